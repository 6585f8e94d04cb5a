/** Cards on company and the brain. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const companyAndTheBrainCards: readonly Card[] = [
  {
    id: 'S04',
    title: { en: 'A good chat by video', es: 'Una buena charla por video' },
    know: {
      en: 'Half-hour guided video chats four times a week raised a thinking score a little. That was in isolated people of 75 and over.',
      es: 'Charlar por video con guía, media hora cuatro veces por semana, ayudó algo a la mente. Fue en personas aisladas de 75 o más.',
    },
    step: {
      en: 'Set up one video or phone chat of 20 to 30 minutes on a topic you like.',
      es: 'Acuerde una charla por video o teléfono, de 20 a 30 minutos, sobre algo que le guste.',
    },
    how: {
      en: [
        'Ask someone you trust to set up the screen with you.',
        'Choose one topic: old songs, cooking, a trip.',
        'Put the screen at eye level, with light on your face.',
      ],
      es: [
        'Pida a alguien de confianza que prepare la pantalla con usted.',
        'Elija un tema: canciones de antes, cocina, un viaje.',
        'Ponga la pantalla a la altura de los ojos, con luz en su cara.',
      ],
    },
    howMuch: {
      en: '20 to 30 minutes a chat. In the trial it was four chats a week for six months.',
      es: 'De 20 a 30 minutos por charla. En el estudio fueron cuatro por semana, durante seis meses.',
    },
    why: {
      en: 'A good talk makes you listen, remember and look for words, so the mind has work. One good trial saw a small gain, but guides led the talks there.',
      es: 'Una buena charla hace escuchar, recordar y buscar palabras, y así la mente trabaja. Un buen estudio vio una mejora pequeña, pero allí había guías.',
    },
    watchFor: {
      en: 'Tired eyes or a heavy head? Stop there. Share no codes, money or bank details on a screen.',
      es: '¿Se le cansan los ojos o la cabeza? Pare ahí. No dé claves, dinero ni datos del banco por la pantalla.',
    },
    insteadIf: [
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Turn on captions, or chat by text on the same topic.',
          es: 'Active los subtítulos, o charle por escrito sobre el mismo tema.',
        },
        card: 'S06',
      },
      {
        limits: ['nobody-near'],
        say: {
          en: 'Call {company} and ask for someone to chat with by phone.',
          es: 'Llame a {company} y pida a alguien para charlar por teléfono.',
        },
        card: 'S05',
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Let the other person call you. Lay the phone on the table with the speaker on.',
          es: 'Que la otra persona le llame. Deje el teléfono en la mesa, con el altavoz puesto.',
        },
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Use the phone you have. A library may let you use a screen.',
          es: 'Use el teléfono que tiene. Quizá la biblioteca le preste una pantalla.',
        },
        card: 'L18',
      },
    ],
    notWhen: ['poor-sight', 'no-internet'],
    followUp: {
      en: 'What could you talk about for a long time?',
      es: '¿De qué podría hablar un buen rato?',
    },
    neighbours: ['S05', 'S02', 'L18'],
  },
  {
    id: 'S08',
    title: {
      en: 'Something to enjoy with others each week',
      es: 'Algo para disfrutar con otros cada semana',
    },
    know: {
      en: 'Being cut off from others is one of 14 dementia risks that can change. It is no forecast for you.',
      es: 'Vivir con poca compañía es uno de los 14 riesgos de demencia que pueden cambiar. No dice qué le pasará a usted.',
    },
    step: {
      en: 'Choose one thing you would enjoy with others each week, such as cards, song or lunch.',
      es: 'Elija algo que le gustaría hacer cada semana con otros, como cartas, canto o una comida.',
    },
    how: {
      en: [
        'Think back: what did you love to do with others?',
        'Ask at the library or your place of worship what meets nearby.',
        'Mark the day, and go once to look.',
      ],
      es: [
        'Haga memoria: ¿qué le gustaba hacer con otros?',
        'Pregunte en la biblioteca, o en su iglesia o templo, qué grupos hay.',
        'Marque el día y vaya una vez a ver.',
      ],
    },
    howMuch: {
      en: 'One group, once a week, that you enjoy.',
      es: 'Un grupo, una vez por semana, que le guste.',
    },
    why: {
      en: 'Doing things with others lifts the week and keeps the mind busy. People with more company often do better, but that proves nothing for one person.',
      es: 'Hacer algo con otros alegra la semana y ocupa la mente. A quienes tienen más compañía suele irles mejor, pero eso no es prueba para cada persona.',
    },
    watchFor: {
      en: 'If it tires you or feels like a duty, try another. New trouble with memory: tell your doctor.',
      es: 'Si le cansa o le pesa, pruebe otra cosa. Si nota algo nuevo en la memoria, dígaselo a su médico.',
    },
    insteadIf: [
      {
        limits: ['no-transport', 'housebound', 'carer', 'unsafe-outdoors'],
        say: {
          en: 'Choose a group that meets by phone, at an hour that suits your home.',
          es: 'Elija un grupo por teléfono, a una hora que le quede bien en casa.',
        },
        card: 'S16',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Choose a small table with a task for the hands, in a quiet room.',
          es: 'Elija una mesa pequeña, con algo que hacer con las manos y sin ruido.',
        },
        card: 'S06',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'No plans are needed now. Choose something soft for tonight.',
          es: 'Ahora no hacen falta planes. Elija algo suave para esta noche.',
        },
        card: 'S13',
      },
      {
        limits: ['memory-worry'],
        say: {
          en: 'Note what you noticed and when it began, ready for your doctor.',
          es: 'Anote qué notó y desde cuándo, para contarlo a su médico.',
        },
        card: 'L16',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What would you enjoy each week?',
      es: '¿Qué le gustaría hacer cada semana?',
    },
    neighbours: ['S11', 'S09', 'S10'],
  },
  {
    id: 'S09',
    title: { en: 'Company, and the memory', es: 'La compañía y la memoria' },
    know: {
      en: 'WHO, the world health body, finds too little proof that company alone protects from dementia. It strongly backs company for well-being.',
      es: 'La OMS halla muy pocas pruebas de que la compañía, por sí sola, evite la demencia. La apoya con fuerza para el bienestar.',
    },
    step: {
      en: 'Do one small thing today for the joy of company, with others or near them.',
      es: 'Haga hoy algo por el gusto de la compañía, con otros o cerca de ellos.',
    },
    how: {
      en: [
        'Ask yourself: what made me smile this week?',
        'Do it where people are: a bench, a pew, a library chair, the phone.',
        'Keep it short. Leave while it is pleasant.',
      ],
      es: [
        'Piense: ¿qué me hizo sonreír esta semana?',
        'Hágalo donde haya gente: el parque, la iglesia, la biblioteca, el teléfono.',
        'Que sea corto. Termine mientras le guste.',
      ],
    },
    howMuch: {
      en: 'One small joy a day. Short is fine.',
      es: 'Un pequeño gusto al día. Corto está bien.',
    },
    why: {
      en: 'It does us good to be seen and expected somewhere, and company gives that. The World Health Organization is sure about well-being, and not about dementia.',
      es: 'Hace bien que alguien nos vea y nos espere, y eso lo da la compañía. La Organización Mundial de la Salud está segura del bienestar, no de la demencia.',
    },
    watchFor: {
      en: 'Be wary of anyone who sells a sure shield from dementia. New trouble with memory: tell your doctor.',
      es: 'No se fíe de quien le venda algo seguro contra la demencia. Si nota algo nuevo en la memoria, dígaselo a su médico.',
    },
    insteadIf: [
      {
        limits: ['nobody-near', 'housebound'],
        say: {
          en: 'Turn on live radio with callers, and answer aloud if you like.',
          es: 'Ponga la radio en vivo, con llamadas, y conteste en voz alta si quiere.',
        },
        card: 'S05',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Joy may feel far away. Something gentle, such as a song, is enough.',
          es: 'Puede que la alegría quede lejos. Basta algo suave, como una canción.',
        },
        card: 'S13',
      },
      {
        limits: ['carer'],
        say: {
          en: 'Share a song or an old photo with the person you care for.',
          es: 'Comparta una canción o una foto con la persona que usted cuida.',
        },
        card: 'T10',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Share something quiet: photos, a card game, flowers to arrange.',
          es: 'Comparta algo tranquilo: fotos, un juego de cartas, unas flores.',
        },
        card: 'S06',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What made you smile lately?',
      es: '¿Qué le hizo sonreír estos días?',
    },
    neighbours: ['S08', 'S11', 'S15'],
  },
]
