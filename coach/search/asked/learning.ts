/** How people ask about learning: in so many words, and by telling of a situation. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const learningQuestions: Readonly<Record<string, readonly string[]>> = {
  L01: [
    '(new|learn*|take up|try*|pick up|start*|taking up) .. (skill*|hobb*|craft*|something new|photograph*|quilt*|sewing|pottery|woodwork*|challenge*|something (hard|different|difficult))',
    'what (should|could|can|shall|might|to) i? ?(learn|take up|study|try)|best .. (learn|skill*|hobb*)|(skill*|hobb*) .. (learn|take up|try|pick up)|something to take up',
    '(stretch*|challeng*|exercis*|work|tax|push|stimulat*|tickle) .. (brain|mind|gr(e|a)y matter|grey cells|little grey cells)|quilt*|photograph*|mental (challenge|exercise|workout)|(keep*|stay*) .. (sharp|(mind|brain) .. (active|sharp|busy|young|going|fit|alert))',
    '(craft*|hobb*|pastime*|skill*|pursuit*) .. (to )?(pick up|take up|try|learn|start)|(good|best|nice|fun|worthwhile) (craft*|hobb*|pastime*|skill*)',
    '(something|anything) (new|fresh|different|hard|harder|proper) .. (to )?(do|try|learn|tackle|get my teeth into|keep)|(brain|mind|wits|head) .. (rust*|rot*|idle|fog*|dull|stale|cobweb*|going to seed|stay* sharp|keep* (going|sharp|busy|alert))|use it or lose it|get my teeth into|(woodcarv*|carpentry|pottery|calligraphy|weaving|embroider*|origami|bee ?keeping|bird carving|genealog*|family tree|sourdough|astronomy|wood ?work*|photography|crochet|knit*) .. (class|learn*|start*|try|take up|good|harder|challenge)|(new|winter|retirement) (project|skill|craft|hobby|pastime|challenge)|aprender algo nuevo|learn* .. new',
  ],
  L02: ['reasoning|(ten|10) sessions|(last|lasting|wear off|how long) & (train*|brain)'],
  L03: ['(brain|mind|memory|computer) (train*|game*|exercis*) & {dementia}|train* & {dementia}'],
  L04: [
    '(crossword*|cards|chess|writ*|puzzle*|class*|games|bridge|knit*|reading|books|bingo|scrabble) & ({dementia}|risk*|protect*|{brain})',
    'board game*|scrabble|chess|mah ?jong*|dominoes|card games?|play* (bridge|cards|whist|rummy|canasta)|(instead of|swap*|less) .. (tv|telly|television)',
    '(canasta|rummy|cribbage|pinochle|poker|euchre|backgammon|checkers|draughts|whist|bridge|dominoes|mahjong|letter writing|memoir*|life story|reading) & (good|brain|mind|memory|help|worth|sharp|instead|useful|keep*|any use)|(tv|telly|television) & (swap|rather|mush)|writ* my (memoirs?|life story|stories)',
  ],
  L05: [
    '({tech}|digital*) & (rot*|harm*|bad for|{dementia}|damag*|lazy|stupid|dull*|good for|ruin*|fry|frying|turn* to mush|{brain})',
    'digital dementia|brain rot',
  ],
  L06: [
    '(several|mix*|variety|different|many|mixture|bit of everything|range of|more than one|just one|one|all sorts of|lots of) .. (activit*|hobb*|pastime*|interest*|kinds|pursuit*)|(hobb*|pastime*|activit*|interest*) .. (enough|one|several|many|mix*)|bit of everything|variety|one thing or (many|several)',
    '(stick* to|stick with|do*|only|just) .. (one|the same) (thing|hobby|puzzle|pastime|pursuit|activity)|(mix|mixture|bit|jumble|range|blend) of (things|everything|hobbies|activities|pursuits)|(jack of all trades|dabbl*|all rounder|flit*)|(reading|knitting|puzzles|cards) .. (and|plus) .. (reading|knitting|puzzles|cards|computer) & (enough|better|mix)',
  ],
  L07: [
    '(brain|memory|mind|mental|cognitive) (game*|app|apps|train*|program*|software|fitness)|lumosity|elevate|brain ?hq|peak app',
    '(pay*|buy*|worth|subscri*|cost*|spend*) & (brain|memory) & (app|apps|game*|train*|program*)',
    '(app|apps|program|website|game*|subscription|membership) & (brain|memory|sharper|mind|cognitive) & (pay*|free|worth|month|dollar*|cost|buy|money|fee|charge*|any good|work)|(brain|mind) (gym|fitness) .. (app|site|worth)',
  ],
  L08: [
    '(goal*|team|coach*|accountab*|structur*|program*|plan|group) & ({brain}|learn*|thinking)',
    'us pointer|set* .. goals?|on track|tell someone .. (goal|plan)|with a (coach|plan|teacher)|structured',
    '(goal*|target|plan|buddy|teacher|group|team|coach) & (learn*|study|course|on track|stick|finish*)|(never|do not|always|can not) .. (finish*|complete|stick (at|to|with)|see .. through) & (course*|class*|lesson*|book*|learn*|study*|hobb*|sign up)|sign up .. (course*|class*)|by myself or with a (teacher|class|group)',
  ],
  L09: [
    'crossword*|sudoku*|puzzl*|jigsaw*|word (search*|game*)|wordle|brain ?teaser*',
    '(daily|morning|newspaper|paper|times|usa today) .. (puzzle*|crossword*|cryptic|jumble|quiz)|(quordle|connections|kenken|word search*|cryptic*|jumble|1000 piece|nine letter|codeword*|trivia)|crucigrama*|crossword*',
  ],
  L10: [
    '(train*|game*|computer|practi*|app|apps|brain train*) & (alone|on my own|by myself|group|class|together|how often|every day|every single day|times a week|supervis*|at home)',
    '(train*|games|practic*|brain*) & (at home|on my own|by myself|alone|with others|in a (class|group)|center|leader|instructor|supervis*)',
  ],
  L11: [
    '(claim*|advert*|promis*|guarantee*|commercial*|infomercial*|ad|ads|company|companies|sell*|sold|believe|truth) & (brain|memory) ',
    'snake oil|too good to be true|rip off|false claims',
    '(tv|radio|magazine|facebook|mail|internet) .. (ad|advert*|says|claim*|promis*|offer*) & (brain|memory|{dementia}|mind|sharper)|(clinically|scientifically|doctor) (proven|tested|recommended)|miracle .. (brain|memory|game)',
  ],
  L12: [
    'reserve|(left|quit|leaving|finish*|dropped out) .. school|college*|universit*|degree|educat*|schooling|audit|lecture*|diploma|u3a|qualifi*|night school|academ*',
    '(build*|backup|back up|cushion|spare) .. (brain|mind)|course*|(too late|old) & (study|degree|school|college)',
    '(left|finished|quit|dropped out) .. (school|education|high school)|(only|never) ... (grade school|eighth grade|high school|schooling|got to college|went to (college|university))|(back to|go to|sit in on|audit) .. (school|college|university|lectures)|ged|degree|phd|(stock|bank|spare capacity|scaffolding) .. (in the|for the) (brain|mind)|(evening|adult|community) (college|classes|education|school)|olli|osher|coursera|elderhostel|road scholar|lifelong learn*|study .. (history|philosophy|literature|law|art)',
  ],
  L13: [
    'eyesight|sight|vision|specs|spectacles|(see|seeing|eyes|eye) & (learn*|read*|print|book*|class*|screen)|(poor|bad|failing|blurr*|fading|weak) .. eyes',
    '(small|tiny|fine|large|big*|little) .. (print|letters|text|font|words|type)|(can not|hard to|struggle* to|not|difficult to|trouble) .. (see|read)|reading .. (glasses|hard|tires)|audio ?book*|talking book*|magnif*|squint*|cataract*|macular|eye (test|exam|check|doctor)|my eyes|blurr*',
    '(hearing|deaf) & (learn*|class*|{brain}|lesson*|{dementia})',
    '(menus?|labels?|screen|newspaper|bible|hymn*|page|print|letters|subtitles|bifocals|glasses|lamp|magnif*|large type|kindle) & (see|read|blur*|tiny|small|big*|squint*|hold .. arm|make out|swim*|fuzzy|dim|eyes)|arms? length|(eyes|eye) .. (tire*|give out|not what|water|weak*|fail*|dim|going)|can not see|read .. (any ?more|like i used to|comfortably)|listen to books|glaucoma|braille|letra pequena',
  ],
  L14: [
    '(names|faces) & (forget*|forgot*|remember*|recall|people)',
    'remember*|forget*|forgot*|recall|memori(z|s)e|mislaid|misplac*|absent minded|tip of my tongue|senior moment*|scatterbrain*|mind .. (blank|sieve)|slip* my mind|reminder*|sticky note*',
    '(lose|losing|lost|find|where .. (put|left)) .. (keys|glasses|purse|wallet|phone|specs|things|hearing aid*)|(walk*|go|went) into .. room|(names|faces|appointments|birthdays)|memory (trick*|tip*|aid*)|(improve|better|boost|help) .. memory|came in here for|why i (came|went)|in one ear',
    '(lose|losing|lost) .. (thread|train of thought|place|track)|(walk*|go|went|come) (in|into) .. (the )?(room|kitchen|garage|pantry|bedroom) & (why|what|lose|losing|forget|forgot|blank|thread)',
    '(put|set|lay|laid) .. (specs|keys|glasses|phone|purse|wallet|remote|teeth) .. (down|vanish*|where)|(specs|keys|glasses|purse|wallet|remote) .. (vanish*|disappear*|walk|gone)',
    '(where i (put|parked|left)|hunt* for|search* for|turn* the house|left .. (stove|oven|gas|iron|kettle|tap) on|miss* .. (appointment*|birthday*|pills?)|did i (lock|turn|take)|locked (myself )?out|double book*|forgot .. (why|what|appointment|pills|birthday)|leave .. (umbrella|hat|glasses) (behind|everywhere)|parked the car|shopping list at home|(keep|get) track of .. (pills|appointments|dates)|why i (am|came|went) (here|in|upstairs|up)|pill (box|organizer)|knot in .. (handkerchief|hankie))',
    '(meet|met|meeting) someone & (called|name|who|forget)|(mind|memory|head) .. (sieve|swiss cheese|like it was|holes|leak*)',
  ],
  L15: [
    '(language*|spanish|french|italian|german|mandarin|instrument*|piano|guitar|ukulele|violin|music lesson*|watercolo*|art class*|paint*|drawing|singing lesson*) & (learn*|lesson*|start*|take up|age|brain|class*|try|old|both|together|same time)',
    'language*|piano|guitar|ukulele|musical instrument',
    '(all at once|juggle|at the same time|together) & (learn*|class*|lesson*|spanish|french|italian|watercolo*|piano|guitar|ipad|photography|languages?|course*)|(duolingo|babbel|rosetta|harmonica|banjo|accordion|organ|keyboard lessons|trumpet|saxophone|cello|recorder|sheet music|read music|sign language|latin|portuguese|japanese|chinese|yiddish|gaelic|greek lessons|watercolo*|oil paint*|sketch*) & (learn*|old|age|start*|try|class*|course|lesson*|once|brain|take up)|(bitten|bite) off more .. chew & (course*|class*|learn*|italian|french|spanish|lesson*)',
  ],
  L16: [
    'learning .. (score|test|result|quiz|number|label|band)|{score} & (learning|cogniti*|digital|literacy)|(score*|result) & memory|cognitive (concern*|change*|function)|literacy|memory test',
    '(aprendizaje|learning) & (memory|memoria|perdiendo|lose|losing)',
  ],
  L17: [
    'scam*|fraud*|phish*|hack*|virus|con (man|men|artist)|conned|swindl*|trick* me|suspicious|gift card*|password*|remote access|identity theft|cold call*|robocall*|pop ?up*|crook*|fake (call*|email*|message*|text*)|dodgy (email*|call*|link*|text*|website*)',
    '(call*|rang|email*|text|texts|message*|letter|pop up) & (bank|microsoft|irs|medicare|social security|amazon|prize|lottery|urgent*|police|refund*|account|infected|won|tax office|virus|link)',
    'safe* .. (online|internet|web)|(online|internet|web|bank*) .. (safe*|secure)|is it (real|genuine|legit*)|click* .. link*',
    '(caller*|man|lady|woman|someone|somebody|fellow|company|voice|message|text|email|letter|window|box) ... (bank|microsoft|windows|apple|amazon|irs|police|sheriff|medicare|social security|fedex|ups|package|parcel|grandson|bail|warrant|jail|refund|prize|sweepstake*|lottery|antivirus|card (number|details)|pin|account|locked|frozen|suspended|itunes|voucher*|arrested|urgent)',
  ],
  L18: [
    '(learn*|teach*|show*|help*|lesson*|class*|how (do|to|can) .. use|use|using|understand|grips|master|set up|figure out|hang of|work|start*) ... {tech}',
    '{tech} .. (class*|lesson*|course*|help|beginner*|baffl*|confus*|beat* me|scare*|teacher)',
    'librar*|senior planet|free (class*|course*|lesson*)|patient (teacher|person|pace)|newfangled|(new to|scared of|afraid of|baffled by|hopeless with|hopeless at|no good (with|at)|get) .. ({tech})|send .. (text|texts|photo*|email*|picture*)|online banking|go digital|left behind',
    '(show*|teach*|help|explain*|walk) .. me & {tech}',
    '(grandson|granddaughter|grandkids|daughter|son|kids|they) ... (gave|bought|got|goes|go|too fast|loses patience|impatient|talks) & {tech}|(buttons|icons|swip*|tap|log ?in|sign in|settings|update|wi ?fi|qr code*|self checkout|kiosk|remote control|streaming|smart tv|printer setup|attach*|photos? off|emojis?|download*|upload*|username|keyboard|mouse|mobile|android|iphone|alexa|kindle|chromebook|touch ?screen)',
    '(how|teach|show|learn|someone|who|where|anyone|class*|explain) & {tech}|(all thumbs|dinosaur|luddite|technophobe|computer illiterate|not computer|techy|tech savvy|analog|left behind by|everything is online|all online now)|order .. online|pay .. online|ensen* .. {tech}',
  ],
  L19: [
    'too (old|late) .. (learn*|start*|new|take)|old dog|never too late|slow learner|can i still learn|learn* .. at my age|at my age .. learn*|too long in the tooth',
    '(practi(c|s)*|study*|lesson*|homework) ... (minutes|long|daily|every day|often|sessions|cram*|bits|day)|how (long|often|much) ... (learn*|study*|practi*|lesson*)|cram*|(sink*|sinks) in|(learn*|study*) .. (better|faster|slow*|stick*|best|easier)|make .. stick|new tricks|goes in one ear',
    '(brain|head|mind) .. (too (old|full|slow)|slow*|past it|will not hold|cannot take)|(too (old|late)|past it|at (my age|7[0-9]|8[0-9]|9[0-9]|seventy|eighty|ninety)|in my (seventies|eighties|nineties)|foolish|daft|silly at) & (learn*|study*|piano|language*|guitar|class*|school|course|lesson*|spanish|french|paint*|computer*)|(nothing|does not|will not) .. (stick|sticks|sink* in|stay* in|go in)|(little and often|bit at a time|in one go|all in one|weekends only|every day or once)|(forget|gone) .. (by|the) (next|tomorrow|following) (day|week|lesson)|a mi edad',
  ],
}
