/** Rules for eating too little and losing weight unasked (coach.md section 4, tier 2): no single sign but two together. */

import { anyTwoOf, eachWith } from '../any-two.ts'
import { rule, type Rule } from '../rule.ts'
import { wanted } from './food-guards.ts'
import { wantedLoss } from './food-spanish-rules.ts'
import * as signs from './food-words.ts'

const signsOfHunger = [
  signs.lighter,
  signs.looseClothes,
  signs.thinBody,
  signs.littleIntake,
  signs.noAppetite,
  signs.swallowing,
  signs.teeth,
  signs.noFood,
]

const twoSigns = rule(
  'malnutrition',
  [
    ...anyTwoOf(signsOfHunger),
    ...eachWith([signs.unmeant], [signs.lighter, signs.looseClothes, signs.thinBody]),
    ...eachWith([signs.wearing], [signs.noAppetite, signs.littleIntake, signs.thinBody]),
  ],
  wanted,
)

const grave = rule(
  'malnutrition',
  [
    '(weigh*|scale* says|down to|only|just|at|is|now) (in at )?(only |just |about |barely |under |now )*([78][0-9]|9[0-9]|10[0-4]) ?(pounds?|lbs?)(?! (weight|dumbbell|kettle|lift*))|(weigh*|down to|only|just) (only |just |about |barely |under |now )*(3[0-9]|4[0-3]) ?(kilos?|kg)|(weigh*|down to|only|just) (only |just |about |barely |under |now )*(five|six|5|6) (and a half )?stone',
    '(trousers|pants|slacks|skirt*|rings?|wedding (ring|band)|dentures|jeans|clothes) .. (will not |not |keep* |just |all |are |is |going )*(stay up|fall* (off|down)|slid* off|slip* off|pinned|hang* off|dropp* off|held up)',
    '(sips?|spoon*|mouthful*|bites?) .. (of )?.. (since|all day|in (two|three|four) days|a day)|suck* on (bread|toast|biscuit*)',
    '(oatmeal|porridge|rice|noodles|potatoes|pasta|bread) .. (with|and) (water|nothing|salt|tea)',
    '(skin and bone*|bag of bones|nothing but bones|collar ?bones .. (stick*|like)|wast* away|emaciat*|skelet*)',
    '(cupboard*|fridge|larder|pantry) .. (is |are |was )*(bare|empty) .. (till|until|since|all|and|for|again|by)',
    '(liv*|surviv*|exist*|got by|get* by) .. (on|off) (nothing but |just |only |dry |cold )?(toast|tea|crackers?|biscuits?|soup|cereal|bread|noodles|cat food|dog food|ensure|broth|cookies|porridge|jello|ice cream|coffee) .. (for|since|till|until|all|because|and|these)',
    '(watered|watering) down the (milk|soup)|(heat*|electric*|rent|pills|medicine*) or (eat*|food)|eat* (the )?(cat|dog) food',

    '(push*|turn*) (the |his |her |every )?(plate|food|spoon|meal*|tray) away',
    '(food|bread|meat|potato*|everything|pills?) .. (stick*|lodg*|catch*|gets stuck|stuck) .. (in )?(my|his|her|the) (throat|gullet|chest|neck)',
    '(cough*|chok*|splutter*|gag*) .. (and [a-z]+ )?(on|at|with) (every|each|most|all|any|his|her|my) (mouthful|meal*|bite|sip|food|drink)',
  ],
  wanted,
)

/** Told in so many words. */
const said = rule(
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
    '(proud|happy|pleased|on purpose|thanks to|goal|doctor said|walking (group|club)|weight watchers|diet (club|plan))',

    '(stop*|quit|not) eat* (so |too |as )?(much |many )?(meat|fish|dairy|gluten|sugar|eggs|much (meat|sugar|salt|fish|red))',

    ...wanted,
    ...wantedLoss,
  ],
)

/** All rules of eating too little in English. */
export const malnutritionRules: readonly Rule[] = [twoSigns, grave, said]
