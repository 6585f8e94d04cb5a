/** Where only shares of people are published: how a result stands beside most others, in one sentence. */

import type { InstrumentId } from '../instrument-table.ts'

/** The short form of the social questions: 12 of 30 and more is the usual line (Lubben and colleagues, 2006). */
const socialLine = 12

/** Shares of 353 older people, as in the norm tables (BMC Geriatrics, 2020). */
const nutritionShares: readonly (readonly [from: number, sentence: string])[] = [
  [12, 'Like 64 in 100 older people in one study.'],
  [8, 'Like 28 in 100 older people in one study.'],
  [0, 'Like 8 in 100 older people in one study.'],
]

/**
 * Says how a result stands beside the published shares.
 *
 * @param instrument - `social` and `mna` have shares.
 * @param score - the final score.
 * @param components - parts of the score; the social ones hold `lsns6`, 0 to 30.
 * @returns one sentence; null where nothing is published, or where the part it needs is missing.
 */
export function shareStanding(
  instrument: InstrumentId,
  score: number,
  components: Readonly<Record<string, number | boolean | string>>,
): string | null {
  if (instrument === 'mna') {
    return nutritionShares.find(([from]) => score >= from)?.[1] ?? null
  }
  const shortForm = components['lsns6']
  if (instrument !== 'social' || typeof shortForm !== 'number') return null
  return shortForm >= socialLine
    ? 'Above the usual line for contact, like most people in large studies.'
    : 'Under the usual line for contact. Most people in large studies are above it.'
}
