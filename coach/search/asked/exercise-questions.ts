/** How people ask for each fact on exercise. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const exerciseQuestions: Readonly<Record<string, readonly string[]>> = {
  E01: [
    '(how (much|many|long|often|hard)|enough|minutes|hours) ... ({exercise}|{walk}|moving|week)',
    '({exercise}|{walk}) ... (enough|how much|how often|minutes|a week|each week|guideline*|recommend*|target*|amount|minimum)',
    'active enough|brisk*|how fast .. walk|moderate|weekend warrior|talk but not sing|(minimum|amount) .. {exercise}',
  ],
  E02: [
    'balanc*|wobbl*|unstead*|sway*|(on|stand*) one (leg|foot)|toppl*|stead(y|ier) on|(unsure|sure|surer|steady|light|shaky) on my (feet|pins|legs)|stumbl*|totter*|teeter*|(put*|pull*) .. (trousers|pants|socks)|footing|heel to toe|keel*|upright|lopsided',
  ],
  E03: [
    'tai chi|taichi|qigong|qi gong|chi gung|martial art*|slow .. chinese|chinese exercis*|slow (moves|movements|motion exercis*)',
  ],
  E04: [
    '10000|ten thousand|10k|pedometer*|fitbit*|step (count*|goal*|target*)|steps (a|per|each|every) day|(how many|number of|count*|daily) .. steps|smart ?watch|steps & (need|goal|magic|enough|really|must)',
  ],
  E05: [
    '([2-7]000|(two|three|four|five|six|seven) thousand|few|only|couple of thousand|low|short of) .. steps|short walks|(little|several|bits of|small|mini) walks|steps & ({dementia}|depress*|good|worth*|help*|use|pointless|bother*|waste)',
  ],
  E06: [
    'sit* ... (all day|hours|too (much|long)|chair|sofa|couch|tv|telly|lot|most of the day)|sedentary|couch potato|recliner|armchair|desk',
    '(spend*|spent|whole|most of|all) .. (day|days|afternoon*|evening*) ... (set|box|screen|sofa|seat|chair|couch|computer|bed)',
    '(watch*|tv|telly|television|box|computer) ... (all day|lunch|hours|evening|most of|in front)|in front of the (tv|telly|television|box|computer)|(chair|sofa|couch) all day|on my (backside|bottom|behind)|get up .. (every|often)|hardly move',
  ],
  E07: ['{walk} & ({brain}|hippocampus)'],
  E08: [
    'frail*|(weak*|wobbly|feeble|heavy) legs|legs .. (weak*|giv*|like jelly|are going|feeble)|thigh*|squat*|sit to stand',
    '(get*|stand*|push*|haul*|heave|rise|rising|out of) ... (chair|sofa|toilet|armchair|low seat|couch|settee|bath|car seat)',
    '(keep*|stay*|remain*) .. (walking|mobile|independent|on my feet|out of a (home|wheelchair))|lose .. (mobility|legs)|climb* .. stairs|stairs .. (hard|struggle|difficult)',
  ],
  E09: [
    '({exercise}|{walk}|running|jogging|swim*|weights) & ({brain}|{dementia}|prevent*|guarantee*|prove*|proof)',
  ],
  E10: [
    '(start*|begin*|get* (back|going|started|into)|take up|taking up|return* to|go* back to|ease|getting) ... ({exercise}|{walk}|gym|moving|active|swim*|shape|fit)',
    '({exercise}) & (years|never|decades|ages|long time|unfit|beginner*|start*|begin*|first time|not done)',
    '({exercise}|{walk}) for .. (beginner*|seniors|starters)|out of (shape|breath|puff|condition)|unfit|puffed|rusty|breathless|winded|huff*|overdo*|unaccustomed',
    '(heart|kidney*|diabet*|angina|stent*|pacemaker|blood pressure|copd|lung*|asthma|surgery|operation|illness|covid|cancer|stroke) & ({exercise}|{walk}|gym|swim*|jog*|move)',
    'too old (to|for) .. ({exercise}|gym|start)|safe* .. ({exercise}|to start)',
  ],
  E11: [
    '(fall|falls|fell|fallen|falling)(?! (asleep|off|out|apart|back|in love|behind))',
    'tumbl*|slip|slips|slipped|slipping|slippery|trip (over|on|up)|trips|tripped|tripping|went over|took a (spill|tumble)|(scared|afraid|nervous|frightened|worried) .. (go out|going out|fall*|stairs|slip*|the ice)',
    'rugs?|grab (bar*|rail*)|night ?light*|(house|home|bathroom|stairs) .. safe*|loose carpet*|walking stick|cane|footwear|slippers|hand ?rail*|icy|physical therap*|physio*',
  ],
  E12: [
    '(when .. stop|danger*|warning|red flag*|signs|too hard|overdo*|push* .. too|safe limit*|worrying) & ({exercise}|{walk}|effort|class|training|heart)',
    '(dizz*|faint*|light headed|palpitation*|heart (skip*|flutter*|race*|pound*)|breathless*|chest) & ({exercise}|{walk}|class|gym|climb*|treadmill)',
  ],
  E13: [
    'osteop*|brittle|(thin|weak|fragile|strong*|crumbl*|porous) bone*|bone (density|loss|health|strength|scan|thinning)|(?<!(skin and|on my|flesh on my|on the) )bones(?! show)|dowager*|spine|weight bearing|stoop*|hip hinge|dexa',
  ],
  E14: [
    'arthrit*|rheumat*|swim*|pool|aqua*|water (exercise|aerobics|class)|cycl*|bike|biking|low impact|easy on the joints|cartilage',
    '(knee*|hip|hips|joint*|ankle*|shoulder|back) ... (pain*|hurt*|ache*|aching|sore|bad|stiff*|creak*|grind*|click*|dodgy|play* up|swell*|swollen|worn|crunch*|complain*|killing|shot|gone)',
    '(pain*|hurt*|ach*|sore|bad|stiff|creaky|dodgy|worn|gammy|swollen|gouty|old) .. (knee*|hip|hips|joint*|ankle*|back)',
  ],
  E15: [
    'strength*|weights|dumbbell*|resistance|(stretchy|elastic|rubber|exercise) bands?|lift* (weights|iron|tins|cans)|pump* iron|biceps|grip|push ?ups|stronger|build .. muscle*|muscle* .. (mass|loss|tone|wast*|strength)|weak (arms|grip)|open .. jar*|flabby|carry .. (shopping|groceries|bags)|muscles',
  ],
  E16: [
    '(diabet*|insulin|sugar*|glucose|hypo|hypos|metformin) & ({exercise}|{walk}|gym|swim*|class|garden*|danc*)',
  ],
  E17: [
    '(housework|chores|clean*|hoover*|vacuum*|garden*|mow*|rak(e|ing)|weed*|digging|sweep*|mop*|laundry|ironing|scrub*|shovel*|polish*|yard work|diy|allotment) & (count*|{exercise}|enough|instead|as good|workout)',
    'housework|chores|hoover*|vacuum*|mowing|raking|weeding|yard work|shovel*',
    'activity .. (score|test|result|number|quiz)|exercise .. score|pase|(score*|points|results?|mark|came out) & (activity|exercise|active|pase)',
    '(average|normal|typical|usual|compare) & ({exercise}|active)',
  ],
  E18: [
    '(danc*|waltz*|favou?rite|best|which|what (kind|sort|type) of|most fun|fun) .. ({exercise}|class|activity|move)|danc*|zumba|line danc*',
    '(why|point of|worth|matter*|important|recommend*|benefit*) & ({exercise}|{walk}|keep* moving)',
    'exercise i (enjoy|like)|hate (the gym|exercis*)|instead of the gym',
  ],
  E19: [
    'wheelchair|walker|rollator|zimmer|walking frame|can not (stand|walk)|ankle (pump*|circle*)',
    '(seat*|chair|bed|sitting|lying down|armchair|from my chair) & ({exercise}|yoga|stretch*|workout*)',
    '(march*|exercis*) .. (seat*|chair|in place|on the spot)',
  ],
  E20: [
    '(sore*|ach*|stiff*) .. (after|from|next day|following)|(after|from) ... ({exercise}|class|walk|garden*) ... (sore|ach*|stiff*)',
    'stretch(es|ing)?(?! (brain|mind|my brain|my mind))|flexib*|supple*|limber|bendy|touch .. toes',
    'motivat*|bored (of|with|by) exercis*|keep it up|keep going|keep* at it|fizzle*|is over by|stick (to|with|at) .. |stick to it|give up after|lazy|can not be bothered|willpower|excuses|exercise (buddy|log|habit)|lose heart|workout buddy|get off the (sofa|couch)',
  ],
}
