/** Questions of those with a disease of the lungs, and of those who get puffed. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const breathAndLungs: Faq = {
  name: 'breath-and-lungs',
  domain: 'Exercise',
  card: 'E10',
  about: pattern(
    '(copd|emphysema|epoc|enfisema|(bad|weak|poor|sick|damaged) lungs?|lung (disease|trouble|condition|problem*|patient|clinic|nurse)|(my|his|her) lungs|(pulmonary|lung) fibrosis|fibrosis pulmonar|bronchiectasis|bronquiectasia*|chronic bronchitis|bronquitis cronica|asthma*|asma|asmatic[ao]s?|on oxygen|oxygen (tank*|tube*|concentrator|machine|bottle*)|inhalers?|(con|uso|usa) .. oxigeno|(tanque|balon|bombona|bala|cilindro|pipeta|concentrador|maquina) de oxigeno|inhalador*|(mal|mala|enferm[ao]|enfermedad) .. pulmon*|(mis|los) pulmones|(?<!(heart|cardi[a-z]*|corazon|swell|swollen|puffy|hinch[a-z]*|chest|pecho|ankle|weight) .*)(puffed|winded|get* (breathless|out of (breath|puff))|me agito|agitarme|me (ahogo|fatigo|falta el aire) al (caminar|andar|subir))(?!.* (heart|cardi[a-z]*|corazon|swell[a-z]*|swollen|puffy|hinch[a-z]*|chest|pecho|ankles?|weight)))',
  ),
  fits: ['lung-disease', 'unsafe-outdoors', 'housebound', 'nobody-near', 'no-money'],
  entries: [
    {
      label: { en: 'How do I walk when I get puffed?', es: '¿Cómo camino si me fatigo?' },
      asks: {
        en: 'doctor says walk more but I run out of breath; winded going to the mailbox; puffed at the end of the road; how to pace a walk with COPD; have to stop all the time; walk with bad lungs; can not keep up with others',
        es: 'el médico dice que camine y me fatigo; me canso al llegar a la esquina; tengo que parar a cada rato; caminar con EPOC, con enfisema; me ahogo al andar, me sofoco; cómo llevo el ritmo; no aguanto el paso de los demás',
      },
      say: {
        en: 'Walk, rest, walk. Go slowly for one minute. Stop while you can still talk, and lean or sit. Breathe out slowly through rounded lips. When talking is easy again, go on. A few such rounds make a real walk.',
        es: 'Camine, descanse, camine. Vaya lento un minuto. Pare cuando todavía pueda hablar, y apóyese o siéntese. Suelte el aire despacio, con los labios juntos. Cuando hable bien otra vez, siga. Unas vueltas así ya son una caminata.',
      },
      more: {
        en: 'Step by step: a flat way with seats, at your best hour, not right after a meal. Breathe in for one step and out for two. A minute is too much: go from chair to chair. Ask your doctor about a walker with a seat.',
        es: 'Paso a paso: un camino plano con asientos, a su mejor hora, no justo tras comer. Tome aire en un paso y suéltelo en dos. Si un minuto es mucho: vaya de silla en silla. Pregunte al médico por un andador con asiento.',
      },
    },
    {
      label: { en: 'How far do I walk with weak lungs?', es: 'Con pulmón débil, ¿cuánto camino?' },
      asks: {
        en: 'ten minutes to the gate, is that enough; how many minutes a day; when can I go farther; how often should I walk; distance to begin with; add more each week; how long until it gets easier',
        es: 'diez minutos hasta el portón, es suficiente; cuántos minutos al día; cuándo puedo ir más lejos; cuántas veces por semana; cuántas cuadras al comienzo; sumar cada semana; en cuánto tiempo mejora',
      },
      say: {
        en: 'Start with what you can do now, stops and all: to the gate, or five to ten minutes. Do that on most days. When it feels easy for a week, add one minute or leave out one stop. Less breath today: do half.',
        es: 'Empiece con lo que ya puede, con paradas y todo: hasta el portón, o cinco a diez minutos. Hágalo casi todos los días. Si una semana le resulta fácil, sume un minuto o quite una parada. Con menos aire: la mitad.',
      },
      more: {
        en: 'Write down the minutes and the stops. Turn back before half your strength is gone, for the way home counts too. Two short walks are as good as one long. No gain after a month: ask your doctor for a lung class.',
        es: 'Anote los minutos y las paradas. Dé la vuelta antes de gastar la mitad de la fuerza: también hay que volver. Dos paseos cortos valen como uno largo. Un mes sin mejora: pida al médico una clase para pulmones.',
      },
      facts: ['E10'],
    },
    {
      label: { en: 'Is it bad for me to get puffed?', es: '¿Me hace daño agitarme?' },
      asks: {
        en: 'is being breathless harmful; does it damage the lungs; is it ok to be winded or should I quit; should I carry on or sit; better not to move with COPD; dangerous to exercise with lung disease; save my breath',
        es: 'es malo o peligroso fatigarse; se gastan los pulmones; sigo o dejo el ejercicio si me canso; es mejor no moverse con EPOC; me puede pasar algo por esforzarme; es riesgoso hacer ejercicio con mal de pulmón; guardar el aire',
      },
      say: {
        en: 'Puffing from effort is not harmful, if you can still say a few words and it settles soon with rest. Sitting all day makes the muscles weak, and then you puff sooner. New, worse than usual or at rest: call your doctor today.',
        es: 'Agitarse por el esfuerzo no daña, si aún puede decir unas palabras y pasa pronto al descansar. Estar siempre en la silla quita músculo, y la agitación llega antes. Si es nueva, peor que siempre o en reposo: llame hoy al médico.',
      },
      more: {
        en: 'So carry on, slowly, with stops. Each bit of muscle saves air later. Heart trouble as well, or no check this year: ask the doctor first how hard you may work. Chest pain, fainting, or too breathless to speak: call {emergency}.',
        es: 'Así que siga, lento y con paradas. Cada poco de músculo ahorra aire después. Si también sufre del corazón, o no ha tenido control este año: pregunte antes al médico. Dolor de pecho, desmayo o no poder hablar: llame a {emergency}.',
      },
      facts: ['E12'],
    },
    {
      label: { en: 'How breathless is too much?', es: '¿Cuánta agitación es demasiada?' },
      asks: {
        en: 'when to stop and sit down; stop at what point; talk test, say a few words; how do I know my limit; overdid it, took long to recover; finger meter number, oximeter; push on or rest; out of breath after five minutes of rest',
        es: 'cuándo debo parar; puedo hablar o no mientras camino; cómo sé mi límite; me pasé y tardé en recuperarme; el aparatito del dedo, oxímetro, saturación; hasta qué punto me esfuerzo; sigo agitada después de descansar',
      },
      say: {
        en: 'Let your voice tell. A short sentence comes out: just right. Only single words: stop and rest. You could sing: a bit faster is fine. After a stop, talking should be easy within about five minutes. If not, do less next time.',
        es: 'Que lo diga su voz. Sale una frase corta: va bien. Solo salen palabras sueltas: pare y descanse. Podría cantar: puede ir algo más rápido. Al parar, debe hablar bien en unos cinco minutos. Si no, haga menos la próxima vez.',
      },
      more: {
        en: 'Say the days of the week aloud as you go. With a finger meter, ask your doctor which number means stop. No better after rest and the inhaler you were given, blue lips, or no words at all: call {emergency}.',
        es: 'Diga los días de la semana en voz alta al andar. Si usa el aparato del dedo, pregunte con qué número debe parar. Si no pasa con descanso y su inhalador, los labios están azules o no sale la voz: llame a {emergency}.',
      },
    },
    {
      label: { en: 'How do I get my breath back?', es: '¿Cómo recupero el aliento?' },
      asks: {
        en: 'catch my breath quickly; breathing exercise for lungs; pursed lips, blow out slowly; in through the nose, out through the mouth; trick to breathe easier; belly breathing; how do I do it, how many times; how do I breathe out',
        es: 'técnica o ejercicio de respiración; soplar despacio con los labios fruncidos; tomar aire por la nariz; un truco para respirar mejor; respirar con la barriga; cómo se hace, cuántas veces; calmar la respiración; cómo suelto el aire',
      },
      say: {
        en: 'Stop and drop your shoulders. Breathe in gently through the nose while you count to two. Round the lips as if to cool soup, and breathe out slowly to four. No force. Do it until you feel calmer.',
        es: 'Pare y suelte los hombros. Tome aire suave por la nariz contando hasta dos. Junte los labios como para enfriar sopa y suelte el aire lento hasta cuatro. Sin fuerza. Repita hasta sentir calma.',
      },
      more: {
        en: 'Practice five breaths when you are well, three times a day. Then use it for work: breathe out as you rise, lift or climb. If counting makes you tense, just sigh out long. No better with rest and your inhaler: call {emergency}.',
        es: 'Practique cinco veces cuando está bien, tres veces al día. Luego úselo en el esfuerzo: suelte el aire al pararse, cargar o subir. Si contar le tensa, solo suspire largo. Si no cede con descanso y su inhalador: llame a {emergency}.',
      },
    },
    {
      label: { en: 'Which position eases my breathing?', es: '¿Qué postura me da más aire?' },
      asks: {
        en: 'lean forward on a table; how do I sit, which position; bend over the shopping cart; hands on my knees; prop up in bed, more pillows; leaning on a wall; lying flat or sitting up',
        es: 'inclinarme hacia adelante en la mesa; cómo siento el cuerpo cuando falta el aire; apoyarme en el carrito; manos en las rodillas; más almohadas en la cama; recostada en la pared; acostada o sentada',
      },
      say: {
        en: 'Lean forward with the arms held up by something. Sitting: forearms on the table or on your thighs. Standing: on a counter, a fence or a shopping cart. Let the shoulders hang. In bed, raise head and chest with firm pillows.',
        es: 'Inclínese hacia adelante con los brazos apoyados. En la silla: antebrazos en la mesa o los muslos. De pie: en un mueble, una reja o el carrito. Suelte los hombros. En la cama, levante cabeza y pecho con almohadas firmes.',
      },
      more: {
        en: 'Try each one now, while you are well, and keep the best two. Open the collar and belt. A fan on the face helps many people. Suddenly you need more pillows than before: call the doctor today.',
        es: 'Pruebe cada una ahora que está bien, y quédese con dos. Afloje cuello y cinturón. Un ventilador hacia la cara ayuda a muchos. Si de pronto necesita más almohadas que antes: llame hoy al médico.',
      },
    },
    {
      label: { en: 'Stairs and hills take my breath', es: 'Las escaleras me dejan sin aliento' },
      asks: {
        en: 'climbing steps with COPD; my bedroom is upstairs; how many stairs before I rest; uphill walk to my house; no elevator, no lift; puffed on the staircase; how do I get up the stairs',
        es: 'subir gradas con EPOC; mi cuarto está arriba; cuántos escalones antes de parar; la cuesta, la loma, el cerro; no hay ascensor; me fatigo en las escaleras; vivo en la altura, en la sierra; cómo subo las escaleras',
      },
      say: {
        en: 'Stand still and breathe in. Climb one or two steps as you breathe out. Stop, and do it again, with a hand on the rail. Rest before you must. On a hill, the same with a few small steps.',
        es: 'Quédese de pie y tome aire. Suba uno o dos escalones al soltar el aire. Pare y repita, con la mano en la baranda. Descanse antes de que haga falta. En la loma, igual, con pocos pasos cortos.',
      },
      more: {
        en: 'Go up once a day and take all you need. A chair at the top and half way. Keep one hand free: a small backpack carries things. Too hard by evening: have a bed made downstairs. Far worse than last week: doctor today.',
        es: 'Suba una vez al día, con todo lo que necesita. Una silla arriba y otra a medio camino. Lleve las cosas en una mochila chica. Si de noche ya no puede: pida una cama abajo. Mucho peor que hace una semana: médico hoy.',
      },
    },
    {
      label: { en: 'Washing and dressing wear me out', es: 'Bañarme y vestirme me agota' },
      asks: {
        en: 'shower makes me breathless; steam in the bathroom; put on socks and shoes; bend down to tie laces; need an hour to get dressed; drying myself; wash my hair; oxygen in the shower; showering is hard',
        es: 'la ducha me deja sin aire; el vapor del baño; ponerme calcetines y zapatos; agacharme a atar los cordones; tardo una hora en vestirme; secarme; lavarme el pelo; oxígeno en la regadera; bañarme me cuesta',
      },
      say: {
        en: 'Sit for all of it. Use a shower chair, lukewarm water and an open door, so steam can leave. Then sit in a thick robe: it dries you. Dress sitting, and bring the foot up to you, not the head down.',
        es: 'Hágalo todo en una silla. Silla de ducha, agua tibia y puerta abierta para que salga el vapor. Después, una bata gruesa: seca por usted. Vístase en la silla, y suba el pie hacia usted, sin agacharse.',
      },
      more: {
        en: 'Lay out the clothes first. Rest between washing and dressing. Loose tops, slip-on shoes with a firm heel, a long shoehorn. Oxygen stays on if it was ordered for effort. Ask {company} for a shower chair and for help with bathing.',
        es: 'Deje antes la ropa lista. Descanse entre el baño y vestirse. Ropa amplia, zapatos sin cordón y calzador largo. El oxígeno se queda puesto si se lo mandaron para esfuerzos. Pida a {company} silla de ducha y ayuda para el baño.',
      },
    },
    {
      label: {
        en: 'Carrying and housework leave me puffed',
        es: 'Cargar bolsas o limpiar me agita',
      },
      asks: {
        en: 'groceries, heavy bags; vacuum, make the bed, sweep; bend over to pick up; cooking on my feet; laundry basket; carry wood, feed the animals on the farm; chores take my breath; carrying the shopping',
        es: 'las compras, los mandados, bolsas pesadas; barrer, trapear, tender la cama; agacharme a recoger; cocinar de pie; lavar ropa; cargar leña, dar de comer a los animales; los quehaceres me cansan',
      },
      say: {
        en: 'Let wheels carry: a cart or a walker with a seat. Breathe out as you lift. Hold things close to the body. Sit to cook, iron and peel. One task, a rest, the next task. Leave the heavy one to somebody else.',
        es: 'Que carguen las ruedas: un carrito o un andador con asiento. Suelte el aire al levantar algo. Lleve las cosas pegadas al cuerpo. Cocine y planche en una silla. Una tarea, un descanso y otra. Lo pesado, que lo haga otro.',
      },
      more: {
        en: 'Put what you use daily at waist height. A grabber picks up from the floor. Make half the bed, sit, then the rest. Avoid sprays, bleach fumes and dust: wipe with a wet cloth. Ask {company} for help at home once a week.',
        es: 'Ponga lo de cada día a la altura de la cintura. Una pinza recoge del piso. Tienda media cama, siéntese, y luego el resto. Evite aerosoles, cloro y polvo: limpie con trapo húmedo. Pida a {company} ayuda en casa una vez por semana.',
      },
    },
    {
      label: { en: 'Cold air and wind: can I walk?', es: 'Con frío y viento, ¿puedo caminar?' },
      asks: {
        en: 'ten below, freezing weather; winter keeps me in the chair; scarf over the mouth; hot humid day, heat; smoke, smog, wildfire, dust outside; pollen; where do I walk in bad weather with COPD; can I go out when it is freezing',
        es: 'clima helado, friaje, invierno; bufanda en la boca; calor húmedo, bochorno; humo, esmog, contaminación, polvo; polen; dónde camino con mal tiempo y EPOC; el aire frío me hace toser; puedo salir con frío',
      },
      say: {
        en: 'Great cold, heat, smoke or strong wind: walk indoors today. A mild cold day: scarf over nose and mouth, breathe in through the nose. Go out against the wind, so it pushes you home. Pick the mildest hour.',
        es: 'Mucho frío, calor, humo o viento: hoy camine bajo techo. Si el frío es suave: bufanda en nariz y boca, y aire por la nariz. Salga contra el viento, así le empuja al volver. Elija la hora más templada.',
      },
      more: {
        en: 'Indoors: the hallway, a store, or marching in the chair. Air the room when the street is quiet. Ask the doctor about a spray before cold air, and about flu and lung shots. Wheezing that stays after you come in: call the doctor today.',
        es: 'Bajo techo: el pasillo, una tienda, o marchar en la silla. Ventile cuando haya poco tráfico. Pregunte al médico por el inhalador antes del frío y por las vacunas. Si al entrar sigue el silbido: llame hoy al médico.',
      },
    },
    {
      label: { en: 'Do I keep the oxygen on to exercise?', es: '¿Me muevo con el oxígeno puesto?' },
      asks: {
        en: 'oxygen on while I walk or march; portable tank, battery; turn up the liters; tube trips me, too short; go out with oxygen; two liters, is it enough; take it off to eat or cook; candles, gas stove',
        es: 'camino con oxígeno; tanque o bala portátil, batería; subo los litros; me tropiezo con la manguera, la cánula; salir a la calle con oxígeno; dos litros alcanzan; me lo quito para comer o cocinar; velas, estufa de gas; llevo el oxígeno',
      },
      say: {
        en: 'If it was ordered for all day or for effort, yes: keep it on. Ask your doctor which setting is for moving, and never change it by yourself. Keep the tube out of the way of your feet. No flame or smoking near it.',
        es: 'Si se lo mandaron para todo el día o para esfuerzos, sí: déjelo puesto. Pregunte al médico qué nivel usar al moverse, y no lo cambie por su cuenta. La manguera, lejos de los pies. Nada de fuego ni cigarro cerca.',
      },
      more: {
        en: 'For outings, ask the supplier for a small tank on wheels or a light one. Know how long it lasts and turn back at half. At home, exercise next to the machine. Morning headache: tell the doctor. Confused or very sleepy: call {emergency}.',
        es: 'Para salir, pida un tanque chico con ruedas o uno liviano. Sepa cuánto dura y vuelva a la mitad. En casa, muévase junto al aparato. Dolor de cabeza al despertar: dígalo al médico. Confusión o mucho sueño: llame a {emergency}.',
      },
    },
    {
      label: {
        en: 'Is there a class for lung patients?',
        es: '¿Hay clases para enfermos del pulmón?',
      },
      asks: {
        en: 'pulmonary rehabilitation, rehab program; physio for breathing; who teaches me; group of people with COPD; is rehab worth it; course after hospital, referral; too far away, no ride to the class; who can train me',
        es: 'rehabilitación pulmonar, terapia respiratoria; quién me enseña; grupo de personas con EPOC; vale la pena la rehabilitación; curso después del hospital, referido; queda lejos, no tengo transporte a la clase; quién me entrena',
      },
      say: {
        en: 'Yes. Ask your doctor: “Can I go to pulmonary rehabilitation?” There you train safely for some weeks, with people who puff too. You learn breathing, pacing and your medicines. Until then, short walks with rests, if the doctor agrees.',
        es: 'Sí. Pregunte al médico: “¿Puedo ir a rehabilitación pulmonar?” Allí se entrena con cuidado unas semanas, con gente que también se agita. Se aprende a respirar y a usar las medicinas. Hasta entonces, paseos cortos con descansos, si el médico quiere.',
      },
      more: {
        en: 'Long wait: ask for a physical therapist or a plan for home. No ride: ask {company}, or ask if the class is held by video. Shy: go once and just watch. After the class, keep on with a friend from it.',
        es: 'Si hay mucha espera: pida un fisioterapeuta o un plan para casa. Sin transporte: pregunte a {company}, o si la clase se da por video. Si da pena: vaya una vez a mirar. Al terminar, siga con alguien del grupo.',
      },
    },
    {
      label: { en: 'Inhaler before I exercise?', es: '¿Uso el inhalador antes de moverme?' },
      asks: {
        en: 'puff before walking; spray, blue rescue inhaler; am I using it right; spacer; inhaler does not help; nebulizer; how many puffs; shaky after the spray; steroid, mouth sore; forget my inhaler; use my puffer first',
        es: 'bombita, puf, aerosol antes de caminar; salbutamol de rescate; lo estaré usando bien; cámara espaciadora; el inhalador no me alivia; nebulizador; cuántas inhalaciones; temblor después; llagas en la boca; se me olvida',
      },
      say: {
        en: 'Some people should, others need not: ask your doctor or nurse which one, how much and how long before. Until then, use it as prescribed and keep the rescue one in your pocket. Stop none by yourself.',
        es: 'A unos les conviene y a otros no. Pregunte al médico o a la enfermera cuál, cuánto y cuánto antes. Hasta entonces, úselo como se lo mandaron y lleve el de rescate en el bolsillo. No deje ninguno por su cuenta.',
      },
      more: {
        en: 'Take it along and show the pharmacist how you use it: many get little of it into the lungs. Ask about a spacer. Rinse your mouth after the daily one. Needing rescue more often than usual: call your doctor today.',
        es: 'Llévelo a la farmacia y muestre cómo lo usa: a muchos les llega poco al pulmón. Pregunte por una cámara. Enjuague la boca después del diario. Si necesita el de rescate más que antes: llame hoy al médico.',
      },
    },
    {
      label: { en: 'Strength for weak lungs, sitting', es: 'Fuerza en la silla, con mal pulmón' },
      asks: {
        en: 'get my legs back after weeks in the chair; how many marches before I rest; chair exercise with COPD; arms get tired above my head; muscles wasted; exercise on oxygen; stand up from the chair; lift cans',
        es: 'recuperar las piernas tras semanas en el sillón; cuántas marchas antes de descansar; ejercicio en silla con EPOC; los brazos se cansan arriba; perdí músculo; levantar latas o botellas; pararme de la silla; quedé flojo, débil',
      },
      say: {
        en: 'March in the chair: ten lifts, then rest until talking is easy, and ten more. Next, straighten each knee five times, breathing out as it goes up. Three rounds are plenty. Every few days add one lift.',
        es: 'Marche en la silla: diez pasos, descanse hasta hablar bien, y diez más. Luego estire cada rodilla cinco veces, soltando el aire al subir. Tres vueltas son bastante. Cada pocos días sume un paso.',
      },
      more: {
        en: 'Puffed after four: four is your number. Never hold your breath. Arms: lift them only to shoulder height, a few times. Later, stand up from a firm chair three times, hands on the arms. Ill with fever or worse breath: rest and call the doctor.',
        es: 'Si se agita con cuatro: cuatro es su número. No aguante la respiración. Brazos: solo hasta el hombro, pocas veces. Más adelante, párese de una silla firme tres veces, con las manos en los brazos. Con fiebre o peor aire: descanse y llame al médico.',
      },
      facts: ['E19'],
    },
    {
      label: { en: 'My lungs leave me so tired', es: 'Mi pulmón me deja sin fuerzas' },
      asks: {
        en: 'no energy, exhausted by noon; worn out after small jobs; plan my day with COPD; good days and bad days; sleepy all day; how do I save strength; too weak to cook',
        es: 'sin energía, agotada al mediodía; cualquier cosa me rinde; organizar el día con EPOC; días buenos y malos; sueño todo el día; cómo ahorro fuerza; débil para cocinar',
      },
      say: {
        en: 'Breathing is hard work for you, so spend strength with care. Choose one big thing a day, at your best hour. Sit for the small ones. Rest before and after, twenty minutes. Still walk a little: it builds strength.',
        es: 'Respirar ya le cuesta trabajo, así que cuide la fuerza. Elija una sola cosa grande al día, a su mejor hora. Lo pequeño, en la silla. Descanse antes y después, veinte minutos. Camine un poco igual: eso da fuerza.',
      },
      more: {
        en: 'Write two columns: what gives strength, what eats it. Drop or share one task this week. Tired for two weeks, poor sleep, low mood or weight loss: tell your doctor. Suddenly very sleepy or confused: call {emergency}.',
        es: 'Escriba dos columnas: qué le da fuerza y qué la gasta. Esta semana quite o reparta una tarea. Dos semanas de cansancio, mal sueño, tristeza o baja de peso: dígalo al médico. De pronto mucho sueño o confusión: llame a {emergency}.',
      },
    },
    {
      label: { en: 'I get breathless when I eat', es: 'Me fatigo al comer' },
      asks: {
        en: 'too puffed to finish dinner; losing weight with COPD; full stomach presses on the lungs; bloated after meals; what food is easy to chew; cough while eating; no appetite because of my breathing',
        es: 'me fatigo comiendo, no termino el plato; bajo de peso con EPOC; el estómago lleno aprieta; me inflo después de comer, gases; comida fácil de masticar; toso al comer; sin apetito por la respiración; me canso comiendo',
      },
      say: {
        en: 'Eat little and often: five or six small plates. Rest before the meal, sit upright, elbows on the table. Soft food needs less chewing: eggs, yogurt, fish, mashed beans. Put the spoon down between bites.',
        es: 'Coma poco y seguido: cinco o seis platos chicos. Descanse antes, siéntese derecho, con los codos en la mesa. Lo blando pide menos masticar: huevo, yogur, pescado, puré de frijoles. Suelte la cuchara entre bocado y bocado.',
      },
      more: {
        en: 'Main meal at your best hour. Drink after it, not during. Fizzy drinks fill the belly with air. Stir milk powder, oil or cheese into food. Oxygen stays on if ordered. Choking on food, or losing weight: call the doctor this week.',
        es: 'La comida grande, a su mejor hora. Beba después, no durante. Las gaseosas inflan. Agregue leche en polvo, aceite o queso. El oxígeno, puesto si se lo mandaron. Si se atora al comer o baja de peso: llame al médico esta semana.',
      },
      facts: ['D14'],
    },
    {
      label: { en: 'Breathlessness frightens me', es: 'Me asusta quedarme sin aliento' },
      asks: {
        en: 'afraid I will suffocate; panic when I puff; scared to go out, scared to move; heart races, I get nervous; anxious at night about my breath; what if it happens in the street alone',
        es: 'miedo de ahogarme; me entra pánico, nervios; temor de salir, de moverme; el corazón se acelera; angustia de noche por la respiración; y si me pasa en la calle a solas',
      },
      say: {
        en: 'That fear is natural, and fear makes you puff more. Have a plan on paper: stop, lean forward, long breath out, wait. Add your inhaler as told. Practice it when calm. Go out first with somebody, only to the first bench.',
        es: 'Ese miedo es natural, y el miedo agita más. Tenga un plan en papel: parar, inclinarse, soltar el aire largo, esperar. También el inhalador, como se lo mandaron. Practíquelo con calma. Salga primero con alguien, hasta el primer banco.',
      },
      more: {
        en: 'Say to yourself: “It has passed before.” Look at one thing and count out-breaths. Carry phone and inhaler. Tell the doctor about the fear: talking help works. If it does not ease with rest, or you cannot speak: call {emergency}.',
        es: 'Dígase: “Otras veces ya pasó.” Mire una cosa y cuente las veces que suelta el aire. Lleve teléfono e inhalador. Cuente el miedo al médico: hay terapia que ayuda. Si no cede al descansar o no puede hablar: llame a {emergency}.',
      },
      facts: ['T11'],
    },
    {
      label: { en: 'How do I help him with bad lungs?', es: '¿Cómo le ayudo con su EPOC?' },
      asks: {
        en: 'my husband has COPD and panics; she gasps, what do I do; her panic scares me too; should I do everything for him; what do I say when he cannot breathe well; father will not use the oxygen; mother sits all day because of her lungs; my wife has emphysema and does nothing',
        es: 'mi marido tiene EPOC, cómo lo acompaño; se agita mucho y se desespera; qué hago si él se ahoga; debo hacerle todo; qué le digo cuando respira mal; mi papá no quiere el oxígeno; mi mamá no se mueve por los pulmones; mi esposa tiene enfisema y no hace nada',
      },
      say: {
        en: 'Stay calm and say little. Sit them up, leaning on a table. Breathe out slowly together with them. Give the rescue inhaler as prescribed. Cannot speak, blue lips, confused, or no better in ten minutes: call {emergency}.',
        es: 'Mantenga la calma y hable poco. Siéntele con los brazos en la mesa. Suelte el aire lento junto con la persona. Dele el inhalador de rescate como está mandado. No puede hablar, labios azules, confusión o diez minutos sin mejora: llame a {emergency}.',
      },
      more: {
        en: 'On good days, do not take every task away: muscles need work. Walk together at their pace. Ask the doctor for a written plan: what to give, whom to call. Refusing oxygen or tablets: ask why, and tell the nurse.',
        es: 'En los días buenos, no le quite toda tarea: el músculo necesita trabajo. Caminen juntos a su paso. Pida al médico un plan escrito: qué dar, a quién llamar. Si no quiere el oxígeno: pregunte por qué y dígalo a la enfermera.',
      },
      whose: 'other',
    },
    {
      label: { en: 'May I sing or play with bad lungs?', es: '¿Puedo cantar o tocar con EPOC?' },
      asks: {
        en: 'harmonica, mouth organ, flute; is blowing bad for me; choir, singing group; learn an instrument when I get winded; hymns in church; talk long on the phone; blow up balloons',
        es: 'armónica, flauta, quena, trompeta; soplar me hace mal; coro, cantar en misa; aprender un instrumento si me agito; hablar mucho por teléfono; inflar globos',
      },
      say: {
        en: 'For most people with steady lungs, yes, and it is a joy. Play or sing softly, one short line, then breathe. Five minutes is plenty at first. Stop if you get dizzy. Ask your lung doctor at the next visit.',
        es: 'A casi todos, con el pulmón estable, les va bien, y da alegría. Toque o cante suave, una línea corta, y respire. Al comienzo bastan cinco minutos. Pare si hay mareo. Pregúntelo en la próxima visita al médico.',
      },
      more: {
        en: 'Sit tall, rinse mouthpiece and hands first. Do it at your best hour, not after a meal. Never blow with all your might. A lung operation, a collapsed lung or coughing blood: ask first. A choir for people with lung trouble may exist near you.',
        es: 'Siéntese derecho y lave antes la boquilla. Hágalo a su mejor hora, no después de comer. No sople con toda la fuerza. Operación de pulmón, pulmón caído o tos con sangre: pregunte primero. Busque un coro para gente con mal de pulmón.',
      },
    },
    {
      label: { en: 'Is it too late to quit smoking?', es: '¿Es tarde para dejar de fumar?' },
      asks: {
        en: 'I still smoke with COPD; cigarettes, cannot stop; smoked for fifty years; my husband smokes in the house; vape instead; ashamed that I did this to myself; nicotine patch, gum',
        es: 'sigo fumando con EPOC; el cigarro, el pucho, el tabaco; fumé cincuenta años; mi esposo fuma en la casa; vapear; me da vergüenza, es mi culpa; parche o chicle de nicotina; cocino con leña, humo; todavía fumo',
      },
      say: {
        en: 'It is never too late, and no reason for shame: it is a hard habit. Ask your doctor or pharmacist for help to stop. Pick a day next week. Until then, no smoke indoors, and none at all near oxygen.',
        es: 'Nunca es tarde, y no es para avergonzarse: es un hábito muy duro. Pida ayuda al médico o en la farmacia. Elija un día de la próxima semana. Mientras tanto, nada de humo en casa, y jamás cerca del oxígeno.',
      },
      more: {
        en: 'When the wish comes, wait ten minutes: water, a walk, a call. Note the three hardest moments and plan something else. It often takes several tries. Others smoke: ask them to go outside. Cooking smoke: open door and window.',
        es: 'Si le dan ganas, espere diez minutos: agua, caminar, llamar. Anote los tres momentos peores y piense otra cosa para ellos. A menudo hacen falta varios intentos. Si otros fuman: que salgan. Humo de leña: abra puerta y ventana.',
      },
    },
    {
      label: { en: 'Ashamed of the tube or my cough', es: 'Me da pena el oxígeno o la tos' },
      asks: {
        en: 'people stare at my oxygen; cough in church or at the movies; stay home because of phlegm; feel like a burden, slow everybody down; embarrassed to stop so often; lonely since the lungs got bad; everyone looks at my tube',
        es: 'me miran por la manguera en la nariz; toser en misa o en el cine, qué vergüenza; flemas delante de la gente; hago esperar a todos; no salgo por la tos; me siento una carga; soledad desde el mal de pulmón',
      },
      say: {
        en: 'Many feel like that, and then life gets small. One sentence helps: “My lungs are slow, I am fine.” Sit near the door, with water and tissues. Begin with one friend for half an hour. Friends can wait.',
        es: 'A muchos les pasa, y la vida se achica. Una frase ayuda: “Mis pulmones van lento, estoy bien.” Siéntese cerca de la puerta, con agua y pañuelos. Empiece con una amistad, media hora. Los amigos esperan.',
      },
      more: {
        en: 'Clear the phlegm at home first: ask the nurse how. When you stop, look into a shop window: nobody wonders. Ask friends to come to you. In a lung class all cough. Sad for two weeks: tell your doctor.',
        es: 'Saque antes las flemas en casa: pregunte cómo a la enfermera. Al parar, mire una vitrina: nadie lo nota. Invite a su casa. En una clase para pulmones todos tosen. Dos semanas de tristeza: dígalo al médico.',
      },
      facts: ['T11'],
      whose: 'self',
    },
    {
      label: { en: 'Lungs: when do I call for help?', es: 'Pulmón: ¿cuándo pido ayuda?' },
      asks: {
        en: 'when should I call someone about my breathing; warning signs with COPD; more phlegm, green or yellow; fever and cough, chest infection; swollen ankles; blue lips; wake up gasping; ambulance or doctor; coughing blood; when should I ring the doctor',
        es: 'cuándo llamo por la respiración; señales de alarma con EPOC; más flema, verde o amarilla; fiebre y tos; tobillos hinchados; labios morados; despierto ahogándome; ambulancia o médico; tos con sangre; crisis, recaída; cuándo llamo al doctor',
      },
      say: {
        en: 'Call the doctor today: more breathless than usual, more or green phlegm, fever, swollen ankles, more need of the inhaler. Call {emergency}: too breathless to speak or at rest, blue lips, confused or very sleepy, chest pain, coughing blood.',
        es: 'Llame hoy al médico: más agitación que siempre, más flema o flema verde, fiebre, tobillos hinchados, más inhalador. Llame a {emergency}: no puede hablar o se ahoga en reposo, labios azules, confusión, mucho sueño, dolor de pecho, tos con sangre.',
      },
      more: {
        en: 'Ask for a written plan for bad days, and hang it by the phone. Do not wait over a weekend: there is a night line or {emergency}. While you wait: sit up, lean forward, breathe out long, unlock the door, have your medicines ready.',
        es: 'Pida un plan escrito para los días malos y cuélguelo junto al teléfono. No espere todo un fin de semana: está la guardia o {emergency}. Mientras llega ayuda: siéntese inclinado, suelte el aire largo, abra la puerta, tenga listas las medicinas.',
      },
      facts: ['E12'],
    },
  ],
}
