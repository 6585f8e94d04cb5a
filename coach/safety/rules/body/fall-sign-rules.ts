/** Falls, knocks and breaks by concept: how it happened, what was hit, what shows since, who cannot get up. */

import { rule, type Rule } from '../rule.ts'
import { asLesson, lately, longPast, near, ultimamente } from './onset-words.ts'

const tumble =
  'skid*|smack on|walked (straight )?into|fell|fallen|fall|falls|falling|tripp*|slipp*|slid|toppl*|tumbl*|went down|stumbl*|keeled over|came off|come off|landed|collapsed|spill|took a (dive|header|tumble|knock|purler|nosedive)|(went|gone|go) (over|flying|headlong|head first|arse|ass|base|sprawling|down|backwards|splat|for a burton)|rolled out|came a cropper|come a cropper|hit the (deck|floor|ground|pavement|dirt|concrete|tiles)|face ?plant*|sack of (spuds|potatoes)|nose ?dived?|legs? (went|gave) (out|way|from under)|on (my|his|her) (backside|arse|ass|bum|bottom|rear)|wiped out|third time down|(had|took|another|nasty|bad|wee|little|bit of a) (a )?(fall|tumble|spill|topple)|missed .. (step|stair|kerb|curb)|knocked (over|down|off)|met the|slid off|slid out|measured (my|his|her) length|lost (my|his|her) (footing|balance)|chair went over'

const headPart =
  'head|noggin|bonce|skull|forehead|temple|crown|nut|scalp|face|brow|eyebrow|nose|chin|teeth|tooth|ear|back of (my|his|her|the) head|helmet|eye'
const strike =
  'hit|hits|hitting|bang*|whack*|clonk*|crack*|conk*|bash*|thump*|smack*|bump*|knock*|struck|wallop*|clout*|caught|ding*|bonk*|split|gash*|clip*|clobber*|clunk*|thwack*|slam*|donk*|biff*|landed on|met'
const headHit = `(${strike}) .. (my|his|her|their|the|me|a|own) .. (back of .. )?(${headPart})|(${headPart}) .. (hit*|met|struck|bounc*|smack*|crack*|bang*|took|caught|against|went into|split)|(lump|bump|egg|goose ?egg|cut|gash|bruise) .. (on|to|over|above|the size) .. (of )?(my |his |her |the |back of |a )?.. (${headPart}|egg|plum|golf ball|lemon|orange|walnut)|(something|jar|tin|can|branch|box|door|shelf|lid|hatch) .. (fell|dropped|came down|hit|landed) .. (on|onto) (my|his|her|the) .. (head|noggin|skull)`

const thinner =
  'blood ?thinner*|warfarin|coumadin|apixaban|eliquis|xarelto|rivaroxaban|pradaxa|dabigatran|edoxaban|clopidogrel|plavix|anticoag*|heparin|thinners|sintrom|acenocumarol'

/** What makes a knock or a fall urgent. */
const aftermath =
  '(keeps?|is|being|was|got|feel*) (being |on being |been )?sick|sick (twice|since|again|now)|been sick|vomit*|chuck*|throw* up|threw up|puk*|drows*|sleepy|wants? to sleep|nod* off|dozing|({cannot}) (stay|keep) awake|headach*|head .. (hurts|aches|sore|fuzzy|spin*|pound*|thump*)|light hurts|fuzzy|dazed|groggy|dizzy|woozy|stars|blood|bleed*|knocked out|out cold|blacked out|passed out|egg|lump|swell*|swoll*|confus*|repeat*|same (thing|question)|blur*|double|no memory|({cannot}|not) remember|clear fluid|black eyes?|worse|split|glassy|forget*|ring* .. ears|neck'

const joint =
  'hip|hips|wrist|wrists|arm|shoulder|ankle|ankles|knee|knees|leg|foot|elbow|hand|rib|ribs|back|spine|tailbone|collarbone|thigh|finger*|thumb|pelvis|neck|coccyx|groin|shin|bum'
const broken =
  'scream*|agony|killing|swell*|swoll*|swelled|balloon|bent|wrong way|funny (angle|shape)|odd angle|like a (dinner )?(fork|s)|pointing|facing|turned (out|in)|sticking|pok*|bone|crunch*|grind*|grat*|click*|snap*|pop*|crack*|purple|black|blue|shorter|dangl*|hang*|stuck|({cannot}) (move|lift|walk|stand|put|bear|raise|bend|take|hold|weight|straighten|use|turn|sit)|not (take|hold|bear|support)|no weight|any weight|weight on|excruciat*|({cannot}) .. (breath|cough|sleep)|hurt* .. (so|bad|breath*|terribl*|like)|so (sore|painful)|worse|throbb*|deform*|tingl*|lump|numb|unbearable|fork|crying|step|huge|massive|size of|enormous|twisted|angle|wobbly|useless'

const onFloor =
  '(on|lying (on|in)|stuck (on|in)|laid (on|in)|been (on|in)|down on|lies on|laid on|sat on|sitting on) (the|her|his|my|me|our|a) .. (floor|hall*|ground|tiles|carpet|path|drive|driveway|lawn|garden|grass|road|street|pavement|sidewalk|lino|bathroom|kitchen|hall|stairs|landing|rug|mat|yard|porch|shower|bath|tub)'
const stuckThere =
  '({cannot}) .. (get|lift|move|stand|haul|pull|shift|raise|reach|pick)|since|hour*|all (night|day|morning|evening)|help|stuck|not (move|get)|get (him|her) (up|to|back)|phone|wedged|shout*|too heavy|alone'

const caer =
  'cai|cayo|caido|caida|caerme|caerse|caimos|caigo|resbal*|trope*|rode|rodo|rodando|me fui|se fue (de|al|contra)|fue de (jeta|hocico|bruces|espaldas|boca|cara|lado)|de (jeta|hocico|bruces|nalgas|sentada|sentado|sentadas|sentones|espaldas)|sentad[ao] ... (cai|cayo)|me (pegue|golpee|di|estrelle)|se (pego|golpeo|dio|estrello|desplomo)|porrazo|trancazo|batacazo|costalazo|zarpazo|ranazo|tortazo|guarapazo|sentonazo|golpazo|tumbo|me (tumbo|tiro|empujo)'
const testa =
  'cabeza|frente|nuca|craneo|cara|ceja|sien|mollera|coco|coscorron|chichon|chipote|menton|nariz|diente*|cholla'
const golpe =
  'golp*|peg*|di|dio|dado|abri*|part*|romp*|estrell*|choc*|cayo|porrazo|coscorron|chichon|chipote|sangr*|herida|cort*|brecha|descalabr*|madrazo|trancazo|tope|topetazo'
const secuela =
  'vomit*|devolver|sueno|dormir|dormid*|ido|ida|mare*|atontad*|aturdid*|dolor de cabeza|duele la cabeza|sangr*|chichon|chipote|desmay*|conocimiento|borros*|no se acuerda|confund*|desorient*|repite|luz|moret*|morad*|hinchad*|anticoagulad*|sintrom|warfarina|eliquis|xarelto|pradaxa|aspirina'
const hueso =
  'cadera|muneca|brazo|hombro|tobillo|rodilla|pierna|pie|codo|mano|costilla*|espalda|cintura|columna|rabadilla|coxis|clavicula|dedo*|cuello|pata|canilla|ingle'
const quebrado =
  'hinch*|globo|enorme|inflam*|horrible|torcid*|chuec*|rot*|romp*|quebr*|fractur*|morad*|negr*|no (puedo|puede|aguant*|soport*|logra|apoy*|mueve|muevo|responde|la muev*)|ni (pa|para|puedo|me)|duele|dolor|trono|crujio|tronido|tron*|salid*|deform*|mas corta|volteada|colg*|dobl*|al reves|chillid*|grit*'
const suelo =
  '(en|desde) el (suelo|piso|bano|patio|pasillo|jardin|garaje)|tirad[ao]|tumbad[ao]|en la (ducha|cocina|banera|tina|calle|vereda|acera|sala|escalera)'
const sinFuerza =
  'no (me |se |la |lo |le )?(puedo|puede|puedo|logro|logra|pudo|pude|podemos|podia) .. (me |se )?(levant*|par*|mov*|incorpor*|enderez*|poner*|alz*|sentar*)|horas|toda la noche|desde|ayuda'

const quiet = [
  'me cai de (sueno|risa|la risa|cansancio)',
  '(fell|broke|tripped|slipped|fall|head|hip) ... in (19[0-9][0-9]|20[01][0-9]|202[0-4])|en (19[0-9][0-9]|20[01][0-9])',
  '(brick wall|sudoku|small print|tiny print|this (puzzle|phone|computer))|head (over heels|to toe|first into|start)|fell (in love|asleep|out|behind|apart|for)|falling (behind|asleep|in love|out)|(price*|score*|sales|leaves|temperature|night|mackerel) .. (has |have |had )?(fell|fallen|slipped|fall)|fall (prevention|colors|leaves|asleep|class*|season)',

  'slip of|slipped (my mind|up|disc)|on a (trip|cruise)|laugh*|black and blue at|hit (the (hay|gym|books|road|spot)|it off|my (goal|target|stride))|evit*|preven*|para no|no resbal*|no caer*|(por que|preguntas) .. caidas|me cae (bien|mal|gordo)|caen bien|me di (cuenta|(un|una|unos|el) (bano|ducha|regaderazo|vuelta|gusto|paseo|masaje|lujo))|me caigo de (sueno|cansancio|cansad[ao]|risa)|me tiro (al sol|en (la|el|mi) (cama|sofa|sillon|hamaca|pasto))',

  'jugador|partido|futbol|boxeador|on the (news|telly|tv)',
  ...asLesson,
  ...longPast,
]

/** Rules for falls and knocks (coach.md section 4, row fall_injury; a thinner makes any knock urgent). */
export const fallSignRules: readonly Rule[] = [
  rule(
    'fall_injury',
    [
      `${headHit} && (${aftermath}|${thinner}|${tumble}|${lately}|hardly|fine|only|okay|ok|cupboard|door|shelf|cabinet|wall|radiator|floor|car)`,
      `(${thinner}) && (into (a|the) (door|wall|post|window|glass)|${tumble}|${strike}|bump*|lump|bruise*|knock*|bang*)`,
      `(${joint}) ... (crack*|snap*|pop|popped|went|crunch*|gave|twist*) && ({cannot}) .. (take|put|stand|walk|move|lift|step|bear)`,
      `(${tumble}) && (${aftermath}) && (${headPart}|sick|vomit*|chuck*|sleep|drows*|nod*|light|dazed|since|bleed*|blood)`,
      near(joint, broken).concat(` && (${tumble}|twist*|wrench*|jar*|jump*|door|dropped)`),
      `(${joint}) && (bent|pointing|facing|turned|sticking|stuck out|hanging|twisted) .. (the )?(wrong|like a (dinner )?fork|sideways|backwards|funny|odd|out)`,
      'bone .. (is |was )?(stick*|pok*|show*|through|out|visible)|heard .. (crack|snap|pop|crunch)',
      `(${tumble}) && ({cannot}) .. (stand|walk|get up|move|lift|put|bear|straighten|sit|sleep|turn|breathe)`,
      `(${tumble}) && (legs?|feet|arms?|hands?) .. (are |is |feel |feels |went |gone )?(tingl*|numb|dead|weak)`,
      `${onFloor} && (${stuckThere}) && ({cannot}|all night|phone|help|lift|since|hour*|stuck|get (him|her|me|up)|moan*|hurt*|cold)`,
      'found .. (beside|next to|by|under|on|at the (foot|bottom) of) .. (bed|floor|stairs|bath|toilet|garden) && (hip|head|bruis*|black|memory|scream*|blood|cold|floor|confus*|move|hurt*|remember)',
      `(scream*|yell*|cries|cry|yelp*|winc*) .. (out )?(when|if|every time|each time) .. (we|i|you|they|he|she) .. (mov*|touch*|lift*|stand*|turn*)`,
      `(third|second|fourth|two|three|four|another|again) .. (time down|fall*|tumble*|time) && (this (week|month)|tooth|face|head|hurt*|bruis*|hip|wrist) && (${tumble})`,
      'helmet .. (split|cracked|broke*|smashed|in two)|(lost|knocked|chipped|broke) .. (a |my |his |her )?(tooth|teeth) && (fell|fall|down|met|floor|radiator|tripped|slipped|hit)',
      `(${tumble}) && (bad* hurt|hurt bad*|really hurt|hurting|agony|broken|broke|fractured|dislocat*|stitches)`,
    ],
    quiet,
  ),
  rule(
    'fall_injury',
    [
      `${near(testa, golpe)} && (${secuela}|${caer}|${ultimamente}|tomo|toma|solo|nada mas|puerta|pared|armario|lavadero|alacena|rato)`,
      `(sintrom|warfarina|anticoagul*|eliquis|xarelto|pradaxa|acenocumarol|adiro|clopidogrel) && (golp*|cai|cayo|caida|chichon|coscorron|moreton|porrazo|peg*|resbal*|cabeza)`,
      `(${caer}) && (${secuela}) && (cabeza|nuca|vomit*|dormir|ido|ida|sangr*|ceja|frente|cara|mare*|sueno)`,
      `(${caer}) && ${near(hueso, quebrado)}`,
      `(${caer}) && (no (aguanto|aguanta|soporto|soporta)|${sinFuerza.split('|horas')[0]}|no (puedo|puede) (caminar|andar|apoyar|mover*|pis*|ni))`,
      `(dobl*|torc*|gir*) .. (el |la )?(tobillo|pie|rodilla|muneca) && (no (lo|la|me|puedo)|hinch*|apoyar|crujio|trono)`,
      `(${suelo}) && (${sinFuerza}) && (no .. (puedo|puede|logro|logra|pude|pudo|podemos)|llev*|ayuda)`,
      'se (me|le) (salio|zafo|doblo|rompio|quebro) .. (el |la )?(hueso|hombro|muneca|tobillo|rodilla|cadera|brazo|pierna|dedo)|(pie|pierna|muneca|brazo) .. (para el otro lado|al reves|volteado|volteada)',
      `(${caer}) .. (de|por|en|con|del) .. (la |el |las )?(escalera*|cama|techo|silla|banqueta|gradas|andamio|bici|bicicleta|arbol|ducha|bano|tina|banera) && (${ultimamente}|duele|dolor|sangr*|no puede|no puedo|golp*|hinch*)`,
    ],
    quiet,
  ),
]
