/** Cards on the nutrition score, the weight range and weight that falls. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const scoreAndWeightCards: readonly Card[] = [
  {
    id: 'D05',
    title: { en: 'What does my nutrition score mean?', es: '¿Qué dice mi puntaje de nutrición?' },
    know: {
      en: 'A nutrition score of 8 to 11 means your food may fall short. At 0 to 7, see a doctor this week.',
      es: 'Un puntaje de nutrición de 8 a 11 avisa que quizá le falta alimento. De 0 a 7, vea a un médico esta semana.',
    },
    step: {
      en: 'Add one protein snack today, such as yogurt, an egg or cheese.',
      es: 'Añada hoy una merienda con proteína: yogur, huevo o queso.',
    },
    how: {
      en: [
        'Have it between meals, when you feel least full.',
        'Keep it in sight: in the front of the fridge, or on the table.',
        'Weigh yourself once a week, or see how your belt sits.',
      ],
      es: [
        'Cómalo entre comidas, cuando tenga más ganas.',
        'Téngalo a la vista, al frente de la nevera o en la mesa.',
        'Pésese una vez a la semana, o vea cómo le queda el cinturón.',
      ],
    },
    howMuch: {
      en: 'One protein snack a day, and one weight check a week.',
      es: 'Una merienda con proteína al día, y 1 vez a la semana vea su peso.',
    },
    why: {
      en: 'The body needs food to stay strong and to heal, so a low score is taken seriously. The short test is well proven, and a doctor can check properly.',
      es: 'El cuerpo necesita alimento para tener fuerza y sanar. Por eso un puntaje bajo se toma en serio. La prueba está bien estudiada, y el médico puede revisar mejor.',
    },
    watchFor: {
      en: 'A score of 7 or less, falling weight or very small meals: see a doctor this week. No food at home? Call {food}.',
      es: '¿Puntaje de 7 o menos, baja de peso o come muy poco? Vea al médico esta semana. ¿No hay comida? Llame a {food}.',
    },
    insteadIf: [
      {
        limits: ['milk-upsets'],
        say: {
          en: 'Have an egg, canned fish or soft beans as your snack, and leave out milk.',
          es: 'Que su merienda sea huevo, pescado en lata o frijoles blandos, sin leche.',
        },
      },
      {
        limits: ['swallowing-trouble'],
        say: {
          en: 'Sit upright and have smooth yogurt or soft egg, in small spoonfuls. Leave out dry snacks.',
          es: 'Siéntese con la espalda recta y coma yogur sin trozos o huevo blando, a cucharaditas. Nada seco.',
        },
        card: 'D20',
      },
      {
        limits: ['kidney-disease'],
        say: {
          en: 'Keep the protein limit your kidney team set. For energy, stir olive oil or butter into your food.',
          es: 'Respete el límite de proteína de su equipo del riñón. Para más energía, ponga aceite o mantequilla en la comida.',
        },
      },
      {
        limits: ['no-money'],
        say: {
          en: 'A boiled egg or a small bowl of beans is a good snack that costs little.',
          es: 'Un huevo cocido o un platito de frijoles es una buena merienda y cuesta poco.',
        },
        card: 'D19',
      },
    ],
    notWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Which small snack would you enjoy most?',
      es: '¿Qué merienda le gustaría más?',
    },
    neighbours: ['D14', 'D06', 'D15', 'D19'],
  },
  {
    id: 'D08',
    title: { en: 'The right weight after 65', es: 'El peso adecuado después de los 65' },
    know: {
      en: 'After 65 a wider range of weight looks safe. Risk rises with a BMI below 23 or above about 33.',
      es: 'Después de los 65, el margen de peso seguro parece más amplio. El riesgo sube con un IMC de menos de 23 o de más de unos 33.',
    },
    step: {
      en: 'Mark one day a month on your calendar to check your weight.',
      es: 'Marque en su calendario un día al mes para ver su peso.',
    },
    how: {
      en: [
        'BMI sets your weight against your height. A nurse can work it out.',
        'Use the same scale in similar clothes, and hold on to something firm.',
        'No scale? Ask at your clinic or pharmacy.',
      ],
      es: [
        'El IMC compara su peso con su altura. En su clínica lo calculan.',
        'Use la misma báscula, con ropa parecida, y agárrese de algo firme.',
        '¿No tiene báscula? Pregunte en la clínica o la farmacia.',
      ],
    },
    howMuch: {
      en: 'One check a month, above all if your BMI is under 23. At 25 to 30 there is usually no need to diet.',
      es: 'Una vez al mes, sobre todo si su IMC es menor de 23. Con 25 a 30 casi nunca hace falta dieta.',
    },
    why: {
      en: 'A small reserve can help when illness takes the appetite. Charts for the young may not fit you. It comes from watching many older people, and is no proof.',
      es: 'Una pequeña reserva ayuda si una enfermedad quita el hambre. Las tablas para jóvenes quizá no le sirvan. Viene de observar a muchas personas mayores, y eso no es prueba.',
    },
    watchFor: {
      en: 'Quick weight gain with swollen legs or short breath: call your doctor today. Weight that falls without trying: this week.',
      es: 'Si sube de peso rápido, con piernas hinchadas o falta de aire, llame hoy al médico. Si baja sin querer, esta semana.',
    },
    insteadIf: [
      {
        limits: ['unsteady', 'dizzy', 'wheelchair'],
        say: {
          en: 'Leave the scale. Sit down and check each month how your belt or sleeve fits.',
          es: 'Deje la báscula. En su silla, vea cada mes cómo le queda el cinturón o la manga.',
        },
        card: 'D15',
      },
      {
        limits: ['malnourished', 'small-appetite'],
        say: {
          en: 'Leave the charts for now. Eat something small and rich, such as egg with cheese.',
          es: 'Deje las tablas por ahora. Coma algo pequeño y nutritivo, como huevo con queso.',
        },
        card: 'D14',
      },
      {
        limits: ['heart-failure'],
        say: {
          en: 'Weigh yourself as often as your heart team asked, and tell them of any quick change.',
          es: 'Pésese tan seguido como le pidió su equipo del corazón. Avise si cambia rápido.',
        },
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Ask at your next visit to be weighed, and to have the number read out loud.',
          es: 'Pida en su próxima cita que le pesen y le digan el peso en voz alta.',
        },
      },
    ],
    notWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Has your weight changed over the past months?',
      es: '¿Ha cambiado su peso en los últimos meses?',
    },
    neighbours: ['D15', 'D07', 'D05'],
  },
  {
    id: 'D15',
    title: { en: 'When the scales go down', es: 'Cuando la báscula baja' },
    know: {
      en: 'Losing 5% of your weight in 6 to 12 months without trying calls for a medical check.',
      es: 'Bajar 5% del peso en 6 a 12 meses sin querer pide una revisión del médico.',
    },
    step: {
      en: 'Try on a belt, skirt or trousers you know well today. Are they looser?',
      es: 'Pruébese hoy una falda, un pantalón o un cinturón de siempre. ¿Le queda más flojo?',
    },
    how: {
      en: [
        'Sit on the bed to put it on. Take your time.',
        'Choose one day of the week, and check each time before breakfast.',
        'If you have a scale, hold on to something firm as you step on.',
      ],
      es: [
        'Siéntese en la cama para ponérselo, con calma.',
        'Elija un día de la semana y mire siempre antes del desayuno.',
        'Si tiene báscula, agárrese de algo firme al subir.',
      ],
    },
    howMuch: {
      en: 'One check a week, on the same day. Call your doctor if your weight falls.',
      es: 'Una vez a la semana, el mismo día. Llame a su médico si baja.',
    },
    why: {
      en: 'Weight that goes by itself has a reason, such as teeth, mood or medicines. The check looks for it. Doctors agree on this, so it is well supported.',
      es: 'Si el peso baja solo, hay un motivo, como los dientes, el ánimo o las medicinas. La revisión lo busca. En esto los médicos están de acuerdo, así que es bastante seguro.',
    },
    watchFor: {
      en: 'Falling weight, almost no food or choking on food: see a doctor this week. Nothing in the house to eat? Call {food}.',
      es: 'Si baja de peso, casi no come o se atraganta, vea al médico esta semana. ¿No hay qué comer? Llame a {food}.',
    },
    insteadIf: [
      {
        limits: ['unsteady', 'dizzy', 'wheelchair'],
        say: {
          en: 'Stay seated and leave the scale. Feel whether your ring, watch or sleeve sits looser.',
          es: 'No se levante ni use la báscula. Sienta si el anillo, el reloj o la manga le quedan más flojos.',
        },
      },
      {
        limits: ['small-appetite', 'malnourished'],
        say: {
          en: 'Call your doctor this week, and eat something small with protein now.',
          es: 'Llame a su médico esta semana y coma ahora algo pequeño con proteína.',
        },
        card: 'D14',
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Call the doctor and say: “My clothes are looser, and I did not try.” Ask about a home visit.',
          es: 'Llame al médico y diga: “La ropa me queda floja y no hice nada para bajar”. Pregunte si visitan en casa.',
        },
      },
      {
        limits: ['poor-sight', 'painful-hands'],
        say: {
          en: 'Feel which hole your belt is on now, or how loose your waistband is.',
          es: 'Toque en qué agujero va ahora el cinturón, o qué tan floja está la cintura.',
        },
      },
    ],
    notWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Do your clothes feel looser than last year?',
      es: '¿Siente la ropa más floja que el año pasado?',
    },
    neighbours: ['D05', 'D14', 'D19'],
  },
]
