/** Cards on hearing, friendly calls and rides. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const hearingCallsAndRidesCards: readonly Card[] = [
  {
    id: 'S05',
    title: { en: 'Somebody who phones for a chat', es: 'Alguien que llame para charlar' },
    know: {
      en: 'Friendly phone calls from a good listener eased loneliness, low mood and worry. People at home had them for four weeks.',
      es: 'Las llamadas de alguien que escucha aliviaron la soledad, la tristeza y la preocupación. Fueron cuatro semanas, con gente que no sale de casa.',
    },
    step: {
      en: 'Call {company} and ask who could phone you for a friendly chat.',
      es: 'Llame a {company} y pregunte quién podría llamarle para charlar.',
    },
    how: {
      en: [
        'Sit in a quiet spot with the number in front of you.',
        'Say: "I am at home a lot. Who could call me for a chat?"',
        'Ask which day, which hour, and the name of the caller.',
      ],
      es: [
        'Siéntese en un lugar tranquilo, con el número a la vista.',
        'Diga: “Paso mucho tiempo en casa. ¿Quién podría llamarme?”',
        'Pregunte qué día, a qué hora y cómo se llama esa persona.',
      ],
    },
    howMuch: {
      en: 'One call today to ask. In the trial, the chats went on for four weeks.',
      es: 'Una llamada hoy, para preguntar. En el estudio, las charlas duraron cuatro semanas.',
    },
    why: {
      en: 'A friendly voice breaks a long, silent day, and you need not go out for it. One good trial showed relief. How long it lasts, we do not know.',
      es: 'Una voz amiga rompe el silencio de un día largo, y no hace falta salir. Un buen estudio vio alivio. Fue corto, y no se sabe cuánto dura.',
    },
    watchFor: {
      en: 'A true caller never asks for money or bank details. If one does, hang up. If low mood stays, tell your doctor.',
      es: 'Una voz amiga no pide dinero ni datos del banco. Si los pide, cuelgue. Si sigue la tristeza, dígaselo a su médico.',
    },
    insteadIf: [
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Ask for a visitor or a pen friend, in place of calls.',
          es: 'Pida una visita, o alguien con quien escribirse.',
        },
        card: 'S06',
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Call {company} about a friendly caller, and ask first: "Is it free?"',
          es: 'Llame a {company} y pida una voz amiga. Pregunte primero: “¿Es gratis?”',
        },
      },
      {
        limits: ['carer'],
        say: {
          en: 'Ask for a caller at nap time, and about a break from care.',
          es: 'Pida la llamada para la hora de la siesta. Pregunte también por un descanso.',
        },
        card: 'T10',
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Lay the phone on the table with the speaker on. Call {company} and ask for a friendly caller.',
          es: 'Deje el teléfono en la mesa con el altavoz. Llame a {company} y pida una voz amiga.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'At what hour would a call do you most good?',
      es: '¿A qué hora le vendría mejor una llamada?',
    },
    neighbours: ['S16', 'S07', 'S03'],
  },
  {
    id: 'S06',
    title: { en: 'How do I hear better in company?', es: '¿Cómo oigo mejor en compañía?' },
    know: {
      en: 'Treating hearing loss helped people keep about one more person in their circle over three years.',
      es: 'Tratar la pérdida de oído ayudó a no perder contactos. Se conservó cerca de una persona más en tres años.',
    },
    step: {
      en: 'Ask today for a hearing test. In every talk, sit face to face, away from noise.',
      es: 'Pida hoy cita para una prueba de oído. Al hablar, siéntese cara a cara y sin ruido.',
    },
    how: {
      en: [
        'Call your clinic, or ask someone to call for you.',
        'Turn off the TV. Sit close, with light on the other face.',
        'Say: "Please look at me and speak slowly."',
      ],
      es: [
        'Llame a su clínica, o pida que alguien llame por usted.',
        'Apague la tele. Siéntese cerca, con luz en la cara de quien habla.',
        'Diga: “Míreme y hábleme despacio, por favor.”',
      ],
    },
    howMuch: {
      en: 'Face to face in every talk. One hearing test, if none of late.',
      es: 'Cara a cara en cada charla. Una prueba de oído, si hace mucho.',
    },
    why: {
      en: 'When you catch the words, a talk is less tiring and you stay in it. One large trial showed it. For thinking, it helped people at higher risk, not everyone.',
      es: 'Cuando se entienden las palabras, conversar cansa menos y uno no se aparta. Lo mostró un estudio grande. A la mente le ayudó en un grupo con más riesgo, no en todos.',
    },
    watchFor: {
      en: 'Hearing lost all at once, or an ear that hurts or runs: see a doctor that day.',
      es: '¿Dejó de oír de repente, o el oído duele o supura? Vea a un médico ese mismo día.',
    },
    insteadIf: [
      {
        limits: ['hearing-aids'],
        say: {
          en: 'Sit with your back to a wall, light on the faces. Talk with one person at a time.',
          es: 'Siéntese de espaldas a la pared, con luz en las caras. Hable con una persona por vez.',
        },
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Start with what costs nothing: less noise, more light, face to face.',
          es: 'Empiece por lo que no cuesta: menos ruido, más luz, cara a cara.',
        },
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Ask for a hearing check at home, or for a ride to the clinic.',
          es: 'Pida la prueba de oído en casa, o que alguien le lleve a la clínica.',
        },
        card: 'S16',
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Sit close, with your better ear toward the voice and the TV off.',
          es: 'Siéntese cerca, con su mejor oído hacia la voz y la tele apagada.',
        },
        card: 'L13',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Where do you lose most of the talk?',
      es: '¿Dónde le cuesta más seguir la charla?',
    },
    neighbours: ['L13', 'S11', 'S12'],
  },
  {
    id: 'S16',
    title: { en: 'Rides, visits and meals', es: 'Transporte, visitas y comidas' },
    know: {
      en: 'Not driving keeps many people at home. Local services arrange rides, visits, lunch clubs and phone friends.',
      es: 'Sin auto, mucha gente se queda en casa. Hay servicios con transporte, visitas, comidas en grupo y amigos por teléfono.',
    },
    step: {
      en: 'Call {company} and ask about rides and lunch clubs near you.',
      es: 'Llame a {company} y pregunte por transporte y comidas en grupo.',
    },
    how: {
      en: [
        'Think of one place you want to reach, and the day.',
        'Say: "I do not drive. Who gives rides, and what do they cost?"',
        'Ask if the driver helps you from door to door.',
      ],
      es: [
        'Piense en un lugar adonde quiere ir, y en el día.',
        'Diga: “No tengo cómo ir. ¿Quién me lleva y cuánto cuesta?”',
        'Pregunte si le ayudan de puerta a puerta.',
      ],
    },
    howMuch: {
      en: 'One call today, for one place you want to reach.',
      es: 'Una llamada hoy, para un lugar adonde quiera ir.',
    },
    why: {
      en: 'A ride or a helping hand opens up the day, and local services know what is near. This is advice from experts, not from a trial.',
      es: 'Con transporte o una mano amiga se sale más, y los servicios locales saben qué hay cerca. Es consejo de expertos, no de un estudio.',
    },
    watchFor: {
      en: 'Ask for the name of the driver and check it at the door. Refuse a car you did not book.',
      es: 'Pida el nombre de quien le va a llevar y revíselo en la puerta. No suba a un auto que no pidió.',
    },
    insteadIf: [
      {
        limits: ['housebound', 'unsafe-outdoors'],
        say: {
          en: 'Ask for what comes to you: a visit, a meal, a friendly call.',
          es: 'Pida lo que llega a su casa: una visita, una comida, una llamada.',
        },
        card: 'S05',
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Ask first for free rides, or for a low fare.',
          es: 'Pregunte primero por transporte gratis o más barato.',
        },
        card: 'T15',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Ask at your clinic or library if someone can make the call for you.',
          es: 'Pida en su clínica o biblioteca que alguien llame por usted.',
        },
        card: 'S06',
      },
      {
        limits: ['unsteady', 'wheelchair'],
        say: {
          en: 'Ask for a ride that takes your walker or chair, with someone to help.',
          es: 'Pida un viaje donde quepa su andador o silla, con alguien que ayude.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Where would you most like to go?',
      es: '¿Adónde le gustaría más ir?',
    },
    neighbours: ['S05', 'S11', 'S08'],
  },
]
