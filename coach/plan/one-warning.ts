/** Makes one warning of all that scores call for: what was found, then help, then the doctor, once. */

import type { Language } from '#core/languages.ts'
import { sentencesIn } from '../text/sentence-splitter.ts'
import type { SafetyMessage } from '../person/person.ts'
import { withHelpLines } from '../safety/fixed-texts.ts'
import type { ScoreAlert } from '../safety/score-triggers.ts'
import { sayIn } from '../wording/say-in.ts'

/** Alerts whose words another one makes needless: whoever must see a doctor this week is weighed there. */
const coveredBy: Readonly<Record<string, readonly string[]>> = {
  low_bmi_watch: ['malnourished', 'underweight'],
}

/** Asks for a doctor, the most pressing first: one of them says what the others say. */
const doctorAsks: readonly string[] = [
  'Please see your doctor this week.',
  'Please talk to your doctor this week.',
  'Please talk to your doctor or a counselor about it.',
  'Ask your doctor or a dietitian.',
  'Please tell your doctor.',
]

/** In which order sentences are said: the findings, the help that is there at any hour, the doctor, what to do, what a score is not. */
function stageOf(sentence: string): number {
  if (/\{crisis\}|^How is your mood/u.test(sentence)) return 1
  if (doctorAsks.includes(sentence)) return 2
  if (/^Your Learning score|memory test/u.test(sentence)) return 4
  return /^(?:Your |You are |One of your |What changed)/u.test(sentence) ? 0 : 3
}

/**
 * Joins alerts.
 *
 * @param alerts - most urgent first.
 * @param region - two-letter code whose help lines apply.
 * @param language - language of the text.
 * @returns one message under the code of the most urgent alert, in which nothing is said twice;
 *   empty where there is no alert.
 */
export function oneWarning(
  alerts: readonly ScoreAlert[],
  region: string,
  language: Language,
): readonly SafetyMessage[] {
  const codes = new Set(alerts.map(({ code }) => code))
  const warnings = alerts.filter(({ code }) => !coveredBy[code]?.some((other) => codes.has(other)))
  const [first] = warnings
  if (!first) return []
  const said = [...new Set(warnings.flatMap(({ template }) => sentencesIn(template)))]
  const ask = doctorAsks.find((each) => said.includes(each))
  const text = said
    .filter((sentence) => sentence === ask || !doctorAsks.includes(sentence))
    .toSorted((one, other) => stageOf(one) - stageOf(other))
    .map((sentence) => sayIn(language, sentence))
    .join(' ')
  return [{ code: first.code, tier: first.tier, text: withHelpLines(text, region, language) }]
}
