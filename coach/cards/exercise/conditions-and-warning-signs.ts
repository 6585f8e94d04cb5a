/** Cards on signs to stop, brittle bones and medicines against sugar. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const conditionsAndWarningSignsCards: readonly Card[] = [
  {
    id: 'E12',
    title: { en: 'Signs to stop and get help', es: 'Señales para parar y pedir ayuda' },
    know: {
      en: 'Chest pain or pressure, fainting, very hard breathing or a new uneven heartbeat: these are signs to stop.',
      es: 'Dolor o presión en el pecho, desmayo o mucha falta de aire. También un corazón que de pronto pierde el ritmo. Son señales de parar.',
    },
    step: {
      en: 'Stop, sit down, and call {emergency} now.',
      es: 'Pare, siéntese y llame ahora a {emergency}.',
    },
    how: {
      en: [
        'Sit or lie down where you are.',
        'Say what you feel and where you are.',
        'Stay on the line. Do not drive yourself.',
      ],
      es: [
        'Siéntese o acuéstese donde esté.',
        'Diga qué siente y dónde está.',
        'No cuelgue. No conduzca usted.',
      ],
    },
    howMuch: {
      en: '1 call, at the first sign. In doubt, call.',
      es: '1 llamada, a la primera señal. Si duda, llame.',
    },
    why: {
      en: 'Chest pain, fainting or very hard breathing can come from the heart, and then quick help matters. Heart experts strongly advise it.',
      es: 'Dolor en el pecho, desmayo o mucha falta de aire pueden venir del corazón. La ayuda rápida importa. Lo aconsejan con firmeza los expertos del corazón.',
    },
    watchFor: {
      en: 'If it came with exercise and is gone, leave exercise and tell your doctor today. If it comes back, call {emergency}.',
      es: 'Si vino con el ejercicio y ya no está, pare y avise hoy a su médico. Si vuelve, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['nobody-near'],
        say: {
          en: 'Keep the telephone in a pocket when you move about.',
          es: 'Lleve el teléfono en el bolsillo cuando se mueva por la casa.',
        },
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Mark the key for help with a bit of tape, so your finger finds it.',
          es: 'Marque con un trozo de cinta la tecla de ayuda, para hallarla con el dedo.',
        },
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Say first that you hear poorly, then where you are and what hurts.',
          es: 'Diga primero que oye mal, y luego dónde está y qué le duele.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Are you feeling any of these signs now?',
      es: '¿Siente ahora alguna de estas señales?',
    },
    neighbours: ['E10', 'E16', 'E19'],
  },
  {
    id: 'E13',
    title: { en: 'Moving with brittle bones', es: 'Moverse con huesos frágiles' },
    know: {
      en: 'With brittle bones, choose strength, balance and exercise on your feet. Avoid deep bends and twists of the back.',
      es: 'Con huesos frágiles, convienen fuerza, equilibrio y ejercicio de pie. Evite agacharse mucho y torcer la espalda.',
    },
    step: {
      en: 'Practice bending at the hips, with both hands on the counter.',
      es: 'Practique inclinarse desde la cadera, con las manos en el fregadero.',
    },
    how: {
      en: [
        'Face the counter, feet a little apart, palms flat on it.',
        'Push your hips back a little. Keep your back long and straight.',
        'Bend the knees softly. Then stand tall again.',
      ],
      es: [
        'Póngase frente al fregadero, pies algo abiertos, manos en el borde.',
        'Lleve la cadera un poco atrás. Deje la espalda larga y recta.',
        'Afloje las rodillas. Luego vuelva a enderezarse.',
      ],
    },
    howMuch: {
      en: '1 short practice a day, this week, small and slow.',
      es: '1 práctica corta al día, esta semana, poco y despacio.',
    },
    why: {
      en: 'Deep bends and twists press on the bones of the back, while strong muscles hold it up. An expert guideline advises this. The proof is fair, not final.',
      es: 'Agacharse mucho o torcerse aprieta los huesos de la espalda. Unos músculos fuertes la sostienen. Lo aconseja una guía de expertos. Las pruebas son buenas, aunque no completas.',
    },
    watchFor: {
      en: 'New or sudden back pain: stop, and see a doctor soon. A physical therapist can check your form.',
      es: 'Dolor de espalda nuevo o de golpe: pare y vea pronto a un médico. Un fisioterapeuta puede ver cómo lo hace.',
    },
    insteadIf: [
      {
        limits: ['dizzy', 'unsteady', 'wheelchair'],
        say: {
          en: 'Sit tall, and draw your shoulders back and down, slowly.',
          es: 'En la silla, con la espalda recta, lleve los hombros atrás y abajo.',
        },
        card: 'E19',
      },
      {
        limits: ['painful-knees', 'glaucoma'],
        say: {
          en: 'Bend a little at the hips, hands on the counter, your head well above your hips.',
          es: 'Con las manos en la mesa, incline un poco la cadera. La cabeza, siempre más alta.',
        },
      },
      {
        limits: ['painful-hands'],
        say: {
          en: 'Bend at the hips with your palms flat on the counter, with no grip.',
          es: 'Incline la cadera con las palmas en la mesa, sin apretar.',
        },
      },
    ],
    notWhen: ['recent-operation'],
    followUp: {
      en: 'When in the day do you bend most?',
      es: '¿En qué momento del día se agacha más?',
    },
    neighbours: ['E15', 'E02', 'E08'],
  },
  {
    id: 'E16',
    title: { en: 'Moving with diabetes', es: 'Moverse cuando hay diabetes' },
    also: ['E12'],
    know: {
      en: 'On insulin or some sugar tablets, check your sugar before exercise. Check your feet and wear good shoes.',
      es: 'Con insulina o ciertas pastillas, mídase el azúcar antes del ejercicio. Revise sus pies y use buenos zapatos.',
    },
    step: {
      en: 'Put juice or glucose in your bag now, ready for your next walk.',
      es: 'Ponga ahora jugo o glucosa en su bolsa, para el próximo paseo.',
    },
    how: {
      en: [
        'Measure your sugar before you start, and follow your own plan.',
        'Look between your toes and at your soles. Then put on good shoes.',
        'Shaky, sweaty or muddled? Sit, take the juice, and measure again.',
      ],
      es: [
        'Mídase el azúcar antes de empezar y siga el plan que le dieron.',
        'Mire entre los dedos y la planta del pie. Luego, buenos zapatos.',
        '¿Temblor, sudor o confusión? Siéntese, tome el jugo y mídase otra vez.',
      ],
    },
    howMuch: {
      en: '1 sugar check before each walk, and 1 juice or glucose to carry.',
      es: '1 medida de azúcar antes de cada paseo, y 1 jugo o glucosa en la bolsa.',
    },
    why: {
      en: 'Muscles at work use up sugar, and with insulin or some tablets it can drop too low. Diabetes guidelines strongly advise carrying something sweet.',
      es: 'Los músculos gastan azúcar al moverse, y con insulina o ciertas pastillas puede bajar de más. Las guías de diabetes aconsejan con firmeza llevar algo dulce.',
    },
    watchFor: {
      en: 'Fainting, or too muddled to drink: call {emergency}. Often low, or a sore foot: see your care team. Leave doses to them.',
      es: 'Desmayo, o no puede tragar el jugo: llame a {emergency}. Si le baja a menudo o hay herida en el pie, avise al médico. La dosis no la cambie a solas.',
    },
    insteadIf: [
      {
        limits: ['kidney-disease'],
        say: {
          en: 'Carry glucose rather than juice.',
          es: 'Lleve glucosa en vez de jugo.',
        },
      },
      {
        limits: ['housebound', 'wheelchair'],
        say: {
          en: 'Set the juice by your chair before you do chair exercise.',
          es: 'Deje el jugo junto a la silla antes del ejercicio sin levantarse.',
        },
        card: 'E19',
      },
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: 'Loosen the lid of the juice before you go. Let a nurse or visitor look at your feet.',
          es: 'Afloje la tapa del jugo antes de salir. Que una enfermera o una visita le mire los pies.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Where will you keep the juice?',
      es: '¿Dónde va a guardar el jugo?',
    },
    neighbours: ['E10', 'E12', 'E19'],
  },
]
