/** Checks what a sentence says of the person's scores. */

import { instruments } from '#core/catalog.ts'
import { pattern } from '../../text/pattern.ts'
import { normalise } from '../../text/normalise.ts'
import { numbersIn } from '../sources/numbers-in.ts'

/** A score that may be spoken of. */
export interface KnownScore {
  /** What it is called, for example `sleep`. */
  readonly name: string
  readonly score: number
  readonly band: string
}

const learning = pattern(
  '(learning|literacy|digital|technology|online|tech|aprendizaje|digital*) (skills? )?(score*|result*|test|survey|assessment|evaluation|points|numbers?|level|answers|puntaje|resultado*)|(puntaje*|puntuacion|resultado*|prueba|evaluacion|encuesta|nivel) (de|en|sobre) (su |el |la |las )?(aprendizaje|habilidades digitales|destrezas digitales|tecnologia)',
)
const learningGiven = pattern('(score*|got|have|has|with|of) ... (on|in|for) (the |your )?learning')
const mind = pattern(
  '(memory|mind|brain|dementia|alzheimer*|cognit*|thinking|forget*|decline*|impair*|mental*|sharp*|senil*|memoria|demencia|mente|cerebro|olvid*|deterioro|cognitiv*)',
)
const disclaimer = pattern(
  '(not|no) .. (a |una )?(memory|medical|cognitive|thinking|brain|prueba)|not (about|a measure of|a sign of) (your )?(memory|mind)|(can not|does not) (show|mean|measure|say|tell) ... (dementia|memory|mind|brain)|no (es|mide|habla|muestra|dice|significa) ... (memoria|demencia|mente|cerebro)',
)
const cognitiveBand = pattern(
  '(potential cognitive concerns|mild cognitive change*|strong cognitive function|cognitive (concerns|function|change*)|funcion cognitiva|cambios cognitivos|problemas? cognitivos?)',
)

/**
 * Tells whether a sentence reads memory or dementia out of the learning score.
 *
 * @param text - a sentence without tags.
 * @returns true where it does; saying that the score is no memory test is allowed.
 */
export function readsMemoryFromLearning(text: string): boolean {
  const plain = normalise(text)
  if (cognitiveBand.test(plain)) return true
  const isAboutScore = learning.test(plain) || learningGiven.test(plain)
  return isAboutScore && mind.test(plain) && !disclaimer.test(plain)
}

const labels = [
  ...new Set(
    Object.values(instruments).flatMap(({ bands }) => bands.map(({ label }) => normalise(label))),
  ),
].toSorted((one, other) => other.length - one.length)

const scoreNames = 'connection|social|learning|activity|exercise|nutrition|diet|stress|sleep'
const spoken = new RegExp(`(${scoreNames}) (?:score|result)`, 'gu')
const aliases: Readonly<Record<string, string>> = {
  social: 'connection',
  exercise: 'activity',
  diet: 'nutrition',
}

/** The band a sentence gives to a score: the longest label that follows "called", "is" or "band". */
function bandIn(plain: string): string | undefined {
  const after = / (?:called|band of|range of|is|as|means|rated|considered)(?= )/gu
  for (const { index, 0: word } of plain.matchAll(after)) {
    const rest = plain.slice(index + word.length).replace(/^ (?:in )?(?:the |a |very high )?/u, ' ')
    const label = labels.find((each) => rest.startsWith(each))
    if (label !== undefined) return label
  }
  return undefined
}

/**
 * Tells whether a sentence gives a score or a band that is not the person's.
 *
 * @param text - a sentence without tags.
 * @param scores - the scores that may be spoken of.
 * @returns true where a score is named with another number or another band.
 */
export function isWrongScore(text: string, scores: readonly KnownScore[]): boolean {
  const plain = normalise(text)
  if (!/ (?:your|yours|you (?:got|have|scored)) /u.test(plain)) return false
  const named = [...plain.matchAll(spoken)].map(([, name = '']) => aliases[name] ?? name)
  if (named.length === 0) return false
  const known = scores.filter(({ name }) => named.includes(name))
  if (known.length === 0) return numbersIn(text).some(({ unit }) => unit === '')
  const given = numbersIn(text).filter(({ unit }) => unit === '')
  const isStated = / (?:score|result) (?:is|was|of|stands at|at|came to) [a-z0-9]+/u.test(plain)
  if (isStated && !given.every(({ value }) => known.some(({ score }) => String(score) === value))) {
    return true
  }
  const band = bandIn(plain)
  return band !== undefined && !known.some((each) => normalise(each.band) === band)
}
