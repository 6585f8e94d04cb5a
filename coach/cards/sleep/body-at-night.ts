/** Cards on snoring, sleep medicines, night trips to the toilet and restless legs. */

import type { Card } from '../card.ts'

/** In the order of the evidence. */
export const bodyAtNightCards: readonly Card[] = [
  {
    id: 'Z09',
    title: { en: 'Snoring and the sleep test', es: 'Los ronquidos y la prueba de sueño' },
    know: {
      en: 'Loud snoring, gasps or pauses in breath, and sleepiness by day can suggest sleep apnea.',
      es: 'Roncar fuerte, ahogarse o dejar de respirar a ratos puede indicar apnea del sueño. También tener sueño de día.',
    },
    step: {
      en: 'Ask your doctor about a sleep test, and do not drive when you feel sleepy.',
      es: 'Pregunte a su médico por una prueba de sueño y no se ponga al volante con sueño.',
    },
    how: {
      en: [
        'Ask someone near if you snore or gasp at night.',
        'Note if you nod off while you read or watch television.',
        'Tell the doctor both, and name all that you take to sleep.',
      ],
      es: [
        'Pregunte a alguien cercano si ronca o se ahoga de noche.',
        'Fíjese si se le cierran los ojos al leer o al ver la televisión.',
        'Cuéntelo al médico y diga también qué toma para dormir.',
      ],
    },
    howMuch: {
      en: 'One call to your doctor, this week.',
      es: 'Una llamada a su médico, esta semana.',
    },
    why: {
      en: 'Each pause in the breath wakes the body a little, so sleep gives less rest. A doctor can check it. On thinking, one study of older women is no proof.',
      es: 'Cada pausa al respirar despierta un poco el cuerpo, y se descansa menos. La apnea se puede revisar. Sobre la memoria hay un estudio con mujeres mayores, y no es prueba.',
    },
    watchFor: {
      en: 'Waking up choking, or nodding off by day? See a doctor this week. If breath stays hard, call {emergency}.',
      es: '¿Despierta con ahogo o se duerme de día sin querer? Vea al médico esta semana. Si le sigue faltando el aire, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['nobody-near'],
        say: {
          en: 'Note how you wake: dry mouth, headache or tired. It tells the doctor a lot.',
          es: 'Fíjese cómo despierta: boca seca, dolor de cabeza o cansancio. Eso le dice mucho al médico.',
        },
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Ask by telephone if the sleep test can be done at home.',
          es: 'Pregunte por teléfono si la prueba de sueño se puede hacer en casa.',
        },
      },
      {
        limits: ['sleep-limits-unsafe'],
        say: {
          en: 'Tell the doctor this week how sleepy you are by day. Let others drive until it is looked into.',
          es: 'Diga esta semana al médico cuánto sueño tiene de día. Mientras lo revisan, que otra persona lleve el volante.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Do you wake up rested, or tired?',
      es: '¿Despierta con descanso o con cansancio?',
    },
    neighbours: ['Z19', 'Z10', 'Z06'],
  },
  {
    id: 'Z10',
    title: { en: 'Sleeping tablets and sleep aids', es: 'Pastillas y remedios para dormir' },
    know: {
      en: 'Sleeping tablets, and allergy tablets that make you drowsy, raise falls and confusion. Melatonin and valerian have weak proof.',
      es: 'Las pastillas para dormir y las de alergia que dan sueño aumentan caídas y confusión. La melatonina y la valeriana tienen pocas pruebas.',
    },
    step: {
      en: 'Put all your sleep aids in a bag for your pharmacist. Stop none of them suddenly.',
      es: 'Ponga en una bolsa todo lo que toma para dormir y llévelo a la farmacia. No deje nada de golpe.',
    },
    how: {
      en: [
        'Gather all of them: prescribed, bought and herbal.',
        'Ask the pharmacist or doctor which of them can make you fall.',
        'If one is to go, ask for a slow plan on paper.',
      ],
      es: [
        'Junte todo: con receta, sin receta y de hierbas.',
        'Pregunte en la farmacia o al médico cuáles pueden causar caídas.',
        'Si hay que dejar alguna, pida un plan lento por escrito.',
      ],
    },
    howMuch: {
      en: 'One bag and one visit, this week or next.',
      es: 'Una bolsa y una visita, esta semana o la otra.',
    },
    why: {
      en: 'Sleeping tablets can leave you drowsy and less steady, and the body needs time to do without. Many studies and a guide for older people agree about falls.',
      es: 'Las pastillas para dormir pueden quitar firmeza al andar, y el cuerpo se desacostumbra despacio. Sobre las caídas coinciden muchos estudios y una guía para mayores.',
    },
    watchFor: {
      en: 'New confusion or a fall? Call your doctor today. Very hard to wake, or slow breath: call {emergency}.',
      es: '¿Confusión nueva o una caída? Llame hoy al médico. Si cuesta mucho despertar o respira lento, llame a {emergency}.',
    },
    insteadIf: [
      {
        limits: ['unsteady', 'dizzy', 'brittle-bones'],
        say: {
          en: 'Light the way for tonight. Sit before you stand, and hold something firm. Call the pharmacist tomorrow.',
          es: 'Deje luz en el paso esta noche. Siéntese antes de levantarse y busque apoyo. Llame mañana a la farmacia.',
        },
        card: 'E11',
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Read the names on the boxes to the pharmacist by telephone.',
          es: 'Lea por teléfono a la farmacia los nombres de las cajas.',
        },
      },
      {
        limits: ['poor-sight'],
        say: {
          en: 'Hand over the whole bag, and ask to hear the name and use of each one.',
          es: 'Entregue la bolsa entera y pida que le digan el nombre y el uso de cada cosa.',
        },
      },
      {
        limits: ['sober'],
        say: {
          en: 'Tell the doctor that you stay sober before any sleep medicine is chosen.',
          es: 'Antes de que le receten algo para dormir, diga que no bebe alcohol.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'What do you take to sleep, and for how long now?',
      es: '¿Qué toma para dormir y desde cuándo?',
    },
    neighbours: ['Z02', 'Z13', 'Z21'],
  },
  {
    id: 'Z18',
    title: { en: 'Fewer trips to the toilet at night', es: 'Levantarme menos de noche al baño' },
    know: {
      en: 'Drinking earlier in the day can mean fewer night trips to the toilet. Two or more trips deserve a check.',
      es: 'Beber más temprano puede ahorrarle viajes al baño de noche. Si son dos o más, conviene una revisión.',
    },
    step: {
      en: 'Move most of your drinks to before 6 pm. Keep the total for the day the same.',
      es: 'Beba casi todo antes de las 6 de la tarde. En el día, beba lo mismo de siempre.',
    },
    how: {
      en: [
        'Have more to drink at breakfast and at lunch.',
        'In the afternoon, sit a while with your legs up on a stool.',
        'Before bed, leave a light on and clear the path.',
      ],
      es: [
        'Beba más en el desayuno y en el almuerzo.',
        'Por la tarde, siéntese un rato con las piernas en alto.',
        'Antes de acostarse, deje una luz y el paso libre.',
      ],
    },
    howMuch: {
      en: 'The last 2 to 3 hours before bed, take small sips.',
      es: 'De 2 a 3 horas antes de acostarse, beba a sorbitos.',
    },
    why: {
      en: 'What you drink late, the bladder asks for at night. This comes from what health services have learned with people. There are few good trials.',
      es: 'Lo que se bebe tarde, la vejiga lo pide de noche. Viene de la experiencia de los servicios de salud. Hay pocos estudios buenos.',
    },
    watchFor: {
      en: 'Burning, blood, fever, strong thirst or swollen legs: see a doctor soon. Cannot pass water at all: call {emergency}. On a water tablet? Ask which hour is best.',
      es: 'Si hay ardor, sangre, fiebre, mucha sed o piernas hinchadas, vea pronto al médico. Si no puede orinar, llame a {emergency}. ¿Toma diuréticos? Pregunte a qué hora conviene.',
    },
    insteadIf: [
      {
        limits: ['kidney-disease', 'heart-failure'],
        say: {
          en: 'Keep to the drink plan of your own team. Leave a light on and the path clear tonight.',
          es: 'Siga con los líquidos que le marcó su equipo médico. Esta noche, deje una luz y el paso libre.',
        },
      },
      {
        limits: ['unsteady', 'dizzy', 'wheelchair'],
        say: {
          en: 'Keep a light on all night and your aid by the bed. Sit a moment before you move.',
          es: 'Deje una luz toda la noche y su bastón o silla al lado. Siéntese un momento antes de moverse.',
        },
        card: 'E11',
      },
      {
        limits: ['sugar-medicine'],
        say: {
          en: 'Drink when you are thirsty. If you pass more water than before, call your nurse or doctor soon.',
          es: 'Beba si tiene sed. Si orina más que antes, llame pronto a su enfermera o médico.',
        },
      },
      {
        limits: ['heat'],
        say: {
          en: 'On hot days, drink small amounts often, evenings too.',
          es: 'En días de calor, beba poco y seguido, también por la noche.',
        },
      },
    ],
    notWhen: [],
    noNumbersWhen: ['kidney-disease', 'heart-failure'],
    followUp: {
      en: 'How many times do you get up on most nights?',
      es: '¿Cuántas veces se levanta casi todas las noches?',
    },
    neighbours: ['Z13', 'Z14', 'Z19'],
  },
  {
    id: 'Z20',
    title: { en: 'Restless legs at night', es: 'Piernas inquietas de noche' },
    know: {
      en: 'Crawly, restless legs at night, or acting out dreams, need a doctor. Iron or nerve checks may help.',
      es: '¿Piernas inquietas de noche, o se mueve como en sus sueños? Conviene ver al médico. Puede ayudar revisar el hierro y los nervios.',
    },
    step: {
      en: 'Book a visit, and pad the edge of your bed tonight.',
      es: 'Pida una cita y ponga algo blando al borde de la cama esta noche.',
    },
    how: {
      en: [
        'Lay a pillow along the edge of the bed, under the sheet.',
        'Move glass and sharp things away. Keep the light in reach.',
        'Note what you feel, at what hour, and what eases it.',
      ],
      es: [
        'Meta una almohada a lo largo del borde, bajo la sábana.',
        'Aleje vidrios y cosas con filo. Deje la luz a mano.',
        'Anote qué siente, a qué hora y qué lo alivia.',
      ],
    },
    howMuch: {
      en: 'One visit, as soon as you can get it. Pad the bed every night until then.',
      es: 'Una cita, lo antes posible. Hasta entonces, lo blando en la cama cada noche.',
    },
    why: {
      en: 'Restless legs can have a cause that a doctor can treat, such as too little iron. Sleep doctors advise a check. The proof is fairly good.',
      es: 'Las piernas inquietas pueden tener una causa con tratamiento, como la falta de hierro. Los médicos del sueño aconsejan ir a revisión. Las pruebas son bastante buenas.',
    },
    watchFor: {
      en: 'Hurt in a dream? See a doctor this week. One leg swollen, red and sore: today. Take no iron on your own.',
      es: '¿Se lastimó en un sueño? Al médico esta semana. Si una pierna se hincha y duele, hoy. No tome hierro por su cuenta.',
    },
    insteadIf: [
      {
        limits: ['unsteady', 'dizzy', 'wheelchair'],
        say: {
          en: 'When the legs pull, sit up in bed and rub them. Do not pace in the dark.',
          es: 'Si las piernas molestan, siéntese en la cama y frótelas. No camine a oscuras.',
        },
      },
      {
        limits: ['no-transport', 'housebound'],
        say: {
          en: 'Ask the office for a talk by telephone, and if blood can be taken at home.',
          es: 'Pida una cita por teléfono y pregunte si le pueden sacar sangre en casa.',
        },
      },
      {
        limits: ['kidney-disease'],
        say: {
          en: 'Tell your kidney team about your legs when you next speak.',
          es: 'Cuente lo de sus piernas al equipo que le ve los riñones.',
        },
      },
    ],
    notWhen: [],
    followUp: {
      en: 'Is it more your legs, or more your dreams?',
      es: '¿Le molestan más las piernas o los sueños?',
    },
    neighbours: ['Z10', 'Z14', 'Z06'],
  },
]
