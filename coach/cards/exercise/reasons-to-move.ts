/** Cards on what exercise may and may not do for the mind, and on moving for joy. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const reasonsToMoveCards: readonly Card[] = [
  {
    id: 'E09',
    title: { en: 'What exercise can and cannot do', es: 'Qué logra el ejercicio y qué no' },
    know: {
      en: 'Not every trial finds gains for thinking. In one, 18 months of exercise did not lift memory.',
      es: 'No todos los estudios ven mejoras en la mente. En uno, 18 meses de ejercicio no mejoraron la memoria.',
    },
    step: {
      en: 'Pick one gain to look for: strength, mood, sleep or balance.',
      es: 'Elija una mejora que quiera notar: fuerza, ánimo, sueño o equilibrio.',
    },
    how: {
      en: [
        'Ask yourself which of these would help your day most.',
        'Find a sign you can feel, such as an easier rise from the chair.',
        'Look for it again each Sunday.',
      ],
      es: [
        'Piense cuál le ayudaría más en su día.',
        'Busque una señal que se note, como levantarse mejor de la silla.',
        'Mírela otra vez cada domingo.',
      ],
    },
    howMuch: {
      en: '1 gain to watch, looked at once a week.',
      es: '1 mejora, y mirarla una vez por semana.',
    },
    why: {
      en: 'Strength, mood, sleep and balance are gains that you can feel yourself. For memory, a large, good trial saw none. Exercise may lower risk, with no promise.',
      es: 'La fuerza, el ánimo, el sueño y el equilibrio se notan. En la memoria, un estudio grande y bueno no vio mejora. El ejercicio puede bajar el riesgo, sin promesas.',
    },
    watchFor: {
      en: 'Be wary of anyone who promises a sure result. Memory worries that are new: tell your doctor.',
      es: 'Desconfíe de quien prometa algo seguro. Si le preocupa su memoria desde hace poco, dígaselo al médico.',
    },
    insteadIf: [
      {
        limits: ['memory-worry'],
        say: {
          en: 'Note what happened and on which day, and take it to your doctor.',
          es: 'Anote qué pasó y qué día, y lléveselo a su médico.',
        },
        card: 'L16',
      },
      {
        limits: ['wheelchair', 'housebound'],
        say: {
          en: 'Choose a gain from the chair: looser shoulders, or a brighter mood.',
          es: 'Elija una mejora en la silla: hombros más sueltos o mejor ánimo.',
        },
        card: 'E19',
      },
      {
        limits: ['recent-operation'],
        say: {
          en: 'Choose mood or sleep for now, and leave effort to the sheet from your care team.',
          es: 'Por ahora elija ánimo o sueño. El esfuerzo, según la hoja del hospital.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which gain would you like most?',
      es: '¿Qué mejora le gustaría más?',
    },
    neighbours: ['E18', 'E08', 'E07'],
  },
  {
    id: 'E18',
    title: { en: 'Activity, and the mind', es: 'La actividad y la mente' },
    also: ['E01', 'E12'],
    know: {
      en: 'World health experts (WHO) strongly advise activity, to lower the risk of a decline in thinking. It is no promise.',
      es: 'La OMS aconseja con firmeza moverse, para bajar el riesgo de deterioro de la mente. No es promesa.',
    },
    step: {
      en: 'Pick what you enjoy most, such as dance or gardening, and do a little today.',
      es: 'Elija lo que más le guste, como bailar o cuidar plantas, y haga un poco hoy.',
    },
    how: {
      en: [
        'Think of what made you glad to move: music, plants, a ball game.',
        'Choose a clear bit of floor, with a firm chair within reach.',
        'Stop while it is fun, and choose the next day for it.',
      ],
      es: [
        'Piense en lo que le daba gusto: la música, las plantas, la pelota.',
        'Elija un sitio con el suelo libre y una silla firme a la mano.',
        'Pare mientras le guste, y elija el próximo día.',
      ],
    },
    howMuch: {
      en: '1 thing you enjoy, a few minutes on most days. Some is better than none.',
      es: '1 cosa que le guste, unos minutos casi todos los días. Poco es mejor que nada.',
    },
    why: {
      en: 'Moving gets the blood going, to the head too, and what you enjoy you go on with. The advice is strong for people whose thinking is well.',
      es: 'Al moverse, la sangre corre mejor, también hacia la cabeza, y lo que gusta se sigue haciendo. El consejo es firme para quien piensa con claridad.',
    },
    watchFor: {
      en: 'Stop for sharp pain or dizziness. Chest pain, fainting or very hard breathing: call {emergency}.',
      es: 'Pare con dolor agudo o mareo. Dolor de pecho, desmayo o mucha falta de aire: llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['wheelchair', 'dizzy', 'unsteady'],
        say: {
          en: 'Put on a song, and dance in the chair with your arms and feet.',
          es: 'Ponga una canción y baile en la silla con brazos y pies.',
        },
        card: 'E19',
      },
      {
        limits: ['no-money', 'no-transport', 'housebound'],
        say: {
          en: 'Move to a song on the radio at home, with a chair to hold.',
          es: 'Muévase en casa con una canción de la radio, junto a una silla.',
        },
      },
      {
        limits: ['brittle-bones', 'glaucoma'],
        say: {
          en: 'Choose easy dance or a stroll, and leave out deep bends and twists.',
          es: 'Elija un baile suave o un paseo, sin agacharse mucho ni torcerse.',
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
      en: 'What kind of moving have you always enjoyed?',
      es: '¿Qué forma de moverse le ha gustado siempre?',
    },
    neighbours: ['E17', 'E20', 'E05'],
  },
]
