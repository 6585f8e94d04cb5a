/** Cards on groups, helping others and pets. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const groupsHelpingAndPetsCards: readonly Card[] = [
  {
    id: 'S10',
    title: { en: 'Helping others as a volunteer', es: 'Ayudar a otros como voluntario' },
    know: {
      en: 'Helping others about two hours a week goes with more purpose and well-being after 50.',
      es: 'Ayudar a otros unas dos horas por semana se relaciona con más bienestar y sentido de vida. Es en gente de más de 50.',
    },
    step: {
      en: 'Call a library, school or faith group today and offer one hour a week.',
      es: 'Llame hoy a una biblioteca, escuela o iglesia y ofrezca una hora por semana.',
    },
    how: {
      en: [
        'Choose a place you know and can reach with ease.',
        'Say: "I have one hour a week. What could I do in a chair?"',
        'Try it for a few weeks, then decide.',
      ],
      es: [
        'Elija un lugar que conozca y le quede fácil.',
        'Diga: “Tengo una hora por semana. ¿Qué puedo hacer desde una silla?”',
        'Pruebe unas semanas y luego decida.',
      ],
    },
    howMuch: {
      en: 'One hour a week to begin. The study speaks of about two hours or more.',
      es: 'Una hora por semana para empezar. El estudio habla de unas dos horas o más.',
    },
    why: {
      en: 'Being needed gives the day a purpose and brings you among people. People who help often feel better, but many were healthier to begin with. It is no proof.',
      es: 'Sentir que uno hace falta da sentido al día y acerca a la gente. Quienes ayudan suelen sentirse mejor, pero muchos ya tenían más salud. No es prueba.',
    },
    watchFor: {
      en: 'If it wears you out or becomes a burden, do less. Saying no is fine.',
      es: 'Si le cansa mucho o se vuelve una carga, haga menos. También puede decir que no.',
    },
    insteadIf: [
      {
        limits: ['no-transport'],
        say: {
          en: 'Offer your hour by phone from home, or ask about a ride.',
          es: 'Ofrezca su hora por teléfono desde casa, o pregunte si le llevan.',
        },
        card: 'S16',
      },
      {
        limits: ['housebound', 'unsteady', 'wheelchair', 'unsafe-outdoors'],
        say: {
          en: 'Help from your chair: call someone who is alone, or write cards.',
          es: 'Ayude desde su silla: llame a gente con poca compañía, o escriba tarjetas.',
        },
        card: 'T14',
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Help with your voice: read aloud, or tell children how things were.',
          es: 'Ayude con la voz: lea en voz alta o cuente a los niños cómo era antes.',
        },
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Ask if they pay the fare. If not, offer help by phone.',
          es: 'Pregunte si pagan el pasaje. Si no, ofrezca ayuda por teléfono.',
        },
      },
    ],
    notWhen: ['carer', 'recently-widowed'],
    followUp: {
      en: 'What do people like to ask you about?',
      es: '¿Sobre qué le gusta a la gente preguntarle?',
    },
    neighbours: ['S11', 'T14', 'S08'],
  },
  {
    id: 'S11',
    title: { en: 'Which group would suit me?', es: '¿Qué grupo me iría bien?' },
    know: {
      en: 'Company with a shared task works well: a class, a choir, cards, a walk. Big trials that helped thinking met as groups.',
      es: 'La compañía va bien con una tarea en común: una clase, un coro, cartas, caminar. Grandes estudios que ayudaron a la mente se hicieron en grupo.',
    },
    step: {
      en: 'Ask your library or senior center today which group meets this week.',
      es: 'Pregunte hoy en su biblioteca o centro para mayores qué grupo hay esta semana.',
    },
    how: {
      en: [
        'Choose a task you like. If your legs are unsure, a seated one.',
        'Call ahead: "Is there a step, a seat, a toilet?"',
        'Sit near the door and stay while it is pleasant.',
      ],
      es: [
        'Elija una tarea que le guste. Si duda de sus piernas, una en silla.',
        'Llame antes: “¿Hay escalón, asiento y baño?”',
        'Siéntese cerca de la puerta y quédese mientras le guste.',
      ],
    },
    howMuch: {
      en: 'One group, one visit to begin. Then once a week, if you like it.',
      es: 'Un grupo, una visita para empezar. Luego, una vez por semana, si le gusta.',
    },
    why: {
      en: 'With a shared task there is always something to talk about, and faces grow familiar. Big trials met in groups and thinking improved, but the group alone was not tested.',
      es: 'Con una tarea en común siempre hay de qué hablar, y las caras se vuelven conocidas. En grandes estudios en grupo mejoró la mente, pero el grupo solo no se probó.',
    },
    watchFor: {
      en: 'Sit down if you feel dizzy or short of breath. A first visit can feel strange, so try again.',
      es: 'Siéntese si se marea o le falta el aire. La primera visita puede sentirse rara. Pruebe otra vez.',
    },
    insteadIf: [
      {
        limits: ['no-transport', 'housebound', 'unsafe-outdoors'],
        say: {
          en: 'Ask for a class or choir by phone, or play cards with a visitor.',
          es: 'Pida una clase o un coro por teléfono, o juegue cartas con quien le visite.',
        },
        card: 'S16',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Choose a small table in a quiet room, facing the others.',
          es: 'Elija una mesa pequeña, sin ruido, de frente a los demás.',
        },
        card: 'S06',
      },
      {
        limits: ['carer'],
        say: {
          en: 'First ask someone to sit in for you, or go together.',
          es: 'Pida antes que alguien se quede en su lugar, o vayan juntos.',
        },
        card: 'T10',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'There is no hurry. Ask about a grief group, for a day when you feel up to it.',
          es: 'No hay prisa. Pregunte por un grupo de duelo, para un día en que tenga ánimo.',
        },
        card: 'S13',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What do you like to do with your hands or your voice?',
      es: '¿Qué le gusta hacer con las manos o con la voz?',
    },
    neighbours: ['S08', 'S10', 'S16'],
  },
  {
    id: 'S17',
    title: { en: 'The company of a pet', es: 'La compañía de una mascota' },
    know: {
      en: 'A pet can give company and a reason to walk. Studies on pets and loneliness are mixed.',
      es: 'Una mascota puede dar compañía y un motivo para caminar. Sobre la soledad, los estudios no coinciden.',
    },
    step: {
      en: 'Ask someone who has a calm pet if you may sit with it for a while.',
      es: 'Pida a alguien que tenga una mascota tranquila pasar un rato con ella.',
    },
    how: {
      en: [
        'Sit down before the animal comes to you.',
        'Let it smell your hand. Keep its lead and toys away from your feet.',
        'Wash your hands afterward.',
      ],
      es: [
        'Siéntese antes de que se acerque el animal.',
        'Deje que le huela la mano. Correa y juguetes, lejos de sus pies.',
        'Lávese las manos después.',
      ],
    },
    howMuch: {
      en: 'One short visit to begin. A few more before you decide on a pet.',
      es: 'Una visita corta para empezar. Varias más antes de decidir.',
    },
    why: {
      en: 'A pet is glad to see you and gets you on your feet. Some studies see less loneliness and some do not. A visit shows what suits you.',
      es: 'Una mascota recibe con alegría y da un motivo para moverse. Unos estudios ven menos soledad y otros no. Una visita le dirá qué le va bien.',
    },
    watchFor: {
      en: 'Wash a bite or scratch and see a doctor that day. If illness or medicine weakens your defenses, ask your doctor before the visit.',
      es: 'Lave una mordida o un arañazo y vea a un médico ese día. Si tiene las defensas bajas, pregunte antes a su médico.',
    },
    insteadIf: [
      {
        limits: ['no-money'],
        say: {
          en: 'Share the pet of a neighbor. Food and vet bills stay with the owner.',
          es: 'Comparta la mascota de un vecino. La comida y el veterinario los paga el dueño.',
        },
      },
      {
        limits: ['nobody-near', 'housebound', 'lung-disease', 'unsafe-outdoors'],
        say: {
          en: 'Watch the birds from your window, at the same hour each day.',
          es: 'Mire los pájaros desde su ventana, cada día a la misma hora.',
        },
      },
      {
        limits: [
          'brittle-bones',
          'warfarin',
          'other-blood-thinner',
          'wheelchair',
          'recent-operation',
        ],
        say: {
          en: 'Watch the pet play while you sit. Leave the lead and the lap to its owner.',
          es: 'Mire jugar a la mascota desde su silla. La correa, que la lleve el dueño.',
        },
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Visit a pet you know, and leave big choices for later.',
          es: 'Visite a una mascota que conozca, y deje lo grande para más tarde.',
        },
        card: 'S13',
      },
    ],
    notWhen: ['unsteady', 'dizzy'],
    followUp: {
      en: 'Which animals have you loved?',
      es: '¿A qué animales ha querido?',
    },
    neighbours: ['S11', 'T08', 'S18'],
  },
]
