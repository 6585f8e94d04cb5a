/** The steps towards eating well, in Spanish. */

/** Spanish steps towards eating well by their English sentences. */
export const dietSteps: Readonly<Record<string, string>> = {
  'Make half the plate vegetables and fruit.': 'Llene la mitad del plato con verdura y fruta.',
  'Add protein and a whole grain.': 'Agregue proteína y un grano entero.',
  'Use olive oil in place of butter.': 'Use aceite de oliva en lugar de mantequilla.',
  'Add a small handful of nuts or nut butter.':
    'Agregue un puñado pequeño de nueces o crema de nueces.',
  'Pick the healthy pattern you can keep.': 'Elija la forma sana de comer que pueda mantener.',
  'Add one handful of greens and one of berries this week.':
    'Agregue esta semana un puñado de verdura de hoja y uno de bayas.',
  'Frozen is as good.': 'Congeladas son igual de buenas.',
  'Add one protein snack a day, weigh weekly, and tell your doctor or dietitian.':
    'Agregue un bocado con proteína al día, pésese cada semana y cuéntelo a su médico o dietista.',
  'Add eggs, yogurt, fish, beans, cheese or milk at breakfast.':
    'Agregue al desayuno huevos, yogur, pescado, frijoles, queso o leche.',
  'Keep a glass of water in sight.': 'Tenga un vaso de agua a la vista.',
  'Aim for strength and protein before the scale.':
    'Piense en la fuerza y la proteína antes que en la balanza.',
  'Ask a dietitian.': 'Pregunte a un dietista.',
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
    'Invite a comer a un amigo o vecino, o vaya a una comida del centro para mayores.',
  'Eat a small protein snack every 2 to 3 hours.':
    'Coma un bocado pequeño con proteína cada 2 a 3 horas.',
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
    'Llame a Eldercare Locator para pedir ayuda o saber qué le toca.',
  'Ask your local council what food help you can get.':
    'Pregunte en su municipio qué ayuda de comida puede recibir.',
  'Book the dentist, and choose soft, tender foods.':
    'Pida cita con el dentista y elija comida blanda y tierna.',
  'Swap one packet food for fruit, yogurt or a bean soup.':
    'Cambie una comida de paquete por fruta, yogur o sopa de frijoles.',
  'A low nutrition score calls for more energy and protein, and a weight check.':
    'Un puntaje bajo de nutrición pide más energía y proteína, y revisar el peso.',
  'Eat small meals and snacks often.': 'Coma poco y a menudo.',
  'With a small appetite, little and often works.':
    'Si tiene poco apetito, sirve comer poco y a menudo.',
  'Enrich food with milk powder, cheese or oil.':
    'Enriquezca la comida con leche en polvo, queso o aceite.',
  'Weigh yourself once a month.': 'Pésese cada mes.',
  'Tell your doctor if your weight falls.': 'Avise a su médico si baja de peso.',
  'After 65, risk rises below a body mass index of 23.':
    'Después de los 65, el riesgo sube con un índice de masa corporal menor de 23.',
  'Exercise spares muscle.': 'El ejercicio cuida el músculo.',
  'Spread protein over your meals.': 'Reparta la proteína entre sus comidas.',
  'Yogurt, eggs, fish, beans and nuts all count.':
    'Cuentan el yogur, los huevos, el pescado, los frijoles y las nueces.',
  'Leafy greens, berries, nuts, beans, fish and whole grains go well together.':
    'La verdura de hoja, las bayas, las nueces, los frijoles, el pescado y los granos enteros van bien juntos.',
  'Pick the healthy way of eating that you can keep.':
    'Elija la manera sana de comer que pueda mantener.',
  'In a trial, a healthy usual diet did as well as a special one.':
    'En un estudio, una dieta común y sana fue tan buena como una especial.',
  'Most pills of this kind do not do what is hoped.':
    'Casi ninguna de esas pastillas hace lo que se espera.',
  'Eat one extra protein snack each day.': 'Coma cada día un bocado más con proteína.',
  'Note your weight weekly and show your doctor.':
    'Anote su peso cada semana y muéstrelo a su médico.',
  'Share one meal this week with a friend or neighbor, or try a senior center lunch.':
    'Comparta una comida esta semana con un amigo o vecino, o pruebe la comida del centro para mayores.',
  'Eat one meal this week with a friend, a neighbor or a lunch group.':
    'Coma una vez esta semana con un amigo, un vecino o un grupo.',
  'Step on the scale on the first day of each month.':
    'Súbase a la balanza el primer día de cada mes.',
  'A fall is worth a call to your doctor.': 'Si baja de peso, vale la pena llamar a su médico.',
  'Keep a snack with protein in reach, and eat a little between meals.':
    'Tenga a mano un bocado con proteína y coma un poco entre comidas.',
  'Think of strength first, not the scale.': 'Piense primero en la fuerza, no en la balanza.',
  'Ask a dietitian about protein.': 'Pregunte a un dietista por la proteína.',
  'Keep your weight steady.': 'Mantenga su peso.',
  'At your size you most likely need no diet.':
    'Con su peso y estatura, lo más probable es que no necesite dieta.',
  'After 65 the safest range of weight is wider and higher.':
    'Después de los 65, el rango más seguro de peso es más ancho y más alto.',
  'Ask your doctor whether you need vitamin D.': 'Pregunte a su médico si necesita vitamina D.',
  'Eat oily fish or fortified milk.': 'Coma pescado graso o tome leche fortificada.',
  'Keep water in sight.': 'Tenga agua a la vista.',
  'Women do well with about 1.6 liters of drinks a day.':
    'A las mujeres les van bien unos 1.6 litros de bebida al día.',
  'Older people need protein at every meal, such as eggs, yogurt or fish.':
    'Las personas mayores necesitan proteína en cada comida, como huevos, yogur o pescado.',
  'Men do well with about 2 liters of drinks a day.':
    'A los hombres les van bien unos 2 litros de bebida al día.',
  'Ask for a B12 blood test at your next visit.':
    'Pida un análisis de vitamina B12 en su próxima visita.',
  'Trade one packet food this week for fruit, yogurt or a bean soup.':
    'Cambie esta semana una comida de paquete por fruta, yogur o sopa de frijoles.',
  'Put a handful of greens and one of berries on your list.':
    'Ponga en su lista un puñado de verdura de hoja y uno de bayas.',
  'Frozen is fine.': 'Pueden ser congeladas.',
  'Choose healthy meals you like.': 'Elija comidas sanas que le gusten.',
  'The way you can keep is the best one.': 'La mejor manera es la que usted puede mantener.',
}
