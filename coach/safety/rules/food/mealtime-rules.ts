/** Rules for the plate and what goes wrong round it: an everyday word of eating beside a word of alarm (coach.md section 4, tier 2). */

import { rule, type Rule } from '../rule.ts'
import { innocent, wanted } from './food-guards.ts'
import { wantedLoss } from './food-spanish-rules.ts'

const eating =
  '(eat|eats|eating|ate|eaten|food|foods|meal|meals|supper|suppers|dinner|lunch|lunchtime|breakfast|plate|snack*|cake|cakes|biscuits?|cookies|bread|chocolate*|crisps|ice cream|ensure|peas|calories|como|comer|comida|comi|cena|ceno|almuerzo|galletas|pan|dulces|pastel|plato)'

/** Signs that eating is ruled by disgust, secrecy or getting rid of it. */
const ruled =
  '((so|or) i .. not gorge|lock* .. (kitchen|pantry|fridge|cupboard*) .. (so|key|because|myself)|(hides|hid|hiding|bags of|stash*) .. (food|biscuits|cake) .. (loft|wardrobe|attic|bed|car|shed|closet)|two fingers|(till|until) (he|she|i) (is|am) sick|crumb of|hunger makes|whale|(restroom|bathroom|toilet|loo|lavatory|sink|bucket|carrier bag|bano|inodoro) .. (and|then|to|straight|after|for|door)? ?.. (get|gets|got|bring*|lose|rid|up|locked|vomit*|heave|be sick)|get* it (all )?(up|out|back up)|toothbrush .. (down|throat|there)|(hate|despise|loathe|disgust*|repuls*|revolt*) .. (my self|myself|me|my body|the mirror)|(could not|can not|couldnt) (breathe|move|breath) (again|afterwards|after)|(so |where )(nobody|no one) (counts|sees|knows|notices)|eat* in (the|my) (car|bathroom|garage|closet|bed|shed|dark|cupboard)|(say|said|tell|told|lie*|pretend*) .. (i|that i|she|i have|he) (ate|eaten|had eaten|already ate) .. (home|already|earlier|before)|collar ?bone shows|(ribs|bones|collar ?bone*|hip ?bone*) .. (show*|like|love|proud)|(sit ups|push ups|star jumps|treadmill|laps) .. (in bed|in secret|after|at night|before|until|all)|(pour*|tip*|flush*|empt*) .. (ensure|food|dinner|soup|meal|shake) .. (down|away|into|in)|(rules?|rule) .. (nothing|never|no|not|after)|nothing (white|after|with fat|i enjoy)|push* .. (peas|food|it|meat|things) .. (around|round|about)|(earn|undo|cancel|erase|atone|pay) .. (for )?(it|them|the|every) .. (bite|meal|calorie*|cake|food)|purg*|laxant*|me las como todas .. llor*|llorando|escond* .. (galletas|comida|dulces|pan|chocolate*)|(ropero|closet|bano|cama) .. (como|comiendo|comer)|pavor|me purgo)'

/** Signs that too little goes in, or too little stays. */
const wanting =
  '((a|one|single) (yogurt|yoghurt|biscuit|egg|banana|cracker|bolillo|pan|tortilla) (is|al|a|per) (a )?(big )?(day|dia|meal)|go without|goes without|went without|(forget*|forgot) .. (eat*|eaten|meal*|lunch|dinner)|has not eaten|(meals on wheels|dinners|plates|trays) .. (stack*|untouched|pil*|unopened)|(stack*|pil*|untouched) .. (meals|dinners)|round and round in (his|her|my) mouth|spits? (it|food|them) out|(can not|could not) (open|lift|reach|hold|cut) .. (tins?|cans?|jars?|packets|lids|fork|pans?)|(pension|money|check) .. gone (on|to|for)|(bread|toast) and (marg*|butter|jam|dripping|scrape) (till|until|again|and|for|since)|coat ?hanger|no alcanza|(every (other|second) day)|(make|stretch) .. (money|food|it) last|(over|for) an hour .. (half|one|over)|an hour over|half a (sandwich|bowl|plate|slice|biscuit)|give up (after|half ?way|on it)|nothing (goes|will go|stays) down|go* down (right|wrong|the wrong)|(pockets?|holds?|stores?|keeps?) .. (food|it|bread) in (his|her|my|the) (cheek*|mouth)|(cough*|chok*|gag*|splutter*|drool*) .. (his|her|my|and|on|at|with|over)|lost my taste|(belt|dress*|clothes|shirt*|coat) .. (holes?|notch*|swallow*|drown*|swamp*)|(dropped|gone|down|went) (from )?[0-9]+ (to|now) [0-9]+|(empty|bare) (shelves|cupboards?|fridge|pantry|stomach|tins?)|undernourish*|malnourish*|desnutri*|no (me|le) pasa (bocado|la comida|nada)|(false teeth|dentures) .. (drop*|fall*|loose|click|rattle)|pesa cada vez menos|solo acepta|cada tercer dia|un dia si y otro no)'

const disordered = rule(
  'eating_disorder',
  [
    `${eating} && ${ruled}`,
    'nothing (after (noon|six|five|four)|white|sweet|cooked) .. nothing',
    'toothbrush .. (down|there|throat) ... (meal*|eat*|years|throat|after)',
    '(purgo|purga|purgarme|purgarse) .. (con|despues|los|para|sales)',
  ],
  [
    ...innocent,

    '(house rules|rules of|club rules)',
  ],
)

const goingWithout = rule(
  'malnutrition',
  [
    `${eating} && ${wanting}`,
    '(nothing|hardly anything|little) (goes|will go|stays|gets) down|an hour (over|on|with|for) .. (half|one|a) (a )?(sandwich|slice|bowl|plate|egg|biscuit)',
    '(undernourish*|malnourish*|desnutrid*|desnutricion)',
    '(false teeth|dentures) .. (drop*|fall*|slip*|loose) ... (dress*|clothes|belt|thin*|weight|skirt*|talk*)',
    '(lost|no) .. taste && (belt|holes?|notch*|pounds|stone|kilos|clothes)',
    '(empty|bare) (shelves|cupboards?|fridge|pantry)',
    '(dropped|gone|went|down) (from )?(1[0-9][0-9]|[0-9]+ stone|[5-9][0-9]) .. to (1[0-9][0-9]|[0-9]+|[5-9][0-9])',
    '(my|mi) (papa|mama|esposo|marido|abuel[oa]|suegr[oa]) pesa cada vez menos',
  ],
  [...wanted, ...wantedLoss],
)

/** All rules of mealtimes. */
export const mealtimeRules: readonly Rule[] = [disordered, goingWithout]
