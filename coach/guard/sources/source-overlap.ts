/** Holds the words of a sentence against the entries it names. */

import type { EvidenceEntry } from '../../evidence/entry.ts'
import { normalise } from '../../safety/normalise.ts'
import { englishFor } from '../../search/spanish-lexicon.ts'
import { stem } from '../../search/stem.ts'
import { sentencesOfEntry } from './entry-text.ts'

/** Words that any advice may hold; they neither speak for a source nor against it. */
const fillers = new Set(
  (
    'help helpful try start begin today tonight day week time also even well good great keep simple small ' +
    'easy easily often now here because while when after before too still first next more most many ' +
    'people person older adult adults people way ways bit little lot may might sure idea instead each ' +
    'every any own feel much both yet like such other another next then once again until'
  )
    .split(' ')
    .flatMap((word) => stem(word) ?? []),
)

/** The words of a text that carry its meaning, as stems. */
function contentOf(text: string): readonly string[] {
  const words = normalise(text)
    .split(/[ .]+/u)
    .flatMap((word) => (/[a-z]/u.test(word) ? (stem(word) ?? []) : []))
  return [...new Set(words)].filter((word) => word.length > 1 && !fillers.has(word))
}

/** The same for Spanish: words of the lexicon in English; one that is not known stays as it is. */
function contentOfSpanish(text: string): readonly (readonly string[])[] {
  return normalise(text)
    .split(/[ .]+/u)
    .filter((word) => word.length > 3)
    .flatMap((word) => {
      const english = englishFor(word)
      return english === undefined ? [] : [contentOf(english)]
    })
    .filter((words) => words.length > 0)
}

function isLike(one: string, other: string): boolean {
  if (one === other || /\d/u.test(one)) return one === other
  const length = Math.min(one.length, other.length)
  return length >= 5 && one.slice(0, length) === other.slice(0, length)
}

function isIn(word: string, words: readonly string[]): boolean {
  return words.some((other) => isLike(word, other))
}

/**
 * The share of a sentence's content words that stand in the entries it names.
 *
 * @param text - a sentence without tags.
 * @param cited - the entries it names.
 * @param language - language of the sentence; the entries are English.
 * @returns 0 to 1; 1 where the sentence has no content words at all.
 */
export function overlapWith(
  text: string,
  cited: readonly EvidenceEntry[],
  language: 'en' | 'es',
): number {
  const source = contentOf(cited.flatMap(sentencesOfEntry).join('\n'))
  if (language === 'es') {
    const words = contentOfSpanish(text)
    const shared = words.filter((meanings) => meanings.some((word) => isIn(word, source)))
    return words.length === 0 ? 0 : shared.length / words.length
  }
  const words = contentOf(text)
  if (words.length === 0) return 1
  return words.filter((word) => isIn(word, source)).length / words.length
}

const denying =
  / (?:not|no|never|nobody|nothing|nor|avoid|neither|none|(?:advises?|recommends?|suggests?|warns?) against) /u
/** Words that stand half way between yes and no: they agree with either. */
const hedging =
  / (?:only|until|unless|less|fewer|last|without|instead|rather|free|skip|limit|cut|stop|sooner|weak|mixed|alone|null|breaks?|worsens?|steals?) |(?<! a) (?:few|little) /u

/** These hold a word of no, but deny nothing. */
const harmlessNo =
  / (?:not only|never too (?:late|old)|(?:if|when) (?:you |it |they |she |he )?(?:can|do|does|are|is|could|have) not) /gu

type Polarity = 'yes' | 'no' | 'either'

function polarityOf(text: string): Polarity {
  const plain = normalise(text).replaceAll(harmlessNo, ' ')
  if (denying.test(plain)) return 'no'
  return hedging.test(plain) ? 'either' : 'yes'
}

interface Clause {
  readonly polarity: Polarity
  readonly words: readonly string[]
}

function clausesOf(text: string): readonly Clause[] {
  return text
    .split(
      /[;:!?()]|\.(?!\d)|,(?= not)|\b(?:but|because|while|so(?= (?:that )?(?:you|it|they)))\b/u,
    )
    .map((part) => ({
      polarity: polarityOf(part),
      words: [...contentOf(part), ...(normalise(part).match(/\b\d+\b/gu) ?? [])],
    }))
    .filter(({ words }) => words.length > 1)
}

function isDenied({ polarity, words }: Clause, source: readonly Clause[]): boolean {
  if (polarity === 'either') return false
  const shared = source.map((part) => words.filter((word) => isIn(word, part.words)).length)
  const most = Math.max(0, ...shared)
  if (most < 2) return false
  return source
    .filter((_, place) => shared[place] === most)
    .every((part) => part.polarity !== 'either' && part.polarity !== polarity)
}

/**
 * Tells whether a sentence denies what its source affirms, or affirms what it denies. For each
 * clause the clauses of the source that share most words with it decide; one that agrees is enough.
 *
 * @param text - an English sentence without tags.
 * @param cited - the entries it names.
 * @returns true where the sense is turned round.
 */
export function isTurnedRound(text: string, cited: readonly EvidenceEntry[]): boolean {
  const source = cited.flatMap(sentencesOfEntry).flatMap(clausesOf)
  return clausesOf(text).some((clause) => isDenied(clause, source))
}
