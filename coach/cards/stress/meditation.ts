/** Cards on mindfulness and meditation. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const meditationCards: readonly Card[] = [
  {
    id: 'T04',
    title: { en: 'Noticing my breath', es: 'Atender a mi respiración' },
    know: {
      en: 'Mindfulness gives small to moderate relief of worry and low mood. It means you notice this moment as it is.',
      es: 'La atención plena da un alivio de leve a moderado a la ansiedad y al ánimo bajo. Es notar este momento tal como es.',
    },
    step: {
      en: 'Sit and notice five breaths, without judging them.',
      es: 'Siéntese y note cinco respiraciones, sin juzgarlas.',
    },
    how: {
      en: [
        'Sit in a firm chair, feet on the floor. Eyes may stay open.',
        'Feel the air go in and out. Let it come as it likes.',
        'If your mind wanders, come back to the next breath.',
      ],
      es: [
        'Siéntese en una silla firme, pies en el suelo. Puede dejar los ojos abiertos.',
        'Sienta entrar y salir el aire. Déjelo ir como quiera.',
        'Si la mente se va, vuelva a la siguiente respiración.',
      ],
    },
    howMuch: {
      en: 'Five breaths now. Later, five minutes a day.',
      es: 'Cinco respiraciones ahora. Después, cinco minutos al día.',
    },
    why: {
      en: 'While you follow a breath, you let the worry be for a moment. Many trials found relief, so it is fairly sure. It is modest, and not for everybody.',
      es: 'Mientras uno sigue su respiración, la preocupación queda a un lado. Muchos estudios vieron alivio, así que es bastante seguro. Es modesto y no es para todos.',
    },
    watchFor: {
      en: 'Stop if bad memories or fear come, or if things seem unreal. Look around the room, and tell your doctor.',
      es: 'Pare si llegan malos recuerdos o miedo, o si todo parece irreal. Mire la habitación y dígalo al médico.',
    },
    insteadIf: [
      {
        limits: ['breath-uneasy', 'lung-disease'],
        say: {
          en: 'Leave your breath alone. Notice what you see and hear around you.',
          es: 'Deje en paz la respiración. Note lo que ve y oye a su alrededor.',
        },
        card: 'T09',
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Notice one breath while you wait at the sink or the door.',
          es: 'Note una respiración mientras espera en la cocina o en la puerta.',
        },
      },
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Keep your eyes open and hold something soft. If tears come, let them come.',
          es: 'Deje los ojos abiertos y tome algo suave en las manos. Si llora, está bien.',
        },
        card: 'S13',
      },
    ],
    notWhen: ['breath-uneasy'],
    followUp: {
      en: 'What did you notice first?',
      es: '¿Qué notó primero?',
    },
    neighbours: ['T06', 'T17', 'T09'],
  },
  {
    id: 'T05',
    title: { en: 'Mindfulness, for calm', es: 'Atención plena para la calma' },
    also: ['T04'],
    know: {
      en: 'Mindfulness did not improve memory in older adults. What it may give is calm.',
      es: 'La atención plena no mejoró la memoria de las personas mayores. Lo que puede dar es calma.',
    },
    step: {
      en: 'Listen to the sounds around you, for the calm of it.',
      es: 'Escuche los sonidos de alrededor, por la calma que dan.',
    },
    how: {
      en: [
        'Sit where you are comfortable and rest your hands.',
        'Pick one sound: a bird, the fridge, the street.',
        'Follow it until it ends. Then find another.',
      ],
      es: [
        'Siéntese a gusto y descanse las manos.',
        'Elija un sonido: un pájaro, el reloj, la calle.',
        'Sígalo hasta que acabe. Luego busque otro.',
      ],
    },
    howMuch: {
      en: 'Five minutes a day, as long as you enjoy it.',
      es: 'Cinco minutos al día, mientras le guste.',
    },
    why: {
      en: 'When you listen, you are here, and not with what was or may come. A large trial looked for better memory and found none. For calm, other trials look good.',
      es: 'Al escuchar, uno está aquí, y no en lo que pasó ni en lo que vendrá. Un estudio grande no vio mejor memoria. Para la calma, otros dan buenas señales.',
    },
    watchFor: {
      en: 'If your memory is changing, see a doctor. Stop if the quiet stirs up bad memories.',
      es: 'Si nota cambios en la memoria, vea al médico. Pare si el silencio le trae malos recuerdos.',
    },
    insteadIf: [
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Rest your eyes on one thing you like: a plant, the sky or a photo.',
          es: 'Descanse la vista en algo que le guste: una planta, el cielo o una foto.',
        },
      },
      {
        limits: ['memory-worry'],
        say: {
          en: 'Note what slips, and since when. Show that to your doctor soon.',
          es: 'Anote qué olvida y desde cuándo. Enséñelo pronto al médico.',
        },
        card: 'L14',
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Follow one sound while you fold a towel.',
          es: 'Siga un sonido mientras dobla una toalla.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Which sound did you like best?',
      es: '¿Qué sonido le gustó más?',
    },
    neighbours: ['T04', 'T06', 'T14'],
  },
  {
    id: 'T12',
    title: {
      en: 'A course of mindfulness for worry',
      es: 'Un curso de atención plena para la ansiedad',
    },
    know: {
      en: 'In one trial, an eight week mindfulness course matched a common tablet for anxiety. Do not swap treatment on your own.',
      es: 'Ocho semanas de atención plena igualaron a una pastilla común para la ansiedad, en un estudio. No cambie el tratamiento por su cuenta.',
    },
    step: {
      en: 'Note one question about a course for your next visit to the doctor.',
      es: 'Anote una pregunta sobre un curso para su próxima cita médica.',
    },
    how: {
      en: [
        'Put down what you take now and what troubles you.',
        'Add: “Could a mindfulness course suit me?”',
        'Ask which are free, near you or by telephone.',
      ],
      es: [
        'Ponga lo que toma ahora y lo que le inquieta.',
        'Añada: “¿Me serviría un curso de atención plena?”.',
        'Pregunte cuáles son gratis, cercanos o por teléfono.',
      ],
    },
    howMuch: {
      en: 'One question at your next visit. The course in the trial took eight weeks.',
      es: 'Una pregunta en su próxima cita. El curso del estudio duró ocho semanas.',
    },
    why: {
      en: 'In a course you learn, bit by bit, to let a worry come and go. One good trial found that it helps. That is hopeful, and not the last word.',
      es: 'En un curso se aprende, poco a poco, a dejar que una preocupación llegue y se vaya. Un buen estudio vio que ayuda. Da esperanza, pero no es la última palabra.',
    },
    watchFor: {
      en: 'Keep your medicine as it is until you have talked. If worry grows fast, tell your doctor soon. If you cannot go on, call {crisis}.',
      es: 'Siga con su medicina hasta hablarlo. Si la ansiedad crece rápido, dígalo pronto al médico. Si no puede más, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['no-transport', 'housebound', 'no-internet', 'no-money'],
        say: {
          en: 'Begin at home. Sit and notice a few breaths without judging.',
          es: 'Empiece en casa. Siéntese y note unas respiraciones sin juzgar.',
        },
        card: 'T04',
      },
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: 'Say the question aloud a few times. Or call, and ask the nurse to note it.',
          es: 'Diga la pregunta en voz alta unas veces. O llame y pida que se la anoten.',
        },
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Ask for a course with written pages, in a small group.',
          es: 'Pida un curso con hojas escritas y en grupo pequeño.',
        },
      },
      {
        limits: ['breath-uneasy'],
        say: {
          en: 'Tell the doctor that breath practice upsets you. For now, rest your shoulders.',
          es: 'Diga al médico que los ejercicios de respirar le inquietan. Por ahora, relaje los hombros.',
        },
        card: 'T17',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What would you like to ask your doctor?',
      es: '¿Qué le gustaría preguntar al médico?',
    },
    neighbours: ['T04', 'T11', 'T06'],
  },
]
