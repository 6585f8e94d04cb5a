/** What the words mean that the coach or a doctor uses, for whoever asks what one is. */

import type { Said } from '../text/said.ts'
import { pattern } from '../text/pattern.ts'

/** A word with its meaning. */
export interface Meaning {
  readonly when: RegExp
  readonly say: Said
}

/** Said in one or two short sentences, without advice. */
export const meanings: readonly Meaning[] = [
  {
    when: pattern('(grams? (per|for each|a) (kilo|kg|pound)|gramos por (cada )?kilo)'),
    say: {
      en: 'It is an amount that goes by your weight: so many grams for each kilo that you weigh. You need not count. Some beans, egg, fish, chicken or cheese at each meal comes near it.',
      es: 'Es una cantidad que va según su peso: tantos gramos por cada kilo que pesa. No hace falta contar. Se acerca si en cada comida hay frijoles, huevo, pescado, pollo o queso.',
    },
  },
  {
    when: pattern(
      '(cbt|cognitive behaviou?r\\w*( therapy)?|tcc|terapia cognitiv\\w*( conductual)?)',
    ),
    say: {
      en: 'CBT is cognitive behavioral therapy. In a few talks with a trained guide you learn other habits and other thoughts, for sleep or for worry. It uses no tablets.',
      es: 'La TCC es la terapia cognitivo-conductual. En unas pocas citas, alguien preparado le enseña otros hábitos y otras ideas, para dormir o preocuparse menos. No usa pastillas.',
    },
  },
  {
    when: pattern('(cholesterol|colesterol)'),
    say: {
      en: 'Cholesterol is a kind of fat in the blood. The body needs some of it. A doctor can tell you what your own number means.',
      es: 'El colesterol es una grasa que va en la sangre. El cuerpo necesita un poco. Su médico puede decirle qué significa su número.',
    },
  },
  {
    when: pattern('(blood pressure|presion( arterial| alta)?|tension( arterial| alta)?)'),
    say: {
      en: 'Blood pressure is how hard the blood pushes on its way through the body. It is told in two numbers. A doctor or nurse can say what yours mean.',
      es: 'La presión es la fuerza con que la sangre empuja por el cuerpo. Se dice con dos números. Su médico o enfermera le explica los suyos.',
    },
  },
  {
    when: pattern('(tai ?chi|taichi)'),
    say: {
      en: 'Tai chi is a set of slow, gentle moves that flow into one another. It is done standing, or in a chair.',
      es: 'El tai chi son movimientos lentos y suaves que pasan de uno a otro. Se hace de pie o en una silla.',
    },
  },
  {
    when: pattern(
      '(low|reduced|less) (sodium|salt)|sodium( free)?|no (salt|sodium) added|unsalted|(bajo|reducido) en (sodio|sal)|sodio|sin sal (anadida|agregada)',
    ),
    say: {
      en: 'Sodium is the part of salt that counts. “Low sodium” means little of it in a serving. “No salt added” means that none was put in, though the food may hold some. Compare two cans, and take the smaller number.',
      es: 'El sodio es la parte de la sal que cuenta. “Low sodium” es poco sodio por porción. “No salt added” es que no le echaron sal, aunque la comida traiga algo. Compare dos latas y tome la del número menor.',
    },
  },
  {
    when: pattern('(osteoporosis|brittle bones|thin bones|huesos (fragiles|debiles))'),
    say: {
      en: 'Osteoporosis means that bones have grown thin and break more easily. It does not hurt by itself. A doctor can have the bones measured.',
      es: 'La osteoporosis es cuando los huesos se vuelven delgados y se rompen con más facilidad. Por sí sola no duele. Un médico puede pedir que los midan.',
    },
  },
  {
    when: pattern('(protein*)'),
    say: {
      en: 'Protein is the part of food that builds muscle. Eggs, fish, meat, beans, milk and cheese have a lot of it.',
      es: 'La proteína es la parte de la comida que hace músculo. Hay mucha en huevos, pescado, carne, frijoles, leche y queso.',
    },
  },
  {
    when: pattern('(fib(er|re)|fibra)'),
    say: {
      en: 'Fiber is the part of plants that the gut does not break down. Fruit, vegetables, beans and whole grains have it.',
      es: 'La fibra es la parte de las plantas que el intestino no deshace. Hay en frutas, verduras, frijoles y cereales integrales.',
    },
  },
  {
    when: pattern('(whole ?grains?|wholemeal|cereal(es)? integral(es)?|integral(es)?)'),
    say: {
      en: 'A whole grain keeps its skin and its core. Brown bread, oats and brown rice are whole grains.',
      es: 'Un cereal integral conserva la cáscara y el centro. Lo son el pan integral, la avena y el arroz integral.',
    },
  },
  {
    when: pattern('(mediterranean( diet| way)?|dieta mediterranea|estilo mediterraneo)'),
    say: {
      en: 'The Mediterranean way is to eat mostly vegetables, fruit, beans, whole grains, fish and olive oil, and less meat and sweets.',
      es: 'El estilo mediterráneo es comer sobre todo verduras, frutas, frijoles, cereales integrales, pescado y aceite de oliva, y menos carne y dulces.',
    },
  },
  {
    when: pattern('(mind diet|dieta mind)'),
    say: {
      en: 'The MIND diet is a way to eat with many greens, berries, beans and fish, and few fried foods and sweets.',
      es: 'La dieta MIND es una forma de comer con mucha verdura de hoja, fresas o moras, frijoles y pescado, y pocas frituras y dulces.',
    },
  },
  {
    when: pattern('(caffeine|cafeina)'),
    say: {
      en: 'Caffeine is what wakes you up in coffee. Tea, cola and chocolate have some too.',
      es: 'La cafeína es lo que despierta en el café. También hay algo en el té, la cola y el chocolate.',
    },
  },
  {
    when: pattern('(sleep apn(o)?ea|apn(o)?ea|apnea( del sueno)?)'),
    say: {
      en: 'Sleep apnea means that the breath stops for moments during sleep. A doctor can have it tested.',
      es: 'La apnea del sueño es cuando la respiración se para a ratos al dormir. Un médico puede pedir una prueba.',
    },
  },
  {
    when: pattern('(insomnia|insomnio)'),
    say: {
      en: 'Insomnia means trouble falling asleep or staying asleep, on many nights.',
      es: 'El insomnio es no poder dormirse, o despertarse, muchas noches.',
    },
  },
  {
    when: pattern('(bmi|body mass( index)?|imc|indice de masa( corporal)?)'),
    say: {
      en: 'BMI is a number that sets your weight beside your height. It says nothing of how you eat or feel.',
      es: 'El IMC es un número que compara el peso con la estatura. No dice cómo come ni cómo se siente.',
    },
  },
  {
    when: pattern('(blood thinners?|anticoagulantes?)'),
    say: {
      en: 'A blood thinner is a medicine that keeps blood from clotting. A knock to the head is urgent while you take one.',
      es: 'Un anticoagulante es una medicina para que la sangre no se coagule. Si se toma, un golpe en la cabeza es urgente.',
    },
  },
  {
    when: pattern('(mindfulness|atencion plena)'),
    say: {
      en: 'Mindfulness is to notice what is there now, such as the breath or a sound, without judging it.',
      es: 'La atención plena es notar lo que hay ahora, como el aire o un sonido, sin juzgarlo.',
    },
  },
  {
    when: pattern('(lunch clubs?|clubs? de (almuerzo|comida)|comedor(es)?)'),
    say: {
      en: 'A lunch club is a place where older people eat together, often once or twice a week.',
      es: 'Un club de almuerzo es un lugar donde personas mayores comen juntas, muchas veces una o dos veces por semana.',
    },
  },
  {
    when: pattern('(benefits check|revision de (ayudas|beneficios))'),
    say: {
      en: 'In a benefits check somebody looks with you at which help with money you may have a right to.',
      es: 'En una revisión de ayudas, alguien mira con usted a qué ayudas de dinero tiene derecho.',
    },
  },
]
