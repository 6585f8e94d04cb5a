/** Plain questions on worries, tempers and what calms. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'

export const worryMatters: readonly AnsweredMatter[] = [
  {
    name: 'quick-temper',
    domain: 'Stress',
    card: 'T06',
    facts: ['T06'],
    say: {
      en: 'It takes courage to say so, and anger alone makes nobody a bad person. When it rises, step into another room and let the breath out slowly, for two minutes. Come back when your voice is calm.',
      es: 'Hace falta valor para decirlo, y enojarse no le hace mala persona. Cuando suba, pase a otro cuarto y suelte el aire despacio, dos minutos. Vuelva cuando su voz esté tranquila.',
    },
    how: {
      en: [
        'Say: “I need a moment,” and leave the room.',
        'Sit. Breathe in easily and out slowly, as if cooling soup. Do not force it. Stop if dizzy.',
        'Afraid you may hurt somebody? Step away and call someone to take over. Is this temper new? Tell your doctor.',
      ],
      es: [
        'Diga: “Necesito un momento”, y salga del cuarto.',
        'Siéntese. Tome aire y suéltelo despacio, como enfriando sopa, sin forzar. Si se marea, pare.',
        '¿Teme hacer daño a alguien? Aléjese y llame a alguien que le releve. ¿Este mal genio es nuevo? Dígalo al médico.',
      ],
    },
  },
  {
    name: 'prayer',
    domain: 'Stress',
    card: 'T14',
    facts: ['T14'],
    say: {
      en: 'If prayer comforts you, keep it: it is yours. On prayer itself I have no good source, but one planned, meaningful thing a day lifts mood, and prayer can be that. Choose a chair and an hour today.',
      es: 'Si rezar le da consuelo, siga: es suyo. Sobre el rezo mismo no tengo una buena fuente, pero una cosa al día con sentido, ya planeada, anima, y rezar puede ser eso. Elija hoy una silla y una hora.',
    },
    how: {
      en: [
        'Sit where you are comfortable; kneeling is not needed.',
        'A few words you know by heart are enough.',
        'Ask your church if someone can visit or call to pray with you.',
      ],
      es: [
        'Siéntese a gusto; no hace falta arrodillarse.',
        'Bastan unas palabras que sepa de memoria.',
        'Pregunte en su iglesia si alguien puede visitarle o llamarle para rezar.',
      ],
    },
  },
  {
    name: 'music-to-calm',
    domain: 'Stress',
    card: 'T14',
    facts: ['T14'],
    say: {
      en: 'Yes: music you love, planned for each day, can lift your mood, and singing along counts too. For calm, choose something slow that brings good memories. Today sit down and listen to one song, doing nothing else.',
      es: 'Sí: la música que le gusta, planeada para cada día, puede animarle, y cantar también cuenta. Para calmarse, elija algo lento y con buenos recuerdos. Hoy siéntese a oír una canción, sin hacer nada más.',
    },
    how: {
      en: [
        'Ask someone to find it for you, or use the radio.',
        'Sit well, and keep the sound at a comfortable level.',
        'If a song makes you too sad, choose another.',
      ],
      es: [
        'Pida que se la busquen, o use la radio.',
        'Siéntese a gusto, con el sonido a un nivel cómodo.',
        'Si una canción le entristece mucho, ponga otra.',
      ],
    },
  },
  {
    name: 'news-upsets',
    domain: 'Stress',
    card: 'T18',
    facts: ['T18'],
    say: {
      en: 'The news upsets many people, and to switch it off does not mean you do not care. Hear it once a day, by day, at a set hour, and then do something pleasant. Today choose that hour.',
      es: 'Las noticias inquietan a mucha gente, y apagarlas no es falta de interés. Óigalas una vez al día, de día y a una hora fija, y después haga algo agradable. Elija hoy esa hora.',
    },
    how: {
      en: [
        'Choose one source you trust: one program or one paper.',
        'Ask somebody to turn off the alerts on your phone.',
        'When it ends, switch off and put on music.',
      ],
      es: [
        'Elija una fuente de confianza: un programa o un diario.',
        'Pida que le quiten los avisos del teléfono.',
        'Cuando acabe, apague y ponga música.',
      ],
    },
  },
  {
    name: 'carer-guilt',
    domain: 'Stress',
    card: 'T10',
    facts: ['T10'],
    say: {
      en: 'Guilt visits many who care a lot; it does not mean you did wrong. Rest is not leaving them: in studies, carers with training, breaks and a support group felt better. Today tell one person how it feels.',
      es: 'La culpa visita a quien cuida mucho; no quiere decir que haya hecho algo mal. Descansar no es abandonar: en estudios, quienes cuidan se sintieron mejor con formación, descansos y un grupo de apoyo. Cuéntelo hoy a alguien.',
    },
    how: {
      en: [
        'Say it aloud: “I did what I could with what I had.”',
        'In a home, you still visit, decide and love. That is caring too.',
        'Ask {company} for a group of carers near you.',
      ],
      es: [
        'Diga en voz alta: “Hice lo que pude con lo que tenía”.',
        'En una residencia usted sigue visitando, decidiendo y queriendo. Eso también es cuidar.',
        'Pregunte a {company} por un grupo de personas que cuidan.',
      ],
    },
  },
  {
    name: 'siblings-do-not-help',
    domain: 'Stress',
    card: 'T10',
    facts: ['T10', 'T18'],
    say: {
      en: 'Carrying it alone is heavy, and it is fair to ask. Carers with training, breaks and a support group felt better in studies. Today ask one person for one clear thing: “Can you stay with Mom on Thursday afternoon?”',
      es: 'Cargar con todo pesa mucho, y es justo pedir. En estudios, quienes cuidan se sintieron mejor con formación, descansos y apoyo. Pida hoy algo claro a una persona: “¿Puedes quedarte con mamá el jueves por la tarde?”.',
    },
    how: {
      en: [
        'Write down all you do in one week, and show the list.',
        'Let each one choose a task: money, papers, calls, nights.',
        'Far away? They can pay for help, or call every day.',
      ],
      es: [
        'Escriba todo lo que hace en una semana y muestre la lista.',
        'Que cada quien elija: dinero, trámites, llamadas, noches.',
        '¿Viven lejos? Pueden pagar ayuda o llamar cada día.',
      ],
    },
  },
  {
    name: 'pain-and-mood',
    domain: 'Stress',
    card: 'T07',
    facts: ['T07', 'T14'],
    say: {
      en: 'Pain that goes on wears down anybody’s mood; that is no weakness. Gentle movement, in a chair too, eases low mood, and so does one pleasant thing a day. Today move your arms to one song, without pain.',
      es: 'Un dolor que sigue le baja el ánimo a cualquiera; no es debilidad. Moverse suave, también en silla, alivia el ánimo bajo, igual que una cosa agradable al día. Hoy mueva los brazos con una canción, sin dolor.',
    },
    how: {
      en: [
        'Sit firmly, and move only what does not hurt.',
        'Tell the doctor: “The pain is there, and my mood is low too.”',
        'New or strong pain: have it seen first.',
      ],
      es: [
        'Siéntese bien y mueva nada más lo que no duele.',
        'Diga al médico: “Tengo dolor, y también el ánimo bajo”.',
        'Dolor nuevo o fuerte: primero que lo revisen.',
      ],
    },
  },
  {
    name: 'worry-about-children',
    needs: pattern(
      '{kin}|{family}|kids?|child*|boys?|girls?|grand*|hij*|niet*|nin[oa]s|muchach*|nueras?|yernos?|familia',
    ),
    domain: 'Stress',
    card: 'T11',
    facts: ['T11', 'T01'],
    say: {
      en: 'Children grow up and the worry stays: that is love. Keep 15 minutes by day as your worry time, and ask there: “What small part is in my hands?” A kind call may be all of it.',
      es: 'Los hijos crecen y la preocupación sigue: eso es cariño. Aparte 15 minutos de día para preocuparse, y pregúntese: “¿Qué parte pequeña está en mis manos?”. Quizá sea nada más una llamada cariñosa.',
    },
    how: {
      en: [
        'Write the worry, and beside it one thing you can do.',
        'Ask them: “Do you want advice, or only my ear?”',
        'What is not in your hands, leave until tomorrow’s worry time.',
      ],
      es: [
        'Escriba la preocupación y, al lado, algo que pueda hacer.',
        'Pregunte: “¿Quieres consejo, o nada más que te escuche?”.',
        'Lo que no está en sus manos, déjelo para mañana a esa hora.',
      ],
    },
  },
  {
    name: 'waiting-for-results',
    domain: 'Stress',
    card: 'T20',
    facts: ['T20', 'T11'],
    say: {
      en: 'Waiting is hard, often harder than knowing. Today call and ask when and how you will hear, and write down three questions for that day. Keep the worry to 15 minutes by day, then do something with your hands.',
      es: 'Esperar es duro, a veces más que saber. Llame hoy y pregunte cuándo y cómo le avisan, y apunte tres preguntas para ese día. Deje 15 minutos de día para preocuparse y luego ocupe las manos.',
    },
    how: {
      en: [
        'Ask: “If I hear nothing by then, whom do I call?”',
        'Choose somebody to be with you when the answer comes.',
        'Leave the search on the internet alone until then.',
      ],
      es: [
        'Pregunte: “Si ese día no me avisan, ¿a quién llamo?”.',
        'Elija quién le acompañe cuando llegue la respuesta.',
        'Hasta entonces, no busque en internet.',
      ],
    },
  },
  {
    name: 'family-quarrel',
    domain: 'Stress',
    card: 'T18',
    facts: ['T18'],
    say: {
      en: 'A quarrel in the family hurts like few things. On making peace I have no good source, but a short, warm word is rarely wrong: “I miss you. May we talk?” Write it today; send it when you feel calm.',
      es: 'Un pleito en la familia duele como pocas cosas. Sobre hacer las paces no tengo una buena fuente, pero pocas veces sobra una palabra corta y cálida: “Te extraño. ¿Hablamos?”. Escríbala hoy y mándela con calma.',
    },
    how: {
      en: [
        'Say what you feel, without blame: “I was hurt,” not “You always…”',
        'Before you meet, plan how you will leave if it gets loud.',
        'No answer? Leave the door open, and try again another day.',
      ],
      es: [
        'Diga lo que siente sin culpar: “Me dolió”, y no “Tú siempre…”.',
        'Antes de verse, planee cómo irse si suben la voz.',
        '¿No contesta? Deje la puerta abierta y pruebe otro día.',
      ],
    },
  },
  {
    name: 'nerves-before-an-appointment',
    domain: 'Stress',
    card: 'T06',
    facts: ['T20', 'T06'],
    say: {
      en: 'To be nervous before a doctor, a dentist or an operation is normal, and you may say so to them. Write down three questions and ask somebody to come along. Just before, breathe out slowly for two minutes.',
      es: 'Tener nervios antes del médico, el dentista o una operación es normal, y puede decírselo a ellos. Apunte tres preguntas y pida a alguien que le acompañe. Justo antes, suelte el aire despacio dos minutos.',
    },
    how: {
      en: [
        'Say at the desk: “I am nervous. Please tell me each step.”',
        'Agree on a sign, such as a raised hand, that means stop.',
        'Sit, and breathe out as if cooling soup. Stop if dizzy.',
      ],
      es: [
        'Diga al llegar: “Tengo nervios. Explíqueme cada paso, por favor”.',
        'Acuerden una señal para parar, como levantar la mano.',
        'Siéntese y suelte el aire como enfriando sopa. Si se marea, pare.',
      ],
    },
  },
]
