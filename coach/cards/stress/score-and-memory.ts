/** Cards on the stress score, and on stress and memory. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const scoreAndMemoryCards: readonly Card[] = [
  {
    id: 'T01',
    title: { en: 'What does my stress score mean?', es: '¿Qué dice mi puntaje de estrés?' },
    know: {
      en: 'The stress score is a snapshot of the past month, not a diagnosis. It can change within weeks. Its levels come from custom, not from medicine.',
      es: 'El puntaje de estrés es una foto del último mes, no un diagnóstico. Puede cambiar en semanas. Sus niveles vienen de la costumbre, no de la medicina.',
    },
    step: {
      en: 'Name the worry that weighs most, and one small part you can control.',
      es: 'Diga qué preocupación pesa más y qué parte pequeña está en sus manos.',
    },
    how: {
      en: [
        'Sit down in a quiet spot.',
        'Say the worry aloud in a few words.',
        'Choose one small thing about it that you can do today.',
      ],
      es: [
        'Siéntese en un lugar tranquilo.',
        'Diga la preocupación en voz alta, en pocas palabras.',
        'Elija algo pequeño que hoy sí pueda hacer.',
      ],
    },
    howMuch: {
      en: 'One worry and one small thing, today. Take the score again after some weeks.',
      es: 'Una preocupación y una cosa pequeña, hoy. Repita el puntaje en unas semanas.',
    },
    why: {
      en: 'The questions ask how one month felt. A hard month gives a high number, and a better month a lower one. The score is no medical test.',
      es: 'Las preguntas son sobre cómo se sintió en el mes. Un mes duro da un número alto, y uno mejor lo baja. El puntaje no es una prueba médica.',
    },
    watchFor: {
      en: 'If stress lasts for weeks or spoils your days, tell a doctor. If you feel you cannot go on, call {crisis}.',
      es: 'Si el estrés dura semanas o le amarga los días, dígalo al médico. Si siente que no puede más, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['carer'],
        say: {
          en: 'Name one caring task that somebody else could take over for a while.',
          es: 'Piense en una tarea de cuidado que otra persona pueda hacer un rato.',
        },
        card: 'T10',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Grief fills a score like this. Leave it for now, and choose one gentle thing for tonight.',
          es: 'El duelo pesa en un puntaje así. Déjelo por ahora y elija algo suave para esta noche.',
        },
        card: 'S13',
      },
      {
        limits: ['no-time'],
        say: {
          en: 'Do it while the kettle boils: one worry, one small thing.',
          es: 'Hágalo mientras hierve el agua: una preocupación y algo pequeño.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which worry weighs most this week?',
      es: '¿Qué le pesa más esta semana?',
    },
    neighbours: ['T11', 'T09', 'T14'],
  },
  {
    id: 'T02',
    title: { en: 'Stress, and the memory', es: 'El estrés y la memoria' },
    know: {
      en: 'High stress is linked with a higher risk of memory illness. A link is not proof, and few people in the studies fell ill.',
      es: 'El estrés alto va unido a más riesgo de enfermedad de la memoria. No prueba que sea la causa, y hubo pocos casos.',
    },
    step: {
      en: 'Take one calm break today, seated, with your hands at rest.',
      es: 'Haga hoy una pausa tranquila, en una silla y con las manos quietas.',
    },
    how: {
      en: [
        'Pick a time that is often quiet, such as after lunch.',
        'Sit where you are comfortable. Turn the news off.',
        'Look at something you like until you feel rested.',
      ],
      es: [
        'Elija una hora tranquila, como después de comer.',
        'Siéntese a gusto. Apague las noticias.',
        'Mire algo que le guste hasta sentir descanso.',
      ],
    },
    howMuch: {
      en: 'One calm break a day.',
      es: 'Una pausa tranquila al día.',
    },
    why: {
      en: 'A calm break lets heart and muscles slow down, and that feels good in any case. On memory, the studies cannot say which came first. It is a hint, no proof.',
      es: 'Una pausa tranquila deja que el corazón y los músculos aflojen, y eso sienta bien. Sobre la memoria, los estudios no dicen qué vino antes. Es una señal, nada más.',
    },
    watchFor: {
      en: 'If your memory is changing, tell a doctor. If it all feels too much, call {crisis}.',
      es: 'Si nota cambios en la memoria, dígalo al médico. Si siente que no puede más, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['memory-worry'],
        say: {
          en: 'Note what slips, and when it began. Your doctor can use those notes.',
          es: 'Anote qué se le olvida y desde cuándo. Eso le sirve al médico.',
        },
        card: 'L14',
      },
      {
        limits: ['carer'],
        say: {
          en: 'Take one slow breath at the sink. That is a break too.',
          es: 'Respire lento una vez frente al fregadero. Eso también es una pausa.',
        },
        card: 'T06',
      },
      {
        limits: ['no-time'],
        say: {
          en: 'Sit down for one song on the radio. Let that be the break.',
          es: 'Siéntese mientras dura una canción de la radio. Esa es la pausa.',
        },
      },
    ],
    notWhen: ['recently-widowed'],
    followUp: {
      en: 'Which hour of your day is the quietest?',
      es: '¿Cuál es la hora más tranquila de su día?',
    },
    neighbours: ['T06', 'T14', 'T09'],
  },
  {
    id: 'T03',
    title: { en: 'Tense moments, and the memory', es: 'Los momentos tensos y la memoria' },
    also: ['T07'],
    know: {
      en: 'A stress hormone that stayed high for years went with weaker memory. The study was small.',
      es: 'Tener alta durante años una hormona del estrés iba unido a menos memoria. El estudio fue pequeño.',
    },
    step: {
      en: 'Walk slowly around your home after a tense moment, for up to 10 minutes.',
      es: 'Camine despacio por la casa tras un momento tenso, hasta 10 minutos.',
    },
    how: {
      en: [
        'Put firm shoes and the light on. Move loose rugs away.',
        'Stay near a wall or a table that you can hold.',
        'Let your shoulders drop. Sit down when you have had enough.',
      ],
      es: [
        'Zapatos firmes y luz encendida. Quite las alfombras sueltas.',
        'Vaya cerca de la pared o de una mesa.',
        'Deje caer los hombros. Siéntese cuando quiera.',
      ],
    },
    howMuch: {
      en: 'Up to 10 minutes, after a tense moment. Less counts too.',
      es: 'Hasta 10 minutos, tras un momento tenso. Menos también vale.',
    },
    why: {
      en: 'A slow walk lets the body work off the tension. That walking eases low mood is well shown. On memory there is one small study, and that is no proof.',
      es: 'Un paseo lento ayuda al cuerpo a soltar la tensión. Que caminar alivia el ánimo lo muestran muchos estudios. Sobre la memoria hay uno pequeño, y no es prueba.',
    },
    watchFor: {
      en: 'Stop and sit if you feel faint or out of breath. For chest pain, call {emergency}.',
      es: 'Pare y siéntese si se marea o le falta el aire. Si le duele el pecho, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['wheelchair', 'dizzy', 'unsteady', 'recent-operation'],
        say: {
          en: 'Stay in your chair. Look around, and name aloud what you see and hear.',
          es: 'Quédese en su silla. Mire alrededor y diga en voz alta lo que ve y oye.',
        },
        card: 'T09',
      },
      {
        limits: ['lung-disease', 'heart-failure', 'malnourished'],
        say: {
          en: 'Sit down, lift your shoulders gently and let them go.',
          es: 'Siéntese, suba los hombros con suavidad y suéltelos.',
        },
        card: 'T17',
      },
      {
        limits: ['sugar-medicine'],
        say: {
          en: 'Check your sugar first, and keep juice or glucose with you.',
          es: 'Mida antes su azúcar y lleve consigo jugo o glucosa.',
        },
        card: 'E16',
      },
      {
        limits: ['memory-worry'],
        say: {
          en: 'Keep a list of what slips and when. Take it to your doctor.',
          es: 'Haga una lista de lo que olvida y cuándo. Llévela al médico.',
        },
        card: 'L14',
      },
    ],
    notWhen: ['wheelchair', 'dizzy', 'unsteady', 'recent-operation', 'recently-widowed'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'When did you last feel tense today?',
      es: '¿Cuándo sintió nervios hoy?',
    },
    neighbours: ['T06', 'T17', 'T07'],
  },
]
