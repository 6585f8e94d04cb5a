/** How people ask for each fact on sleep. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const sleepQuestions: Readonly<Record<string, readonly string[]>> = {
  Z01: [
    '(how (many|much|long)|number of|amount of) ... (hours|sleep*|shut eye)',
    '(need|enough|get* by|got by|manage*|survive) .. (less|more|enough|fewer|[4-9]|four|five|six|seven|eight|nine|ten) ... (hours|sleep)',
    'same (time|bedtime|wake time)|hours .. (enough|normal|ok|okay|right)|(normal|usual|right) amount & sleep',
    'sleep* (less|too little|enough)|need less sleep|(normal|usual) ... sleep* ... (age|older|old)',
    '(what|best|right) time ... (go to bed|get up|bed|wake)',
    '(five|six|four|5|6|4) hours & (enough|life|years|always|night)',
  ],
  Z02: [
    'cbt*|insomnia*|sleepless*',
    '(therapy|therapist|treatment*|treated|cure|program*|course|proper help|specialist) & {sleep}',
    '(years|months|ages|decades|weeks|long time) & (bad|poor|poorly|no|terrible|rotten|awful|not|never|badly|hardly) .. (sleep*|slept|nights)',
    '(nothing (works|helps|has worked)|tried everything|what works best|really works) & {sleep}',
  ],
  Z04: [
    'brief (behavio*|treatment)|leaflet*|bed only when sleepy',
    '(quick|short|few|two|fast) .. (visits|sessions|treatment*|calls|course) & ({sleep}|insomnia)',
  ],
  Z05: ['(depress*|{sad}|mood|spirits) & ({sleep}|insomnia)'],
  Z06: [
    'sleep .. (score|quiz|test|number|result|questionnaire)|psqi|pittsburgh|sleep (diary|log)',
    '(track*|record*|note*|diary|log|chart|write down|measure) & {sleep}',
    '(score*|quiz|points|results?|number|mark|came out) & sleep',
  ],
  Z07: [
    '(short|little|lack of|few|five|six|5|6|4|four|missing|losing|less) .. (sleep|hours|nights) & ({brain}|{dementia}|hurt|harm*|damage*)',
    '{sleep} & ({dementia}|alzheimer*)',
  ],
  Z08: [
    'too much sleep|oversle*|long sleep*|sleep* (in late|all day|late|ten|nine|10|11|12)|(ten|nine|9|10|11|eleven|12) hours & (sleep*|bed|night)',
    'wak* .. early & ({dementia}|sign|memory)',
  ],
  Z09: [
    'snor*|apn(e|o)*|cpap|saw* logs|snort*|rattl* .. (windows|walls|roof|rafters)',
    '(gasp*|chok*|stop* breath*|pauses|not breathing) & ({bed}|{partner})',
    '(tired|sleepy|exhaust*|worn out|groggy|drowsy|shattered|unrefreshed|weary|bushed) & (all day|daytime|in the day|morning*|despite|eight hours|full night|driving|wake|waking)',
    '(nod*|doz*|drop*) off & (wheel|driving|traffic|car)|wak* .. (tired|unrefreshed|exhausted|headache)|sleep (test|study|clinic)',
  ],
  Z10: [
    '(sleeping|sleep) (pill*|tablet*|aid*|med*|drug*)|melatonin|valerian|ambien|zopiclone|zolpidem|temazepam|benadryl|tylenol pm|advil pm|nytol|unisom|antihistamine*|valium|diazepam|lorazepam|xanax|trazodone|tryptophan',
    '(pill*|tablet*|capsule*|gumm*|pharmacy|drugstore|chemist|over the counter|knock* me out|medicine*) & {bed}',
  ],
  Z12: [
    '(less|shorter|cut*|restrict*|limit*|reduc*|fewer) .. (time|hours) in bed|sleep restriction|restrict* .. sleep|cut* .. bed time',
    '(seizure*|epilep*|fits|bipolar|sleepwalk*) & ({bed}|in bed)',
  ],
  Z13: [
    '(wak*|awake|up|woke) ... (1|2|3|4|two|three|four|one) ?(am|o clock|in the morning)',
    'wide awake|lie awake|lying awake|lay awake|awake|toss*|tossing and turning|star* at .. (ceiling|dark)|watch* .. clock|count* sheep|clock watch*',
    '(can not|could not|hard to|trouble|unable to|struggle* to|not|never|take* .. (hour*|ages|forever) to) .. (fall|falling|get|getting|drop|drift|nod|go) .. (asleep|off|back to sleep|to sleep|sleep)',
    'back to sleep|(middle|dead) of the night|small hours|wee hours|keep* waking|wak* up (at night|a lot|often|every)|fall* asleep|drift* off',
    '(should|stay*|better) .. (get out of|stay in|leave|get up) & (bed|awake|sleep)',
  ],
  Z14: [
    'coffee*|caffein*|espresso|latte|cappuccino|decaf*|cola|coke|pepsi|energy drink*|cup of joe',
    '(tea|cuppa|brew|chocolate|soda) & ({bed}|evening*|supper|late|afternoon|dinner|lunch)',
    'cuppa',
  ],
  Z15: [
    'nap|naps|napping|napped|siesta*|snooz*|forty winks|40 winks|catnap*|cat nap*|shut eye & (day|afternoon|lunch)',
    '(doz*|nod*|drift*|drop*|conk*|fall* asleep) ... (chair|sofa|couch|tv|telly|television|afternoon*|lunch|armchair|recliner|news)',
    'sleep* .. (in the day|daytime|afternoon*|during the day)|lie down after (lunch|dinner)',
  ],
  Z16: [
    '({exercise}|{walk}|tai chi|yoga|swim*|daytime activity|evening class) & (sleep*|asleep|bedtime|nights|slumber)',
  ],
  Z17: [
    '(wak*|woke|up|awake) .. (so |too |very )?early|(wak*|awake) .. (at|by) (4|5|four|five)|early wak*|crack of dawn|before dawn|at dawn|with the birds|before the birds',
    'body clock|inner clock|circadian|jet lag*|time (zone*|change)|clocks (change|go|went|back|forward)|daylight saving|put the clock|night owl|up with the lark',
    '(fix*|reset*|mend|shift*|sort|change|repair|straighten) ... (sleep|clock|schedule|bedtime|body clock|nights)',
    '(sleep*|bed|doz*|nod*|drop*) ... (7|8|seven|eight|early evening|too early|too late|all hours|all over the place|upside down)',
    '(bright|morning|day|winter|evening) ?light & ({bed}|wak*)|sleep .. (schedule|pattern|rhythm|timetable)',
    '(travel*|flight|fly|flying|abroad) & ({bed}|clock|body|tired|their time|hours)',
  ],
  Z18: [
    '(bathroom|(?<!(up|off|out) (from|of|off) the )toilet|loo|pee|peeing|wee|urinat*|pass* water|bladder|restroom|prostate|lavatory|spend a penny|nature calls|waterworks) ',
    '(bathroom|(?<!(from|of|off) the )toilet|loo|pee|peeing|wee|urinat*|bladder|restroom) & (night*|bed|sleep*|times|up)',
  ],
  Z19: [
    '(wine|beer|whisk(y|ey)|alcohol*|brandy|sherry|gin|scotch|tipple|dram|toddy|bourbon|rum|booze|vodka) & {bed}',
    'nightcap*|hot toddy',
  ],
  Z20: [
    'restless leg*|leg* ... (twitch*|jerk*|jump*|crawl*|kick*|still|itch*|fidget*|dance|tingle*|creep*)',
    '(kick*|punch*|shout*|yell*|thrash*|hit*|hits|act* out|lash* out|talk*) ... (sleep|dream*|asleep|night)',
    'nightmare*|bad dreams|vivid dreams|night terrors',
    '(fidget*|creepy|crawl*|twitch*|jump*) & (legs|feet) & {bed}',
  ],
  Z21: [
    'wind* down|before bed|(bedtime|night time|nightly|evening) (routine|ritual|habit*)|sleep (hygiene|habits|tips)|sleep (better|well|best|through)|good night*s? (sleep|rest)',
    '(mind|thoughts|head|brain) ... (rac*|busy|full|jobs|spin*|spinning|whir*|switch off|shut off|turn off|shut up|going|churn*|list*) & {bed}',
    '(mind|head|brain|thoughts) .. (will not|not) (switch|shut|turn|stop|settle|quiet*)|racing (mind|thoughts|head)',
    '(screen*|phone*|tv|telly|television|tablet|ipad) & {bed}',
    '(room|bedroom|temperature|blackout|stuffy|noisy|noise|traffic|street light*|cool|dark) & (hot|warm|cold|cool*|dark*|nois*|quiet*|light*|{bed}|bedroom)',
    '(worr*|tomorrow|list|lists|to do) & (bedtime|at night|in bed|fall* asleep)',
  ],
  Z22: [
    '(warm|hot) milk|cocoa|horlicks|ovaltine|c?hamomile|camomile|lavender|(weighted|heavy) blanket*|herbal tea|(home|old|folk|natural|grandma*|old fashioned) remed*',
    '(hot|warm) bath & {bed}|milk & {bed}',
  ],
}
