/** Cards on what is done by day for the night: coffee, naps, movement and light. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const habitsByDayCards: readonly Card[] = [
  {
    id: 'Z14',
    title: { en: 'Coffee and sleep', es: 'El café y el sueño' },
    know: {
      en: 'Caffeine, even six hours before bed, took away about an hour of sleep. Tea and cola hold it too.',
      es: 'La cafeína, aun seis horas antes de acostarse, quitó cerca de una hora de sueño. También la tienen el té y el refresco de cola.',
    },
    step: {
      en: 'Let your last coffee, tea or cola today be the one at lunch.',
      es: 'Tome hoy con el almuerzo su último café, té o refresco de cola.',
    },
    how: {
      en: [
        'Think which late cup you like best.',
        'Fill it with water, warm milk or a drink without caffeine.',
        'Keep the hour and the company, and change the cup.',
      ],
      es: [
        'Piense cuál es su taza de la tarde.',
        'Llénela con agua, leche tibia o algo sin cafeína.',
        'Deje la hora y la compañía, y cambie lo de la taza.',
      ],
    },
    howMuch: {
      en: 'After 2 pm, no caffeine, every day this week.',
      es: 'Desde las 2 de la tarde, nada con cafeína, cada día de esta semana.',
    },
    why: {
      en: 'Caffeine hides how tired you are, and it stays in the blood for hours. One good trial found less sleep. People differ, so try it and see.',
      es: 'La cafeína tapa el cansancio y se queda horas en la sangre. Un buen estudio vio que se dormía menos. Cada persona es distinta, así que pruebe y vea.',
    },
    watchFor: {
      en: 'Many cups a day? Cut down bit by bit, or your head may ache. A racing heart needs a doctor.',
      es: '¿Toma muchas tazas? Baje poco a poco, o le puede doler la cabeza. Si el corazón se acelera, vea al médico.',
    },
    insteadIf: [
      {
        limits: ['small-appetite', 'malnourished'],
        say: {
          en: 'After lunch, keep your milk and your bite, without the coffee.',
          es: 'Después del almuerzo, siga con la leche y la merienda, pero sin el café.',
        },
        card: 'D14',
      },
      {
        limits: ['kidney-disease', 'heart-failure'],
        say: {
          en: 'Swap cup for cup with water, so that your drinks for the day stay the same.',
          es: 'Cambie taza por taza con agua, para que el total del día sea igual.',
        },
      },
      {
        limits: ['recently-widowed', 'nobody-near'],
        say: {
          en: 'Keep your coffee hour, it is worth having. Turn on the radio and pour something without caffeine.',
          es: 'Guarde su hora del café, que vale mucho. Ponga la radio y sírvase algo sin cafeína.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What time is your last cup now?',
      es: '¿A qué hora toma su última taza?',
    },
    neighbours: ['Z19', 'Z15', 'Z21'],
  },
  {
    id: 'Z15',
    title: { en: 'Naps: how long, and when', es: 'Siestas: cuánto y a qué hora' },
    know: {
      en: 'Short naps of 20 to 30 minutes before 3 pm are fine. Long, late naps steal sleep from the night.',
      es: 'Las siestas de 20 a 30 minutos antes de las 3 de la tarde están bien. Las largas y tardías quitan sueño a la noche.',
    },
    step: {
      en: 'Set an alarm for 25 minutes today, and rest soon after lunch.',
      es: 'Ponga hoy una alarma de 25 minutos y descanse después del almuerzo.',
    },
    how: {
      en: [
        'Take a chair with arms or the bed. Put a blanket near.',
        'Use a clock, the telephone or the kitchen timer.',
        'When it rings, sit a moment. Then get up slowly.',
      ],
      es: [
        'Use un sillón o la cama, con una manta a mano.',
        'Sirve el despertador, el teléfono o el reloj de cocina.',
        'Cuando suene, siéntese un momento. Levántese despacio.',
      ],
    },
    howMuch: {
      en: '20 to 30 minutes, once a day, before 3 pm.',
      es: 'De 20 a 30 minutos, una vez al día, antes de las 3 de la tarde.',
    },
    why: {
      en: 'To sleep at night you need to be tired, and a long, late nap uses that up. Sleep experts advise it from what they see. There is not much proof.',
      es: 'Para dormir de noche hay que llegar con sueño, y una siesta larga y tardía lo gasta. Lo aconsejan expertos del sueño por lo que ven. No hay muchas pruebas.',
    },
    watchFor: {
      en: 'A sudden new need for naps is a reason to see a doctor. Do not drive when sleepy.',
      es: 'Si de pronto necesita más siestas, vea a un médico. No se ponga al volante con sueño.',
    },
    insteadIf: [
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Nap in a chair in a bright room. The light helps to keep it short.',
          es: 'Haga la siesta en un sillón y con luz. La luz ayuda a que sea corta.',
        },
      },
      {
        limits: ['carer'],
        say: {
          en: 'Rest while the other person rests, even if you do not sleep.',
          es: 'Descanse mientras descansa la otra persona, aunque no duerma.',
        },
      },
      {
        limits: ['recent-operation'],
        say: {
          en: 'Rest as often as your body asks. Short naps can wait until you are well.',
          es: 'Descanse cuanto pida el cuerpo. La siesta corta puede esperar a que mejore.',
        },
      },
      {
        limits: ['unsteady', 'dizzy'],
        say: {
          en: 'Nap in a chair with firm arms. Move your feet first, and hold on as you rise.',
          es: 'Haga la siesta en una silla con brazos. Mueva antes los pies y agárrese al levantarse.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'When do you get sleepy in the day?',
      es: '¿A qué hora del día le entra sueño?',
    },
    neighbours: ['Z17', 'Z14', 'Z09'],
  },
  {
    id: 'Z16',
    title: { en: 'Moving by day to sleep at night', es: 'Moverse de día para dormir de noche' },
    know: {
      en: 'Tai chi and regular movement by day improved the sleep of older adults over some weeks.',
      es: 'El tai chi y el ejercicio de día mejoran el sueño de las personas mayores. Se nota a las pocas semanas.',
    },
    step: {
      en: 'Walk gently this morning, indoors or out, for as long as it feels easy.',
      es: 'Camine suave esta mañana, dentro o fuera de casa, mientras le resulte fácil.',
    },
    how: {
      en: [
        'Wear firm shoes. Keep a wall or a rail near.',
        'Go at a pace at which you can talk.',
        'Stop while it feels good, and sit down to rest.',
      ],
      es: [
        'Use zapatos firmes. Vaya cerca de una pared o un pasamanos.',
        'Vaya a un paso que le deje hablar.',
        'Pare cuando aún se sienta bien y siéntese a descansar.',
      ],
    },
    howMuch: {
      en: 'Three gentle times a week, in the morning or afternoon.',
      es: 'Tres veces suaves por semana, en la mañana o en la tarde.',
    },
    why: {
      en: 'A body that has moved by day is ready for rest at night. One good trial found better sleep with tai chi and with exercise. It takes some weeks.',
      es: 'El cuerpo que se mueve de día pide descanso de noche. Un buen estudio vio mejor sueño con tai chi y con ejercicio. Tarda unas semanas.',
    },
    watchFor: {
      en: 'Stop for chest pain, faintness or bad breath trouble, and call {emergency}. No hard effort close to bed.',
      es: 'Pare si hay dolor de pecho, desmayo o mucha falta de aire, y llame a {emergency}. Nada de esfuerzo antes de dormir.',
    },
    insteadIf: [
      {
        limits: ['unsteady', 'dizzy', 'wheelchair', 'painful-knees'],
        say: {
          en: 'Sit in a firm chair. Lift your arms and legs slowly, with rests.',
          es: 'Siéntese en una silla firme. Mueva brazos y piernas despacio, con descansos.',
        },
        card: 'E19',
      },
      {
        limits: ['lung-disease', 'heart-failure'],
        say: {
          en: 'Move your arms and feet slowly in a chair. Ask your nurse to set the pace.',
          es: 'Mueva despacio brazos y pies en una silla. Que su enfermera le marque el ritmo.',
        },
        card: 'E19',
      },
      {
        limits: ['sugar-medicine'],
        say: {
          en: 'Check your sugar first, and keep something sweet in your pocket.',
          es: 'Mídase antes el azúcar y lleve algo dulce en el bolsillo.',
        },
        card: 'E16',
      },
      {
        limits: ['heat', 'unsafe-outdoors', 'housebound'],
        say: {
          en: 'Walk slowly along the hallway, with a hand near the wall.',
          es: 'Camine despacio por el pasillo, con la mano cerca de la pared.',
        },
      },
    ],
    notWhen: ['recent-operation', 'malnourished'],
    followUp: {
      en: 'When in the day do you feel like moving?',
      es: '¿A qué hora del día le gusta más moverse?',
    },
    neighbours: ['Z17', 'T07', 'Z15'],
  },
  {
    id: 'Z17',
    title: { en: 'How does light set my body clock?', es: '¿Cómo ayuda la luz a dormir mejor?' },
    know: {
      en: 'Bright mornings and dim evenings steady the body clock. If you doze and wake too early, evening light helps.',
      es: 'Mucha luz de mañana y poca de noche ponen en hora el cuerpo. Si despierta muy temprano, ayuda la luz al caer la tarde.',
    },
    step: {
      en: 'Go outside after breakfast, or sit by your brightest window.',
      es: 'Salga después del desayuno o siéntese junto a la ventana con más luz.',
    },
    how: {
      en: [
        'Open the curtains as soon as you are up.',
        'Sit in the light, but never look into the sun.',
        'Wake too early? Keep more light on in the early evening.',
      ],
      es: [
        'Abra las cortinas en cuanto se levante.',
        'Póngase a la luz, sin mirar nunca al sol.',
        '¿Despierta muy temprano? Deje más luz al caer la tarde.',
      ],
    },
    howMuch: {
      en: '20 minutes after breakfast, each day. To go to bed later, move by 15 minutes at a time.',
      es: '20 minutos tras el desayuno, cada día. Para acostarse más tarde, cambie 15 minutos cada vez.',
    },
    why: {
      en: 'Morning light tells the body when the day begins, and so when to grow sleepy at night. Sleep doctors advise it, and good studies support it. It works slowly.',
      es: 'La luz de la mañana le dice al cuerpo cuándo empieza el día y cuándo tener sueño. Lo aconsejan los médicos del sueño y lo apoyan buenos estudios. Va despacio.',
    },
    watchFor: {
      en: 'Sore eyes, headache, or a mood that races? Stop, and tell your doctor. Wear a hat in strong sun.',
      es: '¿Ojos irritados, dolor de cabeza o ánimo muy acelerado? Pare y avise al médico. Con sol fuerte, use sombrero.',
    },
    insteadIf: [
      {
        limits: ['glaucoma', 'poor-sight', 'sleep-limits-unsafe'],
        say: {
          en: 'Ask your doctor before you seek bright light. Until then, keep one time to get up.',
          es: 'Pregunte a su médico antes de buscar mucha luz. Mientras tanto, levántese siempre a la misma hora.',
        },
        card: 'Z01',
      },
      {
        limits: ['heat'],
        say: {
          en: 'Go out early, before it is hot, or sit in the shade by a window.',
          es: 'Salga temprano, antes del calor, o siéntese a la sombra junto a la ventana.',
        },
      },
      {
        limits: ['unsafe-outdoors', 'housebound', 'unsteady', 'wheelchair', 'dizzy'],
        say: {
          en: 'Stay in, and sit at your brightest window for your breakfast.',
          es: 'Quédese en casa y desayune junto a la ventana con más luz.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What time do you wake for good?',
      es: '¿A qué hora despierta y ya no vuelve a dormir?',
    },
    neighbours: ['Z01', 'Z15', 'Z16'],
  },
]
