/** Cards on balance, tai chi and the falls check. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const balanceAndFallsCards: readonly Card[] = [
  {
    id: 'E02',
    title: { en: 'Better balance', es: 'Mejor equilibrio' },
    also: ['E01', 'E11'],
    know: {
      en: 'Balance exercise cut the rate of falls by 24% in trials.',
      es: 'En los estudios, el ejercicio de equilibrio bajó las caídas un 24%.',
    },
    step: {
      en: 'Hold the kitchen counter and stand heel to toe for 10 seconds each side.',
      es: 'Agárrese del fregadero y ponga un pie justo delante del otro, 10 segundos por lado.',
    },
    how: {
      en: [
        'Wear firm shoes. Put both hands on the counter, and a chair behind you.',
        'Set one foot in front, heel near the toes. A gap is fine.',
        'Hold on as you count to 10. Rest, then change feet.',
      ],
      es: [
        'Póngase zapatos firmes. Apoye ambas manos y tenga una silla detrás.',
        'Ponga un pie delante, el talón cerca de los dedos. Puede quedar un hueco.',
        'Cuente hasta 10 sin soltarse. Descanse y cambie de pie.',
      ],
    },
    howMuch: {
      en: '10 seconds each side, on 3 days a week or more.',
      es: '10 segundos por lado, 3 días por semana o más.',
    },
    why: {
      en: 'With practice, your feet and legs catch you sooner when you sway. Many trials agree that balance work lowers falls. It cannot rule them out.',
      es: 'Con la práctica, los pies y las piernas reaccionan antes cuando uno se tambalea. Muchos estudios coinciden en que hay menos caídas. No las quita del todo.',
    },
    watchFor: {
      en: 'Stop if the room spins or your legs feel weak. After any fall, ask for a falls check. A knock to the head: call {emergency}.',
      es: 'Pare si hay mareo o las piernas no responden. Tras una caída, pida una revisión. Golpe en la cabeza: llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['unsteady'],
        say: {
          en: 'Keep both hands on the counter and your feet side by side, with somebody next to you.',
          es: 'Deje las dos manos apoyadas y un pie junto al otro, con alguien a su lado.',
        },
        card: 'E11',
      },
      {
        limits: ['dizzy', 'wheelchair', 'nobody-near'],
        say: {
          en: 'Stay in the chair: lift your heels, then your toes, slowly.',
          es: 'En la silla, suba despacio los talones y luego las puntas.',
        },
        card: 'E19',
      },
      {
        limits: ['painful-knees', 'painful-hands'],
        say: {
          en: 'Rest your palms on the counter and shift your weight from foot to foot.',
          es: 'Apoye las palmas en el fregadero y pase el peso de un pie al otro.',
        },
      },
    ],
    notWhen: ['dizzy', 'wheelchair', 'recent-operation'],
    followUp: {
      en: 'Which side felt steadier?',
      es: '¿De qué lado sintió más firmeza?',
    },
    neighbours: ['E03', 'E11', 'E19'],
  },
  {
    id: 'E03',
    title: { en: 'Tell me about tai chi', es: 'Cuénteme del taichí' },
    know: {
      en: 'Tai chi led to 58% fewer falls than stretching. That was in people of 70 or more at high risk.',
      es: 'Con tai chi hubo un 58% menos de caídas que con estiramientos. Eran personas de 70 o más, con alto riesgo.',
    },
    step: {
      en: 'Call your library or a local center, and ask for a beginner tai chi class.',
      es: 'Llame a la biblioteca o a un centro y pida una clase de tai chi para empezar.',
    },
    how: {
      en: [
        'Ask whether there is a teacher, a seated version, and a price.',
        'Say that you are new, and whether you have ever fallen.',
        'Go to watch first, and sit near a firm chair.',
      ],
      es: [
        'Pregunte quién la da, si se puede hacer en silla y cuánto cuesta.',
        'Diga que es su primera vez, y si ha tenido caídas.',
        'Primero vaya a mirar, cerca de una silla firme.',
      ],
    },
    howMuch: {
      en: 'Twice a week, as in the trial. Begin with 1 class.',
      es: 'Dos veces por semana, como en el estudio. Empiece con 1 clase.',
    },
    why: {
      en: 'Shifting your weight slowly trains the legs and the balance that keep you up. One good trial found fewer falls, even against mixed exercise. Yoga has less proof for falls.',
      es: 'Pasar el peso despacio de una pierna a otra entrena el equilibrio. Un buen estudio vio menos caídas, también frente a otro ejercicio. El yoga tiene menos pruebas.',
    },
    watchFor: {
      en: 'Keep a chair in reach. Stop if you feel dizzy or a joint hurts, and tell the teacher.',
      es: 'Tenga una silla a la mano. Pare si hay mareo o duele una rodilla, y dígalo en la clase.',
    },
    insteadIf: [
      {
        limits: ['dizzy', 'wheelchair'],
        say: {
          en: 'Do it seated: raise both arms as slowly as a leaf falls, then lower them.',
          es: 'Hágalo en la silla: suba los brazos muy despacio y bájelos igual de lento.',
        },
        card: 'E19',
      },
      {
        limits: ['no-transport', 'housebound', 'unsafe-outdoors', 'carer'],
        say: {
          en: 'Stay at home: hold the counter and move your weight slowly from foot to foot.',
          es: 'En casa: agárrese del fregadero y lleve el peso, muy lento, de un pie al otro.',
        },
        card: 'E02',
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Ask the library, the park or a center whether there is a free class.',
          es: 'Pregunte en la biblioteca o en el parque si hay una clase gratis.',
        },
      },
      {
        limits: ['brittle-bones'],
        say: {
          en: 'Tell the teacher that you leave out deep bends and twists.',
          es: 'Diga a quien da la clase que usted no se agacha mucho ni se tuerce.',
        },
        card: 'E13',
      },
    ],
    notWhen: ['malnourished', 'recent-operation'],
    followUp: {
      en: 'Is there a class near you, or does home suit you better?',
      es: '¿Hay una clase cerca, o le conviene más hacerlo en casa?',
    },
    neighbours: ['E02', 'E19', 'E11'],
  },
  {
    id: 'E11',
    title: { en: 'How do I lower the risk of a fall?', es: '¿Cómo bajo el riesgo de caerme?' },
    know: {
      en: 'A fall in the past year, unsteady feet or fear of falling calls for a check.',
      es: 'Una caída en el último año, poca firmeza o miedo a caer: conviene una revisión.',
    },
    step: {
      en: 'Put on firm shoes, and call your doctor to ask for a falls check.',
      es: 'Póngase zapatos firmes, llame a su médico y pida que le revisen su riesgo de caerse.',
    },
    how: {
      en: [
        'Say: "I fell", or "I feel unsteady, and I want a falls check."',
        'Ask whether a physical therapist can teach you balance work.',
        'Keep a night light on. Ask a helper to lift loose rugs.',
      ],
      es: [
        'Diga: “Me caí” o “siento que me puedo caer, quiero que me revisen”.',
        'Pregunte si un fisioterapeuta le puede enseñar a trabajar el equilibrio.',
        'Deje una luz de noche. Pida a alguien que quite las alfombras sueltas.',
      ],
    },
    howMuch: {
      en: '1 call today. Call again after any fall.',
      es: '1 llamada hoy. Llame otra vez si se cae.',
    },
    why: {
      en: 'A fall often has a cause that can be mended: shoes, light, eyes or medicines. World guidelines on falls advise the check.',
      es: 'Muchas veces una caída tiene una causa que se puede arreglar: zapatos, luz, vista o medicinas. Las guías mundiales aconsejan revisarlo.',
    },
    watchFor: {
      en: 'A knock to the head, bad pain, or you cannot get up: call {emergency}. On a blood thinner, any head knock is urgent.',
      es: 'Golpe en la cabeza, dolor fuerte o no puede levantarse: llame a {emergency}. Si toma medicina contra los coágulos, todo golpe en la cabeza es urgente.',
    },
    insteadIf: [
      {
        limits: ['dizzy'],
        say: {
          en: 'Call your doctor about the dizziness, and ask for a falls check. Sit a moment before you stand.',
          es: 'Llame a su médico por el mareo y pida que le revisen su riesgo de caerse. Siéntese un momento antes de pararse.',
        },
      },
      {
        limits: ['nobody-near'],
        say: {
          en: 'Keep a telephone where you could reach it from the floor, and leave rugs to a visitor.',
          es: 'Tenga un teléfono donde lo alcance desde el suelo, y que una visita quite las alfombras.',
        },
      },
      {
        limits: ['housebound', 'no-transport'],
        say: {
          en: 'Ask by telephone for a visit at home, and do your chair exercise till then.',
          es: 'Pida por teléfono una visita en casa y, mientras, haga ejercicio en la silla.',
        },
        card: 'E19',
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Leave a lamp on along the way to the bathroom, and keep that floor clear.',
          es: 'Deje una lámpara encendida camino al baño, y el suelo libre.',
        },
      },
      {
        limits: ['recent-operation'],
        say: {
          en: 'Tell the team that treated you, and do what their sheet says first.',
          es: 'Dígaselo a quienes le atendieron y siga primero su hoja.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Where at home do you feel least steady?',
      es: '¿En qué parte de la casa siente menos firmeza?',
    },
    neighbours: ['E19', 'E02', 'E03'],
  },
]
