/** Cards on phones, computers and scams. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const phonesAndScamsCards: readonly Card[] = [
  {
    id: 'L05',
    title: { en: 'Is technology bad for the mind?', es: '¿La tecnología daña la mente?' },
    know: {
      en: 'People over 50 who use everyday technology had lower odds of thinking problems. There was no sign of "brain rot".',
      es: 'Pasados los 50, usar celular o computadora va unido a menos problemas de memoria o atención. No se vio que “pudran” el cerebro.',
    },
    step: {
      en: 'Learn one thing on your phone today, such as taking a picture.',
      es: 'Aprenda hoy una cosa en su teléfono, como tomar una foto.',
    },
    how: {
      en: [
        'Look for a small drawing of a camera and touch it.',
        'Point it at something you like and press the big round button.',
        'Look at your picture. A wrong press breaks nothing.',
      ],
      es: [
        'Busque el dibujito de una cámara y tóquelo.',
        'Apunte a algo que le guste y toque el botón redondo.',
        'Mire su foto. Si toca otra cosa, no se rompe nada.',
      ],
    },
    howMuch: {
      en: 'One task this week. Do it each day until it feels easy.',
      es: 'Una tarea esta semana. Repítala cada día hasta que le salga fácil.',
    },
    why: {
      en: 'A phone makes you learn and choose, and it brings people closer. Those who use one have fewer thinking problems, but sharper people may use more. It is no proof.',
      es: 'Un teléfono hace aprender y elegir, y acerca a la gente. Quien lo usa tiene menos fallos al pensar, pero quizá ya tenía más agilidad. No es prueba.',
    },
    watchFor: {
      en: 'Sore eyes or thumbs: rest. If a message wants money or a password, close it and call your bank yourself.',
      es: '¿Ojos o dedos cansados? Descanse. Si un mensaje pide dinero o contraseñas, ciérrelo y llame usted a su banco.',
    },
    insteadIf: [
      {
        limits: ['poor-sight'],
        say: {
          en: 'Ask someone to switch on the voice of your phone, and call by speaking.',
          es: 'Pida que le activen la voz del teléfono y llame hablando.',
        },
        card: 'L13',
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Lay the phone on the table and speak your message in place of typing.',
          es: 'Ponga el teléfono en la mesa y dicte el mensaje, sin teclear.',
        },
        card: 'L18',
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Use a free computer at the library, and ask to be shown one task.',
          es: 'Use gratis la computadora de la biblioteca y pida que le enseñen una cosa.',
        },
        card: 'L18',
      },
      {
        limits: ['memory-worry'],
        say: {
          en: 'Leave screens aside. Say what has changed and since when, and keep it for the doctor.',
          es: 'Deje las pantallas. Diga qué ha cambiado y desde cuándo, y guárdelo para el médico.',
        },
        card: 'L16',
      },
    ],
    notWhen: ['no-internet'],
    followUp: {
      en: 'What would you like your phone to do for you?',
      es: '¿Qué le gustaría hacer con su teléfono?',
    },
    neighbours: ['L18', 'L17', 'L19'],
    howSource: 'Common use of the camera on a phone',
  },
  {
    id: 'L17',
    title: { en: 'How do I spot a scam?', es: '¿Cómo reconozco una estafa?' },
    know: {
      en: 'Most scams share signs: hurry, secrecy, gift cards, odd links, or asking for a password.',
      es: 'Casi todas las estafas se parecen: prisa, secreto, tarjetas de regalo, enlaces raros o pedir contraseñas.',
    },
    step: {
      en: "Put your bank's telephone number beside the phone today, copied from an old bank letter.",
      es: 'Apunte hoy el teléfono de su banco y déjelo junto al aparato. Cópielo de una carta vieja del banco.',
    },
    how: {
      en: [
        'A caller or a message pushes you? Hang up. Press no link.',
        'Breathe, then call the bank on the number you put there.',
        'Never give a password, and let no stranger into your computer.',
      ],
      es: [
        '¿Le presionan por teléfono o mensaje? Cuelgue. No toque el enlace.',
        'Respire y llame al banco al número que dejó ahí.',
        'No dé contraseñas ni deje que nadie extraño entre en su computadora.',
      ],
    },
    howMuch: {
      en: 'One rule for each call: hang up first, check later.',
      es: 'Una regla en cada llamada: primero cuelgue, después averigüe.',
    },
    why: {
      en: 'Scams work by hurry and fright: a rushed person has no time to think or ask. This is what people who fight fraud see again and again, not a trial.',
      es: 'Las estafas usan la prisa y el susto: quien se apura no alcanza a pensar. Lo ven una y otra vez quienes combaten el fraude. No viene de un estudio.',
    },
    watchFor: {
      en: 'Money or a password already given? Call your bank now and tell someone. It is not your fault.',
      es: '¿Ya dio dinero o una contraseña? Llame ahora a su banco y cuénteselo a alguien. No es culpa suya.',
    },
    insteadIf: [
      {
        limits: ['poor-sight', 'painful-hands'],
        say: {
          en: 'Leave a bank letter by the phone. Ask someone you trust to mark its telephone number in big figures.',
          es: 'Deje una carta del banco junto al teléfono. Pida a alguien de confianza que marque el teléfono en grande.',
        },
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Say "Please write me a letter" and hang up.',
          es: 'Diga “Mándeme una carta” y cuelgue.',
        },
      },
      {
        limits: ['nobody-near'],
        say: {
          en: 'Say "I decide tomorrow", hang up, and ask at your bank what is true.',
          es: 'Diga “Mañana decido”, cuelgue y pregunte en su banco qué hay de cierto.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Has a call or a message seemed odd to you of late?',
      es: '¿Le ha parecido rara alguna llamada o mensaje?',
    },
    neighbours: ['L18', 'L11', 'S14'],
  },
  {
    id: 'L18',
    title: { en: 'A phone class for beginners', es: 'Una clase de celular para principiantes' },
    know: {
      en: 'Libraries teach phones and computers free, at a patient pace. So do centers for older people.',
      es: 'Las bibliotecas y los centros para mayores enseñan a usar el celular y la computadora. Es gratis y con calma.',
    },
    step: {
      en: 'Phone your library today and ask for the next beginner class.',
      es: 'Llame hoy a su biblioteca y pregunte por la próxima clase para principiantes.',
    },
    how: {
      en: [
        'Say: "I am a beginner. When is the next class?"',
        'Ask if it is free, and if you can bring your own phone.',
        'No class? Ask if a librarian can show you one thing.',
      ],
      es: [
        'Diga: “Quiero aprender lo básico. ¿Cuándo hay clase?”',
        'Pregunte si es gratis y si puede llevar su teléfono.',
        '¿No hay clase? Pregunte si alguien le enseña una cosa.',
      ],
    },
    howMuch: {
      en: 'One call today. Then one class, to see if you like it.',
      es: 'Una llamada hoy. Luego una clase, para ver si le gusta.',
    },
    why: {
      en: 'With a patient teacher you may ask again, and a wrong touch is soon put right. That is good sense rather than a trial.',
      es: 'Con alguien paciente se puede volver a preguntar, y un error se arregla pronto. Es sentido común, no un estudio.',
    },
    watchFor: {
      en: 'Too fast? Say so, or leave. Keep passwords to yourself. If the way there feels unsafe, ask for help by phone.',
      es: '¿Va muy rápido? Dígalo o váyase. No diga sus contraseñas. Si el camino no es seguro, pida ayuda por teléfono.',
    },
    insteadIf: [
      {
        limits: ['no-transport', 'housebound', 'unsafe-outdoors'],
        say: {
          en: 'Ask the library if somebody can teach you by telephone or at home.',
          es: 'Pregunte en la biblioteca si alguien enseña por teléfono o en casa.',
        },
        card: 'S16',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Ask for a lesson for you alone, face to face, in a quiet corner.',
          es: 'Pida una clase para usted nada más, de frente y en un rincón sin ruido.',
        },
        card: 'S06',
      },
      {
        limits: ['poor-sight', 'painful-hands'],
        say: {
          en: 'Ask who can teach you to run the phone by voice.',
          es: 'Pregunte quién le enseña a manejar el teléfono con la voz.',
        },
        card: 'L13',
      },
      {
        limits: ['carer'],
        say: {
          en: 'Ask for a lesson by telephone at an hour when your house is quiet.',
          es: 'Pida una clase por teléfono a una hora tranquila en su casa.',
        },
        card: 'T10',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What would you like to learn first: calls, messages or pictures?',
      es: '¿Qué quiere aprender primero: llamadas, mensajes o fotos?',
    },
    neighbours: ['L19', 'L05', 'L17', 'L10'],
  },
]
