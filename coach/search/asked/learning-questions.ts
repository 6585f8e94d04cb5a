/** How people ask for each fact on learning. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const learningQuestions: Readonly<Record<string, readonly string[]>> = {
  L01: [
    '(new|learn*|take up|try*|pick up|start*|taking up) .. (skill*|hobb*|craft*|something new|photograph*|quilt*|sewing|pottery|woodwork*|challenge*|something (hard|different|difficult))',
    'what (should|could|can|shall|might|to) i? ?(learn|take up|study|try)|best .. (learn|skill*|hobb*)|(skill*|hobb*) .. (learn|take up|try|pick up)|something to take up',
    '(stretch*|challeng*|exercis*|work|tax|push|stimulat*|tickle) .. (brain|mind|gr(e|a)y matter|grey cells|little grey cells)|quilt*|photograph*|mental (challenge|exercise|workout)|(keep*|stay*) .. (sharp|(mind|brain) .. (active|sharp|busy|young|going|fit|alert))',
  ],
  L02: [
    '(speed|reasoning|memory|brain|mental|cognitive|mind) (train*|exercis*|drills?) ... (last|work|help|years|daily|everyday|useful|worth)',
    'reasoning|(ten|10) sessions|(last|lasting|wear off|how long) & (train*|brain)',
  ],
  L03: [
    'speed .. (train*|game*|test*|drill*)|booster*|processing speed',
    '(brain|mind|memory|computer) (train*|game*|exercis*) & {dementia}|train* & {dementia}',
  ],
  L04: [
    '(crossword*|cards|chess|writ*|puzzle*|class*|games|bridge|knit*|reading|books|bingo|scrabble) & ({dementia}|risk*|protect*|{brain})',
    'board game*|scrabble|chess|mah ?jong*|dominoes|card games?|play* (bridge|cards|whist|rummy|canasta)|(instead of|swap*|less) .. (tv|telly|television)',
  ],
  L05: [
    '({tech}|digital*) & (rot*|harm*|bad for|{dementia}|damag*|lazy|stupid|dull*|good for|ruin*|fry|frying|turn* to mush|{brain})',
    'digital dementia|brain rot',
  ],
  L06: [
    '(several|mix*|variety|different|many|mixture|bit of everything|range of|more than one|just one|one|all sorts of|lots of) .. (activit*|hobb*|pastime*|interest*|kinds|pursuit*)|(hobb*|pastime*|activit*|interest*) .. (enough|one|several|many|mix*)|bit of everything|variety|one thing or (many|several)',
  ],
  L07: [
    '(brain|memory|mind|mental|cognitive) (game*|app|apps|train*|program*|software|fitness)|lumosity|elevate|brain ?hq|peak app',
    '(pay*|buy*|worth|subscri*|cost*|spend*) & (brain|memory) & (app|apps|game*|train*|program*)',
  ],
  L08: [
    '(goal*|team|coach*|accountab*|structur*|program*|plan|group) & ({brain}|learn*|thinking)',
    'us pointer|set* .. goals?|on track|tell someone .. (goal|plan)|with a (coach|plan|teacher)|structured',
  ],
  L09: ['crossword*|sudoku*|puzzl*|jigsaw*|word (search*|game*)|wordle|brain ?teaser*'],
  L10: [
    '(train*|game*|computer|practi*|app|apps|brain train*) & (alone|on my own|by myself|group|class|together|how often|every day|every single day|times a week|supervis*|at home)',
  ],
  L11: [
    '(claim*|advert*|promis*|guarantee*|commercial*|infomercial*|ad|ads|company|companies|sell*|sold|believe|truth) & (brain|memory) ',
    'snake oil|too good to be true|rip off|false claims',
  ],
  L12: [
    'reserve|(left|quit|leaving|finish*|dropped out) .. school|college*|universit*|degree|educat*|schooling|audit|lecture*|diploma|u3a|qualifi*|night school|academ*',
    '(build*|backup|back up|cushion|spare) .. (brain|mind)|course*|(too late|old) & (study|degree|school|college)',
  ],
  L13: [
    'eyesight|sight|vision|specs|spectacles|(see|seeing|eyes|eye) & (learn*|read*|print|book*|class*|screen)|(poor|bad|failing|blurr*|fading|weak) .. eyes',
    '(small|tiny|fine|large|big*|little) .. (print|letters|text|font|words|type)|(can not|hard to|struggle* to|not|difficult to|trouble) .. (see|read)|reading .. (glasses|hard|tires)|audio ?book*|talking book*|magnif*|squint*|cataract*|macular|eye (test|exam|check|doctor)|my eyes|blurr*',
    '(hearing|deaf) & (learn*|class*|{brain}|lesson*|{dementia})',
  ],
  L14: [
    '(names|faces) & (forget*|forgot*|remember*|recall|people)',
    'remember*|forget*|forgot*|recall|memori(z|s)e|mislaid|misplac*|absent minded|tip of my tongue|senior moment*|scatterbrain*|mind .. (blank|sieve)|slip* my mind|reminder*|sticky note*',
    '(lose|losing|lost|find|where .. (put|left)) .. (keys|glasses|purse|wallet|phone|specs|things|hearing aid*)|(walk*|go|went) into .. room|(names|faces|appointments|birthdays)|memory (trick*|tip*|aid*)|(improve|better|boost|help) .. memory|came in here for|why i (came|went)|in one ear',
  ],
  L15: [
    '(language*|spanish|french|italian|german|mandarin|instrument*|piano|guitar|ukulele|violin|music lesson*|watercolo*|art class*|paint*|drawing|singing lesson*) & (learn*|lesson*|start*|take up|age|brain|class*|try|old|both|together|same time)',
    '(two|three|several|more than one) .. (things|skills|classes|lessons|courses) .. (once|same time|together)|several .. at once',
    'language*|piano|guitar|ukulele|musical instrument',
  ],
  L16: [
    'learning .. (score|test|result|quiz|number|label|band)|{score} & (learning|cogniti*|digital|literacy)|(score*|result) & memory|cognitive (concern*|change*|function)|literacy|memory test',
  ],
  L17: [
    'scam*|fraud*|phish*|hack*|virus|con (man|men|artist)|conned|swindl*|trick* me|suspicious|gift card*|password*|remote access|identity theft|cold call*|robocall*|pop ?up*|crook*|fake (call*|email*|message*|text*)|dodgy (email*|call*|link*|text*|website*)',
    '(call*|rang|email*|text|texts|message*|letter|pop up) & (bank|microsoft|irs|medicare|social security|amazon|prize|lottery|urgent*|police|refund*|account|infected|won|tax office|virus|link)',
    'safe* .. (online|internet|web)|(online|internet|web|bank*) .. (safe*|secure)|is it (real|genuine|legit*)|click* .. link*',
  ],
  L18: [
    '(learn*|teach*|show*|help*|lesson*|class*|how (do|to|can) .. use|use|using|understand|grips|master|set up|figure out|hang of|work|start*) ... {tech}',
    '{tech} .. (class*|lesson*|course*|help|beginner*|baffl*|confus*|beat* me|scare*|teacher)',
    'librar*|senior planet|free (class*|course*|lesson*)|patient (teacher|person|pace)|newfangled|(new to|scared of|afraid of|baffled by|hopeless with|hopeless at|no good (with|at)|get) .. ({tech})|send .. (text|texts|photo*|email*|picture*)|online banking|go digital|left behind',
    '(show*|teach*|help|explain*|walk) .. me & {tech}',
  ],
  L19: [
    'too (old|late) .. (learn*|start*|new|take)|old dog|never too late|slow learner|can i still learn|learn* .. at my age|at my age .. learn*|too long in the tooth',
    '(practi(c|s)*|study*|lesson*|homework) ... (minutes|long|daily|every day|often|sessions|cram*|bits|day)|how (long|often|much) ... (learn*|study*|practi*|lesson*)|cram*|(sink*|sinks) in|(learn*|study*) .. (better|faster|slow*|stick*|best|easier)|make .. stick|new tricks|goes in one ear',
  ],
}
