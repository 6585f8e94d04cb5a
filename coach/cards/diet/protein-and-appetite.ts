/** Cards on protein and drink, on strict diets and on a small appetite. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const proteinAndAppetiteCards: readonly Card[] = [
  {
    id: 'D06',
    title: { en: 'Protein: how much, and when', es: 'Proteína: cuánta y cuándo' },
    also: ['D14'],
    know: {
      en: 'About 1.0 to 1.2 grams of protein for each kilo you weigh, each day.',
      es: 'Entre 1.0 y 1.2 gramos de proteína por cada kilo que pesa, al día.',
    },
    step: {
      en: 'Put some protein in every meal, breakfast too.',
      es: 'Ponga algo de proteína en cada comida, también en el desayuno.',
    },
    how: {
      en: [
        'Breakfast: eggs, yogurt or milk.',
        'Midday: fish, beans or cheese.',
        'Evening: one of them again, in a small bowl.',
      ],
      es: [
        'Desayuno: huevo, yogur o leche.',
        'Mediodía: pescado, frijoles o queso.',
        'Noche: otra vez uno, en plato pequeño.',
      ],
    },
    howMuch: {
      en: '1.0 to 1.2 grams of protein a kilo a day. To drink: about 1.6 liters for women and 2 liters for men.',
      es: 'De 1.0 a 1.2 gramos de proteína por kilo al día. De beber: unos 1.6 litros si es mujer, 2 litros si es hombre.',
    },
    why: {
      en: 'Muscles are made from protein, and the body keeps no store of it, so each meal counts. Guides for older people strongly advise this.',
      es: 'Los músculos se hacen de proteína, y el cuerpo no la guarda, así que cada comida cuenta. Las guías para personas mayores lo aconsejan con firmeza.',
    },
    watchFor: {
      en: 'Losing weight without trying, or choking on food: see a doctor this week. With kidney or heart trouble, keep your own limits.',
      es: 'Si baja de peso sin querer o se atraganta, vea a un médico esta semana. Con mal de riñón o del corazón, respete sus límites.',
    },
    insteadIf: [
      {
        limits: ['small-appetite', 'malnourished'],
        say: {
          en: 'Have a small snack with protein every 2 to 3 hours.',
          es: 'Coma algo pequeño con proteína cada 2 o 3 horas.',
        },
        card: 'D14',
      },
      {
        limits: ['kidney-disease', 'heart-failure'],
        say: {
          en: 'Keep the limits your care team gave you. Spread the protein they allow over your meals.',
          es: 'Respete los límites que le dio su equipo médico. Reparta entre las comidas la proteína que le permiten.',
        },
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Choose beans, lentils, eggs or canned fish. They have protein and cost little.',
          es: 'Elija frijoles, lentejas, huevo o pescado en lata. Tienen proteína y cuestan poco.',
        },
        card: 'D19',
      },
      {
        limits: ['milk-upsets'],
        say: {
          en: 'Choose eggs, fish or beans, and leave out milk.',
          es: 'Elija huevo, pescado o frijoles, y deje la leche.',
        },
      },
    ],
    notWhen: ['past-eating-disorder'],
    noNumbersWhen: ['kidney-disease', 'heart-failure', 'past-eating-disorder'],
    followUp: {
      en: 'Which meal has the least protein now?',
      es: '¿Qué comida lleva menos proteína ahora?',
    },
    neighbours: ['D14', 'D19', 'D13'],
  },
  {
    id: 'D07',
    title: { en: 'Is my weight right for me?', es: '¿Está bien mi peso?' },
    know: {
      en: 'A strict diet can cost you muscle, so most older people do best without. Weight loss suits obesity with health problems, along with exercise.',
      es: 'Una dieta estricta puede quitarle músculo y rara vez conviene. Bajar de peso conviene si la obesidad causa problemas, y con ejercicio.',
    },
    step: {
      en: 'Ask your doctor: “Is my weight right for me?” Eat every meal today.',
      es: 'Pregunte a su médico: “¿Está bien mi peso?”. Haga hoy todas sus comidas.',
    },
    how: {
      en: [
        'At each meal, eat the egg, fish, chicken or beans first.',
        'Keep moving in the way that is safe for you.',
        'Ask to see a dietitian before you begin any diet.',
      ],
      es: [
        'En cada comida, coma primero el huevo, el pescado, el pollo o los frijoles.',
        'Siga moviéndose de la forma que le resulte segura.',
        'Antes de cualquier dieta, pida una cita de nutrición.',
      ],
    },
    howMuch: {
      en: 'One protein food at each meal, and one question at your next visit.',
      es: 'Una cosa con proteína en cada comida, y una pregunta en su próxima cita.',
    },
    why: {
      en: 'When weight goes, muscle goes with it, and muscle is what carries you. Strong guidance for older people says it: strength and protein come before the scale.',
      es: 'Al bajar de peso también se pierde músculo, y el músculo es lo que sostiene. Lo dicen guías firmes: la fuerza y la proteína van antes que la báscula.',
    },
    watchFor: {
      en: 'Weak legs, or weight that falls on its own: stop any diet and see a doctor this week.',
      es: 'Si tiene las piernas flojas o baja de peso sin querer, pare la dieta. Vea al médico esta semana.',
    },
    insteadIf: [
      {
        limits: ['sugar-medicine'],
        say: {
          en: 'Eat your meals at their usual times and do not fast. Skipped meals can drop your sugar too low.',
          es: 'Coma a sus horas y no ayune. Si se salta comidas, el azúcar puede bajar demasiado.',
        },
        card: 'E16',
      },
      {
        limits: ['painful-knees'],
        say: {
          en: 'Leave the scale, and strengthen your legs in a chair: lift one foot, lower it, then the other.',
          es: 'Deje la báscula y fortalezca las piernas en la silla: suba un pie, bájelo y cambie.',
        },
        card: 'E14',
      },
      {
        limits: ['kidney-disease', 'heart-failure'],
        say: {
          en: 'Eat your usual meals within the limits your team set. Ask that same team about weight.',
          es: 'Haga sus comidas de siempre con los límites de su equipo médico. Pregúnteles también por el peso.',
        },
      },
      {
        limits: ['small-appetite'],
        say: {
          en: 'Forget about dieting. Have a little food with protein now, and again later today.',
          es: 'Olvide la dieta. Coma ahora un poco de algo con proteína, y otra vez más tarde.',
        },
        card: 'D14',
      },
    ],
    notWhen: ['malnourished', 'past-eating-disorder'],
    followUp: {
      en: 'What would you like to find easier?',
      es: '¿Qué le gustaría que fuera más fácil?',
    },
    neighbours: ['D08', 'D06', 'E19', 'D21'],
  },
  {
    id: 'D14',
    title: { en: 'What if I am seldom hungry?', es: '¿Y si casi no tengo hambre?' },
    know: {
      en: 'With a small appetite, little and often works: five or six small meals or snacks a day.',
      es: 'Con poco apetito, sirve hacer comidas pequeñas, cinco o seis veces al día.',
    },
    step: {
      en: 'Eat a yogurt or an egg now, and a little every 2 to 3 hours.',
      es: 'Coma ya un yogur o un huevo, y algo cada 2 o 3 horas.',
    },
    how: {
      en: [
        'Choose a bite with protein: yogurt, egg, cheese or fish.',
        'Stir milk powder, cheese or oil into soup, oats or mash.',
        'On a good day, cook more and freeze small portions.',
      ],
      es: [
        'Elija una merienda con proteína: yogur, huevo, queso o pescado.',
        'Mezcle leche en polvo, queso o aceite en la sopa, la avena o el puré.',
        'En un día bueno, cocine más y congele porciones pequeñas.',
      ],
    },
    howMuch: {
      en: 'Every 2 to 3 hours in the daytime: five or six small meals or snacks.',
      es: 'Cada 2 o 3 horas durante el día: cinco o seis comidas pequeñas.',
    },
    why: {
      en: 'A small plate is easier to finish than a full one, and small plates add up. Strong guidance advises it.',
      es: 'Un plato pequeño se termina mejor que uno lleno, y al final del día suma. Lo aconsejan guías firmes.',
    },
    watchFor: {
      en: 'See a doctor this week if your weight falls, you eat almost nothing, or you choke. No food in the house? Call {food}.',
      es: 'Vea al médico esta semana si baja de peso, casi no come o se atraganta. ¿No hay comida en casa? Llame a {food}.',
    },
    insteadIf: [
      {
        limits: ['swallowing-trouble'],
        say: {
          en: 'Sit upright and take smooth yogurt, custard or soft egg by the teaspoon, slowly.',
          es: 'Siéntese con la espalda recta y tome yogur sin trozos, natilla o huevo blando a cucharaditas, despacio.',
        },
        card: 'D20',
      },
      {
        limits: ['milk-upsets'],
        say: {
          en: 'Use egg, fish, soft beans or a little oil in place of milk and cheese.',
          es: 'Use huevo, pescado, frijoles blandos o un poco de aceite en vez de leche y queso.',
        },
      },
      {
        limits: ['kidney-disease', 'heart-failure'],
        say: {
          en: 'Eat small meals within the limits of your team. Add oil for energy, and leave out milk powder and salty cheese.',
          es: 'Haga comidas pequeñas varias veces al día, con los límites de su equipo médico. Añada aceite, sin leche en polvo ni queso salado.',
        },
      },
      {
        limits: ['sugar-medicine'],
        say: {
          en: 'Keep your meals at their usual times. Between them, add a small snack without sugar, such as egg or cheese.',
          es: 'Haga sus comidas a la hora de siempre. Entre ellas, una merienda sin azúcar, como huevo o queso.',
        },
      },
    ],
    notWhen: [],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'At what time of day does food taste best to you?',
      es: '¿A qué hora del día come con más ganas?',
    },
    neighbours: ['D06', 'D19', 'D13', 'D20'],
  },
]
