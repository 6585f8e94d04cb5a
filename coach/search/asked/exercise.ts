/** How people ask about exercise: in so many words, and by telling of a situation. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const exerciseQuestions: Readonly<Record<string, readonly string[]>> = {
  E01: [
    '(how (much|many|long|often|hard)|enough|minutes|hours) ... ({exercise}|{walk}|moving|week)',
    'active enough|brisk*|how fast .. walk|moderate|weekend warrior|talk but not sing|(minimum|amount) .. {exercise}',
    '(round the (block|park|mall)|mall walk*|stroll*|constitutional|dog walk*|tennis|golf|pickleball|bowls|swim*|bike ride*|class) ... (enough|count*|times a week|minutes|how (often|much|long)|per week|a day|every day|once a week)|(how (much|often|long|hard)|minimum|bare minimum|enough|least) ... (move|moving|walk*|exercise*|active|workout|get away with)|(walking|cycling|swimming|golf) .. (or|versus|vs|better than|as good as) .. (walking|cycling|swimming|golf|bike|running)|which is better .. (walk*|cycl*|swim*)|weekly (dose|amount|quota)|break (into )?a sweat|cuanto .. caminar|how much many .. walk',
  ],
  E02: [
    'balanc*|wobbl*|unstead*|sway*|(on|stand*) one (leg|foot)|toppl*|stead(y|ier) on|(unsure|sure|surer|steady|light|shaky) on my (feet|pins|legs)|stumbl*|totter*|teeter*|(put*|pull*) .. (trousers|pants|socks)|footing|heel to toe|keel*|upright|lopsided',
    '(hold* on to|grab*|clutch*|lean on|touch|hang on to) .. (the )?(furniture|walls?|wall|rail*|counter|sink|table|chair)|furniture (walk*|surf*)|(room|floor|ground) .. (tilt*|sway*|spin*|move*)|(walk|walking|am|look|gait|veer*|list*) .. (like a|drunk*|sailor|crooked|straight line|zig ?zag)|(sure|unsure|steady|steadier|wobbly|rocky) (footed|on)|(turn*|reach*|bend*|look* up|cobbles|curb*|kerb*|gravel|uneven|grass|escalator*|shower|bathtub|top shelf|ladder|step stool) & (wobbl*|stead*|tip*|balance|unsteady|lurch*|nervous|sway*|over|lose)|brush* .. teeth .. one|equilibrio',
  ],
  E03: [
    'tai chi|taichi|qigong|qi gong|chi gung|martial art*|slow .. chinese|chinese exercis*|slow (moves|movements|motion exercis*)',
    '(slow|gentle|graceful|flowing|dreamy) .. (chinese|arm|moves|movements|dance|exercise*|in the park)|people in the park .. (slow*|waving|moves)|yang style|taichi',
  ],
  E04: [
    '10000|ten thousand|10k|pedometer*|fitbit*|step (count*|goal*|target*)|steps (a|per|each|every) day|(how many|number of|count*|daily) .. steps|smart ?watch|steps & (need|goal|magic|enough|really|must)',
    '(tracker|watch|phone|gadget|wristband|clip on|pedometer|app) ... (steps|goal|10000|ten thousand)|(steps|step) .. (target|goal|number|magic|aim|should|must|needed|do i)|pasos',
  ],
  E05: [
    '([2-7]000|(two|three|four|five|six|seven) thousand|few|only|couple of thousand|low|short of) .. steps|short walks|(little|several|bits of|small|mini) walks|steps & ({dementia}|depress*|good|worth*|help*|use|pointless|bother*|waste)',
    '(only|just|barely|manage*|about|maybe) .. ([1-5] ?000|[1-5]k|thousand|few thousand|couple thousand|to the (mailbox|corner|shop|gate|end)) .. (steps?|and back)?|(to|as far as) the (mailbox|corner|gate|end of the (road|street|drive)|shop) & (walk*|any good|enough|count*|worth|all i can|puff*)|bit of a walk .. (worth|good|count*)|little walk*|(few|couple) minutes .. walk*',
  ],
  E06: [
    'sit* ... (all day|hours|too (much|long)|chair|sofa|couch|tv|telly|lot|most of the day)|sedentary|couch potato|recliner|armchair|desk',
    '(watch*|tv|telly|television|box|computer) ... (all day|lunch|hours|evening|most of|in front)|in front of the (tv|telly|television|box|computer)|(chair|sofa|couch) all day|on my (backside|bottom|behind)|get up .. (every|often)|hardly move',
    '(glued|parked|planted|slump*|rooted|sat|plonk*|curled up|settled) .. (to|in|on|at|in front) .. (the|my|his|her )?(tv|telly|television|chair|couch|sofa|recliner|screen|computer|armchair|lazy boy)|(from|all) (morning|breakfast|lunch|noon|dawn) (to|till|til|until) (night|bedtime|dusk|supper|dinner)|(soaps|game shows|netflix|jigsaws|reading|computer games|knitting|puzzles|tv|telly) ... (all day|hours|whole (day|afternoon|morning)|til bedtime|most of the day|afternoon)|(long|too many) .. (drives?|flights?|hours sitting|car journeys?|hours in)|(chair|sofa|seat|cushion) .. (shape|dent|print|grown)|bum (numb|asleep)|(hardly|barely|never) (move|stir|get up|leave (my|the) chair)|todo el dia sentad*|sit all day|day daily sit*',
  ],
  E07: [
    '{walk} & ({brain}|hippocampus)',
    '({walk}|on foot|round the lake|treadmill) & (brain|mind|memory|think*|clear* (my|the) head|shrink*|remember*|bigger)',
  ],
  E08: [
    'frail*|(weak*|wobbly|feeble|heavy) legs|legs .. (weak*|giv*|like jelly|are going|feeble)|thigh*|squat*|sit to stand',
    '(get*|stand*|push*|haul*|heave|rise|rising|out of) ... (chair|sofa|toilet|armchair|low seat|couch|settee|bath|car seat)',
    '(keep*|stay*|remain*) .. (walking|mobile|independent|on my feet|out of a (home|wheelchair))|lose .. (mobility|legs)|climb* .. stairs|stairs .. (hard|struggle|difficult)',
    '(low|soft|deep|squashy) (chair|sofa|seat|couch|settee|toilet)|(push|use|need) .. (arms|hands|help) .. (to )?(get up|stand|rise)|(two|three|several|few) (tries|goes|attempts) ... (up|stand|chair)|(rock|rocking) .. (to and fro|forth|up)|(off|from|out of) the (toilet|loo|commode|john|floor|bath|tub|car|pew)|legs .. (not what|go|gone|jelly|lead|spaghetti|noodle*|tire*|give out|not hold|weak*|buckl*)|(stairs|steps|hill*|bus step) .. (harder|beat|hard|kill*|struggle|slow|used to)|(strong*|build up|power*) .. legs|(shrink*|wasted|spindly|stick|thin) legs|(keep|stay) .. (out of|off) .. (a )?(nursing home|wheelchair|home|walker)|(look after|do for) myself|on my own two feet|in my (nineties|eighties) .. (strong*|weak*|exercise)|shuffl*',
  ],
  E09: [
    '({exercise}|{walk}|running|jogging|swim*|weights) & ({brain}|{dementia}|prevent*|guarantee*|prove*|proof)',
    '(keep*|get*|being|staying) (fit|active|moving) & (mind|brain|memory|think* well|thinking|sharp|{dementia}|senile)|(gym|jogging|running|cycling|swimming|workouts?|treadmill|spin) & (mind|memory|brain|marbles|forget*|sharper|{dementia})',
  ],
  E10: [
    '(start*|begin*|get* (back|going|started|into)|take up|taking up|return* to|go* back to|ease|getting) ... ({exercise}|{walk}|gym|moving|active|swim*|shape|fit)',
    '({exercise}) & (years|never|decades|ages|long time|unfit|beginner*|start*|begin*|first time|not done)',
    '({exercise}|{walk}) for .. (beginner*|seniors|starters)|out of (shape|breath|puff|condition)|unfit|puffed|rusty|breathless|winded|huff*|overdo*|unaccustomed',
    '(heart|kidney*|diabet*|angina|stent*|pacemaker|blood pressure|copd|lung*|asthma|surgery|operation|illness|covid|cancer|stroke) & ({exercise}|{walk}|gym|swim*|jog*|move)',
    'too old (to|for) .. ({exercise}|gym|start)|safe* .. ({exercise}|to start)',
    '(been|after|since|following|recover*|home|got over|get over) .. (ill|hospital|surgery|operation|stroke|heart attack|bypass|stent|covid|flu|pneumonia|chemo|replacement|hip|knee) & (move|moving|exercise|walk*|gym|strength|back|fit|active|start*|safe|swim*|golf|dance)|(never|not|hardly|last|haven not|have not) .. (exercis*|worked out|moved|run|set foot|done|been to) .. (in|for|since|a gym|years|school|life|decades|anything)|(let myself go|gone soft|gone to seed|out of condition|out of practice|where do i (start|begin)|how (do|should|would) i (start|begin|get going)|first step|ease (in|into|back)|step by step|from scratch|from zero|baby steps|couch to|blown|puff* (out|like)|huff*|(lose|lost|losing|catch) my breath|milder|gentler|something (gentle|easier|softer|less)|too (hard|tough|much|strenuous) for me|finished me off|wore me out|wiped (me )?out) & (move|moving|exercise*|fit|fitness|gym|active|walk*|class|stairs|swim*|spin|aerobics|zumba|shape|training|workout|again|stretch*|years|legs|hill|sport)',
    '(empezar|start* begin*) .. (walk*|caminar|exercis*)|joined .. gym|(personal|gym) trainer|silver ?sneakers|spin class|boot ?camp|hiit|jogging|(take up|start*) (running|golf|tennis|bowls|pickleball)',
  ],
  E11: [
    '(fall|falls|fell|fallen|falling)(?! (asleep|off|out|apart|back|in love|behind))',
    'tumbl*|slip|slips|slipped|slipping|slippery|trip (over|on|up)|trips|tripped|tripping|went over|took a (spill|tumble)|(scared|afraid|nervous|frightened|worried) .. (go out|going out|fall*|stairs|slip*|the ice)',
    'rugs?|grab (bar*|rail*)|night ?light*|(house|home|bathroom|stairs) .. safe*|loose carpet*|walking stick|cane|footwear|slippers|hand ?rail*|icy|physical therap*|physio*',
    '(spill|tumble|fall|cropper) & (scared|afraid|nervous|nerve|confidence|bath*|shower|stairs|frightened)',
    '(went|gone|go) (down|over|flying|head over heels|splat|sprawling|arse over|flat on)|(came|come) (a cropper|down hard)|(landed|ended up|found myself) .. (floor|ground|my back|face|backside)|(hit the|kiss the|down on the) (deck|floor|ground|pavement)|(bath ?mat|throw rug|cables?|clutter|doorstep|threshold|icy|ice|wet floor|loose (rug|mat)|dark hall*|cat under|slippers|high heels|bifocals|varifocals|bannister|banister|stair ?lift|shower seat|non ?slip|medical alert|life ?alert|pendant) & (fall*|safe*|trip*|slip*|house|home|stairs|night|floor|go down|nervous|danger*|prevent|feet|walk|bath*|make|should)|(make|making) .. (house|home|bathroom|stairs|shower|place) .. safe*|(lost|losing|no) .. (nerve|confidence) .. (walk*|out|stairs|street|outside|since)|(broken|broke|break*|fractur*) .. (hip|wrist|arm|ankle)|(scared|frightened|afraid|terrified|nervous) .. (of )?(stairs|steps|bath|shower|ice|pavement|going out|escalator*|walk*)|tripp* over|tropec*|resbal*|fall down|me caig|caer(me|se)?|caidas',
  ],
  E12: [
    '(when .. stop|danger*|warning|red flag*|signs|too hard|overdo*|push* .. too|safe limit*|worrying) & ({exercise}|{walk}|effort|class|training|heart)',
    '(dizz*|faint*|light headed|palpitation*|heart (skip*|flutter*|race*|pound*)|breathless*|chest) & ({exercise}|{walk}|class|gym|climb*|treadmill)',
    '(giddy|woozy|dizzy|faint|light headed) & (hill|stairs|climb*|exercise*|walk*|class)',
    '(stop|quit|push* through|carry on|warning|safe|worr*|danger*) & (pulse|sweat*|heart|breath*|pain|chest) & ({exercise}|{walk}|class|hill|bike|swim*|working out)|how do i know .. (overdo*|too much|too hard|stop)',
  ],
  E13: [
    'osteop*|brittle|(thin|weak|fragile|strong*|crumbl*|porous) bone*|bone (density|loss|health|strength|scan|thinning)|(?<!(skin and|on my|flesh on my|on the) )bones(?! show)|dowager*|spine|weight bearing|stoop*|hip hinge|dexa',
    '(bones?|skeleton|wrist|hip|spine|back|height) .. (thin*|crumbl*|brittle|snap|break|chalk|honeycomb|scan|shrink*|lost (an )?inch*|curv*|hump|density)|osteoporosis|fosamax|(shrunk|shorter|lost .. inch*) & (bones?|height|back|taller|exercise)|huesos',
  ],
  E14: [
    'arthrit*|rheumat*|swim*|pool|aqua*|water (exercise|aerobics|class)|cycl*|bike|biking|low impact|easy on the joints|cartilage',
    '(knee*|hip|hips|joint*|ankle*|shoulder|back) ... (pain*|hurt*|ache*|aching|sore|bad|stiff*|creak*|grind*|click*|dodgy|play* up|swell*|swollen|worn|crunch*|complain*|killing|shot|gone)',
    '(pain*|hurt*|ach*|sore|bad|stiff|creaky|dodgy|worn|gammy|swollen|gouty|old) .. (knee*|hip|hips|joint*|ankle*|back)',
    '(knees?|hips?|joints?|ankles?|fingers|hands|thumbs?|shoulders?|feet|back|sciatica|bunion*|heel|plantar) ... (rust*|grumbl*|protest*|scream*|grate*|seiz*|lock*|throb*|burn*|sing|strike|bone on bone|give me (gyp|hell|trouble)|bother*|twinge*|inject*|weather|rain|damp|cold|carry me|tired|worn|bad|sore|ach*|hurt*|pain*|replaced|replacement)|(kind|easy|gentle|soft) (to|on) .. (knees?|joints?|hips?|back|feet)|creak*|gout|tin man|(water|pool|aqua*|swimming|stationary bike|recumbent|exercise bike|elliptical|bicycle) .. (class|good|safe|knees|better|joints|exercise|aerobics)|(which|what) exercise* .. (knee*|hip*|back|joint*)|knee* .. (spring|stairs|kill*|squat*)|museum & feet',
  ],
  E15: [
    'strength*|weights|dumbbell*|resistance|(stretchy|elastic|rubber|exercise) bands?|lift* (weights|iron|tins|cans)|pump* iron|biceps|grip|push ?ups|stronger|build .. muscle*|muscle* .. (mass|loss|tone|wast*|strength)|weak (arms|grip)|open .. jar*|flabby|carry .. (shopping|groceries|bags)|muscles',
    '(jars?|lids?|bottles?|shopping bags?|groceries|grocery bags?|suitcase|grandchild|grandbaby|grandson|kettle|pans?|laundry basket|bags of) ... (open*|lift*|carry*|heavy|pick* up|twist*|manage|weigh)|(open*|lift*|carry*|pick* up|heave|haul) .. (the|my|a )?(jars?|lids?|bottles?|shopping|groceries|suitcase|grandchild|grandbaby|grandson|baby|kettle|pans?|laundry|bags?|heavy)|(soup|bean|tin) cans? .. (weights|lift*|curl*|strong*)|(bingo wings|flabby|scrawny|puny|weak|feeble|spindly|wasting|withered) .. (arms?|muscles?)|(kettlebell*|theraband*|press ?ups?|wall push|curls|barbell*|weight (room|machine*|training|lift*)|lift* weights|tone up|firm up|muscles? .. (melt*|shrink*|gone|vanish*|disappear*|waste|keep|hold))|musculos?|fuerza',
  ],
  E16: [
    '(diabet*|insulin|sugar*|glucose|hypo|hypos|metformin) & ({exercise}|{walk}|gym|swim*|class|garden*|danc*)',
    '(insulin|sugars?|diabet*|metformin|glucose|hypo*|type (1|2|one|two)) & (walk*|exercis*|gym|active|swim*|danc*|class|garden*|feet|shak(y|es)|snack before)',
  ],
  E17: [
    '(housework|chores|clean*|hoover*|vacuum*|garden*|mow*|rak(e|ing)|weed*|digging|sweep*|mop*|laundry|ironing|scrub*|shovel*|polish*|yard work|diy|allotment) & (count*|{exercise}|enough|instead|as good|workout)',
    'housework|chores|hoover*|vacuum*|mowing|raking|weeding|yard work|shovel*',
    'activity .. (score|test|result|number|quiz)|exercise .. score|pase|(score*|points|results?|mark|came out) & (activity|exercise|active|pase)',
    '(mow*|rak*|dig*|weed*|mulch*|prun*|hang* out|wash*|vacuum*|iron*|mak* beds|carry* wood|chop* wood|garden*|yard|greenhouse|clean*|windows|stairs|grandkids|babysit*) ... (count*|as exercise|good as|instead of|enough|proper exercise|same as|gym)|(my|the) (activity|exercise|moving|pase) .. (number|score|low|result|points|mark)|(others|people|women|men) my age .. (do|active|exercise|move|fit)|worked .. (in|on) the (yard|garden)',
  ],
  E18: [
    '(danc*|waltz*|favou?rite|best|which|what (kind|sort|type) of|most fun|fun) .. ({exercise}|class|activity|move)|danc*|zumba|line danc*',
    '(why|point of|worth|matter*|important|recommend*|benefit*) & ({exercise}|{walk}|keep* moving)',
    '(fun|enjoy*|boring|bored|dull|dread|hate|loathe|sick of) .. (way|ways|exercise*|gym*|move|moving|workout*|treadmill|to move|sport)|(ballroom|salsa|square danc*|polka|tango|swing|jive|disco|foxtrot|barn dance|tap) ?(danc*|class|lessons)?|what .. (sport|exercise|activity|class) .. (suit*|best|should|good|right|recommend*|pick|choose|try)|point of exercis*|why (bother )?(to )?(move|exercise|keep fit)|baile|bailar',
  ],
  E19: [
    'wheelchair|walker|rollator|zimmer|walking frame|can not (stand|walk)|ankle (pump*|circle*)',
    '(seat*|chair|bed|sitting|lying down|armchair|from my chair) & ({exercise}|yoga|stretch*|workout*)',
    '(march*|exercis*) .. (seat*|chair|in place|on the spot)',
    '(confined to|stuck in|from|in|on|without leaving|never leave) .. (a|my|the|his|her) (wheel ?chair|chair|bed|seat|scooter|stool)|(can not|unable to|not able to|barely|hardly|no longer) (stand|walk|get up|use my legs)|(sit down|chair based|seated|lying down|bed) (exercis*|workout*|yoga|aerobics|moves|fitness)|(legs|feet) (do not|no longer) work|amputat*|paraly*|zimmer|mobility scooter|(on|with) (a )?(walker|frame|crutches|cane)',
  ],
  E20: [
    '(sore*|ach*|stiff*) .. (after|from|next day|following)|(after|from) ... ({exercise}|class|walk|garden*) ... (sore|ach*|stiff*)',
    'stretch(es|ing)?(?! (brain|mind|my brain|my mind))|flexib*|supple*|limber|bendy|touch .. toes',
    'motivat*|bored (of|with|by) exercis*|keep it up|keep going|keep* at it|fizzle*|is over by|stick (to|with|at) .. |stick to it|give up after|lazy|can not be bothered|willpower|excuses|exercise (buddy|log|habit)|lose heart|workout buddy|get off the (sofa|couch)',
    '(day after|next (day|morning)|following day|tomorrow) ... (ache*|sore|stiff|hobbl*|groan*|can not move|hurts?)|(ache*|sore|stiff*|groan*|creak*|hobbl*) ... (day after|next (day|morning)|after (class|the|my|yoga|garden*|walk*|swim*|gym|yesterday)|since (class|gym|yesterday|garden*)|in the morning|everywhere)|(touch|reach|cut|tie|see) .. (my )?(toes|shoe ?laces|toenails|shoes|socks|back zip*|bra)|(loosen|limber|stretch) (up|out|me)|(tight|short) (hamstrings?|calves|hips)|stiff as a (board|poker)|(start|begin) .. (and|then) (stop|quit|give up|lapse)|(fall*|fell) off the wagon|(new year*|january) .. (resolution*|gym)|(keep|stay) .. (at it|with it|going|the habit|motivated|up exercis*)|(excuses?|lazy|laziness|can not be bothered|do not feel like|rainy day|no drive|talk myself out) & (exercise*|walk*|gym|move|moving|class|going|out|start*)|make it (a )?habit|agujetas',
  ],
}
