/** Cards on how much exercise, how to begin and how to go on. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const startingAndGoingOnCards: readonly Card[] = [
  {
    id: 'E01',
    title: { en: 'How much to move in a week', es: '¿Cuánto debo moverme por semana?' },
    also: ['E10', 'E12'],
    know: {
      en: 'After 65, aim for 150 to 300 minutes of moderate activity a week. Some is better than none.',
      es: 'Después de los 65, la meta es de 150 a 300 minutos de ejercicio moderado por semana. Poco es mejor que nada.',
    },
    step: {
      en: 'Walk 10 minutes today, at a pace where you can talk but not sing.',
      es: 'Camine hoy 10 minutos, a un ritmo que le deje hablar, pero no cantar.',
    },
    how: {
      en: [
        'Wear firm shoes. Go in daylight, on flat ground.',
        'Start slowly, and stay close to places where you can sit.',
        'Say a sentence aloud. If you cannot, slow down or rest.',
      ],
      es: [
        'Póngase zapatos firmes. Vaya de día y por terreno plano.',
        'Empiece despacio, cerca de lugares donde pueda sentarse.',
        'Diga una frase en voz alta. Si no puede, vaya más lento o descanse.',
      ],
    },
    howMuch: {
      en: '150 to 300 minutes a week, bit by bit. Add muscle work on 2 days and balance work on 3.',
      es: 'De 150 a 300 minutos por semana, poco a poco. Haga fuerza 2 días y equilibrio 3 días.',
    },
    why: {
      en: 'Heart, legs and balance stay fit by being used, and every bit counts. World guidelines built on many studies advise it. Your own amount is what your health allows.',
      es: 'El corazón, las piernas y el equilibrio se mantienen con el uso, y todo suma. Lo aconsejan guías mundiales con muchos estudios. Su medida es la que su salud permita.',
    },
    watchFor: {
      en: 'Chest pain, fainting or a fluttering heart: stop and call {emergency}. Heart, kidney or sugar trouble: ask your doctor before you do more.',
      es: 'Dolor de pecho, desmayo o corazón sin ritmo: pare y llame a {emergency}. Con mal del corazón, riñón o azúcar, pregunte antes al médico.',
    },
    insteadIf: [
      {
        limits: ['heat', 'unsafe-outdoors', 'housebound', 'carer'],
        say: {
          en: 'Walk indoors, up and down the hall, with the wall close by.',
          es: 'Camine dentro de casa, por el pasillo, cerca de la pared.',
        },
      },
      {
        limits: ['unsteady', 'dizzy', 'lung-disease', 'heart-failure'],
        say: {
          en: 'Stay in a chair and march gently. Your nurse or doctor can set your pace.',
          es: 'Marche suave en la silla. Su enfermera o su médico le dirá a qué ritmo.',
        },
        card: 'E19',
      },
      {
        limits: ['painful-knees'],
        say: {
          en: 'Spare the knee today: sit down and lift one leg at a time.',
          es: 'Hoy cuide la rodilla: siéntese y suba una pierna a la vez.',
        },
        card: 'E14',
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
    noNumbersWhen: ['past-eating-disorder', 'lung-disease'],
    followUp: { en: 'How did the walk feel?', es: '¿Cómo le fue en la caminata?' },
    neighbours: ['E10', 'E05', 'E17'],
  },
  {
    id: 'E10',
    title: { en: 'How do I start gently?', es: '¿Cómo empiezo poco a poco?' },
    also: ['E12'],
    know: {
      en: 'Start low and go slow: 5 to 10 minutes. With heart, kidney or sugar disease, ask a doctor first.',
      es: 'Empiece con poco: de 5 a 10 minutos. Con mal del corazón, riñón o azúcar, pregunte antes al médico.',
    },
    step: {
      en: 'Do five minutes of easy walking or seated marching, twice today.',
      es: 'Camine suave, o marche en la silla, cinco minutos, dos veces hoy.',
    },
    how: {
      en: [
        'Walk on a flat floor, or sit and lift one knee, then the other.',
        'Go so gently that talking is easy.',
        'Rest. Do the other five minutes later in the day.',
      ],
      es: [
        'Camine por suelo plano, o siéntese y suba una rodilla y luego la otra.',
        'Vaya tan suave que pueda conversar.',
        'Descanse. Haga los otros cinco minutos más tarde.',
      ],
    },
    howMuch: {
      en: 'Five minutes, twice a day. Add a few minutes each week.',
      es: 'Cinco minutos, dos veces al día. Cada semana añada un poquito.',
    },
    why: {
      en: 'A slow start gives heart, joints and muscles time to get used to it. Strong guidelines advise this.',
      es: 'Empezar poco a poco da tiempo al corazón y a los músculos para acostumbrarse. Las guías lo aconsejan con firmeza.',
    },
    watchFor: {
      en: 'Chest pain, fainting or very hard breathing: stop and call {emergency}. Ask your doctor before any hard effort.',
      es: 'Dolor de pecho, desmayo o mucha falta de aire: pare y llame a {emergency}. Antes de un esfuerzo grande, pregunte al médico.',
    },
    insteadIf: [
      {
        limits: ['unsteady', 'dizzy', 'wheelchair', 'lung-disease', 'heart-failure'],
        say: {
          en: 'March in the chair, with rests. Hold the seat with both hands.',
          es: 'Marche en la silla, con pausas. Agarre el asiento con ambas manos.',
        },
        card: 'E19',
      },
      {
        limits: ['painful-knees'],
        say: {
          en: 'Sit, and straighten one knee and then the other, as far as feels fine.',
          es: 'En la silla, estire una rodilla y luego la otra, hasta donde no duela.',
        },
        card: 'E14',
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'March on the spot by the sink while the kettle boils.',
          es: 'Marche en su lugar, junto al fregadero, mientras hierve el agua.',
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
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Which felt better, walking or marching in the chair?',
      es: '¿Qué le sentó mejor, caminar o marchar en la silla?',
    },
    neighbours: ['E19', 'E01', 'E08'],
  },
  {
    id: 'E20',
    title: { en: 'How do I keep going?', es: '¿Cómo sigo con constancia?' },
    know: {
      en: 'Small goals and a log help people keep going. Mild soreness for a day or two is normal.',
      es: 'Una meta pequeña, y apuntarla, ayuda a seguir. Es normal una molestia leve por un día o dos.',
    },
    step: {
      en: 'Write one small goal on the calendar, and tick it when it is done.',
      es: 'Escriba una meta pequeña en el calendario y márquela al cumplirla.',
    },
    how: {
      en: [
        'Pick something you can surely do, such as marching in your chair after breakfast.',
        'Write it where you will see it, with a day and an hour.',
        'Tick it each time. Missed a day? Go on tomorrow.',
      ],
      es: [
        'Elija algo que seguro puede, como marchar en la silla tras el desayuno.',
        'Escríbalo donde lo vea, con día y hora.',
        'Márquelo cada vez. ¿Faltó un día? Siga mañana.',
      ],
    },
    howMuch: {
      en: '1 small goal this week. Stretch on 2 days or more, for 10 to 30 seconds, without pain.',
      es: '1 meta pequeña esta semana. Estírese 2 días o más, de 10 a 30 segundos, sin dolor.',
    },
    why: {
      en: 'A small goal is soon reached, and each tick makes you want the next one. This is expert sense more than trial proof.',
      es: 'Una meta pequeña se cumple pronto, y cada marca da ganas de la siguiente. Lo dice la experiencia, más que los estudios.',
    },
    watchFor: {
      en: 'Sharp pain, swelling, or soreness that stays longer: ease off and show it to a doctor.',
      es: 'Dolor agudo, hinchazón o molestia que no se va: haga menos y que lo vea un médico.',
    },
    insteadIf: [
      {
        limits: ['nobody-near'],
        say: {
          en: 'Ask {company} for a friendly caller, and tell them your goal.',
          es: 'Pida en {company} que alguien le llame, y cuéntele su meta.',
        },
        card: 'S05',
      },
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: 'Say the goal aloud each morning, and turn a cup over when it is done.',
          es: 'Diga la meta en voz alta cada mañana, y ponga una taza boca abajo al cumplirla.',
        },
      },
      {
        limits: ['brittle-bones', 'glaucoma'],
        say: {
          en: 'Stretch while you sit upright, with no deep bends and no twists.',
          es: 'Estírese en la silla, con la espalda recta, sin agacharse ni torcerse.',
        },
      },
      {
        limits: ['recent-operation'],
        say: {
          en: 'Let the sheet from your care team be the goal, and nothing more for now.',
          es: 'Por ahora, que su meta sea la hoja que le dio el hospital, y nada más.',
        },
      },
    ],
    notWhen: [],
    followUp: { en: 'What small goal did you choose?', es: '¿Qué meta pequeña eligió?' },
    neighbours: ['E18', 'E10', 'E17'],
  },
]
