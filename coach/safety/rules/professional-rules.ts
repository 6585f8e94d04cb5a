/** Rules for questions that belong to a doctor or pharmacist: medicines and diagnosis. */

import { notAMedicine } from './harmless.ts'
import { rule, type Rule } from './rule.ts'

const changing =
  'stop*|quit*|skip*|drop*|halv*|half|split*|cut*|doubl*|reduc*|lower*|increas*|raise|up my|change|changing|switch*|come off|coming off|came off|get off|getting off|go off|going off|wean*|miss|missed|missing|ditch*|swap*|replac*|leave out|give up|not take|not taking|instead of|lay off|trade|throw (away|out)|extra|more|less|fewer|another|crush*'

const taking =
  'take|taking|use|using|try|trying|start|starting|have|add|adding|mix|mixing|combin*|buy|buying|go on|begin|beginning|switch|borrow*|share|give|giving'

const notMedicine = [
  'como (me )?(dice|dijo|manda|mando|indica|indico|receto) (mi|el|la) (doctor*|medic*)',
  '(laugh*|music|friend*|love|sleep|sunshine|walking|garden*|nature|food|company|dance|dancing) .. (is|are|was|as) .. medicine',
  '(best|my|good|great|as|natures) medicine(?!.*(take|stop|with|dose))',
  '(healthy|good|daily|small|big|regular|right|a) dose of (gardening|sun*|fun|laugh*|nature|reality|fresh|humor|humour|music|exercise|walking|friend*|common|kindness|love|reading|learning|art|social|news|company|good)',

  'pill (box|organi*)',
  '(tablet|tablets) ... (to (call|phone|see|talk|read|watch|play)|computer|screen|internet|video|app|apps|class*|online|wifi|email|learn*|charg*|photo*|game*|book|zoom|facetime|lesson*)',
  '(learn*|computer|phone|ipad|android|touch|old for|internet|online|charge|kindle|video|class*|lesson*|grandchildren|smart*|facetime|digital) ... (tablet|tablets)',
  '(remember|remind*|reminder|forget) .. (to|for|my)? ?(take|taking|my|daily) .. (pill*|medicine*|tablet*)(?!.*(double|twice|extra|skip|two))',
  '(drug|drugs) ?store',
  '(recuerdo|recordar|acordarme|acuerdo|olvid*) ... (tomar|tomarme)',
  'recipe',
]

const medication = rule(
  'medication',
  [
    `(${changing}) ... ({drug})`,
    '(make|making|take|taking|put|raise|raising|cut|cutting) (it|them) .. on my own',
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
    '(side effect*|interact*|overlap) ... ({drug})',

    '(prescribe|prescription) ... (me|for)',
    '({medicina}) ... (dejar*|dejo|deje|doblar|doble|mitad|mas|menos|mezcl*|junt*|con (vino|alcohol|cerveza|jugo|toronja)|efecto*|recomiend*|tomar|tomo|puedo|debo|sin receta|cambi*|suspend*)',
    '(dejar*|dejo|deje|doblar|partir|mitad|mezcl*|suspend*|cambiar|tomar|tomo|tome|puedo|debo|que|cual|cuant*|recomiend*|reducir|aumentar|bajar|subir|saltar*|olvid*|comprar|dar*) ... ({medicina})',
  ],
  notMedicine,
)

const asks =
  'do|does|did|could|might|may|would|is|am|are|have|has|was|think*|believe|tell me (if|whether)|whether|if|sure|wonder*|worried|afraid|scared|convinced|mean*|prove*|show*|say|says|confirm*|sign of|signs of|suggest*|point to|sound like|looks like|likely|chance*|diagnos*|probab*'

const diagnosis = rule(
  'diagnosis',
  [
    '(do|could|might|may|would|have|has|think|bet|worry|worried|afraid|scared|sure|convinced|if|whether|that|wonder*) (i|he|she|we|mother|father|it|my (husband|wife|mother|father|sister|brother|partner|friend)) (have|has|had|got|be|am|is|getting|may have|might have|could have|getting|am getting|is getting|developing|am developing)? .. ({illness})',

    '(is|are|could) (my|his|her|this|these|the) ... ({illness}) (or|and|\\.)',
    '(am|is) (i|he|she|my (husband|wife|mother|father)) (getting|developing|becoming|going|showing signs of|coming down with|clinically|really|at risk of)? ?.. ({illness}|crazy|demented|losing (my|his|her) mind|ill|sick)',
    '(whether|if) i am (going|getting|becoming|turning) ({illness}|crazy|mad|senile|demented)',

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
    '(que (enfermedad|tengo(?! (que|bue|muy|much|cita|tiempo))|me pasa|padezco)|digame (que|si) tengo|diagnostic*)',
  ],
  [
    ...notAMedicine,

    'difference between',
  ],
)

/** All rules of these two codes. */
export const professionalRules: readonly Rule[] = [medication, diagnosis]
