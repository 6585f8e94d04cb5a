/** Holds the words of a sentence against the entries it names. */

import type { EvidenceEntry } from '../../evidence/entry.ts'
import type { Language } from '#core/languages.ts'
import { normalise } from '../../text/normalise.ts'
import { englishFor } from '../../search/search-words.ts'
import { stem } from '../../text/stem.ts'
import { sentencesOfEntry, spanishSentencesOfEntry } from './entry-text.ts'

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

/** The words of a text that carry its meaning, as stems. */
function contentOf(text: string): readonly string[] {
  const words = normalise(text)
    .split(/[ .]+/u)
    .flatMap((word) => (/[a-z]/u.test(word) ? (stem(word) ?? []) : []))
  return [...new Set(words)].filter((word) => word.length > 1 && !fillers.has(word))
}

/** The same for Spanish: the first letters of each word, and what it means in English where that is known. */
function contentOfSpanish(text: string): readonly (readonly string[])[] {
  return [...new Set(normalise(text).split(/[ .]+/u))]
    .filter((word) => word.length > 3 && /[a-z]/u.test(word) && !spanishFillers.has(word))
    .map((word) => [spanishStem(word), ...contentOf(englishFor(word) ?? '')])
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
  language: Language,
): number {
  const source = contentOf(cited.flatMap(sentencesOfEntry).join('\n'))
  if (language === 'es') {
    const words = contentOfSpanish(text)
    const spanish = new Set(
      cited
        .flatMap(spanishSentencesOfEntry)
        .flatMap(contentOfSpanish)
        .map(([stemmed]) => stemmed),
    )
    const shared = words.filter(
      ([stemmed, ...meanings]) =>
        spanish.has(stemmed) || meanings.some((word) => isIn(word, source)),
    )
    return words.length === 0 ? 1 : shared.length / words.length
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

const spanishDenying =
  / (?:no|nunca|jamas|nadie|nada|ni|tampoco|ningun|ninguna|evite|evitar|desaconseja*) /u
const spanishHedging =
  / (?:solo|hasta|salvo|menos|pocos?|pocas?|ultim[oa]|sin|vez|lugar|limite|reduzca|corte|deje|antes|debil(?:es)?|mixt[oa]s?|quita|rompe|empeora|roba) /u
const spanishHarmlessNo =
  / (?:no solo|nunca es (?:demasiado )?tarde|sin dormir|poca luz|si (?:usted )?no (?:puede|hay|tiene)) /gu

function polarityOf(text: string, language: Language): Polarity {
  const isSpanish = language === 'es'
  const plain = normalise(text).replaceAll(isSpanish ? spanishHarmlessNo : harmlessNo, ' ')
  if ((isSpanish ? spanishDenying : denying).test(plain)) return 'no'
  return (isSpanish ? spanishHedging : hedging).test(plain) ? 'either' : 'yes'
}

interface Clause {
  readonly polarity: Polarity
  readonly words: readonly string[]
}

const joints: Readonly<Record<Language, RegExp>> = {
  en: /[;:!?()]|\.(?!\d)|,(?= not)|\b(?:but|because|while|so(?= (?:that )?(?:you|it|they)))\b/u,
  es: /[;:!?¿¡()]|\.(?!\d)|,(?= no)|\b(?:pero|porque|mientras|sino)\b/u,
}

function clausesOf(text: string, language: Language): readonly Clause[] {
  return text
    .split(joints[language])
    .map((part) => ({
      polarity: polarityOf(part, language),
      words: [
        ...(language === 'es'
          ? contentOfSpanish(part).map(([stemmed = '']) => stemmed)
          : contentOf(part)),
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
  const sentences = cited.flatMap(language === 'es' ? spanishSentencesOfEntry : sentencesOfEntry)
  const source = sentences.flatMap((sentence) => clausesOf(sentence, language))
  return clausesOf(text, language).some((clause) => isDenied(clause, source))
}
