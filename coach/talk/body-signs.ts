/** Signs that together have one answer before all others: a doctor the same day, or the illness that explains them. */

import type { Said } from '../text/said.ts'
import { painkiller, thinner } from '../safety/painkillers.ts'
import { pattern } from '../text/pattern.ts'

export interface BodySigns {
  /** They count where they are told in one message or the two before it. */
  readonly signs: readonly RegExp[]
  /** How many of them go together, where it is not two. */
  readonly fewest?: number
  /** Then they are not of one person, or are denied. */
  readonly unless?: RegExp
  /** True where nothing may be exercised until a doctor has seen it. */
  readonly isForRest?: boolean
  readonly say: Said
}

const sugar = '(sugar|glucose|glucometer|azucar|glucosa|aparatito|glucometro|medidor|maquinita)'
/** From 240 mg/dL on. */
const highSugar = '(2[4-9][0-9]|[3-6][0-9][0-9])'

const swelling =
  '(swollen|swell*|puffy|hinchad[oa]s?|hinchan|hincharon) ... (ankles?|feet|legs?|tobillos|pies|piernas)|(ankles?|feet|legs?|tobillos|pies|piernas) ... (swollen|swell*|puffy|puff up|hinchad[oa]s?|hinchan)|(shoes?|zapatos?) .. (do not fit|will not go on|(got|are|feel) (too )?tight|no (me )?(entran|quedan)|me aprietan)'
const cannotLieFlat =
  'can not (lie|lay|sleep) .. flat|(sleep*|slept) .. (upright|sitting up|propped up|in (the|my) (recliner|armchair|chair))|(more|extra|three|four) pillows|(dormir|duermo) .. (sentad[oa]|en el sillon)|no (puedo|aguanto) .. acostad[oa]|mas almohadas'
const gainsFast =
  '(put on|gained|up) .. ([0-9]+|two|three|four|five|six|seven) (pounds|kilos|pound|lb|lbs)|(subi|aumente|engorde) .. (kilos|libras) .. (dias|semana)'

const drink =
  '(whisk(e?y|eys|ies)|wine|beers?|vodka|gin|rum|brandy|bourbon|scotch|sherry|drinks?|alcohol|copas?|vino|cervezas?|ron|tequila|tragos?|aguardiente)'
const sleeper =
  '(sleep(ing)? (pills?|tablets?|aids?)|sleepers?|zopiclone|zolpidem|ambien|temazepam|nitrazepam|valium|diazepam|lorazepam|ativan|xanax|alprazolam|clonazepam|rivotril|pastillas? (para|de) dormir|somniferos?)'
const tookBoth = `(had|drank|took|taken|swallowed|washed|tome|tomado|tomo|bebi|bebido|bebio) ... (${drink} ... ${sleeper}|${sleeper} ... ${drink})`
/** Asked about in general, of times long past, or not taken. */
const ofNoNow = pattern(
  '(can|could|may|should|shall) i (take|have|drink|mix)|is it (ok|okay|safe|all right|bad) (to|if i)|puedo (tomar|mezclar|beber)|se puede|es malo (tomar|mezclar|si)|never|(?<!can )not|no|without|sin|nunca|(of|hot|soft|cold) (water|drinks?)|root beer|water|agua|milk|tea|cocoa|leche|(years?|months?|weeks?) ago|last (week|month|year)|used to|usually|every night|most nights|hace .. (anos|meses|semanas)|cada noche|todas las noches',
)

/** Sources: the warning signs of heart failure, of a clot in the leg, of bleeding and of drying out, of dementia and of an infected joint, as services for older people print them. */
export const bodySigns: readonly BodySigns[] = [
  {
    signs: [
      'hoarse*|croaky|croaking|(lost|losing) (my|his|her) voice|voz ronca|ronquera|afoni[ac]o?|(estoy|sigo|ando|quede|sigue|anda) ronc[oa]|semanas ronc[oa]',
      '(three|four|five|six|seven|eight|several|many|some|[3-9]) weeks|months?|(tres|cuatro|cinco|seis|varias|[3-9]) semanas|mes(es)?',
    ].map((source) => pattern(source)),
    unless: pattern('(weeks|months) ago|snor*|ronca|roncar|ronquid*|dormid[oa]|yesterday|ayer'),
    say: {
      en: 'A voice that is hoarse for three weeks or more should be looked at. Please call your doctor today for a visit this week. Till then: sips of water, no whisper, no shouting. Hard to breathe or swallow, or blood: call {emergency}.',
      es: 'Una voz ronca tres semanas o más deben revisarla. Llame hoy a su médico y pida cita para esta semana. Mientras: sorbos de agua, sin susurrar ni gritar. Si cuesta respirar o tragar, o hay sangre: llame a {emergency}.',
    },
  },
  {
    signs: [pattern(tookBoth)],
    fewest: 1,
    unless: ofNoNow,
    isForRest: true,
    say: {
      en: 'Drink and a sleeping tablet together can slow the breath. Take no more of either. Do not be alone now: have somebody look in on you, and lie on your side. Call a pharmacist or nurse line now. Very drowsy, confused, or slow breath: call {emergency}.',
      es: 'El alcohol y la pastilla para dormir juntos pueden frenar la respiración. No tome más de ninguno. No se quede a solas ahora: que alguien esté pendiente, y acuéstese de lado. Llame ya a un farmacéutico o a su médico. Con mucho sueño, confusión o respiración lenta: llame a {emergency}.',
    },
  },
  {
    signs: [
      tookBoth,
      '(stay*|keep*|be) .. awake|drows*|sleepy|groggy|woozy|(fall|nod|drop)* (asleep|off)|(go|going) to bed|can not sleep|(slow|shallow) breath*|breath* (is |are )?(slow|shallow)|alone|(one|some) more|another|dormir*|despiert[oa]|adormil*|(mucho|tanto|muero de) sueno|me duermo|sol[oa]|otr[oa]|respir*',
    ].map((source) => pattern(source)),
    isForRest: true,
    say: {
      en: 'Have somebody sit with you or stay on the phone: with both inside you, coffee and walking about do not help, and a fall is near. If you can hardly stay awake, feel confused or breathe slowly, call {emergency} now.',
      es: 'Que alguien le acompañe o siga al teléfono: con ambos en el cuerpo, el café y caminar no sirven, y una caída está cerca. Si apenas puede seguir despierto, se confunde o respira lento, llame ya al {emergency}.',
    },
  },
  {
    signs: [
      '(fall|fell|fallen|falling|nod|nodded|dozed?|dozing) .. (asleep|off)? ?.. (driving|at the wheel|while i (drive|drove|was driving)|behind the wheel)|(me (quede|quedo) dormid[oa]|me dormi|cabece[oe]|me duermo) .. (manejando|conduciendo|al volante)',
    ].map((source) => pattern(source)),
    fewest: 1,
    say: {
      en: 'Do not drive until a doctor has looked at it. Being that sleepy by day can come from breath that stops at night, from tablets or from too little sleep. Call your doctor today and say that it was at the wheel.',
      es: 'No maneje hasta que un médico lo revise. Tanto sueño de día puede venir de pausas al respirar de noche, de pastillas o de dormir poco. Llame hoy a su médico y diga que fue al volante.',
    },
  },
  {
    signs: [
      '(breathless*|(short*|out) of (breath|puff)|no puff|winded|puffed( out)?(?! with)|(catch|get) my breath|gasp*|ahog(o|a|ando|adizo)|falta* (de |el )?aire|(sin|quedo sin) aire|sofoc*)',
      swelling,
      cannotLieFlat,
      gainsFast,
    ].map((source) => pattern(source)),
    isForRest: true,
    say: {
      en: 'Short breath with swollen ankles, fast weight gain or trouble lying flat needs a doctor today. Please call now, and say all of it. If breathing is hard while you rest, or with chest pain or fainting: call {emergency}.',
      es: 'La falta de aire con tobillos hinchados, aumento rápido de peso o dificultad para acostarse necesita un médico hoy. Llame ahora y dígalo todo. Si le cuesta respirar en reposo, o hay dolor de pecho o desmayo: llame a {emergency}.',
    },
  },
  {
    signs: ['{weakHeart}', `${swelling}|${cannotLieFlat}|${gainsFast}`].map((source) =>
      pattern(source),
    ),
    unless: pattern(
      '(always|for years|as usual|like always|not (more )?swollen|siempre|hace anos|como siempre)',
    ),
    isForRest: true,
    say: {
      en: 'With heart failure, new swelling, fast weight gain or trouble lying flat needs your heart team today. Please call now, and weigh yourself first. If breathing is hard while you rest, or with chest pain or fainting: call {emergency}.',
      es: 'Con insuficiencia cardíaca, una hinchazón nueva, subir rápido de peso o no poder acostarse necesita a su equipo del corazón hoy. Llame ahora, y pésese antes. Si le cuesta respirar en reposo, o hay dolor de pecho o desmayo: llame a {emergency}.',
    },
  },
  {
    signs: [
      `${sugar} .. (was |is |at |it |me |en |de |a )*${highSugar}|${highSugar} (de |of )?${sugar}|(?<!pressure )(?<!am )(meter|reading|reads?|marc[ao]|salio) .. ${highSugar}(?! (de |of )?(presion|pressure|pounds|libras|pages|paginas|pesos|kilos))`,
      '(thirst*|pee* .. (a lot|all|often|more)|(up|going) all night|weak|tired|sick|vomit*|blurr*|sed|orin[aeo]* .. (much[oa]|a cada rato|toda)|mucho .. (orin*|bano)|debil*|cansad[oa]|nausea*|borros[oa])',
    ].map((source) => pattern(source)),
    isForRest: true,
    say: {
      en: 'Sugar as high as that, with what you feel, needs your doctor or nurse today. Please call now and read out the number. Drink water, keep to your own plan, and measure again. Vomiting, drowsy, confused or breathing fast: call {emergency}.',
      es: 'El azúcar así de alta, con lo que siente, necesita hoy a su médico o enfermera. Llame ya y diga el número. Tome agua, siga su propio plan y mida otra vez. Con vómitos, mucho sueño, confusión o respiración rápida: llame al {emergency}.',
    },
  },
  {
    signs: [
      '(calf|calves|lower leg|one leg|pantorrilla|chamorro|batata de la pierna|una pierna)(?! (is|are|looks|feels|esta|se ve) (fine|ok|okay|all right|normal|bien|not (swollen|red|hot)))(?! no (esta|se ve) (hinchad|roj|caliente))',
      '(swollen|swell*|red|hot|warm to the touch|hinchad[oa]|roj[oa]|colorad[oa]|caliente)',
    ].map((source) => pattern(source)),
    isForRest: true,
    say: {
      en: 'A calf that is swollen, red or hot needs a doctor today. Please call now, and do not rub or exercise it. With short breath or chest pain: call {emergency}.',
      es: 'Una pantorrilla hinchada, roja o caliente necesita un médico hoy. Llame ahora, y no la frote ni haga ejercicio. Con falta de aire o dolor de pecho: llame a {emergency}.',
    },
  },
  {
    signs: [
      '(knees?|ankles?|wrists?|elbows?|shoulders?|hip|(big )?toe|joints?|rodillas?|tobillos?|munecas?|codos?|hombros?|cadera|dedo|coyunturas?)',
      '(swoll*|swell*|puff*|(blew|blown) up|hinchad[oa]|se (me |le )?hincho|inflamad[oa])',
      '(hot|warm to|red|feverish|fever|caliente|roj[oa]|colorad[oa]|fiebre|arde)',
    ].map((source) => pattern(source)),
    fewest: 3,
    unless: pattern(
      '(not|no|nor|without|ni|sin) (at all |really |esta |estan |la tengo |anything )?(hot|warm|red|swoll*|swell*|puff*|caliente|roj[oa]|hinchad[oa]|inflamad[oa])|hot (bath|water|pack|towel|shower|day|days|weather|summer)|(when|si|cuando) .. (it is |hace )(hot|calor)|sun(burn*)?|pride|sol|orgullo',
    ),
    isForRest: true,
    say: {
      en: 'A joint that is swollen and hot needs a doctor today. Please call now. Rest it until then, and do no exercise with it. With fever or chills, or if you cannot put weight on it: go to urgent care, or call {emergency}.',
      es: 'Una articulación hinchada y caliente necesita un médico hoy. Llame ahora. Hasta entonces déjela en reposo, sin ejercicios. Con fiebre o escalofríos, o si no puede apoyarla: vaya a urgencias o llame a {emergency}.',
    },
  },
  {
    signs: [
      '(breathless*|(short*|out) of (breath|puff)|no puff|winded|puffed( out)?(?! with)|(catch|get) my breath|ahog(o|a|ando)|falta* (de |el )?aire|(sin|quedo sin) aire|sofoc*)',
      '(since|after|following) .. .. (operation|surgery|op|replacement|cast|flight)|(desde|despues de|tras) .. (operacion|cirugia|operaron|operaran|yeso|vuelo)|me operaron|(had|after) .. (hip|knee) (replaced|replacement|operation|surgery)',
    ].map((source) => pattern(source)),
    unless: pattern(
      '(before|always|for years|years ago|antes de|desde siempre|hace anos) ... (operation|surgery|operacion|cirugia)|(years|months) (ago|since)|hace .. (anos|meses)|not? .. (breathless*|short of breath|winded)',
    ),
    isForRest: true,
    say: {
      en: 'Short breath since an operation can be a clot, and must be looked at today. Please call your surgical team or doctor now, and leave stairs and exercise until then. If it came suddenly, comes at rest, or with chest pain or a swollen calf: call {emergency}.',
      es: 'La falta de aire desde una operación puede ser un coágulo, y deben revisarla hoy. Llame ahora a su equipo de cirugía o médico, y deje escaleras y ejercicios hasta entonces. Si vino de golpe, aparece en reposo, o hay dolor de pecho o pantorrilla hinchada: llame a {emergency}.',
    },
  },
  {
    signs: [
      '(diabet*|metformin*|insulin*|gliclazid*|glipizid*|glimepirid*|glyburide|glibenclamid*)',
      '(shak*|trembl*|tembl*|tiembl*) ... (sweat*|sud(o|ando|or)|clammy)|(sweat*|sud(o|ando|or)|clammy) ... (shak*|trembl*|tembl*|tiembl*)|(if|when|si|cuando) .. (shak*|tembl*) .. (again|comes|come|back|otra vez|vuelve)|vuelve a dar .. (tembl*)',
    ].map((source) => pattern(source)),
    say: {
      en: 'Shaking with cold sweat, in somebody with diabetes, can be low sugar. When it comes: sit, measure, take juice or glucose at once, measure again, and then eat. Tell your nurse or doctor today, with all your tablets. Very drowsy or cannot swallow: nothing by mouth, and call {emergency}.',
      es: 'Temblar con sudor frío, si hay diabetes, puede ser azúcar baja. Cuando venga: siéntese, mida, tome jugo o glucosa enseguida, mida otra vez y luego coma. Dígalo hoy a su enfermera o médico, con todas sus pastillas. Con mucho sueño o si no puede tragar: nada por la boca, y llame a {emergency}.',
    },
  },
  {
    signs: [
      '(cough*|splutter*|chok*|tose*|atragant*|ahoga) .. (on|at|when|with|while|al|con|cuando|cada vez) .. (she |he |they |i )?(drink*|tea|water|coffee|liquids?|swallow*|tom(a|ar|o)|beb*|agua|te|cafe|liquid*|trag*)',
      '(gurgl*|gurgly|rattl*|hot|fever*|temperature|phlegm|bubbly|shiver*|fiebre|calentura|caliente|ronca*|gorgote*|flema*|burbuj*|escalofri*)',
    ].map((source) => pattern(source)),
    say: {
      en: 'To cough at drinks, and now heat or a gurgling chest, can be drink gone to the lungs. Nothing more by mouth. Sit them up, and call the doctor now, today. Hard breathing, blue lips or very drowsy: call {emergency}.',
      es: 'Toser al beber, y ahora fiebre o un pecho que gorgotea, puede ser bebida que se fue a los pulmones. Nada más por la boca. Siente a la persona y llame ya al médico, hoy. Si respira mal, tiene labios azules o mucho sueño: llame a {emergency}.',
    },
  },
  {
    signs: [
      thinner,
      '(bruis*|moreton*|moret*|cardenal*) .. (all over|everywhere|without|for no|new|mas|nuev*|por todo*|sin|de la nada)|(gums?|encias?|nose|nariz) .. (bleed*|sangr*)|(bleed*|sangr*) .. (gums?|encias?|nose|nariz)|((red|pink|brown|dark) (pee|urine|wee)|(pee|urine|wee|orina|pipi|pis) .. (red|pink|brown|roj[oa]|rosad[oa]|oscur[oa]))',
    ].map((source) => pattern(source)),
    say: {
      en: 'On a blood thinner, new bruises, bleeding gums or nose, or red urine need your clinic or doctor today. Please call now; do not leave out the tablet by yourself. Bleeding that does not stop, black stools, a knock to the head or weakness: call {emergency}.',
      es: 'Con un anticoagulante, los moretones nuevos, el sangrado de encías o nariz o la orina roja necesitan su clínica o médico hoy. Llame ahora; no deje la pastilla por su cuenta. Si no para de sangrar, o hay heces negras, golpe en la cabeza o debilidad: llame a {emergency}.',
    },
  },
  {
    signs: [thinner, painkiller].map((source) => pattern(source)),
    unless: pattern(
      '(never|do not|no) .. (take|takes|tomo|toma)|(husband|wife|he|she|esposo|esposa|marido|mujer) .. (is on|takes|toma|usa)',
    ),
    say: {
      en: 'Together with a blood thinner, painkillers like ibuprofen, naproxen or aspirin can cause bleeding. Before you take any, or any more, call your pharmacist or doctor today; do not leave out the blood thinner. Black stools, vomiting blood, a bad headache or a knock to the head: call {emergency}.',
      es: 'Junto con un anticoagulante, los calmantes como ibuprofeno, naproxeno o aspirina pueden causar sangrado. Antes de tomar uno, o más, llame hoy a su farmacéutico o médico; no deje el anticoagulante. Heces negras, vómito con sangre, dolor de cabeza fuerte o golpe en la cabeza: llame a {emergency}.',
    },
  },
  {
    signs: [
      '{dementia}',
      '(she|he|ella|el|mother|father|wife|husband|mama|papa|madre|padre|espos[oa]|marido|mujer|herman[oa]|sister|brother|me|to) .. (push*|shov*|hit|hits|hitting|slap*|kick*|scratch*|pinch*|spit*|spat|lash*|grab*|punch*|empuj*|pega|pego|arana|arano|rasgun*|golpe*|patea|pateo|escupe|escupio|manot*|cachetad*|pellizc*)',
      '(bath*|shower*|wash*|dress*|undress*|chang*|(to|into|in|out of) bed|toilet|clean*|pad|ban(o|ar|aba|ando|e)|banarl[oa]|ducha*|visto|vestirl[oa]|vistiendo|cambi*|acost*|acuest*|(la|a la) cama|asear*|aseo|limpi*|lav*|peino|peinarl[oa])',
    ].map((source) => pattern(source)),
    fewest: 3,
    unless: pattern(
      'i (push*|shov*|hit|slap*|grab*|shook)|(le|lo|la) (pegue|empuje|golpee|sacudi)',
    ),
    say: {
      en: 'With dementia, a push while you wash or dress them is the illness, and not aimed at you. Step back and try again later. Ask their doctor or the memory clinic what may be behind it. If either of you is in danger, call {emergency}.',
      es: 'Con demencia, un empujón al lavar o vestir es de la enfermedad, y no contra usted. Dé un paso atrás y pruebe más tarde. Pregunte a su médico o a la clínica de memoria qué lo causa. Si alguno corre peligro, llame a {emergency}.',
    },
  },
  {
    signs: [
      '(diarrh?(o)?ea|the runs|(been|keep*) vomiting|throwing up|diarrea|vomitando|vomito|suelt[oa] del estomago)',
      '(days|since (sunday|monday|tuesday|wednesday|thursday|friday|saturday|yesterday)|dias|desde (ayer|el (lunes|martes|miercoles|jueves|viernes|sabado|domingo)))|(water|blood pressure|pressure) (pills?|tablets?)|furosemide|lasix|lisinopril|losartan|metformina?|diuretic*|wobbly|dizzy|weak|lightheaded|pastillas? .. presion|maread[oa]|mareo|debil|sin fuerzas',
    ].map((source) => pattern(source)),
    say: {
      en: 'Days of diarrhea or vomiting can dry the body out. Please call your doctor or nurse today, and ask what to do with water, pressure or sugar tablets until it stops. Take small sips often. Confused, fainting, blood, or hardly passing water: call {emergency}.',
      es: 'Varios días de diarrea o vómito pueden secar el cuerpo. Llame hoy a su médico o enfermera y pregunte qué hacer con las pastillas del agua, la presión o el azúcar mientras dure. Tome sorbos a menudo. Confusión, desmayo, sangre o casi no orinar: llame a {emergency}.',
    },
  },
]
