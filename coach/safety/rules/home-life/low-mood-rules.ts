/** Rules for deep low mood told by what a person no longer does, feels or hopes (coach.md section 4, tier 1). */

import { anyTwoOf, eachWith } from '../any-two.ts'
import { rule, type Rule } from '../rule.ts'

/** Daily life has stopped. */
const standstill =
  '({cannot}|can not|do not|does not|did not|have not|has not|had not|not|never|barely|hardly|stopped|given up|gave up|no longer|without|too much to|beyond (me|him|her)|used to) .. (be |been |get |got |even |bother |bothered |face |answer* |open* )?(up (off|out|from|till|before)|out of (the |my |his |her |that )?(bed|chair|room|nightie|pajama*|pyjama*|dressing gown|robe|house|door)|dressed|wash*|shower*|bath*|comb*|brush*|shav*|chang* (my|his|her|out)|cook*|clean*|tid*|the (phone|door|bell|post|mail|curtains|blinds|shutters|letters)|off (the|that) (couch|sofa|settee|chair)|leave (the|my|his|her) (bed|room|house|chair|flat|couch)|see (the grand*|any*|people|visitors|friends)|speak*|talk*|go* out|put the kettle|make (a cup|tea|the bed|a sandwich)|having a (wash|bath|shave)|wash my hair)|(blinds|curtains|shutters|drapes) .. (stay|stayed|drawn|shut|closed|down)|(under the (covers|duvet|blanket*)|in (bed|the chair|my dressing gown|his dressing gown|my robe|the same (clothes|nightie|pajamas|robe|cardigan)) (all|most|till|until|day|since|for|by|at|from|with|round))|(same|dirty) (clothes|nightie|pajamas|robe|cardigan|nightgown)|(dishes|post|mail|letters|laundry|bills) .. (pil*|stack*|unopened|in the sink)|(kettle|toast|stairs|shower|a wash|getting up|getting dressed|brushing) .. (is |was )?(beyond me|too much|like climbing|a mountain|takes (all|every))|(turn*|face*|star*) .. (to |at )?(the |a )?(wall|ceiling)|(phone|doorbell|bell) .. (ring*|rings off)|let* (it|the phone) ring|(put on|wear*|in) real clothes|(lift|raise) a (spoon|finger|hand|brush)|(to|get to|reach|make it to) the (mailbox|gate|shop|kettle|bathroom|front door)|(days|day|hours|weeks|afternoons) .. (go* by|pass*|slip*|blur*)|(lie|lies|lying|lay) there|stopped (coming|going out|calling|bathing|answering|getting (up|dressed|out))|gave up (on|the)|let (the|his|her|my) (garden|house|place|himself|herself|myself) go|go* to (ruin|seed|pieces)|not (left|crossed|been past|moved from) (the|my|his|her)|will not (come|go|leave|eat|see|shave|answer|take|let)|all day in (my|his|her)|curl* up|sent (everyone|them all) away|leave (me|him|her) be|(just|only) (sit*|lie|lies|stare*|exist*)|sit* in (the|a|that|his|her|my) (dark|chair|window) (all|and|from|star*|day)'

/** Tears that do not stop. */
const tears =
  '(cry|cries|crying|cried|weep*|wept|sob|sobs|sobbed|sobbing|tears|bawl*|blub*|howl*|greet*)'

/** Numb, hollow, black. */
const darkness =
  '(black dogs?|(dark|black|grey|gray) (cloud|hole|pit|fog|tunnel|place|blanket|days|mood)|(bottom of|in|down) (a|the|this|that) (well|pit|hole|abyss|black hole)|numb|hollow|(empty|dead|nothing|rotten|broken|black) (shell|inside|in me)|empty shell|a shell of|(feel|feels|felt) (nothing|no|like (lead|a ghost|a zombie|a stone|wood|a husk|the living dead|nothing))|can not feel|(like|just) (lead|a ghost|a zombie|walking through (mud|treacle))|heart (is )?(like )?(stone|lead|ashes)|(everything|it all|life|world|days?|food) .. (is |are |feels |seems |looks |gone |like |tastes )*(grey|gray|black|pointless|meaningless|ashes?|cardboard|dust|heavy|empty|flat|colou?rless|dead|no colou?r|bleak)|despair*|misery|anguish|unbearable|dread*|living death|just existing|wet concrete|drowning|underwater|under water|weight on my (soul|heart)|heart is (so )?heavy|heavy heart|dead to the world|(already|have) died|like (a )?(corpse|dead (man|woman)|death)|(touch*|reach*|mov*|stir*) me|zilch|nothing (touches|reaches|moves|gets through|stirs)|disappointed .. (woke|wake|did)|agony|torture|torment|bottomless|sink* (deeper|lower|under)|crush*|suffocat*|(colou?r|light|joy|sun|spark|life) (has |is |all |have )*(gone|drained|went|left|faded|out) (out of|from|in|inside)?)'

/** No worth, guilt. */
const worthless =
  '(no (earthly |bloody |damn |real )?(good|use) to (any*|no*|man)|waste of (space|breath|time|oxygen|air)|no (good|use) to (any*|no*|man|my|the)|(am|is|feel*|been|being|become|just) .. (a |an |such a |so |utterly |completely |totally )?(failure|useless|worthless|disappointment|let down|burden|nobody|nothing|wreck|fraud|bad (person|mother|father|wife)|disgrace|rubbish|pathetic|broken)|let (every*|them all|my|the whole|all of) .. down|(no|what) (point|use) (in|of|to) (me|him|her)|guilt* (about|for|over) (every*|it all|being)|ashamed of (being|myself|who)|(hate|loathe|despise|disgusted with) (myself|himself|herself|my life|being me)|blam* (myself|himself|herself) for (every*|it all)|(kind|sort) of (person|mother|father|grandmother|man|woman) am i|do not deserve|deserve (this|to be|nothing)|good for nothing|sorry excuse|(earthly|no damn|no bloody|bit of) (good|use) to|(forgive|stand|bear|face) (myself|himself|herself)|(he|she|i) (is|am) finished|says (he|she) is (finished|done)|my (own )?fault|nobody would (want|love|like)|not worth (any*|the|it|bother*|saving)|better off without|wasted my life|(every*|all) (is|was) my fault)'

/** No future, no hope. */
const hopeless =
  '(no|lost|losing|without|given up|any|all|see no|nothing but) (all |any |of |my |more )*(hope|future|light|way out|way forward|end to (this|it)|purpose|point|meaning|tomorrow|will)( (at|in|for|left|any|to|of|on)|( \\.)|$)?|(can not|do not|never|cannot|hard to|no longer) .. (see*|imagine|believe|think|going to|feel*) .. (it|this|things|me|life|any*|how) .. (lift*|end*|chang*|improv*|get* (any )?better|better|eas*|com* right|pass*|getting out|going on)|(will|going to) (not|never) (get|be|feel) (any )?(better|happy|well|right|me|myself|the same) (again|ever)?|never .. (again|lift*)? ?be (happy|ok|okay|right|myself) again|(nothing|not a thing|not much|nowt|sod all) (to look forward|ahead|left|to get up|matters?|means|helps|for me|worth|to live)|(what|whats) (is |was )?(the )?(point|use) (of|in) (any*|it|getting|washing|eating|trying|me|life|all)|any future for|(is there|see) any (point|future|hope)|(wait*|long*|wish*|just want) .. (each|every|the|this) day .. (be |to be )?(over|end|gone|done)|(each|every) day to be over|(get*|got) (worse|no better)|what (is|s) it (all )?for|no tomorrow|(why|who) (should|would|do|even) (i )?(bother|try|wash|eat|get up)|not see (the|any) (end|point|use)|can not go on (like|feel*)|hopeless|do not want anything|(nothing|not anything) (any ?more|any longer)|given up on (myself|life|every*)|stuck in the dark'

/** What was loved gives nothing. */
const joyless =
  '(no|not|any|without|little|lost (all|my)|never|nothing|zero|can not|stopped|cannot|not one|hardly) .. (joy|pleasure|enjoy*|interest*|laugh*|smile*|smiling|fun|look forward|excite*|motivat*|taste for|zest|delight|care about|care for|feel* (a thing|anything|any)|fond)|(last|ever) (thing|time) .. (i|he|she|anything) .. (enjoy*|laugh*|smil*|happy|felt)|used to (love|sing|dance|garden|knit|paint|bake|bowl*|fish*|read|laugh|joke|play|adore|be (first|the life|so|out|full))|(loved|adored|lived for) (his|her|my) (garden|grand*|bowls|church|music|cards|allotment|knitting|roses|greenhouse|dog|choir)|first up (dancing|singing)|life and soul|(none of (it|them)|nothing) .. (means|matters|helps|works|touches|interests|cheers)|(not|never) felt anything|felt nothing|(not|never) (the kids|the grand*|music|the sun*|my shows)|used to be the (one|first|life)|could not care less|(even|not even|nor) .. (the )?(grandchildren|grandkids|grandson|granddaughter|grandbab*|dog|music|garden|football|roses|great grand*) .. (do not|does not|not|no|cheer*|help*|reach|lift|make)|(own|new) grandchild|(do|does) not (care|bother) (about|for|with|whether|if|any*)|(do|does) not want (anything|any*|to do)'

/** Long enough to be an illness. */
const lasting =
  '(weeks?|months?|fortnight|half a year|a year|years|all (day|winter|summer|autumn|spring|year|the time)|day after day|every (day|single|night|morning|evening|waking)|each (day|morning)|day in|morning (till|to|until)|most days|since|constantly|non ?stop|endless*|on end|whole of last|for ages|long time|by the day|always|any ?more|worse than ever|never stops|round and round|these days|nowadays)'

/** So long that a standstill is no bad day: who sits all day may be old, and who lies there every night awake. */
const forMonths = '(weeks|months|fortnight|half a year|all (winter|summer|autumn|spring|year))'

/** Sleep and appetite of deep low mood. */
const body =
  '(no|lost (my|his|her|all)|not much|zero) (appetite|taste|energy)|awake (at|from|since) (two|three|four|five|2|3|4|5)|(sleep|sleeping|sleeps|slept) .. (all|twelve|thirteen|fourteen|fifteen|sixteen|most of|round the clock|day and night|through the day|1[2-9])|sleep* (even )?more|(not|hardly|barely|stopped|will not|does not|do not|can not) (sleep*|eat*|slept|eaten)|food .. (cardboard|taste*|untouched|there)|so (tired|heavy|weak)|no strength'

/** Small lows, borrowed words, numb feet. */
export const onlySmallOrBorrowed = [
  '(movie|film|novel|opera|episode|series|recital|wedding|graduation|onion*|the news|soap|poem|documentary|commercial)',

  '(point|use) (in|of) (stretch*|walk*|diet*|exercis*|weigh*|buying|paying|steps|counting|learning|sudoku)',

  '(dog|cat|cats|puppy|bird|budgie|horse|hens?|plant*|tomato*|grandbaby|baby|toddler) .. (will not|does not|not|refuse*|stopped) .. (eat*|come|leave|get)',
  'face (another|one more|any more) .. (salad*|kale|meeting|quiz|bill|form|soup|broccoli|porridge|crossword|stair*|hill|lesson|workout|class)',

  '(talk*|speak*) to (me|him|her|us|each other) (since|over|for)',
  '(years ago|as a child|when i was (a|young)|back in (19|the))',
]

const strong = rule(
  'severe_depression',
  [
    '(lost|losing|given up|gave up|no|out of) (all |any |of )?hope (at all|left|any ?more|of any*|for me)?( \\.| $)|(lost|given up|gave up) (all )?hope',
    'no (earthly |bloody |damn |real )?(good|use) to (any*|no*|man)',
    'rotten to the core|god (has )?(turned|left|abandon*|forsak*|given up)|nothing left in (the tank|me)|(in|through) (this|a|the|that) fog|(sat|sits|sitting|sit) in the (dark|half dark|gloom)|(shuts?|closes?|draws?) (the|them|the curtains|the blinds) .. (again|when i|if i|back)|(can not|could not) get (the|a|any) (taste|joy|interest|pleasure) (for|in|from|out)|not (telly|tv|bowls|music|cards|the garden|church|the grand*|the great*|bingo) (and )?(not|nor|or)',
    '(can not|cannot|could not|do not) face (people|any*|soap|water|the day|the world|another|getting|a soul|the stairs|life|today|tomorrow)',
    '(do not|can not|nothing to|never|not) look* forward to (a|any*|nothing|it)|(life|it all|world) has no (taste|colou?r|flavou?r|sense|sparkle|warmth)|(leave|leaves|left) me (cold|empty|flat|numb)',
    '(why do i|i) feel nothing|(a|such a) heaviness|nothing in me|ghost in my own|(ruined|destroyed|wasted) (us|my life|every*|them all)',
    '(stopped|quit|gave up|given up|no longer) [a-z]+ing .. (stopped|quit|gave up|given up|no longer) [a-z]+ing|stopped [a-z]+ing [a-z ]*stopped',
    '(edge|side) of the bed (for )?(an hour|hours|till|until|most|unable|before)|(hour|hours) (before|to) .. (put|get|pull) .. (sock|shoe|dressed|up)',
    'i am a bad (person|mother|man|woman|father)|(do not|did not) deserve (the|their|them|my|anyone|any*|love|visits)',
    'black dogs? (is )?(back|again|has|on|follow*|sit*|at my|came|will not)',
    'no light (at the end|left|for me|ahead|in (my|me|it))|(see|find) no (light|way out|end|future)|(am|feel|feels|become|became|is) (like )?(a )?(hollow|empty) (shell|husk|inside)|dead inside|nothing but (darkness|misery|despair)',
    '(being|to be) awake is (sheer |pure |just |a )?(misery|torture|hell|agony)|every* (is|feels|seems) (so )?(grey and|gray and|pointless|hopeless|meaningless)|nothing means any*',
    '(say*|tell*|told|think*|feel*|am|is|was|like) .. (that )?(he is|she is|i am|im|him|her)? ?(a |an |such a )?waste of (space|breath|oxygen|air|skin)|(no|what) (point|use) (in|of|to) (me|him|her)( any ?more| \\.| $| and| or)',
    'sleep* .. (so|because|to) .. (not|escape|forget|avoid) .. (awake|feel|think|exist|day|face)',
    'can not (see|imagine) (this|it|things) (ever )?(lift*|end*|getting better|chang*)',
  ],
  onlySmallOrBorrowed,
)

const twoSigns = rule(
  'severe_depression',
  [
    ...anyTwoOf([standstill, darkness, worthless, hopeless, joyless]),
    ...eachWith([tears], [standstill, darkness, worthless, hopeless, joyless, lasting]),
    ...eachWith([lasting], [darkness, worthless]),
    ...eachWith([forMonths], [standstill]),
    ...eachWith([body], [darkness, worthless, hopeless]),
  ],
  [
    ...onlySmallOrBorrowed,
    '(knee|hip|bad back|back (pain|ache|trouble)|ankle|hernia|surgery|operation|sprain*|plaster|cast|wheelchair|blood pressure|stairs|flu|cold|covid|snow*|rain*|storm|bus|lift is|elevator|decorat*|paint*|renovat*|plumber|boiler|baking|recipe)',
    '(tips|ideas|how (do|can|should) i|what) .. (stain*|whiten|shampoo)|fun|funny|joke*|ha|lol|haha',
  ],
)

/** All rules of deep low mood in English told by signs. */
export const lowMoodRules: readonly Rule[] = [strong, twoSigns]
