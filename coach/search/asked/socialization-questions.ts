/** How people ask for each fact on company and friends. */

/** Patterns by evidence id; ` & ` joins parts that must all be there, in any order. */
export const socializationQuestions: Readonly<Record<string, readonly string[]>> = {
  S01: [
    'isolat*|cut off|shut away|all alone|on my own all|no one around|see(s|n)? (nobody|no one|hardly anyone|not a soul)|never see anyone|lonel* .. (today|now|right now|tonight)|what .. (today|right now|tonight) & (lonel*|alone|quiet|empty)',
    '(how many|how common|others|everyone) ... (isolat*|cut off|alone)',
    '(bad for|harm*|hurt*|health|heart|risk*|danger*|matter) & (being alone|isolat*|lonel*|living alone|alone)',
    '(house|home|place|flat|apartment) .. (so |too |very )?(quiet|silent|empty)',
  ],
  S02: [
    '(keep*|stay*|be|get*|lose|losing|lost|back) .. (in touch|touch|contact|connected|close)',
    '({family}) ... (far|abroad|away|overseas|miles|another (state|country|city)|never (call*|ring*|visit*|phone*)|busy|rarely|hardly|moved|distant|drift*)',
    'far away|long distance|miss my {family}|(see|hear from|closer to) .. {family}|weak ties|social ties|drift* apart',
    '(heart|stroke*) & (alone|lonel*|friends|isolat*|social*|company)',
  ],
  S03: [
    '(lonel*|left out|unwanted|alone) & ({dementia}|{brain})',
    'lonel*|left out|feel* .. (forgotten|invisible|unwanted)',
    '(evening*|night*|sunday*|weekend*|holiday*|christmas|mealtimes) & (lonel*|alone|empty|quiet)',
  ],
  S04: [
    '(video|screen|facetime|zoom|skype|webcam|whatsapp|face to face) .. (call*|chat*|talk*|visit*|thing)|facetime|zoom|skype|video ?chat*|video ?call*',
    '(see|seeing) (each other|{family}|my|them) & ({tech}|screen*)',
  ],
  S05: [
    'housebound|homebound|bedridden|shut in|(stuck|trapped) .. (home|house|indoors|inside|four walls)|(can not|never|rarely|unable to|hardly) .. (get out|leave|go out|leave the house)|indoors all|four walls',
    '(friendly|telephone|phone|listening|befriend*|regular|weekly) .. (call*|line|service|voice|friend|visitor*)|call service|phone friend|befriend*',
    'someone to (talk|chat|ring|phone) ?(to)?|somebody to (talk|chat)|(voice|chat) on the (phone|line)|(call*|ring*|phone*) me .. (week|day|for a chat)',
  ],
  S06: [
    '(can not|do not|not|hard to|trouble|struggle* to|barely|hardly|miss*|difficult* to|never) .. (hear|hearing|follow|catch|make out(?! [a-z ]*(type|print|label|menu|page|screen|letters)))',
    'hearing (aid*|loss|test|trouble|problem*|is|check*|going)|deaf*|hard of hearing|mumbl*|my (ears|hearing)|lip read*|pardon|speak up',
    '(noisy|loud|crowded|noise|din|racket|background) & (people|talk*|conversation*|restaurant*|group*|party|parties|hear*|pub|cafe*)',
  ],
  S07: [
    'shy|shyness|bother (people|them|anyone|him|her|others|folk*)|a bother|burden|awkward|reject*|nuisance|a pest|embarrass*|in the way|tongue tied|self conscious|confiden*|intrud*|impos(e|ing)|wallflower|boring to|people skills',
    '(not|nobody|no one|do not|will not|never) .. (want* me|want to (hear|see|talk|know)|interested in|want an old|like me|miss me|call back)',
    '(hate|afraid|scared|nervous|dread|shrink|put off|hesita*|terrified) ... (to ask|to call|to ring|ringing|calling|meeting|people|strangers|crowds|parties|phone|talking|walk in)',
  ],
  S08: [
    '(isolat*|social*|friends|company|alone) & {dementia} & (risk*|factor*|part|cause*|how much|share|important|matter*)',
  ],
  S09: [
    '(friends|company|people|social*|club*|mixing|mix|chatting|gossip|going out|party|parties|visitors) & ({dementia}|protect*|prevent*|ward* off|{brain})',
  ],
  S10: [
    'volunt*|give back|charit*|food bank|good cause|mentor*|lend a hand|soup kitchen|hospice shop|thrift store',
    '(useful|needed|of use|purpose|worthwhile|wanted) & (others|people|community|help*|feel|again)',
    'help* (others|out|people|kids|children|at|neighbo*)|do some good|be of use|good deed*|spare time|time on my hands',
  ],
  S11: [
    '(meet*|make|making|find*|know|new|more) .. (people|{friend}|folk*|faces|others|company|someone|like minded)',
    'join*|clubs?|choirs?|bingo|walking group|senior cent*|community cent*|lunch club|book club|social (life|club|circle|group)|card (game|table|group)|group activit*',
    'do not know (anyone|a soul|anybody)|know (nobody|no one|not a soul)|new (in|to) (town|the area|the city)|just moved|moved .. (city|town|area|state|here|village)|make friends|newcomer*',
    '(less|not so|stop*|beat*|ease*|fight*|escape|combat) .. (feel* )?(lonel*|alone)',
    'get out (more|and about)|mingle|sociable|sociali(z|s)*|something to do with (people|others)|around other people',
  ],
  S12: [
    '(how many|few|only|one|two|three|couple of|enough|handful of|small) .. (real |close |good |true |old |best |proper )*{friend}',
    '(nobody|no one|anyone|someone|somebody|who) ... (call on|turn to|confide|rely|lean on|trust|count on|emergency|open up|if i was ill|fell ill)',
    'close friend*|best friend|confid(e|ant)*|quality .. quantity|small circle|open up to',
  ],
  S13: [
    'grie[fv]*|bereav*|mourn*|widow*|funeral*',
    '({partner}|{friend}|sister|brother|mother|father|son|daughter|dog|cat|pet|bird|he|she|loved one) ... (died|dead|passed|death|dying|put down|gone now)',
    '(lost|miss|missing|losing|buried) .. ({partner}|friend*|sister|brother|mother|father|son|daughter|dog|cat|pet|him|her)|since (he|she) (died|passed|went|left)|without (him|her)|empty (chair|bed|side)|friends .. (dying|dropping|die)|on my own now',
  ],
  S14: [
    '(online|internet|facebook|website|app|dating|web|met (him|her|a man|a woman|a lady|someone|a gentleman|a widower)) & (love*|roman*|dating|money|send|trust*|real|gift card*|asks|asking|cash|loan|genuine|stranger*|who he says|borrow)',
    'dating|romance|sweetheart|online (friend*|love|romance|boyfriend|girlfriend|admirer)|catfish*',
  ],
  S15: [
    '(alone|own company|solitude|by myself|on my own|keep to myself|single|loner|introvert*) ... (fine|ok|okay|happy|like|enjoy|choice|prefer|content|wrong|bad|lonely|weird|strange|odd|problem|suits)',
    '(like|love|enjoy|prefer|happy|content|contented|rather|fine) ... (alone|own company|solitude|on my own|quiet life|by myself|to myself)',
    '(social|connection|lonel*|lubben) .. (score|test|quiz|result|number|points)|{score} & (social|lonel*|connection|lubben)',
    'difference between ... lon|same as .. lonely|loner|introvert*|hermit|solitude|am i lonely|recluse|on my tod',
  ],
  S16: [
    '(no|not|never|stopped|gave up|given up|without|longer|sold|took|lost|can not|stop) .. (drive|driving|car|license|licence|wheels)',
    '(get|getting|go|going) (to|there|about|around|places) & (bus|ride|rides|lift|taxi|drive|car|club|cent*|church|transport*)',
    'ride|rides|transport*|taxi*|minibus|dial a ride|(a|give me a|need a) lift|bus (stop|route|service)|do not drive|get about|eldercare|lunch program*',
  ],
  S17: [
    '(get*|adopt*|own*|having|have|keep*|should i|company|borrow*|buy*|foster*|right for) .. (pet|pets|dog|cat|puppy|kitten|budgie|animal*|bird|rabbit)',
    'pet|pets|puppy|kitten|budgie|furry|four legged|dog walk*|animal companion*',
  ],
  S18: [
    '(say|saying|start*|strik*|open*|begin*|small|make) .. (hello|hi|talk|chat|conversation*|up a)|small talk|break the ice|chat* (with|to)',
    'neighb*|next door|over the fence|across the hall|people (on|in) my (street|building|block)',
    '(only|how many|how common|everyone|others|world) ... lonel*|only one',
  ],
}
