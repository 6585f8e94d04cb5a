/** Cards on goals, groups and daily practice. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const practiceAndGroupsCards: readonly Card[] = [
  {
    id: 'L08',
    title: { en: 'A small goal for learning', es: 'Una meta pequeña para aprender' },
    know: {
      en: 'A program with a coach, goals and meetings helped thinking more than going it alone. Both groups got better.',
      es: 'Un programa con guía, metas y reuniones ayudó más a la mente que hacerlo a solas. Ambos grupos mejoraron.',
    },
    step: {
      en: 'Set one small learning goal for this week, and tell someone who will ask about it.',
      es: 'Póngase una meta pequeña para esta semana y dígasela a alguien que le pregunte.',
    },
    how: {
      en: [
        'Make it small: one song, one page, one button on the phone.',
        'Say when: after breakfast, at the kitchen table.',
        'Ask somebody: "Will you ask me on Sunday how it went?"',
      ],
      es: [
        'Que sea pequeña: una canción, una página, una tecla del teléfono.',
        'Diga cuándo: después del desayuno, en la mesa de la cocina.',
        'Pida a alguien: “¿Me pregunta el domingo cómo me fue?”',
      ],
    },
    howMuch: {
      en: 'One goal a week. When it is done, choose the next.',
      es: 'Una meta por semana. Cuando la cumpla, elija otra.',
    },
    why: {
      en: 'A clear goal tells you where to begin, and a person who asks keeps you going. One good trial found this, and the difference was small.',
      es: 'Una meta clara dice por dónde empezar, y alguien que pregunta ayuda a seguir. Lo vio un buen estudio, y la diferencia fue pequeña.',
    },
    watchFor: {
      en: 'A missed week is no failure. Make the goal smaller. Low or worn out for weeks: see a doctor.',
      es: 'Si una semana no sale, no pasa nada. Haga la meta más pequeña. Si el ánimo sigue bajo por semanas, vea a un médico.',
    },
    insteadIf: [
      {
        limits: ['nobody-near'],
        say: {
          en: 'Put your goal on the fridge and tick it there, or make it your goal here.',
          es: 'Ponga su meta en la nevera y márquela ahí, o guárdela aquí como meta.',
        },
        card: 'L19',
      },
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: 'Say your goal aloud each morning at breakfast.',
          es: 'Diga su meta en voz alta cada mañana, al desayunar.',
        },
        card: 'L19',
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Choose a goal that fits in a song: hum it until you know it.',
          es: 'Elija una meta que quepa en una canción: tararéela hasta sabérsela.',
        },
        card: 'L19',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What small thing would you like to know by Sunday?',
      es: '¿Qué cosa pequeña le gustaría saber para el domingo?',
    },
    neighbours: ['L19', 'L10', 'L01'],
  },
  {
    id: 'L10',
    title: { en: 'Learning in a group with a guide', es: 'Aprender en grupo y con guía' },
    know: {
      en: 'Computer training done alone at home helped little. Groups with a guide helped more.',
      es: 'Entrenar la mente a solas con la computadora ayudó poco. En grupo y con guía ayudó más.',
    },
    step: {
      en: 'Call the library or a local service for older people and ask which groups have a guide.',
      es: 'Llame a la biblioteca o a un centro para mayores y pregunte qué grupos tienen guía.',
    },
    how: {
      en: [
        'Ask: "Is it free? Does it meet by day?"',
        'Ask about stairs, a toilet and a seat near the front.',
        'Go once to look. You can leave when you like.',
      ],
      es: [
        'Pregunte: “¿Es gratis? ¿Se reúnen de día?”',
        'Pregunte por las escaleras, el baño y un asiento adelante.',
        'Vaya una vez a mirar. Puede irse cuando quiera.',
      ],
    },
    howMuch: {
      en: 'Up to three short sessions a week. More than that added nothing.',
      es: 'Hasta tres ratos cortos por semana. Con más no se ganó nada.',
    },
    why: {
      en: 'In a group somebody helps when you are stuck, and you go back because you are expected. Many trials put together point this way, so we are fairly sure.',
      es: 'En grupo alguien ayuda cuando uno se traba, y uno vuelve porque lo esperan. Muchos estudios juntos apuntan a lo mismo, así que es bastante seguro.',
    },
    watchFor: {
      en: 'Tired after it? Go less often. If the way there feels unsafe, stay home and tell the guide.',
      es: '¿Le cansa? Vaya menos. Si el camino no le da confianza, quédese en casa y avise al grupo.',
    },
    insteadIf: [
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Ask for a small group in a quiet room, and sit face to face with the guide.',
          es: 'Pida un grupo pequeño en un cuarto sin ruido y siéntese de frente a quien enseña.',
        },
        card: 'S06',
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Ask for a group without screens: music, stories, talk.',
          es: 'Pida un grupo sin pantallas: música, cuentos, charla.',
        },
        card: 'L13',
      },
      {
        limits: ['unsteady', 'wheelchair', 'unsafe-outdoors'],
        say: {
          en: 'Choose a group by day, and ask for a ride to a door without steps.',
          es: 'Elija un grupo de día y pida que le lleven hasta una puerta sin escalones.',
        },
        card: 'S16',
      },
      {
        limits: ['carer'],
        say: {
          en: 'First ask who could sit with the person you care for.',
          es: 'Primero pregunte quién puede acompañar a la persona que cuida.',
        },
        card: 'T10',
      },
    ],
    notWhen: ['no-transport', 'housebound'],
    followUp: {
      en: 'Would you like a big group or a small one?',
      es: '¿Prefiere un grupo grande o uno pequeño?',
    },
    neighbours: ['L18', 'L08', 'S11'],
  },
  {
    id: 'L19',
    title: { en: 'How do I practice a little each day?', es: '¿Cómo practico un poco cada día?' },
    also: ['L18'],
    know: {
      en: 'It is never too late. Short practice with breaks sticks best.',
      es: 'Nunca es tarde. Lo que más queda es practicar poco y con pausas.',
    },
    step: {
      en: 'Practice 15 minutes a day, at the same time.',
      es: 'Practique 15 minutos al día, a la misma hora.',
    },
    how: {
      en: [
        'Pick one small piece: a song, a few words, one button on the phone.',
        'Say it or do it. Do more than read.',
        "Tomorrow, begin with today's piece.",
      ],
      es: [
        'Elija un trocito: una canción, unas palabras, una tecla del teléfono.',
        'Dígalo o hágalo, no solo lo lea.',
        'Mañana empiece por lo de hoy.',
      ],
    },
    howMuch: {
      en: '15 to 30 minutes a day, with breaks.',
      es: 'De 15 a 30 minutos al día, con pausas.',
    },
    why: {
      en: 'A fresh mind takes in more, and a break lets new things settle. Speaking or doing seems to help it stick better than reading alone. Experts on aging say so.',
      es: 'La mente descansada aprende mejor, y la pausa deja que lo nuevo se asiente. Hablar o hacer parece ayudar más que solo leer. Lo dicen expertos en la salud de los mayores.',
    },
    watchFor: {
      en: 'Tired? Stop there. A bad day says nothing about your memory.',
      es: '¿Cansancio? Pare ahí. Un mal día no dice nada de su memoria.',
    },
    insteadIf: [
      {
        limits: ['poor-sight'],
        say: {
          en: 'Ask the library for lessons to listen to, and say each line back.',
          es: 'Pida en la biblioteca lecciones en audio y repita cada frase.',
        },
        card: 'L13',
      },
      {
        limits: ['no-internet'],
        say: {
          en: 'Use a beginner class or the radio: repeat aloud what you hear.',
          es: 'Sirve una clase para principiantes o la radio: repita en voz alta lo que oye.',
        },
        card: 'L18',
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Practice by singing or speaking, with nothing to hold.',
          es: 'Practique cantando o hablando, sin nada en las manos.',
        },
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Practice one small piece while the soup warms. That counts.',
          es: 'Practique un trocito mientras se calienta la sopa. Eso también cuenta.',
        },
      },
    ],
    notWhen: ['memory-worry'],
    followUp: { en: 'What would you love to learn?', es: '¿Qué le gustaría aprender?' },
    neighbours: ['L18', 'L01', 'L15'],
  },
]
