/** How people ask about sleep: in so many words, and by telling of a situation. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const sleepQuestions: Readonly<Record<string, readonly string[]>> = {
  Z01: [
    '(how (many|much|long)|number of|amount of) ... (hours|sleep*|shut eye)',
    '(need|enough|get* by|got by|manage*|survive) .. (less|more|enough|fewer|[4-9]|four|five|six|seven|eight|nine|ten) ... (hours|sleep)',
    'same (time|bedtime|wake time)|hours .. (enough|normal|ok|okay|right)|(normal|usual|right) amount & sleep',
    'sleep* (less|too little|enough)|need less sleep|(normal|usual) ... sleep* ... (age|older|old)',
    '(what|best|right) time ... (go to bed|get up|bed|wake)',
    '(five|six|four|5|6|4) hours & (enough|life|years|always|night)',
    '([4-9]|four|five|six|seven|eight|nine|ten) hours .. (plenty|enough|ok|okay|fine|normal|too (little|much)|sufficient|all i)',
    '(turn* in|hit the (hay|sack)|go* up to bed|lights out) & (time|early|late|same|hour)|beauty sleep|(older|old) people .. (need|require) .. (sleep|rest|kip)|as much (sleep|kip|rest) as',
    '(enough|how much|only .. hours of|hours of) .. (rest|kip|shut eye|sleep)|(lie|lying|stay*|sleep*) in .. (weekend*|sunday*|mornings)|cuantas horas|how much how many hours',
  ],
  Z02: [
    'cbt*|insomnia*|sleepless*',
    '(therapy|therapist|treatment*|treated|cure|program*|course|proper help|specialist) & {sleep}',
    '(never|not) .. (slept|sleep) (well|properly|right) since|(poor|bad|light|terrible|lousy) sleeper|(chronic|long term) .. sleep*|get some proper sleep|(want|need) .. sleep .. (without|no) (drugs|pills|tablets)|(without|instead of|rather than) .. (pills?|tablets?|drugs?) & (sleep*|asleep|night|kip)',
  ],
  Z04: [
    'brief (behavio*|treatment)|leaflet*|bed only when sleepy',
    '(quick|short|few|two|fast) .. (visits|sessions|treatment*|calls|course) & ({sleep}|insomnia)',
  ],
  Z05: ['(depress*|{sad}|mood|spirits) & ({sleep}|insomnia)'],
  Z06: [
    '(track*|record*|note*|diary|log|chart|write down|measure) & {sleep}',
    '(score*|quiz|points|results?|number|mark|came out) & sleep',
  ],
  Z07: [
    '(short|little|lack of|few|five|six|5|6|4|four|missing|losing|less) .. (sleep|hours|nights) & ({brain}|{dementia}|hurt|harm*|damage*)',
    '{sleep} & ({dementia}|alzheimer*)',
  ],
  Z08: [
    'too much sleep|oversle*|long sleep*|sleep* (in late|all day|late|ten|nine|10|11|12)|(ten|nine|9|10|11|eleven|12) hours & (sleep*|bed|night)',
    '(sleep*|bed|snor*) ... (noon|midday|round the clock|half the day|all morning)|sleeps? (the day|his life|her life) away',
  ],
  Z09: [
    'snor*|apn(e|o)*|cpap|saw* logs|snort*|rattl* .. (windows|walls|roof|rafters)',
    '(tired|sleepy|exhaust*|worn out|groggy|drowsy|shattered|unrefreshed|weary|bushed) & (all day|daytime|in the day|morning*|despite|eight hours|full night|driving|wake|waking)',
    '(nod*|doz*|drop*) off & (wheel|driving|traffic|car)|wak* .. (tired|unrefreshed|exhausted|headache)|sleep (test|study|clinic)',
    'snor*|ronco|ronca',
    '(spare room|other room|separate (bed|room)s?|elbow*|dig in the ribs|earplugs|chainsaw|freight train|foghorn|grunt*|walrus|noisy breath*) & ({partner}|{bed}|snor*|nights|noise|he|she|me)|(stop*|quit*|holds?) .. breath* .. (night|sleep|bed|asleep)|wak* up .. (gasp*|chok*)',
  ],
  Z10: [
    '(sleeping|sleep) (pill*|tablet*|aid*|med*|drug*)|melatonin|valerian|ambien|zopiclone|zolpidem|temazepam|benadryl|tylenol pm|advil pm|nytol|unisom|antihistamine*|valium|diazepam|lorazepam|xanax|trazodone|tryptophan',
    '(pill*|tablet*|capsule*|gumm*|pharmacy|drugstore|chemist|over the counter|knock* me out|medicine*) & {bed}',
    'nyquil|zzzquil|somnifer*|doxylamine|diphenhydramine|ambien|lunesta|cbd|knockout',
  ],
  Z12: ['(seizure*|epilep*|fits|bipolar|sleepwalk*) & ({bed}|in bed)'],
  Z13: [
    '(wak*|awake|up|woke) ... (1|2|3|4|two|three|four|one) ?(am|o clock|in the morning)',
    'wide awake|lie awake|lying awake|lay awake|awake|toss*|tossing and turning|star* at .. (ceiling|dark)|watch* .. clock|count* sheep|clock watch*',
    '(can not|could not|hard to|trouble|unable to|struggle* to|not|never|take* .. (hour*|ages|forever) to) .. (fall|falling|get|getting|drop|drift|nod|go) .. (asleep|off|back to sleep|to sleep|sleep)',
    'back to sleep|(middle|dead) of the night|small hours|wee hours|keep* waking|wak* up (at night|a lot|often|every)|fall* asleep|drift* off',
    '([5-9]|five|six|seven|eight|nine) (straight )?hours (straight|solid|unbroken|in a row|through)|(can not|not|no|never|hardly) sleep|no duermo|sleep (badly|poorly|rotten|awful)',
    '(star* at|look* at|watch*|hear*|listen* to|count*) .. (the )?(ceiling|clock|alarm|hours?|chimes|dark|walls|sheep|minutes) ?(strike|tick|go by|pass)?|eyes (pop|ping|snap|fly) open|wide eyed|bolt awake|(two|three|four|2|3|4) ?(am|o clock|in the morning|a m) & (wake|up|every|again|eyes|bed|tea|kettle|puzzle*)',
    '(lie|lying|laying|lay|stay) there ... (hours|awake|dark|night|think*)|(hours|ages|forever) to (nod|drop|drift|go|fall|get) (off|to sleep|asleep)|will not come|(punch*|turn*|flip*) the pillow|(can not|could not|never) .. (drop|nod|drift|get) (back )?off|sleep (will not|does not|eludes)|no pego ojo|me despierto|wake awake',
  ],
  Z14: [
    'coffee*|caffein*|espresso|latte|cappuccino|decaf*|cola|coke|pepsi|energy drink*|cup of joe',
    '(tea|cuppa|brew|chocolate|soda) & ({bed}|evening*|supper|late|afternoon|dinner|lunch)',
    'cuppa',
    '(espresso|mug|pot|flask|cup|starbucks|barista|iced tea|green tea|black tea|earl grey|builders tea|dr pepper|red bull|chocolate|cocoa powder) .. (of|after|at|in|before|with|keep*)? & ({bed}|evening|supper|afternoon|dinner|nights|late|wired|awake|four|five)|last cup|wired at night',
  ],
  Z15: [
    'nap|naps|napping|napped|siesta*|snooz*|forty winks|40 winks|catnap*|cat nap*|shut eye & (day|afternoon|lunch)',
    '(doz*|nod*|drift*|drop*|conk*|fall* asleep) ... (chair|sofa|couch|tv|telly|television|afternoon*|lunch|armchair|recliner|news)',
    '(head|chin) .. (drop*|nod*|chest) & (tv|chair|afternoon|lunch|paper|news|evening)|(40|forty|few) .. winks|rest my eyes|close my eyes .. (after|in the)|(kip|lie down|put my feet up|shut eye) & (afternoon*|after (lunch|dinner)|day|chair|noon)|asleep in front of|power nap|(afternoon|midday) rest|out like a light .. (chair|sofa)',
  ],
  Z16: [
    '({exercise}|{walk}|tai chi|yoga|swim*|daytime activity|evening class) & (sleep*|asleep|bedtime|nights|slumber)',
    '(swim*|gardening|bowls|walk*|class|exercise*|active|tired* out|moving) & (sleep|slept|sleeping|nod off|better nights|rest at night|drop off)|(physical*|properly )tired',
  ],
  Z17: [
    '(wak*|woke|up|awake) .. (so |too |very )?early|(wak*|awake) .. (at|by) (4|5|four|five)|early wak*|crack of dawn|before dawn|at dawn|with the birds|before the birds',
    '(fix*|reset*|mend|shift*|sort|change|repair|straighten) ... (sleep|clock|schedule|bedtime|body clock|nights)',
    '(sleep*|bed|doz*|nod*|drop*) ... (7|8|seven|eight|early evening|too early|too late|all hours|all over the place|upside down)',
    '(bright|morning|day|winter|evening) ?light & ({bed}|wak*)|sleep .. (schedule|pattern|rhythm|timetable)',
    '(travel*|flight|fly|flying|abroad) & ({bed}|clock|body|tired|their time|hours)',
    'clocks (changed|change|went|go|moved)',
    '(ready for|falling into|off to|in) bed (by|at|before|straight after) (6|7|8|six|seven|eight|supper|dinner|tea)|(cruise|plane|flew|fly|flying|back from|trip to|holiday in) & (sleep*|clock|awake|zonked|upside|wrong hours|nights)|(up|awake|wake|dressed|breakfast*) ... (before|with) the (sun|birds|rooster|paper|milkman|world)|(sleep|sleeping|nights?) .. (upside down|back to front|topsy turvy|all over|wrong way|out of whack|messed up)|days and nights .. (mixed|round|muddled|back)|(short|dark|winter) days & (sleep*|bed|tired|wake)|(stay*|sit*|up) .. (till|until) .. (1|2|3|4|one|two|three|four|all hours|dawn) .. (am|morning)?|clocks .. (spring|fall)',
  ],
  Z18: [
    '(bathroom|(?<!(up|off|out) (from|of|off) the )toilet|loo|pee|peeing|wee|urinat*|pass* water|bladder|restroom|prostate|lavatory|spend a penny|nature calls|waterworks) ',
    '(bathroom|(?<!(from|of|off) the )toilet|loo|pee|peeing|wee|urinat*|bladder|restroom) & (night*|bed|sleep*|times|up)',
    '(up|wake|wakes|get up|trip*|trot*|traips*|pad*|times|visit*) .. (in|all|every|each|a|at )?night & (loo|toilet|bathroom|pee|go|john|commode|little (boys|girls) room|urinate|bladder|water pill*|drink*)|(every|each) (two|couple of|few|2|3|three) hours .. (pee|go|loo|wee)|(full|weak|leaky|tiny) bladder|make water|tinkle|potty|orinar|diuretic*',
  ],
  Z19: [
    '(wine|beer|whisk(y|ey)|alcohol*|brandy|sherry|gin|scotch|tipple|dram|toddy|bourbon|rum|booze|vodka) & {bed}',
    '(wine|beer|whisk(y|ey)|alcohol*|brandy|sherry|gin|scotch|port|rum) & (puts? me (out|under)|up at|awake|wake|knocks? me)',
    '(glass|drop|tot|nip|finger|shot|pint|can|drink|wee dram) .. (of )?.. (before|at|to help|helps|knocks|so i) & (bed|sleep*|night|nod|drop off|wake)|(port|scotch|amaretto|baileys|cognac|limoncello) & (bed|sleep*|night*)',
  ],
  Z20: [
    'restless leg*|leg* ... (twitch*|jerk*|jump*|crawl*|kick*|still|itch*|fidget*|dance|tingle*|creep*)',
    '(kick*|punch*|shout*|yell*|thrash*|hit*|hits|act* out|lash* out|talk*) ... (sleep|dream*|asleep|night)',
    'nightmare*|bad dreams|vivid dreams|night terrors',
    '(fidget*|creepy|crawl*|twitch*|jump*) & (legs|feet) & {bed}',
    '(calves|legs?|feet|shins) .. (crawl*|creep*|jump*|twitch*|itch*|tingl*|kick*|restless)',
    '(feet|legs?|calves|toes) .. (will not|not|never|can not) .. (still|settle|rest|quiet)|(ants|insects|bugs|electric*|fizz*|worms) .. (in|up|under|crawling|on) .. (legs|feet|skin)|(urge|need|have) to move .. (legs|feet)|(fell|falls?|leap*|jump*|roll*) out of bed|(swing*|hit*|kick*|punch*|swear*|scream*|fight*|wrestl*) .. (in|out in|through) .. (his|her|my|the) (sleep|dreams?)|wak* .. scream*|dream* & (kick*|punch*|hit*|fight*|shout*|lash*|act*)|charley horse*|cramps? & ({bed}|legs)',
  ],
  Z21: [
    'wind* down|before bed|(bedtime|night time|nightly|evening) (routine|ritual|habit*)|sleep (hygiene|habits|tips)|sleep (better|well|best|through)|good night*s? (sleep|rest)',
    '(mind|thoughts|head|brain) ... (rac*|busy|full|jobs|spin*|spinning|whir*|switch off|shut off|turn off|shut up|going|churn*|list*) & {bed}',
    '(screen*|phone*|tv|telly|television|tablet|ipad) & {bed}',
    '(room|bedroom|temperature|blackout|stuffy|noisy|noise|traffic|street light*|cool|dark) & (hot|warm|cold|cool*|dark*|nois*|quiet*|light*|{bed}|bedroom)',
    '(thoughts|mind|head|brain|worries) .. (to )?(hush|quiet*|still|settle|stop|slow down|shut) & (light|night|bed|lamp|dark|lie down)|sleep through|(decent|proper|good|full|solid) nights? (sleep|rest|kip)',
    '(brain|head|mind|thoughts|worries|to do) .. (run*|start*|chatter*|buzz*|go*|comes? alive|tick*|wake*) & (pillow|bed|night|lie down|lights|head hits)|(kindle|scroll*|phone|ipad|tablet|facebook|candy crush|late (news|film|movie|show)|thriller*|tv|telly|television) & (pillow|in bed|bed|bedtime|asleep|sleep|night|nod off|late)',
    '(duvet|sheets|mattress|pillow*|curtains|blinds|window|fan|heating|radiator|thermostat|hot flash*|sweat*|street|neighbors|bin men|dark|stuffy) & (bed|bedroom|sleep*|night*|pillow)|(last|final|half) .. (hour|thing) .. (before|at|of the) .. (bed|night|evening)|how .. (sleep better|settle at night|unwind at night|relax before)|(calm|settle|unwind|relax) & (before (bed|sleep|turning in)|bedtime|at night|for the night)',
  ],
  Z22: [
    '(warm|hot) milk|cocoa|horlicks|ovaltine|c?hamomile|camomile|lavender|(weighted|heavy) blanket*|herbal tea|(home|old|folk|natural|grandma*|old fashioned) remed*',
    '(hot|warm) bath & {bed}|milk & {bed}',
    '(milky drink|malted|bedtime drink|hot drink|herbal|passion ?flower|cherry juice|warm socks|hot water bottle|bed socks|essential oil*|aroma*|pillow spray|old wives|my (mother|gran*|nana) (swore|used|always|gave))',
  ],
}
