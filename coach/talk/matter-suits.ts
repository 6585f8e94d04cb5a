/** Whether an answer to a matter suits whoever asks. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { cardOf } from '../cards/catalog.ts'
import type { Limit } from '../cards/limits.ts'
import { insteadFor, isBarredBy } from '../cards/suiting.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import type { AnsweredMatter, Matter } from '../matters/matter.ts'
import { isBarred, restsOn } from './fitting-cards.ts'
import type { Reading } from './reading.ts'

/** What bars every answer of a domain but the one that was written for it. */
const barring: readonly (readonly [Limit, LifestyleDomain, ...string[]])[] = [
  ['swallowing-trouble', 'Diet', 'soft-food-sore-teeth', 'denture-fell'],
  ['wheelchair', 'Exercise'],
]

/** What costs breath and strength. */
const effort =
  /\b(?:walk\w*|stairs?|danc\w*|swim\w*|pool|gym|bicycle|treadmill|strength|exercis\w*|stretch\w*|stand up|lift|bend|faster|further)\b/iu
const risky =
  /\b(?:danc\w*|climb|stairs?|bicycle|treadmill|yoga|faster|further|one leg|dog|hands and knees)\b/iu
const eaten =
  /\b(?:eat\w*|food|fruit|vegetables?|beans?|nuts?|milk|protein|salt|drink\w*|water|bread|rice|tortillas?|meat|eggs?|sugar|shakes?|fiber|herbs?)\b/iu
const takenAway =
  /\b(?:less|fewer|cut|leave out|skip|no more than|half|small(?:er)? portions?|weight|diet|fast(?:ing)?)\b/iu

/**
 * An answer is no step of a card, and says itself what to mind: a limit that bars or changes its cards collides with it
 * only where it speaks of such things. Limits that are not named here collide wherever a card does.
 */
const collides: Partial<Record<Limit, RegExp>> = {
  dizzy: risky,
  unsteady: risky,
  'sugar-medicine': new RegExp(`${effort.source}|${eaten.source}`, 'iu'),
  wheelchair: /\b(?:stand\w*|walk\w*|get up|stairs?|floor|on your feet)\b/iu,
  glaucoma: /\b(?:bend\w*|twist\w*|stretch\w*|yoga|floor|danc\w*)\b/iu,
  'brittle-bones': /\b(?:bend\w*|twist\w*|yoga|floor|danc\w*|dog)\b/iu,
  'milk-upsets': /\b(?:milk\w*|yogurt|cheese|shakes?)\b/iu,
  'kidney-disease': eaten,
  malnourished: new RegExp(`${effort.source}|${takenAway.source}`, 'iu'),
  'small-appetite': takenAway,
  'past-eating-disorder': new RegExp(`${eaten.source}|${takenAway.source}`, 'iu'),
  warfarin:
    /\b(?:greens?|leaf\w*|salad|vegetables?|herbs?|grapefruit|supplements?|vitamins?|alcohol|aspirin)\b/iu,
  'painful-knees': /\b(?:squat\w*|kneel\w*|stand up from|treadmill|jog\w*|danc\w*)\b/iu,
  'painful-hands': /\b(?:knit\w*|sew\w*|grip|squeeze|needle|peel|knead|instrument)\b/iu,
  'no-transport': /\b(?:class|pool|gym|club|drive|bus|center)\b/iu,
  'no-money': /\b(?:buy|pay|price|rent|ticket)\b/iu,
  'nobody-near':
    /\b(?:friends?|neighbors?|somebody who|with somebody|partner|call (?:someone|somebody)|ask (?:one|a) (?:relative|person))\b/iu,
  carer: /\b(?:class|club|trip|holiday)\b/iu,
  'no-time': /\b(?:class|club|course)\b/iu,
  heat: /\b(?:outside|outdoors|walk\w*|sun)\b/iu,
  'unsafe-outdoors': /\b(?:outside|outdoors|street|park|walk\w*)\b/iu,
  housebound: /\b(?:outside|outdoors|class|pool|gym|club|park|street|church|café)\b/iu,
  'poor-sight': /\b(?:read\w*|screen|picture|photo|video|print|needle)\b/iu,
  'poor-hearing': /\b(?:radio|music|songs?|sing|phone)\b/iu,
  'no-internet': /\b(?:app|online|internet|video|website|computer|screen)\b/iu,
  'recently-widowed': /\b(?:partner|husband|wife|spouse|couple|you two)\b/iu,
  'breath-uneasy': /\b(?:breath\w*|breathe)\b/iu,
}

/** Limits for which an answer was written: what it says of them is no collision. */
const writtenFor: Readonly<Record<string, readonly Limit[]>> = {
  'afraid-after-a-fall': ['unsteady', 'dizzy', 'nobody-near'],
  'after-heart-attack': ['nobody-near'],
  'awake-with-dementia': ['carer', 'no-time', 'nobody-near'],
  'bedtime-snack-with-sugar': ['sugar-medicine'],
  'children-who-rarely-call': ['nobody-near'],
  'clinic-without-insurance': ['no-money', 'nobody-near'],
  'cranberry-juice': ['warfarin', 'other-blood-thinner', 'sugar-medicine'],
  'denture-fell': ['swallowing-trouble', 'unsteady', 'no-money'],
  'eyesight-and-glasses': ['poor-sight'],
  'greens-with-warfarin': ['warfarin', 'sugar-medicine', 'heart-failure', 'kidney-disease'],
  'help-in-my-language': ['nobody-near', 'warfarin', 'no-transport'],
  'join-their-table': ['poor-hearing', 'nobody-near', 'housebound', 'no-transport'],
  'keep-from-catching-colds': ['carer', 'recently-widowed'],
  'library-and-large-print': ['poor-sight', 'carer'],
  'names-slip': ['memory-worry'],
  'numb-feet-with-diabetes': [
    'sugar-medicine',
    'unsteady',
    'heart-failure',
    'kidney-disease',
    'malnourished',
  ],
  'papers-hard-to-read': ['nobody-near', 'poor-sight', 'no-money', 'no-internet'],
  'remember-the-steps': ['memory-worry', 'nobody-near', 'poor-sight'],
  'siblings-do-not-help': ['no-money', 'nobody-near'],
  'somebody-to-check-on-me': ['nobody-near', 'housebound', 'poor-hearing', 'no-internet'],
  'somebody-to-sit-in': ['carer', 'no-time', 'nobody-near', 'no-money'],
  'up-after-a-fall': ['nobody-near'],
  'up-at-night-as-carer': ['nobody-near', 'no-transport'],
  'video-without-picture': ['poor-hearing'],
  'walk-in-bad-weather': ['heat', 'unsafe-outdoors'],
  'washing-with-dementia': ['carer', 'no-time'],
}

/** What a short answer may not name to whom these were told, unless it was written for them. */
const bars: Partial<Record<Limit, RegExp>> = {
  wheelchair: /\b(?:stand\w*|walk\w*|get up|rise|tiptoes?|toes|stairs?|floor|on your feet)\b/iu,
  'swallowing-trouble': eaten,
  'nut-allergy': /\b(?:nuts?|almonds?|walnuts?|peanut)\b/iu,
  'milk-upsets': /\b(?:milk|yogurt|cheese)\b/iu,
  'kidney-disease': eaten,
  'heart-failure': /\b(?:drink\w*|water|cups? of|glass(?:es)?|fluids?)\b/iu,
  'recent-operation': /\b(?:bend\w*|crawl|kneel\w*|stool|squat\w*|lift\w*|floor|hop\w*)\b/iu,
  'past-eating-disorder': takenAway,
  malnourished: takenAway,
  'brittle-bones': /\b(?:bend\w*|twist\w*|crawl)\b/iu,
  glaucoma: /\b(?:bend\w*|upside|wind instrument)\b/iu,
  sober: /\b(?:wine|sherry|beer|one small glass|a drink)\b/iu,
}

/**
 * Tells whether an answer on a subject names what a limit bars.
 *
 * @param said - it in English.
 * @param fits - limits that it was written for.
 */
export function isBarredBySaid(
  said: string,
  fits: readonly string[],
  { limits }: Reading,
): boolean {
  return [...limits].some((limit) => !fits.includes(limit) && bars[limit]?.test(said) === true)
}

/** What is done by phone, with others than those who help. */
const byPhone = /\b(?:do call|ring each day|call at|by phone|on the phone|phone friend|speaker)\b/iu
/** As a word that was turned down. */
const phone = 'phon'

/** Circumstances that leave out what some answers rest on; a doctor or an office may be called whatever they are. */
const leavesOut: Partial<Record<Limit, RegExp>> = {
  'no-transport': /\b(?:drive|bus)\b/iu,
  'no-money': /\b(?:buy|rent|tickets?)\b/iu,
  'nobody-near':
    /\b(?:grandchild\w*|grandson|granddaughter|neighbors?|go along|goes along|arm in arm|do call|ring each day|call (?:one|each|somebody|someone))\b/iu,
  'unsafe-outdoors': /\b(?:to the corner|the gate|next house|flat ground|walk outside)\b/iu,
  housebound: /\b(?:outside|outdoors|pool|gym|park|street)\b/iu,
  'poor-sight': /\b(?:read (?!aloud)|picture|photo|print|needle)/iu,
  'poor-hearing': byPhone,
  'no-internet': /\b(?:app|online|internet|website)\b/iu,
}
/** What is done side by side is of no use to who lives far away. */
const sideBySide =
  /\b(?:arm in arm|go along|your arm|forearm|on the weaker side|sit (?:close|beside|with them)|stand beside|at the table together|hold (?:his|her|their) hand)\b/iu

/**
 * Tells whether an answer on a subject rests on what was told not to be there: somebody near, a way out, ears.
 *
 * @param said - it in English.
 * @param fits - limits that it was written for.
 * @param isFar - whether the asker lives away from whom it is about.
 */
export function isOddBeside(
  said: string,
  fits: readonly string[],
  { limits, refused }: Pick<Reading, 'limits' | 'refused'>,
  isFar: boolean,
): boolean {
  if (isFar && sideBySide.test(said)) return true
  if (refused.has(phone) && byPhone.test(said)) return true
  return [...limits].some((limit) => !fits.includes(limit) && leavesOut[limit]?.test(said) === true)
}

/** Tells whether a limit bars the cards that an answer rests on, or changes them. */
function isTouchedBy(matter: AnsweredMatter, limit: Limit): boolean {
  const { domain, facts, card } = matter
  const told = new Set([limit])
  const near = [card, ...facts].flatMap((id) => cardOf(id) ?? [])
  return near.some(
    (each) =>
      isBarredBy(each, told) ||
      (facts.includes(each.id) &&
        evidenceOf(each.id)?.domain === domain &&
        insteadFor(each, told) !== undefined),
  )
}

/** What an answer names is forbidden by these, whatever cards it rests on. */
const forbids: Partial<Record<Limit, RegExp>> = {
  'nut-allergy': /\b(?:nuts?|almonds?|walnuts?|peanuts?)\b/iu,
  'milk-upsets': /\b(?:milk|yogurt|cheese)\b/iu,
}

/** An answer on movement rests on cards whose limits these are; one of something else must speak of effort or of food. */
const ofTeam: ReadonlySet<Limit> = new Set(['lung-disease', 'heart-failure', 'recent-operation'])
const effortOrFood = new RegExp(`${effort.source}|${eaten.source}`, 'iu')

function isAgainst(matter: AnsweredMatter, limit: Limit): boolean {
  const { name, domain, say: said, how } = matter
  const says = (words: RegExp) => [said.en, ...how.en].some((text) => words.test(text))
  const forbidden = forbids[limit]
  if (forbidden && says(forbidden)) return true
  if (writtenFor[name]?.includes(limit)) return false
  if (limit === 'kidney-disease' && domain === 'Diet' && says(eaten)) return true
  if (!isTouchedBy(matter, limit)) return false
  if (ofTeam.has(limit)) return domain === 'Exercise' || says(effortOrFood)
  const words = collides[limit]
  return words === undefined || says(words)
}

/**
 * Tells whether an answer suits whoever asks: no limit of theirs bars it, nor changes what it rests on. Who knows of a
 * matter may be named to anybody.
 */
export function suitsAll(matter: Matter, reading: Reading): boolean {
  if ('who' in matter) return true
  const { name, domain, facts, card, say: said } = matter
  const { limits, lacked, language } = reading
  const isFor = barring.some(
    ([limit, of, ...but]) => of === domain && !but.includes(name) && limits.has(limit),
  )
  const nothing = new Set<never>()
  const unlimited = {
    ...reading,
    limits: nothing,
    newLimits: nothing,
    turnedDown: nothing,
    lacked: nothing,
  }
  const near = [card, ...facts].flatMap((id) => cardOf(id) ?? [])
  return (
    !isFor &&
    !restsOn(said[language], lacked) &&
    ![...limits].some((limit) => isAgainst(matter, limit)) &&
    !near.some((each) => isBarred(each, unlimited))
  )
}
