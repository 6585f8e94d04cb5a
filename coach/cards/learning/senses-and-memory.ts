/** Cards on sight, hearing, aids to remember and what the Learning score means. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const sensesAndMemoryCards: readonly Card[] = [
  {
    id: 'L13',
    title: { en: 'Better light, bigger letters', es: 'Mejor luz y letra más grande' },
    know: {
      en: 'Poor sight or hearing, left without help, makes learning harder. Both can often be helped.',
      es: 'Ver u oír mal, si no se atiende, hace más difícil aprender. Ambas cosas suelen tener alivio.',
    },
    step: {
      en: 'Sit where the light is best today, and wipe your glasses if you wear them.',
      es: 'Siéntese hoy donde haya mejor luz y, si usa lentes, límpielos.',
    },
    how: {
      en: [
        'Have the light on the page and not in your eyes.',
        'Make the letters bigger on your phone, or ask someone to do it.',
        'Call to book an eye check and a hearing check.',
      ],
      es: [
        'Que la luz dé en la página y no en los ojos.',
        'Agrande la letra del teléfono o pida que se lo hagan.',
        'Llame y pida cita para la vista y para el oído.',
      ],
    },
    howMuch: {
      en: 'One eye check and one hearing check. Ask them when to come back.',
      es: 'Una cita para la vista y una para el oído. Pregunte ahí cuándo volver.',
    },
    why: {
      en: 'What you see and hear clearly is easier to learn, and you tire less. Experts think that help may be good for the brain too, but that is no proof.',
      es: 'Lo que se ve y se oye bien se aprende mejor y cansa menos. Según los expertos, atenderlo quizá ayude también al cerebro, pero eso no es prueba.',
    },
    watchFor: {
      en: 'Sight gone all at once: call {emergency}. Hearing gone all at once, or a painful eye: see a doctor today.',
      es: 'Si pierde la vista de golpe, llame a {emergency}. Si pierde el oído de golpe o le duele un ojo, vea hoy a un médico.',
    },
    insteadIf: [
      {
        limits: ['poor-sight'],
        say: {
          en: 'Ask the library for free audio books, and how to play them.',
          es: 'Pida en la biblioteca audiolibros gratis y que le enseñen a ponerlos.',
        },
        card: 'L18',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Turn off the TV when someone talks, and sit face to face.',
          es: 'Apague la tele cuando alguien le hable y siéntese de frente.',
        },
        card: 'S06',
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Phone the clinic and ask for a home visit or a ride.',
          es: 'Llame a la clínica y pregunte si van a casa o si hay transporte.',
        },
        card: 'S16',
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Ask on the telephone which checks are free or cheap for you.',
          es: 'Pregunte por teléfono qué revisiones son gratis o baratas para usted.',
        },
        card: 'T15',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'When were your eyes and ears last checked?',
      es: '¿Cuándo le revisaron por última vez la vista y el oído?',
    },
    neighbours: ['S06', 'L18', 'L19'],
  },
  {
    id: 'L14',
    title: { en: 'Small aids to remember', es: 'Pequeñas ayudas para recordar' },
    know: {
      en: 'Plans such as "when I come in, I will put my keys here" help older people remember. So does one set place.',
      es: 'Ayuda a recordar un plan como “al entrar, dejo aquí las llaves”. También ayuda tener un lugar fijo.',
    },
    step: {
      en: 'Choose one place for your keys and put them there now.',
      es: 'Elija un lugar para sus llaves y déjelas ahí ahora.',
    },
    how: {
      en: [
        'Use a bowl or a plate you have, near the door.',
        'Say aloud: "When I come in, the keys go here."',
        'For names: say the name, link it to a picture, write it down.',
      ],
      es: [
        'Use un plato o una taza que tenga, cerca de la puerta.',
        'Diga en voz alta: “Al entrar, las llaves van aquí”.',
        'Para los nombres: dígalo, únalo a una imagen y apúntelo.',
      ],
    },
    howMuch: {
      en: 'One place and one plan at a time, every day until it sticks.',
      es: 'Un lugar y un plan a la vez, todos los días hasta que salga sin pensar.',
    },
    why: {
      en: 'What has a set place or moment need not be kept in your head. Some studies back such plans, more in the lab than at home.',
      es: 'Lo que tiene un lugar o un momento fijo no hay que guardarlo en la cabeza. Hay estudios a favor, más en el laboratorio que en casa.',
    },
    watchFor: {
      en: 'New or growing trouble, or lost in a place you know: see a doctor soon. Sudden confusion: call {emergency}.',
      es: 'Si el olvido es nuevo o crece, o se pierde donde conoce, vea pronto al médico. Si hay confusión repentina, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['painful-hands'],
        say: {
          en: 'Say it aloud, or leave yourself a voice note, and write nothing.',
          es: 'Dígalo en voz alta o grábese un mensaje de voz, sin escribir.',
        },
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Choose a place you can find by touch, such as a bag on the door handle.',
          es: 'Elija un lugar que encuentre al tacto, como una bolsa en la manija de la puerta.',
        },
        card: 'L13',
      },
      {
        limits: ['no-internet'],
        say: {
          en: 'Use a paper calendar and the kitchen clock in place of a phone alarm.',
          es: 'Use un calendario de papel y el reloj de la cocina, en vez del celular.',
        },
      },
      {
        limits: ['carer'],
        say: {
          en: 'Put one calendar where you can both see it.',
          es: 'Ponga un calendario donde lo vean usted y quien vive con usted.',
        },
        card: 'T10',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What do you look for most often?',
      es: '¿Qué es lo que más busca en casa?',
    },
    neighbours: ['L16', 'L19', 'L13'],
  },
  {
    id: 'L16',
    title: { en: 'What does my learning score mean?', es: '¿Qué dice mi puntaje de aprendizaje?' },
    know: {
      en: 'The Learning score asks about digital skills and interest. It is not a memory test and cannot show dementia.',
      es: 'El puntaje de Aprendizaje pregunta por el manejo de aparatos y el interés por aprender. No mide la memoria ni puede mostrar demencia.',
    },
    step: {
      en: 'Name one thing you would like to do with a phone or a computer.',
      es: 'Diga una cosa que le gustaría saber hacer con un teléfono o una computadora.',
    },
    how: {
      en: [
        'Think of last week. When did you wish for help with a device?',
        'Pick one skill, such as sending a message.',
        'Worried about memory? Note what changed and since when, for the doctor.',
      ],
      es: [
        'Piense en la semana pasada. ¿Cuándo le hizo falta ayuda con un aparato?',
        'Elija una cosa, como mandar un mensaje.',
        '¿Le preocupa la memoria? Apunte qué cambió y desde cuándo, para el médico.',
      ],
    },
    howMuch: {
      en: 'One skill at a time. The score sets no amount and no grade.',
      es: 'Una cosa a la vez. El puntaje no marca cantidad ni pone nota.',
    },
    why: {
      en: 'The questions are about phones and computers. A low score tells of little practice, not of your mind. No study has shown that it measures thinking.',
      es: 'Las preguntas son sobre aparatos y ganas de aprender. Un puntaje bajo habla de poca práctica, no de su mente. Ningún estudio ha mostrado que mida cómo piensa una persona.',
    },
    watchFor: {
      en: 'If you or your family notice real memory change, ask a doctor for a check. Sudden confusion: call {emergency}.',
      es: 'Si usted o su familia notan un cambio real de memoria, pida una revisión. Si hay confusión repentina, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['memory-worry'],
        say: {
          en: 'Put the score aside. Note or say one thing that changed and when, to tell a doctor.',
          es: 'Deje el puntaje a un lado. Apunte o diga una cosa que cambió y cuándo, para contarla al médico.',
        },
        card: 'L14',
      },
      {
        limits: ['no-internet'],
        say: {
          en: 'Choose something to learn with no device, such as a song or a card game.',
          es: 'Elija algo que se aprende sin aparatos, como una canción o un juego de cartas.',
        },
        card: 'L01',
      },
      {
        limits: ['poor-sight', 'painful-hands'],
        say: {
          en: 'Take the survey again with someone who reads it to you and marks your answers.',
          es: 'Haga otra vez la encuesta con alguien que se la lea y marque sus respuestas.',
        },
        card: 'L13',
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Is it the score that brings you here, or something you noticed?',
      es: '¿Pregunta por el puntaje o por algo que ha notado?',
    },
    neighbours: ['L18', 'L14', 'L19'],
  },
]
