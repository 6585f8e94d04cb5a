/** What is said to answers on single foods and drinks. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import {
  atMidday,
  either,
  inTheEvening,
  inTheMorning,
  saysNo,
  saysNothing,
  saysYes,
} from '../yes-or-no.ts'

/** To what they like to drink. */
const drinks: readonly Answering[] = [
  {
    when: pattern(
      '(wine|beer|whisk*|brandy|rum|gin|alcohol|tequila|ron|vino|cerveza*|trago*|aguardiente|mezcal)',
    ),
    say: {
      en: 'Thank you for being open. Enjoy it apart: for thirst, put water, milk or tea beside it. Do your tablets allow alcohol? Ask your pharmacist today, and tell your doctor how much it is.',
      es: 'Gracias por su franqueza. Eso aparte: para la sed, ponga al lado agua, leche o té. ¿Sus pastillas permiten alcohol? Pregunte hoy en la farmacia, y dígale al médico cuánto es.',
    },
  },
  {
    when: pattern('(coffee|cola|coke|pepsi|black tea|mate|cafe|cocacola|coca|te negro)'),
    say: {
      en: 'It counts as a drink, and the caffeine in it can cost sleep. So have it in the morning, and after lunch take water, milk or a herb tea that your pharmacist agrees to.',
      es: 'Cuenta como bebida, pero su cafeína puede quitar sueño. Tómelo por la mañana, y tras el almuerzo tome agua, leche o un té de hierbas que apruebe su farmacéutico.',
    },
  },
  {
    when: pattern(
      '(juices?|sodas?|lemonade|soft drinks?|sweet|pop|jugos?|refrescos?|gaseosas?|limonada|aguas frescas|dulce|zumo)',
    ),
    say: {
      en: 'Then try half juice, half water, in the same glass, and eat the fruit whole now and then. With diabetes ask your nurse which drinks fit your plan. Keep the glass where you see it.',
      es: 'Entonces pruebe mitad jugo y mitad agua, en el mismo vaso, y a veces la fruta entera. Con diabetes, pregunte a su enfermera qué bebidas van con su plan. Deje el vaso a la vista.',
    },
  },
  {
    when: either(
      saysNothing,
      pattern(
        '(do not like (any*|water|drinking|it)|(not|never) thirsty|no me gusta|no tengo sed)',
      ),
    ),
    say: {
      en: 'Then let other things help: soup and milk count too. Take a few sips with each tablet and each meal, cool or warm as you like best. Hardly passing water, or dizzy? Call your doctor today.',
      es: 'Entonces que ayude lo demás: la sopa y la leche también cuentan. Tome unos tragos con cada pastilla y cada comida. ¿Casi no orina, o se marea? Llame hoy al médico.',
    },
  },
  {
    when: pattern(
      '(water|tea|milk|broth|soup|herb*|agua|te|leche|caldo|sopa|infusion*|manzanilla)',
    ),
    say: {
      en: 'Good, then make it easy to see: a full cup of it by your chair and one by your tablets. Drink a little each time you pass. Most of it early, so that the night stays quiet.',
      es: 'Bien, entonces que esté a la vista: una taza junto a su silla y otra junto a las pastillas. Beba un poco cada vez que pase. La mayor parte temprano, para no levantarse de noche.',
    },
  },
]

export const foodAnswers = {
  drinks,
  eggs: [
    {
      when: pattern('(fried|fry|frying|sunny|frit[oa]s?|estrellad[oa]s?|freir)'),
      say: {
        en: 'Then fry it in a little olive oil rather than butter or lard, till the yolk is set. Put tomato or spinach in the same pan. Bacon and sausage are salty: let them be rare.',
        es: 'Entonces fríalo en un poquito de aceite de oliva, no en manteca, hasta que cuaje la yema. Añada tomate o espinaca a la misma sartén. El tocino y la salchicha llevan mucha sal: pocas veces.',
      },
    },
    {
      when: pattern(
        '(runny|soft*|raw|poached|over easy|tiern[oa]s?|crud[oa]s?|tibi[oa]s?|pasad[oa]s? por agua|aguad[oa]s?)',
      ),
      say: {
        en: 'Then leave it a little longer in the pan or water: cooked through is the safer way. If you miss the softness, mash it with a little olive oil and eat it on soft bread.',
        es: 'Entonces déjelo un poco más al fuego: bien cocido es más seguro. Si extraña lo suave, aplástelo con un poquito de aceite de oliva y cómalo con pan blando.',
      },
    },
    {
      when: pattern(
        '(boiled|hard|scrambl*|omelet*|cocid[oa]s?|dur[oa]s?|revuelt[oa]s?|tortilla|omelet*|hervid[oa]s?|perico)',
      ),
      say: {
        en: 'A good way. Put something green or red beside it, and bread or oats. Boil or stir two at once, if your doctor set no limit: the other one, kept cold, is tomorrow’s.',
        es: 'Buena manera. Póngale al lado algo verde o rojo, y pan o avena. Si su médico no le puso límite, haga dos a la vez: el otro, guardado en frío, es para mañana.',
      },
    },
  ],
  coffee: [
    {
      when: inTheEvening,
      say: {
        en: 'Then that is the cup to change first. Keep the hour and the cup, and put decaf in it tonight. Move the real one to the morning, and see for a week how you sleep.',
        es: 'Entonces esa es la taza que conviene cambiar. Deje la hora y la taza, y póngale hoy descafeinado. El café de verdad, por la mañana. Mire una semana cómo duerme.',
      },
    },
    {
      when: atMidday,
      say: {
        en: 'Then bring it forward bit by bit: today half an hour earlier, till it comes with lunch. Or make that one decaf. If you sleep well as it is, there is no hurry.',
        es: 'Entonces adelántela de a poco: hoy media hora antes, hasta que llegue con el almuerzo. O que esa sea descafeinada. Si así duerme bien, no hay prisa.',
      },
    },
    {
      when: inTheMorning,
      say: {
        en: 'Then your sleep is safe from it: leave it as it is. If you lie awake all the same, look elsewhere: tea, cola and dark chocolate later in the day hold caffeine too.',
        es: 'Entonces no le quita el sueño: déjelo así. Si aun así no duerme, busque en otro lado: el té, la cola y el chocolate negro más tarde también llevan cafeína.',
      },
    },
  ],
  milk: [
    {
      when: either(
        saysNo,
        pattern('(upset*|bloat*|gas|gases|diarrh*|lactose|cae mal|infla*|hinch*|lactosa|diarrea)'),
      ),
      say: {
        en: 'Then leave it, with no regret. Try yogurt, or oily fish such as canned sardines, which also has vitamin D. Pain, weight loss or loose bowels that last: tell your doctor.',
        es: 'Entonces déjela sin pena. Pruebe yogur, o pescado graso como sardina de lata, que también tiene vitamina D. Si hay dolor, baja de peso o diarrea que dura, dígalo al médico.',
      },
    },
    {
      when: saysYes,
      say: {
        en: 'Good, then keep it: a glass at breakfast, or in your oats or soup. Take the carton that says vitamin D. Ask at your next visit whether you need more than food gives.',
        es: 'Bien, entonces siga: un vaso en el desayuno, o en la avena o la sopa. Elija el envase que diga vitamina D. En su próxima cita pregunte si necesita algo más.',
      },
    },
  ],
  bread: [
    {
      when: pattern('(tortillas?|arepas?|tacos?)'),
      say: {
        en: 'Then keep the tortilla, of corn if you like, and fill it well: beans, chicken or egg first, then vegetables. With diabetes, count them with your dietitian, so that you enjoy them in peace.',
        es: 'Entonces quédese con ella, de maíz si le gusta, y llénela bien: primero frijoles, pollo o huevo, y luego verdura. Con diabetes, acuerde cuántas con su nutricionista, y disfrútelas con calma.',
      },
    },
    {
      when: pattern('(rice|arroz)'),
      say: {
        en: 'Then keep rice, and try brown rice once this week, cooked soft. Mix it half and half with white at first. Put beans, fish or chicken on the plate before the rice.',
        es: 'Entonces siga con el arroz, y esta semana pruebe una vez el integral, bien cocido. Al principio, mitad y mitad con el blanco. Sirva antes los frijoles, el pescado o el pollo.',
      },
    },
    {
      when: pattern('(potato*|fries|spuds|mash|papas?|patatas?|pure)'),
      say: {
        en: 'Then keep potatoes, boiled or baked more often than fried, with a little olive oil. Put egg, fish or beans on the plate first, and something green beside them.',
        es: 'Entonces siga con la papa, cocida o al horno más veces que frita, con un poquito de aceite de oliva. Sirva antes huevo, pescado o frijoles, y algo verde al lado.',
      },
    },
    {
      when: pattern('(bread|toast|rolls?|buns?|pan|bolillo*|marraqueta*)'),
      say: {
        en: 'Then keep bread, and look for one made of whole grain: try one slice at breakfast this week. Put egg, cheese or fish on it rather than jam.',
        es: 'Entonces siga con el pan, y busque uno integral: pruebe esta semana una rebanada en el desayuno. Póngale huevo, queso o pescado en vez de mermelada.',
      },
    },
  ],
  sweets: [
    {
      when: pattern('(chocolate*|cocoa|cacao)'),
      say: {
        en: 'Then take it after lunch rather than at night: dark chocolate holds caffeine. One piece on a small plate, the rest back in the cupboard. Eat it slowly, sitting down.',
        es: 'Entonces después del almuerzo, no de noche: el chocolate negro lleva cafeína. Un pedazo en un plato chico, y lo demás de vuelta a la alacena. Despacio y con calma.',
      },
    },
    {
      when: pattern(
        '(cakes?|cookies?|biscuits?|pastr*|pies?|donuts?|buns?|muffins?|pasteles?|galletas?|pan dulce|tortas?|facturas|bizcocho*|churros?|alfajor*)',
      ),
      say: {
        en: 'Then choose your days for it, such as Sunday with company, and buy one, not the box. On the other days, have oats or yogurt with fruit and cinnamon after the meal.',
        es: 'Entonces elija sus días, como el domingo con compañía, y compre uno, no la caja. Los demás días, tras la comida, avena o yogur con fruta y canela.',
      },
    },
    {
      when: pattern(
        '(ice ?cream|custard|pudding|flan|helados?|nieve|natilla*|arroz con leche|gelatina)',
      ),
      say: {
        en: 'Then try cold yogurt with mashed fruit first: it is near in taste and gives protein. When you do have the real thing, a small bowl after a meal, and enjoy it.',
        es: 'Entonces pruebe primero yogur frío con fruta aplastada: se parece y da proteína. Cuando sea el de verdad, un tazón chico tras la comida, y disfrútelo.',
      },
    },
    {
      when: pattern('(cand*|sweets|caramels?|lollies|dulces|caramelos?|chupetin*|paletas?)'),
      say: {
        en: 'Then put the bag where you have to get up for it, and two pieces in a saucer for the day. By your chair, leave fruit instead: it keeps the hand busy too.',
        es: 'Entonces ponga la bolsa donde haya que levantarse por ella, y dos en un platito para el día. Junto a su silla deje fruta: también ocupa la mano.',
      },
    },
  ],
  redMeat: [
    {
      when: pattern('(fish|tuna|salmon|sardine*|pescado|atun|sardina*)'),
      say: {
        en: 'Fish it is. From a can it is quick: tonight or on Friday, with beans or potato and something green. Rinse it if it is salty.',
        es: 'Entonces pescado. De lata es rápido: hoy o el viernes, con frijoles o papa y algo verde. Si es muy salado, enjuáguelo.',
      },
    },
    {
      when: pattern('(chicken|turkey|poultry|pollo|pollito|pavo)'),
      say: {
        en: 'Chicken it is. Stew or bake it rather than fry it, with vegetables in the same pot. Cook double and freeze a portion, so that one more meat day is already settled.',
        es: 'Entonces pollo. Guisado o al horno mejor que frito, con verdura en la misma olla. Cocine doble y congele una porción: así queda resuelto otro día.',
      },
    },
    {
      when: pattern('(beans?|lentil*|chickpea*|frijol*|porotos?|lentejas?|garbanzo*|habichuela*)'),
      say: {
        en: 'Beans it is. From a can, rinsed, with tomato and a little olive oil, they are ready soon. Not used to them? Begin with a few spoonfuls, very soft. Kidney disease: ask your team first.',
        es: 'Entonces frijoles. De lata, enjuagados, con tomate y un poquito de aceite de oliva, están listos pronto. ¿Poca costumbre? Empiece con pocas cucharadas. Con mal de riñón, pregunte antes a su equipo.',
      },
    },
  ],
  sweetens: [
    {
      when: pattern('(coffee|tea|mate|drinks?|cafe|te|mate|bebida*|infusion*)'),
      say: {
        en: 'Then take a little less from each cup and keep to that a week before the next step. The tongue gets used to it. A pinch of cinnamon in the cup helps.',
        es: 'Entonces quite un poco a cada taza y siga así una semana antes de bajar más. La lengua se acostumbra. Una pizca de canela en la taza ayuda.',
      },
    },
    {
      when: pattern('(oat*|cereal*|porridge|yog*|fruit|breakfast|avena|fruta|desayuno|atole)'),
      say: {
        en: 'Then let fruit do it: mash a ripe one into it, and add cinnamon or vanilla. Sugar goes on last, at the table, so that a little of it is tasted more.',
        es: 'Entonces que endulce la fruta: aplaste una madura y añada canela o vainilla. El azúcar va al final, en la mesa: así con poca se nota más.',
      },
    },
    {
      when: pattern('(cak*|bak*|cookies|desserts?|pies?|pastel*|hornear|postres?|galletas|flan)'),
      say: {
        en: 'Then put a little less in the bowl than the recipe says, and add vanilla or cinnamon. Cut small pieces, and give some away while they are fresh.',
        es: 'Entonces ponga un poco menos de lo que dice la receta y añada vainilla o canela. Corte pedazos chicos y regale algunos.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
