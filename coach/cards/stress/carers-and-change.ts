/** Cards for people who care for somebody and on big changes. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const carersAndChangeCards: readonly Card[] = [
  {
    id: 'T10',
    title: { en: 'How do I get a break from caring?', es: '¿Cómo descanso un rato de cuidar?' },
    know: {
      en: 'Caring can wear anyone out. Training, breaks and a support group gave carers better days and less low mood.',
      es: 'Cuidar cansa a cualquiera. Aprender, descansar y tener un grupo de apoyo mejoró la vida de quienes cuidan.',
    },
    step: {
      en: 'Ask one person or service to sit in while you rest.',
      es: 'Pida a alguien o a un servicio que le reemplace un rato para descansar.',
    },
    how: {
      en: [
        'Choose the time of the week when you are most tired.',
        'Say it in plain words: “Could you sit in while I rest?”',
        'Leave a note: meals, medicines and how to reach you.',
      ],
      es: [
        'Elija el momento de la semana en que más se cansa.',
        'Dígalo claro: “¿Puede quedarse un rato mientras descanso?”.',
        'Deje una nota: comidas, medicinas y cómo encontrarle.',
      ],
    },
    howMuch: {
      en: 'One short break this week, and one each week after it. Ask for it today.',
      es: 'Un descanso corto esta semana, y después uno cada semana. Pídalo hoy.',
    },
    why: {
      en: 'A rested carer has more patience and strength, and the other person feels it too. One large trial with carers found this, so it is fairly sure.',
      es: 'Con descanso se tiene más paciencia y fuerza, y la otra persona también lo nota. Lo vio un estudio grande con quienes cuidan, así que es bastante seguro.',
    },
    watchFor: {
      en: 'If your temper frightens you, step into the next room and call {company}. In danger: {emergency}. If you cannot go on: {crisis}.',
      es: 'Si teme perder la calma, pase al cuarto de al lado y llame a {company}. En peligro, a {emergency}. Si no puede más, a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['nobody-near', 'no-money'],
        say: {
          en: 'Call {company} and ask about free breaks and groups for carers.',
          es: 'Llame a {company} y pregunte por descansos y grupos gratis para quienes cuidan.',
        },
      },
      {
        limits: ['housebound', 'no-transport', 'no-internet'],
        say: {
          en: 'Ask for a group that meets by telephone, so nobody is left alone.',
          es: 'Pida un grupo por teléfono, así no deja a nadie a solas.',
        },
      },
      {
        limits: ['no-time'],
        say: {
          en: 'Take one slow breath at the sink now. Ask for the break tomorrow.',
          es: 'Respire lento una vez frente al fregadero. Mañana pida el descanso.',
        },
        card: 'T06',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Ask in a short note or letter, or face to face.',
          es: 'Pídalo con una nota corta o cara a cara.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'When in the week are you most tired?',
      es: '¿En qué momento de la semana se cansa más?',
    },
    neighbours: ['T06', 'T11', 'T09'],
  },
  {
    id: 'T20',
    title: { en: 'How to go through a big change', es: 'Cómo llevar un cambio grande' },
    know: {
      en: 'A move, a loss or an operation often brings tears and worry. Most people adjust over weeks, with talk and support.',
      es: 'Mudarse, una pérdida o una operación suelen traer lágrimas y preocupación. La mayoría se adapta en semanas, con charla y apoyo.',
    },
    step: {
      en: 'List three questions for the people who help you with the change.',
      es: 'Haga una lista de tres preguntas para quienes le ayudan con el cambio.',
    },
    how: {
      en: [
        'Ask what will happen, when, and who helps.',
        'Put them by the telephone, in large letters.',
        'Tell one person you trust how it feels.',
      ],
      es: [
        'Pregunte qué va a pasar, cuándo y quién ayuda.',
        'Póngalas junto al teléfono, con letra grande.',
        'Cuente cómo se siente a alguien de confianza.',
      ],
    },
    howMuch: {
      en: 'Three questions today, and one talk this week.',
      es: 'Tres preguntas hoy, y una charla esta semana.',
    },
    why: {
      en: 'What we do not know worries us most, and a clear answer makes it smaller. Experts say so from long practice, not from trials.',
      es: 'Lo que no se sabe preocupa más, y una respuesta clara lo hace más pequeño. Lo dicen expertos por su experiencia, no por estudios.',
    },
    watchFor: {
      en: 'If worry or low mood lasts for weeks, tell your doctor. If you have lost hope, call {crisis}.',
      es: 'Si la preocupación o la tristeza duran semanas, dígalo al médico. Si perdió la esperanza, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['recently-widowed'],
        say: {
          en: 'There is no timetable for this. Choose one gentle thing for tonight.',
          es: 'Para esto no hay plazo. Elija algo suave para esta noche.',
        },
        card: 'S13',
      },
      {
        limits: ['recent-operation'],
        say: {
          en: 'Begin with the sheet from your care team. Mark what is not clear, and call them.',
          es: 'Empiece por la hoja de su equipo médico. Marque lo que no está claro y llame.',
        },
      },
      {
        limits: ['nobody-near'],
        say: {
          en: 'Call {company} and ask who could phone you for a talk.',
          es: 'Llame a {company} y pregunte quién puede llamarle para hablar.',
        },
        card: 'S05',
      },
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: 'Say the questions aloud, and ask somebody at the clinic to note them.',
          es: 'Diga las preguntas en voz alta y pida en la consulta que se las anoten.',
        },
      },
    ],
    notWhen: ['recently-widowed'],
    followUp: {
      en: 'What worries you most about the change?',
      es: '¿Qué le preocupa más del cambio?',
    },
    neighbours: ['T09', 'T11', 'T14'],
  },
]
