/** Plain questions on salt, sugar, the bowels and what a parent drinks. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const bodyMatters: readonly AnsweredMatter[] = [
  {
    name: 'hidden-salt',
    domain: 'Diet',
    card: 'D17',
    facts: ['D17'],
    when: namedBy(
      {
        all: [
          '(which|what|wich) (foods?|things) ... (salt|sodium|salty)|foods? ... (most|full of|lot of|high in|much) (salt|sodium)|salt .. (hid*|come from|coming from)|where .. (is|does|are) ... salt|(much|lot of) salt in|salty (food|things)|que (alimentos|comidas|cosas) ... (sal|sodio)|(sal|sodio) (escondida|oculta)|esconde ... sal|(alimentos|comidas) con mas (sal|sodio)|donde .. (hay|esta|viene|sale) .. (sal|tanta)|mas sodio|en que ... hay mas sal|in what ... most salt|(i )?(not|no) ... sal(t)? ... (where|de donde)',
        ],
        not: 'less|menos|instead|substitut*|taste*|sabor|without|en vez|lugar de',
      },
      {
        all: [
          '(bread|biscuits?|cereal|chips|ham|cheese|soups?|cubes|pickles|olives|sausages?|bacon|pan|queso|jamon|embutidos?|cubitos|sopas?|aceitunas)',
          '(salt|salty|sodium|sal|salad[oa]s?|sodio)',
          '(much|lot|very|is|are|does|have|mucha|muy|trae|traen|tiene|tienen)',
        ],
        not: 'less|menos|instead|tast*|sabor|sabe|without|sin|rinse*|low|baj[oa]|flat|need*',
      },
    ),
    say: {
      en: 'Much of it is in what you buy ready: ham and sausage, cheese, canned soup, stock cubes, sauces, pickles, snacks, and bread, as you eat so much of it. Under 5 g a day is advised. Today, read one label.',
      es: 'Mucha viene en lo ya hecho: jamón y salchicha, queso, sopa de lata, cubitos de caldo, salsas, encurtidos, botanas, y el pan, porque se come bastante. Se aconsejan menos de 5 g al día. Hoy, lea una etiqueta.',
    },
    how: {
      en: [
        'Compare two packets of the same food, and take the one with less salt or sodium.',
        'Rinse canned beans and vegetables; leave out half of the stock cube.',
        'Put lemon, vinegar, garlic or herbs in its place. With heart or kidney disease, ask for your own limit.',
      ],
      es: [
        'Compare dos paquetes de lo mismo y elija el que tenga menos sal o sodio.',
        'Enjuague los frijoles y las verduras de lata; use medio cubito.',
        'En su lugar: limón, vinagre, ajo o hierbas. Con mal de corazón o riñón, pregunte su límite.',
      ],
    },
  },
  {
    name: 'does-it-raise-sugar',
    domain: 'Diet',
    card: 'D01',
    facts: [],
    when: namedBy(
      {
        all: [
          '(oats?|oatmeal|porridge|milk|yogh?urt|raisins?|figs?|dates|dried|dryed|prunes|pasta|noodles|potato(es)?|corn|cereal|crackers|juice|bread|avena|abena|leche|yogur|pasas|higos?|datiles|(fruta )?seca|ciruelas|galletas?|papas?|patatas?|yuca|camote|maiz|arepas?|jugos?|zumo|pan)',
          '(sugar|glucose|azucar|asucar|glucosa)',
          '(raise*|spike*|up|increase*|sube*|subir|aument*|dispara*)',
        ],
        not: 'low|walk*|exercis*|camin*|ejercicio|insulin*|baj[ao]|oranges?|naranjas?',
      },
      {
        all: [
          '(oats?|oatmeal|porridge|milk|yogh?urt|raisins?|figs?|dates|dried|dryed|prunes|pasta|noodles|potato(es)?|corn|cereal|crackers|juice|bread|avena|abena|leche|yogur|pasas|higos?|datiles|(fruta )?seca|ciruelas|galletas?|papas?|patatas?|yuca|camote|maiz|arepas?|jugos?|zumo|pan)',
          '(can|may|allowed|ok|okay|bad|good|is|are|puedo|malos?|buen[oa]s?|mala)',
          '(diabet*|type 2|tengo azucar)',
        ],
        not: 'low|walk*|exercis*|camin*|ejercicio|insulin*|baj[ao]|oranges?|naranjas?|syrup|how (much|many)|cuant*|rice and beans|arroz (y|con)',
      },
    ),
    say: {
      en: 'Bread, rice, oats, milk, fruit and juice all raise sugar; hardly any must be forbidden. Have a small portion, with a meal, whole rather than as juice. Two hours later, your meter shows what it does. Your dietitian sets how much.',
      es: 'Pan, arroz, avena, leche, fruta y jugo suben el azúcar; casi nada hay que prohibirlo. Tome una porción pequeña, con comida, entera y no en jugo. Dos horas después, su medidor dice qué hizo. Cuánto, lo fija su nutricionista.',
    },
    how: {
      en: [
        'Today, measure out one small portion, and have it with egg, cheese, beans or fish.',
        'Dried fruit, sweet drinks and big plates raise it fastest: least of those.',
        'Write food and reading side by side, and show it. Juice for a low sugar stays in your plan.',
      ],
      es: [
        'Hoy, sirva una porción pequeña, con huevo, queso, frijoles o pescado.',
        'La fruta seca, lo dulce de beber y los platos grandes lo suben más: de eso, lo menos.',
        'Apunte la comida junto a la medición y muéstrelo. El jugo para el azúcar baja sigue en su plan.',
      ],
    },
  },
  {
    name: 'constipation-what-to-take',
    domain: 'Diet',
    card: 'D21',
    facts: ['D21'],
    when: namedBy(
      {
        all: [
          '(constip*|(blocked|stops?|stopped|binds?|bound|bunged|plugged) (me )?up|(binds?|bound) me|bowels?|laxatives?|estren*|estrin*|estitic*|laxantes?|tapan|obrar|hacer del bano|evacuar|de cuerpo|go to the (bathroom|toilet)|ir al bano)',
          '(iron|codeine|codeina|tramadol|morphine|morfina|chemists?|painkillers?|pain (pills?|tablets?)|tablets?|what (can|should|do) i take|what to take|laxatives?|(how|too) (many days|long)|days without|drugstore|pharmacy|hierro|calmantes?|pastillas?|(que|q) (me )?(puedo )?(tomo|tomar)|cuantos dias|cuanto puedo esperar|laxantes?|farmacia|dias sin)',
        ],
        not: 'pee|orin*|eat*|foods?|fruit|comer|comida|fruta|diarr*|night|noche|nose|nariz|ears?|oidos?|sink|drain|chest',
      },
      {
        all: [
          'not (gone|been) (to the (toilet|bathroom|loo) )?(for|in|since) .. days|days (since i (went|have been)|without going|without (a )?(poo|poop|motion|stool))|without a bowel|days (and )?no bowel|no bowel (movements?|motions?) (in|for|since)|(dias) ... no voy (al bano|de cuerpo)|(dias) (sin (ir|obrar|poder ir|hacer (del bano|caca|popo)))',
        ],
        not: 'pee|orin*|eat*|foods?|packet*|comer|comida|outside|out of the house',
      },
    ),
    say: {
      en: 'Ask the pharmacist today what suits you: iron and strong pain tablets bind the bowels, and fiber alone may not be enough. Stop none by yourself. Belly pain, vomiting or no wind passing: call {emergency}.',
      es: 'Pregunte hoy en la farmacia qué le conviene: el hierro y los calmantes fuertes estriñen, y la fibra sola puede no bastar. No deje ninguno por su cuenta. Dolor de vientre, vómito o no pasar gases: llame a {emergency}.',
    },
    how: {
      en: [
        'Tell them all you take, how many days it is, and any heart or kidney disease.',
        'Until then drink, within your limit, walk a little, and sit after breakfast without hurry.',
        'Longer than is usual for you, blood, or losing weight: see the doctor this week.',
      ],
      es: [
        'Diga todo lo que toma, cuántos días van y si tiene mal de corazón o riñón.',
        'Mientras, beba dentro de su límite, camine un poco y siéntese en el baño tras desayunar, sin prisa.',
        'Si dura más de lo normal en usted, hay sangre o baja de peso: al médico esta semana.',
      ],
    },
  },
  {
    name: 'parent-drinks-little',
    domain: 'Diet',
    card: 'D06',
    facts: ['D06'],
    when: namedBy({
      all: [
        '(grandma|grandpa|granny|abuelit[oa]|mother|mom|mum|mam|dad|father|wife|husband|her|him|she|he|grandmother|mama|papa|madre|padre|espos[oa]|marido|mujer|abuel[oa]|suegr[oa]|ella|senora)',
        '((get|getting|make|help) ... (drink|fluids)|more fluids|beb[ea] (muy poca|poquisima|poca) agua|(hardly|barely|not|never|refuses?|forgets?) .. drinks?|drinks? (almost|next to|hardly) (nothing|anything)|(not|hardly|barely) .. (drink|want) ... water|(forgets?|refuses?) (to drink|water)|(casi no|no|apenas) (quiere |puede |le gusta )?(beb[ea]r?|(toma|tomar|tomarse) .. (agua|liquidos?))|(tom[ea]|beb[ea]|beber|dar|doy) .. mas (agua|liquidos?)|beba mas|olvida .. (agua|beber)|gusta el agua|sorbos?|sips)',
      ],
      not: 'beer|wine|whisk*|rum|vodka|alcohol*|drunk|cerveza|vino|tragos?|ron|tequila|borrach*|smok*|fum[ao]|pills?|pastillas?|i am not|no tengo',
    }),
    say: {
      en: 'Little and often works better than “drink more”: a favorite drink, a light cup in reach, a few sips by the clock. Soup, yogurt and melon count. A limit for heart or kidneys comes first. Today, drink the first together.',
      es: 'Poco y seguido sirve más que “toma agua”: su bebida favorita, un vaso ligero a mano, unos sorbos con el reloj. Sopa, yogur y melón cuentan. Si hay límite por corazón o riñón, va primero. Hoy, beban juntos el primero.',
    },
    how: {
      en: [
        'Sips with each tablet, each meal and each visit. Drink along: people copy.',
        'Afraid of the toilet at night? Most of it before six in the evening.',
        'Coughs when drinking? A swallowing check first. Newly confused, very sleepy, or hardly passing water: call the doctor today.',
      ],
      es: [
        'Unos sorbos con cada pastilla, comida y visita. Beba usted también: uno imita.',
        '¿Teme ir al baño de noche? La mayor parte, antes de las seis de la tarde.',
        '¿Tose al beber? Primero que revisen cómo traga. Confusión nueva, mucho sueño o casi sin orinar: llame hoy al médico.',
      ],
    },
  },
]
