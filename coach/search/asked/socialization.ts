/** How people ask about company: in so many words, and by telling of a situation. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const socializationQuestions: Readonly<Record<string, readonly string[]>> = {
  S01: [
    'isolat*|cut off|shut away|all alone|on my own all|no one around|see(s|n)? (nobody|no one|hardly anyone|not a soul)|never see anyone|lonel* .. (today|now|right now|tonight)|what .. (today|right now|tonight) & (lonel*|alone|quiet|empty)',
    '(bad for|harm*|hurt*|health|heart|risk*|danger*|matter) & (being alone|isolat*|lonel*|living alone|alone)',
    '(house|home|place|flat|apartment) .. (so |too |very )?(quiet|silent|empty)',
    '(nobody|no one) to .. (laugh|joke|chat|natter|gossip|talk)',
    '(only|sole) (voice|person|face|soul|company) ... (tv|telly|radio|mail*|postman|cashier|day|week)|(spoke|spoken|talk*|said a word) .. (to )?(no one|nobody|anyone|a soul) (all|in|for|since)|(days|weeks|week) .. (without|go by|since) .. (speak*|talk*|seeing|word|voice)|(phone|telephone|doorbell) (never|does not|hardly|rarely) (ring|rings|goes)|talk* to the (walls?|tv|radio|kettle|cat|plants)|nobody (calls|visits|comes|rings|drops by)|no one (calls|visits|comes|rings|drops by)|(nobody|no one) to talk|rattl* around',
    '(today|right now|tonight|this (afternoon|evening|minute)) & (lonel*|alone|house|quiet|empty|someone|company)',
  ],
  S02: [
    '(keep*|stay*|be|get*|lose|losing|lost|back) .. (in touch|touch|contact|connected|close)',
    '({family}) ... (far|abroad|away|overseas|miles|another (state|country|city)|never (call*|ring*|visit*|phone*)|busy|rarely|hardly|moved|distant|drift*)',
    'far away|long distance|miss my {family}|(see|hear from|closer to) .. {family}|weak ties|social ties|drift* apart',
    '(heart|stroke*) & (alone|lonel*|friends|isolat*|social*|company)',
    '({family}) ... (california|florida|texas|australia|canada|london|new york|spain|other side|coast|plane|ocean|hours away|never|too busy|do not visit|grown|emigrat*|moved)|(old|school|army|work|college) {friend} .. (lost|touch|slip*|years|faded|drift*)|(christmas card|letter|postcard|birthday card) ... {friend}|(lost|losing) touch|(feel*|seem*) .. (distant|remote) from|(bring|get|see) .. (family|kids|grandkids) .. (closer|more|together|oftener)|miss .. grandchildren|se mudo mi',
  ],
  S03: [
    '(lonel*|left out|unwanted|alone) & ({dementia}|{brain})',
    'lonel*|left out|feel* .. (forgotten|invisible|unwanted)',
    '(evening*|night*|sunday*|weekend*|holiday*|christmas|mealtimes) & (lonel*|alone|empty|quiet)',
    '(sundays?|weekends?|evenings?|nights|christmas|holidays|dusk|winter|after supper|birthday) .. (are|is|feel|drag*|long|worst|hardest|by myself|stretch*|go on forever)|worst (time|part|bit) of (the )?(day|week)|(crowd|room full|people around) & (alone|lonel*)|ache .. for company|unloved|invisible|nobody (cares|notices)|no one (cares|notices)|on the shelf|siento sol*|(lonely|lonesome|lonelier)',
  ],
  S04: [
    '(video|screen|facetime|zoom|skype|webcam|whatsapp|face to face) .. (call*|chat*|talk*|visit*|thing)|facetime|zoom|skype|video ?chat*|video ?call*',
    '(grandkids|grandson|granddaughter|grandchildren|son|daughter|sister|friend*|family) ... (screen|face ?time|portal|zoom|skype|messenger|whatsapp|camera|webcam|tablet)|see .. (face|faces) .. (screen|phone|computer)|talk .. by video|video .. (with|to|daughter|son|family)',
  ],
  S05: [
    'housebound|homebound|bedridden|shut in|(stuck|trapped) .. (home|house|indoors|inside|four walls)|(can not|never|rarely|unable to|hardly) .. (get out|leave|go out|leave the house)|indoors all|four walls',
    '(friendly|telephone|phone|listening|befriend*|regular|weekly) .. (call*|line|service|voice|friend|visitor*)|call service|phone friend|befriend*',
    'someone to (talk|chat|ring|phone) ?(to)?|somebody to (talk|chat)|(voice|chat) on the (phone|line)|(call*|ring*|phone*) me .. (week|day|for a chat)',
    '(stuck|confined|tied|chained|cooped up|shut up|prisoner) .. (in|at|to|inside|up)? ?(the|my|this)? ?(house|home|flat|apartment|indoors|room|bed|four walls|upstairs)|(do not|can not|never|rarely|no longer) (go|get) (out|anywhere|past (the|my) (door|gate))|(volunteer|someone|anyone|anybody|person) .. (to|who )?(ring|call|phone|telephone|visit*|pop in|drop in|check) (me|on me|her|him|mom|mum|dad)|(mom|mum|mother|dad|father) .. (home all day|by (herself|himself) all day|can not get out)|oxygen tank & (home|out)|friendly (voice|caller|visitor)|just to hear a voice|hear .. human voice',
  ],
  S06: [
    '(can not|do not|not|hard to|trouble|struggle* to|barely|hardly|miss*|difficult* to|never) .. (hear|hearing|follow|catch|make out(?! [a-z ]*(type|print|label|menu|page|screen|letters)))',
    'hearing (aid*|loss|test|trouble|problem*|is|check*|going)|deaf*|hard of hearing|mumbl*|my (ears|hearing)|lip read*|pardon|speak up',
    '(noisy|loud|crowded|noise|din|racket|background) & (people|talk*|conversation*|restaurant*|group*|party|parties|hear*|pub|cafe*)',
    '(roar|din|blur|buzz|babble|hum|mush) & (part(y|ies)|people|jokes?|table|restaurant*|talk*)|miss the (jokes?|punchline|conversation)|no oigo|hearing ears well',
    '(what did you say|say that again|repeat (it|themselves|yourself)|nod and smile|smile and nod|lost in .. conversation|guess what people|turn* .. (tv|telly|volume) .. up|tv .. (too )?loud|volume|ears? (are|is) (going|shot|bad)|cookie bite|selective hearing|hearing booth|clatter|chatter|hubbub|everyone talks at once|cant hear|can not (hear|make out)|voices .. (blur*|muffl*)|pretend .. (hear*|follow*))',
    '(dinner|restaurant|parties|party|church|table|bingo|cafe|group) & (hear*|noise|noisy|deaf|loud|mumbl*|catch|follow)|oigo|hearing ears',
  ],
  S07: [
    'shy|shyness|bother (people|them|anyone|him|her|others|folk*)|a bother|burden|awkward|reject*|nuisance|a pest|embarrass*|in the way|tongue tied|self conscious|confiden*|intrud*|impos(e|ing)|wallflower|boring to|people skills',
    '(not|nobody|no one|do not|will not|never) .. (want* me|want to (hear|see|talk|know)|interested in|want an old|like me|miss me|call back)',
    '(hate|afraid|scared|nervous|dread|shrink|put off|hesita*|terrified) ... (to ask|to call|to ring|ringing|calling|meeting|people|strangers|crowds|parties|phone|talking|walk in)',
    '(what (do|would) i (say|talk)|nothing to say|run out of things to say|not good (with|at) people|clam up|freeze up|hide in the corner|stand in the corner|feel (stupid|foolish|silly|daft) (talking|asking|joining)|who would want|they (are|have) (too )?busy|have their own lives|put (people|them|anyone) out|not want to (be a )?(bother|impose|intrude|trouble|burden|disturb)|outsider|cliqu*|fit in|do not belong|turned down|ignored me|did not (call|ring|write) back|laugh at me|think i am (silly|boring|odd))',
    '(pick* up the phone|call* first|make the first move|walk* in|go* in|turn* up|show* up) & (alone|scare*|nerve*|hard|afraid|cold feet|chicken|daunt*|dread*|shy|courage)',
  ],
  S09: [
    '(friends|company|people|social*|club*|mixing|mix|chatting|gossip|going out|party|parties|visitors) & ({dementia}|protect*|prevent*|ward* off|{brain})',
  ],
  S10: [
    'volunt*|give back|charit*|food bank|good cause|mentor*|lend a hand|soup kitchen|hospice shop|thrift store',
    '(useful|needed|of use|purpose|worthwhile|wanted) & (others|people|community|help*|feel|again)',
    'help* (others|out|people|kids|children|at|neighbo*)|do some good|be of use|good deed*|spare time|time on my hands',
    '(give|giving|pay|put) .. (something|it )?back|(make|making) (a|some) difference|(useful|needed|use) again|feel* useless|useless|scrap ?heap|nobody needs me|retired (teacher|nurse|engineer|plumber|cook|accountant)|(my|offer*|share|pass on) .. (skills|experience|time) .. (to|with|on|use|others)?|read* to (kids|children)|tutor* (kids|children)|(shelter|hospice|hospital|school|museum|library|thrift shop|meals on wheels) .. (help*|helper*|volunt*|desk)|who (could|can) i help|time to (give|spare)|civic',
  ],
  S11: [
    '(meet*|make|making|find*|know|new|more) .. (people|{friend}|folk*|faces|others|company|someone|like minded)',
    'join*|clubs?|choirs?|bingo|walking group|senior cent*|community cent*|lunch club|book club|social (life|club|circle|group)|card (game|table|group)|group activit*',
    'do not know (anyone|a soul|anybody)|know (nobody|no one|not a soul)|new (in|to) (town|the area|the city)|just moved|moved .. (city|town|area|state|here|village)|make friends|newcomer*',
    'get out (more|and about)|mingle|sociable|sociali(z|s)*|something to do with (people|others)|around other people',
    '(where|how|ways?|places?) ... (people (my|our) age|meet|find (friends|company)|someone (new|to have coffee)|folks like me|like minded|widows|other (seniors|widowers|men|women|retirees|pensioners))|coffee (morning|group|shop) ... (people|meet|company)|(quilting|knitting|sewing|gardening|walking|bowling|bridge|reading|art|church|men*) (bee|circle|group|club|shed|league)|moved (here|to|into|nearer) ... (nobody|no one|not know|strangers|anyone|alone|friends|town)|(retirement|new|condo) (village|community|complex|neighborhood) & (know|meet|friend*|join|people)|(choir*|line danc*|bowling|cards|bingo|class) & (company|people|friends|social|lonel*|meet|mix)|(eat|have) lunch with (people|others)|(nobody|no one) to (go|do things|eat|have lunch|play) with|out of the house .. (people|company|friends)|amig*',
  ],
  S12: [
    '(how many|few|only|one|two|three|couple of|enough|handful of|small) .. (real |close |good |true |old |best |proper )*{friend}',
    'close friend*|best friend|confid(e|ant)*|quality .. quantity|small circle|open up to',
    '(who|whom|someone|anyone|nobody|no one) ... (hospital|lift home|emergenc*|in case|sick|ill|key|spare key|next of kin|3 ?am|middle of the night|rely|depend|pour .. heart|shoulder)|shoulder to (cry|lean)|(real|true|good|proper|bosom) (friend|friends|pal|pals)|(a lot|lots|plenty|loads|hundreds|dozens) of (acquaintances|facebook friends|friends)|(two|one|few|handful) .. (is|are|friends) .. enough|{friend} .. (count on one hand|enough|too few)|soul ?mate',
  ],
  S13: [
    'grie[fv]*|bereav*|mourn*|widow*|funeral*',
    '({partner}|{friend}|sister|brother|mother|father|son|daughter|dog|cat|pet|bird|he|she|loved one) ... (died|dead|passed|death|dying|put down|gone now)',
    '(lost|miss|missing|losing|buried) .. ({partner}|friend*|sister|brother|mother|father|son|daughter|dog|cat|pet|him|her)|since (he|she) (died|passed|went|left)|without (him|her)|empty (chair|bed|side)|friends .. (dying|dropping|die)|on my own now',
    '(passed (away|on|over)?|gone now|no longer (here|with)|slipped away|lost her|lost him|buried|ashes|funeral|his (side|chair|clothes|coat|shoes|things|slippers)|her (side|chair|clothes|coat|things|perfume|slippers)) & (bed|evening*|house|still|wardrobe|closet|month*|year*|since|table|cry|miss|daylight|without|get over|long|months|alone|how)',
    'since .. (passed|died|went|left us|funeral)|(after|since) (5[0-9]|6[0-9]|[3-6]0|forty|fifty|sixty|thirty) .. (years|together|marriage)|(half of me|part of me) .. (gone|missing|died)|(anniversary|first christmas|wedding day) & (without|died|gone|alone)|get over (losing|it|him|her|the loss)|(old|my) (dog|cat|spaniel|labrador|terrier|parrot|tabby|pup) .. (gone|put to sleep|died|passed|last week)|(friends|everyone|all my|whole generation) ... (dying|dropping|gone|dead|obituar*|funerals)|still (set|lay|talk to|reach|buy|make) ... (him|her|two|place|tea for two)|murio|fallecio|viud[oa]|luto',
  ],
  S14: [
    '(online|internet|facebook|website|app|dating|web|met (him|her|a man|a woman|a lady|someone|a gentleman|a widower)) & (love*|roman*|dating|money|send|trust*|real|gift card*|asks|asking|cash|loan|genuine|stranger*|who he says|borrow)',
    'dating|romance|sweetheart|online (friend*|love|romance|boyfriend|girlfriend|admirer)|catfish*',
    '(facebook|instagram|messenger|telegram|chat room|match|hinge|whatsapp|tinder|ourtime|dating) ... (love*|darling|queen|beautiful|marry|voucher*|money|gift card*|wire*|card*|friend request|stranger|secret|met)|(never met|not met) ... (money|love*|marr*|send|asks|wants)|(calls me) .. (queen|darling|angel|beautiful|honey)|asks money|keep .. secret & (money|online|him|her)|too good looking',
  ],
  S15: [
    '(like|love|enjoy|prefer|happy|content|contented|rather|fine) ... (alone|own company|solitude|on my own|quiet life|by myself|to myself)',
    'difference between ... lon|same as .. lonely|loner|introvert*|hermit|solitude|am i lonely|recluse|on my tod',
    '(peace and quiet|quiet life|my own (space|company|thing)|home ?body|keep* (myself )?to (myself|themselves)|pottering alone|me time|hermit|leave me (be|alone)|not (a )?(joiner|people person|social butterfly)|do not (need|want|like) (people|company|crowds|clubs|visitors|groups)|happier alone|content alone|enough for me|antisocial|unsociable|too many people)',
    '(peace and quiet|quiet|solitude|on my own|alone|by myself) & (daughter|son|wife|friends|people|doctor|they|everyone) .. (fret*|nag*|worr*|thinks?|says?|tell*|push*|keep*)|(wrong|normal|odd|healthy|sad|bad) .. (to )?(like|want*|prefer*|enjoy*) .. (own|alone|quiet|myself)',
  ],
  S16: [
    '(no|not|never|stopped|gave up|given up|without|longer|sold|took|lost|can not|stop) .. (drive|driving|car|license|licence|wheels)',
    '(get|getting|go|going) (to|there|about|around|places) & (bus|ride|rides|lift|taxi|drive|car|club|cent*|church|transport*)',
    'ride|rides|transport*|taxi*|minibus|dial a ride|(a|give me a|need a) lift|bus (stop|route|service)|do not drive|get about|eldercare|lunch program*',
    '(handed in|gave up|surrender*|turned in|lost|took|hand over) .. (license|licence|keys|car)|stranded',
    '(licen(s|c)e|keys|car|cataract*|eyes|doctor|son|daughter) .. (took|take|taken|sold|gone|away|revoked|expired|stop*|sell) & (drive|driving|car|road|get (to|out|about)|church|shops|wheel|keys away|transport)|(too far|no bus|not on a bus|nearest bus|country lane|out in the (sticks|country)|miles from) ... (walk|town|shop|shops|people|bus|anything|anyone|church|center|get|see)|(uber|lyft|cab|shuttle|senior van|paratransit|community bus|car pool|ride share|dial a ride)|(someone|anyone|anybody) .. (take|drive|run|pick) me|how (do|can|will|would) i get (to|there|around|about|anywhere|out)|depend on .. (lifts|others to drive)|no longer drive|not driv*',
  ],
  S17: [
    '(get*|adopt*|own*|having|have|keep*|should i|company|borrow*|buy*|foster*|right for) .. (pet|pets|dog|cat|puppy|kitten|budgie|animal*|bird|rabbit)',
    'pet|pets|puppy|kitten|budgie|furry|four legged|dog walk*|animal companion*',
    '(dog|cat|kitten|puppy|budgie|rescue|shelter|greyhound|poodle|parakeet|goldfish|rabbit|paws|animal|purr*) & (company|companion*|good for|sensible|too old|my age|worth|get one|lonel*|cope with|handle|walk|suit*|idea|someone to)|something (furry|warm) to|walk (a|the|someone|neighbor*) .. dog',
  ],
  S18: [
    '(say|saying|start*|strik*|open*|begin*|small|make) .. (hello|hi|talk|chat|conversation*|up a)|small talk|break the ice|chat* (with|to)',
    'neighb*|next door|over the fence|across the hall|people (on|in) my (street|building|block)',
    '(only|how many|how common|everyone|others|world) ... lonel*|only one',
    '(new|young|nice|friendly|unfriendly|upstairs|downstairs) (couple|family|people|lady|man|folks|tenants?|people) .. (moved|next|across|door|opposite|street|upstairs|downstairs)|(elevator|lift|bus stop|checkout|queue|line at|mailbox|hallway|lobby|laundry room|park bench|waiting room) & (talk*|chat*|say|hello|people|friend*|smile)|(wave|nod|smile) (at|to) (people|neighbor*|everyone)|(how common|so many|others|other (people|folk)|am i (the only|alone in)) & (lonel*|feel this)|first word|know .. neighbor*',
  ],
}
