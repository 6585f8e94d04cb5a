/** What is said to an answer that was not foreseen: on calm, care and grief. */

import type { Said } from '../../text/said.ts'

/** By the name of the matter that asked. */
export const calmReplies: Readonly<Record<string, Said>> = {
  'same-question-again': {
    en: 'Make that the card. Big letters, few words, where they sit; and whoever visits says the same. Different each time? Then answer with your hand on theirs. For your own rest, ask {company} who could sit in for an hour.',
    es: 'Que eso vaya en la tarjeta. Letra grande, pocas palabras, donde se sienta; y quien venga dice lo mismo. ¿Cada vez otra cosa? Conteste con la mano en la suya. Para descansar, pregunte a {company} quién puede quedarse una hora.',
  },
  'dementia-care': {
    en: 'Let us go on from there. Pick one hour this week and ask for it plainly: day, time, what to do. Nobody? Ask {company} for respite. At the end of your strength: tell your own doctor.',
    es: 'Partamos de ahí. Escoja un rato de esta semana y pídalo claro: qué día, a qué hora y para qué. ¿Nadie? Pregunte en {company} por un relevo. Si siente que no da más, cuéntelo también a su propio médico.',
  },
  'medicine-cost': {
    en: 'Say that too. None left? Say that it cannot wait. Ask about a cheaper form, and for a few until help comes. Split or stretch none on your own. Feeling worse: call the doctor at once.',
    es: 'Mencione eso al llamar. ¿Ninguna? Diga que no puede esperar. Pregunte por una forma más barata y si le dan unas pocas mientras llega la ayuda. No las parta ni las espacie por su cuenta. Si empeora, llame enseguida al médico.',
  },
  'awake-with-dementia': {
    en: 'There may be a thread there. Tonight, lay something dear by the bed: a photo, a bag, a blanket. Note the hour they rise and what they say. Still a riddle? Take the notes to the doctor.',
    es: 'Ahí puede haber un hilo. Esta noche, deje junto a la cama algo querido: una foto, un bolso, una manta. Apunte a qué hora se levanta y qué dice. ¿Sigue sin saberse? Lleve esas notas a la consulta.',
  },
  'washing-with-dementia': {
    en: 'Let that set the pace. Choose just one part to wash today, and leave the others for tomorrow. Not clear? Watch at which moment they pull back, and stop there. Red or sore skin: show a nurse.',
    es: 'Que eso marque el ritmo. Elija hoy una sola parte para lavar y deje las otras para mañana. ¿No está claro? Fíjese en qué momento se resiste, y pare ahí. Piel roja o con llagas: enséñela a una enfermera.',
  },
  'somebody-to-sit-in': {
    en: 'The first step follows from that. Write a page for the helper: the name they like, their music, what upsets them. Nobody yet? Let the helper ask them for a small favor, such as folding napkins together.',
    es: 'De eso sale el primer paso. Escriba una hoja para quien venga: qué nombre prefiere esa persona, su música, qué le molesta. ¿Nadie todavía? Que la visita le pida un favor pequeño, como doblar juntos las servilletas.',
  },
  'papers-hard-to-read': {
    en: 'We take it from there. Set one paper day this week, with good light, a magnifier and a pen. Nobody? Ask for a helper at the library. Keep your bank code private, and sign nothing in a hurry.',
    es: 'De ahí seguimos. Fije un día de esta semana para los papeles, con buena luz, lupa y lápiz. ¿Nadie? Busque ayuda en la biblioteca. La clave del banco es de usted nada más, y no firme nada con prisa.',
  },
  'clinic-without-insurance': {
    en: 'Open the call with that. Put in one bag what you have: a name card, tablets, old doctors’ letters. Not sure what you need? Ask for a first checkup. Chest pain or hard breathing: get emergency help.',
    es: 'Dígalo al comenzar la llamada. Junte en una bolsa lo que tenga: identificación, pastillas, cartas médicas viejas. ¿No sabe qué necesita? Pida una primera revisión. Dolor de pecho o falta de aire: ayuda de urgencia.',
  },
  'keep-from-catching-colds': {
    en: 'A plan can start there. Put soap, a clean towel and tissues in plain sight, with a friendly note: first the sink, then the hug. Nobody comes? Make it your own habit after the shop or the bus.',
    es: 'Un plan puede empezar ahí. Deje a la vista jabón, toalla limpia y pañuelos, con una nota amable: primero el agua, luego el abrazo. ¿Nadie entra? Hágalo usted al volver de la tienda o del autobús.',
  },
  'asks-for-the-dead': {
    en: 'Those words can be shared. Put your sentence on a card by the chair, so that all who come say the same. Nobody else? It is for your tired hours. Too much? Breathe in the next room.',
    es: 'Esas palabras se comparten. Ponga su frase en una tarjeta junto al sillón, para que quien venga diga lo mismo. ¿Nadie más? Queda ahí para sus horas de cansancio. Si pesa mucho, respire un momento en otro cuarto.',
  },
  'kind-lie': {
    en: 'Go gently from there. Write one kind answer on a card for all who visit, so everybody says the same. Keep a photo or soft scarf near for such moments. Suddenly more confused? Call the doctor that day.',
    es: 'Desde ahí, con suavidad. Escriba una respuesta amable en una tarjeta, para que quien visite diga lo mismo. Tenga cerca una foto o un pañuelo suave. Si esa persona se confunde mucho más de repente, llame ese día al médico.',
  },
  'missing-them-still-here': {
    en: 'There is room for that. Keep a small box for it: a photo, a letter, something they made. Open it when you wish. Nobody to sit with them meanwhile? Ask {company} who could come for an hour.',
    es: 'Eso también tiene su lugar. Guárdele una cajita: una carta, un retrato, algo hecho por esa persona. Ábrala cuando quiera. ¿No hay quien le acompañe mientras tanto? Pregunte a {company} quién podría venir una hora.',
  },
  'keeps-their-clothes': {
    en: 'Whatever comes may come. Afterward, fold it away and do one plain thing: warm tea, an open window, a few steps. Nobody to tell? Say it aloud to their photo. Hardly sleeping or eating? Tell your doctor.',
    es: 'Que venga lo que venga. Al terminar, dóblela y haga algo sencillo: un té, abrir la ventana, unos pasos. ¿No hay a quién contarlo? Dígalo en voz alta frente a su foto. ¿Casi no duerme ni come? Dígalo al médico.',
  },
  'myself-again': {
    en: 'Make a little place for it. Tonight, lay out what you need where you will see it. Nothing comes to mind? Ask an old friend, or look at old photos. A few minutes are enough, even with tears.',
    es: 'Hágale un lugarcito en su día. Esta noche deje a la vista lo que necesita. ¿No se le ocurre nada? Pregunte a una amistad de antes, o mire fotos viejas. Unos minutos bastan, aunque haya lágrimas.',
  },
  'up-at-night-as-carer': {
    en: 'The doctor can use that. Till nights are easier, lie down while they nap, and let the dishes wait. Ask a friend for one morning, so you can sleep. Nobody? Ask {company} about day care for them.',
    es: 'Al médico le sirve saberlo. Por ahora, acuéstese cuando esa persona haga siesta, y que los platos esperen. Pida a una amistad una mañana, para que usted duerma. ¿Nadie? Pregunte a {company} por un centro de día.',
  },
  'agitated-with-dementia': {
    en: 'That is worth watching. Clear away what may frighten: mirrors, loud news, shadows by the door. Move slowly, with open hands. Anger rising in you? If they are safe, step out, breathe, and ring somebody afterward.',
    es: 'Conviene irlo observando. Quite lo que pueda asustar: espejos, noticias ruidosas, sombras junto a la puerta. Muévase lento, con las manos abiertas. ¿Le sube el enojo? Si esa persona está segura, salga, respire y luego llame a alguien.',
  },
  'grief-anniversary': {
    en: 'Be gentle with yourself there. Keep the day after quiet too, with an easy meal ready. No date? A song can bring it back as well. Life too heavy to go on with? Call for help that hour.',
    es: 'Trátese con cariño en eso. Deje tranquilo también el día siguiente, con una comida fácil ya lista. ¿Ninguna fecha? Una canción también puede traer el recuerdo. Si siente que no puede seguir viviendo, pida ayuda en ese momento.',
  },
  'belongings-of-the-dead': {
    en: 'Give your heart time with that. Set out an empty box and write “mine” on it; whatever you cannot part with goes there, today or months from now. Hardly eating or sleeping for days? Tell your doctor.',
    es: 'Dele tiempo al corazón. Ponga una caja vacía y escríbale “mío”; ahí va lo que no quiera soltar, hoy o dentro de meses. ¿Varios días casi sin comer ni dormir? Cuénteselo a su médico.',
  },
  'how-long-grief': {
    en: 'Thank you for telling me. Lay out one small comfort for a hard moment: a blanket, a photo, a warm cup. No hour stands out? Have it ready for waking up. Hardly eating or sleeping? Call your doctor.',
    es: 'Gracias por decírmelo. Deje listo algo que reconforte en un momento duro: una manta, una foto, un té. ¿Ninguna hora resalta? Téngalo listo al despertar. Si casi no come ni duerme, avise a su médico.',
  },
  'empty-bed': {
    en: 'Keep that in mind tonight. Before dark, lay something warm on the bed: socks, a shawl. Write down one name to call on a heavy day. Nobody? Ask at your clinic about friendly phone calls.',
    es: 'Téngalo presente esta noche. Antes de que oscurezca, deje sobre la cama algo que abrigue: unas medias, un chal. Apunte un nombre para llamar en un día pesado. ¿Nadie? Pregunte en su clínica por llamadas de compañía.',
  },
  'pet-died': {
    en: 'Let us think of your friend. Today write down one funny thing from your days together, or say it out loud. The bowl and bed can stay until you decide. Hardly eating? Tell your doctor or nurse.',
    es: 'Pensemos un momento en su amigo. Escriba hoy, o diga en voz alta, una travesura que le hacía reír. El plato y la cama pueden quedarse hasta que usted decida. Si casi no come, avise a su médico o enfermera.',
  },
  'crying-easily': {
    en: 'There is no wrong answer there. Next time, as it eases, wash your face with cool water and sit by an open window. Then do one small chore. Cannot go on? Tell someone now and call your doctor.',
    es: 'Ahí no hay respuesta mala. La próxima vez, cuando afloje, lávese la cara con agua fresca y siéntese junto a una ventana abierta. Luego haga una tarea pequeña. Si siente que no puede seguir, dígalo ya y llame al médico.',
  },
  'keeping-the-dead-near': {
    en: 'That belongs to you. This week choose one thing that tells of them, such as a recipe, a song or a saying, and share it with somebody younger. Nobody near? Write it on a card for your table.',
    es: 'Eso es muy suyo. Esta semana escoja algo que hable de esa persona: una receta, una canción, un dicho. Compártalo con alguien más joven. ¿Nadie cerca? Escríbalo en una tarjeta y déjela sobre la mesa.',
  },
  'quick-temper': {
    en: 'That is worth a closer look. Notice what your body does first: tight jaw, hot face, loud voice. That is your signal to leave early. Tell your family today. Live alone? You may end a phone call too.',
    es: 'Vale la pena mirarlo de cerca. Fíjese qué avisa primero en su cuerpo: mandíbula dura, cara caliente, voz fuerte. Esa es su señal para apartarse antes. Cuéntelo hoy en casa. ¿Vive sin compañía? También puede cortar una llamada.',
  },
  prayer: {
    en: 'Follow your own way in this. Today lay by your seat what helps you begin: beads, a card, a picture. Tired eyes? Find a service on the radio. No words come? Quiet is fine too.',
    es: 'Siga en esto su propio modo. Deje hoy junto a su asiento algo que le ayude a empezar: un rosario, una estampa, un libro. ¿Vista cansada? Busque una misa o un culto en la radio. ¿No salen palabras? El silencio también vale.',
  },
  'music-to-calm': {
    en: 'We can go on from there. Write a short list of songs from your young years and keep it near. Nothing comes? Ask what others danced to then. Poor hearing? Hum, and feel it in your chest.',
    es: 'Sigamos desde ahí. Haga una lista corta de canciones de su juventud y téngala cerca. ¿No sale ninguna? Pregunte a un familiar o conocido qué se bailaba entonces. ¿Oye poco? Tararee y siéntalo en el pecho.',
  },
  'news-upsets': {
    en: 'That tells a lot. When a story sticks, write it in one line, and beside it a small kindness you can do nearby. Nothing to do? Fold the paper away. Sleeping badly for weeks? Tell your doctor.',
    es: 'Eso dice mucho. Cuando una noticia se le pegue, póngala en una línea y, al lado, un gesto amable que pueda hacer cerca. ¿No hay ninguno? Doble el papel y guárdelo. Si lleva semanas durmiendo mal, avise al médico.',
  },
  'carer-guilt': {
    en: 'Be gentle with that. Think what you would tell a friend, and say it to yourself tonight. Then ask somebody for a free hour. Nobody? Ask {company} who can step in. Low for weeks? Tell your doctor.',
    es: 'Tómelo con ternura. Piense qué le diría a una amistad en su lugar, y dígaselo esta noche. Luego pida a alguien una hora libre. ¿Nadie? Pregunte a {company} quién puede relevarle. Si el desánimo dura semanas, avise al médico.',
  },
  'siblings-do-not-help': {
    en: 'Let us make asking easier. Pick a calm hour, with the day and task on paper before you. A no? Thank them and try another name. Nobody? Ask a neighbor or the nurse. Worn out? Tell your doctor.',
    es: 'Hagamos más fácil pedirlo. Elija una hora tranquila, con el día y la tarea ya escritos. ¿Dicen que no? Agradezca y pruebe otro nombre. ¿Nadie? Busque en el barrio o con la enfermera. Si ya no puede más, avise a su médico.',
  },
  'pain-and-mood': {
    en: 'That is useful to know. Today write what you no longer do, and what you miss most. Sore hands? Let somebody write. No doctor? Ask at a clinic. Feel you cannot go on? Tell someone now.',
    es: 'Es útil saberlo. Escriba hoy qué ha dejado de hacer y qué extraña más. ¿Le duelen las manos? Que alguien escriba. ¿No tiene médico? Pregunte en una clínica. Si siente que no puede seguir, dígalo ya a alguien.',
  },
  'worry-about-children': {
    en: 'Whatever the answer, start small. Put your worry on a slip, drop it in a jar and close the lid. Then do something just for you: coffee outdoors, a song. Sleeping badly for weeks? Tell your doctor.',
    es: 'Sea así o no, vaya despacio. Meta la preocupación, en un papelito, dentro de un frasco y ciérrelo. Luego haga algo para usted: un café afuera, una canción, una charla. Si lleva semanas durmiendo mal, avise al médico.',
  },
  'waiting-for-results': {
    en: 'Note down what you know. Keep the clinic number, papers and pen by the phone. No date yet? Write who you spoke to and what they said. Feel worse while you wait? Call your doctor that day.',
    es: 'Apunte lo que sepa hasta ahora. Junte al lado del teléfono el número de la clínica, sus papeles y un lápiz. ¿No hay fecha? Anote quién le atendió y qué dijo. Si mientras tanto se siente peor, llame ese día al médico.',
  },
  'family-quarrel': {
    en: 'Let it rest a little first. Tell it all to somebody outside who can keep it. Nobody? Write it down, then tear it up. Somebody hurts or threatens you? Get help at once, and tell your doctor.',
    es: 'Déjelo reposar un poco. Antes, cuente todo a alguien de fuera que sepa guardarlo. ¿Nadie? Escríbalo para usted y rompa la hoja. Si alguien le lastima o le amenaza, pida ayuda enseguida y cuéntelo también a su médico.',
  },
  'nerves-before-an-appointment': {
    en: 'Tell them just that. Tonight pack a bag: glasses, hearing aids, your list of tablets, something soft to hold. Plan today how you get home. Nobody free? Tell the clinic. Fall ill before the day? Call them.',
    es: 'Dígaselo tal cual. Esta noche prepare una bolsa: lentes, audífonos, lista de pastillas, algo suave que apretar. Piense hoy cómo volverá a casa. ¿Nadie puede ir? Avise a la clínica. Si enferma antes del día, llame también.',
  },
  vaccination: {
    en: 'Take that to your nurse. Ask where it is given, whether it is free for you, and when. No card? The clinic can look you up. Wear a loose sleeve. Fever that day? Call first.',
    es: 'Coméntelo con su enfermera. Pregunte dónde la ponen, si es gratis para usted y si hace falta cita. ¿No tiene cartilla? La clínica puede buscar sus datos. Lleve manga floja. Si ese día tiene fiebre, llame antes.',
  },
  'doctor-visit-questions': {
    en: 'Let that lead the visit. Write it in big letters tonight and pack it with your glasses. Not sure? Write what has changed lately. Nobody to come along? Ask if you may record. Getting worse? Call sooner.',
    es: 'Que eso guíe la visita. Escríbalo hoy en letra grande y guárdelo con sus lentes y audífonos. ¿No sabe? Ponga qué ha cambiado últimamente. ¿Nadie le acompaña? Pregunte si puede grabar. Si empeora, llame antes.',
  },
  'memory-tests-at-night': {
    en: 'Leave that to the daytime. Tonight, give your mind something with no right or wrong: a prayer, a tune hummed low, a calm voice on the radio. Tomorrow, phone for the visit while the day is young.',
    es: 'Eso queda para el día. Esta noche, dele a la mente algo que no se pueda fallar: una oración, una melodía bajito, una voz tranquila en la radio. Mañana temprano, llame para pedir la cita.',
  },
  'awake-over-bills': {
    en: 'Fix a daytime hour for it. Nobody? Ask {company} or the library who sits down with people over papers. Put every letter in one bag, opened or not. Give no card, code or signature away.',
    es: 'Fije una hora de día para eso. ¿Nadie? Pregunte a {company} o en la biblioteca quién ayuda con papeles. Meta todas las cartas en una bolsa, abiertas o no. No entregue tarjeta, clave ni firma.',
  },
  'table-for-one-after-loss': {
    en: 'Make that one the simplest. Hard to say? Take breakfast. Keep something ready that needs no cooking, such as bread, cheese or fruit, and eat it by the window. If you like, phone somebody while you both eat.',
    es: 'Que esa sea la más sencilla. ¿No sabe? Empiece por el desayuno. Tenga listo algo que no se cocine, como pan, queso o fruta, y cómalo junto a la ventana. Si quiere, llame a alguien mientras comen.',
  },
  'song-brings-tears': {
    en: 'That is worth keeping. Title gone? One line or the tune will do. On paper or as a voice message, tell where you first heard it and who was there. Then have a warm drink.',
    es: 'Eso merece guardarse. ¿No recuerda el título? Basta una frase o la melodía. En papel o en mensaje de voz, deje dicho dónde la oyó por primera vez y quién estaba. Después, una bebida tibia.',
  },
  'shouted-at-them': {
    en: 'Look at that without blame. Nothing in particular? Then it piled up. Today, choose one sentence for such moments, like “I need a minute,” and tell somebody how tired you are. Newly restless? Tell their doctor.',
    es: 'Mírelo sin culparse. ¿Nada en especial? Entonces se fue juntando. Hoy, elija una frase para esos ratos, como “necesito un minuto”, y cuente a alguien cuánto cansancio lleva. ¿Inquietud nueva en esa persona? Avise a su médico.',
  },
  'leaves-the-house': {
    en: 'Write that down each time. No pattern? Note what happened just before. Today, put your number in their coat pocket, and ask a nearby shop to call you. All at once more confused? Call the doctor now.',
    es: 'Apúntelo cada vez. ¿No hay hora fija? Anote qué pasó justo antes. Hoy, ponga un papel con su número en el abrigo de esa persona y pida a una tienda cercana que le avise. ¿Más confusión de golpe? Llame ya al médico.',
  },
}
