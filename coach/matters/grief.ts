/** Plain questions after a loss. */

import type { AnsweredMatter } from './matter.ts'

export const griefMatters: readonly AnsweredMatter[] = [
  {
    name: 'grief-anniversary',
    domain: 'Stress',
    card: 'S13',
    facts: ['S13', 'T18'],
    say: {
      en: 'Those days hurt, even years later, and that is normal. A small plan can help: one thing in their memory, one person to be with, and leave to stop early. Today choose one of the three.',
      es: 'Esos días duelen, aun años después, y es normal. Un plan pequeño puede ayudar: algo en su memoria, alguien con quien estar, y permiso para irse temprano. Elija hoy una de las tres cosas.',
    },
    how: {
      en: [
        'Put out their photo, cook their dish, or tell a story about them.',
        'Call someone now: “That day is hard for me. May I call?”',
        'Tell the family what you want, and what you do not.',
      ],
      es: [
        'Ponga su foto, prepare su plato o cuente una historia suya.',
        'Llame ya a alguien: “Ese día me cuesta. ¿Te puedo llamar?”.',
        'Diga a la familia qué quiere y qué no.',
      ],
    },
  },
  {
    name: 'belongings-of-the-dead',
    domain: 'Stress',
    card: 'S13',
    facts: [],
    say: {
      en: 'What you keep, wear or give away is yours to choose, and there is no deadline. When you feel ready, begin with one drawer, and someone you trust beside you. First put aside one thing to keep for ever.',
      es: 'Qué guarda, qué usa y qué regala lo decide usted, y no hay plazo. Cuando sienta que puede, empiece por un cajón, con alguien de confianza al lado. Primero aparte una cosa para guardar siempre.',
    },
    how: {
      en: [
        'Make three piles: keep, give, do not know yet.',
        'Stop after a short while, and rest.',
        'If it hurts too much, close the drawer. It can wait.',
      ],
      es: [
        'Haga tres montones: guardar, regalar, todavía no sé.',
        'Pare al rato y descanse.',
        'Si duele mucho, cierre el cajón. Puede esperar.',
      ],
    },
  },
  {
    name: 'how-long-grief',
    domain: 'Stress',
    card: 'S13',
    facts: ['S13'],
    say: {
      en: 'I am sorry. Grief has no timetable and no single right way; crying after months is normal. If it stays very strong past a year, a doctor or counselor can help. Today tell one person how you are.',
      es: 'Lo siento mucho. El duelo no tiene plazo ni una sola forma; llorar meses después es normal. Si pasado un año duele muy fuerte, un médico o terapeuta puede ayudar. Cuente hoy a alguien cómo está.',
    },
    how: {
      en: [
        'Keep meals and bedtime at the same hours.',
        'Talk about them with someone who knew them.',
        'Ask {company} about a grief group. If life feels not worth living, call {crisis} at any hour.',
      ],
      es: [
        'Coma y acuéstese a las mismas horas.',
        'Hable de esa persona con quien la conoció.',
        'Pregunte a {company} por un grupo de duelo. Si siente que no vale la pena vivir, llame a {crisis} a cualquier hora.',
      ],
    },
  },
  {
    name: 'empty-bed',
    domain: 'Stress',
    card: 'S13',
    facts: ['S13'],
    say: {
      en: 'That empty side is one of the hardest parts, and many who lost their partner say so. Grief often hurts most in the evening, and a steady routine helps. Tonight lay a pillow there, or sleep on their side.',
      es: 'Ese lado vacío es de lo más duro, y lo dicen muchos que perdieron a su pareja. El duelo suele doler más de noche, y la rutina ayuda. Hoy ponga ahí una almohada, o duerma en ese lado.',
    },
    how: {
      en: [
        'Do the same three things each night, in the same order.',
        'A radio turned low, or their photo, may keep you company.',
        'Awake long? Sit by a lamp until you are sleepy.',
      ],
      es: [
        'Haga cada noche las mismas tres cosas, en el mismo orden.',
        'La radio bajita o su foto le pueden acompañar.',
        '¿Se desvela? Siéntese con poca luz hasta tener sueño.',
      ],
    },
  },
  {
    name: 'pet-died',
    domain: 'Stress',
    card: 'S13',
    facts: ['S13'],
    say: {
      en: 'I am so sorry. To grieve for an animal is normal, whatever others say: you lost company and a routine. The hours you shared hurt most. Today put something gentle in one of them, and tell somebody about your friend.',
      es: 'Lo siento mucho. Llorar a un animal es normal, digan lo que digan: perdió compañía y rutina. Duelen más las horas que compartían. Hoy ponga algo suave en una de ellas, y cuéntele a alguien de su amigo.',
    },
    how: {
      en: [
        'Keep your walk or your feeding hour, with another gentle thing in it.',
        'Put a photo or the collar where you like to see it.',
        'A new animal can wait until you feel ready.',
      ],
      es: [
        'Guarde la hora del paseo o de la comida, con otra cosa suave.',
        'Ponga una foto o el collar donde le guste verlo.',
        'Otro animal puede esperar a que usted quiera.',
      ],
    },
  },
  {
    name: 'crying-easily',
    domain: 'Stress',
    card: 'T13',
    facts: ['T13', 'T20'],
    say: {
      en: 'Tears are no weakness; after a change or a loss they come easily, and often ease over weeks. Low most days for two weeks? Tell your doctor: it can be treated. Today tell one person you trust.',
      es: 'Llorar no es debilidad; tras un cambio o una pérdida las lágrimas vienen fácil, y suelen aliviarse en semanas. Si lleva dos semanas con tristeza casi a diario, dígalo al médico: se puede tratar. Cuéntelo hoy a alguien de confianza.',
    },
    how: {
      en: [
        'Let them come; sit, and have a handkerchief and some water near.',
        'Note when they come: hour, place, what was before.',
        'Take that to your doctor, with any new tablet.',
      ],
      es: [
        'Deje que salgan; siéntese, con pañuelo y agua cerca.',
        'Apunte cuándo vienen: hora, lugar, qué pasó antes.',
        'Llévelo a su médico, y diga si hay pastillas nuevas.',
      ],
    },
  },
  {
    name: 'keeping-the-dead-near',
    domain: 'Stress',
    card: 'S13',
    facts: ['S13'],
    say: {
      en: 'Yes, that is all right. Setting a cup, keeping an altar, talking to the photo: it is love. Tonight, tell them one thing of your day; then tell a friend. Still very strong after a year? A doctor or counselor can help.',
      es: 'Sí, está bien. Poner su taza, tener su altar, hablarle a la foto: es cariño. Esta noche, cuéntele algo de su día, y luego a alguien de confianza. ¿Duele muy fuerte pasado un año? Un médico o terapeuta ayuda.',
    },
    how: {
      en: [
        'Choose an hour for it, such as coffee or dusk, and talk as you always did.',
        'No candle left burning when you sleep or go out: a small electric one is safer.',
        'If you long to follow them, tell someone now and call {crisis}, at any hour. If you see or hear them and it frightens you, tell your doctor.',
      ],
      es: [
        'Elija una hora para eso, como el café o el anochecer, y háblele como siempre.',
        'No deje velas encendidas al dormir o al salir: una de pilas es más segura.',
        'Si quisiera irse con esa persona, dígalo ya a alguien y llame a {crisis}, a cualquier hora. Si le ve o le oye y eso le asusta, dígalo a su médico.',
      ],
    },
  },
]
