/** Questions on eating with diabetes, or just before it, and on the quarrels over food that come with it. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const sugarAndFood: Faq = {
  name: 'sugar-and-food',
  domain: 'Diet',
  card: 'D01',
  about: pattern(
    '((?<!not )(?<!not a )(?<!no soy )(?<!no tengo )(?<!no es )diabet*|prediabet*|metformin*|insulin*|a1c|hba1c|type (2|two)|glucos*|glucometr*|glucemia|glicemia|blood sugar*|sugar (diabetes|is|was|levels?|readings?|number*|too|up|high)|high sugar|(my|his|her|for) sugar|(azucar|azuquita*|glucosa) .. (alt[ao]|elevad[ao]|en (la )?sangre|en ayunas)|(sube*|suba*|subir*|subio|subiendo|baja|baje|bajar|controlar|pastilla*) .. azucar|alta .. azucar|(tengo|tiene|padezco|padece|sufr*) (del? )?(la |el )?azucar(?! (en|para))|(got|has) sugar(?! (in|for))|(mi|del) azucar)',
  ),
  fits: ['sugar-medicine', 'kidney-disease', 'no-money', 'nobody-near', 'carer'],
  entries: [
    {
      label: { en: 'What can I have for breakfast?', es: '¿Qué me conviene desayunar?' },
      asks: {
        en: 'breakfast idea; what do I eat in the morning then; what should I have for breakfast; porridge or an egg; fed up with porridge; not only oatmeal; cereal, cornflakes, granola; beans on toast first thing; something instead of two slices of toast; breakfast that keeps sugar down',
        es: 'qué puedo comer en el desayuno; qué puedo desayunar; ideas de desayuno; que no sea solo avena; huevo o avena en la mañana; con qué reemplazo el pan del desayuno; cereal, hojuelas, granola; yo pregunto qué desayuno, hoy me dio alto; desayunar frijoles',
      },
      say: {
        en: 'An egg with one slice of whole wheat bread and tomato is a fine start. Or oats in milk with no sugar. Or plain yogurt with some fruit. Or beans on toast, or with a tortilla. Egg, yogurt and beans keep hunger away for longer.',
        es: 'Un huevo con una rebanada de pan integral y tomate va muy bien. O avena con leche, sin azúcar. O yogur natural con algo de fruta. O frijoles con una tortilla. El huevo, el yogur y los frijoles llenan por más tiempo.',
      },
      more: {
        en: 'Take one of each. To fill you: egg, cheese, beans, fish or plain yogurt. Then a small piece of bread, some oats or a tortilla. Then tomato or a fruit. Drink water, tea, or coffee with no sugar. Egg raises sugar less than oats.',
        es: 'Elija uno de cada. Para llenar: huevo, queso, frijoles, pescado o yogur natural. Luego un trozo de pan, avena o una tortilla. Luego tomate o una fruta. Para tomar: agua, té o café sin azúcar. El huevo sube el azúcar menos que la avena.',
      },
    },
    {
      label: { en: 'Do I have to give up jam?', es: '¿Tengo que dejar la mermelada?' },
      asks: {
        en: 'is jam out or not; what about jam; toast with marmalade; spread on toast; low sugar jelly; hazelnut spread; butter or margarine',
        es: 'y la mermelada; qué le unto a la tostada; mermelada dietética; dulce de leche, manjar, cajeta; crema de cacahuate o maní; mantequilla o margarina; la jalea, la confitura',
      },
      say: {
        en: 'Jam is not banned, but it is mostly sugar. A thin teaspoon on one slice, and not every day, is a fair rule. On other days try cheese, egg, tomato, avocado or mashed berries.',
        es: 'No está prohibida, pero es casi toda azúcar. Una cucharadita en un solo pan, y no todos los días, es una medida justa. Los demás días pruebe queso, huevo, tomate o aguacate.',
      },
      more: {
        en: 'Spread it so thin that the bread shows through. Eat it after an egg or some cheese. Warm a few berries and mash them with a fork, with no sugar. Jam with less sugar still holds some. Keep the jar off the table.',
        es: 'Unte tan poco que se vea el pan. Cómala después de un huevo o de algo de queso. También puede calentar fresas y aplastarlas, sin azúcar. La mermelada dietética también tiene algo de azúcar. Guarde el frasco fuera de la mesa.',
      },
    },
    {
      label: { en: 'How much bread can I have?', es: '¿Cuánto pan puedo comer?' },
      asks: {
        en: 'how many slices; bread, one slice or two; I love bread; cut down on rolls; white bread every meal; bagel, crumpets; slices a day; cannot live without bread; leave out bread altogether',
        es: 'y el pan, uno o dos; cuántos panes; cuántas rebanadas; me gusta mi pancito; el pan blanco, bolillo, marraqueta; pan en cada comida; galletas de soda; dejo el pan',
      },
      say: {
        en: 'For many people one slice or a small roll at a meal is a fair start. Have egg, fish, beans or cheese with it. On that plate leave out rice and potato. A nurse can tell you the amount that suits you.',
        es: 'Para muchos, una rebanada o un pan pequeño por comida es una medida justa. Cómalo con huevo, pescado, frijoles o queso. En ese plato, deje fuera el arroz y la papa. La enfermera puede decirle su cantidad.',
      },
      more: {
        en: 'Put your slice on the plate, and the loaf away before you sit down. Eat the rest first and the bread last. Slice a loaf and freeze it. Go down by one slice a week. Crackers and rolls count as bread.',
        es: 'Ponga su pan en el plato y guarde el resto antes de sentarse. Coma primero lo demás, y el pan al final. Corte el pan y congélelo. Baje un pan por semana. Las galletas y tostadas cuentan como pan.',
      },
    },
    {
      label: { en: 'Is whole wheat bread better?', es: '¿Es mejor el pan integral?' },
      asks: {
        en: 'is wholemeal better; brown bread any better; wholegrain, whole wheat, granary; rye or seeded loaf; does brown rice count; which loaf to buy; dislike brown bread',
        es: 'el integral es mejor; pan negro, de centeno, de semillas; pastas integrales; no me gusta el integral; qué marca compro; harina integral; el integral también sube',
      },
      say: {
        en: 'Yes, somewhat. It fills you longer and its fiber helps the bowels. It still raises sugar, so have no more slices than of white. A brown color proves little. The list on the bag should begin with whole grain or whole wheat.',
        es: 'Sí, algo mejor. Llena más y su fibra ayuda al intestino. Pero también sube el azúcar, así que no coma más que del blanco. El color oscuro dice poco. La lista del paquete debe empezar con harina integral.',
      },
      more: {
        en: 'If you do not like it: Try rye or a seeded loaf. Or stay with white, one slice, with egg or beans. Make the change slowly, with enough to drink, or the belly may swell. Toasting makes no real change.',
        es: 'Si no le gusta: Pruebe el de centeno o el de semillas. O siga con el blanco, un solo pan, con huevo o frijoles. Cambie poco a poco y beba lo suficiente, o se hincha el vientre. Tostarlo casi no cambia nada.',
      },
      facts: ['D21'],
    },
    {
      label: {
        en: 'Can I keep one cookie or biscuit?',
        es: '¿Puedo comer una galleta o un dulce?',
      },
      asks: {
        en: 'keep one biscuit; how many biscuits; a cookie now and then; I love biscuits with my tea; give up chocolate or candy; is everything sweet forbidden; digestives, shortbread; dessert once a week',
        es: 'una galletita; cuántas galletas puedo; un dulce de vez en cuando; un chocolate, un caramelo; están prohibidos los dulces; un postrecito; helado, flan, gelatina',
      },
      say: {
        en: 'Yes, for most people one plain cookie now and then is fine. Have it right after a meal, on a plate, with the packet put away. Take a bit less bread or rice at that meal. On insulin, ask the nurse how to count it.',
        es: 'Sí, para la mayoría una galleta sencilla de vez en cuando está bien. Cómala justo después de comer, en un plato, con el paquete guardado. En esa comida, menos pan o arroz. Si usa insulina, pregunte a la enfermera cómo contarla.',
      },
      more: {
        en: 'If you eat many now: Have half as many this week, and half of that the next. Plain ones hold less sugar than filled ones. Buy small packs. Eat slowly, sitting down. If one always becomes ten, keep none at home.',
        es: 'Si ahora come muchas: Esta semana la mitad, y la otra semana la mitad de eso. Las sencillas tienen menos azúcar que las rellenas. Compre paquetes chicos. Coma despacio. Si una siempre termina en diez, no las tenga en casa.',
      },
    },
    {
      label: { en: 'Sweets in the evening: how to stop', es: 'Dulces por la noche: ¿cómo paro?' },
      asks: {
        en: 'sweets at nite; half a packet in front of the telly; sweet biscuits at night; cannot stop nibbling; craving after supper; with my tea instead, I dislike yogurt; ginger nuts with my tea at nine; boredom more than hunger, tv on; fruit was no use',
        es: 'en la noche se me antoja y no me aguanto; dulce frente a la tele; qué como con el té en vez de galletas; es aburrimiento, no hambre; la fruta no me quita el antojo; después de cenar pico; ansiedad de dulce; ya cenada quiero dulce',
      },
      say: {
        en: 'This is very common, and often habit more than hunger. Keep your tea at that hour. Beside it put one small plate: cheese on a cracker, a boiled egg, or warm beans on toast. Leave the sweet packet in a far cupboard.',
        es: 'Le pasa a muchísima gente, y suele ser costumbre más que hambre. Deje su té o café a esa hora, sin azúcar. Al lado, un plato pequeño: queso con una galleta de soda, o un huevo duro. Los dulces, lejos y guardados.',
      },
      more: {
        en: 'When the wish comes: Wait ten minutes. Brush your teeth, knit, or call somebody. Sit in another chair. Eat enough at supper. Buy none for a week. If you also shake or sweat, check for low sugar.',
        es: 'Cuando venga el antojo: Espere diez minutos. Cepíllese los dientes, teja o llame a alguien. Siéntese en otra silla. Cene lo suficiente. No compre dulces por una semana. Si además tiembla o suda, puede ser azúcar baja: mídase.',
      },
    },
    {
      label: { en: 'Pan dulce with my coffee?', es: '¿Dejo el pan dulce del café?' },
      asks: {
        en: 'pan dulce my daughter brings; conchas with coffee; pastry or doughnut; do I give up the concha; muffin, bun, cinnamon roll; cake with coffee',
        es: 'la concha la dejo o no; mi concha con café; pan de la noche; no vivo sin mi pan dulce; factura, medialuna, bizcocho; mi hija trae pan dulce; donas, churros',
      },
      say: {
        en: 'You need not lose it for good. Half a concha once or twice a week is a fair start, right after a meal. Have fewer tortillas that day, and no sugar in the coffee. On the other nights: coffee with milk and cinnamon.',
        es: 'No tiene que perderlo para siempre. Media concha, una o dos veces por semana, justo después de comer, es un buen comienzo. Ese día, menos tortillas y café sin azúcar. Las otras noches: café con leche y canela.',
      },
      more: {
        en: 'Cut it in two as soon as it comes in. Freeze one half or give it away. Ask your family to bring one piece on Sundays, not a bag. When you long for it, sip something warm first and wait ten minutes.',
        es: 'Córtelo en dos en cuanto llegue. Congele una mitad o regálela. Pida a su familia que traiga una sola pieza los domingos, no una bolsa. Cuando se le antoje, tome antes algo caliente y espere diez minutos.',
      },
    },
    {
      label: { en: 'How many tortillas can I eat?', es: '¿Cuántas tortillas puedo comer?' },
      asks: {
        en: 'are five tortillas too many; corn or flour tortilla; tacos, quesadilla, tamales; does a tortilla raise sugar; beans with tortilla; cannot give up tortillas',
        es: 'cinco tortillas son muchas; cuántas de maíz; de maíz o de harina; frijoles con tortilla; no dejo mis tortillas; tacos, quesadillas, tamales; las tortillas suben el azúcar; tostadas, totopos',
      },
      say: {
        en: 'Tortillas can stay. One or two small corn ones at a meal are a fair start for many. Five are a lot: take off one each week. Corn ones usually raise sugar less than big flour ones. Ask your clinic for your own number.',
        es: 'Las tortillas se quedan. Una o dos pequeñas de maíz por comida son un buen comienzo para muchos. Cinco son muchas: quite una cada semana. Las de maíz suelen subir menos que las grandes de harina. Pregunte en su clínica cuántas le tocan.',
      },
      more: {
        en: 'Bring only yours to the table, and leave the rest wrapped in the kitchen. Fill them well: egg, beans, chicken, nopales or cabbage. Eat the vegetables first. With rice or potato in the same meal, take one less.',
        es: 'Lleve a la mesa solo las suyas y deje el resto en la cocina. Rellénelas bien: huevo, frijoles, pollo, nopales o col. Coma primero la verdura. Si hay arroz o papa en la misma comida, quite una.',
      },
    },
    {
      label: { en: 'May I eat rice and beans?', es: '¿Puedo comer arroz con frijoles?' },
      asks: {
        en: 'how much rice; rice and beans; do beans raise sugar; lentils, chickpeas, peas; beans and rice with an egg; spaghetti, pasta, noodles',
        es: 'y el arroz; cuánto arroz; arroz con habichuelas, puedo comerlo; toda la vida comiendo arroz; no deja el arroz blanco; lentejas, garbanzos, porotos; los frijoles suben; moros, gallo pinto, gandules; fideos, pasta, tallarines',
      },
      say: {
        en: 'Yes. Beans fill you and raise sugar slowly. White rice raises it faster. So more beans and less rice: about a quarter of the plate, or your closed fist. Put vegetables on the other half. An egg or some fish goes well with it.',
        es: 'Sí. Los frijoles llenan y suben el azúcar despacio. El arroz blanco sube más rápido. Así que más frijoles y menos arroz: un cuarto del plato, o su puño cerrado. La otra mitad, verdura. Le va bien un huevo o pescado.',
      },
      more: {
        en: 'Serve the rice once, with a small cup, and take the pot away. Cook the beans with onion, pepper and garlic, and little fat. Brown rice fills more, but have the same amount. Pasta counts as rice. With sick kidneys, ask about beans first.',
        es: 'Sirva el arroz una vez, con una taza chica, y retire la olla. Guise los frijoles con cebolla, pimiento y ajo, y poca grasa. La pasta cuenta como arroz. Con mal de riñón, pregunte antes por los frijoles.',
      },
    },
    {
      label: { en: 'Do I have to give up potatoes?', es: '¿Tengo que dejar la papa?' },
      asks: {
        en: 'how much potato; potato every day; mash, fries, chips; rice and potato together; sweet potato, yam; half a plate of potato; potatoes off the menu',
        es: 'y la papa; la papa la dejo del todo; cuánta papa en el almuerzo; arroz y papa juntos; en vez de arroz y papa, solo uno; camote, batata, boniato; puré, papas fritas, patatas; la mitad del plato de papa; mi arroz con su papa',
      },
      say: {
        en: 'No. One boiled potato as big as a small fist suits most people at a meal. Have fish, egg or meat and plenty of vegetables with it. Choose potato or rice or bread, only one at a time. Half the plate is for vegetables.',
        es: 'No. Una papa cocida como un puño pequeño les va bien a la mayoría en una comida. Con pescado, huevo o carne, y mucha verdura. Elija papa, arroz o pan: uno solo por comida. La mitad del plato es para la verdura.',
      },
      more: {
        en: 'Boiled or baked is better than fried or mashed. Eat the vegetables first, the potato last. Sweet potato counts just the same. If the whole family eats rice too, take one spoon of each. With sick kidneys, ask about potato first.',
        es: 'Cocida o al horno es mejor que frita o en puré. Coma primero la verdura y la papa al final. El camote cuenta igual. Si hay papa y arroz, una cucharada de cada uno. Con mal de riñón, pregunte antes por la papa.',
      },
    },
    {
      label: { en: 'And arepas, plantain or cassava?', es: '¿Y la arepa, el plátano y la yuca?' },
      asks: {
        en: 'arepa with cheese; fried plantain, tostones; cassava, yuca; corn, hominy, grits; green plantain or ripe; dumplings, dough; mofongo',
        es: 'y la arepa; dos arepas con queso; plátano verde o maduro; tostones, mofongo, mangú; yuca, mandioca, malanga; empanada, patacón; choclo, mote; cachapa, pupusa',
      },
      say: {
        en: 'They may stay, in small pieces. Each counts like bread or rice, so choose one at a meal. One thin arepa, half a plantain, or a piece of cassava like half your fist. Add egg, chicken or beans, and vegetables.',
        es: 'Se quedan, en porción pequeña. Cada uno cuenta como pan o arroz, así que elija uno por comida. Una arepa delgada, medio plátano, o un trozo de yuca como medio puño. Añada huevo, pollo o frijoles, y verdura.',
      },
      more: {
        en: 'Grill or boil rather than fry. Green plantain raises sugar less than ripe. Make the dough balls smaller, and flatten them well. Fill the arepa so that there is more filling than dough. With sick kidneys, ask about plantain and cassava first.',
        es: 'Mejor asado o hervido que frito. El plátano verde sube menos que el maduro. Haga las bolitas de masa más chicas y aplástelas bien. Que haya más relleno que masa. Con mal de riñón, pregunte antes por el plátano y la yuca.',
      },
    },
    {
      label: { en: 'Which fruit can I eat?', es: '¿Qué fruta puedo comer?' },
      asks: {
        en: 'does fruit raise sugar; which fruit; banana, grapes, mango; how much fruit; apple, orange, berries; dried fruit, raisins; peaches in syrup; is fruit too sweet',
        es: 'la fruta también sube; qué frutas; plátano, guineo, banana; uvas, mango, sandía; cuántas frutas; manzana, papaya, guayaba; fruta seca, pasas; duraznos en almíbar',
      },
      say: {
        en: 'Whole fruit is fine, and good for you. Have one at a time, as much as fits in your hand, about twice a day. Apple, pear, orange, berries and papaya do well. Take small helpings of grapes, mango and ripe banana.',
        es: 'La fruta entera está bien y hace bien. Una cada vez, lo que cabe en su mano, unas dos veces al día. Van bien manzana, pera, naranja, papaya, fresas y guayaba. De uvas, mango y plátano maduro, poquito.',
      },
      more: {
        en: 'Eat it after a meal, or with plain yogurt or cheese. Chew it, do not drink it. Canned: without syrup, and pour the juice away. Grapefruit can clash with some tablets, so ask the pharmacist. With sick kidneys, ask for your own list.',
        es: 'Cómala tras la comida, o con yogur natural o queso. Mejor masticada que licuada. De lata: sin almíbar, y tire el líquido. La toronja o pomelo choca con algunas pastillas: pregunte en la farmacia. Con mal de riñón, pida su propia lista.',
      },
      facts: ['D18'],
    },
    {
      label: { en: 'May I drink juice or soda?', es: '¿Puedo tomar jugo o refresco?' },
      asks: {
        en: 'orange juice, squash, lemonade; what to drink instead of cola; malt drink; sweet tea; diet soda, coke, zero; up after the juice; bored of water',
        es: 'dejo la malta entonces; qué tomo en vez de la malta; jugo de china, de naranja; lo único que me gusta beber; gaseosa, soda, coca, chicha; aguas frescas, horchata; refresco de dieta, light; jugos naturales, licuados, zumo; me marcó alto después de la malta',
      },
      say: {
        en: 'Sweet drinks raise sugar fastest, and so does pure juice. Keep them for when sugar falls too low. Drink water, fizzy water with lemon, or tea and coffee with no sugar. A diet drink is better than a sweet one.',
        es: 'Las bebidas dulces suben el azúcar muy rápido, también la malta y el jugo natural. Guárdelas para cuando le baje de más. Tome agua, agua con gas y limón, o té y café sin azúcar. La de dieta es mejor que la dulce.',
      },
      more: {
        en: 'Step by step: Mix half and half with water for a week. Then only a splash. Then cold water with lemon, mint or cinnamon in a nice jug. Eat the orange rather than drink it. Keep any fluid limit for heart or kidneys.',
        es: 'Paso a paso: Una semana, mitad bebida y mitad agua. Luego, solo un chorrito. Después, agua fría con limón, menta o canela en una jarra bonita. Coma la naranja en vez de beberla. Si tiene límite de líquidos, respételo.',
      },
    },
    {
      label: {
        en: 'Honey or sweetener in place of sugar?',
        es: '¿Miel o endulzante en vez de azúcar?',
      },
      asks: {
        en: 'two sugars in my coffee; honey on porridge; is honey better; sweetener, saccharin, stevia; brown sugar, syrup, agave; sugar free biscuits; sweeteners bad for you; sweeten my tea',
        es: 'le pongo dos cucharadas al café; y el café con azúcar; con qué endulzo; panela, piloncillo, chancaca; miel de abeja; edulcorante, sacarina, stevia; hace daño el endulzante; chocolate sin azúcar',
      },
      say: {
        en: 'Honey, brown sugar and syrup raise blood sugar much like white sugar. A little sweetener in your cup is fine for most people. Best of all, want it less sweet: half a spoon less each week. The tongue gets used to it.',
        es: 'La miel, la panela y el azúcar morena suben el azúcar casi igual que la blanca. Un poco de endulzante en la taza está bien para la mayoría. Lo mejor es querer menos dulce: media cucharadita menos cada semana. La lengua se acostumbra.',
      },
      more: {
        en: 'Cinnamon, vanilla or a drop of milk give taste without sugar. Sugar free cookies still hold flour and fat, so they raise sugar too. Much sweetener can loosen the bowels. Ask the pharmacist if you are not sure about one.',
        es: 'La canela, la vainilla o un chorrito de leche dan gusto sin azúcar. Las galletas sin azúcar tienen harina y grasa, y también suben. Mucho endulzante puede soltar el vientre. Si duda de alguno, pregunte en la farmacia.',
      },
    },
    {
      label: {
        en: 'Are milk, yogurt and cheese all right?',
        es: '¿Y la leche, el yogur y el queso?',
      },
      asks: {
        en: 'does milk raise sugar; plain yogurt or flavored; cheese and crackers; skim or whole milk; milk upsets my stomach; oat milk, soy milk; custard, milkshake',
        es: 'la leche sube; yogur natural o de sabores; el queso se puede; descremada o entera; la leche me cae mal; leche de soya, de almendra; leche condensada, kéfir',
      },
      say: {
        en: 'Yes, when they are plain. A cup of milk or plain yogurt fits most plans and gives protein. Flavored yogurt and sweet milk drinks hold much sugar. Cheese has almost none, but plenty of salt, so a thin slice will do.',
        es: 'Sí, sin azúcar añadida. Una taza de leche o de yogur natural cabe en casi todo plan y da proteína. Los yogures de sabor y las leches dulces tienen mucha azúcar. El queso casi no tiene, pero sí sal: basta una rebanada fina.',
      },
      more: {
        en: 'To give plain yogurt taste: cinnamon, berries or grated apple. If you dislike it: egg, fish or beans do as well. If milk upsets you, try the kind without lactose. Rice and oat drinks can raise sugar. With sick kidneys, ask first.',
        es: 'Para dar gusto al yogur: canela, fresas o manzana rallada. Si no le gusta: huevo, pescado o frijoles sirven igual. Si la leche le cae mal, pruebe la deslactosada. La de arroz o avena puede subir. Con mal de riñón, pregunte antes.',
      },
      facts: ['D06'],
    },
    {
      label: { en: 'How many eggs may I eat?', es: '¿Cuántos huevos puedo comer?' },
      asks: {
        en: 'eggs and cholesterol; egg every day; are eggs bad; do eggs raise sugar; boiled, fried, scrambled; eggs a week; omelette with ham, bacon, sausage',
        es: 'y el huevo; el colesterol y los huevos; huevo todos los días; huevos por semana; frito, revuelto, duro; cansada de huevo; jamón, chorizo, tocino',
      },
      say: {
        en: 'An egg hardly raises blood sugar, and it fills you well. One on most days suits many people. With high cholesterol, or a sick heart or kidneys, ask the nurse how many. Boil it, or cook it in a little oil.',
        es: 'El huevo casi no sube el azúcar y llena bien. Uno casi todos los días les va bien a muchos. Con colesterol alto, o mal de corazón o riñón, pregunte a la enfermera cuántos. Mejor duro, o con poco aceite.',
      },
      more: {
        en: 'Boil two at once: one for today, one for tomorrow, kept cold. Scramble with tomato and onion, or with spinach. Leave out bacon and sausage. Tired of egg: canned fish, beans, chicken or fresh cheese.',
        es: 'Cueza dos a la vez: uno para hoy y otro para mañana, en frío. Revuélvalo con tomate y cebolla, o con espinaca. Deje el tocino y el chorizo. Si ya le cansa: atún, frijoles, pollo o queso fresco.',
      },
    },
    {
      label: { en: 'An easy supper for my sugar', es: 'Una cena fácil para mi azúcar' },
      asks: {
        en: 'supper tonight; what do I eat for dinner; I cannot cook; evening meal, simple; dinner that does not send it up; live alone and never cook; late supper, what hour; cheap supper',
        es: 'qué puedo cenar hoy; qué ceno; la cena; no sé cocinar nada; qué puedo cenar que no me la suba; cosas fáciles sin cocinar mucho; deme ejemplos; a qué hora ceno; con frijoles qué le pongo; merienda, once, de noche',
      },
      say: {
        en: 'Three easy ones: Two scrambled eggs with tomato and one slice of bread. Canned beans, rinsed and warmed, with cheese and vegetables. Canned fish with frozen vegetables and a small potato. Pick one tonight, and eat some hours before bed.',
        es: 'Tres fáciles: Dos huevos revueltos con tomate y una tortilla. Frijoles calientes con queso fresco y verdura cocida. Atún o sardina con verdura y una papa pequeña. Elija una para hoy, y cene unas horas antes de acostarse.',
      },
      more: {
        en: 'If you do not cook: Warm frozen vegetables in a covered bowl in the microwave. Buy cooked chicken or boiled eggs. Add one slice of bread. Make two portions and keep one cold for tomorrow. Tired: soup with beans is a supper too.',
        es: 'Si no cocina: Caliente verdura congelada en un plato tapado, en el microondas. Compre pollo ya cocido. Añada una tortilla o un pan. Haga dos porciones y guarde una en frío. Si hay cansancio, una sopa de lentejas ya es cena.',
      },
    },
    {
      label: { en: 'I am still hungry after eating', es: 'Me quedo con hambre' },
      asks: {
        en: 'always hungry; starving between meals; how to feel full; small portions leave me empty; eats like a horse; hungry an hour later; fill up',
        es: 'no me lleno; paso hambre; para quedar llena y sin antojo; qué ceno para que no me dé antojo; porciones chicas no me alcanzan; a la hora ya tengo hambre; mucho apetito',
      },
      say: {
        en: 'Do not go hungry. Fill up on what raises sugar little: vegetables, eggs, fish, chicken, beans. Begin with a bowl of vegetable soup. Eat slowly, and rest ten minutes before more. Great hunger with thirst and much urine: call the doctor today.',
        es: 'No pase hambre. Llénese con lo que sube poco: verdura, huevo, pescado, pollo, frijoles. Empiece con una sopa de verduras. Coma despacio y espere diez minutos antes de repetir. Mucha hambre con sed y mucha orina: llame hoy al médico.',
      },
      more: {
        en: 'A supper that lasts: Beans with an egg, cabbage or green beans, fresh cheese and one tortilla. Eat at set hours and skip no meal. Keep boiled eggs ready. Hunger with shaking or sweat may be low sugar: take something sweet at once.',
        es: 'Una cena que llena: Frijoles con un huevo, nopales, col o ejotes, queso fresco y una tortilla. Coma a sus horas, sin saltarse ninguna. Tenga huevos duros listos. Hambre con temblor o sudor puede ser azúcar baja: tome algo dulce ya.',
      },
    },
    {
      label: { en: 'Do I need a snack before bed?', es: '¿Como algo antes de dormir?' },
      asks: {
        en: 'bedtime snack; something before going to sleep; drops overnight; wake up sweaty in the night; ate nothing and high by morning; glass of milk at bedtime',
        es: 'bocado antes de acostarme; vaso de leche al acostarse; se me baja de madrugada; despierto sudando; me acuesto sin comer y amanece alta; colación de la noche',
      },
      say: {
        en: 'Most people who take no insulin need none. Hungry: a small plain yogurt or an egg. On insulin, or tablets that can bring sugar too low, ask your nurse if you need one. Until then keep juice by the bed.',
        es: 'La mayoría de quienes no usan insulina no lo necesita. Si hay hambre: un yogur natural chico o un huevo. Con insulina, o pastillas que bajan de más, pregunte a la enfermera si le hace falta. Mientras, tenga jugo junto a la cama.',
      },
      more: {
        en: 'Wet with sweat, shaky or with bad dreams at night: take juice, measure if you can, and tell the nurse that day. For one week write down the evening and the morning number. Show them. Change no dose by yourself.',
        es: 'Sudor, temblor o pesadillas de noche: tome jugo, mídase si puede y avise ese día a la enfermera. Una semana apunte el número de la noche y el de la mañana. Muéstrelos. No cambie ninguna dosis por su cuenta.',
      },
    },
    {
      label: { en: 'What can I nibble between meals?', es: '¿Qué pico entre comidas?' },
      asks: {
        en: 'good snack; snack I could bring him instead; healthy nibble, treat; nuts, crisps, popcorn; munch at four; nothing instead of the biscuits; gift for a diabetic; elevenses',
        es: 'qué le llevo en vez de galletas; botana, picada, colación; nueces, cacahuates, papitas; algo para media tarde; un regalito; un tentempié; a las cuatro me da por picar',
      },
      say: {
        en: 'Good ones are: a small handful of nuts, if no allergy. Cheese with tomato. A boiled egg. Plain yogurt with berries. An apple in slices. Bring it on a plate, ready to eat. What is ready gets eaten.',
        es: 'Buenas opciones: un puñito de nueces, si no hay alergia. Queso con tomate. Un huevo duro. Yogur natural con fresas. Una manzana en gajos. Póngalo en un plato, listo para comer. Lo que está a mano se come.',
      },
      more: {
        en: 'Soft, for poor teeth: mashed avocado, soft pear, fresh cheese. With good meals, many need no snack at all. If you bring a gift: flowers, good tea, or an hour of cards. With sick kidneys, ask before nuts and avocado.',
        es: 'Blando, si faltan dientes: aguacate machacado, pera blanda, queso fresco. Si come bien, quizá no hace falta picar. De regalo: flores, un buen té o una hora de cartas. Con mal de riñón, pregunte antes de dar nueces y aguacate.',
      },
    },
    {
      label: { en: 'What do I eat at a party or out?', es: '¿Qué como en una fiesta o fuera?' },
      asks: {
        en: 'barbecue on Saturday; ribs, potato salad, cookout; restaurant, buffet, takeaway; birthday cake, wedding, Christmas; offered dessert everywhere; going out for a meal; church supper',
        es: 'fiesta, cumpleaños, boda, Navidad; restaurante, fonda; asado, parrillada, carne asada; me ofrecen pastel, torta; digo que no al postre; comer fuera; domingo con la familia',
      },
      say: {
        en: 'Go, and enjoy the company. Fill half the plate with vegetables or salad. Then meat, fish or chicken, and one starch: rice, bread, potato or beans. Drink water. If there is cake, have a few bites and no other sweet.',
        es: 'Vaya, y disfrute de la compañía. La mitad del plato, verdura o ensalada. Luego carne, pescado o pollo, y una sola harina: arroz, pan, papa o frijoles. Tome agua. Si hay pastel, unos bocados y ningún otro dulce.',
      },
      more: {
        en: 'Do not arrive starved. Say: “It looks lovely. A small piece, please.” Leave sweet sauces. Dance or stroll after. On insulin, take your meter and something sweet, and ask the nurse about late meals. With sick kidneys, ask your team first.',
        es: 'No llegue con mucha hambre. Diga: “Qué rico. Un pedacito, por favor.” Sin salsas dulces. Baile o camine después. Con insulina, lleve el medidor y algo dulce, y pregunte antes por las comidas tarde. Con mal de riñón, pregunte antes a su equipo.',
      },
    },
    {
      label: { en: 'How much goes on my plate?', es: '¿Cómo armo mi plato?' },
      asks: {
        en: 'how much can I eat; portions, how big; servings; build the plate; balanced plate for lunch; weigh food, count carbs; what is a quarter; on the plate',
        es: 'porciones, cantidades, medidas; cómo hago mi plato hoy; qué almuerzo a las doce; plato equilibrado; pesar la comida, contar carbohidratos; cuánto es un cuarto; tamaño de la porción; cuánta puedo comer, cuántos',
      },
      say: {
        en: 'Take one normal plate. Half is vegetables, cooked or raw. One quarter is fish, egg, chicken, meat or beans. One quarter is rice, potato, bread or tortilla. Serve once. No juice with it. You need no scale for this.',
        es: 'Tome un plato normal. La mitad, verdura cocida o cruda. Un cuarto, pescado, huevo, pollo, carne o frijoles. El otro cuarto, arroz, papa, pan o tortilla. Sirva una sola vez y sin jugo. No necesita balanza.',
      },
      more: {
        en: 'With your hands: Meat or fish like your palm. Rice or potato like your fist. Vegetables like two open hands. Fill the plate in the kitchen, not at the table. If you are thin or eat little, do not cut down: ask first.',
        es: 'Con las manos: La carne o el pescado, como su palma. El arroz o la papa, como su puño. La verdura, dos manos abiertas. Sirva en la cocina, no en la mesa. Si pesa poco o come poco, no recorte: pregunte antes.',
      },
      facts: ['D01'],
    },
    {
      label: { en: 'I do not like salad or vegetables', es: 'Odio la ensalada y la verdura' },
      asks: {
        en: 'salad is rabbit food; hates greens; kids will not touch vegetables; vegetables taste boring; cooked vegetables instead of raw; cannot chew raw carrots; hide veg',
        es: 'ensalada es comida de conejo; no come verdura, vegetales; los nietos no quieren verduras; qué verdura cocida; legumbres sin gusto; no puedo masticar lechuga; esconder la verdura; monte, pasto',
      },
      say: {
        en: 'Then leave the salad. Cooked and well seasoned counts just as much. Green beans with garlic. Carrot, cabbage or pumpkin in soup. Tomato, onion and peppers with the beans or the egg. Begin with one spoon more at lunch.',
        es: 'Entonces deje la ensalada. La verdura cocida y bien sazonada vale igual. Ejotes o vainitas con ajo. Zanahoria, col o calabaza en la sopa. Tomate, cebolla y pimiento con los frijoles o el huevo. Empiece con una cucharada más al almuerzo.',
      },
      more: {
        en: 'Grate carrot or zucchini into sauce, meatballs or rice: nobody sees it. Roast with oil until brown and sweet. Frozen is fine. Let whoever complains choose the kind. On warfarin, keep green leaves about the same each week.',
        es: 'Ralle zanahoria o calabacita en la salsa, las albóndigas o el arroz: nadie la nota. Al horno con aceite queda dulce. Congelada también sirve. Que elija quien se queja. Si toma warfarina, coma cada semana la misma cantidad de hojas verdes.',
      },
      facts: ['D18'],
    },
    {
      label: { en: 'Diabetes food on little money', es: 'Comida barata para la diabetes' },
      asks: {
        en: 'cheap food; cannot afford it; fresh stuff costs too much; buy for the week, few dollars; canned vegetables, too much salt; tinned food; just a microwave, no stove in my kitchen; money is short; social security is all I got; food stamps, food bank',
        es: 'cosa fácil con poca plata; la pensión es chica; no le puedo comprar queso ni pescado; verduras de lata, enlatados; solo microondas, sin estufa; no alcanza el dinero; todo está caro; despensa, banco de alimentos; barato',
      },
      say: {
        en: 'Cheap and good: beans, lentils, eggs, oats, canned fish, cabbage, carrots, frozen vegetables. Canned vegetables are fine: pick low sodium and rinse them. Canned fruit without syrup. If the money does not reach, call {food}.',
        es: 'Barato y bueno: frijoles, lentejas, huevo, avena, sardina en lata, col, zanahoria, verdura congelada o del día. Las verduras de lata sirven: elija con menos sal y enjuáguelas. Si el dinero no alcanza, llame a {food}.',
      },
      more: {
        en: 'With just a microwave: frozen vegetables in a covered bowl, beans with tomato, oats with milk. Egg: beaten in a cup, stirred halfway. One pot of lentils makes three meals. Skip sweet drinks and cookies first, and money is left for eggs.',
        es: 'Solo con microondas: verdura en plato tapado, frijoles con tomate, avena con leche. Huevo: batido en taza, y se mueve a la mitad. Una olla de lentejas da tres comidas. Deje primero refrescos y galletas, y alcanza para huevos.',
      },
      facts: ['D17', 'D19'],
    },
    {
      label: { en: 'Do I have to cook twice?', es: '¿Hago comida aparte para mí?' },
      asks: {
        en: 'everybody else eats differently; cook twice, separate food; supper the grandkids will eat; hot dogs, mac and cheese; raising grandchildren, wore out; help for grandparents raising kids; family buys sweets',
        es: 'en mi casa comen otra cosa; todo el mundo en la casa; cocinar doble; algo que coman los nietos; crío a mis nietos, rendida; la familia no se cuida; traen dulces a la casa',
      },
      say: {
        en: 'You need not cook twice. Use the same pot, and fill your own plate another way: more vegetables and beans, less rice or bread. For children: tacos with beans, egg and cheese, and carrot grated into the sauce.',
        es: 'No hace falta cocinar dos veces. La misma olla, y su plato de otra forma: más verdura y frijoles, menos arroz o pan. Para los niños: tacos de frijoles, huevo y queso, con zanahoria rallada en la salsa.',
      },
      more: {
        en: 'Ask all at home: sweets stay in one closed box, not on the table. Sit down to eat, ten minutes, even on a wild day. If raising grandchildren wears you out, ask {company} what help there is for grandparents.',
        es: 'Pida en casa: los dulces, en una caja cerrada y no en la mesa. Siéntese a comer diez minutos, aun en un día difícil. Si criar nietos le agota, pregunte a {company} qué ayuda hay para abuelos.',
      },
    },
    {
      label: { en: 'Does a walk after meals help?', es: '¿Sirve caminar después de comer?' },
      asks: {
        en: 'walking for my sugar; how long to walk after eating; mall or early morning in the heat; doctor said walk, but it is hot out; doctor says move more, bad knees; swim in the pool; chair exercise; walk after dinner',
        es: 'caminar para bajarla; cuántos minutos camino; ejercicio después de comer; con calor dónde camino; me duelen las rodillas; nadar, piscina, alberca; el doctor quiere que me mueva',
      },
      say: {
        en: 'Yes, working muscles use up sugar. Begin with ten easy minutes after one meal, and add a few each week. In heat, walk in a mall. Bad knees: a pool or a chair. On insulin or some sugar tablets, measure before you go.',
        es: 'Sí: el músculo que trabaja gasta azúcar. Empiece con diez minutos suaves tras una comida y sume unos pocos cada semana. Con calor, bajo techo. Rodillas malas: piscina o silla. Con insulina o ciertas pastillas, mídase antes.',
      },
      more: {
        en: 'Carry juice or sugar lumps. Wear closed shoes, and look at your feet after. Stop if you feel chest pain, faint or very short of breath. Cannot go out: walk about the house while the kettle boils, or march in a chair.',
        es: 'Lleve jugo o terrones de azúcar. Zapato cerrado, y mire sus pies al volver. Pare si hay dolor de pecho, mareo fuerte o falta de aire. Si no puede salir: camine por la casa o marche en una silla.',
      },
      facts: ['E10', 'E12', 'E16'],
    },
    {
      label: {
        en: 'Insulin and a walk before breakfast',
        es: 'Insulina y caminar antes de desayunar',
      },
      asks: {
        en: 'start walking every morning before breakfast; takes insulin, anything to watch for; how low is too low to set off; eat first or walk first; shot of insulin at night, swim next day; eat first, on insulin; meter low before exercise',
        es: 'salir a caminar en ayunas; me pongo insulina y hago ejercicio; cuánto es muy bajo para salir; como antes o después de la caminata; me inyecto de noche; qué cuidado al caminar temprano',
      },
      say: {
        en: 'With insulin, walk after breakfast until you have asked. On an empty stomach sugar can fall too low. Measure first and carry juice. Ask the nurse this week: “From which number may I set off, and what do I eat before?”',
        es: 'Con insulina, camine después de desayunar hasta que pregunte. En ayunas puede bajar de más. Mídase antes y lleve jugo. Pregunte esta semana a la enfermera: “¿Desde qué número puedo salir y qué como antes?”',
      },
      more: {
        en: 'Begin with ten minutes, near home, with a phone. Measure after it too, for sugar can fall hours later. Shaky or sweaty: stop, sit, take the juice. Write the numbers down for the nurse. Change no dose by yourself.',
        es: 'Empiece con diez minutos cerca de casa, con teléfono. Mídase también al volver: puede bajar horas después. Si tiembla o suda: pare, siéntese y tome el jugo. Apunte los números para la enfermera. No cambie la dosis por su cuenta.',
      },
      facts: ['E10', 'E16'],
    },
    {
      label: { en: 'Numb feet: may I walk?', es: 'Pies dormidos: ¿puedo caminar?' },
      asks: {
        en: 'feet like cotton; neuropathy; cannot feel my feet; blister, cut, sore on the foot; tingling, burning soles; black toe, red ankle; which shoes; barefoot at home',
        es: 'no siento los pies; neuropatía; hormigueo, ardor en las plantas; ampolla, herida, llaga; dedo negro, hinchado; qué zapatos; ando descalza; pies como algodón',
      },
      say: {
        en: 'Often yes, with care. Wear soft closed shoes and socks, and never go barefoot. Look at soles and toes every evening. Ask for a foot check before long walks. A sore or a hot red foot: call today. Black skin, fever or chills: call {emergency}.',
        es: 'Muchas veces sí, con cuidado. Zapato cerrado y suave, con calcetines, nunca sin zapatos. Mire plantas y dedos cada noche. Pida que le revisen los pies antes de andar mucho. Herida o pie rojo: llame hoy. Piel negra, fiebre o escalofríos: llame a {emergency}.',
      },
      more: {
        en: 'Until the check: Move in a chair, or walk short and level ways. Use a mirror for the soles, or ask somebody to look. Feel inside your shoes for stones. Do not soak a sore, and cut no corns by yourself.',
        es: 'Hasta la revisión: Muévase en silla, o camine poco y en piso parejo. Use un espejo para ver la planta, o que alguien mire. Palpe el zapato por si hay piedras. No remoje heridas ni corte callos por su cuenta.',
      },
      facts: ['E16'],
    },
    {
      label: {
        en: 'Shaking and sweating: is it low sugar?',
        es: 'Tiemblo y sudo: ¿es azúcar baja?',
      },
      asks: {
        en: 'what to do when it drops too low; hypo; shaky, sweaty, confused; meter very low; afraid of lows; keep in my pocket; shaky and hungry before lunch; pale and weak; glucose tablets',
        es: 'qué hago si se me baja; me siento temblorosa; hipoglucemia, bajón; temblor, sudor frío; el medidor muy bajo; miedo a que me baje de más; qué llevo en el bolsillo; pálida y temblando',
      },
      say: {
        en: 'It may be. Take sugar at once: a small glass of juice or normal soda. Sit down. Fifteen minutes later still shaky: the same again. Better: eat some bread. Cannot swallow, or faints: nothing by mouth, call {emergency}.',
        es: 'Puede ser. Tome azúcar ya: un vaso chico de jugo o de refresco normal. Siéntese. Si en quince minutos sigue igual, otra vez lo mismo. Si mejora, coma pan. Si no puede tragar o se desmaya: nada por la boca, llame a {emergency}.',
      },
      more: {
        en: 'Afterwards: Measure again in an hour and do not drive. Call the nurse today: say when it came, what you ate, which medicines you take. Change none by yourself. Still low after two tries: call {emergency}. Keep sugar in your pocket.',
        es: 'Después: Mídase otra vez en una hora y no conduzca. Llame hoy a la enfermera: diga a qué hora fue, qué comió y qué medicinas toma. No cambie ninguna. Si sigue baja tras dos veces: llame a {emergency}. Lleve siempre azúcar.',
      },
    },
    {
      label: { en: 'My sugar is high. When do I call?', es: 'Azúcar muy alta: ¿cuándo llamo?' },
      asks: {
        en: 'over three hundred, thirsty and peeing a lot; high number on the meter; is high dangerous; call the doctor or ambulance; blurry, weak, thirsty all the time; shot up after a meal',
        es: 'la azúcar en más de trescientos, me asusté; mucha sed y orino mucho; la maquinita salió alta; es peligroso, es urgente; cuándo llamo al doctor; débil, veo borroso; se me subió de golpe',
      },
      say: {
        en: 'One high number after food is no alarm. Drink water and measure again. Call the doctor today if it is very high or stays high, or with great thirst, much urine or weakness. Vomiting, very sleepy, muddled or breathing fast: call {emergency}.',
        es: 'Un número alto tras comer no es alarma. Tome agua y mídase otra vez. Llame hoy al médico si es muy alto o no baja, o con mucha sed, mucha orina o debilidad. Vómito, mucho sueño, confusión o respiración rápida: llame a {emergency}.',
      },
      more: {
        en: 'Until the doctor answers: No sweet drinks. Take your medicines just as ordered. Do not stay alone if weak. Ask later: “At which number do I call?” Write it beside the meter. A fever or new tablets can raise it.',
        es: 'Hasta que responda: Nada de bebidas dulces. Tome sus medicinas como se las indicaron, ni más ni menos. No se quede a solas si hay debilidad. Pregunte luego: “¿Con qué número llamo?” Apúntelo junto al medidor. Fiebre o pastillas nuevas pueden subirla.',
      },
    },
    {
      label: { en: 'What should my sugar number be?', es: '¿Qué número de azúcar debo tener?' },
      asks: {
        en: 'normal reading; number of sugar; meter showed this in the morning; I have no meter; how often to test, finger prick; what does the A1c mean; target before and after meals',
        es: 'cuánto es lo normal; no tengo medidor, aparato; cada cuánto me mido; qué es la hemoglobina; qué cifra antes y después; la posta me queda lejos; pincharme el dedo',
      },
      say: {
        en: 'Your number depends on age, illness and medicines. Ask the nurse for yours: before breakfast, and after meals. Over it three mornings in a row: call this week. No meter: for many on tablets, the blood test at the clinic is enough.',
        es: 'Depende de la edad, las enfermedades y las medicinas. Pida el suyo a la enfermera: en ayunas y tras comer. Si lo pasa tres mañanas seguidas, llame esta semana. Sin medidor: a muchos con pastillas les basta el análisis de la clínica.',
      },
      more: {
        en: 'Write three things for one week: the hour, the number, what you ate. Take the page along. It shows which food lifts you most. Ask: “Do I need a meter, and who pays?” In later years too low is a danger too.',
        es: 'Una semana apunte tres cosas: la hora, el número y qué comió. Lleve la hoja. Así se ve qué comida le sube más. Pregunte: “¿Necesito medidor y quién lo paga?” Con los años, demasiado baja también es peligro.',
      },
    },
    {
      label: {
        en: 'I do it all and my sugar stays high',
        es: 'Hago de todo y el azúcar no me baja',
      },
      asks: {
        en: 'tried everything, no change; no change; discouraged, what is the point; diet is right and still up; makes no difference; did what you said, useless; how long until it comes down; fed up',
        es: 'ya probé todo y sigue igual; no sirve de nada; cuido la comida y no baja; cuánto tarda en bajar; me desanimo; cansada de la dieta; hice lo que me dijo y nada',
      },
      say: {
        en: 'That is disheartening, and it is not your fault. Pain, worry, poor sleep, an infection or some tablets raise sugar too. Food takes weeks to show. Write down one week of meals and numbers, and call the nurse with it.',
        es: 'Desanima, y no es culpa suya. También suben el azúcar el dolor, los nervios, dormir mal, una infección o algunas pastillas. La comida tarda semanas en notarse. Apunte una semana de comidas y números, y llame a la enfermera.',
      },
      more: {
        en: 'Ask: “Could one of my tablets raise it? Does my treatment need a new look?” Needing more medicine is no failure. Meanwhile keep one change only, the easiest: no sweet drinks, or ten minutes of walking after lunch.',
        es: 'Pregunte: “¿Alguna pastilla mía la sube? ¿Hay que revisar el tratamiento?” Necesitar más medicina no es fracaso. Mientras tanto, siga con un solo cambio, el más fácil: sin bebidas dulces, o diez minutos de paseo tras el almuerzo.',
      },
    },
    {
      label: { en: 'I ate it all and feel ashamed', es: 'Me lo comí todo y me da vergüenza' },
      asks: {
        en: 'no willpower; disgusted with myself; finished the whole box, the cake; cheated on my diet; lie about food; in secret; guilty after cake',
        es: 'sin fuerza de voluntad; volví a caer; me acabé la caja; culpable por comer; miento sobre lo que comí; como a escondidas; rompí la dieta; me odio',
      },
      say: {
        en: 'One bad evening undoes nothing, and you are not weak. Sweet things pull hard at everybody. Do not fast to make up for it. Have your usual next meal, drink water, walk a little if you feel well.',
        es: 'Una mala noche no borra lo bueno, y no es falta de carácter. Lo dulce tira fuerte de todos. No ayune para compensar. Haga su próxima comida como siempre, tome agua y camine un poco si se siente bien.',
      },
      more: {
        en: 'Look at what came before: a long gap without food, a lonely hour, a full box in sight. Change that one thing. Tell the nurse the truth: she has heard it often. If eating runs away with you often, ask for help.',
        es: 'Mire qué hubo antes: muchas horas sin comer, un rato triste, la caja a la vista. Cambie esa sola cosa. Dígale la verdad a la enfermera: lo oye a menudo. Si pierde el control seguido, pida ayuda.',
      },
      whose: 'self',
    },
    {
      label: { en: 'Do I have to lose weight?', es: '¿Tengo que bajar de peso?' },
      asks: {
        en: 'I am stout; big belly; overweight; lose pounds; getting a belly; lost weight without trying; too thin; slimming',
        es: 'gordita, panza, barriga; sobrepeso; perder kilos; bajé de peso sin querer; estoy flaca; dieta para adelgazar; la cintura',
      },
      say: {
        en: 'Not always. In later life strict diets can cost muscle. If your doctor advises it, go slowly: smaller rice and bread, protein at each meal, and some movement. If weight falls and you did not mean it to, see the doctor this week.',
        es: 'No siempre. Con los años, una dieta dura quita músculo. Si el médico lo aconseja, vaya despacio: menos arroz y pan, proteína en cada comida y algo de movimiento. Si baja sin querer, vea al médico esta semana.',
      },
      more: {
        en: 'For a belly: Sweet drinks and late sweets go first. Then half the plate of vegetables. Weigh yourself once a week, same day. A belt that feels looser is a good sign. Thirst and weight loss together: call today.',
        es: 'Para la barriga: Primero fuera los refrescos y los dulces de noche. Luego, medio plato de verdura. Pésese una vez por semana, el mismo día. El cinturón más flojo es buena señal. Sed y pérdida de peso juntas: llame hoy.',
      },
      facts: ['D07', 'D15'],
    },
    {
      label: { en: 'Alcohol and diabetes: may I?', es: '¿Puedo tomar alcohol con diabetes?' },
      asks: {
        en: 'beer or glass of wine; whiskey in the evening; drink with my tablets; does liquor bring it down; rum, cocktails; beer on Sunday',
        es: 'una cerveza; copita de vino; tequila, ron, pisco; un trago; el alcohol sube o baja; la cerveza del domingo; brindis',
      },
      say: {
        en: 'Ask your doctor or pharmacist first, as it mixes badly with many medicines. Less is better. Never drink on an empty stomach: sugar can fall hours later, above all with insulin. If you drink a lot every day, do not stop suddenly.',
        es: 'Pregunte antes al médico o en la farmacia: choca con muchas medicinas. Menos es mejor. Nunca con el estómago vacío: el azúcar puede bajar horas después, más aún con insulina. Si bebe mucho a diario, no lo deje de golpe.',
      },
      more: {
        en: 'If you are allowed one: small, slow, with a meal, and no sweet mixer. Eat before bed and measure. Tell somebody that low sugar can look like being drunk. No driving. Many days without any is best.',
        es: 'Si le permiten una: pequeña, despacio, con comida y sin refresco dulce. Coma algo antes de dormir y mídase. Avise a alguien: el azúcar baja parece borrachera. No conduzca. Lo mejor son muchos días sin nada.',
      },
      facts: ['D16'],
    },
    {
      label: {
        en: 'Constipated with diabetes: what helps?',
        es: 'Estreñimiento y diabetes: ¿qué ayuda?',
      },
      asks: {
        en: 'bunged up; hard stool; prunes; fiber, bran, laxative; no bowel movement for days; bowels loose, diarrhea',
        es: 'no puedo obrar, evacuar; ciruelas, papaya; fibra, salvado, laxante; días sin hacer del baño; tapado, vientre duro; me suelta, diarrea',
      },
      say: {
        en: 'Beans, vegetables, whole grains and a walk help most. Two or three prunes, or some papaya, count as your fruit. Drink enough, unless you have a limit. Hard sore belly, vomiting or no gas: call {emergency}. Blood: call the doctor today.',
        es: 'Ayudan frijoles, verdura, grano entero y caminar. Dos o tres ciruelas, o papaya, cuentan como su fruta. Beba lo suficiente, si no tiene límite. Vientre duro con dolor, vómito o sin gases: llame a {emergency}. Si hay sangre, llame hoy al médico.',
      },
      more: {
        en: 'Sit on the toilet after breakfast, feet on a low stool, no hurry. Add fiber slowly. Ask the pharmacist whether a tablet causes it, and which remedy suits you. No better in a week, or new for you: see the doctor.',
        es: 'Siéntese en el baño tras desayunar, pies en un banquito, sin prisa. Suba la fibra poco a poco. Pregunte en la farmacia si una pastilla lo causa y qué remedio le va. Si en una semana sigue, vea al médico.',
      },
      facts: ['D21'],
    },
    {
      label: {
        en: 'Diabetes and sick kidneys: what to eat?',
        es: 'Diabetes y riñón enfermo: ¿qué como?',
      },
      asks: {
        en: 'kidney doctor, watch potassium; renal diet, phosphorus; kidney clinic food list; who do I call, would they see me before Saturday; my kidneys are not good; banana, tomato; how much protein; dialysis',
        es: 'el doctor del riñón; cuidar el potasio; dieta renal, fósforo; a quién llamo para la lista; tengo mal los riñones; plátano, tomate; cuánta proteína; diálisis, creatinina',
      },
      say: {
        en: 'Here your own kidney dietitian decides, as beans, potato, tomato and banana may be limited. Call the kidney clinic today: “I need a food list. Can a dietitian ring me?” Until then: small portions, no salt substitute, nothing new in large amounts.',
        es: 'Aquí decide su dietista del riñón: frijoles, papa, tomate y plátano pueden tener límite. Llame hoy a la clínica: “Necesito mi lista de comidas. ¿Me llama un dietista?” Mientras, porciones chicas, sin sal sustituta y nada nuevo en cantidad.',
      },
      more: {
        en: 'No appointment in time: ask the nurse on the phone about just those dishes. At a barbecue, plain grilled chicken or meat, a bit of rice, little sauce is the careful choice. For low sugar, ask about glucose in place of juice.',
        es: 'Si no hay cita a tiempo: pregunte por teléfono a la enfermera solo por esos platos. En un asado, lo prudente es pollo o carne sola, un poco de arroz y poca salsa. Para azúcar baja, pregunte por glucosa en vez de jugo.',
      },
      facts: ['D17'],
    },
    {
      label: {
        en: 'Questions for the nurse or dietitian',
        es: 'Dudas para la enfermera o dietista',
      },
      asks: {
        en: 'just been diagnosed; nobody explained a thing; newly diagnosed; before my appointment; see a dietitian, nutritionist; class or course; first visit',
        es: 'me acaban de decir que tengo azúcar; nadie me explicó; recién diagnosticada; qué le digo al doctor en la cita; consigo nutricionista, nutrióloga; no hay nutricionista; curso, charla',
      },
      say: {
        en: 'Ask four things. “What is my number, and what should it be? How much bread or rice at a meal? Can my medicine make sugar too low? When do I call you?” Also ask for a dietitian or a diabetes class.',
        es: 'Pregunte cuatro cosas. “¿Cuál es mi número y cuál debería ser? ¿Cuánto pan o arroz por comida? ¿Mi medicina puede bajarla de más? ¿Cuándo le llamo?” Pida también dietista o un curso de diabetes.',
      },
      more: {
        en: 'Write down what you eat for three days and take it along. Take all tablet boxes, and somebody to listen. If there is no dietitian near, ask for a talk by phone. Until then: no sweet drinks, and half the plate vegetables.',
        es: 'Apunte lo que come en tres días y llévelo. Lleve todas las cajas de pastillas y alguien que escuche. Si no hay dietista cerca, pida hablar por teléfono. Mientras: sin bebidas dulces, y medio plato de verdura.',
      },
    },
    {
      label: { en: 'No insulin, only tablets', es: 'Sin insulina, solo pastillas' },
      asks: {
        en: 'not on insulin; just metformin; tablets for sugar, no insulin; metformin upsets my stomach; tablets with food; change any dose; is insulin next',
        es: 'no uso insulina; tomo metformina; no me inyecto; tomo pastilla, no insulina; toma pastilla, no usa insulina; la metformina me cae mal; la pastilla con la comida; cambiar la dosis; luego viene la insulina',
      },
      say: {
        en: 'Good to know: then what is said of insulin does not apply. Metformin by itself seldom brings sugar too low. Some other tablets can. Ask the pharmacist which kind yours is. Keep your meal times, and change nothing by yourself.',
        es: 'Gracias por decirlo: entonces lo de la insulina no cuenta aquí. La metformina sola rara vez baja el azúcar de más. Otras pastillas sí pueden. Pregunte en la farmacia cómo es la suya. Coma a sus horas y no cambie nada por su cuenta.',
      },
      more: {
        en: 'An upset stomach from tablets: call the pharmacist this week, and stop none before. With metformin, vitamin B12 can run short. Ask for that blood test at the next visit. Fish, eggs, meat and milk supply it.',
        es: 'Si la pastilla le cae mal al estómago: llame esta semana a la farmacia, y no la deje antes. Con metformina puede faltar vitamina B12. Pida ese análisis en la próxima cita. La dan el pescado, el huevo, la carne y la leche.',
      },
      facts: ['D11'],
    },
    {
      label: { en: 'My number is just before diabetes', es: 'Tengo prediabetes' },
      asks: {
        en: 'prediabetes; borderline; nearly diabetic; will I get it; turn it back; slightly raised; pre diabetic at my age',
        es: 'prediabetes; al borde; casi con azúcar; me va a dar; se puede revertir; un poquito elevada; en el límite; prediabética a mi edad',
      },
      say: {
        en: 'That is a warning, not diabetes, and many never get it. Small steps help: no sweet drinks, less white bread and rice, half the plate vegetables, and a walk most days. You need not give up everything. Ask when to test again.',
        es: 'Es un aviso, no diabetes, y a muchos nunca les da. Ayudan los pasos pequeños: sin bebidas dulces, menos pan blanco y arroz, medio plato de verdura y caminar casi a diario. No tiene que dejarlo todo. Pregunte cuándo repetir el análisis.',
      },
      more: {
        en: 'Choose one thing this week: the sugar in your tea, the second slice, or ten minutes of walking after lunch. Next week add another. Avoid strict diets at your age, and keep up protein. Thirst, much urine or weight loss: call this week.',
        es: 'Elija una cosa esta semana: el azúcar del té, el segundo pan, o diez minutos de paseo tras el almuerzo. La otra semana, una más. Evite dietas duras a su edad. Sed, mucha orina o pérdida de peso: llame esta semana.',
      },
      facts: ['D07'],
    },
    {
      label: { en: 'May I skip a meal or fast?', es: '¿Puedo saltarme una comida o ayunar?' },
      asks: {
        en: 'skip breakfast; fasting; fast for church, Lent, Ramadan; blood test without food; only once a day; forgot lunch; irregular hours',
        es: 'me salto una comida; no desayuno nunca; ayunar; ayuno de Cuaresma, de la iglesia; ir en ayunas al análisis; una vez al día; ayuno intermitente; olvidé almorzar',
      },
      say: {
        en: 'Better not by yourself. With insulin and some tablets sugar can drop too low. Others get so hungry that they eat more later. Eat at set hours, even if little. Before a fast or a blood test, ask the nurse what to do.',
        es: 'Mejor no por su cuenta. Con insulina y algunas pastillas puede bajar de más. Y con tanta hambre luego se come el doble. Coma a sus horas, aunque sea poco. Antes de un ayuno o un análisis, pregunte a la enfermera qué hacer.',
      },
      more: {
        en: 'If you have skipped one: Eat something small now, and measure if you can. Shaky or sweaty: take juice. A meal for no time: a boiled egg, a slice of bread, an apple. Many faiths free the sick from fasting.',
        es: 'Si ya se la saltó: Coma algo pequeño ahora y mídase si puede. Si tiembla o suda: jugo. Comida para la prisa: huevo duro, un pan y una manzana. Muchas iglesias libran del ayuno a los enfermos.',
      },
    },
    {
      label: { en: 'I am ill and cannot eat', es: 'Me enfermé y no puedo comer' },
      asks: {
        en: 'flu, fever; stomach bug; vomiting, cannot keep food down; tablets when I eat nothing; sick day; diarrhea since yesterday',
        es: 'gripe, fiebre, infección; vómito; no retengo nada; las pastillas si no pruebo bocado; días de enfermedad; diarrea desde ayer; estoy enferma, en cama',
      },
      say: {
        en: 'Call your nurse or doctor today, for illness upsets sugar. Ask what to do with each medicine, and stop none before. Sip water often, unless you have a limit. Vomiting again and again, very sleepy or muddled: call {emergency}.',
        es: 'Llame hoy a la enfermera o al médico: la enfermedad altera el azúcar. Pregunte qué hacer con cada medicina y no deje ninguna antes. Sorbos de agua a menudo, si no tiene límite. Vómito que no para, mucho sueño o confusión: llame a {emergency}.',
      },
      more: {
        en: 'Until they answer: Try soup, toast, yogurt or mashed potato, a few spoons each hour. Measure more often if you have a meter. Have somebody look in on you. No answer today: go to urgent care or call {emergency}.',
        es: 'Hasta que respondan: Pruebe sopa, pan tostado, yogur o puré, unas cucharadas cada hora. Mídase más seguido si tiene medidor. Que alguien le acompañe. Si hoy nadie responde: vaya a urgencias o llame a {emergency}.',
      },
    },
    {
      label: {
        en: 'Do cinnamon or teas cure diabetes?',
        es: '¿La canela o el nopal curan el azúcar?',
      },
      asks: {
        en: 'cinnamon; apple vinegar; herbal remedy instead of tablets; neighbor says a tea cured her; supplements, natural cure; stop tablets if I eat well',
        es: 'té de canela; el nopal baja el azúcar; moringa; remedio casero, hierbas; mi comadre se curó con un té; vinagre de manzana; dejar el tratamiento; suplementos',
      },
      say: {
        en: 'No tea or herb cures diabetes or takes the place of tablets. Cinnamon on oats, or cooked cactus on the plate, is good food. Drops, capsules and strong teas can clash with medicines. Ask the pharmacist first. Stop no tablet by yourself.',
        es: 'Ningún té ni hierba cura la diabetes ni reemplaza las pastillas. La canela en la avena o el nopal en el plato son buena comida. Gotas, cápsulas y tés fuertes pueden chocar con las medicinas. Pregunte antes en la farmacia. No deje ninguna pastilla.',
      },
      more: {
        en: 'If you take one already: Show the packet to the pharmacist this week. Tell what you take with it. Be wary of whoever sells a cure. If the tablets trouble you, tell the doctor: often another way can be found.',
        es: 'Si ya toma alguno: Muestre el envase esta semana en la farmacia y diga qué más toma. Desconfíe de quien vende una cura. Si las pastillas le caen mal, dígalo al médico: muchas veces hay otra opción.',
      },
    },
    {
      label: { en: 'My parent hides cookies and sweets', es: 'Mi papá o mamá esconde dulces' },
      asks: {
        en: 'Dad hides biscuits in his bedroom; chocolate under the pillow; Mum eats sweets in secret; sneaks cake; take them away, search the room; lies about it',
        es: 'esconde galletas en el cuarto; dulces bajo la almohada; come a escondidas; mi mamá se roba el pan dulce; se los quito; le reviso el cuarto; miente',
      },
      say: {
        en: 'Hiding mostly means fear of being scolded. Do not search the room. Say: “No need to hide them. Two on a plate with your tea, and I sit with you.” Bring small packs, and something else nice to eat beside it.',
        es: 'Quien esconde suele temer el regaño. No le revise el cuarto. Diga: “No hace falta esconderlas. Dos en un plato con el té, y me siento contigo.” Lleve paquetes chicos y algo más que le guste.',
      },
      more: {
        en: 'If it goes on: It is a grown person’s choice, and not your failing. Ask the nurse how much it matters at this age. Tell her of thirst, much urine or high readings. If memory is failing too, keep less in the house.',
        es: 'Si sigue: Es decisión de un adulto y no culpa suya. Pregunte a la enfermera cuánto importa a esa edad. Cuéntele si hay sed, mucha orina o números altos. Si también falla la memoria, tenga menos en casa.',
      },
      whose: 'other',
    },
    {
      label: {
        en: 'How to talk about food without a fight',
        es: '¿Cómo hablo de comida sin pelear?',
      },
      asks: {
        en: 'talk to him without a row; we argue every visit; stubborn, does not listen; get her to eat well; he refuses to change; says it is his life, he will die happy; gets angry when I mention food; words to use with Mum; nagging does not work; the arguing',
        es: 'sin fajarme con ella; pelea por la comida; no hace caso, es terca; cómo la convenzo; se enoja cuando le digo algo; no quiere cambiar; de algo hay que morir; regañarlo no sirve; qué le digo para que acepte',
      },
      say: {
        en: 'Not at the table, and not about blame. Choose a calm hour: “I want you around for a long time. Which one thing could we change?” Offer two choices: “Eggs or yogurt tomorrow?” Praise what goes well. Then talk of other things.',
        es: 'No en la mesa y sin culpas. Busque un rato tranquilo: “Te quiero conmigo muchos años. ¿Qué cosa podríamos cambiar?” Ofrezca dos opciones: “¿Huevo o yogur mañana?” Celebre lo que sale bien. Luego hablen de otra cosa.',
      },
      more: {
        en: 'If it turns loud: “You are right, it is your food,” and leave it for today. Eat the same as they do. Change the pot, not the person: smaller plate, more vegetables. Let the nurse say the rest. From her it is easier to take.',
        es: 'Si sube el tono: “Tienes razón, es tu comida,” y déjelo por hoy. Coma usted lo mismo. Cambie la olla, no a la persona: plato más chico, más verdura. Que la enfermera diga lo demás: de ella se acepta mejor.',
      },
      whose: 'other',
    },
    {
      label: { en: 'My wife or husband forbids everything', es: 'En casa me prohíben todo' },
      asks: {
        en: 'she watches every bite; treated like a child; family polices my plate; he takes the cake off me; forbidden, told off for bread; behind her back; my daughter nags me',
        es: 'mi mujer no me deja comer; mi marido me vigila; me tratan como niño; mi hija me regaña; me quitan el postre; me lo prohíben; a espaldas de ella',
      },
      say: {
        en: 'That wears on both of you. It comes from fear for you. Say: “I know you worry. I will mind my own plate. Help me with one thing: no sweets on the table.” Agree on one treat a week, without a word about it.',
        es: 'Eso desgasta a los dos, y nace del miedo por usted. Diga: “Sé que te preocupas. De mi plato me encargo yo. Ayúdame con una cosa: nada de dulces en la mesa.” Acuerden un gusto por semana, sin comentarios.',
      },
      more: {
        en: 'Go to the nurse together. Ask aloud: “What may I eat?” Then nobody has to be the police. Show your numbers once a week, and no more questions in between. Cook one meal yourself. Thank them for what does help.',
        es: 'Vayan juntos a la enfermera. Pregunte en voz alta: “¿Qué puedo comer?” Así nadie hace de policía. Muestre sus números una vez por semana, y entre medio, nada de preguntas. Cocine usted un día. Agradezca lo que sí ayuda.',
      },
      whose: 'self',
    },
  ],
}
