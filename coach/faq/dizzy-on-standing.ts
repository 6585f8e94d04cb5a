/** Questions of those who get dizzy when they stand up, and of their families. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const dizzyOnStanding: Faq = {
  name: 'dizzy-on-standing',
  domain: 'Exercise',
  card: 'E11',
  about: pattern(
    '((dizzy|dizziness|dizzier)(?! or unsteady)|woozy|wooziness|giddy|giddiness|light ?headed*|head rush*|(head|room) (is |keeps )?(spin*|swim*)(?! with)|(postural|orthostatic) (hypotension|drop)|pressure (drops|falls) .. (stand*|get up)|(me|se|te) mare(o|a|aba|e|amos)(?! (en|con) (el|la|los|las) (carro|coche|auto|autobus|bus|barco|camion|celular|telefono|pantalla))|me maree|se mareo|mare(ada|ado|ados|adas)|(?<!(me|se|te) )mareos?(?! (o poco|en el))|vahidos?|vertigo*|hipotension|se me va la cabeza|me da vueltas (la cabeza|todo|el cuarto)|(baja|cae) la (presion|tension) .. (parar*|levant*))',
  ),
  fits: ['dizzy', 'unsteady', 'nobody-near', 'heart-failure', 'kidney-disease', 'sugar-medicine'],
  entries: [
    {
      label: {
        en: 'Why do I get dizzy on standing up?',
        es: '¿Por qué hay mareo al ponerse de pie?',
      },
      asks: {
        en: 'why does it happen; what causes it; reason for the dizziness; woozy when I stand up; giddy on rising; is it my age; is it the heart; why mornings',
        es: 'por qué me pasa; a qué se debe; por qué me mareo al pararme; por qué sucede; será la edad; será el corazón; qué lo causa; por qué en las mañanas',
      },
      say: {
        en: 'On standing, blood sinks into the legs. If the body is slow to answer, the head gets less for a moment. Tablets, too little drink, heat, a big meal or long bed rest add to it. A doctor can find which.',
        es: 'Al pararse, la sangre baja a las piernas. Si el cuerpo tarda en responder, a la cabeza le llega menos un momento. Influyen pastillas, poca agua, calor, mucha comida o mucha cama. El médico puede ver cuál.',
      },
      more: {
        en: 'For three days, note when it comes, and what went before: tablet, meal, hot shower, night. Take the note along. Mornings are often the worst, after hours of lying. Sitting down at once mostly ends it.',
        es: 'Anote tres días cuándo viene y qué hubo antes: pastilla, comida, ducha caliente, noche. Lleve esa nota. Las mañanas suelen ser lo peor, tras horas en la cama. Sentarse enseguida casi siempre lo quita.',
      },
    },
    {
      label: { en: 'How do I get up without dizziness?', es: '¿Cómo me levanto sin mareo?' },
      asks: {
        en: 'giddy when I get out of bed; what can I do against it; stand up slowly from the chair; sit on the edge first; what helps on rising; get up safely; ankle exercises before standing; stood up too fast',
        es: 'salir de la cama en la mañana; pararme despacio de la silla; sentarme en el borde; qué ayuda al levantarse; ponerme de pie con cuidado; mover los tobillos; me paré muy rápido',
      },
      say: {
        en: 'Take it in stages. Lying: move both feet up and down ten times. Sit on the edge for two minutes. Stand, hold on to something firm, count to thirty. Only then walk. Dizzy at any stage: sit down again.',
        es: 'Por etapas. En la cama: mueva los pies arriba y abajo diez veces. Siéntese dos minutos en el borde. Párese, agárrese de algo firme y cuente hasta treinta. Luego camine. Si viene el mareo: siéntese otra vez.',
      },
      more: {
        en: 'When standing, press the thighs together or march on the spot: it pushes blood up. From a chair: clench fists and feet first. Do not bend down fast, use a chair to dress. No better in a week: call the doctor.',
        es: 'De pie, apriete los muslos o marche sin avanzar: eso sube la sangre. En la silla: antes apriete puños y pies. No se agache de golpe y vístase en una silla. Si en una semana sigue igual: llame al médico.',
      },
    },
    {
      label: { en: 'Could it be the pressure tablets?', es: '¿Será la pastilla de la presión?' },
      asks: {
        en: 'blood pressure pill makes me dizzy; they raised my tablet; may I stop taking it; skip a pill; amlodipine, lisinopril, losartan; water pill; new medicine; take it at night instead; side effect; prostate tablets',
        es: 'la medicina de la presión me marea; me subieron la dosis; puedo dejar de tomarla; saltarme una pastilla; enalapril, losartán, amlodipino; diurético; remedio nuevo; tomarla de noche; efecto secundario; pastilla de la próstata',
      },
      say: {
        en: 'It may well be, above all when a tablet is new or was raised. Call the doctor or pharmacist today or tomorrow: “Since this tablet, there is dizziness on standing.” Stop or skip none by yourself.',
        es: 'Puede ser, más si es nueva o la subieron. Llame hoy o mañana al médico o a la farmacia: “Desde esta pastilla hay mareo al pararse.” No deje ni se salte ninguna por su cuenta.',
      },
      more: {
        en: 'Have all tablets at hand when you call, also for water, prostate, sleep, mood or pain. Ask: “Which could do it? Is the hour right? Can it be changed?” Until then, rise slowly and have somebody near.',
        es: 'Al llamar, tenga todas a mano, también las de orinar, próstata, sueño, ánimo o dolor. Pregunte: “¿Cuál puede ser? ¿Es buena la hora? ¿Se puede cambiar?” Mientras tanto, levántese lento y con alguien cerca.',
      },
    },
    {
      label: { en: 'Should I drink more?', es: '¿Debo tomar más agua?' },
      asks: {
        en: 'how much water; glass of water before getting up; not thirsty; tea, juice, soup count; heart failure and fluid; kidney and drinking; dehydrated; drink less because of the bladder',
        es: 'cuánta agua; un vaso antes de levantarme; no me da sed; té, jugo, caldo; insuficiencia cardíaca y líquidos; riñón; deshidratada; bebo poco para no orinar',
      },
      say: {
        en: 'Often it helps. Drink a little each hour from morning on, and a glass before you get up. Water, tea and soup count. With heart failure or kidney trouble, ask the doctor how much is right for you first.',
        es: 'Muchas veces ayuda. Beba un poco cada hora desde la mañana, y un vaso antes de levantarse. Cuentan agua, té y caldo. Con corazón débil o mal del riñón, pregunte antes al médico cuánto le conviene.',
      },
      more: {
        en: 'Put a full jug on the table: empty by evening means enough. Dark urine and a dry mouth mean too little. Never thirsty: drink by the clock. Runny stomach, vomiting or fever with dizziness: call the doctor today.',
        es: 'Ponga una jarra llena en la mesa: vacía al anochecer, va bien. Orina oscura y boca seca: falta. Sin sed: beba por reloj. Diarrea, vómito o fiebre con mareo: llame hoy al médico.',
      },
    },
    {
      label: { en: 'Do salt or stockings help?', es: '¿Sirven la sal o las medias?' },
      asks: {
        en: 'should I eat more salt; salty soup; compression stockings, support hose; tight socks; coffee against low pressure; sweets; home remedy',
        es: 'debo comer más sal; algo salado; medias de compresión; calcetines apretados; café para subir la presión; un dulce; remedio casero; vendas en las piernas',
      },
      say: {
        en: 'Do not take more salt by yourself. It can harm with high pressure, heart or kidney trouble. Stockings help some people, but must fit, and not with poor blood flow in the legs. Ask the doctor about both.',
        es: 'No coma más sal por su cuenta. Hace daño con presión alta, corazón o riñón enfermos. Las medias ayudan a algunos, pero de su talla, y no si las piernas tienen mala circulación. Pregunte al médico por las dos.',
      },
      more: {
        en: 'What is safe to try today: rise in stages, sip often, eat small meals, and raise the head of the bed a little. A cup of coffee after a meal helps some. Ask the doctor: “Is my pressure too low when I stand?”',
        es: 'Lo que puede probar hoy: levantarse por etapas, beber a sorbos, comer poco cada vez y subir un poco la cabecera. A algunos les ayuda un café tras comer. Pregunte al médico: “¿Tengo la presión muy baja de pie?”',
      },
    },
    {
      label: { en: 'Dizzy in the hot shower', es: 'Mareo en la ducha caliente' },
      asks: {
        en: 'dizzy after a hot bath; felt faint in the shower; steam; hot weather, heat, sun; nearly passed out washing; how do I shower safely; summer',
        es: 'me mareé en la ducha, al bañarme; vapor; hace mucho calor, sol; casi me desmayo en la regadera; cómo me baño; verano; tina caliente',
      },
      say: {
        en: 'Heat widens the blood vessels, and pressure drops. Wash with lukewarm water, sitting on a shower chair, and keep it short. Leave the door unlocked. Not right after a meal or a tablet, and not when alone.',
        es: 'El calor abre las venas y baja la presión. Use agua tibia, en una silla de ducha, y que sea corto. Deje la puerta sin llave. No justo después de comer ni de la pastilla, y con alguien en casa.',
      },
      more: {
        en: 'End with cooler water on the legs. Dry yourself seated, then wait two minutes before you rise. Dizzy in the shower: turn it off, sit, head down, call. On hot days stay in the shade and sip often.',
        es: 'Termine con agua más fresca en las piernas. Séquese en la silla y espere dos minutos antes de pararse. Si llega el mareo: cierre el agua, siéntese, baje la cabeza y llame. Con calor, sombra y sorbos.',
      },
    },
    {
      label: { en: 'Dizzy at night on the way to pee', es: 'Mareo de noche al ir a orinar' },
      asks: {
        en: 'get up at two and four to urinate; worst at night; bathroom at night; urinal or commode; dark; almost went down at night; stand to pee',
        es: 'me levanto de madrugada al baño; lo peor es de noche; orinal, pato, bacinica; oscuridad; casi me caigo en la noche; orinar de pie',
      },
      say: {
        en: 'Night is the time to be most careful. Put a light on first. Sit on the edge for two minutes, then stand and hold on. Men: sit down to pee. Safest is a urinal or a commode chair by the bed.',
        es: 'De noche hace falta más cuidado. Primero prenda la luz. Siéntese dos minutos en el borde, luego párese y agárrese. Los hombres, mejor no orinar de pie. Lo más seguro: un orinal o silla con inodoro junto a la cama.',
      },
      more: {
        en: 'Keep cane and phone by the bed, shoes ready, floor free. Drink more by day and less in the last 2 hours, unless told otherwise. Two trips a night or more: ask the doctor why. It can often be eased.',
        es: 'Bastón y teléfono junto a la cama, zapatos listos, piso libre. Beba más de día y menos en las últimas 2 horas, salvo otra indicación. Si son dos o más veces por noche: pregunte al médico. Muchas veces se alivia.',
      },
      facts: ['Z18'],
    },
    {
      label: { en: 'How do I measure lying and standing?', es: '¿Cómo mido la presión de pie?' },
      asks: {
        en: 'blood pressure cuff at home; which numbers matter; take readings; how do I take my pressure standing; what should my pressure be; monitor; pressure is low',
        es: 'aparato para la presión en casa; qué números importan; tomarme la presión acostada y parada; tensiómetro, baumanómetro; tengo la presión baja; medir la tensión',
      },
      say: {
        en: 'Lie down for five minutes and measure. Stand up, holding on, and measure after one minute and after three. Have somebody beside you. Do it in the morning for three days, write it down and show the doctor.',
        es: 'Repose cinco minutos en la cama y mida. Párese, sin soltar el apoyo, y mida al minuto y a los tres minutos. Con alguien al lado. Hágalo tres mañanas, anote todo y muéstrelo al médico.',
      },
      more: {
        en: 'Arm bare and resting at the height of the heart. Write the hour and when the tablet was taken. Dizzy while standing: sit, the test is over, note that. No cuff at home: many pharmacies measure. Ask for lying and standing.',
        es: 'Brazo sin ropa, apoyado a la altura del corazón. Anote la hora y cuándo tomó la pastilla. Si hay mareo de pie: siéntese, termina ahí, y anótelo. Sin aparato: muchas farmacias miden. Pida acostado y de pie.',
      },
    },
    {
      label: { en: 'The room spins in bed', es: 'El cuarto da vueltas en la cama' },
      asks: {
        en: 'spinning when I turn over; vertigo; everything goes round; dizzy lying down; ear crystals; dizzy when I look up; sick with the spinning',
        es: 'todo me da vueltas al girar; vértigo; me mareo cuando me volteo acostada; los cristales del oído; me mareo al mirar arriba; náuseas',
      },
      say: {
        en: 'That is another kind than dizziness on standing, and often comes from the inner ear. Ask the doctor for a visit this week. It can often be treated well. Turn slowly, and sit before you stand.',
        es: 'Eso es distinto del mareo al pararse, y muchas veces viene del oído. Pida cita con el médico esta semana. Suele tener buen arreglo. Gire despacio y siéntese antes de pararse.',
      },
      more: {
        en: 'Say: “It spins when I turn, for so many seconds.” Sleep with the head a bit higher. No driving or ladders. New spinning that does not stop, with bad headache, double sight, odd speech or bad walk: call {emergency}.',
        es: 'Diga: “Gira todo cuando me volteo, tantos segundos.” Duerma con la cabeza algo alta. Sin conducir ni subir escaleras de mano. Si no para, o hay dolor de cabeza fuerte, visión doble, habla rara o no camina bien: llame a {emergency}.',
      },
    },
    {
      label: { en: 'I nearly went down. What now?', es: 'Casi me caigo. ¿Y ahora?' },
      asks: {
        en: 'almost fell; did not faint or pass out; caught myself on the wall; what do I do when it comes; legs buckled; close call; things went black for a second; about to fall',
        es: 'ayer por poco me caigo; no me desmayé, no perdí el conocimiento; me agarré de la pared; qué hago cuando me viene; se me doblaron las piernas; se me nubló la vista; estuve a punto de caerme',
      },
      say: {
        en: 'Good that it went well. Call the doctor today and say: “I almost fell from dizziness.” When it comes: sit or lie down at once, wherever you are, legs up. Get up slowly only when it has passed.',
        es: 'Qué bueno que no pasó a más. Llame hoy al médico: “Casi me caigo por un mareo.” Cuando venga: siéntese o acuéstese enseguida, donde sea, con las piernas en alto. Levántese lento cuando haya pasado.',
      },
      more: {
        en: 'Cannot sit: cross the legs, squeeze thighs and fists, hold on. Until the doctor answers: no stairs, no ladders and no driving, phone on the body. Fainted, hit the head, or it comes again and again today: call {emergency}.',
        es: 'Si no puede sentarse: cruce las piernas, apriete muslos y puños, agárrese. Hasta que responda el médico: sin escaleras ni conducir, y el teléfono encima. Si se desmaya, se golpea la cabeza o vuelve hoy muchas veces: llame a {emergency}.',
      },
    },
    {
      label: {
        en: 'May I walk and exercise like this?',
        es: '¿Puedo caminar y hacer ejercicio así?',
      },
      asks: {
        en: 'which exercise with dizziness; safe to go for a walk; am I allowed to drive; seated exercise; bending in the garden; climbing stairs; swimming; should I stay in bed',
        es: 'qué ejercicio hago con mareo; es seguro salir a caminar; puedo manejar, conducir; ejercicio en la silla; agacharme en el jardín; subir escaleras; debo quedarme en cama',
      },
      say: {
        en: 'Until the doctor has looked, move in the chair: pump the feet, straighten the knees, march slowly. Walk only when your head is clear, indoors, with somebody near. No driving while it comes and goes.',
        es: 'Hasta que le vea el médico, muévase en la silla: suba y baje los pies, estire las rodillas, marche lento. Camine nada más con la cabeza despejada, en casa y con alguien cerca. Sin conducir mientras haya mareos.',
      },
      more: {
        en: 'Ten pumps of the feet before each rise help the blood up. Staying in bed makes it worse. After exercise, walk on slowly, do not stop short. Chest pain, breath that stays short or fainting: stop and call {emergency}.',
        es: 'Mover los pies diez veces antes de pararse ayuda a subir la sangre. Quedarse en cama lo empeora. Tras el ejercicio, no pare de golpe. Dolor de pecho, falta de aire que sigue o desmayo: pare y llame a {emergency}.',
      },
      facts: ['E19', 'E12'],
    },
    {
      label: { en: 'Dizzy after meals or when hungry', es: 'Mareo después de comer o en ayunas' },
      asks: {
        en: 'woozy after lunch; skip breakfast; empty stomach; big dinner; sleepy and dizzy after eating; low sugar, diabetes; glass of wine; what should I eat',
        es: 'me mareo después del almuerzo; no desayuno; estómago vacío; comida pesada; me da sueño al comer; azúcar baja, diabetes; una copa de vino; qué debo comer',
      },
      say: {
        en: 'Eat little and often: five small meals, none skipped. Less white bread, rice and sweets at once. Rest seated for half an hour after. No alcohol with it. With sugar tablets or insulin, test your sugar when it comes.',
        es: 'Coma poco y seguido: cinco comidas chicas, sin saltarse ninguna. Menos pan blanco, arroz y dulces de una vez. Luego, media hora en la silla. Sin alcohol. Si usa insulina o pastillas del azúcar, mida el azúcar al marearse.',
      },
      more: {
        en: 'A glass of water before the meal helps many, unless drinks are limited. Ask if the pressure tablet should be taken at another hour. Low sugar: take juice or sugar at once, and tell the doctor today. Losing weight: tell them too.',
        es: 'A muchos les ayuda un vaso de agua antes de comer, si no tienen límite. Pregunte si la pastilla de la presión va a otra hora. Azúcar baja: tome jugo o azúcar enseguida y avise hoy al médico. Si baja de peso: dígalo también.',
      },
    },
    {
      label: { en: 'Dizzy, and I live alone', es: 'Tengo mareos y vivo sin nadie' },
      asks: {
        en: 'nobody at home all day; what if I faint alone; daughter works; alarm button; who would find me; alone at night',
        es: 'paso el día a solas; mi hija trabaja todo el día; y si me desmayo sin nadie; botón de alarma; quién me encuentra; sola en la noche',
      },
      say: {
        en: 'Then make a small net. Wear a phone or an alarm button, also at night. Agree on a call each morning and evening. Give a neighbor a key, and tell them of the dizzy spells. Chairs along the way help.',
        es: 'Entonces arme una pequeña red. Lleve encima el teléfono o un botón de alarma, también de noche. Acuerde una llamada por la mañana y otra por la noche. Dé una llave a un vecino y cuéntele. Ponga sillas en el camino.',
      },
      more: {
        en: 'Shower and climb stairs only when somebody is there or on the phone. Keep water and a snack in reach. Ask {company} about an alarm, visits or a daily call. Tell the doctor you live alone: it makes a visit more urgent.',
        es: 'Báñese y use escaleras cuando haya alguien, o por teléfono. Tenga agua y algo de comer a mano. Pregunte a {company} por alarma, visitas o llamada diaria. Diga al médico que vive sin nadie: así la cita urge más.',
      },
      whose: 'self',
    },
    {
      label: { en: 'If I tell my son, he will worry', es: 'Si le cuento a mi hijo, se asusta' },
      asks: {
        en: 'what about my son, he is in another city; put me in a home; do not want my daughter to know; do not want to alarm my children; hide the dizziness; lose my independence; they will take my car away',
        es: 'y mi hijo qué, vive en otra ciudad; me va a meter en un asilo; no quiero que mi hija sepa; no quiero preocupar a mis hijos; escondo los mareos; perder mi independencia; me van a llevar a vivir con ellos',
      },
      say: {
        en: 'That fear is easy to understand. Telling early, with a plan, keeps you at home longer than a bad fall would. Say: “I get dizzy. I have called the doctor. I want to stay here. Help me with this one thing.”',
        es: 'Se entiende ese temor. Contarlo a tiempo, con un plan, protege su casa más que una mala caída. Diga: “Me mareo. Ya llamé al médico. Quiero seguir aquí. Ayúdame con una cosa.”',
      },
      more: {
        en: 'Choose the one thing: a daily call, night lights, a ride to the doctor. Tell it by phone on a calm day. If he pushes: “First the doctor, then we talk.” Too hard today: tell a friend or the nurse first.',
        es: 'Elija esa cosa: una llamada diaria, luces de noche, que le lleve al médico. Dígalo por teléfono en un día tranquilo. Si insiste: “Primero el médico, luego hablamos.” Si hoy es difícil: cuéntelo antes a una amiga o la enfermera.',
      },
      whose: 'self',
    },
    {
      label: { en: 'Dizzy spells: how soon to the doctor?', es: 'Mareos: ¿cuándo voy al médico?' },
      asks: {
        en: 'what do I tell the doctor about it; can it wait for my appointment; which tests; how long will it last; does it go away; which doctor for dizziness; is it dangerous, serious',
        es: 'qué le digo al médico del mareo; espero a mi cita; qué exámenes me hacen; cuánto dura; qué doctor, qué especialista; es peligroso, es grave; qué tan pronto voy; se me va a quitar',
      },
      say: {
        en: 'New, after a new tablet, or with a near fall: call today. Otherwise within the week. Say: “Dizzy on standing, since then, so often.” Ask for pressure lying and standing, blood tests, heart check and a look at all tablets.',
        es: 'Si es nuevo, tras una pastilla nueva o casi hubo caída: llame hoy. Si no, esta semana. Diga: “Me mareo al pararme, desde tal día.” Pida la presión acostado y de pie, análisis, el corazón y revisar pastillas.',
      },
      more: {
        en: 'Take a list: when it comes, what helps, falls, drinks and meals, all tablets and hours. Strong thirst, weight loss or great tiredness: say so too. It often gets better when the cause is found.',
        es: 'Lleve una lista: cuándo viene, qué lo quita, qué come y bebe, qué pastillas toma y a qué hora. Diga también si hay mucha sed, cansancio o si baja de peso. Al hallar la causa, suele mejorar.',
      },
      facts: ['E11'],
    },
    {
      label: { en: 'Dizzy: when is it an emergency?', es: 'Mareo: ¿cuándo es emergencia?' },
      asks: {
        en: 'passed out on the floor; chest pain with dizziness; slurred speech for ten minutes and then gone; dropped my cup, weak hand; racing heart; call an ambulance; hit the head and takes a blood thinner',
        es: 'se desmayó, quedó inconsciente; dolor de pecho con mareo; habló enredado y se le pasó; se le cae la taza de la mano; palpitaciones; llamo a la ambulancia; se pegó en la cabeza y toma anticoagulante',
      },
      say: {
        en: 'Call {emergency} now for: fainting, chest pain, short breath, a racing or odd heartbeat, crooked face, weak arm, odd speech, worst headache, black stools, or a head knock on blood thinners. Also if it has passed again.',
        es: 'Llame ya a {emergency} si hay: desmayo, dolor de pecho, falta de aire, latido raro, cara torcida, brazo débil, habla rara, dolor de cabeza muy fuerte, heces negras, o golpe en la cabeza con anticoagulante. También si ya pasó.',
      },
      more: {
        en: 'Until help comes: lie down, door unlocked, somebody near. Trouble breathing: sit up instead. Nothing to eat or drink. Note the minute it began. Have the tablets ready. Do not drive yourself. None of these signs: call the doctor today.',
        es: 'Hasta que llegue ayuda: acuéstese, puerta sin llave, alguien cerca. Si falta el aire: mejor en la silla. Nada de comer ni beber. Anote la hora en que empezó. Tenga las pastillas listas. No conduzca. Sin estas señales: llame hoy al médico.',
      },
      facts: ['E12'],
    },
    {
      label: { en: 'My mother gets dizzy on standing', es: 'Mi mamá se marea al pararse' },
      asks: {
        en: 'my father is dizzy and lives alone; she does not want to go to the doctor; help her from far away; how do I steady him; says it is nothing; what do I do for my parent; hospital no',
        es: 'mi papá anda mareado y vive solo; no quiere ir al médico, al hospital, dice que exagero; la ayudo desde lejos; cómo la sostengo; qué hago por mi mami; mi suegra se marea',
      },
      say: {
        en: 'Call the doctor’s office for them today: age, dizzy on standing, all tablets, any near fall. Teach three words: “Sit, count, stand.” Be there for showers and the first rising. A fall with a head knock: {emergency}.',
        es: 'Llame hoy al consultorio: edad, mareo al pararse, pastillas, si casi se cae. Enséñele tres palabras: “Siéntate, cuenta, párate.” Que haya alguien al bañarse y al levantarse. Caída con golpe en la cabeza: {emergency}.',
      },
      more: {
        en: 'Far away: call at the hour of rising and talk it through. Ask a neighbor to look in. Says no to the doctor: “Do it so that I can sleep.” Ask for a nurse at home, or a talk by phone.',
        es: 'De lejos: llame a la hora de levantarse y acompañe cada paso. Pida a un vecino que pase. Si no quiere médico: “Hazlo para que yo duerma.” Pida enfermera en casa o consulta por teléfono.',
      },
      whose: 'other',
    },
  ],
}
