/** What the coach says on food, and the steps to it, in Spanish. */

/** Spanish sentences on food by their English ones. */
export const dietSayings: Readonly<Record<string, string>> = {
  'A Mediterranean diet may be used to lower the risk of decline.':
    'La comida mediterránea se puede usar para bajar el riesgo de perder memoria y agilidad mental.',
  'A balanced diet is right for everyone.': 'Comer de todo y con equilibrio es bueno para todos.',
  'Mediterranean eating with olive oil or nuts improved memory or thinking in a Spanish trial.':
    'Un estudio en España probó la comida mediterránea con aceite de oliva o con nueces y almendras. Mejoró la memoria o la agilidad mental.',
  'Over three years the MIND diet did not beat a healthy control diet for thinking.':
    'En tres años, la dieta MIND no ayudó a pensar más que otra dieta sana.',
  'Both groups improved.': 'Ambos grupos mejoraron.',
  'The MIND pattern is leafy greens 6 times a week, with berries, nuts, beans, fish and whole grains.':
    'La dieta MIND es verdura de hoja 6 veces por semana, con fresas, nueces, frijoles, pescado y cereales integrales.',
  'Eat less fried food, sweets, butter and red meat.':
    'Coma menos frituras, dulces, mantequilla y carne roja.',
  'A nutrition score of 8 to 11 means at risk, and 0 to 7 is lower still.':
    'Un puntaje de nutrición de 8 a 11 quiere decir en riesgo. De 0 a 7 es aún más bajo.',
  'Both call for more energy and protein and a weight check.':
    'Ambos piden más energía y proteína y revisar el peso.',
  'Spread protein over meals: about 1.0 to 1.2 grams per kilo of body weight a day.':
    'Reparta la proteína entre las comidas. Son unos 1.0 a 1.2 gramos al día por cada kilo de su peso.',
  'Drink about 1.6 liters a day for women, or 2 liters for men.':
    'Beba cerca de 1.6 litros al día si es mujer, o 2 litros si es hombre.',
  'Older people should mostly avoid strict diets.':
    'Las personas mayores deben evitar casi siempre las dietas estrictas.',
  'Weight loss suits only obesity with health problems, and with exercise to spare muscle.':
    'Bajar de peso solo conviene en la obesidad con problemas de salud, y con ejercicio para cuidar el músculo.',
  'After 65 the safest BMI range looks wider and higher.':
    'Después de los 65, el rango más seguro del IMC parece más ancho y más alto.',
  'Risk rises below 23 and above about 33.':
    'El riesgo sube por debajo de 23 y por encima de unos 33.',
  'WHO advises against vitamin B, vitamin E, omega 3 or mixed supplements for this.':
    'La OMS no aconseja para esto la vitamina B, la vitamina E, el omega 3 ni suplementos mezclados.',
  'A large US trial found a small plus from a daily multivitamin.':
    'Un gran estudio de Estados Unidos halló una pequeña ventaja de un multivitamínico diario.',
  'B12 is harder to absorb with age.': 'Con la edad, el cuerpo absorbe peor la vitamina B12.',
  'Fish, meat, milk, eggs and fortified cereal supply it.':
    'La dan el pescado, la carne, la leche, los huevos y el cereal fortificado.',
  'Guidance supports vitamin D mainly from age 75.':
    'Las guías apoyan la vitamina D sobre todo desde los 75.',
  'Oily fish, fortified milk and safe sun help.':
    'Ayudan el pescado graso, la leche fortificada y el sol con cuidado.',
  'People eat more and enjoy it more in company.':
    'En compañía, la gente come más y lo disfruta más.',
  'Shared meals are advised for older adults.':
    'A las personas mayores se les aconseja comer en compañía.',
  'With a small appetite, little and often works: five or six small meals or snacks.':
    'Si tiene poco apetito, sirve hacer comidas pequeñas o meriendas, cinco o seis veces al día.',
  'Enrich food with milk powder, cheese or oil.':
    'Enriquezca la comida con leche en polvo, queso o aceite.',
  'Losing 5% of weight in 6 to 12 months without trying needs a medical check.':
    'Perder el 5% del peso en 6 a 12 meses sin querer pide una revisión médica.',
  'Do not start drinking for health.': 'No empiece a beber alcohol por salud.',
  'Alcohol breaks sleep, mixes badly with medicines and raises falls, so less is better.':
    'El alcohol corta el sueño, se lleva mal con las medicinas y aumenta las caídas. Menos es mejor.',
  'Under 5 grams of salt a day is advised.': 'Se aconsejan menos de 5 gramos de sal al día.',
  'Use herbs, lemon, garlic or vinegar, and rinse canned food.':
    'Use hierbas, limón, ajo o vinagre, y enjuague la comida de lata.',
  'Food and medicine can clash.': 'La comida y las medicinas pueden chocar.',
  'Keep greens steady with warfarin, and note that grapefruit affects several tablets.':
    'Con warfarina, coma siempre más o menos la misma cantidad de verdura verde. La toronja (pomelo) cambia el efecto de varias pastillas.',
  'Meals on Wheels, senior lunch sites, SNAP and food pantries help on a tight income.':
    'Si el dinero no alcanza, ayudan Meals on Wheels (comida a domicilio), comedores para mayores, SNAP y bancos de comida.',
  'Beans, lentils, eggs, oats and frozen vegetables are cheap and good.':
    'Los frijoles, las lentejas, los huevos, la avena y la verdura congelada son baratos y buenos.',
  'For trouble chewing, choose soft protein: eggs, yogurt, fish, minced meat or beans.':
    'Si le cuesta masticar, elija proteína blanda: huevos, yogur, pescado, carne molida o frijoles.',
  'Coughing on food needs a swallowing check.':
    'Si tose al comer, hace falta que le revisen cómo traga.',
  'In middle age, diets heavy in processed food went with a slightly faster decline.':
    'En la mediana edad, comer mucha comida procesada se relacionó con pensar algo peor después.',
  'Fiber from fruit, beans and whole grains, with fluid and moving, helps against constipation.':
    'La fibra, con líquido y moverse, ayuda contra el estreñimiento. Está en la fruta, los frijoles y los cereales integrales.',
}

/** Spanish steps towards eating well by their English sentences. */
export const dietSteps: Readonly<Record<string, string>> = {
  'Make half the plate vegetables and fruit.': 'Llene la mitad del plato con verdura y fruta.',
  'Add protein and a whole grain.': 'Agregue proteína y un grano entero.',
  'Use olive oil in place of butter.': 'Use aceite de oliva en lugar de mantequilla.',
  'Add a small handful of nuts or nut butter.':
    'Agregue un puñado pequeño de nueces, almendras o crema de maní (cacahuate).',
  'Pick the healthy pattern you can keep.': 'Elija la forma sana de comer que pueda mantener.',
  'Add one handful of greens and one of berries this week.':
    'Agregue esta semana un puñado de verdura de hoja y uno de fresas, moras o arándanos.',
  'Frozen is as good.': 'Congeladas son igual de buenas.',
  'Add one protein snack a day, weigh weekly, and tell your doctor or dietitian.':
    'Agregue una merienda con proteína al día, pésese cada semana y cuéntelo a su médico o nutricionista.',
  'Add eggs, yogurt, fish, beans, cheese or milk at breakfast.':
    'Agregue al desayuno huevos, yogur, pescado, frijoles, queso o leche.',
  'Keep a glass of water in sight.': 'Tenga un vaso de agua a la vista.',
  'Aim for strength and protein before the scale.':
    'Piense en la fuerza y la proteína antes que en la báscula.',
  'Ask a dietitian.': 'Pregunte a un nutricionista.',
  'If your BMI is under 23, watch your weight each month.':
    'Si su IMC es menor de 23, vigile su peso cada mes.',
  'A BMI of 25 to 30 usually needs no diet.': 'Un IMC de 25 a 30 casi nunca necesita dieta.',
  'Food first.': 'Primero, la comida.',
  'Take any supplement question to your doctor or pharmacist.':
    'Lleve toda duda sobre suplementos a su médico o farmacéutico.',
  'Ask your doctor for a B12 blood test at the next visit.':
    'Pida a su médico un análisis de vitamina B12 en la próxima visita.',
  'Ask your doctor whether you need it.': 'Pregunte a su médico si le hace falta.',
  'Eat fish or fortified milk.': 'Coma pescado o tome leche fortificada.',
  'Invite a friend or neighbor to one meal, or join a senior center lunch.':
    'Invite a comer a alguien cercano, o vaya a una comida del centro para mayores.',
  'Eat a small protein snack every 2 to 3 hours.':
    'Coma una merienda pequeña con proteína cada 2 a 3 horas.',
  'Cook a batch and freeze portions.': 'Cocine una olla grande y congele porciones.',
  'Weigh on the same day each week.': 'Pésese el mismo día de cada semana.',
  'Call your doctor if it falls.': 'Llame a su médico si baja.',
  'Have alcohol free days.': 'Tenga días sin alcohol.',
  'Keep to one drink or less.': 'No pase de una copa.',
  'Read labels.': 'Lea las etiquetas.',
  'Swap one processed food for a fresh or low sodium one.':
    'Cambie una comida procesada por una fresca o baja en sodio.',
  'Ask your pharmacist to check your own list of pills.':
    'Pida a su farmacéutico que revise su lista de pastillas.',
  'Call the Eldercare Locator to apply or ask what you can get.':
    'Llame a Eldercare Locator para pedir ayuda o saber qué ayudas le corresponden.',
  'Ask your local council what food help you can get.':
    'Pregunte en su municipio qué ayuda de comida puede recibir.',
  'Book the dentist, and choose soft, tender foods.':
    'Pida cita con el dentista y elija comida blanda y tierna.',
  'Swap one packet food for fruit, yogurt or a bean soup.':
    'Cambie una comida de paquete por fruta, yogur o sopa de frijoles.',
}
