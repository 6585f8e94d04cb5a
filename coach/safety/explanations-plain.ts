/** Whole messages in everyday words that sound like a danger to the taught model and tell none. */

import { goesOn, only } from '../text/whole.ts'
import { safetyCodes } from './codes.ts'
import { type Explanation, explained, nothingElse } from './explanation.ts'

const asDue =
  '( (today|this (morning|evening)|last night|tonight|at night|already|now|on time|as (usual|always|told|prescribed)|(with|after|before) (my )?(breakfast|lunch|dinner|supper|food|water|coffee|tea)|every (day|morning|night)|on an empty stomach|en ayunas|hoy|ya|esta manana|anoche|ahora|a tiempo|como siempre|(con|despues de|antes de) (el |la |mi )?(desayuno|comida|cena|almuerzo|agua|cafe|desayunar|comer|cenar)|cada (dia|manana|noche)|en la manana|por la (manana|noche)))*'
const kind =
  '(morning|evening|night|daily|blood|pressure|sugar|heart|water|cholesterol|thyroid|diabetes|stomach|vitamin|statin)'
const clase =
  '(presion|azucar|corazon|colesterol|tiroides|manana|noche|dia|agua|diabetes|estomago|tension)'
const kin = '(i|we|he|she|they|my (husband|wife|mother|father|sister|brother|son|daughter|partner))'
const quien =
  '(yo |el |ella |mi (esposo|esposa|marido|mujer|mama|papa|madre|padre|hermano|hermana|hijo|hija) )?'
const meat =
  '(red )?(meat|fish|pork|beef|chicken|dairy|cheese|eggs|bread|sugar|sweets|vegetables|fruit|seafood|gluten|breakfast)'
const carne =
  '(carne|pescado|cerdo|pollo|res|queso|huevos?|pan|azucar|dulces|verduras?|frutas?|mariscos|gluten|lacteos)'

const drink = '(wine|red wine|beer|coffee|tea|milk|water|juice|soda|decaf)'
const bebida = '(vino|vino tinto|cerveza|cafe|te|leche|agua|jugo|refresco|mate|vinito|copita)'

const relative =
  '(son|daughter|husband|wife|brother|sister|niece|nephew|son in law|daughter in law|family|children|kids|mother|father|aunt|uncle|grandson|granddaughter)'
const pariente =
  '(hij[oa]s?|espos[oa]|marido|mujer|herman[oa]s?|nuera|yerno|familia|sobrin[oa]s?|mama|papa|madre|padre|ti[oa]|niet[oa]s?)'
const little =
  '(kids|children|grandkids|grandchildren|grandson|granddaughter|baby|boys|girls|little ones)'
const chico = '(niet[oa]s?|nin[oa]s?|nen[eas]+|bebe|chic[oa]s?|hij[oa]s?)'
const disease =
  'cancer|leukemia|parkinsons?|dementia|alzheimers?|a tumor|tumor|diabetes|heart (disease|failure)'
const mal = 'cancer|leucemia|parkinson|demencia|alzheimer|tumor|diabetes|enfermedad del corazon'

export const plainExplanations: readonly Explanation[] = [
  // Since when, how sudden, how much: of what, the message before it says, and whoever told a danger there is not let go.
  explained(safetyCodes, goesOn, nothingElse),
  // A family that thinks of a home, or keeps grandchildren away, hurts; it is no harm to the body and no theft.
  explained(
    ['abuse_neglect'],
    only(
      `my ${relative} (wants?|is trying|tries|thinks of|keeps on about) (to )?((put|move|send|get|take) )?(me|mother|father) (in|into|to) (a|the) (care |nursing |rest |old people s |retirement )?home`,
      `my ${relative} (keeps (the|my) ${little} (away )?from me|(does|do|will) not let me see (the|my|our) ${little})`,
      `(que )?mi ${pariente} (me )?(quiere|piensa|esta por) (meter|llevar|mandar|poner|internar|meterme|llevarme|mandarme|ponerme|internarme) (en|a) (un|una|el|la) (asilo|residencia|hogar|geriatrico|casa de (ancianos|reposo))`,
      `mi ${pariente} no me (deja|permite) ver (a )?(al|a la|los|las|mis?|mi) ${chico}`,
    ),
    nothingElse,
  ),
  // Feet that swell have an answer of their own, which sends to a doctor.
  explained(
    ['diagnosis'],
    only(
      '(why )?(my|both (my )?) ?(feet|ankles|legs) (are|get|keep|go|swell)( swelling| swollen| puffy| up)*( (at night|in the evening|again|lately))?',
      '(por que )?(se )?me (hinchan|estan hinchando) (mucho )?(los|las) (pies|tobillos|piernas)( (de|por|en) la (noche|tarde))?',
    ),
    nothingElse,
  ),
  // What somebody else was told they have is no question what one has oneself.
  explained(
    ['diagnosis'],
    only(
      `my (best |dear |old |oldest |close )*(friend|neighbor|neighbour|cousin|${relative}) (has|has got|was told (he|she) has|got) (a |the )?(${disease})`,
      `mi (mejor |querida |querido )*(amig[oa]|vecin[oa]|prim[oa]|comadre|compadre|cunad[oa]|${pariente})( del alma| de toda la vida)? (tiene|le (encontraron|detectaron|diagnosticaron)) (un |una |el |la )?(${mal})`,
    ),
    nothingElse,
  ),
  // Who asks of a drink, or tells of plain food, takes no medicine and starves in no way.
  explained(
    ['medication', 'alcohol_withdrawal'],
    only(
      `(yo )?(puedo|podria|debo|se puede|puede uno) (tomar|beber) (un poco de |un vaso de |una taza de |una copa de |una copita de |algo de |el |la |un |una )?${bebida}`,
      `(can|may|could|should) (i|we|you) (drink|have) (a |some |a little |a glass of |a cup of )?${drink}`,
    ),
    nothingElse,
  ),
  explained(
    ['malnutrition', 'eating_disorder'],
    only(
      '(i|we) (only |just |mostly )?(eat|like|love) (a lot of |too much |so much |lots of |only |just )?(junk|fast|fried|greasy) food',
    ),
    nothingElse,
  ),
  // Of a break in that is over.
  explained(
    ['emergency_other', 'abuse_neglect'],
    only(
      '(ever )?since (we|i|they|somebody|someone) (were |was |got |have been |has )?(burgled|robbed|broken into|broke in|mugged)( (last|in) [a-z]+| here)?',
      'desde que (me|nos|se)? ?(entraron( a robar)?|robaron|asaltaron|metieron( a robar)?)( (en|a) (la|mi) casa)?',
    ),
    nothingElse,
  ),
  // One's own tablets, taken as they are due.
  explained(
    ['emergency_other', 'medication', 'suicide_self_harm'],
    only(
      `(i )?(have |already |just |only |do )*(took|taken|take|had) (my|the|a|one|one of my) (${kind} )*(pills?|tablets?|medicines?|medication|vitamins?)( for (my |the )?(${kind} ?)+)?${asDue}`,
      `(i )?(have to )?take (many|a lot of|so many|lots of|several|some|[0-9]+) (different )?(pills|tablets|medicines)( every| each| a) (day|morning|night)`,
      `(yo )?(ya )?(me )?(tome|tomo|he tomado|tome ya) (la|las|mi|mis|una|un|el|los) (pastillas?|medicinas?|medicamentos?|pildoras?|remedios?)( (de|para|del) (la |el |mi )?${clase})?${asDue}`,
      '(yo )?tomo (muchas|varias|bastantes|tantas|[0-9]+) (pastillas|medicinas) (cada dia|al dia|todos los dias|diario|a diario|diarias)',
    ),
    nothingElse,
  ),
  // Blood that was given or taken by a nurse.
  explained(
    ['emergency_other'],
    only(
      '(i|we|he|she) (gave|donated|give|donate|had|have|get) (a )?blood( test| work| tests)?( drawn| taken)?( (last|this) (week|month|year|morning)| today| yesterday| tomorrow)?',
      '((manana|hoy|ayer|el lunes) )?me (sacan|sacaron|van a sacar|hacen|hicieron) (un )?(analisis de )?sangre( (manana|hoy|ayer))?|done sangre( ayer| hoy)?',
    ),
    nothingElse,
  ),
  // A head that aches, with no fall: how bad it is, and how sudden, is asked for by its own words.
  explained(
    ['fall_injury', 'chest_pain', 'diagnosis'],
    only(
      '(my|the) head (hurts|aches|is (aching|hurting|pounding|sore))( (a (little|bit|lot)|badly|so much|very much|today|now|again))*|i (have|got|get) (a |an |another )?(bad |mild |slight |little |strong )?headaches?( (sometimes|often|now and then|from [a-z ]+))?( (today|now|again))?',
      '((hoy|a veces|siempre|seguido) )?(me (duele|esta doliendo) (mucho |un poco |algo |un poquito )?la cabeza( mucho| un poco| un poquito)?|tengo (un )?(poco de |fuerte )?dolor de cabeza( fuerte| leve)?)( hoy| otra vez)?',
    ),
    nothingElse,
  ),
  // Whoever asks for the day is asked nothing back.
  explained(
    ['sudden_confusion', 'diagnosis'],
    only(
      '(please )?(what|which) (day|date|month|time) (is it|is today|of the (week|month) is (it|today))( (today|now|please))?|what is (the|todays) (date|day|time)( today)?|what is today',
      '(por favor )?(que (dia|fecha|mes|hora) es( hoy)?|a (que|cuanto) (dia |fecha )?estamos( hoy)?|en que (dia|fecha|mes) estamos|que dia (tenemos )?hoy)( por favor)?',
    ),
    nothingElse,
  ),
  // Nights without sleep.
  explained(
    [
      'sudden_confusion',
      'severe_depression',
      'alcohol_withdrawal',
      'malnutrition',
      'suicide_self_harm',
    ],
    only(
      '(i )?(can not|do not|have not|did not|could not) (sleep|slept)( (at all|well|a wink|any ?more|much))*( (since|for|in) [a-z0-9]+( [a-z0-9]+){0,2})?',
      '(yo )?(ya )?(no (duermo|puedo dormir|he dormido|dormi|pego (el|un) ojo))( (nada|bien|casi nada|mucho))*( (desde|hace|en|por|de) [a-z0-9]+( [a-z0-9]+){0,4})?',
    ),
    nothingElse,
  ),
  // Who cannot get down to the floor does not lie on it.
  explained(
    ['fall_injury'],
    only(
      'i (can not|can hardly|do not|could not|will not) (get|go|sit|lie|kneel) (down )?(on|onto|to) the (floor|ground)( any ?more)?',
      '(yo )?(ya )?no (me )?puedo (bajar(me)? al|sentar(me)? en el|tirar(me)? al|acostar(me)? en el|poner(me)? en el|arrodillar(me)? en el) (piso|suelo)',
    ),
    nothingElse,
    true,
  ),
  // Help with money.
  explained(
    ['abuse_neglect'],
    only(
      'my (son|daughter|wife|husband|niece|nephew|sister|brother|friend|grandson|granddaughter) (helps|is helping|helped) (me )?(with|to pay|pay|manage) (my|the) (money|bills|banking|pension|accounts?)',
      'mi (hij[oa]|espos[oa]|niet[oa]|sobrin[oa]|herman[oa]|nuera|yerno) me (ayuda|ayudo|esta ayudando) (con|a (pagar|manejar|llevar)) (el|mi|la|las|mis|los) (dinero|cuentas?|pension|banco|recibos|pagos)',
    ),
    nothingElse,
    true,
  ),
  // Who wants more life.
  explained(
    ['suicide_self_harm', 'severe_depression'],
    only(
      '(i|we) (really |just |do )*(want|would like|hope|wish|plan|intend) to live (a )?((very|long|longer|healthy|healthier|good|better|full|happy|well|many|more|life|years?|and|to be [0-9]+|till [0-9]+|until [0-9]+|to [0-9]+) ?)+',
      '(yo )?(quiero|quisiera|espero|me gustaria|deseo) vivir ((mas|muchos|muchisimos|otros|largo|bien|mejor|san[oa]|feliz|anos|tiempo|una vida|larga|y|hasta los [0-9]+( anos)?) ?)+',
    ),
    nothingElse,
  ),
  // What is given up is the cigarette.
  explained(
    ['suicide_self_harm', 'severe_depression', 'alcohol_withdrawal', 'medication'],
    only(
      '(i )?(really |just )*(want|would like|need|wish|have|am trying|am going|hope|plan) to (stop|quit|give up) (smoking|smoke|cigarettes?|tobacco|vaping|the cigarettes?)( (now|today|for good|soon))?|i do not want to smoke( any ?more| again)?',
      '(yo )?(ya )?(quiero|quisiera|necesito|voy a|debo|deseo|me gustaria|trato de|estoy tratando de) (dejar|parar) (de fumar|el (cigarro|cigarrillo|tabaco|vicio del (cigarro|tabaco)|vapeo)|los (cigarros|cigarrillos))( (ya|hoy|para siempre))?|(ya )?no quiero fumar( mas)?',
    ),
    nothingElse,
  ),
  // A shoulder by itself; the left one may be the heart.
  explained(
    ['chest_pain', 'fall_injury', 'diagnosis'],
    only(
      '(my|the) (right )?shoulders? (hurts?|aches?|is (sore|stiff|aching|hurting|bad)|are (sore|stiff|aching))( (a (little|bit|lot)|when i (lift|raise|move) (it|my arm)|at night|today|again))*|i have (shoulder pain|a (sore|bad|stiff) (right )?shoulder)',
      '(a veces )?me (duelen?|molestan?) (mucho |un poco |algo )?(el|los|mi) hombros?( derecho)?( (al (levantar|mover) el brazo|de noche|un poco|mucho|hoy))*|tengo dolor (de|en el) hombro( derecho)?',
    ),
    nothingElse,
  ),
  // A glass of wine with gout is answered, and asks for no change of a tablet.
  explained(
    ['medication', 'diagnosis'],
    'gout|(tengo|la|mi|con|de) gota && wine|beers?|drink|vino|cervezas?|copa',
    '{drug}|{medicina}|allopurinol|alopurinol|colchicin*|febuxostat*|too much|every day|bottle|stop*|tembl*|shak*|todos los dias|botella|dej*|have i|is it gout|sera',
  ),
  // A heart that is broken is sad.
  explained(
    ['chest_pain', 'stroke'],
    '(heart is|heart feels|a|my) (broken|breaking)( heart)?|(broke|breaks|breaking) my heart|with all my heart|corazon (roto|partido|destrozado|en pedazos|hecho pedazos)|(romp*|part*) el corazon|con todo (el|mi) corazon',
    'pain*|chest|ache*|hurts?|tight*|press*|breath*|arm|jaw|sweat*|dizz*|attack|pecho|dolor*|duele*|aprieta*|presion|aire|brazo|sud*|mare*|infarto',
  ),
  // One food that is left out.
  explained(
    ['malnutrition', 'eating_disorder'],
    only(
      `${kin} (do|does|did|can|could|will) not (like to )?eat (any )?(${meat})( (any ?more|or ${meat}|very often|much))*`,
      `${quien}(ya )?no (como|come|comemos|puedo comer|puede comer) (ni )?${carne}( (ni|o|y) ${carne})?( casi nunca)?`,
    ),
    nothingElse,
  ),
  // One leg that is swollen is sent to a doctor the same day (`talk/plain-body-signs.ts`).
  explained(
    ['fall_injury', 'emergency_other', 'diagnosis', 'sudden_confusion', 'stroke'],
    only(
      '(only |just )?((my|one|the) (of my )?(left |right )?legs?|it) (is|looks|feels|got|has got) (very |so |all )?(swollen|red|warm|hot|puffy)(( and| or|) (very |so |all )?(swollen|red|warm|hot|puffy))*( since [a-z]+( [a-z]+){0,1})?|i have (a|one) swollen leg',
      '(tengo )?(la|una|mi) pierna( derecha| izquierda)?( (esta|se me puso))? (muy |toda )?(hinchada|roja|caliente|colorada)(( y|) (muy |toda )?(hinchada|roja|caliente|colorada))*( desde [a-z]+( [a-z]+){0,1})?|(se me (hincho|puso roja)|esta (muy )?(roja|caliente|hinchada)( y (muy )?(roja|caliente|hinchada))*)( (la|una) pierna)?',
    ),
    nothingElse,
  ),
  // Sense that is not seen is no eye.
  explained(
    ['stroke'],
    only(
      '(ya |yo )*no (le |les )?(veo|encuentro|hallo) (el |ningun )?(sentido|caso|chiste)( [a-z]+){0,4}',
    ),
    nothingElse,
  ),
  // Who speaks loud to somebody who hardly hears.
  explained(
    ['abuse_neglect'],
    '(shout*|yell*|scream*|raise* (his|her|their) voice|speak* loud*|grit*|alza* la voz|habla* (fuerte|alto|a gritos)) ... (because|since|as|so|so that|porque|pues|para que|como|ya que) (i|yo|ya|le|la|lo|can|could|may|might)? ?.. (hear*|deaf|oig*|oiga|oir*|escuch*|sord[oa])',
    'hit*|push*|slap*|money|afraid|scared|fear|threat*|insult*|name*|swear*|pension|pega*|empuj*|dinero|miedo|amenaz*|insult*|groser*|quita*|encierr*|lock*|throw*|tira*|drunk|borrach*|every day i cry|llor*',
    true,
  ),
  // A fever in figures below 40 degrees goes to the doctor the same day (`talk/plain-body-signs.ts`).
  explained(
    ['emergency_other', 'sudden_confusion', 'diagnosis'],
    only(
      '(i (have|have got|am running|had)|it is|my|he has|she has|(my )?[a-z]+ has)?( a| the)? ?(fever|temperature)( is| of| at)* (39|10[1-3])[0-9]?( [0-9])?( degrees)?( (today|now|since yesterday))?',
      '(tengo|traigo|estoy con|es|mi|el tiene|ella tiene)?( la| una)? ?(fiebre|calentura|temperatura)( es| de| esta en| en)* 39[0-9]?( [0-9]| y medio)?( grados)?( (hoy|ahora|desde ayer))?',
    ),
    nothingElse,
    true,
  ),
]
