/**
 * Signs of the body in the plainest words, as the whole message: what to do at once, whom to call today, and what makes
 * it an emergency. What is grave already in so few words is in `safety/rules/bare.ts`.
 * Sources: first aid for bleeding, nosebleeds and heat, and the warning signs of fever, of a clot, of high sugar and of
 * dizziness, as services for older people print them; for the 240 of sugar and the ketones, the American Diabetes
 * Association and Mayo Clinic on hyperglycemia.
 */

import { whole } from '../text/whole.ts'
import { pattern } from '../text/pattern.ts'
import type { BodySigns } from './body-signs.ts'

const much = '((very|so|really|quite|rather|a bit|a little|too|extremely) )*'
const mucho = '((muy|tan|bien|bastante|algo|un poco|muchisimo|demasiado) )*'
const days =
  '(for|since|about|these|going on) .. (days?|weeks?|yesterday|(mon|tues|wednes|thurs|fri|satur|sun)day)|(two|three|four|five|six|several|many|[2-9]) days|all week|(desde|hace|por) .. (dias?|semanas?|ayer|antier|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(dos|tres|cuatro|cinco|varios|muchos|[2-9]) dias'
const hotNumber =
  '(3[89]|4[01]|10[0-5])[0-9]?( [0-9]| y medio| and a half| point [0-9])?( (degrees|grados))?'
const fever = '(fever*|temperature|fiebre|calentura|temperatura)'
const kin =
  '(my |our |mi |the )?(husband|wife|mother|father|sister|brother|partner|esposo|esposa|marido|mujer|mama|papa|madre|padre|hermano|hermana|he|she|el|ella)'
const legTold =
  '(my|one|the|one of my) (left |right )?(legs?|thigh|shin)|(la|una|mi|tengo la|tengo una) (pierna)'
const swollen =
  'swollen|swell*|puffy|red|hot|warm|hinchad[oa]|se (me )?hincho|roj[oa]|colorad[oa]|caliente'
/** From 240 on the doctor is called the same day and, with insulin, ketones are looked for. */
const highSugar = '(2[4-9][0-9]|[3-6][0-9][0-9])'
const sugar = '(blood )?(sugar|glucose)|azucar|glucosa'
const reads =
  '((is|was|has been|reads?|says?|said|shows?|showed|came (out|up|back)|went( up)?|got|hit|measured|it is|it was|level|reading|at|to|up to|over|above|about|around|nearly|almost|now|still|as high as|in the) )*'
const marca =
  '((esta|estaba|estuvo|anda|amanecio|salio|sale|marco|marca|dio|subio|llego|tenia|tuve|tengo|traigo|lleva [a-z]+ dias|sigue|me (salio|marco|marca|dio|amanecio)|la tengo|lo tengo|la traigo|lo traigo|en|de|a|con|por|mas|casi|arriba|como) )*'
/** At what hour it was so. */
const atHour =
  '( (at|before|after|for|in|on|en|antes|despues|tras|por|desde|de|todo|toda|todos|dos|tres|two|three|all|the|la|el|los|las|my|mi|breakfast|lunch|dinner|supper|bed|noon|night|morning|days?|week|desayuno|desayunar|comida|comer|cena|cenar|ayunas|dormir|dia|dias|semana|manana|noche))*'
const roof =
  '(house|home|apartment|flat|room|bedroom|trailer|place|casa|cuarto|departamento|apartamento|piso|habitacion|recamara)'
const hot = `(${much}(hot|boiling|burning|stifling|an oven|like an oven)|${mucho}(caliente|calurosa|caluroso|un horno|como un horno))`
const coolers =
  '(no|without|not have( an| a| any)?|broken|sin|no tengo|no hay|no tenemos|se (me )?(descompuso|rompio|dano)( el)?) (air conditioning|air conditioner|ac|a c|aircon|fan|cooling|aire|ventilador|clima|aire acondicionado|abanico)|(air conditioner|ac|air conditioning|fan|aire|ventilador|aire acondicionado) (is |esta )?(broken|out|off|not working|does not work|descompuesto|danado|roto|no (sirve|funciona))'

/** So much of it tells of heat in the house. */
const heatTold = `(my |the |our )?${roof} (is|feels|gets|has become) ${hot}|it is ${hot} (in (here|my ${roof}|the ${roof})|inside)|(mi |la |el )?${roof} (esta|es|parece) ${hot}|(hace|tengo|hay) (mucho|muchisimo|demasiado|un) calor(on)? (en (la |mi |el )?${roof}|aqui adentro|adentro)`
/** That it is hot tells of no danger by itself, but where nothing cools. */
const hotTold = `${heatTold}|(it is|i am) ${hot}|(hace|tengo) (mucho |muchisimo |tanto )?calor`

const bleeding = [
  'i am bleeding|i bleed|i keep bleeding|it is bleeding|it keeps bleeding|my (arm|leg|hand|finger|foot|knee|skin|cut|wound|shin|elbow) (is bleeding|bleeds|keeps bleeding)|i (have )?cut (myself|my (hand|finger|arm|leg|foot)) and (it|i) (bleeds|is bleeding|am bleeding|bleed)|there is blood',
  '(yo )?(estoy sangrando|sangro|me sale sangre|me esta saliendo sangre|hay sangre)|me sangra (el brazo|la pierna|la mano|el dedo|el pie|la rodilla|la herida|la piel)|me corte( (el dedo|la mano|el brazo|la pierna|el pie))? y (me )?(sale sangre|sangra|sangro|esta sangrando|estoy sangrando)',
] as const
const nose = [
  '(my|the) nose (is |keeps |started |has been )?(bleeding|bleeds|bleed)|i (have|got|get|keep getting) (a |another )?nose ?bleeds?|nose ?bleeds?',
  '(yo )?(me (sangra|esta sangrando|sale sangre (de|por)) la nariz|tengo (un )?sangrado (de|en la|por la) nariz|sangro (de|por) la nariz|me sale sangre de la nariz)',
] as const
const noseOnly = '(it is |from |out of |es |de |por |in |en )*(my |the |mi |la )?(nose|nariz)'

export const plainBodySigns: readonly BodySigns[] = [
  {
    signs: [
      pattern(`${whole(...nose)}|${whole(noseOnly)}`),
      pattern([...nose, ...bleeding].join('|')),
    ],
    isForRest: true,
    say: {
      en: 'Sit up, lean forward, and pinch the soft part of the nose for ten minutes, without letting go. Breathe through the mouth and spit out the blood. Still bleeding after that, heavy, after a knock to the head, or on a blood thinner: call {emergency}. If it comes again, tell your doctor today.',
      es: 'Siéntese, inclínese hacia adelante y apriete la parte blanda de la nariz diez minutos, sin soltar. Respire por la boca y escupa la sangre. Si después sigue, si es mucha, si fue por un golpe en la cabeza o toma anticoagulante: llame al {emergency}. Si vuelve, dígalo hoy a su médico.',
    },
  },
  {
    signs: [pattern(whole(...bleeding))],
    fewest: 1,
    isForRest: true,
    say: {
      en: 'Press hard on it now with a clean cloth, for ten minutes, and do not lift it to look. Sit down and raise that part. If it is heavy, soaks through or does not stop, or you feel faint: call {emergency}. On a blood thinner, or with a deep cut, call your doctor today. From below, or with vomit: call {emergency}.',
      es: 'Apriete ya con un paño limpio, fuerte, diez minutos, y no lo levante para mirar. Siéntese y suba esa parte. Si es mucha, traspasa el paño o no para, o siente que se desmaya: llame al {emergency}. Si toma anticoagulante o el corte es hondo, llame hoy a su médico. Si sale por abajo o con vómito: llame al {emergency}.',
    },
  },
  {
    signs: [
      pattern(
        whole(
          'i (can not|can hardly|could not|am not able to|am unable to) (pee|urinate|pass (any )?(water|urine))',
          '(yo )?no (puedo|logro) (orinar|hacer (pipi|pis)|mear)',
        ),
      ),
    ],
    fewest: 1,
    say: {
      en: 'Not being able to pass water needs a doctor today. Please call now, and say since when. Run a tap, sit and lean forward; do not drink a lot to force it. If nothing has come for many hours, or the belly hurts or is hard: call {emergency}.',
      es: 'No poder orinar necesita un médico hoy. Llame ya y diga desde cuándo. Abra la llave del agua, siéntese e inclínese; no beba mucho para forzarlo. Si no sale nada desde hace muchas horas, o el vientre duele o está duro: llame al {emergency}.',
    },
  },
  {
    signs: [pattern(legTold), pattern(`(${swollen})`)],
    unless: pattern(
      '(legs (are|get|feel)|both|las piernas|las dos|fell|fall*|hit|ca[ei]*|golpe*|hot (bath|water)|warm (bath|water|blanket)|not (swollen|red|hot|warm)|no (esta|tengo) .. (hinchad|roj)*|years|always|siempre|anos|breath*|aire)',
    ),
    isForRest: true,
    say: {
      en: 'One leg that is swollen, red or warm can be a clot or an infection, and needs a doctor today. Please call now. Till then rest it, and do not rub it. With short breath or chest pain: call {emergency}.',
      es: 'Una sola pierna hinchada, roja o caliente puede ser un coágulo o una infección, y necesita un médico hoy. Llame ahora. Mientras, descánsela y no la frote. Con falta de aire o dolor de pecho: llame al {emergency}.',
    },
  },
  {
    signs: [
      pattern(
        `(my |mi |el |la |tengo )?.. (${sugar}) .. (high|alt[oa])|high (blood )?sugar|(${sugar}) ... ${highSugar}|${highSugar} (de|of) (${sugar})|${whole(`(${sugar})`)}`,
      ),
      pattern(
        whole(
          `(it is |it says |it reads |esta en |marca |me salio |salio )*${highSugar}`,
          `((i|we) (just |have )*(checked|measured|tested)( it)?( and)? |me medi( y)? )?(my |the )?(${sugar}) ${reads}${highSugar}${atHour}`,
          `my meter ${reads}${highSugar}${atHour}`,
          `(my |the )?(${sugar}) (is|has been) ((very|too|so|really) )+high|i have ((very|too|really) )*high (blood )?sugar`,
          `(me medi( y)? )?((mi|el|la|yo|tengo|traigo|ando con|amaneci con) )*(${sugar}) ${marca}${highSugar}${atHour}`,
          `(me (salio|marco|marca)|salio|el aparato|el medidor) ${marca}((el|la) )?(${sugar}) (en |de |a )?${highSugar}${atHour}`,
          `(me medi( y)? )?((yo|tengo|tenia|traigo|traia|amaneci con|ando con|me salio|me dio) )*${highSugar} de (${sugar})${atHour}`,
          `((mi|el|la|yo|tengo|traigo|ando con) )*(${sugar}) ((esta|la tengo|lo tengo) )?((muy|bien|demasiado|tan) )+alt[oa]`,
        ),
      ),
    ],
    isForRest: true,
    say: {
      en: 'Sugar of 240 or more needs your doctor or nurse today. Please call now and read out the number. Drink water, keep to your own plan, and measure again. On insulin, test for ketones. If it stays up, with vomiting, very sleepy, confused or breathing fast: call {emergency}.',
      es: 'El azúcar en 240 o más necesita hoy a su médico o enfermera. Llame ya y diga el número. Tome agua, siga su propio plan y mida otra vez. Con insulina, mida las cetonas. Si no baja y hay vómitos, mucho sueño, confusión o respiración rápida: llame al {emergency}.',
    },
  },
  {
    signs: [
      pattern(fever),
      pattern(
        `${fever} ... ${hotNumber}|${hotNumber} (of|de) ${fever}|${whole(`(it is |esta en |de |tengo )*${hotNumber}( (of|de) ${fever})?`)}|(${days})`,
      ),
    ],
    unless: pattern(
      `(no|not|without|sin|never|ni) (have |a |tengo |hay )*${fever}|(hay|yellow|scarlet|cabin|dengue|spring|gold) fever|temperature (outside|of the|in the)|(degrees|grados) (outside|afuera)|(weather|clima|agua|water|oven|horno)|((hace|years|months|weeks|year|ago|last) (anos|meses|ago|year|month))`,
    ),
    isForRest: true,
    say: {
      en: 'A fever that is high, or lasts for days, needs a doctor today. Please call now. Till then drink often, rest, and wear light clothes. Confused, hard breath, a stiff neck, shaking chills, or hardly passing water: call {emergency}.',
      es: 'Una fiebre alta, o de varios días, necesita un médico hoy. Llame ahora. Mientras, beba a menudo, descanse y use ropa ligera. Con confusión, dificultad para respirar, cuello tieso, escalofríos fuertes o casi sin orinar: llame al {emergency}.',
    },
  },
  {
    signs: [
      pattern(
        whole(
          'i (have|got|am running|feel like i have) (a )?(bad |slight |little )?(fever|temperature)|i (am|feel) feverish|fever',
          '(yo )?(tengo|traigo|estoy con|me dio|me empezo) (un poco de |mucha |una )?(fiebre|calentura|temperatura)|estoy afiebrad[oa]|fiebre',
        ),
      ),
    ],
    fewest: 1,
    isForRest: true,
    say: {
      en: 'Measure it, and write it down with the hour. At 38 (100.4 F) or more, or if it lasts, call your doctor today: fever runs low with age. Drink often, rest, and wear light clothes. Confused, hard breath, a stiff neck, shaking chills, or hardly passing water: call {emergency}.',
      es: 'Mídala y anótela con la hora. Desde 38 grados, o si dura, llame hoy a su médico: con la edad la fiebre sube poco. Beba a menudo, descanse y use ropa ligera. Con confusión, dificultad para respirar, cuello tieso, escalofríos fuertes o casi sin orinar: llame al {emergency}.',
    },
  },
  {
    signs: [
      pattern(
        whole(
          '(i )?(have (been|started) |keep |am |started |can )*(hear|hearing) voices( (at night|in my head|when i am alone|that (tell|talk|speak|say) [a-z]+( [a-z]+){0,3})){0,2}|voices (talk|speak) to me|there are voices in my head|(somebody|someone) (talks|speaks|is talking) in my head',
          '(yo )?(oigo|escucho|estoy oyendo|estoy escuchando) (unas )?voces( (de noche|en la noche|por la noche|en mi cabeza|que me hablan))*|hay voces en mi cabeza|unas voces me hablan|(oigo|escucho) gente que me habla',
        ),
      ),
    ],
    fewest: 1,
    unless: pattern('(kill|hurt|die|harm|matar*|mate|morir*|dano|lastim*)'),
    say: {
      en: 'Hearing voices that others do not hear is nothing to be ashamed of, and needs a doctor today. A new tablet, an infection or too little sleep can be behind it. Please call now, and do not stay alone. If they tell you to hurt yourself or somebody, or you feel confused: call {crisis} or {emergency}.',
      es: 'Oír voces que otros no oyen no es motivo de vergüenza, y necesita un médico hoy. Puede venir de una pastilla nueva, una infección o dormir poco. Llame ahora, y no se quede a solas. Si le dicen que se haga daño o lo haga a alguien, o siente confusión: llame a {crisis} o al {emergency}.',
    },
  },
  {
    signs: [
      pattern(
        whole(
          `i (am|feel|get|keep getting|have been) ${much}(dizzy|faint|lightheaded|light headed|woozy)|everything is spinning|the room (is spinning|spins)|i feel like (i will|i might|i am going to) (faint|pass out)`,
          `(yo )?(estoy|me siento|ando|amaneci) ${mucho}maread[oa]|(yo )?tengo ${mucho}(mucho )?(mareos?|vertigo)|me (mareo|da vueltas todo|da vueltas la cabeza)|todo me da vueltas|siento que me (desmayo|voy a desmayar)`,
        ),
      ),
    ],
    fewest: 1,
    isForRest: true,
    say: {
      en: 'Sit or lie down now, and get up slowly later. Sip some water; with diabetes, measure your sugar. Call your doctor today, with all your tablets at hand. A crooked face, weak arm, odd speech, double sight, chest pain, bad headache, fainting, or dizzy all of a sudden: call {emergency}.',
      es: 'Siéntese o acuéstese ya, y después levántese despacio. Tome sorbos de agua; si tiene diabetes, mida el azúcar. Llame hoy a su médico, con sus pastillas a mano. Cara torcida, brazo débil, habla rara, vista doble, dolor de pecho o fuerte de cabeza, desmayo, o mareo de golpe: llame al {emergency}.',
    },
  },
  {
    signs: [
      pattern(
        whole(
          'my head hurts ((so|very|really|a) )*(much|badly|bad|lot)|i (have|got) a (very |really )*(bad|strong|severe|splitting) headache',
          '(yo )?(me duele (mucho|bastante|demasiado) la cabeza|me duele la cabeza (mucho|bastante)|tengo (un )?((muy|mucho|fuerte) )*dolor de cabeza( (muy )?fuerte)?)',
        ),
      ),
    ],
    fewest: 1,
    unless: pattern('tengo (un )?dolor de cabeza (?!(muy )?fuerte)'),
    isForRest: true,
    say: {
      en: 'A strong headache that is not like your others needs a doctor today. Rest in the dark, drink water, and measure your blood pressure if you can. If it came suddenly or is the worst ever, after a knock, or with a weak arm, odd speech, fever, a stiff neck, sore temples or dim sight: call {emergency}.',
      es: 'Un dolor de cabeza fuerte y distinto de otros necesita un médico hoy. Descanse a oscuras, tome agua y, si puede, mida la presión. Si vino de golpe o es el peor de su vida, tras un golpe, o con brazo débil, habla rara, fiebre, cuello tieso, sienes adoloridas o vista nublada: llame al {emergency}.',
    },
  },
  {
    signs: [
      `${kin} .. ((do|does|did|will|can) not|hardly|barely|stopped|refuses to|won't) (eat*)(?! (meat|fish|out|breakfast|sugar|sweets))|${kin} (ya )?(no (quiere |puede )?com(e|er)|casi no come)(?! (carne|pescado|pollo|dulces|azucar|pan))`,
      '(thin|skinny|bones|wasting|weak|losing weight|flac[oa]|delgad[oa]|en los huesos|debil|bajando de peso)',
    ].map((source) => pattern(source)),
    say: {
      en: 'Not eating and so thin needs a doctor this week: please call today. Till then offer small bites often, soft and rich: egg, yogurt, soup with oil, milk. Keep to no diet. Not drinking either, very sleepy or confused: a doctor today, or {emergency}.',
      es: 'No comer y estar así de flaco necesita un médico esta semana: llame hoy. Mientras, ofrezca bocados pequeños a menudo, suaves y con sustancia: huevo, yogur, sopa con aceite, leche. Nada de dietas. Si tampoco bebe, o tiene mucho sueño o confusión: médico hoy, o el {emergency}.',
    },
  },
  {
    signs: [
      pattern(
        whole(
          `${kin} ((do|does|did|will|can) not|hardly|barely|stopped|refuses to) (eat|eats|eating)( (anything|at all|any ?more|much|well))*`,
          `${kin} (ya )?(no (quiere |puede )?com(e|er)|casi no come)( (nada|bien|mucho))*`,
        ),
      ),
    ],
    fewest: 1,
    say: {
      en: 'Somebody who hardly eats needs a doctor this week: please call today. Say since when, and what the scale shows. Till then offer small bites often, soft and rich: egg, yogurt, soup with oil. Trouble swallowing, not drinking, very sleepy or confused: a doctor today, or {emergency}. Is it new, and do they look thinner?',
      es: 'Quien casi no come necesita un médico esta semana: llame hoy. Diga desde cuándo y qué marca la báscula. Mientras, ofrezca bocados pequeños a menudo, suaves y con sustancia: huevo, yogur, sopa con aceite. Si le cuesta tragar, no bebe, tiene mucho sueño o confusión: médico hoy, o el {emergency}. ¿Es nuevo, y le nota más delgadez?',
    },
  },
  {
    signs: [
      pattern(
        `${whole('i (do|have|did|can) not (eat|eaten)( (anything|at all|much))*', '(yo )?(ya )?no (como|he comido|puedo comer|estoy comiendo)( (nada|bien|casi nada))*')}|i (have|did) not eat(en)?( anything)? .. (days|(mon|tues|wednes|thurs|fri|satur|sun)day)|(no (como|he comido)|sin comer)( nada)? (desde|hace) .. dias`,
      ),
      pattern(days),
    ],
    unless: pattern('(fast*|ayun*|meat|carne|fish|pescado|sugar|azucar)'),
    isForRest: true,
    say: {
      en: 'Days without food weaken an older body fast. Please call your doctor today. Till then sip something often: milk, soup, juice, and a few bites of what goes down. Not drinking either, faint, confused, vomiting or belly pain: call {emergency}. If there is no food or money for it, {food} helps.',
      es: 'Varios días sin comer debilitan pronto a un cuerpo mayor. Llame hoy a su médico. Mientras, tome sorbos a menudo: leche, sopa, jugo, y bocados de lo que le pase. Si tampoco bebe, se desmaya, se confunde, vomita o le duele el vientre: llame al {emergency}. Si falta comida o dinero, {food} ayuda.',
    },
  },
  {
    signs: [
      pattern(
        `${whole(heatTold)}|^ ((${hotTold}) (and |, |y |\\. )*)?(i |we |yo )*((do|have|has|is) )*(${coolers})( (in (here|my house)|at home|en (la|mi) casa))?( (and|y) (it is|hace) (${hot}|mucho calor))? (\\. )*$|(${hotTold}) .. (${coolers})`,
      ),
    ],
    fewest: 1,
    unless: pattern(
      '(soup|coffee|tea|oven|sopa|cafe|comida|flash*|bochorno*|fever|fiebre|not (hot|too hot))',
    ),
    isForRest: true,
    say: {
      en: 'Heat indoors is a danger for an older body. Go now to the coolest room, or to a library, a shop or a neighbor who has it cool. Sip water often, wet your neck and arms, close the blinds. Have somebody look in on you. Confused, faint, vomiting, or hot dry skin: call {emergency}.',
      es: 'El calor en casa es un peligro para un cuerpo mayor. Vaya ya al cuarto más fresco, o a una biblioteca, una tienda o con un vecino que tenga fresco. Tome agua a sorbos, mójese el cuello y los brazos, cierre cortinas. Que alguien esté pendiente. Confusión, desmayo, vómito o piel caliente y seca: llame al {emergency}.',
    },
  },
]
