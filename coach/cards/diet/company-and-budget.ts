/** Cards on eating in company and on food when money is tight. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const companyAndBudgetCards: readonly Card[] = [
  {
    id: 'D13',
    title: { en: 'Eating in company', es: 'Comer en compañía' },
    know: {
      en: 'People eat more, and enjoy it more, in company. Shared meals are advised for older adults.',
      es: 'En compañía se come más y con más gusto. A las personas mayores se les aconseja compartir la mesa.',
    },
    step: {
      en: 'Choose one meal this week to eat where other people are.',
      es: 'Elija una comida de esta semana para comer donde haya gente.',
    },
    how: {
      en: [
        'Think of a place: a lunch club, your church hall, a table next door.',
        'Ask in a few words: “May I eat with you this week?”',
        'Sit in a quiet corner, where it is easier to hear.',
      ],
      es: [
        'Piense en un lugar: un comedor para mayores, la iglesia, la mesa de al lado.',
        'Pregunte en pocas palabras: “¿Puedo comer con ustedes esta semana?”.',
        'Siéntese en un rincón tranquilo, donde se oiga mejor.',
      ],
    },
    howMuch: {
      en: 'One shared meal this week. Next week again, if it felt good.',
      es: 'Una comida en compañía esta semana. La próxima, otra vez si le gustó.',
    },
    why: {
      en: 'Company makes a meal slower and more fun, and that brings appetite. Experts in food for older people advise it, with fair proof.',
      es: 'En compañía la comida va más despacio y sabe mejor, y eso abre el apetito. Lo aconsejan expertos en comida para mayores, con buenas señales.',
    },
    watchFor: {
      en: 'If nothing tastes good for weeks, or sadness takes your appetite, tell your doctor. Feeling you cannot go on: call {crisis}.',
      es: 'Si nada le sabe bien durante semanas o la tristeza le quita el hambre, dígalo al médico. Si no puede más, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['nobody-near'],
        say: {
          en: 'Call {company} and ask where people eat lunch together. You can come without knowing anyone.',
          es: 'Llame a {company} y pregunte dónde se come en grupo. No necesita conocer a nadie.',
        },
        card: 'S16',
      },
      {
        limits: ['housebound', 'no-transport'],
        say: {
          en: 'Call {company} about meals brought to the door. You can have a word with the person who brings them.',
          es: 'Llame a {company} y pregunte por comidas a domicilio. Así puede charlar con quien las trae.',
        },
        card: 'D19',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Lay your place somewhere new, by a window or the radio. A bowl of warm soup is enough.',
          es: 'Ponga su plato en otro lugar, junto a la ventana o la radio. Basta una sopa caliente.',
        },
        card: 'S13',
      },
      {
        limits: ['swallowing-trouble'],
        say: {
          en: 'Eat first, sitting upright and in peace. Keep the talk for after the meal.',
          es: 'Coma primero, con la espalda recta y en calma. Deje la charla para después.',
        },
        card: 'D20',
      },
    ],
    notWhen: [],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Which meal of the day feels longest on your own?',
      es: '¿Qué comida del día se le hace más larga a solas?',
    },
    neighbours: ['D14', 'D19', 'S16', 'S05'],
  },
  {
    id: 'D19',
    title: { en: 'Help with food when money is short', es: 'Ayuda con la comida si falta dinero' },
    know: {
      en: 'There is help with food: delivered meals, lunch sites and food pantries. Beans, lentils, eggs, oats and canned fish are cheap and good.',
      es: 'Hay ayuda con la comida: a domicilio, en comedores y en bancos de alimentos. Frijoles, lentejas, huevo y avena son baratos y buenos.',
    },
    step: {
      en: 'Call {food} and ask: “What food help can I get?”',
      es: 'Llame a {food} y pregunte: “¿Qué ayuda hay para mí?”.',
    },
    how: {
      en: [
        'Say it plainly: “My money for food runs short.”',
        'Ask what papers they need, and if food can come to your door.',
        'In the US, ask about Meals on Wheels and SNAP. Elsewhere, ask your local council.',
      ],
      es: [
        'Dígalo claro: “No me alcanza para la comida”.',
        'Pregunte qué papeles piden y si la llevan a su casa.',
        'En Estados Unidos, pregunte por Meals on Wheels (comida a domicilio) y SNAP (ayuda para comprar comida). En otro país, pregunte en su municipio.',
      ],
    },
    howMuch: {
      en: 'One call today. Then one pot of beans, lentils or oats to last a few meals.',
      es: '1 llamada hoy. Después, una olla de frijoles o lentejas para varias comidas.',
    },
    why: {
      en: 'With help for food, money goes further and you need not skip a meal. This is practical advice from services for older people, and not from a trial.',
      es: 'Con ayuda para la comida, el dinero alcanza más y no hace falta saltarse ninguna. Es un consejo práctico de servicios para mayores. No viene de un estudio.',
    },
    watchFor: {
      en: 'No food for today? Say that first when you call. If your weight falls, see a doctor this week.',
      es: '¿No hay comida para hoy? Dígalo primero en la llamada. Si baja de peso, vea al médico esta semana.',
    },
    insteadIf: [
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Go to the desk of your library or clinic. Show a note: “I need help with food.”',
          es: 'Vaya al mostrador de su biblioteca o clínica. Enseñe una nota: “Necesito ayuda con la comida”.',
        },
      },
      {
        limits: ['housebound', 'no-transport'],
        say: {
          en: 'Call {company} and ask who brings cooked meals or groceries to your door.',
          es: 'Llame a {company} y pregunte quién lleva comida hecha o víveres a su casa.',
        },
      },
      {
        limits: ['painful-hands', 'no-time'],
        say: {
          en: 'Choose what needs no chopping: oats, eggs and frozen vegetables.',
          es: 'Elija lo que no hay que picar: avena, huevo y verdura congelada.',
        },
      },
      {
        limits: ['swallowing-trouble'],
        say: {
          en: 'Cook oats or lentils very soft and mash them smooth. Soft egg is good too.',
          es: 'Cocine avena o lentejas muy blandas y hágalas puré. También sirve el huevo blando.',
        },
        card: 'D20',
      },
    ],
    notWhen: [],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Is there enough food in the house for today and tomorrow?',
      es: '¿Tiene en casa comida para hoy y mañana?',
    },
    neighbours: ['D14', 'D06', 'D13', 'S16'],
  },
]
