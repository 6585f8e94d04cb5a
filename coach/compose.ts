/** Composes a short answer from the evidence found and what is known of the person. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { constraintsOf, topicsIn, type Constraints } from './disclosed-conditions.ts'
import { sourceOf } from './evidence/catalog.ts'
import type { EvidenceEntry } from './evidence/entry.ts'
import type { Passage, Person } from './person.ts'
import { sayings, stepOf } from './plan/point-text.ts'
import { wordsOf } from './reading-grade.ts'
import type { Finding } from './retrieval.ts'
import { searchWords } from './search/search-words.ts'
import { readingOf } from './scores/score-reading.ts'
import { reasonFor } from './scores/score-reason.ts'
import { stem } from './search/stem.ts'

/** An answer aims at this many words, so that it can be read in a minute. */
const aimedWords = 115
const mostFacts = 4

/** Evidence that must not be offered as a step of its own. */
const neverAlone: ReadonlySet<string> = new Set(['Z12'])

const questionsBack: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'Who would you most like to see more of?',
  Learning: 'What would you enjoy learning next?',
  Exercise: 'Which of these could you try this week?',
  Diet: 'Which of these fits your next meal?',
  Stress: 'What weighs on you most right now?',
  Sleep: 'Which of these could you try tonight?',
}

function personLine(domain: LifestyleDomain, person: Person | undefined): string | undefined {
  if (!person) return undefined
  const reason = reasonFor(domain, person)
  if (!reason.includes(' is ')) return undefined
  const sentence = reason.replace(/^because /u, '')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

/** Facts said before in this conversation are left out while others answer as well. */
function isSaid(entry: EvidenceEntry, earlier: string): boolean {
  return earlier.includes(entry.firstStep)
}

function chosen(
  finding: Finding,
  constraints: Constraints,
  earlier: string,
): readonly EvidenceEntry[] {
  const best = finding.hits[0]?.score ?? 0
  const [first] = finding.domains
  const usable = finding.hits.filter(
    ({ entry, score }) =>
      !constraints.barred.has(entry.id) &&
      !neverAlone.has(entry.id) &&
      score >= best * (entry.domain === first ? 0.2 : 0.55),
  )
  const fresh = usable.filter(({ entry }) => !isSaid(entry, earlier))
  return (fresh.length > 0 ? fresh : usable).map(({ entry }) => entry).slice(0, mostFacts)
}

/**
 * Composes an answer: what the person's number says, up to four facts each with a step that fits,
 * what a disclosed condition asks for, and one question back.
 *
 * @param message - the question as typed.
 * @param finding - the evidence found for it.
 * @param person - what is known of the person, if anything.
 * @param said - everything the person said, for disclosed conditions.
 * @param earlier - what the coach said before, to avoid saying it twice in a row.
 * @param region - two-letter code of the region.
 * @returns paragraphs of short sentences, each with the source behind it.
 */
export function compose(
  message: string,
  finding: Finding,
  person: Person | undefined,
  said: readonly string[],
  earlier: string,
  region: string,
): readonly Passage[] {
  const constraints = constraintsOf(topicsIn([...said, ...(person?.said ?? [])]))
  const asked = new Set(
    searchWords(message)
      .split(' ')
      .flatMap((word) => stem(word) ?? []),
  )
  const [domain] = finding.domains
  const opening = domain && !constraints.withoutNumbers ? personLine(domain, person) : undefined
  const note = constraints.notes.find((condition) => condition.domain === domain)?.text
  const openings = [readingOf(message) ?? opening, note].filter((part) => part !== undefined)
  const passages: Passage[] = openings.map((text) => ({ text, sources: [] }))
  let length = wordsOf(openings.join(' ')).length
  for (const entry of chosen(finding, constraints, earlier)) {
    const text = `${sayings(entry, asked)} ${stepOf(entry, region)}`
    length += wordsOf(text).length
    if (passages.length > openings.length && length > aimedWords) break
    passages.push({ text, sources: [sourceOf(entry)] })
  }
  if (domain) passages.push({ text: questionsBack[domain], sources: [] })
  return passages
}
