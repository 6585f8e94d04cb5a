/** Cards on worry that lasts, on low mood and on things to enjoy. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const worryAndMoodCards: readonly Card[] = [
  {
    id: 'T11',
    title: { en: 'A set time for worry', es: 'Una hora fija para preocuparse' },
    know: {
      en: 'Talking therapy works for worry and low mood in later life. Ask for it if worry lasts two weeks or gets in the way.',
      es: 'Hablar con un terapeuta alivia la preocupación y el ánimo bajo. Pida ayuda si duran dos semanas o le estorban.',
    },
    step: {
      en: 'Set aside 15 minutes today as your worry time, well before bed.',
      es: 'Aparte hoy 15 minutos para preocuparse, mucho antes de acostarse.',
    },
    how: {
      en: [
        'Pick a time by day and a chair that is not your bed.',
        'If a worry comes sooner, tell it: “Later, at worry time.”',
        'At that time, note each worry and one thing you could do.',
      ],
      es: [
        'Elija una hora del día y una silla, no la cama.',
        'Si la preocupación llega antes, dígale: “Luego, a su hora”.',
        'A esa hora, apunte cada una y algo que podría hacer.',
      ],
    },
    howMuch: {
      en: '15 minutes a day, at the same time.',
      es: '15 minutos al día, a la misma hora.',
    },
    why: {
      en: 'A worry with its own hour can wait, and leaves you the rest of the day. Many trials show that talking therapy helps.',
      es: 'Con una hora propia, la preocupación puede esperar y le deja libre el resto del día. Muchos estudios muestran que hablar con un terapeuta ayuda.',
    },
    watchFor: {
      en: 'If worry spoils sleep or meals, ask your doctor for talking therapy. Keep your medicines as they are. If you cannot go on, call {crisis}.',
      es: 'Si la preocupación le quita el sueño o el hambre, pida terapia al médico. No cambie sus medicinas. Si no puede más, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: 'Say each worry aloud at one set time of day. Paper is not needed.',
          es: 'A una hora fija, diga cada preocupación en voz alta. No hace falta papel.',
        },
      },
      {
        limits: ['no-transport', 'housebound', 'no-internet', 'no-money'],
        say: {
          en: 'Call your doctor and ask for talking therapy by telephone that costs little or nothing.',
          es: 'Llame al médico y pida terapia por teléfono, gratis o barata.',
        },
      },
      {
        limits: ['carer'],
        say: {
          en: 'Ask who could sit in for a short while. Worry is lighter after a rest.',
          es: 'Pregunte quién puede cubrirle un rato. Tras un descanso, todo pesa menos.',
        },
        card: 'T10',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What time of day would suit your worry time?',
      es: '¿A qué hora del día le vendría bien?',
    },
    neighbours: ['T19', 'T06', 'T09'],
  },
  {
    id: 'T13',
    title: { en: 'Help when most days feel low', es: 'Ayuda cuando casi todo pesa' },
    know: {
      en: 'Depression can be treated. It is no weakness and no fault of yours.',
      es: 'La depresión se puede tratar. No es debilidad ni culpa suya.',
    },
    step: {
      en: 'Think back over two weeks. If most days were low, tell your doctor.',
      es: 'Piense en las últimas dos semanas. Si casi todos los días fueron malos, dígalo al médico.',
    },
    how: {
      en: [
        'Count the low days on a calendar or on your fingers.',
        'Notice sleep, meals and what you no longer enjoy.',
        'Call the doctor and say: “I feel low most days.”',
      ],
      es: [
        'Cuente los días malos en el calendario o con los dedos.',
        'Fíjese en el sueño, las comidas y lo que ya no disfruta.',
        'Llame al médico y diga: “Casi todos los días me siento mal de ánimo”.',
      ],
    },
    howMuch: {
      en: 'One call this week, if you feel low most days for two weeks.',
      es: 'Una llamada esta semana, si lleva dos semanas con el ánimo bajo.',
    },
    why: {
      en: 'Low mood that lasts seldom lifts by willpower alone, and a doctor knows what can ease it. Experts who weighed many studies say that it can be treated.',
      es: 'Un ánimo bajo que dura rara vez pasa con pura voluntad. Un médico sabe qué lo alivia. Expertos que revisaron muchos estudios dicen que se puede tratar.',
    },
    watchFor: {
      en: 'If life does not feel worth living, call {crisis}, at any hour. If you are in danger now, call {emergency}.',
      es: 'Si siente que no vale la pena vivir, llame a {crisis}, a cualquier hora. Si está en peligro ahora, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Sorrow after a loss is normal. Choose one gentle thing for the hardest hour today.',
          es: 'La pena tras una pérdida es normal. Elija algo suave para la hora más dura de hoy.',
        },
        card: 'S13',
      },
      {
        limits: ['nobody-near'],
        say: {
          en: 'Call {company} and ask who could phone you for a friendly chat.',
          es: 'Llame a {company} y pregunte quién puede llamarle para charlar.',
        },
        card: 'S05',
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Ask the doctor to talk with you by telephone, or to come to you.',
          es: 'Pida al médico que le atienda por teléfono o en su casa.',
        },
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Put it on paper: “I feel low most days.” Hand it to the doctor.',
          es: 'Póngalo en un papel: “Casi todos los días estoy mal de ánimo”. Déselo al médico.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'How have most of your days felt of late?',
      es: '¿Cómo han sido casi todos sus días últimamente?',
    },
    neighbours: ['T14', 'T11', 'T07'],
  },
  {
    id: 'T14',
    title: { en: 'One good thing each day', es: 'Una cosa buena cada día' },
    know: {
      en: 'One planned, pleasant thing a day lifts mood and purpose. Music, a hobby, singing or painting count.',
      es: 'Una cosa agradable al día, ya planeada, anima y da sentido. Vale la música, cantar o pintar.',
    },
    step: {
      en: 'Plan one thing you enjoy for tomorrow.',
      es: 'Planee para mañana algo que le guste.',
    },
    how: {
      en: [
        'Think of what you once liked: a song, a photo, a plant.',
        'Choose what is easy to begin and can be done at home.',
        'Put it next to something you do anyway, such as breakfast.',
      ],
      es: [
        'Piense en lo que antes le gustaba: una canción, una foto, una planta.',
        'Elija algo fácil de empezar y que se haga en casa.',
        'Póngalo junto a algo diario, como el desayuno.',
      ],
    },
    howMuch: {
      en: 'One small, pleasant thing a day.',
      es: 'Una cosa pequeña y agradable al día.',
    },
    why: {
      en: 'The wish to do things often comes while doing them, so it helps to begin without it. Many trials support this.',
      es: 'Las ganas suelen llegar al hacer las cosas, y por eso ayuda empezar sin ellas. Lo apoyan muchos estudios.',
    },
    watchFor: {
      en: 'If nothing gives you joy for weeks, tell your doctor. If you feel you cannot go on, call {crisis}.',
      es: 'Si nada le alegra durante semanas, dígalo al médico. Si siente que no puede más, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Keep it small and gentle: warm soup, a photo, a song. Tears are welcome too.',
          es: 'Que sea pequeño y suave: una sopa, una foto, una canción. Si llora, está bien.',
        },
        card: 'S13',
      },
      {
        limits: ['carer'],
        say: {
          en: 'Choose something to enjoy together while you care, such as an old song.',
          es: 'Elija algo para disfrutar juntos mientras cuida, como una canción de antes.',
        },
      },
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: 'Choose something to hear or hum: the radio, a story, an old song.',
          es: 'Elija algo para oír o tararear: la radio, un cuento, una canción de antes.',
        },
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Choose something to see or touch: photos, a plant, a bit of drawing.',
          es: 'Elija algo para ver o tocar: fotos, una planta, un dibujo.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What did you once love to do?',
      es: '¿Qué le encantaba hacer antes?',
    },
    neighbours: ['T08', 'T07', 'T19'],
  },
]
