/** Signs of suicide and self harm in lay English, each a list of ways to say one thing; weak alone, telling in pairs. */

/** The person themselves, as the object of harm. */
const oneself = '(myself|meself|me self|himself|herself|themselves|hisself)'

/** Wishing, asking or being tempted. */
export const wish =
  '(want*|wish*|hope*|hoping|pray*|long|longs|longing|ready|rather|ask*|beg*|begging|if only|tempt*|love|like|welcome|good|nice|lovely|best|bliss|relief|mercy|kind*|happy|glad|easier|easy|dream*|prefer*|waiting|wait|happily|fantasi*|keep thinking|wonder*|thank*)'

/** Words for doing away with oneself, from plain to slang. */
export const killing = [
  `(top|neck|end|ending|finish|finishing) ${oneself}( off| anyway| tonight| soon| now)?(?! up)`,
  `(do|did|doing|done|does) ${oneself} in`,
  `(do|did|doing|done|does) away with (it all|${oneself})`,
  '(do|doing) (himself|herself|themselves) (a mischief|harm|an injury)',
  `(make|made|making|put|puts|putting) (an end|a stop) (to|of) (it|it all|things|everything|my life|me|this life|the misery|the suffering|all this|all of it|${oneself})`,
  '(check|checks|checking|checked) out (early|of (this|life|it all))|(cash|cashing) in my chips|bow* out (early|of (this|life|it all))|punch my (own )?ticket|turn (out|off) my (own )?lights?|snuff (it|myself)|blow my (brains|head)|bullet (in|through|to) (my|his|her|the) (head|brain|mouth|temple)|open (my|his|her) (veins|wrists)|slit (my|his|her) (wrist*|throat)|take the coward* way|end of the road for me',
  '(get|getting|step|stepping|wants?|wanting|ready|let me|wish) .. off (the|this) (ride|world|bus|planet|carousel|roundabout|merry go round|train) (of life|for good|now|please|any ?more|altogether)?',
  '(unalive|kms|dignitas|suicid(e|al|io|arme|arse|ar)(?! (bay|cliff|hill|point|pass|six|squad))|self harm*)|(swiss|switzerland) .. (clinic|place)|(assisted|medically assisted) (dying|death)|euthan*',
  '(put|putting) me (down|out of my misery|to sleep for good|to sleep like)|put me to sleep like',
  '(leav*|quit*|exit*|depart*) (this|the) (world|life|party|stage|planet|earth)',
  'swallow* (the|that|a) (lot|whole lot|bleach|weed ?killer|poison|antifreeze|handful)|(drink|drank|drinking|swallow*|take|taking) .. (bleach|weed ?killer|rat poison|antifreeze|pesticide|drain cleaner) (and|to|so|tonight|would|if)',
  '(by|at) my own hand|(my|his|her) own way out|(do|doing|done) the decent thing|(leave|left|turn*) the gas on (and|all night|tonight|so|on purpose)|stones in my pockets|pockets .. (stones|rocks|bricks)|make (my|his|her) (own )?exit|final exit|call* time on (it all|myself|my life|life)|throw* in the towel (on life|for good)|stop the clock for good|step* off the (kerb|curb) .. (in front|bus|truck|lorry|traffic|without looking)|go (the|out the) (same )?way (my|his|her|our) (brother|father|mother|uncle|son|friend|aunt|dad) (did|went)|(tried|attempted) .. (before|once|twice|last year) .. (and )?(will|might|going to|again|third time|next time|this time)|(need|want|give me|have) .. permission to (go|die)|ready (for the off|to be let go|to be done)|(let|help) me (go|end|die|slip away)( \\.|$| please| now| peacefully)|(choose|pick|choosing|picking) (my|the) (own )?(time|day|hour|moment) (to go|and|of|when)|jump off',
  '(another|one more) (go|attempt|try) at (it|ending|dying)|(botch*|fail*) (at )?(it|dying|my attempt) (last|the first|again)',
] as const

/** Not waking, not being: always with a wish. */
const neverWake =
  '(never|not|without) .. (waking|wake|woken|woke) (up)?|not wak*|(not|never) (to )?open my eyes (again|tomorrow|in the)?|not (be|being) (there|here|around|found alive) in the morn*|sleep (forever|for good|and stay|through to the end|on for ever)|stay asleep for|(the )?(big|long|last|final|eternal) sleep|(not|never) (come|coming) (back|round) (from|again)?|go (in|off in) (my|his|her) sleep'

/** Passive wishes: asleep for good, gone, taken. */
export const passiveWishes = [
  '(when|wish|why) .. (will|would|does|do|not|can)? ?(nature|god|lord|death|heaven|saint peter|st peter|the (good |dear )?lord|the reaper|jesus) .. (get* round to|take|takes|taking|taken|call*|forgot*|come* for|fetch*|overlook*) .. me',
  '(god|lord|jesus|reaper|death|maker) .. (forgot*|overlook*|take|takes|took|taking|taken|fetch*|call me|calls me) (about )?me',
  '(hang*|stick*|stay*|wait*|linger*|keep*) (about|around|on|going|here)? ?(till|until|for) (nature|god|the end|it to be over|death|the lord)',
  '(see*|know|think of|got|have|is there|find|give me|any|no|one|a) .. (reason|why|point|cause|sense) .. (i|we|to|for|in) .. (hang* (about|around|on)|stick* (about|around)|stay* (alive|here|around)|be alive|still (be )?here|go* on living|wake up|keep breathing|linger*|keep* going|carry* on)',
  '(only|if not for|were it not for|was it not for|but for|apart from) .. (the |my )?(dog|cat|budgie|grand*|children|kids|wife|husband|daughter|son|mother|faith|church|bird) ... (keep* (me|her|him) (here|alive)|stop* me|would (be|have) (gone|done it|ended|not be here)|i am still here)',
  '(wish*|better) (i|she|he) (was|were|had) (never|not) (been )?born|should (never|not) have been born|(dead|gone) already|already dead',
  'so tired of (it all|everything|living|life) ... (go|sleep|not|gone|bed)',
  '(not|never) (want*|wish*|need) (to see|another|any more|any) (birthday|birthdays|christmas|year|years|spring|summer|winter|sunrise|tomorrow|morning)',
  '(sick|tired|weary|fed up|bored|done|through|finished) (of|with) (breathing|waking up|being (here|alive)|this world|the world|living|life|my life)',
] as const

/** Being in the way, costing money, others happier without. */
export const burden =
  '(a |such a |nothing but a |only a )?(burden|millstone|dead weight|bed blocker|waste of (space|air|oxygen|money|skin)|nuisance to|useless mouth|parasite|liability|weight round|weight on (them|my|her|his)|drain on|in (the|their|everyones|everybodys|her|his) way|bill to)|(cost|costs|costing) (them|the family|my (kids|children|daughter|son|family)|her|him) .. (fortune|money|earth|much|bomb|arm)|(nobody|no one|none of them) (needs|wants|would miss|will miss|would notice|would have to|has to|would even)|(no|any|little) (use|good|value) to (any*|no*|man|them|my)|(taking|take) up (space|a bed|a room|room)|eat* (up|into) (the|their) inheritance|(family|kids|children|they|everyone|everybody|daughter|son|wife|husband|lad|girls|boys) .. (would|will|could|can|might|get|have|be) ... (rest|peace|relie*|breathe*|freed?|lighter|better off|easier|happier|cheaper|insurance|inheritance|house|a break|own life|own lives)|(spare|save) (them|her|him|my|everyone|the family) .. (trouble|bother|cost|fees|expense|misery|job|burden|worry)|(rest|shot|rid|shut|free) of me'

/** The world after the person has left it. */
export const ifGone =
  '(if|once|when|after|were|were i|because) (i|he|she) (just |happened to |only |simply )?(was|were|am|is|had|went|wander*|walk*|fell|slip*|step*|stop*|died|drown*|jump*|vanish*|took|did|drift*) .. (here|in the picture|around|about|gone|dead|out of (the way|the picture|it|their hair|everyones hair)|under a|in front of|traffic|not wake|away for good|off the|into the|exist*)|(go on|manage|cope|better off|better|happier|fine) (without|minus) me|i (was|were) (not|no longer) (here|around|in the picture)|(i am|am) out of (the way|the picture|their hair)'

/** Places and ways to come to harm. */
export const jump =
  '(walk*|wander*|step*|stroll*|drive|driving|drove|steer*|swerv*|roll*|crash*|jump*|leap*|run|wheel*|lie|lay|lying|dive|throw*|chuck*|fling*|let go|plough*|point) .. (me|the car|my (car|chair|scooter|wheelchair|van|truck))? ?(into|in front of|under|off|out|in|on|over|on to|onto|across|at) .. (traffic|truck|lorry|bus|train|tram|rails|tracks|bridge|pier|river|lake|sea|canal|water|waves|reservoir|dam|pond|ocean|balcony|roof|ledge|cliff|cliffs|window|wall|tree|motorway|highway|freeway|quarry|weir|overpass|harbour|harbor|line)|(bridge|viaduct|platform|railway|level crossing|tracks|balcony|ledge|cliff|roof|weir|quarry|overpass|canal|multi storey|high window|top floor)'

/** Means kept at hand. */
export const means =
  '(gun|pistol|{revolver}|shotgun|rifle|bullet*|cartridge*|firearm|glock|noose|rope|razor|razors|blade|exhaust|hose ?pipe|insulin|morphine|fentanyl|oxy*|weed ?killer|rat poison|sleepers|sleeping (pills|tablets)|overdose|whole bottle|handful of|plastic bag|helium|barbiturate*|nembutal)'

/** Pills kept back, a hoard: a sign of its own. */
export const hoard = [
  '(sav*|stash*|hoard*|stockpil*|squirrel*|put* (away|aside|by)|putting (away|aside|by)|stor* up|gather*|collect*|keep* back|palm*|tuck*|hid|hide*|hiding|stow*|building up|built up) ... (pills|tablets|sleepers|sleeping pills|painkillers|patches|morphine|capsules|insulin|tabs|medicines|oxy*|opiates|temazepam|diazepam|valium|xanax|ambien)',
  '(pills|tablets|sleepers|tabs|capsules|painkillers|patches|morphine) ... (sav*|sock|sewing|biscuit tin|under the (mattress|pillow|bed)|shoebox|stash|hoard|counted|in case|rainy day|my way|when i (am ready|choose)|for when|for the day|enough)',
] as const

/** A settled plan, or looking for one. */
export const plan =
  '(made|make|making) (up )?my mind( up)?|mind is made up|(i have|i am|all|now) decided|(pick*|chose*|choos*|circl*|fix*|set) (the|a|my|on a) (day|date|night|time|spot|place|tree|hour|method|bridge)|know (exactly |just )?(how|where|when|which) (i|i will|i am|to|one|bridge|tree)|(work*|figur*|plan*|think*) .. (out )?(how|ways?) (to|i|of|it)|(look*|search*|googl*|read*) .. (up|for|about|online)? ?(ways|how|methods|painless)|ways (to|of) (do|doing|go|going|finish*) (it)?|(go|going|get|do|doing|done) (through with it|it (tonight|tomorrow|quietly|soon|this|on|when|before|after|myself|properly|right this))|(nerve|courage|guts|bottle) to (do|end|go|finish|jump)|rehears*|when (i|she|he) (choose*|am ready|is ready)|on my own terms|(my|his|her) (way|ticket|road|exit) out|(easy|easiest|quick|quickest|kind|kindest|clean|gentle|peaceful|painless|simple*|least messy) (way|road|exit) (out|to go)|make (that|it) happen (quietly|soon|myself)'

/** A time after which there is nothing. */
export const notAround =
  '(will|would|going to|do not (plan|intend|expect) to|might) (not |never )(be )?(be )?(around|here|there|about|alive|need*|wanting|bother*|troubl*|seeing|with (us|you|them)|coming back|see) .. (to (do|see|use|finish|try|read|need)|much|long*|any|it|by|next|another|christmas|easter|spring|summer|then|mail|them|after)|(will|would) not be needing|(it|this|everything|all) will (all )?be over (by|soon|tonight|tomorrow|on|before)|there (will|would) not be a (next|tomorrow)|(no|not) .. (use|need) .. where i am going|(this|that|it) (is|was|will be) (my|his|her|the) last (ever )?(christmas|birthday|message|chat|goodbye|night|sunday|supper|summer|time (i|you|we|they))|like it was the last|for the (very )?last time|not (going to )?(see|make) (another|next|this|the) (christmas|birthday|spring|year|summer|winter|week|sunday)'

/** Settling things and taking leave. */
export const leaving = [
  '(giv*|gave|hand*|rehom*|parcel*|sign*) .. (away|out|over|off)? ?.. (all )?(my|his|her|the|their) .. (things|belongings|possessions|treasures|cat|cats|dog|dogs|bird|budgie|canary|parrot|pets?|rods?|tools|jewel*|watch|rings?|medals|photos|albums|collection|records|books|guitar|piano|fiddle|clothes|car|tackle|clubs|stamps|china)|(rehom*|found (a |new )?homes? for|had the vet take)',
  '(paid|paid off|prepaid|pre paid|sorted|arranged|settled|squar*) .. (the |his |her |my )?(funeral|undertaker|coffin|cremation|burial|plot|headstone|debts|bills)|(affairs|papers|things|paperwork) (are |is |all |now )*in order|(put|get|got|getting|putting) (my|his|her) (affairs|papers|things|house) in order|updated (my|his|her) will|cancel* (his|her|my|all) .. (papers?|milk|subscription*|appointment*|everything)',
  '(kiss*|hug*|said|say|saying|says|wave*|phon*|rang|ring*|call*) ... (goodbye*|farewell*|goodbyes)|saying sorry to every*|thank* (you|every*|them|us|me) for everything|forgive me for what|look after (the|my|your) (mother|dog|cat|kids|children|father|wife|husband|each other) (for me|when i|after|once)',
  '(letter*|note*|envelope*|card*|recorded|video) .. (to|for|one for|on|in)? ?.. (each|every one|kids|children|family|boys|girls|grand*|when i|after i|once i|read|opened|coroner|police|the pillow|my pillow|mantel*|goodbye)',
  '(where|told (me|us|you) where) .. (will|insurance|deeds|policy|bank books?) .. (is|are|kept)',
] as const

/** Nothing ails the one who takes leave, or a strange calm. */
export const calmAndWell =
  'nothing (is )?wrong with (him|her|me)|not (ill|sick|dying)|no illness|fit as|perfectly (healthy|well)|physically|(so|very|too|oddly|strange*|weird*|suddenly|eerily|all) (calm|peaceful|cheerful|happy)|calm* (fright*|scare*|worr*)|(at|feel) (total |such )?peace (now|about|with (it|my))|(scare*|fright*|worr*|chill*|uneasy) (me|us)|gave me (a chill|the chills|goosebumps)'

/** Life is at its end, or should be. */
export const timeIsUp =
  '(had|have had) (my|his|her) (innings|time|run|day|fill)|(lived|had|seen) (more than |quite )?(long )?enough|outlived (my|his|her|every*)|past my (sell by|use by|time)|done my (bit|time|turn|stint|duty)|(time|day) (is|has) (up|done|over)|too old to (be here|go on|live)|nothing (left |more )?(for me|ahead|to stay for|to do here|to hang|keeping me)|what (is|am) (there|i) (here|left) (for)?|fed up of (it|living)|(had|have) (had )?enough (of (it|this|everything|life))?|tired of (it all|this all|fighting|trying|everything)|can not (see|bear|stand|face|take) (any|it|another|the thought|this|much)|no way (out|forward)'

/** Kept from others. */
export const secret =
  '(nobody|no one|not a soul|none of them) (knows|will know|has to know|must know|suspects)|do not (tell|say|worry|try to)|keep (this|it) (between|to yourself|quiet|secret)|our secret|quietly|without (any )?(fuss|mess)|look* like an accident|make it look'

/** Wounding the skin or striking oneself. */
export const injure =
  '(cut*|slash*|slic*|scratch*|carv*|goug*|burn*|scald*|press*|stab*|jab*|scrap*|dig*|punch*|hit*|slap*|bang*|goes|go|going|went|stub*|prick*|nick*|tear*|rip*|bit*|smack*|bash*) .. (at |on |into |against |to |out on |up )?(my|her|his|their|the) .. (arm*|wrist*|thigh*|leg*|skin|stomach|belly|forearm*|hands?|flesh|head|face|chest|hair)|(iron|cigarette|lighter|razor|blade|scissors|needle|pin|knife|glass|match|nails|candle|kettle|hot water) ... (arm*|wrist*|thigh*|leg*|skin|forearm*|flesh|stomach)|(cut|cuts|cutting|burning|hurting|harming) (myself|herself|himself)'

/** Why wounding oneself is done: release, punishment, hiding. */
export const release =
  '(calm*|settle*|relie*|release*|sooth*|numb*|quiet*) (me|her|him|it|the|my|down)?|(feel*|felt) (better|something|real|alive|anything|in control)|help* (me|her|him) cope|let* (it|the pain) out|deserve*|punish*|on purpose|deliberate*|when (it|things|everything|life) (all )?get* (too|on top|much|bad)|when (i am|she is|he is|i feel|she feels) (upset|angry|sad|low|alone|lonely|stressed|bad)|(nobody|no one|we|they) .. (look*|notice|see*|watching)|hid* (it|them|the)|long sleeves|pain inside|inside pain|in (lines|rows)|instead of crying|urge|takes the (edge|pain)|only (thing|way)|fresh (cuts|marks)|in secret|need to see blood|watch it bleed'

/** Marks on the wrist tell by themselves. */
export const wrists =
  '(cut|cuts|cutting|slash*|slit*|slic*|scratches|scratching|goes at|going at|went at|go at|scissors|razor|blade|scars|marks across|lines on) ... (wrist|wrists|inner arm|forearms|thighs)|(wrist|wrists|forearms|thighs) ... (scissors|razor|blade|slash*|slit|in secret)'

/** Fear that somebody will act. */
export const fearForOther =
  '(do|does|doing|try|trying|did|done) (something|anything|a) (silly|stupid|daft|foolish|rash|drastic|terrible|desperate|to (himself|herself|themselves)|bad to)'

/** What makes that fear grave. */
export const fearCompanion =
  '(afraid|scared|worried|frighten*|fear|fears|terrified|said|says|saying|talk*|alone|gun|pills|tonight|might|since|sounded|text*|goodbye)'

/** How much of a thing it takes to die. */
export const howMuch = [
  `how (many|much|long|high|deep|far|fast|strong) ... (take|takes|does it|do i|would|need*|before|till|until|fall|drop|have to) ... (kill*|die|dies|dead|end it|finish me|fatal|lethal|not come back|never come|${neverWake}|for good|do the (job|trick)|bleed out|drown|see me off|out for good|be over)`,
  '(what|which) .. (pills|tablets|poison|drug*|medicine*|dose|gas|plants?|berries) ... (kill* (me|a person|you)|fatal|lethal|deadly|peaceful*|painless*|see me off|finish me|for good|put me under)',
  '(insurance|policy) ... (pay*|cover*) ... (suicide|if i|kill*|own hand|took my|jump)',
] as const
