/** Situations, places and things by which people ask for facts on sleep without naming them. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const sleepSituations: Readonly<Record<string, readonly string[]>> = {
  Z01: [
    '([4-9]|four|five|six|seven|eight|nine|ten) hours .. (plenty|enough|ok|okay|fine|normal|too (little|much)|sufficient|all i)',
    '(enough|how much|only .. hours of|hours of) .. (rest|kip|shut eye|sleep)|(lie|lying|stay*|sleep*) in .. (weekend*|sunday*|mornings)|cuantas horas|how much how many hours',
  ],
  Z02: [
    '(never|not) .. (slept|sleep) (well|properly|right) since|(poor|bad|light|terrible|lousy) sleeper|(chronic|long term) .. sleep*|get some proper sleep|(want|need) .. sleep .. (without|no) (drugs|pills|tablets)|(without|instead of|rather than) .. (pills?|tablets?|drugs?) & (sleep*|asleep|night|kip)',
  ],
  Z09: [
    '(stop*|quit*|hold*) breath* ... (gulp|gasp*|snort*|start*|moment|bit)|gulp* for air|(gasp|gulp|snort)* .. (himself|herself|myself) awake',
    'snor*|ronco|ronca',
    '(spare room|other room|separate (bed|room)s?|elbow*|dig in the ribs|earplugs|chainsaw|freight train|foghorn|grunt*|walrus|noisy breath*) & ({partner}|{bed}|snor*|nights|noise|he|she|me)|(stop*|quit*|holds?) .. breath* .. (night|sleep|bed|asleep)|wak* up .. (gasp*|chok*)',
  ],
  Z10: [
    '(take|taking|swallow*|rely on|hooked on|used to|something from|prescri*|bottle of|little (blue|white|pink)) .. (pills?|tablets?|pm|capsules?|chemist|drugstore|pharmacy|drops) & (sleep*|night*|drop off|nod off|bed|knock*)',
  ],
  Z13: [
    '(star* at|look* at|watch*|hear*|listen* to|count*) .. (the )?(ceiling|clock|alarm|hours?|chimes|dark|walls|sheep|minutes) ?(strike|tick|go by|pass)?|eyes (pop|ping|snap|fly) open|wide eyed|bolt awake|(two|three|four|2|3|4) ?(am|o clock|in the morning|a m) & (wake|up|every|again|eyes|bed|tea|kettle|puzzle*)',
    '(lie|lying|laying|lay|stay) there ... (hours|awake|dark|night|think*)|(hours|ages|forever) to (nod|drop|drift|go|fall|get) (off|to sleep|asleep)|will not come|(punch*|turn*|flip*) the pillow|(can not|could not|never) .. (drop|nod|drift|get) (back )?off|sleep (will not|does not|eludes)|no pego ojo|me despierto|wake awake',
  ],
  Z14: [
    '(espresso|mug|pot|flask|cup|starbucks|barista|iced tea|green tea|black tea|earl grey|builders tea|dr pepper|red bull|chocolate|cocoa powder) .. (of|after|at|in|before|with|keep*)? & ({bed}|evening|supper|afternoon|dinner|nights|late|wired|awake|four|five)|last cup|wired at night',
  ],
  Z15: [
    '(head|chin) .. (drop*|nod*|chest) & (tv|chair|afternoon|lunch|paper|news|evening)|(40|forty|few) .. winks|rest my eyes|close my eyes .. (after|in the)|(kip|lie down|put my feet up|shut eye) & (afternoon*|after (lunch|dinner)|day|chair|noon)|asleep in front of|power nap|(afternoon|midday) rest|out like a light .. (chair|sofa)',
  ],
  Z16: [
    '(swim*|gardening|bowls|walk*|class|exercise*|active|tired* out|moving) & (sleep|slept|sleeping|nod off|better nights|rest at night|drop off)|(physical*|properly )tired',
  ],
  Z17: [
    '(ready for|falling into|off to|in) bed (by|at|before|straight after) (6|7|8|six|seven|eight|supper|dinner|tea)|(cruise|plane|flew|fly|flying|back from|trip to|holiday in) & (sleep*|clock|awake|zonked|upside|wrong hours|nights)|(up|awake|wake|dressed|breakfast*) ... (before|with) the (sun|birds|rooster|paper|milkman|world)|(sleep|sleeping|nights?) .. (upside down|back to front|topsy turvy|all over|wrong way|out of whack|messed up)|days and nights .. (mixed|round|muddled|back)|(short|dark|winter) days & (sleep*|bed|tired|wake)|(stay*|sit*|up) .. (till|until) .. (1|2|3|4|one|two|three|four|all hours|dawn) .. (am|morning)?|clocks .. (spring|fall)',
  ],
  Z18: [
    'bladder ... (rest|sleep|morning|night|bed|dawn|up)',
    '(two|three|four|five|six|several|many|few|[2-7]) times & (room|bathroom|loo|toilet|pee) & (night|sunrise|dawn|dark|bed)|levanto .. (bano|bathroom)|bano .. noche',
    '(up|wake|wakes|get up|trip*|trot*|traips*|pad*|times|visit*) .. (in|all|every|each|a|at )?night & (loo|toilet|bathroom|pee|go|john|commode|little (boys|girls) room|urinate|bladder|water pill*|drink*)|(every|each) (two|couple of|few|2|3|three) hours .. (pee|go|loo|wee)|(full|weak|leaky|tiny) bladder|make water|tinkle|potty|orinar|diuretic*',
  ],
  Z19: [
    '(wine|beer|whisk(y|ey)|alcohol*|brandy|sherry|gin|scotch|port|rum) & (puts? me (out|under)|up at|awake|wake|knocks? me)',
  ],
  Z20: [
    '(calves|legs?|feet|shins) .. (crawl*|creep*|jump*|twitch*|itch*|tingl*|kick*|restless)',
    '(feet|legs?|calves|toes) .. (will not|not|never|can not) .. (still|settle|rest|quiet)|(ants|insects|bugs|electric*|fizz*|worms) .. (in|up|under|crawling|on) .. (legs|feet|skin)|(urge|need|have) to move .. (legs|feet)|(fell|falls?|leap*|jump*|roll*) out of bed|(swing*|hit*|kick*|punch*|swear*|scream*|fight*|wrestl*) .. (in|out in|through) .. (his|her|my|the) (sleep|dreams?)|wak* .. scream*|dream* & (kick*|punch*|hit*|fight*|shout*|lash*|act*)|charley horse*|cramps? & ({bed}|legs)',
  ],
  Z21: [
    '(duvet|sheets|mattress|pillow*|curtains|blinds|window|fan|heating|radiator|thermostat|hot flash*|sweat*|street|neighbors|bin men|dark|stuffy) & (bed|bedroom|sleep*|night*|pillow)|(last|final|half) .. (hour|thing) .. (before|at|of the) .. (bed|night|evening)|how .. (sleep better|settle at night|unwind at night|relax before)|(calm|settle|unwind|relax) & (before (bed|sleep|turning in)|bedtime|at night|for the night)',
  ],
  Z22: [
    '(heavy|heavier|weighted) (duvet|blanket|quilt|cover|comforter)',
    '(milky drink|malted|bedtime drink|hot drink|herbal|passion ?flower|cherry juice|warm socks|hot water bottle|bed socks|essential oil*|aroma*|pillow spray|old wives|my (mother|gran*|nana) (swore|used|always|gave))',
  ],
}
