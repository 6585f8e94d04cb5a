/** Plain questions on sleep that no card answers head-on. */

import type { AnsweredMatter } from './matter.ts'

export const sleepMatters: readonly AnsweredMatter[] = [
  {
    name: 'sleep-position',
    domain: 'Sleep',
    card: 'Z22',
    facts: [],
    say: {
      en: 'The position is yours to choose: I have no good source that one is best for all. Tonight try your side, with a pillow between the knees. Short of breath when you lie flat? Tell your doctor today. What feels uncomfortable?',
      es: 'La postura la elige usted: no tengo una buena fuente que diga que una es mejor para todos. Pruebe hoy de lado, con una almohada entre las rodillas. Si acostarse sin almohadas le quita el aire, dígalo hoy a su médico. ¿Dónde le molesta?',
    },
    how: {
      en: [
        'Lie on the side that hurts less.',
        'Put a pillow between your knees, and one to hug.',
        'After an operation, keep the position your team gave you. Waking and fighting for air: sit up and call {emergency}.',
      ],
      es: [
        'Acuéstese del lado que menos duela.',
        'Ponga una almohada entre las rodillas y abrace otra.',
        'Tras una operación, siga la postura que le indicó su equipo. Si despierta ahogándose: siéntese y llame a {emergency}.',
      ],
    },
    near: { en: 'A small comfort before bed', es: 'Un gusto pequeño antes de dormir' },
  },
  {
    name: 'mattress-and-pillow',
    domain: 'Sleep',
    card: 'Z21',
    facts: [],
    say: {
      en: 'I have no good source for one best mattress or pillow. Look for a bed where you turn easily, and stand up easily with feet flat on the floor. Try it lying down before you pay. Today test your own this way. What bothers you?',
      es: 'No tengo una buena fuente sobre un colchón o almohada ideal. Busque una cama donde se dé vuelta fácil y se levante bien, con los pies planos. Pruébela acostándose antes de pagar. Hoy pruebe así la suya. ¿Qué le molesta?',
    },
    how: {
      en: [
        'Sit on the edge: are your feet flat, and can you rise easily?',
        'Lie on your side: is your neck straight, not bent?',
        'Ask the shop if you can bring it back.',
      ],
      es: [
        'Siéntese al borde: ¿apoya bien los pies y se levanta fácil?',
        'Acuéstese de lado: ¿el cuello queda derecho?',
        'Pregunte en la tienda si se puede devolver.',
      ],
    },
    near: {
      en: 'How do I make the bedroom restful?',
      es: '¿Cómo preparo un cuarto para descansar?',
    },
  },
  {
    name: 'dozing-before-tv',
    domain: 'Sleep',
    card: 'Z17',
    facts: ['Z15', 'Z17'],
    say: {
      en: 'Nodding off before the TV happens to many. But a long, late doze can steal sleep from the night. Bright light early in the evening helps people who doze. Tonight keep a lamp on and sit upright. What time do your eyes close?',
      es: 'Cabecear frente a la tele le pasa a mucha gente. Pero un sueño largo y tardío le quita sueño a la noche. Al anochecer, más luz ayuda a quien cabecea. Hoy encienda una lámpara. ¿A qué hora se le cierran los ojos?',
    },
    how: {
      en: [
        'Put on a bright lamp after supper. With eye disease or bipolar illness, ask your doctor first.',
        'Choose a chair where you sit up, and do something with your hands.',
        'New or strong sleepiness by day? Tell your doctor.',
      ],
      es: [
        'Después de cenar encienda una buena lámpara. Con mal de los ojos o trastorno bipolar, pregunte antes al médico.',
        'Use una silla con respaldo y ocupe las manos.',
        'Si de día el sueño es nuevo o muy fuerte, dígalo al médico.',
      ],
    },
    near: { en: 'How does light set my body clock?', es: '¿Cómo ayuda la luz a dormir mejor?' },
  },
  {
    name: 'partner-snores',
    domain: 'Sleep',
    card: 'Z09',
    facts: ['Z09', 'Z19'],
    say: {
      en: 'Being kept awake by snoring wears anybody out; another room some nights is no lack of love. Loud snoring with gasps or pauses needs a doctor: it may be sleep apnea. Alcohol makes it worse. Tonight listen: are there pauses in the breath?',
      es: 'Los ronquidos de otro cansan a cualquiera; dormir aparte algunas noches no es falta de cariño. Si ronca fuerte y se ahoga o hace pausas, debe ver al médico: puede ser apnea. El alcohol lo empeora. Escuche esta noche: ¿hay pausas al respirar?',
    },
    how: {
      en: [
        'Tell them kindly by day, not at night: “I worry about your breathing.”',
        'Note what you hear, for the doctor.',
        'Make up the second bed for the hard nights.',
      ],
      es: [
        'Dígaselo de día y con cariño: “Me preocupa cómo respira”.',
        'Apunte lo que oye, para el médico.',
        'Prepare otra cama para las noches difíciles.',
      ],
    },
    near: { en: 'Snoring and the sleep test', es: 'Los ronquidos y la prueba de sueño' },
  },
  {
    name: 'bad-dreams',
    domain: 'Sleep',
    card: 'T09',
    facts: ['T09', 'Z20'],
    say: {
      en: 'A bad dream can feel very real, and it is no weakness. Put on the lamp and name what you see and hear, until you are back in your room. Often, or since a new tablet? Tell your doctor. Do you move in them?',
      es: 'Una pesadilla asusta de verdad, y no es debilidad. Al despertar, encienda la lámpara y nombre lo que ve y oye, hasta volver a su cuarto. Si se repiten, o hay pastilla nueva, dígalo al médico. ¿Se mueve usted mientras sueña?',
    },
    how: {
      en: [
        'Keep the lamp in reach of your hand.',
        'Say it aloud: “It was a dream. I am in my room.”',
        'If you kick or hit in your sleep, book a visit.',
      ],
      es: [
        'Deje la lámpara al alcance de la mano.',
        'Diga en voz alta: “Fue un sueño. Estoy en mi cuarto”.',
        'Si patea o golpea en sueños, pida una cita.',
      ],
    },
    near: { en: 'Coming back to this moment', es: 'Volver a este momento' },
  },
  {
    name: 'pain-at-night',
    domain: 'Sleep',
    card: 'Z13',
    facts: ['Z13'],
    say: {
      en: 'Pain in the night feels bigger, and it is not in your head. Say to your doctor or nurse where, when, and what you take; they can plan for nights. Tonight put a pillow under the sore part. Which part wakes you?',
      es: 'El dolor de noche se siente más grande, y no es cosa de su imaginación. Diga a su médico o enfermera dónde, cuándo y qué toma: pueden hacer un plan para las noches. Hoy apoye esa parte en una almohada. ¿Qué parte le despierta?',
    },
    how: {
      en: [
        'Note the hour and the place of the pain for three nights.',
        'Ask the pharmacist before you add anything.',
        'New or very strong pain, or after a fall: get seen today. Pain in the chest: call {emergency}.',
      ],
      es: [
        'Anote tres noches la hora y el lugar del dolor.',
        'Pregunte en la farmacia antes de añadir algo.',
        'Dolor nuevo o muy fuerte, o tras una caída: que lo vean hoy. Dolor en el pecho: llame a {emergency}.',
      ],
    },
    near: { en: 'What do I do when I lie awake?', es: '¿Qué hago si no puedo dormir?' },
  },
  {
    name: 'cold-feet-in-bed',
    domain: 'Sleep',
    card: 'Z22',
    facts: [],
    say: {
      en: 'Loose, warm socks are good for cold feet in bed. Before you get in, take out the hot bottle or switch off the electric blanket. With diabetes or numb feet, use neither. Try the socks tonight. Are your feet cold by day too?',
      es: 'Unas medias flojas y abrigadas van bien para los pies fríos. Antes de acostarse, quite la bolsa caliente o apague la manta eléctrica. Con diabetes o pies que sienten poco, no use ninguna. Pruebe hoy las medias. ¿De día también los tiene fríos?',
    },
    how: {
      en: [
        'Put on dry, loose socks before bed, and a blanket over your feet.',
        'Before you walk, put on firm slippers: socks slip.',
        'A foot that turns pale, blue or sore: see a doctor today. If it comes all at once, call {emergency}.',
      ],
      es: [
        'Póngase medias secas y flojas, y una manta sobre los pies.',
        'Para caminar, use zapatillas firmes: las medias resbalan.',
        'Si un pie se pone pálido, azul o duele, vaya hoy al médico. Si es de golpe, llame a {emergency}.',
      ],
    },
    near: { en: 'A small comfort before bed', es: 'Un gusto pequeño antes de dormir' },
  },
  {
    name: 'hot-bedroom',
    domain: 'Sleep',
    card: 'Z21',
    facts: ['Z21'],
    say: {
      en: 'A cool room, 65 to 68 °F (18 to 20 °C), helps sleep. Close curtains by day, open when it cools, and lay a damp cloth on your neck. Faint or confused in the heat? Call {emergency}. Have you a fan?',
      es: 'Un cuarto fresco, de 65 a 68 °F (18 a 20 °C), ayuda a dormir. De día cierre cortinas, abra cuando refresque y póngase un paño húmedo en el cuello. Si se desmaya o confunde, llame a {emergency}. ¿Tiene ventilador?',
    },
    how: {
      en: [
        'By day close the curtains on the sunny side.',
        'Use one thin cotton sheet and loose clothes.',
        'In strong heat ask a neighbor to look in on you.',
      ],
      es: [
        'De día cierre las cortinas del lado del sol.',
        'Use una sábana fina de algodón y ropa floja.',
        'Con mucho calor, pida a alguien cercano que pase a verle.',
      ],
    },
    near: {
      en: 'How do I make the bedroom restful?',
      es: '¿Cómo preparo un cuarto para descansar?',
    },
  },
  {
    name: 'leg-cramps-at-night',
    domain: 'Sleep',
    card: 'Z20',
    facts: [],
    say: {
      en: 'A cramp hurts badly, and usually passes. Sit on the edge of the bed, foot flat, and press the heel down gently. On bananas, soap or magnesium I have no good source. Often? Ask your doctor or pharmacist. How many nights does it come?',
      es: 'Un calambre duele mucho y casi siempre se pasa. Siéntese al borde de la cama, pie plano, y empuje suave el talón abajo. Sobre plátano, jabón o magnesio no tengo buena fuente. Si se repite, pregunte al médico o farmacéutico. ¿Cuántas noches le da?',
    },
    how: {
      en: [
        'Sit up first; do not jump out of bed in the dark.',
        'Press the heel down, toes toward you, and rub.',
        'One leg swollen, red and sore: see a doctor today.',
      ],
      es: [
        'Primero siéntese; no salte de la cama a oscuras.',
        'Talón abajo, dedos hacia usted, y frote.',
        'Una pierna hinchada, roja y con dolor: al médico hoy.',
      ],
    },
    near: { en: 'Restless legs at night', es: 'Piernas inquietas de noche' },
  },
  {
    name: 'late-supper',
    domain: 'Sleep',
    card: 'Z22',
    facts: [],
    say: {
      en: 'Tonight try a light supper, a while before bed: it sits easier than a big late one. No need to skip it. I have no good source on the best hour or food. Hungry? A small bite is fine. With diabetes, keep your plan.',
      es: 'Pruebe hoy una cena ligera, un rato antes de acostarse: cae mejor que una grande y tarde. No hace falta saltarla. Sobre la mejor hora o comida no tengo buena fuente. ¿Hambre? Un bocado está bien. Con diabetes, siga su plan.',
    },
    how: {
      en: [
        'Eat the bigger meal at midday if you can.',
        'Sit up a while after supper before you lie down.',
        'Burning after meals? Tell your doctor. New, strong, or with sweat or hard breathing: call {emergency}.',
      ],
      es: [
        'Si puede, haga la comida grande al mediodía.',
        'Después de cenar, quédese en la silla un rato.',
        '¿Ardor después de comer? Dígalo al médico. Si es nuevo, fuerte, o con sudor o falta de aire: llame a {emergency}.',
      ],
    },
    near: { en: 'A small comfort before bed', es: 'Un gusto pequeño antes de dormir' },
  },
  {
    name: 'radio-or-tv-to-sleep',
    domain: 'Sleep',
    card: 'Z21',
    facts: ['Z21', 'Z22'],
    say: {
      en: 'A low radio or soft music at bedtime is fine if it comforts you. The TV, phone or tablet is best off 30 to 60 minutes before bed. Tonight choose a quiet voice that turns off by itself. What do you like to hear?',
      es: 'La radio bajita o música suave al acostarse está bien si le da gusto. La tele, el celular o la tableta, mejor apagarlos de 30 a 60 minutos antes. Hoy elija una voz tranquila que se apague sola. ¿Qué le gusta oír?',
    },
    how: {
      en: [
        'Turn it low, just loud enough to hear.',
        'Ask somebody to show you the sleep timer.',
        'Choose music or old stories, not the news.',
      ],
      es: [
        'Póngala baja, lo justo para oír.',
        'Pida que le enseñen el apagado automático.',
        'Elija música o cuentos, no noticias.',
      ],
    },
    near: { en: 'How do I wind down before bed?', es: '¿Cómo me calmo antes de dormir?' },
  },
  {
    name: 'after-a-bad-night',
    domain: 'Sleep',
    card: 'Z04',
    facts: ['Z04', 'Z15', 'Z09'],
    say: {
      en: 'One bad night is hard, and it passes. Today keep to your usual plan, gently. If you must nap, 20 to 30 minutes before 3 pm is enough. Do not drive when sleepy. Tomorrow get up at your usual time. Was it only last night?',
      es: 'Una mala noche pesa, y se pasa. Hoy haga lo de siempre, con calma. Si necesita siesta, bastan 20 a 30 minutos antes de las 3 de la tarde. No maneje con sueño. Mañana levántese a su hora. ¿Fue nada más anoche?',
    },
    how: {
      en: [
        'Get some daylight and move a little this morning.',
        'Leave difficult chores and ladders for another day.',
        'Tonight go to bed when you are sleepy, not much earlier.',
      ],
      es: [
        'Por la mañana, busque luz y muévase un poco.',
        'Deje para otro día lo difícil, y no suba a escaleras de mano.',
        'Esta noche acuéstese cuando tenga sueño, no mucho antes.',
      ],
    },
    near: { en: 'Steady sleep habits that helped', es: 'Hábitos de sueño que ayudaron' },
  },
  {
    name: 'magnesium-for-sleep',
    domain: 'Sleep',
    card: 'Z10',
    facts: [],
    say: {
      en: 'On magnesium, CBD or vitamins for sleep I have no good source, so I cannot say that they work. Ask your pharmacist before you take any: they can clash with tablets, and magnesium is not for weak kidneys. What do you take to sleep now?',
      es: 'Sobre magnesio, CBD o vitaminas para dormir no tengo una buena fuente: no puedo decir que sirvan. Antes de tomarlos, pregunte en la farmacia: pueden chocar con sus pastillas, y el magnesio no es para riñones débiles. ¿Qué toma ahora para dormir?',
    },
    how: {
      en: [
        'Take the box, or a photo of it, to your pharmacist.',
        'Ask: “Is this safe with my tablets and my kidneys?”',
        'Until then, a calm hour before bed costs nothing.',
      ],
      es: [
        'Lleve la caja, o una foto, a la farmacia.',
        'Pregunte: “¿Es seguro con mis pastillas y mis riñones?”.',
        'Mientras, una hora de calma antes de dormir no cuesta nada.',
      ],
    },
    near: { en: 'Sleeping tablets and sleep aids', es: 'Pastillas y remedios para dormir' },
  },
  {
    name: 'sleep-watch',
    domain: 'Sleep',
    card: 'Z06',
    facts: ['Z06'],
    say: {
      en: 'The hours and stages on a watch are a guess. I have no good source on how right it is. How rested you feel by day counts more. Tomorrow write one word: good, fair or bad. Do you feel rested today?',
      es: 'Las horas y las fases del reloj son un cálculo. No tengo una buena fuente sobre cuánto acierta. Más cuenta cómo descansa y cómo se siente de día. Mañana apunte una palabra: bien, regular o mal. ¿Hoy siente descanso?',
    },
    how: {
      en: [
        'If it guards you for falls or heartbeat, keep it on and just hide the sleep page. If not, try nights without it.',
        'Each morning write how you slept, without numbers.',
        'If it keeps warning about breath or heart, call your doctor today. Fainting or chest pain: call {emergency}.',
      ],
      es: [
        'Si le cuida por caídas o latidos, déjeselo y no mire la página del sueño. Si no, pruebe unas noches sin él.',
        'Cada mañana escriba cómo durmió, sin números.',
        'Si avisa seguido de respiración o corazón, llame hoy al médico. Desmayo o dolor de pecho: llame a {emergency}.',
      ],
    },
    near: { en: 'What does my sleep score mean?', es: '¿Qué dice mi puntaje de sueño?' },
  },
  {
    name: 'decaf-mate-chocolate',
    domain: 'Sleep',
    card: 'Z14',
    facts: ['Z14'],
    say: {
      en: 'Decaf holds only a little caffeine, so for most people an evening cup is fine. Mate, black or green tea, cola and dark chocolate do hold it, and caffeine took sleep even six hours before bed. Today have those before 2 pm.',
      es: 'El descafeinado tiene muy poca cafeína: a casi todos les va bien de noche. Mate, té negro o verde, cola y chocolate negro sí tienen, y la cafeína quitó sueño aun seis horas antes de acostarse. Hoy tómelos antes de las 2 de la tarde.',
    },
    how: {
      en: [
        'Read the box: look for “caffeine free” or “decaf”.',
        'Keep your cup and its hour; change what is in it.',
        'Many cups a day? Cut down bit by bit.',
      ],
      es: [
        'Mire la caja: busque “sin cafeína” o “descafeinado”.',
        'Siga con su taza a la misma hora; cambie lo que lleva dentro.',
        '¿Toma muchas tazas? Baje poco a poco.',
      ],
    },
    near: { en: 'Coffee and my night', es: 'El café y mi noche' },
  },
  {
    name: 'cpap-mask',
    domain: 'Sleep',
    card: 'Z09',
    facts: [],
    say: {
      en: 'Many people struggle with that machine; you are not doing it badly. I have no good source on it, but whoever supplied it knows: call today and say what bothers you. Do not give up before you ask. What is worst?',
      es: 'A mucha gente le cuesta esa máquina; no es culpa suya. No tengo una buena fuente sobre ella, pero quien se la dio sí sabe: llame hoy y diga qué le molesta. No la deje sin preguntar. ¿Qué es lo peor?',
    },
    how: {
      en: [
        'Say it plainly: it leaks, it presses, my mouth is dry.',
        'Ask if another size or kind of mask would suit you.',
        'Ask if you may wear it by day at first, to get used to it.',
      ],
      es: [
        'Dígalo claro: se sale el aire, aprieta, me seca la boca.',
        'Pregunte si hay otra talla u otro tipo.',
        'Pregunte si puede ponérsela un rato de día para acostumbrarse.',
      ],
    },
    near: { en: 'Snoring and the sleep test', es: 'Los ronquidos y la prueba de sueño' },
  },
  {
    name: 'noise-at-night',
    domain: 'Sleep',
    card: 'Z21',
    facts: ['Z21'],
    say: {
      en: 'Noise at night wears on the nerves, and a quiet, dark room does help sleep. Tonight close the window on the noisy side or sleep in the quietest room, with the way lit. By day, talk kindly with whoever makes the noise. What wakes you?',
      es: 'El ruido de noche desgasta; un cuarto oscuro y callado ayuda a dormir. Hoy cierre la ventana del lado del ruido o duerma en el cuarto más tranquilo, con luz en el camino. De día, hable con amabilidad con quien hace ruido. ¿Qué le despierta?',
    },
    how: {
      en: [
        'Soft earplugs may help, if you can still hear an alarm or a call.',
        'A thick curtain softens the sound: let somebody steady hang it for you.',
        'No change? Ask the building manager, or call {company} for advice.',
      ],
      es: [
        'Unos tapones suaves pueden ayudar, si aún oye una alarma o una llamada.',
        'Una cortina gruesa apaga el sonido: que la cuelgue alguien con buen equilibrio.',
        '¿Sigue igual? Hable con quien administra, o pida consejo a {company}.',
      ],
    },
    near: {
      en: 'How do I make the bedroom restful?',
      es: '¿Cómo preparo un cuarto para descansar?',
    },
  },
]
