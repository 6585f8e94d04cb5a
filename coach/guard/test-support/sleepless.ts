/** A person who lies awake, for the tests of the guard. */

import { evidence } from '../../evidence/catalog.ts'
import { guardSentence, type PermittedContent } from '../guard-sentence.ts'

/** What a model may rely on: every entry, one score, one question. */
export const sleepless: PermittedContent = {
  entries: evidence,
  personNumbers: new Set(['12', '70', '79']),
  language: 'en',
  asked: 'What can I do when I lie awake at 3 am?',
  statements: ['Your sleep score is 12, which is called Severe.'],
  scores: [{ name: 'sleep', score: 12, band: 'Severe' }],
}

/** The same person, asking in Spanish. */
export const sleeplessInSpanish: PermittedContent = {
  ...sleepless,
  language: 'es',
  asked: '¿Qué hago si me despierto a las 3?',
  statements: ['Su puntaje de sueño es 12, nivel Malo.'],
  scores: [{ name: 'sueño', score: 12, band: 'Malo' }],
}

/** The fault of a sentence, or "ok". */
export function faultIn(sentence: string, permitted: PermittedContent = sleepless): string {
  const verdict = guardSentence(sentence, permitted)
  return verdict.ok ? 'ok' : verdict.fault
}
