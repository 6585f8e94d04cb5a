/** Plain questions on the cuff, on tablets that upset, on sweet drinks and on hands that shake. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

const pressure = '(blood pressure|pressure|bp|presion|tension|baumanometro|tensiometro)'
const tablet =
  '(pills?|tablets?|medicines?|medication*|metformin*|antibiotic*|ibuprofen*|naproxen*|aspirin*|statins?|pastill*|medicin*|medicament*|remedios?)'

export const tabletMatters: readonly AnsweredMatter[] = [
  {
    name: 'measure-pressure',
    domain: 'Diet',
    card: 'D17',
    facts: [],
    when: namedBy({
      all: [
        pressure,
        '(measur*|tak(e|es|ing)|(which|what) arm|us[ae]|check*|cuffs?|monitor|med(ir|irme|irse|irla|irmela|ida)|mid[oae]|tom(o|ar|arme|arse|arla|armela)|aparato|tensiometro|baumanometro)',
        '(how (do|should|can|to|am)|right(ly)?|proper(ly)?|correct(ly)?|(which|what|left|right) arm|sit(ting)?|wrong|como (me|se|debo|uso|hay|puedo|la|tomar|medir*)|correct[oa]*|(de la )?forma|que brazo|sentad[oa]|en que posicion)',
      ],
      not: 'pills?|tablets?|pastillas?|medicin*|medicat*|exercis*|walk*|ejerc*|camin*|lower|bring|reduce|bajar*|food|eat*|salt|sal|too high|muy alta|shirts?|sleep*|how (often|much|many)|cada cuanto|cuant*|tires?|sexual|diz*|mare*|[0-9]+',
    }),
    say: {
      en: 'Sit quietly for five minutes, back and feet supported, legs uncrossed. Cuff on the bare arm, the arm resting on a table at the height of your heart. Do not talk. Take two readings, a minute or two apart, and write down both.',
      es: 'Siéntese cinco minutos con calma, espalda y pies apoyados, sin cruzar las piernas. Brazalete sobre el brazo desnudo, apoyado en la mesa a la altura del corazón. No hable. Mida dos veces, con uno o dos minutos entre ellas, y apunte las dos.',
    },
    how: {
      en: [
        'Before it: empty bladder, and no coffee, smoking or exercise for half an hour.',
        'Same arm and same hours, as your nurse tells you. Write the day and the hour beside the numbers, and take the list to each visit.',
        'An upper-arm cuff of the right size: let the nurse or pharmacist check yours beside theirs. Change no tablet by yourself.',
      ],
      es: [
        'Antes: vaya al baño, y media hora sin café, tabaco ni ejercicio.',
        'El mismo brazo y a las mismas horas, como diga su enfermera. Apunte día y hora junto a los números, y lleve la lista a cada cita.',
        'Brazalete para el brazo y de su medida: que la enfermera o la farmacia lo compare con el suyo. No cambie pastillas por su cuenta.',
      ],
    },
  },
  {
    name: 'what-prediabetes-means',
    domain: 'Diet',
    card: 'D01',
    facts: [],
    when: namedBy({
      all: [
        '(pre ?diabet*|borderline diabet*)',
        '(what (is|does|are|exactly)|mean*|explain|define|same as|que (es|son|significa)|significa|quiere decir|explic*|lo mismo)',
      ],
      not: 'eat*|foods?|diet|com(er|ida|o)|dieta|walk*|camin*|exercis*|ejerc*|tortillas?|bread|pan|rice|arroz|fruit*|fruta*',
    }),
    say: {
      en: 'Prediabetes means that your blood sugar is higher than normal, but not high enough to be called diabetes. It is a warning, and there is time to act. Ask your doctor how high yours is, and when it is tested again.',
      es: 'Prediabetes quiere decir que su azúcar está más alta de lo normal, pero no tanto como para llamarla diabetes. Es un aviso, y hay tiempo de actuar. Pregunte al médico cuánto tiene y cuándo se la miden otra vez.',
    },
    how: {
      en: [
        'Ask for a dietitian and what your target is: your team sets it.',
        'Begin with one thing: water or plain tea in place of sweet drinks, or a short walk each day.',
        'Strict diets cost muscle later in life. Very thirsty, passing much water, losing weight: call the doctor now.',
      ],
      es: [
        'Pida un nutricionista y pregunte su meta: la fija su equipo.',
        'Empiece por una cosa: agua o té sin azúcar en vez de bebidas dulces, o un paseo corto al día.',
        'Las dietas duras quitan músculo a cierta edad. ¿Mucha sed, orina mucho, baja de peso? Llame ya al médico.',
      ],
    },
  },
  {
    name: 'tablet-upsets-stomach',
    domain: 'Diet',
    card: 'D18',
    facts: [],
    when: namedBy({
      all: [
        tablet,
        '((upset*|hurt*|bother*|turn*|churn*|on my|unsettl*) .. (stomach|belly|tummy|guts?)|(stomach|belly|tummy|guts?) ... (upset|hurt*|churn*|cramp*|ache*|off)|stomach ?ache|nause*|queas*|diarrh*|the runs|makes? me (feel )?sick|feel(ing)? sick|(cae|caen|sienta|sientan|cayo|cayendo) .. (mal|pesad[oa])|(estomago|panza|barriga|tripa) .. (mal|revuelt[oa]|duele|ard[ei])|(revuelv|irrit|dan[ao]|duel|ard)[a-z]+ .. (el )?(estomago|panza|barriga)|(dolor|duele|mal|ardor) .. (de |el |la )?(estomago|panza|barriga)|asco|diarrea|ganas de (vomitar|devolver))',
      ],
      not: 'exercis*|ejerc*|sleep*|dorm*|which|cual|one of|one pill|alguno|uno|iron|hierro|codeine|chest|pecho|black|negr[ao]s?|bloody|blood in|sangre|together|junt[oa]s|too many|demasiad[oa]s|double|doble|constip*|hers|neighbor*|vecin[oa]',
    }),
    say: {
      en: 'Call the pharmacist or doctor today, and do not stop it yourself. Ask: “Does it go with a meal, and is there a gentler form?” They hear this every day. Black stools or vomiting that will not stop: call {emergency}.',
      es: 'Llame hoy a la farmacia o al médico, y no la deje por su cuenta. Pregunte: “¿Se toma con comida? ¿Hay una forma más suave?”. Lo oyen a diario. Heces negras o vómito que no para: llame a {emergency}.',
    },
    how: {
      en: [
        'Have the box in your hand: the name, when you take it, and what you eat with it.',
        'Say what you feel, since when, and all else that you take.',
        'Sip water often. Hardly eating, and on sugar tablets or insulin? Say that first.',
      ],
      es: [
        'Tenga la caja en la mano: el nombre, a qué hora la toma y qué come con ella.',
        'Diga qué siente, desde cuándo y todo lo demás que toma.',
        'Beba sorbos de agua. ¿Casi no come y usa insulina o pastillas del azúcar? Dígalo primero.',
      ],
    },
  },
  {
    name: 'grapefruit-and-tablets',
    domain: 'Diet',
    card: 'D18',
    facts: ['D18'],
    when: namedBy({
      all: [
        '(grape ?fruits?|toronjas?|pomelos?)',
        '(pills?|tablets?|medic*|statins?|drugs?|pressure|cholesterol|pastilla*|remedio*|presion|colesterol|pharmac*|farmac*|[a-z]+(statina?|dipino?|sartan))',
      ],
      not: '(what|who|anything) else|which|what other|otra|cual(es)?|hates?|warfarin*|spinach|espinaca*|naranjas?|oranges?',
    }),
    say: {
      en: 'It depends on the tablet: grapefruit clashes with several, and not with others. Your pharmacist can tell you in one call today. Until then leave out the fruit and its juice, and take the tablet as you were told.',
      es: 'Depende de la pastilla: la toronja choca con varias, y con otras no. En la farmacia se lo dicen hoy con una llamada. Mientras, deje la fruta y su jugo, y tome la pastilla como se la indicaron.',
    },
    how: {
      en: [
        'Read them all your boxes: “Does grapefruit go with any of these?”',
        'Look on the leaflet and the label too; it is often printed there.',
        'Had some and feel faint, very weak or sore in the muscles? Call the doctor today. Fainted: call {emergency}.',
      ],
      es: [
        'Léales todas sus cajas: “¿La toronja va con estas?”.',
        'Mire también el prospecto y la etiqueta; muchas veces lo dice ahí.',
        '¿Ya comió y tiene mareo, mucha debilidad o dolor de músculos? Llame hoy al médico. Si se desmaya: a {emergency}.',
      ],
    },
  },
  {
    name: 'sweet-drinks',
    domain: 'Diet',
    card: 'D04',
    facts: ['D04'],
    when: namedBy({
      all: [
        '(sodas?|(?<!baking )soda|pop|coke|cokes|coca ?cola|coca|colas|pepsi|soft drinks?|sweet(ened)? (tea|drinks?)|(fruit )?juices?|lemonade|refrescos?|gaseosas?|sodas|jugos?|zumos?|te (dulce|con azucar)|bebidas dulces)',
        '(bad|harm*|hurt*|instead|cut|cutting|less|give up|giving up|stop|quit|replace*|swap|healthy|okay|every day|too much|wean|dan[oa]*|mal[oa]s?|en (vez|lugar)|dejar*|dejo|menos|cambi*|sustitu*|quitar*|reducir|diario|todos los dias|tan mal[oa])',
      ],
      not: 'low|baj[oa] de azucar|hipo*|lemon juice|jugo de limon|grape ?fruit|toronja|baking|bicarb*|popcorn|pop up|oranges?(?! juice)|(?<!(jugo|zumo) de )naranjas?|bad (night|sleep)|sleep*|dorm*|corner|pop (in|by|round)|raise*|sube*|caffein*|cafeina|beer|wine|whisk*|rum|cerveza|vino|ron|tobacco|insulin*|wife|husband|mother|father|mama|papa|diet|dieta|coffee|cafe|supper|cena|prune*|ciruela*|beet*|tomato|cranberry|potassium',
    }),
    say: {
      en: 'Best kept for seldom: sweet tea, soda and juice bring much sugar and do not fill you. Take water, plain tea or milk instead. Go down bit by bit: this week one glass less, or half sweet and half plain.',
      es: 'Mejor de vez en cuando: el té dulce, el refresco y el jugo traen mucha azúcar y no llenan. En su lugar, agua, té sin azúcar o leche. Baje poco a poco: esta semana un vaso menos, o mitad dulce y mitad sin azúcar.',
    },
    how: {
      en: [
        'Fill a jug with cold water and lemon, mint or a slice of fruit, and keep it in sight.',
        'Fruit you can chew in place of its juice. Buy the small bottle, and only for company.',
        'Diabetes: keep juice or glucose for low sugar, as your plan says. A drinking limit for heart or kidneys comes first.',
      ],
      es: [
        'Llene una jarra de agua fría con limón, menta o una rodaja de fruta, y déjela a la vista.',
        'Fruta entera en vez de su jugo. Compre la botella chica, y solo para las visitas.',
        'Con diabetes, guarde jugo o glucosa para el azúcar baja, según su plan. Si tiene límite por corazón o riñón, va primero.',
      ],
    },
  },
  {
    name: 'shaking-hands',
    domain: 'Learning',
    card: 'L18',
    facts: [],
    when: namedBy(
      {
        all: [
          '(hands?|fingers?|handwriting|writing|manos?|dedos?|pulso|letra)',
          '(shak(e|es|y|ing|ier)|trembl*|tremors?|wobbl*|quiver*|tiembl*|temblor*|tembl*|tembeleque)',
          '(write|writing|hand ?writing|cup|mug|spoon|pen|hold*|tea|coffee|soup|button*|sign*|escrib*|taza|vaso|cuchara|pluma|lapiz|sostener|agarr*|sopa|firm(o|a|ar|arme)|abroch*|cafe)',
        ],
        not: 'sugar|azucar|alcohol*|pastime|pasatiempo|bedtime|mind|beer|wine|whisk*|cerveza|vino|trago*|sweat*|sud(o|ando)|panic|nerv*|anxi*|ansi*|afraid|scared|miedo|shak(e|ing) hands|handshake|salt|parkinson*|milk ?shake|speak|speech|hablar|face|cara|sudden*|de repente|one side|un lado|hear|oir',
      },
      {
        all: [
          '^ (\\. )*((why do )?my hands (shake|tremble|are shaky)( a lot| lately)?|(por que )?me tiemblan? (las manos|la mano|el pulso)( mucho)?) (\\. )*$',
        ],
      },
    ),
    say: {
      en: 'Show it to your doctor, this week if it is new or worse: it has many causes, and some tablets are among them. Meanwhile take a heavier pen or cup, half full, hold it in both hands, and rest your elbows on the table.',
      es: 'Enséñelo al médico, esta semana si es nuevo o ha empeorado: tiene muchas causas, y algunas pastillas son una. Mientras, use una pluma o taza más pesada, a medio llenar, con las dos manos y los codos en la mesa.',
    },
    how: {
      en: [
        'A thick pen, a lid with a straw, a spoon with a fat handle: an occupational therapist has more.',
        'Write down when it shakes and what you took before: tablets, coffee, a bad night. Stop none by yourself.',
        'On sugar tablets and sweaty too: measure, take juice. Stopped heavy drinking, or a weak side or slurred words: call {emergency}.',
      ],
      es: [
        'Una pluma gruesa, una tapa con popote, una cuchara de mango ancho: un terapeuta ocupacional conoce más.',
        'Apunte cuándo tiembla y qué tomó antes: pastillas, café, mala noche. No deje ninguna por su cuenta.',
        'Con pastillas del azúcar y sudor: mídase y tome jugo. Si dejó de beber mucho alcohol, o un lado sin fuerza o habla mal: llame a {emergency}.',
      ],
    },
  },
]
