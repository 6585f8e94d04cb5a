/** Composes a short answer from the facts chosen and what is known of the person. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { chooseFacts } from './search/choose-facts.ts'
import { constraintsOf, topicsIn } from './disclosed-conditions.ts'
import { sourceOf } from './evidence/catalog.ts'
import type { Passage, Person } from './person.ts'
import { sayings, stepOf } from './plan/point-text.ts'
import { wordsOf } from './reading-grade.ts'
import { idsBarredBy } from './cards/catalog.ts'
import { limitsIn } from './talk/limits-heard.ts'
import type { Language } from '#core/languages.ts'
import type { Finding } from './retrieval.ts'
import { readingOf } from './scores/score-reading.ts'
import { scoreSentence } from './scores/score-sentence.ts'
import { asksHowMuch, asksIfSafe } from './search/follow-up.ts'
import { searchWords } from './search/search-words.ts'
import { stem } from './search/stem.ts'
import { severityOf, wellBelow } from './severity.ts'
import { sayIn } from './wording/say-in.ts'
import {
  encouragements,
  nothingNew,
  pick,
  praises,
  questionsBack,
} from './wording/turns-of-phrase.ts'

/** An answer aims at this many English words, so that it can be read in a minute; in other languages it says the same. */
const aimedWords = 115
/** Facts with two sentences of their own; those after them get one, and so does the first below a score. */
const fullFacts = 2

/** What an answer is composed from. */
export interface Matter {
  /** What is asked, as {@link askedIn} reads it. */
  readonly message: string
  readonly finding: Finding
  readonly person: Person | undefined
  /** Everything the person said in this conversation, this message last. */
  readonly said: readonly string[]
  /** Everything the coach said before, oldest first. */
  readonly earlier: readonly string[]
  /** True where only what was found may be said: one short fact, no question back. */
  readonly isShort?: boolean
  /** Two-letter code of the region. */
  readonly region: string
  /** Language of the answer. */
  readonly language: Language
}

function personLine(
  domain: LifestyleDomain,
  person: Person | undefined,
  seed: string,
  language: Language,
): string | undefined {
  if (!person) return undefined
  const sentence = scoreSentence(domain, person, language)
  const inEnglish = scoreSentence(domain, person, 'en')
  if (sentence === undefined || inEnglish === undefined) return undefined
  const severity = severityOf(person)[domain] ?? 0
  const more = pick(
    severity < wellBelow ? praises : encouragements,
    `${seed} because y${inEnglish.slice(1, -1)}`,
  )
  return `${sentence} ${sayIn(language, more)}`
}

/** The number of the person is said once in a conversation, not each time. */
function isTold(line: string | undefined, earlier: readonly string[]): boolean {
  const number = line?.split('. ')[0]
  return number !== undefined && earlier.some((text) => text.includes(number))
}

/**
 * Composes an answer: what the person's number says, up to three facts each with a step that fits,
 * what a disclosed condition asks for, and one question back.
 *
 * @param matter - the question, what was found for it, the person and the conversation.
 * @returns paragraphs of short sentences, each with the source behind it.
 */
export function compose(matter: Matter): readonly Passage[] {
  const { message, finding, person, said, earlier, region, language, isShort = false } = matter
  const [domain] = finding.domains
  if (!domain) return []
  const topics = topicsIn([...said, ...(person?.said ?? [])])
  const asTopics = constraintsOf(topics)
  const limited = idsBarredBy(limitsIn([...said, ...(person?.said ?? [])]))
  const constraints = { ...asTopics, barred: new Set([...asTopics.barred, ...limited]) }
  const asked = new Set(
    searchWords(message)
      .split(' ')
      .flatMap((word) => stem(word) ?? []),
  )
  const seed = `${message} ${earlier.length}`
  const say = (text: string): string => sayIn(language, text)
  const openingIn = (spoken: Language): string | undefined => {
    const line = constraints.withoutNumbers ? undefined : personLine(domain, person, seed, spoken)
    return readingOf(message, spoken) ?? (isTold(line, earlier) ? undefined : line)
  }
  const opening = openingIn(language)
  const wantsNumber = asksHowMuch(message) && !constraints.withoutNumbers
  const chosen = chooseFacts({
    finding,
    person,
    constraints,
    topics,
    earlier,
    wantsNumber,
    isShort,
  })
  const notes = constraints.notes
    .filter((note) => note.domain === domain)
    .map(({ text }) => text)
    .slice(0, 2)
  const caution =
    asksIfSafe(message) && notes.length === 0
      ? 'Ask your doctor first. I do not know your health in full.'
      : undefined
  const fixed = [caution, chosen.isRepeated ? nothingNew[domain] : undefined, ...notes].filter(
    (part) => part !== undefined,
  )
  const openings = [...(opening === undefined ? [] : [opening]), ...fixed.map(say)]
  const passages: Passage[] = openings.map((text) => ({ text, sources: [] }))
  const inEnglish = opening === undefined ? '' : openingIn('en')
  let length = wordsOf(`${inEnglish} ${fixed.join(' ')}`).length
  for (const [place, entry] of chosen.entries.entries()) {
    const isFull = place < fullFacts && (place > 0 || opening === undefined)
    const text = `${sayings(entry, asked, isFull ? 2 : 1)} ${stepOf(entry, region)}`
    length += wordsOf(text).length
    if (passages.length > openings.length && length > aimedWords) break
    passages.push({ text: say(text), sources: [sourceOf(entry)] })
  }
  const back = questionsBack[domain].filter((question) =>
    earlier.every((text) => !text.includes(question) && !text.includes(sayIn('es', question))),
  )
  if (!isShort)
    passages.push({
      text: say(pick(back.length > 0 ? back : questionsBack[domain], seed)),
      sources: [],
    })
  return passages
}
