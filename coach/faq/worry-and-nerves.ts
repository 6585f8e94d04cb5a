/** Questions of those who worry all day, whose nerves are on edge, or who live with a quarrel. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const worryAndNerves: Faq = {
  name: 'worry-and-nerves',
  domain: 'Stress',
  card: 'T09',
  about: pattern(
    '((worr(y|ies|ied|ying)|fret*) .. (all day|all night|all the time|day and night|non ?stop|constantly|too much|about everything|about nothing|myself sick)|(always|constantly|forever|can not stop|keeps?|never stop*) (worr*|fret*)|worrier|worrywart|worry (time|hour|list|book)|worr(y|ies|ied|ying) .. (my|our) (son|daughter|boy|girl|kids|children|grandson|granddaughter|grand ?kids|grandchildren)|nerves|nervous wreck|wound up|worked up|so (tense|nervous|anxious|stressed)|stressed out|on edge|uptight|frazzled|(can not|could not|never|how do i|help me) (seem to )?(calm|settle|unwind|relax)( down)?|pit a pat|(stomach|belly|tummy) .. knots|knots .. stomach|butterflies in my|anxiety|anxious(?! to)|panic*|(son|daughter|children|{kin}) .. (have|has|am|are|is|do|does) not .. (spoken|speaking|talked|talking|speak|talk) .. (to me|since|with me|to each other|any more|in years|for years)|we (are|have) not (speaking|spoken|talking)|not on speaking terms|estrang*|fell out with|fallen out|falling out|make (up|peace) with|quarrel*|(row|argument|fight) with my|(rais*|bringing up|mind*|babysit*|look* after) .. (grandson*|granddaughter*|grandchild*|grandkid*|grandkids|grandwean*)|(los|mis|de|tengo|puros) nervios|(muy|tan|ando|estoy|pongo|pone) nervios[oa]|angusti*|ansiedad|ansios[oa]|preocup* .. (todo el dia|dia y noche|por todo|de todo|demasiado|siempre)|(no dejo|no paro|no puedo dejar|no puedo parar) de (preocup*|pensar|darle)|(me preocup*|preocupad[oa]) .. (hij[oa]s?|niet[oa]s?)|no (me )?(puedo|logro|consigo) (calm*|tranquil*|relaj*)|(como|para|que hago) .. (calm|tranquiliz)(o|ar|arme)|me calmo|nudo en (el|la|mi)|corazon .. (aceler*|brinc*|a mil|rapido|desboc*)|ataques? de (panico|nervios|ansiedad)|panico|estresad[oa]|stressed|intranquil*|desasosiego|(hij[oa]|hij[oa]s|herman[oa]|herman[oa]s|padre|madre|papa|mama) .. no (me|nos) habla*|no nos (hablamos|dirigimos)|dejamos de hablarnos|(peleado|peleada|enojada|enojado|disgustada|disgustado|distanciad[oa]) con mi|pelea con mi|hacer las paces|reconcili*|(crio|criar|criando|cuido|cuidar) .. (mi|mis|los|al|a la|un|una) niet*)',
  ),
  fits: ['carer', 'breath-uneasy', 'nobody-near', 'no-time', 'housebound'],
  entries: [
    {
      label: { en: 'I need to calm down this minute', es: 'Necesito calmarme en este momento' },
      asks: {
        en: 'so wound up I cannot settle; heart goes pit-a-pat; when my heart goes like that, what do I do; shaking with nerves; worked up, all of a flutter; what do I do when it comes; quick help against nerves; feel I am going to burst',
        es: 'tengo los nervios de punta; me late el corazón rápido de la angustia; tiemblo de nervios; qué hago cuando me late así el corazón; algo rápido para los nervios; siento que voy a reventar; estoy alterada, acelerada',
      },
      say: {
        en: 'Sit, both feet on the floor. Breathe out long, as through a straw, five times. Then name five things you see. Cold water on the wrists helps too. The wave mostly sinks within minutes. Pain, faint or no air: call {emergency}.',
        es: 'Siéntese con los dos pies en el piso. Suelte el aire largo, como por un popote o pajita, cinco veces. Nombre cinco cosas que ve. Agua fría en las muñecas. La ola suele bajar en minutos. Dolor, desmayo o falta de aire: llame a {emergency}.',
      },
      more: {
        en: 'If it goes on: Walk through the rooms and count your steps. Hum a tune. Call somebody and talk of plain things. If it comes often, note when, and how long. Show that to your doctor.',
        es: 'Si sigue: Camine por la casa y cuente los pasos. Tararee una canción. Llame a alguien y hablen de cosas sencillas. Si viene a menudo, apunte cuándo y cuánto dura. Muéstrelo a su médico.',
      },
      facts: ['T06', 'T09'],
    },
    {
      label: { en: 'How do I breathe to calm myself?', es: '¿Cómo respiro para calmarme?' },
      asks: {
        en: 'show me the breathing; why does breathing help; how long, how many times a day; through the nose or mouth; counting breaths; slow breath exercise step by step; when is the best time to breathe',
        es: 'enséñeme la respiración; por qué ayuda respirar; cuánto tiempo, cuántas veces al día; por la nariz o la boca; contar al respirar; ejercicio de respirar lento; a qué hora conviene',
      },
      say: {
        en: 'In through the nose, count three. Out through soft lips, count six. Hold nothing. Do it for five minutes, once a day. The long breath out tells the body: no danger. The heart then slows.',
        es: 'Entre el aire por la nariz, cuente tres. Salga por la boca, suave, cuente seis. Sin aguantar. Cinco minutos, una vez al día. El aire largo le dice al cuerpo: no hay peligro. El corazón va más lento.',
      },
      more: {
        en: 'Step by step: Same chair, same hour, shoulders low, one hand on the belly. If the count is too long, use two and four. Train on quiet days, then it works on bad ones. Dizzy: breathe as usual.',
        es: 'Paso a paso: Misma silla, misma hora, hombros sueltos, una mano en el vientre. Si es largo, cuente dos y cuatro. Practique en días tranquilos, así sirve en los malos. Con mareo, respire como siempre.',
      },
      facts: ['T06'],
    },
    {
      label: { en: 'Breathing is no use to me', es: 'A mí respirar no me sirve' },
      asks: {
        en: 'tried the breaths, no use; made no difference; makes me more nervous, think of my heart; another way without breathing; cannot sit still for it; it felt silly; bad lungs, short of air anyway',
        es: 'ya lo probé y siguió igual; me pone más nerviosa; otra forma sin respirar; no puedo quedarme quieta; me siento ridícula haciéndolo; tengo mal los pulmones; me fijo más en el corazón',
      },
      say: {
        en: 'Then leave it: it does not suit all. Use the muscles. Make fists, hold five counts, let go. Lift the shoulders, let them drop. Press the feet down, let go. Twice through. A nervous body likes that better.',
        es: 'Entonces déjelo: no es para todos. Use los músculos. Cierre los puños, cuente cinco y suelte. Suba los hombros y déjelos caer. Apriete los pies y suelte. Dos vueltas. Al cuerpo nervioso le va mejor.',
      },
      more: {
        en: 'Other ways: Scrub a pot, sweep, walk to the corner. Hold something cold. Sing out loud. Count back from fifty by threes. Try each for two days and keep one. Leave out any part that hurts.',
        es: 'Otras formas: Fregar una olla, barrer, caminar a la esquina. Sostener algo frío. Cantar fuerte. Contar hacia atrás de tres en tres. Pruebe cada una dos días y quédese con una. No apriete donde duela.',
      },
      facts: ['T17'],
    },
    {
      label: { en: 'Deep breaths make me dizzy', es: 'Al respirar hondo me mareo' },
      asks: {
        en: 'light headed from breathing; tingling fingers, pins and needles round the mouth; head swims; too much air; dizzy when I do the exercise; cannot get a full breath',
        es: 'se me va la cabeza al respirar; hormigueo en los dedos y la boca; siento que me sobra aire; me da vueltas la cabeza con el ejercicio; no me llena el aire, suspiro mucho',
      },
      say: {
        en: 'That comes from breathing too deep or too fast. Stop and breathe as usual, sitting down. Later take small quiet breaths, only the breath out a bit longer. Dizzy at other times too: tell your doctor this week.',
        es: 'Viene de respirar muy hondo o muy rápido. Pare y respire como siempre, sentándose. Luego, aire pequeño y callado, solo un poco más largo al soltar. Si se marea también en otros ratos, dígalo esta semana al médico.',
      },
      more: {
        en: 'Try it lying down, a hand on the belly, mouth closed. Only six breaths, then rest. Or leave it and use muscles or a song. Faint, chest pain, or one side weak or numb: call {emergency}.',
        es: 'Pruebe en la cama, mano en el vientre, boca cerrada. Solo seis veces y descanse. O déjelo y use los músculos o una canción. Desmayo, dolor de pecho, o un lado débil o dormido: llame a {emergency}.',
      },
    },
    {
      label: { en: 'My stomach is in knots', es: 'Tengo un nudo en el estómago' },
      asks: {
        en: 'tight belly, butterflies; cannot eat for worry; lump in my throat; feel sick with nerves; tummy churns; how do I calm my stomach down; nervous diarrhea',
        es: 'se me cierra el estómago; mariposas en la barriga; nudo en la garganta; náuseas de nervios; se me revuelve la panza; no me pasa la comida por la angustia; diarrea de nervios; cómo calmo la barriga',
      },
      say: {
        en: 'Worry often sits in the belly. Lay a warm cloth or hand on it. Loosen the belt, breathe softly into the hand. Sip something warm and eat a few plain bites: toast, banana, soup. Then walk a little.',
        es: 'La angustia suele ir al vientre. Ponga encima la mano o un paño tibio. Afloje el cinturón y respire suave hacia la mano. Tome algo tibio y coma unos bocados: pan, plátano, sopa. Luego camine un poco.',
      },
      more: {
        en: 'If it stays: Eat small meals at fixed hours, less coffee. Tell the knot its name: “This is about my son.” Weight loss, blood, black stool or trouble swallowing: see the doctor this week. Strong pain: today.',
        es: 'Si sigue: Comidas pequeñas a hora fija y menos café. Póngale nombre al nudo: “Es por mi hijo.” Si baja de peso, hay sangre, heces negras o cuesta tragar: médico esta semana. Dolor fuerte: hoy.',
      },
      facts: ['D15'],
    },
    {
      label: { en: 'What is a worry time?', es: '¿Qué es la hora de preocuparse?' },
      asks: {
        en: 'put off worrying until later; worry hour, how does it work; fifteen minutes for worries; thoughts go round and round; the mind will not stop; cannot switch off my head; set an hour for it; thinking in circles',
        es: 'dejar la preocupación para después; cómo funciona esa hora; quince minutos para pensar en eso; le doy vueltas y vueltas; la mente no para; no puedo apagar la cabeza; pienso y pienso; rumiar',
      },
      say: {
        en: 'It is a fixed time for worry, say fifteen minutes at five in the afternoon. When a worry comes sooner, tell it: “At five.” Note one word. At five, look at the list. Much has shrunk by then.',
        es: 'Es un rato fijo para la preocupación: quince minutos, a las cinco de la tarde. Si llega antes, dígale: “A las cinco.” Anote una palabra. A las cinco mire la lista. Mucho ya se ha encogido.',
      },
      more: {
        en: 'Step by step: Not in bed, not in the favorite chair. Set a timer. Two columns: “I can do something” and “I cannot.” For the first, one small step. The second you leave. Then get up and do something with your hands.',
        es: 'Paso a paso: Ni en la cama ni en su sillón. Ponga un reloj. Dos columnas: “Puedo hacer algo” y “No puedo.” Para la primera, un paso pequeño. La segunda se deja. Luego levántese y use las manos.',
      },
      facts: ['T11', 'T19'],
    },
    {
      label: { en: 'Why write the worries down?', es: '¿Para qué escribir lo que preocupa?' },
      asks: {
        en: 'how does writing it on paper help; how long for, ten minutes every day; what do I write; my hands shake, bad eyes; afraid somebody reads it; thankful notes, diary; burn or keep the page',
        es: 'de qué sirve ponerlo en papel; cuánto tiempo, diez minutos cada día; qué escribo; me tiembla la mano, veo mal; que nadie lo lea; diario, dar gracias por escrito; guardo la hoja o la rompo',
      },
      say: {
        en: 'On paper, a worry has an end. The head need not hold it any more. Write ten to fifteen minutes, as it comes, spelling does not matter. Finish with one thing you are thankful for. Many feel lighter.',
        es: 'En el papel, la preocupación tiene fin. La cabeza ya no tiene que cargarla. Escriba de diez a quince minutos, como salga y con faltas. Termine con algo bueno del día. A muchos les alivia.',
      },
      more: {
        en: 'If writing is hard: Say it to a recorder, or to one person who just listens. Do it by day, not in bed. Tear the page up if you like. If it stirs too much, stop and do something with your hands.',
        es: 'Si le cuesta escribir: Grábelo con la voz o dígalo a alguien que solo escuche. De día, no en la cama. Rompa la hoja si quiere. Si remueve demasiado, pare y haga algo con las manos.',
      },
      facts: ['T19'],
    },
    {
      label: { en: 'My grown child is in trouble', es: 'Mi hijo adulto está en problemas' },
      asks: {
        en: 'my son does not answer the phone; daughter lost her job, divorce; drinks, drugs, jail; no message for weeks; worried sick about him; cannot help from so far; what did I do wrong as a mother; should I send money',
        es: 'mi hijo no contesta el teléfono; mi hija se quedó sin trabajo, se separa; bebe, drogas, preso; semanas sin un mensaje; me muero de angustia por él; no puedo ayudar de lejos; qué hice mal como madre; le mando dinero',
      },
      say: {
        en: 'A parent’s fear has no age. Send one short message: “I think of you. No need to explain. A thumbs up is enough.” Then do one thing that is in your own hands today. Their life is theirs to steer.',
        es: 'El miedo de una madre o un padre no tiene edad. Mande un mensaje corto: “Pienso en ti. No me expliques nada. Con un pulgar me basta.” Luego haga algo que sí dependa de usted. Su vida la lleva su hijo.',
      },
      more: {
        en: 'If no word comes: Ask one person near them to look in. Choose one day a week to write. Say what you can give: an ear, a meal. If you fear they may harm themselves or are in danger, call {emergency}.',
        es: 'Si no responde: Pida a alguien cercano que pase a verle. Elija un día por semana para escribir. Diga qué puede dar: escuchar, un plato. Si teme que se haga daño o hay peligro, llame a {emergency}.',
      },
    },
    {
      label: { en: 'They drive home in the dark', es: 'Maneja de noche y me angustio' },
      asks: {
        en: 'worried about my daughter on the road; what do I do with myself until she rings; fear of an accident, crash; watch the clock at the window; late home, ice and rain; she could call when she gets in; silly I know',
        es: 'mi hija viene manejando, conduciendo; qué hago mientras llega; miedo a un accidente; miro el reloj en la ventana; se tarda, llueve; que avise al llegar; sé que es una tontería; no duermo hasta que llega',
      },
      say: {
        en: 'It is not silly, it is love. Agree on one short message: “I am in.” Until then give hands and ears work: knit, iron, a radio play. Set a time before which you do not look at the clock.',
        es: 'No es tontería, es cariño. Acuerden un mensaje corto: “Ya llegué.” Hasta entonces, dé trabajo a manos y oídos: tejer, planchar, la radio. Ponga una hora antes de la cual no mira el reloj.',
      },
      more: {
        en: 'When the picture of a crash comes: “That is a thought, not news.” Think of the many times they came home. No calls while they drive, for that is a danger. Later, ask for a set day by daylight.',
        es: 'Cuando vea el accidente en la mente: “Es un pensamiento, no una noticia.” Recuerde cuántas veces llegó bien. No llame mientras maneja: distrae. Otro día, pídale venir con luz.',
      },
    },
    {
      label: { en: 'I am waiting for results', es: 'Espero unos resultados médicos' },
      asks: {
        en: 'biopsy, scan, blood test; the doctor has not called; imagine the worst, cancer; the waiting is killing me; days until the appointment; what do I do until I know; afraid of the letter',
        es: 'biopsia, examen, análisis; el médico no llama; me imagino lo peor, cáncer; la espera me mata; faltan días para la cita; qué hago hasta saber; miedo a la noticia',
      },
      say: {
        en: 'Not knowing is the hardest part. Call the office: “When will it be there, and who tells me?” Note the day. Until then fill each day with one fixed thing. No searching on the internet at night.',
        es: 'Lo más duro es no saber. Llame al consultorio: “¿Cuándo está y quién me avisa?” Apunte el día. Hasta entonces, ponga algo fijo en cada día. Nada de buscar en internet por la noche.',
      },
      more: {
        en: 'Prepare the talk: write three questions, and take somebody along. When the worst comes to mind, say: “I do not know that yet.” Tell one person you wait. If you get worse while you wait, call the doctor today.',
        es: 'Prepare la cita: escriba tres preguntas y vaya con alguien. Si piensa lo peor, dígase: “Eso aún no lo sé.” Cuente a alguien que espera. Si empeora mientras tanto, llame hoy al médico.',
      },
      facts: ['T20'],
    },
    {
      label: { en: 'The news makes me nervous', es: 'Las noticias me alteran' },
      asks: {
        en: 'upset by politics and war on TV; I only watch at six; rows about politics at table; cannot stop reading the phone; the state of the world; crime on the news, afraid to go out; my husband has it on all day',
        es: 'la política y la guerra en la tele me ponen mal; discusiones de política en la mesa; no suelto el celular con las noticias; cómo está el mundo, el país; tanta violencia, miedo a salir; mi marido la tiene prendida todo el día',
      },
      say: {
        en: 'Take the news once a day, ten minutes, read rather than seen, and never after supper. Then do one small good thing near you: call somebody, feed the birds. At table: “Today no politics, tell me of your week.”',
        es: 'Noticias una vez al día, diez minutos, mejor leídas que vistas, y nunca tras la cena. Luego haga algo bueno y pequeño cerca: llamar a alguien, regar. En la mesa: “Hoy sin política. Cuéntame tu semana.”',
      },
      more: {
        en: 'If others keep it on: Ask for headphones, or one quiet room. Turn off alerts on the phone, or let a grandchild do it. Try one whole day without news this week. The world will tell you if it matters.',
        es: 'Si otros la dejan prendida: Pida audífonos o un cuarto en silencio. Quite los avisos del celular, o que lo haga un nieto. Pruebe un día sin noticias esta semana. Lo importante le llegará igual.',
      },
      facts: ['T18'],
    },
    {
      label: { en: 'We have not spoken for years', es: 'Llevamos años sin hablarnos' },
      asks: {
        en: 'my brother and I fell out; daughter broke off contact; quarrel since the funeral, the will; want to make up before one of us goes; my sister and me not speaking; is it too late; who should make the first step; estranged from my son',
        es: 'mi hermano y yo nos peleamos; mi hija cortó conmigo; pleito desde el entierro, por la herencia; quiero hacer las paces antes de morir; mi hermana no me habla; ya es tarde; quién da el primer paso; distanciada de mi hijo',
      },
      say: {
        en: 'It is seldom too late for a first step. Make it small: a card with one warm line and no word of the quarrel. “I thought of you at Mother’s roses.” Ask for no answer. Then leave it to them.',
        es: 'Rara vez es tarde para un primer paso. Que sea pequeño: una tarjeta con una línea cálida y nada del pleito. “Vi las rosas y me acordé de ti.” No pida respuesta. Luego déjelo en sus manos.',
      },
      more: {
        en: 'If nothing comes back: Wait a month or two, then write once more, on a birthday. A cousin may carry a greeting. No answer does not make your step wrong. Talk to a friend or counselor about the hurt.',
        es: 'Si no hay respuesta: Espere un mes o dos y escriba otra vez, en un cumpleaños. Una prima puede llevar saludos. Aunque calle, su paso fue bueno. Hable de ese dolor con una amistad o consejero.',
      },
    },
    {
      label: { en: 'Shall I answer the letter?', es: '¿Contesto la carta?' },
      asks: {
        en: 'my brother just wrote to me after four years; a letter came out of the blue; composing answers in my head at night; whether to write back and what to say; so wound up by his message; do I forgive him',
        es: 'mi hermano me escribió después de cuatro años; llegó una carta de pronto; armo respuestas en la cabeza de noche; si le respondo y qué le pongo; me removió todo su mensaje; lo perdono o no',
      },
      say: {
        en: 'If you want peace, then yes, and short. “Thank you for your letter. It moved me. I would like to hear how you are.” No judging of the past yet. Write it today, sleep on it, post it tomorrow.',
        es: 'Si quiere paz, sí, y corto. “Gracias por tu carta. Me llegó al alma. Quisiera saber cómo estás.” Todavía nada de culpas. Escríbala hoy, duerma una noche, mándela mañana.',
      },
      more: {
        en: 'If the letters in your head keep you up: Write the angry one too, for yourself, and do not post it. Answer only when you are calm. If they did you grave harm, you owe no answer. Ask somebody you trust.',
        es: 'Si las cartas en la cabeza no le dejan dormir: Escriba también la del enojo, para usted, y no la mande. Responda con calma. Si le hicieron mucho daño, no debe respuesta. Pregunte a alguien de confianza.',
      },
    },
    {
      label: { en: 'What are good first words?', es: '¿Con qué palabras empiezo?' },
      asks: {
        en: 'how do I bring it up without a row; talk to my parents about moving; speak to my son about the yelling; sentence to begin a hard talk; every talk ends in a fight; say sorry to my daughter; is that a good opening line',
        es: 'cómo saco el tema sin que haya pelea; hablar con mis padres de mudarse; decirle a mi hijo lo de los gritos; frase para empezar una charla difícil; siempre acaba en discusión; pedir perdón a mi hija; está bien si digo eso',
      },
      say: {
        en: 'Begin with “I,” not with “you always.” Three short parts: “I love having you here. I get frightened when it is loud. Could we find a way?” Choose a calm hour, side by side, on a walk or over dishes.',
        es: 'Empiece con “yo” y no con “tú siempre.” Tres partes cortas: “Me gusta tenerte aquí. Me asusto con los gritos. ¿Buscamos una forma?” Elija un buen rato, codo con codo, caminando o lavando platos.',
      },
      more: {
        en: 'Then listen longer than you speak. Say back what you heard. If it gets loud: “Let us stop here. Tomorrow after lunch.” With a no, leave it for some days. Small steps: one wish in each talk, no old stories.',
        es: 'Luego escuche más de lo que habla. Repita lo que oyó. Si suben la voz: “Paremos. Mañana, tras el almuerzo.” Si dice que no, espere unos días. Un solo deseo en cada charla, sin historias viejas.',
      },
      facts: ['T18'],
    },
    {
      label: { en: 'My son or daughter shouts at me', es: 'Mi hijo o mi hija me grita' },
      asks: {
        en: 'what do I say to my daughter, she talked to me like I was 6; bosses me about; harsh words, hurt feelings; wants my car keys, we argue; treats me like a child; my son is sore at me; no respect at my age',
        es: 'me habla como a una niña; mi propio hijo me habla feo, cómo le digo que no me grite; mi hija me manda, me regaña; palabras feas, me duele; me quiere quitar las llaves del carro y peleamos; me trata como a un niño; mi hijo está enojado conmigo; no me respetan a mi edad',
      },
      say: {
        en: 'That hurts. Later, when it is quiet, say: “I know you mean well. Speak to me as to a grown person. Then I will listen.” If it starts again: “Not in this tone,” and go to another room.',
        es: 'Eso duele. Más tarde, con calma, diga: “Sé que quieres mi bien. Háblame como a una persona adulta. Así te escucho.” Si empieza otra vez: “En ese tono no,” y váyase a otro cuarto.',
      },
      more: {
        en: 'Often fear is behind it. Ask: “What worries you most?” and offer one step yourself. A doctor or friend can be there for hard talks. If you are pushed, threatened or afraid, it is not your fault: call {crisis} or {emergency}.',
        es: 'Muchas veces hay miedo detrás. Pregunte: “¿Qué te preocupa más?” y ofrezca usted un paso. Un médico o amigo puede estar en la charla. Si le empujan, amenazan o tiene miedo, no es su culpa: llame a {crisis} o {emergency}.',
      },
    },
    {
      label: { en: 'They fight at home and I hear it', es: 'En casa se pelean y yo lo oigo' },
      asks: {
        en: 'my son and his wife yell every night; sit in my room and listen to the hollering; turn my hearing aid off when they start; how do I tell them to keep it down; I cannot stand the yelling; they moved in with me',
        es: 'mi hijo y mi nuera se gritan cada noche; me encierro en mi cuarto a oír los gritos; apago el audífono cuando empiezan; cómo les pido que bajen la voz; no aguanto los gritos; se vinieron a vivir conmigo',
      },
      say: {
        en: 'Nobody calms down amid yelling. Tell your son at breakfast, alone: “I stay out of it. But the shouting makes me ill. After eight I need quiet. Please talk outside or in the car.” That is a fair wish.',
        es: 'Entre gritos nadie se calma. Dígale a su hijo en el desayuno, a solas: “No me meto. Pero los gritos me enferman. Desde las ocho necesito silencio. Hablen afuera, por favor.” Es un deseo justo.',
      },
      more: {
        en: 'When it starts: Headphones with music, a walk, a visit next door. Do not carry words from one to the other. Have one friend you can go to. If things fly, or somebody is hit or afraid, call {emergency}.',
        es: 'Cuando empiece: Audífonos con música, una vuelta, una visita a la vecina. No lleve recados de uno al otro. Tenga una amistad adonde ir. Si vuelan cosas o hay golpes o miedo, llame a {emergency}.',
      },
    },
    {
      label: { en: 'The grandchildren wear me out', es: 'Los nietos me agotan' },
      asks: {
        en: 'mind them every day and have no strength; babysitting too much; they drop the kids here each afternoon; noisy, cannot sit still; love them but I am exhausted; daughter needs me so she can work; how do I cut down',
        es: 'los cuido todos los días y no tengo fuerzas; me dejan a los niños cada tarde; hacen ruido, no paran; los quiero pero acabo molida; mi hija trabaja y me necesita; cómo los cuido menos; abuela esclava',
      },
      say: {
        en: 'You may love them and be tired. Tell their parents: “I want to go on, so I need two days free. Which days shall they be?” Say it on a calm day, before you are angry. Give them two weeks to plan.',
        es: 'Se puede querer y no dar abasto. Diga a los padres: “Quiero seguir, y por eso necesito dos días libres. ¿Cuáles serán?” Dígalo en un día tranquilo, antes del enojo. Deles dos semanas para organizarse.',
      },
      more: {
        en: 'Until then: One quiet hour each afternoon, for all: books, drawing, radio. Sit while they play. Snacks that make no work. If they say no: “From the first of the month I can only do three days.” Then keep to it.',
        es: 'Mientras tanto: Una hora tranquila cada tarde, para todos: cuentos, dibujos, radio. Siéntese mientras juegan. Meriendas fáciles. Si dicen que no: “Desde el día primero, solo puedo tres días.” Y manténgalo.',
      },
      facts: ['T18'],
    },
    {
      label: { en: 'I snapped at my grandchild', es: 'Le grité a mi nieto' },
      asks: {
        en: 'raising my grandson alone; yelled over spilled milk and felt awful; what do I say to him after I holler; sorry in a kid’s words; homework and bath time; lose my temper in the evening; wore out by bedtime; granddaughter talks back',
        es: 'crío a mi nieta sola; le grité por la leche derramada; qué le digo después; perdón con palabras de niño; la tarea y el baño; pierdo la paciencia en la tarde; llego rendida a la noche; mi nieto me contesta',
      },
      say: {
        en: 'You say it at eye level: “I yelled. That was not your fault. Milk is only milk. I am sorry, and I love you.” Then a hug, if they want. Children learn from that how to say sorry.',
        es: 'Dígaselo a su altura: “Grité. No fue tu culpa. La leche es solo leche. Perdóname, te quiero mucho.” Luego un abrazo, si quiere. Así los niños aprenden a pedir perdón.',
      },
      more: {
        en: 'For the next evening: Snack and ten minutes of running first, then homework. Bath every other day. When you boil: “Grandma needs one minute,” and breathe out at the window. Ask the school or {company} who helps families like yours.',
        es: 'Para otra tarde: Primero merienda y diez minutos de correr, luego la tarea. Cuando hierva por dentro: “Necesito un minuto,” y suelte el aire en la ventana. Pregunte en la escuela o a {company} quién ayuda a familias así.',
      },
      facts: ['T06'],
    },
    {
      label: { en: 'How do I say no without guilt?', es: '¿Cómo digo que no sin culpa?' },
      asks: {
        en: 'everyone asks me for favors; cannot refuse; committee, church, family dinners; they take me for granted; too many things at once; I always give in; what words for a polite no',
        es: 'todos me piden favores; no sé negarme; comité, iglesia, cenas de familia; abusan de mi bondad; demasiadas cosas a la vez; siempre cedo; palabras para negarme con educación; poner límites',
      },
      say: {
        en: 'Short and kind is best: “Thank you for asking. I cannot this week.” No reasons, for reasons invite a debate. If you are not sure: “I will tell you tomorrow.” Practice it once aloud at home.',
        es: 'Corto y amable: “Gracias por pensar en mí. Esta semana no puedo.” Sin dar razones, que invitan a discutir. Si duda: “Mañana te digo.” Practíquelo una vez en voz alta.',
      },
      more: {
        en: 'If they press: Say the same sentence again, with a smile. Offer a smaller thing only if you want to. The guilt mostly fades in a day. Start with an easy one this week, not with the hardest person.',
        es: 'Si insisten: Repita la misma frase, con una sonrisa. Ofrezca algo más pequeño solo si quiere. La culpa suele pasar en un día. Empiece con alguien fácil, no con lo más difícil.',
      },
      facts: ['T18'],
    },
    {
      label: { en: 'I cannot make up my mind', es: 'No logro decidirme' },
      asks: {
        en: 'afraid to choose wrong; whether to sell the house, move, operate; go back and forth; what if I regret it; ask everyone and get more confused; little decisions wear me out; big change ahead',
        es: 'miedo a equivocarme; si vendo la casa, me mudo, me opero; voy y vengo con la decisión; y si me arrepiento; pregunto a todos y me confundo más; hasta lo chico me cuesta decidir; un cambio grande',
      },
      say: {
        en: 'Take it off the night. On paper: two choices, three good and three bad points each. Ask: “Can it be undone?” If yes, try it for two weeks. If no, take time and ask one wise person, not ten.',
        es: 'No lo decida de noche. En papel: dos opciones, con tres cosas buenas y tres malas. Pregúntese: “¿Se puede deshacer?” Si es así, pruebe dos semanas. Si no, tome tiempo y consulte a una sola persona sabia.',
      },
      more: {
        en: 'Still stuck: Act for one day as if you had said yes, and see how you sleep. Next day the other. Set a date to decide. Good enough will do. Medical choices: ask the doctor what happens if you wait.',
        es: 'Si sigue igual: Viva un día como si fuera sí y vea cómo duerme. Al otro día, como si fuera no. Ponga fecha. No tiene que ser perfecto. Si es de salud, pregunte al médico qué pasa si espera.',
      },
      facts: ['T20'],
    },
    {
      label: { en: 'I feel guilty about everything', es: 'Siento culpa por todo' },
      asks: {
        en: 'old mistakes come back; I should have done more; blame myself; bad mother, bad daughter; guilt keeps me awake; cannot forgive myself; regret things I said',
        es: 'me vuelven errores viejos; debí hacer más; me echo la culpa; mala madre, mala hija; el remordimiento no me deja dormir; no me perdono; me arrepiento de lo que dije',
      },
      say: {
        en: 'Guilt speaks loud when we are tired. Ask: “Did I mean harm? Did I know then what I know now?” If there is something to mend, do one small thing this week. If not, say it aloud once and let it rest.',
        es: 'La culpa grita cuando hay cansancio. Pregúntese: “¿Quise hacer daño? ¿Sabía entonces lo que sé hoy?” Si algo se puede reparar, haga algo pequeño esta semana. Si no, dígalo una vez en voz alta y suéltelo.',
      },
      more: {
        en: 'If it comes back: Write a letter to yourself as to a dear friend. Talk to a priest, counselor or someone kind. Guilt most of the day for two weeks deserves the doctor. If you think of dying, call {crisis}.',
        es: 'Si vuelve: Escríbase una carta como a una gran amistad. Hable con un cura o pastor, consejero o alguien bueno. Culpa casi todo el día por dos semanas: vea al médico. Si piensa en morir, llame a {crisis}.',
      },
      facts: ['T11'],
    },
    {
      label: { en: 'Noise gets on my nerves', es: 'El ruido me pone los nervios de punta' },
      asks: {
        en: 'neighbor plays loud music; barking dog, building work; thumping upstairs; party at night; how do I speak to the people next door; every sound makes me jump; traffic',
        es: 'el vecino pone música fuerte; ladra el perro, obras; pasos arriba; fiesta de noche; cómo le hablo al de al lado; cualquier ruido me sobresalta; motos, tráfico',
      },
      say: {
        en: 'Noise you cannot stop wears anybody out. Go over by day, calm: “I live below you. At ten I go to bed. Could the music end then?” Till then: soft ear plugs, a fan or radio low, the other room.',
        es: 'El ruido ajeno agota a cualquiera. Vaya de día, con calma: “Vivo abajo. A las diez me acuesto. ¿Podría terminar la música a esa hora?” Mientras: tapones blandos, ventilador o radio bajito, otro cuarto.',
      },
      more: {
        en: 'If it goes on: Note day and hour for one week. Speak with the building manager or the town office, with the list. Do not go alone to angry people. If every small sound makes you jump, tell your doctor.',
        es: 'Si sigue: Apunte día y hora por una semana. Hable con la administración o la oficina municipal, con la lista. No vaya a solas donde hay gente brava. Si todo ruido le sobresalta, dígalo al médico.',
      },
    },
    {
      label: { en: 'Does prayer help with nerves?', es: '¿Rezar ayuda con los nervios?' },
      asks: {
        en: 'I pray the rosary; faith, church, God; prayed but no peace; worry is a lack of faith; psalm at night; meditation, mindfulness instead; priest or pastor; lost my faith',
        es: 'rezo el rosario; la fe, la iglesia, Dios; oro y no hallo paz; dicen que preocuparse es falta de fe; salmo en la noche; meditar; cura, pastor; perdí la fe',
      },
      say: {
        en: 'Many find calm in it. Slow words said again and again settle body and mind. Pray at the same hour, breathe out on each line, and name the worry once. Then lay it down. Worry is no sin and no lack of faith.',
        es: 'A muchos les da calma. Palabras lentas y repetidas aquietan el cuerpo. Rece a la misma hora, suelte el aire en cada línea y nombre la pena una vez. Luego entréguela. Preocuparse no es pecado ni falta de fe.',
      },
      more: {
        en: 'If no peace comes: Pray aloud, sing, or with another person by phone. Short is enough. No faith: a quiet minute with one kind word does the same work. Prayer and a doctor go well together.',
        es: 'Si no llega la paz: Rece en voz alta, cante, o con otra persona por teléfono. Basta poco. Sin fe: un minuto callado con una palabra buena sirve también. El rezo y el médico van juntos.',
      },
      facts: ['T09'],
    },
    {
      label: { en: 'Which tea is good for nerves?', es: '¿Qué té es bueno para los nervios?' },
      asks: {
        en: 'chamomile, lime blossom, lemon balm; valerian drops; herbs, St John’s wort; warm milk; something natural that is not a pill; how many cups; health store remedy',
        es: 'manzanilla, tila, toronjil, melisa; valeriana, pasiflora; hierbas, aguas, infusión; leche tibia; algo natural que no sea pastilla; cuántas tazas; siete azahares, tienda naturista',
      },
      say: {
        en: 'A mild tea, such as chamomile, is a good pause. Proof that it calms is small, but the warm cup and ten quiet minutes do good. Ask the pharmacist before valerian, St John’s wort or drops. They can clash with tablets.',
        es: 'Un té suave, como manzanilla o tila, es una buena pausa. Hay poca prueba de que calme, pero la taza tibia y diez minutos de paz ayudan. Antes de valeriana, hierba de San Juan o gotas, pregunte en la farmacia: chocan con pastillas.',
      },
      more: {
        en: 'Make it a habit: same cup, same chair, no phone. If you get up at night to pee, drink it by late afternoon. On warfarin or before an operation, ask before any herb. Heart weakness: keep to your drink limit.',
        es: 'Hágalo costumbre: misma taza, misma silla, sin teléfono. Si de noche va mucho al baño, tómelo por la tarde. Con warfarina o antes de operarse, pregunte por cada hierba. Con corazón débil, respete su límite de líquido.',
      },
      facts: ['Z22', 'Z10'],
    },
    {
      label: { en: 'Does a walk or gardening calm?', es: '¿Caminar o el jardín calma?' },
      asks: {
        en: 'go outside when I am tense; how far should I walk for nerves; flower pots, balcony, digging; fresh air, park; tai chi, yoga, chair exercise; legs are bad, cannot walk; how often does it need',
        es: 'salgo cuando estoy tensa; cuánto camino para los nervios; macetas, balcón, plantas; aire libre, parque; taichí, yoga, ejercicio en silla; tengo mal las piernas; cuántas veces por semana',
      },
      say: {
        en: 'Yes. Moving uses up what worry builds up, and green calms. Go ten minutes today at your own pace, and look for three green things. About two hours a week among plants goes with feeling better. A balcony pot counts.',
        es: 'Sí. Moverse gasta lo que la angustia junta, y el verde calma. Hoy camine diez minutos a su paso y busque tres cosas verdes. Unas dos horas por semana entre plantas van con más bienestar. Una maceta cuenta.',
      },
      more: {
        en: 'If you cannot get out: Sit by a window with a plant, march with your feet, water it, touch the leaves. Go with a neighbor twice a week. Chest pain or much less air when you move: stop and call {emergency}.',
        es: 'Si no puede salir: Siéntese junto a una planta, marche con los pies, riéguela y toque las hojas. Salga con una vecina dos veces por semana. Dolor de pecho o mucha falta de aire: pare y llame a {emergency}.',
      },
      facts: ['T07', 'T08', 'E12'],
    },
    {
      label: { en: 'Which music settles the nerves?', es: '¿Qué música calma los nervios?' },
      asks: {
        en: 'songs, radio, hymns; sing in a choir; play the piano, knit, paint; something nice each day; hobby to take my mind off; dance in the kitchen; how long should I listen',
        es: 'canciones, boleros, radio, himnos; cantar en el coro; tocar la guitarra, tejer, pintar; algo agradable cada día; pasatiempo para distraerme; bailar en la cocina; cuánto rato escucho',
      },
      say: {
        en: 'The music you loved when you were young. Start with a song as quick as your heart, then slower ones. Fifteen minutes, eyes closed. Singing along is even better, for it makes the breath long. Once a day, as planned.',
        es: 'La que quería en su juventud. Empiece con una canción tan viva como su corazón, luego más lentas. Quince minutos, ojos cerrados. Cantar es aún mejor: alarga el aire. Una vez al día, con hora fija.',
      },
      more: {
        en: 'If music makes you sad: Choose birds, rain, or work for the hands: knitting, wood, puzzles. Ask a grandchild to put ten songs in a list. Choirs need no lessons, and some meet by phone or video.',
        es: 'Si la música le pone triste: Elija pájaros, lluvia o trabajo de manos: tejer, madera, rompecabezas. Pida a un nieto diez canciones en una lista. Para el coro no hace falta saber, y algunos son por teléfono.',
      },
      facts: ['T14'],
    },
    {
      label: { en: 'A drink or a smoke calms me', es: 'Un trago o un cigarro me calma' },
      asks: {
        en: 'a glass of wine for my nerves; whiskey in the evening to settle; started smoking again from stress; beer helps me sleep; how much is too much; smoke one after another; want to cut down',
        es: 'una copa de vino para los nervios; whisky, ron en la noche para calmarme; volví a fumar por el estrés; la cerveza me ayuda a dormir; cuánto es demasiado; fumo uno tras otro; quiero dejarlo, bajarle',
      },
      say: {
        en: 'It feels so, for an hour. Then drink breaks the night, mixes badly with tablets and brings falls, and the nerves are worse. Smoke quickens the heart. Tell your doctor how much it is. Do not stop heavy drinking all at once.',
        es: 'Así parece, por una hora. Luego el alcohol rompe la noche, choca con pastillas y trae caídas. Los nervios quedan peor. El humo acelera el corazón. Cuente al médico cuánto es. Si bebe mucho, no lo deje de golpe.',
      },
      more: {
        en: 'At that hour do something else with hand and mouth: tea, a nut, a call, a short walk. Put the bottle out of sight. Ask the doctor for help to stop smoking. Shaking, sweating or seeing things after stopping: call {emergency}.',
        es: 'A esa hora ocupe manos y boca: té, una fruta, una llamada, una vuelta. Quite la botella de la vista. Pida al médico ayuda para dejar de fumar. Temblor, sudor o ver cosas tras dejar la bebida: llame a {emergency}.',
      },
      facts: ['D16', 'Z19'],
    },
    {
      label: { en: 'Does coffee make nerves worse?', es: '¿El café empeora los nervios?' },
      asks: {
        en: 'how many cups; jittery after strong tea; cola, energy drink; heart flutters after coffee; decaf instead; I cannot do without my morning cup; mate, chocolate',
        es: 'cuántas tazas; me pone temblorosa el café cargado; mate, té negro, gaseosa, cola; me palpita el corazón después del tinto; descafeinado; no puedo sin mi cafecito de la mañana; chocolate',
      },
      say: {
        en: 'It can: it makes the heart quick and hands shaky, and it lasts for many hours. Keep the morning cup. Leave out all after noon for one week: coffee, black tea, cola, mate. See if you are calmer.',
        es: 'Puede: acelera el corazón, hace temblar y dura muchas horas. Guarde la taza de la mañana. Quite una semana todo lo de después del mediodía: café, té negro, cola, mate. Vea si hay más calma.',
      },
      more: {
        en: 'Step by step: One cup less every few days, for stopping at once gives headaches. Mix in decaf. Keep the pause, only with another drink. A heart that skips or races without coffee: tell the doctor this week.',
        es: 'Paso a paso: Una taza menos cada pocos días, porque de golpe duele la cabeza. Mezcle con descafeinado. Guarde la pausa con otra bebida. Si el corazón salta o corre sin café, dígalo esta semana al médico.',
      },
      facts: ['Z14'],
    },
    {
      label: { en: 'I cannot sleep for worry', es: 'No duermo de la preocupación' },
      asks: {
        en: 'what helps at three in the morning; lie there chewing on it; mind races in bed; head will not stop at night; wake and think; settle down to sleep; toss and turn from nerves; dread the night',
        es: 'qué hago a las tres de la mañana; me desvelo pensando; la cabeza no para en la cama; despierto y le doy vueltas; doy vueltas por los nervios; miedo a que llegue la noche; no pego un ojo',
      },
      say: {
        en: 'At night: do not fight it. If awake some twenty minutes, get up, dim light, a dull book, slow breath out. Back to bed when sleepy. Write tomorrow’s list before supper, so the head can let go.',
        es: 'De noche, no luche. Si lleva unos veinte minutos sin dormir, levántese: poca luz, un libro aburrido, aire lento. Vuelva a la cama con sueño. Antes de la cena, escriba la lista de mañana y suéltela.',
      },
      more: {
        en: 'If getting up is not safe: Sit up in bed, low light, and tell yourself a story you know by heart. No clock, no phone. Get up at the same hour. Bad nights for weeks: ask the doctor about sleep training.',
        es: 'Si no es seguro levantarse: Siéntese en la cama, poca luz, y cuéntese una historia que sabe de memoria. Sin reloj ni teléfono. Arriba siempre a la misma hora. Si dura semanas, pida al médico terapia del sueño.',
      },
      facts: ['Z13', 'Z21', 'Z02'],
    },
    {
      label: { en: 'Is this a panic attack?', es: '¿Esto es un ataque de pánico?' },
      asks: {
        en: 'all at once I think I am dying; cannot breathe, tingling, sweating with fear; panic in the store, on the bus; afraid it comes again; what do I do in a panic; had them before; how long does it last',
        es: 'de golpe siento que me muero; me ahogo, hormigueo, sudo de miedo; pánico en la tienda, en el bus; miedo a que vuelva; qué hago cuando me da el ataque; ya me ha dado antes; cuánto dura',
      },
      say: {
        en: 'From here nobody can tell it from the heart. The first time, or with chest pain, fainting or no air, call {emergency}. If a doctor already named it panic: stay, breathe out long, name what you see. It mostly fades in minutes.',
        es: 'Desde aquí nadie lo distingue del corazón. Si es la primera vez, o hay dolor de pecho, desmayo o falta de aire, llame a {emergency}. Si el médico ya dijo pánico: quédese, suelte el aire largo, nombre lo que ve. Suele pasar.',
      },
      more: {
        en: 'Afterwards: Drink water, sit, call somebody. Note where it was and what came before. Go back to the same place soon, with someone, for a short time. Tell the doctor: talking therapy can help with this kind of fear.',
        es: 'Después: Agua, silla y una llamada. Apunte dónde fue y qué hubo antes. Vuelva pronto a ese lugar, con alguien y poco rato. Dígalo al médico: la terapia hablada ayuda con este miedo.',
      },
      facts: ['T11', 'E12'],
    },
    {
      label: { en: 'Are there tablets for nerves?', es: '¿Hay pastillas para los nervios?' },
      asks: {
        en: 'something for my nerves that is not a pill; doctor gave me a sedative; friend offered her tablets; are calming pills addictive; side effects, drowsy, falls; may I stop mine; is a tablet better than talking',
        es: 'algo para los nervios que no sea pastilla; el doctor me dio un calmante; mi vecina me ofrece las suyas; crean vicio, adicción; me dan sueño, me caigo; puedo dejar la mía; gotas, tranquilizante, sedante',
      },
      say: {
        en: 'Some exist, but many calming tablets bring falls and muddled thinking with age. Ask the doctor what else works first: talking therapy does. Take nothing from friends. If you have some already, stop none by yourself.',
        es: 'Hay, pero muchas de las que calman traen caídas y confusión con la edad. Pregunte al médico qué más sirve: la terapia hablada sirve. No tome las de otra persona. Si ya toma una, no la deje por su cuenta.',
      },
      more: {
        en: 'Ask at the visit: What is it for? How long? What if I stop? Does it fit my other tablets? Show all of them, drops and herbs too. Until then use breath, muscles, walks. A mindfulness course helped some as well as a tablet.',
        es: 'Pregunte en la cita: ¿para qué es, por cuánto tiempo, cómo se deja, va con mis otras pastillas? Lleve todas, también gotas y hierbas. Mientras: aire, músculos, caminar. Un curso de atención plena ayudó a algunos igual que una pastilla.',
      },
      facts: ['Z10', 'T11', 'T12'],
    },
    {
      label: { en: 'What is talking therapy?', es: '¿Qué es la terapia hablada?' },
      asks: {
        en: 'counselor, psychologist, CBT; am I too old for therapy; what do they do there; lie on a couch; how many times; cost, free, by phone; I am not crazy; how do I find one',
        es: 'psicóloga, consejero; ya soy muy mayor para eso; qué hacen ahí; cuántas veces hay que ir; cuánto cuesta, gratis, por teléfono; no estoy loca; cómo encuentro una',
      },
      say: {
        en: 'It is talk with a plan, not a couch. You look at one worry, what you think and do, and try small changes. It works in later life too. Ask your doctor: “I worry a lot. May I have talking therapy?”',
        es: 'Es hablar con un plan, sin diván. Miran una preocupación, qué piensa y qué hace, y prueban cambios pequeños. Sirve también a edad avanzada. Pida a su médico: “Me preocupo mucho. ¿Puedo ir a terapia hablada?”',
      },
      more: {
        en: 'It often takes some weeks, once a week, also by phone. Ask about the cost, and ask {company} about free places. If you do not get on with the person, ask for another. It is for the worn out, not the crazy.',
        es: 'Suele durar unas semanas, una vez por semana, también por teléfono. Pregunte el costo y pida a {company} lugares gratis. Si no congenia con la persona, pida otra. Es para quien sufre, no para locos.',
      },
      facts: ['T11'],
    },
    {
      label: { en: 'When should I see a doctor?', es: '¿Cuándo voy al médico por esto?' },
      asks: {
        en: 'how long is too long to worry; is it normal or an illness; do I waste their time; what do I tell them about my nerves; lose weight from worry; could it be the thyroid; do nothing all day from fear',
        es: 'cuánto tiempo es demasiado; es normal o enfermedad; no quiero molestar al médico; qué le digo de mis nervios; bajo de peso por la angustia; será la tiroides; no hago nada de tanto miedo',
      },
      say: {
        en: 'Go if it lasts two weeks or more, or keeps you from sleep, food, people or going out. The body can be behind it too, such as thyroid, heart or tablets. Thoughts of dying: call {crisis} now.',
        es: 'Vaya si dura dos semanas o más, o no le deja dormir, comer, ver gente o salir. También puede venir del cuerpo: tiroides, corazón, pastillas. Si piensa en morir, llame ya a {crisis}.',
      },
      more: {
        en: 'Write it on one page: since when, how often, what your body does, what it keeps you from. Add tablets, coffee and drink. Read it out: “My nerves rule my day.” You waste nobody’s time. Take somebody along.',
        es: 'Escriba una hoja: desde cuándo, cuántas veces, qué hace el cuerpo, qué le impide. Sume pastillas, café y alcohol. Léala: “Los nervios mandan en mi día.” No molesta a nadie. Vaya con alguien.',
      },
      facts: ['T11'],
    },
    {
      label: { en: 'Heart racing with pain or faint', es: 'El corazón se acelera y me duele' },
      asks: {
        en: 'palpitations and chest pressure; heart skips and I feel dizzy; racing will not stop; short of air with it; pain in the arm or jaw; nearly passed out; is it nerves or my heart; heart goes like mad at rest',
        es: 'palpitaciones y presión en el pecho; el corazón salta y me mareo; late rápido y no para; me falta el aire; dolor en el brazo o la mandíbula; casi me desmayo; son nervios o el corazón; taquicardia en reposo',
      },
      say: {
        en: 'Do not put that down to nerves. Racing with pain or pressure, fainting, or no air: call {emergency} now and sit down. Racing that goes on for many minutes at rest: call the doctor today.',
        es: 'No lo eche a los nervios. Corazón rápido con dolor o presión, desmayo o falta de aire: llame ya a {emergency} y siéntese. Si corre muchos minutos en reposo: llame hoy al médico.',
      },
      more: {
        en: 'While you wait: Sit half up, open the door, do not drive. Have the list of tablets ready. If it passes and all is well, still tell the doctor this week. Note when it came, how long, and the pulse if you can.',
        es: 'Mientras espera: Siéntese medio recto, abra la puerta, no maneje. Tenga la lista de pastillas. Si pasa y está bien, dígalo igual esta semana al médico. Apunte cuándo fue, cuánto duró y el pulso si puede.',
      },
      facts: ['E12'],
    },
    {
      label: { en: 'I am ashamed of my nerves', es: 'Me da vergüenza estar así' },
      asks: {
        en: 'silly old woman, weak; others have real problems; men do not talk about that; family laughs at my fears; pull yourself together they say; hide it from everyone; hands shake in company',
        es: 'parezco una vieja boba, débil; otros tienen problemas de verdad; los hombres no hablan de eso; la familia se burla de mis miedos; me dicen que no exagere; lo escondo; me tiemblan las manos delante de otros',
      },
      say: {
        en: 'Nerves are no weakness. They are an alarm that rings too soon, and that happens to brave people. Tell one kind person: “I get very nervous. I need no advice, just stay a moment.” Said aloud, it gets smaller.',
        es: 'Los nervios no son debilidad. Son una alarma que suena antes de tiempo, también a gente valiente. Dígalo a una persona buena: “Me pongo muy mal de nervios. Sin consejos, solo quédate un rato.” Dicho, pesa menos.',
      },
      more: {
        en: 'If they laugh: “This is real for me.” Then choose another ear, such as a doctor, nurse or priest. In company, hold a cup with both hands, sit near the door, step out for a minute. Nobody minds.',
        es: 'Si se ríen: “Para mí es real.” Busque otro oído: médico, enfermera, cura o pastor. Con gente, tome la taza con las dos manos, siéntese cerca de la puerta, salga un minuto. A nadie le molesta.',
      },
    },
    {
      label: { en: 'My husband or wife worries all day', es: 'Mi pareja se preocupa todo el día' },
      asks: {
        en: 'my husband frets about everything; mother calls with a new fear each hour; how do I calm Dad down; what do I say to her when she panics; it wears me out; asks again and again if all is well; reassure him',
        es: 'mi marido se angustia por todo; mi mamá me llama con un miedo nuevo cada hora; cómo calmo a mi papá; qué le digo cuando le da el pánico; me contagia los nervios; pregunta mil veces si todo está bien; le digo que no pasa nada',
      },
      say: {
        en: 'Do not argue with the fear, and do not say “calm down.” Try: “You are worried. I am here.” Then move: a walk, tea, dishes. Answer each worry once. After that: “We put it on the list for five.”',
        es: 'No discuta con el miedo ni diga “cálmate.” Pruebe: “Estás con angustia. Aquí estoy.” Luego muévanse: caminar, un té, los platos. Responda cada miedo una vez. Después: “Va a la lista de las cinco.”',
      },
      more: {
        en: 'Set a fixed time to talk about it, a quarter of an hour. Do not take all tasks away, for small duties make brave. Take your own breaks. Lasts two weeks, or is new and strong: the doctor should look.',
        es: 'Pongan un rato fijo para hablarlo, un cuarto de hora. No le quite todas las tareas: lo pequeño da valor. Tome sus descansos. Si dura dos semanas, o es nuevo y fuerte, que lo vea el médico.',
      },
      facts: ['T11'],
      whose: 'other',
    },
    {
      label: { en: 'I have always been a worrier', es: 'Siempre he sido de preocuparme' },
      asks: {
        en: 'born nervous, like my mother; too old to change; it is my nature; worried since I was a child; will I ever be different; runs in the family; nothing ever helped',
        es: 'nací nerviosa, como mi madre; ya soy vieja para cambiar; es mi carácter; desde niña me preocupo; nunca se me va a quitar; viene de familia; nada me ha servido',
      },
      say: {
        en: 'A careful nature may stay. How much room worry gets can change at any age. Choose one thing for two weeks: a fixed worry time, or five minutes of slow breath. Not all of it, just this one.',
        es: 'El carácter puede quedarse. Lo que ocupa el miedo en su día puede cambiar a toda edad. Elija una sola cosa por dos semanas: una hora fija para lo que preocupa, o cinco minutos de aire lento.',
      },
      more: {
        en: 'Each night write one worry of the day and, a week later, what came of it. Most never came. Keep the good side: you plan well. If two weeks change nothing, ask the doctor about talking therapy.',
        es: 'Cada noche anote un miedo del día y, una semana después, qué pasó. Muchos no llegaron. Guarde lo bueno: usted prevé las cosas. Si en dos semanas sigue igual, pregunte al médico por la terapia hablada.',
      },
      facts: ['T11', 'T06'],
    },
    {
      label: { en: 'Is all this worry harmful?', es: '¿Hace daño preocuparse tanto?' },
      asks: {
        en: 'can nerves make me ill; bad for the heart, blood pressure; does stress cause dementia; worry about worrying; will it shorten my life; damage to the brain; can it be undone',
        es: 'los nervios enferman; malo para el corazón, la presión; el estrés causa demencia; me preocupa preocuparme; me va a acortar la vida; daña el cerebro; se puede remediar',
      },
      say: {
        en: 'A bad week does no lasting harm. Strong stress for years goes with more memory trouble, but that is not a fate. It does pay to get calmer, and you can start today: five minutes of slow breath or a walk.',
        es: 'Una mala semana no daña a nadie. Mucho estrés por años va con más problemas de memoria, pero no es un destino. Vale la pena calmarse, y puede empezar hoy: cinco minutos de aire lento o una vuelta.',
      },
      more: {
        en: 'What helps most: move each day, sleep at fixed hours, see people, have blood pressure checked. Talk it over with the doctor if it has lasted for weeks. Fear of harm is one more worry: put it on the list too.',
        es: 'Lo que más ayuda: moverse cada día, dormir a hora fija, ver gente, controlar la presión. Si dura semanas, háblelo con el médico. El miedo al daño es otra preocupación: póngala también en la lista.',
      },
      facts: ['T02', 'T03', 'T06', 'T11'],
    },
    {
      label: { en: 'Afraid when the power fails', es: 'Me da miedo cuando se va la luz' },
      asks: {
        en: 'blackout at night, all dark; heart beats fast when the lights go out; food will spoil; alone in the dark; storm, queue for bread; will there be electricity tomorrow',
        es: 'apagón de noche, todo oscuro; me late el corazón cuando se apaga todo; se me echa a perder la comida; sola a oscuras; tormenta, cola del pan; si mañana habrá corriente; tanto apagón me tiene mal',
      },
      say: {
        en: 'Darkness makes any fear bigger. Keep a flashlight and a small radio at the bed, always in the same place. When it goes out: sit, feet down, breathe out long, hum. Agree with a neighbor: one knock means “all well.”',
        es: 'Lo oscuro agranda todo miedo. Tenga linterna y radio pequeña junto a la cama, siempre en el mismo lugar. Si se va la luz: siéntese, pies en el piso, aire largo, tararee. Con una vecina: un golpe en la puerta, “todo bien.”',
      },
      more: {
        en: 'By day get ready: water, batteries, bread, a full phone. Leave the fridge shut. No candles by the bed, no coals indoors. If a machine or oxygen needs power, ask now what to do, and tell {company} you are alone.',
        es: 'De día prepárese: agua, pilas, pan, teléfono cargado. Nevera cerrada. Sin velas junto a la cama ni brasas adentro. Si usa oxígeno o una máquina con corriente, pregunte ya qué hacer. Avise a {company} que está a solas.',
      },
      facts: ['T06'],
    },
  ],
}
