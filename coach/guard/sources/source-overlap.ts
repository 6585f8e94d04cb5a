/** Holds the words of a sentence against the entries it names. */

import type { EvidenceEntry } from '../../evidence/entry.ts'
import type { Language } from '#core/languages.ts'
import { normalise } from '../../text/normalise.ts'
import { englishFor } from '../../search/search-words.ts'
import type { Said } from '../../text/said.ts'
import { stem } from '../../text/stem.ts'
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

/** The same in Spanish, with small words of more than three letters. */
const spanishFillers = new Set(
  (
    'para como pero porque cuando donde desde hasta entre sobre tambien cada algo algun alguna otro otra ' +
    'esta este esto estas estos ese esa eso usted ustedes puede pueden podria intente pruebe empiece ' +
    'ayuda ayudan ayudar mucho mucha muchas muchos poco poca bien mejor hoy tarde noche semana personas ' +
    'persona mayores mayor todo toda todos todas asi luego despues antes mientras durante ' +
    'unos unas con sin mas menos muy son estan esta haga hacer tiene tener'
  ).split(' '),
)

/** Letters of a word that its forms share. */
const stemLength = 5

function spanishStem(word: string): string {
  return word.replace(/(?:es|s)$/u, '').slice(0, stemLength)
}

/** A word that carries meaning: as its stem, and as the English ones it may stand for. */
interface ContentWord {
  readonly stemmed: string
  readonly english: readonly string[]
}

function stemsOf(text: string): readonly string[] {
  const words = normalise(text)
    .split(/[ .]+/u)
    .flatMap((word) => (/[a-z]/u.test(word) ? (stem(word) ?? []) : []))
  return [...new Set(words)].filter((word) => word.length > 1 && !fillers.has(word))
}

/** The words of a text that carry its meaning; of Spanish ones the first letters, and what is known of what they mean. */
const contentOf: Said<(text: string) => readonly ContentWord[]> = {
  en: (text) => stemsOf(text).map((stemmed) => ({ stemmed, english: [stemmed] })),
  es: (text) =>
    [...new Set(normalise(text).split(/[ .]+/u))]
      .filter((word) => word.length > 3 && /[a-z]/u.test(word) && !spanishFillers.has(word))
      .map((word) => ({ stemmed: spanishStem(word), english: stemsOf(englishFor(word) ?? '') })),
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
 * @param language - language of the sentence; the entries are English, their plain words in each.
 * @returns 0 to 1; 1 where the sentence has no content words at all.
 */
export function overlapWith(
  text: string,
  cited: readonly EvidenceEntry[],
  language: Language,
): number {
  const source = stemsOf(cited.flatMap((entry) => sentencesOfEntry(entry, 'en')).join('\n'))
  const own = new Set(
    cited
      .flatMap((entry) => sentencesOfEntry(entry, language))
      .flatMap((sentence) => contentOf[language](sentence).map(({ stemmed }) => stemmed)),
  )
  const words = contentOf[language](text)
  if (words.length === 0) return 1
  const shared = words.filter(
    ({ stemmed, english }) => own.has(stemmed) || english.some((word) => isIn(word, source)),
  )
  return shared.length / words.length
}

const denying: Said<RegExp> = {
  en: / (?:not|no|never|nobody|nothing|nor|avoid|neither|none|(?:advises?|recommends?|suggests?|warns?) against) /u,
  es: / (?:no|nunca|jamas|nadie|nada|ni|tampoco|ningun|ninguna|evite|evitar|desaconseja*) /u,
}
/** Words that stand half way between yes and no: they agree with either. */
const hedging: Said<RegExp> = {
  en: / (?:only|until|unless|less|fewer|last|without|instead|rather|free|skip|limit|cut|stop|sooner|weak|mixed|alone|null|breaks?|worsens?|steals?) |(?<! a) (?:few|little) /u,
  es: / (?:solo|hasta|salvo|menos|pocos?|pocas?|ultim[oa]|sin|vez|lugar|limite|reduzca|corte|deje|antes|debil(?:es)?|mixt[oa]s?|quita|rompe|empeora|roba) /u,
}

/** These hold a word of no, but deny nothing. */
const harmlessNo: Said<RegExp> = {
  en: / (?:not only|never too (?:late|old)|(?:if|when) (?:you |it |they |she |he )?(?:can|do|does|are|is|could|have) not) /gu,
  es: / (?:no solo|nunca es (?:demasiado )?tarde|sin dormir|poca luz|si (?:usted )?no (?:puede|hay|tiene)) /gu,
}

type Polarity = 'yes' | 'no' | 'either'

function polarityOf(text: string, language: Language): Polarity {
  const plain = normalise(text).replaceAll(harmlessNo[language], ' ')
  if (denying[language].test(plain)) return 'no'
  return hedging[language].test(plain) ? 'either' : 'yes'
}

interface Clause {
  readonly polarity: Polarity
  readonly words: readonly string[]
}

const joints: Said<RegExp> = {
  en: /[;:!?()]|\.(?!\d)|,(?= not)|\b(?:but|because|while|so(?= (?:that )?(?:you|it|they)))\b/u,
  es: /[;:!?¿¡()]|\.(?!\d)|,(?= no)|\b(?:pero|porque|mientras|sino)\b/u,
}

function clausesOf(text: string, language: Language): readonly Clause[] {
  return text
    .split(joints[language])
    .map((part) => ({
      polarity: polarityOf(part, language),
      words: [
        ...contentOf[language](part).map(({ stemmed }) => stemmed),
        ...(normalise(part).match(/\b\d+\b/gu) ?? []),
      ],
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
 * @param text - a sentence without tags.
 * @param cited - the entries it names.
 * @param language - language of the sentence.
 * @returns true where the sense is turned round.
 */
export function isTurnedRound(
  text: string,
  cited: readonly EvidenceEntry[],
  language: Language,
): boolean {
  const source = cited
    .flatMap((entry) => sentencesOfEntry(entry, language))
    .flatMap((sentence) => clausesOf(sentence, language))
  return clausesOf(text, language).some((clause) => isDenied(clause, source))
}
