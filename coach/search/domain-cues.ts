/** Words that say which lifestyle domain a question is about, whatever else it mentions. */

import { lifestyleDomains, type LifestyleDomain } from '#core/lifestyle-domain.ts'
import { patterns } from '../pattern.ts'

const cues: Readonly<Record<LifestyleDomain, readonly RegExp[]>> = {
  Socialization: patterns([
    '(lonel*|alone|isolat*|company|companion*)',
    '(friend*|neighbo*|people|grandchildren|visitor*)',
    '(social*|meet*|join|club*|volunteer*)',
    '(grie*|widow*|miss my)',
  ]),
  Learning: patterns([
    '(learn*|teach*|class*|lesson*|course*|study*|skill*)',
    '(computer*|tablet*|smartphone*|internet|online|password*|app|apps|email*|scam*|digital)',
    '(puzzle*|crossword*|sudoku|brain (game*|train*))',
    '(language|instrument|read*|book*)',
    '(forget*|remember*|names)',
  ]),
  Exercise: patterns([
    '(exercis*|workout*|walk*|swim*|gym|yoga|steps|stretch*)',
    '(balance|fall|falls|falling|strength|muscle*|fit|fitter)',
    '(knee*|hip|joint*|arthrit*|osteoporo*)',
    '(active|activity|move|moving|mow*|garden*|danc*|sit|sitting)',
  ]),
  Diet: patterns([
    '(eat*|food*|meal*|diet*|breakfast|lunch|supper|dinner|snack*|cook*)',
    '(protein|vitamin*|supplement*|salt|sugar|fiber|b12|omega)',
    '(weight|overweight|underweight|bmi|constipat*|bowel*|appetite|hungry|nutrition*)',
    '(vegetable*|fruit*|fish|meat|milk|egg*|nuts|greens|berries|olive|toast|water|drink*)',
  ]),
  Stress: patterns([
    '(stress*|anxi*|worr*|nervous|tense|panic*|overwhelm*)',
    '(calm*|relax*|unwind*|breath*|meditat*|mindful*)',
    '(mood|sad|upset|angry|bills|debt*|nature|park|journal)',
    '(carer*|caregiv*|caring for|respite)',
  ]),
  Sleep: patterns([
    '(sleep*|asleep|insomnia|awake|wake|waking|woke)',
    '(nap|naps|napping|doze*|dozing|snor*|bedtime|in bed|to bed|tired)',
    '(night*|[1-6] ?am|dream*|gasp*|wind down)',
    '(hours ... (night|enough)|keep* me (up|awake)|bedroom|pillow|mattress)',
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
