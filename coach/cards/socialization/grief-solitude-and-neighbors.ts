/** Cards on grief, on being alone by choice and on neighbors. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const griefSolitudeAndNeighborsCards: readonly Card[] = [
  {
    id: 'S13',
    title: { en: 'What helps in grief?', es: 'Algo que alivie el duelo' },
    also: ['T14'],
    know: {
      en: 'Grief often hurts most at set times of the day. That is normal.',
      es: 'El duelo suele doler más a ciertas horas del día. Es normal.',
    },
    step: {
      en: 'Choose one gentle thing for your hardest hour: soup, the radio, a photo, a call.',
      es: 'Elija algo suave para su hora más dura: una sopa, la radio, una foto, una llamada.',
    },
    how: {
      en: [
        'Name the hour that hurts most.',
        'Put your one gentle thing there, at the same time each day.',
        'Let tears come if they come.',
      ],
      es: [
        'Diga qué hora duele más.',
        'Ponga ahí esa cosa suave, cada día a la misma hora.',
        'Si llora, está bien.',
      ],
    },
    howMuch: {
      en: 'One gentle thing a day, this week. Then we look again.',
      es: 'Una cosa suave al día, esta semana. Después lo vemos.',
    },
    why: {
      en: 'Grief often hurts most at the hours once shared, and something gentle makes them less empty. This is expert advice, not a trial, and there is no timetable.',
      es: 'El duelo suele doler más en las horas compartidas, y algo suave las hace menos vacías. Es consejo de expertos, no de un estudio, y no hay plazo.',
    },
    watchFor: {
      en: 'If you feel you cannot go on, tell me or call {crisis}. Grief as strong after a year: a doctor or counselor can help.',
      es: 'Si siente que no puede seguir, dígamelo o llame a {crisis}. Si tras un año duele igual, un médico o un profesional de salud mental ayuda.',
    },
    insteadIf: [
      {
        limits: ['nobody-near'],
        say: {
          en: 'Call {company} and ask for a kind voice at that hour.',
          es: 'Llame a {company} y pida una voz amable para esa hora.',
        },
        card: 'S05',
      },
      {
        limits: ['housebound', 'no-transport'],
        say: {
          en: 'Ask for a grief group that meets by phone.',
          es: 'Pregunte por un grupo de duelo que se reúna por teléfono.',
        },
        card: 'S16',
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Let the radio keep you company, with music or soft voices.',
          es: 'Que la radio le acompañe, con música o voces suaves.',
        },
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Turn on a lamp and look at a photo, or hold something that was theirs.',
          es: 'Encienda una lámpara y mire una foto, o tenga en la mano algo de esa persona.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What time of day is hardest?',
      es: '¿Qué hora del día es la más dura?',
    },
    neighbours: ['S05', 'T14', 'S16'],
  },
  {
    id: 'S15',
    title: { en: 'Alone, or lonely?', es: '¿A solas, o con soledad?' },
    know: {
      en: 'Being alone by choice is not loneliness. Lonely means less contact than you want. The score is a snapshot, not a diagnosis.',
      es: 'Estar a solas por gusto no es soledad. Soledad es tener menos compañía de la que quiere. El puntaje es una foto de hoy, no un diagnóstico.',
    },
    step: {
      en: 'Ask yourself: do I want more contact, deeper contact, or neither?',
      es: 'Hágase esta pregunta: ¿quiero más compañía, lazos más hondos, o nada de eso?',
    },
    how: {
      en: [
        'Sit in a comfortable chair and think of last week.',
        'More? Name an empty hour. Deeper? Name one person.',
        'Neither? Then your quiet is yours to enjoy.',
      ],
      es: [
        'Siéntese a gusto y piense en la semana pasada.',
        '¿Más compañía? Diga qué hora fue larga. ¿Lazos más hondos? Diga un nombre.',
        '¿Nada de eso? Entonces disfrute su calma.',
      ],
    },
    howMuch: {
      en: 'One quiet minute today. Ask again when life changes.',
      es: 'Un minuto de calma hoy. Otra vez cuando algo cambie.',
    },
    why: {
      en: 'Being alone can be a rest, while missing company hurts, and you know best which it is. Researchers measure this gap. The score is a sign and can change.',
      es: 'Estar a solas puede ser un descanso, pero extrañar la compañía duele. Cuál es su caso lo sabe usted. Los estudios miden esa diferencia. El puntaje es una señal y puede cambiar.',
    },
    watchFor: {
      en: 'If you pull back because nothing gives joy, tell your doctor. If you feel you cannot go on, call {crisis}.',
      es: 'Si se aleja porque ya nada le alegra, dígaselo a su médico. Si siente que no puede seguir, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['nobody-near'],
        say: {
          en: 'If you want more contact, call {company} and ask for a friendly caller.',
          es: 'Si quiere más compañía, llame a {company} y pida una voz amiga.',
        },
        card: 'S05',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Missing one person is grief. Name the hour when you miss them most.',
          es: 'Extrañar a una persona es duelo. Diga a qué hora le hace más falta.',
        },
        card: 'S13',
      },
      {
        limits: ['carer'],
        say: {
          en: 'Never alone, and lonely too? Tell another carer how it is.',
          es: '¿Siempre en compañía y aun así con soledad? Cuéntelo a otra persona que cuide.',
        },
        card: 'T10',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which would you choose: more, deeper or neither?',
      es: '¿Qué elegiría: más compañía, lazos más hondos o nada de eso?',
    },
    neighbours: ['S07', 'S12', 'S11'],
  },
  {
    id: 'S18',
    title: { en: 'A word with a neighbor', es: 'Unas palabras con los vecinos' },
    know: {
      en: 'About one person in six in the world feels lonely. Many share this feeling with you.',
      es: 'Cerca de una de cada seis personas en el mundo siente soledad. A mucha gente le pasa lo mismo.',
    },
    step: {
      en: 'Say hello to one neighbor today, from your door or window, and ask one small question.',
      es: 'Salude hoy a alguien que viva cerca, desde su puerta o ventana, y hágale una pregunta sencilla.',
    },
    how: {
      en: [
        'Look up, smile and say good morning.',
        'Ask something light: "How are your plants doing?"',
        'Listen, then wish them a good day. That is enough.',
      ],
      es: [
        'Mire, sonría y diga buenos días.',
        'Pregunte algo ligero: “¿Cómo van sus plantas?”',
        'Escuche y deséele un buen día. Con eso basta.',
      ],
    },
    howMuch: {
      en: 'One hello a day. It takes a minute.',
      es: 'Un saludo al día. Lleva un minuto.',
    },
    why: {
      en: 'A hello costs little, and a face you know makes the street friendlier. That is common sense, not a trial. World experts see ties with others as part of health.',
      es: 'Un saludo cuesta poco, y una cara conocida hace más amable la calle. Es sentido común, no un estudio. Para los expertos, el trato con otros es parte de la salud.',
    },
    watchFor: {
      en: 'No answer? They may not have heard. Let nobody you do not know into your home.',
      es: '¿No contestan? Quizá no oyeron. No deje entrar a su casa a quien no conoce.',
    },
    insteadIf: [
      {
        limits: ['housebound'],
        say: {
          en: 'Thank the person who brings your mail or food, by name if you can.',
          es: 'Dé las gracias a quien le trae el correo o la comida. Si puede, por su nombre.',
        },
        card: 'S05',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Smile and wave first. Ask what a nod can answer.',
          es: 'Primero sonría y salude con la mano. Pregunte algo que se conteste con un gesto.',
        },
        card: 'S06',
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'When you hear steps you know, be the first to say good morning.',
          es: 'Cuando oiga pasos conocidos, diga usted primero buenos días.',
        },
      },
      {
        limits: ['unsteady', 'dizzy', 'unsafe-outdoors'],
        say: {
          en: 'Wave and say hello from a chair by the window.',
          es: 'Salude con la mano desde una silla junto a la ventana.',
        },
      },
    ],
    notWhen: ['nobody-near', 'recently-widowed'],
    followUp: {
      en: 'Whom do you see most often?',
      es: '¿A quién ve más seguido?',
    },
    neighbours: ['S07', 'S11', 'S01'],
  },
]
