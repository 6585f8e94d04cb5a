/** Cards on steps, short walks and walks for the mind. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const walksAndStepsCards: readonly Card[] = [
  {
    id: 'E04',
    title: { en: 'How many steps a day?', es: '¿Cuántos pasos al día?' },
    also: ['E12'],
    know: {
      en: 'After 60, the gain levels off near 6,000 to 8,000 steps a day. You do not need 10,000.',
      es: 'Pasados los 60, la ventaja deja de crecer cerca de 6,000 a 8,000 pasos al día. No hacen falta 10,000.',
    },
    step: {
      en: 'Find your usual steps, then add 500 a day.',
      es: 'Vea cuántos pasos da de costumbre y sume 500 al día.',
    },
    how: {
      en: [
        'Look at the steps on your phone, or count aloud along your hall.',
        'Note what you do on a usual day.',
        'Add short trips, near the wall, with rests between.',
      ],
      es: [
        'Mire los pasos en su teléfono, o cuéntelos en voz alta por el pasillo.',
        'Anote lo que hace en un día normal.',
        'Sume vueltas cortas, cerca de la pared y con descansos.',
      ],
    },
    howMuch: {
      en: '500 steps a day more than now. Stay there till it feels easy.',
      es: '500 pasos al día más que ahora. Siga así hasta que le sea fácil.',
    },
    why: {
      en: 'Every step gives heart and legs some work, and past a certain point more adds little. Studies that watched many people for years saw this, but it is no proof.',
      es: 'Cada paso hace trabajar el corazón y las piernas, pero pasado un punto más agrega poco. Lo vieron estudios con mucha gente por años. No prueba la causa.',
    },
    watchFor: {
      en: 'Chest pain or fainting: stop and call {emergency}. Sore feet or knees: cut back for a day.',
      es: 'Dolor de pecho o desmayo: pare y llame a {emergency}. Si duelen pies o rodillas, haga menos por un día.',
    },
    insteadIf: [
      {
        limits: ['heat', 'unsafe-outdoors', 'housebound'],
        say: {
          en: 'Make the extra trips indoors, from room to room.',
          es: 'Dé las vueltas de más dentro de casa, de un cuarto a otro.',
        },
      },
      {
        limits: ['unsteady', 'dizzy', 'painful-knees', 'lung-disease', 'heart-failure'],
        say: {
          en: 'Leave the steps. Move your feet and arms in the chair, a little more than yesterday.',
          es: 'Deje los pasos. Mueva pies y brazos en la silla, un poco más que ayer.',
        },
        card: 'E19',
      },
      {
        limits: ['no-internet', 'poor-sight'],
        say: {
          en: 'Leave the counting. Make one more trip along the hall than you did yesterday.',
          es: 'No cuente. Dé una vuelta más por el pasillo que ayer.',
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
    notWhen: ['wheelchair', 'malnourished', 'recent-operation'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'What is a usual day of walking for you?',
      es: '¿Cuánto camina usted en un día normal?',
    },
    neighbours: ['E05', 'E17', 'E01'],
  },
  {
    id: 'E05',
    title: { en: 'Short walks through the day', es: 'Caminatas cortas durante el día' },
    also: ['E12'],
    know: {
      en: 'Around 7,000 steps a day is linked with less dementia and less low mood. Even 4,000 was better than very few.',
      es: 'Unos 7,000 pasos al día se relacionan con menos demencia y mejor ánimo. Aun 4,000 es mejor que muy pocos.',
    },
    step: {
      en: 'Split your walking into three short walks today.',
      es: 'Reparta hoy lo que camina en tres paseos cortos.',
    },
    how: {
      en: [
        'Tie each walk to a part of the day: breakfast, lunch, and well before dark.',
        'Turn back while you feel fresh.',
        'Sit down between walks for as long as you like.',
      ],
      es: [
        'Ate cada paseo a algo del día: el desayuno, el mediodía, la tarde con luz.',
        'Dé la vuelta antes de cansarse.',
        'Siéntese entre paseos el tiempo que quiera.',
      ],
    },
    howMuch: {
      en: 'Three short walks a day, as short as you need.',
      es: 'Tres paseos cortos al día, tan cortos como le haga falta.',
    },
    why: {
      en: 'Short walks tire you less than one long one, and all their steps count. In large studies, people who walked more did better, but that is no proof.',
      es: 'Los paseos cortos cansan menos que uno largo, y todos sus pasos cuentan. En estudios grandes, a quienes caminaban más les iba mejor. Eso no prueba la causa.',
    },
    watchFor: {
      en: 'Rest if you cannot talk as you walk. Chest pain, fainting or very hard breathing: call {emergency}.',
      es: 'Descanse si no puede hablar al andar. Dolor de pecho, desmayo o mucha falta de aire: llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['heat', 'unsafe-outdoors', 'housebound'],
        say: {
          en: 'Walk the hall three times today, with a rest after each.',
          es: 'Recorra hoy el pasillo tres veces, con un descanso después de cada una.',
        },
      },
      {
        limits: ['unsteady', 'dizzy', 'painful-knees', 'lung-disease', 'heart-failure'],
        say: {
          en: 'Do three short rounds in the chair: march gently, then rest.',
          es: 'Haga tres ratos cortos en la silla: marche suave y descanse.',
        },
        card: 'E19',
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Walk from room to room while the coffee warms, or while a visitor sits in.',
          es: 'Camine por la casa mientras se calienta el café, o cuando alguien le releve.',
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
    notWhen: ['wheelchair', 'malnourished', 'recent-operation'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Which of the three walks suits you best?',
      es: '¿Cuál de los tres paseos le queda mejor?',
    },
    neighbours: ['E04', 'E01', 'E06'],
  },
  {
    id: 'E07',
    title: { en: 'Walking for the memory', es: 'Caminar para la memoria' },
    also: ['E09', 'E12'],
    know: {
      en: 'In one trial, a year of walking made a memory area of the brain 2% larger.',
      es: 'En un estudio, caminar durante un año hizo crecer un 2% una zona de la memoria.',
    },
    step: {
      en: 'Choose three days this week, and walk 10 minutes on the first.',
      es: 'Elija tres días de esta semana y camine 10 minutos el primero.',
    },
    how: {
      en: [
        'Mark the three days, with a rest day between.',
        'Walk a loop close to home, by day, with places to sit.',
        'When it feels easy, add a few minutes the next week.',
      ],
      es: [
        'Marque los tres días, con uno de descanso entre ellos.',
        'Camine cerca de casa, de día, donde haya dónde sentarse.',
        'Cuando le sea fácil, añada unos minutos la semana siguiente.',
      ],
    },
    howMuch: {
      en: '10 minutes, three days a week. Build up to 40 over several weeks.',
      es: '10 minutos, tres días por semana. Llegue a 40 en varias semanas.',
    },
    why: {
      en: 'As you walk, the heart sends more blood to the brain. One good trial of 120 people saw a memory area grow. Another found no gain in memory. It is no promise.',
      es: 'Al caminar, el corazón manda más sangre al cerebro. Un buen estudio vio crecer una zona de la memoria. Otro no vio mejor memoria. Así que no es promesa.',
    },
    watchFor: {
      en: 'Go slower if you puff. Stop for chest pain or fainting, and call {emergency}.',
      es: 'Vaya más lento si le falta el aire. Con dolor de pecho o desmayo, pare y llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['heat', 'unsafe-outdoors', 'housebound', 'carer'],
        say: {
          en: 'Walk your rooms in a loop, past the furniture you know, with a light on.',
          es: 'Recorra los cuartos de su casa, con buena luz, entre los muebles que conoce.',
        },
      },
      {
        limits: ['unsteady', 'dizzy', 'painful-knees'],
        say: {
          en: 'Choose three days this week, and march in your chair on each.',
          es: 'Elija tres días de esta semana, y en cada uno marche en la silla.',
        },
        card: 'E19',
      },
      {
        limits: ['lung-disease', 'heart-failure'],
        say: {
          en: 'Walk to the next chair and sit. Let your nurse set the pace from there.',
          es: 'Camine hasta la silla más cercana y siéntese. Su enfermera le marca el ritmo.',
        },
        card: 'E10',
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
    notWhen: ['wheelchair', 'malnourished', 'recent-operation'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Which days would suit you?',
      es: '¿Qué días le quedan mejor?',
    },
    neighbours: ['E01', 'E09', 'E05'],
  },
]
