/** Cards on gentle movement and on green places. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const movingAndNatureCards: readonly Card[] = [
  {
    id: 'T07',
    title: { en: 'Gentle movement for low mood', es: 'Moverse suave para el ánimo' },
    know: {
      en: 'Walking, strength work, yoga and tai chi ease low mood. Gentle or chair versions count.',
      es: 'Caminar, la fuerza, el yoga y el tai chi alivian el ánimo bajo. Las formas suaves o en silla cuentan.',
    },
    step: {
      en: 'Sit in a firm chair and move your arms slowly to one song.',
      es: 'Siéntese en una silla firme y mueva los brazos despacio, al son de una canción.',
    },
    how: {
      en: [
        'Put the chair against a wall. Sit well back, feet flat.',
        'Raise your arms as far as is easy. Lower them slowly.',
        'Keep your head up, with no deep bends. Rest between moves.',
      ],
      es: [
        'Apoye la silla en la pared. Siéntese bien atrás, pies planos.',
        'Suba los brazos hasta donde sea fácil. Bájelos despacio.',
        'Cabeza en alto, sin doblarse mucho. Descanse entre uno y otro.',
      ],
    },
    howMuch: {
      en: 'One song today. Later, up to 10 minutes, in the chair or as an easy walk.',
      es: 'Una canción hoy. Después, hasta 10 minutos, en la silla o con un paseo suave.',
    },
    why: {
      en: 'Moving loosens the body, and it gives the mind something else than its worries. Many trials together show that it helps, so it is quite sure. Gentle forms are among them.',
      es: 'Moverse afloja el cuerpo y le da a la mente otra cosa que las penas. Lo muestran muchos estudios juntos, así que es bastante seguro. Las formas suaves están entre ellos.',
    },
    watchFor: {
      en: 'Stop for sharp pain, faintness or short breath, and rest. For chest pain, call {emergency}.',
      es: 'Pare y descanse si hay dolor agudo, mareo o falta de aire. Si le duele el pecho, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['glaucoma', 'brittle-bones', 'dizzy', 'unsteady'],
        say: {
          en: 'Stay seated and upright. Leave out bends, twists and any pose with the head down.',
          es: 'Quédese en la silla, con la espalda recta. Sin doblarse, sin girar y sin bajar la cabeza.',
        },
      },
      {
        limits: ['wheelchair', 'painful-knees'],
        say: {
          en: 'Put the brakes on if your chair has them. Move the arms and let the legs rest.',
          es: 'Si su silla tiene freno, póngalo. Mueva los brazos y deje descansar las piernas.',
        },
      },
      {
        limits: ['lung-disease', 'heart-failure', 'malnourished'],
        say: {
          en: 'Keep it smaller. Lift your shoulders once and let them go. Then rest.',
          es: 'Hágalo más corto. Suba los hombros una vez y suéltelos. Luego descanse.',
        },
        card: 'T17',
      },
      {
        limits: ['sugar-medicine'],
        say: {
          en: 'Check your sugar before you begin, and have juice or glucose in reach.',
          es: 'Mida su azúcar antes de empezar y tenga a mano jugo o glucosa.',
        },
        card: 'E16',
      },
    ],
    notWhen: ['recent-operation'],
    noNumbersWhen: ['past-eating-disorder'],
    followUp: {
      en: 'Which song would you like to move to?',
      es: '¿Con qué canción le gustaría moverse?',
    },
    neighbours: ['T08', 'T14', 'T17'],
  },
  {
    id: 'T08',
    title: { en: 'Time among trees and plants', es: 'Un rato entre árboles y plantas' },
    know: {
      en: 'About 120 minutes a week in green places went with better wellbeing. Gardening and parks count.',
      es: 'Unos 120 minutos por semana entre plantas iban unidos a más bienestar. Valen el jardín y el parque.',
    },
    step: {
      en: 'Sit for 20 minutes where you can see trees or plants.',
      es: 'Siéntese 20 minutos donde vea árboles o plantas.',
    },
    how: {
      en: [
        'Choose a firm seat in the shade, near your door.',
        'Wear firm shoes, and clothes for the weather.',
        'Look for a leaf, a bird or a cloud.',
      ],
      es: [
        'Elija un asiento firme, a la sombra y cerca de su puerta.',
        'Póngase zapatos firmes y ropa para el tiempo que hace.',
        'Busque una hoja, un pájaro o una nube.',
      ],
    },
    howMuch: {
      en: '20 minutes a day, toward 120 minutes a week. Less is fine.',
      es: '20 minutos al día, hasta unos 120 por semana. Menos también vale.',
    },
    why: {
      en: 'Among trees there is less noise and hurry, so eyes and mind can rest. People with more green time felt better, but that is no proof.',
      es: 'Entre árboles hay menos ruido y prisa, y así descansan la vista y la mente. La gente que pasa más tiempo entre plantas se sentía mejor, pero eso no es prueba.',
    },
    watchFor: {
      en: 'Go in if you feel faint, very hot or very cold. Fainting or confusion in the heat: call {emergency}.',
      es: 'Entre si se marea o siente mucho calor o frío. Si el calor le desmaya o confunde, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['heat'],
        say: {
          en: 'Go out in the early morning, or sit indoors by a shaded window.',
          es: 'Salga temprano por la mañana, o siéntese adentro junto a una ventana con sombra.',
        },
      },
      {
        limits: [
          'unsafe-outdoors',
          'housebound',
          'wheelchair',
          'unsteady',
          'dizzy',
          'recent-operation',
        ],
        say: {
          en: 'Sit by a window and watch the trees or the sky. A plant in a pot is fine too.',
          es: 'Siéntese junto a la ventana y mire los árboles o el cielo. Una maceta también vale.',
        },
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Open a window. Listen for birds and leaves, and feel the air.',
          es: 'Abra la ventana. Escuche los pájaros y las hojas, y sienta el aire.',
        },
      },
      {
        limits: ['carer'],
        say: {
          en: 'Sit by the window together with the person you care for.',
          es: 'Siéntese junto a la ventana con la persona que cuida.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What green thing can you see from your home?',
      es: '¿Qué planta o árbol ve desde su casa?',
    },
    neighbours: ['T14', 'T07', 'T09'],
  },
]
