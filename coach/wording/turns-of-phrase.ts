/** Ways to open, to close and to repeat, so that answers do not all sound alike. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

/** A question back to the person, by domain. */
export const questionsBack: Readonly<Record<LifestyleDomain, readonly string[]>> = {
  Socialization: [
    'Who would you most like to see more of?',
    'Which of these feels easy enough to try this week?',
    'What did you enjoy doing with others in the past?',
    'When in the day do you miss company most?',
  ],
  Learning: [
    'What would you enjoy learning next?',
    'Which of these sounds like fun to you?',
    'Who could learn it along with you?',
    'What time of day is your mind at its best?',
  ],
  Exercise: [
    'Which of these could you try this week?',
    'What kind of moving do you enjoy most?',
    'Does anything hurt or hold you back when you move?',
    'What time of day suits you for a short walk?',
  ],
  Diet: [
    'Which of these fits your next meal?',
    'What did you eat for breakfast today?',
    'What foods do you enjoy most?',
    'Who do you share your meals with?',
  ],
  Stress: [
    'What weighs on you most right now?',
    'Which of these could you try today?',
    'When in the day do you feel most at ease?',
    'Who do you talk to when things get hard?',
  ],
  Sleep: [
    'Which of these could you try tonight?',
    'What keeps you awake most often?',
    'What time do you get up most days?',
    'What do you do in the last hour before bed?',
  ],
}

/** After a score in one of its weaker bands. */
export const encouragements: readonly string[] = [
  'Small steps can change that.',
  'It can get better, one step at a time.',
  'A few small habits may help.',
  'You can start with something easy.',
]

/** After a score in its best band. */
export const praises: readonly string[] = [
  'That is a good place to be.',
  'You are doing well there.',
  'Keep up what you do.',
  'Well done so far.',
]

/** Said when a domain has no new fact left. */
export const nothingNew: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'I have now told you what I know about company. Here is the best of it once more.',
  Learning: 'I have now told you what I know about learning. Here is the best of it once more.',
  Exercise: 'I have now told you what I know about moving. Here is the best of it once more.',
  Diet: 'I have now told you what I know about food. Here is the best of it once more.',
  Stress: 'I have now told you what I know about stress. Here is the best of it once more.',
  Sleep: 'I have now told you what I know about sleep. Here is the best of it once more.',
}

/**
 * A number that stands for a text: the same text always gives the same one (FNV-1a).
 *
 * @param text - any text.
 * @returns a whole number from 0 to 4294967295.
 */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * Picks one of several ways to say a thing.
 *
 * @param ways - at least one way.
 * @param seed - what decides; the same seed always picks the same way.
 * @returns the way picked; empty text where there are none.
 */
export function pick(ways: readonly string[], seed: string): string {
  return ways[numberOf(seed) % ways.length] ?? ''
}
