/** What must stay quiet about food and weight: loss that was wanted, treats, tales, shopping, stomach bugs. */

/** Loss that was wanted, treats, tales and shopping lists. */
export const wanted = [
  '(want*|try|trying|like|hope|hoping|plan*|goal|how (can|do|should|to)|tips|best way|help me|ways|asked me|told me|wants me) .. (i |me )?(to )?.. (lose|losing|drop|shed|slim|get rid of|take off)',
  '(proud|happy|pleased|chuffed|on purpose|thanks to|goal|target|doctor (said|asked|pleased|delighted)|walking (group|club)|weight watchers|slimming|slimmer*|diet (club|plan|group)|keto|ozempic|wegovy|intentional*|by walking|steady|keeps? it off|well done)',
  '(binge|pigged out|buffet|feast|box set*)',
  '(till|until|before|when) .. (i )?(go|do|get|went|got) .. (the )?(shopping|groceries|shops|store)',
  '(loose*|falling off|baggy) .. (after|since|thanks to|now that) .. (losing|lost|the plan|walking|my diet|slimming)|thank you|nothing (more|better) than',
  '(dog|cat|puppy|kitten|horse|cow|stray) (is|was|looks|has gone|came) (all )?(skin|thin|skinny|off|wast*)',
  '(going|off|heading|popping|nipping) (to|out to|down to) the (supermarket|store|shops?|market|grocer*)|shopping (list|day|today|tomorrow)|(good|shopping|grocery) list',
  '(missed|skipped|no) (lunch|breakfast|dinner) .. (for|because|today|bus|dentist)',
  '(dog|cat|hamster|parrot|hens?|birds?|budgie|horse|plant*|tomato*) .. (off|not|refus*|eat*|skinny|thin)',
  '(movie|film|novel|opera|episode|documentary|news)',
  '(eat a horse|starving after|choked up|choking back|gum|too many (biscuits|cookies|cakes))',
  '(stop*|quit|not|cut*) .. eat* (so |too |as )?(much |many )?(meat|fish|dairy|gluten|sugar|eggs|bread|late|after|before|cake|red|salt|chocolate|sweets|candy)',
  '(recipe*|snack ideas|lunch ideas|dinner ideas|recommend a|which (loaf|bread|soup|cereal))',
  '(swell*|swollen|swelling|cold weather|fingers are)',
  '(resistance|band|weights) .. (pounds|lbs|kilos|kg)|thin skinned|thin (skin|hair|crust)|(lift*|dumbbell*|press) .. (pounds|lbs|kilos|kg)',
]

/** Box sets, closets, bugs and feasts. */
export const innocent = [
  'binge* .. (watch*|read*|listen*|tv|whole|series|box|box sets?|show*|netflix|episodes?|knit*|podcast*)|(watch*|box sets?|series|whole box) .. binge*',
  'purg* .. (closet*|cupboard*|clothes|wardrobe*|attic|garage|email*|papers|photos|books|house|files|my shelves)',
  '(virus|bug|flu|food poisoning|motion|seasick*|carsick*|sea sick|chemo*|oysters|prawns|shellfish|antibiotic*|ferry|boat|cruise)',
  '(pigged out|wedding (buffet|cake|breakfast|feast|reception|dinner)|buffet|thanksgiving|christmas dinner|party|birthday|barbecue|bbq)',
  'no regrets|just curious|feel* guilty .. (skip*|miss*) (my|the) (walk|class|exercis*)|slice,? no|jaja|haha',
  'fast (walk*|pace|food|asleep)|breakfast|intermittent fasting (good|safe|ok)',
  '(movie|film|novel|opera|documentary|news)',
  '(doctor|nurse|dietitian) (asked|told|pleased|wants) .. (me|with)',
  'burn* (off )?[0-9]+ calories|how many calories (does|do|in|is|are)',
  '(constipat*|bunged up|regular|blocked up|surgery|colonoscopy|procedure)',
  '(no harm|regret nothing|lovely|treat|delicious|yum*)',
]
