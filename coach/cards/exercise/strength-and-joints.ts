/** Cards on standing up, sore joints and strength. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const strengthAndJointsCards: readonly Card[] = [
  {
    id: 'E08',
    title: { en: 'How do I get stronger legs?', es: '¿Cómo fortalezco las piernas?' },
    also: ['E12', 'E20'],
    know: {
      en: 'Walking, strength and balance work helped frail people of 70 to 89 keep walking.',
      es: 'Caminar, fuerza y equilibrio ayudaron a personas frágiles de 70 a 89 años a seguir caminando.',
    },
    step: {
      en: 'Stand up from a firm chair 5 times, twice a day.',
      es: 'Levántese de una silla firme 5 veces, dos veces al día.',
    },
    how: {
      en: [
        'Put the chair against a wall. Sit near the front, feet flat.',
        'Lean forward and push up. Hands may help.',
        'Stand and breathe. Sit down slowly.',
      ],
      es: [
        'Ponga la silla contra la pared. Siéntese un poco adelante, pies planos.',
        'Inclínese y suba. Las manos pueden ayudar.',
        'Respire de pie. Siéntese despacio.',
      ],
    },
    howMuch: {
      en: '5 times, twice a day. Add more when it feels easy.',
      es: '5 veces, dos veces al día. Añada más cuando sea fácil.',
    },
    why: {
      en: 'Muscles grow stronger with use at any age, and strong legs keep you on the move. One large trial showed less loss of walking. It is no promise.',
      es: 'Los músculos se fortalecen con el uso a cualquier edad, y unas piernas fuertes llevan lejos. Un estudio grande vio menos pérdida al caminar. No es promesa.',
    },
    watchFor: {
      en: 'Stop for sharp pain. Chest pain or fainting: call {emergency}. A day or two of soreness is normal.',
      es: 'Pare si hay dolor agudo. Dolor de pecho o desmayo: llame a {emergency}. Uno o dos días de molestia es normal.',
    },
    insteadIf: [
      {
        limits: ['dizzy', 'wheelchair', 'unsteady'],
        say: {
          en: 'Stay seated, and march with your feet at your own pace.',
          es: 'Quédese en la silla y marche con los pies, a su ritmo.',
        },
        card: 'E19',
      },
      {
        limits: ['painful-knees'],
        say: {
          en: 'Stay on the chair, and lift one leg at a time.',
          es: 'Hoy no se levante: suba una pierna a la vez, en la silla.',
        },
        card: 'E14',
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Stand up from a higher chair with your arms crossed, so that the legs do the work.',
          es: 'Levántese de una silla más alta con los brazos cruzados: que trabajen las piernas.',
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
    notWhen: ['dizzy', 'unsteady', 'wheelchair', 'recent-operation'],
    followUp: {
      en: 'How many felt comfortable the first time?',
      es: '¿Cuántas le salieron bien la primera vez?',
    },
    neighbours: ['E14', 'E02', 'E19'],
    howSource: 'CDC chair rise handout, 2017',
  },
  {
    id: 'E14',
    title: { en: 'What helps sore joints?', es: '¿Qué alivia las articulaciones?' },
    know: {
      en: 'Exercise on land or in water eases the pain of knee arthritis. Strong thighs help the joint.',
      es: 'El ejercicio, en tierra o en agua, alivia el dolor de la artrosis de rodilla. Unos muslos fuertes ayudan.',
    },
    step: {
      en: 'Sit down and lift one leg, 8 times each side.',
      es: 'Siéntese y suba una pierna, 8 veces por lado.',
    },
    how: {
      en: [
        'Sit well back on a firm chair, and hold the seat.',
        'Straighten one knee slowly, as far as feels fine. Breathe out.',
        'Lower it slowly. After 8, change legs.',
      ],
      es: [
        'Siéntese bien atrás en una silla firme y agarre el asiento.',
        'Estire una rodilla despacio, hasta donde no duela. Suelte el aire.',
        'Baje despacio. Después de 8, cambie de pierna.',
      ],
    },
    howMuch: {
      en: '8 lifts each side, once a day. A pool or an easy bicycle is good too, if you have one near.',
      es: '8 veces por lado, una vez al día. La piscina o una bicicleta suave también sirven, si las tiene cerca.',
    },
    why: {
      en: 'Strong thighs take load off the knee, and moving keeps the joint from growing stiff. Many trials agree that it eases knee pain.',
      es: 'Unos muslos fuertes quitan carga a la rodilla, y con el movimiento no se pone tiesa. Muchos estudios coinciden en que alivia.',
    },
    watchFor: {
      en: 'Sharp pain, swelling, or pain that lasts over a day: ease off, and show it to a doctor.',
      es: 'Dolor agudo, hinchazón o dolor de más de un día: haga menos y vea a un médico.',
    },
    insteadIf: [
      {
        limits: ['painful-knees'],
        say: {
          en: 'Sit down and lift one foot a little way. Stop well before it hurts.',
          es: 'En la silla, suba un pie un poquito y pare mucho antes de que duela.',
        },
      },
      {
        limits: ['wheelchair'],
        say: {
          en: 'Lock the wheels, sit well back, and move what moves easily.',
          es: 'Ponga el freno, siéntese bien atrás y mueva lo que se mueva sin esfuerzo.',
        },
        card: 'E19',
      },
      {
        limits: ['no-transport', 'no-money', 'housebound'],
        say: {
          en: 'Leave the pool. Your own chair is enough: lift, breathe out, lower.',
          es: 'Deje la piscina. Basta su silla: suba, suelte el aire y baje.',
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
      en: 'Which knee liked it better?',
      es: '¿Con qué rodilla le fue mejor?',
    },
    neighbours: ['E19', 'E13', 'E15'],
  },
  {
    id: 'E15',
    title: { en: 'Getting stronger at home', es: 'Hacer fuerza en casa' },
    also: ['E12'],
    know: {
      en: 'Strength work two days a week is safe for most older people, frail ones too.',
      es: 'Hacer fuerza dos días por semana es seguro para casi todas las personas mayores, aun frágiles.',
    },
    step: {
      en: 'Do 8 wall push ups, rest, and do 8 more.',
      es: 'Empuje la pared con las manos 8 veces, descanse y haga otras 8.',
    },
    how: {
      en: [
        "Stand an arm's length from a wall, firm shoes on, palms flat at chest height.",
        'Bend your elbows slowly, with a straight back. Breathe in.',
        'Push away and breathe out. Never hold your breath.',
      ],
      es: [
        'De pie, con zapatos firmes, ponga las palmas en la pared a la altura del pecho.',
        'Flexione los codos despacio, con la espalda recta. Tome aire.',
        'Empuje y suelte el aire. No aguante la respiración.',
      ],
    },
    howMuch: {
      en: '8 push ups, two sets, two days a week. Fewer is fine at first.',
      es: '8 veces, dos series, dos días por semana. Al principio puede ser menos.',
    },
    why: {
      en: 'With more strength, stairs, bags and getting up cost you less effort. A strong guideline advises it, after many trials. Good form matters more than weight.',
      es: 'Con más fuerza, las escaleras, las bolsas y levantarse cuestan menos. Lo dice una guía firme, tras muchos estudios. Hacerlo bien vale más que el peso.',
    },
    watchFor: {
      en: 'Blood pressure not under control: ask your doctor first. Stop for sharp pain. Chest pain or fainting: call {emergency}.',
      es: 'Si su presión no está controlada, pregunte antes al médico. Pare si duele. Dolor de pecho o desmayo: llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['painful-hands'],
        say: {
          en: 'Rest the hands. Sit, march, and lift your heels.',
          es: 'Deje descansar las manos. En la silla, marche y suba los talones.',
        },
        card: 'E19',
      },
      {
        limits: ['unsteady', 'dizzy', 'wheelchair'],
        say: {
          en: 'Sit tall, and raise both arms slowly as you breathe out.',
          es: 'En la silla, suba los dos brazos despacio mientras suelta el aire.',
        },
        card: 'E19',
      },
      {
        limits: ['lung-disease', 'heart-failure'],
        say: {
          en: 'Do a few soft pushes at the wall. Then sit and rest till talking is easy.',
          es: 'Empuje la pared unas pocas veces, muy suave. Siéntese hasta poder hablar bien.',
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
    notWhen: ['malnourished', 'recent-operation'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'How did your arms and wrists feel after it?',
      es: '¿Cómo sintió después los brazos y las muñecas?',
    },
    neighbours: ['E08', 'E19', 'E13'],
  },
]
