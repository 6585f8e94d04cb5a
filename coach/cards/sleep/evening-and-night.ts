/** Cards on the evening, the hours awake and what helps to settle. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const eveningAndNightCards: readonly Card[] = [
  {
    id: 'Z13',
    title: { en: 'What do I do when I lie awake?', es: '¿Qué hago si no puedo dormir?' },
    also: ['Z02'],
    know: {
      en: 'Awake for about 20 minutes? It often helps to get up rather than fight it. Keep the bed for sleep.',
      es: '¿Unos 20 minutos sin dormir? Mejor levántese y no luche. La cama es para dormir.',
    },
    step: {
      en: 'When sleep will not come, sit in dim light, do something calm, and go back when sleepy.',
      es: 'Si no llega el sueño, siéntese con poca luz, haga algo tranquilo y vuelva con sueño.',
    },
    how: {
      en: [
        'Before bed, leave a lamp, a robe and a quiet book by a chair.',
        'Turn the clock away, and guess the time.',
        'Sit up slowly. Put the light on before you walk.',
      ],
      es: [
        'Antes de acostarse, deje lámpara, bata y un libro tranquilo junto a una silla.',
        'Voltee el reloj y calcule el tiempo.',
        'Incorpórese despacio. Encienda la luz antes de caminar.',
      ],
    },
    howMuch: {
      en: 'After about 20 minutes awake, each time, every night this week.',
      es: 'Tras unos 20 minutos sin dormir, cada vez, todas las noches de esta semana.',
    },
    why: {
      en: 'After a calm break the bed comes to mean sleep again, and not lying awake. It is part of the treatment advised first, and good studies support it.',
      es: 'Con una pausa tranquila, la cama vuelve a ser para dormir y no para dar vueltas. Es parte del tratamiento que se aconseja primero. Lo apoyan buenos estudios.',
    },
    watchFor: {
      en: 'Light the path. No better after some weeks? Ask your doctor about CBT for insomnia.',
      es: 'Ilumine el paso. Si pasan semanas y sigue igual, pregunte a su médico por la TCC.',
    },
    insteadIf: [
      {
        limits: ['unsteady', 'dizzy', 'wheelchair', 'lung-disease', 'recent-operation'],
        say: {
          en: 'Stay in bed and sit up with the lamp on. Lie down again when sleepy.',
          es: 'Quédese en la cama y siéntese con la lámpara. Recuéstese cuando tenga sueño.',
        },
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Listen to the radio, turned low, in place of a book.',
          es: 'En vez del libro, escuche la radio bajito.',
        },
      },
      {
        limits: ['recently-widowed', 'nobody-near'],
        say: {
          en: 'Let a quiet voice keep you company: the radio, turned low, beside your chair.',
          es: 'Que le acompañe una voz: la radio bajito, al lado de su silla.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What do you do now when you lie awake?',
      es: '¿Qué hace ahora cuando no duerme?',
    },
    neighbours: ['Z02', 'Z21', 'Z17'],
  },
  {
    id: 'Z19',
    title: { en: 'A drink before bed', es: 'Una copa antes de dormir' },
    know: {
      en: 'Alcohol may bring sleep sooner, but it breaks the later part of the night. It makes snoring worse too.',
      es: 'El alcohol puede traer antes el sueño, pero luego corta la noche. También empeora los ronquidos.',
    },
    step: {
      en: "If you drink a lot or each day, ask your doctor before you cut down. If not, leave out tonight's drink.",
      es: 'Si bebe mucho o a diario, hable con su médico antes de reducir. Si no, deje la copa de esta noche.',
    },
    how: {
      en: [
        'Think at what hour you pour the drink.',
        'Put something else you like in the same glass.',
        'Look in the morning: how did you wake?',
      ],
      es: [
        'Piense a qué hora se sirve la copa.',
        'Ponga en ese vaso otra cosa que le guste.',
        'Por la mañana, fíjese cómo despertó.',
      ],
    },
    howMuch: {
      en: 'One evening to begin with, if you drink little. If you drink a lot, the doctor sets the pace.',
      es: 'Una noche para empezar, si bebe poco. Si bebe mucho, el ritmo lo pone el médico.',
    },
    why: {
      en: 'Later in the night, as the alcohol leaves the body, sleep grows light and breaks. Many studies agree. How much differs from one person to another.',
      es: 'De madrugada, cuando el alcohol sale del cuerpo, el sueño se hace ligero y se corta. Muchos estudios coinciden. Cuánto, depende de cada persona.',
    },
    watchFor: {
      en: 'Shaking, sweats or confusion on stopping: call {emergency}. Never take alcohol with sleeping tablets.',
      es: 'Si al dejarlo hay temblor, sudor o confusión, llame a {emergency}. Nunca junte alcohol y pastillas para dormir.',
    },
    insteadIf: [
      {
        limits: ['recently-widowed', 'nobody-near'],
        say: {
          en: 'Keep the evening hour, and give it music or an old song in place of the drink.',
          es: 'Guarde ese rato de la noche y ponga música en lugar de la copa.',
        },
        card: 'T14',
      },
      {
        limits: ['kidney-disease', 'heart-failure'],
        say: {
          en: 'Swap glass for glass, so that your drinks for the day stay the same.',
          es: 'Cambie vaso por vaso, para que el total del día sea igual.',
        },
      },
      {
        limits: ['malnourished', 'small-appetite'],
        say: {
          en: 'Have a small supper or warm milk at that hour, in place of the drink.',
          es: 'A esa hora cene algo pequeño o tome leche tibia, en lugar de la copa.',
        },
        card: 'D14',
      },
    ],
    notWhen: ['sober'],
    followUp: {
      en: 'How do you sleep on nights without a drink?',
      es: '¿Cómo duerme las noches sin alcohol?',
    },
    neighbours: ['Z21', 'Z14', 'Z09'],
  },
  {
    id: 'Z21',
    title: { en: 'A calm mind before bed', es: 'La mente en calma antes de dormir' },
    know: {
      en: "Writing tomorrow's list early, slow breathing and time without screens calm a racing mind. So does a cool, dark, quiet room.",
      es: 'Escribir temprano la lista de mañana, respirar despacio y apagar pantallas calman la mente. También un cuarto fresco, oscuro y sin ruido.',
    },
    step: {
      en: "Write tomorrow's list after supper, and put it away.",
      es: 'Escriba después de la cena la lista de mañana y guárdela.',
    },
    how: {
      en: [
        'Put each task or worry in a few words.',
        'Leave the paper in a drawer, far from the bed.',
        'Dim the lights and switch off the screens.',
      ],
      es: [
        'Ponga cada tarea o inquietud en pocas palabras.',
        'Deje el papel en un cajón, lejos de la cama.',
        'Baje la luz y apague las pantallas.',
      ],
    },
    howMuch: {
      en: '30 to 60 minutes without screens before bed, each night.',
      es: 'De 30 a 60 minutos sin pantallas antes de acostarse, cada noche.',
    },
    why: {
      en: 'On paper, tomorrow can wait, and a cool, dark, quiet room tells the body it is night. A good trial supports the list, and health guides the rest.',
      es: 'En papel, el mañana puede esperar, y un cuarto fresco, oscuro y sin ruido invita a dormir. Un buen estudio apoya la lista, y las guías de salud, lo demás.',
    },
    watchFor: {
      en: 'Worry on most days for weeks? A doctor or counselor can help. If dark thoughts come, call {crisis}.',
      es: '¿Semanas de preocupación casi a diario? Un médico o un profesional de salud mental ayuda. Si vienen ideas muy negras, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: "Say tomorrow's list aloud after supper, and end with: that is for tomorrow.",
          es: 'Después de la cena, diga la lista de mañana en voz alta. Termine con “eso es para mañana”.',
        },
      },
      {
        limits: ['breath-uneasy'],
        say: {
          en: 'Leave out the breathing. Name softly what you see and hear in the room.',
          es: 'Deje la respiración. Nombre en voz baja lo que ve y lo que oye en el cuarto.',
        },
        card: 'T09',
      },
      {
        limits: ['lung-disease'],
        say: {
          en: 'Breathe as you always do. Lift your shoulders, and let them drop.',
          es: 'Respire como siempre. Suba los hombros y suéltelos.',
        },
        card: 'T17',
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'If the evening hurts, leave the list. Choose a soft thing: soup, a photo, a prayer.',
          es: 'Si la noche duele, deje la lista. Elija algo suave: una sopa, una foto, un rezo.',
        },
        card: 'S13',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What goes round in your mind at night?',
      es: '¿Qué le da vueltas en la cabeza por la noche?',
    },
    neighbours: ['Z13', 'T19', 'Z22'],
  },
  {
    id: 'Z22',
    title: { en: 'A small comfort before bed', es: 'Un gusto pequeño antes de dormir' },
    know: {
      en: 'Warm milk, chamomile and heavy blankets have little proof. A small comfort before bed is fine if it is safe.',
      es: 'La leche tibia, la manzanilla y las mantas pesadas tienen pocas pruebas. Un gusto pequeño antes de dormir está bien si es seguro.',
    },
    step: {
      en: 'Choose a small comfort for this evening, such as soft music or a little warm milk.',
      es: 'Elija un gusto para esta noche, como música suave o un poco de leche tibia.',
    },
    how: {
      en: [
        'Have it early, so that it does not wake you for the toilet.',
        'Take a small cup. Let it cool a little first.',
        'Do the same each evening, in the same chair.',
      ],
      es: [
        'Tómelo temprano, para no ir al baño de noche.',
        'Use una taza pequeña. Deje que se entibie.',
        'Haga lo mismo cada noche, en la misma silla.',
      ],
    },
    howMuch: {
      en: 'One small cup or one song, each evening.',
      es: 'Una taza pequeña o una canción, cada noche.',
    },
    why: {
      en: 'A small comfort tells body and mind that the day is done. The studies are few and weak, but feeling cozy is a good reason of its own.',
      es: 'Un gusto pequeño le dice al cuerpo y a la mente que el día terminó. Los estudios son pocos y débiles. Sentirse a gusto ya es buena razón.',
    },
    watchFor: {
      en: 'Short of breath, or trapped under a heavy blanket? Leave it off. If breath stays hard, call {emergency}.',
      es: '¿Le falta el aire o le pesa mucho la manta? Quítela. Si sigue sin aire, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: [
          'lung-disease',
          'sleep-limits-unsafe',
          'painful-hands',
          'wheelchair',
          'malnourished',
        ],
        say: {
          en: 'Use a light blanket that you can push off with one hand, and soft music.',
          es: 'Use una manta ligera, que pueda quitar con la mano, y música suave.',
        },
      },
      {
        limits: ['warfarin', 'other-blood-thinner'],
        say: {
          en: 'Leave out herbal teas until the pharmacist agrees. Choose soft music or warm milk.',
          es: 'Deje los tés de hierbas hasta preguntar en la farmacia. Elija música suave o leche tibia.',
        },
        card: 'D18',
      },
      {
        limits: ['kidney-disease', 'heart-failure', 'swallowing-trouble', 'milk-upsets'],
        say: {
          en: 'Choose soft music or a shawl round the shoulders in place of a drink.',
          es: 'En vez de beber, elija música suave o un chal en los hombros.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What made you feel cozy as a child?',
      es: '¿Qué le daba calma en su niñez?',
    },
    neighbours: ['Z21', 'T17', 'Z13'],
  },
]
