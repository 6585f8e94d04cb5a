/** Writes evidence for a language model: plain words, the step, and what to mind. */

import type { EvidenceEntry } from '../evidence/entry.ts'
import { stepOf } from '../plan/point-text.ts'
import type { Language } from '#core/languages.ts'
import { wordingOf } from '../wording/catalog.ts'
import { sayIn } from '../wording/say-in.ts'

/** Cautions that are notes to ourselves and not for readers. */
const internal =
  /path|->|block|overrid|rule|product|self-report|association|subgroup|n=\d|stud(?:y|ies)|trial|\bUS only\b|figure|bias|effect|null|scams|mna|link,/iu

/**
 * One entry as a line.
 *
 * @param entry - the entry.
 * @param region - two-letter region, for the step.
 * @param language - language of the plain words and the step; what to mind is a note to the model.
 * @returns for example "[Z01] Most people … Step: Keep the same wake time every day."
 */
export function evidenceLine(entry: EvidenceEntry, region: string, language: Language): string {
  const says = sayIn(language, wordingOf(entry.id).says.join(' '))
  const { caution } = entry
  const mind = caution === '' || internal.test(caution) ? '' : ` Mind: ${caution}.`
  return `[${entry.id}] ${says === '' ? entry.fact : says} Step: ${stepOf(entry, region, language)}${mind}`
}
