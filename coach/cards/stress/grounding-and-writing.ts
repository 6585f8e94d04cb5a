/** Cards on coming back to the moment and on writing worries down. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const groundingAndWritingCards: readonly Card[] = [
  {
    id: 'T09',
    title: { en: 'Coming back to this moment', es: 'Volver a este momento' },
    know: {
      en: 'A WHO guide for stress says: come back to this moment, be kind to yourself, and make room for what you feel.',
      es: 'Una guía de la OMS dice: vuelva a este momento, trátese con cariño y haga sitio a lo que siente.',
    },
    step: {
      en: 'Name aloud what you see, hear and feel, for one minute.',
      es: 'Diga en voz alta lo que ve, oye y siente, durante un minuto.',
    },
    how: {
      en: [
        'Sit down and press your feet gently into the floor.',
        'Name a thing you see, a sound, and what your hands touch.',
        'Say something kind: “This is hard, and I am here.”',
      ],
      es: [
        'Siéntese y apoye bien los pies en el suelo.',
        'Nombre algo que ve, un sonido y lo que tocan sus manos.',
        'Dígase algo amable: “Esto es duro, y aquí estoy”.',
      ],
    },
    howMuch: {
      en: 'One minute now, and a few minutes each day.',
      es: 'Un minuto ahora, y unos minutos cada día.',
    },
    why: {
      en: 'Eyes and ears are always in this moment, so they bring you back when thoughts run off. The World Health Organization advises it. The proof is fair, not final.',
      es: 'La vista y el oído están siempre en este momento, y traen de vuelta a la mente. Lo aconseja la Organización Mundial de la Salud. Las pruebas son buenas, aunque no completas.',
    },
    watchFor: {
      en: 'If panic or dark thoughts keep coming back, tell a doctor. If you feel you cannot go on, call {crisis}.',
      es: 'Si el pánico o las ideas negras vuelven, dígalo al médico. Si siente que no puede más, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['poor-sight'],
        say: {
          en: 'Name what you hear, what you touch and what you smell.',
          es: 'Nombre lo que oye, lo que toca y lo que huele.',
        },
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Name what you see, what you touch and what you smell.',
          es: 'Nombre lo que ve, lo que toca y lo que huele.',
        },
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Feel the water on your hands as you wash a cup. Name how it feels.',
          es: 'Sienta el agua en las manos al lavar una taza. Diga cómo se siente.',
        },
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Hold something that comforts you, such as a scarf or a photo. Choose one gentle thing for tonight.',
          es: 'Tome algo que le dé consuelo, como una foto. Elija algo suave para esta noche.',
        },
        card: 'S13',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What did you hear around you?',
      es: '¿Qué oyó a su alrededor?',
    },
    neighbours: ['T06', 'T17', 'T04'],
  },
  {
    id: 'T19',
    title: { en: 'Writing worries down', es: 'Escribir lo que preocupa' },
    know: {
      en: 'Writing down worries or a few thankful notes helps many people feel lighter.',
      es: 'Escribir lo que preocupa, o lo que se agradece, alivia a mucha gente.',
    },
    step: {
      en: 'Write for ten minutes before supper, not in bed.',
      es: 'Escriba durante diez minutos antes de cenar, no en la cama.',
    },
    how: {
      en: [
        'Take any paper and a pen. Spelling does not matter.',
        'Put down what weighs on you, or what was good today.',
        'Then fold the paper and put it away.',
      ],
      es: [
        'Tome cualquier papel y lápiz. La ortografía no importa.',
        'Ponga lo que le pesa, o lo bueno de hoy.',
        'Luego pliegue el papel y guárdelo.',
      ],
    },
    howMuch: {
      en: '10 to 15 minutes, before supper.',
      es: 'De 10 a 15 minutos, antes de cenar.',
    },
    why: {
      en: 'A worry on paper need not go round in your head, and it can look smaller. Studies look good for many people, though not for all.',
      es: 'Lo que está en papel ya no da tantas vueltas en la cabeza, y puede verse menor. Los estudios dan buenas señales para muchos, no para todos.',
    },
    watchFor: {
      en: 'Stop if it stirs up bad memories, and tell a doctor. If you cannot go on, call {crisis}.',
      es: 'Pare si le trae malos recuerdos y dígalo al médico. Si siente que no puede más, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: 'Say your worries aloud in a quiet room, or record your voice.',
          es: 'Diga sus preocupaciones en voz alta en un cuarto tranquilo, o grabe su voz.',
        },
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Put one worry on the back of an envelope. That counts.',
          es: 'Ponga una preocupación en el dorso de un sobre. Eso cuenta.',
        },
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'If you wish, put down one memory that you want to keep.',
          es: 'Si quiere, apunte un recuerdo que desee guardar.',
        },
        card: 'S13',
      },
    ],
    notWhen: ['painful-hands'],
    followUp: {
      en: 'Would you rather put down worries or good things?',
      es: '¿Prefiere apuntar penas o cosas buenas?',
    },
    neighbours: ['T11', 'Z21', 'T14'],
  },
]
