/** Rules for questions that belong to a doctor or pharmacist: medicines, weight loss, eating disorders, diagnosis. */

import { rule, type Rule } from './rule.ts'

const changing =
  'stop*|quit*|skip*|drop*|halv*|half|split*|cut*|doubl*|reduc*|lower*|increas*|raise|up my|change|changing|switch*|come off|coming off|came off|get off|getting off|go off|going off|wean*|miss|missed|missing|ditch*|swap*|replac*|leave out|give up|not take|not taking|instead of|lay off|trade|throw (away|out)|extra|more|less|fewer|another|crush*'

const taking =
  'take|taking|use|using|try|trying|start|starting|have|add|adding|mix|mixing|combin*|buy|buying|go on|begin|beginning|switch|borrow*|share|give|giving'

const notMedicine = [
  '(laugh*|music|friend*|love|sleep|sunshine|walking|garden*|nature|food|company|dance|dancing) .. (is|are|was|as) .. medicine',
  '(best|my|good|great|as|natures) medicine(?!.*(take|stop|with|dose))',
  '(healthy|good|daily|small|big|regular|right|a) dose of (gardening|sun*|fun|laugh*|nature|reality|fresh|humor|humour|music|exercise|walking|friend*|common|kindness|love|reading|learning|art|social|news|company|good)',
  'own medicine',
  '(bitter|chill) pill',
  'pill (box|organi*)',
  '(tablet|tablets) ... (to (call|phone|see|talk|read|watch|play)|computer|screen|internet|video|app|apps|class*|online|wifi|email|learn*|charg*|photo*|game*|book|zoom|facetime|lesson*)',
  '(learn*|computer|phone|ipad|android|touch|old for|internet|online|charge|kindle|video|class*|lesson*|grandchildren|smart*|facetime|digital) ... (tablet|tablets)',
  '(remember|remind*|reminder|forget) .. (to|for|my)? ?(take|taking|my|daily) .. (pill*|medicine*|tablet*)(?!.*(double|twice|extra|skip|two))',
  '(drug|drugs) ?store',
  '(recuerdo|recordar|acordarme|acuerdo|olvid*) ... (tomar|tomarme)',
  'recipe',
  'like a drug',
]

const medication = rule(
  'medication',
  [
    `(${changing}) ... ({drug})`,
    `({drug}) ... (${changing}|half|twice|every other day|together|safe|mix*|interact*|too (strong|much)|not work*|make* me|making me|expired|out of date|make do|side effect*|stronger|weaker)`,
    `(can|should|may|is it|could|would|shall|do i|ok to|okay to|safe to|all right to|alright to|fine to|bad to|i want to|thinking of|thinking about|how about|need) ... (${taking}) ... ({drug})`,
    '({drug}) ... (strongest|best for|stronger|is best|most effective)',
    '(what|which|best|better|how much|how many|right|safe|maximum|strongest|good|recommend*|suggest*|name|any) .. (over the counter |natural |herbal |new |sleeping |pain |heart )?({drug})',
    '(how much|how many|what (amount|strength)|what dose|how often) ... (take|need|give|use) .. ({drug}|vitamin*|supplement*|mg|milligram*|iron|calcium|magnesium|fish oil|zinc)',
    '({drug}) ... (with|and|after|before|on top of|plus|alongside) ... (wine|alcohol|beer|grapefruit|drink|supplement*|herb*|{drug})',
    '(wine|alcohol|beer|grapefruit|supplement*|herb*|vitamin*|turmeric|garlic pills|fish oil|iron|calcium|magnesium) ... (with|while on|and|on top of|affect*|interact*|safe with|mix*) ... ({drug}|heart|blood pressure|chemo*)',
    '(vitamin*|supplement*|herb*|magnesium|fish oil|turmeric|iron|calcium) ... (instead of|replace*|with|and) .. (my )?({drug})',
    '({drug}) && (do not want (them|it|to take)|just not take|not take (them|it)|refuse to take|hate taking)',
    '(forgot|forget|missed|did not take|ran out|running out|lost) .. ({drug})',
    '({family}) ... (gave|offered|offers|gives|lent|shares?|sharing|handed|says) ... ({drug})|(use|take|try|borrow) .. ({family}) .. ({drug})',
    '(side effect*|interact*|overlap) ... ({drug})|({drug}) .. side effect*',
    '[0-9]+ ?(mg|milligram*|mcg|iu|units)',
    '(stronger|weaker|higher|lower|bigger|smaller|correct|right|usual|double|half) (dose|dosage)',
    '(prescribe|prescription) ... (me|for)',
    '({medicina}) ... (dejar*|dejo|deje|doblar|doble|mitad|mas|menos|mezcl*|junt*|con (vino|alcohol|cerveza|jugo|toronja)|efecto*|recomiend*|tomar|tomo|puedo|debo|sin receta|cambi*|suspend*)',
    '(dejar*|dejo|deje|doblar|partir|mitad|mezcl*|suspend*|cambiar|tomar|tomo|tome|puedo|debo|que|cual|cuant*|recomiend*|reducir|aumentar|bajar|subir|saltar*|olvid*|comprar|dar*) ... ({medicina})',
  ],
  notMedicine,
)

const losing = rule(
  'malnutrition',
  [
    '(lost|losing|loses|dropped|dropping|down|shed|gone|went|melting|fell off|off me|vanish*|disappear*|fall* off) ... (weight|pounds?|lbs|kilos?|kg|stone|dress sizes?|sizes|belt notch*|notch*) ... (without|not (try*|diet*|been|mean*)|no (reason|idea)|do not know why|since|month*|week*|fast|quick*|in (a|one|two|three|four|six)|trying|why|nothing)',
    '(without (trying|dieting|meaning)|not (trying|dieting|been dieting)|no reason|for no) ... (weight|pounds|lbs|kilos|thin*|lost|losing|smaller|sizes)',
    '(weight|pounds|lbs|kilos) ... (dropp*|drop* off|fall* off|fell off|melt*|com* off|slid*|slipp*|vanish*|going down|keep* (going|drop*|fall*)) ... (without|why|do not|not|fast|on its own|trying|week*|month*|eat*|me|him|her)?',
    '(clothes|pants|trousers|skirt*|belt|dentures|watch|ring|rings|jeans|dress*|shirt*|slacks|wedding (ring|band)) ... (loose*|falling|fall* (off|down)|hang* (off|on)|too big|slip* off|slid*|swim*|drop* off|bag*|pin*)',
    '(los*|lost|dropp*|shedd*) .. weight && (no appetite|not hungry|not eat*|do not know why|no idea|without|weak*|doctor|frail)',
    'belt ... (hole*|notch*) && (new|more|extra|three|two|another|tight*|last|since|why)',
    '(eat*|meal*) .. (once|one) .. (a |per )?day && (money|short|afford|pension|check|pay*|bills|rent)',
    '(ropa|pantalon*|falda|anillo*) ... (enorme*|grande*|floj*|suelt*|cae*)',
    '(dress sizes?|trouser sizes?|sizes|notch*|pounds|kilos|kg|lbs|stone) .. (gone|lost|smaller|down|dropped|less|off|lighter) ... (since|without|not|no|week*|month*|do not|why)',
    '(skin and bone*|wasting away|waste* away|bag of bones|just bones|skeleton|rib* (show*|stick*)|see (my|his|her) (ribs|bones)|gaunt|emaciat*|frighten* thin|(so|very|too|getting|terribly|painfully) (thin|skinny|bony))',
    '(barely|hardly|not|scarcely|never|stopped) (really )?(eat|eats|eating|ate|eaten|touch* .. (food|plate|meal*)|finish* (a|any) meal) .. (anything|much|at all|for|since|in|all|a thing|food|more than|these|any ?more|enough)',
    '(have|has) not (eaten|had (food|a (proper|real|hot) meal|a meal|anything to eat)) ... (days?|since|yesterday|week*|properly|much|today|two|three)?',
    '(no|without|out of|any|not enough|little) (food|groceries) ... (in|left|at|until|till|house|home|since|for|to eat|fridge|week)',
    '(nothing|not much|little) (left )?(in (the|my|our|his|her) (fridge|house|cupboard*|pantry|kitchen)|to eat)',
    '(cupboard*|fridge|refrigerator|pantry|kitchen|larder) .. (is|are|was|were|has been|looks)? ?(all |nearly |almost |completely )?(empty|bare)',
    '(empty|bare) (cupboard*|fridge|pantry|refrigerator)',
    '({cannot}|no money (to|for)|not enough (money )?(to|for)|choos* between) (afford |buy |get |pay for |cook )?.. (food|groceries|to eat|eat|meals|heat* (or|and) eat*)',
    '(run|ran|running) out of .. (food|groceries)|skip* (meals|dinner|lunch|eating|breakfast) ... (money|afford|pay|days|save|stretch|pension|bills|last)|go* (to bed )?hungry|hungry ... (no money|can not afford|days|nothing|pension)',
    '(one|a|half a|single) (meal|can|tin|bowl|slice|sandwich|banana|biscuit|cracker|cookie|egg|boost|potato|cup of soup|yogurt) .. (soup |beans |toast |bread |tea )?(a|per|each|every|all) day',
    '(liv*|surviv*|exist*|getting by|subsist*|only eat*|just eat*) (on|only) .. (tea|toast|crackers|biscuits|coffee|soup|bread|cookies|cereal|ensure|ice cream|noodles|nothing|water|juice)',
    '(lost|no|loss of|zero) (my |his |her )?appetite ... (week*|month*|days|weight|at all|any ?more|thin*|since)|appetite (is |has )?(gone|vanished|disappeared|left)',
    '(refus*|stopped|will not|would not|quit|declin*|does not want|push* away|turns away|spits out) .. (to )?(eat*|food|meal*|his food|her food)',
    '(food|meat|bread|bites?) ... (stuck|stick*|lodg*) && (swallow*|throat|chest)',
    '(scale|weigh*|kilos|pounds|lbs|stone) && (less|lighter|down|lower|fewer|gone) && (eat* (the same|as (much|usual)|normally|fine)|same (amount|food|meals)|than (at|in|last|a)|without try*|no reason|not try*)',
    'off (my|his|her) food ... (day*|week*|month*|since)',
    '(chok*|gag*|cough*|splutter*|sputter*) ... (food|eat*|meal*|bread|meat|drink*|water|swallow*|tea|soup|supper|lunch|dinner)',
    '(food|bread|meat|pills|meal*|everything) ... (stuck|stick*|sticks|lodg*|catch*) .. (throat|chest|way down|gullet)',
    '(every time|when|whenever|each time|if) .. (drink|eat|swallow|sip) ... (cough*|chok*|splutter*|gag*|comes back)',
    '({cannot}|trouble|hard|painful|difficult*|hurts|problem*|harder) (to )?(with )?swallow*',
    '(bajado|perdido|perdiendo|bajando|adelgaz*|pierdo|pierde|baje|bajo|perdi|enflaquec*|flac*) ... (peso|kilos?|libras|mucho|sin) ... (sin|no|mes*|semana*|querer|dieta|motivo|razon|por que)?',
    'ropa ... (grande|se me cae|floja|suelta|cuelga)|(pantalon*|anillo*) ... (se me cae*|flojo*|grande*)',
    'no (como|come|he comido|ha comido|hemos comido) ... (nada|dias?|casi|desde|ayer|bien|semana*)|(casi|apenas) (no )?(como|come|pruebo|prueba)',
    '(sin|no (hay|tengo|tenemos|queda|me queda)) (nada de |mas )?(comida|comer|que comer|para comer|alimentos|dinero para (la )?comida)',
    '(no (me|nos)? ?alcanza|no tengo (dinero|plata)) ... (comida|comer|alimentos)|(nevera|despensa|refrigerador) .. vaci*|(paso|pasa|pasamos) hambre',
    'nada (que|para) comer',
    '(me|se) atragant* .. (con|al|cuando)|(cuesta|duele|dificil|trabajo) tragar|(no tengo|perdi|sin) .. apetito',
  ],
  [
    '(want*|try*|like|hope*|plan*|goal|need|how (can|do|to)|tips|best way|should i|help me|quiero|quisiera|como) .. (to )?(lose|losing|drop|shed|bajar|perder|adelgazar|to lose)',
    '(proud|happy|pleased|on purpose|thanks to|goal|doctor said|walking (group|club)|weight watchers|diet (club|plan))',
    'eat a horse',
    '(gum|joke|laugh*|tears)',
    'choked up',
    '(stop*|quit|not) eat* (so |too |as )?(much |many )?(meat|fish|dairy|gluten|sugar|eggs|much (meat|sugar|salt|fish|red))',
    '(over|too much|overd*)',
    'off my food plan',
  ],
)

const eatingDisorder = rule(
  'eating_disorder',
  [
    '(mak*|made|forc*) (myself|herself|himself) (be |to )?(sick|vomit|throw* up|puke|ill)',
    '(vomit*|throw* up|threw up|purg*|bring* .. (back )?up|brought .. (back )?up|sick|fingers? down (my|her|his) throat|get* rid of) ... (after (eat*|meal*|dinner|supper|food|every)|on purpose|thin*|scale|weight|slim|guilt*|calories|stay|what i ate|fat)',
    '(eat*|ate|meal*|dinner|food) ... (vomit*|throw* (it )?up|purg*|bring* (it |them )?(back )?up|spit it out|get rid of it|fingers down)',
    '(gorg*|stuff* myself|binge*|pig out|overeat*) && (throw*|vomit*|purg*|starv*|fast*|sick|laxative*)',
    '(binge*|bingeing|purg*|bulimi*|anorex*|eating disorder|chew and spit)',
    '(eat*|hide*|hid|hiding|stuff*|gorg*) ... (secret*|hid*|nobody sees|no one sees|when (everyone|they)|alone at night) ... (sick|ill|guilt*|asham*|can not stop|fast|burst*|disgust*|hurts|starv*|hate)',
    '(eat*|stuff*|gorg*) ... (until|till) .. (sick|ill|hurts|hurt|burst|vomit|can not (move|breathe))',
    '({cannot}) stop (eating|stuffing|gorging) ... (sick|guilt*|asham*|secret|hate|disgust*|night|hurts|until|then)?',
    '(laxative*|water pills|diet pills|enema*) ... (weight|thin|slim|meal*|eat*|fat|scale|pounds|calories|flat)',
    'starv* (myself|herself|himself)|(not let|never let|do not allow|forbid) (myself|herself|himself) .. (eat|food|more than)',
    '(afraid|terrified|scared|panic*|fear|horrified|dread) (of|about|at|if|when) .. (getting fat|gain*|weight|food|eating|fat|calories|the scale|a pound)',
    '(hate|disgusted|ashamed|repulsed|loathe) ... (my body|my fat|how fat|being fat|my stomach|mirror)',
    '([2-9]00|1000) calories|(count*|track*) every .. (calorie*|bite|crumb|mouthful)|(only|just|under|below|no more than) [0-9]+ calories',
    '(punish*|earn|burn* off|make up for|work off) ... (eat*|ate|food|meal*|bite|calorie*|dinner|cake)',
    '(weigh (myself|herself)) ... (times|every (hour|meal|time)|ten|five|six|before and after|constantly|obsess*)',
    '(feel|am|look) (so |too )?fat ... (stop* eating|skip*|starv*|do not eat|not eat*|punish|fast*|even though|ribs|bones)',
    '(fast*|not eat*) ... (days|all day|after i eat|to make up|thin*|earn|because i (ate|feel fat))',
    '(provoco|provoca|provocar*|induzco) .. (el )?(vomito|vomitar)|vomito ... (despues|lo que como|a proposito|para (no|bajar|adelgazar)|todo lo que|comer)',
    '(atracon*|anorexi*|bulimi*|trastorno alimenticio|trastorno de la alimentacion)|como ... (a escondidas|en secreto)|laxante* .. (para|despues)',
    '(miedo|panico|terror) (a|de) (engordar|subir de peso|comer)',
  ],
  [
    'binge (watch*|read*|listen*|tv)',
    'fast (walk*|pace|food|asleep)',
    '(not|never) .. (fast enough|that fast)',
    'intermittent fasting (good|safe|ok)',
    '(virus|bug|flu|food poisoning|motion|seasick|carsick|chemo)',
    'breakfast',
    'burn* (off )?[0-9]+ calories',
  ],
)

const asks =
  'do|does|did|could|might|may|would|is|am|are|have|has|was|think*|believe|tell me (if|whether)|whether|if|sure|wonder*|worried|afraid|scared|convinced|mean*|prove*|show*|say|says|confirm*|sign of|signs of|suggest*|point to|sound like|looks like|likely|chance*|diagnos*|probab*'

const diagnosis = rule(
  'diagnosis',
  [
    '(do|could|might|may|would|have|has|think|bet|worry|worried|afraid|scared|sure|convinced|if|whether|that|wonder*) (i|he|she|we|mother|father|it|my (husband|wife|mother|father|sister|brother|partner|friend)) (have|has|had|got|be|am|is|getting|may have|might have|could have|getting|am getting|is getting|developing|am developing)? .. ({illness})',
    '(is|are|was|could|might|would|does|do|can) (it|this|that|these|those|they) ... (be|mean|sound like|look like|suggest|a sign of|signs of|the start of|early|beginning of|point to|prove|say)? .. ({illness})',
    '(is|are|could) (my|his|her|this|these|the) ... ({illness}) (or|and|\\.)',
    '(am|is) (i|he|she|my (husband|wife|mother|father)) (getting|developing|becoming|going|showing signs of|coming down with|clinically|really|at risk of)? ?.. ({illness}|crazy|demented|losing (my|his|her) mind|ill|sick)',
    '(whether|if) i am (going|getting|becoming|turning) ({illness}|crazy|mad|senile|demented)',
    '(losing my (mind|marbles)|going (senile|mad|crazy|gaga)|lost my mind)',
    `({measure}) ... (${asks}) ... ({illness}|something (is )?wrong|sick|ill|my brain|losing)`,
    `(${asks}) ... ({measure}) ... ({illness}|sick|ill|wrong with me|losing my)`,
    '(diagnos*) (me|him|her|my|this|what|it|us)|give me a diagnosis|(your|a) diagnosis',
    'what (is|could be|might be) (wrong with|causing|the matter with) (me|him|her|my)|what (disease|illness|condition|disorder) (do|does|is|could|have)',
    '(sounds|looks|feels|seems) like ({illness})|(symptom*|signs) ... (of|mean|add up|point) ... ({illness})( \\.| $|.* (i|me|my))',
    '(chance*|odds|probability|percent*|likel*) ... (i|me|my|he|she) ... ({illness})',
    '(tell|know) (me )?(if|whether|what) ... (i|he|she|my) ... ({illness}|wrong|have)',
    'have i got|i (think|believe|bet|am sure|fear|suspect) (i|he|she|my [a-z]+|it is|this is) .. (have|has|am getting|is getting|am developing|got|be)? .. ({illness})',
    '(forget*|memory|tremor*|shak*|lump|cough|thirst*|rash|names|repeat*|trembl*) ... (is (it|this|that)|am i|do i|does (that|this|it)|could (it|this|that)|mean*) ... ({illness}|serious|something bad|the beginning)',
    '(sera|seran|sea|puede ser|podria ser|es esto|significa|cree* que (tengo|es|sea|tiene)|tendre|tendra|quiere decir|indica*|prueba* que|esto es|estare|me estoy volviendo|senal* de|sintoma* de) ... ({illness}|parkinson|alzheimer|loc[ao]|enferm*)',
    '\\. (tengo|tiene|estoy|es) ... ({illness}|parkinson|alzheimer|enferm*)|(tengo|tiene) ({illness}|parkinson|alzheimer) \\.? ?(o|por)',
    '(que (enfermedad|tengo|me pasa|padezco)|digame (que|si) tengo|diagnostic*)',
  ],
  [
    '(prevent*|lower|reduce|avoid|protect*|risk|help*|ward off|delay) ... ({illness})',
    '(good|bad|best|safe|right|food*|diet|help) (for|with|against) .. ({illness})',
    '({illness}) (prevention|risk|research)',
    '(care|caring|caregiver|look after|looking after|support) ... ({illness})',
    '(what is|what are|explain|tell me about) ({illness})',
    '(diagnosed|doctor (says|said|told))',
    'not (a )?(memory|medical) test',
    'is it true',
  ],
)

/** All rules of these four codes. */
export const professionalRules: readonly Rule[] = [medication, losing, eatingDisorder, diagnosis]
