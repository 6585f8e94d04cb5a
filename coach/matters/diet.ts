/** Plain questions on food and drink that no card answers head-on. */

import type { AnsweredMatter } from './matter.ts'

export const dietMatters: readonly AnsweredMatter[] = [
  {
    name: 'fruit-and-sugar',
    domain: 'Diet',
    card: 'D01',
    facts: ['D01'],
    say: {
      en: 'Yes, fruit can stay on your table with diabetes. Whole fruit is a wiser choice than juice, and one piece with a meal is wiser than several at once: try that today. Your nurse or dietitian sets how much. Which fruit do you like most?',
      es: 'Sí, con diabetes puede seguir comiendo fruta. Entera es mejor que en jugo, y una pieza con la comida es mejor que varias juntas: pruébelo hoy. Cuánta le toca se lo dice su enfermera o nutricionista. ¿Qué fruta le gusta más?',
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
    near: { en: 'A balanced plate', es: 'Un plato equilibrado' },
  },
  {
    name: 'eggs',
    domain: 'Diet',
    card: 'D06',
    facts: ['D06', 'D20'],
    say: {
      en: 'For most people eggs are good food: soft, and rich in protein. How many a week with high cholesterol, I have no good source to say; keep any limit from your doctor. Today, have one, cooked through. How do you like it?',
      es: 'Para casi todos, el huevo es buena comida: blando y con mucha proteína. Cuántos por semana convienen con colesterol alto, no tengo buena fuente para decirlo. Si su médico le puso un límite, respételo. Hoy, coma uno bien cocido. ¿Cómo le gusta?',
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
    near: { en: 'How much protein do I need?', es: '¿Cuánta proteína necesito?' },
  },
  {
    name: 'coffee',
    domain: 'Diet',
    card: 'Z14',
    facts: ['Z14'],
    say: {
      en: 'Coffee suits many people. On the heart or blood pressure I have no good source: ask your doctor. On sleep I have: even six hours before bed, caffeine cut it by about an hour. Today, none after lunch. When is your last cup?',
      es: 'El café le cae bien a mucha gente. Sobre corazón o presión no tengo buena fuente: pregunte al médico. Del sueño sí: aun seis horas antes de acostarse, la cafeína quitó cerca de una hora. Hoy, ninguno tras el almuerzo. ¿Cuándo toma el último?',
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
    near: { en: 'Coffee and sleep', es: 'El café y el sueño' },
  },
  {
    name: 'how-much-to-drink',
    domain: 'Diet',
    card: 'Z18',
    facts: ['D06', 'Z18'],
    say: {
      en: 'With heart failure or kidney disease, I give no amount: ask your team. For others, guides say about 1.6 liters of drinks a day for women, 2 for men. Milk and tea count. Today, keep a glass in sight. What do you like to drink?',
      es: 'Con insuficiencia cardíaca o mal de riñón no doy cantidad: pregunte a su equipo. Para otros, las guías dicen unos 1.6 litros de bebidas al día para mujeres, 2 para hombres. Leche y té cuentan. Hoy, deje un vaso a la vista. ¿Qué le gusta?',
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
    near: { en: 'Fewer trips to the toilet at night', es: 'Levantarme menos de noche al baño' },
  },
  {
    name: 'milk-and-bones',
    domain: 'Diet',
    card: 'D12',
    facts: ['D06', 'D12'],
    say: {
      en: 'Milk is still good food at your age: it gives protein, and fortified milk gives vitamin D. If it upsets you, leave it: oily fish has both. On calcium I have no good source; ask your nurse. Today, read your carton. Does milk suit you?',
      es: 'La leche sigue siendo buena a su edad: da proteína y, si es fortificada, vitamina D. Si le cae mal, déjela: el pescado graso tiene ambas. Sobre el calcio no tengo buena fuente; pregunte a su enfermera. Hoy, mire el envase. ¿Le cae bien?',
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
    near: { en: 'Do I need vitamin D?', es: '¿Me hace falta vitamina D?' },
  },
  {
    name: 'bread-rice-tortilla',
    domain: 'Diet',
    card: 'D01',
    facts: ['D04', 'D07', 'D20'],
    say: {
      en: 'You need not give up bread, rice, potatoes or tortillas: a strict diet can cost an older person muscle. Today, try a whole grain, such as oats, beside egg or beans. With diabetes, your dietitian sets your amount. Which would you miss most?',
      es: 'No tiene que dejar el pan, el arroz, la papa ni la tortilla: una dieta dura puede quitarle músculo. Hoy, pruebe grano entero, como avena, junto a huevo o frijoles. Con diabetes, su nutricionista le dice cuánto. ¿Cuál extrañaría más?',
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
    near: { en: 'A balanced plate', es: 'Un plato equilibrado' },
  },
  {
    name: 'sweet-tooth',
    domain: 'Diet',
    card: 'D21',
    facts: ['D04'],
    say: {
      en: 'A sweet now and then is no crime. Eating well for the brain means fewer sweets, not none. Have a small one after a meal, sitting down, and keep fruit in sight. With diabetes, ask your nurse. What do you crave most?',
      es: 'Un dulce de vez en cuando no es pecado. Comer bien para la mente es menos dulces, no ninguno. Tome uno pequeño tras la comida, con calma, y deje fruta a la vista. Con diabetes, pregunte a su enfermera. ¿Qué se le antoja?',
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
    near: { en: 'Fewer packets, more fresh food', es: 'Menos paquetes, más comida fresca' },
  },
  {
    name: 'red-meat',
    domain: 'Diet',
    card: 'D04',
    facts: ['D04', 'D06'],
    say: {
      en: 'You may still eat red meat; less often is the idea. The MIND way of eating has less of it, and more beans, fish and chicken, so protein stays. Swap one meat dish this week. Fish, chicken or beans?',
      es: 'Puede seguir comiendo carne roja; la idea es menos seguido. La forma de comer llamada MIND lleva menos, y más frijoles, pescado y pollo: así hay proteína. Cambie un plato esta semana. ¿Pescado, pollo o frijoles?',
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
    near: { en: 'What should I eat for a healthy brain?', es: '¿Qué como para cuidar la mente?' },
  },
  {
    name: 'fasting-or-keto',
    domain: 'Diet',
    card: 'D07',
    facts: ['D07', 'D06'],
    say: {
      en: 'I would leave fasting and strict diets such as keto alone. Guides say older people should generally avoid them, as muscle can go too. With sugar tablets or insulin, skipped meals can drop your sugar. Today, eat every meal. What do you hope to change?',
      es: 'Yo dejaría el ayuno y las dietas duras, como la keto. Las guías dicen que las personas mayores casi siempre deben evitarlas, porque también se va músculo. Con insulina o ciertas pastillas, saltarse comidas puede bajarle el azúcar. Hoy, coma todas. ¿Qué quisiera cambiar?',
    },
    how: {
      en: [
        'At each meal, eat the egg, fish, chicken or beans first.',
        'Fasting for your faith? Speak with your doctor well before.',
        'Ask at your next visit: “Is my weight right for me?”',
      ],
      es: [
        'En cada comida, coma primero el huevo, el pescado, el pollo o los frijoles.',
        '¿Ayuna por su fe? Hable antes, con tiempo, con su médico.',
        'En su próxima cita pregunte: “¿Está bien mi peso para mí?”.',
      ],
    },
    near: { en: 'Is my weight right for me?', es: '¿Está bien mi peso?' },
  },
  {
    name: 'sugar-honey-or-sweetener',
    domain: 'Diet',
    card: 'D21',
    facts: [],
    say: {
      en: 'Honey, brown sugar and white sugar are all sugar, so with diabetes none of them is a free pass. On sweeteners I have no good source: your dietitian or pharmacist knows. Today, try a little less of whatever you use. What do you sweeten?',
      es: 'Miel, azúcar morena, panela y azúcar blanca son azúcar: con diabetes, ninguna es libre. Sobre los edulcorantes no tengo una buena fuente: su nutricionista o farmacéutico sí sabe. Hoy, pruebe con un poco menos de lo que usa. ¿Qué endulza usted?',
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
    near: { en: 'Fewer packets, more fresh food', es: 'Menos paquetes, más comida fresca' },
  },
  {
    name: 'easy-meal-for-one',
    domain: 'Diet',
    card: 'D14',
    facts: ['D14', 'D19', 'D20'],
    say: {
      en: 'Cooking for one can feel hardly worth it, so keep it easy: scrambled egg with frozen vegetables, canned fish with beans, or oats with yogurt. Cook double, and freeze a portion. Today, make just one of these. What is in your cupboard?',
      es: 'Cocinar para una sola persona a veces no da ganas, así que hágalo fácil: huevo revuelto con verdura congelada, pescado de lata con frijoles, o avena con yogur. Cocine doble y congele una porción. Hoy, haga uno de estos. ¿Qué tiene en la alacena?',
    },
    how: {
      en: [
        'Warm frozen vegetables in a pan with a little oil, then stir in an egg till it is set.',
        'Or rinse canned beans, mash them, and put fish from a can on top.',
        'Set a timer for the stove. Lay the table, and put the radio on.',
      ],
      es: [
        'Caliente verdura congelada con un poquito de aceite, añada un huevo y revuelva hasta que cuaje.',
        'O enjuague frijoles de lata, aplástelos y póngales pescado de lata.',
        'Ponga una alarma para la estufa. Luego ponga la mesa y encienda la radio.',
      ],
    },
    near: { en: 'Eating little and often', es: 'Comer poco y seguido' },
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
    near: { en: 'How do I get enough protein?', es: '¿Cómo como suficiente proteína?' },
  },
  {
    name: 'nutrition-shakes',
    domain: 'Diet',
    card: 'D14',
    facts: ['D14', 'D15', 'D20'],
    say: {
      en: 'Whether you need shakes or protein powder, I have no good source: ask your doctor or dietitian, above all with diabetes or kidney disease. Today, if you eat little, try one small snack between meals. Are you eating less lately?',
      es: 'Si le hacen falta batidos o proteína en polvo, no tengo buena fuente: pregunte al médico o nutricionista, sobre todo con diabetes o mal de riñón. Hoy, si come poco, pruebe una merienda pequeña. ¿Come menos últimamente?',
    },
    how: {
      en: [
        'Write down what you ate yesterday, and show it with the label of the shake.',
        'Losing weight without trying? See your doctor this week. Coughing when you drink? Ask for a swallowing check first.',
        'Food can be made richer too: cheese, milk powder or oil in soup or oats. Kidney disease? Keep to your list.',
      ],
      es: [
        'Apunte qué comió ayer y enséñelo con la etiqueta del batido.',
        '¿Baja de peso sin querer? Vea al médico esta semana. ¿Tose al beber? Pida primero que revisen cómo traga.',
        'La comida también se enriquece: queso, leche en polvo o aceite en la sopa o la avena. ¿Mal de riñón? Siga su lista.',
      ],
    },
    near: { en: 'What if I am seldom hungry?', es: '¿Y si casi no tengo hambre?' },
  },
  {
    name: 'natural-remedy',
    domain: 'Diet',
    card: 'D18',
    facts: ['D10', 'D18'],
    say: {
      en: 'I have no good source that ginkgo, turmeric, moringa or collagen helps. Natural things can clash with tablets too, so keep your tablets as they are. Today, ask your pharmacist, with the bottle in your hand, before you take any. Which one is it?',
      es: 'No tengo buena fuente de que ginkgo, cúrcuma, moringa o colágeno ayuden. Lo natural también puede chocar con las pastillas, así que siga con las suyas igual. Hoy, pregunte en la farmacia, con el frasco en la mano, antes de tomarlo. ¿Cuál es?',
    },
    how: {
      en: [
        'Put the bottle or the packet by the telephone.',
        'Call your pharmacy: “Does this go with my tablets?” Read out the label. On a blood thinner, say so first.',
        'Go on with what your doctor ordered, whatever the label says.',
      ],
      es: [
        'Ponga el frasco o la bolsita junto al teléfono.',
        'Llame a la farmacia: “¿Esto va con mis pastillas?”. Lea la etiqueta. Si toma anticoagulante, dígalo primero.',
        'Siga con lo que le recetó su médico, diga lo que diga la etiqueta.',
      ],
    },
    near: { en: 'Food that clashes with tablets', es: 'Comida que choca con las pastillas' },
  },
  {
    name: 'cholesterol-and-food',
    domain: 'Diet',
    card: 'D02',
    facts: ['D02', 'D04'],
    say: {
      en: "Olive oil in place of butter, more beans and fish, less fried food: that is a healthy pattern. On cholesterol itself I have no good source, so keep to your doctor's plan and tablets. Swap one today. What do you cook with?",
      es: 'Aceite de oliva en vez de mantequilla, más frijoles y pescado, menos fritos: así se come sano. Sobre el colesterol no tengo buena fuente; siga el plan y las pastillas de su médico. Hoy, cambie una cosa. ¿Con qué cocina usted?',
    },
    how: {
      en: [
        'Look at what you fry most, and bake or stew it once this week.',
        'Put beans or fish where the sausage was.',
        'At your next visit, ask: “Which foods matter for my number?”',
      ],
      es: [
        'Vea qué fríe más, y esta semana hágalo una vez al horno o guisado.',
        'Ponga frijoles o pescado donde iba la salchicha.',
        'En su próxima cita pregunte: “¿Qué comidas cuentan para mi número?”.',
      ],
    },
    near: { en: 'Olive oil and the Mediterranean way', es: 'El aceite de oliva y cómo usarlo' },
  },
  {
    name: 'constipation-food',
    domain: 'Diet',
    card: 'D21',
    facts: ['D21'],
    say: {
      en: 'Nothing to be shy about: fiber, fluid and walking ease it. Try prunes, other fruit, beans or whole grains, a little more each day with a drink, within any limit of yours. Blood, pain or a lasting change: see a doctor. Is it new?',
      es: 'No hay de qué avergonzarse: ayudan la fibra, el líquido y caminar. Pruebe ciruelas pasas, otra fruta, frijoles o grano entero, un poco más cada día, con bebida, dentro de su límite. Sangre, dolor o un cambio que dura: al médico. ¿Es nuevo?',
    },
    how: {
      en: [
        'Have some stewed prunes or another fruit with breakfast, with a drink. Kidney disease or diabetes: ask which fruit suits you.',
        'Move a little after, and sit on the toilet without hurry.',
        'Some tablets bind the bowels: ask your pharmacist. Strong belly pain, a swollen belly or vomiting: call {emergency}.',
      ],
      es: [
        'Desayune ciruelas cocidas u otra fruta, con algo de beber. Con mal de riñón o diabetes, pregunte qué fruta le conviene.',
        'Luego muévase un poco, y vaya al baño sin prisa.',
        'Hay pastillas que estriñen: pregunte en la farmacia. Dolor fuerte de vientre, vientre hinchado o vómitos: llame a {emergency}.',
      ],
    },
    near: { en: 'Fiber, and fewer packets', es: 'Fibra y menos paquetes' },
  },
  {
    name: 'blood-pressure-reading',
    domain: 'Diet',
    card: 'D17',
    facts: [],
    say: {
      en: 'Which pressure is right for you is set with your doctor or nurse, so I cannot judge that reading. One alone says little. Sit quietly, measure again, and write down both with day and hour. Show them the list. Who follows your pressure?',
      es: 'Qué presión es buena para usted se acuerda con su médico o enfermera; yo no puedo juzgar esa medida. Una sola dice poco. Siéntese con calma, mida otra vez y apunte las dos, con día y hora. Muéstreles la lista. ¿Quién le controla la presión?',
    },
    how: {
      en: [
        'Empty bladder, back against the chair, feet on the floor, arm on the table, no talking.',
        'Same arm and same hours, as your nurse tells you. Change no tablet by yourself.',
        'Very different from your usual, or you feel ill? Call your clinic now. Chest pain, trouble speaking, a weak side: call {emergency}.',
      ],
      es: [
        'Vaya antes al baño. Espalda apoyada, pies en el piso, brazo en la mesa, y sin hablar.',
        'El mismo brazo y a las mismas horas, como le diga su enfermera. No cambie pastillas por su cuenta.',
        '¿Sale muy distinta de lo normal, o se siente mal? Llame ya a su clínica. Dolor de pecho, no poder hablar o un lado sin fuerza: llame a {emergency}.',
      ],
    },
    near: { en: 'Less salt, more taste', es: 'Menos sal y más sabor' },
  },
  {
    name: 'cholesterol-result',
    domain: 'Diet',
    card: 'D02',
    facts: ['D02'],
    say: {
      en: 'Your doctor reads cholesterol together with the rest of your health, and I have no good source on the number. Ask: “What does mine mean for me?” One plain step of Mediterranean eating is olive oil in place of butter. Which result worries you?',
      es: 'El colesterol lo lee su médico junto con el resto de su salud; no tengo una buena fuente sobre el número. Pregunte: “¿Qué significa el mío?”. Un paso de la comida mediterránea es aceite de oliva y no mantequilla. ¿Qué resultado le preocupa?',
    },
    how: {
      en: [
        'Bring the sheet with the result, and the last one too.',
        'Ask: “Do I need to change something, and what comes first?”',
        'If you take a tablet for it, stop it only with your doctor. Losing weight, or little appetite? Say so too.',
      ],
      es: [
        'Lleve la hoja con el resultado, y también la anterior.',
        'Pregunte: “¿Tengo que cambiar algo, y qué va primero?”.',
        'Si toma pastilla para eso, no la deje sin hablar con su médico. ¿Baja de peso o come poco? Dígalo también.',
      ],
    },
    near: { en: 'Olive oil in place of butter', es: 'Aceite de oliva en vez de mantequilla' },
  },
]
