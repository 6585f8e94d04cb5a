/** Questions of those with heart failure, or after a heart attack. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const weakHeart: Faq = {
  name: 'weak-heart',
  domain: 'Exercise',
  card: 'E12',
  about: pattern(
    '((?<!(died|dead|lost|passed away|murio|fallecio|perdi) .*){weakHeart}|heart (nurse|clinic|team|patient|class)|congestive heart|chf|cardiomyopathy|cardiomiopatia|falla cardiaca|fallo cardiaco|(equipo|clinica|enfermer[ao]|paciente*) .. (cardiac[ao]|del corazon)|heart is (weak|failing)|corazon (esta )?(debil|cansado|agrandado)|(after|since|survived|had|recover* from) (a|an|my|his|her|the|two)? ?(\\w+ )?(heart attacks?|bypass|stents?|heart (operation|surgery))|(have|has|with|got) .. stents?|(operad[ao]|operaron) del corazon|cardiac (rehab*|class)|rehabilitacion cardiaca|(tuve|tuvo|dio|despues de|despues del|sufri|sufrio|tras|desde) .. (infartos?|ataque al corazon)|(me pusieron|tengo|lleva|le pusieron) .. (stents?|bypass|marcapasos?))',
  ),
  fits: ['heart-failure', 'heat', 'small-appetite', 'carer'],
  entries: [
    {
      label: { en: 'How much may I drink, weak heart?', es: 'Corazón débil: ¿cuánto puedo beber?' },
      asks: {
        en: 'how many glasses of water; I only asked about water; fluid limit, liters or quarts a day; neighbor says eight glasses; drink more water with heart failure; do soup, coffee and fruit count as fluid; daughter says two liters; is it ok to drink plenty; measure what I drink; can I have coffee',
        es: 'cuánta agua debo tomar; límite de líquidos, cuántos litros o vasos al día; mi hija dice que dos litros; tomar más agua con insuficiencia cardiaca; la sopa, el café y la fruta cuentan como líquido; es bueno tomar bastante agua; cómo mido lo que bebo; puedo tomar café',
      },
      say: {
        en: 'With a weak heart, do not follow the eight-glass rule. Your own heart team sets the amount: call and ask, “How much a day, and what counts?” Until then, drink as usual and no more. Swollen ankles too: call them today.',
        es: 'Con el corazón débil no vale la regla de los ocho vasos. La cantidad la pone su equipo: llame y pregunte “¿cuánto al día y qué cuenta?” Hasta entonces, beba como siempre, no más. Con tobillos hinchados: llame hoy.',
      },
      more: {
        en: 'With a limit in hand: fill a jug with that much each morning. For each cup of coffee, soup or jelly, pour the same out. Small cups. Jug empty, day full. Dizzy, or hardly any urine: do not change it by yourself, call them today.',
        es: 'Si ya tiene el límite: cada mañana llene una jarra con esa cantidad. Por cada taza de café, sopa o gelatina, saque lo mismo. Vasos chicos. Jarra vacía, se acabó. Mareo o muy poca orina: no cambie nada por su cuenta, llame hoy.',
      },
    },
    {
      label: { en: 'Thirsty, but I may not drink more', es: 'Tengo sed y no puedo beber más' },
      asks: {
        en: 'dry mouth all day; so thirsty with a fluid limit; what can I suck on, ice chips; is it the water tablet that dries me; tongue sticks; thirst at night; they raised the dose and my mouth is dry; I am so thirsty',
        es: 'boca seca todo el día; mucha sed con líquidos limitados; sed tengo, no quiero tomar de más por el corazón; qué puedo chupar, hielo; será la furosemida, la pastilla; la lengua pegada; sed de noche; me subieron la dosis y tengo la boca seca',
      },
      say: {
        en: 'Wet the mouth without drinking: rinse with cold water and spit it out. Chew sugar-free gum or suck a sour drop. Grease the lips. Less salt means less thirst. Ice chips help, but count as drink.',
        es: 'Moje la boca sin beber: enjuague con agua fría y escupa. Chicle o caramelo ácido sin azúcar. Crema en los labios. Menos sal es menos sed. El hielo ayuda, pero cuenta como bebida.',
      },
      more: {
        en: 'Keep a little of your amount for the night. Breathe through the nose. Ask the pharmacist which tablet dries the mouth; stop none by yourself. Thirst that began with a new or higher dose, or with dizziness or confusion: call your heart team today.',
        es: 'Guarde un poco de su cantidad para la noche. Respire por la nariz. Pregunte en la farmacia qué pastilla seca la boca; no deje ninguna por su cuenta. Si empezó con otra dosis, o hay mareo o confusión: llame hoy a su equipo.',
      },
    },
    {
      label: { en: 'How do I eat with less salt?', es: '¿Cómo como con menos sal?' },
      asks: {
        en: 'low salt diet, how much sodium; where is salt hidden; read the label; bread, cheese, ham, pickles; cut the salt in half; food has no taste without it; salt shaker on the table; eat out in a restaurant',
        es: 'dieta baja en sal, cuánto sodio; dónde está escondida la sal; leer la etiqueta; pan, queso, jamón, embutidos, aceitunas; quitar el salero; la comida no sabe a nada; comer fuera, en la fonda o restaurante; comida sosa, desabrida',
      },
      say: {
        en: 'Most salt hides in bought food: soup, ham, cheese, sauces, chips, bread. Swap one of these this week for something fresh. Take the shaker off the table. Your heart team may have given an amount: that one counts.',
        es: 'Casi toda la sal viene escondida: sopas, jamón, queso, salsas, papas fritas, pan. Esta semana cambie una de ellas por algo fresco. Saque el salero de la mesa. Si su equipo le dio una cantidad, esa manda.',
      },
      more: {
        en: 'Compare two labels and take the one with less sodium. Cook without salt and let each person add. Eating out: grilled, sauce beside it. The tongue gets used to it in a few weeks. No appetite left: tell the team, for eating matters too.',
        es: 'Compare dos etiquetas y lleve la de menos sodio. Cocine sin sal y que cada uno ponga la suya. Fuera de casa: a la plancha, con la salsa aparte. El gusto se acostumbra en unas semanas. Si come menos: avise al equipo.',
      },
      facts: ['D17'],
    },
    {
      label: { en: 'Seasoning or salt substitute?', es: '¿Con qué sazono? ¿Sal de dieta?' },
      asks: {
        en: 'make chicken taste of something; pepper, lemon, garlic, herbs; is potassium salt safe; salt replacement my neighbor uses; bouillon cubes, soy sauce; sea salt, pink salt; spices',
        es: 'que el pollo sepa a algo; pimienta, limón, ajo, cilantro; sal de potasio, sal light; sustituto de sal; cubitos de caldo, salsa de soya; sal marina, sal rosada; adobo, condimento, especias',
      },
      say: {
        en: 'Lemon, garlic, onion, vinegar, pepper and herbs are all fine. Ask your heart team before any salt substitute: it is mostly potassium. With heart tablets or weak kidneys that can be dangerous. Cubes, soy sauce and sea salt are salt too.',
        es: 'Limón, ajo, cebolla, vinagre, pimienta y hierbas: todo eso sí. Antes de usar sal de dieta, pregunte a su equipo: suele ser potasio. Con pastillas del corazón o riñón débil puede ser peligrosa. Cubitos, soya y sal marina también son sal.',
      },
      more: {
        en: 'Brown the meat with onion first, lemon at the end. Mix your own jar: garlic powder, paprika, oregano, pepper, no salt. Toast spices dry for more taste. Used a substitute already: leave it and tell the team. Odd heartbeat or very weak: call {emergency}.',
        es: 'Dore la carne con cebolla, y el limón al final. Mezcle su frasco: ajo en polvo, pimentón, orégano y pimienta, sin sal. Si ya usó sal de dieta: déjela y avise al equipo. Latidos raros o mucha debilidad: llame a {emergency}.',
      },
      facts: ['D17'],
    },
    {
      label: { en: 'Is canned soup bad for a weak heart?', es: '¿Es mala la sopa de lata?' },
      asks: {
        en: 'I live on canned soup; cans, tins, ready meals, frozen dinners; instant noodles, packet soup; canned beans and vegetables, rinse; lunch meat, deli; what else is easy instead of soup; low sodium can; what soup can I have',
        es: 'vivo de sopa enlatada; conservas, latas, comida congelada; sopa de sobre, fideos instantáneos; enjuagar frijoles o verduras de lata; jamón, salchicha; qué como en lugar de la sopa; atún en lata; qué sopa puedo comer',
      },
      say: {
        en: 'Mostly yes: one can may hold salt for half a day, and soup counts as drink. Choose “no salt added,” or eat plain oats, eggs, fresh chicken, frozen vegetables. Rinse canned beans and vegetables well.',
        es: 'Casi siempre sí: una lata puede traer sal para medio día, y la sopa cuenta como bebida. Busque “sin sal”, o coma avena, huevo, pollo fresco, verdura congelada. Enjuague bien frijoles y verduras de lata.',
      },
      more: {
        en: 'Leave soup one night at a time. Cook a pot of chicken, rice and vegetables without salt on Sunday, and freeze it in cups. Cannot stand long: sit at the table to cut. Ask {company} for low-salt meals brought to the door.',
        es: 'Deje la sopa noche por noche. El domingo haga una olla de pollo, arroz y verduras sin sal, y congele en porciones. Si no aguanta de pie: corte en la mesa. Pida a {company} comidas bajas en sal a domicilio.',
      },
      facts: ['D17'],
    },
    {
      label: { en: 'An easy supper without salt?', es: '¿Una cena fácil sin sal?' },
      asks: {
        en: 'what do I eat tonight with heart failure; low salt lunch, breakfast; I got eggs, rice, frozen peas, chicken; just tell me what to eat for supper; wife always cooked, now it is me; quick meal, cannot stand long at the stove; recipe; sandwich without ham; what for breakfast',
        es: 'qué como esta noche con el corazón débil; almuerzo, desayuno bajo en sal; tengo huevos, arroz, arvejas, pollo; dígame qué hago de cena; mi esposa cocinaba, ahora yo; comida rápida, no aguanto parado en la cocina; receta; qué ceno; qué desayuno',
      },
      say: {
        en: 'Tonight: fry chicken or two eggs in oil with onion, pepper and lemon. Add plain rice and frozen peas, all from one pan. Fruit after it. No salt in the water, no cube. Cold: unsalted cheese or egg on bread with tomato.',
        es: 'Esta noche: pollo o dos huevos en aceite con cebolla, pimienta y limón. Con arroz blanco y arvejas congeladas, todo en una sartén. De postre, fruta. Sin sal ni cubito. En frío: huevo o queso sin sal con pan y tomate.',
      },
      more: {
        en: 'More plates: a baked potato with plain yogurt and herbs; oats with milk and banana; fish with lemon. A limit on potassium or weak kidneys: ask which fruit first. Cook double and keep half for tomorrow. Sit on a high stool at the stove.',
        es: 'Otros platos: papa al horno con yogur natural y hierbas; avena con leche y plátano; pescado con limón. Si le limitan el potasio o el riñón está débil: pregunte antes por la fruta. Cocine doble y guarde la mitad. Use un banco alto.',
      },
      facts: ['D17'],
    },
    {
      label: { en: 'How do I weigh myself each day?', es: '¿Cómo me peso cada día?' },
      asks: {
        en: 'daily weight with heart failure; what time of the morning; which gain should I call for, how many pounds; write it down; scale, cannot read the numbers; why weigh every morning; is once a week enough; no scale at home',
        es: 'peso diario con insuficiencia cardiaca; a qué hora de la mañana me peso; con cuántos kilos o libras llamo; apuntar el peso; balanza, báscula, no veo los números; por qué pesarme todas las mañanas; basta una vez por semana; no tengo pesa',
      },
      say: {
        en: 'Each morning after the toilet, before breakfast, in the same clothes, on a hard floor. Write it down. A quick rise shows water before you feel it. Your own sheet says which gain to call for. No sheet: call and ask today.',
        es: 'Cada mañana después del baño, antes del desayuno, con la misma ropa y en piso duro. Apúntelo. Una subida rápida muestra el agua antes de sentirla. Su hoja dice con qué aumento llamar. Sin hoja: llame y pregunte hoy.',
      },
      more: {
        en: 'Hang a page and a pen by the scale. Write ankles and breath beside it: same or worse. Unsteady: hold on until both feet are on, then let go. Cannot see it: a talking scale. A jump in a few days: call the same day.',
        es: 'Cuelgue una hoja y un lápiz junto a la balanza. Anote también tobillos y aire: igual o peor. Si se tambalea: agárrese al subir, luego suelte. Si no ve: una balanza que habla. Un salto en pocos días: llame ese mismo día.',
      },
    },
    {
      label: {
        en: 'Weight up or shoes tight: who to call?',
        es: 'Peso o hinchazón: ¿a quién llamo?',
      },
      asks: {
        en: 'gained pounds since Sunday; ankles are puffy, feet like balloons; shoes do not fit; swollen legs this week; should I just eat less with puffy ankles; is the swelling from the soup; no chest pain, who do I call about the weight; exercise to get the swelling down; belly is tight; my feet are swollen; my ankles are big',
        es: 'aumenté kilos o libras desde el domingo; tobillos y pies hinchados, se me hinchan; los zapatos me aprietan, no me entran; piernas hinchadas esta semana; será por comer; sin dolor de pecho, a quién aviso; ejercicio para bajar la hinchazón; barriga dura',
      },
      say: {
        en: 'Call your heart nurse or doctor today, weekend too. It is water, not fat: eating less or exercise will not clear it. Take your tablets as usual. Breathless at rest or lying flat, chest pain, fainting: call {emergency}.',
        es: 'Llame hoy a su equipo del corazón, también en fin de semana. Es agua, no grasa: comer menos o hacer ejercicio no la quita. Siga con sus pastillas como siempre. Sin aire en reposo o al acostarse, dolor de pecho o desmayo: {emergency}.',
      },
      more: {
        en: 'Say: “I have heart failure. My weight rose since this day, my feet swell, my breath is so.” Until they answer: no salty food, no extra drink, sit with your chest up. Nobody reached today: go to urgent care or call {emergency}.',
        es: 'Diga: “Tengo insuficiencia cardiaca. Subí de peso desde tal día, se me hinchan los pies, respiro así.” Hasta que respondan: nada salado, ni más líquido, y siéntese derecho. Si hoy no contestan: vaya a urgencias o llame a {emergency}.',
      },
      facts: ['E12'],
    },
    {
      label: {
        en: 'Extra pillows at night: is it a sign?',
        es: 'Más almohadas de noche, ¿es señal?',
      },
      asks: {
        en: 'sleep in the recliner; two more pillows at night; wake up short of breath; breathe better sitting up; cough when I lie down; have to sit on the edge of the bed at night; I need three pillows',
        es: 'duermo en el sillón; necesito más almohadas; despierto sin aire; respiro mejor en la silla; toso al acostarme; me siento al borde de la cama de noche; me ahogo acostada',
      },
      say: {
        en: 'If that is new, it is a sign of water in the lungs. Call {emergency} if you cannot get your breath lying down or at rest. Stay upright until help comes. Just one pillow more than before: call your heart team today.',
        es: 'Si es nuevo, es señal de agua en los pulmones. Si le falta el aire al acostarse o en reposo, llame a {emergency}. Quédese en posición sentada hasta que llegue ayuda. Si solo necesita una almohada más que antes: llame hoy a su equipo.',
      },
      more: {
        en: 'Do not wait for Monday, and do not try to sleep it off. Tell them the weight, the ankles, how many pillows. If it has been the same for months and your team knows: firm pillows or a raised bed head are fine.',
        es: 'No espere al lunes ni trate de dormir para que pase. Diga su peso, los tobillos y cuántas almohadas usa. Si es igual desde hace meses y su equipo lo sabe: almohadas firmes o la cabecera alta están bien.',
      },
      facts: ['E12'],
    },
    {
      label: {
        en: 'Help is coming. What do I do till then?',
        es: 'Ya viene ayuda. ¿Qué hago mientras?',
      },
      asks: {
        en: 'the ambulance takes ten minutes; lie down or stay in the chair; door is open; I am alone, waiting for them; what should she do until they come; may I drink or take a tablet while I wait',
        es: 'la ambulancia tarda diez minutos; me acuesto o sigo en el sillón; ya abrí la puerta; no hay nadie conmigo, los espero; qué hace mi mamá hasta que lleguen; puedo beber o tomar algo en la espera',
      },
      say: {
        en: 'Sit upright, legs down, clothes loose. Do not lie flat and do not walk about. Door unlocked, light on, list of tablets in your hand. Breathe out slowly. Stay on the phone. Worse: call {emergency} again.',
        es: 'Siéntese derecho, con las piernas abajo y la ropa floja. No se acueste ni camine. Puerta sin llave, luz encendida, lista de pastillas en la mano. Suelte el aire despacio. No cuelgue el teléfono. Si empeora: llame otra vez a {emergency}.',
      },
      more: {
        en: 'Nothing to eat or drink, and no extra tablet unless the person on the phone says so. Open a window. Ask a neighbor to come. Put glasses, hearing aids and phone charger in a bag. You did right to call.',
        es: 'Nada de comer ni beber, ni pastillas de más, salvo que se lo digan por teléfono. Abra una ventana. Pida a un vecino que venga. Ponga en una bolsa lentes, audífonos y cargador. Hizo bien en llamar.',
      },
    },
    {
      label: { en: 'I do not like to bother the doctor', es: 'No quiero molestar al médico' },
      asks: {
        en: 'not on a weekend, can it wait till Monday; the neighbors will stare at an ambulance; afraid they keep me in hospital; feel silly calling for swelling; call the nurse tomorrow; too proud to ask; they are busy; I do not want to go to hospital',
        es: 'es fin de semana, puede esperar al lunes; van a mirar los vecinos si viene la ambulancia; miedo de que me dejen en el hospital; me da pena llamar por eso; llamo mañana a la enfermera; están ocupados; no quiero ir al hospital',
      },
      say: {
        en: 'You bother nobody: heart teams want this call early. A call today may save you a hospital bed next week. Let the neighbors look; most will hope you are well. Breathless at rest or lying down: do not wait, call {emergency}.',
        es: 'No molesta a nadie: el equipo quiere que llame pronto. Llamar hoy puede ahorrarle el hospital la otra semana. Que miren los vecinos; casi todos le desean salud. Si le falta el aire en reposo o al acostarse: no espere, {emergency}.',
      },
      more: {
        en: 'One sentence is enough: “Heart failure, more swelling since Friday. What should I do today?” Office closed: their message names the line for nights. Ask a daughter or friend to call for you. Ask when you should call next time, and write it down.',
        es: 'Basta una frase: “Tengo el corazón débil y más hinchazón desde el viernes. ¿Qué hago hoy?” Si está cerrado: el mensaje da el número de guardia. Pida a una hija o amistad que llame. Pregunte cuándo llamar otra vez y apúntelo.',
      },
    },
    {
      label: { en: 'How far may I walk, weak heart?', es: 'Corazón débil: ¿cuánto camino?' },
      asks: {
        en: 'walk the dog again; how many minutes with heart failure; safe to exercise; short of breath on a hill; back home from the clinic, may I walk now; start walking after a heart attack; how fast; steps a day; is it ok to walk',
        es: 'sacar al perro a pasear; cuántos minutos con insuficiencia cardiaca; es seguro hacer ejercicio; subir una loma; ya salí del hospital, puedo caminar; empezar a andar después del infarto; qué tan rápido; pasos al día',
      },
      say: {
        en: 'If your team has allowed walking and weight and breath are steady: five minutes on the flat, once or twice a day. You should be able to talk. Add a minute every few days. Newly home or a new dose: ask the nurse first.',
        es: 'Si su equipo permite caminar y el peso y el aire siguen igual: cinco minutos por lo plano, una o dos veces al día. Debe poder hablar. Sume un minuto cada pocos días. Tras el hospital o una dosis nueva: pregunte antes.',
      },
      more: {
        en: 'Not after a meal, nor in heat or hard cold. Turn at half your strength, and sit on the way. A strong dog: let somebody hold it. No walk on a day when weight or swelling is up. Chest pain, fainting, hard to breathe: {emergency}.',
        es: 'No justo tras comer ni con mucho calor o frío. Vuelva a la mitad de su fuerza y siéntese a ratos. Perro que tira: que lo lleve otro. Si subió el peso o la hinchazón, hoy no. Dolor de pecho, desmayo, sin aire: {emergency}.',
      },
      facts: ['E10', 'E12'],
    },
    {
      label: { en: 'My heart leaves me so tired', es: 'Con el corazón débil me canso mucho' },
      asks: {
        en: 'no energy, exhausted; worn out after making the bed; tired all day with heart failure; need to lie down after lunch; weak, no strength; is it the tablets that make me tired; more tired than last week; I get so tired',
        es: 'sin energía, agotado, rendida; me canso al tender la cama; cansancio todo el día; tengo que acostarme después de almorzar; débil, flojo; serán las pastillas las que me cansan; más cansada que antes; me canso mucho',
      },
      say: {
        en: 'A weak heart tires, so share out the day. One larger task, a rest, then a small one. Sit to wash, dress and cook. Put the best hour first. More tired than last week, with swelling or less breath: call your team today.',
        es: 'Un corazón débil cansa, así que reparta el día. Una tarea grande, descanso, y luego una chica. Lávese, vístase y cocine en una silla. Lo importante, a su mejor hora. Más cansancio que antes, con hinchazón o menos aire: llame hoy.',
      },
      more: {
        en: 'Rest before you are spent, twenty minutes with the chest up. A short walk each day keeps strength; none at all eats it. Ask the team about tablets, blood, sleep and mood. Stop none by yourself. Write down which hours are good.',
        es: 'Descanse antes de agotarse, veinte minutos con el pecho en alto. Un paseo corto al día guarda la fuerza; no moverse la quita. Pregunte al equipo por pastillas, sangre, sueño y ánimo. No deje ninguna por su cuenta. Anote sus horas buenas.',
      },
    },
    {
      label: { en: 'Seated exercise for a weak heart', es: 'Ejercicio en la silla, corazón débil' },
      asks: {
        en: 'strength training sitting down; chair exercise with heart failure; lift weights, cans; legs got weak in hospital; how many times, how often; march in the chair; stand up from the chair; push and pull',
        es: 'fuerza en la silla; ejercicio con insuficiencia cardiaca; levantar pesas, latas; las piernas quedaron débiles por el hospital; cuántas veces, cada cuánto; marchar en la silla; pararse de la silla; fortalecer los brazos',
      },
      say: {
        en: 'If your team allows exercise: march in the chair ten times, rest, then straighten each knee five times. Breathe out on the effort, and never hold your breath. Once a day is a good start. You should be able to talk.',
        es: 'Si su equipo lo permite: marche en la silla diez veces, descanse y estire cada rodilla cinco veces. Suelte el aire al hacer fuerza y no lo aguante. Una vez al día es buen comienzo. Debe poder hablar.',
      },
      more: {
        en: 'Next week add standing up from the chair, three times. Arms: no weights until the team agrees, least of all after a chest operation or a pacemaker. Too much: only pump the feet. Dizzy: stop, and tell the nurse the same day.',
        es: 'La otra semana agregue pararse de la silla, tres veces. Brazos: sin pesas hasta que el equipo diga, y menos tras operación de pecho o marcapasos. Si es mucho: solo mueva los pies. Mareo: pare y avise ese día a la enfermera.',
      },
      facts: ['E19'],
    },
    {
      label: { en: 'Is a cardiac class worth it?', es: '¿Vale la pena la clase del corazón?' },
      asks: {
        en: 'cardiac rehab, rehabilitation program; supervised exercise group for heart patients; nobody offered it; how do I get a referral; too far, no ride to rehab; too old for a gym; what happens in the class; do I need rehab',
        es: 'rehabilitación cardiaca, programa; grupo de ejercicio para enfermos del corazón; nadie me lo ofreció; cómo pido la orden, el referido; queda lejos, no tengo quien me lleve; muy mayor para gimnasio; qué hacen en la clase; necesito rehabilitación',
      },
      say: {
        en: 'Yes, if you can get one. Nurses watch heart and blood pressure while you train, so fear fades. Ask your doctor this week: “Can I go to cardiac rehab?” No age is too old. Ask what you may do until it starts.',
        es: 'Sí, si la consigue. Allí miran el corazón y la presión mientras se entrena, y el miedo baja. Pida esta semana al médico la rehabilitación cardiaca. Ninguna edad es mucha. Pregunte qué puede hacer hasta que empiece.',
      },
      more: {
        en: 'No ride: ask {company}, or ask if there is a plan for home with calls. Shy: you sit on a bike next to people like you. Costs: ask what the insurance pays before. Missed it after the hospital: ask all the same.',
        es: 'Sin transporte: pregunte a {company}, o si hay un plan en casa con llamadas. Si da pena: todos allí están igual. Costo: pregunte antes qué paga el seguro. Si ya pasó tiempo desde el hospital: pídala igual.',
      },
    },
    {
      label: {
        en: 'The water tablet has me up all night',
        es: 'Con la pastilla orino toda la noche',
      },
      asks: {
        en: 'up four times a night to pee; water pill at supper, what hour should I take it; diuretic, furosemide and sleep; why feet up in the afternoon; fewer trips to the toilet; move the pill to the morning; legs swell by evening',
        es: 'me levanto cuatro veces al baño; tomo la furosemida, el diurético, en la cena, a qué hora conviene; por qué subir los pies en la tarde; menos idas al baño; cambiar la pastilla a la mañana; pis de noche, orinar',
      },
      say: {
        en: 'Ask your doctor or pharmacist: “Can I take it earlier in the day?” Do not move or skip it by yourself. In the afternoon, put your legs up for an hour: the water leaves them by day, not at night.',
        es: 'Pregunte al médico o en la farmacia: “¿Puedo tomarla más temprano?” No la cambie ni la salte por su cuenta. Por la tarde, una hora con las piernas en alto: así el agua sale de día y no de noche.',
      },
      more: {
        en: 'Drink your allowed amount earlier, less in the last two to three hours before bed. For tonight: a light on the way, shoes ready, or a commode by the bed. Short of breath with legs up: sit, and call the team today.',
        es: 'Beba antes lo permitido, y menos en las últimas dos o tres horas. Para esta noche: luz en el camino, zapatos listos, o una silla con orinal junto a la cama. Si se ahoga con las piernas arriba: siéntese y llame hoy al equipo.',
      },
      facts: ['Z18'],
    },
    {
      label: { en: 'Going out with a water tablet', es: 'Salir de casa con la pastilla de orinar' },
      asks: {
        en: 'pee all morning, cannot leave the house; need a toilet every half hour; skip the pill on church day; bus trip, shopping, doctor visit; afraid of an accident, wet myself; take the diuretic later when I go out',
        es: 'orino toda la mañana, no puedo salir; necesito un baño cada rato; no la tomo el día de misa; viaje en bus, compras; miedo de mojarme, se me escapa; tomar el diurético más tarde cuando salgo; cómo salgo si orino tanto',
      },
      say: {
        en: 'You can have both. Ask your team if you may take it at another hour on days out. Do not skip it by yourself. It works hardest in the first hours, so go out after that. Know the toilets on the way.',
        es: 'Se puede con las dos cosas. Pregunte a su equipo si ese día puede tomarla a otra hora. No la salte por su cuenta. Actúa más en las primeras horas: salga después. Sepa dónde hay baños en el camino.',
      },
      more: {
        en: 'Go just before you leave and when you arrive. A pad and spare clothes in the bag calm the mind. Sit near the aisle. Write down for two days when you go: then you know your free hours. Drink as allowed, not less.',
        es: 'Vaya al baño al salir y al llegar. Una toallita y ropa de repuesto dan calma. Siéntese cerca del pasillo. Apunte dos días a qué horas va: así sabe sus horas libres. Beba lo permitido, no menos.',
      },
    },
    {
      label: { en: 'Hot days with a weak heart', es: 'Días de calor con el corazón débil' },
      asks: {
        en: 'heat wave and my fluid limit; drink more when I sweat; dizzy in hot weather with heart tablets; summer, no air conditioning; should I take less of the water pill in the heat; humid weather; it is so hot',
        es: 'ola de calor y el límite de líquidos; tomo más agua si sudo; mareo con el calor y las pastillas; verano, sin aire acondicionado; tomo menos diurético cuando hace calor; bochorno; hace mucho calor',
      },
      say: {
        en: 'Ask your team now: “What do I change in a heat wave: drink, tablets?” Change nothing by yourself. Until then: curtains shut by day, wet cloth on the neck, cool rooms, walk only at dawn or indoors.',
        es: 'Pregunte ya a su equipo: “¿Qué cambio si hace mucho calor: agua, pastillas?” No cambie nada por su cuenta. Mientras tanto: cortinas cerradas, paño mojado en la nuca, lugar fresco, y caminar solo al amanecer o bajo techo.',
      },
      more: {
        en: 'Weigh daily: a quick fall counts too. Dizzy on standing, cramps, hardly any urine, or weight down fast: call the team today. No cool room: a library, a store, a neighbor. Confused, fainting, hot dry skin: call {emergency}.',
        es: 'Pésese cada día: bajar rápido también importa. Mareo al pararse, calambres, poca orina o peso que cae: llame hoy al equipo. Sin lugar fresco: vaya a una tienda o con un vecino. Confusión, desmayo o piel seca y caliente: {emergency}.',
      },
    },
    {
      label: { en: 'No appetite since my heart is weak', es: 'Sin apetito desde lo del corazón' },
      asks: {
        en: 'full after a few bites; losing weight, thin; food makes me sick; nothing tastes; belly swollen and no hunger; protein shake with heart failure; eats like a bird; I am not hungry',
        es: 'me lleno con dos bocados; estoy bajando de peso, flaco; la comida me da asco; nada me sabe; barriga hinchada y sin hambre; batido de proteína; come como un pajarito; inapetente; no tengo hambre',
      },
      say: {
        en: 'Six tiny plates are easier than three big ones. Add oil, egg, yogurt or unsalted nuts for strength. Eat the solid part first, drink later. New loss of appetite with a swollen belly: call your heart team today.',
        es: 'Seis platitos cuestan menos que tres platos. Agregue aceite, huevo, yogur o nueces sin sal. Coma primero lo sólido y beba después. Si el apetito se fue hace poco y la barriga está hinchada: llame hoy a su equipo.',
      },
      more: {
        en: 'Rest before meals. Eat with somebody, or with the radio. Scale steady but clothes loose: water may hide lost flesh, so tell the nurse. Nausea after a new tablet: call, and stop none by yourself. Drinks and shakes count in your limit.',
        es: 'Descanse antes de comer. Coma con alguien o con la radio. Si el peso sigue igual y la ropa queda grande: el agua puede tapar lo perdido; avise a la enfermera. Náusea con pastilla nueva: llame y no la deje por su cuenta.',
      },
      facts: ['D14'],
    },
    {
      label: { en: 'Afraid to move after a heart attack', es: 'Miedo de moverme tras el infarto' },
      asks: {
        en: 'scared my heart will stop; will exercise bring another attack; listen to every beat; afraid to be alone, to sleep; how much is safe after the heart attack; stent, bypass, nervous about effort; no trust in my body',
        es: 'temo que se me pare el corazón; el esfuerzo me puede dar otro infarto; estoy pendiente de cada latido; miedo de quedarme a solas, de dormir; qué puedo hacer después del infarto; me pusieron stent, bypass, marcapasos; perdí la confianza',
      },
      say: {
        en: 'That fear is very common, and it fades with small safe steps. Ask the doctor: “What may I do this week? What not yet?” Then walk in the house, a few minutes, talking. Each good walk is proof.',
        es: 'Ese miedo es muy común y baja con pasos pequeños y seguros. Pregunte al médico: “¿Qué puedo hacer esta semana? ¿Qué todavía no?” Luego camine en casa, unos minutos, hablando. Cada paseo bueno da confianza.',
      },
      more: {
        en: 'Write down each walk and how it ended. First with somebody, then alone with a phone. Ask for cardiac rehab and about talking help. Have a plan: pain or pressure in chest, arm or jaw, cold sweat, fainting means {emergency}, at once.',
        es: 'Anote cada paseo y cómo acabó. Primero con alguien, luego a solas con teléfono. Pida rehabilitación cardiaca y ayuda para hablar del miedo. Tenga un plan: dolor o presión en pecho, brazo o quijada, sudor frío o desmayo: {emergency}, ya.',
      },
      facts: ['E12', 'T11'],
    },
    {
      label: { en: 'Love and sex with a weak heart', es: 'Amor y sexo con el corazón débil' },
      asks: {
        en: 'is it safe to make love after a heart attack; intimacy with my wife; afraid it is too much strain; blue pill, Viagra with nitrates; no desire since the heart tablets; embarrassed to ask the doctor; can we have sex',
        es: 'puedo tener relaciones después del infarto; intimidad con mi esposa; miedo de que sea mucho esfuerzo; pastilla azul y nitroglicerina; sin deseo desde las pastillas; me da vergüenza preguntar al médico',
      },
      say: {
        en: 'A fair thing to ask, and doctors hear it daily. Often it is fine once you climb two flights of stairs without trouble, but ask first. Tablets for erection can be deadly with some heart medicines: none without your doctor.',
        es: 'Es normal preguntarlo, y el médico lo oye a diario. Muchas veces se puede cuando ya sube dos pisos sin molestias, pero pregunte antes. Las pastillas para la erección con ciertas medicinas pueden matar: ninguna sin su médico.',
      },
      more: {
        en: 'Say: “When may we be close again?” Or write it on a note. Begin with holding and touch. Rested, not after a meal, the easiest position. No desire may come from tablets or mood: tell them, stop none by yourself. Chest pain: {emergency}.',
        es: 'Diga: “¿Cuándo podemos volver a la intimidad?” O escríbalo en un papel. Empiecen con abrazos y caricias. Con descanso, no justo tras comer, la postura más cómoda. Sin deseo: puede ser una pastilla o el ánimo; cuéntelo. Dolor de pecho: {emergency}.',
      },
    },
    {
      label: { en: 'May I travel with a weak heart?', es: '¿Puedo viajar con el corazón débil?' },
      asks: {
        en: 'fly in a plane, long flight; holiday, visit my son by bus; mountains, high altitude; drive the car after a heart attack; travel insurance; tablets in the suitcase; cruise; can I fly',
        es: 'subir al avión, vuelo largo; vacaciones, visitar a mi hijo en bus; la sierra, la altura; manejar el carro después del infarto; seguro de viaje; llevar las pastillas en la maleta; crucero',
      },
      say: {
        en: 'Often yes, when weight and breath have been steady for weeks. Ask your heart team first about flying, heights and driving. Carry tablets for more days than planned, in the hand bag, with the list.',
        es: 'Muchas veces sí, si el peso y el aire llevan semanas estables. Pregunte antes a su equipo por el avión, la altura y conducir. Lleve pastillas para más días, en el bolso de mano, con la lista.',
      },
      more: {
        en: 'Book an aisle seat and a wheelchair at the airport. Move your feet, walk each hour. Keep weighing yourself there. Eat low salt on the way: bring your own bread and fruit. Know a clinic at the place. Swelling that goes up: call that day.',
        es: 'Pida asiento de pasillo y silla de ruedas en el aeropuerto. Mueva los pies y camine cada hora. Pésese también allá. Lleve pan y fruta propios, con poca sal. Sepa qué clínica hay cerca. Si se hincha: llame ese mismo día.',
      },
    },
    {
      label: { en: 'Is a drink all right with my heart?', es: '¿Puedo tomar vino o cerveza?' },
      asks: {
        en: 'glass of wine, red wine good for the heart; beer, whiskey, alcohol with heart failure; toast at a wedding; nightcap to sleep; does beer count as fluid; alcohol with heart tablets; a beer now and then',
        es: 'una copa de vino, dicen que es bueno para el corazón; cerveza, trago, ron, aguardiente; brindar en una fiesta; licor para dormir; alcohol con las pastillas del corazón; la cerveza cuenta como líquido; una cervecita',
      },
      say: {
        en: 'Ask your heart team, for some hearts must have none. Wine is no medicine, and it mixes badly with many tablets. Until you know: none, or raise a glass of something without alcohol. It all counts as fluid.',
        es: 'Pregunte a su equipo, pues para algunos corazones es cero. El vino no es medicina y choca con muchas pastillas. Mientras no sepa: nada, o brinde con algo sin alcohol. Todo cuenta como líquido.',
      },
      more: {
        en: 'If they allow a little: with food, not daily, never to fall asleep. At a party, hold sparkling water with lemon in a wine glass. Drink every day now: do not stop suddenly by yourself, ask your doctor how.',
        es: 'Si le permiten un poco: con comida, no a diario y nunca para dormir. En una fiesta, agua con gas y limón en copa. Si hoy bebe todos los días: no lo corte de golpe por su cuenta, pregunte al médico cómo.',
      },
      facts: ['D16'],
    },
    {
      label: { en: 'Low in mood since my heart trouble', es: 'Sin ánimo desde lo del corazón' },
      asks: {
        en: 'sad, depressed after the heart attack; cry easily; no joy in anything; feel like a burden to my family; why did this happen to me; angry and short-tempered; is life over now; worry about dying; I feel down',
        es: 'triste, deprimido después del infarto; lloro por todo; nada me alegra; siento que soy una carga para mi familia; por qué me tocó a mí; ando de mal genio, irritable; ya se acabó la vida; pienso en la muerte; ando decaído',
      },
      say: {
        en: 'Many feel low after heart trouble, and it can be treated. Tell your doctor this week: “My heart is one thing, my mood another.” Today, one small good thing: music, sun, a call. Thoughts of ending your life: {crisis}, now.',
        es: 'A muchos les pasa tras un mal del corazón, y se puede tratar. Dígalo esta semana al médico: “También ando sin ánimo.” Hoy, algo pequeño y bueno: música, sol, una llamada. Si piensa en quitarse la vida: {crisis}, ya.',
      },
      more: {
        en: 'Plan one pleasant thing a day, small and fixed. Tell one person how it really is. Ask for talking help and a heart group. Some tablets press on mood: ask, stop none by yourself. Two weeks without joy is reason enough to call.',
        es: 'Planee una cosa grata al día, pequeña y a hora fija. Cuente a alguien cómo está de verdad. Pida terapia y un grupo del corazón. Algunas pastillas bajan el ánimo: pregunte, no deje ninguna. Dos semanas sin alegría: llame.',
      },
      facts: ['T11', 'T14'],
      whose: 'self',
    },
    {
      label: { en: 'My husband has a weak heart', es: 'Mi esposo tiene el corazón débil' },
      asks: {
        en: 'wife of a heart patient, how do I help him; he eats salt in secret; she will not weigh herself; I watch his breath at night and cannot sleep; he will not call the doctor; what do I say; I nag him; worn out by the care; mother with heart failure; he hides the salt',
        es: 'esposa de un enfermo del corazón, cómo le ayudo; come sal a escondidas; no quiere pesarse; de noche vigilo si respira y no duermo; no quiere llamar al médico; qué le digo; lo regaño; cansada de cuidarlo; mi mamá con insuficiencia cardiaca',
      },
      say: {
        en: 'You carry a lot, and you need not be the police. Agree on three things together: scale in the morning, low-salt pot for both, when to call. Then you may call without a quarrel: “It is our rule.”',
        es: 'Usted carga mucho, y no tiene que ser policía. Acuerden tres cosas: balanza en la mañana, una olla con poca sal para los dos y cuándo llamar. Así puede llamar sin pelea: “Es nuestra regla.”',
      },
      more: {
        en: 'Go along to the nurse and let her say the hard things. Cook one dish for all; leave one small treat. Still refuses, with swelling or less breath: you call today. For your own sleep and rest, ask {company} for some hours of help.',
        es: 'Vaya también a la consulta, y que lo difícil lo diga la enfermera. Cocine igual para todos y deje un gusto pequeño. Si se niega y hay hinchazón o menos aire: llame usted hoy. Para descansar, pida a {company} unas horas de ayuda.',
      },
      facts: ['T10'],
      whose: 'other',
    },
    {
      label: {
        en: 'Pain or cold tablets with a weak heart',
        es: 'Corazón débil: ¿qué para dolor o gripe?',
      },
      asks: {
        en: 'ibuprofen, aspirin, painkillers with heart failure; cold and flu remedy, decongestant, cough syrup; fizzy tablets; herbal tea, ginseng, supplements; what can I take for a headache or sore back; can I take ibuprofen',
        es: 'ibuprofeno, aspirina, diclofenaco con el corazón; jarabe, antigripal, descongestivo; pastillas efervescentes; té de hierbas, ginseng, suplementos; qué tomo para el dolor de cabeza o espalda; puedo tomar ibuprofeno',
      },
      say: {
        en: 'Ask your pharmacist before any of them, and say “heart failure.” Many common pain tablets and cold remedies hold water back or raise the pressure. Fizzy ones are full of salt. Until then: warmth, rest, honey for a cough.',
        es: 'Pregunte antes en la farmacia y diga: “Tengo insuficiencia cardiaca”. Muchas pastillas comunes para dolor o gripe retienen agua o suben la presión. Las efervescentes traen mucha sal. Mientras tanto: calor, descanso, y miel para la tos.',
      },
      more: {
        en: 'Took some already: tell the nurse, and weigh yourself tomorrow. Show them all you use, with teas, drops and powders. Aspirin that your doctor ordered stays. Vomiting or the runs for a day: call the team about your tablets.',
        es: 'Si ya tomó algo: dígalo a la enfermera y pésese mañana. Muestre todo lo que usa, también tés, gotas y polvos. La aspirina que mandó su médico sigue. Vómitos o diarrea un día: llame al equipo por sus pastillas.',
      },
    },
    {
      label: { en: 'Dizzy from the heart tablets', es: 'Siento mareo desde la pastilla nueva' },
      asks: {
        en: 'lightheaded when I stand up; low blood pressure, too many pills; new tablet makes me giddy; may I stop one; side effects, cough, cramps; feel faint since the dose went up; forgot my tablets; I feel dizzy when I get up',
        es: 'me mareo al pararme; presión baja, muchas pastillas; la pastilla nueva me cae mal; puedo dejar una; efectos, tos, calambres; casi me desmayo desde que subieron la dosis; se me olvidó tomarla',
      },
      say: {
        en: 'Call your heart team today, and stop none by yourself. Until then, sit a minute before you stand, and hold on. Note pressure and weight if you can. Fainting, chest pain, a racing or very slow heart: call {emergency}.',
        es: 'Llame hoy a su equipo y no deje ninguna por su cuenta. Hasta entonces, siéntese un minuto antes de pararse y agárrese. Anote presión y peso si puede. Desmayo, dolor de pecho, corazón muy rápido o muy lento: llame a {emergency}.',
      },
      more: {
        en: 'Say when it comes, which tablet is new and how much you drink. Ask: “Could the hours be spread?” Missed a tablet: do not take two, ask the pharmacist. A box for each day helps. No hot baths, rise slowly at night.',
        es: 'Diga cuándo pasa, cuál pastilla es nueva y cuánto bebe. Pregunte: “¿Se pueden repartir las horas?” Si olvidó una: no tome dos, pregunte en la farmacia. Ayuda una caja por días. Sin baños calientes, y de noche párese lento.',
      },
    },
    {
      label: {
        en: 'Weak heart: which signs are urgent?',
        es: 'Corazón: ¿qué señales son urgentes?',
      },
      asks: {
        en: 'warning signs of heart failure; danger signs, nurse or ambulance; which signs mean emergency; chest pain, pressure; heart races, uneven beat; cough with pink foam; fainted; is it serious; what is urgent',
        es: 'señales de alarma; señales de peligro, enfermera o ambulancia; qué señal es emergencia; dolor o presión en el pecho; latidos rápidos, desparejos, palpitaciones; tos con espuma rosada; desmayo; es grave; qué es urgente',
      },
      say: {
        en: 'Call {emergency}: breathless at rest or lying down, chest pain or pressure, fainting, a new racing heart, pink foam, blue lips, confused. Call your team today: weight up as on your sheet, more swelling, less breath than usual, dizzy.',
        es: 'Si no tiene aire en reposo o al acostarse, llame a {emergency}. También si hay dolor de pecho, desmayo, latidos rápidos nuevos, espuma rosada, labios azules o confusión. Con más peso, más hinchazón, menos aire o mareo: llame hoy a su equipo.',
      },
      more: {
        en: 'Write both lists on one page, with the numbers, and hang it by the phone. Give a copy to somebody near. Do not drive yourself. In doubt between the two: choose {emergency}. Nobody will blame you for a call too many.',
        es: 'Escriba las dos listas en una hoja, con los números, y cuélguela junto al teléfono. Dé una copia a alguien cercano. No conduzca usted. Si duda entre las dos: {emergency}. Nadie le va a culpar por llamar de más.',
      },
      facts: ['E12'],
    },
  ],
}
