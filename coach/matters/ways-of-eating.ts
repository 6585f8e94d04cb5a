/** Plain questions on meals, diets and what is sold for health. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

export const eatingMatters: readonly AnsweredMatter[] = [
  {
    name: 'fasting-or-keto',
    domain: 'Diet',
    card: 'D07',
    facts: ['D07', 'D06'],
    say: {
      en: 'I would leave fasting and strict diets such as keto alone. Guides say older people should generally avoid them, as muscle can go too. With sugar tablets or insulin, skipped meals can drop your sugar. Today, eat every meal.',
      es: 'Yo dejaría el ayuno y las dietas duras, como la keto. Las guías dicen que las personas mayores casi siempre deben evitarlas, porque también se va músculo. Con insulina o ciertas pastillas, saltarse comidas puede bajarle el azúcar. Hoy, coma todas.',
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
  },
  {
    name: 'easy-meal-for-one',
    domain: 'Diet',
    card: 'D14',
    facts: ['D14', 'D19', 'D20'],
    say: {
      en: 'Cooking for one can feel hardly worth it, so keep it easy: scrambled egg with frozen vegetables, canned fish with beans, or oats with yogurt. Cook double, and freeze a portion. Today, make just one of these.',
      es: 'Cocinar para una sola persona a veces no da ganas, así que hágalo fácil: huevo revuelto con verdura congelada, pescado de lata con frijoles, o avena con yogur. Cocine doble y congele una porción. Hoy, haga uno de estos.',
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
  },
  {
    name: 'nutrition-shakes',
    domain: 'Diet',
    card: 'D14',
    facts: ['D14', 'D15', 'D20'],
    say: {
      en: 'Whether you need shakes or protein powder, I have no good source: ask your doctor or dietitian, above all with diabetes or kidney disease. Today, if you eat little, try one small snack between meals.',
      es: 'Si le hacen falta batidos o proteína en polvo, no tengo buena fuente: pregunte al médico o nutricionista, sobre todo con diabetes o mal de riñón. Hoy, si come poco, pruebe una merienda pequeña.',
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
  },
  {
    name: 'natural-remedy',
    domain: 'Diet',
    card: 'D18',
    facts: ['D10', 'D18'],
    say: {
      en: 'I have no good source that ginkgo, turmeric, moringa or collagen helps. Natural things can clash with tablets too, so keep your tablets as they are. Today, ask your pharmacist, with the bottle in your hand, before you take any.',
      es: 'No tengo buena fuente de que ginkgo, cúrcuma, moringa o colágeno ayuden. Lo natural también puede chocar con las pastillas, así que siga con las suyas igual. Hoy, pregunte en la farmacia, con el frasco en la mano, antes de tomarlo.',
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
  },
  {
    name: 'cholesterol-and-food',
    domain: 'Diet',
    card: 'D02',
    facts: ['D02', 'D04'],
    say: {
      en: "Olive oil in place of butter, more beans and fish, less fried food: that is a healthy pattern. On cholesterol itself I have no good source, so keep to your doctor's plan and tablets. Swap one today.",
      es: 'Aceite de oliva en vez de mantequilla, más frijoles y pescado, menos fritos: así se come sano. Sobre el colesterol no tengo buena fuente; siga el plan y las pastillas de su médico. Hoy, cambie una cosa.',
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
  },
  {
    name: 'constipation-food',
    domain: 'Diet',
    card: 'D21',
    facts: ['D21'],
    when: namedBy({
      all: [
        '(constipat*|prunes?|estrenid[oa]|estrenimiento|estrenir*|ciruelas pasas)',
        '(again|help*|eat*|food*|breakfast|kitchen|home|try|good|what|how|do|am|get|otra vez|ayud*|sirv*|com(er|o)|bien|que|como|estoy|ando)',
      ],
      not: 'days|dias|laxative*|laxante*|pills?|tablets?|pastillas?|oxycodone|codeine|tramadol|morphine|iron|hierro|opioid*|opioide*|vomit*|pain|dolor|swollen|hinchad[oa]|pee|orin*|roses?|trim|prune (the|my)|nose|english|how long|que tomo|can i take|cuanto puedo',
    }),
    say: {
      en: 'Nothing to be shy about: fiber, fluid and walking ease it. Try prunes, other fruit, beans or whole grains, a little more each day with a drink, within any limit of yours. Blood, pain or a lasting change: see a doctor.',
      es: 'No hay de qué avergonzarse: ayudan la fibra, el líquido y caminar. Pruebe ciruelas pasas, otra fruta, frijoles o grano entero, un poco más cada día, con bebida, dentro de su límite. Sangre, dolor o un cambio que dura: al médico.',
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
  },
]
