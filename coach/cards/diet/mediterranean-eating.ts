/** Cards on Mediterranean eating, olive oil and the MIND pattern. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const mediterraneanEatingCards: readonly Card[] = [
  {
    id: 'D01',
    title: { en: 'A balanced plate', es: 'Un plato equilibrado' },
    know: {
      en: 'Eating the Mediterranean way may lower the risk of decline. A balanced plate is good for everyone.',
      es: 'Comer al estilo mediterráneo puede bajar el riesgo de perder memoria y agilidad mental. Un plato variado es bueno para todos.',
    },
    step: {
      en: 'Fill half your plate with vegetables or fruit at one meal today.',
      es: 'Llene hoy la mitad de un plato con verdura o fruta.',
    },
    how: {
      en: [
        'Start with what you have: fresh, frozen or canned.',
        'Beside it, put an egg, fish, chicken or beans.',
        'Add a whole grain, such as oats, brown rice or brown bread.',
      ],
      es: [
        'Empiece con lo que tenga: fresco, congelado o en lata.',
        'Al lado ponga huevo, pescado, pollo o frijoles.',
        'Añada avena, arroz integral o pan integral.',
      ],
    },
    howMuch: {
      en: 'Half the plate, at one meal a day this week. Then at another meal too, if you like it.',
      es: 'La mitad del plato, en una comida al día esta semana. Después, en otra más si le gusta.',
    },
    why: {
      en: 'Each food brings something else: vegetables fiber and vitamins, protein strength. The World Health Organization says such a plate may help the mind. The proof is fair, no promise.',
      es: 'Cada alimento trae lo suyo: la verdura, fibra y vitaminas, y la proteína, fuerza. Según la Organización Mundial de la Salud, puede ayudar a la mente. Hay buenas señales, no una promesa.',
    },
    watchFor: {
      en: 'If you lose weight without trying, eat protein and rich food first. See your doctor this week.',
      es: 'Si baja de peso sin querer, coma primero proteína y cosas nutritivas. Vea a su médico esta semana.',
    },
    insteadIf: [
      {
        limits: ['warfarin'],
        say: {
          en: 'On warfarin, eat about the same leafy greens each week. Fill the plate with carrots, squash or your usual fruit.',
          es: 'Con warfarina, coma cada semana más o menos la misma cantidad de verdura de hoja. Llene el plato con zanahoria, calabaza o su fruta de siempre.',
        },
        card: 'D18',
      },
      {
        limits: ['kidney-disease'],
        say: {
          en: 'Take one vegetable from the list your kidney team gave you. Cook it soft, with a little oil.',
          es: 'Tome una verdura de la lista que le dio su equipo del riñón. Cocínela blanda, con un poco de aceite.',
        },
      },
      {
        limits: ['small-appetite'],
        say: {
          en: 'Eat the egg, fish or beans first. Then take a few bites of vegetables with oil or cheese.',
          es: 'Coma primero el huevo, el pescado o los frijoles. Después, unos bocados de verdura con aceite o queso.',
        },
        card: 'D14',
      },
      {
        limits: ['swallowing-trouble'],
        say: {
          en: 'Cook the vegetables until soft and mash them smooth with oil. Leave out dry bread and raw leaves.',
          es: 'Cocine la verdura hasta que esté blanda y hágala puré con aceite. Evite el pan seco y las hojas crudas.',
        },
        card: 'D20',
      },
    ],
    notWhen: ['malnourished'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Which vegetable or fruit do you have at home today?',
      es: '¿Qué verdura o fruta tiene hoy en casa?',
    },
    neighbours: ['D04', 'D21', 'D02', 'D06'],
  },
  {
    id: 'D02',
    title: {
      en: 'Olive oil and the Mediterranean way',
      es: 'El aceite de oliva y la dieta mediterránea',
    },
    know: {
      en: 'In a Spanish trial, people ate the Mediterranean way with olive oil or nuts. Memory or thinking improved over about four years.',
      es: 'En un estudio en España comieron al estilo mediterráneo, con aceite de oliva o nueces y almendras. En unos cuatro años mejoró la memoria o la agilidad mental.',
    },
    step: {
      en: 'Use olive oil in place of butter at one meal today.',
      es: 'Use hoy aceite de oliva en vez de mantequilla en una comida.',
    },
    how: {
      en: [
        'Pour a little oil on beans, soup, bread or vegetables.',
        'Cook an egg or fish in oil, on a low heat.',
        'If you chew well, add a small handful of nuts.',
      ],
      es: [
        'Ponga un chorrito de aceite a los frijoles, la sopa, el pan o la verdura.',
        'Haga el huevo o el pescado con aceite, a fuego bajo.',
        'Si mastica bien, añada un puñado pequeño de nueces, almendras o maní (cacahuate).',
      ],
    },
    howMuch: {
      en: 'One swap a day, and one small handful of nuts if you chew well.',
      es: 'Un cambio al día, y un puñado pequeño de nueces, almendras o maní si mastica bien.',
    },
    why: {
      en: 'Olive oil is kinder to the blood vessels than butter, and they feed the brain. The gain for memory comes from one part of a good trial. It is no promise.',
      es: 'El aceite de oliva trata mejor a las arterias que la mantequilla, y ellas alimentan el cerebro. La mejora se vio en una parte de un buen estudio. No es promesa.',
    },
    watchFor: {
      en: 'Itching or swelling of the mouth after nuts: stop them. Trouble breathing: call {emergency}. Coughing on food: see a doctor this week.',
      es: 'Si la boca le pica o se hincha, deje nueces, almendras y maní. Si le falta el aire, llame a {emergency}. Si tose al comer, vea al médico esta semana.',
    },
    insteadIf: [
      {
        limits: ['nut-allergy'],
        say: {
          en: 'Leave out all nuts and nut butter. Olive oil on soup, beans or fish is enough.',
          es: 'Nada de nueces, almendras ni maní, ni en crema. Basta el aceite de oliva en la sopa, los frijoles o el pescado.',
        },
      },
      {
        limits: ['swallowing-trouble'],
        say: {
          en: 'Leave out nuts and dry bread. Stir olive oil into mashed potato, soft egg or smooth soup.',
          es: 'Evite las nueces, las almendras, el maní y el pan seco. Mezcle aceite de oliva en puré, huevo blando o crema de verdura.',
        },
        card: 'D20',
      },
      {
        limits: ['small-appetite'],
        say: {
          en: 'Stir a little olive oil into soup, egg or mash. It gives energy in few bites.',
          es: 'Mezcle un poco de aceite de oliva en la sopa, el huevo o el puré. Da energía en pocos bocados.',
        },
        card: 'D14',
      },
      {
        limits: ['warfarin'],
        say: {
          en: 'Swap a little butter for oil. On warfarin, keep your leafy greens as they always are.',
          es: 'Cambie un poco de mantequilla por aceite. Con warfarina, coma la verdura de hoja como siempre.',
        },
        card: 'D18',
      },
    ],
    notWhen: ['malnourished', 'no-money'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'What do you cook with now, oil or butter?',
      es: '¿Con qué cocina ahora, con aceite o con mantequilla?',
    },
    neighbours: ['D01', 'D04', 'D21'],
  },
  {
    id: 'D04',
    title: { en: 'Food for a healthy brain', es: '¿Qué como para cuidar la mente?' },
    also: ['D03'],
    know: {
      en: 'The MIND pattern has many leafy greens, berries, beans, fish and whole grains. It has less fried food and sweets.',
      es: 'La dieta MIND lleva mucha verdura de hoja, fresas o moras, frijoles, pescado y cereales integrales. Lleva menos frituras y dulces.',
    },
    step: {
      en: 'Add one handful of greens or berries to a meal today.',
      es: 'Añada hoy a una comida un puñado de verdura de hoja o de fresas.',
    },
    how: {
      en: [
        'Frozen is as good as fresh.',
        'Stir greens into soup, eggs or beans until they are soft.',
        'Put berries on oats or yogurt.',
      ],
      es: [
        'Congelado es tan bueno como fresco.',
        'Mezcle la verdura en la sopa, el huevo o los frijoles hasta que ablande.',
        'Ponga fresas o moras en la avena o el yogur.',
      ],
    },
    howMuch: {
      en: 'One handful today. In a week the pattern has greens 6 times and beans 3 to 4. It has berries 2 times, and fish 1.',
      es: 'Un puñado hoy. A la semana, la dieta lleva verdura de hoja 6 veces y frijoles de 3 a 4. Fresas o moras 2 veces, y pescado 1.',
    },
    why: {
      en: 'Greens, beans and fish bring much that fried food and sweets lack. It was seen by watching people, so it is no proof. In a trial, another healthy diet did as well.',
      es: 'La verdura, los frijoles y el pescado traen lo que falta en frituras y dulces. Se vio al observar a la gente, sin ser prueba. En otro estudio, otra dieta ayudó igual.',
    },
    watchFor: {
      en: 'On a blood thinner, ask before you eat more greens. If you cough on leaves, see a doctor this week.',
      es: 'Si toma medicina contra los coágulos, pregunte antes de comer más verdura. Si tose con las hojas, vea al médico esta semana.',
    },
    insteadIf: [
      {
        limits: ['warfarin'],
        say: {
          en: 'On warfarin, keep the greens you eat now, about the same each week. Add oats or beans instead.',
          es: 'Con warfarina, siga con la verdura que come ahora, más o menos igual cada semana. Añada mejor avena o frijoles.',
        },
        card: 'D18',
      },
      {
        limits: ['swallowing-trouble'],
        say: {
          en: 'Leave out raw leaves and nuts. Have soft stewed fruit, or greens blended smooth.',
          es: 'Evite las hojas crudas, las nueces y las almendras. Coma fruta cocida blanda o verdura molida sin trozos.',
        },
        card: 'D20',
      },
      {
        limits: ['kidney-disease'],
        say: {
          en: 'Choose one fruit from the list your kidney team gave you, and have it with a meal.',
          es: 'Elija una fruta de la lista de su equipo del riñón y cómala con una comida.',
        },
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Frozen greens, dried beans and canned fish fit this pattern for little money.',
          es: 'La verdura congelada, los frijoles y el pescado en lata caben en esta dieta. Cuestan poco.',
        },
        card: 'D19',
      },
    ],
    notWhen: ['malnourished'],
    noNumbersWhen: ['warfarin', 'past-eating-disorder'],
    followUp: {
      en: 'Which of these foods do you like best?',
      es: '¿Cuál de estas comidas le gusta más?',
    },
    neighbours: ['D01', 'D02', 'D21', 'D03'],
  },
]
