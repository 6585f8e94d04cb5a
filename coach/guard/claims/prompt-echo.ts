/** Recognises the coach's own instructions in what a model says. */

import { languages } from '#core/languages.ts'
import { normalise } from '../../text/normalise.ts'
import { adviceInstructions, chatInstructions } from '../instructions.ts'

const runLength = 6

function runsOf(text: string): readonly string[] {
  const words = normalise(text)
    .split(/[ .]+/u)
    .filter((word) => word !== '')
  return words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_, place) => words.slice(place, place + runLength).join(' '))
}

const instructed = new Set(
  languages
    .flatMap((language) => [chatInstructions(language), adviceInstructions(language)])
    .flatMap(runsOf),
)

/**
 * Tells whether a sentence repeats the instructions.
 *
 * @param text - a sentence without tags.
 * @returns true where six words in a row stand in the instructions too.
 */
export function isPromptEcho(text: string): boolean {
  return runsOf(text).some((run) => instructed.has(run))
}
