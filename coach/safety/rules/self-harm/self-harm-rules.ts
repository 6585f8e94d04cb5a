/** Rules for suicide and self harm as people hint at it: euphemism, burden, means, leave-taking (coach.md section 4, tier 0). */

import { anyTwoOf, eachWith } from '../any-two.ts'
import { rule, type Rule } from '../rule.ts'
import { onlyAboutStories, onlySleepOrTravel } from './self-harm-guards.ts'
import * as signs from './self-harm-words.ts'

const killing = rule('suicide_self_harm', signs.killing, onlyAboutStories)

const passive = rule('suicide_self_harm', signs.passiveWishes, [...onlySleepOrTravel])

/** No single one of these tells; two of them do. */
const hints = rule(
  'suicide_self_harm',
  [
    ...anyTwoOf([signs.burden, signs.ifGone, signs.notAround, signs.plan]),
    ...eachWith([signs.means, signs.jump], [signs.burden, signs.ifGone, signs.notAround]),
    ...eachWith(
      [signs.means],
      [
        signs.timeIsUp,
        signs.secret,
        '(tempt*|call* (to )?me|keep (looking|thinking|staring)|think* (of|about) (using|it|them)|stare|staring|pull* me|drawn|loaded|bedside|lap|mouth|temple|comfort* to know)',
      ],
    ),
    ...eachWith(
      [signs.jump],
      [
        '(tempt*|call* (to )?me|keep (looking|thinking|staring)|think* (of|about) (it|jump*|letting|how)|stare|pull* me|drawn|let go|would be (so )?(easy|quick|over)|stand* .. (edge|over|looking)|nobody would|end it)',
      ],
    ),
    ...eachWith([signs.timeIsUp], [signs.plan, signs.notAround, signs.ifGone]),
    ...eachWith([signs.secret], [signs.plan, signs.notAround, signs.ifGone]),
  ],
  [
    ...onlyAboutStories,

    'bridge (club|partner|night|party|rules|lesson*|game|table)|walking group|recipe|footbridge',
  ],
)

const hoarding = rule('suicide_self_harm', signs.hoard, [
  '(child|kids|grandkids|toddler|dog|locked cabinet|out of reach|bathroom cabinet|fridge)',
])

const takingLeave = rule('suicide_self_harm', [
  ...anyTwoOf(signs.leaving),
  ...eachWith(signs.leaving, [
    signs.calmAndWell,
    signs.notAround,
    signs.means,
    signs.burden,
    signs.timeIsUp,
  ]),
  ...eachWith([signs.notAround], [signs.calmAndWell]),
])

const selfInjury = rule('suicide_self_harm', [signs.wrists, `${signs.injure} && ${signs.release}`])

const fearForAnother = rule('suicide_self_harm', [
  `${signs.fearForOther} && ${signs.fearCompanion}`,
])

const dose = rule('suicide_self_harm', signs.howMuch, onlyAboutStories)

const stoppingCare = rule('suicide_self_harm', [
  '(stop|stopped|stopping|skip*|refus*|quit|coming off|come off|leav* off|give up|giving up) .. (taking |going to )?(my |his |her |the )?(dialysis|insulin|eating|drinking|tablets|pills|treatment|medicine*|heart pills|food|warfarin) && (let (nature|it) take|(be|is|get it) over|slip away|go quicker|so (i|it) (can )?(die|end|go)|to die|be done with|finish (me|it)|see me off|hurry (it|things)|join (him|her))',
  '(want*|long|longs|ready|time|only|wish*|can not wait|packed) .. (to )?(join|be with|follow|go to|be next to|lie beside|lie with|go after|catch up with) (?!a |an |the |in |this|your|some|any|up|other|people|friend|my friend|our|them at)(my )?(him|her|them|[a-z]+) .. && (widow*|late (husband|wife)|died|passed|since (he|she|my|[a-z]+) (went|died|passed|left)|buried|grave|heaven|other side|funeral|cemetery|up there|soon)',
])

/** All rules of hinted suicide and self harm in English. */
export const selfHarmRules: readonly Rule[] = [
  killing,
  passive,
  hints,
  hoarding,
  takingLeave,
  selfInjury,
  fearForAnother,
  dose,
  stoppingCare,
]
