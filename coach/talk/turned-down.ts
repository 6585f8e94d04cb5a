/** Hears which words of the coach somebody turns down: "she can't stand eggs", "he won't have an alarm", "forget the lamps". */

import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import { stem } from '../text/stem.ts'
import { namingStems } from '../text/stems.ts'
import { isPressed } from './acts.ts'

const refuses = pattern(
  '(not|no|never|nor|without|hates?|hated|detest*|dislike*|refus*|forget|stop|quit|allerg*|intoleran*|rather than|instead of|(sick|tired) of|gives? (me|him|her|us) (the runs|gas|wind|heartburn|cramps)|(upsets?|disagrees with) (me|him|her|my|his)|makes? (me|him|her) (sick|ill)|ni|nunca|sin|odi[oa]|olvid*|dejese|basta|hart[oa]|en (vez|lugar) de|se niega|(me|le) (cae*|hace*|sienta*) (mal|pesad[oa]|dano)|(me|le) dan? (acidez|gases|diarrea|asco)|again $|otra vez $|told (you|u)|ya (le|te) dije)',
)
/** Who asks, or says how little, turns nothing down. */
const tellsHow = pattern(
  '(enough(?! of)|know|knows|understand|sure|remember|far|long|much|often|well|properly|why|how|what|suficiente|bastante|entiend*|segur[oa]|recuerd*|lejos|much[oa]s?|bien|por que|como|que es)',
)
/** "Not for a club", "no computers": turned down whatever was said before. */
const rightBehind = (term: string) =>
  pattern(
    `(not|no|forget|without|ni|sin) (about |for |the |a |an |any |my |from |to |by |por |de |la |el |los |las |un |una )*${term}*`,
  )

/** The words of a text without their endings. */
function termsIn(text: string): ReadonlySet<string> {
  return new Set(
    normalise(text)
      .split(/[ .]+/u)
      .flatMap((word) => stem(word) ?? []),
  )
}

/** Those of them that name something. */
function namedIn(text: string): readonly string[] {
  const words = normalise(text).split(/[ .]+/u)
  return words.flatMap((word) => (namingStems(word).size > 0 ? (stem(word) ?? []) : []))
}

/** A part of a message, as typed and in plain words. */
interface Clause {
  readonly text: string
  readonly words: string
}

function clausesOf(message: string): readonly Clause[] {
  return message
    .split(/(?<=[.!?;:,])\s+|\s+(?=(?:and|but|because|so|y|pero|porque)\s)/iu)
    .map((text) => ({ text, words: normalise(text) }))
}

function isRefusal({ text, words }: Clause): boolean {
  return refuses.test(words) && !tellsHow.test(words) && !text.trimEnd().endsWith('?')
}

/**
 * What was turned down so far, and what a message adds to it or takes up again.
 *
 * @param before - the words, without their endings, that were turned down in the talk.
 * @param message - what the person typed.
 * @param said - what the coach had just said: only its words are turned down.
 * @param told - what the person typed before: of their own words none but those right behind a no.
 */
export function turnedDown(
  before: ReadonlySet<string>,
  message: string,
  said: string,
  told: readonly string[],
): ReadonlySet<string> {
  if (isPressed(message)) return before
  const clauses = clausesOf(message)
  const takenUp = clauses.flatMap((clause) => (isRefusal(clause) ? [] : [clause.text])).join(' . ')
  const own = termsIn([...told, takenUp].join(' . '))
  const offered = termsIn(said)
  const refused = clauses
    .filter(isRefusal)
    .flatMap(({ text, words }) =>
      namedIn(text).filter(
        (term) => offered.has(term) && (!own.has(term) || rightBehind(term).test(words)),
      ),
    )
  const again = termsIn(takenUp)
  return new Set([...[...before].filter((term) => !again.has(term)), ...refused])
}

/** Says plainly that something is not eaten or liked, whatever the coach said. */
const cannotHave =
  /(?<!says? |said |told |tells )(?:hates?|detests?|allerg\w+ to|(?:can['’]?t|can ?not|won['’]?t|doesn['’]?t|don['’]?t|do not|does not) (?:stand|abide|bear|like|digest)|no (?:me|le) gustan?|odi[oa]|no (?:puedo|puede) (?:ni )?ver|al[eé]rgic[oa]s? (?:a|al)|(?:me|le) caen? mal)\s+(?:(?:the|any|to|el|la|los|las|ni|a)\s+)*(?<what>\p{L}{3,})(?:\s+(?:and|or|nor|y|o|ni)\s+(?<more>\p{L}{3,}))?/giu

/**
 * What somebody told that they cannot have or stand: words without their endings.
 *
 * @param told - what they typed.
 */
export function refusedIn(told: readonly string[]): ReadonlySet<string> {
  const named = told.flatMap((text) =>
    [...text.matchAll(cannotHave)].flatMap(({ groups }) =>
      [groups?.['what'] ?? '', groups?.['more'] ?? ''].filter((word) => !isGeneral.test(word)),
    ),
  )
  return named.length === 0 ? new Set() : termsIn(named.join(' '))
}

/** Names nothing that could be left out. */
const isGeneral =
  /^(?:it|that|this|much|anything|nothing|them|him|her|me|more|alone|eso|esto|nada|mucho|m[aá]s|bien|mal|sol[oa])$/iu

/** What keeps a person safe is said, whatever they would rather not hear. */
const ofCare =
  /\b(?:doctor|nurse|pharmacist|dietitian|warfarin|sugar|low|enfermera|farmac\w+|dietista|warfarina|az[uú]car)\b|m[eé]dic[oa]|\{(?:emergency|crisis|poison)\}/iu

/**
 * Leaves out the lines of a way that name what was turned down.
 *
 * @returns those that only list it among other things, where nothing else is left.
 */
export function linesLeft(lines: readonly string[], terms: ReadonlySet<string>): readonly string[] {
  const isSilent = (line: string) => ![...termsIn(line)].some((term) => terms.has(term))
  const silent = lines.filter((line) => ofCare.test(line) || isSilent(line))
  return silent.length > 0 ? silent : lines.filter((line) => !restsOn(line, terms))
}

/** Longer parts of a sentence are no items of a list. */
const wordsOfItem = 3

/**
 * Tells whether a step rests on what was turned down: names it, and nothing else in the same list.
 *
 * @param step - a sentence or two.
 * @param terms - what was turned down, as {@link turnedDown} gives it.
 */
export function restsOn(step: string, terms: ReadonlySet<string>): boolean {
  if (terms.size === 0) return false
  return sentencesOf(step).some((sentence) => {
    if (ofCare.test(sentence)) return false
    const parts = sentence.split(/[,:;]|\s(?:or|and|y|o|u|e)\s/u).map((part) => part.trim())
    const isNamed = parts.map((part) => [...termsIn(part)].some((term) => terms.has(term)))
    const isItem = parts.map((part) => part !== '' && part.split(/\s+/u).length <= wordsOfItem)
    const isLeft = (at: number) => isItem[at] === true && isNamed[at] === false
    return parts.some((_, at) => {
      const isOneOfSome = isItem[at] === true && (isLeft(at - 1) || isLeft(at + 1))
      return isNamed[at] === true && !isOneOfSome
    })
  })
}
