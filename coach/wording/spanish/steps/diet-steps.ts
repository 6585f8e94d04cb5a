/** The steps towards eating well, in Spanish. */

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
