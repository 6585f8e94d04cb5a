/** Plain questions on what to eat now, and how. */

import { pattern } from '../text/pattern.ts'
import type { AnsweredMatter } from './matter.ts'

export const mealMatters: readonly AnsweredMatter[] = [
  {
    name: 'breakfast-ideas',
    needs: pattern(
      'not|no|never|hate|other|else|besides|instead|tired|sick|without|bored|oat*|porridge|eggs?|cereal|ideas?|otr[oa]s?|ademas|vez|sin|avena|huevos?|cansad[oa]|hart[oa]|aburr*|siempre|always|same|mism[oa]',
    ),
    domain: 'Diet',
    card: 'D06',
    facts: ['D06'],
    say: {
      en: 'Breakfast need not be oatmeal or eggs. Cheese with tomato, or canned fish on soft bread, gives protein too. Tomorrow, try yogurt with fruit, or beans on toast. Eating much less, or losing weight without trying? See your doctor.',
      es: 'No todo es avena y huevo. El queso con tomate, o el pescado de lata en pan suave, también da proteína. Mañana, pruebe yogur con fruta, o frijoles con pan. ¿Come mucho menos, o baja de peso? Vea a su médico.',
    },
    how: {
      en: [
        'Put out the bowl, the bread and the spoon tonight, so that little is left to do.',
        'Like it warm? Last night’s soup, or beans with cheese, is breakfast too.',
        'On insulin or sugar tablets, eat at your usual hour. Kidney disease or trouble swallowing: keep to the list of your team.',
      ],
      es: [
        'Deje listos esta noche el plato, el pan y la cuchara; así queda poco por hacer.',
        '¿Le gusta caliente? La sopa de anoche, o frijoles con queso, también es desayuno.',
        'Con insulina o pastillas para el azúcar, coma a su hora. Con mal de riñón o si le cuesta tragar, siga la lista de su equipo.',
      ],
    },
  },
  {
    name: 'quick-lunch-or-supper',
    when: pattern(
      '^ (\\. |and |y |pues )*(que (como|ceno|almuerzo|cocino|preparo|hago de (comer|cenar|almorzar))|what (should|can|shall|do|could) i (eat|cook|make|have) for (lunch|dinner|supper|tea)|what (is|s) for (lunch|dinner|supper|tea))( hoy| manana| esta noche| today| tonight| tomorrow)* (\\. )*$',
    ),
    domain: 'Diet',
    card: 'D01',
    facts: ['D01', 'D06'],
    say: {
      en: 'An easy one, then. Today, warm a can of beans, rinsed, with tomato and a little oil, and put cheese on top. Or canned fish, potato and frozen vegetables. No appetite for days? See your doctor. Cupboard empty? Call {food}.',
      es: 'Algo fácil, entonces. Hoy, caliente una lata de frijoles enjuagados con tomate y un poquito de aceite, y póngales queso. O pescado de lata con papa y verdura congelada. ¿Días sin apetito? Vea al médico. ¿No hay comida? Llame a {food}.',
    },
    how: {
      en: [
        'Put the protein on the plate first: beans, fish, egg, cheese or chicken. Then something green and some bread or potato.',
        'Set a timer for the stove, then sit down at a laid table.',
        'With diabetes, kidney disease or a limit on salt, keep to your own list. If you cough on food, ask for a swallowing check.',
      ],
      es: [
        'Sirva primero la proteína: frijoles, pescado, huevo, queso o pollo. Luego algo verde y un poco de pan o papa.',
        'Ponga una alarma para la estufa y siéntese a la mesa.',
        'Con diabetes, mal de riñón o límite de sal, siga su propia lista. Si tose al comer, pida que revisen cómo traga.',
      ],
    },
  },
  {
    name: 'soft-food-sore-teeth',
    domain: 'Diet',
    card: 'D20',
    facts: ['D20'],
    say: {
      en: 'When chewing hurts, eating is hard work. Yogurt, flaked fish and minced meat in sauce are soft and give protein. Today, have scrambled egg or mashed beans, and book the dentist. Swollen face or fever: be seen today.',
      es: 'Cuando duele masticar, comer cansa. El yogur, el pescado desmenuzado y la carne molida en salsa son blandos y dan proteína. Hoy, coma huevo revuelto o puré de frijoles, y pida cita dental. Cara hinchada o fiebre: que le vean hoy.',
    },
    how: {
      en: [
        'Cook it longer, mash it with a little oil or milk, and eat it warm, not hot.',
        'A loose or broken denture goes to the dentist: no glue from the drawer, and no filing at home.',
        'Coughing on food? Ask for a swallowing check this week. A swelling that makes it hard to swallow or breathe: call {emergency}.',
      ],
      es: [
        'Cocine más tiempo, aplaste con un poco de aceite o leche, y coma tibio, no caliente.',
        'Una dentadura floja o rota la arregla el dentista: ni pegamento ni lima en casa.',
        '¿Tose al comer? Pida esta semana que revisen cómo traga. Si la hinchazón no deja tragar o respirar: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'rice-and-beans-with-sugar',
    domain: 'Diet',
    card: 'D01',
    facts: ['D01'],
    say: {
      en: 'Yes, rice and beans can stay with diabetes: more beans, less rice, vegetables beside. Today, serve one plate and leave the pot on the stove. Your dietitian sets how much. Sugar often high or low? Call your nurse.',
      es: 'Sí, con diabetes puede seguir comiendo arroz con frijoles: más frijoles, menos arroz y verdura al lado. Hoy, sirva un solo plato, sin repetir. Cuánto le toca lo dice su nutricionista. ¿Azúcar alta o baja seguido? Llame a su enfermera.',
    },
    how: {
      en: [
        'Fill half the plate with vegetables first. Then the beans, and last a smaller scoop of rice.',
        'Note what you ate and the reading your plan asks for. Show both to your nurse, and ask for your own amount.',
        'On insulin or sugar tablets, do not cut the rice out all at once: ask first. With kidney disease, ask if beans are for you.',
      ],
      es: [
        'Llene primero medio plato con verdura. Luego los frijoles y al final una cucharada más chica de arroz.',
        'Apunte qué comió y la medición que le pide su plan. Muéstrelas a su enfermera y pregunte su cantidad.',
        'Con insulina o pastillas para el azúcar, no quite el arroz de golpe: pregunte antes. Con mal de riñón, pregunte si los frijoles le convienen.',
      ],
    },
  },
  {
    name: 'salt-taste',
    domain: 'Diet',
    card: 'D17',
    facts: ['D17'],
    say: {
      en: 'Food with less salt tastes flat at first; bit by bit the tongue gets used to it. Today, put lemon, garlic, vinegar or herbs on one dish before salt. Taste gone all at once, or eating less? See your doctor.',
      es: 'Con menos sal la comida sabe a poco, pero la lengua se acostumbra de a poquito. Hoy, ponga limón, ajo, vinagre o hierbas antes que la sal. ¿Perdió el sabor de golpe, o come menos? Vea al médico.',
    },
    how: {
      en: [
        'Brown onion and garlic slowly, or add tomato, cumin or paprika: that gives body.',
        'Lemon or vinegar goes on last, at the table, where the salt used to stand.',
        'No salt substitute without asking: its potassium can harm with kidney disease or some pressure tablets. Dizzy on standing? Tell your doctor.',
      ],
      es: [
        'Dore despacio cebolla y ajo, o añada tomate, comino o pimentón: eso da cuerpo.',
        'El limón o el vinagre van al final, en la mesa, donde estaba el salero.',
        'Nada de sal sustituta sin preguntar: su potasio puede dañar con mal de riñón o ciertas pastillas para la presión. ¿Se marea al pararse? Avise al médico.',
      ],
    },
  },
  {
    name: 'not-thirsty',
    needs: pattern(
      'thirst*|drink*|drank|water|fluids?|dry|sip|sips|glass|glasses|bottle|cups?|hydrat*|dehydrat*|tea|sed|beb*|tom(o|ar|e)|agua|liquid*|tragos?|vasos?|botella|taza|hidrat*|deshidrat*',
    ),
    domain: 'Diet',
    card: 'L14',
    facts: ['L14'],
    say: {
      en: 'Thirst grows quiet with age; let habit remind you, with sips at each tablet. Today, put a cup you like where you sit. A limit for heart or kidneys comes first. Dizzy, or hardly passing water? See a doctor today.',
      es: 'Con la edad la sed avisa poco; que avise una costumbre, unos tragos con cada pastilla. Hoy, ponga una taza que le guste donde se sienta. Si tiene límite por corazón o riñón, respételo. ¿Mareo, o casi no orina? Médico hoy.',
    },
    how: {
      en: [
        'Tie a few sips to things you do anyway: waking, each meal, the news, the mail.',
        'Tea, milk and soup are drinks too. Take most of it earlier in the day.',
        'Coughing when you drink? Ask for a swallowing check first. Suddenly confused, or hard to wake: call {emergency}.',
      ],
      es: [
        'Una unos tragos a lo que igual hace: despertar, cada comida, las noticias, el correo.',
        'El té, la leche y la sopa también son líquido. Tome la mayor parte más temprano.',
        '¿Tose al beber? Pida primero que revisen cómo traga. Confusión de golpe, o cuesta despertar: llame a {emergency}.',
      ],
    },
  },
]
