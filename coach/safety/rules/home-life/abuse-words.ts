/** Signs of harm by others, and by a tired carer, in lay English. */

/** Anyone who may do harm: kin, paid help, strangers. */
export const somebody =
  '({family}|{abuser}|mam|ma|da|pa|nana|stepson|stepdaughter|stepfather|ex|missus|other half|old man|lad|lass|girl|girls|boy|fella|fellow|bloke|chap|guy|lodger|tenant|cleaner|orderly|orderlies|porter|agency|matron|warden|manager|driver|therapist|pastor|handyman|builder*|roofer*|gardener|grandkid*|kids|children|relative*|people|folk|someone|somebody|person|one|ones|who|they|this place|the place)'

/** Someone at their mercy. */
export const victim =
  '(me|us|him|her|them|mother|father|mam|ma|da|pa|nana|grandma|grandpa|aunt*|uncle|wife|husband|neighbo*|roommate|sister|brother|old (lady|man|people|ones|folk)|the (lady|man|woman|residents?|patients?)|friend)'

/** Blows and rough handling. */
export const blows = [
  `${somebody} ... (hits?|hit|hitting|slap*|smack*|punch*|kick*|pinch*|shov*|push*|yank*|jerk*|wrench*|grab*|drag*|shak*|shook|throttl*|chok*|twist*|thump*|wallop*|clout*|belt*|batter*|poke*|jab*|bites|spit*|spat|pull*|knock*|squeez*|strangl*|burn*|scald*|tied|ties|manhandl*|rough*) .. ((me|us|him|her|them|mother|father|mam|nana|grandma|grandpa)|(my|the|hers?|his) (old |bad |good |poor |left |right )?(arm*|wrist*|hair|face|shoulder*|ears?|neck|legs?|hands?|head|ribs|skin|back|fingers|jaw|cheek|stomach))`,
  '(where|when|because|so) (he|she|they) (grab*|hit*|pinch*|punch*|slap*|kick*|squeez*|twist*|burn*|held|holds|bit)',
  '(rough|heavy handed|brutal|violent|cruel) (with|to|when|handling)|(pin|pins|pinned|held|holds?|hold*) (me|her|him|my [a-z]+) .. (down|against|in (his|her) chair|in the chair|to the (wall|bed|floor))|by force|raises? (his|her) (hand|fist|stick|belt) (to|at)|(lift*|rais*) (his|her) (hand|fist) to me|gave me (a (slap|clout|belt|hiding|shove|black eye|thick lip)|the back of)|(fist|fists|belt|stick) .. (me|my)|(flew|flies|went|goes|came|comes) (at|for) (me|her|him|us) (with|when|last|again)?',
  '(throws?|threw|hurl*|smash*|chuck*|fling*|flung) .. (my |the |his |her )?(dinner|plate|plates|supper|food|cup|mug|things|chair|phone|remote|dishes|bottle) .. (at|against|across|on the|over)',
  '(knife|gun|hammer) .. (to|at) (me|my throat)|(hand*|hands) (round|around|on|over|at) my (throat|neck|mouth)',
] as const

/** Bruises that someone explains away. */
export const marks =
  '(bruis*|finger ?marks|fingermarks|finger prints|welts|black eye|marks|thick lip|cigarette burns|rope marks|split lip|shiner|black and blue|scratches)'
export const marksCompanion =
  '(nephew|niece|son|daughter|grandson|granddaughter|carer*|caregiver*|aide*|nurse*|staff|home|helper*|husband|boyfriend|partner|wife|orderl*|girl|does (all )?the talking|alone with|explain*|not say|will not say|how (she|he) got|fell again|every (time|visit|week)|hides?|long sleeves|cover*|flinch*|clumsy|story|he says|she says|handprint*|grip*|hand shaped|fingers|he (did|grab*|gets)|both (arms|wrists)|yank*)'

/** Shouting, insult, threat, fear. */
export const cruelty = [
  `${somebody} ... (roar*|scream*|yell*|shout*|bawl*|swear*|swore|curs*|hiss*|snarl*|rant*|effs?|bellow*|holler*) .. (at|in|into|down) (me|my|her|him|us|the (phone|house)|mother|father|mam|face)`,
  `(call*|says?|said|tell*|told|names like|named) (me|her|him|i am|she is|he is|mam|mother|father)? ?.. (a |an |that |im |i am |old |just )*(useless|stupid|worthless|fat|ugly|stinking|smelly|dirty|filthy|lazy|old|senile|silly|pathetic|thick|dumb|crazy|mad) .. (cow|bitch|hag|bat|witch|goat|woman|man|fool|bag|pig|git|bastard|sow|crone|burden|bugger|thing|devil|lump|cripple|vegetable|whore)`,
  '(they|staff|nurse*|carer*|girls|aides?|he|she) (laugh*|smirk*|joke*|giggl*) (when|if|because|while) .. (i|me|she|he|her|him|mother|mam|soil*|wet*|cry|fall)|(soil*|wet|mess*) (myself|herself|himself|the bed) .. (leave*|left|shout*|laugh*|till|until|next shift|punish*|rub*)|(stop|stay|hide|live|keep) (upstairs|in my room|in the bedroom) .. (with|because|so|while|bucket|till|when)|(lodger|tenant|son|grandson|nephew)s? .. (mates|friends|pals) .. (use|take over|took over|sleep|drink|are in|party|in my)|(slap*|smack*|rap*|flick*|hit*) (his|her|my) (hand|hands|knuckles|wrist|face|leg) with|(break*|broke|smash*|destroy*|burn*|kill*|rip*) (something|things|one) of (mine|hers)|(chair|dresser|table|bolt) .. (against|under|on) (the|my) (bedroom )?(door|handle)|(sleep*|lie*) with .. (door|chair|phone under|one eye|knife|light on) .. (because|in case)|(control*|decides?|chooses?|dictates?|rul*) (when|what|who|where|how|every*|if|my) .. (i|eat|sleep|ring|see|wear|go|money|phone|every)|so (that )?(everyone|every one|people|the others) (would |could |can )?laugh*|(sneer*|snigger*) at (me|her|him|mam|mother)|(till|until|so hard) (she|he|i|mother|mam|nana) (scream*|cri*|bled|bleeds|wet|passed out|beg*|fell)|talk* over (me|her|him|mother|mam|nana)|(beg*|plead*) .. (us|me) not to leave|leave (her|him|me) alone with',
  '(walk*|tread*|creep*) on (egg ?shells|eggs|broken glass)|(hold|holding) my breath (when|till|until|in case) (he|she)|(still|i|she|he) (flinch*|cower*)|(flinch*|cower*|hid*|shak*|trembl*|cries|cry|freez*|jump*|dread*|stiffen*|goes (quiet|white|stiff)) .. (when*|if|every time|as soon as|at) .. (that|he|she|the|my|one|his|her|they|{family}|carer) .. (one |same |key|car|door|comes|walks|footsteps|orderly|aide|nurse|carer|man|raises|shift|name|near|home|son|daughter|nephew|night)',
  '(beg*|plead*|pray*) (me|us|him|her|them|not) .. (stay|not to (go|leave)|to stop|take (her|him|me) home|leave (her|him|me))',
  '(nursing home|care home|home|streets?|asylum|funny farm) .. (for (me|her|him)|with me|if|unless|next) .. (unless|if|complain*|do not|sign*|argue|moan|behave|open my mouth)',
  '(threat*|blackmail*|warn*) .. (to|that|me|her|with|us) .. (home|hurt|kill|leave|put|harm|throw|lock|never|stop|cut|sorry|pension|phone|grand*|dog|cat|knife|if)',
  '(see|seeing|visit*|have) (the |my )?(grand*|great grand*|bab*) .. (unless|if|until|till|again) .. (i |pay*|money|sign*|give|do not|cough)',
  '(scared|frightened|terrified|afraid|dread|petrified) .. (of|to (go|be|cross|upset|anger|tell|ask|answer|say)|when|what) .. (home|him|her|he|she|they|them|my [a-z]+|alone with|if i tell|will do|comes)',
  '(make*|made) (me|her|him) (feel )?(sleep (on|in)|sit (in|on)|stand|eat (off|on|in|alone)|beg|crawl|kneel|wait outside|stay (in|up)|use the (bucket|yard)|go without|apologi*)',
  '(slave|skivvy|servant|prisoner|dirt|dog|animal|rubbish|garbage|furniture|lodger in my own|child|nuisance in my own|stranger in my own)( in my own (home|house))? && (treat*|keep*|lock*|like a|made me|they|he|she) && (shout*|not allowed|let me|my own (home|house)|treat* me like|not let|lock*)',
] as const

/** Hands where they do not belong. */
export const unwantedTouch = [
  '(hand|hands|fingers|mouth|body) .. (where (they|it) (do|does|should|ought) not|up my|down my|under my|inside my|on my (breast*|bottom|thigh*|privates?|chest)|all over me|between my)|(touch*|feels (me|her)|grop*|fondl*|stroking|stroked|rub*|kiss*|paw*|interfer*) .. (with )?(me|her|himself|my (breast*|thigh*|bottom|privates?|leg|chest|body)|up)? ?.. (when|while|at night|during|in (bed|the (bath|shower|night)|my (bed|room))|under|without|private*|not (like|want)|down there|where|wrong|inappropriate*|bath*|wash*|dress*|shower*|asleep|wipe*)',
  '(come*|came|climb*|got|gets|get|slip*|crawl*|creep*|sneak*) .. (in|into|to) .. (my|her|mothers|nanas) (bed|bedroom|room|shower|bath|bathroom) .. (at night|and touch*|without|when i|after|naked|undress*|at (one|two|three)|with me)',
  '(make*|made|forc*|wants?|ask*|tell*|told) (me|her) .. (watch (him|dirty)|touch (him|his|it)|undress|strip|take (my|her) (clothes|top|nightie)|show (him|my)|look at (dirty|his)|do things|sleep with|kiss*)|(expos*|flash*|undress*) (himself|me|her)|(his|her) (duty|rights?) .. (bed|husband|wife)|(will not|does not|never) take no for an answer|forc* (me|himself|her) (in bed|to have sex|on me)|(photo*|film*|pictures?|video*) .. (of )?(me|her) .. (naked|undressed|in the (bath|shower)|on the toilet)',
] as const

/** Shut in, cut off, watched. */
export const confined = [
  '(lock*|bolt*|padlock*|turn* the key|shut*|chain*|barricad*) .. (me|her|him|us|in|on|my|the|mother|mam|nana) .. (in|up|out|door|room|bedroom|outside|at night|all day|fridge|phone|away|bathroom|kitchen|food|cellar|garage|shed)',
  '(turn*|take*|took|has|keep*) (the|my) (key|keys) .. (in|bedroom|room|door|front|lock|so i|outside)',
  '(tie|ties|tied|strap*|belt*|restrain*|tether*) .. (me|her|him|mother|father|nana|wife|husband|up) ?.. (to|in|into|down|at|with|by|chair|bed)',
  `(hid|hides|hide|hidden|took|takes|taken|taking|take|confiscat*|unplug*|cut off|smash*|broke|remov*|sold|threw out|throw*) .. (my|her|his|mothers|mams|nanas|the|me|away) .. (phone|telephone|mobile|frame|walker|walking (frame|stick)|stick|cane|zimmer|glasses|hearing aid*|teeth|dentures|keys|wheelchair|scooter|radio|letters|mail|post|batteries|address book|bell|buzzer|tablet|internet|car|computer) .. (from|away|so|in|out|because|till|when)`,
  '(read*|open*|hide*|hid|steam*|keep*|bins|burn*|check*|goes through|go through|listen* (in )?(to|on)) .. (all )?(my|her|his) .. (letters|mail|post|calls|phone|messages|every word|email*|bag|drawers)',
  '(not|never|nobody|no one|without|have not been|has not been|stopped) .. (let|allow*|permit*|be let|been let|lets?|able) .. (see|to see|out|outside|leave|phone|use|go|speak*|talk*|visit*|anyone|any one|in to see|have (any )?(visitors|friends|company|food|water)|answer|near|past the door|alone|wash|eat|downstairs|upstairs|heat*)',
  '(will not|never|does not|do not|would not) (leave|let|allow|give) (her|him|me|us|anyone|mam) .. (alone|see|speak|a (minute|moment)|near|in|visit|on (her|his|my) own|be alone|private*|answer)',
  '(had|has|have|got) the locks chang*|sleep* (in|on) (the )?(laundry|garage|shed|hall|porch|floor|basement|utility|kitchen floor)|(lock|padlock|chain) on (the|my) (fridge|freezer|food|cupboard*|pantry|phone|door)|so i (can not|do not) (eat|phone|leave|get out|call|drink)|(does|do|did) all the talking|(answers|speaks|talks|replies) (for|over) (her|him|me)|chang* the locks|(turn* away|sends? away|ban*|block*) .. (visitors|friends|my (sister|daughter|son|friend*)|the nurse|family|neighbo*)|(cut|cuts|cutting) (me|her|him|us) off (from)?|(not|never) (allowed|permitted) .. (to|out|in|the|a|visitors|my|any)',
] as const

/** Basic care withheld. */
export const neglected = [
  `(leave*|left|leaving|lies|lying|lay|sits?|sat|sitting|kept|keep*|stays) .. ${victim}? ?.. (sat |lying |sitting |to lie |to sit )?.. (in|on) .. (a |the |her |his |my |own |their |it |that )*(wet|soiled|filthy|soaked|dirty|wetness|mess|filth|urine|pee|poo|wee|muck|diaper*|nappy|pad|pull ups|commode|toilet|bedpan|vomit|own (mess|dirt|filth|pee|water|urine)|same (clothes|pad|nightie|diaper|sheets))`,
  '(wet|soiled|dirty|filthy|same|soaking) (pad|pads|diaper*|nappy|nappies|bed|sheets|nightie|nightdress|clothes|pull ups) .. (for|all|since|till|until|hours|from|days?|night)',
  '(pressure|bed|open) ?(sore*|ulcer*|wound*)|bedsore*|(heel|bottom|back|hip|tailbone) .. (broken down|raw|open sore|rotting|gone black)',
  `(eat*|ate|drink*|finish*|take*|steal*) (her|his|my|mothers|nanas|mams|the residents) (dinner|food|lunch|meals?|supper|ensure|pudding|breakfast|chocolate*)`,
  '(no|not|without|refus*|will not|withhold*|never|stop*|deny|denied|denies) .. (bring*|give|gives|giving|get|have|has|any|let|to) .. (me|her|him|us|mother|nana)? ?.. (water|drink*|food|supper|dinner|breakfast|anything to (eat|drink)|heat*|blanket*|medicine*|pills|tablets|painkillers|insulin|glasses|a bath|a wash|clean) .. (after|because|so|unless|until|till|if|from|for|when)',
  '(bell|buzzer|call (button|bell|light)|cord|water|jug|cup|tray|phone|frame|walker) .. (is |was |put |left |placed |pushed |kept |tied |moved )*(out of (my |her |his )?reach|too far|far away|where (she|he|i) can not|on the floor|other side|disconnected|unplugged|taken|away from)|(nobody|no one|not one|none) .. (comes|came|answers?|turns?|washe?s|feeds?|changes?|checks?) .. (when|for|till|until|all|me|her|him|them|to|if|the)',
  '(fed|eat|supper|dinner|food|meal*|tea|breakfast|heating|water|bath|phone|pills|tablets|medicine*) .. (when|if|unless|only if|only when|as long as|till|until) (i|she|he) (behave*|am good|is good|sign*|stop*|say|says|ask* nicely|pay*|do as|does as|beg*|apologi*|am quiet|keep* quiet)',
  '(do not|does not|should not) (need|deserve|get) (supper|dinner|food|feeding|heat*|to eat|a bath)|(send*|sent|put|puts) (me|her|him) to bed (without|with no|hungry|at (four|five|six))|(without|no) (supper|dinner|food|tea) (as|for) (a )?(punish*|complain*|moan*|wetting)|punish* (me|her|him) (by|with|for)',
  '(keeps|kept|keeping|takes|took|taking|steal*|stole|pockets|sells|sold|selling|withhold*|swaps|swapping|swallows|locks away|rations) .. (my|her|his|mothers|nanas|mams|grandmas|grans|nans|mums|dads|grandpas|fathers) .. (pain|heart|water|sleeping)? ?(pills|tablets|painkillers|medicine*|morphine|patches|oxy*|insulin|inhaler) .. (for (herself|himself|themselves)|away|from|back|to sell|because|so|and)',
  '(crush*|slip*|sneak*|put*|dop*|drug*|give*|dos*|sedat*) .. (sleeping|sleepers|pills|tablets|something|sedative*|drops|medicine|me|her|him|nana|mother|residents) .. (in|into|to) .. (my|her|his|the|keep|make|tea|soup|food|quiet|sleep|shut|knock|dinner|milk)',
  '(will not|refuse* to|never|does not|not) (take|call|get|ring|let|drive|bring|phone) (me|her|him|us|for)? ?(to |see )?(a |the |my |her )?(doctor*|hospital|nurse|dentist|ambulance|clinic)|(he|she|it|place|room|mother|father|mam|nana) (stinks?|smells?|reeks?)|(skin|bottom|heel|back) (is |was |all )*(raw|weeping|broken|sore|red raw)|(skips?|skipped|skipping|miss*|never) .. (bath|wash|shower|turn*|feed*|meal*|change*)|(toenails|nails|hair|shirt|clothes|sheets|pad) .. (not|never|nobody|no one) .. (cut|chang*|wash*|comb*)|(nobody|no one) .. (cut|chang*|wash*|comb*|clean*|trim*) .. (his|her|my) .. (toenails|nails|hair|shirt|clothes|sheets|pad|teeth|diaper|face)|(are|with|covered in|by) flies|maggots|lice|cockroach*|(dope|doped|doping|drug|drugs|drugged|drugging|sedate*|zonk*|knock*) .. (me|her|him|them|mother|father|mam|nana|us)|(stinks?|smells?|reeks?) of (urine|pee|wee)',
] as const

/** A carer who has lashed out, or fears to. */
export const lashedOut = [
  'i (shoved|stuffed|forced|pushed|rammed|jammed|put|held) .. (washcloth|cloth|spoon|food|pillow|hand|rag|sock|towel) .. (in|into|over|down|on) (his|her) (mouth|throat|face|nose)',
  'i (tied|strapped|taped|bound|pinned|gagged|smothered|locked|shut) (my |her |his |the )*.. (hands|wrists|arms|legs|mouth|down|in|to|up)|i (slap*|shook|shov*|push*|hit|smack*|pinch*|kick*|punch*|grab*|thump*|drag*|threw|throttl*|yank*|squeez*|belt*|clout*|wrench*|held (her|him) down|tied|lock*|strap*|slam*|rough*|spat|swore|scream*|yell*|bawl*|roar*) .. (at |on |out at )?(my|him|her|mother|father|mam|nana|the old (man|woman|lady)|poor) (?!house|golf|target|drive|shot|place|flat|town)',
  '(shook|slapped|shoved|hit|smacked|pinched|grabbed|pushed|gripped|yanked|thumped) (her|him|mother|father|mam|nana|my (wife|husband|mother|father|mam|sister|brother|aunt)) .. (by|hard|across|into|onto|on|over|back|against|and|last|yesterday|today|when|because|for|again|until|till)',
  '(lost|lose|losing) (my|it) (rag|temper|head|patience|cool)? ?.. (with|at) (mother|father|mam|nana|him|her|my (wife|husband|mother|father|sister|brother)) && (shook|hit|slap*|shov*|push*|threw|grab*|hand*|hurt*|scream*|frighten*|asham*|lock*|never done)',
  '(something (in me |inside (me )?)?snapped|i snapped|saw red|flew off the handle|at the end of my (tether|rope)) && (mother|father|wife|husband|him|her|mam|nana|care for|look after|mind)',
  '(frighten*|scared|afraid|terrified|worried|ashamed) .. (of |by |at |about )?(what|myself|how|that|i) .. (i|might|will|could|did|to) .. (do|hurt|hit|did|snap|done|harm|going to do|capable)',
  '(want*|urge|wanting|could|felt like|nearly|almost|close to|tempted) .. (to )?(slap*|shak*|hit*|smother*|throttl*|strangl*|pillow over|push* (her|him) down|hurt*) .. (her|him|mother|father|mam|my (wife|husband|mother|father)|face)',
  'i (lock*|tie|tied|strap*|shut|leave|left) (my )?(him|her|mother|father|wife|husband|mam|nana) .. (in|up|to|wet|alone|all|out|down) .. (room|bedroom|chair|bed|day|night|hours|bathroom|so i|because)',
] as const

/** Play, sport, praise, the past: the same verbs in peace. */
export const peaceful = [
  '(checkers|chess|(at|play*|game of|playing) cards|monopoly|scrabble|golf|tennis|bridge|bingo|dominoes|bowls|pool|poker|cribbage|ping pong|pickleball|rummy|whist|croquet|wordle|quiz|draughts|snooker|darts|football|baseball|board game*|video game*)',
  '(hug*|massage*|gem|angel|treasure|saint|wonderful|lovely (carer|girl|lad)|joking*|teas*|playful*|for a laugh|in fun|ha|haha|lol)',
  '(movie|film|novel|opera|episode|series|telly|soap|documentary|play at|book club|news)',
  '(years ago|as a child|when i was (a|young|little)|at school|long dead)',
  '(dog|cat|puppy|kitten|toddler|baby|horse|goat|hen|hens|parrot)',

  'what (is|are|counts as) .. (elder )?abuse|(signs|kinds|types|forms) of .. abuse|newsletter|noticeboard',
  '(took|takes|take) (my|the) (phone|glasses|hearing aid*|walker|scooter|cane|wheelchair|radio|tablet|computer) (in )?(to (fix|repair|the|clean|charge|set|make|show|be)|for (repair|a))',
  '(grab*|took|take|squeez*|pull*|push*) (me|us|my (hand|hands|arm)|on to) ... (danc*|danced|dance floor|cross* the (road|street)|up the (hill|steps)|pray*|photo)',

  '(trainer|instructor|coach|physio*|teacher)',
] as const
