/** Words that say which lifestyle domain a question is about, whatever else it mentions. */

import { lifestyleDomains, type LifestyleDomain } from '#core/lifestyle-domain.ts'
import { patterns } from '../text/pattern.ts'

const cues: Readonly<Record<LifestyleDomain, readonly RegExp[]>> = {
  Socialization: patterns([
    '(lonel*|alone|isolat*|company|companion*)',
    '(friend*|neighbo*|people|grandchildren|visitor*)',
    '(social*|meet*|join|club*|volunteer*)',
    '(grie*|widow*|miss my)',
    '(mates?|pals?|chums?|buddy|buddies|gang|circle|acquaintance*|stranger*|newcomer*|in touch|visit*|invit*|ring|rings|ringing|phone call*|chat|chats|chatting|gossip)',
    '(grandkids|grandson*|granddaughter*|sibling*|sister*|brother*|cousin*|nephew*|niece*|daughter*|sons?|family)',
    '(church|bingo|bridge club|choir*|party|parties|pub|lunch club|senior center|neighborhood|next door|romance|dating|pet|pets|dog|puppy|kitten)',
  ]),
  Learning: patterns([
    '(learn*|teach*|class*|lesson*|course*|study*|skill*)',
    '(computer*|tablet|smartphone*|internet|online|password*|app|apps|email*|scam*|digital)',
    '(puzzle*|crossword*|sudoku|brain (game*|train*))',
    '(language|instrument|read*|book*)',
    '(forget*|remember*|names)',
    '(ipad*|laptop*|wifi|facebook|google|zoom|text message*|website*|link|links|bank account|gadget*|device*|cell phone|hacke*|virus|pin)',
    '(hobby|hobbies|pastime*|photography|quilting|pottery|chess|scrabble|college|degree|school|university|lecture*|librar*|lessons?|teacher|tutor)',
    '(memor*|recall|misplac*|keys|specs|print|eyesight|absent minded|mind (active|sharp|young)|brain (gym|exercise|workout|power))',
  ]),
  Exercise: patterns([
    '(exercis*|workout*|walk*|swim*|gym|yoga|steps|stretch*)',
    '(balance|fall|falls|falling|strength|muscle*|fit|fitter)',
    '(knee*|hip|joint*|arthrit*|osteoporo*)',
    '(active|activity|move|moving|mow*|garden*|danc*|sit|sitting)',
    '(jog*|run|running|hike*|cycl*|bike|bicycle|treadmill|weights|dumbbell*|pilates|zumba|pool|aqua*|tai chi|squat*|march*|tennis|golf|bowl*|pickleball)',
    '(legs?|feet|ankle*|hips?|back|shoulder*|arms?|bones?|stairs|slip*|trip*|tumbl*|wobbl*|unsteady|upright|stiff|sore|limb*|grip)',
    '(couch|recliner|armchair|unfit|out of shape|wheelchair|walker|fitness|puffed|breathless|sweat*|housework|chores|weeding|sit|sits|chair)',
  ]),
  Diet: patterns([
    '(eat*|food*|meal*|diet*|breakfast|lunch|supper|dinner|snack*|cook*)',
    '(protein|vitamin*|supplement*|salt|sugar|fiber|b12|omega)',
    '(weight|overweight|underweight|bmi|constipat*|bowel*|appetite|hungry|nutrition*)',
    '(vegetable*|fruit*|fish|meat|milk|egg*|nuts|greens|berries|olive|toast|water|drink*)',
    '(bread|bacon|soup|salad*|cheese|yogurt|chicken|beef|pork|rice|pasta|potato*|cereal|oat*|beans|lentil*|butter|oil|cake*|cookie*|biscuit*|candy|chocolate|pizza|burger*|chips|crisps|juice|soda)',
    '(plate|portion*|pantry|grocer*|kitchen|recipe*|fridge|menu|appetit*|chew*|swallow*|dentur*|taste*|mouthful*|nibbl*|thirst*|sip*)',
    '(pounds|kilos|waist|tummy|belly|slim*|plump|skinny|thin|trousers|belt|calor*|prunes|constip*|bunged|pill*|capsule*|gumm*|wine|beer|alcohol)',
  ]),
  Stress: patterns([
    '(stress*|anxi*|worr*|nervous|tense|panic*|overwhelm*)',
    '(calm*|relax*|unwind*|breath*|meditat*|mindful*)',
    '(mood|sad|upset|angry|bills|debt*|nature|park|journal)',
    '(carer*|caregiv*|caring for|respite)',
    '(frazzled|swamped|frantic|tether|rope|cope|coping|burn* out|burden|strain|pressure|dread*|fret*|jitter*|jumpy|edgy|butterflies|temper|rage|row|rows|argu*|quarrel*|nag*|upset*)',
    '(gloomy|blue|tearful|cry|crying|weepy|depress*|miserable|joy|cheer*|laugh*|happ*|bored|purpose|peace|zen|meditat*)',
    '(money|rent|bill|afford|news|headlines|clench*|knots|shoulders|diary|gratitude|thankful|surgery|moving house|moved|retire*|look* after|nursing my)',
  ]),
  Sleep: patterns([
    '(sleep*|asleep|insomnia|awake|wake|waking|woke)',
    '(nap|naps|napping|doze*|dozing|snor*|bedtime|in bed|to bed|tired)',
    '(night*|[1-6] ?am|dream*|gasp*|wind down)',
    '(hours ... (night|enough)|keep* me (up|awake)|bedroom|pillow|mattress)',
    '(kip|snooz*|nod* off|drop* off|drift* off|forty winks|siesta*|lie in|lie down|yawn*|groggy|drowsy|dozy|shut eye|slumber*)',
    '(dawn|midnight|small hours|lark|owl|ceiling|toss*|clock|jet lag|blackout|duvet|blanket*|sheets|pajama*|curtains)',
    '(coffee|caffeine|decaf|nightcap|melatonin|ambien|benadryl|loo|bladder|restless|twitch*|nightmare*|snore*|gasps?|choking|apnea|cpap)',
  ]),
}

/**
 * Counts the cues of each domain in a question.
 *
 * @param words - normalised English words.
 * @returns the number of kinds of cue found for each domain, 0 or more.
 */
export function cuesOf(words: string): ReadonlyMap<LifestyleDomain, number> {
  return new Map(
    lifestyleDomains.map((domain) => [
      domain,
      cues[domain].filter((expression) => expression.test(words)).length,
    ]),
  )
}
