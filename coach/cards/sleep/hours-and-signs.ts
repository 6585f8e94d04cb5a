/** Cards on how much sleep is enough and what the signs may mean. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const hoursAndSignsCards: readonly Card[] = [
  {
    id: 'Z01',
    title: { en: 'How much sleep do I need?', es: '¿Cuánto sueño necesito?' },
    know: {
      en: 'Seven to eight hours suits most people over 65. The need hardly shrinks with age, but sleep often comes earlier.',
      es: 'De siete a ocho horas van bien a la mayoría de más de 65. Con los años no bajan mucho, pero el sueño llega antes.',
    },
    step: {
      en: 'Choose one time to get up, and start with it tomorrow.',
      es: 'Elija una hora fija para levantarse y empiece mañana.',
    },
    how: {
      en: [
        'Pick a time that you can keep on Sundays too.',
        'Set a clock, and leave it where you can reach it.',
        'Sit on the edge of the bed a moment. Then open the curtains.',
      ],
      es: [
        'Busque una hora que sirva también los domingos.',
        'Ponga el despertador donde lo alcance con la mano.',
        'Siéntese un momento al borde de la cama. Después abra las cortinas.',
      ],
    },
    howMuch: {
      en: 'Seven to eight hours a night, with one time to get up all week.',
      es: 'De siete a ocho horas por noche, con una sola hora de levantarse toda la semana.',
    },
    why: {
      en: 'Getting up at one time sets the clock of the body, so sleep comes at its hour. Experts agree on how many hours. How you feel by day counts too.',
      es: 'Levantarse a una hora fija pone en orden el cuerpo, y el sueño llega a su tiempo. Los expertos coinciden en cuántas horas. También cuenta cómo se siente usted de día.',
    },
    watchFor: {
      en: 'More than 9 hours and tired all the same? Tell your doctor. One bad night now and then is normal.',
      es: '¿Duerme más de 9 horas y sigue con cansancio? Cuénteselo al médico. Una mala noche de vez en cuando es normal.',
    },
    insteadIf: [
      {
        limits: ['dizzy', 'unsteady'],
        say: {
          en: 'Keep one time to get up. Sit until your head is clear, then stand with a firm hold.',
          es: 'A una misma hora, siéntese hasta tener la cabeza despejada. Después, de pie y con buen apoyo.',
        },
      },
      {
        limits: ['carer'],
        say: {
          en: 'If caring breaks your night, keep your time to get up. Rest early in the afternoon.',
          es: 'Si cuidar le corta la noche, levántese a su hora. Descanse al principio de la tarde.',
        },
        card: 'Z15',
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Leave the curtains a little open, so that the morning light wakes you.',
          es: 'Deje las cortinas un poco abiertas para que le despierte la luz.',
        },
      },
      {
        limits: ['recent-operation'],
        say: {
          en: 'Sleep more while you heal. Go back to one hour when your team agrees.',
          es: 'Duerma más mientras se recupera. Vuelva a la hora fija cuando su equipo médico lo vea bien.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What time do you wake on most days?',
      es: '¿A qué hora despierta casi siempre?',
    },
    neighbours: ['Z17', 'Z04', 'Z15'],
  },
  {
    id: 'Z06',
    title: { en: 'What does my sleep score mean?', es: '¿Qué dice mi puntaje de sueño?' },
    know: {
      en: 'A sleep score over 5 means that your sleep feels poor to you. Mood can play a part. It is not a diagnosis.',
      es: 'Un puntaje de sueño de más de 5 dice que usted siente que duerme mal. El ánimo puede influir. No es un diagnóstico.',
    },
    step: {
      en: 'Start a sleep diary tomorrow at breakfast, on any sheet of paper.',
      es: 'Empiece mañana, al desayunar, un diario de sueño en cualquier hoja.',
    },
    how: {
      en: [
        'Write when you went to bed and when you got up.',
        'Add your naps, and each coffee, tea or cola.',
        'Guess the times. No need to watch the clock.',
      ],
      es: [
        'Anote a qué hora se acostó y a qué hora se levantó.',
        'Ponga las siestas y cada café, té o refresco de cola.',
        'Calcule las horas a ojo, sin mirar el reloj de noche.',
      ],
    },
    howMuch: {
      en: 'One or two weeks, a few lines each morning.',
      es: 'Una o dos semanas, unas líneas cada mañana.',
    },
    why: {
      en: 'The questions ask how your nights feel, and mood plays into that. The score is well tested, but it shows no cause. A diary tells a doctor more.',
      es: 'Las preguntas son sobre cómo siente usted sus noches, y el ánimo influye. El puntaje está bien probado, pero no muestra la causa. Un diario le dice más al médico.',
    },
    watchFor: {
      en: 'Nights get worse, or mood stays low? Take the diary to a doctor. If you cannot go on, call {crisis}.',
      es: '¿Las noches empeoran o sigue la tristeza? Lleve el diario al médico. Si siente que no puede más, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: 'Say how you slept aloud each morning, to someone or into a recorder.',
          es: 'Cada mañana, cuente en voz alta cómo durmió, a alguien o a una grabadora.',
        },
      },
      {
        limits: ['memory-worry'],
        say: {
          en: 'Keep a sheet and a pencil beside your breakfast cup, and note how you slept.',
          es: 'Deje una hoja y un lápiz junto a su taza, y anote cómo durmió.',
        },
        card: 'L14',
      },
      {
        limits: ['no-time'],
        say: {
          en: 'Write one word each morning: good, fair or bad.',
          es: 'Escriba una palabra cada mañana: bien, regular o mal.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What troubles your nights the most?',
      es: '¿Qué es lo que más le estorba por la noche?',
    },
    neighbours: ['Z02', 'Z14', 'Z15'],
  },
  {
    id: 'Z07',
    title: { en: 'Sleeping six hours or less', es: 'Dormir seis horas o menos' },
    know: {
      en: 'Sleeping six hours or less at 50 and 60 was linked with more dementia. It is no proof of cause. At 70 it was unclear.',
      es: 'Dormir seis horas o menos a los 50 y 60 se relacionó con más demencia. No prueba que sea la causa. A los 70 no quedó claro.',
    },
    step: {
      en: 'Set aside seven hours for bed tonight, and let sleep come as it may.',
      es: 'Aparte siete horas de cama esta noche y deje que el sueño venga.',
    },
    how: {
      en: [
        'Start from the time you get up.',
        'Count back seven hours. That is when the light goes out.',
        'Leave the last chores for tomorrow.',
      ],
      es: [
        'Parta de la hora en que se levanta.',
        'Cuente siete horas hacia atrás. A esa hora apague la luz.',
        'Deje para mañana lo que falte en la casa.',
      ],
    },
    howMuch: {
      en: 'Seven hours for bed, each night this week.',
      es: 'Siete horas de cama, cada noche de esta semana.',
    },
    why: {
      en: 'Sleep is when body and mind recover, and a rested day is reason enough. On memory, people were watched for years, and that is no proof.',
      es: 'Al dormir se reponen cuerpo y mente, y sentirse bien de día ya es buena razón. Sobre la memoria, se observó a gente por años, y eso no es prueba.',
    },
    watchFor: {
      en: 'Short nights in the past decide nothing. Awake much of the night for weeks? Ask a doctor about treatment.',
      es: 'Las noches cortas del pasado no deciden nada. ¿Lleva semanas sin dormir bien? Pregunte al médico por un tratamiento.',
    },
    insteadIf: [
      {
        limits: ['memory-worry'],
        say: {
          en: 'Tell your doctor about the worry, with one example from this week. You need not carry it alone.',
          es: 'Cuente al médico su preocupación, con un ejemplo de esta semana. No la lleve a solas.',
        },
        card: 'L16',
      },
      {
        limits: ['carer'],
        say: {
          en: 'Ask a local care service who could cover one night or one early morning.',
          es: 'Pregunte en un servicio local quién podría cubrir una noche o una madrugada.',
        },
        card: 'T10',
      },
      {
        limits: ['no-time'],
        say: {
          en: 'Let one evening chore wait until tomorrow, and go to bed that much earlier.',
          es: 'Deje una tarea de la noche para mañana y acuéstese ese rato antes.',
        },
        card: 'Z21',
      },
    ],
    notWhen: ['recently-widowed'],
    noNumbersWhen: ['memory-worry'],
    followUp: {
      en: 'How many hours do you sleep on most nights?',
      es: '¿Cuántas horas duerme casi todas las noches?',
    },
    neighbours: ['Z01', 'Z21', 'Z02'],
  },
  {
    id: 'Z08',
    title: {
      en: 'Waking too early, or sleeping very long',
      es: 'Despertar muy temprano, o dormir demasiado',
    },
    know: {
      en: 'In later life, waking too early or sleeping over nine hours was linked with more dementia. It may be a sign, not a cause.',
      es: 'En personas mayores, despertar muy temprano o dormir más de nueve horas se relacionó con más demencia. Puede ser señal, no causa.',
    },
    step: {
      en: 'Tell your doctor if your sleep has changed and the change lasts.',
      es: 'Cuente a su médico si su sueño cambió y el cambio dura.',
    },
    how: {
      en: [
        'Think back: when did your sleep change?',
        'Note what came then: a new medicine, pain, worry, a move.',
        'Ask at your next visit what may lie behind it.',
      ],
      es: [
        'Recuerde cuándo empezó a dormir distinto.',
        'Anote qué pasó entonces: otra medicina, dolor, tristeza, una mudanza.',
        'En su próxima cita, pregunte qué puede haber detrás.',
      ],
    },
    howMuch: {
      en: 'One talk about it, at your next visit.',
      es: 'Una charla sobre esto, en su próxima cita.',
    },
    why: {
      en: 'Pain, mood and medicines all change sleep, and a doctor can look for the reason. On memory, people were watched, and that is no proof.',
      es: 'El dolor, el ánimo y las medicinas cambian el sueño, y un médico puede buscar el motivo. Sobre la memoria, se observó a la gente, y eso no es prueba.',
    },
    watchFor: {
      en: 'Sudden confusion, or hard to wake? Call {emergency}. A slow change can wait for your next visit.',
      es: '¿Confusión de golpe, o cuesta mucho despertar? Llame a {emergency}. Un cambio lento puede esperar a la cita.',
    },
    insteadIf: [
      {
        limits: ['memory-worry'],
        say: {
          en: 'Write down one thing that you noticed, and show it to your doctor.',
          es: 'Apunte una cosa que haya notado y enséñesela a su médico.',
        },
        card: 'L16',
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Call the office and ask the nurse to call you back about your sleep.',
          es: 'Llame a su médico y pida que la enfermera le hable por teléfono de esto.',
        },
      },
      {
        limits: ['carer'],
        say: {
          en: 'If caring wakes you, say so at your own visit, and ask about help at night.',
          es: 'Si le despierta la persona que cuida, dígalo en su propia cita. Pregunte por ayuda de noche.',
        },
        card: 'T10',
      },
    ],
    notWhen: ['recently-widowed'],
    noNumbersWhen: ['memory-worry'],
    followUp: {
      en: 'When did you notice the change?',
      es: '¿Cuándo notó el cambio?',
    },
    neighbours: ['Z17', 'Z06', 'Z01'],
  },
]
