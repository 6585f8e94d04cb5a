/** Rules for signs of a stroke and for pain that may come from the heart. */

import { rule, type Rule } from './rule.ts'
import { asLesson } from './body/onset-words.ts'

/** Asking to learn, to prevent, or about the distant past. */
const learning = [
  '(years|year|months|decades) (ago|back|since)',

  'in (19[0-9][0-9]|20[01][0-9]|202[0-4])',
  '(old|vinyl) record',
  'as (high|far|low|fast|well|long) as',
  '(italian|french|german|english|spanish|language) (class|course|lesson*)',
  ...asLesson,
]

const strokeByName = rule(
  'stroke',
  [
    '(derrame|ictus|embolia|infarto) cerebral',

    // In Spanish a tia is an aunt.
    '(a|another|had|having|possible) tia|mini stroke',
  ],
  [...learning],
)

const strokeSigns = rule(
  'stroke',
  [
    '(face|mouth|smile|lip|lips|cheek|eyelid) ... (droop*|sag*|slid*|slip*|crooked|lopsided|hang*|hung|fallen|fell|drop*|numb|twist*|uneven|one side|to the (left|right|side)|wonky|skew*|melt*|pull* (down|to)|went down|weak)',
    '(everything|it all|room|vision) .. (went|is|looks|turned|gone) .. (double|blurry|black|dark)',
    '(stagger*|veer*|walk*|sway*) .. like .. drunk*',
    '(numb*|weak*|tingl*|droop*|limp|heavy) && (see* double|double vision|blurr*|slur*|garbl*|words|speech|face|mouth|tongue|smile|one side) && ({sudden}|half|left|right|one side|tongue|face)',
    '(tongue|lips|cheek) ... (numb|thick|heavy|will not (work|move))',
    '(drool*|dribbl*) && (one side|side|face|mouth|words|speech|talk*|arm|left|right)',
    'only (one|half|the left|the right) side .. (moved|moves|smil*|work*|lift*)|smile ... one side',

    '(one|half|left|right|whole) (side )?(of )?(my|his|her|the|their) (face|mouth|smile|body|side)',
    '(left|right|one) side ... (numb|weak|dead|limp|heavy|paraly*|tingl*|not work*|will not|can not|gone|floppy|stopped)',
    '({limb}) ... (went|gone|going|goes|turned|suddenly|just|became|has|feels|is) ... (numb|dead|limp|useless|paraly*|floppy|weak|lifeless)',

    '({cannot}) (lift|move|raise|feel|use|hold|grip|control) (my|his|her|the|one|that|a)? .. (left |right )?({limb}|side|cup|fork|spoon|pen)',
    '(left|right|one|my|his|her) ({limb}) ... (not (work*|mov*|respond*|do*|obey*|lift*)|will not (work|move|lift|respond|do|go)|drift*|hang*|drag*|gives way|gave way)',
    'slur*',
    '(speech|words|talk*|speak*|sentence*|voice) ... (garbl*|jumbl*|gibberish|mumbl*|come out wrong|coming out wrong|came out wrong|backwards|scrambl*|mush*|thick|drunk*|mixed|not come|not coming|nonsense|strange|funny|weird)',

    '({sudden}) ... (find (the|his|her|my) words|words will not)',
    '(words|sentences) (will not|would not|do not|did not|are not|not) com*',
    '({sudden}|one eye|half) ... (blind|blurr*|double vision|see* double|lost .. (sight|vision)|can not see|black in|went dark|vision|curtain)',
    '(lost|losing|loss of|no|gone|blurr*|double) .. (sight|vision|eyesight) .. (in|on|out of|from) (one|my|an|his|her|the (left|right))',
    '({cannot}|not) see ... (out of|from|with|in) ... (eye|left|right) && ({sudden}|came back|minutes)',
    '(sight|vision|eye|eyes|eyesight) .. (just )?(went|gone|vanished|disappeared|blacked|faded) .. (black|dark|out|gone|blurry|suddenly)?',
    '(worst|thunderclap|sudden|explosive|explod*|blinding) .. headache',
    'headache ... (worst|of my life|out of nowhere|thunder*|like (a|lightning|being) .. (hit|bolt|clap|hammer)*)',
    '(veer*|stagger*|list*|lean*|stumbl*) .. to (one|the left|the right|his|her|my)',
    'sudden* ... (dizz*|off balance|can not walk|could not walk|lost .. balance|weak|numb|confus*)',
  ],
  [
    '(lift*|with|light|hand) weights|dumbbell*|(in|during) (my|his|her) sleep',

    '(cold|frozen|winter|ice)',

    ...learning,
  ],
)

const strokeInSpanish = rule(
  'stroke',
  [
    '(boca|cara|rostro|sonrisa|labio|ojo|parpado) ... (torcid*|chuec*|caid*|dormid*|se (le|me) (cae|cayo|fue|torcio|durmio)|colgand*|de lado|tuerce)',
    '(torc*|cayo|durmio|enchuec*|chuec*) ... (cara|boca|rostro)',
    '(adormec*|entumec*|durmio|paraliz*|hormigue*) .. (lado|costado|mitad|cara|medio cuerpo)',
    '(no|sin|perdi|perdio) .. fuerzas? (en|con) (el|la|mi|su) (brazo|mano|pierna|lado) (izquierd*|derech*)',
    'no (siento|siente|mueve|muevo) (la )?(mitad|media|medio)|(boca|cara|sonrisa) .. (para|hacia|a) (un|el otro) lado|no (levanta|levanto) .. (brazo|mano|pierna) (izquierd*|derech*)|(brazo|pierna|mano) .. no (lo|la) (puedo|puede) mover',
    'media cara|medio (cuerpo|lado)',
    '(brazo|pierna|mano|lado|cuerpo|dedos) ... (dormid*|debil*|paraliz*|no (responde|me responde|le responde)|sin fuerza*|no (lo|la) (siento|siente)|muert*|adormec*|entumec*|cae)',
    'no (siento|siente|puedo mover|puede mover|mueve|muevo|puedo levantar|puede levantar) .. (brazo|pierna|mano|lado|cara|dedos)',
    '(de (pronto|repente|golpe)|subitamente|repentin*) ... (veo|ve|vista|vision|habl*|borros*|doble|cieg*|mareo|mare*|cabeza)',
    '(arrastra*|traba*|enreda*|no (puede|puedo|logra|le sale|me sale*)|raro|no se le entiende) .. (habl*|palabras|lengua|las palabras)',
    'habl* (raro|enredado|arrastrado|como borrach*|trabado|mal)',
    '(peor|terrible) dolor de cabeza',
    'perdi (la |el )?(vista|vision|habla)',
  ],
  ['gallego|galicia|acento|dialecto', ...asLesson],
)

const chestSigns = rule(
  'chest_pain',
  [
    '(chest|breastbone|breast bone|sternum|rib cage|ribcage) ... (pain*|ache*|aching|hurt*|tight*|press*|squeez*|crush*|burn*|heav*|stab*|sharp|grip*|vise|vice|band|clench*|discomfort|elephant|weight|constrict*|throb*|flutter*|clamp*|brick|strange|funny|odd|uncomfortable|fist)',
    '(pain*|ach*|pressure|tight*|squeez*|crush*|burn*|heav*|stab*|elephant|weight|brick|band|knot|fist|clamp*|discomfort|sharp|sitting on|standing on|lying on|grip*|hurts|constrict*|vise|vice|anvil|twinge*|stitch) ... (chest|breastbone|breast bone|sternum|rib cage|ribcage|over my heart|in my heart|around my heart|near my heart)',

    '(pain*|ache*|aching|numb*|tingl*|heav*|hurt*|shoot*|sore*|discomfort) ... (left arm|jaw|both arms|shoulder blade*) ... (sweat*|breath*|chest|sick|nause*|clammy|walk*|climb*|stairs|effort|exert*)',
    '(left arm|jaw) ... (pain*|ach*|numb*|tingl*|heav*|hurt*|sore) .. (and|with|plus|also|when|after)? ... (sweat*|breath*|chest|sick|nause*|clammy|walk*|climb*|stairs|dizzy)',
    '(tight*|band|squeez*|crush*|pressure|pain*) ... (ribs|upper (back|body|stomach)|breast) ... (sweat*|clammy|breath*|nause*|dizzy|arm|jaw|faint|shoulder)',
    '(shoulder|neck|jaw|left arm|upper back) ... (ach*|pain*|hurt*|heav*|tight*) && (sweat*|clammy)',
    '(sweat*|clammy|breathless|out of breath|nause*|sick|faint) ... (jaw|left arm)',
    '(pain|ache|burning|pressure) ... (into|down|up|through|spread*|travel*|shoot*|radiat*|goes|going|moves) .. (left )?(arm|arms|jaw|neck|shoulder)',
    'heart ... (racing|pounding|flutter*|irregular*|jumping|going crazy|thumping|skipping|out of rhythm) ... (faint*|dizzy|light ?headed|breath*|pass* out|black* out|sweat*|will not (stop|slow)|for (an )?hour*|at rest|sitting)',
    '(clutch*|grab*|holding|hold*|rub*|gripping) (at )?(my|his|her|the) chest',
    'heart .. (is )?(pound*|rac*|flutter*|thump*|skip*) && (light ?headed|faint*|dizzy|pass out|passing out|black out|breathless|sweat*)',
    '(dizzy|faint|breathless|light ?headed) ... heart ... (racing|pounding|flutter*|irregular*|skipping)',
    '(indigestion|heartburn) ... (arm|jaw|sweat*|climb*|walk*|breath*|stairs|will not go)',
    '(pecho|corazon|esternon) ... (dolor*|duele*|presion*|apriet*|oprim*|opresion|ard*|quem*|punzad*|puntada*|piquete*|pes*|apretad*|aplast*)',
    '(dolor*|duele*|presion|opresion|punzad*|puntada*|piquete*|cierr*|cerr*|peso|ardor|apriet*|oprim*|pinchazo*|quemazon|aplast*) ... (pecho|corazon|esternon|brazo izquierdo|mandibula)',
    '(da|dar|dando|dio|siento|es) (un )?(infarto|ataque cardiaco|ataque (al|del|de) .. (corazon|miocardio))',
  ],
  [
    'chests? of',

    'if (someone|a person|anyone|somebody|a friend|people) (has|have|gets|had)',
    '(no|without|if|any|denies|never had) (i (get|have|feel) )?(chest pain|chest pressure|tightness)',

    ...learning,
  ],
)

/** All rules of these two codes. */
export const heartAndStrokeRules: readonly Rule[] = [
  strokeByName,
  strokeSigns,
  strokeInSpanish,
  chestSigns,
]
