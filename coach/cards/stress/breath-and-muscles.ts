/** Cards on slow breathing and on letting muscles go. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const breathAndMusclesCards: readonly Card[] = [
  {
    id: 'T06',
    title: { en: 'Slow breathing that calms', es: 'Respirar lento para calmarme' },
    also: ['T09'],
    know: {
      en: 'Slow breathing with a long out-breath calms.',
      es: 'Respirar lento, soltando el aire despacio, calma.',
    },
    step: {
      en: 'Breathe in for a count of 4, out for 6, for two minutes.',
      es: 'Tome aire contando hasta 4 y suéltelo contando hasta 6, durante dos minutos.',
    },
    how: {
      en: [
        'Sit down, feet on the floor.',
        'In through the nose for 4.',
        'Out for 6, as if cooling soup. Begin again.',
      ],
      es: [
        'Siéntese, con los pies en el suelo.',
        'Tome aire por la nariz y cuente hasta 4.',
        'Suéltelo y cuente hasta 6, como enfriando sopa. Otra vez.',
      ],
    },
    howMuch: {
      en: 'Two minutes now. Later, five minutes a day.',
      es: 'Dos minutos ahora. Después, cinco minutos al día.',
    },
    why: {
      en: 'A long out-breath slows the heart a little, and the body takes that as calm. In one trial, mostly of younger people, five minutes a day improved mood.',
      es: 'Al soltar el aire despacio, el corazón va más lento y el cuerpo se calma. En un estudio, sobre todo con gente más joven, cinco minutos al día mejoraron el ánimo.',
    },
    watchFor: {
      en: 'Stop if you feel dizzy. With lung disease, do not force it. Chest pain or no air: call {emergency}.',
      es: 'Pare si se marea. Con enfermedad del pulmón, no lo fuerce. Si le duele el pecho o le falta el aire, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['lung-disease'],
        say: {
          en: 'Leave the counting out. Lift your shoulders and let them go.',
          es: 'No cuente. Suba los hombros y suéltelos.',
        },
        card: 'T17',
      },
      {
        limits: ['breath-uneasy'],
        say: {
          en: 'Leave the breath alone. Name what you see and hear.',
          es: 'Deje la respiración. Nombre lo que ve y oye.',
        },
        card: 'T09',
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Take one slow breath at the sink, and let it out slowly.',
          es: 'Respire lento una vez frente al fregadero y suelte el aire despacio.',
        },
      },
    ],
    notWhen: ['lung-disease', 'breath-uneasy'],
    followUp: {
      en: 'Do you feel the same, or a little lighter?',
      es: '¿Se siente igual, o un poco mejor?',
    },
    neighbours: ['T17', 'T09', 'T14'],
  },
  {
    id: 'T17',
    title: { en: 'Letting tense muscles go', es: 'Soltar los músculos tensos' },
    know: {
      en: 'Tensing a muscle and then letting go can help the body relax. Shoulders and neck count too.',
      es: 'Tensar un músculo y luego soltarlo puede relajar el cuerpo. También los hombros y el cuello.',
    },
    step: {
      en: 'Lift your shoulders, hold them up for five seconds and let go.',
      es: 'Suba los hombros, sosténgalos cinco segundos y suéltelos.',
    },
    how: {
      en: [
        'Sit with your back held by the chair, feet down.',
        'Lift the shoulders gently toward the ears. Keep breathing slowly.',
        'Let them drop and feel the weight go. Rest, then begin again.',
      ],
      es: [
        'Siéntese con la espalda apoyada y los pies en el suelo.',
        'Suba los hombros con suavidad. Siga respirando lento.',
        'Déjelos caer y sienta cómo se va el peso. Descanse y repita.',
      ],
    },
    howMuch: {
      en: 'Five lifts of five seconds each, when you feel tight. Fewer is fine.',
      es: 'Cinco veces, cinco segundos cada una, cuando note el cuerpo tenso. Menos también vale.',
    },
    why: {
      en: 'After you tense a muscle, you notice better how letting go feels, and the body learns it. Studies of relaxing look good, though not for everybody.',
      es: 'Después de tensar un músculo se nota mejor cómo se afloja, y el cuerpo lo aprende. Los estudios dan buenas señales, aunque no para todos.',
    },
    watchFor: {
      en: 'Skip sore joints. Stop for pain or dizziness. New pain in the chest, arm or jaw: call {emergency}.',
      es: 'Sáltese las partes que duelen. Pare si hay dolor o mareo. Con dolor nuevo de pecho, brazo o mandíbula, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['brittle-bones', 'recent-operation'],
        say: {
          en: 'Leave out the tensing. Let each part grow heavy, from face to feet.',
          es: 'No apriete nada. Deje que cada parte pese, de la cara a los pies.',
        },
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Let your hands lie loose in your lap. Work with the shoulders alone.',
          es: 'Deje las manos sueltas sobre las piernas. Mueva nada más los hombros.',
        },
      },
      {
        limits: ['painful-knees', 'wheelchair'],
        say: {
          en: 'Let your legs rest. Use the shoulders and the face.',
          es: 'Deje descansar las piernas. Use los hombros y la cara.',
        },
      },
      {
        limits: ['carer', 'no-time'],
        say: {
          en: 'Let your shoulders drop each time you close a door.',
          es: 'Afloje los hombros cada vez que cierre una puerta.',
        },
      },
    ],
    notWhen: ['recent-operation'],
    followUp: {
      en: 'Where in your body do you feel it most?',
      es: '¿En qué parte del cuerpo lo siente más?',
    },
    neighbours: ['T06', 'T09', 'T07'],
  },
]
