/** What the models are taught: the examples of some writers as lessons, and how to learn from them. */

import { detectIn } from '#coach/safety/detect.ts'
import { tiers } from '#coach/safety/codes.ts'
import { featuresOf, hashOfText, tailOf, type Features } from '#coach/understanding/features.ts'
import { patternNames, safetySigns } from '#coach/understanding/safety-signs.ts'
import { writers, type ExamplePart } from '#coach/understanding/writers.ts'
import { readActs, readQuestions, type SafetyExample } from '../examples/read-examples.ts'
import type { Lesson, Settings } from './learn.ts'

/** A model that can be taught. */
export interface Subject<Row> {
  readonly classes: readonly string[]
  readonly settings: Settings
  /** Weights of fewer steps are left out. */
  readonly leastSteps: number
  readonly lessonsOf: (row: Row) => readonly Lesson[]
}

/** The features by which danger is heard. */
export function safetyFeatures(text: string): Features {
  return featuresOf(text, safetySigns(text, detectIn(text)))
}

const safetyClasses = [...Object.keys(tiers), 'none']

/** Hears danger; `none` is a class of its own. */
export const safetySubject: Subject<SafetyExample> = {
  classes: safetyClasses,
  settings: { buckets: 2 ** 15, epochs: 20, rate: 1, decay: 3e-4, balance: 1 },
  leastSteps: 0.6,
  lessonsOf({ text, clean, code, also }) {
    const truths = [code, ...also].map((name) => safetyClasses.indexOf(name))
    const heard = { features: safetyFeatures(text), truths, weight: 1 }
    if (clean === undefined || clean === text) return [heard]
    return [heard, { features: safetyFeatures(clean), truths, weight: cleanWeight }]
  },
}

/** How much the text without its noise counts, beside the same with it. */
const cleanWeight = 0.5

const plain = (text: string) => text.replaceAll(/[|\s]+/gu, ' ').trim()

/** The questions of the writers who train, a line each: the facts that answer, then the question. */
export function questionRows(): string {
  return ofPart(readQuestions(), 'train')
    .map(({ facts, text }) => `${facts.join(' ')}|${plain(text)}`)
    .join('\n')
}

/** The replies of the writers who train, a line each: the acts, the end of what was said before, the reply. */
export function replyRows(): string {
  return ofPart(readActs(), 'train')
    .map(
      ({ act, also, before, text }) =>
        [act, ...also].join(' ') + `|${tailOf(before)}|${plain(text)}`,
    )
    .join('\n')
}

/** The rows of the writers on one side of the trial. */
export function ofPart<Row extends { readonly writer: string }>(
  rows: readonly Row[],
  part: ExamplePart,
): readonly Row[] {
  return rows.filter(({ writer }) => writers[writer]?.part === part)
}

/**
 * Hashes what a model is taught by: its rows, its settings and the signs it weighs.
 *
 * @param rows - the rows.
 * @param subject - the model.
 */
export function hashOfLessons<Row extends object>(
  rows: readonly Row[],
  { classes, settings, leastSteps }: Subject<Row>,
): number {
  return hashOfText(
    JSON.stringify([settings, leastSteps, cleanWeight, classes, patternNames, rows]),
  )
}
