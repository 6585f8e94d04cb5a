/** Signs of a stroke by concept: face, limb, speech, sight, balance, side of the body, and when it began. */

import { rule, type Rule } from '../rule.ts'
import { anyTwoOf, eachWith } from '../any-two.ts'
import { asLesson, lately, longPast, near, ultimamente } from './onset-words.ts'

const facePart =
  'faces?|mouths?|smiles?|grins?|lip|lips|cheek|cheeks|lid|lids|eyelid|eyelids|chops|gob|jowl*|kisser|eye|eyes|brow|tongues?'

const gaveWay =
  'droop*|sag*|slid*|slip*|slump*|crooked|lopsided|lop sided|numb*|twist*|uneven|wonky|skew*|melt*|slack|squint*|askew|hang*|hung|(gone|went|feels) .. (down|funny|dead|stiff|heavy|weird|odd|to sleep|numb|cold)|(will|would|does|did|can|could) not .. (stay|go|come) (up|open|shut)|winking|frozen|not (match|close|meet|move|moving|shut|seal|match|work*|lift*)|pull* (down|to)|(to|on|down) .. (one|left|right) side|tingl*|prickl*|dentist|novocain*|asleep|limp|turned down|sideways|(off|over) to (one|the) (side|left|right)|lazy|(only|just) one side|half (of it|shut|closed)'

const limbPart =
  'arm|arms|leg|legs|hand|hands|fingers|finger|thumb|foot|foots|feet|toes|grips?|one of (mine|my (arms|legs|hands))|knee|wrist|(one|left|right|whole|entire|other) (side|half)|half of (me|him|her|my|his|body)|limb*'

const limbFails =
  'numb*|weak*|tingl*|pins (and|an|n) needles|dead|limp|floppy|flop*|useless|paraly*|lifeless|heavy|lead|leaden|rubber*|jelly|spaghetti|rag|clumsy|drag*|drift*|sink*|sank|droop*|hang*|asleep|buckl*|folded|gave (way|out)|giv* (way|out)|fumbl*|trail*|scuff*|stopped (working|moving)|belongs? to|drop*|gone (funny|dead|weird|on me)|(will|would|does|did|can|could|is|are|do) not (work*|mov*|grip|hold|close|lift|obey*|listen|respond|do|go|raise|stay|carry|take|bear|feel|button|open|bend|cooperat*|behav*)|no (feeling|strength|grip|power)|(slid*|slip*|fall*|fell|drop*) .. (out of|from|through)|(just |only )?(lies|lying|flopping|dangl*|hangs) there|(will|would|does|did|can|could) not .. (come|go|stay|rise|reach) up|(gone|went|feels|felt|is|was) .. (stupid|daft|odd|weird|strange|silly|wooden|foreign|woolly|loose)|someone elses|not mine|miss* .. (the|my|his|her) (mouth|cup|glass|card|button*|plate|chair)|({cannot}) feel|(slip*|slid*|drop*|fell) .. from (my|his|her)|(will|would|can|could|did|does) not (follow*|feel|land|aim|keep)|stopped (work*|mov*|listen*)|butterfingers|all thumbs|(would|could|can) not (make|write|sign|type|hold)|turned to|like (a )?(sausage*|wood|putty|cork|sandbag)'

const speech =
  'slur*|(came|come|comes|coming) out .. (as|like|all)? .. (mush|porridge|noise*|wrong|gobbledegook|garbage|jumbl*|backwards|scrambled|grunt*|soup|sideways|thick)|(hand)?writing .. (turn*|gone|went|look*|scribbl*|scrawl*|slop*)|scribble|jumbl*|garbl*|gibberish|mumbl*|babbl*|word salad|double dutch|gobbledygook|tongue tied|tongue .. (is |was |gone |went |feels )?(so |all |too )?(thick|heavy|numb|fat|swollen|dead|big)|(thick|heavy|numb) tongue|({cannot}) (speak|talk|say|get .. (words?|sentence*) out|find .. words|make words|string .. (words|sentence*)|name|answer)|not (talk*|speak*) (right|straight|properly|clear*)|not (understand|make out|follow) (a|one|any|his|her|my|what) .. (word*|sentence*|say*|speech)?|not make a word out|(talk*|sound*|speak*|speech|words?|voice|sentence*) ... (drunk*|pub|drink*|tipsy|sloshed|marbles|mouthful|mouth full|hot potato|cotton wool|backwards|wrong|funny|strange|odd|weird|mush*|foreign|nonsense|muddled|mixed up|back to front|not there|not match|thick|stuck|soup|salad)|(wrong|made up|nonsense|mixed up) words?|words? (will|would|are|do|did|just|have|got|came|come|coming) .. (not|stuck|gone|out|away|jumbl*)|({cannot}) (read|spell|sign|write) .. (my|his|her|this|the|name|a|any|it)?|letters .. (no sense|jumbl*|squiggl*|swim*)|(rubbish|porridge|mush|gobbledegook|drivel|garbage|noises|grunt*|gargling) ... (say|said|speech|words|talk*|came out|coming out|voice|phone|answer*)|(say|said|speech|words|talk*|answer*|speak*|sound*) ... (rubbish|porridge|gobbledegook|drivel|garbage|noises|grunt*|sherry|gin|beer*|whisk*|bender|pub|party)|knew what (i|he|she) wanted|call* (the|a|his|her|my) [a-z]+ (a|an|the) [a-z]+|(lost|losing) (my|his|her) (words|speech|voice)|({cannot}) .. (make sense|get .. (name|sentence|word)) .. out|no words (came|come)|not get a (single )?word|({cannot}) get a .. word|(not|couldnt) .. (a|one) .. word .. (come|came|out)|word (to|would|will) .. come|reading .. (gone|squiggl*|scrambl*)'

const sight =
  'two of everything|two (newsreaders|moons|roads|clocks|tellies|screens|heads|dogs|cups|lamps)|(see*|saw) (two|double|half)|doubl* (vision|up)|half .. (the|my|his|her|of|a) ... (missing|vanish*|gone|disappear*|not there|blank|black)|(curtain|shade|blind|shutter|veil|shadow|cloud) ... eye*|eye* ... (curtain|shade|shutter|veil|went (black|dark|gray|grey|blank)|gone (black|dark|blind)|blind)|blind .. (in|on) .. eye|(lost|losing|loss of|no) .. (sight|vision|eyesight)|({cannot}) see .. (out|from|with|on|to) .. (one|left|right|that|my|his|her)|(vision|sight) .. (went|gone|blurr*|black*|dark|halved|cut)|tunnel vision|(only|just) (see|saw|seeing) half|half (of )?(the|my|a|of) .. (page|newspaper|plate|clock|room|face|screen|telly|tv|crossword|picture)|(everything|nothing) (to|on) (the|my|his|her) (left|right)|half (the|my|his|her|of) (the )?(newspaper|page|plate|face|room|clock|telly)|(miss*|ignor*|bump*|not see*) .. .. (left|right) (side|half)|(see*|saw) two of'

const balance =
  'veer*|slump* (over )?to|walk* into|treading on|stagger*|list* to|lurch*|lean* to|tip* to|stumbl*|tilting|walk* (like|as if) .. (drunk*|sailor|crab)|(can not|could not) walk (a |in a )?(straight|proper*)|straight line|off balance|bump* into .. (door|wall|everything)|crash* into .. (door|wall)|({cannot}) (stand|walk|balance)|(walk*|bump*|hit*|clip*) .. .. (left|right) side of .. (door*|wall*)|floor .. (tip*|tilt*|slop*)|lean* (over )?to|room .. (spin*|tilt*)|world .. (spin*|tilt*)'

const oneSide =
  '(left|right|one|other|same|whole) (side|arm|leg|hand|foot|half|eye|cheek|knee|fingers|wrist|eyelid|corner)|(on|to|at|down) (the|my|his|her|one) (left|right|one|side)|one of (my|mine|his|her|them)|that (foot|leg|arm|hand|side)|half (of )?(my|his|her|the)|the other (one|hand|arm|leg)'

const face = `${near(facePart, gaveWay)}|lopsided|lop sided|half (of )?(my|his|her) (smile|face|mouth)|smile .. (crooked|lopsided|wonky|one side)|(crooked|lopsided|wonky|half a|droopy) .. (smile|grin|mouth|eye|face)|dribbl*|drool*|({cannot}) (whistle|smile|blow|pucker)`

/** What should stay in the mouth runs out of it. */
const leak =
  '(pour*|spill*|dribbl*|leak*|drip*|run*|ran|fall*|fell|slobber*|came|comes|coming|went|escap*) .. (out|down|from) .. (the |my |his |her |me |one )?.. (corner|side|mouth|lips|chin|front|blouse|shirt)'

const limb = near(limbPart, limbFails)

const signs = [`${face}|${leak}`, limb, speech, sight, balance]

const boca = 'boca|cara|rostro|sonrisa|labio*|cachete*|mejilla|parpado|comisura|jeta|ojo'
const caida =
  'torcid*|torcio|chuec*|caid*|cayo|cae|dormid*|durmio|colgad*|colgand*|colg*|de lado|un lado|ladead*|desviad*|desvio|virad*|tuerce|tiesa|adormec*|entumec*|entumid*|acalambr*|paraliz*|deform*|hormigue*|no (cierra|mueve)|babea*|baba|para (un|el otro) lado|solo .. (un lado|la mitad)|rar*|pesad*'
const miembro =
  'brazo|brazos|pierna|piernas|mano|manos|pie|dedos|(lado|costado) (izquierdo|derecho)|un lado|un costado|medio (cuerpo|lado)|(la )?mitad del cuerpo|mismo lado|media parte|vaso|taza|cuchara|tenedor'
const falla =
  'dormid*|durmio|durmieron|debil*|paraliz*|paralis*|sin (fuerza*|sentir)|no (tiene|tengo) fuerza*|muert*|adormec*|entumec*|entumid*|acalambr*|hormigue*|de (trapo|plomo|palo|corcho|lana)|como (trapo|plomo|un trapo|de trapo|muert*|corcho|palo|hule|gelatina)|no (pude|pudo) mover|colgand*|cuelga|arrastr*|(no|ni) (me |le |se |la |lo )?.. (pude|pudo|podia)? ?(responde*|obedec*|hace caso|mueve*|muevo|mover*|sient*|levant*|agarr*|sosten*|sirve|funciona|reacciona|aprieta|sube)|se (me|le) (cae*|cayo|afloj*|dobl*|resbal*|va) .. (la |el |las |los |todo|todas|cosas)?|tir* todo|torpe|flojo|floja|pesad*'
const habla =
  '(habl*|contest*|salia|palabra*|lengua|voz|frase*|decir|dice|platic*|convers*|oracion*) ... (rar*|enred*|arrastr*|como (borrach*|bolo|curad*|tomad*|si)|papa en la boca|boca llena|trab*|mal|al reves|no existen|inventad*|revuelt*|sin sentido|extran*|pastos*|gangos*|atropell*|mochas|cortad*|no (le |me |se )?(salen?|entiend*|encuentr*)|incomprensible*|jerigonza|balbuc*|dormida|gord*|pesad*|tartamud*)|(no|ni) (puede|puedo|pude|pudo|podia|logra|logro|le sale|me sale|le salen|me salen|salia|salian|salio|atina*|sabe) .. (a )?(habl*|decir|palabr*|la voz|nombr*|contest*|articul*)|no se (le|me) entiende|(arrastr*|trab*|enred*) .. (lengua|palabr*|habl*)|jerigonza|balbuc*|no le entend*|no le entiend*|no se le entend*|(solo|puras|pura) (ruidos|balbuceos|palabras)|palabras que no'
const vista =
  '(veo|ve|vista|vision|ojo|ojos) ... (doble|borros*|nubl*|cortina|negr*|ciego|ciega|perdi*|mitad|fue|oscur*|apag*|telon|sombra|media)|(perdi|perdio|quede|quedo|fue|sin) .. (la )?(vista|vision|cieg*)|(cortina|telon|persiana) ... (ojo|negra)|la mitad de (la|el|las|los) ... (no (la|lo)? ?veo|desaparec*|falta)|veo dos'
const equilibrio =
  '(camin*|and*) ... (como (borrach*|pato|barco)|de lado|chuec*|chocand*|torcid*|tambale*)|tambale*|se (me|le) va .. (para|hacia|pa) .. (un )?lado|choc* (con|contra) .. (puerta*|pared*|marco*)|pierd* el equilibrio|perdi* el equilibrio|mareo|mareos|maread*|todo .. (da|me da) vueltas'
const lado =
  '(lado|costado|brazo|pierna|mano|ojo|parte) (izquierd*|derech*)|un (lado|costado|ojo|brazo)|(una|esa|esta) (mano|pierna)|mismo lado|ese (brazo|lado|pie)|media|medio (cuerpo|lado)|mitad'

const signos = [near(boca, caida), near(miembro, falla), habla, vista, equilibrio]

const quiet = [
  'as (high|far|low|fast|well|long) as|(gallego|galicia|acento|dialect)',

  'in (19[0-9][0-9]|20[01][0-9]|202[0-4])|(old|vinyl) record|accent*',

  '(lift*|with|light|hand) weights|dumbbell*|(cold|frozen|winter|icy) (hands|fingers|feet|weather|morning*)',

  ...asLesson,
  ...longPast,
]

/** Rules for signs of a stroke: any two signs, or one sign with a side or a recent beginning (FAST). */
export const strokeSignRules: readonly Rule[] = [
  rule('stroke', [...anyTwoOf(signs), ...anyTwoOf(signos)], quiet),
  rule(
    'stroke',
    [
      ...eachWith([`(${face})`, leak, limb], [`${oneSide} && ${lately}`]),
      ...eachWith([speech, sight, 'veer*|list* to|lurch* to|lean* to'], [lately]),
      ...eachWith([near(boca, caida), near(miembro, falla)], [`${lado} && ${ultimamente}`]),
      ...eachWith([near(boca, caida), habla, vista], [ultimamente]),
      // A limb of one side that stopped obeying needs no other sign.
      '(left|right|one|other) (hand|arm|leg|foot|side) .. (has |is |just |have )?.. (will not|would not|gone|went|goes|stopped|refus*|is not|does not|did not) .. (follow*|obey*|work*|move|moving|do|hold|grip|lift|listen*|respond*|stupid|limp|dead|numb|floppy|useless|funny|heavy|weak)',
      `(look*|turn*|notic*) .. (to|at|on) .. (left|right) && ({cannot}|will not|ignor*) && (talk*|sound*|speak*|face|arm|${lately})`,
    ],
    [
      ...quiet,
      '(italian|french|language|class|foggy|mic*|microphone|phone line|signal|zoom|hearing aid*|choir|singing|lines|script|stage)',
      '(nombres|recuerd*|acord*|olvid*)',
    ],
  ),
  rule(
    'stroke',
    [
      `(lopsided|lop sided|({cannot}) (whistle|smile|pucker)|(droop*|crooked|twisted|wonky) .. (face|mouth|smile|grin|lip)|(face|mouth|smile|grin|lip)s? .. (droop*|crooked|twisted|wonky|sag*)) && (${lately})`,
      `(pen|cup|fork|spoon|mug|glass|keys?|remote|phone|cards?|toast|knife|needle) ... (slid*|slip*|fall*|fell|drop*|tumbl*) .. (out of|from|through) .. (my|his|her|the) .. (hand|fingers|grip) && (${lately}|times|sound*|talk*|face|right|left|that)`,
      '(se (me|le) fue|perdi|perdio|(quede|quedo) sin) el habla',
      '(salia|salian|sale|salen|salio|habla*|hablo) .. (pura|puras|puros|solo) (jerigonza|ruidos|balbuceos|sonidos|tonterias)',
      `${leak} && (side|corner|mouth|lips) && (tea|coffee|soup|drink*|water|breakfast|spit|saliva|food)`,
      'tongue .. .. (to|off to|towards) (one|the) (side|left|right)',
      // A passing attack counts as much as one that stays.
      `(half|mitad) && ${near('half (my|his|her|the) body|la mitad del cuerpo|media cara', limbFails + '|' + falla)}`,
      '(sonre*|sonri*|sonris*) ... (un lado|solo|la mitad|torcid*|chuec*)|smil* ... (one|only) (side|half)',
      'head ... (explod*|burst*|split open|hit by|struck by|lightning|bolt) && (never|sick|vomit*|worst|neck|light|sudden*|stiff)',
      `(mini ?stroke*|(a|another|had|having|possible) tia|ministroke*|brain attack) && (${lately}|reckon|think|might|had one|another)`,
      `(worst|thunderclap|explosive|blinding) .. headache && (${lately}|life)`,
      'dolor de cabeza (mas )?(grande|fuerte|horrible|peor) .. (de mi vida|que)|peor dolor de cabeza|dolor de cabeza .. (como|de) (un )?(trueno|explosion|balazo|martillazo)',
      `(derrame|ictus|embolia|trombosis|acv|infarto cerebral|ataque cerebral) && (${ultimamente}|creo|parece|sera)`,
    ],
    [...asLesson, ...longPast],
  ),
]
