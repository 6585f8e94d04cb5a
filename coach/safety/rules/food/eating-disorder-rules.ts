/** Rules for purging, binges, starving and fear of weight at any age (coach.md section 4, tier 2). */

import { anyTwoOf, eachWith } from '../any-two.ts'
import { rule, type Rule } from '../rule.ts'
import {
  binge,
  dread,
  laxatives,
  laxativeUse,
  purge,
  relapse,
  restrict,
  shame,
} from './eating-disorder-words.ts'
import { innocent } from './food-guards.ts'

const single = rule(
  'eating_disorder',
  [
    '(fingers?|toothbrush) (down|in|at the back of) (the|my|her|his) throat',
    '(mak*|made|forc*) (myself|herself|himself) (be |to )?(sick|vomit|throw* up|puke|heave)',
    'chew* .. (food )?.. and spit*|(hides?|hiding|hid) (food|meals?|dinner) in (napkins?|her|his|my)',
    `${laxatives} && ${laxativeUse}`,
    relapse,
    '(walk*|swim*|run|jog*|cycl*|march*) .. (miles?|hours?|laps|blocks) .. (each|every) time i eat|(look|see) .. (in )?(the )?mirror .. (see|and) .. (whale|pig|fat|blob|cow)|(bringing|bring|brings|brought) it all (back )?up|hunger makes me feel (clean|pure|strong|good|light)|so i (will|do) not gorge',
    '(([78][0-9]|9[0-9]|10[0-4]) ?(pounds?|lbs?)|(3[0-9]|4[0-3]) ?(kilos?|kg)|(six|seven) stone) && (see|feel|feels|look|still|i am|she is|says|thinks) .. (so |too |the |only )*(fat|rolls|flab|huge|bulge*)|(drop|lose|shed) (another|more|ten|five|the last)',
    '(hid*|bury|burn*|stash*) .. (the |my |all )?(wrappers?|packets|evidence) && (whole|box|packet|cake|biscuits|doughnuts|chocolate|church|bag|before|ate|eat*)',
    '(knuckles|teeth|enamel|throat) .. (scar*|gone|raw|rotten|worn|bleed*) && (keep* a meal|meal inside|bring* (it )?up|guess why|vomit*|after (meals|eating))',
    '(bring*|brought) (up|back) (my |her |his )?(dinner|supper|lunch|meals?|breakfast|food)|(bring|brings|bringing|brought) (my|her|his|it|them|every*) .. up (most|every|each|again|after|on purpose)',
    'not (earned|deserve*) (my |any |the )?(lunch|dinner|food|supper|breakfast|to eat)',
  ],
  innocent,
)

const twoSigns = rule(
  'eating_disorder',
  [...anyTwoOf([purge, binge, restrict, dread]), ...eachWith([shame], [purge, binge])],
  innocent,
)

/** Told in so many words. */
const said = rule(
  'eating_disorder',
  [
    '(mak*|made|forc*) (myself|herself|himself) (be |to )?(sick|vomit|throw* up|puke|ill)',
    '(vomit*|throw* up|threw up|purg*|bring* .. (back )?up|brought .. (back )?up|sick|fingers? down (my|her|his) throat|get* rid of) ... (after (eat*|meal*|dinner|supper|food|every)|on purpose|thin*|scale|weight|slim|guilt*|calories|stay|what i ate|fat)',
    '(eat*|ate|meal*|dinner|food) ... (vomit*|throw* (it )?up|purg*|bring* (it |them )?(back )?up|spit it out|get rid of it|fingers down)',
    '(gorg*|stuff* myself|binge*|pig out|overeat*) && (throw*|vomit*|purg*|starv*|fast*|sick|laxative*)',
    '(binge*|bingeing|purg(e|es|ed|ing)|bulimi*|anorex*|eating disorder|chew and spit)',
    '(eat*|hide*|hid|hiding|stuff*|gorg*) ... (secret*|hid*|nobody sees|no one sees|when (everyone|they)|alone at night) ... (sick|ill|guilt*|asham*|can not stop|fast|burst*|disgust*|hurts|starv*|hate)',
    '(eat*|stuff*|gorg*) ... (until|till) .. (sick|ill|hurts|hurt|burst|vomit|can not (move|breathe))',
    '({cannot}) stop (eating|stuffing|gorging) ... (sick|guilt*|asham*|secret|hate|disgust*|night|hurts|until|then)?',
    '(laxative*|water pills|diet pills|enema*) ... (weight|thin|slim|meal*|eat*|fat|scale|pounds|calories|flat)',
    '(not let|never let|do not allow|forbid) (myself|herself|himself) .. (eat|food|more than)',
    '(afraid|terrified|scared|panic*|fear|horrified|dread) (of|about|at|if|when) .. (getting fat|gain*|weight|food|eating|fat|calories|the scale|a pound)',
    '(hate|disgusted|ashamed|repulsed|loathe) ... (my body|my fat|how fat|being fat|my stomach|mirror)',
    '([2-9]00|1000) calories|(count*|track*) every .. (calorie*|bite|crumb|mouthful)|(only|just|under|below|no more than) [0-9]+ calories',
    '(punish*|earn|burn* off|make up for|work off) ... (eat*|ate|food|meal*|bite|calorie*|dinner|cake)',
    '(weigh (myself|herself)) ... (times|every (hour|meal|time)|ten|five|six|before and after|constantly|obsess*)',
    '(feel|am|look) (so |too )?fat ... (stop* eating|skip*|starv*|do not eat|not eat*|punish|fast*|even though|ribs|bones)',
    '(fast*|not eat*) ... (days|all day|after i eat|to make up|thin*|earn|because i (ate|feel fat))',
    '(provoco|provoca|provocar*|induzco) .. (el )?(vomito|vomitar)|vomito ... (despues|lo que como|a proposito|para (no|bajar|adelgazar)|todo lo que|comer)',
    '(atracon*|anorexi*|bulimi*|trastorno alimenticio|trastorno de la alimentacion)|como ... (a escondidas|en secreto)|laxante* .. (para|despues)',
    '(miedo|panico|terror) (a|de) (engordar|subir de peso|comer)',
  ],
  [
    'binge (watch*|read*|listen*|tv)',

    ...innocent,
  ],
)

/** All rules of eating disorders in English. */
export const eatingDisorderRules: readonly Rule[] = [single, twoSigns, said]
