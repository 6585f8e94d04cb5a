/** What the conditions a person told of, and the safety texts in force, ask of a model and forbid it. */

import type { Topic } from '../../topics/catalog.ts'
import { claim, claimIn, type Claim } from './claim.ts'

/** One rule for a model: how it is told, and what is stopped if it does not listen. */
export interface ConditionRule {
  /** A plain order for the model. */
  readonly order: string
  readonly forbids: Claim
}

function forbid(
  order: string,
  catches: readonly string[],
  unless: readonly string[] = [],
): ConditionRule {
  return { order, forbids: claim('condition', catches, { unless, isDeniable: true }) }
}

const askFirst =
  '(ask|tell|talk|check|with|follow|see) ... (doctor|team|surgeon|therapist|dietitian)|(pregunte|hable|consulte|siga|vea|con) ... (medic[oa]|equipo|cirujan[oa]|terapeuta|dietista)'

const fluids = forbid(
  'Give no targets for fluid, protein, potassium or salt substitutes.',
  [
    '(more|extra|plenty of|lots of|add|increase|enough|liters?|litres?|glass* of|cups? of) .. (water|fluid*|protein|potassium|milk|drinks?|salt)',
    '(drink|eat) (more|plenty|lots|extra|at least)',
    'salt substitute*',
    '(mas|bastante|mucha|mucho|suficiente|aumente|agregue|litros? de|vasos? de|tazas? de) .. (agua|liquido*|proteina*|potasio|leche|sal)|(tome|beba) (mas|mucha|mucho|bastante)|sustituto* de (la )?sal',
    '(proteina*|agua|liquido*|potasio|sal) .. .. [0-9]+|[0-9]+ .. .. (proteina*|agua|liquido*|potasio|sal)',
    '(protein|fluid*|water|potassium|salt) .. .. [0-9]+|[0-9]+ .. .. (protein|fluid*|water|potassium|salt)',
  ],
  [askFirst],
)

const timeInBed = forbid(
  'Never suggest less time in bed, a later bedtime or getting up in the night.',
  [
    '(less|cut*|limit*|restrict*|shorten*|reduc*) ... (time in bed|hours in bed|bed time|sleep)',
    '(menos|reduzca|limite|recorte|acorte) ... (tiempo en (la )?cama|horas (en|de) (la )?(cama|sueno))|(acuestese|vaya a la cama) .. (mas tarde|solo (si|cuando))|(levantese|salga|pare) de la cama|deje la cama',
    '(go to bed|bedtime) .. (later|only when)|stay up|only when sleepy|(get|getting) (out of|up from) bed|leave (the|your) bed',
  ],
  [askFirst, '(safe|safely|light|lamp|lampara|luz)'],
)

const exercise =
  'exercis*|strength|weights?|lift*|squat*|push ups?|bands?|balance|tai chi|yoga|stretch*|jog*|run|running|jump*|march*|heel to toe|ejercici*|fuerza|pesas|sentadilla*|equilibrio|estire|estiramiento*|trote|corra|salte|banda elastica'

const bends = forbid(
  'No deep bends, twists or head-down poses.',
  [
    '(bend*|twist*|touch* (your|the) toes|toe touch*|sit ups?|crunch*|roll down|fold* forward|head down|upside|inversion*|downward|headstand*)',
    '(doble*|inclin*|agach*) .. (cintura|espalda|cabeza|hacia)|(gire|giros|tuerza|torcer) .. (tronco|espalda|columna|cintura)?|toque (la punta de )?(los|sus) pies|abdominales|cabeza (hacia )?abajo',
  ],
  [
    '(without|avoid|no|not) .. (deep )?(bend*|twist*)',
    '(sin|evite|no) .. (dobl*|inclin*|agach*|gir*|torc*)',
  ],
)

/** Rules by what the person told of. */
const byTopic: Readonly<Partial<Record<Topic, readonly ConditionRule[]>>> = {
  'heart-failure': [fluids],
  'kidney-disease': [fluids],
  warfarin: [
    forbid(
      'Do not suggest more greens, cranberry or grapefruit; keep greens steady.',
      [
        '(greens|spinach|kale|broccoli|leafy|salad*|cranberr*|grapefruit|vitamin k|cabbage|lettuce)',
        '(verdura* (de hoja|verde*)|hojas verdes|espinaca*|col rizada|brocoli|ensalada*|arandano*|toronja|pomelo|vitamina k|repollo|lechuga|acelga*)',
      ],
      [
        '(steady|same amount|pharmacist|doctor)',
        '(misma cantidad|parej*|constante*|igual*|farmaceutic[oa]|medic[oa])',
      ],
    ),
  ],
  diabetes: [
    forbid('No fasting and no skipped meals.', [
      '(fast|fasting|skip*|miss*|without) ... (meal*|breakfast|lunch|dinner|eating|food|days?)',
      '(ayun*|salte*|saltese|omita|sin) ... (comida*|desayun*|almuerzo|almorzar|cena|cenar|comer|dia*)|ayun(e|ar|o)',
    ]),
  ],
  osteoporosis: [bends],
  glaucoma: [bends],
  seizures: [timeInBed],
  bipolar: [timeInBed],
  apnea: [timeInBed],
  driver: [timeInBed],
  falls: [
    timeInBed,
    forbid(
      'Any standing exercise needs a counter or sturdy chair to hold.',
      [
        '(one leg|heel to toe|tiptoe*|eyes closed|jump*|run|running|jog*)',
        '(un (solo )?pie|una pierna|talon .. punta|de puntillas|puntas de los pies|ojos cerrados|salte|saltos|corra|correr|trote)',
      ],
      [
        '(hold|counter|chair|wall|rail|support)',
        '(agarr*|sujet*|apoy*|mesa|mostrador|silla|pared|baranda*|barra)',
      ],
    ),
  ],
  'eating-disorder': [
    forbid(
      'No numbers at all. No weight, weighing, calories, diets or portions.',
      [
        '[0-9]+',
        '(weigh*|scale|scales|calorie*|bmi|body mass|pounds?|kilos?|diet|diets|dieting|portion*|thin|slim|fat|fast|fasting|low fat|lose|half|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|twice)',
        '(pese|pesese|pesarse|peso|balanza|bascula|caloria*|imc|masa corporal|libras|kilos?|dieta*|porcion*|delgad*|flac*|gord*|ayun*|grasa|mitad|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|treinta)',
      ],
      ['dietitian', 'dietista'],
    ),
  ],
  sober: [
    forbid('Never mention wine, beer or any alcohol.', [
      '({alcohol}|drinking|a drink|tipsy|toast with|{bebida}|brind*)',
    ]),
  ],
  chewing: [
    forbid(
      'Only soft, moist food; no whole nuts, dry bread, toast, crackers or raw vegetables.',
      [
        '(nuts?|almonds?|walnuts?|toast|crackers?|dry bread|crusty|popcorn|chips|raw|crunchy|granola|seeds|steak)',
        '(nuez|nueces|almendra*|mani|cacahuate*|pan (seco|tostado)|tostada*|galleta* salada*|palomitas|papas fritas|crud[oa]s?|crujiente*|granola|semilla*|bistec)',
      ],
      ['(nut|almond|peanut) butter', '(crema|mantequilla) de (nuez|mani|almendra*|cacahuate)'],
    ),
  ],
  surgery: [
    forbid('The surgical team must agree to any exercise first.', [`(${exercise})`], [askFirst]),
  ],
  'limited-mobility': [
    forbid(
      'Suggest seated or bed exercise; no walking or standing targets.',
      [
        '(walk*|steps?|stand|standing|stairs|jog*|run|running|hike|hiking) ... [0-9]+|[0-9]+ .. (steps|walk*)|(walk|stand|climb|jog|run) (for|to|more|every|up|on|outside)',
        '(camin*|pasos|parese|de pie|escalera*|suba|trote|corra) ... [0-9]+|[0-9]+ .. .. (pasos|camin*)|(camine|salga a caminar|parese|suba|corra|trote)',
      ],
      ['(walkers?|wheelchair*|seated|chair|if you can)', '(andador|silla|sentad[oa]|si puede)'],
    ),
  ],
  'poor-sight': [
    forbid(
      'Suggest nothing that needs a screen alone; offer phone, radio, audio books or meeting people.',
      [
        '(video|app|apps|online|website*|internet|screen|computer*|tablet|smartphone*|email*|zoom|text message*)',
        '(videollamada*|video*|aplicacion*|en linea|internet|sitio*|pantalla*|computadora*|tableta*|celular|correo electronico|mensaje* de texto)',
      ],
      [
        '(or|phone call|by phone|audio|radio|library|class|in person|someone can|help you)',
        '(o|por telefono|llamada|audio|radio|biblioteca|clase*|en persona|alguien puede|ayude)',
      ],
    ),
  ],
}

const noWeightLoss = forbid(
  'Nothing about losing weight, eating less or hard exercise.',
  [
    '(lose|losing|less|lower|drop|shed|reduc*|watch) .. (weight|calorie*|portion*|pounds)',
    '(eat*|smaller) (less|portions)|(restrict*|cut out|diet|dieting|fast|fasting|low fat)',
    '(hard|intense|vigorous|tough|heavy) (effort|exercise|workout*|training|activity)|run|running|jog*',
    '(pierda|perder|baje|bajar|menos|reduzca|cuide|vigile) .. (peso|caloria*|porcion*|libras|kilos)|coma menos|dieta|ayun*|sin grasa|baj[oa] en grasa',
    '(ejercicio*|esfuerzo*|actividad|entrenamiento) .. (fuerte*|intens*|dur*|vigoros*)|corra|correr|trote|trotar',
  ],
  ['(without trying|medical check|tell your doctor)', '(sin querer|sin proponerselo|a su medico)'],
)

const gentle = forbid('No hard or fast exercise: start low and go slow.', [
  '(hard|intense|vigorous|tough|heavy) (effort|exercise|workout*|training|activity)|sprint*|run|running|jog*',
  '(ejercicio*|esfuerzo*|actividad|entrenamiento) .. (fuerte*|intens*|dur*|vigoros*)|corra|correr|trote|trotar',
])

/** Rules by the code of a fixed text or of a score trigger that is shown above. */
const byCode: Readonly<Record<string, readonly ConditionRule[]>> = {
  medication: [
    forbid('Approve, compare or rank no medicine or supplement; a doctor or pharmacist decides.', [
      '(better|best|strong*|safer|safest|gentler|weaker|natural) .. ({pills})|({pills}) ... (better|best|strong*|safer|safest|gentler|natural|than)|({remedio}) .. (es|son) (mas|mejor*|menos)|(mejor*|mas (fuerte|suave|segur[oa]|natural)) .. ({remedio})',
    ]),
  ],
  malnutrition: [noWeightLoss],
  malnourished: [noWeightLoss],
  underweight: [noWeightLoss],
  obese_but_undernourished: [noWeightLoss],
  low_bmi_watch: [noWeightLoss],
  very_inactive: [gentle],
  alcohol_withdrawal: [
    forbid('Say nothing about drinking or cutting down.', [
      '({alcohol}|drinking|cold turkey|{bebida}|beber|dejar de tomar)',
    ]),
  ],
  fall_injury: [forbid('Suggest no exercise today.', [`(${exercise}|walk*|camin*)`], [askFirst])],
}

/**
 * The rules that hold for an answer.
 *
 * @param heard - what the person told of.
 * @param codes - codes of the safety texts and score triggers in force.
 * @returns the rules, each once.
 */
export function conditionRules(
  heard: ReadonlySet<Topic>,
  codes: ReadonlySet<string>,
): readonly ConditionRule[] {
  const rules = [
    ...[...heard].flatMap((topic) => byTopic[topic] ?? []),
    ...[...codes].flatMap((code) => byCode[code] ?? []),
  ]
  return [...new Set(rules)]
}

/**
 * Tells whether a sentence breaks one of the rules in force.
 *
 * @param text - a sentence without tags.
 * @param rules - the rules as {@link conditionRules} gives them.
 * @returns true where it does.
 */
export function breaksRule(text: string, rules: readonly ConditionRule[]): boolean {
  return (
    claimIn(
      text,
      rules.map(({ forbids }) => forbids),
    ) !== undefined
  )
}
