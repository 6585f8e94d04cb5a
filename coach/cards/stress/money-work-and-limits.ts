/** Cards on money worry, on work, and on news and kind limits. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const moneyWorkAndLimitsCards: readonly Card[] = [
  {
    id: 'T15',
    title: { en: 'Help when money is short', es: 'Ayuda cuando falta el dinero' },
    know: {
      en: 'Money worry is real stress. A benefits check or a counselor can find help and a budget.',
      es: 'La falta de dinero causa estrés de verdad. Una revisión de ayudas o un asesor puede encontrar apoyo.',
    },
    step: {
      en: 'Call {company} and ask for a free benefits check.',
      es: 'Llame a {company} y pida que revisen gratis qué ayudas le tocan.',
    },
    how: {
      en: [
        'Put your bills and letters in one pile.',
        'Say: “Please check what help I can get.”',
        'Note the name, the day and what they tell you.',
      ],
      es: [
        'Junte sus recibos y cartas en un solo lugar.',
        'Diga: “¿Puede revisar qué ayudas me corresponden?”.',
        'Anote el nombre, el día y lo que le digan.',
      ],
    },
    howMuch: {
      en: 'One call this week. It is free.',
      es: 'Una llamada esta semana. Es gratis.',
    },
    why: {
      en: 'Many kinds of help are known to few, and somebody who knows them can find yours. Experts advise it from practice, without trials.',
      es: 'Muchas ayudas se conocen poco, y quien las conoce puede hallar la suya. Lo aconsejan expertos por su experiencia, sin estudios.',
    },
    watchFor: {
      en: 'Watch for scams. Honest help asks for no fee, no PIN and no gift cards. If anyone does, hang up.',
      es: 'Cuidado con los engaños. La ayuda honrada no le cobra ni pide claves o tarjetas de regalo. Si las piden, cuelgue.',
    },
    insteadIf: [
      {
        limits: ['no-money'],
        say: {
          en: 'If food is short, call {food} first. The benefits check can come after.',
          es: 'Si falta comida, llame antes a {food}. La revisión de ayudas puede ir después.',
        },
        card: 'D19',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Ask at your library desk for a paper form and a quiet corner.',
          es: 'Pida en la biblioteca un formulario en papel y un rincón tranquilo.',
        },
      },
      {
        limits: ['poor-sight', 'painful-hands'],
        say: {
          en: 'Ask them to read the letters with you and fill in the forms.',
          es: 'Pida que le lean las cartas y le llenen los papeles.',
        },
      },
      {
        limits: ['carer'],
        say: {
          en: 'In the same call, ask what help there is for carers.',
          es: 'En la misma llamada, pregunte qué ayudas hay para quien cuida.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which bill worries you most?',
      es: '¿Qué recibo le preocupa más?',
    },
    neighbours: ['D19', 'T11', 'T09'],
  },
  {
    id: 'T16',
    title: { en: 'Work stress, now and in the past', es: 'El estrés del trabajo, hoy y antes' },
    know: {
      en: 'In midlife, work stress went with more memory illness at first, but not later. A hard job in the past is no verdict.',
      es: 'El estrés del trabajo en la madurez iba unido a más enfermedad de la memoria al principio. Después, no. Un trabajo duro no decide su futuro.',
    },
    step: {
      en: 'Keep one day this week free of duties, as a rest day.',
      es: 'Guarde esta semana un día sin tareas, para descansar.',
    },
    how: {
      en: [
        'Choose the day and mark it on the calendar.',
        'Move one chore from it to another day.',
        'Fill it with slow things: a long breakfast, music, a rest.',
      ],
      es: [
        'Elija el día y márquelo en el calendario.',
        'Pase una tarea de ese día a otro.',
        'Llénelo de cosas lentas: un desayuno largo, música, reposo.',
      ],
    },
    howMuch: {
      en: 'One rest day this week. Small daily needs may stay.',
      es: 'Un día de descanso esta semana. Lo necesario de cada día puede seguir.',
    },
    why: {
      en: 'A day without duties lets body and mind catch up, and rest is good in itself. On memory, one study saw something at first and nothing later. It is not sure.',
      es: 'Un día sin tareas deja descansar el cuerpo y la mente, y eso ya hace bien. Sobre la memoria, un estudio vio algo al principio y después no. No es seguro.',
    },
    watchFor: {
      en: 'If work or duties wear you out for weeks, or your memory is changing, tell a doctor.',
      es: 'Si las tareas le agotan durante semanas, o nota cambios en la memoria, dígalo al médico.',
    },
    insteadIf: [
      {
        limits: ['carer'],
        say: {
          en: 'A whole day may not be yours. Ask for one short break.',
          es: 'Quizá no tenga un día entero. Pida un descanso corto.',
        },
        card: 'T10',
      },
      {
        limits: ['no-time', 'no-money'],
        say: {
          en: 'If a day is too much, keep one evening free.',
          es: 'Si un día es mucho, deje libre una tarde.',
        },
      },
      {
        limits: ['memory-worry'],
        say: {
          en: 'Note what slips and when it began, for your doctor. A past job says little.',
          es: 'Apunte para el médico qué olvida y desde cuándo. El trabajo de antes dice poco.',
        },
        card: 'L14',
      },
    ],
    notWhen: ['recently-widowed'],
    followUp: {
      en: 'Which day would be easiest to keep free?',
      es: '¿Qué día le sería más fácil dejar libre?',
    },
    neighbours: ['T18', 'T14', 'T06'],
  },
  {
    id: 'T18',
    title: { en: 'Breaks from news and kind limits', es: 'Descansos de noticias y límites' },
    know: {
      en: 'Short breaks from the news and kind, clear limits may lower daily strain. So may a plan before family events.',
      es: 'Descansar de las noticias y poner límites amables puede aliviar el estrés. También ayuda un plan antes de las reuniones.',
    },
    step: {
      en: 'Say one short, kind no aloud, for practice: “I cannot this week.”',
      es: 'Ensaye en voz alta esta respuesta amable: “Esta semana no puedo”.',
    },
    how: {
      en: [
        'Begin warmly: “Thank you for asking.”',
        'Say the no. Long reasons are not needed.',
        'Stop there, or offer what suits you.',
      ],
      es: [
        'Empiece con cariño: “Gracias por pensar en mí”.',
        'Diga que no. No hace falta explicar mucho.',
        'Deténgase ahí, u ofrezca lo que le venga bien.',
      ],
    },
    howMuch: {
      en: 'One kind no this week. News one time a day.',
      es: 'Una respuesta amable como esa, esta semana. Noticias, una vez al día.',
    },
    why: {
      en: 'Each piece of news and each favor takes some strength, and a kind limit leaves you more. Experts say so from practice, without trials.',
      es: 'Cada noticia y cada favor piden fuerzas, y un límite amable guarda algunas para usted. Lo dicen expertos por su experiencia, sin estudios.',
    },
    watchFor: {
      en: 'If saying no to someone feels unsafe, do not do it alone. Call {company} for advice. In danger, call {emergency}.',
      es: 'Si decir que no a alguien le da miedo, no lo haga a solas. Pida consejo a {company}. En peligro, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['carer'],
        say: {
          en: 'Ask somebody to take one of your tasks this week.',
          es: 'Pida a alguien que haga una de sus tareas esta semana.',
        },
        card: 'T10',
      },
      {
        limits: ['nobody-near'],
        say: {
          en: 'Begin with the news. Hear it one time, then turn to music.',
          es: 'Empiece por las noticias. Óigalas una vez y luego ponga música.',
        },
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'You may stay away or leave early. Say: “I need a quiet day.”',
          es: 'Puede no ir o irse pronto. Diga: “Necesito un día tranquilo”.',
        },
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Put your kind no in a short note.',
          es: 'Ponga su respuesta amable en una nota corta.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Who is hardest to say no to?',
      es: '¿A quién le cuesta más decir que no?',
    },
    neighbours: ['T09', 'T14', 'T16'],
  },
]
