/** Questions on high blood pressure and on eating with less salt. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const pressureAndSalt: Faq = {
  name: 'pressure-and-salt',
  domain: 'Diet',
  card: 'D17',
  about: pattern(
    '(blood pressure|my bp|(high|my|raised|la) pressure(?! (job|work|sale*))|pressure (tablet*|pill*|medicine*|cuff|machine|reading*)|hypertens*|hipertens*|(presion|tension) (arterial|alta)|alta .. (presion|tension)|(pastilla*|medicina*|medicamento*) .. (presion|tension)|(medir|mido|toma|tomo|sube|subio|baja|bajo|bajar|controlar) la (presion|tension)|(padezco|padece|sufr*|problema*) de (la )?(presion|tension)(?! (en|muscular))|tensiometro|salt(?! (lake|water|of the earth))|salty|saltshaker|sodium|sodio|(la|sin|poca|menos|mucha|tanta) sal|(comida|sopa) salada|salero)',
  ),
  fits: ['dizzy', 'no-money', 'kidney-disease', 'heart-failure'],
  entries: [
    {
      label: { en: 'How do I give up the salt shaker?', es: '¿Cómo dejo el salero?' },
      asks: {
        en: 'put salt on everything; salt at the table; cut down on salt, how; less salt in cooking; add salt before tasting; used to salty food; take the shaker away; doctor and daughter want me off salt',
        es: 'le echo sal a todo; sal en la mesa; cómo le bajo a la sal; cocinar con menos sal; soy muy salado para comer; le pongo sal antes de probar; el doctor me quitó la sal',
      },
      say: {
        en: 'Put the shaker in the cupboard today, off the table. Cook with half of what you used. Taste first, then decide. After some weeks the tongue gets used to it, and salty food begins to taste too strong.',
        es: 'Guarde hoy el salero en la alacena, lejos de la mesa. Cocine con la mitad de la sal. Pruebe primero y luego decida. En unas semanas la lengua se acostumbra, y lo salado empieza a saber demasiado fuerte.',
      },
      more: {
        en: 'If that is too sudden: Take a pinch less each week. Salt at the very end, on top: less of it tastes like more. Put lemon and pepper where the shaker stood. If you are thin, dizzy or eat little, ask the doctor first.',
        es: 'Si es demasiado de golpe: Quite una pizca cada semana. Ponga la sal al final, por encima: con menos se nota más. Deje limón y pimienta donde estaba el salero. Si pesa poco, se marea o come poco, pregunte antes al médico.',
      },
      facts: ['D17'],
    },
    {
      label: { en: 'Without salt it tastes of nothing', es: 'Sin sal no me sabe a nada' },
      asks: {
        en: 'bland, tasteless; how to give flavor; make chicken taste like something; pepper and lemon; which herbs and spices; garlic salt, onion, vinegar; meat, fish or eggs with no salt',
        es: 'desabrida, sosa, insípida; cómo le doy sabor, sazón; qué le echo al pollo; pimienta, ajo, limón; qué hierbas y especias; condimentar sin sal; pescado o carne con gusto',
      },
      say: {
        en: 'Taste can come from elsewhere: lemon, vinegar, garlic, onion, pepper, cumin, oregano, parsley. Brown the meat and onions well. For chicken tonight: rub in garlic, lemon and pepper, wait half an hour, then cook it slowly in a little oil.',
        es: 'El sabor puede venir de otro lado: limón, vinagre, ajo, cebolla, pimienta, comino, orégano, cilantro. Dore bien la carne y la cebolla. Para el pollo de hoy: frótelo con ajo, limón y pimienta, espere media hora y cocínelo despacio.',
      },
      more: {
        en: 'More ideas: Beans with bay leaf and garlic. Eggs with tomato and onion. Fish with lemon and parsley. Rice cooked with onion. Garlic salt and spice mixes often hide salt: read the packet. If all taste went suddenly, tell the doctor today.',
        es: 'Más ideas: Frijoles con laurel y ajo. Huevo con tomate y cebolla. Pescado con limón y perejil. Arroz con cebolla dorada. La sal de ajo y el sazón de sobre llevan sal. Si perdió el gusto de golpe, avise hoy al médico.',
      },
      facts: ['D17'],
    },
    {
      label: { en: 'Which cans may I buy?', es: '¿Qué latas puedo comprar?' },
      asks: {
        en: 'canned food, tins; canned beans, vegetables, tuna; rinse the can; I live out of cans; is tinned fish too salty; what to do with salty canned food',
        es: 'comida de lata, enlatados; como mucho de lata; conservas, atún, sardinas; frijoles de lata; enjuagar la lata; cuáles latas compro; qué hago con la lata salada',
      },
      say: {
        en: 'Pick cans that say “no salt added” or “low sodium.” None there: pour the liquid away and rinse beans, vegetables or fish under the tap. Part of the salt goes with it. Then cook them with no more salt.',
        es: 'Elija las que dicen “sin sal añadida” o “bajo en sodio.” En inglés: “no salt added” y “low sodium.” Si no hay: tire el líquido y enjuague los frijoles, la verdura o el pescado. Se va parte de la sal. Y no le ponga más.',
      },
      more: {
        en: 'Leave canned sausage, ready stews and noodles in cans: rinsing does not help there. Stretch half a can with rice, egg or frozen vegetables. Dry beans cost less and hold hardly any salt. Canned fruit is fine for pressure.',
        es: 'Deje las salchichas, los guisos listos y las pastas de lata: ahí no sirve enjuagar. Estire media lata con arroz, huevo o verdura congelada. Los frijoles secos cuestan menos y casi no tienen sal. La fruta en lata va bien para la presión.',
      },
      facts: ['D17'],
    },
    {
      label: { en: 'What does “low sodium” mean?', es: '“Low sodium”: ¿qué quiere decir?' },
      asks: {
        en: 'low sodium or no salt added, is it the same; words on the label; reduced sodium, lightly salted; read the small print; how many milligrams of sodium; letters too small to read',
        es: 'qué significa low sodium; es lo mismo que no salt added; las palabras de la etiqueta en inglés; letra chiquita, no entiendo; reducido en sodio, light; sodio y sal es lo mismo; cuántos miligramos',
      },
      say: {
        en: 'Sodium is what makes salt a trouble. “Low sodium” means little of it in a portion. “No salt added” means the factory put none in. “Reduced sodium” only means less than before: it can still be a lot.',
        es: 'El sodio es lo malo de la sal. “Low sodium” es poco sodio. “No salt added” es sin sal añadida: no es lo mismo, pero los dos sirven. “Reduced sodium” es menos que antes, y aún puede ser mucho.',
      },
      more: {
        en: 'In the shop: Hold two cans side by side. Find the line “sodium” and take the one with the smaller number. Look at the portion: one can is often two. Too small to read: ask a clerk, or take a photo and make it big.',
        es: 'En la tienda: Ponga dos latas juntas. Busque la línea “sodium” y lleve la del número más chico. Mire la porción: una lata suele traer dos. Si no ve la letra, pida ayuda, o tome una foto y agrándela.',
      },
    },
    {
      label: {
        en: 'Are bread, cheese and ham salty?',
        es: '¿Tienen sal el pan, el queso y el jamón?',
      },
      asks: {
        en: 'bread and cheese, too much salt; ham, bacon, sausage, cold cuts; butter, olives, pickles; crisps, crackers, nuts; what to put on a sandwich instead; hidden salt',
        es: 'pan con queso; jamón, tocino, chorizo, mortadela, embutidos; aceitunas, encurtidos; papitas, galletas saladas; queso fresco, feta, de hoja; qué le pongo al pan; sal escondida',
      },
      say: {
        en: 'Yes. They bring in much of the day’s salt, even if they do not taste so. Ham, sausage and cheese have the most. On bread put egg, chicken you cooked yourself, tomato or avocado. Keep cheese to one thin slice.',
        es: 'Sí, traen mucha de la sal del día, aunque no se note. Los que más: jamón, embutidos y quesos, también el fresco. Al pan póngale huevo, pollo hecho en casa, tomate o aguacate. De queso, una rebanada fina.',
      },
      more: {
        en: 'Step by step: This week no ham. Next week half the cheese. Compare breads by the line “sodium.” Soak salty white cheese in water overnight, kept cold. With sick kidneys, ask before tomato and avocado. Choose nuts without salt.',
        es: 'Paso a paso: Esta semana, sin jamón. La otra, la mitad del queso. Remoje el queso salado en agua toda la noche, en frío. Compare panes por el sodio. Con mal de riñón, pregunte antes por el tomate y el aguacate.',
      },
      facts: ['D17'],
    },
    {
      label: { en: 'Is sweet bread salty too?', es: '¿El pan dulce tiene sal?' },
      asks: {
        en: 'concha with my coffee; pastry, cookies, cake and pressure; sweet things have no salt, right; pan dulce; biscuits and blood pressure',
        es: 'me encanta mi concha; el pan dulce no es salado, verdad; pastel, galletas dulces; bizcocho, facturas; lo dulce sube la presión; postres',
      },
      say: {
        en: 'It holds a little salt, far less than ham or canned soup. One now and then is fine for most with high pressure. It is the sugar and fat that count. With diabetes, half a piece right after a meal.',
        es: 'Tiene algo de sal, mucho menos que el jamón o la sopa de lata. Uno de vez en cuando está bien para la mayoría. Lo que más pesa es el azúcar y la grasa. Con diabetes, la mitad, justo después de comer.',
      },
      more: {
        en: 'If it is every day: Share one, or buy on Sundays only. On other days have bread with egg, or a fruit with the coffee. Weight that goes slowly down helps pressure too, if your doctor wants it down.',
        es: 'Si es a diario: Comparta uno, o cómprelo solo los domingos. Los otros días, una fruta o pan con huevo junto al café. Si el médico quiere que baje de peso, bajar despacio también ayuda a la presión.',
      },
    },
    {
      label: {
        en: 'What can I eat instead of canned soup?',
        es: '¿Qué como en vez de sopa de lata?',
      },
      asks: {
        en: 'live on canned soup; soup from a packet, bouillon cube, stock; something easy for supper; easy low salt lunch; cannot stand long at the stove; noodles in a cup; eggs, rice, frozen peas, what do I fix tonight',
        es: 'sopa de sobre, de vaso, instantánea; cubito, caldo en cubo, consomé; cena fácil sin sal; almuerzo con poca sal; no aguanto de pie en la cocina; qué preparo hoy con huevo y arroz; sazonador',
      },
      say: {
        en: 'Canned and packet soups and cubes are very salty. Tonight: scrambled eggs with rice and frozen peas. Or your own soup: frozen vegetables, rinsed beans, garlic and water, fifteen minutes in one pot. Lemon at the end, no cube.',
        es: 'Las sopas de lata y de sobre y los cubitos llevan muchísima sal. Esta noche: huevo revuelto con arroz y verdura. O su propia sopa: verdura, frijoles, ajo y agua, quince minutos en una olla. Al final, limón y nada de cubito.',
      },
      more: {
        en: 'If standing is hard: Cut at the table, and sit while it cooks. Make a big pot and freeze it in cups. Must it be a can: low sodium, half of it, with water and vegetables. With heart failure, soup counts as drink.',
        es: 'Si le cuesta estar de pie: Corte en la mesa y siéntese mientras hierve. Haga una olla grande y congele en tazas. Si ha de ser lata: baja en sodio, media, con agua y verdura. Con insuficiencia cardíaca, la sopa cuenta como líquido.',
      },
      facts: ['D17'],
    },
    {
      label: { en: 'Is a salt substitute safe for me?', es: '¿Puedo usar sal sustituta?' },
      asks: {
        en: 'salt substitute my neighbor has; potassium salt, lo salt, lite salt; fake salt; is it dangerous with my tablets; low sodium salt; substitute stuff with kidney trouble',
        es: 'sal de potasio, sal light, sal dietética; sustituto de la sal; la sal sin sodio del vecino; es peligrosa con mis pastillas; sal baja en sodio y los riñones',
      },
      say: {
        en: 'Ask your doctor or pharmacist before you use it. Most have potassium. With sick kidneys, heart failure or some pressure tablets, it can upset the heart. Until then use lemon, garlic, pepper and herbs.',
        es: 'Pregunte antes al médico o en la farmacia. Casi todas llevan potasio. Con mal de riñón, insuficiencia cardíaca o ciertas pastillas para la presión, puede alterar el corazón. Mientras tanto: limón, ajo, pimienta y hierbas.',
      },
      more: {
        en: 'Take the packet and your tablets to the pharmacy: “Does this go with these, and with my kidneys?” If you use it already, leave it off until then. Great weakness or an odd heartbeat: call {emergency}.',
        es: 'Lleve el envase y sus pastillas a la farmacia: “¿Va bien con esto y con mis riñones?” Si ya la usa, déjela hasta saberlo. Mucha debilidad o latidos raros: llame a {emergency}.',
      },
      facts: ['D17'],
    },
    {
      label: { en: 'How much salt may I have a day?', es: '¿Cuánta sal puedo comer al día?' },
      asks: {
        en: 'how much salt; teaspoon of salt; grams, milligrams a day; sea salt, pink or himalayan salt; no salt at all; is too little salt bad; limit',
        es: 'cuánta sal; una cucharadita; gramos al día; sal de mar, rosada, del himalaya; nada de sal; es malo muy poca sal; el límite',
      },
      say: {
        en: 'Less than 5 grams a day is advised. That is a bit under one level teaspoon, with all that is in bread, cans and cheese. Sea salt and pink salt count the same. If your heart or kidney team gave a limit, keep that.',
        es: 'Se aconsejan menos de 5 gramos al día. Es algo menos de una cucharadita rasa, contando la del pan, las latas y el queso. La de mar y la rosada cuentan igual. Si su equipo del corazón o riñón le dio un límite, siga ese.',
      },
      more: {
        en: 'You need not weigh it. No shaker, no cubes, and one salty thing a day at most. Do not go to none at all on your own. Dizzy, losing weight, or told that sodium in the blood is low: ask the doctor first.',
        es: 'No hace falta pesarla. Sin salero, sin cubitos y, como mucho, una cosa salada al día. No la quite del todo por su cuenta. Si se marea, baja de peso o le dijeron sodio bajo en la sangre, pregunte antes al médico.',
      },
      facts: ['D17'],
    },
    {
      label: { en: 'Less salt on little money', es: 'Menos sal con poco dinero' },
      asks: {
        en: 'cans are all I can afford; the check does not reach, tight budget; cheap food with little salt; food bank gives salty things; fresh meat is dear; instant noodles are cheap',
        es: 'el cheque no alcanza; lo barato es pura lata; comida barata con poca sal; la despensa trae sopas de sobre; la carne está cara; no me alcanza para fresco',
      },
      say: {
        en: 'The cheapest foods hold little salt: dry beans, lentils, rice, oats, eggs, potatoes, cabbage, carrots, frozen vegetables. You can save on ham, cubes, chips and instant noodles. If money runs short, call {food} and ask for low salt food.',
        es: 'Lo más barato casi no tiene sal: frijoles secos, lentejas, arroz, avena, huevos, papas, col, zanahoria. Ahorre en jamón, cubitos, frituras y sopas instantáneas. Si el dinero no alcanza, llame a {food} y pida comida con poca sal.',
      },
      more: {
        en: 'Cook one pot of beans on Sunday with onion, garlic and bay leaf. Eat it with rice, then with egg, then as soup. Rinse what comes in cans. With sick kidneys, ask before beans and potatoes.',
        es: 'Cocine el domingo una olla de frijoles con cebolla, ajo y laurel. Cómala con arroz, luego con huevo, luego en sopa. Enjuague lo que venga en lata. Con mal de riñón, pregunte antes por los frijoles y las papas.',
      },
      facts: ['D17', 'D19'],
    },
    {
      label: { en: 'There is little to buy here', es: 'Aquí casi no hay qué comprar' },
      asks: {
        en: 'shops have hardly anything; just rice and sometimes an egg; vegetables are too expensive; few shops near, only a corner store; eat healthier with what there is; ration book',
        es: 'no hay casi nada que comer, puro arroz; la verdura no hay o está carísima; solo lo de la libreta, la bodega; cómo como mejor con lo que hay; frijol si aparece; escasez, no se consigue',
      },
      say: {
        en: 'Then we work with what there is. Rice, beans and eggs are good for pressure when cooked with little salt. Beans with rice make a full meal. Give taste with garlic, onion, lemon, cumin or any green herb. No cubes.',
        es: 'Entonces, con lo que hay. Arroz, frijoles y huevo van bien para la presión si llevan poca sal. Frijoles con arroz ya es comida completa. Dé sabor con ajo, cebolla, limón, comino o una hierba verde. Sin cubitos.',
      },
      more: {
        en: 'Eat whatever fruit or vegetable is in season, even a little. Grow parsley or oregano in a can. Swap with neighbors. Cook beans for three days at once. If you lose weight without wanting to, see the doctor.',
        es: 'Coma la fruta o verdura que sea de temporada, aunque sea poca. Siembre cilantro u orégano en una lata. Cambie cosas con los vecinos. Cocine frijoles para tres días. Si baja de peso sin querer, vea al médico.',
      },
      facts: ['D15', 'D17'],
    },
    {
      label: { en: 'Are eggs bad for my pressure?', es: '¿El huevo sube la presión?' },
      asks: {
        en: 'how many eggs a week; egg every day with high pressure; eggs and cholesterol; boiled or fried egg; milk and eggs',
        es: 'cuántos huevos a la semana; huevo todos los días con presión alta; el huevo y el colesterol; huevo frito o duro; el huevo me hace daño',
      },
      say: {
        en: 'No. An egg holds little salt and does not raise pressure. One on most days suits many people. With high cholesterol, diabetes or a sick heart, ask the nurse how many. Boil it, or use a little oil, and leave out the ham.',
        es: 'No. El huevo tiene poca sal y no sube la presión. Uno casi todos los días les va bien a muchos. Con colesterol alto, diabetes o mal del corazón, pregunte a la enfermera cuántos. Duro o con poco aceite, y sin jamón.',
      },
      more: {
        en: 'Taste without salt: pepper, tomato and onion, a pinch of cumin, green herbs. Boil three at once and keep them cold. On other days take beans, lentils or fish in place of egg.',
        es: 'Sabor sin sal: pimienta, tomate con cebolla, una pizca de comino, cilantro. Cueza tres a la vez y guárdelos en frío. Otros días, en lugar de huevo, frijoles, lentejas o pescado.',
      },
    },
    {
      label: { en: 'Is coffee bad for blood pressure?', es: '¿El café sube la presión?' },
      asks: {
        en: 'coffee and high pressure; how many cups; decaf, strong tea, cola, energy drink; heart races after coffee; caffeine before measuring',
        es: 'cuántas tazas de café; café con presión alta; descafeinado, té negro, mate; palpitaciones después del café; cafeína, bebidas energéticas',
      },
      say: {
        en: 'Coffee can lift pressure for an hour or two, less so if you drink it daily. Two or three cups a day are fine for many. Have none in the half hour before you measure, and none late in the day.',
        es: 'El café puede subirla una o dos horas, y menos si lo toma a diario. A muchos les van bien dos o tres tazas al día. Nada de café media hora antes de medirse, ni al final del día.',
      },
      more: {
        en: 'To know what it does to you: measure before a cup and one hour after, on two days. Much higher, or the heart races: tell your doctor and drink half. Go down by one cup a week, or your head may ache.',
        es: 'Para saber qué le hace: mídase antes de una taza y una hora después, dos días. Si sube mucho o el corazón se acelera, dígalo al médico y tome la mitad. Baje una taza por semana, o puede doler la cabeza.',
      },
      facts: ['Z14'],
    },
    {
      label: { en: 'Does water bring pressure down?', es: '¿El agua baja la presión?' },
      asks: {
        en: 'drink more water for my pressure; how many glasses; mineral water, sodium in fizzy water; dry mouth, thirst; water with lemon',
        es: 'tomar más agua para la presión; cuántos vasos; agua mineral con gas; boca seca, sed; agua con limón en ayunas',
      },
      say: {
        en: 'Water does not cure high pressure. Yet too little makes people dizzy, above all with pressure tablets. A glass with each meal and one between is a good habit. With heart failure or sick kidneys, keep the limit you were given.',
        es: 'El agua no cura la presión alta. Pero con muy poca vienen mareos, más aún con pastillas para la presión. Un vaso con cada comida y otro entre medio está bien. Con insuficiencia cardíaca o mal de riñón, siga el límite que le dieron.',
      },
      more: {
        en: 'In heat, with vomiting or diarrhea, ask the doctor or pharmacist that day about your tablets, and stop none by yourself. Some mineral waters hold much sodium: read the label. Drink less in the evening if you get up at night.',
        es: 'Con mucho calor, vómito o diarrea, pregunte ese día al médico o a la farmacia por sus pastillas, sin dejarlas por su cuenta. Hay aguas minerales con mucho sodio: lea la etiqueta. Si se levanta de noche, tome menos al anochecer.',
      },
    },
    {
      label: { en: 'How do I measure at home?', es: '¿Cómo me tomo la presión en casa?' },
      asks: {
        en: 'when do I take my blood pressure; cuff, monitor; which arm; how often to check, what time; different every time; higher at the clinic, white coat; machine for the wrist; I have no cuff',
        es: 'cuándo me tomo la presión; baumanómetro, tensiómetro, aparato; en qué brazo; cada cuánto me la tomo, a qué hora; me sale distinta cada vez; en el consultorio sale alta, bata blanca; de muñeca; no tengo aparato',
      },
      say: {
        en: 'Sit quietly for five minutes, back leaning, feet flat, bladder empty. Cuff on the bare upper arm, arm on the table at heart height. No talking. Measure twice, one minute apart, morning and evening, for a week. Write all down.',
        es: 'Siéntese cinco minutos en calma, espalda apoyada, pies en el suelo y sin ganas de orinar. Brazalete en el brazo desnudo, a la altura del corazón. Sin hablar. Dos veces, con un minuto entre ambas, mañana y noche, una semana. Apunte todo.',
      },
      more: {
        en: 'No coffee, smoke or walk in the half hour before. Morning: before tablets and breakfast. Numbers always differ a bit. Take the list and the machine to the clinic once, to compare. No machine: ask at the pharmacy or health center.',
        es: 'Media hora antes, ni café ni tabaco ni caminata. Por la mañana: antes de pastillas y desayuno. Siempre cambia un poco. Lleve la lista y el aparato a la clínica una vez, para comparar. Sin aparato: pregunte en la farmacia o el centro de salud.',
      },
    },
    {
      label: { en: 'Very high pressure: whom do I call?', es: 'Presión muy alta: ¿a quién llamo?' },
      asks: {
        en: 'high number, is it an emergency; pressure shot up today; when to go to the hospital; headache, nosebleed with high pressure; scared by the reading; what number is dangerous',
        es: 'se me subió la presión; me salió alta, me marcó muy alta, es urgente; voy al hospital, a urgencias; dolor de cabeza, sangre de nariz; me asusté con el número; qué número es peligroso; zumbido en los oídos',
      },
      say: {
        en: 'Sit five minutes and measure again. Chest pain, short breath, crooked face, weak arm, odd speech, loss of sight or a terrible headache: call {emergency} now. Feeling well but still very high, or over your doctor’s limit: call the doctor today.',
        es: 'Siéntese cinco minutos y mídase otra vez. Dolor de pecho, falta de aire, cara torcida, brazo débil, habla rara, pérdida de vista o dolor de cabeza terrible: llame ya a {emergency}. Si se siente bien y sigue muy alta, llame hoy al médico.',
      },
      more: {
        en: 'Until they answer: Rest, breathe out slowly, do not drive. Take no extra tablet on your own. If you forgot one, ask the pharmacist what to do. Write down hour and number. Nobody answers today and it stays high: urgent clinic.',
        es: 'Hasta que respondan: Descanse, suelte el aire despacio y no conduzca. No tome pastillas de más. Si olvidó una, pregunte en la farmacia qué hacer. Apunte hora y número. Si hoy nadie responde y sigue alta: vaya a urgencias.',
      },
    },
    {
      label: { en: 'What is good pressure at my age?', es: '¿Cuál es buena presión a mi edad?' },
      asks: {
        en: 'what should my blood pressure be; normal number, target; upper and lower number; how low should it go; too low; good reading at seventy; mine at eighty',
        es: 'cuánto debe ser la presión; lo normal, la meta; la alta y la baja, los dos números; hasta cuánto debe bajar; muy baja es malo; a los ochenta años',
      },
      say: {
        en: 'It depends on age, illness and how steady you are on your feet. So ask: “Which number do we aim at, and at which do I call?” Write both on a card. Too low is no good either: it brings falls.',
        es: 'Depende de la edad, de otras enfermedades y de si se marea al levantarse. Pregunte: “¿A qué número queremos llegar y con cuál le llamo?” Apunte los dos. Muy baja tampoco es buena: trae caídas.',
      },
      more: {
        en: 'The upper number is the push of the heart. The lower is the rest between two beats. Look at the week, not at one day. Dizzy, weak, or far below your usual: sit or lie down, and call the doctor today.',
        es: 'El de arriba es el empuje del corazón. El de abajo, el descanso entre latidos. Mire la semana, no un solo día. Con mareo, debilidad o mucho más baja que siempre: siéntese o acuéstese, y llame hoy al médico.',
      },
    },
    {
      label: { en: 'May I walk with high pressure?', es: '¿Puedo caminar con la presión alta?' },
      asks: {
        en: 'exercise and blood pressure; does walking lower pressure; how long to walk; is effort dangerous; lifting weights, gym; dance, tai chi, bike',
        es: 'ejercicio con presión alta; caminar baja la presión; cuánto rato camino; es peligroso esforzarme; pesas, gimnasio; bailar, bicicleta, tai chi',
      },
      say: {
        en: 'Yes, a steady walk helps pressure over the weeks. Begin with ten minutes at a pace where you can still talk. Add a few each week. If your pressure is very high, or your heart is sick, ask the doctor first.',
        es: 'Sí: caminar con calma ayuda a la presión con las semanas. Empiece con diez minutos, a un paso en que pueda hablar. Sume unos pocos cada semana. Si la tiene muy alta o tiene mal del corazón, pregunte antes al médico.',
      },
      more: {
        en: 'Do not hold your breath when you lift: breathe out as you push. Slow down before you stop. Chest pain, faintness or bad breathlessness: stop and call {emergency}. Cannot go out: march in a chair while the radio plays.',
        es: 'No aguante el aire al levantar peso: suéltelo al hacer fuerza. Afloje el paso antes de parar. Dolor de pecho, desmayo o mucha falta de aire: pare y llame a {emergency}. Si no puede salir: marche en la silla con la radio.',
      },
      facts: ['E10', 'E12', 'E15'],
    },
    {
      label: { en: 'Alcohol and blood pressure?', es: '¿Y el alcohol con la presión alta?' },
      asks: {
        en: 'glass of wine with dinner; beer, whiskey every night; red wine good for the heart; drink with pressure tablets; how much may I drink',
        es: 'una copa de vino con la cena; cerveza, ron, pisco, aguardiente; el vino tinto es bueno para el corazón; tomar con las pastillas de la presión; trago',
      },
      say: {
        en: 'Less is better: alcohol raises pressure, and with tablets it brings dizziness and falls. No wine is needed for the heart. Ask your pharmacist if your tablets allow any. If you drink a lot each day, do not stop suddenly: ask the doctor.',
        es: 'Menos es mejor: el alcohol sube la presión, y con pastillas trae mareos y caídas. El corazón no necesita vino. Pregunte en la farmacia si sus pastillas lo permiten. Si bebe mucho a diario, no lo deje de golpe: consulte al médico.',
      },
      more: {
        en: 'Step by step: Keep some days with none. Pour a smaller glass, with food and water beside it. Choose fizzy water with lemon as the evening drink. Getting up at night after drinking: sit first, hold on, light on.',
        es: 'Paso a paso: Deje días sin nada. Sirva menos, con comida y agua al lado. De noche, agua con gas y limón. Si se levanta después de beber: siéntese primero, agárrese y prenda la luz.',
      },
      facts: ['D16'],
    },
    {
      label: { en: 'My tablets make me cough or dizzy', es: 'Las pastillas me dan tos o mareo' },
      asks: {
        en: 'dry cough from pressure tablets; side effects; want to stop the pill; tired, weak on them; they raised my blood pressure pill; too many tablets',
        es: 'tos seca por la pastilla de la presión; efectos de la medicina; quiero dejar la pastilla; me siento sin fuerzas; me subieron la dosis; me cae mal',
      },
      say: {
        en: 'Tell the doctor or pharmacist this week: often another tablet suits better. Until then stop none by yourself. Near a fall, or very weak: call today. Swollen lips or tongue, fainting or trouble to breathe: {emergency}.',
        es: 'Dígalo esta semana al médico o en la farmacia: muchas veces otra pastilla va mejor. Mientras, no deje ninguna por su cuenta. Si casi se cae o está muy débil: llame hoy. Labios o lengua hinchados, desmayo o falta de aire: {emergency}.',
      },
      more: {
        en: 'Write down: since when, at what hour, how long after the tablet. Bring your readings, lying and standing if you can. Ask: “Is it this tablet? Is there another? Is another hour better?” Show all other tablets too, also without prescription.',
        es: 'Apunte: desde cuándo, a qué hora, cuánto después de la pastilla. Lleve sus medidas. Pregunte: “¿Es esta pastilla? ¿Hay otra? ¿Va mejor a otra hora?” Muestre también lo que toma sin receta.',
      },
    },
    {
      label: { en: 'Why am I dizzy when I stand up?', es: '¿Por qué me mareo al levantarme?' },
      asks: {
        en: 'woozy when I stand; nearly fell getting out of bed; head spins when I rise; mother dizzy from the chair; did not faint; could it be the tablet; wobbly going to the bathroom at two',
        es: 'me mareo al levantarme de la silla; casi me caigo al pararme de la cama; por qué me pasa eso, será la pastilla; no me desmayé; mi mamá se marea al levantarse; se me va la cabeza',
      },
      say: {
        en: 'On standing, blood sinks to the legs and pressure drops for a moment. Tablets, little drink or age can do that. Rise in steps: move feet, sit a minute, stand and hold on. Call the doctor today, above all after a near fall.',
        es: 'Al ponerse de pie, la sangre baja a las piernas y la presión cae un momento. Puede ser por pastillas, poca agua o la edad. Levántese por pasos: mueva los pies, siéntese un minuto, levántese agarrándose. Llame hoy al médico, más si casi se cae.',
      },
      more: {
        en: 'Until then: Light on at night, and a urine bottle or commode by the bed. Stop no tablet by yourself. Ask to be measured lying and standing. Fainting, chest pain, odd speech, or a blow to the head: call {emergency}.',
        es: 'Mientras tanto: Luz de noche, y un orinal junto a la cama. No deje ninguna pastilla. Pida que le midan en la cama y de pie. Desmayo, dolor de pecho, habla rara o golpe en la cabeza: llame a {emergency}.',
      },
    },
    {
      label: {
        en: 'I feel well. May I leave the tablets?',
        es: 'Me siento bien. ¿Dejo las pastillas?',
      },
      asks: {
        en: 'no symptoms, why take tablets; stop tablets if I eat without salt; garlic, beetroot, herbal tea instead; do I take them for life; it is normal now; forgot my tablet, take two',
        es: 'no siento nada, para qué la pastilla; dejo el tratamiento si no como sal; el ajo baja la presión; jamaica, té de hierbas, alpiste; es para toda la vida; ya me salió normal; olvidé la pastilla, tomo dos',
      },
      say: {
        en: 'Please not by yourself. High pressure is not felt, and good readings often mean that the tablet works. Tell the doctor you would like fewer. With a good week of readings, ask what can be changed. Garlic and teas do not take their place.',
        es: 'Por su cuenta, mejor no. La presión alta no se siente, y si sale bien suele ser porque la pastilla funciona. Diga al médico que quiere tomar menos. Lleve una semana de medidas. El ajo y los tés no la reemplazan.',
      },
      more: {
        en: 'Forgotten one: never take two at once. Call the pharmacist and ask. Put the tablets by the toothbrush, or in a box with the days. If they cost too much, say so: there may be a cheaper one. Show herbal drops too.',
        es: 'Si olvidó una: nunca tome dos juntas. Llame a la farmacia y pregunte. Déjelas junto al cepillo de dientes, o en una caja con los días. Si cuestan mucho, dígalo: puede haber otra más barata. Muestre también sus hierbas.',
      },
    },
    {
      label: { en: 'Water pill and up all night', es: 'Pastilla del agua y orinar de noche' },
      asks: {
        en: 'water pill at supper, could that be why; up four times to pee; up all night with the water tablet; diuretic earlier; pee all night, worn out; is the water pill too late; furosemide and night trips',
        es: 'diurético, me levanto cuatro veces a orinar; tomo la pastilla del agua en la cena; será por la hora; furosemida, hidroclorotiazida; toda la noche al baño; cansada de levantarme',
      },
      say: {
        en: 'Yes, a water pill taken late can do that. Call the pharmacist or doctor this week: “May I take it in the morning?” Do not move or stop it before. Until then: light on, a clear path, sit before you stand.',
        es: 'Sí, la pastilla del agua tomada tarde puede causarlo. Llame esta semana a la farmacia o al médico: “¿Puedo tomarla por la mañana?” No la cambie ni la deje antes. Mientras: luz, paso libre, y siéntese antes de ponerse de pie.',
      },
      more: {
        en: 'Put your legs up for an hour in the afternoon: the water leaves before bedtime. Drink more early and less in the evening, within your limit. Burning, fever, great thirst, or swollen legs that are new: call the doctor today.',
        es: 'Suba las piernas una hora por la tarde: así el agua sale antes de acostarse. Beba más temprano y menos al anochecer, dentro de su límite. Ardor, fiebre, mucha sed o piernas hinchadas desde hace poco: llame hoy al médico.',
      },
      facts: ['Z18'],
    },
    {
      label: { en: 'Pressure up from stress or nerves?', es: '¿Los nervios suben la presión?' },
      asks: {
        en: 'worry, anger and blood pressure; worked up, tense; it climbs when I argue; calm down to bring it down; breathing, relax; nervous at the doctor',
        es: 'el estrés, la preocupación, el coraje; me altero y se me sube; cuando discuto; cómo me calmo para que baje; respirar, relajarme; nerviosa en el consultorio; colerina, rabia',
      },
      say: {
        en: 'Yes, for a while. When you are upset, do not measure again and again. Sit, drop your shoulders, and breathe out slowly for five minutes. Do it daily at a fixed hour. It does not take the place of tablets.',
        es: 'Sí, por un rato. Si hay disgusto, no se mida a cada momento. Siéntese, baje los hombros y suelte el aire despacio, cinco minutos. Hágalo cada día a la misma hora. No reemplaza las pastillas.',
      },
      more: {
        en: 'If breath makes you uneasy: look out of the window, listen to one song, walk a little. Tell somebody what weighs on you. If worry lasts more than two weeks, tell the doctor. Chest pain or a weak arm is not nerves: call {emergency}.',
        es: 'Si respirar así le inquieta: mire por la ventana, oiga una canción, camine un poco. Cuente a alguien lo que le pesa. Si dura más de dos semanas, dígalo al médico. Dolor de pecho o brazo débil no son nervios: llame a {emergency}.',
      },
      facts: ['T06', 'T11'],
    },
    {
      label: { en: 'What do I order in a restaurant?', es: '¿Qué pido en un restaurante?' },
      asks: {
        en: 'restaurant, takeaway, fast food; pizza, Chinese food, burger; ask the cook for no salt; lunch club, hospital kitchen, meals delivered are salty; party food; friends invite me',
        es: 'restaurante, fonda, comida rápida; pizza, comida china, tacos; pedir sin sal; comedor, comida a domicilio salada; fiestas, asados; me invitan a comer',
      },
      say: {
        en: 'Say it when you order: “No added salt, please, and the sauce on the side.” Choose grilled fish or chicken, rice or potato, and salad with oil and lemon. Leave the soup, the ham and the pickles. Enjoy the company.',
        es: 'Dígalo al pedir: “Sin sal, por favor, y la salsa aparte.” Elija pescado o pollo a la plancha, arroz o papa, y ensalada con aceite y limón. Deje la sopa, el jamón y los encurtidos. Y disfrute la compañía.',
      },
      more: {
        en: 'One salty meal is no disaster: eat plainly the next day. With friends, offer to bring a dish you seasoned yourself. Meals that are delivered: call the kitchen and ask for low salt. With heart failure, be stricter: ask your team.',
        es: 'Una comida salada no es desastre: al otro día coma sencillo. Con amigos, lleve un plato que usted sazonó. Si le traen la comida, llame a la cocina y pida poca sal. Con insuficiencia cardíaca, cuídelo aún más: pregunte a su equipo.',
      },
    },
    {
      label: { en: 'My family wants more salt', es: 'Mi familia quiere más sal' },
      asks: {
        en: 'my husband wants salt; cook without salt; he says my food is tasteless, adds it behind my back; wife complains about no salt; family will not eat it; cook two pots; father salts everything',
        es: 'mi marido quiere sal; mi esposo dice que no tiene gusto; le echa sal a escondidas; la familia protesta; cocino aparte dos ollas; mi papá le echa sal a todo; pelea por la sal',
      },
      say: {
        en: 'Cook one pot with little salt and much garlic, onion and lemon. Say nothing about it at first. Cut down bit by bit, and hardly anybody notices. Whoever wants salt adds a pinch to their own plate, after tasting.',
        es: 'Haga una sola olla, con poca sal y mucho ajo, cebolla y limón. Al principio, no lo comente. Baje de a poco y casi nadie lo nota. Quien quiera sal, una pizca en su plato y después de probar.',
      },
      more: {
        en: 'If there is still a row: “I want you with me for long. Which three dishes must stay as they were?” Keep those, change the rest. Buy no ham and no cubes. The doctor’s word may be easier to take than yours.',
        es: 'Si aún hay pelea: “Te quiero conmigo muchos años. ¿Qué tres platos dejamos como siempre?” Respete esos y cambie el resto. No compre jamón ni cubitos. Que el médico se lo diga: a veces se acepta mejor.',
      },
    },
    {
      label: {
        en: 'My ankles swell, my weight goes up',
        es: 'Se me hinchan los pies y subo de peso',
      },
      asks: {
        en: 'swollen ankles, swollen feet; shoes do not fit; up five pounds since Sunday; puffy legs, is it the soup; should I just eat less salt; cannot breathe lying flat, sleep in the recliner; whom do I call about the swelling',
        es: 'tobillos hinchados, no me entra el zapato; subí kilos en pocos días; piernas hinchadas, será la sopa; como menos sal y ya; no puedo respirar acostada, duermo sentada; a quién llamo por la hinchazón',
      },
      say: {
        en: 'Less salt alone is not enough for this. New swelling or weight that jumps within days: call the heart clinic or doctor today, also on a weekend. Short of breath at rest or lying flat: sit upright and call {emergency} now.',
        es: 'Con menos sal no basta. Si la hinchazón es nueva o el peso sube en días: llame hoy al médico o a la clínica del corazón, aunque sea domingo. Si falta el aire en reposo o al acostarse: siéntese y llame ya a {emergency}.',
      },
      more: {
        en: 'Say on the phone: since when, how much weight, how you sleep, which tablets. Change no tablet by yourself. Until they answer: sit up, and eat nothing salty. Only one leg swollen and sore: say so, it is for today too. You bother nobody.',
        es: 'Diga por teléfono: desde cuándo, cuánto peso, cómo duerme, qué pastillas. No cambie ninguna por su cuenta. Mientras: siéntese con la espalda recta y nada salado. Si es una sola pierna y duele, dígalo: también es para hoy. No molesta a nadie.',
      },
    },
    {
      label: { en: 'What else drives my pressure up?', es: '¿Qué otras cosas suben la presión?' },
      asks: {
        en: 'painkillers, ibuprofen and pressure; licorice; fizzy tablets; cold and cough remedies; snoring; I eat no salt and it is still high; nothing works, why',
        es: 'pastillas para el dolor, ibuprofeno; regaliz, orozuz; efervescentes, antiácidos; jarabe para la gripe; ronquidos; no como sal y sigue alta; ya probé todo y no baja',
      },
      say: {
        en: 'Some painkillers, cold remedies, fizzy tablets and licorice can. So can snoring with pauses, pain, alcohol and poor sleep. Show the pharmacist all you take, also without prescription, and ask. It is not your fault if salt alone is not enough.',
        es: 'Algunas pastillas para el dolor, remedios para la gripe, efervescentes y el regaliz. También roncar con pausas, el dolor, el alcohol y dormir mal. Muestre en la farmacia todo lo que toma y pregunte. Si con quitar la sal no basta, no es culpa suya.',
      },
      more: {
        en: 'Give food some weeks. Keep one list of readings and show it to the doctor: the treatment may need a new look. Stop no ordered tablet by yourself. Loud snoring and sleepy by day: tell the doctor that as well.',
        es: 'Dele unas semanas a la comida. Lleve la lista de medidas al médico: quizá haya que revisar el tratamiento. No deje por su cuenta lo recetado. Si ronca fuerte y de día tiene sueño, cuéntelo también.',
      },
    },
  ],
}
