/** Questions of those whose knees or hips hurt from arthritis. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const kneeArthritis: Faq = {
  name: 'knee-arthritis',
  domain: 'Exercise',
  card: 'E14',
  about: pattern(
    '((?<!(learn[a-z]*|guitar|piano|aprend[a-z]*|guitarra) .*)(?<!rheumatoid )(arthritis|artrosis|artritis)(?!.* (learn[a-z]*|guitar|piano|aprend[a-z]*|guitarra|reumatoide))|arthritic (knee|hip|joint|leg)s?|osteoarthritis|coxartrosis|gonartrosis|bone on bone|hueso con hueso|(bad|sore|painful|stiff|creaky|worn|swollen|puffy|aching|dodgy|gammy|arthritic) (left |right |old )?(knees?|hips?)|(knees?|hips?) (are|is|really|still|always|just|both|get|gets|got|keep|keeps)? ?(are |is |all )?(hurt*|ache*|aching|sore|bad|pain|painful|shot|gone|swell*|swollen|puff*|stiff|click*|creak*|crunch*|buckle*|locks?|locked|killing|worn)|pain (in|of) .. (knees?|hips?)|(knees?|hips?) (gives?|gave|giving) (way|out)|(duele*|doler|dolor*|molesta*|truena*|cruje*|inflam*|hinch*) .. (rodillas?|caderas?)|(rodillas?|caderas?) .. (duele*|dolor*|molesta*|mala|malas|truena*|cruje*|inflam*|hinch*|gastad*|tiesa*|fregad*|jodid*))',
  ),
  fits: [
    'painful-knees',
    'painful-hands',
    'unsteady',
    'nobody-near',
    'no-money',
    'no-transport',
    'housebound',
    'heat',
    'unsafe-outdoors',
  ],
  entries: [
    {
      label: { en: 'Should I rest or move sore knees?', es: '¿Reposo o muevo la rodilla mala?' },
      asks: {
        en: 'stay off my feet or keep going; keep still or exercise with arthritis; doctor says move more but it hurts; save the joint, protect it; is moving good or bad for arthritis; sit quiet all day; lie down until it stops; better to do nothing',
        es: 'me quedo quieta o quieto; reposo o ejercicio con artrosis; el doctor dice que me mueva pero duele; guardar la articulación, no forzarla; es bueno el ejercicio para la artritis; mejor no hacer nada; acostado hasta que pase; conviene moverse con dolor',
      },
      say: {
        en: 'Move it, gently and often. Too much rest makes a joint stiff and the muscle weak, and exercise eases the pain of arthritis. Start today: sit down and straighten each knee slowly, five times. A hot, red knee: rest it and see a doctor today.',
        es: 'Muévala, suave y a menudo. Con mucho reposo se pone tiesa y pierde fuerza. El ejercicio alivia el dolor de la artrosis. Empiece hoy: en una silla, estire cada rodilla despacio, cinco veces. Si está roja y caliente: repose y vea hoy al médico.',
      },
      more: {
        en: 'Step by step: a few minutes, three times a day, beat one long hour. Move a little, then rest with the leg up. Worse the next morning: do half. Better: add a little each week. No gain in a month: ask for a physical therapist.',
        es: 'Paso a paso: unos minutos, tres veces al día, valen más que una hora seguida. Luego descanse con la pierna en alto. Si amanece peor: haga la mitad. Si va bien: sume un poco cada semana. Un mes sin mejora: pida un fisioterapeuta.',
      },
      facts: ['E14'],
    },
    {
      label: { en: 'Walking hurts after one block', es: 'Camino una cuadra y ya me duele' },
      asks: {
        en: 'cannot walk far, pain stops me; how many minutes should I walk; walk ten minutes in the park; walking on flat ground, does it harm; how far is good for the knees; walk to the store; does walking wear out the joint; should I give up the walk',
        es: 'ya no puedo más al caminar; cuántos minutos camino; diez minuticos en el parque; caminar en lo plano o llano hace daño, gasta la rodilla; hasta dónde camino; dejo la caminata o no; caminar al mercado, al colmado; me dicen que camine pero duele',
      },
      say: {
        en: 'Walking on flat ground does not wear out the knee. Just cut it into bits. Turn back before the pain grows: half a block, sit, and home. Do that three times a day. If the next day is no worse, add a minute.',
        es: 'Caminar por lo plano no gasta la rodilla. Solo hágalo por partes. Vuelva antes de que el dolor crezca: media cuadra, un descanso y a casa. Así tres veces al día. Si al otro día no está peor, sume un minuto.',
      },
      more: {
        en: 'A good first aim is five to ten minutes in one go. Choose a flat way with benches, soft shoes, a cane if it helps. Too much: walk from room to room. Pain in the calf that goes when you stand still: tell your doctor.',
        es: 'Una buena primera meta: cinco a diez minutos seguidos. Elija un camino plano con bancos, zapatos blandos y bastón si ayuda. Si es mucho: ande de cuarto en cuarto. Dolor en la pantorrilla que pasa al pararse: dígalo al médico.',
      },
      facts: ['E10', 'E14'],
    },
    {
      label: { en: 'How much pain is all right?', es: '¿Cuánto dolor es normal al moverme?' },
      asks: {
        en: 'push through the pain or stop; sore after the exercises; hurts while I do it, quit or carry on; ache the next day; am I doing damage, harm; no pain no gain; worse tonight after the walk; I overdid it, did too much',
        es: 'aguanto el dolor o paro; me duele después del ejercicio; duele mientras lo hago, sigo o lo dejo; amanecí adolorida, adolorido; me estoy haciendo daño; se me pasó la mano, hice de más; es peor en la noche; hasta qué punto aguanto',
      },
      say: {
        en: 'A mild ache is all right if it has settled by the next morning. Then go on. Sharp pain, or pain that makes you limp: stop for today. Worse the next day: rest, then do half.',
        es: 'Una molestia suave está bien si al otro día ya pasó. Entonces siga. Dolor agudo, o que le hace cojear: pare por hoy. Si amanece peor: descanse y luego haga la mitad.',
      },
      more: {
        en: 'Think of a traffic light. Green: a small ache, go on. Yellow: it grows as you move, slow down. Red: it stabs or swells, stop. Muscles may be sore for a day or two at first. Red three days running: call your doctor.',
        es: 'Piense en un semáforo. Verde: una molestia leve, siga. Amarillo: crece al moverse, vaya más lento. Rojo: punza o se hincha, pare. Al principio los músculos pueden doler uno o dos días. Tres días en rojo: llame al médico.',
      },
      facts: ['E20'],
    },
    {
      label: { en: 'I tried it and it hurt', es: 'Lo probé y me dolió' },
      asks: {
        en: 'did the exercise and now it is worse; that lift is the one that hurt; it pulls my hip; can not do that with this knee; exercise made it worse; something gentler please; every exercise hurts; did that for a week, no use',
        es: 'hice el ejercicio y empeoró; ese es justo el que duele; me jala la cadera; no puedo hacer eso con esta rodilla; algo más suave; todos los ejercicios me duelen; me cayó mal, quedé peor; lo hice una semana y nada',
      },
      say: {
        en: 'Good that you tried. Leave that one out for now. Take one that hardly moves the knee. Lie with the leg straight and press the back of the knee down. Count to three, let go. Five times. It should not hurt.',
        es: 'Bien por intentarlo. Deje ese por ahora. Haga uno que casi no mueve la rodilla. Acuéstese con la pierna estirada y apriete la corva contra la cama. Cuente hasta tres y suelte. Cinco veces. No debe doler.',
      },
      more: {
        en: 'If pressing hurts too: only pull your toes toward you and push them away, ten times. In two days try the first one again, half as far and slowly. Still sharp after a week: show it to the doctor or a physical therapist.',
        es: 'Si apretar también duele: solo suba y baje las puntas de los pies, diez veces. En dos días pruebe otra vez el primero, la mitad y lento. Si en una semana sigue el dolor agudo: muéstrelo al médico o al fisioterapeuta.',
      },
    },
    {
      label: { en: 'Which exercise can I do sitting?', es: '¿Qué ejercicio hago en la silla?' },
      asks: {
        en: 'seated exercise for the knees; what exercise can I do with knee arthritis; how do I straighten the leg; raise one foot while seated; how high do I raise it; thigh exercise while watching TV; how do I do the leg exercise; make weak legs strong at home; what can I do so I do not get weaker; chair exercise for my legs',
        es: 'ejercicio sentada o sentado para la rodilla; cómo estiro la pierna; levantar un pie desde la silla; qué tan alto lo levanto; fortalecer los muslos mirando la tele; para que la rodilla coja fuerza; poner fuertes las piernas en la casa; cómo se hace el ejercicio',
      },
      say: {
        en: 'Straighten one knee. Sit well back on a firm chair and hold the seat. Lift the foot slowly, as high as feels fine. Count to three, breathe out, lower it slowly. Five times each leg, morning and afternoon.',
        es: 'Estire una rodilla. Siéntese bien atrás en una silla firme y agarre el asiento. Suba el pie despacio, hasta donde no duela. Cuente hasta tres, suelte el aire y baje lento. Cinco veces cada pierna, mañana y tarde.',
      },
      more: {
        en: 'If that is too much: lift the foot only a hand wide, or slide the heel forward on the floor. If it pulls in the back, sit taller and lift less. Easy after a week: count to five, or do eight.',
        es: 'Si es mucho: suba el pie solo un palmo, o deslice el talón hacia adelante en el piso. Si tira en la espalda, siéntese más derecho y suba menos. Si en una semana es fácil: cuente hasta cinco, o haga ocho.',
      },
      facts: ['E14', 'E19'],
    },
    {
      label: {
        en: 'Another seated one, not the leg lift',
        es: 'Otro en la silla, no subir la pierna',
      },
      asks: {
        en: 'a different exercise at the kitchen table; no more marching or lifting; squeeze a pillow; slide the foot; had that already, new one; what else from my chair; something other than the lift; variety of seated moves',
        es: 'otro distinto en la mesa de la cocina; ya no quiero marchar ni levantar; apretar una almohada; deslizar el pie; ese ya lo conozco, uno nuevo; qué más desde la silla; que no sea subir la pierna; variar los movimientos sin pararme',
      },
      say: {
        en: 'Slide your foot. Sit, with one foot on a small towel on a smooth floor. Push it forward, pull it back under the chair, ten times each side. Then press both heels down, count to three, let go. Five times.',
        es: 'Deslice el pie. Siéntese con un pie sobre una toalla chica en piso liso. Empújelo adelante y tráigalo bajo la silla, diez veces por lado. Luego apriete los talones contra el piso, cuente hasta tres y suelte. Cinco veces.',
      },
      more: {
        en: 'One more: squeeze a cushion between the knees, count to three, let go, five times. Leave out the cushion if a hip was replaced and nobody allowed it. Or pump both feet as on a pedal. Any pain: make it smaller.',
        es: 'Uno más: apriete un cojín entre las rodillas, cuente hasta tres y suelte, cinco veces. Si tiene prótesis de cadera y nadie se lo permitió, deje el cojín. O mueva los pies como en un pedal. Si algo duele: hágalo más corto.',
      },
      facts: ['E19'],
    },
    {
      label: {
        en: 'Why the thigh, if the knee hurts?',
        es: '¿Por qué el muslo, si es la rodilla?',
      },
      asks: {
        en: 'what has the thigh muscle to do with it; why does the thigh help my knee; how does strength ease the pain; weak quads; reason for training the muscle; strong muscles spare the joint; when will I feel a difference; how long before it gets better',
        es: 'qué tiene que ver el muslo; por qué eso me ayuda; cómo quita el dolor la fuerza; cuádriceps débiles; para qué sirve ese ejercicio; el músculo protege la articulación; cuándo voy a notar el cambio; cuánto tarda en mejorar',
      },
      say: {
        en: 'The thigh muscle holds the knee and softens each step. When it is weak, the joint takes the load, most of all going down stairs. Stronger thighs take some of it over. Give it some weeks before you judge.',
        es: 'El músculo del muslo sostiene la rodilla y frena cada paso. Si está débil, la carga cae en la articulación, sobre todo al bajar escaleras. Un muslo fuerte se lleva una parte. Dele unas semanas antes de juzgar.',
      },
      more: {
        en: 'Feel it yourself: leg out straight, hand on the thigh, tighten it. The kneecap slides up. That is the muscle. Do it ten times while the coffee brews. After six to eight weeks, notice the stairs: that shows if it works.',
        es: 'Siéntalo usted: pierna estirada, mano en el muslo, y apriételo. La rótula sube. Ese es el músculo. Hágalo diez veces mientras sale el café. A las seis u ocho semanas fíjese en las escaleras: ahí se nota.',
      },
      facts: ['E14'],
    },
    {
      label: { en: 'Getting up from a chair is hard', es: 'Me cuesta levantarme de la silla' },
      asks: {
        en: 'knees hurt when I stand up; low sofa, stuck in the armchair; sit to stand as an exercise; getting off the toilet; rising from a seat without hands; standing up and sitting down; get out of the car; push up with my arms',
        es: 'me duelen las rodillas al pararme; sofá bajo, no salgo del sillón; sentarse y pararse como ejercicio; levantarme del inodoro, de la taza; ponerme de pie sin manos; salir del carro; impulsarme con los brazos',
      },
      say: {
        en: 'Make the seat higher with a firm cushion, on a chair with arms. Slide forward, feet back and apart, lean over your toes, push with your hands. Three to five times in a row, two or three days a week, is good training too.',
        es: 'Suba el asiento con un cojín firme, en una silla con brazos. Deslícese al borde, pies atrás y separados, cuerpo adelante, y empuje con las manos. De tres a cinco veces seguidas, dos o tres días por semana, también es buen ejercicio.',
      },
      more: {
        en: 'Sit down slowly and count to three. If it hurts: a higher seat, more help from the arms. Unsteady: chair against the wall, table in front, somebody near. For the toilet, ask {company} for a raised seat with bars.',
        es: 'Siéntese lento, contando hasta tres. Si duele: asiento más alto y más ayuda de los brazos. Si se tambalea: silla contra la pared, mesa delante y alguien cerca. Para el inodoro, pida a {company} un alza con barras.',
      },
      facts: ['E15', 'E19'],
    },
    {
      label: {
        en: 'Knee exercise: how many, how often?',
        es: 'Para la rodilla: ¿cuántas veces?',
      },
      asks: {
        en: 'how many times a day; every day or do I need rest days; how many repetitions; how much; too easy, can I do more; how many days a week; once or twice a day; how long do I keep it up',
        es: 'cuántas veces al día hago eso; todos los días o descanso; cuántas repeticiones; cuánto; está muy fácil, puedo hacer más; cuántos días a la semana; una o dos veces; por cuánto tiempo sigo',
      },
      say: {
        en: 'Start with five of each move. Easy bending and straightening in the chair is good every day, once or twice. Harder work, such as standing up from the chair: two or three days a week, with a rest day between.',
        es: 'Empiece con cinco de cada uno. Doblar y estirar suave en la silla, todos los días, una o dos veces. Lo más duro, como levantarse de la silla: dos o tres días por semana, con un día de descanso en medio.',
      },
      more: {
        en: 'Add one or two each week, up to ten. Tie it to something fixed, such as coffee and the evening news. On a bad day do two. Sore for more than two days: go back to the number of last week.',
        es: 'Sume uno o dos cada semana, hasta diez. Únalo a algo fijo, como el café y las noticias. En un día malo haga dos. Si duele más de dos días: vuelva al número de la semana pasada.',
      },
      facts: ['E15', 'E20'],
    },
    {
      label: { en: 'My knee is swollen', es: 'Tengo la rodilla hinchada' },
      asks: {
        en: 'puffed up after the exercise; knee swells in the evening; fluid or water on the knee; is swelling a reason to stop; hot and puffy, should I worry; what not to do till the doctor sees it; swollen and tight, hard to bend; swells up after walking; what if it swells',
        es: 'se me inflamó después del ejercicio; se me hincha por la tarde; líquido o agua en la rodilla; la hinchazón es motivo para parar; caliente e inflamada, me preocupo; qué no debo hacer hasta ver al médico; inflamada y no dobla; se hincha al caminar',
      },
      say: {
        en: 'Puffy after doing more, but not hot: rest today, leg up, and hold a cold pack in a towel on it for ten minutes. Then do half. Hot, red, fever, or swollen for no reason: see a doctor today. No exercise until then.',
        es: 'Si se hinchó por hacer de más y no está caliente: hoy descanse, pierna en alto, frío en una toalla diez minutos. Luego haga la mitad. Caliente, roja, con fiebre o hinchada sin motivo: vea hoy al médico y no haga ejercicio.',
      },
      more: {
        en: 'Until it is down or seen: only short walks at home, no stairs for training, no deep bends. No heat, no rubbing, no tight strap. You may pump your feet. Still puffy after three days, or each time you walk: have it looked at.',
        es: 'Hasta que baje o la vean: solo pasos cortos en casa, sin escaleras de más ni doblarla a fondo. Sin calor, masaje ni venda apretada. Puede mover los pies. Si sigue a los tres días, o pasa siempre: que la revisen.',
      },
    },
    {
      label: {
        en: 'Stairs hurt, going down is worse',
        es: 'Me duele al bajar la escalera',
      },
      asks: {
        en: 'which leg goes first up and down; steps are agony; going downstairs on bad knees; hold the rail or banister; up is all right, down is worse; climb to my bedroom; how to do stairs; steps without a handrail',
        es: 'qué pierna va primero al subir y bajar; las gradas me matan; subir está bien, bajar duele más; me agarro de la baranda o pasamanos; escalones sin pasamanos; subir gradas me duele; cómo bajo sin dolor; y las escaleras; subo y bajo escaleras cada día y me duele',
      },
      say: {
        en: 'One step at a time, a hand on the rail. Up: the better leg first. Down: the sore leg first, then the other beside it. Both sore: the worse one leads down. Turning a little sideways can help.',
        es: 'Escalón por escalón, con una mano en la baranda. Al subir: primero la pierna buena. Al bajar: primero la que duele, y la otra al lado. Si duelen las dos: la peor baja primero. Ponerse un poco de lado ayuda.',
      },
      more: {
        en: 'Cane in the free hand, shoes on, good light, nothing on the steps. Stop and breathe half way. To train: up and down the lowest step, five times, holding on. No rail: ask for one, and until then go with somebody.',
        es: 'Bastón en la mano libre, zapatos puestos, buena luz y nada en los escalones. Pare a medio camino. Para entrenar: suba y baje el primer escalón, cinco veces, sin soltarse. Sin baranda: pídala, y mientras tanto vaya con alguien.',
      },
    },
    {
      label: {
        en: 'Third floor and no elevator',
        es: 'Vivo en un tercer piso sin ascensor',
      },
      asks: {
        en: 'walk-up flat, fourth floor, no lift; carry groceries upstairs; how do I bring the shopping bag up; up and down four times a day; stuck at the top; flights of steps with bags; laundry and garbage; move to the ground floor; I live upstairs with no lift',
        es: 'cuarto piso por escalera, sin elevador; cómo subo la bolsa del mercado; subir y cargar bolsas, mandados, la compra; los mandados cómo los cargo; subo y bajo cuatro veces al día; bajar la basura; mudarme a planta baja; bolsas pesadas por las escaleras; encerrada arriba; vivo en alto sin ascensor',
      },
      say: {
        en: 'Make fewer trips and carry less. Do all errands in one round a day. Put the shopping in a small backpack or a bag across your body, so one hand stays on the rail. Rest at each landing. Have heavy things brought.',
        es: 'Haga menos viajes y cargue menos. Junte los mandados en una sola salida. Lleve la compra en una mochila chica o un bolso cruzado, con una mano en la baranda. Descanse en cada piso. Lo pesado, que se lo traigan.',
      },
      more: {
        en: 'Buy half today and half tomorrow. Leave a bag with somebody on the first floor and fetch it later. Ask a neighbor to take the garbage and bring water. A stool on the landing helps. Ask {company} about homes on the ground floor.',
        es: 'Compre la mitad hoy y la mitad mañana. Deje una bolsa con alguien de abajo y súbala luego. Pida a un vecino que saque la basura y suba el agua. Un banquito a medio camino ayuda. Pregunte a {company} por viviendas en planta baja.',
      },
    },
    {
      label: { en: 'I live on a steep hill', es: 'Vivo en un cerro o una loma' },
      asks: {
        en: 'my street is all uphill; going downhill hurts the knees; slope outside my door; steep path, ramp; hills everywhere; how to walk down a slope; uneven ground',
        es: 'mi barrio es pura loma, pura subida; la bajada me mata las rodillas; cuesta o pendiente muy empinada; cómo bajo el cerro; rampa; terreno disparejo, piedras; calle de subida',
      },
      say: {
        en: 'Going down is the hard part. Take short, slow steps with soft knees. Put the cane or pole ahead of you. Cross the path from side to side where it is safe. Stop often. On sore days, stay on the level.',
        es: 'Lo duro es la bajada. Dé pasos cortos y lentos, con las rodillas algo dobladas. El bastón o palo va adelante. Baje en zigzag donde no pasen carros. Pare seguido. Los días de dolor, quédese en lo plano.',
      },
      more: {
        en: 'Ride down or up with somebody, and walk the rest. Go once a day, when it is dry. Two poles help more than one. Between outings, make the legs strong in the chair. Unsteady on the slope: have an arm to hold.',
        es: 'Suba o baje en auto o bus, y ande el resto. Salga una vez al día, con piso seco. Dos palos ayudan más que uno. Entre salidas, fortalezca las piernas en la silla. Si se tambalea en la cuesta: vaya del brazo de alguien.',
      },
    },
    {
      label: {
        en: 'Sore knee: which hand for the cane?',
        es: 'Bastón: ¿en qué mano, por la rodilla?',
      },
      asks: {
        en: 'cane on the left or the right side; walking stick, same side as the bad leg; right knee hurts, which hand; would a stick help; ashamed of a cane, looks old; how tall should it be; walker or cane; hiking poles',
        es: 'bastón a la derecha o a la izquierda; de qué lado lo llevo; me duele la derecha, en cuál mano; sirve un bastón; me da pena o vergüenza usarlo; qué altura; andador, burrito o bastón; bastones de caminar',
      },
      say: {
        en: 'In the hand across from the sore side: right knee, left hand. Cane and sore leg go forward together. The grip should reach your wrist when the arm hangs. Both sore: across from the worse one.',
        es: 'En la mano contraria a la que duele: rodilla derecha, mano izquierda. Bastón y pierna mala avanzan juntos. El mango llega a la muñeca con el brazo suelto. Si duelen las dos: contraria a la peor.',
      },
      more: {
        en: 'Try it ten minutes at home, with a good rubber tip. On stairs, cane and sore leg go down first. A cane takes you farther: that is clever, not old. Leaning hard on it, or unsteady: ask a physical therapist about a walker.',
        es: 'Pruébelo diez minutos en casa, con goma nueva en la punta. En la escalera bajan primero bastón y pierna mala. Con él llega más lejos: eso es ser listo. Si se apoya mucho o se tambalea: pregunte al fisioterapeuta por un andador.',
      },
    },
    {
      label: { en: 'Which shoes for bad knees?', es: '¿Qué zapatos para la rodilla?' },
      asks: {
        en: 'soft soles, sneakers, trainers; insoles or heel pads; slippers at home; high heels; sandals or barefoot; what should I wear on my feet; footwear for walking; what shoes should I buy',
        es: 'tenis, zapatillas o championes; plantillas o taloneras; pantuflas o chanclas en casa; tacones; descalza o con sandalias; qué me pongo en los pies; calzado para caminar; alpargatas; qué tenis me compro',
      },
      say: {
        en: 'Low heel, thick soft sole, firm round the heel, with laces or a strap. The toes need room. No heels, slick soles or loose slippers, not even at home. Try them on late in the day, when feet are bigger.',
        es: 'Tacón bajo, suela gruesa y blanda, firmes en el talón, con cordón o correa. Los dedos con espacio. Nada de tacones, suela lisa ni chanclas, tampoco en casa. Pruébelos por la tarde, cuando el pie está más grande.',
      },
      more: {
        en: 'Worn down on one side: time for new ones. A soft insole may help, so try a cheap one first. Special wedges: only if a professional fits them. With sugar illness, look at the feet each night. Cannot bend: elastic laces, long shoehorn.',
        es: 'Si están gastados de un lado: cámbielos. Una plantilla blanda puede aliviar; pruebe una barata. Cuñas especiales: solo si las ajusta un profesional. Con diabetes, mire los pies cada noche. Si no se agacha: cordones elásticos y calzador largo.',
      },
    },
    {
      label: { en: 'Does a knee sleeve help?', es: '¿Sirve una rodillera?' },
      asks: {
        en: 'knee brace or support; elastic bandage, strap, wrap; should I wear it at night; the sleeve slips down; copper or compression sleeve; tape on the knee; would a brace help',
        es: 'venda elástica o faja para la rodilla; la uso de noche; se me baja, se me corre; soporte de compresión, de cobre; cinta en la rodilla; rodillera con varillas; me aprieta, me pica',
      },
      say: {
        en: 'For some it does: a soft sleeve keeps the knee warm and feels steadier. Wear it for walks and take it off at night. It must not pinch or leave deep marks. It does not replace strong thighs.',
        es: 'A algunos les ayuda: una rodillera blanda da calor y firmeza. Úsela para andar y quítela de noche. No debe apretar ni dejar marcas hondas. No reemplaza unos muslos fuertes.',
      },
      more: {
        en: 'Measure round the knee before you buy, and try it for two weeks. Poor blood flow, swollen legs, numb or thin skin: ask the doctor first. Foot cold, blue or tingling: take it off. A stiff brace needs a professional to fit it.',
        es: 'Mida la rodilla antes de comprar y pruébela dos semanas. Mala circulación, piernas hinchadas, piel fina o dormida: pregunte antes al médico. Si el pie queda frío, morado o dormido: quítela. Una rígida la ajusta un terapeuta.',
      },
    },
    {
      label: { en: 'Heat or cold on the knee?', es: '¿Calor o frío en la rodilla?' },
      asks: {
        en: 'ice pack or hot water bottle; warm bath, heating pad; frozen peas; which is better, warm or cold packs; how long do I leave the ice on; hot towel; rub with alcohol; should I use ice; a hot pack',
        es: 'hielo o bolsa de agua caliente; paños tibios o compresas; guatero, almohadilla eléctrica; cuánto rato dejo el hielo; baño caliente; qué es mejor, lo frío o lo caliente; alcohol con romero; me pongo hielo; le pongo calor',
      },
      say: {
        en: 'Warmth for a stiff knee, before you move. Cold for a puffy or hot one, after you moved. Ten to fifteen minutes, always with a towel between. Not on numb or sore skin. Use what feels good.',
        es: 'Calor para la rodilla tiesa, antes de moverse. Frío para la hinchada o caliente, después de moverse. Diez a quince minutos, siempre con una toalla en medio. No sobre piel dormida o herida. Quédese con lo que alivie.',
      },
      more: {
        en: 'A warm shower or a warm wet towel will do. For cold, use frozen peas in a cloth. Never fall asleep on a heating pad. Poor feeling in the legs: test with your hand first. Hot and red without cause: see a doctor today.',
        es: 'Basta una ducha tibia o una toalla mojada tibia. Para el frío, verduras congeladas en un paño. No se duerma sobre la almohadilla eléctrica. Si siente poco en las piernas: pruebe antes con la mano. Roja y caliente sin causa: vea hoy al médico.',
      },
    },
    {
      label: { en: 'Should I lose weight for my knees?', es: '¿Bajo de peso por las rodillas?' },
      asks: {
        en: 'overweight, too much on my joints; how many pounds off; diet for arthritis; too heavy for my joints; slim down; cannot exercise, so I gain; foods that help the joints; fat, obese; does being fat make it worse',
        es: 'tengo sobrepeso; cuántos kilos debo perder; dieta para la artrosis; peso mucho, estoy gordita, gordo; adelgazar; no me muevo y engordo; comida buena para las articulaciones; obesidad; es porque estoy gorda',
      },
      say: {
        en: 'Less weight is less load on each step. But past 65, losing by eating little takes muscle too. Ask your doctor if losing makes sense for you. Until then: no sweet drinks, more vegetables, and move a little each day.',
        es: 'Menos peso es menos carga en cada paso. Pero después de los 65, comer poco también quita músculo. Pregunte al médico si le conviene bajar. Mientras tanto: sin bebidas dulces, más verduras y un poco de movimiento cada día.',
      },
      more: {
        en: 'Go slowly, and never without exercise. Keep egg, fish, chicken or beans in each meal, for the muscle. With kidney disease, ask first how much. Ask for a dietitian. Losing weight without trying is a reason to see a doctor.',
        es: 'Vaya lento, y nunca sin ejercicio. Ponga huevo, pescado, pollo o frijoles en cada comida, para el músculo. Con los riñones enfermos, pregunte antes cuánto. Pida un nutricionista. Si baja sin querer, vea al médico.',
      },
      facts: ['D07', 'D08'],
    },
    {
      label: { en: 'Is a bicycle good for my knees?', es: '¿Es buena la bicicleta para mí?' },
      asks: {
        en: 'stationary exercise bike; pedals under the chair; scared of riding a bike in traffic; how high is the saddle; cycling with arthritis; pedal for how long; treadmill or bike; can I use the exercise bike',
        es: 'bicicleta fija, estática; pedales debajo de la silla; la bici me da miedo; a qué altura va el asiento; pedalear con artrosis; cuánto rato pedaleo; caminadora o bicicleta; montar en cicla',
      },
      say: {
        en: 'Yes, easy pedaling is kind to the joint. A bike that stands still is safest. Set the seat high, so the knee is almost straight at the bottom. No load. Start with five minutes, and add one every few days.',
        es: 'Sí, pedalear suave cuida la articulación. La bicicleta fija es la más segura. Asiento alto: abajo, la rodilla queda casi recta. Sin carga. Empiece con cinco minutos y sume uno cada pocos días.',
      },
      more: {
        en: 'Cannot get on, or afraid of it: small pedals on the floor before a firm chair do as well. No money for one: slide your feet to and fro. Knee sore: seat higher, slower, less time. Heart trouble: ask your doctor first.',
        es: 'Si no puede subirse o le da miedo: sirven unos pedales en el piso, frente a una silla firme. Sin dinero: deslice los pies adelante y atrás. Si duele: asiento más alto, más lento, menos rato. Corazón enfermo: pregunte antes al médico.',
      },
      facts: ['E14'],
    },
    {
      label: { en: 'Is the pool good for arthritis?', es: '¿Me conviene la piscina?' },
      asks: {
        en: 'exercise in water, aqua class; something in water, a pool way; is swimming better; how often and how long in the pool; water aerobics at the Y; warm pool for seniors; what do I do in the water; breaststroke',
        es: 'ejercicio en el agua, aquagym, hidrogimnasia; alberca, pileta; la natación es mejor; cuántas veces voy a nadar y cuánto rato; agua tibia, aguas termales; la piscina es buena para la artrosis; qué hago en el agua; clase de acuaerobics',
      },
      say: {
        en: 'Yes. Water carries you, so the joints hurt less, and it eases knee arthritis. Walk in chest-high water and hold the edge. Start with ten minutes, two or three times a week. Weak heart, weak lungs or an open wound: ask your doctor first.',
        es: 'Sí. El agua sostiene el cuerpo y alivia la rodilla. Camine con el agua al pecho, cerca del borde. Empiece con diez minutos, dos o tres veces por semana. Corazón o pulmón débil, o una herida: pregunte antes al médico.',
      },
      more: {
        en: 'Step by step: rubber shoes, a rail to get in, walk forward, back and sideways, swing each leg. Add five minutes when it goes well. If breaststroke hurts, paddle with straight legs. On insulin: check sugar first and bring juice. Ask about a senior class.',
        es: 'Paso a paso: zapatos de goma, baranda al entrar, camine adelante, atrás y de lado. Sume cinco minutos si va bien. Si nadar de pecho duele, patee con piernas rectas. Con insulina: mídase antes y lleve jugo. Pregunte por clases para mayores.',
      },
      facts: ['E14', 'E16'],
    },
    {
      label: {
        en: 'Shy in a swimsuit, or I cannot swim',
        es: 'No sé nadar o me apena el traje',
      },
      asks: {
        en: 'ashamed of my body at the pool; too fat for a bathing suit; never learned to swim, afraid of water; people would stare; no pool near here; changing room embarrassment; scared of deep water',
        es: 'me da vergüenza o pena el traje de baño, el bañador, la malla; estoy gordita para la alberca; nunca aprendí a nadar; le tengo miedo al agua; me van a mirar; aquí no hay piscina; el vestidor, qué pena',
      },
      say: {
        en: 'Many feel that way, and you need not swim at all. Wear a dark shirt and long swim shorts. Keep a robe on up to the edge. Once in the water, nobody sees. Stay where you can stand, near the rail.',
        es: 'A muchos les pasa, y no hace falta nadar. Lleve camiseta oscura y pantalón de baño largo. Vaya con bata hasta el borde. Dentro del agua nadie ve. Quédese donde haga pie, junto a la baranda.',
      },
      more: {
        en: 'Go first just to look, at a senior hour. Bring a friend. Ask the pool if a shirt is allowed, and tell the teacher you do not swim. No pool or no wish: the same moves in a chair at home do good too.',
        es: 'La primera vez vaya solo a mirar, a la hora de mayores. Vaya con una amistad. Pregunte si dejan usar camiseta y avise al profesor que no nada. Sin piscina o sin ganas: en casa, la silla también sirve.',
      },
    },
    {
      label: { en: 'Can I dance with bad knees?', es: '¿Puedo bailar con la rodilla mala?' },
      asks: {
        en: 'ballroom, square dance, line dancing; dance without hurting the joint; how many minutes of dancing, what shoes; I miss dancing; yes or no, can I dance; waltz slowly in the living room; zumba',
        es: 'bailar marinera, salsa, cumbia, tango, danzón; bailar sin malograr la rodilla; cuántos minutos de baile y con qué zapatos; extraño el baile; sí o no puedo bailar; hay forma de bailar; un vals despacito en la sala; zumba',
      },
      say: {
        en: 'Yes, and the joy does good too. Slow music, small steps, flat floor. No jumps, no deep bends, no turning on one foot. Low shoes with a smooth but not slick sole. Five minutes, then sit for a song.',
        es: 'Sí, y la alegría también ayuda. Música lenta, pasos chicos, piso plano. Sin saltos, sin agacharse ni girar sobre un solo pie. Zapato bajo, suela lisa que no resbale. Cinco minutos, y siéntese una canción.',
      },
      more: {
        en: 'To turn, take many small steps. Hold a partner, or the back of a chair. Next day no worse: add one song. Sore: dance with arms and feet in the chair, it counts. Leave stamping and fast turns to the young ones.',
        es: 'Para girar, dé muchos pasitos. Tómese de la pareja o del respaldo de una silla. Si al otro día está igual: sume una canción. Si duele: baile en la silla con brazos y pies. Deje el zapateo y las vueltas bruscas.',
      },
    },
    {
      label: { en: 'Can I still garden?', es: '¿Puedo seguir con el jardín?' },
      asks: {
        en: 'weeding and digging with sore knees; my flowers, vegetable plot, yard work; bend down to the plants; how long may I work outdoors; raised beds; stool between the rows; rake leaves, shovel',
        es: 'sembrar, desyerbar con dolor de rodilla; mis matas, la huerta, el patio, la chacra; agacharme a las plantas; cuánto rato puedo trabajar afuera; macetas altas; banquito entre las plantas; barrer hojas, pala',
      },
      say: {
        en: 'Yes, garden work counts as exercise. Bring the plants up: pots on a table, a high bed. Sit on a firm stool and use long tools. Ten minutes, then something else. Change sides often, and rest before it hurts.',
        es: 'Sí, el jardín cuenta como ejercicio. Suba las plantas: macetas en una mesa, una jardinera alta. Use un banco firme y herramientas largas. Diez minutos, y luego otra cosa. Cambie de lado y descanse antes de que duela.',
      },
      more: {
        en: 'Keep something firm beside the stool to push up on. Carry half a can of water at a time. Let somebody do the digging. Water first, weed the next day: wet soil is softer. Sore for two days: do half next time.',
        es: 'Tenga algo firme junto al banco para empujarse al subir. Lleve la regadera a medio llenar. Que otro cave. Riegue hoy y desyerbe mañana: la tierra mojada cede. Si duele dos días: la próxima vez haga la mitad.',
      },
      facts: ['E17'],
    },
    {
      label: { en: 'I cannot kneel any more', es: 'Ya no puedo arrodillarme' },
      asks: {
        en: 'kneel in church to pray; get down on the floor and up again; scrub the floor on my knees; squat; is kneeling harmful; crouch to the low cupboard; play on the carpet with grandchildren',
        es: 'arrodillarme en misa, hincarme para rezar; bajar al piso y volver a subir; trapear o fregar de rodillas; ponerme en cuclillas; hace daño arrodillarse; agacharme al mueble bajo; jugar en el suelo con los nietos',
      },
      say: {
        en: 'You need not. Sitting to pray or work is just as good. If you must kneel: thick cushion, one knee only, a firm chair beside you. Stay under a minute. If it hurts sharply, leave it out for good.',
        es: 'No hace falta. Rezar o trabajar en una silla vale igual. Si tiene que hacerlo: cojín grueso, una sola rodilla y una silla firme al lado. Menos de un minuto. Si duele fuerte, déjelo del todo.',
      },
      more: {
        en: 'To get up: hands on the chair seat, stronger foot flat in front, push, turn, sit. Bring things up from low cupboards. Use a long mop and a grabber. Ask the grandchildren up to the table. Cannot rise by yourself: only with somebody near.',
        es: 'Para subir: manos en el asiento, el pie más fuerte adelante, empuje, gire y siéntese. Suba las cosas de los muebles bajos. Use trapeador largo y pinza. Que los nietos jueguen en la mesa. Si no puede a solas: solo con alguien cerca.',
      },
    },
    {
      label: {
        en: 'Stiff in the morning or after sitting',
        es: 'Tiesa al levantarme o tras sentarme',
      },
      asks: {
        en: 'first steps are the worst; stiff when I get out of bed; long car ride or movie, knees lock up; rusty after TV; sat too long; takes me an hour to get going; stiffness in the mornings',
        es: 'amanezco tiesa, entumida, tieso; los primeros pasos son los peores; viaje largo en bus, rodillas duras; después de la tele no arranco; me pongo tiesa tras mucho rato en la silla; me demoro en arrancar; rigidez por la mañana; engarrotada',
      },
      say: {
        en: 'Move before you stand. On the edge of the bed or chair, bend and straighten each knee ten times, pump the feet, then rise. A warm shower helps. By day, do not sit longer than half an hour in one go.',
        es: 'Muévase antes de pararse. Al borde de la cama o silla, doble y estire cada rodilla diez veces, mueva los pies y suba. Una ducha tibia ayuda. De día, no pase más de media hora sin moverse.',
      },
      more: {
        en: 'Tie it to the ads or a kitchen timer: straighten the legs, stand, sit. In a car, stop each hour; in a bus, stretch the legs out. Stiff for much more than half an hour each morning, or many joints: tell your doctor.',
        es: 'Hágalo con los anuncios o un reloj de cocina: estire, párese, siéntese. En el auto, pare cada hora; en el bus, estire las piernas. Si la rigidez dura mucho más de media hora cada mañana, o son varias articulaciones: dígalo al médico.',
      },
    },
    {
      label: { en: 'They say it is bone on bone', es: 'Dicen que es hueso con hueso' },
      asks: {
        en: 'no cartilage left on the x-ray; x-ray looks terrible; will it get worse, end in a wheelchair; can cartilage grow back, be cured; worn out joint; severe, last stage; nothing left between the bones',
        es: 'ya no tengo cartílago en la radiografía; la placa salió muy mal; va a empeorar, silla de ruedas; se cura, vuelve a crecer; está desgastada, grado cuatro, avanzada; roza hueso contra hueso',
      },
      say: {
        en: 'That sounds frightening, but a picture does not tell how you will walk. Worn cartilage does not grow back. Yet strong muscles can ease the pain, also in a worn joint. Begin in the chair with small moves that do not hurt.',
        es: 'Suena duro, pero la imagen no dice cómo va a caminar usted. El cartílago no vuelve a crecer. Aun así, unos músculos fuertes pueden aliviar, también en una rodilla gastada. Empiece en la silla, con movimientos chicos que no duelan.',
      },
      more: {
        en: 'Five minutes twice a day for six weeks. Write down what gets easier: the bed, the shop, the stairs. If nothing does, ask the doctor what is left: a physical therapist, other pain relief, an operation. Bone on bone alone decides nothing.',
        es: 'Cinco minutos dos veces al día, seis semanas. Anote qué le cuesta menos: la cama, la tienda, la escalera. Si nada mejora, pregunte qué más hay: un terapeuta, otro alivio, operarse. La imagen sola no decide.',
      },
      facts: ['E14'],
    },
    {
      label: { en: 'My knee clicks and creaks', es: 'Me truena la rodilla' },
      asks: {
        en: 'cracking, grinding noise when I bend; crunch on the stairs; it clicked just now, is that bad; popping sound; creaky, grating; does the noise mean damage',
        es: 'me suena, me cruje al doblar; traquea, chasquea; hizo clic hace un rato, es malo; ruido como de arena; rechina al subir; el crujido significa daño',
      },
      say: {
        en: 'A click without pain is almost always harmless, and no reason to stop. If it clicks and hurts, make the move smaller and slower. A loud crack with sudden pain or swelling: rest it and see a doctor today.',
        es: 'Si suena sin dolor, casi siempre es inofensivo, y puede seguir. Si suena y duele, hágalo más corto y más lento. Un crujido fuerte con dolor de golpe o hinchazón: repose y vea hoy al médico.',
      },
      more: {
        en: 'Try the place before the click: lift only that far. Warm the knee first. Pull the toes toward you as you straighten. If each click hurts for two weeks, or the knee catches, ask the doctor to look at it.',
        es: 'Busque el punto antes del ruido y suba solo hasta ahí. Caliente antes la rodilla. Al estirar, lleve los dedos del pie hacia usted. Si duele con cada ruido por dos semanas, o se traba, que el médico la mire.',
      },
    },
    {
      label: { en: 'My knee gives way under me', es: 'La rodilla se me dobla sola' },
      asks: {
        en: 'buckles when I walk; do not trust the leg; nearly fell when it gave out; knee goes weak on the stairs; unstable, wobbly knee; it just lets go',
        es: 'se me afloja, se me vence; no confío en la pierna; casi me caigo porque falló; me falla al bajar; inestable, floja; se me va la rodilla; se me sale',
      },
      say: {
        en: 'Take that seriously, for it can end in a fall. See the doctor this week. Until then, use a cane in the other hand, hold the rail, and exercise only in the chair. If it began after a twist or a fall: go today.',
        es: 'Tómelo en serio, pues puede acabar en caída. Vea al médico esta semana. Hasta entonces, bastón en la otra mano, baranda en la escalera y ejercicio solo en la silla. Si empezó tras un golpe o torcedura: vaya hoy.',
      },
      more: {
        en: 'Weak thighs are a common cause: straighten the leg in the chair, five times, twice a day. Tell the doctor when it happens and if it locks. Clear the floor, light at night, phone in the pocket. Ask for a falls check.',
        es: 'Muchas veces es el muslo débil: estire la pierna en la silla, cinco veces, dos veces al día. Cuente al médico cuándo pasa y si se traba. Piso libre, luz de noche, teléfono en el bolsillo. Pida una revisión de caídas.',
      },
      facts: ['E11'],
    },
    {
      label: { en: 'Do I need a shot or an operation?', es: '¿Necesito inyección u operación?' },
      asks: {
        en: 'injections in the knee, cortisone; knee replacement, new joint, surgery; when is it time to operate; too old for surgery; gel shots, stem cells; the surgeon wants to cut; waiting list; do they inject it; is surgery dangerous',
        es: 'infiltración, inyecciones en la rodilla, cortisona; prótesis, me quieren operar; cuándo toca la cirugía; muy mayor para operarme; ácido hialurónico, plasma, células madre; miedo al quirófano; lista de espera; es peligrosa la operación; me quieren operar',
      },
      say: {
        en: 'That is for you and your doctor. Ask: what would it do for me, for how long, what can go wrong, and what if I wait. A new joint is mostly for pain that stays in spite of exercise and medicine.',
        es: 'Eso lo deciden usted y su médico. Pregunte: qué me daría, por cuánto tiempo, qué puede salir mal y qué pasa si espero. La prótesis suele ser para el dolor que sigue a pesar de ejercicio y medicinas.',
      },
      more: {
        en: 'Write down how far you walk, how you sleep, what you cannot do. Take it along, and somebody who listens. Age alone is no bar. You may ask a second doctor. Strong thighs help before and after, so keep at it.',
        es: 'Anote cuánto camina, cómo duerme y qué ya no puede. Lleve la hoja, y a alguien que escuche. La edad sola no lo impide. Puede pedir otra opinión. Unos muslos fuertes ayudan antes y después: siga con eso.',
      },
    },
    {
      label: {
        en: 'Which cream or tablet for my knee?',
        es: '¿Qué crema o pastilla para la rodilla?',
      },
      asks: {
        en: 'painkiller before walking; gel, ointment, rub; ibuprofen, acetaminophen, aspirin; glucosamine, turmeric, collagen; something for the pain; pills upset my stomach; pain medicine every day; CBD oil, herbal; can I take tylenol; glucosamine; a cream',
        es: 'calmante antes de caminar; pomada, gel, ungüento; ibuprofeno, paracetamol, diclofenaco; glucosamina, cúrcuma, colágeno; una medicina para el dolor; las pastillas me caen mal al estómago; remedio casero, marihuana con alcohol, hierbas; puedo tomar paracetamol; la glucosamina; una pomada',
      },
      say: {
        en: 'Ask your doctor or pharmacist first, also for what is sold freely. Some pain tablets harm the stomach, kidneys or heart, or clash with blood thinners. Ask if a gel on the skin would do. Stop none by yourself.',
        es: 'Pregunte antes a su médico o farmacéutico, también por lo que se vende sin receta. Algunas pastillas dañan estómago, riñón o corazón, o chocan con anticoagulantes. Pregunte si basta un gel en la piel. No deje ninguna por su cuenta.',
      },
      more: {
        en: 'Take a list of all you use, with powders and herbs. Ask: which, how much, how many days, and may I take it before a walk. Until then, warmth or cold is safe for most. Black stools or vomiting blood: call {emergency}.',
        es: 'Lleve una lista de todo lo que usa, con polvos y hierbas. Pregunte: cuál, cuánto, cuántos días y si puede ser antes de andar. Mientras tanto, calor o frío suele ser seguro. Heces negras o vómito con sangre: llame a {emergency}.',
      },
    },
    {
      label: { en: 'Too icy or too hot to walk outside', es: 'Afuera hay hielo o mucho calor' },
      asks: {
        en: 'snow till April, how do I keep moving; heat stroke, hundred degrees; mall or early morning, which is better; walk indoors, in the hall; rain for days; cannot go outside in winter; too humid; too hot in summer; so icy',
        es: 'nieve, invierno, cómo me sigo moviendo; el calor me sofoca; centro comercial o tempranito, qué es mejor; caminar dentro de la casa, el pasillo; llueve mucho, lodo; no se puede salir; pavimento mojado; hace mucho calor; hay hielo',
      },
      say: {
        en: 'Then walk indoors. A mall or big store is flat, cool or warm, and has seats. Or the hallway at home, two minutes each hour. In heat, go out only soon after sunrise, with water. On ice, stay in.',
        es: 'Entonces camine bajo techo. Un centro comercial es plano, fresco y tiene asientos. O el pasillo de casa, dos minutos cada hora. Con calor, salga solo al amanecer, con agua. Con hielo, quédese en casa.',
      },
      more: {
        en: 'At home: one song of walking, one of leg moves in the chair. Shoes on, rugs away. Hall swells the knee: shorter rounds, more rests. Insulin: check sugar before, and carry juice. Limits on drink from your doctor go first.',
        es: 'En casa: una canción de andar y una de piernas en la silla. Con zapatos y sin alfombras sueltas. Si la rodilla se hincha: vueltas más cortas. Con insulina: mídase antes y lleve jugo. Si el médico le limita el agua, eso manda.',
      },
      facts: ['E16'],
    },
    {
      label: { en: 'Knee exercises bore me', es: 'Los ejercicios de rodilla me aburren' },
      asks: {
        en: 'bored, no motivation; keep forgetting, I give up after a week; hate exercise, silly; lazy, cannot be bothered; something more fun; how do I stick with it; I stopped after a few days; I find it boring',
        es: 'me aburro, qué aburrido; me da flojera, pereza, hueva; se me olvida, lo dejo a la semana; odio hacer ejercicio, es tonto; algo más divertido; cómo no lo dejo; no tengo ganas; lo dejé a los pocos días',
      },
      say: {
        en: 'Then hide them in something you like. Leg moves to your favorite song, or through the ads. Walk to a person, not for the walk: coffee with a friend, the market. Dance, garden or water count as well.',
        es: 'Entonces escóndalos en algo que le guste. Mueva las piernas con su canción favorita o en los anuncios. Camine hacia alguien: un café con una amistad, el mercado. Bailar, el jardín o el agua también cuentan.',
      },
      more: {
        en: 'Make it tiny: two lifts after each coffee. Tick a calendar by the kettle. Do it by phone with a friend who has bad knees too. Missed a week: just start again, with half. Change the moves every month.',
        es: 'Hágalo muy corto: dos veces tras cada café. Márquelo en un calendario en la cocina. Hágalo por teléfono con una amistad que también sufra de las rodillas. Si faltó una semana: empiece otra vez, con la mitad. Cambie cada mes.',
      },
      facts: ['E20'],
    },
    {
      label: { en: 'Both knees hurt the same', es: 'Me duelen las dos rodillas' },
      asks: {
        en: 'not just one, both are bad; no good leg to start with; left and right alike; both sides; neither one holds; two bad legs, which goes first',
        es: 'las dos igual; no tengo una pierna buena; la izquierda y la derecha; ambas rodillas; ninguna aguanta; las dos piernas malas, cuál va primero; los dos lados',
      },
      say: {
        en: 'Train one leg at a time, so the other can rest. Five with the left, a pause, five with the right. On stairs, keep to the same leading leg and hold the rail. Two walking poles share the load better than one cane.',
        es: 'Trabaje una pierna a la vez, y la otra descansa. Cinco con la izquierda, pausa, cinco con la derecha. En la escalera, empiece siempre con la misma y agárrese. Dos bastones de caminar reparten mejor la carga que uno.',
      },
      more: {
        en: 'Find out which is a bit worse: that one leads down the stairs. On days when both complain, move only the feet and press the knees into the bed. Many joints swollen at once, or fever: see a doctor soon, today with fever.',
        es: 'Fíjese cuál está un poco peor: esa baja primero. Los días en que se quejan las dos, mueva solo los pies y apriete las corvas en la cama. Varias articulaciones hinchadas a la vez: pida cita pronto; con fiebre, hoy.',
      },
    },
    {
      label: { en: 'Am I too old to mend my knees?', es: '¿Soy muy mayor para esto?' },
      asks: {
        en: 'at my age, what is the point; eighty-four, ninety, can muscle still grow; too late to start; it is just old age; over the hill; never did sports',
        es: 'a mis años, para qué; soy muy mayor; tengo ochenta, noventa, todavía crece el músculo; muy viejo, muy vieja para empezar; son cosas de la edad; nunca hice deporte; ya estoy para el arrastre',
      },
      say: {
        en: 'No. Muscles answer to work at any age, in frail people too. You do not need sport. Five lifts of the foot in a chair, today and tomorrow, is a true start. Less pain on the stairs is the aim.',
        es: 'No. El músculo responde a cualquier edad, también en personas frágiles. No hace falta deporte. Subir el pie cinco veces en la silla, hoy y mañana, ya es empezar. La meta: menos dolor en la escalera.',
      },
      more: {
        en: 'Go slowly, and compare with last month, not with your youth. Pick one thing you want back, such as the bench in the park. Many illnesses or tablets: ask the doctor what to leave out. A physical therapist can start you off.',
        es: 'Vaya lento y compárese con el mes pasado, no con la juventud. Elija algo que quiera recuperar, como el banco del parque. Si tiene varios males o toma muchas pastillas: pregunte al médico qué evitar. Un fisioterapeuta puede darle un buen comienzo.',
      },
      facts: ['E15'],
    },
    {
      label: { en: 'Nobody can walk with me', es: 'No tengo compañía para caminar' },
      asks: {
        en: 'I live alone, afraid my knee fails outdoors; no company for walks; what if I fall and nobody sees; friends all gone, family far; scared to go out alone; walking group for slow people',
        es: 'vivo sola o solo y temo que falle la rodilla; sin compañía para salir; y si me caigo y nadie ve; mi familia está lejos; me da miedo salir a solas; grupo de caminata lenta; no tengo quien me acompañe',
      },
      say: {
        en: 'That makes going out harder, but you can. Go by day, on a flat way with people and seats. Charged phone in the pocket. Call somebody as you leave and as you come back. Ask {company} for a slow walking group.',
        es: 'Así cuesta más, pero se puede. Salga de día, por un camino plano con gente y asientos. Teléfono cargado en el bolsillo. Llame a alguien al salir y al volver. Pregunte a {company} por un grupo de caminata lenta.',
      },
      more: {
        en: 'Start at the door: ten steps and back. Ask one neighbor: “I walk at nine. Would you look out for me?” Or walk in a store, where help is near. A fall in the past year, or unsteady: ask for a falls check first.',
        es: 'Empiece en la puerta: diez pasos y de vuelta. Diga a un vecino: “Salgo a las nueve. ¿Puede mirar?” O ande en una tienda grande. Una caída este año o poco equilibrio: pida antes al médico una revisión de caídas.',
      },
      facts: ['E11', 'S16'],
      whose: 'self',
    },
    {
      label: { en: 'My dog died and now I just sit', es: 'Murió mi perro y ya no salgo' },
      asks: {
        en: 'the dog took me out twice a day; miss my dog, no reason to walk; the hour we went out hurts; should I get another dog; lost my walking friend; empty leash by the door',
        es: 'el perrito me sacaba a caminar; extraño a mi perra, sin ganas de salir; la hora del paseo es la peor; me consigo otro perro; perdí a mi compañero de paseo; la correa está ahí colgada',
      },
      say: {
        en: 'You lost a friend, and the reason to go out. That hour will hurt for a while. At that time, put your shoes on and go to the first bench, only that. Say hello to the dogs you know.',
        es: 'Perdió a un amigo, y el motivo para salir. Esa hora va a doler un tiempo. A esa misma hora, póngase los zapatos y vaya hasta el primer banco, solo eso. Salude a los perros que conoce.',
      },
      more: {
        en: 'A bad morning for the knee: have your coffee at the window and move the legs in the chair. Tell somebody a story of your dog. Ask a neighbor if you may walk along with theirs. A new dog can wait until you want one.',
        es: 'Si la rodilla amanece mal: tome el café en la ventana y mueva las piernas en la silla. Cuente a alguien una historia de su perro. Pida a un vecino acompañarle con el suyo. Otro perro puede esperar hasta que tenga ganas.',
      },
      facts: ['S13', 'S17'],
      whose: 'self',
    },
    {
      label: { en: 'My hands have arthritis too', es: 'También tengo artrosis en las manos' },
      asks: {
        en: 'stiff fingers, sore thumb; cannot open jars; hold the cane with painful hands; knobbly finger joints; hand exercise; knitting, guitar or writing hurts; weak grip, drop things',
        es: 'dedos tiesos, me duele el pulgar; no puedo abrir frascos; agarrar el bastón con las manos malas; dedos torcidos, nudos; ejercicio para las manos; tejer, tocar guitarra o escribir me duele; se me caen las cosas',
      },
      say: {
        en: 'Warm them first: hands in warm water for five minutes. Then make a soft fist, open wide, touch each finger with the thumb. Five times, twice a day. Keep up what you love, in short spells. Thick handles spare the joints.',
        es: 'Primero calor: las manos en agua tibia cinco minutos. Luego cierre suave, abra y toque cada dedo con el pulgar. Cinco veces, dos veces al día. Siga con lo que le gusta, por ratos. Los mangos gruesos cuidan los dedos.',
      },
      more: {
        en: 'Wrap foam round pen, knife and cane grip. Open jars with a rubber cloth. Play or knit ten minutes, rest, go on. Pushing up with sore hands: use your forearms. Hot swollen fingers, or numb at night: tell your doctor.',
        es: 'Forre con espuma lápiz, cuchillo y bastón. Abra frascos con un paño de goma. Toque o teja diez minutos, descanse y siga. Si al levantarse le duelen, apoye los antebrazos. Dedos calientes e hinchados, o dormidos de noche: dígalo al médico.',
      },
    },
    {
      label: { en: 'Something for my arms meanwhile', es: 'Algo para los brazos, mientras tanto' },
      asks: {
        en: 'my arms are good, anything for arms; upper body exercise while the knees rest; shoulders and arms in the chair; strong arms for the walker; bands or small weights; exercise without the legs',
        es: 'mis brazos están bien, algo para los brazos; ejercicio de arriba mientras descansan las rodillas; hombros y brazos en la silla; brazos fuertes para el andador; ligas o pesitas; ejercicio sin usar las piernas',
      },
      say: {
        en: 'Good idea, for arms help you up. Sit in a firm chair with arms and press down as if to rise. Count to two, let go. Five times. Then push both palms against a wall, slowly, eight times. Two or three days a week.',
        es: 'Buena idea: los brazos ayudan a pararse. En una silla firme con brazos, empuje hacia abajo como para subir. Cuente hasta dos y suelte. Cinco veces. Luego empuje la pared con las palmas, lento, ocho veces. Dos o tres días por semana.',
      },
      more: {
        en: 'Wall too hard on the knees: sit, and push your palms together before the chest. Or lift a small bottle of water to the shoulder, eight times each side. Breathe out on the push. Sore shoulder: lift less high. Blood pressure not settled: ask first.',
        es: 'Si la pared cansa las rodillas: en la silla, apriete una palma contra la otra. O suba una botella chica de agua hasta el hombro, ocho veces por lado. Suelte el aire al empujar. Hombro con dolor: suba menos. Presión sin control: pregunte antes.',
      },
      facts: ['E15', 'E19'],
    },
    {
      label: { en: 'She refuses to exercise her knees', es: 'No quiere ejercitar las rodillas' },
      asks: {
        en: 'how do I get mother walking again with bad knees; he says exercises are silly; she only goes by car; he sits all day and will not listen; she used to love walking to the bakery; what do I say to him; stubborn, scared of falling; I live far away; she just sits and says no',
        es: 'cómo hago para que mi mamá camine con esas rodillas; dice que el ejercicio es una tontería; mi papá no se mueve del sillón; es terco, terca, no hace caso; antes le gustaba ir a la panadería; qué le digo; le da miedo caerse; vivo lejos',
      },
      say: {
        en: 'Leave out the word exercise. Take what she or he loved: the bakery, a friend. Drive most of the way, and walk the last bit arm in arm. Sit, have the cake, ride home. Next week, park a little farther off.',
        es: 'No diga “ejercicio”. Use lo que le gustaba: la panadería, una amistad. Vayan en auto casi hasta allí y caminen del brazo lo último. Un café en la mesa, y de vuelta. La otra semana, estacione un poco más lejos.',
      },
      more: {
        en: 'Say: “I would like a walk with you.” Never: “You must.” Afraid of falling: dry day, cane, a seat half way. Far away: call at the same hour and both move your feet. Still no: ask the doctor to say it.',
        es: 'Diga: “Me gustaría caminar contigo”. Nunca: “Tienes que”. Si teme caerse: día seco, bastón y un asiento a medio camino. Si vive lejos: llame a la misma hora y muevan los pies los dos. Si sigue el no: que lo diga el médico.',
      },
      whose: 'other',
    },
    {
      label: { en: 'Who can teach me knee exercises?', es: '¿Quién me enseña los ejercicios?' },
      asks: {
        en: 'physical therapist, physio; is there a class for arthritis, free; PT is done with me, what now; tai chi, yoga, chair class; somebody to show me the right way; cannot afford therapy; check that I do it right; is yoga ok; is tai chi good',
        es: 'fisioterapeuta, kinesiólogo, terapista; hay clases gratis para artrosis; se acabó la terapia, qué sigue; taichí, yoga, gimnasia en silla; alguien que me muestre bien; no puedo pagar la terapia; lo estaré haciendo bien; puedo hacer yoga; sirve el taichí',
      },
      say: {
        en: 'A physical therapist is the best start: ask your doctor for a few visits. Say you want a plan for home. Then ask {company} for a low-cost class for older people: chair gym, water or tai chi.',
        es: 'Lo mejor para empezar es un fisioterapeuta: pida al médico unas sesiones. Diga que quiere un plan para la casa. Luego pregunte a {company} por clases baratas para mayores: gimnasia en silla, agua o taichí.',
      },
      more: {
        en: 'Let them watch you stand up, walk and take a stair. Have each move written down with its number. Before a class, tell the teacher about the knees. Leave out what hurts. Therapy over and getting weaker: ask for more visits.',
        es: 'Que le miren al pararse, andar y subir un escalón. Que anoten cada ejercicio y cuántas veces. Antes de la clase, avise al profesor de sus rodillas. Deje lo que duela. Si acabó la terapia y pierde fuerza: pida más sesiones.',
      },
    },
    {
      label: { en: 'My hip is the sore one', es: 'Mi problema es la cadera' },
      asks: {
        en: 'hip arthritis, groin pain; hip hurts when I walk; exercise for a stiff hip; putting on socks with a bad hip; pain in the buttock or side; limp from my hip',
        es: 'artrosis de cadera, dolor en la ingle; me duele la cadera al andar; ejercicio para la cadera tiesa; ponerme medias con la cadera mala; dolor en la nalga, en el costado; cojeo por la cadera; me duele la ingle',
      },
      say: {
        en: 'Movement helps there too. Hold the kitchen counter and swing the sore leg gently back and out to the side, five times each. Stand tall. Unsteady: lie on your back and slide the heel up and down instead.',
        es: 'También ahí ayuda moverse. Tómese del mueble de la cocina y lleve la pierna suave hacia atrás y al lado, cinco veces cada una. Cuerpo derecho. Si se tambalea: acuéstese y deslice el talón, sube y baja.',
      },
      more: {
        en: 'Cane in the hand across from the hip. Chairs a bit higher. Long shoehorn for socks and shoes. A replaced hip: ask your surgeon first. After a fall, or suddenly no weight on the leg: call {emergency}.',
        es: 'Bastón en la mano contraria a la cadera. Sillas un poco más altas. Calzador largo para medias y zapatos. Si tiene prótesis: pregunte antes al cirujano. Tras una caída, o si de golpe no apoya la pierna: llame a {emergency}.',
      },
    },
    {
      label: { en: 'The pain keeps me awake at night', es: 'La rodilla no me deja dormir' },
      asks: {
        en: 'knee aches in bed; throbbing at night; cannot find a position to sleep; pillow under the knee; wakes me when I turn over; restless with the pain; it hurts at night',
        es: 'acostada me duele más, en la cama; de noche me late, me punza; no hallo postura para dormir; almohada debajo de la rodilla; me despierta al voltearme; paso la noche en vela por el dolor; me duele en la noche',
      },
      say: {
        en: 'Before bed, a warm shower and ten soft bends in the chair. Lie on your side with a pillow between the knees. On your back, a thin one under the knee, just to fall asleep. Tell your doctor: night pain can be treated.',
        es: 'Antes de acostarse, ducha tibia, y doble y estire la rodilla diez veces en la silla. De lado, una almohada entre las rodillas. Boca arriba, una delgada debajo, solo para dormirse. Dígalo al médico: el dolor de noche se puede tratar.',
      },
      more: {
        en: 'Awake with pain: move the foot up and down, warm the knee with a towel, try again. Look at the day before: too much work often shows at night. Pain at night with fever or weight loss: call the doctor this week, with fever today.',
        es: 'Si despierta con dolor: mueva el pie, caliente la rodilla con una toalla y pruebe otra vez. Mire el día anterior: hacer de más se paga de noche. Dolor nocturno y baja de peso: llame al médico esta semana. Con fiebre, hoy.',
      },
    },
    {
      label: { en: 'When must a doctor see my knee?', es: 'Rodilla: ¿qué señales son de alarma?' },
      asks: {
        en: 'warning signs; hot red knee with fever; locked, cannot bend or straighten; sudden bad pain; twisted it, heard a snap; cannot put weight on the leg; swollen calf, clot; is it dangerous; when is it serious',
        es: 'señales de alarma; rodilla roja, caliente y fiebre; trabada, no dobla ni estira; dolor fuerte de golpe; me la torcí, tronó; no puedo apoyar la pierna; pantorrilla hinchada, trombo; es grave, es peligroso; cuándo es grave',
      },
      say: {
        en: 'Today: a hot red knee, fever, a locked knee, sudden strong pain or swelling, a calf that swells or hurts. Cannot stand on it after a fall, chills and feeling very ill, or short of breath: call {emergency}.',
        es: 'Hoy mismo: rodilla roja y caliente, fiebre, trabada, dolor o hinchazón de golpe, pantorrilla hinchada o con dolor. Si no puede apoyar tras una caída, hay escalofríos y mucho malestar, o falta el aire: llame a {emergency}.',
      },
      more: {
        en: 'Until you are seen: rest the leg, cane in the other hand, no exercise, no heat, no massage. Note when it began and any fall. Within two weeks: pain that grows, a knee that gives way, pain each night. No visit today: call {emergency}.',
        es: 'Hasta que le vean: pierna en reposo, bastón en la otra mano, sin ejercicio, calor ni masaje. Anote cuándo empezó y si hubo caída. En dos semanas: dolor que crece, rodilla que falla, dolor cada noche. Si hoy no le atienden: llame a {emergency}.',
      },
    },
  ],
}
