/** Questions of those who lie awake at night or sleep by day, and of their families. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const wakingAtNight: Faq = {
  name: 'waking-at-night',
  domain: 'Sleep',
  card: 'Z13',
  about: pattern(
    '(insomni*|sleepless*|wide awake|(lie|lies|lay|laying|lying|stay*) .. awake|awake .. (all|half) .. (night|nite)|middle of the (night|nite)|not a wink|(wake*|woke|waking|awake) .. .. (at|around|about|by|before|from|till|until|since) (half )?(past )?(one|two|three|four|five|[1-5](am)?)|(can not|could not|not|never|hardly|barely|trouble|unable to|hard to) (really |even |hardly |always |ever |been )?(get |getting |go |going |fall |falling |drop )?(back )?(to |off to )?(sleep|sleeping|slept|asleep)|(sleep*|slept) .. (badly|poorly|better|through)|(bad|poor|broken|lost) (nights?|sleep)|naps?|napping|nod* off|doz(e|es|ed|ing)|sleep* (all|half the) (day|afternoon|morning)|up (all|half the) (night|nite)|cbt|tcc|desvel*|insomnio|(no|ni|nunca|sin) .. (puedo |puede |logro |logra |he |ha )?(duermo|duerme|dormir|dormirme|dormido|concilio|conciliar)|(pego|pega|pegar|pegado|pegue) .. ojos?|(agarro|agarra|agarrar|coger|cojo|conciliar) .. sueno|(volver|volverme|vuelvo) a dormir(me)?|dormir(me)? otra vez|despiert* .. a las? (una|dos|tres|cuatro|cinco|[1-5])|de madrugada|duerm[oe] (muy )?(mal|poco)|noches? en (blanco|vela)|en vela|siestas?|cabece(o|a|ar|ando)|duerm[oe] todo el dia)',
  ),
  fits: [
    'unsteady',
    'dizzy',
    'recently-widowed',
    'nobody-near',
    'carer',
    'sleep-limits-unsafe',
    'heat',
    'no-money',
  ],
  entries: [
    {
      label: {
        en: 'Awake at three: what do I do now?',
        es: 'Son las tres y no duermo: ¿qué hago?',
      },
      asks: {
        en: 'wake at three and lie there; cannot get back to sleep; lie there wide awake; what do I do lying awake; awake again after the bathroom; lie awake till dawn; stare at the ceiling; awake at 3, what helps; cannot sleep, what now',
        es: 'me despierto a las 3 y ya no duermo; no pego un ojo; me quedo mirando, viendo el techo; me desvelo de madrugada; qué hago si no puedo dormir; a las 3 de la mañana, qué hago; vuelvo del baño y no agarro el sueño; voy al baño de noche y ahí me desvelo; me levanto a orinar y después no pego ojo; doy vueltas en la cama',
      },
      say: {
        en: 'Do not fight for sleep. After about twenty minutes awake, sit up slowly and put on a small lamp. Do something calm, in a chair or sitting up in bed. Lie down when your eyes grow heavy. Quiet rest does you good too.',
        es: 'No luche con el sueño. Si pasan unos veinte minutos, siéntese despacio y prenda una lámpara pequeña. Haga algo tranquilo, en una silla o en la misma cama. Acuéstese cuando le pesen los ojos. Descansar en calma también hace bien.',
      },
      more: {
        en: 'Step by step: Before bed, lay out lamp, robe and an old magazine. Turn the clock away. No phone, no news, no kitchen. After the bathroom, use only a night light and lie down again first. Chest pain or no breath: call {emergency}.',
        es: 'Paso a paso: Antes de acostarse, deje a mano lámpara, bata y una revista vieja. Voltee el reloj. Nada de celular, noticias ni cocina. Tras el baño, poca luz y otra vez a la cama. Dolor de pecho o falta de aire: llame a {emergency}.',
      },
      facts: ['Z13'],
    },
    {
      label: { en: 'Why should I leave the bed at all?', es: '¿Para qué levantarme de la cama?' },
      asks: {
        en: 'why would getting up help; getting up seems backwards; wont getting up wake me more; wait for sleep lying down; is resting in bed enough; rise or stay in bed; leave a warm bed',
        es: 'por qué tengo que levantarme; quedarme acostada esperando el sueño; me levanto o me quedo; levantarme despierta más; de qué sirve levantarse; descansar acostado no basta; parece al revés',
      },
      say: {
        en: 'Tossing in bed teaches the body that bed is for being awake. A quiet break in dim light undoes that, night by night. If you lie there calm and drowsy, stay. Get up only when you are wide awake or cross.',
        es: 'Dar vueltas le enseña al cuerpo que la cama es para estar en vela. Un rato de calma con poca luz lo corrige, noche a noche. Si está en paz y con sueño, quédese. Levántese solo si el sueño se fue o se desespera.',
      },
      more: {
        en: 'If you cannot or would rather not get up: Sit up in bed with the lamp on. That counts as well. It feels odd the first nights. Keep the bed for sleep, not for TV or worry. Give it some weeks.',
        es: 'Si no puede o no quiere levantarse: Siéntese en la cama con la lámpara. También cuenta. Las primeras noches parece raro. Deje la cama para dormir, no para la tele ni las preocupaciones. Dele unas semanas.',
      },
      facts: ['Z13'],
    },
    {
      label: { en: 'It is cold and dark, I might fall', es: 'Está frío y oscuro, y puedo caerme' },
      asks: {
        en: 'the house is cold; what if I fall; scared of falling in the dark; afraid of the dark; getting out makes me cold; blanket and robe; walker across the room; way to the toilet at night; which light to the bathroom; lamp would wake my husband; chair hurts my back; get to the bathroom safe',
        es: 'hace frío en la casa; y si me caigo; la casa está oscura; miedo de caerme; me da miedo lo oscuro; me da frío salir de la cama; cobija, frazada, manta; en el sofá me duele la espalda; el andador queda lejos; la luz despierta a mi marido',
      },
      say: {
        en: 'You may stay in bed. Sit up against two pillows, with a small lamp and something warm on your shoulders. That is fine too. Keep cane or walker by the bed, and a night light on the way to the bathroom.',
        es: 'Puede quedarse en la cama. Siéntese con dos almohadas, una lámpara pequeña y algo tibio en los hombros. También sirve. Deje el bastón o andador al lado, y una lucecita en el paso al baño.',
      },
      more: {
        en: 'If you must walk: Sit on the edge first, feet flat, shoes and light on. By day, move rugs and cords. A light low by the floor does not wake a partner. After a fall, tell the doctor this week. Head hit: call {emergency}.',
        es: 'Si tiene que caminar: Primero siéntese al borde, con zapatos y luz. De día, quite alfombras y cables. Una luz baja no despierta a la pareja. Si se cae, al médico esta semana. Golpe en la cabeza: llame a {emergency}.',
      },
      facts: ['Z13'],
    },
    {
      label: {
        en: 'What do I do once I am in the chair?',
        es: '¿Y qué hago en la silla de noche?',
      },
      asks: {
        en: 'sitting in the chair, and then what; something dull to do; read a book or knit; busy my hands; crossword or jigsaw; how long in the chair; no sleep in the chair; sitting up, then what',
        es: 'me siento en la silla y luego qué; algo aburrido que hacer; leer un libro o tejer; ocupar las manos; crucigrama o costura; cuánto rato en la silla; no me da sueño en la silla',
      },
      say: {
        en: 'Something quiet and a little dull, by a small lamp. An old magazine, easy knitting, folding socks, a psalm, a low radio. No bills, no news, nothing that excites. When your head nods, go back to bed.',
        es: 'Algo tranquilo y un poco aburrido, con una lámpara pequeña. Una revista vieja, un tejido fácil, doblar medias, un salmo, la radio bajita. Nada de cuentas ni noticias. Cuando cabecee, vuelva a la cama.',
      },
      more: {
        en: 'Choose it by day, and lay it ready with glasses and a blanket. There is no set time: heavy eyes are the sign. If they do not come: Rest there, warm, and get up at your usual hour. Tomorrow try something duller.',
        es: 'Elíjalo de día y déjelo listo, con los lentes y una manta. No hay un tiempo fijo: la señal es que pesen los ojos. Si no llega: Descanse ahí con la manta y empiece el día a su hora. Mañana, algo más aburrido.',
      },
      facts: ['Z13'],
    },
    {
      label: { en: 'I get up, then I eat or watch TV', es: 'Me levanto y como o veo la tele' },
      asks: {
        en: 'ended up watching TV; I eat biscuits at three; toast and the news; is a cookie at night bad; hungry at night; raid the fridge; getting up business made it worse; reading made her more awake',
        es: 'terminé viendo la tele; me pongo a ver tele; como galletas a las tres; me levanté y me desvelé peor; es malo comer de noche; me da hambre de noche; asalto la nevera, el refri; leer o coser me quitó el sueño',
      },
      say: {
        en: 'One cookie is no harm. But food, news and bright light tell the body it is day. Keep the getting up, and change the rest: small lamp, chair, something dull, no kitchen. On hungry nights, have a small snack before bed.',
        es: 'Una galleta no hace daño. Pero comida, noticias y luz fuerte le dicen al cuerpo que es de día. Levántese igual y cambie lo demás: lámpara pequeña, silla, algo aburrido, nada de cocina. Si suele haber hambre, coma algo pequeño antes de acostarse.',
      },
      more: {
        en: 'A small snack: a cracker with cheese, or yogurt. With diabetes, follow your plan. Shaky, sweaty or muddled at night: check your sugar and do as you were taught. If the TV pulls you in: stay in bed and sit up there.',
        es: 'Algo pequeño: una galleta salada con queso, o yogur. Con diabetes, siga su plan. Si tiembla, suda o se confunde, mídase el azúcar y haga lo que le enseñaron. Si la tele le atrapa: siéntese en la cama y no vaya a la sala.',
      },
      facts: ['Z13'],
    },
    {
      label: { en: 'I keep looking at the clock', es: 'Miro el reloj a cada rato' },
      asks: {
        en: 'watching the clock; counting the hours left; turn the clock round; know when twenty minutes passed; check the time; clock strikes',
        es: 'veo la hora; cuento las horas que faltan; volteo el reloj; cómo sé que pasaron veinte minutos; el despertador a la vista; campanas del reloj',
      },
      say: {
        en: 'Turn it to the wall tonight, or put it in a drawer. Each look starts sums about lost hours, and that wakes you more. You need not measure twenty minutes. When you feel wide awake or cross, it was long enough.',
        es: 'Esta noche, voltéelo a la pared o métalo en un cajón. Cada mirada trae cuentas de horas perdidas, y eso desvela más. No hace falta medir veinte minutos. Si el sueño se fue o se desespera, ya es bastante.',
      },
      more: {
        en: 'If you need an alarm: Set it, then hide it where you can hear it. If the phone is for emergencies, leave it in reach, face down. If you peek all the same, say “Night is night,” and look away.',
        es: 'Si necesita despertador: Póngalo y escóndalo donde lo oiga. Si el teléfono es para emergencias, déjelo a mano y boca abajo. Si mira sin querer, dígase “de noche es de noche” y cierre los ojos.',
      },
      facts: ['Z13'],
    },
    {
      label: { en: 'My family worries me at night', es: 'De noche pienso en mi familia' },
      asks: {
        en: 'my son lost his job; worried about my son; daughter getting divorced worries me; my sister has cancer; grandson in trouble; visit my son or not; my boy does not answer; children worry me; feel nearer to her; so far away from her',
        es: 'mi hijo perdió el trabajo; mi hijo me quita el sueño; mi hija se divorcia; mi hermana tiene cáncer; mis hijos están lejos, al otro lado; ir a su casa; mi hijo no contesta; me preocupan mis nietos; sentirla más cerca',
      },
      say: {
        en: 'It is hard to love somebody and have your hands tied. At three you can do nothing for them. Write one line: “This worries me. After breakfast I do this.” Then breathe out slowly, and let the paper hold it.',
        es: 'Duele querer a alguien y no poder hacer nada. A las tres no se arregla. Escriba una línea: “Esto me preocupa. Después del desayuno hago tal cosa.” Luego suelte el aire despacio, y que lo guarde el papel.',
      },
      more: {
        en: 'By day, choose one small sign: a call, a card, a dish, a message that asks nothing. If no answer comes: say once that you are there, and wait some days. If you fear somebody is in danger now, call {emergency}.',
        es: 'De día, elija una señal pequeña: una llamada, una carta, un plato, un mensaje que no pida nada. Si no contesta: diga una vez que ahí está usted, y espere unos días. Si teme que alguien corre peligro ahora, llame a {emergency}.',
      },
      facts: ['Z21', 'T19'],
    },
    {
      label: { en: 'Money and the house trouble me', es: 'Me angustian las cuentas o la casa' },
      asks: {
        en: 'bills, debts; pay the rent; stay in my house; small pension; who looks after the cat; gave cash to a scam; going over that phone call, so stupid; losing my home, the stairs',
        es: 'las cuentas, las deudas; pagar la renta, el alquiler; la plata, la pensión no alcanza; quedarme en mi casa; quién cuida al gato; me estafaron, qué vergüenza; perder la casa',
      },
      say: {
        en: 'At three it looks darkest, and no office is open. Write it on paper, and leave the paper in another room. Tomorrow ask {company} what help there is, with money or to go on living at home.',
        es: 'A las tres se ve más negro, y no hay oficina abierta. Escríbalo en un papel y déjelo en otro cuarto. Mañana pregunte a {company} qué ayudas hay, de dinero o para seguir viviendo en casa.',
      },
      more: {
        en: 'Step by step: Ask to pay the bill bit by bit. Take no loan from strangers. No money for food: call {food}. Cheated: tell the bank and the police today, and one person you trust. It happens to clever people.',
        es: 'Paso a paso: Pida pagar la cuenta en partes. No acepte préstamos de desconocidos. Si falta comida: llame a {food}. Si hubo estafa: avise hoy al banco y a la policía, y cuénteselo a alguien de confianza. Le pasa a gente muy lista.',
      },
      facts: ['T15'],
    },
    {
      label: { en: 'So many thoughts at night', es: 'Los pensamientos no paran de noche' },
      asks: {
        en: 'it all goes through my head; cannot stop thinking; chewing on a quarrel; so angry, we had a fight; tomorrows list in my head; brooding in the dark; thinking about everything; cannot switch off',
        es: 'la cabeza da vueltas; no puedo dejar de pensar; me pongo a pensar; rumiando la pelea, el disgusto; tengo rabia, coraje, bronca; pienso en mañana; la mente no se apaga',
      },
      say: {
        en: 'Thoughts grow in the dark. Do not push them off; give them a place. After supper, write them down, with one next step each. In bed, let your shoulders drop and make each breath out long and slow.',
        es: 'Los pensamientos crecen a oscuras. No los empuje: deles un lugar. Después de cenar, apúntelos, cada uno con un próximo paso. En la cama, afloje los hombros y suelte el aire largo y lento.',
      },
      more: {
        en: 'If they come back: Say “There you are again.” Then walk in your mind through a house you loved, room by room. Anger: write the letter, and do not send it. Worried on most days for two weeks: ask about talking therapy.',
        es: 'Si vuelven: Diga “ahí estás otra vez”. Luego recorra en su mente una casa querida, cuarto por cuarto. Si hay enojo: escriba la carta y no la mande. Si le preocupa todo casi a diario por dos semanas, pida terapia de conversación.',
      },
      facts: ['Z21', 'T11'],
    },
    {
      label: { en: 'At night I miss the one who died', es: 'De noche extraño a quien murió' },
      asks: {
        en: 'thinking of my late wife; the bed is empty; quiet house since he died; cry for her; I am a widow; miss my husband; grief at night; the radio was his',
        es: 'desde que murió mi viejo; la cama vacía; la casa tan callada; lloro por ella; soy viuda; extraño a mi esposa; el luto, la pena; el radio era de él',
      },
      say: {
        en: 'The empty side of the bed hurts most at that hour. You need not chase it away. Put on the lamp, say the name, write one line to them. Tears are fine. If you wish not to wake up, call {crisis}.',
        es: 'El lado vacío de la cama duele más a esa hora. No hace falta espantarlo. Prenda la lámpara, diga su nombre, escríbale una línea. Llorar está bien. Si desea no despertar más, llame a {crisis}.',
      },
      more: {
        en: 'Another night: Hold something of theirs, or lay a pillow on that side. A recorded story gives some people company. In a home, ring for the night aide. Tell one person: “Three is my worst hour.” If it does not ease, tell the doctor.',
        es: 'Otra noche: Abrace algo suyo, o ponga una almohada de ese lado. A algunos les acompaña un cuento grabado. En una residencia, llame a quien está de noche. Dígale a alguien: “A las tres me pesa más.” Si no afloja, dígalo al médico.',
      },
      facts: ['S13'],
    },
    {
      label: {
        en: 'I nod off in the chair in the evening',
        es: 'Me duermo en el sillón al anochecer',
      },
      asks: {
        en: 'doze in front of the telly; fall asleep in my armchair; fight the nodding off; keep awake till ten; what to do from eight to ten; stay awake in the evening; eyes close after supper',
        es: 'cabeceo frente a la tele; me quedo dormido en el sofá; aguantar hasta las diez; qué hago de 8 a 10; no dormirme en el sillón; se me cierran los ojos después de cenar; a la tardecita, a la nochecita',
      },
      say: {
        en: 'It is worth fighting, kindly: that doze is taken from your night. After supper, put on a good lamp and sit upright. Give your hands something to do: dishes, cards, a phone call. Stand up at each break in the program.',
        es: 'Conviene resistir: ese sueñito se lo quita a la noche. Después de cenar, ponga una buena lámpara y siéntese con la espalda recta. Ocupe las manos: platos, cartas, una llamada. Póngase de pie en cada pausa del programa.',
      },
      more: {
        en: 'From eight to ten: call a friend, water plants, sort photos, lay the table for breakfast. If you slip off: stand up and wash your face. Eye disease or bipolar illness: ask before bright lamps. Sleepy all day: tell the doctor.',
        es: 'De ocho a diez: llame a una amiga, riegue plantas, ordene fotos, ponga la mesa del desayuno. Si cabecea: de pie, y agua en la cara. Con mal de ojos o trastorno bipolar, pregunte antes por la luz fuerte. Sueño todo el día: al médico.',
      },
      facts: ['Z17', 'Z15'],
    },
    {
      label: { en: 'Is a nap by day all right?', es: '¿Está bien dormir la siesta?' },
      asks: {
        en: 'how long should my nap be; take a nap; nap after lunch; sleep all afternoon; nap after dialysis; sleeping after dialysis; naps in the day; alarm for a nap; groggy after a nap',
        es: 'cuánto rato de siesta; cuánto tiempo de siesta; a qué hora la siesta; duermo toda la tarde; siesta después de la diálisis; la siesta quita el sueño; en el día me vence el sueño; pregunto por la siesta',
      },
      say: {
        en: 'Yes, a short one is fine. Twenty to thirty minutes, before three in the afternoon. Set an alarm, or ask somebody to call. Long or late naps steal sleep from the night. Afterwards, go to the daylight.',
        es: 'Sí, si es corta. De veinte a treinta minutos, antes de las tres de la tarde. Ponga una alarma o pida que le llamen. Las largas o tardías le roban sueño a la noche. Después, busque la luz del día.',
      },
      more: {
        en: 'Without an alarm: Nap in a chair with the curtains open, not in bed. After dialysis: Rest as soon as you are home, even if it is later. Then sit up with the lamp on. If you suddenly need many naps, see the doctor.',
        es: 'Sin alarma: Duerma en una silla, con las cortinas abiertas, no en la cama. Tras la diálisis: Descanse en cuanto llegue, aunque sea más tarde. Luego siéntese con luz. Si de pronto necesita muchas siestas, vea al médico.',
      },
      facts: ['Z15'],
    },
    {
      label: { en: 'Should I wake a parent from a nap?', es: '¿Despierto a mi papá de la siesta?' },
      asks: {
        en: 'father naps two hours every afternoon; he is 88 and naps; should I really wake him; nap went from 1 hour to 2 hours; naps more and more lately; new heart tablets; doctor about the nap or not',
        es: 'mi papá duerme dos horas de siesta; tiene 88 y hace siesta; lo despierto o lo dejo; antes era 1 hora y ahora 2; cada vez duerme más; pastillas nuevas del corazón; por la siesta, médico o no',
      },
      say: {
        en: 'If nights are good and they feel fresh after the nap, let them sleep. If the nap has grown lately, or came with a new tablet, tell the doctor this week. Stop no tablet. Hard to wake, or newly muddled: call {emergency}.',
        es: 'Si de noche duerme bien y tras la siesta está con ánimo, déjele dormir. Si la siesta se alargó, o vino con una pastilla nueva, dígalo al médico esta semana. No quite ninguna. Si cuesta despertarle o hay confusión nueva: llame a {emergency}.',
      },
      more: {
        en: 'Tell the doctor: since when, how long, each new tablet, snoring, appetite, mood. If nights are poor: Let the nap start earlier. After half an hour, open the curtains and bring a drink. A soft voice, no shaking.',
        es: 'Diga al médico: desde cuándo, cuánto dura, cada pastilla nueva, ronquidos, apetito, ánimo. Si la noche va mal: Que empiece antes la siesta. A la media hora, abra las cortinas y lleve algo de beber. Voz suave, sin sacudir.',
      },
      facts: ['Z15'],
      whose: 'other',
    },
    {
      label: { en: 'Sleeps all day, up all night', es: 'Duerme de día y anda de noche' },
      asks: {
        en: 'roams at night; goes out at night; wanders the house at 3am; day and night turned round; up half the night; who can give us a night off; we are exhausted, shattered; goes out the front door; afraid he gets out; bell or latch on the door',
        es: 'anda por la casa de noche; día y noche cambiados; se pasea de madrugada; nos tiene agotados; quién nos cubre una noche; que salga por la puerta; miedo de que se salga; campanita, pestillo',
      },
      say: {
        en: 'For tonight: small lights, a clear path, the stove off, a bell on the door. Speak low, offer the toilet, lead back to bed. Often pain, bladder or tablets are behind it. If it came all at once, call the doctor today.',
        es: 'Esta noche: luces pequeñas, paso libre, cocina apagada, una campanita en la puerta. Hable bajo, ofrezca el baño y llévele a la cama. Suele ser dolor, vejiga o pastillas. Si empezó de golpe, llame hoy al médico.',
      },
      more: {
        en: 'By day: Up at the same time, breakfast by the window, out before noon. Nap only after lunch. For the front door: a latch very high up, and nobody locked in alone. You need rest: ask {company} who could watch one night.',
        es: 'De día: A la misma hora en pie, desayuno junto a la ventana, salir antes del mediodía. Siesta solo tras el almuerzo. Para la puerta: un pestillo muy alto, y nadie encerrado a solas. Para que usted descanse: pida a {company} quien vele una noche.',
      },
      facts: ['Z17', 'Z15'],
      whose: 'other',
    },
    {
      label: { en: 'How do I keep them awake by day?', es: '¿Cómo evito que duerma todo el día?' },
      asks: {
        en: 'dozes off again; he refuses timers and alarms; stiff, cannot push him; does the nap matter; sits with the telly; never goes outside; could it be his pills; keep him awake in the afternoon; maybe his tablets; let him nap or keep him up',
        es: 'se vuelve a dormir; no quiere alarma; está tieso por el Parkinson; mantenerlo despierto por la tarde; sentado con la tele; no quiere salir; serán sus pastillas, su medicina; importa su siesta',
      },
      say: {
        en: 'Sleep used up by day is missing at night. Company does more than alarms: a visit at two, cards at the table, music, towels to fold, some steps in daylight. Ask the doctor if tablets make them drowsy. Stop none.',
        es: 'El sueño que gasta de día falta de noche. Más que la alarma sirve la compañía: una visita a las dos, cartas, música, toallas para doblar, unos pasos al sol. Pregunte al médico si alguna pastilla da sueño. No quite ninguna.',
      },
      more: {
        en: 'Start with ten minutes, just when the head sinks. Upright chair, curtains open, TV off. If they are stiff: march the feet sitting down, and do not pull them up. Write the hours of tablets and of sleep, and show the doctor.',
        es: 'Empiece con diez minutos, justo cuando cabecea. Silla recta, cortinas abiertas, tele apagada. Si hay rigidez: marchar con los pies, en la silla, sin jalar. Apunte las horas de pastillas y de sueño, y muéstrelas al médico.',
      },
      facts: ['Z15'],
      whose: 'other',
    },
    {
      label: { en: 'How many hours of sleep are enough?', es: '¿Cuántas horas de sueño bastan?' },
      asks: {
        en: 'is 7 hours enough; I only get five hours; 8.30 to 3.30 is 7 hours; old people need fewer hours; nine hours too much; hours needed at eighty',
        es: 'bastan 7 horas; duermo cinco horas; de 8 a 3 son 7 horas; los mayores necesitan menos horas; diez horas es demasiado; horas a los ochenta',
      },
      say: {
        en: 'Seven to eight hours suit most people over sixty-five. Count the whole night: from nine to four is seven already. If you feel fresh by day, your hours are enough, even if fewer.',
        es: 'De siete a ocho horas le van bien a casi todos después de los sesenta y cinco. Cuente la noche entera: de nueve a cuatro ya son siete. Si de día se siente bien, sus horas bastan, aunque sean menos.',
      },
      more: {
        en: 'To find out: For a week, write each morning when you slept, when you got up, and how rested you feel. Rested: change nothing. Over nine hours and still tired, or few hours and sleepy by day: show it to the doctor.',
        es: 'Para saberlo: Una semana, apunte cada mañana cuándo durmió, cuándo se levantó y cómo descansó. Si descansó, no cambie nada. Más de nueve horas y cansancio, o pocas y sueño de día: muéstrelo al médico.',
      },
      facts: ['Z01'],
    },
    {
      label: { en: 'I wake up for good at four', es: 'A las cuatro ya estoy en pie' },
      asks: {
        en: 'wake at 4 every morning; wide awake at half past four; early waking; used to the early shift; morning light or evening light; why does the light help; sleep till six; not worried, just awake',
        es: 'me despierto a las 4 y no me vuelvo a dormir; despierto muy temprano; toda la vida madrugué; turno temprano; luz de la mañana o de la tarde; por qué ayuda la luz; dormir hasta las seis; madrugo sin preocupación',
      },
      say: {
        en: 'The body clock often runs early in later life. Evening light moves it later: put on a good lamp after supper. Keep the bedroom dark until your set time. And go to bed a little later.',
        es: 'Con los años el reloj del cuerpo suele adelantarse. La luz del anochecer lo atrasa: ponga una buena lámpara después de cenar. Deje el cuarto oscuro hasta su hora. Y acuéstese un poco más tarde.',
      },
      more: {
        en: 'At four: If drowsy, stay lying. If wide awake, sit in dim light, with no coffee yet. Bright mornings are more for those who fall asleep late. Eye disease or bipolar illness: ask before bright lamps. Low mood too: tell the doctor.',
        es: 'A las cuatro: Si queda sueño, siga en la cama. Si no, siéntese con poca luz, sin café todavía. La luz de la mañana es para quien se duerme tarde. Con mal de ojos o trastorno bipolar, pregunte antes. Si hay tristeza, al médico.',
      },
      facts: ['Z17', 'Z01'],
    },
    {
      label: { en: 'Do I go to bed too early?', es: '¿Me acuesto demasiado temprano?' },
      asks: {
        en: 'in bed by half eight; going to bed at 7; would a later bedtime help; go to bed at 10 instead; does going to bed early do it; what time should I go to bed; nothing on telly, so bed; staff put us to bed; put me to bed later, nuisance',
        es: 'me acuesto a las 8; acostarme más tarde; me acuesto porque me aburro; a qué hora tengo que acostarme; acostarse a las 9, sí o no; nos acuestan a las 7; si me acuesto a las 10; acostar y levantar, a qué hora; ceno y me acuesto',
      },
      say: {
        en: 'Very likely yes, if you wake at three or four with no worry. By then the night’s sleep is used up. Go to bed fifteen minutes later, hold it some nights, then again. Ten is a fair aim. Get up at one set time.',
        es: 'Muy probable que sí, si despierta a las tres o cuatro sin preocupación. Para entonces ya durmió lo suyo. Acuéstese quince minutos más tarde, siga así unas noches, y otra vez. Las diez es buena hora. Levántese siempre a la misma.',
      },
      more: {
        en: 'It takes some weeks. If staff put you to bed: You have a right to ask. “I would like nine, please. I can be changed before, and sit up.” With seizures, bipolar illness or falls, ask the doctor before you change bedtime.',
        es: 'Lleva unas semanas. Si le acuesta el personal: Tiene derecho a pedirlo. “Quisiera a las nueve, por favor. Me cambian antes y espero en la silla.” Con convulsiones, trastorno bipolar o caídas, pregunte antes al médico.',
      },
      facts: ['Z17', 'Z01', 'Z12'],
    },
    {
      label: {
        en: 'Why get up at the same hour each day?',
        es: '¿Por qué levantarse a una hora fija?',
      },
      asks: {
        en: 'getting up at one time stops waking; same time every morning; may I sleep in on Sunday; lie in after a bad night; set time to rise',
        es: 'levantarse siempre a la misma hora; hora fija todos los días; dormir más el domingo; quedarme en cama tras mala noche; madrugar aunque dormí poco',
      },
      say: {
        en: 'The hour you get up sets the body clock for the whole day. From then on, tiredness gathers until night. Sleeping in after a bad night makes the next one start late. Choose an hour you can keep, also on Sunday.',
        es: 'La hora de levantarse pone en marcha el reloj del cuerpo. Desde ahí el cansancio se junta hasta la noche. Si duerme de más tras una mala noche, la otra empieza tarde. Elija una hora que pueda cumplir, también el domingo.',
      },
      more: {
        en: 'Step by step: Set an alarm, or ask somebody to call. Open the curtains and have breakfast in the light. If you care for somebody at night: keep the hour when you can, rest when they rest. Ill or after surgery: sleep as you need.',
        es: 'Paso a paso: Ponga una alarma o pida que le llamen. Abra las cortinas y desayune con luz. Si cuida a alguien de noche: cumpla la hora si puede y descanse a ratos. En enfermedad o tras operarse: duerma lo que haga falta.',
      },
      facts: ['Z17', 'Z04'],
    },
    {
      label: { en: 'Is it the coffee, tea or mate?', es: '¿Será el café, el té o el mate?' },
      asks: {
        en: 'coffee keeps me awake; tea in the evening; caffeine, cola; chocolate at night; gave up coffee; decaf coffee',
        es: 'el café me quita el sueño; mate hasta la noche; cafecito después de la cena; té negro, té verde; cola, chocolate; ya dejé el café; café descafeinado',
      },
      say: {
        en: 'It may be. Even six hours before bed, caffeine took about an hour of sleep. It is in coffee, black and green tea, mate, cola and dark chocolate. Have the last one at lunch for two weeks, and see.',
        es: 'Puede ser. Hasta seis horas antes de acostarse, la cafeína quitó cerca de una hora de sueño. La tienen café, té negro y verde, mate, cola y chocolate negro. Tome lo último con el almuerzo por dos semanas, y vea.',
      },
      more: {
        en: 'If that is hard: Keep the cup and the hour, change what is in it. Decaf or warm milk will do. Many cups a day: one less every few days, or the head may ache. If you already have none: look at naps and bedtime.',
        es: 'Si le cuesta: Deje la misma taza y hora, y cambie lo de dentro. Sirve descafeinado o leche tibia. Si son muchas tazas: una menos cada pocos días, o dolerá la cabeza. Si ya no toma: mire la siesta y la hora de acostarse.',
      },
      facts: ['Z14'],
    },
    {
      label: { en: 'Does a little alcohol help?', es: '¿Un traguito ayuda a dormir?' },
      asks: {
        en: 'whisky before bed; wine or beer at night; glass of wine; beer makes me sleepy; brandy in hot milk; alcohol and waking; sherry, toddy',
        es: 'una copita antes de acostarme; vino con la cena; la cerveza me da sueño; coñac, pisco, ron; alcohol y sueño; aguardiente, whisky, tequila',
      },
      say: {
        en: 'It brings sleep sooner, but then breaks the second half of the night. Waking at three can come from it. If it is one glass, leave it out for two weeks. If you drink much every day, ask the doctor first.',
        es: 'Trae el sueño antes, pero luego corta la segunda mitad de la noche. Despertar a las tres puede venir de ahí. Si es una copa, déjela dos semanas. Si bebe mucho cada día, pregunte antes al médico.',
      },
      more: {
        en: 'In its place: warm milk, decaf, or soft music at the same hour. Never have it with sleeping tablets. Whoever drinks a lot must not stop suddenly. If it is hard to leave: tell the doctor or nurse. They hear it often.',
        es: 'En su lugar: leche tibia, descafeinado o música suave a esa hora. Nunca con pastillas para dormir. Quien bebe mucho no debe parar de golpe. Si cuesta dejarlo: dígalo al médico o a la enfermera. Lo oyen a menudo.',
      },
      facts: ['Z19', 'D16'],
    },
    {
      label: { en: 'Is TV or a phone in bed bad?', es: '¿Hace mal la tele o el celular en cama?' },
      asks: {
        en: 'television in the bedroom; screen before bed; scroll on my phone; sleep with the television on; late news; ipad, computer in bed',
        es: 'la televisión en el cuarto; pantalla antes de dormir; miro el celular, el móvil; sin tele no me duermo; las noticias de noche; la luz y el celular; tableta, computadora en la cama',
      },
      say: {
        en: 'Screens and news keep the head busy. Turn them off half an hour to an hour before bed, and do something slow instead. If silence weighs: soft music or talk with a timer, no picture. Keep the phone near for emergencies, face down.',
        es: 'La pantalla y las noticias no dejan parar la cabeza. Apague todo de media a una hora antes de ir a la cama. Haga algo lento. Si pesa el silencio: música bajita, sin imagen. El teléfono, cerca y boca abajo, por si pasa algo.',
      },
      more: {
        en: 'If you only fall asleep with TV: This week make it darker and quieter. Next week listen with the picture off. Then change to sound with a timer. For the free half hour: wash, lay out clothes, rub in hand cream.',
        es: 'Si solo se duerme con tele: Esta semana, menos brillo y menos volumen. La otra, solo oír, sin imagen. Después, un sonido con temporizador. Para esa media hora libre: lavarse, preparar la ropa, crema en las manos.',
      },
      facts: ['Z21'],
    },
    {
      label: { en: 'Does warm milk or herb tea help?', es: '¿Sirve la leche tibia o una tisana?' },
      asks: {
        en: 'glass of milk; chamomile, lavender; hot milk, cocoa; herb tea did nothing; home remedy; warm cup before bed',
        es: 'vaso de leche; té de tila, manzanilla; ya probé la tila; agüita, infusión; leche con miel; remedio casero; toronjil, pasiflora',
      },
      say: {
        en: 'There is little proof that it brings sleep. But a small warm cup is a kind habit, if it agrees with you. Drink it an hour before bed, so the bladder lets you rest. Herbs can clash with tablets: ask the pharmacist first.',
        es: 'Hay poca prueba de que traiga el sueño. Pero una tacita tibia es una buena costumbre, si le cae bien. Tómela una hora antes, para que la vejiga le deje descansar. Las hierbas chocan con algunas pastillas: pregunte en la farmacia.',
      },
      more: {
        en: 'If it did nothing: Leave it, or keep it just as a treat. What helps more is one time to get up, short naps and a later bedtime. Milk upsets you: warm water. Diabetes: no honey or sugar. On a drink limit: it counts.',
        es: 'Si no hizo nada: Déjela, o téngala solo por gusto. Ayuda más levantarse a una hora fija, poca siesta y acostarse más tarde. Si la leche cae mal: agua tibia. Con diabetes: sin miel ni azúcar. Si le limitan los líquidos: también cuenta.',
      },
      facts: ['Z22'],
    },
    {
      label: { en: 'It is too hot to sleep', es: 'Hace demasiado calor para dormir' },
      asks: {
        en: 'heat at night; sweating in bed; no air conditioning; fan all night; open the window; hot flushes; stuffy bedroom; mosquitoes',
        es: 'calor de noche; sudo en la cama; sin aire acondicionado; ventilador, abanico; abrir la ventana; bochornos; el cuarto es un horno; mosquitos, zancudos',
      },
      say: {
        en: 'Keep sun out by day, and open windows when it is cooler outside. Before bed, wash arms and feet with lukewarm water. Use one cotton sheet and a damp cloth on the neck. Keep water by the bed, within any drink limit.',
        es: 'De día, que no entre el sol. Abra cuando afuera esté más fresco. Antes de acostarse, lávese brazos y pies con agua tibia. Una sábana de algodón y un paño húmedo en la nuca. Agua a mano, dentro de su límite si lo tiene.',
      },
      more: {
        en: 'In a heat wave: Sleep in the coolest room. Spend afternoons in a cool place. In very hot air a fan is not enough. Headache or weakness: cool down and call the doctor. Confused or faint: call {emergency}. Sweats with no heat: see the doctor.',
        es: 'Si hay ola de calor: Duerma en el cuarto más fresco. Pase la tarde donde haga fresco. Con mucho calor no basta el ventilador. Dolor de cabeza o debilidad: refrésquese y llame al médico. Confusión o desmayo: llame a {emergency}. Sudor sin calor: al médico.',
      },
      facts: ['Z21'],
    },
    {
      label: { en: 'Noise wakes me up', es: 'El ruido me despierta' },
      asks: {
        en: 'noisy neighbors; traffic noise; barking dog; loud roommate; street music; ear plugs; party next door; slightest sound',
        es: 'vecinos ruidosos; ruido de motos, carros; perros que ladran; la compañera grita; música en la calle; tapones de oídos; fiesta, bulla; cualquier ruidito',
      },
      say: {
        en: 'Cover it with a soft, steady sound, such as a fan. Move the bed from the street wall, and hang a thick curtain. Earplugs are fine where nobody needs to call you and you hear your alarm. Speak with the neighbor by day, kindly.',
        es: 'Tápelo con un sonido suave y parejo, como un ventilador. Aleje la cama de la pared de la calle y ponga cortina gruesa. Tapones, si nadie tiene que llamarle y oye la alarma. Con el vecino, hable de día y por las buenas.',
      },
      more: {
        en: 'What to say: “I wake at every step after ten. Could you use slippers?” No use: tell the landlord or manager, with days and hours on paper. In a home: ask staff for another room. Sore or waxy ears: no plugs, ask the nurse.',
        es: 'Qué decir: “Después de las diez me despierta cada paso. ¿Podría usar pantuflas?” Si no sirve: dígalo al dueño o administrador, con días y horas por escrito. En una residencia, pida otro cuarto. Con dolor de oído, nada de tapones.',
      },
      facts: ['Z21'],
    },
    {
      label: { en: 'What about snoring or gasping?', es: '¿Y los ronquidos o ahogos de noche?' },
      asks: {
        en: 'my husband snores; separate rooms; I snore loudly; stops breathing; wake up choking; short of breath lying down; sleep apnea test; apnea mask; snoring wife',
        es: 'mi marido ronca; cuartos separados; ronco fuerte; deja de respirar; despierto con ahogo; me falta el aire acostado; apnea, prueba de sueño; mascarilla; mi esposa ronca',
      },
      say: {
        en: 'Tonight: whoever snores lies on the side, with no alcohol before. Two rooms are no shame. Pauses, gasps or sleepy days: ask about a sleep test. Waking short of breath: call the doctor today, and {emergency} if it does not pass.',
        es: 'Esta noche: quien ronca, de lado y sin alcohol antes. Dormir en dos cuartos no es vergüenza. Si hay pausas, ahogos o sueño de día: pida una prueba de sueño. Si despierta sin aire: llame hoy al médico, y a {emergency} si no se pasa.',
      },
      more: {
        en: 'Step by step: Count the pauses in breath one night, or record them. A pillow behind the back helps to stay on the side. Tell the doctor about all sleep aids. Do not drive sleepy. Swollen legs or a need for more pillows: call today.',
        es: 'Paso a paso: Una noche, cuente las pausas al respirar o grábelas. Una almohada en la espalda ayuda a seguir de lado. Diga al médico qué se toma para dormir. Con sueño, no conduzca. Piernas hinchadas o más almohadas para respirar: llame hoy.',
      },
      facts: ['Z09', 'Z19'],
    },
    {
      label: { en: 'Bad dreams wake me', es: 'Me despiertan las pesadillas' },
      asks: {
        en: 'terrible nightmares; nightmares again; scream in my dreams; dream of the war; kick and shout in dreams; heart pounding from a dream; fell out of bed dreaming',
        es: 'malos sueños; grito en sueños; sueño con la guerra; pateo soñando; el corazón salta por una pesadilla; me caí de la cama soñando; sueño con muertos',
      },
      say: {
        en: 'A dream like that shakes anybody. Put on the lamp and say: “It was a dream. I am in my room.” Name five things you see. Take a slow breath, then lie on the other side. Often, or with a new tablet: tell the doctor.',
        es: 'Un sueño así asusta a cualquiera. Prenda la lámpara y diga: “Fue un sueño. Estoy en mi cuarto.” Nombre cinco cosas que ve. Respire despacio y acuéstese del otro lado. Si se repite, o hay pastilla nueva: dígalo al médico.',
      },
      more: {
        en: 'If it comes back: By day, write the dream with a better ending, and read it before bed. No sad news late. If you kick, hit or fall out of bed: see the doctor soon, and pad the edge. Stop no tablet by yourself.',
        es: 'Si vuelve: De día, escriba el sueño con un final mejor y léalo antes de acostarse. Nada de malas noticias tarde. Si patea, golpea o se cae de la cama: vea pronto al médico y acolche el borde. No deje pastillas por su cuenta.',
      },
      facts: ['T09', 'Z20'],
    },
    {
      label: { en: 'My legs will not keep still', es: 'Las piernas no se me quedan quietas' },
      asks: {
        en: 'restless legs; legs jump around at night; crawly feeling in the legs; legs twitch in bed; cannot keep my legs still',
        es: 'piernas inquietas; me brincan las piernas; hormigueo en las piernas; se me mueven las piernas; no paran las piernas',
      },
      say: {
        en: 'That is real, and it can have a cause, such as too little iron. Ask the doctor this week. Tonight, sit on the edge of the bed and rub or stretch the calves. A warm or cool cloth helps some people.',
        es: 'Es algo real, y puede tener causa, como falta de hierro. Pregunte al médico esta semana. Esta noche, siéntese al borde de la cama y frote o estire las pantorrillas. A algunos les alivia un paño tibio o fresco.',
      },
      more: {
        en: 'Until the visit: No coffee or alcohol in the evening. Note the hour, and what eases it. Ask if a tablet makes it worse, and stop none. Take no iron by yourself. Kidney patients tell their team. One leg swollen, red and sore: doctor today.',
        es: 'Hasta la cita: Sin café ni alcohol de noche. Apunte la hora y qué alivia. Pregunte si alguna pastilla lo empeora, y no deje ninguna. No tome hierro por su cuenta. En diálisis, avise allí. Una pierna hinchada y con dolor: hoy al médico.',
      },
      facts: ['Z20'],
    },
    {
      label: { en: 'May I pray at night?', es: '¿Sirve rezar de noche?' },
      asks: {
        en: 'she likes to pray; say the rosary; psalm, Bible; talk to God; I pray and lie there; hymn; faith gives me peace',
        es: 'rezo el rosario; me gusta orar; salmo, Biblia; hablo con Dios; rezo y nada; oraciones; la fe me da paz',
      },
      say: {
        en: 'Yes, if it brings you peace. Choose words you know by heart, and say them slowly, with long breaths out. Name each worry once, and hand it over until morning. Then rest in one short line that you repeat.',
        es: 'Sí, si le da paz. Elija palabras que sepa de memoria y dígalas despacio, soltando el aire. Nombre cada preocupación una vez y entréguela hasta mañana. Luego repita una frase corta y descanse en ella.',
      },
      more: {
        en: 'If prayer turns into worry: Leave the asking for the day. At night only give thanks, for three small things. Beads in the hand or a low hymn help. Still awake: sit up by a small lamp, and go on there.',
        es: 'Si el rezo se vuelve preocupación: Deje las peticiones para el día. De noche, solo dé gracias por tres cosas pequeñas. Ayuda tener el rosario en la mano o un canto bajito. Si no hay sueño: siéntese con poca luz y siga ahí.',
      },
      facts: ['T19'],
    },
    {
      label: { en: 'Does the radio help at night?', es: '¿Ayuda la radio de noche?' },
      asks: {
        en: 'radio on low; listen to music; audiobook, story; radio wakes my partner; not the radio; earphone, pillow speaker; a blanket and the radio',
        es: 'la radio bajita; poner la radio; escuchar música; audiolibro, cuento; la radio despierta a mi pareja; la radio no; audífono, auricular; manta y radio',
      },
      say: {
        en: 'It helps many: a low voice takes the edge off the silence. Choose calm talk or music you know, not news. Let a timer turn it off. If it makes you sad, leave it out. A fan, or quiet, is just as good.',
        es: 'A muchos sí: una voz bajita quita peso al silencio. Elija charla tranquila o música conocida, no noticias. Que se apague con temporizador. Si le da tristeza, no la ponga. Un ventilador, o el silencio, valen igual.',
      },
      more: {
        en: 'If it wakes a partner: Use a small speaker under the pillow, or one earphone. No timer: turn it so low that you must be still to hear it. Another sound: a recorded book, one you know. Library staff can help to get it.',
        es: 'Si despierta a la pareja: Use un altavoz pequeño bajo la almohada, o un solo audífono. Sin temporizador: póngala tan bajita que haya que estar en calma para oírla. Otra cosa: un libro grabado que ya conozca. En la biblioteca ayudan.',
      },
    },
    {
      label: { en: 'I tried it all, and it is no use', es: 'Ya probé de todo y nada sirve' },
      asks: {
        en: 'I tried that, no use; nothing works; nothing helps; tried the note, still awake an hour; any other idea; tips are no good; same the next night; done everything you said',
        es: 'ya lo hice y sigo igual; nada me funciona; dame otra idea; los consejos no sirven; otra noche lo mismo; me cansé de probar; hice todo lo que dijo',
      },
      say: {
        en: 'That is tiring, and no fault of yours. Single tips are often too little. Keep just two, every night: one set time to get up, and out of bed, or sitting up, when wide awake. If that fails, ask the doctor for CBT for insomnia.',
        es: 'Cansa, y no es culpa suya. Los consejos sueltos suelen quedarse cortos. Siga solo con dos, cada noche: levantarse a una hora fija, y levantarse o sentarse si no hay sueño. Si no basta, pida al médico la TCC para el insomnio.',
      },
      more: {
        en: 'Look what may hide behind it: dozing in the evening, early bed, coffee, alcohol, pain, bladder, restless legs, snoring, a new tablet. Write one week of nights, with naps. Take the page to the doctor and ask which of these to treat first.',
        es: 'Mire qué hay detrás: sueñitos en la tarde, ir temprano a la cama, café, copas, dolor, vejiga, piernas que no paran, ronquidos, una pastilla nueva. Anote una semana de noches y siestas. Lleve la hoja al médico. Que le diga por dónde empezar.',
      },
      facts: ['Z02', 'Z13'],
    },
    {
      label: { en: 'How many weeks until it works?', es: '¿En cuánto tiempo hace efecto?' },
      asks: {
        en: 'how many weeks does it take; how many nights must I keep on; how long before it gets better; how soon, roughly; when will it get better; no patience',
        es: 'cuántas noches tengo que hacerlo; cuántas semanas tarda; cuándo se nota; cuánto tiempo lleva; no tengo paciencia; cuánto demora, cuánto tarda',
      },
      say: {
        en: 'Think in weeks, not nights. The first nights can even be worse. Do the same each night for two weeks before you judge. Mark every morning on the calendar: good, fair or bad. Then count the good ones.',
        es: 'Piense en semanas, no en noches. Las primeras pueden ser hasta peores. Haga lo mismo cada noche durante dos semanas antes de juzgar. Marque cada mañana en el calendario: bien, regular o mal. Luego cuente las buenas.',
      },
      more: {
        en: 'After two weeks: More good marks, go on, and let one bad night pass. No change after a month: show the calendar to the doctor. Short guided help with sleep habits worked for 67% of older adults in one trial. Leaflets, for 25%.',
        es: 'A las dos semanas: Si hay más buenas, siga, y deje pasar una mala noche. Si en un mes no cambia: muestre el calendario al médico. Una ayuda corta con guía sirvió al 67% de los mayores en un estudio. Los folletos, al 25%.',
      },
      facts: ['Z04'],
    },
    {
      label: { en: 'I am so tired by day', es: 'De día ando con mucho cansancio' },
      asks: {
        en: 'worn out in the day; no energy; sleepy at the wheel; can hardly keep my eyes open; drag myself along; exhausted and weak; nod off at work; tired all day',
        es: 'ando arrastrándome; amanezco cansada, molida; sueño al volante; sin energía, sin fuerzas; me muero de sueño; agotado de día; cabeceo en el trabajo',
      },
      say: {
        en: 'After such nights that is no wonder. Today: daylight in the morning, a short walk, one short nap before three. Leave ladders and hard chores. Do not drive sleepy. Do not go to bed much earlier tonight.',
        es: 'Con esas noches, es natural. Hoy: luz por la mañana, una caminata corta, una siesta breve antes de las tres. Deje escaleras y tareas pesadas. No conduzca con sueño. Esta noche no se acueste mucho antes.',
      },
      more: {
        en: 'If it goes on for two weeks: See the doctor. Tablets, too little iron, thyroid, snoring or low mood can tire you too. Up at night for somebody else: ask {company} for relief. Sudden weakness on one side: call {emergency}.',
        es: 'Si sigue dos semanas: Vea al médico. También cansan las pastillas, la falta de hierro, la tiroides, los ronquidos o la tristeza. Si se levanta por otra persona: pida relevo a {company}. Debilidad de golpe en un lado: llame a {emergency}.',
      },
      facts: ['Z15', 'Z09'],
    },
    {
      label: { en: 'I have slept badly for months', es: 'Llevo meses durmiendo mal' },
      asks: {
        en: 'sleeping badly for weeks; no whole night in weeks; see a doctor about my sleep; what do I tell the doctor about it; poor sleep since spring; whom can I call about sleep; sleep clinic; insomnia for months',
        es: 'hace meses que no duermo bien; semanas sin dormir una noche; ya son muchas noches, meses; tengo que ir al médico; médico del sueño; qué le digo al doctor; años durmiendo mal; clínica del sueño; insomnio de meses',
      },
      say: {
        en: 'See the doctor if it has lasted some weeks and spoils your days. Say: “I have slept badly since May. I would like help without tablets first.” Go sooner with gasping, pain, restless legs, low mood, or two toilet trips a night.',
        es: 'Vaya al médico si dura unas semanas y le arruina el día. Diga: “Duermo mal desde mayo. Quisiera primero ayuda sin pastillas.” Vaya antes si hay ahogos, dolor, piernas inquietas, tristeza o dos idas al baño por noche.',
      },
      more: {
        en: 'Take along: one week of nights on paper, everything you take, bought and herbal too. Ask: “Could one of these keep me awake? Should we look for a cause?” No visit soon: ask the nurse to call you. Stop no tablet yourself.',
        es: 'Lleve: una semana de noches en papel y todo lo que toma, también lo de hierbas. Pregunte: “¿Algo de esto me quita el sueño? ¿Buscamos la causa?” Si no hay cita pronto: pida que le llame la enfermera. No deje pastillas por su cuenta.',
      },
      facts: ['Z02', 'Z18'],
    },
    {
      label: { en: 'What is CBT for insomnia?', es: '¿Qué es la TCC para el insomnio?' },
      asks: {
        en: 'whats CBT; is CBT talking to a shrink; is CBT a pill; talking therapy; where do I get CBT; therapy course, program; CBT at my age',
        es: 'qué es la TCC; ir al psicólogo, al loquero; la TCC es una pastilla; terapia; dónde dan la TCC; curso, programa de terapia',
      },
      say: {
        en: 'A short course in sleep habits and in thoughts about sleep. It is no pill, and no sign of an ill mind. It is the first treatment advised when bad sleep lasts. Ask your doctor: “Where can I get CBT for insomnia?”',
        es: 'Es un curso corto sobre hábitos de sueño y lo que se piensa de noche. No es pastilla, ni señal de locura. Es lo primero que se aconseja cuando el mal sueño dura. Pregunte al médico: “¿Dónde dan la TCC para el insomnio?”',
      },
      more: {
        en: 'It comes one to one, in a group, by phone or on a computer. Ask for a free one, or a library book on it. First tell them about seizures, bipolar illness, falls or pauses in breath. Then you need a guide.',
        es: 'Puede ser a solas, en grupo, por teléfono o en la computadora. Pida una gratis, o un libro en la biblioteca. Antes avise si hay convulsiones, trastorno bipolar, caídas o pausas al respirar. Entonces el plan necesita guía.',
      },
      facts: ['Z02', 'Z12'],
    },
    {
      label: { en: 'Mornings are dark, I feel so low', es: 'Amanezco sin ganas y con tristeza' },
      asks: {
        en: 'sad when I wake up; dread the day; depressed; no point in the day; cry in the morning; nothing gives me joy; low mood',
        es: 'despierto triste; me pesa el día; deprimida, depre; lloro al amanecer; nada me alegra; angustia al despertar; el ánimo por el suelo',
      },
      say: {
        en: 'That is a heavy way to begin a day. Early waking and low mood often go together, and both can be treated. Tell the doctor about the two this week. If you think of dying, call {crisis} now.',
        es: 'Qué pesado empezar así el día. Despertar temprano y la tristeza suelen ir juntos, y los dos se tratan. Cuente ambas cosas al médico esta semana. Si piensa en morir, llame ya a {crisis}.',
      },
      more: {
        en: 'This morning, in small steps: curtains open, feet on the floor, wash, something warm. Then one call: “I am low today.” Plan one nice thing before noon. At the doctor, ask about talking therapy. It helps in later life too.',
        es: 'Esta mañana, paso a paso: abra las cortinas, pies al suelo, agua en la cara, algo tibio. Luego llame a alguien: “Hoy me siento mal.” Haga una cosa que le guste antes de comer. Pida al médico terapia para hablar. Sirve a toda edad.',
      },
      facts: ['Z05', 'T11', 'T13', 'T14'],
    },
    {
      label: { en: 'Is it just my age?', es: '¿Será la edad?' },
      asks: {
        en: 'is it just age; because I am old; is that normal at my age; getting older; part of growing old; too old to change; old age',
        es: 'es la edad; es normal a mi edad; cosas de la edad; la vejez; me hago mayor; ya no soy joven',
      },
      say: {
        en: 'In part. With age sleep grows lighter and the clock runs earlier, but the need hardly shrinks. The rest can often be changed: early bed, dozing, coffee, worry. Start with one set time to get up.',
        es: 'En parte. Con los años el sueño es más ligero y el cuerpo madruga. Pero hace falta casi lo mismo. Lo demás se puede cambiar: ir temprano a la cama, sueñitos en la tarde, café, penas. Empiece por una hora fija para levantarse.',
      },
      more: {
        en: 'One short waking that lets you go back to sleep is normal. What is not just age: snoring with pauses, pain, sad mornings, legs that will not rest, sleepy days. Tell the doctor of those. It is never too late to try.',
        es: 'Despertar un rato y volver a dormir es normal. No es solo la edad: roncar con pausas, dolor, tristeza al amanecer, piernas que no paran, sueño de día. Eso cuénteselo al médico. Nunca es tarde para probar.',
      },
      facts: ['Z01'],
    },
    {
      label: { en: 'Am I harming my health like this?', es: '¿Esto me daña la salud?' },
      asks: {
        en: 'will I get dementia from it; dementia scares me; Alzheimer; harm my heart; is it dangerous; will I get sick; my memory is worse',
        es: 'esto da demencia; la demencia me asusta; el Alzheimer; daña el corazón; es peligroso; me voy a enfermar; me falla la memoria',
      },
      say: {
        en: 'That fear alone can keep one awake. A bad spell of sleep does not mean dementia. Large studies found links in big groups, not causes, and say nothing about you. Better sleep is still worth the work, one small step at a time.',
        es: 'Ese miedo ya basta para desvelar. Una mala racha de sueño no significa demencia. Los estudios grandes vieron una relación en grupos, no una causa, y de usted no dicen nada. Vale la pena cuidar las noches, un paso por semana.',
      },
      more: {
        en: 'What does need care now: no driving and no ladders when sleepy, light on at night. Ask for a check if others notice that your memory has changed. If sleep stays poor for weeks, ask for CBT for insomnia. Sudden confusion: call {emergency}.',
        es: 'Lo que sí pide cuidado: con sueño no conduzca ni suba escaleras de mano, y de noche prenda la luz. Si otros notan cambios en su memoria, pida un control. Si el mal sueño dura semanas, pida la TCC. Confusión de golpe: llame a {emergency}.',
      },
      facts: ['Z07', 'Z08', 'Z02'],
    },
    {
      label: { en: 'I cannot fall asleep at bedtime', es: 'Me acuesto y no me duermo' },
      asks: {
        en: 'lie there till 2 before I drop off; takes ages to fall asleep; tired, then not sleepy in bed; routine before bed; relax in the evening; night owl',
        es: 'me duermo hasta las 2; no me duermo hasta las dos; tardo mucho en dormirme; me acuesto y se va el sueño; rutina antes de acostarme; relajarme de noche; soy trasnochador',
      },
      say: {
        en: 'Go to bed by your eyes, not by the clock: when they grow heavy. Spend the last hour slow and dim, without screens. Get up at the same time each day, even after a bad night, and go to the light.',
        es: 'Acuéstese por los ojos, no por el reloj: cuando le pesen. La última hora, lenta, con poca luz y sin pantallas. Levántese siempre a la misma hora, aun tras una mala noche, y busque la luz.',
      },
      more: {
        en: 'A slow hour: warm wash, clothes laid out, tomorrow’s list, soft music. In bed, tense and let go each part, from feet to face. After about twenty minutes with no sleep, sit up again. No nap after three. Some weeks, not days.',
        es: 'Una hora lenta: lavarse con agua tibia, preparar la ropa, la lista de mañana, música suave. En la cama, apriete y afloje cada parte, de los pies a la cara. Si tras unos veinte minutos no duerme, siéntese otra vez. Dele semanas, no días.',
      },
      facts: ['Z13', 'Z17', 'Z21', 'T17'],
    },
  ],
}
