/** Says a refusal in the language of the person who is refused. */

import type { Language } from '#core/languages.ts'
import { filledRefusals, fixedRefusals } from './refusals.es.ts'

/** Rows of a list are counted in front of what is wrong with them. */
const rowPattern = /^Row (\d+): (.*)$/s

/**
 * Translates the sentence of a refusal.
 *
 * @param language - of the person.
 * @param sentence - in English, as `problems.ts`, the contract or a handler says it.
 * @returns the sentence in that language; in English where there is none, which a test forbids.
 */
export function refusalIn(language: Language, sentence: string): string {
  return language === 'en' ? sentence : inSpanish(sentence)
}

function inSpanish(sentence: string): string {
  const [, row, reason] = rowPattern.exec(sentence) ?? []
  if (row !== undefined && reason !== undefined) return `Fila ${row}: ${inSpanish(reason)}`
  const fixed = fixedRefusals.get(sentence)
  if (fixed !== undefined) return fixed
  for (const [pattern, say] of filledRefusals) {
    const found = pattern.exec(sentence)
    if (found !== null) return say(...found.slice(1))
  }
  return sentence
}
