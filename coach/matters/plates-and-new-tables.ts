/** Plain questions on what may be eaten, and with whom. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

const thinner =
  '(warfarin|coumadin|sintrom|acenocumarol|warfarina|blood thinners?|anticoagulantes?)'

export const plateMatters: readonly AnsweredMatter[] = [
  {
    name: 'greens-with-warfarin',
    domain: 'Diet',
    card: 'D18',
    facts: ['D18'],
    when: namedBy({
      all: [
        thinner,
        '(greens?|spinach|kale|salad|lettuce|broccoli|collards?|vegetables?|verduras?|espinacas?|ensaladas?|lechuga|brocoli|acelgas?)',
        '(can|may|should|eat|have|stop|avoid|allowed|right|ok|safe|give up|puedo|debo|comer|como|dejar|evit*|bien|prohibid[oa]s?)',
      ],
      not: 'cranberr*|arandano*|apixaban|eliquis|xarelto|grapefruit|toronja|bump*|knock*|golpe*',
    }),
    say: {
      en: 'Yes, you may eat greens on warfarin: what counts is about the same amount each week. Your usual salad may stay; do not stop or double it. Before a big change, tell your clinic.',
      es: 'Sí, con warfarina puede comer verdura de hoja: lo que cuenta es más o menos la misma cantidad cada semana. Su ensalada de siempre puede seguir; no la deje ni la duplique. Antes de un gran cambio, avise a su clínica.',
    },
    how: {
      en: [
        'Think of a whole week: about as much spinach, kale, chard or broccoli as the week before.',
        'A new diet, an illness or little appetite: call the clinic; they may test sooner.',
        'Bleeding that does not stop, black stools or a knock to the head: call {emergency}.',
      ],
      es: [
        'Piense en la semana entera: más o menos tanta espinaca, acelga o brócoli como la anterior.',
        'Dieta nueva, enfermedad o poco apetito: llame a la clínica; quizá midan antes.',
        'Sangrado que no para, heces negras o golpe en la cabeza: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'cranberry-juice',
    domain: 'Diet',
    card: 'D18',
    facts: [],
    when: namedBy({
      all: ['(cranberr*|arandanos?)'],
      not: 'sauce|bread|muffin*|pan|salsa|berries|fresas',
    }),
    say: {
      en: 'With a blood thinner, ask your clinic or pharmacist before you add cranberry juice: it may not go with it. For the bladder the proof is mixed, and most bottles are sweet. Burning or fever: see a doctor today.',
      es: 'Con un anticoagulante, pregunte a su clínica o farmacéutico antes de tomar jugo de arándano: puede chocar. Para la vejiga las pruebas son dudosas, y casi todos llevan azúcar. Ardor o fiebre: vea hoy al médico.',
    },
    how: {
      en: [
        'Ask: “Does it go with each of my tablets?” Take the list along.',
        'Sugar counts: look for the kind without sugar, or have water with lemon.',
      ],
      es: [
        'Pregunte: “¿Va bien con cada una de mis pastillas?”. Lleve la lista.',
        'El azúcar cuenta: busque el que no lleva, o tome agua con limón.',
      ],
    },
  },
  {
    name: 'bedtime-snack-with-sugar',
    domain: 'Diet',
    card: 'D13',
    facts: [],
    when: namedBy({
      all: [
        '(diabet*|sugar|azucar|glucosa)',
        '(snack*|bite|hungry|hunger|eat|hambre|comer|comerme|merienda|antojo|bocadillo)',
        '(at night|before bed|bedtime|late|evening|de noche|en la noche|a la noche|antes de (dormir|acostar*)|las (diez|once|nueve))',
      ],
      not: 'low|baja|shak*|units|unidades|dose|kidneys?|rinon(es)?|sweat*|measure|wak*',
    }),
    say: {
      en: 'A small snack can be right, and with insulin your nurse should say which. Choose a slow one: plain yogurt, some nuts, cheese with a slice of apple, or brown bread with egg. Keep juice for low sugar.',
      es: 'Un bocado pequeño puede estar bien, y con insulina pregunte a su enfermera cuál. Elija uno lento: yogur natural, unas nueces, queso con manzana, o pan integral con huevo. Deje el jugo para el azúcar baja.',
    },
    how: {
      en: [
        'Hungry each night? Look at supper first: beans, egg or fish hold longer.',
        'Set it out on a small plate, and close the kitchen.',
        'Shaking or sweating is no hunger: measure, and take sugar if it is low.',
      ],
      es: [
        '¿Hambre cada noche? Mire primero la cena: frijoles, huevo o pescado duran más.',
        'Sírvalo en un plato pequeño y cierre la cocina.',
        'Temblar o sudar no es hambre: mida, y tome azúcar si está baja.',
      ],
    },
  },
  {
    name: 'keep-from-catching-colds',
    domain: 'Stress',
    card: 'T20',
    facts: [],
    when: namedBy({
      all: [
        '(flu|colds?|covid|infections?|gripe|gripa|resfriados?|catarros?|infecciones)',
        '(avoid|prevent|not (get|catch)|keep from|protect|catching|evit*|prevenir|no (enferm*|agarr*|pesc*|contag*)|protej*|proteger*)',
      ],
      not: 'cold (feet|room|house|water)|bladder|urin*|vaccin*|shot|vacuna*|walk*|camin*',
    }),
    say: {
      en: 'Wash your hands often, air the room, and sit apart from who coughs. Ask your doctor or pharmacist which vaccines are due this season. Sleep and regular meals help. Fever, short breath or confusion: call a doctor at once.',
      es: 'Lávese seguido las manos, ventile y siéntese lejos de quien tose. Pregunte al farmacéutico qué vacunas tocan ahora. Dormir y comer a sus horas ayuda. Fiebre, falta de aire o confusión: llame enseguida al médico.',
    },
    how: {
      en: [
        'Soap for as long as a verse of a song, and before each meal.',
        'Visitors with a cough come another day, or by phone.',
        'Already ill? Rest, drink, and ask early: some medicines help only at the start.',
      ],
      es: [
        'Jabón lo que dura una estrofa, y antes de cada comida.',
        'Las visitas con tos, otro día o por teléfono.',
        '¿Ya está mal? Reposo, líquidos, y pregunte pronto: hay medicinas que solo ayudan al principio.',
      ],
    },
  },
  {
    name: 'join-their-table',
    domain: 'Socialization',
    card: 'S08',
    facts: [],
    when: namedBy({
      all: [
        '(table|tables|dinner|lunch|dining|meals?|mesas?|comedor|cena|almuerzo)',
        '(join|sit|seat|alone|strangers|break in|same groups?|sentar*|siento|sola?|solo|desconocid[oa]s?|grupos?)',
        '(assisted|the home|residence|new here|moved|strangers|join|folks|groups?|center|residencia|hogar|asilo|nuev[oa]|mude|llegue|centro)',
      ],
      not: 'died|since (my|she|he)|widow*|murio|fallecio|viud[oa]|cook*|cocin*|church supper|doctor|games?|cards?|juegos?|cartas',
    }),
    say: {
      en: 'A new place feels closed; mostly they are only used to each other. Choose one kind face and ask: “Is this seat free? I am new here.” One meal is a beginning. The staff can seat you too: ask today.',
      es: 'Al llegar todo parece cerrado; casi siempre es solo costumbre. Elija una cara amable y pregunte: “¿Está libre este lugar? Acabo de llegar”. Con una comida se empieza. También puede pedir hoy que le sienten con alguien.',
    },
    how: {
      en: [
        'Go a little early: it is easier to be joined than to join.',
        'Ask one thing: “What is good here?” or “Where did you live before?” Then listen.',
        'Hard of hearing? Take the seat by the wall, and say so: “Please face me.”',
      ],
      es: [
        'Llegue un poco antes: es más fácil que se sienten con usted.',
        'Pregunte una cosa: “¿Qué es rico aquí?” o “¿Dónde vivía antes?”. Luego escuche.',
        '¿Oye mal? Siéntese junto a la pared y dígalo: “Míreme cuando habla, por favor”.',
      ],
    },
  },
]
