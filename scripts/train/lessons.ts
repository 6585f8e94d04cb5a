/** What the models are taught: the examples of some writers as lessons, and how to learn from them. */

import { cardOf } from '#coach/cards/catalog.ts'
import { evidence } from '#coach/evidence/catalog.ts'
import { matters } from '#coach/matters/catalog.ts'
import { detectIn } from '#coach/safety/detect.ts'
import { rules } from '#coach/safety/rules/catalog.ts'
import { tiers } from '#coach/safety/codes.ts'
import { acts } from '#coach/understanding/acts.ts'
import {
  type Features,
  featuresOf,
  hashOfText,
  matterOf,
  replyFeatures,
  tailOf,
} from '#coach/understanding/features.ts'
import { notMine } from '#coach/understanding/hear-question.ts'
import { wordingOf } from '#coach/wording/catalog.ts'
import { languages } from '#core/languages.ts'
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

/** How many weights a model may have; so many cost nothing that writers left out would show, fewer do. */
export const mostWeights = { safety: 70_000, act: 110_000, question: 165_000 } as const

/** How the weights for danger are rounded. */
export const safetyRounding = { mostSteps: 7 } as const

/** How the weights of a softmax regression are rounded: to so large steps, and no more of them. */
export const softmaxRounding = { mostSteps: 127, step: { act: 1, question: 1.5 } } as const

/**
 * Weights that were chosen are surer of themselves than all were: they count so much, for the likeliest class to be as
 * likely as before on writers left out, since the talk and the search say how likely is enough.
 */
export const softmaxShare = { act: 0.85, question: 1 } as const

/** There are nearly as many matters as facts, and they are asked for less: a weight of theirs counts so much beside one of a fact. */
export const matterWorth = 0.8

/** How much the text without its noise counts, beside the same with it. */
const cleanWeight = 0.5
/** A matter has few examples: each is taught so many times. */
const timesMatter = 2
/** Everyday talk is no look-alike, and there is very much of it. */
const everydayWeight = 0.5

function lessonsOf({ text, clean, code, also }: SafetyExample): readonly Lesson[] {
  const truths = [code, ...also].map((name) => safetyClasses.indexOf(name))
  const heard = { features: featuresOf(text), truths, weight: 1 }
  if (clean === undefined || clean === text) return [heard]
  return [heard, { features: featuresOf(clean), truths, weight: cleanWeight }]
}

/** What teaches a model, and a hash of it all, which is there long before the lessons are. */
export interface Taught {
  readonly classes: readonly string[]
  readonly hash: number
  readonly lessons: () => readonly Lesson[]
}

/**
 * What teaches to hear danger: the rows for it, and of all other rows those in which the rules find nothing
 * that calls for a fixed text.
 */
export function safetyLessons(): Taught {
  const rows = ofPart(readSafety(), 'train')
  const checked = [...readActs(), ...readQuestions(), ...readLimits()].filter(
    ({ writer }) => writers[writer]?.isAddition !== true,
  )
  const everyday = ofPart(checked, 'train').map(({ text }) => text)
  const truths = [safetyClasses.indexOf('none')]
  const settings = [
    safetyClasses,
    safetySettings,
    safetyRounding,
    mostWeights,
    cleanWeight,
    everydayWeight,
  ]
  return {
    classes: safetyClasses,
    hash: hashOfText(JSON.stringify([settings, rows, everyday, rules])),
    lessons: () => [
      ...rows.flatMap(lessonsOf),
      ...everyday
        .filter((text) => detectIn(text).length === 0)
        .map((text) => ({ features: featuresOf(text), truths, weight: everydayWeight })),
    ],
  }
}

function taught(classes: readonly string[], rows: readonly Labelled[]): Taught {
  const told = rows.map(({ text, labels }) => [text, labels])
  return {
    classes,
    hash: hashOfText(
      JSON.stringify([classes, softmaxRounding, softmaxShare, mostWeights, matterWorth, told]),
    ),
    lessons: () =>
      rows.map(({ features, labels }) => ({
        features: features(),
        truths: labels.map((label) => classes.indexOf(label)),
        weight: 1,
      })),
  }
}

/** A text with what is true of it, the best first. */
interface Labelled {
  readonly text: string
  readonly features: () => Features
  readonly labels: readonly string[]
}

/** What teaches to hear an act: the reply, and the end of what was said before it. */
export function actLessons(): Taught {
  const rows = ofPart(readActs(), 'train').map(({ act, also, before, text }): Labelled => {
    const tail = tailOf(before)
    return {
      text: `${tail}|${text}`,
      features: () => replyFeatures(text, tail),
      labels: [act, ...also],
    }
  })
  return taught(acts, rows)
}

/** Each text of a card is as good as a question that it answers. */
function cardTexts(): readonly { readonly text: string; readonly facts: readonly string[] }[] {
  return evidence.flatMap(({ id, firstStep }) => {
    const { topics, says } = wordingOf(id)
    const card = cardOf(id)
    const told = card
      ? languages.flatMap((language) => [
          card.know[language],
          card.step[language],
          ...card.how[language],
        ])
      : []
    return [topics, ...says, firstStep, ...told].map((text) => ({ text, facts: [id] }))
  })
}

/** What teaches to hear what a question asks for. */
export function questionLessons(): Taught {
  const asked = ofPart(readQuestions(), 'train').flatMap(({ text, facts, matter }) =>
    matter === undefined
      ? [{ text, facts }]
      : Array.from({ length: timesMatter }, () => ({ text, facts: [matter] })),
  )
  const rows = [...asked, ...cardTexts()].map(
    ({ text, facts }): Labelled => ({
      text,
      features: () => matterOf(text),
      labels: facts.length > 0 ? facts : [notMine],
    }),
  )
  return taught(
    [...evidence.map(({ id }) => id), notMine, ...matters.map(({ name }) => name)],
    rows,
  )
}

/** The rows of the writers on one side of the trial. */
export function ofPart<Row extends { readonly writer: string }>(
  rows: readonly Row[],
  part: ExamplePart,
): readonly Row[] {
  return rows.filter(({ writer }) => writers[writer]?.part === part)
}
