/** Cards on loneliness and health. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const lonelinessAndHealthCards: readonly Card[] = [
  {
    id: 'S01',
    title: { en: 'A short talk to begin with', es: 'Una charla corta para empezar' },
    know: {
      en: 'About one in four older people at home has little contact. That is linked with poorer health, and it can change.',
      es: 'Cerca de una de cada cuatro personas mayores que viven en casa ve a poca gente. Se relaciona con peor salud, y puede cambiar.',
    },
    step: {
      en: 'Have one short talk today: by phone, by text or at the door.',
      es: 'Hable hoy un ratito con alguien: por teléfono, por mensaje o en la puerta.',
    },
    how: {
      en: [
        'Choose the easiest person: family, a neighbor, the mail carrier.',
        'Begin with a small question: "How is your week?"',
        'A minute is plenty. Say thank you and goodbye.',
      ],
      es: [
        'Elija a quien le sea más fácil: familia, vecinos, quien trae el correo.',
        'Empiece con algo sencillo: “¿Cómo va su semana?”',
        'Con un minuto basta. Dé las gracias y despídase.',
      ],
    },
    howMuch: {
      en: 'One short talk a day. More if you enjoy it.',
      es: 'Una charla corta al día. Más, si le gusta.',
    },
    why: {
      en: 'A short talk is easy, and it reminds you that somebody is there. People with more contact are often healthier too, but that is no proof of a cause.',
      es: 'Una charla corta es fácil y recuerda que hay alguien ahí. La gente con más compañía suele tener mejor salud, pero eso no prueba la causa.',
    },
    watchFor: {
      en: 'If the days feel heavier each week, tell your doctor. If you feel you cannot go on, call {crisis}.',
      es: 'Si los días pesan cada vez más, dígaselo a su médico. Si siente que no puede seguir, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['housebound'],
        say: {
          en: 'Call {company} and ask for a friendly caller. Then the talk comes to you.',
          es: 'Llame a {company} y pida que alguien le llame para charlar.',
        },
        card: 'S05',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Send a text or hand over a note. Face to face, choose a quiet spot.',
          es: 'Mande un mensaje o dé una nota. Cara a cara, busque un lugar sin ruido.',
        },
        card: 'S06',
      },
      {
        limits: ['no-internet'],
        say: {
          en: 'Use the phone at home, or put a card in the mail.',
          es: 'Use el teléfono de casa, o mande una carta.',
        },
      },
      {
        limits: ['carer'],
        say: {
          en: 'Talk on the phone while the person you care for naps.',
          es: 'Hable por teléfono mientras duerme la persona que usted cuida.',
        },
        card: 'T10',
      },
    ],
    notWhen: ['nobody-near', 'recently-widowed'],
    followUp: {
      en: 'Who would be the easiest person to talk to?',
      es: '¿Con quién le sería más fácil hablar?',
    },
    neighbours: ['S07', 'S18', 'S12'],
  },
  {
    id: 'S02',
    title: { en: 'Two set times for a call', es: 'Dos momentos fijos para llamar' },
    know: {
      en: 'Strong ties with others are linked with less heart disease and stroke. Regular contact is worth planning.',
      es: 'Tener lazos fuertes con otros se relaciona con menos males del corazón y menos derrames. Vale la pena planear cuándo ver o llamar a otros.',
    },
    step: {
      en: 'Mark two set times this week for a call, a visit or a letter.',
      es: 'Marque dos momentos fijos esta semana para una llamada, una visita o una carta.',
    },
    how: {
      en: [
        'Choose hours you will remember, such as Sunday after lunch.',
        'Ask the other person: "May I call you then each week?"',
        'Put it on the calendar by the phone.',
      ],
      es: [
        'Elija horas fáciles de recordar, como el domingo después de comer.',
        'Pregunte a la otra persona: “¿Le llamo ese día cada semana?”',
        'Anótelo en el calendario, junto al teléfono.',
      ],
    },
    howMuch: {
      en: 'Twice a week, at a set hour.',
      es: 'Dos veces por semana, a hora fija.',
    },
    why: {
      en: 'A set time spares you the deciding and gives you something to look forward to. As a group, people with more contact had healthier hearts, but that is no proof.',
      es: 'Una hora fija ahorra las dudas y da algo que esperar. En general, la gente con más compañía tenía el corazón más sano, pero eso no es prueba.',
    },
    watchFor: {
      en: 'A missed call is no bad sign. Pressure in the chest, or a weak face or arm: call {emergency}.',
      es: 'Una llamada perdida no es mala señal. Presión en el pecho, o la cara o un brazo sin fuerza: llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Set the times for texts or letters, or for a visit in a quiet room.',
          es: 'Dedique esos momentos a mensajes o cartas, o a una visita sin ruido.',
        },
        card: 'S06',
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Say aloud two set times for a call. Ask the other person to write them down.',
          es: 'Diga en voz alta dos horas fijas para una llamada. Pida a la otra persona que las anote.',
        },
      },
      {
        limits: ['carer'],
        say: {
          en: 'Choose a time when someone else sits with the person you care for.',
          es: 'Elija una hora en que alguien más acompañe a la persona que usted cuida.',
        },
        card: 'T10',
      },
    ],
    notWhen: ['nobody-near', 'recently-widowed'],
    followUp: {
      en: 'Which day would suit you best?',
      es: '¿Qué día le queda mejor?',
    },
    neighbours: ['S12', 'S04', 'S01'],
  },
  {
    id: 'S03',
    title: { en: 'Loneliness, and the memory', es: 'La soledad y la memoria' },
    know: {
      en: 'Feeling lonely is linked with memory trouble later. It is a link, not proof, and no forecast for you.',
      es: 'Sentir soledad se relaciona con problemas de memoria más tarde. Es una relación, no una prueba, y no anuncia su futuro.',
    },
    step: {
      en: 'Notice the hour that feels loneliest today, and plan one friendly voice for it.',
      es: 'Fíjese hoy a qué hora siente más soledad y planee para entonces una voz amiga.',
    },
    how: {
      en: [
        'Think back over yesterday: morning, meals, dusk or night.',
        'Choose the voice: a call, a visit, or people talking on the radio.',
        'Sit in a light, warm spot to hear it.',
      ],
      es: [
        'Repase el día de ayer: la mañana, las comidas, la tarde, la noche.',
        'Elija la voz: una llamada, una visita o gente que habla en la radio.',
        'Siéntese a oírla en un lugar con luz, a gusto.',
      ],
    },
    howMuch: {
      en: 'One friendly voice a day, at the loneliest hour.',
      es: 'Una voz amiga al día, a la hora de más soledad.',
    },
    why: {
      en: 'A friendly voice makes the loneliest hour easier, and that is reason enough. On memory, studies of very many people do not prove a cause. Lonely feelings can change.',
      es: 'Una voz amiga hace más llevadera la hora de más soledad, y con eso basta. Sobre la memoria, los estudios no prueban la causa. La soledad puede cambiar.',
    },
    watchFor: {
      en: 'If sadness stays most of the day, tell your doctor. If you feel you cannot go on, call {crisis}.',
      es: 'Si la tristeza dura casi todo el día, dígaselo a su médico. Si siente que no puede seguir, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['nobody-near'],
        say: {
          en: 'Choose talk radio for that hour. Call {company} about a friendly caller.',
          es: 'Ponga a esa hora un programa de radio donde se charle. Llame a {company} y pida una voz amiga.',
        },
        card: 'S05',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Choose something to see: photos, a letter, the street from your window.',
          es: 'Elija algo para ver: fotos, una carta, la calle desde su ventana.',
        },
        card: 'S06',
      },
      {
        limits: ['memory-worry'],
        say: {
          en: 'Note one thing that slipped your mind and when. Show the note to your doctor.',
          es: 'Anote algo que se le fue de la mente y cuándo. Muestre la nota a su médico.',
        },
        card: 'L16',
      },
      {
        limits: ['no-time'],
        say: {
          en: 'Leave a talk program on the radio while you cook or fold clothes.',
          es: 'Deje un programa de radio mientras cocina o dobla la ropa.',
        },
      },
    ],
    notWhen: ['recently-widowed'],
    followUp: {
      en: 'What time of day feels longest?',
      es: '¿Qué hora del día se le hace más larga?',
    },
    neighbours: ['S05', 'S07', 'S15'],
  },
]
