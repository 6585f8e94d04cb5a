/** Cards on brain training and on games that are sold for the mind. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const brainTrainingCards: readonly Card[] = [
  {
    id: 'L02',
    title: { en: 'Does practice sharpen the mind?', es: '¿Practicar agudiza la mente?' },
    know: {
      en: 'Ten sessions of reasoning or speed training kept those skills up to ten years. The gain is mostly in what you train.',
      es: 'Diez sesiones para razonar o ganar rapidez se notaron hasta diez años después. Mejora sobre todo lo que se entrena.',
    },
    step: {
      en: 'Try a small pattern drill if you like: say every other month of the year.',
      es: 'Pruebe, si le gusta, un juego de orden: diga un mes sí y otro no.',
    },
    how: {
      en: [
        'Sit where it is quiet.',
        'Say January, March, May, and go on to the end of the year.',
        'Too easy? Start from the end. Too hard? Look at a calendar.',
      ],
      es: [
        'Siéntese donde haya calma.',
        'Diga enero, marzo, mayo, y siga hasta acabar el año.',
        '¿Muy fácil? Empiece por el final. ¿Muy difícil? Mire un calendario.',
      ],
    },
    howMuch: {
      en: 'Two or three short sessions a week, if you enjoy it.',
      es: 'Dos o tres ratos cortos por semana, si le gusta.',
    },
    why: {
      en: 'The mind gets better at what it practices, as hands do at knitting. One good trial found this. Those who trained also told of less trouble with daily tasks.',
      es: 'La mente mejora en lo que practica, como las manos al tejer. Lo vio un buen estudio. Quienes entrenaron también dijeron tener menos apuros en el día a día.',
    },
    watchFor: {
      en: 'Stop when it feels like a chore. A slow day says nothing about you. New trouble with daily tasks: tell a doctor.',
      es: 'Pare si se vuelve pesado. Un día lento no dice nada de usted. Si lo de cada día le cuesta más, dígaselo al médico.',
    },
    insteadIf: [
      {
        limits: ['no-internet'],
        say: {
          en: 'Use paper: write a row of shapes and work out what comes next.',
          es: 'Use papel: dibuje una fila de formas y piense cuál sigue.',
        },
        card: 'L09',
      },
      {
        limits: ['poor-sight', 'painful-hands'],
        say: {
          en: 'Do it by voice: say the days of the week from the last to the first.',
          es: 'Hágalo en voz alta: diga los días de la semana del último al primero.',
        },
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Say the months while the kettle boils, and stop there.',
          es: 'Diga los meses mientras hierve el agua, y nada más.',
        },
        card: 'L19',
      },
    ],
    notWhen: ['memory-worry'],
    followUp: {
      en: 'Did you enjoy it, or was it a chore?',
      es: '¿Le gustó o se le hizo pesado?',
    },
    neighbours: ['L10', 'L04', 'L03', 'L07'],
    howSource: "The coach's own example of a pattern drill",
  },
  {
    id: 'L03',
    title: { en: 'Games of quickness, and the mind', es: 'Los juegos de rapidez y la mente' },
    know: {
      en: 'In one trial, speed training with later booster sessions went with fewer dementia diagnoses. Memory training did not.',
      es: 'En un estudio, quienes entrenaron la rapidez, con repasos, tuvieron menos diagnósticos de demencia. Con la memoria no se vio.',
    },
    step: {
      en: 'Treat it as an extra. Ask yourself today if you would enjoy quick games.',
      es: 'Tómelo como un extra. Pregúntese hoy si le gustarían los juegos rápidos.',
    },
    how: {
      en: [
        'Think of quick games you know, such as snap.',
        'Did you like them? Then it may suit you, if it is free.',
        'Did you not? Leave it out. Cards, a class or a puzzle are other ways.',
      ],
      es: [
        'Piense en juegos rápidos que conoce, como los de cartas.',
        '¿Le gustaban? Entonces quizá le venga bien, si es gratis.',
        '¿No le gustaban? Déjelo. También están las cartas con calma, una clase o un rompecabezas.',
      ],
    },
    howMuch: {
      en: 'One trial, looked at again after 20 years. It sets no amount for you.',
      es: 'Un estudio, visto otra vez a los 20 años. No marca una cantidad para usted.',
    },
    why: {
      en: 'Quick games make the eye and the mind work together, and that can be fun. The rest hangs on one trial and on a part of its people. More research is needed.',
      es: 'Los juegos rápidos hacen trabajar juntos la vista y la mente, y pueden divertir. Lo demás se apoya en un estudio y en una parte de su gente. Falta investigar más.',
    },
    watchFor: {
      en: 'Be wary of anyone who sells it as a sure thing. If your memory worries you, talk to a doctor.',
      es: 'Desconfíe de quien lo venda como cosa segura. Si le preocupa la memoria, hable con su médico.',
    },
    insteadIf: [
      {
        limits: ['no-money'],
        say: {
          en: 'Pay nothing: play a quick round with the cards you have.',
          es: 'No pague nada: juegue una ronda rápida con las cartas que tenga.',
        },
        card: 'L07',
      },
      {
        limits: ['no-internet'],
        say: {
          en: 'Leave the screen out and choose a game on the table.',
          es: 'Deje la pantalla y elija un juego de mesa.',
        },
        card: 'L04',
      },
      {
        limits: ['poor-sight', 'painful-hands'],
        say: {
          en: 'Choose a game for the ear, such as guessing songs on the radio.',
          es: 'Elija un juego de oído, como adivinar canciones en la radio.',
        },
        card: 'L06',
      },
    ],
    notWhen: ['memory-worry'],
    followUp: {
      en: 'Which game made you laugh in the past?',
      es: '¿Qué juego le hacía reír antes?',
    },
    neighbours: ['L04', 'L07', 'L02', 'L06'],
  },
  {
    id: 'L07',
    title: { en: 'Do brain games help?', es: '¿Sirven los juegos mentales?' },
    know: {
      en: 'WHO, the world health body, rates the proof for brain training as low. Sold brain games often claim too much.',
      es: 'Según la OMS, la organización mundial de la salud, entrenar el cerebro tiene pocas pruebas buenas. Los juegos que se venden suelen prometer de más.',
    },
    step: {
      en: 'Play a free game today: make short words from one long word.',
      es: 'Juegue hoy gratis: saque palabras cortas de una palabra larga.',
    },
    how: {
      en: [
        'Take a long word, such as "grandmother".',
        'Find short words in its letters: hat, road, moth.',
        'Want more? Use cards or dominoes at home, or ask what the library lends.',
      ],
      es: [
        'Tome una palabra larga, como “mariposa”.',
        'Busque palabras con sus letras: rosa, mar, ropa.',
        '¿Quiere más? Use cartas o dominó, o pregunte qué presta la biblioteca.',
      ],
    },
    howMuch: {
      en: 'One free game, as often as you enjoy it. No one needs a paid plan.',
      es: 'Un juego gratis, tantas veces como le guste. No hace falta pagar.',
    },
    why: {
      en: 'A word game gives the mind the same work whether you pay or not. The World Health Organization calls the proof for such training low to very low.',
      es: 'Un juego de palabras da el mismo trabajo a la mente, se pague o no. La Organización Mundial de la Salud llama bajas o muy bajas las pruebas de estos juegos.',
    },
    watchFor: {
      en: 'A free trial may turn into a bill. Read it with someone before you give your card.',
      es: 'Una prueba gratis puede acabar en un cobro. Léala con alguien antes de dar su tarjeta.',
    },
    insteadIf: [
      {
        limits: ['poor-sight'],
        say: {
          en: 'Play aloud: name a food for each letter, from A on.',
          es: 'Juegue en voz alta: una comida con cada letra, desde la A.',
        },
        card: 'L06',
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Find the words in your head and say them, with no pen.',
          es: 'Busque las palabras en la cabeza y dígalas, sin lápiz.',
        },
      },
      {
        limits: ['memory-worry'],
        say: {
          en: 'Spend no money on it. Play for fun, and note what worries you for the doctor.',
          es: 'No gaste en eso. Juegue por gusto y apunte para el médico lo que le preocupa.',
        },
        card: 'L16',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which game do you have at home?',
      es: '¿Qué juego tiene en casa?',
    },
    neighbours: ['L11', 'L04', 'L09', 'L10'],
    howSource: "The coach's own example of a word game",
  },
  {
    id: 'L11',
    title: {
      en: 'Are brain games for sale honest?',
      es: '¿Son honestos los juegos mentales que venden?',
    },
    know: {
      en: 'A seller of brain games in the US was fined. Nothing backed its claims about memory.',
      es: 'En Estados Unidos multaron a una empresa de juegos para la mente. No había pruebas de lo que decía sobre la memoria.',
    },
    step: {
      en: 'Wait one day before you pay for a brain game, and ask what proof there is.',
      es: 'Espere un día antes de pagar por un juego así, y pregunte qué pruebas hay.',
    },
    how: {
      en: [
        'Read the advert aloud. Does it promise to save your memory?',
        'Ask the seller: who was tested, and who paid for the test?',
        'Show it to someone you trust, or ask a librarian.',
      ],
      es: [
        'Lea el anuncio en voz alta. ¿Promete salvar su memoria?',
        'Pregunte a quien lo vende: ¿con quién se probó y quién pagó la prueba?',
        'Enséñelo a alguien de confianza o pregunte en la biblioteca.',
      ],
    },
    howMuch: {
      en: 'One day of waiting, each time somebody asks you to pay.',
      es: 'Un día de espera, cada vez que le pidan pagar.',
    },
    why: {
      en: 'Sellers know that we care about our memory, and hurry leaves no time to ask questions. In one case a public body looked and found no good proof.',
      es: 'Quien vende sabe que a todos nos importa la memoria, y con la prisa nadie pregunta. En un caso, una oficina pública miró y no halló buenas pruebas.',
    },
    watchFor: {
      en: 'Being rushed is a warning sign. If you have paid and regret it, call your bank. It is not your fault.',
      es: 'La prisa es mala señal. Si ya pagó y se arrepiente, llame a su banco. No es culpa suya.',
    },
    insteadIf: [
      {
        limits: ['no-money'],
        say: {
          en: 'Keep your money and play a word game that costs nothing.',
          es: 'Guarde su dinero y juegue con palabras, que no cuesta nada.',
        },
        card: 'L07',
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Phone the library and have them read the small print to you.',
          es: 'Pida en la biblioteca que le lean la letra pequeña.',
        },
        card: 'L13',
      },
      {
        limits: ['nobody-near', 'no-internet'],
        say: {
          en: 'Keep the advert and ask a librarian about it by telephone.',
          es: 'Guarde el anuncio y pregunte por teléfono en la biblioteca.',
        },
        card: 'L18',
      },
      {
        limits: ['memory-worry'],
        say: {
          en: 'Put the advert away. Note what has changed, and take the note to a doctor.',
          es: 'Deje el anuncio a un lado. Apunte lo que ha cambiado y llévelo al médico.',
        },
        card: 'L16',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What does the advert promise?',
      es: '¿Qué promete el anuncio?',
    },
    neighbours: ['L07', 'L17', 'L10'],
  },
]
