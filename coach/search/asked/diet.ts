/** How people ask about food: in so many words, and by telling of a situation. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const dietQuestions: Readonly<Record<string, readonly string[]>> = {
  D01: [
    'mediterranean|balanced (diet|meal*|plate)|health* (diet|eat*|food*|meal*|plate)|eat* (health*|right|well|better|properly|sensibl*)|what (should|can|do|to|shall) .. eat|half .. plate|five a day|whole ?grain*|vegetable*|veg|veggies',
    '(diet|eat*|food*) & ({brain}|decline)',
    '(what|which) .. (for|should|shall|could|do|can) .. (breakfast|lunch|supper|dinner|tea|plate|shopping|cook|serve|eat|put)|(good|easy|quick|nice|simple|decent|hearty|wholesome|light) (supper|dinner|lunch|meal|breakfast|tea|food|menu)|(greek|italian|spanish) .. (eat*|food|way|diet|people|grandm*)|(meat and (two veg|potatoes))|(eat|eating) (my )?(greens|veg|fruit|well|rubbish|badly|better|healthier)|(fill|fuel) .. (plate|me)|more energy & (eat*|breakfast|food|meal)|desayuno|comer sano|que (como|comer|ceno|desayuno)',
    '(what|how|should|good|right) ... on my plate|in my (fridge|pantry|basket|cart)|shopping (basket|list|cart)',
  ],
  D02: [
    'olive*|nuts|almond*|walnut*|cashew*|pistachio*|(which|good|best|cooking|healthy|healthiest) .. (oil|oils|fat|fats)|margarine|lard|(swap*|replace|instead of) .. butter|butter & (oil|bad|swap|better|fry*|cook*)|dressing',
    '(cook*|fry*|saute*|roast*|dress*|spread*|drizzle|bake) .. (with|in|on) .. (oil|butter|lard|margarine|fat|ghee|dripping)|(handful|bag|snack) of (nuts|almonds|walnuts|peanuts)|(brazil|pistachio|pecan|hazel|mixed) nuts?|peanut butter|extra virgin|aceite|nueces',
  ],
  D03: [
    'mind diet|best diet|fad|keto|paleo|superfood*|which diet|one diet',
    '(diet|food*|eat*) & (prevent*|stop*|cure*|proof|prove*|guarantee*|ward* off|{dementia})',
    '(diet|way of eating|eating plan|food) & (miracle|magic|cure*|ward*|guarantee*|keep* .. away|save|protect*|beat)|one (food|thing) .. (eat|prevent|stop|keep)',
  ],
  D04: [
    'greens|kale|spinach|chard|berr(y|ies)|blueberr*|strawberr*|brain food*|salad*|red meat|bacon|pastr*|fried|sausage*|lettuce|broccoli|oily fish',
    '(eat*|food*|fruit*|menu|shopping list) & (brain|memory|mind|sharp*)',
    '(fish|beans) .. (week|often)|pudding|dessert*',
    '(plate|menu|lunch|dinner|eat*|food*|fridge|cook*|snack*) & (sharp|brain*|mind|memory|wits|marbles|gray matter|grey matter)|(salmon|sardines?|mackerel|herring|tuna|walnuts|lentils|beans|blueberr*|cabbage|collards?|broccoli|sprouts|berries) .. (good|often|week|cheaper|instead|frozen|price|help)|(cheap*|less) .. (fish|red meat|fried|steak|sweets|pastries)|(price of|afford) .. (fish|salmon|berries)|(steak|burgers?|sausages?|bacon|fries|butter|cheese|doughnuts?|pie|pies|cakes?) .. (every|too often|how often|bad|cut|give up|week)',
  ],
  D05: [
    '(nutrition|mna|diet|food) .. (score|test|result|quiz|number)|{score} & (nutrition|mna|diet|food|eating|nutritional)',
    'malnourish*|undernourish*|underweight|(gain|put*|add*) .. weight|(too|so|very) thin|skinny|skin and bone*|bony|fatten|scrawny|build me up|bit of (meat|flesh) on',
    '(mna|nutrition*|food|eating|diet) .. (score|points|part|quiz|says|result|out of 14)|(need|want|try*|how|help) .. (gain|put on|put some|fatten|fill out|bulk)|all (skin|bones?|ribs|elbows)|(ribs|bones) (show*|stick*|poke)|(too|so|very|rather|dad|mum|mom|mother) (thin|skinny|frail|bony)|bag of bones|rake thin|(weigh*|down to) .. (only|under|[7-9][0-9]|100|105) .. (pounds|lbs|kilos)?',
  ],
  D06: [
    'protein*|thirst*|dehydrat*|hydrat*|parched|breakfast|vegetarian*|vegan*|meatless|plant based',
    '(eggs|meat|yogurt|tuna|beans|chicken|cheese) & (enough|how much|need)',
    '(how much|enough|glasses of|cups of|drink*|sip*|jug of) .. (water|fluid*|liquid*)|(water|fluid*|liquid*) .. (a day|each day|enough|drink*|need*)',
    '(forget|never|not|hardly|remember) .. (to )?(drink*|a drink)|(never|not|no) .. thirst*|anything to drink',
    '(eggs?|meat|chicken|milk|yogurt|fish|cheese|beans) & muscles?',
    '(tap|faucet|jug|bottle|pitcher|glass|glasses|cups?|pints?) .. (of )?(water|squash|juice|tea) ... (day|enough|many|much|should|need)|(how much|enough|how many) .. (water|fluid*|liquid*|to drink|should i drink|glasses|drinks? of water)|(dry|sticky|parched|cotton) (mouth|tongue|lips)|(dark|strong|yellow|brown) (urine|pee|wee|water)|hot (weather|day|summer*|spell) & (drink*|water|fluid*)|(sip*|drink) (more|all day|enough|little|water)|(meat|eggs?|chicken|fish|beans|cheese|milk|yogurt|tofu|shakes?|dairy|lentils|turkey|nuts) .. (enough|each|every|a day|at breakfast|how much|count|for muscle*|strong)|(ensure|boost|protein) (drink*|shake*|powder|bar*)|muscles? & (food*|eat*|meal*|feed*|breakfast|diet|plate)|toast and (jam|marmalade|tea)|breakfast|agua|proteina',
  ],
  D07: [
    '(lose|losing|shed*|drop|get rid of|shift|trim|take off) .. (weight|pounds|stone|lbs|kilos|belly|tummy|inches|fat)|weight loss|slim*|crash diet*|diet pill*|fasting|intermittent|calorie*|plump|chubby|tubby|spare t(i|y)re|too heavy|ozempic|wegovy|too fat|go on a diet|dieting|reduc* my weight|belly',
    '(on|try*|doctor|do|follow) .. (keto|paleo|atkins|fasting|cleanse|detox|cabbage soup) .. (thing|diet|plan)?|keto',
    '(wedding|cruise|reunion|swimsuit|zip*|buttons?|dress|jeans|belt|pants|trousers|waistband) & (slim*|fit into|weight|tight*|snug|lose|pounds|diet|burst*|too small)|(doctor|wife|husband|daughter|scale*) .. (says|said|wants|told) .. (lose|slim|weight|diet|pounds|heavy)|(starve|cleanse|detox|juice|cabbage soup|grapefruit diet|slim ?fast|weight watchers|noom|low carb|keto|atkins|paleo|skip* dinner|fast*ing)|(muffin top|love handles|pot belly|beer belly|spare tire|apple shape|big belly|too fat|roly poly|cuddly)|adelgazar|bajar de peso|mounjaro|weight injection*|fat jab*|lose (a )?(few|some|[0-9]+|ten|twenty) (pounds|kilos|lbs|stone)',
  ],
  D08: [
    'bmi|body mass|overweight|obes*|(normal|ideal|healthy|right|good|best|correct|target) .. (?<!lift )weight|weight .. (for my age|normal|ideal|right|healthy)|how much should .. weigh|(few|extra|bit of) .. (pounds|kilos|weight|padding)',
    '(scale|scales|weigh*|chart|height) & (normal|right|my age|ideal|should|healthy|too (heavy|light)|ok|okay|fine)|(heavier|rounder|bigger|plumper|stouter|thicker) (than|round|around|with age|since)|(bit|little|few) .. (plump|padding|round|heavy|extra|stout|chubby)|what should i weigh|(body|weight) .. (chart|index|for height)|big boned',
  ],
  D10: [
    'supplement*|omega*|fish oil*|multi ?vitamin*|vitamins|vitamin e|gingk?k?o|turmeric|curcumin|cod liver|prevagen|coq10|magnesium|coconut oil|nootropic*|krill|health food (store|shop)',
    '(pill*|tablet*|capsule*|potion*|gumm*|booster*|powder*) & ({brain}|vitamin*)',
    '(pill|pills|capsule*|gumm*|powder|bottle|drops|tablet*|tonic|extract|root|mushroom*|lions mane|ginseng|ashwagandha|collagen|iron pills|zinc|probiotic*|b complex|centrum|one a day|jellyfish) & (memory|brain|mind|sharp|vitamin*|waste of money)|(health|vitamin) (store|shop|aisle)|(aisle|shelf|cupboard|cabinet) full of (vitamins|pills|bottles)|vitaminas|suplement*',
  ],
  D11: [
    'b ?12|pins and needles|an(a)?emi*|metformin|acid (blocker*|reflux|reducer*)|omeprazole|cobalamin|vitamin b|heartburn (pill*|tablet*)|antacid*|blood test & vitamin*',
    '(tingl*|numb*|pins) .. (feet|toes|hands|fingers)|(nexium|prilosec|pantoprazole|ppi|heartburn|antacid*|reflux|metformin|vegan|vegetarian) & (vitamin*|tired|lack*|missing|years|deficien*|blood|b)|(smooth|sore) tongue|(pale|washed out|anemic|low iron)',
  ],
  D12: [
    'vitamin d|vit d|sunshine vitamin|vitamin d3|d3|sun & (vitamin*|bones|missing|winter)|calcium|fortified milk|enough sun',
    '(never|hardly|rarely|do not|seldom|little) .. (sun|sunshine|daylight|outdoors|outside)|(cod|dark|gray|grey|cloudy|long|gloomy) (winter*|days) & (vitamin*|bones|sun|tablet*|supplement*)|cover* up .. sun|(northern|alaska|minnesota|maine|scotland|seattle) & (vitamin*|sun)|(bones?) & (milk|fish|vitamin*|dairy|eat*|food*)|sunlight|sunscreen & vitamin*',
  ],
  D13: [
    '(alone|for one|just me|by myself|on my own|single) & (eat*|meal*|dinner*|supper*|cook*|dine|dining)',
    '(table|plate|dinner|supper|lunch|meal*|cook*|recipe*) .. (for|set|laid|just)? ?(for one|one person|single|me only|just me|myself|solo|in silence|nobody|no company)|(sandwich|cereal|microwave|tin|can of soup|toast|frozen) .. (over|at|by|in front of) .. (sink|tv|telly|counter|stove|fridge)|(nobody|no one|someone|anyone|people) to (cook for|eat with|share .. meal|dine)|eat* standing|(casserole|roast|recipes?) .. (one|two|serves|shrink|too (big|much))|(pot ?luck|supper club|lunch club|invite .. (dinner|lunch|supper|meal))|cocinar para (uno|mi)|cook .. (one|myself)',
  ],
  D14: [
    'appetite*|(not|never|hardly|barely|no longer|rarely) .. (hungry|hunger|eat* much|feel like eating|fancy food|interest* in food|enjoy .. food)|full (quick*|up|after|fast|so|in no time|too soon)|off my food|eat* like a (bird|sparrow)|pick* at|(few|couple of|two|three) (bites|mouthfuls|forkfuls)',
    '(food|everything|nothing|meals) .. (taste*|bland|cardboard)|(no|lost|sense of) .. (taste|smell)|snack*|skip* .. (meals?|breakfast|lunch|dinner)|forget to eat|small (meal*|portion*|eater)|interest in food|too tired to (cook|eat)|tea and toast|big meals? .. put* me off|eat* so little|eat enough',
    '(live|lives|living|exist*|survive*) on .. (tea|toast|cookies|biscuits|cereal|crackers|coffee|soup|snacks)',
    '(appetite|hunger) .. (gone|lost|poor|vanish*|small|bird|went|missing)|(push*|move*|chase) .. (food|peas|it) (around|about|round)|(leave*|left) .. (half|most|food|plate|dinner)|(eat*|ate|eating|manage*) .. (next to nothing|hardly|barely|so little|like a|a few|tiny|less and less|nothing|bird)|(mom|mum|mother|dad|father|husband|wife|he|she) .. (will not|not|hardly|barely|never|stopped|refuses to) eat*|(food|dinner|meal*|thought of food|plate) .. (turn*|put* me off|too (big|much)|chore|no appeal|cardboard|dust|sawdust|metal*)|(two|three|few) (bites|mouthfuls|spoonfuls|forkfuls)|(do not|never|not) (feel|get|fancy|want|bother|care) .. (hungry|eat*|food|cook*|lunch|dinner|meal*)|(full|stuffed) after|forget (lunch|dinner|to eat|meals)|apetito|sin hambre|nibbl*|off (my|his|her) (food|meals)',
  ],
  D15: [
    '(clothes|trousers|pants|rings?|belt|skirt|dress*|jeans|slacks|collar) .. (loose*|hang*|falling|baggy|too big|slip*|notch|swim*)|weight .. (fall*|drop*|going down|coming off|keeps going|vanish*)|without trying|wasting away|fading away|thinner',
    '(ring|rings|wedding band|watch|belt|trousers|pants|skirt|dress|shirts?|collar|bra|clothes|dentures|jeans|slacks|coat|waist) ... (slid*|slip*|loose*|fall* off|hang* off|swim*|drown*|pins?|safety pin|new hole|extra (hole|notch)|too big|baggy|gape*|roomy|take* in)|(pounds|weight|stone|kilos|lbs) ... (not|no|without|never) .. (try*|diet*|reason|idea|meaning)|(dropp*|lost|losing|melting|shed*|falling) ... (no idea|not try*|without try*|why|for no reason|eating the same|but i eat)|face .. (gaunt|hollow)|(looks?|looking) .. (gaunt|haggard|shrunken|smaller|hollow)|adelgazado|bajado de peso',
  ],
  D16: [
    'alcohol*|wine*|beer*|whisk(y|ey)|spirits .. (drink|glass)|vodka|gin|sherry|booze|cocktail*|pint|pints|tipple|liquor|merlot|bourbon|brandy|drinking (for|too|and)|toast with champagne|champagne',
    '(wine|beer|alcohol*|a drink|evening drink*|drinks|whisk(y|ey)) & (health*|heart|safe|limit|how much|brain|daily|a day|each day)',
    '(nightly|daily|evening|weekend|sunday|sunset|after dinner|lunchtime|little|odd|glass of) .. (sherry|wine|beer|whisky|whiskey|gin|port|scotch|brandy|drink|tipple|martini|cocktail|rum|vodka|red|white|bubbly|lager|cider|stout|guinness|manhattan|prosecco|margarita)|(sherry|wine|beer|whisky|port|scotch|brandy|gin|stout|guinness|martini|red) ... (heart|ticker|good|blood|arteries|health*|harm|safe|limit|cut|too much|bad|how (much|many)|ok|okay|each|every)|cut* (down|back) .. (drink*|wine|beer|booze|alcohol)|drink (too much|less alcohol|alcohol)|happy hour|vino|cerveza',
  ],
  D17: [
    'salt*|sodium|herbs|spices|canned (food*|soup*)|pickles|soy sauce|low sodium|seasoning',
    'flavo* & (food|cook*|meal*)|bland',
    '(salt ?shaker|salt cellar|salty|salted|saltless|pretzels|crisps|chips|ham|bacon|soy sauce|stock cubes?|bouillon|gravy|ready soup|canned soup|tinned soup|pickles|olives|ketchup|low salt|no salt|lo salt|sea salt|himalayan)|(food|meal*|dinner*|cook*|soup*) .. (bland|tasteless|no (taste|flavor)|like cardboard) .. (salt|without)|(pressure|bp|hypertension|heart failure) & (eat*|food*|salt|cook*|diet|menu|shaker|snack*|season*)|season* .. (food|without|instead)|(taste|flavor) .. without|sal',
  ],
  D18: [
    'warfarin|coumadin|grapefruit|blood thinner*|vitamin k|statin*|eliquis',
    '(food*|eat*|juice*|drink*|diet|fruit|meal*) & (medicine*|medication*|tablet*|pill*|prescription*|drugs)',
    '(mix*|interact*|clash*) & (food*|medicine*|pill*|tablet*)',
    '(blood thinn*|warfarin|coumadin|xarelto|eliquis|statin*|lipitor|simvastatin|heart pills?|water pills?|blood pressure (pill*|tablet*|med*)|antibiotic*|thyroid (pill*|med*)|levothyroxine|meds|medication*|tablet*|pills?|prescription*) & (eat*|food*|juice|salad*|kale|spinach|greens|broccoli|milk|cheese|cranberr*|grapefruit|alcohol|meal*|breakfast|empty stomach|diet|turmeric|garlic|banana*|licorice|herb*|coffee)|(pomelo|grapefruit|seville)',
  ],
  D19: [
    '(food*|eat*|grocer*|meals?|cook*|shop|shopping|supermarket|diet|healthy) & (cheap*|budget|afford*|money|cost*|expensive|income|pension|price*|tight|poor|pennies|dollar*|free)',
    'food (stamps|bank*|pantr*)|snap|meals on wheels|(deliver*|bring*) .. (meals?|food|grocer*)|(meals?|food|grocer*) .. deliver*|free meals|hot meals|social security & (food|eat*)',
    '(pension|social security|check|budget|purse|wallet|money|cash|fixed income|price*|cost*|cheap*|coupon*|pennies|broke|dime|inflation) & (food|eat*|groc*|meal*|fish|meat|fruit|vegetable*|veg|berries|supermarket|healthy|protein|cook*|fridge|cupboard*|pantry|dinner*|lunch*|larder|salmon|feed)|(stretch*|run out of|runs? short) .. (food|groceries|meal*|dollar*|budget|money)|(fridge|cupboards?|pantry|larder) .. (bare|empty)|(shop*|groc*|bags|supermarket|store|cook*|stand at the stove) & (can not (get|carry|manage|reach|drive|stand)|too (far|heavy)|no car|bring*|deliver*|arthritis|unable)|(bring*|deliver*|send*|cook*) .. (dinner|meal*|food|hot) .. (to|home|door|round|house|for (me|mom|mum|dad))|food (parcel*|box*|program*|help|assistance)|soup kitchen|comida barata|barat[oa]|cheaper',
  ],
  D20: [
    'chew*|dentur*|teeth|tooth(?! brush)|swallow*|gums|false teeth|soft (food*|diet|meals)|puree*|(go|goes|went) down the wrong way|mouth .. (sore|hurts)|bite into|mashed|dentist & (eat*|food)',
    '(apple*|steak|nuts|corn|crust*|carrots?|meat|toast|bread|toffee|chop*) .. (too hard|tough|can not|impossible|hurt*|stuck|chew*|bite|teeth)|(teeth|tooth|plate|bridge|implants?|dentures?|falsies|choppers|gums|jaw|mouth|braces) ... (eat*|meat|steak|apple*|soft|hurt*|loose|slip*|click*|rub*|ache*|missing|few|pull*|out|none|sore|fit|food|ulcer*|click)|(cough*|splutter*|chok*|gag*|throat*|catch*) .. (on|when|while|over|after|stuck|at) .. (eat*|food|drink*|meal*|tea|water|crumbs|bread|dinner|pills?)|(food|pills?|bread|meat) .. (stick*|stuck|lodges?|throat|will not go down)|(blend*|mush*|mash*|puree|smoothie*|slop*|baby food|soft food*|soft stuff)|dentadura|masticar|tragar',
  ],
  D21: [
    'constipat*|bowel*|fib(re|er)|roughage|prune*|bloat*|bunged up|blocked up|backed up|stools?|laxative*|(keep*|stay*|get*) .. regular|have not been for days',
    'processed|ready meal*|tv dinner*|packet|packets|convenience food*|junk|takeaway*|take ?out|fast food|frozen (dinner*|pizza*|meal*)|microwave*|sweet tooth|sugar|sugary|cookies|cakes|biscuits|candy|crisps|instant noodles|hot dogs|deli meat|snack food',
    '(not|have not|has not) (gone|been) (in|for) .. days|(move|moves|moving|keep|get|getting) things (along|moving)',
    '(go|been|going|move*|not|days|times|strain*|push*|toilet|loo|throne|commode|bathroom) .. (number two|poo|poop|bm|stool*|bowel*|constip*|since i went|to the toilet properly|hard)|(number two|poo|poop|movement*|plumbing|pipes|works|tummy|gut) .. (stuck|sluggish|slow|stop*|block*|hard|clog*|seiz*|go on strike)|(all bran|bran|metamucil|psyllium|senna|miralax|fig*|flax*|prune juice|dulcolax)|(frozen|ready|packet|boxed|canned|microwave|drive (thru|through)|instant|tv|stouffer*|hungry man) .. (dinner*|meal*|noodle*|soup*|food|pizza|pies?|lunch*)|(mcdonald*|burger king|kfc|pizza|donuts?|doughnuts?|soda|pop|ice cream|chocolate|candy|cookies|biscuits|cakes?|pastr*|chips|sweets|sweeties|snickers|twinkies|pringles|oreos) & (every|too much|daily|bad|cut|stop|love|crave*|craving*|addict*|habit|can not resist|swap|instead|live on|harm|give up|day|night)|live on (soup|packets|cans|microwave|frozen|take*)|(made from|cook from) scratch|estrenid*',
  ],
}
