/** What is said to answers on meals and ways of eating. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import { either, saysNew, saysNo, saysNothing, saysOld, saysYes } from '../yes-or-no.ts'

/** To what is in the house. */
const cupboard: readonly Answering[] = [
  {
    when: saysNothing,
    say: {
      en: 'Then food in the house comes first. Call {food} today and ask what they can bring or give. Ask a neighbor for one plate tonight: most people like to be asked for something so plain.',
      es: 'Entonces primero, que haya comida en casa. Llame hoy a {food} y pregunte qué le pueden dar o llevar. Pida hoy un plato en el vecindario: a casi todos les gusta poder ayudar.',
    },
  },
  {
    when: pattern('(eggs?|huevos?|blanquillos?)'),
    say: {
      en: 'Then eggs it is: warm any vegetable you have in a little oil, stir in the eggs till they are set, and eat them with bread. Set a timer for the stove.',
      es: 'Entonces huevos: caliente la verdura que tenga en un poquito de aceite, añada los huevos hasta que cuajen, y cómalos con pan o tortilla. Ponga una alarma para la estufa.',
    },
  },
  {
    when: pattern('(beans?|lentils?|chickpeas?|frijol*|lentejas?|garbanzos?|porotos?)'),
    say: {
      en: 'Then warm the beans with tomato or onion and a little oil, mash some of them, and put cheese or an egg on top. Canned ones rinse first: that takes salt away.',
      es: 'Entonces caliente los frijoles con tomate o cebolla y un poquito de aceite, aplaste unos cuantos y póngales queso o un huevo. Los de lata, enjuáguelos: así pierden sal.',
    },
  },
  {
    when: pattern(
      '(tuna|sardine*|fish|salmon|chicken|ham|turkey|atun|sardinas?|pescado|pollo|jamon|pavo)',
    ),
    say: {
      en: 'Then that is your protein, and it goes on the plate first. Add a potato, rice or soft bread, and any vegetable, frozen or from a can. A little oil and lemon over it all.',
      es: 'Entonces esa es su proteína, y va primero al plato. Añada papa, arroz o pan suave, y la verdura que haya, congelada o de lata. Encima, un poquito de aceite y limón.',
    },
  },
  {
    when: pattern(
      '(rice|pasta|noodles?|bread|potato*|oat*|crackers|soup|arroz|pan|papas?|avena|galletas|sopa|fideos?|tortillas?)',
    ),
    say: {
      en: 'That fills, and wants a partner with protein: an egg, cheese, yogurt, beans or canned fish beside it. If none is there, put two of them on the list for tomorrow, or call {food}.',
      es: 'Eso llena, y le falta algo con proteína: un huevo, queso, yogur, frijoles o pescado de lata. Si no hay, ponga dos en la lista de mañana, o llame a {food}.',
    },
  },
]

export const mealAnswers = {
  cupboard,
  breakfast: [
    {
      when: either(
        saysNothing,
        pattern(
          '((just|only) (a )?(coffee|tea)|not hungry|no appetite|skip it|(solo|nada mas|puro) (un )?(cafe|te|mate)|no (me da|tengo) hambre|sin hambre)',
        ),
      ),
      say: {
        en: 'Then go small: yogurt in a cup, or cheese on a piece of bread, beside the coffee. Later in the morning is fine too. On insulin or sugar tablets, eat at your hour. Losing weight? See your doctor.',
        es: 'Entonces algo chico: una taza de yogur, o queso con un pan, junto al café. También vale más tarde. Con insulina o pastillas para el azúcar, a su hora. ¿Baja de peso? Vea al médico.',
      },
    },
    {
      when: pattern(
        '(sweet*|fruit*|jam|honey|cereal|pancakes?|yog*|banana*|dulce*|fruta*|mermelada|miel|pan dulce|platano*|hotcakes)',
      ),
      say: {
        en: 'Then yogurt with fruit and a spoonful of oats is yours: sweet, soft and with protein. Cut the fruit tonight and cover it. With diabetes, whole fruit rather than jam or honey.',
        es: 'Entonces lo suyo es yogur con fruta y una cucharada de avena: dulce, suave y con proteína. Corte hoy la fruta y tápela. Con diabetes, mejor fruta entera que mermelada o miel.',
      },
    },
    {
      when: pattern(
        '(savo*|salt*|hot|warm|cheese|ham|bread|toast|beans?|soup|tortillas?|tamal*|salad[oa]|caliente|queso|jamon|pan|frijol*|sopa|arepa*|chilaquil*)',
      ),
      say: {
        en: 'Then beans with cheese, or last night’s soup, is a fine breakfast. Set it ready tonight, so that it needs warming and no more. Ham and sausage are salty: now and then.',
        es: 'Entonces frijoles con queso, o la sopa de anoche, es buen desayuno. Déjelo listo hoy, y mañana nada más se calienta. El jamón y la salchicha llevan mucha sal: de vez en cuando.',
      },
    },
  ],
  softFood: [
    {
      when: pattern('(meat|beef|pork|chicken|steak|carne|res|puerco|cerdo|pollo|bistec)'),
      say: {
        en: 'Then change the meat, not the dish: minced, in sauce, cooked long and slow. Or put flaked fish, egg or soft beans in its place this week, till the dentist has had a look.',
        es: 'Entonces cambie la carne, no el plato: molida, en salsa, cocida mucho rato. O ponga esta semana pescado desmenuzado, huevo o frijoles blandos, hasta que le vea el dentista.',
      },
    },
    {
      when: pattern(
        '(bread|toast|crust*|nuts?|tortillas?|crackers?|pan|bolillo|tostadas?|nuez|nueces|galletas)',
      ),
      say: {
        en: 'Then cut off the crust, or let bread soften in soup or milk. Oats cooked soft do the same work. Tell the dentist on which side it hurts.',
        es: 'Entonces quítele la costra, o remójelo en sopa o leche. La avena bien cocida hace lo mismo. Diga al dentista de qué lado le duele.',
      },
    },
    {
      when: pattern(
        '(fruit*|apples?|vegetables?|salads?|carrots?|lettuce|raw|fruta*|manzana*|verduras?|ensalada*|zanahoria*|lechuga|crud[oa]s?)',
      ),
      say: {
        en: 'Then cook them soft and mash them: carrot, squash, apple or pear, with a little oil or milk. Banana and other ripe fruit need hardly any teeth. Cold can hurt, so eat them warm.',
        es: 'Entonces cuézalas y aplástelas: zanahoria, calabaza, manzana o pera, con un poquito de aceite o leche. El plátano y la fruta madura casi no piden dientes. Mejor tibias que frías.',
      },
    },
    {
      when: pattern('(everything|all of it|anything|todo|cualquier cosa)'),
      say: {
        en: 'Then call the dentist today and say so: “I can hardly chew.” Till then, yogurt, scrambled egg, mashed beans, soup with an egg stirred in. Losing weight, or a swollen face? See a doctor today.',
        es: 'Entonces llame hoy al dentista y dígalo: “Casi no puedo masticar”. Mientras, yogur, huevo revuelto, puré de frijoles, sopa con huevo. ¿Baja de peso, o cara hinchada? Vea hoy al médico.',
      },
    },
  ],
  riceAndBeans: [
    {
      when: pattern(
        '(mostly rice|more rice|big|full|heap*|lots?|twice|seconds|every (day|meal)|mucho|mas arroz|grande|llen[oa]|repit*|dos veces|todos los dias|siempre|diario)',
      ),
      say: {
        en: 'Then change one thing: turn it round, more beans than rice, and the vegetables go on first. Use a smaller plate. On insulin or sugar tablets, ask your nurse before you cut the rice.',
        es: 'Entonces cambie una cosa: al revés, más frijoles que arroz, y la verdura va primero. Use un plato más chico. Con insulina o pastillas para el azúcar, pregunte antes de quitar arroz.',
      },
    },
    {
      when: pattern(
        '(fried|lard|sausage|bacon|pork|tortillas?|bread|plantain*|frit[oa]s?|refrit[oa]s?|manteca|chorizo|tocino|pan|platano*|tajadas)',
      ),
      say: {
        en: 'Then choose one beside the beans: rice, or tortilla, or bread, not all three at one meal. A little oil in place of lard. The dietitian tells you the amount that is yours.',
        es: 'Entonces elija uno junto a los frijoles: arroz, tortilla o pan, no los tres en la misma comida. Un poquito de aceite en vez de manteca. Su cantidad la dice la nutricionista.',
      },
    },
    {
      when: pattern(
        '(little|small|half|vegetables?|salad|more beans|poco|poquito|mitad|chico|verduras?|ensalada|mas frijol*)',
      ),
      say: {
        en: 'That is already the wiser way. Now note one such meal and the reading your plan asks for, and show both to your nurse. Then you know, and need not guess.',
        es: 'Así ya es buena manera. Ahora apunte una de esas comidas y la medición que pide su plan, y muéstrelas a su enfermera. Así lo sabe sin adivinar.',
      },
    },
  ],
  saltTaste: [
    {
      when: pattern('(everything|all|nothing tastes|todo|todos|nada)'),
      say: {
        en: 'If everything is dull, tell your doctor: a cold, the teeth or a tablet may play a part. Till then, begin with one dish, with lemon and garlic, and eat it warm.',
        es: 'Si nada sabe, dígalo a su médico: puede influir un catarro, los dientes o una pastilla. Mientras, empiece por un plato, con limón y ajo, y cómalo caliente.',
      },
    },
    {
      when: pattern(
        '(soups?|stews?|beans?|broth|lentils?|sopas?|caldos?|guisos?|frijol*|lentejas?|potaje)',
      ),
      say: {
        en: 'Then brown onion and garlic slowly before the water goes in, with cumin. At the end, put a few drops of lemon in your plate: they do what the salt did.',
        es: 'Entonces dore despacio cebolla y ajo antes del agua, con comino o pimentón. Unas gotas de limón o vinagre en el plato, al final, hacen lo que hacía la sal.',
      },
    },
    {
      when: pattern('(meat|chicken|fish|eggs?|beef|carne|pollo|pescado|huevos?)'),
      say: {
        en: 'Then rub it with garlic, lemon and herbs an hour before you cook it, and let it brown well. Tomato with onion beside it gives juice. Taste first, then reach for the shaker.',
        es: 'Entonces úntelo con ajo, limón y hierbas un rato antes, y deje que dore bien. Tomate con cebolla al lado da jugo. Pruebe primero, y luego piense en el salero.',
      },
    },
    {
      when: pattern(
        '(vegetables?|potato*|rice|pasta|salad|verduras?|papas?|arroz|ensalada|fideos?)',
      ),
      say: {
        en: 'Then roast or brown it. At the end add a little olive oil and lemon. Cook rice and potato with garlic or onion in the pot.',
        es: 'Entonces hágalo al horno o dorado en vez de hervido, y al final aceite de oliva y limón o vinagre. En la olla del arroz o la papa, ponga ajo o cebolla.',
      },
    },
  ],
  strictDiet: [
    {
      when: pattern(
        '(weight|slim*|thin*|fat|belly|pounds|kilos|clothes|peso|adelgaz*|gord[oa]|panza|ropa|figura)',
      ),
      say: {
        en: 'Then ask first whether your weight needs it: “Is my weight right for me?” Until that visit keep every meal, protein first, and add two short walks a day. That way muscle stays.',
        es: 'Entonces pregunte primero si hace falta: “¿Está bien mi peso para mí?”. Hasta esa cita, coma a sus horas, la proteína primero, y añada dos paseos cortos. Así se queda el músculo.',
      },
    },
    {
      when: pattern('(sugar|diabetes|cholesterol|pressure|azucar|colesterol|presion|glucosa)'),
      say: {
        en: 'Then your dietitian or nurse is the right one: call this week and ask for a plan for you. Change no tablet and skip no meal till then. Today, put vegetables first on the plate.',
        es: 'Entonces lo indicado es su nutricionista o enfermera: llame esta semana y pida un plan. Mientras, no cambie pastillas ni se salte comidas. Hoy, sirva primero la verdura.',
      },
    },
    {
      when: pattern('(faith|religio*|lent|ramadan|church|fe|religion|cuaresma|iglesia|promesa)'),
      say: {
        en: 'Then speak with your doctor well before, and ask at your place of worship what else you may offer: a kind call, a meal given away. Until then, eat at your usual hours.',
        es: 'Entonces hable con tiempo con su médico, y pregunte en su iglesia qué otra cosa puede ofrecer: una llamada, un plato para alguien. Mientras, coma a sus horas.',
      },
    },
  ],
  shakes: [
    {
      when: saysNo,
      say: {
        en: 'Then you may not need one. Keep to food: egg, fish, chicken, beans or yogurt at each meal, put first on the plate. Show the label to your dietitian before you spend money.',
        es: 'Entonces quizá no haga falta. Siga con huevo, pescado, pollo, frijoles o yogur en cada comida, y primero. Antes de gastar, enseñe el frasco a su nutricionista.',
      },
    },
    {
      when: either(
        saysYes,
        pattern(
          '(eat(ing)? (a lot |much )?less|no appetite|not hungry|losing weight|como (mucho )?menos|sin (hambre|apetito)|(bajado|bajo) de peso)',
        ),
      ),
      say: {
        en: 'Then tell your doctor this week, above all if your clothes hang looser. Until that visit, eat small and often: yogurt, cheese, an egg, milk in the soup. Write down what you manage.',
        es: 'Entonces dígalo al médico esta semana, más aún si la ropa le queda floja. Mientras, poco y seguido: yogur, queso, un huevo, leche en la sopa. Apunte lo que logra comer.',
      },
    },
  ],
  cooksWith: [
    {
      when: pattern('(butter|lard|margarine|bacon|ghee|mantequilla|manteca|margarina|tocino)'),
      say: {
        en: 'Then that is the change that counts: tonight, use olive oil in one dish and leave the other as it is. Next week, a second one. Keep your tablets as they are.',
        es: 'Entonces ese es el cambio que vale: hoy use aceite de oliva en un plato y deje lo demás igual. La otra semana, otro plato. Siga con sus pastillas como están.',
      },
    },
    {
      when: pattern('(olive|oliva)'),
      say: {
        en: 'Then you are on the way. Look at the next step: beans or fish in place of sausage once this week, and one fried dish baked instead. Tell your doctor what you changed.',
        es: 'Entonces va por buen camino. El siguiente paso: frijoles o pescado en vez de salchicha una vez esta semana, y algo frito, ahora al horno. Cuéntelo a su médico.',
      },
    },
    {
      when: pattern('(oil|sunflower|corn|vegetable|canola|soy|aceite|girasol|maiz|vegetal|soya)'),
      say: {
        en: 'Then use less of it and fry less: bake or stew one dish this week. Where you can, make the oil on salad or beans olive oil: a small bottle goes a long way.',
        es: 'Entonces use menos y fría menos: esta semana haga un plato al horno o guisado. Si puede, que el de la ensalada o los frijoles sea de oliva: un frasco chico rinde.',
      },
    },
  ],
  constipation: [
    {
      when: saysOld,
      say: {
        en: 'Then make it a habit: fruit at breakfast, a drink with it, a little walk, and the toilet without hurry. Ask your pharmacist whether one of your tablets binds. If it changes, tell your doctor.',
        es: 'Entonces que sea costumbre: fruta y bebida al desayunar, caminar un poco, y baño sin prisa. Pregunte en la farmacia si alguna pastilla estriñe. Si algo cambia, dígalo al médico.',
      },
    },
    {
      when: saysNew,
      say: {
        en: 'Then tell your doctor this week, and ask your pharmacist if a new tablet can do it. Today, fruit and a drink. Strong belly pain, a swollen belly or vomiting: call {emergency}.',
        es: 'Entonces dígalo al médico esta semana, y pregunte en la farmacia si es por una pastilla nueva. Hoy, fruta y bebida. Dolor fuerte, vientre hinchado o vómitos: llame a {emergency}.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
