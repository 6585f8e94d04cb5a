/** What the models are taught: the examples of some writers as lessons, and how to learn from them. */

import { detectIn } from '#coach/safety/detect.ts'
import { tiers } from '#coach/safety/codes.ts'
import { featuresOf, hashOfText, tailOf } from '#coach/understanding/features.ts'
import { writers, type ExamplePart } from '#coach/understanding/writers.ts'
import {
  readActs,
  readLimits,
  readQuestions,
  readSafety,
  type SafetyExample,
} from '../examples/read-examples.ts'
import type { Lesson, Settings } from './learn.ts'

/** What is true of a message: its codes, or `none`. */
export const safetyClasses = [...Object.keys(tiers), 'none']

/** How danger is learned; chosen by leaving out one writer after the other. */
export const safetySettings: Settings = { epochs: 10, cost: 10, leastLessons: 2 }

/** Weights of fewer steps are left out. */
export const leastSteps = 1.2

/** How much the text without its noise counts, beside the same with it. */
const cleanWeight = 0.5
/** Everyday talk is no look-alike, and there is very much of it. */
const everydayWeight = 0.5

function lessonsOf({ text, clean, code, also, writer }: SafetyExample): readonly Lesson[] {
  const truths = [code, ...also].map((name) => safetyClasses.indexOf(name))
  const weight = writers[writer]?.counts ?? 1
  const heard = { features: featuresOf(text), truths, weight }
  if (clean === undefined || clean === text) return [heard]
  return [heard, { features: featuresOf(clean), truths, weight: weight * cleanWeight }]
}

/** Questions, replies and limits in which nothing calls for a fixed text, as the rules see it. */
function everydayTexts(): readonly string[] {
  const rows = ofPart([...readActs(), ...readQuestions(), ...readLimits()], 'train')
  return rows.map(({ text }) => text).filter((text) => detectIn(text).length === 0)
}

/** What teaches to hear danger, and a hash of it all: its rows and its settings. */
export function safetyLessons(): { readonly lessons: readonly Lesson[]; readonly hash: number } {
  const rows = ofPart(readSafety(), 'train')
  const everyday = everydayTexts()
  const truths = [safetyClasses.indexOf('none')]
  const weights = rows.map(({ writer }) => writers[writer]?.counts)
  const taught = [safetyClasses, safetySettings, leastSteps, cleanWeight, everydayWeight]
  return {
    lessons: [
      ...rows.flatMap(lessonsOf),
      ...everyday.map((text) => ({ features: featuresOf(text), truths, weight: everydayWeight })),
    ],
    hash: hashOfText(JSON.stringify([taught, weights, rows, everyday])),
  }
}

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
