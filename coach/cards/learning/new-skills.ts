/** Cards on taking up something new. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const newSkillsCards: readonly Card[] = [
  {
    id: 'L01',
    title: { en: 'Learn something new', es: 'Aprender algo nuevo' },
    know: {
      en: 'Learning a new, demanding skill helped people remember more than easy tasks did.',
      es: 'Aprender algo nuevo y exigente ayudó a recordar más que hacer cosas fáciles.',
    },
    step: {
      en: 'Choose one new skill you would love, and do its first small part today.',
      es: 'Elija algo nuevo que siempre le llamó la atención y haga hoy el primer pedacito.',
    },
    how: {
      en: [
        'Think of what you always wanted: to draw, to play chess, to sing in another language.',
        'Find a teacher: a book, someone you know, a free class at the library.',
        'Sit down, try the first bit, and stop while it is fun.',
      ],
      es: [
        'Piense en lo que siempre quiso: dibujar, jugar al ajedrez, cantar en otro idioma.',
        'Busque quién le enseñe: un libro, alguien que conoce, una clase gratis.',
        'Siéntese, pruebe lo primero y pare mientras le guste.',
      ],
    },
    howMuch: {
      en: 'One new skill for three months. The people in the trial gave it about 16 hours a week. You can begin with far less.',
      es: 'Una cosa nueva durante tres meses. En el estudio le daban unas 16 horas por semana. Usted puede empezar con mucho menos.',
    },
    why: {
      en: 'Something new makes the mind find its way, while an easy task runs by itself. One good trial with older people found this. It is no promise for one person.',
      es: 'Lo nuevo hace que la mente busque el camino, y lo fácil sale solo. Lo vio un buen estudio con personas mayores. No es promesa para cada persona.',
    },
    watchFor: {
      en: 'Rest when you tire. If it makes you tense, choose an easier piece. Pain that stays: show it to a doctor.',
      es: 'Descanse si se cansa. Si le pone de nervios, elija algo más fácil. Si un dolor no se va, que lo vea un médico.',
    },
    insteadIf: [
      {
        limits: ['painful-hands'],
        say: {
          en: 'Choose a skill for the voice or the ear: a song, a poem, a new language.',
          es: 'Elija algo de voz o de oído: una canción, un poema, otro idioma.',
        },
        card: 'L15',
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Borrow a book from the library, or swap: you teach cooking, they teach chess.',
          es: 'Pida un libro en la biblioteca. O haga un cambio: usted enseña a cocinar y le enseñan ajedrez.',
        },
        card: 'L18',
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Learn by ear: pick a song on the radio and learn its first line.',
          es: 'Aprenda de oído: elija una canción de la radio y apréndase el primer verso.',
        },
        card: 'L13',
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Take one tiny piece, such as a new word while the kettle boils.',
          es: 'Tome un pedacito, como una palabra nueva mientras hierve el agua.',
        },
        card: 'L19',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What have you always wanted to learn?',
      es: '¿Qué ha querido aprender siempre?',
    },
    neighbours: ['L15', 'L19', 'L12', 'L18'],
  },
  {
    id: 'L12',
    title: { en: 'Is it too late to learn?', es: '¿Es tarde para aprender?' },
    know: {
      en: 'Learning builds a reserve, like a cushion that helps the brain cope. You can add to it at any age.',
      es: 'Aprender crea una reserva, como un cojín que ayuda al cerebro. Se puede aumentar a cualquier edad.',
    },
    step: {
      en: 'Choose a subject you have always liked and learn one new thing about it today.',
      es: 'Elija un tema que siempre le gustó y aprenda hoy una cosa nueva sobre él.',
    },
    how: {
      en: [
        'Think back: was it birds, history, cooking, the stars?',
        'Look in a book at home, listen to the radio, or ask someone who knows.',
        'Want more? Ask a library or college for a free or cheap course.',
      ],
      es: [
        'Haga memoria: ¿eran los pájaros, la historia, la cocina, las estrellas?',
        'Mire un libro de la casa, oiga la radio o pregunte a quien sepa.',
        '¿Le gustó? Pregunte en la biblioteca por un curso gratis o barato.',
      ],
    },
    howMuch: {
      en: 'One new thing today. Later, one course that costs little or nothing.',
      es: 'Una cosa nueva hoy. Más adelante, un curso gratis o que cueste poco.',
    },
    why: {
      en: 'Each thing you learn gives the brain one more path to use when another is slow. Experts who weighed many studies think so, but it is no proof.',
      es: 'Cada cosa que aprende le da al cerebro un camino más para cuando otro va lento. Así lo creen expertos que miraron muchos estudios, pero no es prueba.',
    },
    watchFor: {
      en: 'Years of school do not matter here. If a course tires you or presses you to pay, leave it.',
      es: 'Aquí no importan los años de escuela. Si un curso le cansa o le presiona para pagar, déjelo.',
    },
    insteadIf: [
      {
        limits: ['no-internet'],
        say: {
          en: 'Phone the library. Ask for a talk or a book on your subject, not a course online.',
          es: 'Llame a la biblioteca. Pida una charla o un libro de su tema, sin internet.',
        },
        card: 'L18',
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Borrow a book, or ask which talks at the library are free.',
          es: 'Pida un libro prestado, o pregunte qué charlas de la biblioteca son gratis.',
        },
        card: 'L07',
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Listen to a talk on the radio, then say aloud what you learned.',
          es: 'Oiga una charla en la radio y luego diga en voz alta lo que aprendió.',
        },
        card: 'L13',
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Keep a book on your subject by the chair and read one page a day.',
          es: 'Deje junto a su silla un libro del tema y lea una página al día.',
        },
        card: 'L19',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which subject did you like best when you were young?',
      es: '¿Qué tema le gustaba más de joven?',
    },
    neighbours: ['L01', 'L18', 'L19', 'L06'],
  },
  {
    id: 'L15',
    title: { en: 'Learning several things at once', es: 'Aprender varias cosas a la vez' },
    know: {
      en: 'In small trials, learning several new skills at once helped thinking. They were a language, music, art or a tablet.',
      es: 'En estudios pequeños, aprender varias cosas a la vez ayudó a pensar mejor. Eran idiomas, música, arte o tableta.',
    },
    step: {
      en: 'Say good morning in another language today.',
      es: 'Diga hoy “buenos días” en otro idioma.',
    },
    how: {
      en: [
        'Choose a language you have heard in a song, a film or the street.',
        'Say the words aloud at breakfast. Do you not know them? Ask someone who does.',
        'When this feels easy, add music or drawing.',
      ],
      es: [
        'Elija un idioma que haya oído en una canción, una película o la calle.',
        'Diga las palabras en voz alta al desayunar. ¿No las sabe? Pregunte a alguien.',
        'Cuando le salga fácil, añada música o dibujo.',
      ],
    },
    howMuch: {
      en: 'One skill first. In the trials people learned several for three months.',
      es: 'Una cosa primero. En los estudios aprendían varias durante tres meses.',
    },
    why: {
      en: 'A language wakes the ear, music the hands and art the eye. The trials were small. It is a good sign, and not settled yet.',
      es: 'Un idioma despierta el oído, la música las manos y el arte la vista. Los estudios fueron pequeños. Es una buena señal, nada más.',
    },
    watchFor: {
      en: 'Too much? Go back to one. If you are worn out for weeks, see a doctor.',
      es: '¿Es demasiado? Vuelva a una sola cosa. Si el cansancio dura semanas, vea a un médico.',
    },
    insteadIf: [
      {
        limits: ['painful-hands'],
        say: {
          en: 'Choose a language or a song, and leave brushes and strings alone.',
          es: 'Elija un idioma o una canción, y deje los pinceles y las cuerdas.',
        },
        card: 'L19',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Draw the cup on your table with any pencil, slowly.',
          es: 'Dibuje la taza de su mesa con cualquier lápiz, despacio.',
        },
        card: 'L01',
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Ask the library to lend you a language book, or sing with the radio.',
          es: 'Pida en la biblioteca un libro de idiomas, o cante con la radio.',
        },
        card: 'L18',
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Learn one word a day while you wash the cups.',
          es: 'Aprenda una palabra al día mientras lava las tazas.',
        },
        card: 'L19',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which calls to you more: a language, music or art?',
      es: '¿Qué le llama más: un idioma, la música o el dibujo?',
    },
    neighbours: ['L01', 'L19', 'L06'],
  },
]
