/** Plain phrases for strokes and the heart. */

import { rule, type Rule } from './rule.ts'

/** Who is sure enough to name it, and what it is said to be. */
function thought(en: string, es: string): string {
  const who =
    '(i|he|she|it|(my )?(husband|wife|mother|father|mum|mom|mam|dad|brother|sister|friend|neighbou?r))'
  const past =
    '(?! (last|once|years|months|long|when|back|that|which|in [0-9]+|in my|a few|some|many|two|three|four|five|six|ten))'
  return [
    `(i|we) (.. )?(think|believe|reckon|fear|afraid|sure|swear) (that )?((it|this) (is|may be|might be|must be)|${who} .. (had|having)) (a|another) ${en}${past}`,
    `(looks|sounds|feels|seems) like (a|another) ${en}${past}|(just|right now) had (a|another) ${en}${past}`,
    `(creo|pienso|temo|segur[oa]) (de )?(que )?(esto )?(es|sea|(a )?(mi [a-z]+ )?(le|me) (dio|esta dando|ha dado|va a dar)|tuvo|ha tenido|tuve) (un|otro) ${es}(?! (hace|el ano|cuando|una vez|en [0-9]+))`,
    `(parece|acaba de dar(le|me)) (un|otro) ${es}(?! (hace|el ano|cuando))`,
  ].join('|')
}

/** Rules of stroke, chest_pain. */
export const heartAndStrokeRules: readonly Rule[] = [
  rule(
    'stroke',
    [
      '(vi|veia|veo|vio|ve|viendo) (todo )?doble(?! (funcion|turno|ancho|filo|sesion|clic)) && (hoy|esta (manana|tarde|noche)|ayer|anoche|tambale*|mare*|hace (un|dos|tres|poco|rato) [a-z]+|habl*|brazo|cara)',
      '(droopy|drooping|droopped|lopsided|crooked|sagging) (face|mouth|smile|eyelid|lip)(?! .. (always|photos?|since (birth|childhood)))|(half|side) of (my|his|her|the) face .. (numb|asleep|dead|frozen|anesthe*)|(mitad|lado) de la cara .. (anestesi*|dormid*|adormecid*)|(brazo|mano|pierna) .. (de|como) trapo',
      '(dormid[oa]|confundid[oa]|mareado|mareada) y (ya )?le cuesta hablar',
      '(am|is|think|be) having a stroke|(me|le) esta dando .. un (derrame|ictus)',
      thought('stroke', '(derrame|ictus|ataque cerebral|embolia)'),
      '(cheek|face|lip|mouth|cachete|cara|boca) && like ... (dentist*|novocain*)|como ... dentista && (woke|sudden*|runs out|dribbl*|drool*|rinse|desperte|amanec*|babe*)',
      '(derrame|ictus|embolia|infarto) cerebral',
      '(face|mouth|smile|lip|lips|cheek|eyelid) ... (droop*|sag*|slid*|slip*|crooked|lopsided|hang*|hung|fallen|fell|drop*|numb|twist*|uneven|one side|to the (left|right|side)|wonky|skew*|melt*|pull* (down|to)|went down|weak)',
      '(everything|it all|room|vision) .. (went|is|looks|turned|gone) .. (double|blurry|black|dark)',
      '(stagger*|veer*|walk*|sway*) .. like .. drunk*',
      '(tongue|lips|cheek) ... (numb|thick|heavy|will not (work|move))',
      '(drool*|dribbl*) && (one side|side|face|mouth|words|speech|talk*|arm|left|right)',
      'only (one|half|the left|the right) side .. (moved|moves|smil*|work*|lift*)|smile ... one side',
      '(one|half|left|right|whole) (side )?(of )?(my|his|her|the|their) (face|mouth|smile|body|side)',
      '(left|right|one) side ... (numb|weak|dead|limp|heavy|paraly*|tingl*|not work*|will not|can not|gone|floppy|stopped)',
      '({limb}) ... (went|gone|going|goes|turned|suddenly|just|became|has|feels|is) ... (numb|dead|limp|useless|paraly*|floppy|weak|lifeless)',
      '({cannot}) (lift|move|raise|feel|use|hold|grip|control) (my|his|her|the|one|that|a)? .. (left |right )?({limb}|side|cup|fork|spoon|pen)',
      '(left|right|one|my|his|her) ({limb}) ... (not (work*|mov*|respond*|do*|obey*|lift*)|will not (work|move|lift|respond|do|go)|drift*|hang*|drag*|gives way|gave way)',
      'slur*',
      '(words|sentences) (will not|would not|do not|did not|are not|not) com*',
      '(lost|losing|loss of|no|gone|blurr*|double) .. (sight|vision|eyesight) .. (in|on|out of|from) (one|my|an|his|her|the (left|right))',
      '({cannot}|not) see ... (out of|from|with|in) ... (eye|left|right) && ({sudden}|came back|minutes)',
      '(sight|vision|eye|eyes|eyesight) .. (just )?(went|gone|vanished|disappeared|blacked|faded) .. (black|dark|out|gone|blurry|suddenly)?',
      '(worst|thunderclap|sudden|explosive|explod*|blinding) .. headache',
      'headache ... (worst|of my life|out of nowhere|thunder*|like (a|lightning|being) .. (hit|bolt|clap|hammer)*)',
      '(veer*|stagger*|list*|lean*|stumbl*) .. to (one|the left|the right|his|her|my)',
      'sudden* ... (dizz*|off balance|can not walk|could not walk|lost .. balance|weak|numb|confus*)',
      'se (me|le) (durmio|adormecio|paralizo) (el|la|medio) (brazo|cara|lado|mano|pierna|boca) && (derrame|embolia|infarto|hoy|de (repente|pronto|golpe)|hace)',
      '(torc*|cayo|durmio|enchuec*|chuec*) ... (cara|boca|rostro)|(cara|boca) (esta |la tiene )?(chueca|torcida)|(veo|ve|viendo) (todo )?(negro|oscuro|borroso|nublado) (de|por|en) un (lado|ojo)|(baj[oa]|bajara|cayo|cayera|cae|cerro|puso) .. (telon|cortina|velo|sombra|persiana) .. ojo',
      '(adormec*|entumec*|durmio|paraliz*|hormigue*) .. (lado|costado|mitad|cara|medio cuerpo)',
      '(no|sin|perdi|perdio) .. fuerzas? (en|con) (el|la|mi|su) (brazo|mano|pierna|lado) (izquierd*|derech*)',
      'no (siento|siente|mueve|muevo) (la )?(mitad|media|medio)|(boca|cara|sonrisa) .. (para|hacia|a) (un|el otro) lado|no (levanta|levanto) .. (brazo|mano|pierna) (izquierd*|derech*)|(brazo|pierna|mano) .. no (lo|la) (puedo|puede) mover',
      'media cara|medio (cuerpo|lado)',
      '(brazo|pierna|mano|lado|cuerpo|dedos) ... (dormid*|debil*|paraliz*|no (responde|me responde|le responde)|sin fuerza*|no (lo|la) (siento|siente)|muert*|adormec*|entumec*|cae)',
      'no (siento|siente|puedo mover|puede mover|mueve|muevo|puedo levantar|puede levantar) .. (brazo|pierna|mano|lado|cara|dedos)',
      '(de (pronto|repente|golpe)|subitamente|repentin*) ... (veo|ve|vista|vision|habl*|borros*|doble|cieg*|mareo|mare*|cabeza)',
      'habl* (raro|enredado|arrastrado|como borrach*|trabado|mal)',
      '(peor|terrible) dolor de cabeza',
      'perdi (la |el )?(vista|vision|habla)|(sight|vision|eyesight) (went|is gone|has gone) (in|from) (one|my|his|her)',
      '{sight} && {lately}',
      '{habla} && {ultimamente}',
      '{vista} && {ultimamente}',
      '(left|right|one|other) (hand|arm|leg|foot|side) .. (has |is |just |have )?.. (will not|would not|gone|went|goes|stopped|refus*|is not|does not|did not) .. (follow*|obey*|work*|move|moving|do|hold|grip|lift|listen*|respond*|stupid|limp|dead|numb|floppy|useless|funny|heavy|weak)',
      '(se (me|le) fue|perdi|perdio|(quede|quedo) sin) el habla',
      '(salia|salian|sale|salen|salio|habla*|hablo) .. (pura|puras|puros|solo) (jerigonza|ruidos|balbuceos|sonidos|tonterias)',
      '((pour*|spill*|dribbl*|leak*|drip*|run*|ran|fall*|fell|slobber*|came|comes|coming|went|escap*) .. (out|down|from) .. (the |my |his |her |me |one )?.. (corner|side|mouth|lips|chin|front|blouse|shirt)) && (side|corner|mouth|lips) && (tea|coffee|soup|drink*|water|breakfast|spit|saliva|food)',
      'tongue .. .. (to|off to|towards) (one|the) (side|left|right)',
      '(sonre*|sonri*|sonris*) ... (un lado|solo|la mitad|torcid*|chuec*)|smil* ... (one|only) (side|half)',
      'head ... (explod*|burst*|split open|hit by|struck by|lightning|bolt) && (never|sick|vomit*|worst|neck|light|sudden*|stiff)',
      '(mini ?stroke*|(a|another|had|having|possible) tia|ministroke*|brain attack) && ({lately}|reckon|think|might|had one|another)',
    ],
    [
      '(lift*|with|light|hand) weights|dumbbell*|(in|during) (my|his|her) sleep',
      '(old|vinyl) record',
      'as (high|far|low|fast|well|long) as|(gallego|galicia|acento|dialect)',
    ],
  ),
  rule(
    'stroke',
    [
      // One eye that goes dark, in the words of light.
      '(light|sight|vision) (has |is |have |just |all )*(gone|went|going) .. (in|from|out of|on) (one|my|the|her|his) (left |right )?eye|(curtain|veil|shutter|blind|shadow) .. (down|over|across) .. (my|one|her|his|the) (left |right )?eye',
      '(se (me|le) (apago|oscurecio)|(quede|quedo|amaneci|amanecio|desperte|desperto) cieg[oa]|sin (luz|vista|vision|ver)( nada)?|(se (me|le) (fue|acabo)|perdi|perdio) (de (golpe|repente|pronto) )?(toda )?(la )?(luz|vista|vision)) (de (golpe|repente|pronto) )?(todo )?(de |por |en |con |del )?(un|el|mi|su)? ?ojo',
    ],
    [
      '(since|from) (birth|childhood|i was)|(born|always been)|(for|these|many|all those) .. years|years (ago|now|back)|glass eye|patch',
      'de (nacimiento|nin[oa]|chic[oa]|siempre)|hace .. (anos?|meses)|llevo .. anos|ojo de vidrio|parche|foco|pegar (el |un )?ojo',
    ],
  ),
  rule(
    'chest_pain',
    [
      '(tight|tightness|squeez*) .. (feeling )?.. (across|over|round) (the|my|his|her) front .. (when|walk*|climb*|carr*|stairs|hill)',
      '(am|is|think|be) having a heart attack|(me|le) esta dando .. un infarto|(me|le) (acaba de dar|dio) un (infarto|ataque (cardiaco|al corazon))(?! (?!(ahora|ahorita|recien|hoy|que hago|ayuda|en (la|el) (sala|cama|bano|cocina|calle)) )[a-z])',
      thought('heart attack', '(infarto|ataque (al|de) corazon)'),
      '(chest|breastbone|breast bone|sternum|rib cage|ribcage) ... (pain*|ache*|aching|hurt*|tight*|press*|squeez*|crush*|burn*|heav*|stab*|sharp|grip*|vise|vice|band|clench*|discomfort|elephant|weight|constrict*|throb*|flutter*|clamp*|brick|strange|funny|odd|uncomfortable|fist)',
      '(pain*|ache*|aching|numb*|tingl*|heav*|hurt*|shoot*|sore*|discomfort) ... (left arm|jaw|both arms|shoulder blade*) ... (sweat*|breath*|chest|sick|nause*|clammy|walk*|climb*|stairs|effort|exert*)',
      '(left arm|jaw) ... (pain*|ach*|numb*|tingl*|heav*|hurt*|sore) .. (and|with|plus|also|when|after)? ... (sweat*|breath*|chest|sick|nause*|clammy|walk*|climb*|stairs|dizzy)',
      '(tight*|band|squeez*|crush*|pressure|pain*) ... (ribs|upper (back|body|stomach)|breast) ... (sweat*|clammy|breath*|nause*|dizzy|arm|jaw|faint|shoulder)',
      '(sweat*|clammy|breathless|out of breath|nause*|sick|faint) ... (jaw|left arm)',
      '(pain|ache|burning|pressure) ... (into|down|up|through|spread*|travel*|shoot*|radiat*|goes|going|moves) .. (left )?(arm|arms|jaw|neck|shoulder)',
      'heart ... (racing|pounding|flutter*|irregular*|jumping|going crazy|thumping|skipping|out of rhythm) ... (faint*|dizzy|light ?headed|breath*|pass* out|black* out|sweat*|will not (stop|slow)|for (an )?hour*|at rest|sitting)',
      '(clutch*|grab*|holding|hold*|rub*|gripping) (at )?(my|his|her|the) chest',
      '(dizzy|faint|breathless|light ?headed) ... heart ... (racing|pounding|flutter*|irregular*|skipping)',
      '(indigestion|heartburn) ... (arm|jaw|sweat*|climb*|walk*|breath*|stairs|will not go)',
      '(pecho|corazon|esternon) ... (dolor*|duele*|presion*|apriet*|oprim*|opresion|ard*|quem*|punzad*|puntada*|piquete*|pes*|apretad*|aplast*)',
      '(dolor*|duele*|presion|opresion|punzad*|puntada*|piquete*|cierr*|cerr*|peso|ardor|apriet*|oprim*|pinchazo*|quemazon|aplast*) ... (pecho|corazon(?! de (extran|verl|ver |pensar|acord|record))|esternon|brazo izquierdo|mandibula)',
      '((round|around|in|on|over|under|behind|inside|across) (my|his|her|the) (left )?(heart|lungs|breast|breasts|chest|breastbone)) ... (tight*|squeez*|press*|heav*|wrung|band|grab*|grip*|crush*|full|weight|sat|sitting|burn*|stab*|pain*|ach*|pull*|pinch*|fist)|(tight*|squeez*|press*|heav*|wrung|band|grab*|grip*|crush*|full|weight|sat|sitting|burn*|stab*|pain*|ach*|pull*|pinch*|fist) ... ((round|around|in|on|over|under|behind|inside|across) (my|his|her|the) (left )?(heart|lungs|breast|breasts|chest|breastbone))',
      '(heart|ticker) ... (stop* and start*|stopping|skip*|flip*|miss* beats?|all over|uneven|jump*) && (swim*|swimmy|faint*|dizzy|grey|sweat*|weak|black*|breath*|woozy)',
      '(both|two) .. arms .. (went|gone|go|are|feel|felt) .. (heavy|numb|like lead|weak|dead) && (sick|sweat*|breath*|chest|middle|shovel*|walk*|climb*|jaw|dizzy|clammy)',
      '(horse|mule) .. kick* ... chest|(elephant|horse|hippo|ton of bricks|concrete|boulder|anvil|something heavy|someone|somebody) .. (is |was |has )?(been )?(sat|sitting|standing|stood|parked|kneeling|pressing) .. on (me|my|him|her|top of me|his)',
      '(jaw|left arm|both arms|left shoulder|shoulder and neck|between .. shoulders|between .. shoulder ?blades) ... (ache*|killing me|agony|ache*|aching|pain*|hurt*|numb|heav*|lead|tingl*) && ({effort}|sweat*|clammy|soaked|drenched|breath*|gr[ae]y|sick|nause*|fist|elephant|middle|chest|throat)',
      '(sweat*|clammy|soaked|drenched) && (ache|pain|heav*) ... (left arm|jaw|shoulder*|back|chest|middle)',
      // The same of whoever does not name the heart.
      '((shoes?|socks?|ankle*|feet|legs) .. (not fit|tight*|swollen|swelled|puffy|balloon*)|(up|gained|put on) [0-9]+ (pounds?|lbs?|kilos?)|(zapatos?|tobillo*|pies|piernas) .. (aprieta*|hinchad*|no (me |le )?(entra*|queda*))) && ((recliner|pillows|sitting up|upright) .. (breath*|air)|(breath*|air) .. (flat|lying|lie down|pillows|recliner)|(slept?|sleep) .. (recliner|sitting up|upright)|(aire|respir*) .. (acost*|acuest*|plan[oa]|almohadas)|(acost*|acuest*|almohadas|sillon) .. (aire|respir*))',
      // A weak heart that holds water: pounds in days, legs that fill, no breath lying down.
      '(heart failure|chf|(weak|bad|enlarged) heart|insuficiencia cardiaca|falla cardiaca|corazon (debil|grande)) && ((put on|gained|up|heavier) .. (pounds?|lbs?|kilos?|kg) .. (since|in|this|today|days?|overnight|week)|(ankle*|feet|legs) .. (swollen|swell*|puffy|ballooned|balloons)|(swollen|puffy) (ankle*|feet|legs)|(flat|bed|down) .. breath*|breath* .. (flat|bed|lying|down)|(subi*|engord*|aument*) .. (kilos?|libras?) .. (en|desde|esta|hoy)|(tobillo*|pies|piernas) .. hinchad*|hinchad* .. (tobillo*|pies|piernas)|(aire|respir*) .. (acost*|acuest*|cama))',
      '(angina|nitro*|gtn) && (doing nothing|more and more|times today|not (eas*|help*|work*|touch*|shift*|stop*)|twice|two|three|again|already|third|second|worse|still|more often|at rest|tonight|now|no (relief|better))',
      '(indigestion|heartburn|trapped wind|wind|gas pains?|acid) && (sweat*|clammy|left arm|jaw|both arms|gr[ae]y|breathless|into my (arm|neck|shoulder|back)|antacid* .. (not|no|did|does|nothing))',
      '(agarr*|sob*|apret*|tocan*|mano) .. (se )?.. (el|en el|al) (pecho|corazon)',
      '(opresion|apretazon|apreton|apretura) && (sub*|baj*|brazo|quijada|cuello|garganta|espalda|sud*|aire|pecho|gases)',
    ],
    [
      '(proud|pride|orgullo*|joy|ilusion|love|amor|laugh*|risa|emocion*|excit*|nerves before)',
      'chests? of',
      'chests? of|(treasure|hope|toy|cedar|tool|war|medicine|wooden|ice) chest|off (my|your|his|her) chest|chest (freezer|press*|fly|exercise*|machine|x ?ray*|hair|size|opener*|stretch*|expander)|close to (my|the) chest',
    ],
  ),
]
