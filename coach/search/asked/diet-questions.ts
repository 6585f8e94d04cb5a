/** How people ask for each fact on food. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const dietQuestions: Readonly<Record<string, readonly string[]>> = {
  D01: [
    'mediterranean|balanced (diet|meal*|plate)|health* (diet|eat*|food*|meal*|plate)|eat* (health*|right|well|better|properly|sensibl*)|what (should|can|do|to|shall) .. eat|half .. plate|five a day|whole ?grain*|vegetable*|veg|veggies',
    '(diet|eat*|food*) & ({brain}|decline)',
  ],
  D02: [
    'olive*|nuts|almond*|walnut*|cashew*|pistachio*|(which|good|best|cooking|healthy|healthiest) .. (oil|oils|fat|fats)|margarine|lard|(swap*|replace|instead of) .. butter|butter & (oil|bad|swap|better|fry*|cook*)|dressing',
  ],
  D03: [
    'mind diet|best diet|fad|keto|paleo|superfood*|which diet|one diet',
    '(diet|food*|eat*) & (prevent*|stop*|cure*|proof|prove*|guarantee*|ward* off|{dementia})',
  ],
  D04: [
    'greens|kale|spinach|chard|berr(y|ies)|blueberr*|strawberr*|brain food*|salad*|red meat|bacon|pastr*|fried|sausage*|lettuce|broccoli|oily fish',
    '(eat*|food*|fruit*|menu|shopping list) & (brain|memory|mind|sharp*)',
    '(fish|beans) .. (week|often)|pudding|dessert*',
  ],
  D05: [
    '(nutrition|mna|diet|food) .. (score|test|result|quiz|number)|{score} & (nutrition|mna|diet|food|eating|nutritional)',
    'malnourish*|undernourish*|underweight|(gain|put*|add*) .. weight|(too|so|very) thin|skinny|skin and bone*|bony|fatten|scrawny|build me up|bit of (meat|flesh) on',
  ],
  D06: [
    'protein*|thirst*|dehydrat*|hydrat*|parched|breakfast|vegetarian*|vegan*|meatless|plant based',
    '(eggs|meat|yogurt|tuna|beans|chicken|cheese) & (enough|how much|need)',
    '(how much|enough|glasses of|cups of|drink*|sip*|jug of) .. (water|fluid*|liquid*)|(water|fluid*|liquid*) .. (a day|each day|enough|drink*|need*)',
    '(forget|never|not|hardly|remember) .. (to )?(drink*|a drink)|(never|not|no) .. thirst*|anything to drink',
    'muscle* & (eat*|food*|meal*|diet)',
  ],
  D07: [
    '(lose|losing|shed*|drop|get rid of|shift|trim|take off) .. (weight|pounds|stone|lbs|kilos|belly|tummy|inches|fat)|weight loss|slim*|crash diet*|diet pill*|fasting|intermittent|calorie*|plump|chubby|tubby|spare t(i|y)re|too heavy|ozempic|wegovy|too fat|go on a diet|dieting|reduc* my weight|belly',
  ],
  D08: [
    'bmi|body mass|overweight|obes*|(normal|ideal|healthy|right|good|best|correct|target) .. (?<!lift )weight|weight .. (for my age|normal|ideal|right|healthy)|how much should .. weigh|(few|extra|bit of) .. (pounds|kilos|weight|padding)',
  ],
  D10: [
    'supplement*|omega*|fish oil*|multi ?vitamin*|vitamins|vitamin e|gingk?k?o|turmeric|curcumin|cod liver|prevagen|coq10|magnesium|coconut oil|nootropic*|krill|health food (store|shop)',
    '(pill*|tablet*|capsule*|potion*|gumm*|booster*|powder*) & ({brain}|vitamin*)',
  ],
  D11: [
    'b ?12|pins and needles|an(a)?emi*|metformin|acid (blocker*|reflux|reducer*)|omeprazole|cobalamin|vitamin b|heartburn (pill*|tablet*)|antacid*|blood test & vitamin*',
  ],
  D12: [
    'vitamin d|vit d|sunshine vitamin|vitamin d3|d3|sun & (vitamin*|bones|missing|winter)|calcium|fortified milk|enough sun',
  ],
  D13: [
    '(eat*|meal*|dinner*|supper*|lunch*|cook*|dine|dining) ... (alone|for one|by myself|on my own|just me|just for me|company|together|with (others|someone|friends|people))',
    '(alone|for one|just me|by myself|on my own|single) & (eat*|meal*|dinner*|supper*|cook*|dine|dining)',
    'table for one|(bother*|worth|point|effort) .. cook*|cook* .. (bother|point|effort|worth)|shared meal*',
  ],
  D14: [
    'appetite*|(not|never|hardly|barely|no longer|rarely) .. (hungry|hunger|eat* much|feel like eating|fancy food|interest* in food|enjoy .. food)|full (quick*|up|after|fast|so|in no time|too soon)|off my food|eat* like a (bird|sparrow)|pick* at|(few|couple of|two|three) (bites|mouthfuls|forkfuls)',
    '(food|everything|nothing|meals) .. (taste*|bland|cardboard)|(no|lost|sense of) .. (taste|smell)|snack*|skip* .. (meals?|breakfast|lunch|dinner)|forget to eat|small (meal*|portion*|eater)|interest in food|too tired to (cook|eat)|tea and toast|big meals? .. put* me off|eat* so little|eat enough',
  ],
  D15: [
    '(losing|lost|dropp*|drop) .. (weight|pounds|lbs|kilos|stone) & (without|not trying|reason|why|unplanned|trying|lately|effort)',
    '(clothes|trousers|pants|rings?|belt|skirt|dress*|jeans|slacks|collar) .. (loose*|hang*|falling|baggy|too big|slip*|notch|swim*)|weight .. (fall*|drop*|going down|coming off|keeps going|vanish*)|without trying|wasting away|fading away|thinner',
  ],
  D16: [
    'alcohol*|wine*|beer*|whisk(y|ey)|spirits .. (drink|glass)|vodka|gin|sherry|booze|cocktail*|pint|pints|tipple|liquor|merlot|bourbon|brandy|drinking (for|too|and)|toast with champagne|champagne',
    '(wine|beer|alcohol*|a drink|evening drink*|drinks|whisk(y|ey)) & (health*|heart|safe|limit|how much|brain|daily|a day|each day)',
  ],
  D17: [
    'salt*|sodium|herbs|spices|canned (food*|soup*)|pickles|soy sauce|low sodium|seasoning',
    '(blood pressure|hypertension) & (eat*|food*|diet|taste|cook*|avoid|bring down|lower)',
    'flavo* & (food|cook*|meal*)|bland',
  ],
  D18: [
    'warfarin|coumadin|grapefruit|blood thinner*|vitamin k|statin*|eliquis',
    '(food*|eat*|juice*|drink*|diet|fruit|meal*) & (medicine*|medication*|tablet*|pill*|prescription*|drugs)',
    '(mix*|interact*|clash*) & (food*|medicine*|pill*|tablet*)',
  ],
  D19: [
    '(food*|eat*|grocer*|meals?|cook*|shop|shopping|supermarket|diet|healthy) & (cheap*|budget|afford*|money|cost*|expensive|income|pension|price*|tight|poor|pennies|dollar*|free)',
    'food (stamps|bank*|pantr*)|snap|meals on wheels|(deliver*|bring*) .. (meals?|food|grocer*)|(meals?|food|grocer*) .. deliver*|free meals|hot meals|social security & (food|eat*)',
  ],
  D20: [
    'chew*|dentur*|teeth|tooth(?! brush)|swallow*|gums|false teeth|soft (food*|diet|meals)|puree*|(go|goes|went) down the wrong way|mouth .. (sore|hurts)|bite into|mashed|dentist & (eat*|food)',
  ],
  D21: [
    'constipat*|bowel*|fib(re|er)|roughage|prune*|bloat*|bunged up|blocked up|backed up|stools?|laxative*|(keep*|stay*|get*) .. regular|have not been for days',
    'processed|ready meal*|tv dinner*|packet|packets|convenience food*|junk|takeaway*|take ?out|fast food|frozen (dinner*|pizza*|meal*)|microwave*|sweet tooth|sugar|sugary|cookies|cakes|biscuits|candy|crisps|instant noodles|hot dogs|deli meat|snack food',
  ],
}
