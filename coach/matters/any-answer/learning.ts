/** What is said to an answer that was not foreseen: on learning. */

import type { Said } from '../../text/said.ts'

/** By the name of the matter that asked. */
export const learningReplies: Readonly<Record<string, Said>> = {
  'teach-them-the-phone': {
    en: 'Then begin just there, and leave all else for later. Choose an hour when they are rested. Two tries, a cup of tea, and done. It went wrong? Say “my fault,” and stop till tomorrow.',
    es: 'Entonces empiece por ahí, y lo demás después. Elija una hora del día en que tenga descanso. Dos intentos, un té, y ya. ¿Salió mal? Diga “fue culpa mía” y guarde el teléfono hasta mañana.',
  },
  device: {
    en: 'We can go on from there. Copy the words on the screen onto a card in big letters, and show it to the helper. Nobody? Go to the library desk. Give no password to strangers who call.',
    es: 'Sigamos desde ahí. Copie en un papel, con letra grande, las palabras que salen, y muéstrelo a quien le ayude. ¿Nadie? Vaya al mostrador de la biblioteca. A extraños que llaman, no les dé ninguna clave.',
  },
  'paid-scam': {
    en: 'This comes next. Keep every message, and write who, when and how. No answer at the bank? Try until somebody picks up. Tell the police too. Whoever offers to get it back for a fee is cheating again.',
    es: 'Ahora viene esto. Guarde todos los mensajes y escriba quién, cuándo y cómo. ¿No contestan? Insista hasta que alguien atienda. Avise también a la policía. Quien cobre por recuperarle el dinero vuelve a engañar.',
  },
  'names-slip': {
    en: 'Keep that in mind today. Carry a card with three names and a word for each: hat, garden, laugh. Read it before going out. Rarely out? Do it for people who phone. Suddenly confused: call the doctor now.',
    es: 'Tenga eso presente hoy. Lleve un papelito con tres nombres y una palabra para cada uno: sombrero, jardín, risa. Léalo antes de salir. ¿Sale poco? Hágalo con quienes le llaman por teléfono. Confusión de pronto: llame ya al médico.',
  },
  'remember-the-steps': {
    en: 'Let your card show that. Put a bright sticker where a step slips, and another on the button itself. None, or hard to tell? Do it all aloud once today, and put the sticker where you stop.',
    es: 'Que su hoja lo muestre. Pegue un punto de color donde un paso se escapa, y otro en el mismo botón. ¿Ninguno, o no sabe? Haga todo hoy en voz alta y péguelo donde se detenga.',
  },
  'video-without-picture': {
    en: 'Keep that handy for a helper. Practice today with one patient person, who says what they see while you tilt it. Nobody? Open the camera by itself and look for your face. Nothing? Try a phone shop.',
    es: 'Téngalo presente al pedir ayuda. Practique hoy con alguien paciente que le diga qué ve mientras usted lo inclina. ¿Nadie? Abra la cámara y busque su cara. Si no sale nada, llévelo a una tienda de teléfonos.',
  },
  'help-in-my-language': {
    en: 'That can be planned. Make a card today to show at the desk: your language, your name, and why you came. Nobody? An interpreter by phone counts too. Before you leave, have them write the next step down.',
    es: 'Eso se puede preparar. Haga hoy una tarjeta para mostrar en la ventanilla: su idioma, su nombre y a qué va. ¿Nadie? También vale un intérprete por teléfono. Antes de salir, que le escriban el paso siguiente.',
  },
  'learn-a-language': {
    en: 'Begin wherever you like. Write the words big, and say them to somebody today: at the shop, on the phone, or to the cat. Undecided? Take hello, thank you and good night. Mistakes are part of it.',
    es: 'Comience por donde quiera. Escriba las palabras en grande y dígalas hoy a alguien: en la tienda, por teléfono o al gato. ¿No se decide? Hola, gracias y buenas noches. Equivocarse es parte del juego.',
  },
  'musical-instrument': {
    en: 'Your ears can go first. Put on a tune you love, hum along and tap the beat on the table. Choose a set hour for it. Then ask somebody who plays to show you how it begins.',
    es: 'Que primero trabaje el oído. Ponga una melodía que quiera mucho, tararéela y lleve el compás en la mesa. Dele una hora fija. Luego pida a alguien que toque que le enseñe cómo empieza.',
  },
  'painting-and-drawing': {
    en: 'Let it be small at first. Find a picture in an old magazine, and put in only the biggest shapes. Shaky hand? Take a thick crayon, tape the paper down. No idea yet? A leaf will do.',
    es: 'Que al principio sea pequeño. Busque una imagen en un calendario o revista vieja, y ponga apenas las formas grandes. ¿Le tiembla la mano? Use crayón grueso y pegue la hoja con cinta. ¿Sin idea? Basta una hoja de árbol.',
  },
  'video-call': {
    en: 'Call it a practice round. Agree on the hour beforehand. Write the steps big on a card beside the phone. Nobody? Ask at the library for someone to try with. A stranger rings? Let it ring.',
    es: 'Tómelo como un ensayo. Acuerden antes la hora. Escriba los pasos en grande, en una tarjeta junto al teléfono. ¿Nadie? Pregunte en la biblioteca con quién probar. Si llama alguien que no conoce, deje que suene.',
  },
  'reading-books': {
    en: 'Keep it short and close by. Leave it on your chair, with a paper strip to hold under the line. Nothing you like? Try recipes, old letters or songs. Lines look bent? See an eye doctor this week.',
    es: 'Que sea breve y esté a mano. Déjelo en su silla, con una tira de papel para seguir el renglón. ¿Nada le gusta? Pruebe recetas, cartas viejas o canciones. ¿Ve torcidos los renglones? Vaya esta semana al oculista.',
  },
  'online-banking': {
    en: 'Either way, take it slowly. Copy the bank’s phone number onto paper, in big print. Take somebody you trust along, but type the code yourself. No cell phone? Ask what works by phone call.',
    es: 'En cualquier caso, con calma. Copie en grande, en un papel, el teléfono del banco que trae su tarjeta. Vaya con alguien de confianza, pero marque usted la clave. ¿No tiene celular? Pregunte qué se puede por llamada o en papel.',
  },
  passwords: {
    en: 'Take them one by one. Write big and in pencil, so it can be changed. Tell one trusted person where the notebook is, not what it says. Hand unsteady? Let that person write while you watch.',
    es: 'Vaya de una en una. Escriba en grande y con lápiz, para poder cambiarla. Diga a alguien de confianza dónde está la libreta, no lo que contiene. ¿Le tiembla la mano? Que esa persona escriba mientras usted mira.',
  },
  'reading-and-writing-late': {
    en: 'It can be anyone with patience. Ask for a fixed day, and bring something from your own life: a shopping list, a song, a letter. Nobody yet? Ask at church or the clinic. Blurry? Have your eyes checked.',
    es: 'Sirve cualquiera con paciencia. Pida un día fijo y lleve algo de su vida: la lista del mercado, un canto, una carta. ¿Nadie todavía? Pregunte en la iglesia o en la clínica. Si ve borroso, pida que le revisen la vista.',
  },
  'life-story': {
    en: 'Let it come as it likes. Start at the door of that house or street: the light, the voices, who came in. No day comes? Tell of your first kitchen. Let somebody listen and ask for more.',
    es: 'Deje que llegue a su manera. Parta de la puerta de una casa: la luz, las voces, quién entró. ¿No le viene ningún día? Cuente de su primera cocina. Pida a alguien que escuche y diga qué más quiere saber.',
  },
  'artificial-intelligence': {
    en: 'Curious or not, both are fine. If you try it, bring one small wish: a birthday verse, or a meal from what you have. The library may help. A voice asks for money? Call that person yourself.',
    es: 'Con curiosidad o sin ella, está bien. Si prueba, lleve un deseo pequeño: un verso de cumpleaños, una comida con lo que hay. Quizá se lo enseñen en la biblioteca. ¿Una voz le pide dinero? Llame usted a esa persona.',
  },
  'knitting-and-sewing': {
    en: 'Go on from there. Ask at church or the library who does handwork together, and trade one trick. Yarn costs too much? Undo an old sweater. Nothing begun? A small square will do. Fingers numb? Tell your doctor.',
    es: 'Que sus manos sigan desde ahí. Pregunte en la iglesia o biblioteca quién teje o cose en grupo, e intercambien un truco. ¿La lana está cara? Deshaga un suéter viejo. ¿Nada empezado? Haga un cuadrito. ¿Dedos dormidos? Dígalo al médico.',
  },
  'eyesight-and-glasses': {
    en: 'Note that for the eye check. Wipe any glasses, and look at a calendar with each eye alone. A difference? Say so. Flashes, or a red, painful eye: eye doctor today. Sudden dark curtain: call {emergency}.',
    es: 'Anótelo para la revisión. Limpie sus lentes, si usa, y mire un calendario con cada ojo por separado. ¿Hay diferencia? Dígalo. Destellos, u ojo rojo que duele: oculista hoy. Cortina oscura de golpe: llame a {emergency}.',
  },
  'remember-tablets': {
    en: 'That shows where to start. Notice what gets in the way: a visitor, a tight lid. Ask the pharmacist for easy lids, away from children. Not sure? Note each miss. Forgetting other things too? Tell your doctor.',
    es: 'Eso muestra dónde empezar. Fíjese qué estorba: una salida, una visita, una tapa dura. Pida en la farmacia tapas fáciles, lejos de los niños. ¿No sabe? Anote cada olvido. Si olvida más cosas, dígalo al médico.',
  },
  forgetting: {
    en: 'That is worth telling the doctor. Nobody? Your own worry is reason enough to ask. Today, phone for the visit and put it on the calendar. Until then, keep keys, glasses and bills in one place.',
    es: 'Eso también le sirve al médico. ¿Nadie? Su propia preocupación basta para consultar. Llame hoy por la cita y póngala en el calendario. Mientras, llaves, lentes y cuentas siempre en un mismo lugar.',
  },
  'look-after-brain': {
    en: 'Give that an hour and a place. Tie it to something fixed, like morning coffee, and tell one person or leave a note by the cup. None yet? Move your feet and arms during the news.',
    es: 'Póngale a eso hora y lugar. Únalo a algo fijo, como el café de la mañana, y cuéntelo a alguien o deje una nota junto a la taza. ¿Ninguna aún? Mueva pies y brazos durante las noticias.',
  },
  'library-and-large-print': {
    en: 'Tell them just that. Nothing in mind? Ask what other readers liked lately. Ask too what the card costs, which paper you need for it, and whether a neighbor may fetch things for you.',
    es: 'Dígales justo eso. ¿Nada en mente? Pregunte qué les ha gustado a otros lectores. Averigüe también si el carné cuesta, qué documento piden y si un vecino puede recoger y devolver por usted.',
  },
  'family-tree': {
    en: 'Leave a page for that. Nobody left to ask? Look in old letters, in prayer books and on gravestones. This week, go through one drawer, and put what you find into one envelope.',
    es: 'Deje una página para eso. ¿Ya no queda a quién preguntar? Mire en cartas, libros de oraciones y lápidas. Esta semana, revise un cajón y guarde en un sobre lo que salga. ¿Le cuesta ver? Que alguien le lea.',
  },
  'dementia-in-the-family': {
    en: 'Take that along to the visit. Write it today as one plain sentence, or let someone write it. Nothing special? Then note who in the family had it, and at what time of life it began.',
    es: 'Lleve eso a la consulta. Escríbalo hoy en una frase clara, o que alguien lo anote. ¿Nada en especial? Apunte quién de la familia la tuvo y en qué época de su vida empezó.',
  },
  'risks-of-dementia': {
    en: 'One is enough to start. Undecided? Let your nurse help you choose. Write the first small step and its day on a card for the fridge. On Sunday, tell someone, or a notebook, how it went.',
    es: 'Con una cosa basta. ¿No se decide? Que la enfermera le ayude a escoger. Escriba el primer paso y su día en una tarjeta para el refrigerador. El domingo, cuente a alguien, o a un cuaderno, cómo le fue.',
  },
}
