/** Plain phrases for what needs a professional: eating, medicines, illnesses. */

import { painkiller, thinner } from '../painkillers.ts'
import { rule, type Rule } from './rule.ts'

/** Rules of eating_disorder, malnutrition, medication, diagnosis. */
export const professionalRules: readonly Rule[] = [
  rule(
    'eating_disorder',
    [
      '(fingers?|toothbrush) (down|in|at the back of) (the|my|her|his) throat',
      'chew* .. (food )?.. and spit*|(hides?|hiding|hid) (food|meals?|dinner) in (napkins?|her|his|my)',
      '{laxatives} && {laxativeUse}',
      '(bring*|brought) (up|back) (my |her |his )?(dinner|supper|lunch|meals?|breakfast|food)|(bring|brings|bringing|brought) (my|her|his|it|them|every*) .. up (most|every|each|again|after|on purpose)',
      '(vomit*|throw* up|threw up|purg*|bring* .. (back )?up|brought .. (back )?up|sick|fingers? down (my|her|his) throat|get* rid of) ... (after (eat*|meal*|dinner|supper|food|every)|on purpose|thin*|scale|weight|slim|guilt*|calories|stay|what i ate|fat)',
      '(eat*|ate|meal*|dinner|food) ... (vomit*|throw* (it )?up|purg*|bring* (it |them )?(back )?up|spit it out|get rid of it|fingers down)',
      '(eat*|stuff*|gorg*) ... (until|till) .. (sick|ill|hurts|hurt|burst|vomit|can not (move|breathe))',
      '(not let|never let|do not allow|forbid) (myself|herself|himself) .. (eat|food|more than)',
      '([2-9]00|1000) calories|(count*|track*) every .. (calorie*|bite|crumb|mouthful)|(only|just|under|below|no more than) [0-9]+ calories',
      '(weigh (myself|herself)) ... (times|every (hour|meal|time)|ten|five|six|before and after|constantly|obsess*)',
      '(provoco|provoca|provocar*|induzco) .. (el )?(vomito|vomitar)|vomito ... (despues|lo que como|a proposito|para (no|bajar|adelgazar)|todo lo que|comer)',
      '((laxante*|diuretic*|senosidos|sen|pastillas para (adelgazar|bajar)|te (chino|adelgazante|laxante)|enema*|lavativa*|aceite de ricino|sal de uvas|sal de higuera)) && ((despues de (comer|cenar|cada)|cada (noche|comida|dia)|a escondidas|engord*|bajar|flac*|delgad*|peso|punado|cajas?|doble|para (no|que)|adelgaz*|todas las noches|muchos|talla|escond*|barriga|panza))',
      '(me|se) purg(o|a|aba|ue)(?! la)',
      '(met*|meter*) .. (los )?dedos .. (garganta|boca|cuando|despues|para|al|y|hasta|despues)',
      '(bulimi*|anorexi*|anorexic[oa]) && (is (back|again)|now .. back|again|he vuelto|volvi a|vuelvo a (vomit*|purg*)|de nuevo)|binge* .. (and|then) .. (purg*|vomit*|throw*)|atracon* .. (vomit*|purg*|devolv*)',
      'starv* (myself|herself|himself)(?! of)|toothbrush .. (down|there|throat) ... (meal*|eat*|years|throat|after)',
    ],
    ['burn* (off )?[0-9]+ calories|how many calories (does|do|in|is|are)'],
  ),
  rule('malnutrition', [
    '(i|we|he|she) (have|has|had|have got|has got) no food(?! (allerg*|poison*|intoleran*|diary|in (my|the) (mouth|teeth)))|no (tengo|hay|tiene) (nada (de comer|que comer|para comer)|que comer|comida en (la )?casa)|(solid|solids|food|everything|anything|water) .. (goes|went|going) down the wrong way',
    'estoy desnutrid[ao]|(los(t|ing|es)|dropping) .. (weight|pounds|stone|kilos) .. (without (trying|dieting|wanting)|for no reason)|(baj*|perd*|adelgaz*) .. (peso|kilos|libras) .. (sin (querer|motivo|razon|dieta|proponer*|hacer dieta)|no (se|sabe|sabemos) por que)',
    '(llevo|lleva|llevamos) (ya )?(dias|varios dias|dos dias|tres dias|cuatro dias|cinco dias|una semana) sin (comer|probar (bocado|comida))',
    '(mother|father|husband|wife|she|he) (is |just |now )?(refus* to|will not) (eat|drink)( (or|and) drink)?( anything| at all)?( \\.| $)',
    '{lighter} && {littleIntake}',
    '{unmeant} && {thinBody}',
    '(hasta|para) (el|la|que|fin) .. (viernes|lunes|martes|miercoles|jueves|sabado|domingo|quincena|pension|pag*|cobr*|mes|deposit*) && (que comer|comida|alacena|nevera|hambre|refri*|despensa|tortillas?|galletas)',
    '(trousers|pants|slacks|skirt*|rings?|wedding (ring|band)|jeans|clothes) .. (will not |not |keep* |just |all |are |is |going )*(stay up|fall* (off|down)|slid* off|slip* off|pinned|hang* off|dropp* off|held up)',
    '(liv*|surviv*|exist*|got by|get* by) .. (on|off) (nothing but |just |only |dry |cold )?(toast|tea|crackers?|biscuits?|soup|cereal|bread|noodles|cat food|dog food|ensure|broth|cookies|porridge|jello|ice cream|coffee) .. (for|since|till|until|all|because|and|these)',
    '(cough*|chok*|splutter*|gag*) .. (and [a-z]+ )?(on|at|with) (every|each|most|all|any|his|her|my) (mouthful|meal*|bite|sip|food|drink)',
    '(cough*|splutter*|chok*) .. (when|whenever|every time|each time) .. (drink*|swallow*|eat*)|voice .. (wet|gurgl*) .. (after|when)|(tose|tosa|se (atraganta|ahoga)) .. (cuando|cada vez que|al) .. (toma|beb*|trag*|come|comer)',
    '(dress sizes?|trouser sizes?|sizes|notch*|pounds|kilos|kg|lbs|stone) .. (gone|lost|smaller|down|dropped|less|off|lighter) ... (since|without|not|no|week*|month*|do not|why)',
    '(have|has) not (eaten|had (food|a (proper|real|hot) meal|a meal|anything to eat)) ... (days?|since|yesterday|week*|properly|much|today|two|three)?',
    'en (su|mi|el) (refri*|nevera|heladera|alacena) (solo|solamente|nada mas) (habia|hay|tenia)',
    '(cupboard*|fridge|refrigerator|pantry|kitchen|larder) .. (is|are|was|were|has been|looks)? ?(all |nearly |almost |completely )?(empty|bare)',
    '(perdi|perdido|perdio|baje|bajado|bajo) .. (kilos|libras) && (apetito|no (como|come|tengo hambre))',
    // Food that is lacking for want of money.
    '(nothing (left )?to eat|no food)( left)? (in|at) (the |my |our )?(house|home|fridge|kitchen|apartment)(?! (but|except|besides|(that )?i like|(till|until) i (go|shop*|get back)))|nothing (left )?in (the|my) (fridge|house) (to eat|and)|(can not|could not) afford (food(?! delivery)|groceries|to (eat(?! out)|buy food))',
    '(skip*|miss*|go* without) (meals|eating|food|dinner|supper|lunch|breakfast) .. (so|because|until|till) .. (money|afford|last*|save|pay|bills|rent|heat*|medicine*)',
    'no (me|nos|le) alcanza (el dinero |la plata |la pension |lo que (gano|cobro) )?(para|pa) (comer|comida|la comida|el mandado|los alimentos)(?! (bien|sano|fuera|carne|pescado|organic*|de (lujo|restaurante)))|no tengo (nada|con) que comer',
    '(scale|weigh*|kilos|pounds|lbs|stone) && (less|lighter|down|lower|fewer|gone) && (eat* (the same|as (much|usual)|normally|fine)|same (amount|food|meals)|than (at|in|last|a)|without try*|no reason|not try*)',
  ]),
  rule(
    'medication',
    [
      '(valeriana|ginkgo|hiperico|jengibre|curcuma|ginseng) .. (con|y) .. (el |la |mi )?(sintrom|warfarina|acenocumarol|anticoagulante*)',
      'how (much|many) .. {drug} .. (should|can|do|may|could) i|how many (mg|milligrams|drops) .. {drug}|(cuant[oa]s?) (mg|miligramos|gotas) .. {medicina}',
      '(take|taking|took|use|using|try|trying|borrow*) .. (my |his |her |a )?(late )?(sister|brother|husband|wife|friend|neighbou?r|mother|father|daughter|son)s (leftover |old |spare |extra |own |(blood )?(sugar|pressure) |diabetes |heart )?(pills|tablets|medicines?|medication|antibiotics?|painkillers?|sleeping pills|{drug})(?! to )',
      `${thinner} && ${painkiller}`,
      '({drug}|pills?|tablets?|medicines?) .. (from|of|off|belonging to) (my|her|his|a|the) .. (friend*|neighbo*|sister|cousin)|(amig[oa]|vecin[oa]|comadre|herman[oa]|cunad[oa]|prim[oa]) .. (me|le|nos) (dio|regalo|paso|presto|ofrecio|da|pasa) .. ({medicina}|pastillit*)|({medicina}) ... que (le|me) (da|dio|presto|regalo|paso|pasa) .. (amig[oa]|vecin[oa]|comadre)',
      '(fine|safe|ok|okay|all right) (with|and|beside) .. {drug}',
      '(dejar|parar|suspender) (de tomar )?.. {medicina}|(dejado|deje) (de tomar )?.. ({medicina}|sintrom|eliquis) .. (por mi cuenta|porque me|porque no)|(le bajo|le subo|puedo (bajar|subir)|bajarle|subirle|reducir|partir) .. (a la mitad )?(la dosis|mi dosis)(?! de (cafe|te|ejercicio|sol))',

      '{changing} ... ({drug})|(mix*|combin*|mezcl*|combin*) .. ({drug}|{medicina}|tramadol) .. (with|and|con|y) (wine|beer|whisk*|vodka|gin|rum|alcohol|vino|cerveza|ron|tequila|licor)|(wine|beer|whisk*|vodka|gin|rum|alcohol|vino|cerveza|ron|tequila|licor) (with|and|con|y) .. ({drug}|{medicina}|tramadol)',
      '(make|making|take|taking|put|raise|raising|cut|cutting) (it|them) .. on my own',
      '({medicina}) ... (dejar*|dejo|deje|doblar|doble|mitad|mezcl*|junt*|con (vino|alcohol|cerveza|jugo|toronja)|efecto*|recomiend*|(puedo|debo) (tomar*|subir*|bajar*)|sin receta|cambi*|suspend*)',
      '({medicina}|sintrom|acenocumarol|clonazepam|levotiroxina|eutirox|pastillita*|gotas|parche*|[a-z]+(pril|sartan|olol|azol|zepam|zolam|statina)) ... (de mi|de su|de la|que toma) (vecin*|comadre|herman*|amig*|espos*|cunad*|hij*|marido|mujer|prim*)',
    ],
    [
      '(not|never) (want|wish|going|plan|mean|need) to (change|alter|touch) .. (dose*|pills?|tablets?|medic*)|no (quiero|voy a) (cambi*|tocar) .. (dosis|pastilla*|medic*)',
    ],
  ),
  rule(
    'diagnosis',
    [
      '(score*|result*|number*|test*|quiz*|survey|gauge|answers|points) ... {asks} ... ({illness}|something (is )?wrong|sick|ill|my brain|losing)',
      'what (is|could be|might be) (wrong with|causing|the matter with) (me|him|her|my)|what (disease|illness|condition|disorder) (do|does|is|could|have)',
      'have i got|i (think|believe|bet|am sure|fear|suspect) (i|he|she|my [a-z]+|it is|this is) .. (have|has|am getting|is getting|am developing|got|be)? .. ({illness})',
      '(forget*|memory|tremor*|shak*|lump|cough|thirst*|rash|names|repeat*|trembl*) ... (is (it|this|that)|am i|do i|does (that|this|it)|could (it|this|that)|mean*) ... ({illness}|serious|something bad|the beginning)',
      '\\. (tengo|tiene|estoy|es) ... ({illness}|parkinson|alzheimer|enferm*)|(tengo|tiene) ({illness}|parkinson|alzheimer) \\.? ?(o|por)',
      '{verdict} ... {ailment}',
      '(which|what) (disease|illness|condition) .. (i am|am i|i have|have i|do i)|(heading|headed) for .. (disease|illness|dementia)',
      '{veredicto} ... {enfermedad}',
      '{enfermedad} ... (verdad|no sera|sera|o que|acierta|cree|tiene razon|o (artr*|otra))',
    ],
    [
      '(doctor|gp|consultant) (says|said|told)|is it true|(go together|good for|help with|kind to|keep .. at bay)',
      'conviene (nadar|caminar|hacer|comer|bailar)',
      '(le|les) (digo|contesto|respondo|miento)|(do|should|what) i (tell|say|answer|lie)',
    ],
  ),
]
