/** Cards on what promises a sharp mind: one best diet, pills, a glass a day. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const promisesCards: readonly Card[] = [
  {
    id: 'D03',
    title: { en: 'How good is the MIND diet?', es: '¿Qué tan buena es la dieta MIND?' },
    know: {
      en: 'The MIND diet did no better than another healthy diet over three years. Thinking improved in both groups.',
      es: 'En tres años, la dieta MIND no ayudó a pensar más que otra comida sana. Ambos grupos mejoraron.',
    },
    step: {
      en: 'Name one healthy meal you enjoy, and have it again this week.',
      es: 'Piense en una comida sana que le guste y repítala esta semana.',
    },
    how: {
      en: [
        'Think of a meal that is easy and sits well with you.',
        'Check that it has some protein, and a vegetable or fruit.',
        'Leave one thing for it where you will see it.',
      ],
      es: [
        'Elija algo fácil que le caiga bien.',
        'Vea que lleve proteína y algo de verdura o fruta.',
        'Deje a la vista una de las cosas que lleva.',
      ],
    },
    howMuch: {
      en: 'One meal you enjoy, this week. Next week, keep it or add another.',
      es: 'Una comida que le guste, esta semana. La próxima, siga con ella o añada otra.',
    },
    why: {
      en: 'Healthy ways of eating are much alike, so the one you enjoy is easiest to keep up. A large, careful trial tested it, so this is fairly sure.',
      es: 'Las comidas sanas se parecen mucho, y la que le gusta es la más fácil de mantener. Lo vio un estudio grande y bien hecho, así que es bastante seguro.',
    },
    watchFor: {
      en: 'Be wary of a diet or product that promises a sharp mind. If you lose weight without trying, see a doctor.',
      es: 'Desconfíe si una dieta o un producto promete una mente sana. Si baja de peso sin querer, vea a un médico.',
    },
    insteadIf: [
      {
        limits: ['malnourished', 'small-appetite'],
        say: {
          en: 'Leave diets aside for now. Have something small that is rich in protein: yogurt, egg or cheese.',
          es: 'Deje las dietas por ahora. Coma algo pequeño con mucha proteína: yogur, huevo o queso.',
        },
        card: 'D14',
      },
      {
        limits: ['past-eating-disorder'],
        say: {
          en: 'No diet and no rules. Keep regular meals, with food you like.',
          es: 'Sin dieta y sin reglas. Coma a sus horas, con lo que le guste.',
        },
        card: 'D13',
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Eggs, lentils, oats and frozen vegetables make a healthy meal for little money. Choose from these.',
          es: 'El huevo, las lentejas, la avena y la verdura congelada dan una comida sana y barata. Elija de ahí.',
        },
        card: 'D19',
      },
      {
        limits: ['kidney-disease', 'heart-failure'],
        say: {
          en: 'Choose the meal you like best from those your care team has agreed to.',
          es: 'Elija la comida que más le guste entre las que aprobó su equipo médico.',
        },
      },
    ],
    notWhen: [],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Which meal do you look forward to?',
      es: '¿Qué comida espera con más gusto?',
    },
    neighbours: ['D01', 'D04', 'D21', 'D10'],
  },
  {
    id: 'D10',
    title: { en: 'Vitamins and other supplements', es: 'Vitaminas y otros suplementos' },
    know: {
      en: 'For the mind, WHO advises against pills of vitamin B, vitamin E or omega-3. One large trial saw a small plus from a daily multivitamin.',
      es: 'Para la mente, la OMS no aconseja pastillas de vitamina B, vitamina E ni omega 3. Un estudio grande vio una ventaja pequeña con un multivitamínico.',
    },
    step: {
      en: 'Ask your pharmacist about any supplement before you take it.',
      es: 'Pregunte en la farmacia antes de tomar un suplemento.',
    },
    how: {
      en: [
        'Set your vitamin bottles by the telephone.',
        'Call, read out a name and ask: “Does this go with my tablets?”',
        'Put food first: fish, eggs, beans and fruit.',
      ],
      es: [
        'Ponga sus frascos de vitaminas junto al teléfono.',
        'Llame, lea el nombre y pregunte: “¿Va bien con mis pastillas?”.',
        'Primero la comida: pescado, huevo, frijoles y fruta.',
      ],
    },
    howMuch: {
      en: 'One question before each new bottle. The dose is for your doctor or pharmacist.',
      es: 'Una pregunta antes de cada frasco nuevo. La dosis la dice su médico o la farmacia.',
    },
    why: {
      en: 'Food brings vitamins together with fiber and protein, and a pill can clash with other pills. Large studies make the advice fairly sure. They differ on multivitamins, so ask.',
      es: 'La comida trae vitaminas con fibra y proteína, y una pastilla puede chocar con otras. Hay estudios grandes, así que es bastante seguro. En el multivitamínico no todo coincide, por eso pregunte.',
    },
    watchFor: {
      en: 'Keep taking what your doctor ordered. A rash, new bruises or an upset stomach: call your doctor or pharmacist today.',
      es: 'Siga con lo que le mandó su médico. Si salen ronchas o moretones, o le cae mal, llame hoy al médico o a la farmacia.',
    },
    insteadIf: [
      {
        limits: ['poor-sight'],
        say: {
          en: 'Put all your bottles in a bag. Ask at the pharmacy to have the labels read out loud.',
          es: 'Meta todos sus frascos en una bolsa. Pida en la farmacia que le lean las etiquetas.',
        },
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Leave the bottle in the shop. Eggs, beans and canned fish give you more for the money.',
          es: 'Deje el frasco en la tienda. El huevo, los frijoles y el pescado en lata rinden más.',
        },
        card: 'D19',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Hand your list over at the counter, and ask for the answer on paper.',
          es: 'Entregue su lista en el mostrador y pida la respuesta en papel.',
        },
      },
      {
        limits: ['kidney-disease'],
        say: {
          en: 'Leave new bottles closed, and show them to your kidney team or pharmacist first.',
          es: 'No abra frascos nuevos. Enséñelos antes a su equipo del riñón o en la farmacia.',
        },
      },
    ],
    notWhen: ['warfarin', 'other-blood-thinner'],
    followUp: {
      en: 'Which vitamins or supplements do you have at home?',
      es: '¿Qué vitaminas o suplementos tiene en casa?',
    },
    neighbours: ['D11', 'D12', 'D18', 'D03'],
  },
  {
    id: 'D16',
    title: { en: 'Is alcohol safe for me?', es: '¿Me hace daño el alcohol?' },
    know: {
      en: 'Alcohol breaks sleep, clashes with medicines and raises falls, so do not start for health. If you drink a lot each day, do not stop suddenly.',
      es: 'El alcohol corta el sueño, choca con las medicinas y aumenta las caídas. No empiece por salud. Si bebe mucho cada día, no lo deje de golpe.',
    },
    step: {
      en: 'Pick one day this week without alcohol.',
      es: 'Elija un día de esta semana sin alcohol.',
    },
    how: {
      en: [
        'Pour water with lemon, or tea, into your usual glass.',
        'Fill that hour: the radio, a snack, a call.',
        'Ask your pharmacist if alcohol goes with your tablets.',
      ],
      es: [
        'Sirva agua con limón, o un té, en su vaso de siempre.',
        'Llene esa hora con la radio, una merienda o una llamada.',
        'Pregunte en la farmacia si el alcohol va con sus pastillas.',
      ],
    },
    howMuch: {
      en: 'At most one drink on a day, and some days without any. If you drink a lot, see a doctor first.',
      es: 'Una copa al día como mucho, y algunos días sin ninguna. Si bebe mucho, vea antes a un médico.',
    },
    why: {
      en: 'With the years a drink acts more strongly, on sleep, on tablets and on steady feet. Many studies agree that less is better. It is well known.',
      es: 'Con los años una copa pega más fuerte en el sueño, las medicinas y el equilibrio. Muchos estudios coinciden: menos es mejor. Es bien sabido.',
    },
    watchFor: {
      en: 'Drinking a lot each day: see a doctor before you cut down. Shaking, sweating, seeing things or a fit: call {emergency}.',
      es: 'Si bebe mucho cada día, vea al médico antes de bajar. Si tiembla, suda, ve cosas raras o convulsiona, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['unsteady', 'dizzy'],
        say: {
          en: 'If you drink little, have tea tonight instead. Tell your doctor that you feel unsteady.',
          es: 'Si bebe poco, tome un té esta noche en su lugar. Cuente a su médico que le falta equilibrio.',
        },
      },
      {
        limits: ['sugar-medicine'],
        say: {
          en: 'On your day without alcohol, eat your usual meals at the usual times.',
          es: 'En su día sin alcohol, coma lo de siempre y a la hora de siempre.',
        },
      },
      {
        limits: ['warfarin', 'other-blood-thinner'],
        say: {
          en: 'Ask your clinic this week how alcohol acts on your blood thinner. Until then, add no extra drink.',
          es: 'Pregunte esta semana en su clínica cómo actúa el alcohol con su medicina contra los coágulos. Hasta entonces, no beba más que ahora.',
        },
        card: 'D18',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Put one gentle thing in the hour of the drink: warm soup, the radio or a photo.',
          es: 'En la hora de la copa ponga algo suave: una sopa caliente, la radio o una foto.',
        },
        card: 'S13',
      },
    ],
    notWhen: ['sober'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'On which days do you have a drink now?',
      es: '¿Qué días toma una copa ahora?',
    },
    neighbours: ['Z19', 'D18', 'T14'],
  },
]
