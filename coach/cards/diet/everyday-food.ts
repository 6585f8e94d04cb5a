/** Cards on salt, on soft food and on food from packets. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const everydayFoodCards: readonly Card[] = [
  {
    id: 'D17',
    title: { en: 'Less salt, more taste', es: 'Menos sal y más sabor' },
    know: {
      en: 'Less than 5 grams of salt a day is advised, above all with high blood pressure.',
      es: 'Se aconsejan menos de 5 gramos de sal al día, sobre todo con presión alta.',
    },
    step: {
      en: 'Season one meal today with lemon, garlic, vinegar or herbs in place of salt.',
      es: 'Sazone hoy una comida con limón, ajo, vinagre o hierbas en vez de sal.',
    },
    how: {
      en: [
        'Keep the salt shaker in the cupboard, off the table.',
        'Rinse canned beans and vegetables under the tap.',
        'In the shop, choose the can with less sodium.',
      ],
      es: [
        'Guarde el salero y déjelo fuera de la mesa.',
        'Enjuague los frijoles y las verduras de lata.',
        'En la tienda, elija la lata con menos sodio.',
      ],
    },
    howMuch: {
      en: 'Under 5 grams of salt a day, a bit less than a teaspoon. Bread, soup, ham and cans count too. Begin with one meal a day.',
      es: 'Menos de 5 gramos de sal al día, algo menos de una cucharadita. Cuentan el pan, la sopa, el jamón y las latas. Empiece con una comida al día.',
    },
    why: {
      en: 'Salt makes the body hold water, and that can push blood pressure up. The World Health Organization advises less of it, with many studies behind it.',
      es: 'La sal hace que el cuerpo guarde agua, y eso puede subir la presión. La Organización Mundial de la Salud aconseja menos, con muchos estudios.',
    },
    watchFor: {
      en: 'Ask before any salt substitute: potassium can harm with kidney disease or some pressure tablets. If you get dizzy, tell your doctor.',
      es: 'Pregunte antes de usar sal sustituta: su potasio puede dañar con mal de riñón o ciertas pastillas para la presión. Si se marea, avise a su médico.',
    },
    insteadIf: [
      {
        limits: ['kidney-disease', 'heart-failure'],
        say: {
          en: 'Keep the salt limit your own team gave you. Use lemon, garlic or herbs, and no salt substitute.',
          es: 'Respete el límite de sal que le dio su equipo. Use limón, ajo o hierbas, y nada de sal sustituta.',
        },
      },
      {
        limits: ['small-appetite'],
        say: {
          en: 'Eating enough comes first. Leave the salt as it is, and add lemon or herbs for taste.',
          es: 'Lo primero es comer bien. Deje la sal como está y añada limón o hierbas para dar sabor.',
        },
        card: 'D14',
      },
      {
        limits: ['dizzy'],
        say: {
          en: 'Leave your salt as it is for now. Rise slowly, and tell your doctor you get dizzy.',
          es: 'Deje la sal como está por ahora. Levántese despacio y cuente a su médico que se marea.',
        },
      },
      {
        limits: ['past-eating-disorder'],
        say: {
          en: 'Leave the labels alone. Choose a taste you like, such as lemon, garlic or herbs.',
          es: 'Olvide las etiquetas. Elija un sabor que le guste: limón, ajo o hierbas.',
        },
      },
    ],
    notWhen: ['malnourished'],
    noNumbersWhen: ['kidney-disease', 'heart-failure', 'past-eating-disorder'],
    followUp: {
      en: 'Which salty food would you miss the most?',
      es: '¿Qué comida salada le costaría más dejar?',
    },
    neighbours: ['D21', 'D18', 'D01'],
  },
  {
    id: 'D20',
    title: { en: 'Soft food with protein', es: 'Comida blanda con proteína' },
    know: {
      en: 'If chewing is hard, soft protein helps: eggs, yogurt, fish, minced meat or beans. A dentist can look at your mouth.',
      es: 'Si cuesta masticar, sirve la proteína blanda: huevo, yogur, pescado, carne molida o frijoles. Un dentista puede revisar la boca.',
    },
    step: {
      en: 'Choose something soft and tender for your next meal.',
      es: 'Elija algo blando y tierno para su próxima comida.',
    },
    how: {
      en: [
        'Sit upright and keep your head level.',
        'Take small bites, and swallow one before the next.',
        'Make it soft: cook longer, mash with oil or milk.',
      ],
      es: [
        'Siéntese con la espalda recta y la cabeza derecha.',
        'Tome bocados pequeños, y trague uno antes del otro.',
        'Ablande la comida: más fuego lento, o puré con aceite o leche.',
      ],
    },
    howMuch: {
      en: 'One soft protein food at each meal, and one call to a dentist this week.',
      es: 'Una proteína blanda en cada comida, y una llamada al dentista esta semana.',
    },
    why: {
      en: 'Food that goes down well gets eaten, and protein keeps up your strength. This is good sense from experts, more than proof from trials.',
      es: 'Lo que pasa bien se come, y la proteína mantiene la fuerza. Es buen juicio de expertos, más que prueba de estudios.',
    },
    watchFor: {
      en: 'Coughing or choking on food or drink: ask for a swallowing check this week. If food blocks your breath, call {emergency}.',
      es: 'Si tose o se atraganta al comer o beber, pida esta semana que revisen cómo traga. Si no puede respirar, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['swallowing-trouble'],
        say: {
          en: 'Keep the texture your team set. No plan yet? Choose smooth food in small spoonfuls. Ask for a swallowing check this week.',
          es: 'Siga la textura que le indicó su equipo. Si no tiene plan, coma puré a cucharaditas y pida esta semana que revisen cómo traga.',
        },
      },
      {
        limits: ['milk-upsets'],
        say: {
          en: 'Choose soft egg, flaked fish, minced meat or mashed beans, with oil in place of milk.',
          es: 'Elija huevo blando, pescado desmenuzado, carne molida o puré de frijoles, con aceite en vez de leche.',
        },
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Call {company} and ask which dentist visits people at home.',
          es: 'Llame a {company} y pregunte qué dentista va a las casas.',
        },
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Cook lentils, oats or eggs until soft. Ask at your clinic about low-cost dental care.',
          es: 'Cocine lentejas, avena o huevo hasta que estén blandos. Pregunte en su clínica por un dentista de bajo costo.',
        },
        card: 'D19',
      },
    ],
    notWhen: [],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Which foods are hardest for you to chew?',
      es: '¿Qué le cuesta más masticar?',
    },
    neighbours: ['D14', 'D06', 'D19'],
    howSource:
      'Dorset HealthCare NHS, General guidelines for eating, drinking and swallowing, dorsethealthcare.nhs.uk',
  },
  {
    id: 'D21',
    title: { en: 'Fewer packets, more fresh food', es: 'Menos paquetes, más comida fresca' },
    know: {
      en: 'In middle age, much factory-made food is linked with a slightly faster decline in thinking. Fiber, fluid and moving help the bowels.',
      es: 'En la mediana edad, comer mucha comida de fábrica se relaciona con pensar algo peor después. La fibra, el líquido y moverse ayudan al intestino.',
    },
    step: {
      en: 'Swap one packet food today for fruit, yogurt or bean soup.',
      es: 'Cambie hoy una comida de paquete por fruta, yogur o sopa de frijoles.',
    },
    how: {
      en: [
        'Choose one packet you open often, such as cookies or instant soup.',
        'Put fruit, oats or beans in its place.',
        'Add fiber bit by bit, with a drink beside it.',
      ],
      es: [
        'Elija un paquete que abre a menudo: galletas o sopa instantánea.',
        'Ponga en su lugar fruta, avena o frijoles.',
        'Añada la fibra poco a poco, con algo de beber.',
      ],
    },
    howMuch: {
      en: 'One swap a day. For the bowels, some fruit or beans each day, with a drink.',
      es: 'Un cambio al día. Para el estreñimiento, fruta o frijoles cada día, con algo de beber.',
    },
    why: {
      en: 'Fresh food brings the fiber that packets often lack, and the bowels need it. On thinking, researchers watched what people ate, and that is no proof.',
      es: 'La comida fresca trae la fibra que suele faltar en los paquetes, y el intestino la necesita. Sobre la mente, se observó lo que come la gente, y eso no es prueba.',
    },
    watchFor: {
      en: 'Strong belly pain with vomiting: call {emergency}. Blood, or new constipation that lasts: see a doctor this week.',
      es: 'Dolor fuerte de vientre con vómito: llame a {emergency}. Si hay sangre o estreñimiento nuevo que no pasa, vea al médico esta semana.',
    },
    insteadIf: [
      {
        limits: ['small-appetite'],
        say: {
          en: 'Keep what you manage to eat. Beside it, have a little yogurt or some stewed prunes.',
          es: 'Siga con lo que logra comer. Al lado, un poco de yogur o ciruelas cocidas.',
        },
        card: 'D14',
      },
      {
        limits: ['kidney-disease', 'heart-failure'],
        say: {
          en: 'Keep your own limits for food and drink. Swap in one fresh food from the list you were given.',
          es: 'Respete sus límites de comida y bebida. Cambie el paquete por algo fresco de la lista que le dieron.',
        },
      },
      {
        limits: ['swallowing-trouble'],
        say: {
          en: 'Choose what is smooth: stewed fruit, blended bean soup or plain yogurt.',
          es: 'Elija lo que no tiene trozos: fruta en puré, crema de frijoles o yogur natural.',
        },
        card: 'D20',
      },
      {
        limits: ['wheelchair', 'unsteady'],
        say: {
          en: 'For the bowels, march with your feet in a firm chair, and have fruit each day.',
          es: 'Para el estreñimiento, marche con los pies en una silla firme y coma fruta cada día.',
        },
        card: 'E19',
      },
    ],
    notWhen: ['malnourished'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Which packet food do you eat most often?',
      es: '¿Qué comida de paquete come más a menudo?',
    },
    neighbours: ['D01', 'D17', 'D19'],
  },
]
