/** Plain questions on single foods and drinks. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'

export const foodMatters: readonly AnsweredMatter[] = [
  {
    name: 'fruit-and-sugar',
    needs: pattern('sugar*|diabet*|glucose|insulin*|metformin*|a1c|azucar*|glucosa|metformina'),
    domain: 'Diet',
    card: 'D01',
    facts: ['D01'],
    say: {
      en: 'Yes, fruit can stay on your table with diabetes. Whole fruit is a wiser choice than juice, and one piece with a meal is wiser than several at once: try that today. Your nurse or dietitian sets how much.',
      es: 'Sí, con diabetes puede seguir comiendo fruta. Entera es mejor que en jugo, y una pieza con la comida es mejor que varias juntas: pruébelo hoy. Cuánta le toca se lo dice su enfermera o nutricionista.',
    },
    how: {
      en: [
        'Today, eat one whole fruit with a meal, and slowly.',
        'Note what you ate and your next sugar reading, and show both to your nurse.',
        'With kidney disease keep to your list. Juice for a low sugar stays in your plan.',
      ],
      es: [
        'Hoy, coma una fruta entera con una comida, despacio.',
        'Apunte qué comió y su siguiente medición, y enséñelo a su enfermera.',
        'Con mal de riñón, siga su lista. El jugo para el azúcar baja sigue en su plan.',
      ],
    },
  },
  {
    name: 'eggs',
    domain: 'Diet',
    card: 'D06',
    facts: ['D06', 'D20'],
    say: {
      en: 'For most people eggs are good food: soft, and rich in protein. How many a week with high cholesterol, I have no good source to say; keep any limit from your doctor. Today, have one, cooked through.',
      es: 'Para casi todos, el huevo es buena comida: blando y con mucha proteína. Cuántos por semana convienen con colesterol alto, no tengo buena fuente para decirlo. Si su médico le puso un límite, respételo. Hoy, coma uno bien cocido.',
    },
    how: {
      en: [
        'Today, have one at breakfast, boiled or in a little olive oil.',
        'With it: bread or oats, and some vegetable.',
        'At your next visit, ask: “How many eggs a week are right for me?”',
      ],
      es: [
        'Hoy, tome uno en el desayuno, cocido o con un poquito de aceite de oliva.',
        'Al lado: pan o avena, y algo de verdura.',
        'En su próxima cita pregunte: “¿Cuántos huevos por semana me convienen?”.',
      ],
    },
  },
  {
    name: 'coffee',
    domain: 'Diet',
    card: 'Z14',
    facts: ['Z14'],
    say: {
      en: 'Coffee suits many people. On the heart or blood pressure I have no good source: ask your doctor. On sleep I have: even six hours before bed, caffeine cut it by about an hour. Today, none after lunch.',
      es: 'El café le cae bien a mucha gente. Sobre corazón o presión no tengo buena fuente: pregunte al médico. Del sueño sí: aun seis horas antes de acostarse, la cafeína quitó cerca de una hora. Hoy, ninguno tras el almuerzo.',
    },
    how: {
      en: [
        'Today, have your cups in the morning, and none after lunch.',
        'Like the warm cup in your hand? Take decaf, or herb tea your pharmacist agrees to.',
        'If coffee brings a racing heart or heartburn, tell your doctor.',
      ],
      es: [
        'Hoy, tome su café por la mañana y ninguno después del almuerzo.',
        '¿Le gusta la taza caliente? Pruebe descafeinado, o un té de hierbas que apruebe su farmacéutico.',
        'Si el café le acelera el corazón o le da acidez, dígalo al médico.',
      ],
    },
  },
  {
    name: 'how-much-to-drink',
    domain: 'Diet',
    card: 'Z18',
    facts: ['D06', 'Z18'],
    say: {
      en: 'With heart failure or kidney disease, I give no amount: ask your team. For others, guides say about 1.6 liters of drinks a day for women, 2 for men. Milk and tea count. Today, keep a glass in sight.',
      es: 'Con insuficiencia cardíaca o mal de riñón no doy cantidad: pregunte a su equipo. Para otros, las guías dicen unos 1.6 litros de bebidas al día para mujeres, 2 para hombres. Leche y té cuentan. Hoy, deje un vaso a la vista.',
    },
    how: {
      en: [
        'Put a glass of your drink where you sit, now. If you have a limit, stay within it.',
        'Drink a little with each meal and each tablet. Most of it before 6 in the evening.',
        'Coughing when you drink? Ask for a swallowing check first.',
      ],
      es: [
        'Ponga ahora un vaso de su bebida donde se sienta. Si tiene un límite, respételo.',
        'Beba un poco con cada comida y cada pastilla. La mayor parte, antes de las 6 de la tarde.',
        '¿Tose al beber? Pida primero que revisen cómo traga.',
      ],
    },
  },
  {
    name: 'milk-and-bones',
    domain: 'Diet',
    card: 'D12',
    facts: ['D06', 'D12'],
    say: {
      en: 'Milk is still good food at your age: it gives protein, and fortified milk gives vitamin D. If it upsets you, leave it: oily fish has both. On calcium I have no good source; ask your nurse. Today, read your carton.',
      es: 'La leche sigue siendo buena a su edad: da proteína y, si es fortificada, vitamina D. Si le cae mal, déjela: el pescado graso tiene ambas. Sobre el calcio no tengo buena fuente; pregunte a su enfermera. Hoy, mire el envase.',
    },
    how: {
      en: [
        'Read the carton: does it say vitamin D?',
        'Have a little with breakfast, or take yogurt if that sits better.',
        'Kidney disease, or stones? Keep to the foods your own team agreed to.',
      ],
      es: [
        'Lea el envase: ¿dice vitamina D?',
        'Tome un poco en el desayuno, o yogur si le cae mejor.',
        '¿Mal del riñón o piedras? Siga lo que acordó con su equipo.',
      ],
    },
  },
  {
    name: 'bread-rice-tortilla',
    domain: 'Diet',
    card: 'D01',
    facts: ['D04', 'D07', 'D20'],
    say: {
      en: 'You need not give up bread, rice, potatoes or tortillas: a strict diet can cost an older person muscle. Today, try a whole grain, such as oats, beside egg or beans. With diabetes, your dietitian sets your amount.',
      es: 'No tiene que dejar el pan, el arroz, la papa ni la tortilla: una dieta dura puede quitarle músculo. Hoy, pruebe grano entero, como avena, junto a huevo o frijoles. Con diabetes, su nutricionista le dice cuánto.',
    },
    how: {
      en: [
        'At one meal today, swap white for whole grain: oats, brown bread or brown rice.',
        'Put the egg, fish, chicken or beans on the plate first.',
        'Hard to chew? Oats cooked soft are whole grain too. Coughing on food? Ask for a swallowing check first.',
      ],
      es: [
        'Hoy, en una comida, cambie lo blanco por grano entero: avena, pan o arroz integral.',
        'Sirva primero el huevo, el pescado, el pollo o los frijoles.',
        '¿Le cuesta masticar? La avena bien cocida también es grano entero. ¿Tose al comer? Pida primero que revisen cómo traga.',
      ],
    },
  },
  {
    name: 'sweet-tooth',
    domain: 'Diet',
    card: 'D21',
    facts: ['D04'],
    say: {
      en: 'A sweet now and then is no crime. Eating well for the brain means fewer sweets, not none. Have a small one after a meal, sitting down, and keep fruit in sight. With diabetes, ask your nurse.',
      es: 'Un dulce de vez en cuando no es pecado. Comer bien para la mente es menos dulces, no ninguno. Tome uno pequeño tras la comida, con calma, y deje fruta a la vista. Con diabetes, pregunte a su enfermera.',
    },
    how: {
      en: [
        'Put the tin or bag out of sight, in a cupboard you reach without stretching, or buy the smaller one.',
        'Take one on a small plate, and sit down with it.',
        'Later wish for something sweet? Try fruit with yogurt first.',
      ],
      es: [
        'Guarde la lata o la bolsa donde no se vea, sin tener que estirarse ni subirse, o compre la más pequeña.',
        'Sirva uno en un plato chico y siéntese a disfrutarlo.',
        '¿Luego se le antoja más? Primero pruebe fruta con yogur.',
      ],
    },
  },
  {
    name: 'red-meat',
    domain: 'Diet',
    card: 'D04',
    facts: ['D04', 'D06'],
    say: {
      en: 'You may still eat red meat; less often is the idea. The MIND way of eating has less of it, and more beans, fish and chicken, so protein stays. Swap one meat dish this week.',
      es: 'Puede seguir comiendo carne roja; la idea es menos seguido. La forma de comer llamada MIND lleva menos, y más frijoles, pescado y pollo: así hay proteína. Cambie un plato esta semana.',
    },
    how: {
      en: [
        'Pick the day you eat meat most by habit, and have fish, chicken or beans then.',
        'Ham and sausage are salty: make those the rare ones.',
        'Hard to chew? Take it minced, with sauce.',
      ],
      es: [
        'Elija el día en que come carne por costumbre y ponga pescado, pollo o frijoles.',
        'El jamón y las salchichas tienen mucha sal: que sean lo raro.',
        '¿Le cuesta masticar? Cómala molida, con salsa.',
      ],
    },
  },
  {
    name: 'sugar-honey-or-sweetener',
    domain: 'Diet',
    card: 'D21',
    facts: [],
    say: {
      en: 'Honey, brown sugar and white sugar are all sugar, so with diabetes none of them is a free pass. On sweeteners I have no good source: your dietitian or pharmacist knows. Today, try a little less of whatever you use.',
      es: 'Miel, azúcar morena, panela y azúcar blanca son azúcar: con diabetes, ninguna es libre. Sobre los edulcorantes no tengo una buena fuente: su nutricionista o farmacéutico sí sabe. Hoy, pruebe con un poco menos de lo que usa.',
    },
    how: {
      en: [
        'Fill the spoon a little less this week, and stir well.',
        'Cinnamon or vanilla gives taste without sugar.',
        'Keep what your plan says for low sugar, such as glucose or juice.',
      ],
      es: [
        'Llene un poco menos la cuchara esta semana y revuelva bien.',
        'La canela o la vainilla dan sabor sin azúcar.',
        'Siga lo que dice su plan para el azúcar baja, como glucosa o jugo.',
      ],
    },
  },
  {
    name: 'gas-from-beans',
    domain: 'Diet',
    card: 'D06',
    facts: ['D17', 'D06'],
    say: {
      en: 'Gas from beans is common, and nothing to blush about. Begin with a few spoonfuls, cooked very soft; rinse canned ones; go up slowly. If they still upset you, eggs, fish or yogurt give protein too. Strong pain or weight loss: see a doctor.',
      es: 'Los gases por los frijoles son comunes; no hay de qué avergonzarse. Empiece con pocas cucharadas, muy blandos; enjuague los de lata y suba poco a poco. Si siguen molestando, huevo, pescado o yogur también dan proteína. Dolor fuerte o baja de peso: al médico.',
    },
    how: {
      en: [
        'Soak dry beans overnight, pour that water away, and cook them in fresh water.',
        'Eat slowly, and take a gentle stroll in the house after.',
        'Note which food brings it on, and show the list to your nurse.',
      ],
      es: [
        'Remoje los frijoles toda la noche, tire esa agua y cuézalos en agua nueva.',
        'Coma despacio y luego dé una vueltita por la casa.',
        'Apunte qué comida le da gases y enséñelo a su enfermera.',
      ],
    },
  },
]
