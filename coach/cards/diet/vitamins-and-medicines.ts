/** Cards on vitamin B12, vitamin D and food that clashes with medicines. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const vitaminsAndMedicinesCards: readonly Card[] = [
  {
    id: 'D11',
    title: { en: 'Vitamin B12', es: 'La vitamina B12' },
    know: {
      en: 'B12 is harder to absorb with age, and with metformin or acid blockers. Fish, meat, milk, eggs and fortified cereal supply it.',
      es: 'La B12 se absorbe peor con los años, y con metformina o pastillas para la acidez. Está en pescado, carne, leche y huevo.',
    },
    step: {
      en: 'Look on your medicine boxes for metformin or an acid blocker. Ask for a B12 blood test.',
      es: 'Busque si toma metformina o algo para la acidez. Pida un análisis de B12 en su próxima cita.',
    },
    how: {
      en: [
        'Read each box in good light. Omeprazole is one acid blocker.',
        'Put the box by the door, so it comes with you.',
        'At the visit, say: “Is my B12 all right?”',
      ],
      es: [
        'Lea cada caja con buena luz. El omeprazol es para la acidez.',
        'Deje la caja junto a la puerta, para llevarla.',
        'En la cita diga: “¿Cómo está mi B12?”.',
      ],
    },
    howMuch: {
      en: 'One question at your next visit. Any dose is for the doctor to say.',
      es: 'Una pregunta en su próxima cita. La dosis, si hace falta, la dice el médico.',
    },
    why: {
      en: 'Blood and nerves need B12, and with the years the stomach takes up less of it. Health agencies agree on this. The blood test shows whether it touches you.',
      es: 'La sangre y los nervios necesitan B12, y con los años el estómago la aprovecha menos. Las agencias de salud coinciden en esto. El análisis dice si le toca a usted.',
    },
    watchFor: {
      en: 'Keep taking your medicines. Tingling feet, deep tiredness, a sore tongue or unsteady steps: tell your doctor this week.',
      es: 'Siga con sus medicinas. Si siente hormigueo, mucho cansancio, lengua adolorida o pasos inseguros, dígalo al médico esta semana.',
    },
    insteadIf: [
      {
        limits: ['poor-sight', 'painful-hands'],
        say: {
          en: 'Call your pharmacy and ask: “Do I take metformin or an acid blocker?” They have your list.',
          es: 'Llame a su farmacia y pregunte: “¿Tomo metformina o algo para la acidez?”.',
        },
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Call your doctor and ask whether blood can be taken at your home.',
          es: 'Llame a su médico y pregunte si pueden sacarle sangre en casa.',
        },
      },
      {
        limits: ['milk-upsets'],
        say: {
          en: 'Have fish, meat or an egg today. They supply B12 without milk.',
          es: 'Coma hoy pescado, carne o huevo. Dan B12 sin leche.',
        },
      },
      {
        limits: ['swallowing-trouble'],
        say: {
          en: 'Soft egg, flaked fish or smooth yogurt are easier than meat. Sit upright to eat.',
          es: 'El huevo blando o el pescado desmenuzado pasan mejor que la carne. Coma con la espalda recta.',
        },
        card: 'D20',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Do you take anything for sugar or for acid?',
      es: '¿Toma algo para el azúcar o para la acidez?',
    },
    neighbours: ['D12', 'D10', 'D18'],
  },
  {
    id: 'D12',
    title: { en: 'Do I need vitamin D?', es: '¿Me hace falta vitamina D?' },
    know: {
      en: 'Guidance supports vitamin D mainly from age 75. Oily fish, milk with added vitamin D and safe sun help.',
      es: 'Las guías apoyan la vitamina D sobre todo desde los 75. Ayudan el pescado graso, la leche fortificada y el sol con cuidado.',
    },
    step: {
      en: 'Look at your milk carton today: does it say vitamin D?',
      es: 'Mire hoy el envase de su leche: ¿dice vitamina D?',
    },
    how: {
      en: [
        'It says so? Have some with breakfast or in your coffee.',
        'It does not? Canned sardines or salmon are oily fish.',
        'At your next visit, ask: “Do I need vitamin D?”',
      ],
      es: [
        '¿Lo dice? Tome un poco en el desayuno o con el café.',
        '¿No lo dice? Las sardinas en lata son pescado graso.',
        'En su próxima cita pregunte: “¿Me hace falta vitamina D?”.',
      ],
    },
    howMuch: {
      en: 'One food with vitamin D today. Any pill or dose is for your doctor or pharmacist.',
      es: 'Una comida con vitamina D hoy. Las pastillas y la dosis son cosa del médico o la farmacia.',
    },
    why: {
      en: 'Bones and muscles need vitamin D, and older skin makes less of it from the sun. A guideline of specialists backs it. The proof is fair, and needs differ.',
      es: 'Los huesos y los músculos necesitan vitamina D, y con los años la piel hace menos. Lo dice una guía de especialistas. Hay buenas señales, y cada persona necesita algo distinto.',
    },
    watchFor: {
      en: 'Take no dose on your own, as too much can harm. In the sun, go in at once if you feel dizzy or hot.',
      es: 'No tome dosis por su cuenta, porque de más hace daño. Al sol, entre en cuanto sienta mareo o calor.',
    },
    insteadIf: [
      {
        limits: ['milk-upsets'],
        say: {
          en: 'Leave the milk. Have sardines, salmon or another oily fish this week.',
          es: 'Deje la leche. Coma esta semana sardinas u otro pescado graso.',
        },
      },
      {
        limits: ['heat', 'unsafe-outdoors', 'housebound'],
        say: {
          en: 'Stay indoors and let food do it: oily fish, or milk with added vitamin D.',
          es: 'Quédese en casa y use la comida: pescado graso o leche con vitamina D.',
        },
      },
      {
        limits: ['kidney-disease'],
        say: {
          en: 'Keep to the foods on your kidney list. Ask that team whether vitamin D is for you.',
          es: 'Siga su lista del riñón y pregunte a ese equipo si la vitamina D es para usted.',
        },
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Ask whoever shops with you, or the store, which milk has vitamin D added.',
          es: 'Pregunte en la tienda, o a quien le hace las compras, qué leche lleva vitamina D.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Do you eat fish or drink milk most weeks?',
      es: '¿Come pescado o toma leche casi todas las semanas?',
    },
    neighbours: ['D11', 'D10', 'D06'],
  },
  {
    id: 'D18',
    title: { en: 'Food that clashes with tablets', es: 'Comida que choca con las pastillas' },
    know: {
      en: 'Food and medicine can clash. With warfarin, not with the newer blood thinners, keep leafy greens steady. Grapefruit affects several tablets.',
      es: 'La comida y las medicinas pueden chocar. Solo con warfarina: coma siempre la misma cantidad de verdura de hoja. La toronja o pomelo afecta a varias pastillas.',
    },
    step: {
      en: 'Put all your medicines in one bag, to show your pharmacist.',
      es: 'Ponga todas sus medicinas en una bolsa para enseñarlas en la farmacia.',
    },
    how: {
      en: [
        'Add vitamins, herbs, drops and creams too.',
        'Ask: “Does any food clash with these?”',
        'Ask about grapefruit by name, and have the answer put on paper.',
      ],
      es: [
        'Meta también vitaminas, hierbas, gotas y cremas.',
        'Pregunte: “¿Alguna comida choca con esto?”.',
        'Pregunte por la toronja o pomelo, y pida la respuesta en papel.',
      ],
    },
    howMuch: {
      en: 'One check of the whole bag, and one more with each new medicine.',
      es: 'Una revisión de toda la bolsa, y otra con cada medicina nueva.',
    },
    why: {
      en: 'Some foods make a tablet act more strongly or more weakly than it was meant to. Agencies for medicine safety warn of this. Your own foods depend on your tablets.',
      es: 'Hay alimentos que hacen más fuerte o más débil una pastilla. Lo avisan las agencias de medicinas, así que es bien sabido. Cuáles importan depende de sus pastillas.',
    },
    watchFor: {
      en: 'Change no tablet on your own. On a blood thinner: after a knock to the head, call {emergency}. New bruises: call your doctor today.',
      es: 'No cambie pastillas por su cuenta. Si toma medicina contra los coágulos, tras un golpe en la cabeza llame a {emergency}. Si salen moretones, llame hoy al médico.',
    },
    insteadIf: [
      {
        limits: ['warfarin'],
        say: {
          en: 'On warfarin, eat about the same greens each week. Before you change them, tell your clinic.',
          es: 'Con warfarina o acenocumarol, coma cada semana más o menos la misma cantidad de verdura de hoja. Antes de cambiar, avise en su clínica.',
        },
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Call the pharmacy and read out each name. Ask which foods to leave.',
          es: 'Llame a la farmacia y lea cada nombre. Pregunte qué comidas conviene dejar.',
        },
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Take the bag as it is. Ask at the pharmacy to have each label read out to you.',
          es: 'Lleve la bolsa tal como está. Pida en la farmacia que le lean cada etiqueta.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Has anyone looked at all your medicines together this year?',
      es: '¿Alguien revisó todas sus medicinas juntas este año?',
    },
    neighbours: ['D10', 'D11', 'D17'],
  },
]
