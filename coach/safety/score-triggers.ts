/** What the scores alone call for, shown above any advice. */

import { topicsIn } from '../understanding/disclosed-conditions.ts'
import type { Person, SafetyMessage } from '../person/person.ts'
import { type Numbers, numbersOf } from '../person/numbers.ts'
import { sayIn } from '../wording/say-in.ts'
import { withHelpLines } from './fixed-texts.ts'
import type { Language } from '#core/languages.ts'
import { changedFast } from './rapid-change.ts'

interface Trigger {
  readonly code: string
  readonly tier: SafetyMessage['tier']
  readonly text: string
  /** Said instead to someone with an eating disorder, now or before: no weighing, no numbers. */
  readonly gentleText?: string
  readonly when: (numbers: Numbers) => boolean
}

const isCrisis = ({ stress, sleep, social }: Numbers): boolean =>
  stress >= 27 && (sleep >= 16 || social >= 9)

const triggers: readonly Trigger[] = [
  {
    code: 'stress_sleep_crisis',
    tier: 1,
    text: 'Your stress and sleep scores are both very high. How is your mood? If you feel low or unsafe, call or text {crisis}, any hour. {texting}Please talk to your doctor this week.',
    when: ({ stress, sleep }) => stress >= 27 && sleep >= 16,
  },
  {
    code: 'social_stress_crisis',
    tier: 1,
    text: 'You are under high stress and short of company. How is your mood? If you feel low or unsafe, call or text {crisis}, any hour. {texting}Please talk to your doctor this week.',
    when: ({ stress, social }) => stress >= 27 && social >= 9,
  },
  {
    code: 'stress_high',
    tier: 2,
    text: 'Your stress score is high. Please talk to your doctor or a counselor about it. Talking helps, and this can be treated.',
    when: (numbers) => numbers.stress >= 27 && !isCrisis(numbers),
  },
  {
    code: 'sleep_very_severe',
    tier: 2,
    text: 'Your sleep score is in the highest band. Please see your doctor before you start any sleep plan.',
    when: ({ sleep }) => sleep >= 16,
  },
  {
    code: 'malnourished',
    tier: 2,
    text: 'Your nutrition score is very low. Please see your doctor this week. Until then, eat small meals often and do no hard exercise.',
    when: ({ mna }) => mna <= 7,
  },
  {
    code: 'underweight',
    tier: 2,
    text: 'Your weight is low for your height. Please see your doctor this week. Until then, eat small meals often and do no hard exercise.',
    when: ({ bmi }) => bmi < 18.5,
  },
  {
    code: 'obese_but_undernourished',
    tier: 2,
    text: 'Your body may be short of good food, even at a higher weight. Do not try to get thinner now. Ask your doctor or a dietitian.',
    when: ({ mna, bmi }) => mna <= 11 && bmi >= 30,
  },
  {
    code: 'low_bmi_watch',
    tier: 2,
    text: 'After 65, a little more weight protects you. Weigh yourself each month, and tell your doctor if it falls.',
    gentleText: 'Regular meals protect you. Please tell your doctor how eating goes for you.',
    when: ({ age, bmi }) => age >= 65 && bmi < 21,
  },
  {
    code: 'social_very_severe',
    tier: 2,
    text: 'You do not have to be alone with this. To talk to a person today, call {company}.',
    when: ({ social }) => social >= 11,
  },
  {
    code: 'very_inactive',
    tier: 2,
    text: 'Start low and go slow. Three questions first: Did you fall in the past year? Do you feel unsteady? Are you afraid of falling? If you say yes to any, ask your doctor for a falls check.',
    when: ({ exercise }) => exercise < 50,
  },
  {
    code: 'learning_not_cognitive_test',
    tier: 3,
    text: 'Your Learning score is about digital skills and interest. It is not a memory test.',
    when: ({ literacy }) => literacy < 8,
  },
]

const rapidChange: Omit<Trigger, 'when'> = {
  code: 'rapid_change',
  tier: 2,
  text: 'One of your scores changed a lot in a short time. What changed? Please tell your doctor.',
}

/** Every text a score can call for, help lines still as `{crisis}`: what a translation must hold. */
export const alertTemplates: readonly string[] = [...triggers, rapidChange].flatMap(
  ({ text, gentleText }) => [text, ...(gentleText === undefined ? [] : [gentleText])],
)

/** What the scores call for, help lines still open and in English. */
export interface ScoreAlert {
  readonly code: string
  readonly tier: SafetyMessage['tier']
  readonly template: string
}

/**
 * What scores call for (safety policy, score triggers and rapid change).
 *
 * @param person - newest results, earlier ones, age and body mass index, as far as known.
 * @returns the alerts, most urgent tier first; none where nothing is triggered.
 */
export function scoreAlerts(person: Person): readonly ScoreAlert[] {
  const numbers = numbersOf(person)
  const isGentle = topicsIn(person.said ?? []).has('eating-disorder')
  const fired: readonly Omit<Trigger, 'when'>[] = [
    ...triggers.filter(({ when }) => when(numbers)),
    ...(changedFast(person).size > 0 ? [rapidChange] : []),
  ]
  return fired
    .map(({ code, tier, text, gentleText }) => ({
      code,
      tier,
      template: isGentle ? (gentleText ?? text) : text,
    }))
    .toSorted((one, other) => one.tier - other.tier)
}

/**
 * The same as they are shown, one by one.
 *
 * @param person - as for {@link scoreAlerts}.
 * @param region - two-letter code whose help lines apply.
 * @param language - language of the texts.
 * @returns the messages, most urgent tier first.
 */
export function scoreTriggers(
  person: Person,
  region: string,
  language: Language = 'en',
): readonly SafetyMessage[] {
  return scoreAlerts(person).map(({ code, tier, template }) => ({
    code,
    tier,
    text: withHelpLines(sayIn(language, template), region, language),
  }))
}
