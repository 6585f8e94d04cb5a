/** Cards on the treatment of insomnia that lasts. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const insomniaTreatmentCards: readonly Card[] = [
  {
    id: 'Z02',
    title: {
      en: 'A treatment for sleep without tablets',
      es: 'Un tratamiento del sueño sin pastillas',
    },
    know: {
      en: 'When poor sleep lasts, the first treatment advised is CBT for insomnia. It works on sleep habits and thoughts. Tips alone are not enough.',
      es: 'Si el insomnio dura, lo primero que se aconseja es la terapia TCC. Trabaja los hábitos y las ideas sobre el sueño. Los consejos sueltos no bastan.',
    },
    step: {
      en: 'Call your doctor and ask if CBT for insomnia would suit you.',
      es: 'Llame a su médico y pregunte si le conviene la TCC para el insomnio.',
    },
    how: {
      en: [
        'Write down the name: CBT for insomnia.',
        'Say how long you have slept badly, and name all your medicines.',
        'Ask for a class, a guide by telephone or a free program.',
      ],
      es: [
        'Apunte el nombre: terapia cognitivo-conductual, o TCC.',
        'Diga desde cuándo duerme mal y qué medicinas toma.',
        'Pida un grupo, una guía por teléfono o un programa gratis.',
      ],
    },
    howMuch: {
      en: 'One call this week, to begin.',
      es: 'Una llamada esta semana, para empezar.',
    },
    why: {
      en: 'Habits and worry about the night often keep bad sleep going, and this treatment works on both. Many trials stand behind it, and sleep doctors strongly advise it. It works slowly.',
      es: 'Los hábitos y el temor a la noche suelen alargar el mal sueño. Este tratamiento trabaja ambos. Lo apoyan muchos estudios y los médicos del sueño. Va despacio.',
    },
    watchFor: {
      en: 'First tell the doctor about any fits, bipolar illness, or pauses in your breath at night. If your mood grows very dark, call {crisis}.',
      es: 'Antes, diga al médico si tiene convulsiones, trastorno bipolar o pausas al respirar de noche. Si el ánimo se pone muy negro, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['sleep-limits-unsafe'],
        say: {
          en: 'Name your illness or your driving job to the doctor before any sleep plan. For now, get up at the same time each day.',
          es: 'Antes de cualquier plan, cuente al médico su enfermedad o su trabajo al volante. Por ahora, levántese siempre a la misma hora.',
        },
        card: 'Z01',
      },
      {
        limits: ['no-internet', 'no-transport', 'housebound'],
        say: {
          en: 'Ask for help by telephone or by post. Your library can look for a book on it.',
          es: 'Pida ayuda por teléfono o por correo. En la biblioteca pueden buscarle un libro.',
        },
      },
      {
        limits: ['no-money'],
        say: {
          en: 'Ask for a free program, and borrow a book on it from your library.',
          es: 'Pida un programa gratis y un libro prestado en la biblioteca.',
        },
      },
      {
        limits: ['poor-hearing'],
        say: {
          en: 'Take the question to your next visit on paper, and ask for written steps.',
          es: 'Lleve la pregunta en un papel a su próxima cita y pida los pasos por escrito.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'How long has your sleep been poor?',
      es: '¿Desde cuándo duerme mal?',
    },
    neighbours: ['Z04', 'Z13', 'Z06'],
  },
  {
    id: 'Z04',
    title: { en: 'Steady sleep habits that helped', es: 'Hábitos de sueño que ayudaron' },
    know: {
      en: 'Short guided help with sleep habits worked for 67% of older adults with insomnia. Leaflets worked for 25%.',
      es: 'Una ayuda corta con los hábitos sirvió al 67% de las personas mayores con insomnio. Los folletos, al 25%.',
    },
    step: {
      en: 'Wait tonight until you feel sleepy, and then go to bed.',
      es: 'Espere esta noche a tener sueño y entonces acuéstese.',
    },
    how: {
      en: [
        'Do something calm in the evening, with the lights low.',
        'Heavy eyes or a nodding head? That is the time for bed.',
        'Get up tomorrow at your usual time, good night or bad.',
      ],
      es: [
        'Al anochecer, haga algo tranquilo y con poca luz.',
        '¿Le pesan los ojos o cabecea? Es hora de acostarse.',
        'Mañana levántese a su hora, haya dormido bien o mal.',
      ],
    },
    howMuch: {
      en: 'One time to get up, every day this week. Bed when sleepy, every night.',
      es: 'Una misma hora para levantarse, cada día de esta semana. Y a la cama con sueño, cada noche.',
    },
    why: {
      en: "Whoever lies down sleepy drops off sooner, and a set time to rise steadies the body's clock. One good trial found it, with a guide. It helped many, not all.",
      es: 'Quien se acuesta con sueño se duerme antes, y una hora fija para levantarse ordena el cuerpo. Lo vio un buen estudio, con una guía. Ayudó a muchas personas, no a todas.',
    },
    watchFor: {
      en: 'Do not cut your hours in bed on your own. Very sleepy by day? Do not drive, and tell your doctor.',
      es: 'No recorte por su cuenta las horas de cama. Si de día tiene mucho sueño, no se ponga al volante y avise al médico.',
    },
    insteadIf: [
      {
        limits: ['unsteady', 'dizzy', 'wheelchair'],
        say: {
          en: 'Get ready for bed early. Wait for sleep in bed or in a chair beside it, with a light on.',
          es: 'Prepárese temprano. Espere el sueño en la cama o en una silla al lado, con una luz encendida.',
        },
      },
      {
        limits: ['carer'],
        say: {
          en: 'After a broken night, keep your time to get up. Rest when the other person rests.',
          es: 'Tras una noche cortada, levántese a su hora. Descanse cuando descanse la otra persona.',
        },
        card: 'Z15',
      },
      {
        limits: ['recent-operation'],
        say: {
          en: 'Sleep whenever your body asks while you heal. Make the evening calm and dim.',
          es: 'Mientras se recupera, duerma cuando el cuerpo lo pida. Que la noche sea tranquila y con poca luz.',
        },
        card: 'Z21',
      },
    ],
    notWhen: ['sleep-limits-unsafe'],
    followUp: {
      en: 'When do your eyes feel heavy in the evening?',
      es: '¿A qué hora le pesan los ojos por la noche?',
    },
    neighbours: ['Z02', 'Z13', 'Z01'],
  },
  {
    id: 'Z05',
    title: { en: 'Poor sleep and low mood together', es: 'Mal sueño y ánimo bajo a la vez' },
    know: {
      en: 'In people of 60 and over with insomnia, 12% became depressed after CBT for insomnia. After plain sleep lessons it was 26%.',
      es: 'La terapia TCC se probó en personas de 60 años o más con insomnio. Tuvo depresión el 12%. Con clases sobre el sueño fue el 26%.',
    },
    step: {
      en: 'Tell your doctor about your sleep and your mood together. Ask about CBT for insomnia.',
      es: 'Cuente a su médico cómo duerme y cómo está de ánimo. Pregunte por la TCC para el insomnio.',
    },
    how: {
      en: [
        'Think of this week: how many nights were bad?',
        'Find one word for your mood on most days.',
        'Tell the doctor or the nurse both, by telephone or there.',
      ],
      es: [
        'Piense en esta semana: ¿cuántas noches fueron malas?',
        'Busque una palabra para su ánimo de casi todos los días.',
        'Cuente todo esto en la consulta o por teléfono.',
      ],
    },
    howMuch: {
      en: 'One talk with your doctor or nurse, this week or next.',
      es: 'Una charla con su médico o enfermera, esta semana o la otra.',
    },
    why: {
      en: 'A bad night pulls the mood down, and low mood spoils the night. Easing one can ease the other. One good trial saw this over three years. It is no promise.',
      es: 'Las malas noches bajan el ánimo, y el ánimo bajo daña la noche. Aliviar uno puede aliviar el otro. Lo vio un buen estudio de tres años. No es una promesa.',
    },
    watchFor: {
      en: 'Low on most days? See a doctor this week. If you feel you cannot go on, call {crisis}.',
      es: '¿Tristeza casi todos los días? Vea a un médico esta semana. Si siente que no puede seguir, llame a {crisis}.',
    },
    insteadIf: [
      {
        limits: ['recently-widowed'],
        say: {
          en: 'Grief keeps many people awake. Choose one gentle thing for the hardest hour of the night.',
          es: 'La pena quita el sueño a mucha gente. Elija algo suave para la hora más dura de la noche.',
        },
        card: 'S13',
      },
      {
        limits: ['nobody-near'],
        say: {
          en: 'Tell {company} that the nights are long, and ask about a friendly caller.',
          es: 'Diga a {company} que las noches se hacen largas y pida que alguien le llame para conversar.',
        },
        card: 'S05',
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Call the office and ask for a talk by telephone.',
          es: 'Llame y pida que la cita sea por teléfono.',
        },
      },
      {
        limits: ['sleep-limits-unsafe'],
        say: {
          en: 'Talk about your mood now. Ask which sleep help is safe for you.',
          es: 'Hable ya de su ánimo. Pregunte qué ayuda para dormir es segura para usted.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'How has your mood been on most days?',
      es: '¿Cómo ha estado su ánimo casi todos los días?',
    },
    neighbours: ['Z02', 'T11', 'Z04'],
  },
  {
    id: 'Z12',
    title: { en: 'Is less time in bed safe?', es: '¿Conviene pasar menos tiempo en cama?' },
    know: {
      en: 'Some sleep plans cut the time in bed. Done without a guide, this can worsen falls, fits, bipolar illness and untreated sleep apnea.',
      es: 'Algunos planes quitan horas de cama. Sin una guía, eso puede empeorar caídas, convulsiones, trastorno bipolar y apnea sin tratar.',
    },
    step: {
      en: 'Keep your usual hours in bed until a trained guide helps you change them.',
      es: 'Siga con sus horas de cama de siempre hasta tener una guía preparada.',
    },
    how: {
      en: [
        'List your illnesses and medicines on one page.',
        'Add any fall, fit, sleepwalking or loud snoring.',
        'Show the page to your doctor and ask who can guide you.',
      ],
      es: [
        'Anote en una hoja sus enfermedades y medicinas.',
        'Ponga también caídas, convulsiones, ronquidos o si camina en sueños.',
        'Enseñe la hoja al médico y pregunte quién puede guiarle.',
      ],
    },
    howMuch: {
      en: 'One page and one visit, before any change.',
      es: 'Una hoja y una visita, antes de cambiar nada.',
    },
    why: {
      en: 'Less time in bed makes people drowsy at first, and some illnesses grow worse with little sleep. A guideline for sleep doctors in Europe warns of this. The proof is fairly good.',
      es: 'Con menos horas de cama cualquiera anda con sueño al principio, y hay enfermedades que empeoran. Lo advierte una guía europea para médicos del sueño. Las pruebas son bastante buenas.',
    },
    watchFor: {
      en: 'Very sleepy by day? Do not drive, and call your doctor. After a knock to the head, call {emergency}.',
      es: '¿Mucho sueño de día? No se ponga al volante y llame al médico. Si se golpea la cabeza, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['sleep-limits-unsafe'],
        say: {
          en: 'Leave your hours in bed as they are. Make the evening calm and dim tonight.',
          es: 'Deje sus horas de cama como están. Antes de acostarse, busque calma y poca luz.',
        },
        card: 'Z21',
      },
      {
        limits: ['unsteady', 'dizzy', 'brittle-bones'],
        say: {
          en: 'Leave your hours in bed as they are. Light the way to the toilet tonight.',
          es: 'Deje sus horas de cama como están. Esta noche, deje con luz el paso al baño.',
        },
        card: 'Z18',
      },
      {
        limits: ['painful-hands', 'poor-sight'],
        say: {
          en: 'Tell the list to the nurse by telephone, box by box.',
          es: 'Diga la lista a la enfermera por teléfono, caja por caja.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Has anyone told you to spend less time in bed?',
      es: '¿Alguien le aconsejó pasar menos horas en la cama?',
    },
    neighbours: ['Z02', 'Z13', 'Z09'],
  },
]
