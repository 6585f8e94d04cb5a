/** Questions of those who are afraid of falling, mostly after a fall, and of their families. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const fearOfFalling: Faq = {
  name: 'fear-of-falling',
  domain: 'Exercise',
  card: 'E11',
  about: pattern(
    '((afraid|scared|frightened|fear*|terrified|nervous|worr*|dare*) ... ((?<!(this|last|next) )(fall|falls|falling)(?! (asleep|behind|out with|ill))|slip|slipping|tripping|walk* (outside|outdoors|alone|on (my|his|her) own|by (my|him|her)self)|stairs|shower*)|({kin}|i|she|he) .. (fell|fallen)(?! (asleep|out|in love|apart|ill|for|behind|silent|pregnant|short|off(?! (my|the|a|his|her))))|fell (down|over|on|twice|again|at home|in the|in (my|her|his))|(had|took|since|after) (a|my|her|his|the|that|another) (bad |nasty |little |second )?(fall|tumble)(?! of (last|this))|(tripped|slipped) (and|on|in|over)|falls check|(?<!dizzy or )unsteady|(los*|keep*) (my|his|her) balance|(miedo|temor|susto|panico|terror|temo|teme) ... (caer*|caid*|caiga|caigo|resbal*|escaler*|duchar*|banar*)|(miedo|temor|susto) .. caminar|(?<!(se|te) )me (cai|caigo|caiga)(?! (mal|bien))|se (cayo|caiga)(?! (mal|bien|el|la|los|las|un|una))|se (cayo|caiga) (el|la|mi) {kin}|se cae (mucho|seguido|siempre|a cada|a menudo)|(?<!se )(me he|se ha|me habia|se habia) caido(?! (el|la|los|las|un|una))|caidas?(?! (del?|de la) (pelo|cabello))|(me|se) (resbal*|trope*|tropie*|tambale*)|(pierd*|perd*) el equilibrio)',
  ),
  fits: [
    'unsteady',
    'nobody-near',
    'housebound',
    'unsafe-outdoors',
    'painful-knees',
    'brittle-bones',
    'no-money',
    'no-transport',
    'warfarin',
    'other-blood-thinner',
    'dizzy',
    'poor-sight',
  ],
  entries: [
    {
      label: { en: 'How do I dare to go outside again?', es: '¿Cómo vuelvo a salir a la calle?' },
      asks: {
        en: 'scared to walk outside; afraid to go out the door; get my nerve or courage back; lost my confidence; scared to go out on my own; a first small step; venture out little by little; frightened to leave the house',
        es: 'me da miedo salir a la calle; desde que me caí no salgo; miedo de salir a caminar; no me atrevo a poner un pie afuera; recuperar el valor, la confianza; un primer paso para empezar; vivo encerrada, encerrado; salir poco a poco; me da susto andar por la calle',
      },
      say: {
        en: 'Fear after a fall is common, and it shrinks with small steps. Today, only stand in the open door for a minute, one hand on the frame. Tomorrow, one step outside and back. Go on when a step has become boring.',
        es: 'Ese miedo es común, y baja con pasos chicos. Hoy, quédese un minuto en la puerta abierta, con una mano en el marco. Mañana, un paso afuera y vuelta. Siga adelante cuando ese paso ya le aburra.',
      },
      more: {
        en: 'Step by step: door, front step, gate, next house, corner. Go in daylight, with firm shoes and a phone. Stay at each for three days or more. If one is too much, halve it. Turn back while you still feel well.',
        es: 'Paso a paso: puerta, escalón, portón, casa vecina, esquina. Vaya de día, con zapatos firmes y el teléfono. Quédese tres días o más en cada uno. Si uno es mucho, haga la mitad. Vuelva cuando todavía se sienta bien.',
      },
      whose: 'self',
    },
    {
      label: { en: 'She will not go out since the fall', es: 'Desde la caída no quiere salir' },
      asks: {
        en: 'mother will not leave the house; how do I get dad walking again; afraid of falling, will not go out the door; a first small step we can do together; get confidence back, frightened of falling; she was a great walker; out the front door bit by bit; he will not leave his chair; will not go into the garden; walks no further than the kitchen or bathroom; get moving again',
        es: 'mi mamá no quiere salir de casa; cómo hago para que vuelva a caminar; tiene miedo a caerse y no sale; un primer paso que hagamos juntas; cómo la animo, le doy confianza; mi papá no se levanta del sillón; está asustada y no pisa la calle; sacarla a la puerta; era muy andariega; no camina más allá de la cocina; ni al patio ni al jardín',
      },
      say: {
        en: 'Begin with something loved, not with exercise: “Come to the door and look at the sky with me.” Walk on the weaker side and offer an arm. Do not pull. Tomorrow the gate. Let them say when to turn back.',
        es: 'Empiece por algo que le guste, no por el ejercicio: “Ven a la puerta a ver el cielo conmigo.” Vaya del lado más débil y ofrezca el brazo, sin forzar. Mañana, hasta el portón. Que decida cuándo volver.',
      },
      more: {
        en: 'Step by step: door, gate, next house, bakery. Take several days for each, at a quiet hour. Find a bench on the way. Say what went well: “You did it.” Stuck for two weeks: ask the doctor for a therapist who comes home.',
        es: 'Paso a paso: puerta, portón, casa vecina, panadería. Varios días para cada uno, a una hora tranquila. Busque un banco en el camino. Diga lo que salió bien: “Lo lograste.” Dos semanas sin avance: pida al médico un fisioterapeuta en casa.',
      },
      whose: 'other',
    },
    {
      label: { en: 'To the mailbox all by myself', es: 'Ir al buzón sin compañía' },
      asks: {
        en: 'walk to the mailbox; start walking to the mailbox again; mailbox on my own with the walker; fetch the mail, letters, post box; a hundred feet down the driveway; forty steps, sixty yards; take out the trash; safe to walk alone, nobody beside me',
        es: 'caminar hasta el buzón; volver al buzón con el andador; recoger el correo, las cartas, el periódico; cuarenta pasos, cien metros; sacar la basura; es seguro caminar sin nadie al lado; bajar por la entrada',
      },
      say: {
        en: 'It can be done in parts. Call somebody: “I go now, and ring you in ten minutes.” Phone in the pocket, walker or cane in hand. First go a quarter of the way. Unsteady even indoors: ask the doctor first.',
        es: 'Se puede, por partes. Avise a alguien: “Salgo ya, te llamo en diez minutos.” Teléfono en el bolsillo, bastón o andador en la mano. Primero, un cuarto del camino. Si le falla el paso en casa: antes, el médico.',
      },
      more: {
        en: 'Step by step: count your steps and write them down. Add five every third day. Choose a dry morning. Ask a neighbor to watch from a window. Wobbly halfway: stand still, hold on, breathe out slowly, turn back. That day counts too.',
        es: 'Paso a paso: cuente los pasos y anótelos. Sume cinco cada tres días. Elija una mañana seca. Pida a un vecino que mire desde la ventana. Si se tambalea: pare, agárrese, suelte el aire despacio y vuelva. Ese día también vale.',
      },
    },
    {
      label: {
        en: 'As far as the church or the shop',
        es: 'Llegar hasta la iglesia o la tienda',
      },
      asks: {
        en: 'walk to church; get to my church, blocks away; corner shop, grocery store; walk to the bakery, buy bread; cafe, pub, pharmacy; market, post office; a place to reach; go to mass',
        es: 'caminar a la iglesia; llegar a la tienda de la esquina; comprar el pan, la panadería; el bar, el café, la farmacia; unas cuadras, calles, manzanas; ir a misa; ir al mercado, a la plaza; ir hasta la esquina',
      },
      say: {
        en: 'A place to look forward to is the best start. Cut the way into four parts, each ending at a wall, a fence or a bench. This week, only the first part and back. Next week, one part more.',
        es: 'Tener adonde ir es el mejor comienzo. Divida el camino en cuatro partes, cada una hasta una pared, una reja o un banco. Esta semana, solo la primera y vuelta. La otra semana, una parte más.',
      },
      more: {
        en: 'If that is too much: ride there and walk home the last part, or the other way round. Ask somebody from church to meet you at the corner. Ask for a seat when you arrive. Small bag across the chest, hands free.',
        es: 'Si es mucho: vaya en auto y camine nada más el último tramo. Pida a alguien de la iglesia que le espere en la esquina. Al llegar, pida una silla. Bolso pequeño cruzado, manos libres.',
      },
    },
    {
      label: {
        en: 'How far do I walk at first?',
        es: '¿Cuánto camino al principio?',
      },
      asks: {
        en: 'how many minutes of walking to begin with; how far on day one; how much walking a day; how many steps daily; what distance for a beginner; when may I walk farther; walk every day or rest',
        es: 'cuánto camino por día para empezar; cuántos minutos de caminata; qué distancia el primer día; cuántos pasos diarios; caminar a diario o un día sí y otro no; cuándo camino más lejos',
      },
      say: {
        en: 'Begin with what seems almost too easy: five minutes once a day, or ten steps and back. Keep to it for a week. If the next day is fine, add a minute or two. Heart, kidney or sugar trouble: ask the doctor first.',
        es: 'Empiece con algo casi demasiado fácil: cinco minutos al día, o diez pasos y vuelta. Siga así una semana. Si al otro día está bien, sume uno o dos minutos. Con mal de corazón, riñón o azúcar: antes, el médico.',
      },
      more: {
        en: 'If five minutes are too many: walk two, sit, walk two more. Most days of the week is enough. The right pace is one where talking is easy. Remember the way home: turn back while the legs feel good.',
        es: 'Si cinco minutos es mucho: camine dos, siéntese, camine dos más. Basta con casi todos los días. El buen ritmo es el que deja hablar. Piense en la vuelta: regrese cuando las piernas aún van bien.',
      },
      facts: ['E10'],
    },
    {
      label: { en: 'How long until the fear goes?', es: '¿Cuánto tarda en irse el miedo?' },
      asks: {
        en: 'weeks or months until the fear is gone; how long before she feels sure; how long does it last; will it ever get better; when does confidence return; forever; how soon does it pass',
        es: 'cuántas semanas hasta que se quite; cuánto dura el miedo; cuándo se me pasa; cómo se me va quitando; para siempre; en cuánto tiempo vuelve la confianza; cuánto demora en irse',
      },
      say: {
        en: 'Mostly weeks to a few months, with a little practice on most days. It goes up and down, so a bad day is not a step back. Each small outing feeds courage. Staying in feeds the fear.',
        es: 'Casi siempre semanas o pocos meses, con un poco de práctica cada día. Sube y baja: un mal día no es volver atrás. Cada salida corta da valor. Quedarse en casa da más miedo.',
      },
      more: {
        en: 'Mark each outing on a calendar, and give the fear a mark from one to five. Look back after two weeks. No change after a month, or fear all day: tell the doctor. Talks with a therapist help with worry at any age.',
        es: 'Marque cada salida en un calendario y póngale al miedo una nota del uno al cinco. Mire atrás a las dos semanas. Si al mes sigue igual, o hay miedo todo el día, dígalo al médico. Hablar con un terapeuta ayuda a cualquier edad.',
      },
      facts: ['T11'],
    },
    {
      label: { en: 'I tried to go out and panicked', es: 'Quise salir y me entró pánico' },
      asks: {
        en: 'froze on the step; heart raced and I shook; cried in the street; panic attack outside; knees like jelly; tried it and it was awful; turned back terrified',
        es: 'me quedé paralizada en la puerta; me temblaban las piernas; el corazón a mil; lloré en la calle; ataque de pánico, de nervios; lo intenté y fue horrible; me devolví, me regresé asustada',
      },
      say: {
        en: 'Trying took courage, and panic passes. Next time, stop and hold on to something firm. Look at one thing that does not move. Breathe out slowly, as if to cool soup, five times. Then choose: two more steps, or home.',
        es: 'Intentarlo pidió valor, y el pánico pasa. La próxima vez, pare y agárrese de algo firme. Mire una cosa quieta. Suelte el aire despacio, como para enfriar la sopa, cinco veces. Luego elija: dos pasos más, o a casa.',
      },
      more: {
        en: 'Go again tomorrow, half as far, with somebody beside. Waiting for weeks makes it harder. Say aloud: “This is fear. It passes.” Chest pain, fainting, or breath that stays short: call {emergency}. Panic again and again: tell the doctor.',
        es: 'Salga otra vez mañana, la mitad, con alguien al lado. Esperar semanas lo hace más difícil. Diga en voz alta: “Es miedo. Ya pasa.” Dolor de pecho, desmayo o falta de aire que sigue: llame a {emergency}. Si se repite, al médico.',
      },
    },
    {
      label: {
        en: 'How do I ask for company on a walk?',
        es: '¿Cómo pido que alguien me acompañe?',
      },
      asks: {
        en: 'there is not anybody to walk with; nobody to go with; daughter could come on Tuesdays; ask a neighbor along; be a burden or a bother; volunteer, walking buddy, companion; who could come with me; an arm to hold',
        es: 'no hay quien me acompañe; no tengo con quién caminar; mi hija puede venir los martes; pedirle a la vecina; molestar, ser una carga; voluntario, compañero de paseo; alguien que venga conmigo',
      },
      say: {
        en: 'Ask for something small and clear: “Would you walk to the corner with me on Tuesday? Ten minutes are enough.” That is no burden. Try family, a neighbor, church, or whoever walks a dog. Then fix the day.',
        es: 'Pida algo pequeño y claro: “¿Caminas conmigo el martes hasta la esquina? Bastan diez minutos.” Eso no es carga. Pruebe con la familia, una vecina, la iglesia o quien pasea un perro. Y fije el día.',
      },
      more: {
        en: 'Nobody comes to mind: ask {company} for a volunteer who walks with people. Until then, walk indoors, in the hall or a shop. They say no: thank them and ask another. With company, go a bit farther than alone.',
        es: 'Si no hay nadie: pida a {company} un voluntario que acompañe a pasear. Mientras tanto, camine bajo techo, en el pasillo o una tienda. Si le dicen que no, dé las gracias y pida a otra persona. Con compañía, llegue un poco más lejos.',
      },
    },
    {
      label: { en: 'They only go out if I come too', es: 'Solo sale si voy yo también' },
      asks: {
        en: 'only goes out if I go with her, is that alright; always hold on to my arm; clings to me; will it make her dependent; let him go alone one day; no time to come along daily; should I walk behind',
        es: 'solo sale conmigo, está bien así; siempre la llevo del brazo, se me cuelga; no me suelta; se va a volver dependiente; que vuelva a ir sin mí; no puedo acompañarla a diario; debo ir detrás',
      },
      say: {
        en: 'Yes, that is a good way to begin. After a week or two, let go little by little. First side by side without the arm. Then a few steps behind. Then watch from the door. Let them set the pace.',
        es: 'Sí, es una buena forma de empezar. Tras una o dos semanas, suelte poco a poco. Primero lado a lado, sin el brazo. Luego unos pasos atrás. Después mire desde la puerta. Que marque el ritmo quien camina.',
      },
      more: {
        en: 'If that is too fast: one short part alone, such as gate to door, while you stay in sight. No time each day: share the days with a neighbor. Ask the doctor or a therapist whether walking alone is safe yet.',
        es: 'Si va muy rápido: un tramo corto a solas, como del portón a la puerta, y usted a la vista. Si no le da el tiempo: reparta los días con un vecino. Pregunte al médico o fisioterapeuta si ya es seguro ir a solas.',
      },
      whose: 'other',
    },
    {
      label: { en: 'I hate the walker or the cane', es: 'No me gusta el andador ni el bastón' },
      asks: {
        en: 'is a cane giving in; too proud for a stick; makes me look old; daughter wants me to use a walker which I hate; refuses the walking frame; leaves the zimmer in the corner; what will people think; rollator is ugly, embarrassing',
        es: 'usar bastón es rendirse; me da vergüenza la andadera; me hace ver vieja; odio el burrito, el caminador; no quiere usar el bastón; deja el taca taca en el rincón; qué dirá la gente; es orgulloso para el bastón',
      },
      say: {
        en: 'Many people feel that way. A cane is no giving in: it opens the way to church, shop and friends. Try it for one trip that matters, just once, and then judge. Being out with it beats being in without it.',
        es: 'A mucha gente le pasa. Un bastón no es rendirse: abre el camino a la iglesia, la tienda y los amigos. Úselo una sola vez, para una salida que le importe, y luego juzgue. Mejor en la calle con él que en casa sin él.',
      },
      more: {
        en: 'Practice at home first, where nobody looks. Choose a color that pleases. One with wheels and a seat carries bags and gives a rest. A parent says no: leave it by the door, do not nag, and let a therapist say it.',
        es: 'Practique antes en casa, donde nadie mira. Elija un color que guste. Uno con ruedas y asiento lleva las compras y deja descansar. Si su familiar no quiere: déjelo junto a la puerta, no insista, y que lo diga un fisioterapeuta.',
      },
    },
    {
      label: {
        en: 'Which cane, what height, which hand?',
        es: '¿Qué bastón, qué altura, qué mano?',
      },
      asks: {
        en: 'how high should the cane be; which side, left or right; four feet or one; rubber tip; do I need a walker or a cane; adjust the frame; wheels and brakes; where to get a walking aid',
        es: 'altura correcta del bastón; de qué lado se lleva, derecha o izquierda; de cuatro patas o de una; la goma, el taco de abajo; necesito andadera o basta un bastón; cómo se ajusta; ruedas y frenos; dónde consigo uno',
      },
      say: {
        en: 'Stand with shoes on and arms hanging. The handle should reach the crease of the wrist. A cane is for one weak leg or a little sway. Hold it on the side of the good leg. More sway: a walker.',
        es: 'De pie, con zapatos y los brazos caídos, el mango llega al pliegue de la muñeca. El bastón es para una pierna débil o si se tambalea poco. Va del lado de la pierna buena. Si se tambalea mucho: andador.',
      },
      more: {
        en: 'Step by step: cane and weak leg go together, then the good leg. If both legs are the same, use the hand that feels best. Change a worn rubber tip. Walker: brakes on before sitting. Let a therapist fit it. Ask {company} for a loan.',
        es: 'Paso a paso: bastón y pierna débil van juntos, luego la buena. Si las dos están igual, use la mano más cómoda. Cambie la goma gastada. Andador: frene antes de sentarse. Que lo ajuste un fisioterapeuta. Pida a {company} uno prestado.',
      },
    },
    {
      label: { en: 'Which exercises make me steadier?', es: '¿Qué ejercicios dan más firmeza?' },
      asks: {
        en: 'leg exercises against falling; strengthen my legs; exercise for balance; legs are weak; falls check done, doctor found weak legs; strength for walking; stronger legs and thighs; training at home in the kitchen; what exercise can she do',
        es: 'ejercicios de piernas para no caerme; ejercicio de equilibrio; tengo las piernas flojas, débiles; fuerza para caminar; fortalecer los muslos; entrenar en la cocina; qué ejercicio hago en la casa; gimnasia',
      },
      say: {
        en: 'Three do a lot: stand up from a firm chair, rise on the toes, stand with feet close together. Hold the kitchen counter, chair behind. Five of each, slowly. Such exercise can mean fewer falls. Dizzy: chair moves only.',
        es: 'Tres ayudan mucho: levantarse de una silla firme, subir los talones y juntar los pies de pie. Agárrese del borde de la cocina, con una silla detrás. Cinco de cada uno, lento. Así hay menos caídas. Con mareo: solo en la silla.',
      },
      more: {
        en: 'Step by step: firm shoes, dry floor, both hands on. Feet together while you count to ten. Later, one foot half a step ahead. Later still, hold on with one hand. Pain or sway: sit down. Ask the doctor for a physical therapist.',
        es: 'Paso a paso: zapatos firmes, piso seco, las dos manos apoyadas. Pies juntos y cuente hasta diez. Más adelante, un pie medio paso al frente. Luego, una sola mano. Si duele o se tambalea: siéntese. Pida al médico un fisioterapeuta.',
      },
      facts: ['E02', 'E19'],
    },
    {
      label: {
        en: 'How often do I do the exercises?',
        es: '¿Cada cuánto hago los ejercicios?',
      },
      asks: {
        en: 'how many times a week; how many repetitions; how long until my legs feel stronger; notice a difference; exercise every day; did my ten, easy as pie; that is too easy, next up; when does exercise work',
        es: 'cuántas veces por semana; cuántas repeticiones; cuándo siento las piernas más fuertes; cuándo voy a notar mejoría con el ejercicio; ya hice diez; me resulta muy fácil, qué sigue; ejercicio todos los días',
      },
      say: {
        en: 'Balance on 3 days a week or more, leg strength on 2 days or more. Ten minutes are a good start. Many feel the change after one to two months. Tie it to something fixed, such as the morning coffee.',
        es: 'Equilibrio, 3 días por semana o más. Fuerza de piernas, 2 días o más. Diez minutos son buen comienzo. Muchos lo notan en uno o dos meses. Únalo a algo fijo, como el café de la mañana.',
      },
      more: {
        en: 'Start with five of each. If the next day is fine, add one or two a week. Ten are easy: go slower, or use less hand. Missed a week: begin again with half. A joint hurts: leave that one out and tell the doctor.',
        es: 'Empiece con cinco de cada uno. Si al otro día está bien, sume uno o dos por semana. Si diez es fácil: más lento, o menos mano. Si faltó una semana: vuelva con la mitad. Si duele una rodilla: deje ese y dígalo al médico.',
      },
      facts: ['E01'],
    },
    {
      label: {
        en: 'I wobble at the sink. What is easier?',
        es: 'Me tambaleo. ¿Hay algo más fácil?',
      },
      asks: {
        en: 'got wobbly after four seconds; that is too hard; something easier; cannot stand on one leg; sway at the counter; almost lost balance doing it; a gentler way',
        es: 'se tambaleó a los cuatro segundos; es muy difícil para mí, un pie delante del otro; algo más suave para el equilibrio; en un solo pie me caigo; me voy de lado en el fregadero; casi pierdo el equilibrio; más sencillo',
      },
      say: {
        en: 'Stopping was right. Easier: both hands on the counter, feet a hand apart, a chair behind, somebody near. Shift the weight slowly from one foot to the other, ten times. That trains balance as well.',
        es: 'Hizo bien en parar. Más fácil: las dos manos apoyadas, los pies un poco abiertos, una silla detrás y alguien cerca. Pase el peso despacio de un pie al otro, diez veces. Eso también entrena el equilibrio.',
      },
      more: {
        en: 'Still wobbly: do it seated. Lift the heels, then the toes, ten times. March slowly with the back against the chair. Stay with that for two weeks. Getting worse, or wobbly when standing still: call the doctor this week.',
        es: 'Si aún se tambalea: en la silla. Suba los talones y luego las puntas, diez veces. Marche lento con la espalda apoyada. Siga así dos semanas. Si empeora, o se tambalea aun sin moverse: llame al médico esta semana.',
      },
      facts: ['E02', 'E19'],
    },
    {
      label: {
        en: 'Which exercises work in a chair?',
        es: '¿Qué ejercicios sirven en la silla?',
      },
      asks: {
        en: 'exercises in a chair; sitting down, seated; cannot stand for long; chair exercise; must not stand without help; the aide does not let me stand; sit all day, legs will go; wheelchair, assisted living; frozen shoulder, arms no good; stay in the chair',
        es: 'ejercicios en la silla; sentada, no aguanto de pie; no debo pararme sin ayuda; la cuidadora no me deja levantarme; todo el día en el sillón pierdo las piernas; silla de ruedas, residencia; tengo mal el hombro, los brazos; algo más en la silla',
      },
      say: {
        en: 'Legs can work in the chair. Straighten one knee, count to three, lower it slowly. Ten times each leg. Then press both feet into the floor, as if to stand. Morning and afternoon. The arms can rest.',
        es: 'Las piernas trabajan en la silla. Estire una rodilla, cuente hasta tres y baje lento. Diez veces cada pierna. Luego apriete los pies contra el piso, como para pararse. Mañana y tarde. Los brazos descansan.',
      },
      more: {
        en: 'Too easy: hold it while counting to six. Ask the aide: “Please stand with me five times after lunch.” Ask the nurse for a physical therapist, who can say when standing is safe. Dizzy or chest pain: stop and tell them.',
        es: 'Si es fácil: cuente hasta seis. Pida a quien le cuida: “Párese conmigo cinco veces después de comer.” Pida a enfermería un fisioterapeuta, que diga cuándo es seguro. Con mareo o dolor de pecho: pare y avise.',
      },
      facts: ['E19'],
    },
    {
      label: { en: 'I find exercises silly or boring', es: 'Los ejercicios me aburren' },
      asks: {
        en: 'thinks exercises are silly; no knee lifts please; no leg lifts, no marching; hates gymnastics and sport; refuses exercise; bored; something fun instead; dancing, music; too lazy',
        es: 'dice que los ejercicios son tonterías; nada de levantar rodillas; odia la gimnasia; no quiere hacer ejercicio; qué flojera, pereza, desgano; algo divertido; bailar, música; marchar no',
      },
      say: {
        en: 'Then let the day do it. Rise on the toes while the coffee drips, hand on the counter. Stand up twice in each ad break. Sway to a slow song, holding a chair. A short walk to the bakery counts fully.',
        es: 'Entonces, que lo haga el día. Suba los talones mientras sale el café, con la mano apoyada. Párese dos veces en cada anuncio. Muévase con una canción lenta, agarrando una silla. Ir a la panadería también cuenta.',
      },
      more: {
        en: 'For a parent: ask for help, not for exercise. “Come and choose the bread with me.” “Stand here and dry the cups.” Play songs from when they were young. Two minutes, many times a day, add up. Still no: wait a week.',
        es: 'Para su familiar: pida ayuda, no ejercicio. “Ven a elegir el pan conmigo.” “Sécame las tazas aquí de pie.” Ponga canciones de cuando era joven. Dos minutos, muchas veces al día, suman. Si aún no quiere: espere una semana.',
      },
      facts: ['E17'],
    },
    {
      label: { en: 'Is tai chi or a class worth it?', es: '¿Sirve el taichí o una clase?' },
      asks: {
        en: 'would tai chi help; group for balance; class at the senior center; yoga or dance; falls course; where is it taught; too old for a class; teacher, beginners; not joining a group',
        es: 'el tai chi ayuda; grupo de equilibrio; curso en el centro de mayores; yoga o baile; dónde lo enseñan; estoy muy vieja para una clase; maestro, principiantes; taller de caídas; gratis en el parque',
      },
      say: {
        en: 'Yes. In a trial with people of 70 and more at high risk, tai chi twice a week led to 58% fewer falls than stretching. Look for beginners of your age. Tell the teacher about the fall, and keep a chair near.',
        es: 'Sí. En un estudio con personas de 70 o más y riesgo alto, el taichí dos veces por semana bajó las caídas un 58% frente a estirarse. Busque una clase para mayores. Cuente lo de la caída y tenga una silla cerca.',
      },
      more: {
        en: 'Ask {company}, the library or the clinic for a class on balance. The first time, just watch. Go with a friend. Not for groups: ask the doctor for a physical therapist for one to one. Very unsteady: begin seated.',
        es: 'Pregunte a {company}, la biblioteca o la clínica por una clase de equilibrio. La primera vez, solo mire. Vaya con alguien. Si no es de grupos: pida al médico un fisioterapeuta. Si se tambalea mucho: empiece en silla.',
      },
      facts: ['E03'],
    },
    {
      label: { en: 'How to shower without slipping', es: 'Cómo ducharse sin resbalar' },
      asks: {
        en: 'afraid to shower or bathe; scared in the bathroom; how do I wash my mother; shower chair, bath mat, handrail; wet tiles, soap; bathe alone; bath stool; what to put in the shower',
        es: 'miedo a bañarme o ducharme; le cogió miedo a la ducha, a la regadera; cómo baño a mi madre, cómo la ducho; me conviene una silla para bañarme; barra, alfombrilla; piso mojado, jabón; cómo me baño sin caerme; ahí me resbalo; qué pongo en el baño',
      },
      say: {
        en: 'Wash sitting down. A shower chair with rubber feet, a mat that grips and a hand shower take away much of the fear. At first, have somebody in the next room. Leave the door unlocked and a phone in reach.',
        es: 'Lávese en silla. Una silla de ducha con patas de goma, una alfombrilla que agarre y una ducha de mano quitan mucho miedo. Al principio, alguien en el cuarto de al lado. Puerta sin llave y teléfono a mano.',
      },
      more: {
        en: 'Step by step: towel and clothes near, water set before you step in. Hold a fixed rail, never the towel bar. Dry the feet before standing. Helping someone: say each move first. Too much today: wash at the basin, seated.',
        es: 'Paso a paso: toalla y ropa cerca, agua lista antes de entrar. Agárrese de una barra fija, nunca del toallero. Seque los pies antes de pararse. Si ayuda a alguien: diga antes cada paso. Si hoy es mucho: en el lavabo, en una silla.',
      },
    },
    {
      label: {
        en: 'Bathtub, no rail, no drilling, no money',
        es: 'Tina o bañera, sin taladro ni dinero',
      },
      asks: {
        en: 'no drilling, rented flat; landlord does not allow holes in the wall; nothing to hold on to in the tub; scared of getting in the bathtub; what to buy for the bath; no money for a shower chair; transfer bench, bath board; suction cup handles; cheap things; climb over the edge',
        es: 'tengo tina y no hay de dónde agarrarme; me da miedo meterme a la tina; qué compro para la tina; no se puede taladrar; el casero no deja agujeros, alquiler; banco, tabla; asas de ventosa; cosas baratas, no tengo dinero, plata; pasar la pierna por el borde',
      },
      say: {
        en: 'A bath bench helps most: sit down outside, then lift in one leg after the other. Without drilling, there are rails that clamp to the tub, and poles from floor to ceiling. Handles that only stick can come off.',
        es: 'Lo mejor es un banco de bañera: se sienta afuera y pasa una pierna y luego la otra. Sin taladro, hay asas que se aprietan al borde y postes del piso al techo. Las asas de ventosa se pueden soltar.',
      },
      more: {
        en: 'Little money: a rubber mat first. Ask {company} or the clinic for a bench on loan. Have somebody fit the rail and pull hard on it first. Landlord says no: a note from the doctor may help. Until then, wash at the basin.',
        es: 'Con poco dinero: primero una alfombrilla de goma. Pida a {company} o a la clínica un banco prestado. Que alguien ponga el asa y la pruebe con fuerza. Si el casero no deja: una nota del médico ayuda. Mientras, lávese en el lavabo.',
      },
    },
    {
      label: { en: 'To the toilet in the dark', es: 'Ir al baño de noche y a oscuras' },
      asks: {
        en: 'scared at night going to pee; long dark hall; night light or chamber pot; urinal, commode by the bed; bathroom at night; get up at three in the morning; dark bedroom',
        es: 'miedo de noche al ir a orinar; el pasillo es largo y oscuro; luz o bacín; bacinica, pato junto a la cama; levantarme de noche al baño; a las tres de la madrugada; próstata; lo oscuro',
      },
      say: {
        en: 'Light the whole way with small lights that come on by themselves. Sit on the edge of the bed for a minute first. Closed slippers stand ready. If the hall is long, a urinal or a commode chair by the bed is safer.',
        es: 'Ilumine todo el camino con lucecitas que se prenden al pasar. Antes, un minuto en el borde de la cama. Pantuflas cerradas, listas al lado. Si el pasillo es largo, un orinal o una silla con inodoro junto a la cama es más seguro.',
      },
      more: {
        en: 'Keep the way free of rugs and cords, and the cane within reach. Drink more by day, less in the last 2 hours, unless the doctor said otherwise. Two or more trips a night: tell the doctor. There may be a cause to treat.',
        es: 'Deje el paso sin alfombras ni cables, y el bastón a mano. Tome más de día y menos en las últimas 2 horas, salvo que el médico diga otra cosa. Si son dos o más veces por noche: dígalo al médico. Puede haber una causa.',
      },
      facts: ['Z18'],
    },
    {
      label: { en: 'Rugs, cords and light at home', es: 'Alfombras, cables y luz en casa' },
      asks: {
        en: 'make the house safe; what to change in the rooms; get rid of my rugs, carpet; dim bulbs; clutter, boxes, cables; cat or dog gets under my feet; high shelves, stool, ladder; who checks the home',
        es: 'hacer más segura la casa; qué cambio en los cuartos; quito los tapetes; poca luz, focos; cosas tiradas, cajas; el gato, el perro entre los pies; estantes altos, banquito; quién revisa la casa',
      },
      say: {
        en: 'Three things first: take up loose rugs, clear the way of cords and boxes, put in brighter bulbs. Ask a visitor to do the bending. Put daily things between hip and eye height. No climbing on stools.',
        es: 'Primero tres cosas: quite alfombras sueltas, despeje cables y cajas, ponga bombillas o focos más fuertes. Que se agache una visita. Lo de uso diario va entre la cadera y los ojos. Nada de subirse a un banco.',
      },
      more: {
        en: 'Walk from bed to bath to kitchen and look at the floor. Put bright tape on step edges. A loved rug may stay with grip tape under every corner. A bell on the cat. Ask {company} for somebody who checks homes.',
        es: 'Camine de la cama al baño y a la cocina, mirando el piso. Ponga cinta de color en los escalones. La alfombra querida, con cinta que agarre en cada esquina. Un cascabel al gato. Pida a {company} a alguien que revise la casa.',
      },
    },
    {
      label: { en: 'Which shoes are safe?', es: '¿Qué zapatos son seguros?' },
      asks: {
        en: 'good footwear; slippers, socks, barefoot; sneakers, heels, sandals, flip flops; soles that grip; cannot bend to tie laces; swollen feet; buy shoes',
        es: 'qué calzado me pongo; pantuflas, chanclas, ojotas, medias, descalza; tenis, zapatillas, tacones, sandalias; suela que no resbale; atar los cordones; pies hinchados; comprar zapatos',
      },
      say: {
        en: 'Shoes with a closed back, a low wide heel and a firm sole that grips, shut with laces or straps. Wear them indoors too. No flip-flops, no loose slippers, no socks alone. A smooth old sole has done its time.',
        es: 'Zapatos cerrados atrás, de tacón bajo y ancho, suela firme que agarre, con cordones o cierre. También en casa. Nada de chanclas, pantuflas flojas ni solo medias. Si la suela está lisa, cámbielos.',
      },
      more: {
        en: 'Shop in the afternoon, when feet are larger. Walk about in the store. Cannot bend: long shoehorn, elastic laces. Little money: simple sports shoes will do. Numb, sore or swollen feet: show them to the doctor.',
        es: 'Compre por la tarde, cuando el pie está más ancho. Camine por la tienda. Si no puede agacharse: calzador largo y cordones elásticos. Con poco dinero, bastan unos deportivos. Pies dormidos, con dolor o hinchados: al médico.',
      },
    },
    {
      label: { en: 'Ice, snow or rain outside', es: 'Hielo, nieve o lluvia afuera' },
      asks: {
        en: 'it is icy, it snowed; meanwhile in winter; slipped on ice; slippery wet leaves; cold weather; ice grips, cleats, salt; walk indoors in bad weather; shovel snow',
        es: 'hay hielo todo el invierno; está lloviendo, está nevando; se cayó en la nieve; hojas mojadas, barro, lodo; caminar con mal tiempo; tacos para hielo, sal; bajo techo; frío, escarcha',
      },
      say: {
        en: 'On ice, staying in is wise, not weak. Walk indoors: the hall, a store, a mall or church hall, five minutes twice a day. Ask somebody to bring the mail, and to put salt or sand on the path.',
        es: 'Con hielo o piso mojado, quedarse es sabio, no es flojera. Camine bajo techo: pasillo, tienda grande, salón de la iglesia, cinco minutos dos veces al día. Pida que le traigan el correo y echen sal o arena.',
      },
      more: {
        en: 'If it must be: an arm to hold, ice grips under the shoes, short flat steps, hands out of the pockets. Take the grips off at the door, for they slip on tiles. Go at noon. Leave the shoveling to others.',
        es: 'Si hay que salir: un brazo firme, suelas con puntas para hielo, pasos cortos y planos, manos fuera del bolsillo. Quite las puntas al entrar: resbalan en el piso liso. Vaya a mediodía. La nieve, que la quite otra persona.',
      },
    },
    {
      label: { en: 'Broken sidewalks, curbs and slopes', es: 'Veredas rotas, bordillos y cuestas' },
      asks: {
        en: 'pavement is broken, uneven, holes; kerbs and people pushing past; up the hill; start on a slope; crossing the road in time; curb, which foot; crowds bump into me; gravel, grass',
        es: 'la banqueta, acera, vereda está rota; hoyos, adoquines, raíces; el cordón, el andén; loma, cerro, subida, bajada; cruzar la avenida; el bordillo, qué pie; la gente me empuja; piedras, pendiente',
      },
      say: {
        en: 'Take the smoothest way, even if it is longer, by daylight. Look a few steps ahead, not at your feet. At a curb, stop. Up with the strong leg, down with the weak leg and the cane. On slopes: short steps.',
        es: 'Vaya de día, por el camino más liso, aunque sea más largo. Mire unos pasos adelante, no los pies. Ante el bordillo, pare. Suba con la pierna fuerte, baje con la débil y el bastón. En cuesta: pasos cortos.',
      },
      more: {
        en: 'Go the first time with somebody, and note the bad spots. For a hill: two minutes up, then back. Downhill, keep to the wall or rail. People pushing: stop, hold on, let them pass. Cross at lights, when green has just begun.',
        es: 'La primera vez vaya con alguien y fíjese en lo malo. En loma: dos minutos de subida y vuelta. Al bajar, pegue el paso a la pared o baranda. Si empujan: pare, agárrese, deje pasar. Cruce en el semáforo, al empezar el verde.',
      },
    },
    {
      label: { en: 'How do I manage stairs?', es: '¿Cómo subo y bajo las escaleras?' },
      asks: {
        en: 'afraid of the steps; no banister, no handrail; which foot on the stairs; cane on the staircase; bedroom upstairs; carry laundry; rest on a step; stair lift',
        es: 'bajar los escalones, las gradas; no hay baranda ni pasamanos; qué pie en la escalera; bastón en la escalera; mi cuarto está en el segundo piso; bajar cargando la ropa; sentarme en el escalón; escalera sin baranda',
      },
      say: {
        en: 'Hand on the rail, both feet on each step. Up: strong leg first. Down: weak leg first, with the cane. No talk, nothing to carry. Without a rail, go only with somebody, who stands one step lower.',
        es: 'Mano en la baranda, los dos pies en cada escalón. Subir: primero la pierna fuerte. Bajar: primero la débil, con el bastón. Sin hablar ni cargar nada. Sin baranda, solo con alguien, que va un escalón más abajo.',
      },
      more: {
        en: 'Ask for rails on both sides, good light, and bright tape on the edges. No reading glasses. Tired: sit on a step and rest. Outdoor steps without a rail: look for another way. Ask a physical therapist to practice it with you.',
        es: 'Pida barandas a ambos lados, buena luz y cinta de color en los bordes. Sin lentes de leer. Si se cansa: siéntese en un escalón. Escalera de calle sin baranda: busque otro camino. Pida a un fisioterapeuta practicarla juntos.',
      },
    },
    {
      label: { en: 'I am afraid on the bus', es: 'Me da miedo el autobús' },
      asks: {
        en: 'can I take the bus; driver pulls away before I sit; high step of the bus; public transport, train, subway; standing in a moving bus; no car, how do I get there; rides, taxi',
        es: 'el chofer arranca antes de que me siente; el escalón del bus es alto; puedo tomar el camión, colectivo, micro, guagua; ir de pie en el bus; no tengo carro, cómo llego; taxi, transporte',
      },
      say: {
        en: 'Choose a quiet hour and a seat near the door. Tell the driver: “Please wait until I sit.” Stay seated until it stops. The first time, ride only one or two stops, with somebody along.',
        es: 'Elija una hora tranquila y un asiento cerca de la puerta. Diga al chofer: “Espere a que me siente, por favor.” No se pare hasta que frene del todo. La primera vez, solo una o dos paradas, con alguien.',
      },
      more: {
        en: 'Step by step: bag across the chest, one hand always on a rail. Ask for the ramp or the lowered step. A cane tells people to make room. Too much for now: ask {company} for rides from door to door.',
        es: 'Paso a paso: bolso cruzado, siempre una mano en la barra. Pida la rampa o que baje el escalón. Con bastón, la gente cede el lugar. Si por ahora es mucho: pida a {company} transporte de puerta a puerta.',
      },
    },
    {
      label: { en: 'How do I get up from the floor?', es: '¿Cómo me levanto del suelo?' },
      asks: {
        en: 'stuck on the floor; could not get up off the floor; crawl to a chair; too heavy for me; practice standing up from the floor; cannot kneel; pick me up',
        es: 'me quedé en el piso y no podía pararme; está en el suelo; gatear hasta una silla; pesa mucho para levantarla; practicar cómo levantarse del piso; arrodillarme',
      },
      say: {
        en: 'First lie still and check. No strong pain, no knock on the head: roll to the side, then on hands and knees. Crawl to a firm chair. Hands on the seat, stronger foot flat in front, push up, turn, sit.',
        es: 'Primero, quietud y revisar. Sin dolor fuerte ni golpe en la cabeza: gire de lado, póngase a gatas y vaya a una silla firme. Manos en el asiento, el pie más fuerte adelante, empuje, gire y siéntese.',
      },
      more: {
        en: 'Hurt or stuck: do not try. Press the alarm, shout, call {emergency}. Pull a coat or blanket over, move the feet. Helping someone: never lift alone. Bring a chair and guide. Practice it once with a physical therapist.',
        es: 'Si duele mucho o no puede: no insista. Use la alarma, grite, llame a {emergency}. Tápese con algo y mueva los pies. Si ayuda a alguien: no cargue, acerque una silla y guíe. Practíquelo una vez con un fisioterapeuta.',
      },
    },
    {
      label: { en: 'She pulls on me to stand up', es: 'Se apoya en mí para levantarse' },
      asks: {
        en: 'pulls me down when I help her up; cannot stand from a low chair; my back is gone from lifting; easier chair to get out of; sofa too deep; raise the seat; how do I help him rise',
        es: 'me jala cuando la ayudo a pararse; no puede levantarse de una silla baja; tengo la espalda molida de cargarla; qué silla es mejor; el sofá es muy hondo; subir el asiento; cómo lo ayudo a pararse',
      },
      say: {
        en: 'Spare your back: let the chair do it. A firm seat at knee height or a bit more, with arms. Say: “Slide forward. Feet back. Nose over the toes. Push on the arms.” Stand beside, and do not pull.',
        es: 'Cuide su espalda: que ayude la silla. Asiento firme, a la altura de la rodilla o algo más, con brazos. Diga: “Ven al borde. Pies atrás. Nariz sobre los pies. Empuja con los brazos.” Vaya al lado, sin hacer fuerza.',
      },
      more: {
        en: 'Chair too low: a firm wide board or cushion, or blocks under all four legs, well fixed. No castors. Count aloud: “One, two, up.” If it still needs your strength: stop lifting and ask the doctor for a therapist or nurse.',
        es: 'Si la silla es baja: un cojín firme y ancho, o tacos bien fijos bajo las cuatro patas. Sin ruedas. Cuente en voz alta: “Uno, dos, arriba.” Si aún hace falta su fuerza: no cargue y pida al médico un fisioterapeuta.',
      },
      whose: 'other',
    },
    {
      label: { en: 'Is an alarm button any use?', es: '¿Sirve un botón de alarma?' },
      asks: {
        en: 'pendant round the neck; alarms are for old people; emergency bracelet, watch; will not wear it, leaves it in a drawer; cost of an alarm; panic button; does the alarm work outdoors',
        es: 'botón de pánico, colgante al cuello; las alarmas son para viejos; pulsera, reloj que avisa; no se lo pone, lo deja en el cajón; cuánto cuesta la alarma; teleasistencia, medalla',
      },
      say: {
        en: 'Yes, when it is worn all day, also in the shower. Help comes even if the phone is out of reach. Many dare to go out again with it. It is like a seat belt: not for the old, but for the careful.',
        es: 'Sí, si se lleva todo el día, también en la ducha. Llega ayuda aunque el teléfono quede lejos. Muchos se animan a salir con él. Es como el cinturón del auto: no es para viejos, es para quien se cuida.',
      },
      more: {
        en: 'If it is refused: one that looks like a watch, for a month’s trial. Ask the seller: does it work in water, outdoors, and feel a fall by itself. Ask {company} about help with the cost. Test it together once a month.',
        es: 'Si no lo quiere: uno que parezca reloj, a prueba por un mes. Pregunte si sirve en el agua y en la calle, y si nota la caída. Pregunte a {company} por ayuda con el costo. Pruébenlo juntos una vez al mes.',
      },
    },
    {
      label: {
        en: 'Afraid to lie there and nobody comes',
        es: 'Miedo a quedar en el suelo sin nadie',
      },
      asks: {
        en: 'lying there with nobody to find me; alone in the house all day; who would know; live by myself and worry; nobody would hear; found days later; daily check in call',
        es: 'quedarme tirada y que nadie me encuentre; en casa a solas todo el día; quién se entera si me pasa algo; vivo sola y me preocupa; nadie me oiría; la hallaron días después; una llamada diaria',
      },
      say: {
        en: 'That fear makes sense, and a plan eases it. Agree on one call each morning: if nobody answers, somebody comes. Give a neighbor a key. Carry a phone or an alarm button on the body, day and night.',
        es: 'Ese miedo tiene sentido, y un plan lo alivia. Acuerde una llamada cada mañana: si no hay respuesta, alguien va. Dé una llave a un vecino. Lleve encima un teléfono o botón de alarma, de día y de noche.',
      },
      more: {
        en: 'Put a second phone low down, where it is reached from the floor. Leave a blanket and a bottle of water there. Save two numbers to call with one key. Nobody to ask: {company} may know a daily calling service.',
        es: 'Ponga otro teléfono abajo, al alcance desde el piso. Deje ahí una manta y una botella de agua. Grabe dos números para llamar con una tecla. Si no hay a quién pedir: pregunte a {company} por llamadas diarias.',
      },
    },
    {
      label: { en: 'Are my bones strong enough?', es: '¿Estarán fuertes mis huesos?' },
      asks: {
        en: 'osteoporosis, brittle bones; break a hip; bone density scan; calcium, vitamin D; broke my wrist; getting shorter, bent back; exercise with osteoporosis, fracture',
        es: 'osteoporosis, huesos débiles, descalcificada; quebrarme la cadera; densitometría; calcio, vitamina D; me fracturé la muñeca; me estoy encorvando; ejercicio con osteoporosis',
      },
      say: {
        en: 'Ask the doctor for a bone check, above all after a break or if you have grown shorter. Legs and bones get strong from use: walk, and stand up from chairs. Brittle bones: no deep bends, no twisting.',
        es: 'Pida al médico una prueba de los huesos, más si hubo una fractura o ha perdido estatura. Con el uso ganan fuerza: camine y levántese de la silla. Si son frágiles: no se doble ni gire a fondo.',
      },
      more: {
        en: 'Each day, milk, yogurt, cheese, sardines or beans. Ask the doctor about vitamin D before buying any. Brittle bones are a reason to move with care, not to sit still. New strong back pain after a fall: call the doctor today.',
        es: 'Cada día, leche, yogur, queso, sardinas o frijoles. Pregunte al médico por la vitamina D antes de comprarla. Los huesos frágiles piden moverse con cuidado, no dejar de moverse. Dolor fuerte de espalda tras una caída: llame hoy al médico.',
      },
      facts: ['E13', 'D12'],
    },
    {
      label: { en: 'Could tablets or eyes be the cause?', es: '¿Serán las pastillas o la vista?' },
      asks: {
        en: 'why do I fall; medicine makes me unsteady; sleeping pills; new glasses, bifocals, cataract; which tablets raise the risk; eye test, poor sight; too many pills; wine, alcohol',
        es: 'por qué me caigo; el remedio me deja inestable; pastillas para dormir; lentes nuevos, bifocales, cataratas; qué medicina aumenta el riesgo; examen de la vista; tomo muchas pastillas; vino, alcohol',
      },
      say: {
        en: 'Often, yes. Tablets for sleep, nerves, pain or pressure can make legs unsure, and so can alcohol. Put them all in a bag and ask the pharmacist which ones. Stop none by yourself. Have the eyes tested once a year.',
        es: 'Muchas veces sí. Pastillas para dormir, los nervios, el dolor o la presión quitan firmeza, y el alcohol también. Llévelas todas a la farmacia y pregunte cuáles. No quite ninguna por su cuenta. Revise la vista cada año.',
      },
      more: {
        en: 'Ask the doctor: “Which of these raise the risk of a fall? Can any be less?” Say what is new. Glasses with two strengths blur steps: ask for a plain pair for walking. Fog or glare: ask about cataract.',
        es: 'Pregunte al médico: “¿Cuáles suben el riesgo de caerme? ¿Se puede bajar alguna?” Diga cuál es nueva. Los lentes de dos vistas borran los escalones: pida unos simples para andar. Si ve con niebla: pregunte por cataratas.',
      },
      facts: ['Z10', 'D16'],
    },
    {
      label: {
        en: 'Who checks me, and what do I tell them?',
        es: '¿Qué digo en la revisión por la caída?',
      },
      asks: {
        en: 'whom do I call, a physio; what to tell the doctor; get a physical therapist; make an appointment for a falls check; who should I see, which doctor; waiting list for the clinic',
        es: 'a quién llamo, a un fisioterapeuta, al kine; qué le cuento al doctor; pedir cita, turno, hora; qué me van a revisar; a qué médico, a qué doctor voy; lista de espera; cómo es la revisión',
      },
      say: {
        en: 'Call the doctor’s office: “There was a fall, and now fear of going out. We need a falls check.” Tell when, where, and what came before: a trip, a dizzy spell, weak legs. Ask for a physical therapist too.',
        es: 'Llame a su médico: “Hubo una caída. Ahora hay miedo de salir. Quiero una revisión.” Diga cuándo, dónde y qué pasó antes. Si fue un tropezón, un mareo o las piernas flojas. Pida también un fisioterapeuta.',
      },
      more: {
        en: 'Ask them to look at pressure lying and standing, legs, balance, eyes, feet, bones and all tablets. Ask: “Is walking alone safe? With what aid?” Have it written down. A blackout before the fall: call today.',
        es: 'Pida que miren la presión en la camilla y de pie, piernas, equilibrio, vista, pies, huesos y pastillas. Pregunte: “¿Es seguro andar a solas? ¿Con qué apoyo?” Que lo escriban. Si hubo desmayo antes de caer: llame hoy.',
      },
      facts: ['E11'],
    },
    {
      label: {
        en: 'All checked and fine, yet fear stays',
        es: 'Todo revisado y bien, pero hay miedo',
      },
      asks: {
        en: 'had the falls check already; falls check was fine, all is grand; not depressed, just scared; never fell, only the fear; it is the fear, stuck; doctor could not find anything wrong; legs are strong but I do not trust them; legs will let me down',
        es: 'ya me lo revisó la doctora, estoy bien de fuerza; no es depresión, solo miedo; no me he caído nunca, es puro miedo; el miedo no se va; no confío en mis piernas; el médico no encontró nada; ya me hicieron la revisión; las piernas me fallan',
      },
      say: {
        en: 'That is good news: the body can do it. Trust comes from doing, not from waiting. Choose one place that matters. Cut the way into five bits. Do the first bit each day until it is dull, then the next.',
        es: 'Es buena noticia: el cuerpo puede. La confianza vuelve al hacer, no al esperar. Elija un lugar que importe. Parta el camino en cinco trozos. Haga el primero cada día hasta que aburra, y luego el otro.',
      },
      more: {
        en: 'Talk back to the fear: “I was checked. I have my cane. I go slowly.” Write what was feared and what really came. If fear stays strong for weeks, or sadness joins it, ask the doctor for talks with a therapist.',
        es: 'Contéstele al miedo: “Me revisaron. Llevo mi bastón. Voy despacio.” Anote qué temía y qué pasó de verdad. Si el miedo sigue fuerte por semanas, o llega la tristeza, pida al médico hablar con un terapeuta.',
      },
      facts: ['T11'],
    },
    {
      label: { en: 'I get dizzy as well', es: 'Además me mareo' },
      asks: {
        en: 'dizzy and afraid; head spins; light headed and unsteady; giddy turns; faint feeling on getting up; blood pressure; woozy',
        es: 'me mareo al caminar; se me va la cabeza; mareada, mareado; vahídos; siento que me desmayo al pararme; la presión, la tensión; vértigo',
      },
      say: {
        en: 'Then the doctor comes first, this week. Dizziness often has a cause that can be treated. Until then, rise slowly: sit, count to thirty, stand, hold on, and only then walk. Exercise in the chair only.',
        es: 'Pida cita con el médico esta semana. El mareo muchas veces se trata bien. Mientras tanto, levántese lento. Primero siéntese y cuente hasta treinta. Luego párese y no suelte el apoyo. Después camine. El ejercicio, solo en silla.',
      },
      more: {
        en: 'Note when it comes: on rising, on turning in bed, after meals. Ask for pressure lying and standing, and a look at all tablets. Stop none by yourself. Fainting, chest pain, crooked face, weak arm, odd speech: call {emergency}.',
        es: 'Anote cuándo viene: al pararse, al girar en la cama, al comer. Pida la presión en la camilla y de pie, y revisar pastillas. No quite ninguna por su cuenta. Desmayo, dolor de pecho, cara torcida, brazo débil, habla rara: llame a {emergency}.',
      },
    },
    {
      label: { en: 'I feel ashamed and embarrassed', es: 'Me da vergüenza lo que pasó' },
      asks: {
        en: 'embarrassed in front of people; feel stupid, useless, old; everybody stared at me; keep it secret; ashamed, humiliated; cry about it; do not want anybody to know',
        es: 'qué pena, me vio la gente; me siento tonta, vieja, inútil; que nadie sepa; todos me miraban; lo escondo, lo oculto; lloro por eso; bochorno, roche',
      },
      say: {
        en: 'Falling can happen to anyone, and it says nothing about your worth. Hidden fear weighs more. Tell one person you trust: “I fell, and I am scared.” Most people will want to help.',
        es: 'Caerse le pasa a cualquiera, y no le quita valor. El miedo escondido pesa más. Dígalo a una persona de confianza: “Me caí y tengo miedo.” Casi todos querrán ayudar.',
      },
      more: {
        en: 'With friends, a short line is enough: “I am getting my legs back.” Afraid of stares: go at quiet hours first. Hard to say to the doctor: write it on paper. Low or in tears for two weeks: tell the doctor that as well.',
        es: 'Con los amigos basta una frase: “Estoy recuperando las piernas.” Si teme las miradas: salga a horas tranquilas. Si cuesta decirlo al médico: escríbalo. Si la tristeza o el llanto duran dos semanas, dígalo también.',
      },
      whose: 'self',
    },
    {
      label: { en: 'My family fusses over me', es: 'Mi familia me cuida de más' },
      asks: {
        en: 'daughter will not let me do anything, go out; son treats me like a child; they want me to stay in; put me in a nursing home; not tell my children; they scold me; overprotective family',
        es: 'mi hija no me deja hacer nada; mi hijo me trata como niño; quieren que no salga; me quieren meter en un asilo; no contarles a mis hijos; me regañan, me retan; exagerados, encimosos',
      },
      say: {
        en: 'They are frightened too. Say: “I know you worry. Sitting makes me weaker. This is my plan: firm shoes, a phone, to the corner and back.” A plan calms people. Then ask them for one thing you do want.',
        es: 'Ellos también tienen susto. Diga: “Sé que te preocupas. De tanto estar en la silla pierdo fuerza. Mi plan: zapatos firmes, teléfono, hasta la esquina y vuelta.” Un plan calma. Luego pida una cosa que sí quiera.',
      },
      more: {
        en: 'Telling them about a fall gives you more say, not less. Add: “I want to stay at home. Help me make it safe.” Let the doctor tell them what is allowed. Call when you are back, and they learn to trust.',
        es: 'Contar la caída le da más voz, no menos. Diga: “Quiero seguir en mi casa. Ayúdame a que sea segura.” Que el médico les explique qué puede hacer. Llame al volver: así aprenden a confiar.',
      },
      whose: 'self',
    },
    {
      label: { en: 'She refuses help and the doctor', es: 'No acepta ayuda ni médico' },
      asks: {
        en: 'do not make a fuss; denies that anything happened; stubborn, no to everything; will not see the doctor; refuses help; will not listen to me; gets cross; leave me alone; how do I convince; what do I say to my mother',
        es: 'dice que exagero, que no es nada; niega la caída; es terca, a todo dice que no; no quiere ir al médico; rechaza la ayuda; no me hace caso, se enoja; que la deje en paz; cómo la convenzo; qué le digo a mi madre',
      },
      say: {
        en: 'Do not press, ask: “What worries you most?” Then listen. Offer two small choices: “To the door today, or to the window?” Tell your own feeling: “I sleep better when I know you are safe.” Try again next week.',
        es: 'No insista, pregunte: “¿Qué es lo que más te preocupa?” Y escuche. Ofrezca dos cosas chicas: “¿Hoy vamos a la puerta o a la ventana?” Diga lo que siente: “Duermo mejor si sé que estás bien.” Vuelva a probar en una semana.',
      },
      more: {
        en: 'Let another say it: the doctor, a grandchild, a friend who fell too. Call the doctor’s office, tell what you see, and ask them to invite for a check. A knock on the head, confusion or new pain cannot wait: call for help.',
        es: 'Que lo diga otra persona: el médico, un nieto, una amiga que también se cayó. Llame al consultorio, cuente lo que ve y pida que le citen. Golpe en la cabeza, confusión o dolor nuevo no esperan: pida ayuda.',
      },
      whose: 'other',
    },
    {
      label: { en: 'She fell and I live in another city', es: 'Se cayó y vivo en otra ciudad' },
      asks: {
        en: 'I live too far away; hours away by car; help my father by phone; how do I know she is safe; abroad, another country; cannot visit; who can look in; no answer on the phone',
        es: 'vivo lejos, a horas de camino; mi papá está en otra ciudad; ayudarla por teléfono; cómo sé que está bien; otro país, el extranjero; no puedo visitarla; quién la visita; no me contesta',
      },
      say: {
        en: 'Much can be done by phone. Call at one hour each day, and do it together: “Put me on speaker and stand up five times.” Find a neighbor with a key. Send night lights, a shower mat and an alarm button.',
        es: 'Se puede mucho por teléfono. Llame cada día a la misma hora y háganlo juntos: “Ponme en altavoz y levántate cinco veces.” Busque un vecino con llave. Mande luces de noche, alfombrilla de baño y botón de alarma.',
      },
      more: {
        en: 'Tell the doctor’s office what you see. They may listen even if they cannot tell you things. Ask {company} for visits, rides and a home check. No answer twice: call the neighbor. Nobody can look: call {emergency}.',
        es: 'Cuente al consultorio lo que ve: pueden oír, aunque no puedan informar. Pida a {company} visitas, transporte y revisar la casa. Si no contesta dos veces: llame al vecino. Si nadie puede ir: llame a {emergency}.',
      },
      whose: 'other',
    },
    {
      label: {
        en: 'Sore after walking. Was it too much?',
        es: 'Quedó dolor al otro día. ¿Fue mucho?',
      },
      asks: {
        en: 'sore tonight after ten steps; did we overdo it; legs ache from yesterday; stiff, sore thighs; tired out after the walk; hurts since the exercise; should I rest',
        es: 'caminó diez pasos y le duele; nos pasamos, fue demasiado; me duelen las piernas de ayer; agujetas, hoy duelen los muslos; cansada después de caminar; duele desde el ejercicio; debo descansar',
      },
      say: {
        en: 'Well done for the steps. Mild sore muscles for a day or two are normal. Do half tomorrow, then build up again. Sharp pain in hip, groin or back, or a leg that cannot bear weight: call the doctor today.',
        es: 'Muy bien por esos pasos. Un dolor leve de músculos por uno o dos días es normal. Mañana haga la mitad y luego vuelva a subir. Dolor agudo en cadera, ingle o espalda, o no puede apoyar: llame hoy al médico.',
      },
      more: {
        en: 'A warm cloth, a short stroll through the rooms and a good night help. Lying still makes it stiffer. Sore for more than three days, or swollen: leave out the walk and call the doctor or therapist. Note how much was fine.',
        es: 'Ayudan un paño tibio, un paseo por la casa y dormir bien. No moverse lo pone más tieso. Si dura más de tres días o se hincha: deje la caminata y llame al médico o fisioterapeuta. Anote cuánto le cayó bien.',
      },
      facts: ['E20'],
    },
    {
      label: { en: 'The bruises still hurt', es: 'Todavía duelen los moretones' },
      asks: {
        en: 'black and blue; bruise is spreading; ribs hurt when I breathe; sore tailbone, sore wrist; still hurts after weeks; is it broken or bruised; painkiller, ice pack, cream',
        es: 'el moretón, moratón, cardenal; el golpe sigue doliendo; me duelen las costillas al respirar; la rabadilla, la muñeca; sigue doliendo tras semanas; estará roto; pomada, calmante',
      },
      say: {
        en: 'A bruise can hurt for two or three weeks. A cool cloth for ten minutes helps, and gentle moving. Call the doctor today if pain grows, the bruise spreads, breathing hurts, or a blood thinner is taken.',
        es: 'Un moretón puede doler dos o tres semanas. Ayudan un paño frío diez minutos y moverse con suavidad. Llame hoy al médico si duele más, si crece, si duele respirar o si toma anticoagulante.',
      },
      more: {
        en: 'Ask the pharmacist which painkiller suits the other tablets. Sore ribs: hold a pillow to them when you cough. No better in two weeks, or pain when standing on it: ask for an X-ray. Small breaks are easy to miss.',
        es: 'Pregunte en la farmacia qué calmante va bien con sus otras pastillas. Costillas: apriete una almohada al toser. Si no mejora en dos semanas, o duele al apoyar: pida una radiografía. Una fisura chica no siempre se nota.',
      },
    },
    {
      label: { en: 'More than one fall. Is it serious?', es: 'Más de una caída. ¿Es grave?' },
      asks: {
        en: 'fell twice; two falls; falls over and over; third time; keeps falling; legs give way; many falls; falls often',
        es: 'se ha caído dos veces; me caigo a cada rato; es la tercera vez; se cae seguido; se me doblan las piernas; otra caída; varias caídas',
      },
      say: {
        en: 'Two falls mean there is a cause to look for. Call the doctor this week, and say it was twice. Until then: walker or an arm, lights on, shower seated, no ladders, and somebody who looks in each day.',
        es: 'Dos caídas piden buscar la causa. Llame al médico esta semana y diga que fueron dos. Hasta entonces: andador o un brazo, luces prendidas, ducha en silla, nada de escaleras de mano, y alguien que pase cada día.',
      },
      more: {
        en: 'Write down each fall: hour, place, what was being done, dizzy or not, which tablets. Ask about pressure, heart, eyes, legs and feet. A fall out of the blue, a blackout, a newly weak leg or confusion: call {emergency}.',
        es: 'Anote cada caída: hora, lugar, qué hacía, si hubo mareo, qué pastillas. Pregunte por presión, corazón, vista, piernas y pies. Una caída sin aviso, un desmayo, una pierna débil de pronto o confusión: llame a {emergency}.',
      },
      facts: ['E11'],
    },
    {
      label: {
        en: 'A knock on the head, or blood thinners',
        es: 'Golpe en la cabeza o anticoagulantes',
      },
      asks: {
        en: 'hit head on warfarin, eliquis, apixaban; let her sleep after a bump; headache and sleepy; wait until the office opens tomorrow; ambulance on its way; aspirin for the headache; no lump; hard to wake, muddled; call 911',
        es: 'se pegó en la cabeza, toma warfarina, coumadin, sintrom; la dejo dormir; dolor de cabeza y sueño; espero a mañana; ya viene la ambulancia; tomar una aspirina; no tiene chichón; cuesta despertarla; llamar al 911',
      },
      say: {
        en: 'With a blood thinner, a knock on the head means {emergency} now, even without a lump. Without one, call the doctor today. Bad headache, vomiting, sleepy, muddled, weak or hard to wake: {emergency} at once.',
        es: 'Con anticoagulante y golpe en la cabeza: llame ya a {emergency}, aunque no haya chichón. Sin él, llame hoy al médico. Mucho dolor, vómito, sueño, confusión, poca fuerza o no despierta: llame ya a {emergency}.',
      },
      more: {
        en: 'Until help comes: keep still and warm, not alone. Nothing to eat or drink, no aspirin. Door unlocked, tablets ready in a bag. More sleepy: call again. If you are driving and shaking, pull over first.',
        es: 'Hasta que llegue ayuda: quietud y abrigo, con alguien al lado. Nada de comer ni beber, ni aspirina. Puerta sin llave y pastillas en una bolsa. Si hay más sueño: llame otra vez. Si usted maneja y tiembla, pare el auto.',
      },
    },
    {
      label: { en: 'After the head scan: what do I watch?', es: 'Después del golpe: ¿qué vigilo?' },
      asks: {
        en: 'scan was clear; wake her through the night; hospital sent her home; warning signs to watch; x-ray was fine; discharged from the emergency room; in bed tonight',
        es: 'la tomografía salió bien; la tengo que despertar en la noche; el hospital la mandó a casa; qué vigilo; le hicieron placas; le dieron el alta en urgencias; ya está en la cama',
      },
      say: {
        en: 'What a relief. Look at the hospital’s sheet, or call them: must they be woken tonight, and is the blood thinner due. Sleep close by. Hard to wake, vomiting, worse headache, muddled or weak: call {emergency}.',
        es: 'Qué alivio. Mire la hoja del hospital o llame: si hay que despertarle hoy, y si toca el anticoagulante. Duerma cerca. Si cuesta despertarle, vomita, duele más, hay confusión o debilidad: llame a {emergency}.',
      },
      more: {
        en: 'For the next weeks, watch too: a slow bleed can show late. New headache, more sleep, confusion or a weak side: call {emergency}. Rest, no alcohol, no driving until the doctor agrees. Share the nights, so you sleep too.',
        es: 'Vigile también las próximas semanas: a veces sangra lento. Dolor de cabeza nuevo, más sueño, confusión o un lado débil: llame a {emergency}. Reposo, sin alcohol ni conducir hasta que lo permita el médico. Túrnense de noche.',
      },
    },
    {
      label: {
        en: 'Which signs after a fall cannot wait?',
        es: 'Tras caer, ¿qué no puede esperar?',
      },
      asks: {
        en: 'sharp pain in groin or back; cannot put weight on the leg; one leg looks shorter; is it dangerous; numb legs; emergency room or not; fainted; when should I worry about pain',
        es: 'dolor agudo en la ingle o la espalda; no puede apoyar la pierna; una pierna se ve más corta; es peligroso; piernas dormidas; cuándo ir a urgencias; se desmayó; cuándo me preocupo por el dolor',
      },
      say: {
        en: 'Call {emergency} for: cannot stand, a leg short or turned out, strong hip, neck or back pain, numb legs, fainting, chest pain, crooked face, weak arm, odd speech. Other new pain: call the doctor today.',
        es: 'Llame a {emergency} si: no puede pararse, una pierna corta o girada, dolor fuerte de cadera, cuello o espalda, piernas dormidas, desmayo, dolor de pecho, cara torcida, brazo débil, habla rara. Otro dolor nuevo: hoy al médico.',
      },
      more: {
        en: 'Until help comes: do not move a painful hip or neck. Keep warm with a blanket. Nothing to eat or drink. Say which tablets are taken. Not sure if it is bad: call {emergency} and describe it. They would rather you ask.',
        es: 'Hasta que llegue ayuda: no mueva la cadera ni el cuello que duele. Tape con una manta. Nada de comer ni beber. Diga qué pastillas toma. Si no sabe si es grave: llame a {emergency} y cuente. Es mejor preguntar.',
      },
    },
  ],
}
