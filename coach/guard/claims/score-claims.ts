/** Checks what a sentence says of the person's scores. */

import { instruments } from '#core/catalog.ts'
import type { Language } from '#core/languages.ts'
import { spanishBandNames } from '../../scores/score-names.ts'
import { pattern } from '../../text/pattern.ts'
import { normalise } from '../../text/normalise.ts'
import type { Said } from '../../text/said.ts'
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

function longestFirst(names: readonly string[]): readonly string[] {
  return [...new Set(names.map(normalise))].toSorted((one, other) => other.length - one.length)
}

/** How English speaks of a score. */
const english = {
  /** A score by its name. */
  named:
    /(connection|social|learning|activity|exercise|nutrition|diet|stress|sleep) (?:score|result)/gu,
  /** That it is the person's own. */
  theirs: / (?:your|yours|you (?:got|have|scored)) /u,
  /** Other words for the names of scores. */
  aliases: new Map([
    ['social', 'connection'],
    ['exercise', 'activity'],
    ['diet', 'nutrition'],
  ]),
  /** That a number is given for it. */
  stated: / (?:score|result) (?:is|was|of|stands at|at|came to) [a-z0-9]+/u,
  labels: longestFirst(
    Object.values(instruments).flatMap(({ bands }) => bands.map(({ label }) => label)),
  ),
  /** Stands before the name of a band. */
  beforeBand: / (?:called|band of|range of|is|as|means|rated|considered)(?= )/gu,
  /** May stand between the two. */
  article: /^ (?:in )?(?:the |a |very high )?/u,
}

type ScoreTalk = typeof english

const spanish: ScoreTalk = {
  named:
    /(?:puntaje|puntuacion|resultado|nota) (?:de|en|del) (?:la |el |su )?(vida social|soledad|aprendizaje|actividad|ejercicio|nutricion|alimentacion|comida|estres|sueno)/gu,
  theirs:
    / (?:sus?|usted (?:tiene|saco|obtuvo)|tiene|saco|obtuvo) (?:un )?(?:ultimo )?(?:puntaje|puntuacion|resultado|nota)/u,
  aliases: new Map([
    ['soledad', 'vida social'],
    ['ejercicio', 'actividad'],
    ['alimentacion', 'nutricion'],
    ['comida', 'nutricion'],
  ]),
  stated: / (?:es|fue|era|esta en|llego a|de) (?:de )?\w+/u,
  labels: longestFirst(spanishBandNames),
  beforeBand: / (?:nivel|es|esta en|esta|se llama|significa|como)(?= )/gu,
  article: /^ (?:el |la |un |una |nivel )*/u,
}

const talk: Said<ScoreTalk> = { en: english, es: spanish }

/** The band a sentence gives to a score: the longest name behind "called", "nivel", "is" and the like. */
function bandIn(plain: string, { beforeBand, article, labels }: ScoreTalk): string | undefined {
  for (const { index, 0: word } of plain.matchAll(beforeBand)) {
    const rest = plain.slice(index + word.length).replace(article, ' ')
    const label = labels.find((each) => rest.startsWith(each))
    if (label !== undefined) return label
  }
  return undefined
}

/**
 * Tells whether a sentence gives a score or a band that is not the person's.
 *
 * @param text - a sentence without tags.
 * @param scores - the scores that may be spoken of, by their names in the language.
 * @param language - the language it is read in.
 * @returns true where a score is named with another number or another band.
 */
export function isWrongScore(
  text: string,
  scores: readonly KnownScore[],
  language: Language,
): boolean {
  const words = talk[language]
  const plain = normalise(text)
  if (!words.theirs.test(plain)) return false
  const named = [...plain.matchAll(words.named)].map(
    ([, name = '']) => words.aliases.get(name) ?? name,
  )
  if (named.length === 0) return false
  const known = scores.filter(({ name }) => named.includes(normalise(name).trim()))
  const given = numbersIn(text, language).filter(({ unit }) => unit === '')
  if (known.length === 0) return given.length > 0
  const isKnown = (value: string): boolean => known.some(({ score }) => String(score) === value)
  if (words.stated.test(plain) && !given.every(({ value }) => isKnown(value))) return true
  const band = bandIn(plain, words)
  return band !== undefined && !known.some((each) => normalise(each.band) === band)
}
