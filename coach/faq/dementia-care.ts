/** Questions of those who care for somebody with dementia. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const dementiaCare: Faq = {
  name: 'dementia-care',
  domain: 'Stress',
  card: 'T10',
  about: pattern('({dementia}|demented|frontotemporal|sundown*)'),
  fits: ['carer', 'no-time', 'nobody-near', 'no-money', 'housebound'],
  entries: [
    {
      label: { en: 'They try to go out the door', es: 'Quiere salir por la puerta' },
      asks: {
        en: 'stop him going out at night; she opened the front door in the dark; should I lock the door; wanders off into the street, busy road; found outside in a nightgown; gets lost outdoors; door alarm, bolt or latch; slips out while I sleep, could walk into traffic',
        es: 'cómo evito que salga de noche; abrió la puerta de la calle; cierro con llave, cerrojo o pasador; se escapa, se sale, se pierde; lo encontraron en la calle en pijama; alarma para la puerta; se va mientras duermo, pasan muchos carros',
      },
      say: {
        en: 'Tonight, hang a bell on the door. Put a latch very high or very low. Hide coat, bag and shoes. Never lock anybody in alone: a fire needs a way out. If they slip out and are out of sight, call {emergency} at once.',
        es: 'Esta noche, cuelgue una campanita en la puerta. Ponga un pestillo muy alto o muy bajo. Guarde abrigo, bolso y zapatos. No deje a nadie bajo llave a solas, por si hay fuego. Si sale y no le ve, llame ya a {emergency}.',
      },
      more: {
        en: 'Step by step: Sew a name and a phone number into the coat. Keep a new photo at hand. Ask neighbors and shops to call you. Walk together each afternoon. Ask the doctor about the cause, and {company} about door alarms.',
        es: 'Paso a paso: Cosa en el abrigo su nombre y un teléfono. Tenga a mano una foto de ahora. Pida a vecinos y tiendas que le avisen. Caminen juntos cada tarde. Pregunte al médico por la causa, y a {company} por alarmas de puerta.',
      },
      whose: 'other',
    },
    {
      label: { en: 'How do I stop the driving?', es: '¿Cómo evito que conduzca o maneje?' },
      asks: {
        en: 'he wants the car keys; where to hide the keys so he does not drive; she insists she can still drive; gets lost in the car; take away the license; scratches on the car, unsafe behind the wheel; sell or disable the car; furious about the car',
        es: 'pide las llaves del carro; escondo las llaves del coche para que no maneje; insiste en conducir el auto; se pierde manejando; quitarle la licencia, el carnet, el brevete; raspones en el coche, es un peligro al volante; vender el carro',
      },
      say: {
        en: 'Put all car keys out of sight today, the spare ones too. Park the car where it is not seen. Ask the doctor to say it and write it down: “No driving.” That no often hurts less than one from you.',
        es: 'Guarde hoy todas las llaves del auto, también las de repuesto. Estacione donde no se vea. Pida al médico que lo diga y lo escriba: “No debe conducir.” Ese no suele doler menos que uno suyo.',
      },
      more: {
        en: 'When they ask for the keys: “Today I drive. Where shall we go?” No talk about how well they drive. A mechanic can keep the car from starting. Ask {company} for rides. If they have driven off, call {emergency}.',
        es: 'Cuando pida las llaves: “Hoy conduzco yo. ¿Adónde vamos?” No discutan si sabe o no. Un mecánico puede hacer que el auto no arranque. Pida a {company} transporte. Si ya se fue en el auto, llame a {emergency}.',
      },
      whose: 'other',
    },
    {
      label: { en: 'They want to go to work at night', es: 'De noche quiere ir a trabajar' },
      asks: {
        en: 'puts on his coat at two in the morning; says the boss is waiting; retired twenty years ago and wants his job; gets mad when told he is retired; dresses for the office; late for the shift, the factory; must fetch the children from school, milk the cows',
        es: 'se viste para el trabajo de madrugada; dice que lo espera el jefe, el patrón; se jubiló hace años y quiere ir a la oficina; se enoja si le digo que está jubilado; que llega tarde al turno, a la fábrica; tiene que recoger a los niños del colegio, ordeñar las vacas',
      },
      say: {
        en: 'You need not prove that work is over. Say: “It is still dark. We have time. Let us sit down first.” Or: “They called. You have the day off.” Then the toilet, something warm, and slowly back to bed.',
        es: 'No hace falta probarle que ya no trabaja. Diga: “Aún es de noche. Hay tiempo. Sentémonos un rato.” O: “Llamaron. Hoy tienes el día libre.” Luego el baño, algo tibio, y poco a poco a la cama.',
      },
      more: {
        en: 'If that fails: Let them talk. “What do you do there?” Praise the work. Before night, hide work clothes, bag and keys. By day, give a small job and thank them for it. Tell the doctor how many nights it happens.',
        es: 'Si no basta: Deje que cuente. “¿Qué haces allí?” Elogie ese trabajo. Antes de la noche, guarde la ropa, el bolso y las llaves. De día, dele una tarea pequeña y las gracias. Diga al médico cuántas noches pasa.',
      },
      whose: 'other',
    },
    {
      label: {
        en: 'Awake and walking about at night',
        es: 'De noche no duerme y anda por la casa',
      },
      asks: {
        en: 'opens drawers and turns on the lights; get him back to bed; wakes at three; paces around the house all night; sleeps all day and is up all night; restless, undresses, moves chairs; gets up again and again',
        es: 'abre cajones y prende las luces; cómo lo vuelvo a acostar; se despierta a las tres; camina por la casa toda la noche; duerme de día y de noche está despierto; se levanta a cada rato; inquieto, se desviste, mueve los muebles',
      },
      say: {
        en: 'Keep your voice low and the light dim. Offer the toilet, a sip and your hand. Say: “It is night. I am here. Let us rest.” If they refuse the bed, a chair with a blanket is fine.',
        es: 'Hable bajito y con poca luz. Ofrezca el baño, un sorbo y su mano. Diga: “Es de noche. Estoy aquí. Vamos a descansar.” Si no quiere la cama, vale un sillón con una manta.',
      },
      more: {
        en: 'By day: Go out in the morning light, walk, and keep naps short. No coffee after lunch. For the night: no loose rugs, small lights on, stove off. Ask the doctor this week about pain, bladder and tablet times.',
        es: 'De día: Salgan a la luz de la mañana, caminen, y poca siesta. Nada de café tras el almuerzo. Para la noche: sin alfombras sueltas, luces pequeñas, cocina apagada. Pregunte al médico por dolor, vejiga y horas de las pastillas.',
      },
      facts: ['Z17'],
      whose: 'other',
    },
    {
      label: { en: 'How do I get some sleep myself?', es: '¿Y yo cómo duermo?' },
      asks: {
        en: 'I have not slept a whole night in weeks; I am awake because he is; who watches her while I sleep; I sleep with one ear open; almost falling asleep at the wheel; somebody to take a night; dead on my feet; up with her since four',
        es: 'llevo semanas sin dormir una noche entera; no pego ojo, me despierta; quién la vigila mientras duermo; duermo con un ojo abierto; me caigo de sueño; alguien que me cubra una noche; en vela desde las cuatro',
      },
      say: {
        en: 'Broken nights wear anybody out. Today, lie down when they lie down, and leave the chores. Do not drive while you are this tired. Call {company}. Ask who can sit one night, or where they could stay some nights.',
        es: 'Dormir a trozos agota a cualquiera. Hoy, descanse cuando su familiar se acueste, y deje las tareas. No conduzca con tanto sueño. Llame a {company}. Pregunte quién puede velar una noche, o dónde podría quedarse unos días.',
      },
      more: {
        en: 'If nobody can come yet: Put a bell on the door and rest in the next room. Some hours of day care let you sleep by day. Tell your own doctor how few hours you get. That is a reason for urgent help.',
        es: 'Si todavía no puede venir nadie: Ponga una campanita en la puerta y descanse en el cuarto de al lado. Un centro de día le deja dormir de día. Diga a su médico cuánto duerme. Es motivo para pedir ayuda urgente.',
      },
      facts: ['T10'],
    },
    {
      label: {
        en: 'They want to go home but are home',
        es: 'Quiere irse a su casa y ya está en casa',
      },
      asks: {
        en: 'when are we going home; take me home; says this is not her house; what do I answer about home; packs a bag, pulls at the door handle; begs for the house of her childhood; wants to go home every day at five',
        es: 'cuándo nos vamos a casa; llévame a mi casa; dice que esta no es su casa; qué le digo si se quiere ir a la casa; hace la maleta, jala la manija; pide volver al pueblo, a la casa de su niñez; grita que se quiere ir',
      },
      say: {
        en: 'Do not argue about which house this is. “Home” often means a place to feel safe. Say: “You want to go home. What is it like there?” Check for hunger, pain or the toilet. Then walk a little and have tea.',
        es: 'No discuta qué casa es esta. “Mi casa” suele ser un lugar donde uno está a salvo. Diga: “Quieres ir a casa. ¿Cómo es?” Mire si hay hambre, dolor o ganas de ir al baño. Luego caminen un poco.',
      },
      more: {
        en: 'If they go on: “We will see after supper. Help me set the table.” Play songs from their youth. Look at old photos of that house. Hide coats and bags. Tomorrow, begin with the calm things half an hour sooner.',
        es: 'Si sigue: “Después de la cena vemos. Ayúdame a poner la mesa.” Ponga canciones de su juventud. Miren fotos de aquella casa. Guarde abrigos y bolsos. Mañana, empiece con lo que calma media hora antes.',
      },
      whose: 'other',
    },
    {
      label: { en: 'Why are evenings the worst?', es: '¿Por qué se pone peor al anochecer?' },
      asks: {
        en: 'why at dusk and not in the morning, sundowning; starts around four or five when it gets dark; agitated every afternoon; the lamps were no use; nervous always at the same hour; worse in winter',
        es: 'por qué a esa hora, al oscurecer; de mañana está bien y a la tardecita no; empieza a las seis de la tarde; síndrome del ocaso, crepuscular; se pone nervioso, como loco, cada tarde; las lámparas no sirvieron; peor en invierno',
      },
      say: {
        en: 'By evening the sick brain is tired. Dim light and shadows confuse it, and the body clock is off. It is not ill will. Today: rest after lunch, a snack, lamps on early, TV off, and towels to fold.',
        es: 'Al final del día el cerebro enfermo está cansado. La poca luz y las sombras confunden. No es mala voluntad. Hoy: descanso tras el almuerzo, merienda, lámparas antes de que oscurezca, tele apagada, y toallas para doblar.',
      },
      more: {
        en: 'If lamps do not help: Look for what else comes at that hour, such as hunger, pain, noise or boredom. Go out in the morning light. Do baths and visits before noon. Note what calms, and show it to the doctor.',
        es: 'Si las lámparas no ayudan: Busque qué más hay a esa hora: hambre, dolor, ruido, aburrimiento. Salgan a la luz de la mañana. Deje baño y visitas para antes del mediodía. Apunte qué calma y muéstrelo al médico.',
      },
      facts: ['Z17'],
      whose: 'other',
    },
    {
      label: { en: 'The same question again and again', es: 'Pregunta lo mismo una y otra vez' },
      asks: {
        en: 'asks forty times a day; what day is it, ten times an hour; what do I answer the tenth time; keeps asking when lunch is; repeats herself, I already told her; will the repeating ever stop; words to use when she asks over and over',
        es: 'pregunta veinte veces al día; me repite la misma cosa; qué le contesto a la décima vez; a cada rato qué día es, a qué hora comemos; ya se lo dije y vuelve a preguntar; dale que dale, la misma cantaleta; dejará algún día de repetir',
      },
      say: {
        en: 'For them, each time is the first time. Answer short and warm, always in the same words. Then calm the worry behind it: “All is taken care of. I am here.” Then give the hands something to do, or change rooms.',
        es: 'Para esa persona, cada vez es la primera. Responda corto y con cariño, siempre igual. Luego calme la inquietud: “Todo está arreglado. Estoy aquí.” Después, dele algo que hacer con las manos o cambien de cuarto.',
      },
      more: {
        en: 'If it goes on: Write the answer big on a board and point to it. A clock that shows the day helps. After some answers, a nod or a song is enough. Scolding will not stop it. Memory cannot hold your answer.',
        es: 'Si sigue: Escriba la respuesta en grande y señálela. Ayuda un reloj que muestre el día. Tras varias veces, basta asentir o cantar. Regañar no lo frena: la memoria no guarda su respuesta.',
      },
      whose: 'other',
    },
    {
      label: { en: 'They ask for somebody who has died', es: 'Pregunta por alguien que ya murió' },
      asks: {
        en: 'when is my mother coming, she has been dead for years; asks where dad is; do I tell the truth or lie; cries as if it were new; my sister says that is lying, a sin; looks for her late husband at night; where is the cat that died; is it wrong to pretend',
        es: 'busca a su mamá que murió hace años; dónde está papá; le digo la verdad o le miento; llora como si fuera nuevo; dicen que es mentirle, que es pecado, engañarla; le sigo la corriente; pregunta por su esposo muerto, por el gato',
      },
      say: {
        en: 'You need not tell of the death again. It would hurt like the first time. Say: “You miss them. Tell me something nice about them.” Then a photo or a song. It is no sin and no lie: you answer the longing.',
        es: 'No hace falta repetir que murió. Dolería como la primera vez. Diga: “Sé que le extrañas. Cuéntame algo bonito.” Luego una foto o una canción. No es pecado ni engaño: usted responde a lo que siente.',
      },
      more: {
        en: 'If they insist: “Not here just now. I am with you.” If they ask straight about the death, say a soft yes. Hold their hand and talk of a good old day. Let the whole family answer the same way.',
        es: 'Si insiste: “Ahora no está. Yo estoy contigo.” Si pregunta directo si murió, diga que sí, con voz suave. Tome su mano y hablen de un buen día de antes. Que toda la familia responda igual.',
      },
      whose: 'other',
    },
    {
      label: {
        en: 'How do I keep from losing my temper?',
        es: '¿Cómo hago para no perder la paciencia?',
      },
      asks: {
        en: 'what keeps me from snapping tonight; temper coming, what do I do in that minute; I get so irritated and cross; cannot leave the room, not steady on her feet; about to shout again this afternoon; stay calm next time; breathing does not work for me; boiling inside',
        es: 'qué hago cuando me den ganas de gritarle; me saca de quicio, me irrita; siento que voy a explotar; cómo me calmo en ese momento; no puedo salir del cuarto; la respiración no me sirve; se me acaba la paciencia, me da rabia, coraje, bronca',
      },
      say: {
        en: 'Before you speak, breathe out slowly, once or twice. Let your shoulders drop. Press your feet to the floor. Think: “It is the illness talking.” Then speak low and slow. You need not leave the room for this.',
        es: 'Antes de hablar, suelte el aire despacio, una o dos veces. Baje los hombros. Apoye bien los pies. Piense: “Habla la enfermedad.” Luego hable bajo y lento. Para esto no hace falta salir del cuarto.',
      },
      more: {
        en: 'If breathing does nothing: Hum a tune, hold a cold cup, or look out of the window. Find your hardest hour. Just before it, eat, drink and sit down yourself. If you might hurt somebody, step away and call {crisis}.',
        es: 'Si respirar no sirve: Tararee, sostenga un vaso frío o mire por la ventana. Busque su hora más difícil. Justo antes, coma, beba y siéntese usted. Si teme hacerle daño a alguien, apártese y llame a {crisis}.',
      },
      facts: ['T06'],
    },
    {
      label: { en: 'I shouted and feel terrible', es: 'Le grité y me siento muy mal' },
      asks: {
        en: 'I snapped at her and feel rotten; am I a bad husband, a horrible wife; guilty, ashamed of yelling; do other carers get like that; hollered at mum, lost it; I made him cry; how do I make up for it',
        es: 'le grité, le contesté feo; me siento culpable, una basura, fatal, pésimo; soy mala esposa; qué vergüenza, qué remordimiento; a otros les pasa también; la hice llorar; le pegué un grito; cómo le pido perdón',
      },
      say: {
        en: 'Very many who care day and night have shouted. It shows how tired you are, not that you are bad. Go back softly: “I was cross. I love you.” Hold hands. Words are soon forgotten. A kind moment does good now.',
        es: 'A muchísimos que cuidan día y noche les ha pasado. Muestra cansancio, no maldad. Vuelva con voz suave: “Me enojé. Te quiero.” Tome su mano. Las palabras se olvidan pronto. Un momento de cariño hace bien ahora.',
      },
      more: {
        en: 'When the guilt comes back: Say to yourself what you would say to a good friend. Look at what came before: no sleep, no food, no break. Change one of these. Tell one person about it, or a carers’ group.',
        es: 'Cuando vuelva la culpa: Dígase lo que le diría a una buena amiga. Mire qué hubo antes: sin dormir, sin comer, sin pausa. Cambie una de esas cosas. Cuénteselo a alguien, o a un grupo de cuidadores.',
      },
      facts: ['T10'],
    },
    {
      label: { en: 'They get angry at me', es: 'Se enoja conmigo' },
      asks: {
        en: 'gets angry, yells, swears and insults me, screaming at me; threw the plate; what do I do when the shouting starts; hits, pinches, kicks when I help; aggressive, violent; flies into a rage over nothing; was never like that before',
        es: 'qué hago cuando empieza a gritar; me insulta, dice groserías; me tiró el plato; pega, pellizca, empuja cuando le ayudo; está agresivo, violento, bravo; se enfada por nada; antes no era así, es la enfermedad',
      },
      say: {
        en: 'It is the illness, and it still hurts. Step back, out of reach. Do not argue and do not hold them. Say low: “I see you are upset. I want to help.” In danger, leave the room and call {emergency}.',
        es: 'Es la enfermedad, y aun así duele. Dé un paso atrás. No discuta ni le sujete. Diga bajito: “Veo que estás mal. Quiero ayudarte.” Si hay peligro, salga del cuarto y llame a {emergency}.',
      },
      more: {
        en: 'Afterwards: Note what came just before, such as a wash, noise, pain or a hurry. Change that one thing. Put away knives and sticks. If blows or things fly, tell the doctor this week. If it is new, call today.',
        es: 'Después: Apunte qué pasó justo antes: el baño, ruido, dolor o prisa. Cambie esa sola cosa. Guarde cuchillos y palos. Si hay golpes o vuelan cosas, dígalo esta semana al médico. Si es algo nuevo, llame hoy.',
      },
      whose: 'other',
    },
    {
      label: { en: 'They say that we steal things', es: 'Nos acusa de robarle cosas' },
      asks: {
        en: 'accuses the cleaner of stealing; hides her purse and bills, then cannot find them; someone took my ring; thinks I cheat, jealous of the neighbor; suspicious, paranoid; says the food is poisoned; says I am after the money',
        es: 'dice que le roban; acusa a la muchacha de ladrona; esconde la cartera, los recibos, y no los encuentra; cree que lo engaño, está celoso; desconfía de todos; que la comida tiene veneno; que queremos su dinero, su plata',
      },
      say: {
        en: 'It stings to be blamed. Memory has a gap, and fear fills it. Do not defend yourself. Say: “How annoying. Let us look together.” Let them find it. Tell the helper: it is the illness, and nobody believes it.',
        es: 'Duele que le acusen. La memoria tiene un hueco y el miedo lo llena. No se defienda. Diga: “Qué fastidio. Busquemos juntos.” Deje que lo encuentre. A quien ayuda, dígale que es la enfermedad.',
      },
      more: {
        en: 'Step by step: Check once, quietly, that nothing is really missing. Learn the hiding places. Keep a second purse and spare glasses. Have the bills sent to you. If they fear the food or tablets, call the doctor this week.',
        es: 'Paso a paso: Revise una vez, sin ruido, que de verdad no falte nada. Aprenda sus escondites. Tenga otra cartera y otros lentes. Que los recibos le lleguen a usted. Si teme la comida o las pastillas, llame esta semana al médico.',
      },
      whose: 'other',
    },
    {
      label: {
        en: 'They see things I do not see',
        es: 'Ve cosas que yo no veo',
      },
      asks: {
        en: 'sees things and people that are not there; little children at the foot of the bed; hears voices; stranger in the mirror; insects on the wall; hallucinations, visions; says somebody is in the house, afraid of shadows; do I play along',
        es: 've cosas o personas que no están, gente en el cuarto; niños al pie de la cama; oye voces; habla con el espejo; bichos en la pared; alucina, visiones, alucinaciones; dice que hay alguien en la casa, le da miedo la sombra; le sigo el juego',
      },
      say: {
        en: 'Do not quarrel over it. Say: “I do not see them, but I am with you. You are safe.” Put on a light, cover the mirror, go to another room. If it does not frighten them, let it be.',
        es: 'No discuta si es real. Diga: “Yo no lo veo, pero estoy contigo. Aquí no te pasa nada.” Encienda una luz, tape el espejo, vayan a otro cuarto. Si no le asusta, déjelo estar.',
      },
      more: {
        en: 'Then: Have eyes, glasses and ears checked. Close the curtains at dusk. Turn off the TV. Tell the doctor this week, and take the tablet list. If it is new, or there is fever or much sleepiness, call today.',
        es: 'Luego: Haga revisar ojos, lentes y oídos. Cierre las cortinas al oscurecer. Apague la tele. Dígalo esta semana al médico y lleve la lista de pastillas. Si es nuevo, o hay fiebre o mucho sueño, llame hoy.',
      },
      whose: 'other',
    },
    {
      label: { en: 'They no longer know who I am', es: 'Ya no sabe quién soy' },
      asks: {
        en: 'does not recognize me; calls me by another name; thinks I am her sister, her mother, a stranger; who are you; forgot his own daughter; says I am not his wife; asks me to leave the bedroom',
        es: 'no me reconoce; me llama por otro nombre; cree que soy su hermana, una desconocida; quién es usted, me dice; olvidó a su propia hija; dice que no soy su esposa; me corre de la cama',
      },
      say: {
        en: 'That is one of the deepest hurts. Do not ask “Who am I?” Say your name with a smile: “I am here with you.” Names get lost. A known voice, a hand or a song can still comfort.',
        es: 'Es de lo que más duele. No pregunte “¿Quién soy?” Diga su nombre y sonría: “Estoy aquí contigo.” El nombre se pierde. Una voz conocida, una mano o una canción aún consuelan.',
      },
      more: {
        en: 'If you frighten them: Go out for a minute. Come back with a cheerful hello and something nice. Be “the kind one” today. Tell someone how sad it is for you. If it came all at once, call the doctor today.',
        es: 'Si le asusta verle: Salga un minuto. Vuelva con un saludo alegre y algo rico. Sea hoy “esa persona amable.” Cuente a alguien su tristeza. Si pasó de golpe, llame hoy al médico.',
      },
      whose: 'other',
    },
    {
      label: { en: 'They will not wash or bathe', es: 'No quiere bañarse' },
      asks: {
        en: 'refuses the shower; scared of water; same clothes for days, smells; fights me in the bathroom; hair has not been washed; says he already bathed; will not brush teeth or shave; change underwear',
        es: 'se niega a la ducha, a la regadera; le tiene miedo al agua; lleva días con la misma ropa, huele mal; pelea en la bañera, en la tina; dice que ya se bañó; no se deja lavar el pelo; no quiere cepillarse ni afeitarse; aseo, higiene',
      },
      say: {
        en: 'Leave out the word bath today. Warm the room and lay out a towel. Say: “Let us freshen up before lunch.” Hand over a warm cloth for the face. A seated wash, part by part, is enough. The rest can wait.',
        es: 'Hoy no diga la palabra baño. Temple el cuarto y tenga lista la toalla. Diga: “Vamos a refrescarnos antes de comer.” Dele un paño tibio para la cara. Lavarse por partes, en una silla, alcanza. Lo demás puede esperar.',
      },
      more: {
        en: 'If it is still no: Stop, and try later, at their best hour. A towel on the shoulders gives warmth. Use a chair, a mat and a hand shower. At night, swap worn clothes for clean ones. Ask {company} about bath helpers.',
        es: 'Si sigue el no: Deténgase y pruebe luego, a su mejor hora. Una toalla en los hombros abriga. Use silla, tapete y ducha de mano. De noche, cambie la ropa usada por limpia. Pregunte a {company} quién ayuda con el baño.',
      },
      whose: 'other',
    },
    {
      label: { en: 'They do not want to eat', es: 'No quiere comer' },
      asks: {
        en: 'refuses food, pushes the plate away, spits it out; eats only sweets; forgot how to use a fork; gets up from the table; losing weight; says she has eaten already; hungry again after dinner; keeps food in the mouth, coughs on it',
        es: 'rechaza la comida, aparta el plato, escupe; solo come dulces; no sabe usar el tenedor, los cubiertos; se levanta de la mesa; baja de peso, está flaca; dice que ya comió; pide comer otra vez; guarda la comida en la boca, tose',
      },
      say: {
        en: 'Serve one small dish at a time, on a plain plate, with the TV off. Eat along, so they can copy you. Food for the fingers is fine: egg, cheese, soft fruit. With little hunger, small and often works.',
        es: 'Sirva un plato pequeño cada vez, en loza lisa y con la tele apagada. Coma a su lado, para que le imite. Puede comer con los dedos: huevo, queso, fruta blanda. Si hay poca hambre, poco y a menudo funciona.',
      },
      more: {
        en: 'If little goes in: Add oil, cheese or milk powder. Start the first spoon hand on hand. Check teeth and mouth. Weigh each month. Losing weight without trying needs the doctor. So does coughing on food.',
        es: 'Si come muy poco: Añada aceite, queso o leche en polvo. Guíe su mano en la primera cucharada. Revise dientes y boca. Pese cada mes. Si baja de peso, vaya al médico. Si tose al comer, también.',
      },
      facts: ['D13', 'D14', 'D15', 'D20'],
      whose: 'other',
    },
    {
      label: { en: 'What about accidents and the toilet?', es: 'No llega al baño y se moja' },
      asks: {
        en: 'wets the bed; pees in the corner, the wastebasket; does not find the bathroom; soiled pants, poop; incontinent, refuses pads, diapers; hides wet underwear; smell of urine',
        es: 'se orina, se hace pis en la cama; hace en el rincón, en la basura; no encuentra el baño, el servicio; se hace popó, caca, ensucia el pantalón; incontinencia, no quiere pañal; esconde la ropa mojada; huele a orina',
      },
      say: {
        en: 'Nobody does this on purpose. Go to the toilet together every two hours, after meals and before bed. Leave the door open and a light on. Put a picture of a toilet on it. Afterwards just say: “Let us get you dry.”',
        es: 'Nadie lo hace a propósito. Vayan al baño cada dos horas, tras las comidas y antes de dormir. Deje la puerta abierta, la luz encendida y un dibujo que lo muestre. Después diga solo: “Vamos a ponerte ropa seca.”',
      },
      more: {
        en: 'Step by step: Pants with elastic, a cover for the mattress, pads that look like underwear. Do not cut drinks by day. Ask a nurse how to get pads for less. New wetting, pain, blood or fever: call the doctor today.',
        es: 'Paso a paso: Pantalón con elástico, funda en el colchón, y pañal que parezca ropa interior. No quite bebida de día. Pregunte a la enfermera cómo pagar menos. Si es nuevo, o hay dolor, sangre o fiebre, llame hoy al médico.',
      },
      whose: 'other',
    },
    {
      label: { en: 'What can we do together by day?', es: '¿Qué hacemos juntos durante el día?' },
      asks: {
        en: 'bored, sits in the chair all day; activities, games, pastimes; hands always busy, fidgets; only watches television; singing old songs calms her; folding socks; no interest in anything; something nice to do',
        es: 'se aburre, pasa el día sentado; actividades y juegos para la memoria; manos inquietas; solo mira televisión; le calman los boleros, doblar calcetines; no le interesa nada; cómo lo entretengo; algo bonito que hacer',
      },
      say: {
        en: 'Take what they once loved, in small pieces. Fold towels, sort buttons, shell peas, water plants, sing old songs. Ten minutes are plenty. It need not turn out well. The same order each day gives calm.',
        es: 'Tome lo que antes le gustaba, en trozos pequeños. Doblar toallas, ordenar botones, pelar guisantes o arvejas, regar, cantar lo de antes. Bastan diez minutos. No tiene que salir bien. El mismo orden cada día da calma.',
      },
      more: {
        en: 'If nothing holds them: Start it yourself, then hand over one piece. “I need your help.” Fill a box with photos, soft cloth and old letters. Walk after lunch. Stop while it is still fun. Sitting side by side counts too.',
        es: 'Si nada le atrae: Empiece usted y pásele una parte. “Necesito tu ayuda.” Llene una caja con fotos, telas suaves y cartas. Caminen tras el almuerzo. Pare mientras aún divierte. Sentarse codo con codo también cuenta.',
      },
      whose: 'other',
    },
    {
      label: { en: 'They call me many times a day', es: 'Me llama muchas veces al día' },
      asks: {
        en: 'rings me twelve times a day; phones at work and in the night; same phone call over and over; do I have to pick up each time; leaves crying voicemails; calls the police and all the neighbors; telephone never stops',
        es: 'me llama por teléfono doce veces; me marca al trabajo y de noche; la misma llamada a cada rato; tengo que contestar siempre el celular; deja mensajes llorando; llama a la policía, a los vecinos; no deja de sonar el móvil',
      },
      say: {
        en: 'You need not pick up each time. Call first, at the same two hours each day. Always end alike: “All is well. I will call after supper.” Write that big beside their phone, with your photo.',
        es: 'No tiene que contestar cada vez. Llame usted primero, a las mismas dos horas cada día. Termine siempre igual: “Todo está bien. Te llamo tras la cena.” Escríbalo en grande junto a su teléfono, con su foto.',
      },
      more: {
        en: 'If the calls go on: Let a machine answer in your warm voice. Note the hours and put a visit or a task there. If a call sounds lost or scared, ask a neighbor to look in. In danger, call {emergency}.',
        es: 'Si sigue llamando: Que conteste una grabación con su voz. Apunte las horas y ponga ahí una visita o una tarea. Si suena a miedo o confusión, pida a un vecino que pase. Si hay peligro, llame a {emergency}.',
      },
      whose: 'other',
    },
    {
      label: { en: 'How do I get my family to help?', es: '¿Cómo logro que la familia ayude?' },
      asks: {
        en: 'my brother does not pick up the phone; sisters do nothing; they say she is fine, do not believe me; tell the children and grandchildren about the illness; relatives never visit; son could come on Saturdays; siblings quarrel over care',
        es: 'mi hermano no contesta; mis hermanos no hacen nada; dicen que exagero, no me creen; cómo se lo cuento a los hijos y nietos; los parientes no visitan; mi hija puede venir los sábados; peleas entre hermanos por el cuidado',
      },
      say: {
        en: 'Ask for one small thing with a day: “Can you sit here on Saturday from two to five?” That is easier to say yes to than “Help me.” Those far off can call each Sunday, do papers, or pay for an hour.',
        es: 'Pida una cosa pequeña con día: “¿Puedes quedarte el sábado de dos a cinco?” Es más fácil decir sí a eso que a “Ayúdame.” Quien está lejos puede llamar los domingos, hacer trámites o pagar una hora.',
      },
      more: {
        en: 'If they do not believe it: Write three lines: the illness, one hard day, what you need. Have them come to the doctor, or stay one day. To grandchildren say: “The memory is ill. The love is there.”',
        es: 'Si no le creen: Escriba tres líneas: la enfermedad, un día difícil, qué necesita. Que vayan al médico con usted o se queden un día. A los nietos: “La memoria está enferma. El cariño sigue.”',
      },
    },
    {
      label: { en: 'Whom do I call for respite?', es: '¿A quién llamo para tener un respiro?' },
      asks: {
        en: 'somebody to sit with him a few hours; what do I say on the phone; helpline for families like us; respite care, a weekend away, short stay; get a break from caring; I need an afternoon off, some rest; who do I even call; where do I get help with him',
        es: 'alguien que se quede con él unas horas; qué digo por teléfono; línea de ayuda para familias; a dónde llamo para un relevo; un fin de semana libre; necesito una tarde; la muni, el ayuntamiento; cuándo descanso yo, un rato de cuidar',
      },
      say: {
        en: 'Rest is part of good care. Call {company} and say: “I look after somebody with dementia, day and night. I need some hours each week. What is there, and what is free?” Ask when they will call back.',
        es: 'Descansar es parte de cuidar bien. Llame a {company} y diga: “Cuido a una persona con demencia, día y noche. Necesito unas horas por semana. ¿Qué hay y qué es gratis?” Pregunte cuándo le llaman de vuelta.',
      },
      more: {
        en: 'Ask for each by name: someone who sits in, day care, a short stay, a course, a carers’ group. Your doctor may know a dementia helpline or a social worker. If nothing comes in a week, call again and say so.',
        es: 'Pida cada cosa: alguien que acompañe en casa, centro de día, estancia corta, un curso, un grupo de cuidadores. Su médico puede saber de una línea de ayuda o de trabajo social. Si en una semana no hay nada, insista.',
      },
      facts: ['T10'],
    },
    {
      label: { en: 'I have nobody and cannot pay', es: 'No tengo a nadie y no puedo pagar' },
      asks: {
        en: 'there is just the two of us; we have no children; kids live in another country; only me, no relatives near; cannot afford a sitter; alone with her around the clock; not a soul to ask for an hour; what if I fall ill',
        es: 'solo estamos los dos; no tenemos hijos; los hijos viven lejos, en otro país; no hay quien me cubra; no me alcanza para pagar a alguien; sola con él día y noche; nadie a quien pedirle una hora; qué pasa si me enfermo yo',
      },
      say: {
        en: 'Then it all rests on you, and that is too much for one. Call {company} and say just this: “I am alone with it and have no money.” Ask for free hours, free day care and money for carers.',
        es: 'Entonces todo cae sobre usted, y es demasiado para una persona. Llame a {company} y diga eso mismo: “No tengo a nadie ni dinero.” Pida horas gratis, centro de día gratis y ayudas para quien cuida.',
      },
      more: {
        en: 'Until help comes: Ask a church or a neighbor group for one visitor, one hour. Ask the pharmacy to deliver. Tell your doctor that nobody steps in if you fall ill. Keep one page with the tablets and phone numbers.',
        es: 'Hasta que llegue ayuda: Pida en la iglesia o entre vecinos una visita de una hora. Pida a la farmacia que lleve a casa. Diga a su médico que nadie le cubre si enferma. Tenga una hoja con pastillas y teléfonos.',
      },
      facts: ['T10'],
    },
    {
      label: { en: 'They do not want strangers in the house', es: 'No acepta extraños en la casa' },
      asks: {
        en: 'screams if somebody new comes in; refuses an aide, sitter or helper; sent the helper away; she will say no, why would she agree; only wants me; Dad would be upset by a carer; Mum lets nobody in',
        es: 'no quiere a nadie desconocido; rechaza a la cuidadora, a la muchacha; la botó, la echó; solo me quiere a mí; va a decir que no; se altera si entra alguien; mi mamá no deja entrar a gente; cómo lo convenzo de la ayuda',
      },
      say: {
        en: 'Do not ask for a yes. Let one person come for coffee as your friend, while you stay. They play cards or hear music together. After some visits you go out for ten minutes, then a bit longer.',
        es: 'No pida permiso. Que una sola persona venga a tomar café, como amiga suya, con usted presente. Que jueguen cartas u oigan música. Tras unas visitas, salga diez minutos, luego un poco más.',
      },
      more: {
        en: 'If they send the person off: No fight. Try another day, at the best hour. Say: “She helps me with the laundry.” Ask {company} for somebody who knows dementia and always comes back. Start before you are worn out.',
        es: 'Si echa a la persona: Sin pelea. Pruebe otro día, a la mejor hora. Diga: “Me ayuda con la ropa.” Pida a {company} alguien que sepa de demencia y que venga siempre. Empiece antes de no poder más.',
      },
      whose: 'other',
    },
    {
      label: {
        en: 'What do I say to a neighbor or friend?',
        es: '¿Qué le digo a un vecino o amiga?',
      },
      asks: {
        en: 'he trusts Bill next door; how do I ask her to sit in; I do not like to be a burden, to bother people; the lady next door would come on Tuesdays; friend from church could stay an hour; what should the visitor do; too proud to ask',
        es: 'confía en el vecino; cómo le pido a una amiga que venga; no quiero molestar, ser una carga; la señora de al lado vendría los martes; alguien de la iglesia puede acompañar una hora; qué le explico a quien venga; me da pena pedir',
      },
      say: {
        en: 'Say it plainly: “You two get on well. Could you sit here on Tuesday, from three to four? I need to rest.” A clear small wish is no burden. Many are glad to be asked. Have coffee and old photos ready.',
        es: 'Dígalo claro: “Ustedes se llevan bien. ¿Podría venir el martes, de tres a cuatro? Necesito descansar.” Un favor pequeño y claro no es carga. A muchos les alegra. Deje listos café y fotos.',
      },
      more: {
        en: 'The first time, stay in the next room. Show what helps: short sentences, no arguing, a song, where the toilet is. Leave your number and come back on time. If it is no, ask for bread from the shop instead.',
        es: 'La primera vez, quédese en el cuarto de al lado. Muestre qué ayuda: frases cortas, no discutir, una canción, dónde está el baño. Deje su número y vuelva a la hora. Si dice que no, pídale traer el pan.',
      },
    },
    {
      label: { en: 'Would a day center help?', es: '¿Sirve un centro de día?' },
      asks: {
        en: 'day care for adults; adult day program, memory cafe; what do they do there all day; she refuses to go to the center; he cried when I left him there; place for the mornings; is there a free club; does it come with a bus',
        es: 'existe algún centro de día gratis; guardería de adultos mayores; qué hacen ahí todo el día; no quiere ir al centro; lloró cuando lo dejé; lugar para las mañanas; un club, un taller de memoria; transporte al centro',
      },
      say: {
        en: 'Often it does both good. They get company, music and a meal, and you get some hours. Ask {company} which is near, what it costs, and if a bus comes. Go together once, just for coffee.',
        es: 'Muchas veces ayuda a los dos. Allí hay compañía, música y comida, y usted tiene unas horas. Pregunte a {company} cuál está cerca, cuánto cuesta y si hay transporte. Vayan una vez, solo a tomar café.',
      },
      more: {
        en: 'If they refuse: Call it “the club.” Say: “They need your help there.” Begin with one morning a week. Keep goodbyes short. Give it some weeks, for the first days are the hardest. Ask the staff how it goes once you left.',
        es: 'Si no quiere ir: Llámelo “el club.” Diga: “Allí necesitan tu ayuda.” Empiece con una mañana por semana. Despídase rápido. Dele unas semanas: los primeros días son los peores. Pregunte cómo está cuando usted se va.',
      },
      facts: ['T10'],
    },
    {
      label: { en: 'What can I do for myself today?', es: '¿Qué hago hoy por mí?' },
      asks: {
        en: 'three month waiting list for help; just ten minutes to myself; tonight once she is asleep; follows me from room to room; not a minute alone; I cannot leave him to go to a group; what until then; never any time for me',
        es: 'hay lista de espera de meses; solo diez minutos para mí; esta noche cuando se duerma; me sigue por toda la casa; ni un rato para mí; no puedo salir a un grupo; qué hago mientras tanto; se me pega todo el día',
      },
      say: {
        en: 'Ten minutes count. When they doze or hear music, sit where you can see them. Tea, a stretch, a call to a friend: only what does you good. Leave the dishes. Take the same ten minutes each day.',
        es: 'Diez minutos cuentan. Cuando dormite u oiga música, siéntese donde le vea. Un té, estirarse, llamar a una amiga: solo lo que le haga bien. Deje los platos. Tome los mismos diez minutos cada día.',
      },
      more: {
        en: 'If they follow you about: Give them a task next to you. Ask for a carers’ group by phone. On a waiting list: ask what there is until then, and to be called when a place falls free. Call again each month.',
        es: 'Si le sigue a todas partes: Dele una tarea a su lado. Pida un grupo de cuidadores por teléfono. Si hay lista de espera: pregunte qué hay mientras tanto y que le avisen si queda un lugar. Llame cada mes.',
      },
    },
    {
      label: { en: 'We were just told it is dementia', es: 'Nos acaban de decir que es demencia' },
      asks: {
        en: 'early stage, what comes next; how long, how fast does it go; is there a cure; will, papers, power of attorney, bank; should he know the diagnosis; newly diagnosed; what can she still do by herself; which stage',
        es: 'recién diagnosticada, qué viene ahora; cuánto dura, qué tan rápido avanza; tiene cura; papeles, testamento, poder, banco; se le dice el diagnóstico; está en etapa temprana, al inicio; qué puede hacer todavía sola; en qué fase está',
      },
      say: {
        en: 'That is a hard day. There is no cure yet, and how fast it goes differs. Much is still possible. Let them do what they can. Do the papers soon: who may decide and sign, while they can say it.',
        es: 'Es un día duro. Aún no hay cura, y el ritmo cambia de persona a persona. Todavía se puede mucho. Deje que haga lo que pueda. Arregle pronto los papeles: quién decide y firma, mientras pueda decirlo.',
      },
      more: {
        en: 'At the next visit ask: what kind it is, what may come, what helps, and may they drive. Have ears and eyes checked. Write down what they love and want later. Look for a carers’ course now, while you have strength.',
        es: 'En la próxima visita pregunte: qué tipo es, qué puede venir, qué ayuda y si puede conducir. Revisen oídos y vista. Apunte qué le gusta y qué quiere más adelante. Busque ya un curso para cuidadores, con fuerzas.',
      },
      facts: ['T10'],
    },
    {
      label: { en: 'How do I get them to the doctor?', es: '¿Cómo hago que vaya al médico?' },
      asks: {
        en: 'not been seen by a doctor about her memory; she would be furious; he says nothing is wrong, denies it; refuses the memory test; is it dementia or just age; should she be checked; appointment without a row',
        es: 'nunca la ha visto un médico por la memoria; se pondría furiosa; dice que no tiene nada, lo niega; no quiere hacerse la prueba; es demencia o es la edad; cita con el doctor, el neurólogo, sin pelea; hay que llevarlo a consulta',
      },
      say: {
        en: 'Yes, a check is worth it: some causes can be treated. Do not argue about memory. Call the office first and tell what you see. Ask them to invite for a yearly check. Say: “I go too. Then we have cake.”',
        es: 'Sí, vale la pena: algunas causas se tratan. No discuta sobre la memoria. Llame antes al consultorio y cuente lo que ve. Pida que le citen para un control anual. Diga: “Yo también voy. Luego comemos pastel.”',
      },
      more: {
        en: 'Take one page along: what changed, since when, three examples, all tablets. Hand it in at the desk, so nobody is shamed. Still no: ask for a home visit, or go first by yourself.',
        es: 'Lleve una hoja: qué cambió, desde cuándo, tres ejemplos, todas las pastillas. Entréguela en recepción, para que nadie pase vergüenza. Si sigue el no, pida visita en casa, o vaya primero usted.',
      },
      whose: 'other',
    },
    {
      label: {
        en: 'May I leave them alone for an hour?',
        es: '¿Puedo dejarle en casa mientras salgo?',
      },
      asks: {
        en: 'I work mornings; is it safe while I shop; at home alone; left the gas stove on, fire; how long can she stay by herself; would he know how to get help; knives, bleach, tablets lying about; she lives by herself',
        es: 'trabajo por las mañanas; es peligroso mientras compro; se queda sola en casa; dejó el gas, la hornilla prendida; cuánto tiempo puede estar solo; sabría pedir ayuda; cuchillos, cloro o lejía, pastillas a la mano; vive sola',
      },
      say: {
        en: 'Three things must be sure. They stay in. They can call for help. They leave stove and fire alone. If one is not sure, do not leave them alone, not even briefly. Take them along, or ask somebody to sit in.',
        es: 'Tres cosas deben ser seguras. Que no salga. Que sepa pedir ayuda. Que no toque cocina ni fuego. Si una falla, mejor no le deje a solas, ni un rato. Llévele con usted, o que alguien se quede.',
      },
      more: {
        en: 'Make the home safer: Turn off the gas, lock away tablets, bleach and knives. Give a neighbor a key. For hours of work, ask {company} for day care or a helper. Ask the doctor for someone to check the home.',
        es: 'Para una casa más segura: Cierre el gas, guarde con llave pastillas, cloro o lejía y cuchillos. Dé una llave a un vecino. Si trabaja, pida a {company} centro de día o ayuda. Pida al médico que alguien revise la casa.',
      },
      whose: 'other',
    },
    {
      label: { en: 'I am at the end of my strength', es: 'Ya no me quedan fuerzas' },
      asks: {
        en: 'I cannot take any more; worn out, burned out, exhausted; tired, I could cry; I cry where nobody sees; at my wits end; I resent it, I hate this life; I miss who she was; lonely though he sits beside me',
        es: 'no doy más, ya no puedo más; estoy agotada, rendida, molida, chata, reventada; lloro a escondidas; me encerré en el baño a llorar; estoy harta, odio esta vida; extraño a quien era; me siento sola aunque está a mi lado',
      },
      say: {
        en: 'You have given so much, and no one can do this alone. Today, tell your doctor or one person: “I am worn out. I need help this week.” If you think of dying or of harming someone, call {crisis} now.',
        es: 'Ha dado muchísimo, y nadie puede con esto a solas. Dígalo hoy a su médico o a alguien: “No doy más. Necesito ayuda esta semana.” Si piensa en morir o en hacer daño, llame ya a {crisis}.',
      },
      more: {
        en: 'Tonight: Eat something warm, leave the house as it is, lie down early. Tomorrow ask {company} for urgent respite, and use the word urgent. You may mourn someone who still lives. In a carers’ group many know that.',
        es: 'Esta noche: Coma algo caliente, deje la casa como está, acuéstese pronto. Mañana pida a {company} un relevo urgente, con esa palabra. Se puede llorar a quien aún vive. En un grupo de cuidadores lo entienden.',
      },
      facts: ['T10'],
    },
    {
      label: { en: 'When is it time for a care home?', es: '¿Cuándo hace falta una residencia?' },
      asks: {
        en: 'put her in a nursing home; I promised never to put him in a home; cannot manage at home any more; too heavy to lift; guilt about a home; how do I choose a good one; would never forgive me; when is it too much',
        es: 'meterla en un asilo, geriátrico, hogar de ancianos; le prometí que nunca; ya no puedo tenerlo en casa; pesa mucho para levantarlo; culpa por internarla; cómo elijo un buen lugar; no me lo perdonaría; cuándo es demasiado',
      },
      say: {
        en: 'Start to look when home is not safe for one of you, even with help. You do not break your promise. You go on caring, with more hands. Visit two places before you must decide.',
        es: 'Empiece a buscar cuando la casa ya no es segura para alguno, ni con ayuda. No rompe su promesa. Sigue cuidando, con más manos. Visite dos lugares antes de tener que decidir.',
      },
      more: {
        en: 'Step by step: Visit at a mealtime. Hear how staff speak to people. Ask about nights, dementia care and cost. Try a short stay. Ask {company} who pays. Later you come to hold a hand, no longer as a nurse.',
        es: 'Paso a paso: Visite a la hora de comer. Oiga cómo hablan a la gente. Pregunte por las noches, la demencia y el precio. Pruebe una estancia corta. Pregunte a {company} quién paga. Luego irá a acompañar, ya no a hacerlo todo.',
      },
    },
    {
      label: { en: 'They got worse all of a sudden', es: 'Empeoró de repente' },
      asks: {
        en: 'much more confused since yesterday; very sleepy, hard to wake; fever, urine infection; fell and hit her head; slurred speech, face droops; new tablet and now worse; suddenly cannot walk; stopped drinking, is it an emergency',
        es: 'mucho más confundida desde ayer; muy dormido, cuesta despertarlo; fiebre, infección de orina; se cayó y se golpeó la cabeza; habla enredado, cara torcida; pastilla nueva y está peor; de golpe no camina; dejó de beber, es urgente',
      },
      say: {
        en: 'A change within hours or days is not just dementia. Call the doctor today: it may be infection, pain, a new tablet or too little drink. Crooked face, weak arm, odd speech, hard to wake, a blow to the head: call {emergency}.',
        es: 'Un cambio en horas o días no es solo la demencia. Llame hoy al médico: puede ser infección, dolor, una pastilla nueva o falta de agua. Cara torcida, brazo débil, habla rara, no despierta, golpe en la cabeza: llame a {emergency}.',
      },
      more: {
        en: 'Until the doctor answers: Stay close. Check for fever, pain, a hard belly, last urine and stool. If they swallow well, offer small sips. Have the list of tablets ready. Stop none by yourself. No answer today: call {emergency}.',
        es: 'Hasta que responda el médico: No se aleje. Mire si hay fiebre, dolor, vientre duro, y si orinó. Si traga bien, dele sorbos. Tenga la lista de pastillas. No quite ninguna por su cuenta. Si hoy no responde, llame a {emergency}.',
      },
      whose: 'other',
    },
    {
      label: { en: 'Is there a tablet to calm them?', es: '¿Hay una pastilla para calmar?' },
      asks: {
        en: 'sleeping pill for him; medicine against the agitation; something to make her sleep; drops, sedative, melatonin, tea; will not take the tablets, spits pills; tablets make her drowsy; crush medicine into food; side effects',
        es: 'pastilla para que duerma; remedio, medicina para los nervios; algo que la tranquilice; gotas, calmante, sedante, melatonina, té; no quiere tomar la medicina, escupe las pastillas; la pastilla la deja dormida; molerla en la comida',
      },
      say: {
        en: 'First look for the cause: pain, bladder, noise, fear. Many calming and sleeping tablets bring falls and more confusion. Ask the doctor before you give any, also drops or teas. Stop none by yourself.',
        es: 'Primero busque la causa: dolor, vejiga, ruido, miedo. Muchas pastillas para calmar o dormir traen caídas y más confusión. Pregunte al médico antes de dar alguna, también gotas o tés. No quite ninguna por su cuenta.',
      },
      more: {
        en: 'Ask the doctor: what is it for, what can go wrong, when do we look again. If tablets are refused, wait a little and try again with a drink. Crush or hide none before you ask the pharmacist.',
        es: 'Pregunte al médico: para qué es, qué puede salir mal, cuándo lo revisan. Si no quiere la pastilla, espere un poco y pruebe otra vez con un sorbo. No muela ni esconda ninguna sin preguntar en la farmacia.',
      },
      facts: ['Z10'],
      whose: 'other',
    },
  ],
}
