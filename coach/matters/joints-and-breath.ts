/** Plain questions of sore joints, short breath, a weak heart and the way up after a fall. */

import type { AnsweredMatter } from './matter.ts'
import { namedBy } from './named-by.ts'

/** Whoever cannot rise now, or tells of another person, is answered elsewhere. */
const ofOthers =
  'asleep|dormid[oa]|cane|stick|baston|can not|could not|no (me )?p(ued|ud)[oe]*|mother|father|husband|wife|him|her|mama|papa|espos[oa]|marido|diz*|mare*|afraid|miedo|bed|cama|chair|silla|prevent|avoid|evitar|not (to )?fall|night|noche|stop falling|prices?'

export const jointMatters: readonly AnsweredMatter[] = [
  {
    name: 'knee-brace',
    domain: 'Exercise',
    card: 'E14',
    facts: ['E14'],
    when: namedBy(
      {
        all: [
          '(knees?|rodillas?)',
          '(braces?|sleeves?|supports?|wraps?|bandages?|rodilleras?|fajas?|vendas?|elastic[oa]s?)',
          '(good|help*|any use|worth|should|wear*|which|work*|need*|sirve*|ayud*|conviene*|debo|uso|usar|ponerme|pongo|buen[oa]s?|hace falta|vale)',
        ],
        not: 'surgery|operat*|operacion|operad*|fell|cai|bleed*|cut|teeth|shirt|skin',
      },
      { all: ['(rodilleras?)', '(sirve*|ayud*|conviene*|uso|usar|pongo|ponerme|buenas?|vale*)'] },
    ),
    say: {
      en: 'A brace or sleeve is worth a try if the knee feels safer in it, but strong thighs do more for the joint. I have no good study on braces. A physical therapist or the pharmacist fits one that does not pinch or slip.',
      es: 'Vale la pena probar una rodillera si con ella siente más firme la rodilla, pero unos muslos fuertes ayudan más. No tengo un buen estudio sobre rodilleras. Un fisioterapeuta o la farmacia le ajusta una que no apriete ni se baje.',
    },
    how: {
      en: [
        'Try it on standing and on a step. Two fingers should still fit under the edge.',
        'Wear it for the walk or the stairs. Take it off to rest and sleep, and look at your skin.',
        'Diabetes or poor blood flow in the legs: ask first. A cold, blue or numb foot, or a calf that swells and hurts: take it off and call the doctor today.',
      ],
      es: [
        'Pruébela de pie y en un escalón. Deben caber dos dedos bajo el borde.',
        'Úsela para caminar o subir. Quítela para descansar y dormir, y mire la piel.',
        'Con diabetes o mala circulación en las piernas, pregunte antes. Pie frío, morado o dormido, o pantorrilla hinchada que duele: quítela y llame hoy al médico.',
      ],
    },
  },
  {
    name: 'walk-with-sore-joints',
    domain: 'Exercise',
    card: 'E14',
    facts: [],
    when: namedBy({
      all: [
        '(arthrit*|artritis|artrosis|(sore|bad|aching|achy) (knees?|hips?|joints?)|(rodillas?|caderas?) (malas?|adolorid[oa]s?))',
        '(walk*|go on foot|camin*|a pie|andar)',
        '(shops?|store|market|bakery|church|corner|bus|mailbox|and back|tienda|mercado|panaderia|iglesia|esquina|ida y vuelta|mandados?)',
      ],
      not: 'which hand|que mano|operat*|operad*|replac*|protesis|fell|cai|dog|ride',
    }),
    say: {
      en: 'Yes, you may, if you go gently: exercise eases the pain of worn knees. Halfway, sit and rest. A cane goes in the hand across from the sore side. Sorer the next day than before? Then go half the way.',
      es: 'Sí puede, si va con calma: el ejercicio alivia las rodillas gastadas. A medio camino, siéntese a descansar. El bastón va en la mano contraria al lado que duele. ¿Al otro día duele más que antes? Entonces, la mitad del camino.',
    },
    how: {
      en: [
        'Look first where you can sit: a bench, a wall, the bus stop. Take your phone.',
        'Firm, soft shoes and flat ground. Carry little: a cart with wheels, or a small bag across the body.',
        'A joint that is hot, locks or gives way: stay home and see a doctor. Chest pain: stop, sit, call {emergency}.',
      ],
      es: [
        'Vea antes dónde sentarse: una banca, un muro, la parada. Lleve el teléfono.',
        'Zapato firme y blando, y por lo plano. Cargue poco: un carrito con ruedas o una bolsa pequeña cruzada.',
        'Si la articulación está caliente, se traba o falla: quédese en casa y vea al médico. Dolor de pecho: pare, siéntese y llame a {emergency}.',
      ],
    },
  },
  {
    name: 'up-after-a-fall',
    domain: 'Exercise',
    card: 'E11',
    facts: ['E11'],
    when: namedBy(
      {
        all: [
          '(falls?|fell|fallen|falling|caid[ao]s?|caer*|caig[oa]|cai)',
          '(get*( back| myself| safely)* up|stand(ing)? up|(get|getting) off the (floor|ground)|levant*|parar(me|se)|(me|se) (paro|para)|ponerme de pie)',
          '(how|way to|teach|what (do|should) i do|steps|trick|como|que hago|manera|ensen*|forma de)',
          '(floor|ground|alone|by myself|on my own|nobody|no one|after|if|piso|suelo|sol[oa]|nadie|si|despues|tras|cuando)',
        ],
        not: ofOthers,
      },
      {
        all: [
          '(if|when|si|cuando) (i |me )(should )?(fall|caigo)|in case .. falls?',
          '(what|how|que|como)',
          '(nobody|no one|alone|by myself|sol[oa]|nadie)',
        ],
        not: ofOthers,
      },
    ),
    say: {
      en: 'Lie still a moment: does anything hurt? If not, roll to one side, get on hands and knees, and crawl to a firm chair. Hands on the seat, stronger foot flat, push up slowly, and sit. Hurt, or it does not work? Call {emergency}.',
      es: 'No se mueva un momento: ¿algo duele? Si no, ruede de lado, póngase a gatas y vaya hasta una silla firme. Manos en el asiento, el pie más fuerte plano, empuje despacio y siéntese. ¿Duele, o no puede? Llame a {emergency}.',
    },
    how: {
      en: [
        'Rest between the steps; there is no hurry. Practice it once on a good day with somebody beside you.',
        'Cannot get up: call, shout, bang on the wall or floor. Pull a coat, rug or blanket over you to keep warm, and move your legs.',
        'Hit your head, or take a blood thinner? Call {emergency} even if you feel well. Tell your doctor of any fall.',
      ],
      es: [
        'Descanse entre un paso y otro; no hay prisa. Practíquelo una vez, en un día bueno y con alguien al lado.',
        'Si no puede: llame, grite, golpee la pared o el piso. Cúbrase con un abrigo, tapete o cobija y mueva las piernas.',
        '¿Se golpeó la cabeza o toma anticoagulante? Llame a {emergency} aunque se sienta bien. Cuente toda caída a su médico.',
      ],
    },
  },
  {
    name: 'heart-failure-begin',
    domain: 'Exercise',
    card: 'E10',
    facts: ['E12'],
    when: namedBy({
      all: [
        '(heart failure|failing heart|weak heart|insuficiencia cardi*|(falla|fallo) (cardiac[oa]|del corazon)|corazon debil)',
        '(exercis*|walk*|mov(e|ing)|active|training|camin*|ejerc*|mover*|activ[oa]|gimnasia)',
        '(start*|begin*|how|what|which|may|can|safe*|where|empez*|empiez*|comenz*|como|que|puedo|segur[oa])',
      ],
      not: 'how (far|much|hard|long)|cuant*|salt|sal|water|agua|drink*|beb*|sleep*|dorm*|father|mother|he|she|papa|mama',
    }),
    say: {
      en: 'Very gently, with your heart team: call today, and ask about cardiac rehabilitation. Till then walk a little on the flat, so slowly that you can talk. Weigh yourself each morning. Swelling, or pounds gained in days: call the same day.',
      es: 'Muy suave y con su equipo del corazón: llame hoy, pregunte cuánto le conviene y pida rehabilitación cardíaca. Mientras, camine poco y por lo plano, pudiendo hablar. Pésese cada mañana. ¿Hinchazón, o sube de peso en días? Llame ese mismo día.',
    },
    how: {
      en: [
        'Weigh after the toilet and before breakfast, and write it down. Your team tells you how much gain is too much.',
        'Walk near a chair, sit before you tire, and never after a big meal or in heat. Worn out the next day? Do half.',
        'Hard breathing, dizziness or a new uneven heartbeat: stop and sit. Chest pain, fainting, or breathless at rest: call {emergency}.',
      ],
      es: [
        'Pésese tras ir al baño y antes de desayunar, y apúntelo. Su equipo le dice cuánto es demasiado.',
        'Camine cerca de una silla, siéntese antes de cansarse, y no tras comer mucho ni con calor. ¿Al otro día no puede más? Haga la mitad.',
        'Mucha falta de aire, mareo o latidos que pierden el ritmo: pare y siéntese. Dolor de pecho, desmayo o ahogo en reposo: llame a {emergency}.',
      ],
    },
  },
  {
    name: 'breathless-on-stairs',
    domain: 'Exercise',
    card: 'E12',
    facts: ['E12'],
    when: namedBy({
      all: [
        '(stairs?|staircase|steps|upstairs|hills?|slopes?|escaler[ao]s?|escalon*|gradas|cuestas?|subidas?|loma)',
        '((short|out) of (breath|puff)|no puff|breathless*|puff(ed|ing|y)?|resuello|winded|lose my breath|catch my breath|(falta|faltando|acaba|sin|corto de|quedo sin) .. (aire|aliento)|me ahog[oa]*|ahog[oa]|agit[oa]|jade[oa]|sofoc[oa])',
      ],
      not: 'chest|pecho|heart|corazon|knees?|rodillas?|sudden*|de repente|de golpe|at rest|en reposo|sitting|faint*|desmay*|asthma|asma|copd|epoc|smok*|fum*|right now|ahora mismo|wife|husband|mother|father|mama|papa|espos[oa]|talk test|stop|ordinary|sharper|better way',
    }),
    say: {
      en: 'Tell your doctor this week: breath that runs short on stairs should be looked at. Till then one step, one breath, hand on the rail, and rest before you have to. If it comes suddenly, at rest, or with chest pain or fainting: call {emergency}.',
      es: 'Dígalo al médico esta semana: si al subir le falta el aire, hay que revisarlo. Mientras, un escalón y una respiración, mano en el pasamanos, y descanse antes de necesitarlo. De repente, en reposo, o con dolor de pecho o desmayo: llame a {emergency}.',
    },
    how: {
      en: [
        'Say since when, after how many steps, and whether your legs swell or you need more pillows at night. More of either: call today.',
        'Breathe out as you step up. Lean on the rail or sit halfway; a chair on the landing is no shame.',
        'Go up fewer times: collect what goes upstairs in one bag with both hands free. Stop no tablet by yourself.',
      ],
      es: [
        'Cuente desde cuándo, tras cuántos escalones, y si se le hinchan las piernas o necesita más almohadas. Si eso aumenta: llame hoy.',
        'Suelte el aire al subir. Apóyese o siéntese a medio camino; una silla en el descanso no es vergüenza.',
        'Suba menos veces: junte lo que va arriba en una bolsa y deje libres las manos. No deje ninguna pastilla por su cuenta.',
      ],
    },
  },
  {
    name: 'walk-and-meals',
    domain: 'Exercise',
    card: 'E16',
    facts: ['E16'],
    when: namedBy({
      all: [
        '(walk*|stroll|camin*|paseo|pasear|andar)',
        '(before|after|antes|despues|tras)',
        '(meals?|eat*|dinner|lunch|breakfast|supper|food|comer|comida|comidas|como|desayun*|almuerzo|almorzar|cena|cenar)',
        '(sugars?|diabet*|glucose|azucar|asucar|glucosa|better|best|or after|or before|mejor|o despues|o antes)',
      ],
      not: 'insulin*|sleep*|dorm*|dog|perro|low|hypo*|baja|stomach|bus',
    }),
    say: {
      en: 'After a meal is a good choice, and many people do it; I have no good study that it beats before. On insulin or some sugar tablets, check your sugar first and carry something sweet. What suits your tablets, your nurse knows.',
      es: 'Después de comer es una buena opción, y muchos lo hacen así; no tengo un buen estudio de que sea mejor que antes. Con insulina o ciertas pastillas del azúcar, mídase antes y lleve algo dulce. Su enfermera sabe qué va con las suyas.',
    },
    how: {
      en: [
        'After the biggest meal, wait until you feel at ease, then walk a few easy minutes.',
        'Measure before and after on a few days, and show your nurse both numbers.',
        'Shaky, sweaty or muddled: sit, take juice or glucose, measure. No better: call {emergency}. Chest pain on the way: stop and call.',
      ],
      es: [
        'Tras la comida más grande, espere a sentirse bien y camine unos minutos con calma.',
        'Mídase antes y después unos días, y enseñe los dos números a su enfermera.',
        '¿Tiembla, suda o se confunde? Siéntese, tome jugo o glucosa y mídase. Si no mejora: llame a {emergency}. Dolor de pecho: pare y llame.',
      ],
    },
  },
]
