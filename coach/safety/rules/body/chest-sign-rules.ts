/** Signs of a heart in trouble by concept: place, feeling, companions, effort, known heart disease. */

import { rule, type Rule } from '../rule.ts'
import { asLesson, lately, longPast, near, ultimamente } from './onset-words.ts'

const surePlace = 'chests?|breast ?bones?|sternum|rib ?cage|breast|bosom|tit|tits|boobs|pecs'

/** Places that need a companion sign, because they ache for many other reasons. */
const vaguePlace =
  'ribs|bra|corset|bust|tie ?pin|top pocket|shirt pocket|upper body|middle of (me|my|his|her|him)|my (middle|front|insides)|(right )?(in|down) the middle|(across|in|under|round|around|behind|up) (my|his|her|the|me) (front|middle|shirt|vest|blouse|tie|ribs)|between .. shoulder ?blades|(under|behind|round|around) .. ribs|solar plexus|pit of .. stomach|throat|collar|heart|ticker|wishbone'

const feeling =
  'pain*|ache*|aching|achy|hurt*|tight*|press*|squeez*|squish*|squash*|crush*|burn*|heav*|stab*|sharp|grip*|vise|vice|band|belt|strap|clench*|discomfort|elephant|weight|constrict*|throb*|clamp*|brick*|fist|cinch*|too (small|tight)|seiz*|cramp*|concrete|anvil|boulder|twing*|ton of|lead|stone|hoop|girdle|rope|knot*|spasm*|suffocat*|chok*|wrung|grab*|kick*|punch*|sore|funny|odd|strange'

const companion =
  'sweat*|clammy|gr[ae]y|ashen|putty|pasty|pale|white as|cold sweat*|breathless|out of breath|short of breath|({cannot}) (breathe|catch|get .. breath)|puff*|jaw|teeth|arm|arms|neck|shoulder|shoulders|nause*|sick|queasy|throw up|vomit*|dizzy|light ?headed|faint*|woozy|giddy|pass out|sense of doom|going to die'

const effort =
  'walk*|climb*|hill|hills|stair*|steps|mow*|push*|hoover*|vacuum*|carry*|shovel*|rak*|sweep*|dig|digging|hurry*|rush*|uphill|upstairs|slope|incline|exert*|effort|treadmill|cycl*|danc*|groceries|snow|scrub*|wheel ?barrow|bins|bedding|run for|argu*|upset|angry|make the bed|garden*'

const relief =
  '(go*|went|eas*|let*|settl*|pass*|fad*|clear*|lift*|stop*|quiet*|better|vanish*|disappear*|leav*) .. (off|away|go|up|down|by|out)? .. (when|once|if|after|as soon|with|the minute|till|until) ... (sit*|sat|rest*|stop*|stand|stood|lean*|pause*|still|slow*|breather)|(sit*|sat|rest*|stop*|stand still|stood still|lean*|slow* down|pause*) ... (go*|went|eas*|lets|settl*|pass*|fad*|clear*|better|disappear*)|(have|had|got) to (stop|rest|sit|stand still)|have to stop'

const rubbing =
  '(rub*|clutch*|hold*|grab*|grip*|pat*|press*|massag*|knead*|thump*|hand|fist) .. (at |on |to |over )?(my|his|her|the|their|me) .. (middle of .. )?(chest|breast ?bone|ribs|sternum|heart|bosom|breast|middle)'

const pecho = 'pecho|corazon|esternon|torax|busto|seno|teta|brasier|sosten|boca del estomago'
const dolor =
  'dolor*|duel*|presion*|apret*|apriet*|oprim*|opresi*|ard*|quem*|punzad*|pes*|aplast*|pinch*|punz*|agarr*|elefante|piedra|losa|faja|cincho|nudo|patada|llav*|tenaza*|estruj*|clav*|ladrillo|plancha|retorc*|calambr*|ahog*'
const compania =
  'sud*|frio|palid*|gris|blanc*|aire|ahog*|brazo*|quijada|mandibula|cuello|hombro|espalda|nausea*|vomit*|devolver|mare*|desmay*|asco|me muero|voy a morir'
const esfuerzo =
  'sub*|camin*|cuesta|escalera*|loma|bicicleta|barr*|carg*|bail*|trap*|correr|esfuerz*|pedale*|andar|empuj*|rapido|ejercicio|caminadora'
const alivio =
  'se (me |le )?(quita|pasa|calma|va|alivia)|me paro|descans*|me siento (y|un)|paro|reposo'

const gloss = [
  'chests? of|(treasure|hope|toy|cedar|tool|war|medicine|wooden|ice) chest|off (my|your|his|her) chest|chest (freezer|press*|fly|exercise*|machine|x ?ray*|hair|size|opener*|stretch*|expander)|close to (my|the) chest',

  '(proud|pride|orgullo*|joy|ilusion|love|amor|laugh*|risa|emocion*|excit*|nerves before)',

  ...asLesson,
  ...longPast,
]

/** Rules for pain or pressure that may come from the heart (coach.md section 4, row chest_pain). */
export const chestSignRules: readonly Rule[] = [
  rule(
    'chest_pain',
    [
      `${near(surePlace, feeling)} && (${companion}|${effort}|${lately}|when|what|breath*|is|my)`,
      `${near(vaguePlace, feeling)} && (${companion}) && (${lately}|${effort}|not|done)`,
      `${near(vaguePlace, feeling)} && (${companion}) && (grey|gray|clammy|sweat*)`,
      `${near(vaguePlace, feeling)} && (${effort}) && ${relief}`,
      `${near('(in|down|across) (the|my|his|her) (right )?(middle|front)|right in the middle', 'squeez*|tight*|press*|grip*|heav*|crush*|burn*|fist')} && (${effort})`,
      near(
        '(round|around|in|on|over|under|behind|inside|across) (my|his|her|the) (left )?(heart|lungs|breast|breasts|chest|breastbone)',
        'tight*|squeez*|press*|heav*|wrung|band|grab*|grip*|crush*|full|weight|sat|sitting|burn*|stab*|pain*|ach*|pull*|pinch*|fist',
      ),
      `chest ... (full|strange|funny|odd|wrong|not right|rattl*|fizz*|ache*) && (arm|jaw|sweat*|breath*|dizzy|pins|tingl*|faint|${lately})`,
      '(teeth|tooth|toothache|jaw) && (sweat*|clammy|breathless) && (stairs|upstairs|hill|walk*|climb*|carry*)',
      '(heart|ticker) ... (stop* and start*|stopping|skip*|flip*|miss* beats?|all over|uneven|jump*) && (swim*|swimmy|faint*|dizzy|grey|sweat*|weak|black*|breath*|woozy)',
      '(behind|under|across|in|over|round|through) .. (chest|breast ?bone|sternum|breast) && (sweat*|clammy|gr[ae]y|breathless|faint*|jaw|both arms|left arm) && (feel*|feeling|poker|hot|cold|something|burn*|spasm*|wave*)',
      '(both|two) .. arms .. (went|gone|go|are|feel|felt) .. (heavy|numb|like lead|weak|dead) && (sick|sweat*|breath*|chest|middle|shovel*|walk*|climb*|jaw|dizzy|clammy)',
      // A tight band that came at rest or does not pass.
      `${near('ribs|bra|upper body|middle of (me|him|her)|(across|round|around|behind|under|in the middle of) (my|his|her|the|me) (front|middle|ribs|shirt|tie|bra)', 'tight*|band|belt|strap|squeez*|crush*|grip*|vice|vise|heav*|fist|hoop|elephant|weight|press*|gird*|cinch*')} && (${lately})`,
      `(too (small|tight)|shrunk|squeezing) && (bra|corset|vest|girdle|collar) && (${companion})`,
      `(elephant|horse|hippo|ton of bricks|concrete|boulder|anvil|something heavy|someone|somebody) .. (is |was |has )?(been )?(sat|sitting|standing|stood|parked|kneeling|pressing) .. on (me|my|him|her|top of me|his)`,
      `${rubbing} && (grey|gray|pale|sweat*|clammy|wind|indigestion|says|said|ashen|white|putty|heartburn|nothing|breath*|groan*)`,
      `(ache*|aching|pain*|hurt*|numb*|heav*|tingl*|lead) .. (down|in|into|along|through|inside|up|to) ... (left arm|both arms|jaw|inside of .. arm|lower teeth) && (${effort}|${companion.replace('|jaw|teeth|arm|arms|neck|shoulder|shoulders', '')})`,
      `(jaw|left arm|both arms|left shoulder|shoulder and neck|between .. shoulders|between .. shoulder ?blades) ... (ache*|killing me|agony|ache*|aching|pain*|hurt*|numb|heav*|lead|tingl*) && (${effort}|sweat*|clammy|soaked|drenched|breath*|gr[ae]y|sick|nause*|fist|elephant|middle|chest|throat)`,
      // Chest pain on breathing with a swollen calf or a long journey may be a clot in the lung.
      '(sharp|stab*|catch*|pain*|hurt*) ... (breath*|breathe in|inhal*) && (calf|leg|flight|plane|long drive|cough* .. blood|clot*)',
      // Known heart disease that speaks again.
      `(sweat*|clammy|soaked|drenched) && (ache|pain|heav*) ... (left arm|jaw|shoulder*|back|chest|middle)`,
      `(angina|nitro*|gtn) && (doing nothing|more and more|times today|not (eas*|help*|work*|touch*|shift*|stop*)|twice|two|three|again|already|third|second|worse|still|more often|at rest|tonight|now|no (relief|better))`,
      `(stent*|bypass|heart attack|coronary|pacemaker) && (same|exactly (like|as)|just like|very like|identical) && (feel*|pain|ache|again|tonight|today|came|come|come on|now)`,
      '(heart|ticker|pulse) ... (hammer*|gallop*|rac*|pound*|clappers|thump*|flip*|flop*|fish|skip*|jump*|all over the place|bursting|out of (time|rhythm)|like mad|crazy|flutter*) && (faint*|dizzy|light ?headed|breath*|pass out|black* out|black out|sweat*|woozy|grey|gray|clammy|giddy|see stars|pressure|tight*)',
      '(indigestion|heartburn|trapped wind|wind|gas pains?|acid) && (sweat*|clammy|left arm|jaw|both arms|gr[ae]y|breathless|into my (arm|neck|shoulder|back)|antacid* .. (not|no|did|does|nothing))',
    ],
    gloss,
  ),
  rule(
    'chest_pain',
    [
      `${near(pecho, dolor)} && (${compania}|${esfuerzo}|${ultimamente}|tengo|siento|dice|me|le)`,
      `(${dolor}) && (quijada|mandibula|brazo izquierdo|los dos brazos) && (${compania}|${esfuerzo}|sube|baja|corre)`,
      `(${dolor}) && (${esfuerzo}) && (aqui en (el )?medio|brazo|quijada|mandibula|pecho|garganta|en medio) && (${alivio})`,
      '(arde|ardor|quem*|apriet*|peso|opresion) && (sub*|escalera*|camin*|piso|cuesta) && (sud*|aire|descans*|ahog*)',
      '(agarr*|sob*|apret*|tocan*|mano) .. (se )?.. (el|en el|al) (pecho|corazon)',
      '(opresion|apretazon|apreton|apretura) && (sub*|baj*|brazo|quijada|cuello|garganta|espalda|sud*|aire|pecho|gases)',
      'corazon ... (desboc*|galop*|a mil|dispar*|brinc*|salt*|acelera*|aceler*|a lo loco|se (me|le) sale) && (mare*|desmay*|sud*|aire|ahog*|dolor|palid*|debil*)',
      '(nitroglicerina|cafinitrina|angina|stent|infarto) && (no (se|le|me) (quita|pasa|alivia|hace)|otra vez|de nuevo|mism* (dolor|sensacion)|igual que)',
    ],
    [...gloss],
  ),
]
