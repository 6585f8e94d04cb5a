/** Cards on sitting less, work in the house and garden, and exercise in a chair. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const movingAtHomeCards: readonly Card[] = [
  {
    id: 'E06',
    title: { en: 'Sitting for too long', es: 'Demasiado tiempo sin levantarme' },
    know: {
      en: 'Long spells of sitting add up. After 60, more than about 10 hours a day is linked with more dementia.',
      es: 'Pasar mucho rato en un asiento suma. Tras los 60, más de unas 10 horas al día se relaciona con más demencia.',
    },
    step: {
      en: 'Stand up or march on the spot every 30 to 60 minutes today.',
      es: 'Póngase de pie o marche en su lugar cada 30 a 60 minutos hoy.',
    },
    how: {
      en: [
        'Tie it to something: the news, the end of a show, a cup of tea.',
        'Hold the chair, stand up slowly, and wait a moment.',
        'March gently, or walk to the window and back.',
      ],
      es: [
        'Hágalo con algo: las noticias, el fin del programa, un café.',
        'Agarre la silla, levántese despacio y espere un poco.',
        'Marche suave, o vaya a la ventana y vuelva.',
      ],
    },
    howMuch: {
      en: 'Every 30 to 60 minutes. Swap one TV hour for moving.',
      es: 'Cada 30 a 60 minutos. Cambie una hora de tele por movimiento.',
    },
    why: {
      en: 'Standing up wakes the leg muscles and cuts down the sitting of the day. People who sat less in all did better, but that is no proof.',
      es: 'Ponerse de pie despierta las piernas y acorta las horas de asiento. A quienes pasaban menos horas así les fue mejor, pero eso no prueba la causa.',
    },
    watchFor: {
      en: 'If the room spins when you rise, sit down, and tell your doctor.',
      es: 'Si al levantarse hay mareo, siéntese y dígaselo a su médico.',
    },
    insteadIf: [
      {
        limits: ['dizzy', 'unsteady', 'lung-disease'],
        say: {
          en: 'Stay in the chair at each break, and march with your feet.',
          es: 'En cada pausa, quédese en la silla y marche con los pies.',
        },
        card: 'E19',
      },
      {
        limits: ['painful-knees'],
        say: {
          en: 'At each break, straighten one knee and then the other, in your seat.',
          es: 'En cada pausa, estire una rodilla y luego la otra, sin levantarse.',
        },
        card: 'E14',
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Stand up for what you do anyway: folding, peeling, a phone call.',
          es: 'Haga de pie lo que igual va a hacer: doblar ropa, pelar verduras, hablar por teléfono.',
        },
        card: 'E17',
      },
    ],
    notWhen: ['wheelchair', 'recent-operation'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'What part of the day do you sit longest?',
      es: '¿A qué hora del día pasa más rato en la silla?',
    },
    neighbours: ['E19', 'E17', 'E05'],
  },
  {
    id: 'E17',
    title: { en: 'What counts in the activity score', es: 'Qué cuenta en el puntaje de actividad' },
    also: ['E12'],
    know: {
      en: 'The activity score counts house, garden and caring tasks. After 65, averages sit near 100 to 120.',
      es: 'El puntaje de actividad cuenta la casa, el jardín y cuidar a otros. Tras los 65, lo común es de 100 a 120.',
    },
    step: {
      en: 'Count the minutes you spend on house and garden work today.',
      es: 'Cuente los minutos que hoy dedica a la casa y al jardín.',
    },
    how: {
      en: [
        'Look at the clock when you start and when you stop.',
        'Count sweeping, beds, cooking, plants, and care for someone.',
        'Add it up in the evening. All of it counts.',
      ],
      es: [
        'Mire el reloj al empezar y al acabar.',
        'Cuente barrer, camas, cocina, plantas y cuidar a alguien.',
        'Súmelo al final del día. Todo cuenta.',
      ],
    },
    howMuch: {
      en: '1 day of counting. Then look at what surprised you.',
      es: '1 día de contar. Luego mire qué le llamó la atención.',
    },
    why: {
      en: 'At home you also bend, carry and walk, so that counts. The score comes from what people tell of themselves, so it is a rough guide.',
      es: 'En casa uno también se agacha, carga y camina, y eso cuenta. El puntaje sale de lo que cada persona dice. Por eso es una idea, no algo exacto.',
    },
    watchFor: {
      en: 'The score is no medical test. Rest between tasks. Chest pain or fainting as you work: call {emergency}.',
      es: 'El puntaje no es un examen médico. Descanse entre tareas. Dolor de pecho o desmayo: llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: 'Keep count by voice, or drop a coin in a cup after each task.',
          es: 'Lleve la cuenta de voz, o ponga una moneda en una taza por cada tarea.',
        },
      },
      {
        limits: ['painful-knees', 'wheelchair', 'unsteady'],
        say: {
          en: 'Count what you do in a chair: peeling, folding, pots on a table.',
          es: 'Cuente lo que hace en la silla: pelar, doblar ropa, macetas en la mesa.',
        },
        card: 'E19',
      },
      {
        limits: ['brittle-bones', 'glaucoma'],
        say: {
          en: 'Sit down for low things. Leave out deep bends and twists.',
          es: 'Siéntese para lo que está bajo. No se agache mucho ni se tuerza.',
        },
      },
      {
        limits: ['recent-operation'],
        say: {
          en: 'Count what the sheet from your care team allows. Others can do the rest.',
          es: 'Cuente lo que permite la hoja del hospital. Lo demás, que lo haga alguien más.',
        },
      },
    ],
    notWhen: ['recent-operation'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Which task kept you on the move most?',
      es: '¿Qué tarea le hizo moverse más?',
    },
    neighbours: ['E06', 'E18', 'E10'],
  },
  {
    id: 'E19',
    title: { en: 'Exercises in a chair', es: 'Ejercicios en la silla' },
    also: ['E12'],
    know: {
      en: 'Exercise in a chair or in bed counts. It suits people who use a walker or a wheelchair.',
      es: 'El ejercicio en silla o en cama también vale. Es bueno para quien usa andador o silla de ruedas.',
    },
    step: {
      en: 'Do ten seated marches and ten ankle circles, morning and afternoon.',
      es: 'Haga diez pasos de marcha en la silla y diez círculos de tobillo, mañana y tarde.',
    },
    how: {
      en: [
        'Sit well back on a firm chair. In a wheelchair, lock the wheels.',
        'Hold the seat. Lift one knee, then the other, ten in all.',
        'Circle one foot slowly, then the other.',
      ],
      es: [
        'Siéntese bien atrás en una silla firme. Si es de ruedas, ponga el freno.',
        'Agarre el asiento. Suba una rodilla y luego la otra, diez en total.',
        'Gire despacio un pie y luego el otro.',
      ],
    },
    howMuch: {
      en: 'Ten marches and ten ankle circles, morning and afternoon. Fewer is fine.',
      es: 'Diez pasos y diez círculos, mañana y tarde. Menos también vale.',
    },
    why: {
      en: 'Muscles and joints gain from being used, in a chair as well as on your feet. Health experts advise it. It rests on good sense more than on trials.',
      es: 'A los músculos y a las articulaciones les hace bien el uso, de pie o en silla. Lo aconsejan expertos en salud, por experiencia más que por estudios.',
    },
    watchFor: {
      en: 'Stop if it hurts. If you lean or slide, have somebody beside you. Chest pain or fainting: call {emergency}.',
      es: 'Pare si duele. Si se va de lado, que haya alguien con usted. Dolor de pecho o desmayo: llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['painful-knees'],
        say: {
          en: 'In place of marching, slide each foot forward and back on the floor.',
          es: 'En vez de marchar, deslice cada pie adelante y atrás por el suelo.',
        },
        card: 'E14',
      },
      {
        limits: ['lung-disease', 'heart-failure'],
        say: {
          en: 'March a little in your chair, rest, and go on when talking is easy.',
          es: 'Marche un poco en la silla, descanse y siga cuando pueda hablar bien.',
        },
      },
      {
        limits: ['wheelchair'],
        say: {
          en: 'March with your feet in the chair. If they do not move, lift both arms slowly, ten times.',
          es: 'Marche con los pies en la silla. Si no se mueven, suba los brazos despacio diez veces.',
        },
      },
      {
        limits: ['sugar-medicine'],
        say: {
          en: 'Check your sugar first, and keep juice within reach.',
          es: 'Mídase antes el azúcar y tenga jugo a la mano.',
        },
        card: 'E16',
      },
    ],
    notWhen: ['recent-operation'],
    followUp: {
      en: 'Which was easier, the marches or the circles?',
      es: '¿Qué fue más fácil, la marcha o los círculos?',
    },
    neighbours: ['E14', 'E10', 'E11'],
  },
]
