/** Plain phrases for strokes and the heart. */

import { rule, type Rule } from './rule.ts'

/** Rules of stroke, chest_pain. */
export const heartAndStrokeRules: readonly Rule[] = [
  rule(
    'stroke',
    [
      '(face|mouth|smile|lip|lips|cheek|eyelid) ... (droop*|sag*|slid*|slip*|crooked|lopsided|hang*|hung|fallen|fell|drop*|numb|twist*|uneven|one side|to the (left|right|side)|wonky|skew*|melt*|pull* (down|to)|went down|weak)',
      '(tongue|lips|cheek) ... (numb|thick|heavy|will not (work|move))',
      '(one|half|left|right|whole) (side )?(of )?(my|his|her|the|their) (face|mouth|smile|body|side)',
      '(left|right|one) side ... (numb|weak|dead|limp|heavy|paraly*|tingl*|not work*|will not|can not|gone|floppy|stopped)',
      '(left|right|one|my|his|her) (arm|arms|leg|legs|hand|hands|fingers|foot|side) ... (not (work*|mov*|respond*|do*|obey*|lift*)|will not (work|move|lift|respond|do|go)|drift*|hang*|drag*|gives way|gave way)',
      'slur*',
      '({cannot}|not) see ... (out of|from|with|in) ... (eye|left|right) && ({sudden}|came back|minutes)',
      '(sight|vision|eye|eyes|eyesight) .. (just )?(went|gone|vanished|disappeared|blacked|faded) .. (black|dark|out|gone|blurry|suddenly)?',
      '(worst|thunderclap|sudden|explosive|explod*|blinding) .. headache',
      '(torc*|cayo|durmio|enchuec*|chuec*) ... (cara|boca|rostro)',
      '(no|sin|perdi|perdio) .. fuerzas? (en|con) (el|la|mi|su) (brazo|mano|pierna|lado) (izquierd*|derech*)',
      'no (siento|siente|mueve|muevo) (la )?(mitad|media|medio)|(boca|cara|sonrisa) .. (para|hacia|a) (un|el otro) lado|no (levanta|levanto) .. (brazo|mano|pierna) (izquierd*|derech*)|(brazo|pierna|mano) .. no (lo|la) (puedo|puede) mover',
      '(de (pronto|repente|golpe)|subitamente|repentin*) ... (veo|ve|vista|vision|habl*|borros*|doble|cieg*|mareo|mare*|cabeza)',
      'habl* (raro|enredado|arrastrado|como borrach*|trabado|mal)',
      '{habla} && {ultimamente}',
      '{vista} && {ultimamente}',
      '(left|right|one|other) (hand|arm|leg|foot|side) .. (has |is |just |have )?.. (will not|would not|gone|went|goes|stopped|refus*|is not|does not|did not) .. (follow*|obey*|work*|move|moving|do|hold|grip|lift|listen*|respond*|stupid|limp|dead|numb|floppy|useless|funny|heavy|weak)',
      '(salia|salian|sale|salen|salio|habla*|hablo) .. (pura|puras|puros|solo) (jerigonza|ruidos|balbuceos|sonidos|tonterias)',
      '(sonre*|sonri*|sonris*) ... (un lado|solo|la mitad|torcid*|chuec*)|smil* ... (one|only) (side|half)',
      'head ... (explod*|burst*|split open|hit by|struck by|lightning|bolt) && (never|sick|vomit*|worst|neck|light|sudden*|stiff)',
    ],
    ['(old|vinyl) record', 'gallego|galicia|acento|dialecto'],
  ),
  rule(
    'chest_pain',
    [
      '(chest|breastbone|breast bone|sternum|rib cage|ribcage) ... (pain*|ache*|aching|hurt*|tight*|press*|squeez*|crush*|burn*|heav*|stab*|sharp|grip*|vise|vice|band|clench*|discomfort|elephant|weight|constrict*|throb*|flutter*|clamp*|brick|strange|funny|odd|uncomfortable|fist)',
      '(pain|ache|burning|pressure) ... (into|down|up|through|spread*|travel*|shoot*|radiat*|goes|going|moves) .. (left )?(arm|arms|jaw|neck|shoulder)',
      'heart ... (racing|pounding|flutter*|irregular*|jumping|going crazy|thumping|skipping|out of rhythm) ... (faint*|dizzy|light ?headed|breath*|pass* out|black* out|sweat*|will not (stop|slow)|for (an )?hour*|at rest|sitting)',
      '(clutch*|grab*|holding|hold*|rub*|gripping) (at )?(my|his|her|the) chest',
      '(indigestion|heartburn) ... (arm|jaw|sweat*|climb*|walk*|breath*|stairs|will not go)',
      '(pecho|corazon|esternon) ... (dolor*|duele*|presion*|apriet*|oprim*|opresion|ard*|quem*|punzad*|puntada*|piquete*|pes*|apretad*|aplast*)',
      '(dolor*|duele*|presion|opresion|punzad*|puntada*|piquete*|cierr*|cerr*|peso|ardor|apriet*|oprim*|pinchazo*|quemazon|aplast*) ... (pecho|corazon|esternon|brazo izquierdo|mandibula)',
      '(da|dar|dando|dio|siento|es) (un )?(infarto|ataque cardiaco|ataque (al|del|de) .. (corazon|miocardio))',
      '((round|around|in|on|over|under|behind|inside|across) (my|his|her|the) (left )?(heart|lungs|breast|breasts|chest|breastbone)) ... (tight*|squeez*|press*|heav*|wrung|band|grab*|grip*|crush*|full|weight|sat|sitting|burn*|stab*|pain*|ach*|pull*|pinch*|fist)|(tight*|squeez*|press*|heav*|wrung|band|grab*|grip*|crush*|full|weight|sat|sitting|burn*|stab*|pain*|ach*|pull*|pinch*|fist) ... ((round|around|in|on|over|under|behind|inside|across) (my|his|her|the) (left )?(heart|lungs|breast|breasts|chest|breastbone))',
      '(heart|ticker) ... (stop* and start*|stopping|skip*|flip*|miss* beats?|all over|uneven|jump*) && (swim*|swimmy|faint*|dizzy|grey|sweat*|weak|black*|breath*|woozy)',
      '(both|two) .. arms .. (went|gone|go|are|feel|felt) .. (heavy|numb|like lead|weak|dead) && (sick|sweat*|breath*|chest|middle|shovel*|walk*|climb*|jaw|dizzy|clammy)',
      '(elephant|horse|hippo|ton of bricks|concrete|boulder|anvil|something heavy|someone|somebody) .. (is |was |has )?(been )?(sat|sitting|standing|stood|parked|kneeling|pressing) .. on (me|my|him|her|top of me|his)',
      '(jaw|left arm|both arms|left shoulder|shoulder and neck|between .. shoulders|between .. shoulder ?blades) ... (ache*|killing me|agony|ache*|aching|pain*|hurt*|numb|heav*|lead|tingl*) && ({effort}|sweat*|clammy|soaked|drenched|breath*|gr[ae]y|sick|nause*|fist|elephant|middle|chest|throat)',
      '(angina|nitro*|gtn) && (doing nothing|more and more|times today|not (eas*|help*|work*|touch*|shift*|stop*)|twice|two|three|again|already|third|second|worse|still|more often|at rest|tonight|now|no (relief|better))',
      '(indigestion|heartburn|trapped wind|wind|gas pains?|acid) && (sweat*|clammy|left arm|jaw|both arms|gr[ae]y|breathless|into my (arm|neck|shoulder|back)|antacid* .. (not|no|did|does|nothing))',
      '(agarr*|sob*|apret*|tocan*|mano) .. (se )?.. (el|en el|al) (pecho|corazon)',
      '(opresion|apretazon|apreton|apretura) && (sub*|baj*|brazo|quijada|cuello|garganta|espalda|sud*|aire|pecho|gases)',
    ],
    ['(proud|pride|orgullo*|joy|ilusion|love|amor|laugh*|risa|emocion*|excit*|nerves before)'],
  ),
]
