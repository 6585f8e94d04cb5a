/** Plain questions on the range before diabetes, low sugar, and tablets that do not go together. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

const starch =
  '(rice|bread|tortillas?|tortiyas?|pasta|potato(es)?|beans and rice|arroz|pan|papas?|bolillos?|arepas?)'
const beforeDiabetes =
  '(a1c|hba1c|ac1|pre ?diabet*|borderline|hemoglobina glicos*|hemoglobina glic*|glicosilada|glucosilada|(azucar|sugar|glucosa) ... (limite|borde|borderline|edge|high side|on the line))'
const tablet =
  '(pills?|tablets?|medicines?|medication*|metformin*|insulin*|statins?|ramipril|lisinopril|losartan*|naproxen*|ibuprofen*|aspirin*|diclofenac*|pastill*|medicin*|medicament*|remedios?)'
const painKiller = '(ibuprofen*|naproxen*|diclofenac*|advil|aleve|aspirin*|voltaren|ketorolac*)'

export const sugarMatters: readonly AnsweredMatter[] = [
  {
    name: 'how-many-tortillas',
    domain: 'Diet',
    card: 'D01',
    facts: ['D01'],
    when: namedBy({
      all: [
        '(tortillas?|tortiyas?|bolillos?|arepas?|slices? of bread|(rebanadas?|piezas?) de pan)',
        '(how many|how meny|cuant[oa]s|(one|two|three|four|una|dos|tres|cuatro) .. (or|o))',
      ],
      not: 'calor*|cost|cuestan|recipe|receta|hac(er|emos)|huevos|eggs|protein*',
    }),
    say: {
      en: 'No number is right for everybody: your dietitian or nurse sets yours. Till then, let them fill about a quarter of the plate, beside half vegetables and some beans, egg, chicken or fish. Today, count what you have now.',
      es: 'No hay un número para todos: el suyo lo pone su nutricionista o enfermera. Mientras, que ocupen un cuarto del plato, junto a medio plato de verduras y frijoles, huevo, pollo o pescado. Hoy, cuente las que come.',
    },
    how: {
      en: [
        'Put yours on the plate and the rest back in the kitchen.',
        'Eat the vegetables and the beans first.',
        'With sugar tablets or insulin, change nothing much at once: ask your nurse first.',
      ],
      es: [
        'Ponga las suyas en el plato y guarde las demás.',
        'Coma primero las verduras y los frijoles.',
        'Con pastillas del azúcar o insulina, no cambie mucho de golpe: pregunte antes a su enfermera.',
      ],
    },
  },
  {
    name: 'brown-or-white',
    domain: 'Diet',
    card: 'D01',
    facts: ['D01', 'D04'],
    when: namedBy(
      {
        all: [
          starch,
          '(brown|whole (grain|wheat|meal)|wholemeal|wholegrain|integral(es)?|(de )?maiz|corn)',
          '(white|better|or|than|good|safe|different|difference|blanc[oa]s?|mejor|o|harina|flour|bueno|conviene|sirve)',
        ],
        not: 'recipe|receta|cook|cocin*|toast',
      },
      {
        all: [
          '(brown|white|whole (grain|wheat)|integral|blanc[oa])',
          starch,
          '(which|what|better|than|cual|mejor|que)',
        ],
        not: 'recipe|receta|cook|cocin*',
      },
    ),
    say: {
      en: 'Brown and whole grain is the better choice: it keeps its fiber. But it raises sugar too, so the amount still counts: about a quarter of the plate, vegetables on half. Change just one this week.',
      es: 'Lo integral es mejor, porque conserva la fibra. Pero también sube el azúcar, así que la cantidad cuenta: más o menos un cuarto del plato, y medio plato de verduras. Cambie uno solo esta semana.',
    },
    how: {
      en: [
        'On the packet, “whole” grain comes first in the list. Brown color alone tells nothing.',
        'Mix half and half at first, and drink enough: fiber needs it.',
        'With diabetes, your dietitian sets the amount. Kidney disease: ask before you change.',
      ],
      es: [
        'En el paquete, lo primero de la lista es el grano entero o integral. El color solo no dice nada.',
        'Al principio mezcle mitad y mitad, y tome suficiente líquido: la fibra lo pide.',
        'Con diabetes, la cantidad la pone su nutricionista. Con mal de riñón, pregunte antes.',
      ],
    },
  },
  {
    name: 'before-diabetes',
    domain: 'Diet',
    card: 'D01',
    facts: ['D01', 'D07'],
    when: namedBy(
      {
        all: [
          beforeDiabetes,
          `(${starch}|eat*|foods?|give up|stop|cut|diet|com(o|er|ida)|dejar|dejo|dieta|prohib*|quitar|quito|sweets?|dulces?)`,
        ],
        not: 'number|reading|level|numero|nivel|walk*|camin*|exercis*|ejerc*|cholesterol|colesterol|fruit*|papaya|banana*|mango|platano',
      },
      {
        all: [
          '(are|is|son|es|hacen|hace|really|de verdad|tan) .. (tortillas|rice|bread|bad|mal[oa]s?|dan[ao]*)|(tortillas|arroz|pan) ... (mal[oa]s?|dan[ao]|veneno)',
          '(tortillas?|tortiyas?)',
          '(bad|mal[oa]s?|dan[ao]|veneno|forbidden|prohibid[oa]s?|poison)',
        ],
        not: 'mold*|moho|stomach|estomago|caen|teeth|dientes',
      },
    ),
    say: {
      en: 'No, you need not give up tortillas, rice or bread; how much counts. Half the plate vegetables, a quarter beans, egg, fish or chicken, a quarter of those. A number just before diabetes is a warning: ask for a dietitian.',
      es: 'No, no tiene que dejar tortillas, arroz ni pan; cuenta cuánto. Medio plato de verduras, un cuarto de frijoles, huevo, pescado o pollo, y un cuarto de eso. El número antes de la diabetes es un aviso: un nutricionista ayuda.',
    },
    how: {
      en: [
        'Begin with one meal, the biggest one, and one thing: two of them on a plate is one too many.',
        'Water or coffee without sugar in place of juice and soda.',
        'Ask your doctor: “When is it tested again, and can I see a dietitian?” Strict diets can cost you muscle.',
      ],
      es: [
        'Empiece por la comida más grande: arroz, pan o tortilla, uno solo de ellos por plato.',
        'Agua o café sin azúcar en vez de jugo y refresco.',
        'Pregunte al médico: “¿Cuándo me lo miden otra vez, y puedo ver a un nutricionista?”. Una dieta dura puede quitarle músculo.',
      ],
    },
  },
  {
    name: 'no-low-sugar-again',
    domain: 'Exercise',
    card: 'E16',
    facts: ['E16'],
    when: namedBy({
      all: [
        '(low sugar|sugars? .. (low|drop*|dips?|crash*|fell|falls?)|hypos?|low blood sugar|(went|go|goes|going|gone|drop*) .. low|baj* .. (el |la )?(azucar|asucar|glucosa)|(azucar|asucar|glucosa) .. (baj*|cae|cay[oa]|bajon)|hipoglucemi*|hipos?|bajon(es)? de azucar)',
        '(again|another|otra (hipo*|baja|bajada)|(otro|mas) baj(on|ones)|prevent*|avoid*|stop|keep .. from|so (that )?it (does|will) not|next time|not happen|happen(s|ing)? (again|any more)|otra vez|de nuevo|vuelv[ae]|evit*|prevenir|para que no|que no (me|se)|no (me )?(pase|suceda|repita)|la proxima)',
      ],
      not: 'shaking|sweating|temblando|sudando|right now|ahora mismo|pressure|presion|mood|animo|low (fat|salt|carb)|dose|dosis|(what|which) (time|hour)|a que hora|moverme',
    }),
    say: {
      en: 'Have the meal ready before the insulin or tablet, never skip it, and keep juice or glucose at hand, by the bed too. Check before a walk. Tell your diabetes team today that it fell: they change the dose, not you.',
      es: 'Tenga la comida lista antes de la insulina o pastilla, no se la salte, y deje jugo o glucosa a mano, también junto a la cama. Mídase antes de caminar. Avise hoy a su equipo de diabetes: la dosis la cambian ellos.',
    },
    how: {
      en: [
        'Write down the hour, what you ate, what you took and what you did before. It shows them the cause.',
        'Alcohol, a walk longer than usual, or eating less all pull it down: ask what to do on such days.',
        'Shaky or sweaty now? Juice or glucose at once, then measure. Not better, or drowsy: call {emergency}.',
      ],
      es: [
        'Apunte la hora, qué comió, qué tomó y qué hizo antes. Así ellos ven la causa.',
        'El alcohol, caminar más de lo usual o comer menos lo bajan: pregunte qué hacer esos días.',
        '¿Tiembla o suda ahora? Jugo o glucosa ya, y mídase. Si no mejora, o da sueño: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'somebody-elses-tablet',
    domain: 'Diet',
    card: 'D18',
    facts: [],
    when: namedBy({
      all: [
        `(${tablet}|hers|las? de (ella|mi))`,
        '(why|what is wrong|what could (it|happen|they)|what harm|hurts?|por que|que tiene|que pasa|que me (puede )?(pasa|pasar|hace|hacer)|dano)',
        '(hers|(his|her) (pills?|tablets?|medicine|metformin)|(neighbors?|neighbours?|sisters?|wifes|husbands|friends|somebody elses|someone elses|brothers?|cousins?)|(de|del) (mi |la |una |el )?(vecin[oa]|herman[oa]|espos[oa]|marido|amig[oa]|otra persona|comadre|ella|otro|prim[oa]|el))',
      ],
      not: 'dose|double|emergency|swallow*|trag*|overdose|took too|cuff|gafas|glasses|lentes|zapatos|shoes|aids?|audifono*|canes?|baston',
    }),
    say: {
      en: 'Because it was chosen for another body: a doctor looked at the kidneys and the other tablets first. In yours it may harm, or clash with what you take. Take none; ask your doctor for your own. Taken already? Call the pharmacist now.',
      es: 'Porque se eligió para otro cuerpo: antes el médico miró riñones, azúcar y las demás pastillas. En el suyo puede dañar, o chocar con lo que toma. No tome ninguna y pida la suya al médico. ¿Ya tomó? Llame ya a la farmacia.',
    },
    how: {
      en: [
        'Call your clinic today: “My sugar worries me. Can I be tested?”',
        'Read your whole list to the pharmacist, herbs and drops too.',
        'Took one and feel ill, shaky or drowsy? Call {emergency}.',
      ],
      es: [
        'Llame hoy a su clínica: “Me preocupa mi azúcar. ¿Me lo pueden medir?”.',
        'Lea toda su lista en la farmacia, también hierbas y gotas.',
        '¿Tomó una y se siente mal, tiembla o tiene sueño? Llame a {emergency}.',
      ],
    },
  },
  {
    name: 'tablets-together',
    domain: 'Diet',
    card: 'D18',
    facts: [],
    when: namedBy(
      {
        all: [
          '(why|what is|what does|what do|what happens|what could|how come|what can|dangerous|bad|risk|harm*|wrong|por que|que pasa|que hace*|que puede|que tiene|peligro*|mal[oa]|riesgo|dano)',
          '(together|mix*|combin*|junt[oa]s?|juntan|juntarlas|mezcl*)',
          `(${tablet}|thinner|warfarin|water (pill|tablet)|diuretic|three|that lot|(take|taking) them|tomar(las|los)|anticoagulante|diuretico|tres|dos|esas?)`,
        ],
        not: 'food|greens|grapefruit|comida|toronja|verdura*|wine|beer|vodka|alcohol|vino|cerveza|mezcal|sleep*|walk*|live|eat*|exercis*|herb*|tea|tes?|weights|cards|carb*|husband|wife|espos[oa]|friends|amig*',
      },
      {
        all: [
          painKiller,
          '(thinner*|warfarin|eliquis|xarelto|apixaban|water (pill|tablet)s?|ramipril|lisinopril|losartan*|enalapril|diuretic*|anticoagul*|diuretico|presion|pressure tablets?)',
          '(why|what|risk|bleed*|kidney*|por que|que|riesgo|sangr*|rinon*)',
        ],
        not: 'how many|hours|cuantas|horas|dose|dosis',
      },
    ),
    say: {
      en: 'Together they can harm: ibuprofen, naproxen or aspirin can make you bleed beside a thinner, and hurt the kidneys beside a pressure and a water tablet. Add none, stop none. Call the pharmacist today with your list. Already taken? Say so first.',
      es: 'Juntas pueden dañar: ibuprofeno, naproxeno o aspirina pueden causar sangrado con un anticoagulante, y dañar el riñón con pastilla de presión y diurético. No añada ni deje ninguna. Llame hoy a la farmacia con su lista. ¿Ya tomó? Dígalo primero.',
    },
    how: {
      en: [
        'Ask: “What may I take for pain with all of these?” Pain creams count too.',
        'Read them every box: cold powders often hide the same thing.',
        'Black stools, blood, hardly any urine, or very drowsy: call {emergency}.',
      ],
      es: [
        'Pregunte: “¿Qué puedo tomar para el dolor con todo esto?”. Las cremas también cuentan.',
        'Lea cada caja: los polvos para el resfriado a veces llevan lo mismo.',
        'Heces negras, sangre, casi nada de orina o mucho sueño: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'herbs-for-sugar',
    domain: 'Diet',
    card: 'D18',
    facts: [],
    when: namedBy({
      all: [
        '(teas?|herbs?|herbal|infusions?|cinnamon|nopal(es)?|moringa|berberine?|berberina|fenugreek|bitter melon|(un|el|ese|este|del?|tomo|tomar) te|te (de|para)|tecito|hierbas?|yerbas?|canela|sabila|guarumo|insulina planta)',
        '(sugar|diabet*|glucose|metformin*|azucar|glucosa)',
        '(help*|good|lower*|bring*|down|cure*|work*|should|can|may|take|instead|drink*|safe|why|sirve*|baja*|cura*|buen[oa]|puedo|tomo|tomar|ayuda*|mezcl*|en vez|por que)',
      ],
      not: 'honey|miel|sweeten*|endulz*|spoon*|cucharad*|without sugar|sin azucar|(in|with) (my|the|sugar) (tea)?|con azucar|how much sugar|cuanta azucar|biscuit*|galleta*|sugar in|packets?|sobres?|sobrecitos|cups?|recipe|receta',
    }),
    say: {
      en: 'I have no good source that a tea or herb lowers sugar as a tablet does. Beside sugar tablets, some may pull it too low, or clash. Keep your tablets as they are, and ask the pharmacist today, packet in hand.',
      es: 'No tengo una buena fuente de que un té o hierba baje el azúcar como una pastilla. Junto con pastillas del azúcar, algunas lo bajan de más o chocan. No cambie sus pastillas, y pregunte hoy en la farmacia con el paquete.',
    },
    how: {
      en: [
        'Say it at each visit: herbs, drops and powders count as much as tablets.',
        'Who sells it in place of a tablet, or says it cures, is no doctor.',
        'Shaky, sweaty or muddled after it? Juice at once, measure, and call {emergency} if it does not pass.',
      ],
      es: [
        'Dígalo en cada cita: hierbas, gotas y polvos cuentan como las pastillas.',
        'Quien lo vende en vez de la pastilla, o dice que cura, no es médico.',
        '¿Tiembla, suda o se confunde después? Jugo ya, mídase, y llame a {emergency} si no se pasa.',
      ],
    },
  },
  {
    name: 'dizzy-since-tablet',
    domain: 'Diet',
    card: 'D18',
    facts: [],
    when: namedBy({
      all: [
        '(diz*|giddy|giddiness|light ?headed|woozy|swimm?y|mare(o|os|ad[oa]|a|an|arme)|(da|dan) vueltas)',
        '(pills?|tablets?|medicine|dose|pastilla*|medicina|dosis|losartan*|amlodipin*|ramipril|lisinopril|enalapril)',
        '(since|new|raised|upped|up|higher|increas*|changed|stronger|doubled by|put|started|began|desde|nuev[oa]s?|subi*|subieron|aument*|cambi*|mas fuerte|empece)',
      ],
      not: 'faint*|desmay*|fell|cai|sugar|azucar|insulin*|which|cual|antibiot*|sleep*|dormir|crutch*|chest|pecho',
    }),
    say: {
      en: 'Call the office that prescribed it, today: “Since the tablet was raised I am dizzy.” No answer? Your pharmacist. Do not stop it yourself. Till then sit before you stand, and rise slowly. Fainted, or one side weak? Call {emergency}.',
      es: 'Llame hoy al consultorio que la recetó: “Desde que subieron la pastilla me mareo”. ¿No contestan? A la farmacia. No la deje ni la parta. Mientras, siéntese antes de pararse y suba despacio. ¿Desmayo, o un lado débil? Llame a {emergency}.',
    },
    how: {
      en: [
        'Measure your pressure sitting and then standing, if you can, and have both ready for the call.',
        'Say which other tablets you take, and since when you feel it.',
        'No driving, ladders or bath alone till they have told you what to do.',
      ],
      es: [
        'Si puede, mídase la presión en la silla y luego de pie, y tenga los dos números para la llamada.',
        'Diga qué otras pastillas toma y desde cuándo le pasa.',
        'No maneje, no suba escaleras de mano ni se bañe a solas hasta que le digan qué hacer.',
      ],
    },
  },
]
