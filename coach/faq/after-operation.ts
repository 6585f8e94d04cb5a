/** Questions on moving again, weeks to months after a hip or knee operation. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const afterOperation: Faq = {
  name: 'after-operation',
  domain: 'Exercise',
  card: 'E19',
  about: pattern(
    '(?<!(wait(s|ing)? (for|on)|before|needs?|need|having|espera[a-z]*|antes de) (a|an|my|the|her|his|new|la|una|mi|su| )*)((hips?|knees?) .. (replac*|operat*|surgery|op|done|pinned|prosthe*)|(replac*|operat*|surgery|op|broke|broken|fractured) .. (hips?|knees?)|(new|artificial|metal) (hips?|knees?)|(hips?|knees?) .. (broke|broken|fracture*)|(operad*|operacion|operaron|opero|operar*|protesis|cirugia|reemplaz*|cambiaron|fractur*|quebr*|rompi*) .. (caderas?|rodillas?)|(caderas?|rodillas?) .. (operad*|operaron|nueva|nuevas|reemplaz*|protesis|quebrada|fracturada|rota))',
  ),
  fits: [
    'recent-operation',
    'unsteady',
    'painful-knees',
    'nobody-near',
    'housebound',
    'unsafe-outdoors',
    'dizzy',
  ],
  entries: [
    {
      label: {
        en: 'Which exercises at home after surgery?',
        es: '¿Qué ejercicios en casa tras operarse?',
      },
      asks: {
        en: 'which movements are good for me; train by myself in the flat or apartment; physio no longer comes, something to do indoors; make weak legs strong again; a daily routine for the kitchen; best exercise for the hip or knee; build up muscle at home; workout without going out',
        es: 'qué movimientos me sirven; ejercitarme en el departamento con la andadera; el terapista ya no viene, algo para hacer adentro; fortalecer las piernas flojas; una rutina diaria en el piso; ejercicio para la cadera o la rodilla; recuperar músculo en casa; entrenar sin salir',
      },
      say: {
        en: 'Once you are signed off, three moves do a lot. Stand up from a chair, march on the spot, rise on your toes. Hold the kitchen counter. Five of each, morning and afternoon. Not signed off: only what your team showed you.',
        es: 'Con el alta, tres cosas ayudan mucho. Levántese de una silla, marche sin avanzar y suba los talones. Tómese del borde de la cocina. Cinco veces cada una, mañana y tarde. Sin el alta: solo lo que le enseñó su equipo.',
      },
      more: {
        en: 'Step by step: shoes on, firm chair behind you, both hands on the counter. Go slowly and keep breathing. Rest between the moves. If that is too much: march three times, then sit. Sharp pain or a dizzy head: stop for today.',
        es: 'Paso a paso: con zapatos, una silla firme detrás y las dos manos en el mueble. Vaya lento y siga respirando. Descanse entre uno y otro. Si es mucho: marche tres veces y siéntese. Dolor fuerte o mareo: pare por hoy.',
      },
      facts: ['E19'],
    },
    {
      label: {
        en: 'Chair stands after surgery: how many?',
        es: '¿Cuántas subidas de la silla al día?',
      },
      asks: {
        en: 'getting up from the armchair again and again; ten went well, may I go on; how many times a day; repetitions of sit to stand; every day or rest days; is ten too many; sitting down and standing up again; how often should I',
        es: 'pararme y sentarme en el sillón; me salieron diez, sigo igual; cuántas veces me levanto; cuántas repeticiones; todos los días o un día sí y otro no; diez son muchas; pararse sin usar las manos; cada cuánto las hago',
      },
      say: {
        en: 'Once full weight on the leg is allowed: five, morning and afternoon, from a firm chair with arms. Ten felt fine, and so did the next morning: then ten is right for you. Add one or two when it gets easy.',
        es: 'Si ya puede cargar todo el peso en la pierna: cinco en la mañana y cinco en la tarde, en silla firme con brazos. Si hizo diez y al otro día está bien, siga con diez. Sume una o dos cuando sea fácil.',
      },
      more: {
        en: 'Step by step: slide to the edge, operated foot a little ahead. Push on the arms, stand, count to two, sit slowly. Do it most days. If that is too much: put a firm cushion on the seat, or do two. Rest days are fine.',
        es: 'Paso a paso: deslícese hasta el borde, el pie operado un poco adelante. Empuje con los brazos, suba, cuente hasta dos y baje lento. Hágalo casi todos los días. Si es mucho: un cojín firme en el asiento, o solo dos.',
      },
      facts: ['E19'],
    },
    {
      label: {
        en: 'I did that in rehab. What comes next?',
        es: 'Eso ya lo hice en terapia. ¿Qué sigue?',
      },
      asks: {
        en: 'too easy, give me a harder one; who can teach me exercises standing up; more challenge for strong legs; resistance bands or ankle weights; the next level up; balance training; a teacher in assisted living; bored with marching',
        es: 'demasiado fácil, deme uno más difícil; quién me enseña ejercicios de pie; más esfuerzo para las piernas; ligas o pesas en los tobillos; subir de nivel; entrenar el equilibrio; un profesor en la residencia; marchar me aburre',
      },
      say: {
        en: 'Well done, you are ready for more. If you are signed off, stand up from the chair with less help from your hands. Later, step up and down on the lowest stair, hand on the rail. A physical therapist shows the standing ones.',
        es: 'Muy bien, ya puede con más. Si tiene el alta, levántese de la silla con menos ayuda de las manos. Más adelante, suba y baje el primer escalón, con la mano en la baranda. Lo que va de pie lo enseña un fisioterapeuta.',
      },
      more: {
        en: 'Step by step: hands light on the chair arms, then on your thighs. Sit down while you count to five. In a senior home, ask the nurses for a therapist visit. At home, ask your family doctor. Bands, weights and one-leg stands: only once shown.',
        es: 'Paso a paso: manos apenas en los brazos de la silla, luego en los muslos. Baje contando hasta cinco. En una residencia, pida a enfermería una cita con el terapeuta. En casa, pídala al médico. Ligas, pesas o un solo pie: cuando se lo enseñen.',
      },
    },
    {
      label: {
        en: 'A seated exercise for the operated leg',
        es: 'Un ejercicio en la silla tras operarse',
      },
      asks: {
        en: 'a seated exercise; make legs stronger from my chair; thigh muscle; cannot stand for long; wheelchair most of the day; while watching television; lying in bed; something gentler, not on my feet',
        es: 'dígame un ejercicio sentada o sentado; trabajar las piernas desde la silla; músculo del muslo; no aguanto de pie con la cadera; silla de ruedas casi todo el día; mientras veo la tele; acostado en la cama; algo más suave',
      },
      say: {
        en: 'Straighten one knee until the leg is out in front. Count to three and lower it slowly. Five times each leg, morning and afternoon. Use a firm chair with arms. It must not hurt. This trains the thigh that lifts you up.',
        es: 'Estire una rodilla hasta que la pierna quede al frente. Cuente hasta tres y bájela lento. Cinco veces cada pierna, mañana y tarde. Use una silla firme con brazos. No debe doler. Así gana fuerza el muslo que le levanta.',
      },
      more: {
        en: 'If that is too much: pump both feet up and down, as if on a pedal. Or press your heels down, count to three, let go. In bed, only slide the heel up and back. Not signed off: show these to your therapist first.',
        es: 'Si es mucho: suba y baje los pies, como en un pedal. O apriete los talones contra el piso, cuente hasta tres y suelte. En la cama, deslice el talón y vuelva. Sin el alta: muéstrelos antes a su terapeuta.',
      },
      facts: ['E19'],
    },
    {
      label: {
        en: 'I am signed off. What do I do now?',
        es: 'Ya tengo el alta. ¿Y ahora qué hago?',
      },
      asks: {
        en: 'the doctor released me, what next after therapy; signed off with no restrictions, where do I begin; everything is allowed again, how do I go on; discharged from physio, what should I do alone; rehab is over and nobody tells me what to do; back to normal life and housework',
        es: 'el traumatólogo me dio el alta, qué sigue después; terminé la fisioterapia sin restricciones, por dónde empiezo; el kine me dio de alta, cómo continúo por mi cuenta; ya me dejan hacer vida normal; se acabó la rehabilitación y nadie me dice qué hacer; volver a los quehaceres',
      },
      say: {
        en: 'That is good news. Signed off means you may use the leg, and use makes it strong. Each day, take a short walk, and get up from a chair five times. Choose one place you want to reach. Go a bit nearer every few days.',
        es: 'Es una buena noticia. Con el alta, la pierna ya se puede usar, y así gana fuerza. Cada día, dé un paseo corto y levántese cinco veces de la silla. Elija un lugar adonde quiera llegar. Acérquese un poco cada pocos días.',
      },
      more: {
        en: 'Step by step: walk after breakfast, chair in the afternoon. Take back one house task a week, such as cooking. Write down what you did. Worse the next day: do half. Worse for three days: call the physical therapist.',
        es: 'Paso a paso: camine después del desayuno y haga lo de la silla por la tarde. Retome una tarea de la casa por semana, como cocinar. Anote lo que hizo. Si amanece peor: haga la mitad. Si sigue peor tres días: llame al fisioterapeuta.',
      },
      facts: ['E20'],
    },
    {
      label: {
        en: 'I have no exercise sheet. Who do I call?',
        es: 'Sin hoja de ejercicios: ¿a quién llamo?',
      },
      asks: {
        en: 'the sheet got lost; they handed us no paper; nobody told me what is allowed; not released yet; ring the physio or the surgeon; phone number of the hospital; still waiting for a therapy appointment; how much weight may I put on it',
        es: 'no me dieron ningún papel; se perdió la hoja de ejercicios; nadie me explicó qué se permite; todavía no me dan el alta; llamar al kinesiólogo o al cirujano; teléfono del hospital; espero turno de terapia; cuánto peso apoyo',
      },
      say: {
        en: 'Signed off: then you need no sheet. Walk a little and stand up from a chair each day. Not yet: call the number on your hospital papers and ask for the physical therapist. They can send it again or tell you by phone.',
        es: 'Con el alta, no le hace falta la hoja. Camine un poco y levántese de la silla cada día. Sin el alta: llame al número de sus papeles del hospital. Pida hablar con el fisioterapeuta y que se la manden otra vez.',
      },
      more: {
        en: 'Ask three things: how much weight may go on the leg, which moves to avoid, how far to walk. Write it down. No answer there: your family doctor can order therapy. Until then, go on with what they showed you, indoors.',
        es: 'Pregunte tres cosas: cuánto peso puede apoyar, qué debe evitar y cuánto puede andar. Anótelo todo. Si allí no contestan: su médico puede mandarle terapia. Hasta entonces, siga en casa con lo que le enseñaron.',
      },
    },
    {
      label: {
        en: 'How far do I walk with the new joint?',
        es: '¿Cuánto camino con la pierna operada?',
      },
      asks: {
        en: 'how many minutes to begin with; how far on the first day; distance for the first week; how many steps; when can I add more; walk further than the kitchen; longer walks with the new hip; too long or too short a walk',
        es: 'cuántos minutos para empezar; hasta dónde el primer día; qué distancia la primera semana; cuántos pasos diarios; cuándo le aumento; caminar más lejos que la cocina; paseos más largos con la rodilla o cadera; cuánto andar por día',
      },
      say: {
        en: 'Once you may walk freely: five minutes on flat ground, out and back, twice a day. After a few good days, add a minute or two. Still weak: to the kitchen and back, a few times a day. That counts.',
        es: 'Si ya puede andar sin límite: cinco minutos por lo plano, ida y vuelta, dos veces al día. Tras unos días buenos, sume uno o dos minutos. Con poca fuerza: hasta la cocina y de regreso, varias veces al día. Eso también cuenta.',
      },
      more: {
        en: 'Turn back while it still feels easy. You should be able to talk as you walk. Put a chair half way. Sore that evening is common. Sore for more than two days: go back to the distance before. Chest pain or no breath: call {emergency}.',
        es: 'Dé la vuelta cuando todavía se siente bien. Debe poder hablar mientras anda. Ponga una silla a medio camino. Un poco de dolor es común. Si dura más de dos días: vuelva a lo de antes. Dolor de pecho o sin aire: llame a {emergency}.',
      },
      facts: ['E10', 'E20'],
    },
    {
      label: {
        en: 'How do I get as far as the corner shop?',
        es: '¿Cómo llego hasta la esquina?',
      },
      asks: {
        en: 'reach the mailbox at the end of the drive; a few blocks to the café; walk to the store or church; get to the park again; halfway my legs give up; my goal is the bus stop; back to the club with friends',
        es: 'llegar al café o al bar; unas cuadras hasta la tienda; ir a misa a pie; a medio camino no doy más; mi meta es la plaza; volver al club con los amigos; caminar a la parada del bus; la tiendita del barrio',
      },
      say: {
        en: 'Once you may walk outdoors, cut the way into parts. Find places to sit or lean: a wall, a bench, a doorway. Go to the first and back for three days. Then to the next. Turn home before you are tired.',
        es: 'Si ya puede andar afuera, corte el camino en partes. Busque dónde sentarse o apoyarse: un muro, un banco, un portal. Vaya al primero y vuelva, tres días. Luego al siguiente. Regrese antes de que se canse.',
      },
      more: {
        en: 'Step by step: choose a quiet hour, take your cane and phone. Ask for a chair when you get there. Or ride there and walk only the way home. A part feels too long: go half of it. Once a day is enough.',
        es: 'Paso a paso: elija una hora tranquila, con bastón y teléfono. Pida allá una silla para descansar. O vaya en auto y vuelva a pie. Si un tramo es muy largo: haga la mitad. Con una vez al día basta.',
      },
    },
    {
      label: {
        en: 'How do I start on a hill or slope?',
        es: '¿Cómo empiezo con la subida o la loma?',
      },
      asks: {
        en: 'how far up the hill; walking pole on the slope; steep path to my vegetable plot or allotment; going downhill frightens me; my street is all uphill; ramp; uneven ground and grass; too steep for the hip',
        es: 'mi barrio es pura loma; subir el cerro; la cuesta es muy empinada; bajar la pendiente me asusta; calle de bajada; palo para caminar en el monte; rampa; terreno disparejo; empezar la subida con la cadera',
      },
      say: {
        en: 'Signed off, and fine on flat ground for ten minutes: then try the hill. Two minutes up, a rest, and down again. Small steps, pole in the hand across from the new joint. Going down is harder, so take it slowly.',
        es: 'Con el alta, y si ya anda bien diez minutos por lo plano: pruebe la subida. Suba dos minutos, descanse y baje. Pasos cortos, el bastón en la mano contraria a la pierna operada. Bajar cuesta más: hágalo lento.',
      },
      more: {
        en: 'No worse the next day: add one minute up, every few days. Pick a dry day and the gentlest side. If it is too steep: have somebody beside you, or ride up and walk the flat part. Weak heart or lungs: ask your doctor first.',
        es: 'Si al otro día está igual: sume un minuto de subida cada pocos días. Elija un día seco y el lado suave. Si es muy empinado: vaya con alguien, o suba en auto y ande lo plano. Corazón o pulmón débil: pregunte antes al médico.',
      },
    },
    {
      label: {
        en: 'Curbs and people pushing past scare me',
        es: 'Me asustan la vereda y el gentío',
      },
      asks: {
        en: 'kerbs and broken pavement; crowds bump into me; crossing the road in time; someone may knock me over; uneven paving stones; busy street; traffic lights too quick; scared on the sidewalk',
        es: 'la banqueta o la acera está rota; el andén es alto; la gente empuja en la calle; cruzar la avenida a tiempo; el cordón o bordillo; baldosas flojas; que me tumben; multitud en el mercado',
      },
      say: {
        en: 'That makes sense, and practice helps. Start at one low curb in a quiet hour. Up: good leg first. Down: cane and operated leg first. In a crowd, stop close to a wall and let people go by.',
        es: 'Es normal, y la práctica ayuda. Empiece con un escalón bajo de la calle, a una hora tranquila. Al subir: primero la pierna buena. Al bajar: bastón y pierna operada. Entre mucha gente, pare junto a un muro y deje pasar.',
      },
      more: {
        en: 'Step by step: walk right up to the edge, stop, look, then step. Hold a post or an arm at first. Carry the cane where people see it. Cross at lights, just as they turn green. Curb too high: take the ramp or a driveway.',
        es: 'Paso a paso: acérquese al borde, pare, mire y luego dé el paso. Los primeros días, tómese de un poste o de un brazo. Lleve el bastón a la vista. Cruce apenas cambie la luz. Si el borde es alto: busque la rampa.',
      },
    },
    {
      label: { en: 'Stairs: which leg goes first?', es: 'Escaleras: ¿qué pierna va primero?' },
      asks: {
        en: 'go up and down stairs with a hip; steps without a handrail or banister; climb to my bedroom; third floor, no elevator or lift; down from the porch; which foot on the step; does somebody need to hold me on the staircase',
        es: 'cómo subo y bajo las gradas; escalera con la cadera, sin baranda ni pasamanos; mi cuarto está arriba; tercer piso sin ascensor; qué pie en cada escalón; necesito ayuda en la escalera; bajar del porche',
      },
      say: {
        en: 'One step at a time. Up: good leg first. Down: cane and operated leg first. One hand on the rail. No rail: not alone yet. A strong person stays one step below you. A physical therapist can practice it with you.',
        es: 'Escalón por escalón. Al subir: primero la pierna buena. Al bajar: bastón y pierna operada. Una mano en la baranda. Sin baranda: todavía no vaya a solas. Que alguien fuerte vaya un escalón más abajo. Un fisioterapeuta puede practicarlo con usted.',
      },
      more: {
        en: 'Practice on the lowest step only, up and down, holding on. Carry things in a bag across your body. Look for a longer, flatter way. Ask the owner of the house, or the city, to put up a rail. Tired legs: rest first.',
        es: 'Practique solo en el primer escalón, sube y baja, sin soltar el apoyo. Lleve las cosas en un bolso cruzado. Busque un camino más largo y plano. Pida al dueño o al municipio que pongan una baranda. Con las piernas cansadas: descanse antes.',
      },
    },
    {
      label: { en: 'Frame or cane, and in which hand?', es: '¿Andador o bastón, y en qué mano?' },
      asks: {
        en: 'when can I change from walker to stick; cane on the left or right side; leave the zimmer; crutches; throw away the walking stick; still clings to the frame; needs the frame with her hip; ashamed to be seen with a cane',
        es: 'cuándo dejo la andadera o el burrito; bastón a la derecha o a la izquierda; muletas; soltar el andador; de qué lado llevo el bastón; me operaron la cadera derecha; se aferra al caminador; me da vergüenza o pena el bastón',
      },
      say: {
        en: 'The cane goes in the hand across from the operated leg: right hip, left hand. Cane and that leg go forward together. Leave the frame once you hardly lean on it and your physical therapist agrees.',
        es: 'El bastón va en la mano contraria a la pierna operada: cadera derecha, mano izquierda. Bastón y pierna avanzan juntos. Deje el andador cuando casi no cargue peso en él y su fisioterapeuta esté de acuerdo.',
      },
      more: {
        en: 'Step by step: try the cane beside the kitchen counter, a few minutes a day. Keep the frame for nights and long ways. The grip comes to your wrist when the arm hangs. Worn rubber tip: change it. A cane shows sense, not weakness.',
        es: 'Paso a paso: pruebe el bastón junto al mueble de la cocina, unos minutos al día. Guarde el andador para la noche y lo largo. El mango llega a la muñeca con el brazo suelto. Goma gastada: cámbiela. Usarlo es de gente lista.',
      },
    },
    {
      label: { en: 'I never fell, it is just the fear', es: 'No me caí, es puro miedo' },
      asks: {
        en: 'lost my nerve; feel brave again; scared to walk outside with my hip; no confidence in the leg; afraid of falling; frightened the joint will give way; no courage to leave the house; anxious about every step',
        es: 'miedo de caminar; perdí la confianza; me da susto salir; no me animo; temor de que la cadera o rodilla falle; cómo se me quita el temor; pánico a la calle; nervios con cada paso',
      },
      say: {
        en: 'Such fear is common after an operation, and it fades with practice. Choose a way that scares you only a little: the hallway, the gate, the first corner. Walk it every day until it is boring. Then go a little farther.',
        es: 'Ese miedo es común tras una operación, y baja con la práctica. Elija un camino que asuste solo un poco: el pasillo, el portón, la primera esquina. Ande por ahí cada día hasta que aburra. Luego vaya un poco más lejos.',
      },
      more: {
        en: 'Write down each walk that went well, and read it before the next. Breathe out slowly, look ahead, go. Too scary: have somebody at your side for the first days. No better in a month: ask for a falls check and balance training.',
        es: 'Anote cada paseo que salió bien y léalo antes del siguiente. Suelte el aire lento, mire al frente y avance. Si asusta mucho: vaya con alguien los primeros días. Si en un mes sigue igual: pida una revisión de caídas y terapia de equilibrio.',
      },
      facts: ['E11'],
      whose: 'self',
    },
    {
      label: {
        en: 'She is afraid to walk since surgery',
        es: 'Desde la operación le da miedo caminar',
      },
      asks: {
        en: 'get him moving again; mother refuses to walk, still frightened; father stays in bed; a first small step with her; what do I say to her; sits all day, gets angry; too far away to help; where do I stand beside him',
        es: 'cómo logro que camine; mi mamá se niega, no quiere moverse; mi papá no sale de la cama; algo pequeño para probar hoy con ella; qué le digo; se enoja cuando insisto; vivo lejos y no ayudo; dónde me pongo cuando camina',
      },
      say: {
        en: 'Such fear is common, and small wins shrink it. Choose a goal together: the window, the table. Today, take ten steps toward it with the frame, if the therapist allows walking. You stay on the operated side. A chair waits half way.',
        es: 'Ese miedo es común, y baja con logros pequeños. Elijan juntos una meta: la ventana, la mesa. Hoy, den diez pasos hacia allá con el andador, si el terapeuta deja caminar. Usted va del lado operado. A medio camino espera una silla.',
      },
      more: {
        en: 'Say: “Just to the table, then we rest.” No pulling or hurry. Twice a day, a few steps more when it goes well. A no: try after coffee. You live far: do it by phone. Two weeks of no: ask for a home therapist.',
        es: 'Diga: “Solo hasta la mesa y descansamos”. Sin jalar ni apurar. Dos veces al día, unos pasos más si va bien. Si dice que no: pruebe después del café. Si vive lejos: acompañe por teléfono. Dos semanas de no: pida un terapeuta a domicilio.',
      },
      whose: 'other',
    },
    {
      label: {
        en: 'Which chair is easier to get up from?',
        es: '¿Qué silla es mejor para levantarse?',
      },
      asks: {
        en: 'the seat is too low for her; he hangs on my arms and my back suffers; sofa too soft; raise the armchair; help him up without lifting; stuck in the recliner; toilet too low; riser for the bed; cannot stand up without pulling',
        es: 'el asiento le queda bajo; se cuelga de mis brazos y me lastima la espalda; sofá hundido; cómo lo levanto sin cargarlo; subir la altura del sillón; el inodoro es bajito; alza para la cama; no puede pararse sin jalar',
      },
      say: {
        en: 'A firm, high chair with two arms. When you sit, the hips should be a little higher than the knees. Put a firm, flat cushion on a low seat. Push up on the arms. Nobody should pull: that hurts backs and shoulders.',
        es: 'Una silla firme, alta y con dos brazos. Al sentarse, la cadera queda un poco más alta que las rodillas. Si es baja, ponga un cojín firme y plano. Suba empujando en los brazos. Nadie debe jalar: se lastiman espalda y hombros.',
      },
      more: {
        en: 'Step by step: slide forward, operated leg a bit ahead, push, stand, wait, then walk. A helper stands beside and only steadies the back. Leave the soft sofa for now. Ask {company} for raisers for the chair, the bed and the toilet.',
        es: 'Paso a paso: deslícese al borde, pierna operada un poco adelante, empuje, suba, espere y luego ande. Quien ayuda va al lado y solo apoya la espalda. Deje por ahora el sofá blando. Pida a {company} alzas para silla, cama e inodoro.',
      },
    },
    {
      label: {
        en: 'Can I garden and bend down again?',
        es: '¿Puedo volver al jardín y agacharme?',
      },
      asks: {
        en: 'back to my plants in the yard; kneel on the floor; low stool between the flower beds; pick things up from the ground; put on socks and shoes; dig and weed; bend with the hip; reach a low cupboard',
        es: 'sembrar flores, verduras o matas; arrodillarme en el suelo; un banquito entre las plantas; recoger algo del piso; ponerme medias, calcetines o zapatos; doblarme con la cadera o la rodilla; cortar la hierba del patio; regar la huerta',
      },
      say: {
        en: 'How nice to want that. Plants can come back first, low bending later. Ask the surgeon if you may bend low or kneel. Until then, bring pots up to table height. Use long tools, and sit on a firm, high stool.',
        es: 'Qué bueno tener esas ganas. Primero vuelven las plantas, y agacharse después. Pregunte al cirujano si ya puede doblarse o arrodillarse. Hasta entonces, suba las macetas a una mesa. Use herramientas largas y un banco firme y alto.',
      },
      more: {
        en: 'Begin with ten minutes, then rest. Have something firm beside the stool to push up on. Fill the watering can only half. For socks and things on the floor: a grabber and a long shoehorn. Sore for two days: do less.',
        es: 'Empiece con diez minutos y descanse. Junto al banco, tenga algo firme para empujarse al subir. Regadera a medio llenar. Para medias y cosas del piso: una pinza larga y un calzador largo. Si duele dos días: haga menos la próxima vez.',
      },
    },
    {
      label: {
        en: 'How do I shower after the operation?',
        es: '¿Cómo me baño después de la operación?',
      },
      asks: {
        en: 'get in and out of the bath or tub, slip; wet bathroom floor; grab bars cost too much; wash my feet; go to the toilet at night with the frame; shower stool and mat; hair wash',
        es: 'resbalar en el baño; la regadera o la ducha; meterse en la tina o bañera; las barras cuestan mucho dinero; lavarme los pies; ir al baño de noche con el andador; banco y tapete de ducha; piso mojado',
      },
      say: {
        en: 'Sit to wash. A plastic shower chair with rubber feet, a rubber mat and a jug cost little. Dry the floor before you step out. Until you have them, wash at the sink on a firm chair. At night, leave a light on.',
        es: 'Báñese en una silla. Una de plástico con patas de goma, un tapete de goma y una jarra cuestan poco. Seque el piso antes de salir. Hasta tenerlos, lávese frente al lavabo, en silla firme. De noche, deje una luz.',
      },
      more: {
        en: 'Hold a bar screwed to the wall, never the towel rail. No bar yet: have somebody near the first times. No bathtub until your team says yes. Little money: ask {company} for a shower chair on loan. A long brush reaches your feet.',
        es: 'Tómese de una barra atornillada, nunca del toallero. Sin barra: que alguien esté cerca las primeras veces. Nada de tina hasta que su equipo diga que sí. Poco dinero: pida a {company} una silla de baño prestada. Un cepillo largo llega a los pies.',
      },
    },
    {
      label: {
        en: 'When can I drive or ride in a car?',
        es: '¿Cuándo puedo conducir o ir en auto?',
      },
      asks: {
        en: 'behind the wheel again; get in and out of the car; brake hard; taxi to the clinic; long journey by bus or plane; low car seat; as a passenger; driving after surgery',
        es: 'cuándo vuelvo a manejar; subir y bajar del carro o coche; frenar fuerte; taxi para la consulta; viaje largo en bus o avión; asiento muy bajo; ir de copiloto; llevar el volante',
      },
      say: {
        en: 'Drive only once your surgeon agrees, you can brake hard without pain, and no medicine makes you sleepy. Ask the insurer too. To ride along: sit down backward first, then turn both legs in together.',
        es: 'Conduzca solo si el cirujano está de acuerdo, si frena fuerte sin dolor y si ninguna medicina le da sueño. Avise también al seguro. Para ir de pasajero: siéntese primero de espaldas y luego gire las dos piernas juntas.',
      },
      more: {
        en: 'Step by step: push the seat far back, put a firm cushion on it. Keep the operated leg a little forward. Hold the dashboard or the seat, not the door. On a long way, stop and walk each hour. A flight: ask your doctor first.',
        es: 'Paso a paso: corra el asiento atrás y ponga un cojín firme. La pierna operada, un poco adelante. Apóyese en el tablero o el asiento, no en la puerta. En viaje largo, pare y ande cada hora. En avión: pregunte antes al médico.',
      },
    },
    {
      label: { en: 'May I sleep on the operated side?', es: '¿Puedo dormir del lado operado?' },
      asks: {
        en: 'lie on the sore hip in bed; pillow between the knees; tired of lying on my back; which side at night; turn over in bed; cross my legs; pain wakes me at night',
        es: 'acostarme sobre la cadera; almohada entre las piernas; ya no aguanto boca arriba; de qué costado; voltearme en la cama; cruzar las piernas; el dolor me despierta de noche',
      },
      say: {
        en: 'After a hip operation, ask your surgeon which side, and from when. Until then, lie on your back. After the yes, begin on the good side with a thick pillow between the knees. With a new knee, lie as it feels good.',
        es: 'Con cadera nueva, pregunte al cirujano de qué lado y desde cuándo. Hasta entonces, boca arriba. Cuando diga que sí, empiece del lado sano, con una almohada gruesa entre las rodillas. Con rodilla nueva, como le sea cómodo.',
      },
      more: {
        en: 'Step by step: the pillow goes from thigh to ankle, so the top leg cannot fall forward. Roll over in one piece, knees together. A new knee: no pillow under it all night, or it gets stiff. Pain wakes you each night: tell your doctor.',
        es: 'Paso a paso: la almohada va del muslo al tobillo, así la pierna no cae adelante. Gire todo el cuerpo a la vez. Rodilla nueva: sin almohada debajo toda la noche, o se pone tiesa. Si el dolor le despierta cada noche: avise al médico.',
      },
    },
    {
      label: { en: 'It swells, clicks or feels stiff', es: 'Se hincha, suena o se pone tiesa' },
      asks: {
        en: 'knee still puffy months later; ankle swollen in the evening; the joint makes a noise; clunk or creak at each step; will not bend all the way; warm and tight; stiff after sitting; ice or heat; is swelling normal',
        es: 'la rodilla sigue inflamada; tobillo hinchado por la tarde; la prótesis truena o cruje; hace clic al andar; no dobla del todo; amanece dura; tiesa después de un rato en la silla; hielo o calor; es normal la hinchazón',
      },
      say: {
        en: 'All three are common for months with a new joint. Lie down with the leg up after a walk, and move it gently every hour. Clicks without pain are mostly harmless. One calf swollen, hot or sore: see a doctor today.',
        es: 'Las tres cosas son comunes por meses. Tras andar, acuéstese con la pierna en alto, y muévala suave cada hora. Si suena sin dolor, casi nunca es malo. Una pantorrilla hinchada, caliente o con dolor: vea hoy al médico.',
      },
      more: {
        en: 'Shorter walks, but more of them. A cold pack in a towel, ten minutes, not on numb skin. Stiff knee: sit and slide the heel back under the chair, ten times. Clicks with pain, giving way, a red joint: call your team today.',
        es: 'Paseos más cortos, pero más veces. Frío envuelto en una toalla, diez minutos, no sobre piel dormida. Rodilla tiesa: desde la silla, deslice el talón hacia atrás, diez veces. Suena con dolor, se dobla sola o está roja: llame hoy a su equipo.',
      },
    },
    {
      label: {
        en: 'My operated leg hurts. Did I overdo it?',
        es: 'Duele la pierna operada. ¿Hice de más?',
      },
      asks: {
        en: 'sore hip tonight after a few more steps; ache after the exercises; thigh hurts the next day; how much pain is alright; should I stop; painkillers before walking; worse after the walk; we did too much, overdid it',
        es: 'le duele la cadera por unos pasos de más; dolor después del ejercicio; amanecí adolorida; cuánto dolor es normal; tengo que parar; se me pasó la mano; calmantes antes de andar; peor después de la caminata',
      },
      say: {
        en: 'Every try is worth a cheer. Being mildly sore for a day or two is normal after doing more. Rest tonight. Tomorrow do half, and go on from there. Sudden strong pain, or you cannot stand on it: call {emergency}.',
        es: 'Felicidades por el intento. Un dolor suave de uno o dos días es normal al hacer más. Hoy descanse. Mañana haga la mitad y siga desde ahí. Un dolor fuerte de golpe, o no poder apoyar la pierna: llame a {emergency}.',
      },
      more: {
        en: 'Pain that is gone by morning: the amount was right. Still sore on the third day, or worse each day: call the physical therapist. Take pain tablets only as your doctor said. You may ask if one before the walk makes sense.',
        es: 'Si por la mañana ya pasó: la cantidad estuvo bien. Si sigue al tercer día, o cada día es peor: llame al fisioterapeuta. Calmantes, solo los que le mandó su médico. Puede preguntarle si conviene uno antes de andar.',
      },
      facts: ['E20'],
    },
    {
      label: { en: 'Still tired. How long does it take?', es: 'Sigo sin fuerzas. ¿Cuánto tarda?' },
      asks: {
        en: 'when will I be back to normal; weeks or months to heal; worn out, exhausted all the time; no energy; slower than others; will it ever get better; hip recovery at eighty; my neighbor was quicker; how long until I walk well',
        es: 'cuándo estaré como antes; semanas o meses para sanar la cadera; me canso rápido, mucho cansancio; no tengo energía; voy más lento que otros; algún día mejora; recuperación a los ochenta; mi vecina sanó más rápido; cuánto tarda en sanar',
      },
      say: {
        en: 'It takes longer than most people think. Many walk well after about three months, and strength can grow for a year. Being tired is part of healing. Rest after lunch. Walk at the hour when you feel freshest.',
        es: 'Tarda más de lo que muchos creen. Mucha gente anda bien a los tres meses, más o menos, y la fuerza puede crecer un año. El cansancio es parte de sanar. Descanse tras el almuerzo. Camine a la hora de más energía.',
      },
      more: {
        en: 'Compare yourself with last month, not with others. Eat three real meals: muscle needs them. Pale, or more tired each week: ask the doctor for a blood test. Short of breath at rest: call {emergency}. No gain in a month: ask for more therapy.',
        es: 'Compárese con el mes pasado, no con otros. Coma tres comidas de verdad: el músculo las pide. Piel pálida o más cansancio cada semana: pida un análisis de sangre. Sin aire en reposo: llame a {emergency}. Un mes sin mejora: pida más terapia.',
      },
    },
    {
      label: {
        en: 'Nobody to walk with me since surgery',
        es: 'Nadie me acompaña desde la operación',
      },
      asks: {
        en: 'live alone, no company on the walk; no family near; nobody to go with; what if something happens and nobody sees; children are far away; company for the first outings; by myself all day; a volunteer to come along',
        es: 'vivo sola, no hay quien me acompañe; salgo sin compañía; mis hijos están lejos; y si me pasa algo y nadie ve; no hay familia cerca; compañía para los primeros paseos; un voluntario; vivo solo',
      },
      say: {
        en: 'You can still do it. Carry a charged phone in your pocket. Call somebody before you go and when you are back. Walk a flat way with people about, by daylight. Ask {company} for somebody to walk with you at first.',
        es: 'Aun así se puede. Lleve el teléfono cargado en el bolsillo. Llame a alguien al salir y al volver. Vaya de día por un camino plano donde haya gente. Pida a {company} quien le acompañe al principio.',
      },
      more: {
        en: 'Begin right outside the door, a few steps and back. Ask one neighbor to look out of the window. Or walk where there are people and seats: a market, a mall, a church hall. For home, ask about an alarm button to wear.',
        es: 'Empiece junto a la puerta, unos pasos y de vuelta. Pida a un vecino que mire por la ventana. O ande donde hay gente y asientos: un mercado, un centro de compras, la iglesia. Para la casa, pregunte por un botón de alarma.',
      },
      whose: 'self',
    },
    {
      label: {
        en: 'Bad weather, or no will to walk today',
        es: 'Mal tiempo, o sin ganas de andar hoy',
      },
      asks: {
        en: 'do not feel like it; ice and snow on the path; rain all week; too hot outside; no motivation, cannot be bothered; bored, keep putting it off; stopped after a week; lazy; what is the point at my age',
        es: 'llueve, está lloviendo toda la semana; hay hielo o nieve; hace mucho calor afuera; me da flojera o pereza; me aburro; siempre lo dejo para mañana; lo dejé a la semana; para qué a mi edad; falta de voluntad',
      },
      say: {
        en: 'Everybody has such days. Make it tiny: walk up and down the hallway for one song. Then you may stop. On ice or in great heat, stay in and do just that. A little each day beats a lot now and then.',
        es: 'Esos días los tiene cualquiera. Hágalo chiquito: ande por el pasillo lo que dura una canción. Luego puede parar. Con hielo o mucho calor, quédese en casa y haga eso. Un poco cada día vale más que mucho de vez en cuando.',
      },
      more: {
        en: 'Tie it to something fixed: after coffee, before the news. Tick it on a calendar by the door. Tell a friend your small goal, and call when it is done. No joy in anything for two weeks: tell your doctor, there is help.',
        es: 'Únalo a algo fijo: después del café, antes de las noticias. Márquelo en un calendario junto a la puerta. Cuente su meta a una amistad y avísele al cumplirla. Dos semanas sin gusto por nada: dígalo al médico, hay ayuda.',
      },
      facts: ['E20', 'T11'],
    },
    {
      label: { en: 'I get dizzy since the operation', es: 'Me mareo desde la operación' },
      asks: {
        en: 'dizzy when I stand up; lightheaded getting out of bed; head spins; wobbly and unsteady, poor balance; dizziness; room goes round; nearly fainted; is it the tablets',
        es: 'mareos y falta de equilibrio; me mareo al pararme; se me va la cabeza; todo me da vueltas; ando tambaleando; casi me desmayo; inestable de pie; serán las pastillas',
      },
      say: {
        en: 'Then no standing exercises until it is checked. Call your doctor this week and name your tablets; stop none by yourself. Sit a minute before you stand, move your feet, hold on. Fainting, chest pain or black stools: call {emergency}.',
        es: 'Nada de ejercicios de pie hasta que eso se revise. Llame al médico esta semana y diga qué pastillas toma; no deje ninguna por su cuenta. Siéntese un minuto antes de levantarse. Desmayo, dolor de pecho o heces negras: llame a {emergency}.',
      },
      more: {
        en: 'Until the visit, exercise in the chair: pump your feet, straighten one knee at a time. Drink enough, unless your doctor limits it. Ask them to take your blood pressure lying and standing. A fall, or dizzy all day: call today.',
        es: 'Hasta la cita, muévase en la silla: suba y baje los pies, estire cada rodilla. Tome agua, salvo que el médico la limite. Pida que le midan la presión en la camilla y de pie. Una caída o mareo todo el día: llame hoy.',
      },
    },
    {
      label: {
        en: 'Surgery: when do I call the doctor?',
        es: 'Operación: ¿cuándo llamo al médico?',
      },
      asks: {
        en: 'warning signs; wound is red or oozing; fever and infection; calf pain, blood clot; could it be out of joint; leg suddenly shorter; short of breath; is it dangerous to wait; ambulance or doctor',
        es: 'señales de alarma; la herida está roja o supura; fiebre o infección; coágulo o trombosis en la pantorrilla; se me zafó la cadera; la pierna quedó más corta; me falta el aire; es peligroso esperar; ambulancia o médico',
      },
      say: {
        en: 'Today: a sore, hot or swollen calf, a red, wet or open wound, fever, pain that grows. Call {emergency}: sudden strong pain, you cannot stand on the leg, it is turned or shorter, chest pain, trouble breathing.',
        es: 'Hoy mismo: pantorrilla hinchada, caliente o con dolor; herida roja, húmeda o abierta; fiebre; dolor que crece. Llame a {emergency}: dolor fuerte de golpe, no poder apoyar, pierna girada o más corta, dolor de pecho, falta de aire.',
      },
      more: {
        en: 'Not sure: call and let them decide. Say the day of the operation, what is new, since when, and your tablets. At night, use the number on your hospital papers. Sit or lie down until then, and do not drive yourself.',
        es: 'Con dudas: llame y que ellos decidan. Diga el día de la operación, qué hay de nuevo, desde cuándo y sus pastillas. De noche, use el número de sus papeles del hospital. Mientras, siéntese o acuéstese, y no conduzca usted.',
      },
    },
  ],
}
