/** Checks what a Spanish sentence says of the person's scores. */

import { normalise } from '../../text/normalise.ts'
import { spanishBandNames } from '../../scores/score-names.ts'
import { numbersIn } from '../sources/numbers-in.ts'
import type { KnownScore } from './score-claims.ts'

const spoken =
  /(?:puntaje|puntuacion|resultado|nota) (?:de|en|del) (?:la |el |su )?(vida social|soledad|aprendizaje|actividad|ejercicio|nutricion|alimentacion|comida|estres|sueno)/gu

const theirs =
  / (?:sus?|usted (?:tiene|saco|obtuvo)|tiene|saco|obtuvo) (?:un )?(?:ultimo )?(?:puntaje|puntuacion|resultado|nota)/u

const aliases: Readonly<Record<string, string>> = {
  soledad: 'vida social',
  ejercicio: 'actividad',
  alimentacion: 'nutricion',
  comida: 'nutricion',
}

const labels = spanishBandNames.map(normalise).toSorted((one, other) => other.length - one.length)

/** The band a sentence gives to a score: the longest name behind "nivel", "es" and the like. */
function bandIn(plain: string): string | undefined {
  const after = / (?:nivel|es|esta en|esta|se llama|significa|como)(?= )/gu
  for (const { index, 0: word } of plain.matchAll(after)) {
    const rest = plain.slice(index + word.length).replace(/^ (?:el |la |un |una |nivel )*/u, ' ')
    const label = labels.find((each) => rest.startsWith(each))
    if (label !== undefined) return label
  }
  return undefined
}

/**
 * Tells whether a Spanish sentence gives a score or a band that is not the person's.
 *
 * @param text - a sentence without tags.
 * @param scores - the scores that may be spoken of, by their Spanish names.
 * @returns true where a score is named with another number or another band.
 */
export function isWrongScoreInSpanish(text: string, scores: readonly KnownScore[]): boolean {
  const plain = normalise(text)
  const named = [...plain.matchAll(spoken)].map(([, name = '']) => aliases[name] ?? name)
  if (named.length === 0 || !theirs.test(plain)) return false
  const known = scores.filter(({ name }) => named.includes(normalise(name).trim()))
  const given = numbersIn(text, 'es').filter(({ unit }) => unit === '')
  if (known.length === 0) return given.length > 0
  const isStated = / (?:es|fue|era|esta en|llego a|de) (?:de )?\w+/u.test(plain)
  if (isStated && !given.every(({ value }) => known.some(({ score }) => String(score) === value))) {
    return true
  }
  const band = bandIn(plain)
  return band !== undefined && !known.some((each) => normalise(each.band) === band)
}
