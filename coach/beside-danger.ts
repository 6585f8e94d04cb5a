/** What may still be said beside the fixed texts of a danger. */

import type { Finding } from './retrieval.ts'
import { type SafetyCode, tiers } from './safety/codes.ts'

/**
 * After these codes nothing but the fixed text is said: advice would come between person and help.
 * Later turns are answered again, below the fixed text that stays; after thoughts of suicide they
 * are not, because the policy allows no lifestyle tips there.
 */
export const silencing: ReadonlySet<SafetyCode> = new Set([
  'suicide_self_harm',
  'stroke',
  'chest_pain',
  'emergency_other',
  'fall_injury',
  'sudden_confusion',
  'alcohol_withdrawal',
  'severe_depression',
  'abuse_neglect',
  'eating_disorder',
  'injection',
  'other_people_data',
])

/** From this tier on nobody is in danger, and other topics may be offered. */
export const firstSafeTier = 2

/**
 * What the policy still allows after some of them, below the fixed text: a low mood may hear of help
 * and of one small thing to do; who is robbed or worn out by care may hear how to stop it.
 */
const allowedAfter: Readonly<Partial<Record<SafetyCode, readonly string[]>>> = {
  severe_depression: ['T13', 'T14'],
  abuse_neglect: ['S14', 'L17', 'T10'],
}

/** Where nothing may be said, or nothing answers. */
export const nothingFound: Finding = { hits: [], domains: [] }

/** Keeps what may be said after the codes of this message; nothing where no code allows anything. */
export function allowedFinding(finding: Finding, codes: readonly SafetyCode[]): Finding {
  const silent = codes.filter((code) => silencing.has(code))
  if (silent.length === 0) return finding
  const allowed = new Set(silent.flatMap((code) => allowedAfter[code] ?? []))
  const hits = finding.hits.filter(
    ({ entry, score }) => allowed.has(entry.id) && score >= (finding.hits[0]?.score ?? 0) * 0.5,
  )
  const [first] = hits
  return isBarred(codes) || !first ? nothingFound : { hits, domains: [first.entry.domain] }
}

/** Tells whether a code allows nothing at all beside its fixed text. */
export function isBarred(codes: readonly SafetyCode[]): boolean {
  return codes.some((code) => silencing.has(code) && allowedAfter[code] === undefined)
}

/**
 * Tells whether a message tells of danger that leaves nothing to say but its fixed texts. They are
 * given without reading what was said before, whose own texts were shown when it was said.
 *
 * @param codes - what was detected in the message, most urgent tier first.
 * @returns true for an emergency or a crisis beside which nothing is allowed.
 */
export function isFixedAlone(codes: readonly SafetyCode[]): boolean {
  return isBarred(codes) && codes.some((code) => tiers[code] < firstSafeTier)
}
