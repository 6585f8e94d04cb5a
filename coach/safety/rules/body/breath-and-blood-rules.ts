/** Signs that breath, blood, sugar, heat or consciousness fail, by concept. */

import { rule, type Rule } from '../rule.ts'
import { asLesson, lately, longPast, near, ultimamente } from './onset-words.ts'

const swollen =
  'puff*|fat|swell*|swoll*|swelled|huge|thick|balloon*|twice|blow* up|blown up|clos*|tight*|itch*'
const airway = 'lip|lips|tongues?|throats?|faces?|eyes|eyelids|mouth|gullet|windpipe'
const allergen =
  '({cannot}) .. (swallow|swaller|breathe|talk)|hardly swallow|ate|eaten|eating|prawn*|shrimp*|nut|nuts|peanut*|cashew*|shellfish|crab|lobster|mussel*|fish|egg|kiwi|sesame|strawberr*|sting|stings|stung|bee|wasp|hornet|bitten|bite|ant|ants|antibiotic*|penicillin|amoxicillin|new (pill|tablet|medicine|cream)|welts|hives|rash|wheals|itch*|allerg*|epi ?pen'

const noAir =
  'puffed|puffing|breathless*|out of breath|short* of breath|winded|gasp*|panting|wheez*|({cannot}) .. (breathe|get .. (air|breath)|catch .. breath)|(not|never) .. enough air|air hunger|chok*|gurgl*|rattl*|froth*|breath* .. (hard|heavy|fast|shallow|noisy|difficult)'
const atRest =
  'sitting (still|up|down|here|in)|sat (still|up|here|down|in)|at rest|rest*|bolt upright|upright|lie (down|flat)|lying (down|flat)|propped|(three|four|five|extra) pillows|doing nothing|in bed|middle of the night|(reach|get to|walk to|across) the (loo|toilet|bathroom|door|kitchen|room)|across the room|sentence*|(two|three|few) words|getting worse|worse|blue|gr[ae]y|lips|ankles .. (swoll*|swell*|up)|since|talk|speak'

const awake =
  'wake*|rouse*|shake .. awake|stir|revive|respond*|answer*|come (round|around|to)|open (his|her|their) eyes|eyes (when|if)|get (him|her|them) to (answer|wake|respond|talk|look)|get (a|any) (word|answer|sense|response|peep|sound|reaction|rise) .. out of'
const down =
  'conked out|keeled over|flaked out|out of it|slump*|crumpl*|spark out|passed out|blacked out|fainted|floppy|eyes .. (rolled|rolling|glazed|staring)|limp|out (cold|for the count)|collapsed|went down|lifeless|unconscious|dead weight'

const sugar =
  'sugar*|glucose|meter|monitor|libre|dexcom|finger ?(prick|stick)|reading|insulin|diabetic|hypo|levels?'
const sugarSigns =
  'sweat*|shak*|trembl*|wobbl*|confus*|dizzy|drows*|blur*|faint*|jelly|muddl*|vomit*|clammy|hardly|pass out|slur*|talk* (rubbish|nonsense|daft)|sleepy|swaying|hungry'

const fever =
  'burning up|fever*|temperature|shiver*|rigors?|teeth .. chatter*|roasting|boiling hot|infection|catheter|wound|ulcer'
const sepsisSigns =
  'blotch*|mottl*|marble*|rash|purple|({cannot}|not|no) .. (peed|pee|passed (water|urine)|weed|wee|water)|not been to the (loo|toilet)|stiff neck|neck .. stiff|breath* .. (fast|hard|quick*)|not mak* .. sense|limp|floppy|out of it|({cannot}) (stand|stay awake|wake)|red (line|streak)|light hurts|heart .. rac*|clammy|patchy|({cannot}) (keep .. eyes open|stay awake)|eyes open|slur*|limp|grey|gray'

/** Rules for failing breath, swelling airways, bleeding, collapse, sugar, infection, heat and cold. */
export const breathAndBloodRules: readonly Rule[] = [
  rule(
    'emergency_other',
    [
      `${near(airway, swollen)} && (${allergen}) && (${airway})`,
      `(welts|hives|wheals|rash|itch*|blotch*) && (${allergen}) && (breath*|wheez*|swallow*|swaller*|dizzy|faint|throat|tongue|lips|face)`,
      `(${noAir}) && (${atRest})`,
      '(clutch*|grab*|hold*|point*) .. (at )?(my|his|her|their|the) throat',
      `({cannot}|not|no) ... (cough*|sound|noise|talk|speak|breathe|voice) && (bit of|bite|mouthful|meat|steak|food|bread|chicken|grape|sweet|candy|apple|swallow*|ate|eating|dinner|lunch|toast|throat|blue|purple)`,
      '(stuck|lodged|caught|wedged|went down the wrong) ... (throat|windpipe|gullet|way) && (breath*|talk|speak|cough*|blue|red|purple|drool*|chok*|swallow|spit)',
      // Blood from the stomach looks like coffee grounds; passed on it is black as tar.
      'coffee ground*|coffee granules',
      '(poo|poop|stool*|number two*|motion*|loo|toilet|other end|behind|bowel*) && (black (as|like|and)|tar|tarry|blood*|maroon|jet black|bright red|clots)',
      '(sick|vomit*|threw up|throw* up|chuck*|puk*|spew*|heav*|brought up|bring* up|cough*|spit*|spat) && (blood*|clots|bright red|coffee ground*)',
    ],
    [
      '(laugh*|giggl*|sing*|choir|danc*|zumba|polka|view|took my breath|hill|back to normal|balloons|recital|fun)',
      'breath* exercise*|choking back|choked up|choke(berr|cherr)*|choking me with',
      'bleeding heart*|blood (pressure|sugar|orange|test*|donor|thinner*)',

      ...asLesson,
      ...longPast,
    ],
  ),
  rule(
    'emergency_other',
    [
      `({cannot}|not|will not|does not|no) .. (${awake}) .. (him|her|them|my|the|properly|up)? && (${down}|breath*|chair|floor|bed|table|sofa|couch|gr[ae]y|blue|diabet*|pills|shaken|shook|asleep|him|her)`,
      `(${down}) && (gr[ae]y|blue|breath*|snor*|jerk*|stiff|diabet*|just|again|twice|table|floor|carpet|chair|sofa|dinner|church|toilet|kitchen|now|minute*|today|garden)`,
      '(intruder|burglar*|stranger|someone|somebody|man) .. (is |are )?.. (break* in|broken in|breaking|trying to (get|break) in|forc*) .. (my|the|our|back|front)?',
      '(lip|lips|finger ?nails|nails|fingers|face|skin) ... (blue|purple|gr[ae]y|plum*|mauve|slate)',
      '(belly|stomach|tummy|abdom*|gut) ... (pain|cramp*|agony) && (green|vomit*|throw* up|blood|rigid|swollen|faint*|fever)|(crush*|agon*|terrible|violent|savage|awful) .. (belly|stomach|tummy|abdom*)',
      '(not|no) .. (answer*|respon*) .. (his|her|the|to)? && (floor|groan*|moan*|collapsed|breath*)',
      '(jerk*|twitch*|shak*) && (blank|wet (herself|himself)|bit .. tongue|stare*|staring|eyes)',
      '(wet|soiled) (herself|himself|myself) && (blank|jerk*|passed|floor|shak*|stiff|fell)',
      '(stiff|rigid) && (jerk*|shak*|twitch*|thrash*|foam*|eyes)',
      '(jerk*|thrash*|twitch*|convuls*|foam*|froth*|shak*) .. (all over|on the (floor|carpet|rug|bed|sofa)|at the mouth|from the mouth|uncontroll*|violently)|foam* .. mouth|bit .. tongue && (shak*|jerk*|wet|floor)|eyes roll*',

      `(${sugar}) && (low|lo|dropp*|crash*|[1-5][0-9]|under|below|[3-6][0-9][0-9]|through the roof|sky high|too high|insulin) && (${sugarSigns}) && (meter|says|reading|is|was|my|his|her|insulin|diabet*)`,
      `(${fever}) && (${sepsisSigns})`,
      '(hot|heat|heatwave|sun|degrees|air ?con*|greenhouse|attic|conservatory|car|sauna|4[0-9]|10[0-9]) && (stopped sweating|not sweating|no sweat|bone dry|dry and hot|hot as a|hot and dry|not mak* .. sense|delirious|stagger*|collaps*|passed out|confus*|throbbing head|red hot)',
      '(cold|freez*|heating|frozen|snow|ice|blizzard|heater) && (stopped shivering|not shivering|only mumbl*|mumbl*|({cannot}) (wake|rouse|stop shiver*)|ice cold to|cold to (the )?touch|stiff as|blue|drows*|slur*)',
      `(belly|stomach|tummy|abdomen|guts?|side) && (hard as|rigid|rock hard|like a (board|drum|rock)|doubled (up|over)|({cannot}) .. straighten|not let me .. straighten|tearing|ripping|excruciat*|agony|worst pain|screaming) && (${lately}|pain|hard|me|him|her)`,
      '(tearing|ripping|torn|ripped) ... (back|chest|belly|shoulder blades) && (pain|sudden*|sweat*|faint|feel*)',
      '(pulse|heart ?rate|heart) .. (is |was |has )?(very |so |really |only |down to |gone )?(slow|[1-3][0-9]\\b) && (dizzy|faint*|pill*|tablet*|woozy|weak|grey|took)',
    ],
    [
      '(fit as|keep* fit|get* fit|fit (in|for)|fits? of (laugh*|giggles|anger))|laugh*|sleep walk*',

      ...asLesson,
      ...longPast,
    ],
  ),
  rule(
    'emergency_other',
    [
      `(pico|picadura|picaron|avispa|abeja|alacran|aranazo) && (garganta|lengua|labio*|respir*|aire|ronch*|mare*)|(labio*|lengua|garganta|cara|ojos|boca) ... (hinch*|inflam*|cerr*|cierr*|gord*|engord*) && (comi|comio|comer|camaron*|marisco*|mani|cacahuate*|nuez|nueces|pico|picadura|abeja|avispa|pastilla*|antibiotico*|penicilina|ronch*|saliva|tragar|aire|respir*)|(hinch*|inflam*|cerr*|cierr*) .. (el |la |los |las )?(labio*|lengua|garganta|cara)`,
      '(ronch*|sarpullido|urticaria|picazon|comezon) && (aire|respir*|labio*|lengua|garganta|mare*|ahog*|cara)',
      '(no|sin|falta*|me cuesta|le cuesta|apenas) .. (puedo |puede |puedo |logra )?.. (respir*|aire|aliento|resuello)|(respir*) .. (mal|rapid*|con trabajo|a penas|apenas|feo|ronc*|cortit*)',
      '(ahog*|atragant*|ator*) && (arepa|carne|comid*|pan|bocado|hueso|espina|pedazo|no (puede|sale|le sale)|voz|tos*|morad*|azul*|pollo|uva|respir*)',
      '(morad*|azul*) && (labio*|cara|boca|respir*|atrag*|poniendo|pone|dedos|unas)',
      '(no|ni) .. (se )?(despiert*|despert*|respond*|reaccion*|contest*|abre los ojos|vuelve en si|se mueve) .. (bien)? && (mama|papa|madre|padre|abuel*|espos*|marido|mujer|senora|vecin*|herman*|tio|tia|suegr*|amig*|hij*|el|ella|le|la|lo|sacud*)',
      '(desmay*|desvanec*|se fue de lado|perdio el (conocimiento|sentido)|inconsciente|desplom*|patatus|soponcio|privad*) && (no|hoy|ahora|ayer|palid*|respira*|dos veces|otra vez|acaba|cocina|bano|misa|piso|suelo)',
      '(convulsion*|ataque|epilep*|espuma) && (boca|piso|suelo|temblando|tieso|tiesa|ojos|sacud*|ahora|hoy|espuma)',
      '(vomit*|devolv*|tos*|escup*|ech*) ... (sangre|cafe molido|posos|como cafe|negro|oscuro como|borra de cafe|cuncho)|(caca|popo|heces|excremento*|evacu*|obr[oae]|(hice|hago|hizo|hace) del bano) ... (negr*|sangre|alquitran)|(posos|asientos|borra|granos) de cafe',
      '(sangr*|hemorragia) && (no (para|deja|se detiene|cesa)|chorro*|empap*|toalla*|mucha|charco|rato|media hora|sin parar)',
      '(azucar|glucosa|glucometro|aparatito|insulina) && (baj*|[1-5][0-9]|por las nubes|alta|[3-6][0-9][0-9]) && (tembl*|sud*|mare*|confund*|confus*|desmay*|vist* borros*|borros*|vomit*|dormid*|no despierta)',
      '(fiebre|calentura|escalofrio*|infeccion) && (manch*|morad*|no (orina|hace pipi|despierta)|cuello (tieso|rigido|duro)|nuca (tiesa|rigida|dura)|respira rapido|tieso|delir*|temblando sin|dormid* todo|piel fria)',
      `(barriga|panza|estomago|vientre|tripa) && (dura como|tiesa|como (piedra|tabla)|doblad*|no (puedo|puede) enderez*|insoportable|retorc*|punalada) && (dolor*|duele|${ultimamente})`,
      '(sol|calor|grados|insolacion|carro) && (dejo de sudar|no suda|piel (seca|caliente)|desmay*|delira*|habla incoheren*|no responde|tambale*)',
      '(frio|helad*|nieve|calefaccion) && (dejo de temblar|ya no tiembla|no despierta|balbuc*|morad*|dormid*|ties*)',
    ],
    [
      '(cantar|coro|reir*|risa|bail*|vaso de agua|loteria|emocion)',

      ...asLesson,
      ...longPast,
    ],
  ),
]
