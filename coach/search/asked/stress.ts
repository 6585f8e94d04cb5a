/** How people ask about stress: in so many words, and by telling of a situation. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const stressQuestions: Readonly<Record<string, readonly string[]>> = {
  T01: [
    'stress .. (score|quiz|test|number|result|points|questionnaire|scale)|perceived stress|pss',
  ],
  T02: [
    '(stress*|strain|pressure) & ({brain}|{dementia}|harm*|damag*|hurt*|bad for|risk*)',
    '(stress*|tension|strain|pressure|worr*) ... (brain|mind|memory|marbles|harm|damage|shrink*|wreck*|{dementia}|head)',
  ],
  T03: [
    'cortisol|stress hormone*|hippocampus & stress*|lupien|hormone* & (stress*|memory|brain)',
    '(stress|fight or flight) (chemical*|hormone*)|adrenaline|cortisol',
  ],
  T04: [
    'meditat*|mindful*|humming|chant*|mantra*|zen|headspace|sit* .. (still|quietly|cross legged)|guided relaxation',
    '(sit*|be*|stay*) .. (still|silent|quiet*|in silence) & (mind|breath*|calm*|minutes|notice|think*|learn)|(guided|body) (scan|imagery|relaxation)|(calm|insight timer|headspace) app|om|lotus|incense|present moment|live in the (moment|now)|be present|buddhis*|prayer .. (calm*|peace|quiet)|quiet my mind|still (the|my) mind|meditar',
  ],
  T05: [
    '(meditat*|mindful*) & ({brain}|cognit*|forget*|{dementia})',
    '(mindful*|meditat*|zen|quiet sitting) & (memory|sharp*|smart*|clever*|remember*|forget*|brain)',
  ],
  T06: [
    '(breath*|breathe slow*)|inhale|exhale',
    '(calm*|settle|settling|steady|soothe|relax|quiet|cool) .. (down|nerves|myself|me|yourself|quick*|fast|off)',
    '(heart|pulse) .. (rac*|pound*|flutter*|thump*|hammer*|aflutter|going like)',
    '(right now|this minute|this moment|on the spot|quick*|straight away|instant*|in a hurry|fast) & ({worry}|calm*|upset|angry|stress*|tense)',
    'panic*|butterflies|jitter*|tizzy|in a state|(worked|wound|wind|het|keyed) up|flustered|in a flap|shak(y|ing) .. nerves',
    '(lose|losing|lost|control) .. (temper|rag)|temper|angry|anger|furious|rage|short fuse|irritab*|grumpy|snap* at|see red',
    '(heart|pulse|chest|stomach|tummy|hands|knees|insides) ... (flutter*|thud*|somersault*|churn*|knots|butterflies|shak*|trembl*|clammy|race*|racing|boom*|gallop*) ... (nerv*|wait*|before|phone|dentist|doctor|shop|queue|worr*|speech|when|crowd*|calm*|news|driv*)?|(calm*|cool*|settle|simmer|steady|soothe) .. (down|myself|me|nerves|him|her|off|before|in the|my stomach)|(deep breath*|breathing (trick*|exercise*)|box breath*|4 7 8|paper bag|count to ten|out breath)|(blow* (my )?(top|stack|fuse|up)|fly* off the handle|lash* out|bite* .. head off|shout* at|yell* at|boil* over|steam .. ears|cross with|hot under|crank*|crabby|snappy|cranky|mad at|so angry|patience .. (gone|thin|short)|short tempered|foul mood|lose it with)|(stage fright|nerves (before|about)|dentist|mri|elevator|flying|speech) & (nervous|calm*|panic*|scared|afraid|nerves|terrif*|claustro*|fear)|catch my breath .. (worr*|nerv*|panic*)|me pongo nervios*|respir*',
  ],
  T07: [
    '({walk}|yoga|tai chi|{exercise}|strength|danc*|moving|chair) & ({sad}|mood|depress*|stress*|anxi*|nerves|perk*|cheer*|spirits)',
    'yoga|chair yoga',
    '({walk}|stretch*|moving|exercise*|gym|swim*|danc*|chair yoga|pilates|tai chi) & (mood|spirits|low|blues?|nerves|happier|cheer*|calm*|stress*|upset|gloom*|frazzled|lift*|steam)|(walk|run|work) (it )?off|burn off .. (steam|stress|temper|anger)|let off steam',
  ],
  T08: [
    '(nature|trees|woods|forest|park|parks|garden*|outdoor*|fresh air|countryside|beach|sea|birds|sunshine|green|outside|flowers|lake) & (stress*|calm*|mood|mind|relax*|feel*|wellbeing|spirits|nerves|soothe*|peace*|good for)',
    '(sit*|walk*|being|time|stand*) .. (by|in|near|at|beside|among) the (lake|sea|river|park|woods|garden|ocean|beach|pond|trees|water|hills)',
    '(flower ?beds?|roses|tomatoes|vegetable patch|veg patch|allotment|greenhouse|lawn|bird ?feeder|robins?|hummingbird*|squirrels|porch|bench|pond|lake|river|beach|woods|trail|park|trees|garden|yard|sunset*|sunrise|countryside|seaside|sea air|fresh air|outdoors|window box|houseplants?|pot plants|balcony) ... (sane|calm*|peace*|soothe*|happy|happiest|mood|therapy|lift*|relax*|unwind|clear* (my|the) head|spirits)|(only|best) (thing|place|time) .. (that )?(keeps|makes|helps|me) .. (sane|calm|going|happy|peace)|(cooped|stuck) (up|inside) & (fresh air|nature|green|grass|mood)|naturaleza|jardin',
  ],
  T09: [
    'overwhelm*|swamp*|snowed under|frazzled|can not cope|cop(e|ing) (with|better)|how .. cope|falling apart|grounding|ground myself|steady myself|think straight|on top of me|wits end|all at once|too much (for me|to handle|to bear)|everything (is|feels) too much|at sixes and sevens|end of my (rope|tether)|bowled over|struggling to cope|stressed out|so stressed|deal with stress|less stress*|reduce .. stress|handle stress|manage .. stress',
    '(carry*|hold* up|weight of) .. (the )?(whole )?(family|world|everything|lot)|on my shoulders',
    '(everything|it all|all of it|life|things|world|the lot) .. (is|gets|getting|on|feels|has|just )*(too much|on top of me|crash*|cav*|pil* up|overwhelm*|at once|fall* apart|out of control|spinning)|(hanging|hang) (on )?by a (thread|fingernail*)|(plate|platter) .. (too )?full|too much on (my|our|her|his) plate|(do not|not) know (where|which way) to (turn|start)|(can not|could not) (think straight|think clear*|see straight|take much more|keep up|manage it all)|(head|mind) .. (spin*|explod*|burst*|mush|full|whirl*)|(run|pulled) .. (ragged|in all directions|every direction)|(burn*|light*) the candle|last straw|at breaking point|(one|just one) thing after another|steady myself|bearings|collect myself|pull myself together|unravel*|coming (undone|apart)|in pieces|beside myself|spread too thin|no puedo mas(?! .* (mama|madre|esposo|cuid))|agobiad*|estresad*|stressed|no .. (minute|moment) .. (peace|myself)|juggl*',
  ],
  T10: [
    '(care|caring|cared|nurse|nursing|tend*|look* after|mind|minding) .. ({partner}|mother|father|parent*|sister|brother|him|her|someone|aunt|uncle|friend|mil|in law)',
    'carer*|caregiv*|caretak*|respite|burn* out|burnout|day care|someone to sit with|round the clock|24 7',
    '({partner}|mother|father|sister|brother) ... (alzheimer*|dementia|stroke|parkinson*|ill|sick|disabled|needs me|poorly)',
    '(carer|caring|look after) a mi (mother|father|{partner}|mama)',
    '(day and night|round the clock|around the clock) & ({partner}|mother|father|parkinson*|mom|dad|sit with|care)|(care|caring|carer|cuido|cuida) .. (mother|father|mama|papa|madre|padre|{partner}|esposo|esposa)',
    '(mom|mum|mother|dad|father|{partner}|sister|brother|parents?|he|she|aunt|mil|him|her) ... (dementia|alzheimer*|parkinson*|stroke|wander*|bedbound|bedridden|incontinen*|diaper*|does not know me|bath*|dress*|feed*|lift*|every hour|all night|never alone|can not be left|asks the same|sundown*|round the clock|depend* on me|needs me)',
    '(i|we) .. (feed|bathe|wash|dress|lift|nurse|mind|tend|look after|care for|cared for|caring for|do everything for) .. (him|her|{partner}|mom|mum|mother|dad|father|sister|brother|parents)|(his|her|full time|only|main|sole) (carer|caregiver|nurse)|(a|some|one|need|get) .. (break|day off|time off|afternoon off|weekend off|holiday|hour to myself|rest) .. (from|away|caring|care|her|him|looking|nursing)|(guilty|guilt) .. (leav*|home|break|him|her|putting)|sit with (him|her|mom|dad|my)|(in|put) .. a home & guilt*|cuid(o|ar|ando|adora?) (a|de)|care caring|caring carer',
  ],
  T11: [
    'worr*|anxi*|fret*|overthink*|what ifs|imagin* the worst|stew*|dwell*|ruminat*|nervous wreck|nervy|on edge|uneasy|dread*|agitat*|catastroph*',
    '(mind|thoughts|it|head) .. (round and round|over and over|in circles)|(might|could|will) go wrong|worst case|nagging thoughts',
    '(therap*|counsel*|psycholog*|psychiatr*|professional help|talking cure|talk to someone|a shrink)',
    'brood*|mope over|agoniz*|sweat the small',
    '(what if|imagin*|pictur*|expect*|fear*|think*) .. (the )?(worst|something (bad|terrible|awful|will happen)|disaster*|accident*|crash*|awful)|(always|forever|constantly|everything|all night|all day|every little thing|whole time) .. (worr*|fret*|nerv*|anxious|on edge|fear*)|(can not|never|how (do|can) i|unable to) .. (stop|switch off|turn off|let go|put .. down|quit|worry less|relax) .. (worr*|think*|fret*|thoughts|mind|brain)?|(if|when) (she|he|they|my (son|daughter|husband|wife)) .. (late|does not (call|ring)|travel*|drive*|fly*|not home)|(mole ?hill*|worry ?wart|worrier|nervous nell*|borrow* trouble|bag of nerves|pit of my stomach|gnaw*|nag* (fear*|doubt*|worr*|feeling)|churn* over|mull*|chew* over|eat* (at|away at) me|prey* on|hypochond*|google .. symptom*)|(see|talk to|need|try) .. (a )?(therapist|counsel*|shrink|psycholog*|someone professional|professional)|nervi|preocupad*|ansiedad|doom',
  ],
  T12: [
    '(mindful*|meditat*|course|class) & (tablet*|pill*|medicine*|medication*|drug*)',
    '(class|course) .. (than|over|instead of) .. (pills|tablets) & (nerves|anxi*|worr*)|pills for .. nerves',
  ],
  T13: [
    'depress*|melanchol*|black dog|no (joy|pleasure|interest)|lost interest in|tearful|crying|weep*|cry (a lot|all|for)|no get up and go',
    'feel* .. (so |very |really |a bit |rather )?{sad}|{sad} .. (all the time|every day|most days|for weeks|lately)|low mood|mood .. low|low spirits|spirits .. low',
    '(no|lost|not) .. (joy|sparkle|spark|zest|pleasure|interest|enthusiasm|fun) .. (in|for|any|left|out of)?|(everything|life|world|days?) .. (gray|grey|pointless|flat|colorless|black|heavy|empty)|(heavy|leaden|empty|hollow|numb|dead) inside|(cry*|tears|weep*|blub*) .. (for no reason|at nothing|easily|most days|all the time|over nothing|drop of a hat|lot)|(can not|do not want to|hard to|struggle to|no reason to) (get|be) .. (out of bed|up|bothered|dressed)|(down in the|in the) (dumps|mouth|doldrums)|(black|dark|low|flat|grim) (mood|moods|cloud|place|patch|days|spell)|(winter|baby|monday|january) blues|(not|never) .. (myself|my old self) (lately|any ?more|these days)|(normal|part|natural) .. (old age|getting old|aging|growing old) & ({sad}|depress*|low|down|unhappy)|mope*|moping|triste*|desanimad*|glum',
  ],
  T14: [
    '(cheer*|lift*|brighten*|perk*|boost*|improve*) .. (me|up|mood|spirits|myself|my day)',
    '(music|sing*|paint*|art|knit*|craft*|laugh*|humor|comedy|bak*|hobb*|crochet*|drawing|piano) & (mood|stress*|happy|happier|joy|cheer*|calm*|feel* (better|good)|unwind|relax*|soothe*|nerves|worr*|spirits)',
    'laugh*|purpose|nothing to (do|look forward to)|look forward to|nothing to do all day|boredom|loose end|since i (retired|stopped work*)|pleasant|enjoy* (life|myself)|happier|something nice|treat myself',
    '(days?|weeks?|life|mornings?|everything) .. (are|is|all|feels?|drag*|seem*) .. (the same|alike|dull|boring|dreary|flat|empty|long|drag|samey|gray|blank|aimless|monoton*)|(dull|drab|humdrum|dreary|boring|monoton*|groundhog|treadmill|rut|stale|stuck in) .. (days?|life|routine|rut|week)|(brighten|liven|cheer|perk|jazz|spice|lift|pep) .. (me|up|things|them|day|days|life|mood|dad|mom|mum|him|her)|(nothing|little|something) .. (to|worth) (look forward|do|get up for|live for|fill|cheer)|(fill|pass|kill) .. (the|my )?(time|day|days|hours|week)|(at a|bored|boredom|twiddl*|thumbs|loose end|clock watch*|idle hands|fed up with nothing)|(what|why|reason) .. get up (for|in the morning)|(retired|retirement|since (i|he|she) (retired|stopped)) ... (lost|bored|empty|purpose|nothing|restless|flat|who am i|bit lost)|(bit of|some|more|little) (fun|joy|laughter|sunshine|pleasure|sparkle|cheer)|(old (songs|records|films|movies)|piano|jazz|sinatra|elvis|abba|hymns|knitting needles|easel|paints|comed*|funny) .. (mood|cheer*|lift*|happy|smile|help*|good|better|feel*)|under the weather .. cheer|aburrid*|animar*|bucket list|cheer me up',
  ],
  T15: [
    '(money|bill|bills|debt*|rent|mortgage|financ*|pension|broke|savings|heating|afford|income|prices|benefits|cost of living) & ({worry}|stress*|sleep|help|upset|cope|keeps|strain|nerves|tight|mind)',
    'make ends meet|(heating|gas|electric*|medical|hospital|power|water|phone|credit card|vet) bills?|bills? (came|arrived|due|pile*|mount*)|unpaid|owe money|in the red|money (worr*|trouble*|problem*)|can not pay|behind (on|with) .. (bills|rent)|benefits check|hard up|strapped|skint',
    '(electric|electricity|gas|rent|water|heating|premium*|oil) .. (went|gone|going|goes) up',
    '(bill|bills|rent|mortgage|roof|taxes?|heating|electric*|gas|insurance|copay*|medicare|prescriptions?|dentist|car repair*|debt*|overdraft|credit cards?|savings|nest egg|pension|check|paycheck|pot) ... (sick|worr*|awake|cover*|pay|afford|behind|outlive|run out|last|dwindl*|shrink*|stretch|scared|cope|keep* me|stress*|frighten*|up at night|rising|go up|gone up|mount*|pil*|sleepless|help)|(outlive|run* out of|live on|down to my last|choose between|heat or eat|rob peter|count* (pennies|every)|tighten* .. belt|make it to the end|end of the month|wolf from|(am|are|is|flat|stony|dead|going) broke|poor*house|pay day|feel the pinch|money goes|money troubles)|dinero|deudas|(money|finances) .. (all the time|keeps|worr*|stress*|on my mind|tight|short|problems?)',
  ],
  T16: [
    '(work|job|boss|office|career|shifts|workplace|deadline*) & stress*|overwork*|boss|stressful (job|career|work)|still work* & (tired|stress*|dementia|brain)',
    '(boss|job|shift*|colleague*|coworker*|career|office|work) ... (stress*|pressure|pil*|wear*|exhaust*|too much|years of|damage|high powered|long hours|nights)',
  ],
  T17: [
    'tension|tense|tensed|clench*|grind* .. teeth|uptight|muscle relax*|progressive relax*|relax* .. (body|muscle*|neck|shoulder*)|loosen up|tight (neck|shoulder*|jaw|muscle*|chest muscles)|coiled|knots',
    '(shoulders?|neck|jaw|teeth|back|forehead|scalp|hands|fists|muscles|body) ... (rock|concrete|stone|board|up round|up around|by my ears|vice|rope*|cable*|wood|lock*|grind*|grit*|stiffen*|bunch*|spasm*|scrunch*|hunch*|let go|knots?|tight|tens*|clench*)|(wound|tight|strung|coiled|taut) .. (like a|as a|up|spring|drum|bow|wire)|(grit*|grind*|clench*) .. (my|his|her )?(teeth|jaw|fists)|(loosen|unclench|let go|release|unknot|soften) .. (body|muscles|shoulders|neck|jaw|up)|tension headache*|(highly|tightly) strung|tens[oa]',
  ],
  T18: [
    'the news|news|headlines|politic*|doom scroll*|social media & (upset*|angry|stress*)',
    'say* no|saying no|boundar*|set* limits|doormat|push over|pushover|taken for granted|(pushy|bossy|demanding|difficult|critical|interfering) ',
    '(argu*|row|rows|quarrel*|bicker*|squabbl*|fight*|fall* out|fell out|clash*|friction|tension) & ({family}|{partner}|in law*|neighb*|family|with)',
    '(family|christmas|thanksgiving|holiday*|wedding|reunion|in law*) & (stress*|dread*|tense|visit*|gathering*|argu*|strain|fight*|get together*)',
    'gets? on my nerves|walk all over me|asks? too much|on at me',
    '(cnn|fox news|msnbc|bbc|newspaper*|bulletin|headlines|war|wars|ukraine|gaza|world (events|affairs|news)|state of the world|social media|twitter|talk radio) ... (upset*|angry|sad|depress*|stress*|worr*|furious|awful|gloom*|despair|stop|watch*|turn* off|on all day|bad|blood boil|nerves|anxious|makes|too much|frighten*|scare*)|(daughter in law|son in law|sister in law|mother in law|in laws?|brother in law|stepson|step ?daughter)|({family}|neighbor*|friend*|church|committee|they|she|he|people|everyone) .. (always|keeps?|keep|constantly|just|still )?(ask*|dump*|expect*|demand*|criticiz*|boss*|nag*|interfer*|take me for granted|take advantage|push* me|tell* me what|order* me|on at me|treat me like|use* me|meddl*|walk* all over|babysit*)|(say|said|saying|learn* to say|tell them) .. no|can not say no|put (my )?foot down|stand up (for|to)|people pleaser|(thanksgiving|christmas|holiday|wedding|easter|passover|birthday|hanukkah) .. (dinner|table|lunch|with|visit|dread*|stress*|coming|looms|host*|family|argu*)|(house ?guests?|houseful|hosting|babysit*|child ?mind*) ... (stress*|too much|tired|exhaust*|worn|every|again|no|expect*|always|ask*)|(row|rows|feud|not speak*|fall* out|fell out|bicker*|blow up|bad blood|argu*|fight*|squabbl*) ... ({family}|{partner}|neighbor*|friend*|years|politics|money|table|over|will)|noticias',
  ],
  T19: [
    'journal*|diary|gratitude|thankful|grateful|blessings|(write|writing|put*|jot*|scribbl*) .. (down|out|on paper|feelings|thoughts|worries|things)|pen (and|to) paper|notebook',
    '(diary|journal*|writ*) & (mind|mood|worr*|stress*|feel*|calm*|lighter)',
    '(write|writing|put|get|pour*|scribbl*|jot*|type) .. (it|them|things|thoughts|worries|feelings )?(all )?(down|out|on paper|to paper|in a book|off my chest|letter)|off my chest|(diary|notebook|journal*|thank you (notes?|list)|three good things|count* my blessings|letter .. never (send|post|mail)|bullet journal|scrapbook|memory jar|gratitude)|(good|thankful|grateful) things .. (list|day|write|each)|escribir',
  ],
  T20: [
    '(mov*|downsiz*|relocat*) ... (house|home|in with|apartment|flat|assisted living|smaller place|retirement)|new (home|place|apartment)|(sell*|leav*|left|giv* up) .. (house|home)',
    '(surgery|operation|hospital|procedure|biopsy|scan|diagnos*|replacement) & ({worry}|upset|settle|cope|tears|wait*|ahead|coming up|next (week|month))',
    '(waiting for|await*) .. results|big change*|upheaval|adjust*|adapt* to|life changes?|uproot*|turned upside down|so many changes|retirement .. (hard|strange|lost)',
    '(pack*|boxes|sell* up|clear* out|leav*|left|say* goodbye to|giv* up|moving|moved|move) .. (the|my|our|out of|from|away|into|in|to )+(house|home|flat|apartment|place|farm|things|lifetime|town|assisted living|condo|bungalow|care home|senior (living|community)|daughters?|sons?|retirement|nursing home)|(moving|move) (out|day|in|house|home)|(forty|fifty|thirty|twenty|[2-6]0) years .. (house|home|here|same (house|place)|memories)|(knife|theater|anesthe*|going under|op|operation|surgery|bypass|cataract|hip replace*|knee replace*|replaced|biopsy|mri|mammogram|scan|test results|results|diagnosis|cancer|chemo|specialist|hospital|transplant|pacemaker) ... (scared|nerv*|worr*|fear*|dread*|calm*|wait*|ahead|coming|next|week|tuesday|friday|monday|may|june|month|afraid|cope|tears|ready|prepare|terrif*|shock|tomorrow|news|adjust*)|get (myself )?ready for .. (surgery|operation)|(getting|get|got|went through) .. (divorce*|separated)|(after|since|now) .. (retired|retiring|stroke|diagnosis|the move|moving|divorce) ... (lost|upset|tears|cry*|strange|who i am|adjust*|hard|odd|settle*|homesick|miss)|(homesick|miss my old (house|home|place|street|garden)|not feel like home|strange (place|house|bed|town)|start* over|starting again|new chapter|everything .. chang*|world .. (upside|changed)|rug pulled)|(keep*|burst*|bursting) .. into tears|mudanza|mudarme|operacion',
  ],
}
