/** Cards on active pastimes, puzzles and a mix of things to do. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const activePastimesCards: readonly Card[] = [
  {
    id: 'L04',
    title: { en: 'Games, cards and puzzles', es: 'Juegos, cartas y rompecabezas' },
    know: {
      en: 'Writing, classes, games, cards and puzzles went with lower dementia risk. Passive pastimes did less.',
      es: 'Escribir, ir a clases, jugar a las cartas y hacer rompecabezas va unido a menos demencia. Con lo pasivo, como la tele, se nota menos.',
    },
    step: {
      en: 'Swap one passive hour today for cards, a puzzle or a letter.',
      es: 'Cambie hoy una hora pasiva por un juego de cartas, un rompecabezas o unas líneas escritas.',
    },
    how: {
      en: [
        'Choose an hour when the TV is on and you hardly watch.',
        'Lay the cards or the pen on the table before that hour.',
        'Sit down in good light, and stop when you have had enough.',
      ],
      es: [
        'Elija una hora en que la tele está puesta y casi no la mira.',
        'Deje antes las cartas o el lápiz sobre la mesa.',
        'Siéntese con buena luz y pare cuando ya no tenga ganas.',
      ],
    },
    howMuch: {
      en: 'One hour today. A shorter time is fine too.',
      es: 'Una hora hoy. Menos tiempo también está bien.',
    },
    why: {
      en: 'Games, writing and puzzles make you think and choose, while television asks for little. Active people did better over ten years, but they may differ in other ways. It is no proof.',
      es: 'Los juegos, la escritura y los rompecabezas hacen pensar, y la tele pide poco. En diez años, a la gente activa le fue mejor, pero puede ser distinta. No es prueba.',
    },
    watchFor: {
      en: 'Sore eyes or a stiff neck? Rest, and get up slowly. No joy in anything for weeks: tell a doctor.',
      es: '¿Ojos cansados o cuello tieso? Descanse y levántese despacio. Si nada le alegra en semanas, dígaselo al médico.',
    },
    insteadIf: [
      {
        limits: ['painful-hands'],
        say: {
          en: 'Tell one old story aloud, as if somebody were writing it down.',
          es: 'Cuente en voz alta una historia suya, como si alguien la apuntara.',
        },
        card: 'L06',
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Follow a radio quiz and say your answer before they do.',
          es: 'Siga un concurso de radio y diga la respuesta antes que ellos.',
        },
        card: 'L13',
      },
      {
        limits: ['nobody-near'],
        say: {
          en: 'Lay out a game of solitaire, or write down one good memory.',
          es: 'Haga un solitario con cartas o escriba un buen recuerdo.',
        },
        card: 'L09',
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Play one short round with the person beside you, then stop.',
          es: 'Juegue una ronda corta con quien esté a su lado, y ya.',
        },
        card: 'L19',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which hour of your day feels the longest?',
      es: '¿Qué hora del día se le hace más larga?',
    },
    neighbours: ['L06', 'L09', 'L01', 'L12'],
  },
  {
    id: 'L06',
    title: { en: 'A mix: read, make, share', es: 'Una mezcla: leer, hacer, compartir' },
    know: {
      en: 'People who mixed reading, crafts, games and company had fewer mild thinking problems. Those who did few kinds had more.',
      es: 'Quienes mezclan lectura, manualidades, juegos y compañía suelen tener menos fallos leves al pensar. Con poca variedad se ven más.',
    },
    step: {
      en: 'Plan a small mix for this week: something to read, to make and to share.',
      es: 'Planee una mezcla para esta semana: algo que leer, algo que hacer y algo que compartir.',
    },
    how: {
      en: [
        'Read: a page aloud, a prayer, an old letter.',
        'Make: a soup, a drawing, a button sewn on.',
        'Share: a chat at the door, a phone call, a game of cards.',
      ],
      es: [
        'Leer: una página en voz alta, un rezo, una carta vieja.',
        'Hacer: una sopa, un dibujo, coser un botón.',
        'Compartir: una charla en la puerta, una llamada, una partida de cartas.',
      ],
    },
    howMuch: {
      en: 'One of each, each week: one to read, one to make, one to share.',
      es: 'Una de cada una, cada semana: una para leer, una para hacer, una para compartir.',
    },
    why: {
      en: 'Reading, making things and meeting people each ask something else of the mind. People who mixed them did better, but those who feel well may also do more. It is no proof.',
      es: 'Leer, hacer cosas y ver gente piden algo distinto a la mente. A quienes mezclan les va mejor, pero quien se siente bien quizá también hace más. No es prueba.',
    },
    watchFor: {
      en: 'Too much at once? Drop one. If you lose your joy in things for weeks, tell a doctor.',
      es: '¿Es demasiado? Quite una cosa. Si pierde el gusto por todo durante semanas, dígaselo al médico.',
    },
    insteadIf: [
      {
        limits: ['poor-sight'],
        say: {
          en: 'Listen to a story on the radio in place of reading.',
          es: 'En vez de leer, oiga un cuento o una novela en la radio.',
        },
        card: 'L13',
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Make something with your voice: a song, a poem, a story for a child.',
          es: 'Haga algo con la voz: una canción, un poema, un cuento para un niño.',
        },
        card: 'L19',
      },
      {
        limits: ['nobody-near', 'housebound'],
        say: {
          en: 'For the sharing, call {company} and ask for a friendly caller.',
          es: 'Para compartir, llame a {company} y pida que alguien le llame a conversar.',
        },
        card: 'S05',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Choose one gentle thing, such as music you like. The rest can wait.',
          es: 'Elija una cosa suave, como una música que le guste. Lo demás puede esperar.',
        },
        card: 'S13',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which is missing now: to read, to make or to share?',
      es: '¿Qué le falta ahora: leer, hacer o compartir?',
    },
    neighbours: ['L04', 'L15', 'L01', 'L09'],
  },
  {
    id: 'L09',
    title: { en: 'Puzzles when the memory slips', es: 'Pasatiempos cuando falla la memoria' },
    know: {
      en: 'In people with mild memory problems, web crosswords did better than computer games over 18 months.',
      es: 'En personas con fallos leves de memoria, los crucigramas en internet ayudaron más que otros juegos. Fueron 18 meses.',
    },
    step: {
      en: 'Do a puzzle you enjoy today, then try one clue that is harder.',
      es: 'Haga hoy un crucigrama que le guste y pruebe una pista más difícil.',
    },
    how: {
      en: [
        'Take an old newspaper, a good light and a pencil.',
        'Start with the clues you know.',
        'Stuck? Leave it and come back later. Looking it up is fair.',
      ],
      es: [
        'Tome un periódico viejo, buena luz y un lápiz.',
        'Empiece por las que ya sabe.',
        '¿No le sale? Déjelo y vuelva luego. Buscar la respuesta está permitido.',
      ],
    },
    howMuch: {
      en: 'One puzzle, whenever you like. Change the kind now and then.',
      es: 'Un pasatiempo, cuando guste. Cambie de tipo de vez en cuando.',
    },
    why: {
      en: 'A crossword makes you look for words, and it can be made harder bit by bit. One trial of 107 people found this. It is no treatment and no promise.',
      es: 'Un crucigrama hace buscar palabras, y se puede hacer más difícil poco a poco. Lo vio un estudio con 107 personas. No es tratamiento ni promesa.',
    },
    watchFor: {
      en: 'Rest your eyes and neck. If it upsets you, choose an easier one. Memory that changes: see a doctor.',
      es: 'Descanse la vista y el cuello. Si le disgusta, elija uno fácil. Si su memoria cambia, vea a un médico.',
    },
    insteadIf: [
      {
        limits: ['poor-sight'],
        say: {
          en: 'Find words by ear: name all the birds, then all the towns you know.',
          es: 'Busque palabras de oído: nombre los pájaros que conoce y luego los pueblos.',
        },
        card: 'L13',
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Solve it in your head and say the answers aloud.',
          es: 'Resuélvalo en la cabeza y diga las respuestas en voz alta.',
        },
      },
      {
        limits: ['no-internet'],
        say: {
          en: 'Use paper: a newspaper or a puzzle book from the library.',
          es: 'Use papel: un periódico o un libro de pasatiempos de la biblioteca.',
        },
        card: 'L07',
      },
      {
        limits: ['memory-worry'],
        say: {
          en: 'Choose an easy one and do it for fun. It tests nothing about you.',
          es: 'Elija uno fácil y hágalo por gusto. No pone a prueba nada de usted.',
        },
        card: 'L16',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which puzzles do you like best?',
      es: '¿Qué pasatiempos le gustan más?',
    },
    neighbours: ['L04', 'L06', 'L07'],
  },
]
