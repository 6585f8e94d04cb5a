/** Every piece of evidence the coach may use. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Source } from '../person/person.ts'
import { dietEvidence } from './diet.ts'
import type { EvidenceEntry, EvidenceRecord } from './entry.ts'
import { exerciseEvidence } from './exercise.ts'
import { learningEvidence } from './learning.ts'
import { sleepEvidence } from './sleep.ts'
import { socializationEvidence } from './socialization.ts'
import { sourceUrl } from './citation.ts'
import { stressEvidence } from './stress.ts'

function entriesOf(
  domain: LifestyleDomain,
  records: readonly EvidenceRecord[],
): readonly EvidenceEntry[] {
  return records.map((record) =>
    Object.assign({}, record, { domain, url: sourceUrl(record.citation) }),
  )
}

/** All entries, domain by domain; also the list of sources of the methods page. */
export const evidence: readonly EvidenceEntry[] = [
  ...entriesOf('Socialization', socializationEvidence),
  ...entriesOf('Learning', learningEvidence),
  ...entriesOf('Exercise', exerciseEvidence),
  ...entriesOf('Diet', dietEvidence),
  ...entriesOf('Stress', stressEvidence),
  ...entriesOf('Sleep', sleepEvidence),
]

const byId = new Map(evidence.map((entry) => [entry.id, entry]))

/**
 * Finds an entry.
 *
 * @param id - id of an entry, for example `Z13`.
 * @returns the entry, or undefined where there is none of that id.
 */
export function evidenceOf(id: string): EvidenceEntry | undefined {
  return byId.get(id)
}

/**
 * The source of an entry as it is shown under an answer.
 *
 * @param entry - an entry of the catalog.
 * @returns its id, citation and address.
 */
export function sourceOf(entry: EvidenceEntry): Source {
  return { id: entry.id, citation: entry.citation, url: entry.url }
}
