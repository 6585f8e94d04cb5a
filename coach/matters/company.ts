/** Plain questions on family, friends and groups. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const companyMatters: readonly AnsweredMatter[] = [
  {
    name: 'children-who-rarely-call',
    domain: 'Socialization',
    card: 'S02',
    facts: [],
    say: {
      en: 'That hurts, and it need not mean they do not care. I have no study on children who seldom call. You can be the one to offer a set hour each week, with no reproach: one short message today.',
      es: 'Eso duele, y no siempre quiere decir que no le quieran. No tengo un estudio sobre hijos que llaman poco. Sí puede proponer usted una hora fija a la semana, sin reproches: un mensaje corto hoy.',
    },
    how: {
      en: [
        'Write one line: “I love to hear you. Would Sunday after lunch suit you?”',
        'When they call, tell one piece of news, ask one thing, and end while it is pleasant.',
        'No answer? Ask once more another day, and call somebody else meanwhile.',
      ],
      es: [
        'Escriba una línea: “Me alegra oírte. ¿Te viene bien el domingo después de comer?”.',
        'Cuando llamen, cuente una novedad, pregunte una cosa y despídase con gusto.',
        '¿No contestan? Pregunte otro día, y mientras llame a otra persona.',
      ],
    },
  },
  {
    name: 'quiet-couple',
    domain: 'Socialization',
    card: 'S12',
    facts: ['S12'],
    say: {
      en: 'It is lonely to sit beside somebody and not talk, and it happens to many couples. I have no study on it. Offer one small thing together today, such as a coffee outside, phones away. Keep your own friends too.',
      es: 'Pesa estar al lado de alguien y no hablar, y les pasa a muchas parejas. No tengo un estudio sobre eso. Proponga hoy algo pequeño juntos, como un café afuera, sin teléfonos. Y cuide también sus amistades.',
    },
    how: {
      en: [
        'Ask about the past: “Do you remember our first kitchen?” It is easier than feelings.',
        'Say what you wish, not what is missing: “I would love a walk with you.”',
        'Not like before, or sad most days? Offer to see the doctor together.',
      ],
      es: [
        'Pregunte por el pasado: “¿Te acuerdas de nuestra primera cocina?”. Es más fácil que hablar de lo que sienten.',
        'Diga lo que quiere, no lo que falta: “Me gustaría caminar contigo”.',
        '¿Ya no es como antes, o la tristeza dura? Ofrezca ir juntos al médico.',
      ],
    },
  },
  {
    name: 'what-to-talk-about',
    domain: 'Socialization',
    card: 'S01',
    facts: [],
    say: {
      en: 'Many people go blank, so you are in good company. Ask something small about them: their day, a dish, an old song. Then listen and say “and then?”. Have one question ready for today.',
      es: 'A mucha gente se le va la mente en blanco, no es cosa rara. Pregunte algo pequeño de la otra persona: su día, un plato, una canción de antes. Luego escuche y diga “¿y después?”. Tenga hoy una pregunta lista.',
    },
    how: {
      en: [
        'Begin with what you both see: the weather, the tree, the dog.',
        'Ask what cannot be answered by yes or no: “How did you learn to cook that?”',
        'A silence is fine. Smile, and say you were glad to talk.',
      ],
      es: [
        'Empiece por lo que ven ambos: el tiempo, el árbol, el perro.',
        'Pregunte algo que no se conteste con sí o no: “¿Cómo aprendió a cocinar eso?”.',
        'Un silencio no es malo. Sonría y diga que le gustó charlar.',
      ],
    },
  },
  {
    name: 'new-partner-late',
    domain: 'Socialization',
    card: 'S14',
    facts: ['S11', 'S14'],
    say: {
      en: 'To wish for love or company is natural at any age. I have no study on late love. People get close where they meet again and again: a class, a choir, a dance. Online, send no money and keep no secret.',
      es: 'Querer amor o compañía es natural a cualquier edad. No tengo un estudio sobre el amor de mayores. La gente se acerca donde se ve muchas veces: una clase, un coro, un baile. Por internet, no mande dinero ni guarde secretos.',
    },
    how: {
      en: [
        'Choose one place where the same people meet each week, and go for the thing itself.',
        'Like somebody? Offer a coffee in a public place, by day.',
        'Tell a friend whom you are meeting. Go slowly; your home and your money can wait.',
      ],
      es: [
        'Elija un lugar donde se junte la misma gente cada semana, y vaya por gusto.',
        '¿Alguien le agrada? Invite un café de día, en un lugar público.',
        'Cuente a alguien de confianza con quién se ve. Sin prisa: la casa y el dinero pueden esperar.',
      ],
    },
  },
  {
    name: 'far-grandchildren',
    domain: 'Socialization',
    card: 'S04',
    facts: [],
    say: {
      en: 'Distance from grandchildren is hard. I have no study on it. A small habit is easy to keep: the same hour each week, by video or voice, with one thing to share, such as a story or a riddle. Today, ask which hour suits them.',
      es: 'Tener lejos a los nietos cuesta. No tengo un estudio sobre eso. Un hábito pequeño es fácil de cuidar: la misma hora cada semana, por video o por voz, con algo para compartir: un cuento, una adivinanza. Pregunte hoy qué hora les queda bien.',
    },
    how: {
      en: [
        'Small child? Read a picture book to the screen, and keep it short.',
        'Older one? Ask to be taught something: a game, a song, a word.',
        'A card or a drawing by mail also says “I think of you”.',
      ],
      es: [
        '¿Son pequeños? Léales un cuento con dibujos por la pantalla, cortito.',
        '¿Son grandes? Pídales que le enseñen algo: un juego, una canción, una palabra.',
        'Una tarjeta o un dibujo por correo también dice “pienso en ti”.',
      ],
    },
  },
  {
    name: 'holiday-alone',
    needs: pattern(
      'christmas|xmas|easter|thanksgiving|holidays?|new years?|hanukkah|birthday|anniversary|valentin*|feast*|festiv*|navidad*|nochebuena|nochevieja|reyes|pascua*|fiestas?|fin de ano|ano nuevo|cumple*|aniversario|feriados?|festivos?|semana santa|dia de (la|las|los|el|accion)|(mothers?|fathers?) day|december|diciembre|carols|tree|turkey',
    ),
    domain: 'Socialization',
    card: 'S16',
    facts: ['S16'],
    say: {
      en: 'A feast day without company can feel very long. I have no study on it. Give the day a shape: one call fixed beforehand, one dish you like, one thing to hear or watch. {company} may know of a shared lunch.',
      es: 'Un día de fiesta sin compañía se hace muy largo. No tengo un estudio sobre eso. Dele forma al día: una llamada acordada, un plato que le guste, algo que oír. En {company} quizá sepan de una comida compartida.',
    },
    how: {
      en: [
        'This week, ask one person: “May I call you that day, at noon?”',
        'Ask at your place of worship or senior center who eats together.',
        'Keep one small custom of your own: a song, a photo, a dish.',
      ],
      es: [
        'Esta semana, pida a alguien: “¿Te puedo llamar ese día a mediodía?”.',
        'Pregunte en su iglesia o centro para mayores quiénes comen juntos.',
        'Guarde una costumbre suya: una canción, una foto, un plato.',
      ],
    },
  },
  {
    name: 'moving-in-with-family',
    domain: 'Socialization',
    card: 'T20',
    facts: ['T20'],
    when: namedBy({
      all: [
        '(asilos?|residencias?( de (ancianos|mayores))?|geriatricos?|hogar(es)? de ancianos|(care|nursing|rest) homes?|assisted living)',
        '(busc*|escog*|eleg*|viendo|mejor en|me (van a |quieren |piensan )?llev*|look(ing)? (for|at|into)|choos*|thinking of|better off in|want to (put|move|send) me|going to (put|move|send) me)',
      ],
      not: 'fuerza|amenaz*|oblig*|encierr*|vender|firm*|quitar|pega*|llagas|sol[oa] todo|force*|threat*|lock*|hit*|sores|sell|demen*|alzheimer*|bored|aburr*|visit*',
    }),
    say: {
      en: 'That is a big step, and doubts are natural. I cannot tell which home is right: you can. Before you decide, stay some days there to try. Write three questions for your family or the home, and sign nothing in haste.',
      es: 'Es un paso grande, y es natural dudar. Yo no puedo decirle qué casa es la mejor: usted sí. Antes de decidir, pase ahí unos días. Escriba tres preguntas para su familia o la residencia, y no firme con prisa.',
    },
    how: {
      en: [
        'Write two columns: what I would gain, what I would miss.',
        'Ask: “Which room is mine? Who decides my day? Can I come back?”',
        'Talk it over with somebody who gains nothing by it.',
      ],
      es: [
        'Haga dos columnas: qué gano y qué me va a faltar.',
        'Pregunte: “¿Qué cuarto es mío? ¿Quién decide mi día? ¿Puedo volver?”.',
        'Háblelo con alguien que no gane nada con eso.',
      ],
    },
  },
  {
    name: 'first-time-in-group',
    domain: 'Socialization',
    card: 'S11',
    facts: ['S07', 'S11'],
    say: {
      en: "Walking in is the hardest part, and many feel the same. Thoughts like “they won't want me” can be tested. Call first, ask for one name, and go for a short while. You may leave when you like.",
      es: 'Entrar es lo más difícil, y le pasa a mucha gente. La idea de “no me van a querer” se puede poner a prueba. Llame antes, pida un nombre y vaya un rato corto. Puede irse cuando quiera.',
    },
    how: {
      en: [
        'Call: “It is my first time. Whom do I ask for at the door?”',
        'Arrive a little early, when there are few people, and sit near the door.',
        'Offer a hand: chairs, cups, papers. A task makes it easier.',
      ],
      es: [
        'Llame: “Es mi primera vez. ¿Por quién pregunto al llegar?”.',
        'Llegue un poco antes, cuando hay poca gente, y siéntese cerca de la puerta.',
        'Ofrezca ayuda: sillas, tazas, hojas. Con una tarea es más fácil.',
      ],
    },
  },
  {
    name: 'old-friend-again',
    domain: 'Socialization',
    card: 'S07',
    facts: ['S07'],
    say: {
      en: 'You need no excuse: “I thought of you” is enough. The thought that you would be a bother can be put to the test, and in trials that helped against loneliness. Send two lines today.',
      es: 'No hace falta excusa: “me acordé de ti” basta. La idea de que va a molestar se puede poner a prueba, y en varios estudios eso alivió la soledad. Mande hoy dos líneas.',
    },
    how: {
      en: [
        'Look in an old address book, or ask someone who knew you both.',
        'Write: “I found our photo and thought of you. How are you?”',
        'Sad news may come back. Then be glad you asked, and tell someone.',
      ],
      es: [
        'Busque en la agenda vieja, o pregunte a alguien que los conocía.',
        'Escriba: “Vi una foto nuestra y me acordé de ti. ¿Cómo estás?”.',
        'Puede llegar una noticia triste. Si es así, cuéntelo a alguien.',
      ],
    },
  },
  {
    name: 'words-for-the-grieving',
    needs: pattern(
      'die|died|dies|dying|dead|death|passed|lost|loss|losing (her|his|a|the|someone|somebody)|funeral*|wake|widow*|griev*|grief|mourn*|bereav*|condol*|sympath*|buried|buri*|murio|muri*|fallec*|muert[eoa]s?|perd(io|ida|ieron|er)|luto|duelo|viud*|pesame|entierro|velorio|velatorio|doliente*|partio',
    ),
    domain: 'Socialization',
    card: 'S13',
    facts: ['S13'],
    say: {
      en: 'Few words are enough: “I am so sorry. I am thinking of you.” Say the name of the one who died, and listen. Grief often hurts most in the evening, so that is a kind hour to call.',
      es: 'Bastan pocas palabras: “Lo siento mucho. Pienso en ti”. Diga el nombre de quien murió, y escuche. El duelo suele doler más al anochecer: puede ser buena hora para llamar.',
    },
    how: {
      en: [
        'Offer one clear thing: “I will bring you soup on Thursday.”',
        'If they cry, stay. You need not fix anything.',
        'Call again after some weeks, when the others have stopped.',
      ],
      es: [
        'Ofrezca algo claro: “El jueves te llevo una sopa”.',
        'Si llora, quédese. No tiene que arreglar nada.',
        'Vuelva a llamar a las semanas, cuando los demás ya no llaman.',
      ],
    },
  },
  {
    name: 'grandchildren-care',
    domain: 'Socialization',
    card: 'T18',
    facts: ['T18'],
    say: {
      en: 'You can adore them and still be worn out; both are true. You may say what you can give. A clear, kind limit can lower daily strain: “I can on Tuesdays. Not every day.” Choose today which days are yours.',
      es: 'Puede adorarlos y aun así no dar más; las dos cosas son ciertas. Usted puede decir cuánto puede. Un límite claro y amable quita peso: “Los martes sí puedo. Todos los días no”. Elija hoy qué días son suyos.',
    },
    how: {
      en: [
        'Choose a calm moment, without the children there.',
        'Say first what you like: “I love having them.” Then your limit, and stop there.',
        'Look together for one other person or place for the other days.',
      ],
      es: [
        'Busque un momento tranquilo, sin los niños.',
        'Diga primero lo bueno: “Me encanta tenerlos”. Luego su límite, y ya.',
        'Busquen juntos a otra persona o lugar para los demás días.',
      ],
    },
  },
  {
    name: 'friends-gone',
    domain: 'Socialization',
    card: 'S12',
    facts: ['S12'],
    say: {
      en: "To outlive one's friends is a deep loss, and nobody replaces them. Yet a few people you trust matter more than many. Begin with somebody who knew them too: call today and share one memory.",
      es: 'Ver irse a los amigos es una pena honda, y nadie los reemplaza. Pero pocas personas de confianza valen más que muchas. Empiece por alguien que también los conoció: llame hoy y compartan un recuerdo.',
    },
    how: {
      en: [
        'Think of their children, a neighbor, somebody from work or church.',
        'Say: “I was thinking of her today. Do you have a minute?”',
        'If it did you both good, offer to talk again next week.',
      ],
      es: [
        'Piense en sus hijos, en la vecina, en alguien del trabajo o de la iglesia.',
        'Diga: “Hoy me acordé de ella. ¿Tiene un minuto?”.',
        'Si les hizo bien, ofrezca hablar otra vez la próxima semana.',
      ],
    },
  },
]
