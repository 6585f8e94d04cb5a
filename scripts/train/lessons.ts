/** What the models are taught: the examples of some writers as lessons, and how to learn from them. */

import { cardOf } from '#coach/cards/catalog.ts'
import { evidence } from '#coach/evidence/catalog.ts'
import { taughtMatters } from '#coach/matters/catalog.ts'
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
import { readingsOf } from '#coach/search/search-words.ts'
import { wordingOf } from '#coach/wording/catalog.ts'
import { languages } from '#core/languages.ts'
import { writers, type ExamplePart } from '#coach/examples/writers.ts'
import {
  readActs,
  readLimits,
  readQuestions,
  readSafety,
  type SafetyExample,
} from '../examples/read-examples.ts'
import type { Lesson, Settings } from './learn.ts'
import type { Pace } from './learn-softmax.ts'

/** What is true of a message: its codes, or `none`. */
export const safetyClasses = [...Object.keys(tiers), 'none']

interface ModelSettings {
  /** How many weights it may have; so many cost nothing that writers left out would show, fewer do. */
  readonly mostWeights: number
  /** To so many steps its weights are rounded. */
  readonly mostSteps: number
}

/** How danger is learned; chosen by leaving out one writer after the other. */
export const safetySettings: ModelSettings & { readonly learn: Settings } = {
  mostWeights: 90_000,
  mostSteps: 7,
  learn: { epochs: 10, cost: 10, leastLessons: 2 },
}

interface SoftmaxSettings extends ModelSettings {
  readonly pace: Pace
  /** What a step is worth. */
  readonly step: number
  /**
   * Weights that were chosen are surer of themselves than all were: they count so much, for the likeliest class to be
   * as likely as before on writers left out, since the talk and the search say how likely is enough.
   */
  readonly share: number
  /** What a weight of a matter counts beside one of a fact: there are nearly as many, and they are asked for less. */
  readonly matterWorth?: number
}

const actSettings: SoftmaxSettings = {
  mostWeights: 70_000,
  mostSteps: 127,
  step: 1,
  share: 0.85,
  pace: { rate: 0.6, rarityPower: 0.8 },
}

const questionSettings: SoftmaxSettings = {
  mostWeights: 200_000,
  mostSteps: 127,
  step: 1.5,
  share: 1.15,
  pace: { rate: 0.4, rarityPower: 1 },
  matterWorth: 0.8,
}

/** How much the text without its noise counts, beside the same with it. */
const cleanWeight = 0.5
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
  const settings = [safetyClasses, safetySettings, cleanWeight, everydayWeight]
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

interface TaughtSoftmax extends Taught {
  readonly settings: SoftmaxSettings
}

function taught(
  classes: readonly string[],
  settings: SoftmaxSettings,
  rows: readonly Labelled[],
): TaughtSoftmax {
  const told = rows.map(({ text, labels }) => [text, labels])
  return {
    classes,
    settings,
    hash: hashOfText(JSON.stringify([classes, settings, told])),
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
export function actLessons(): TaughtSoftmax {
  const rows = ofPart(readActs(), 'train').map(({ act, also, before, text }): Labelled => {
    const tail = tailOf(before)
    return {
      text: `${tail}|${text}`,
      features: () => replyFeatures(text, tail),
      labels: [act, ...also],
    }
  })
  return taught(acts, actSettings, rows)
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
export function questionLessons(): TaughtSoftmax {
  const asked = ofPart(readQuestions(), 'train').flatMap(({ text, facts, matter }) =>
    readingsOf(text).map((reading) => ({
      text: reading,
      facts: matter === undefined ? facts : [matter],
    })),
  )
  const rows = [...asked, ...cardTexts()].map(
    ({ text, facts }): Labelled => ({
      text,
      features: () => matterOf(text),
      labels: facts.length > 0 ? facts : [notMine],
    }),
  )
  return taught(
    [...evidence.map(({ id }) => id), notMine, ...taughtMatters.map(({ name }) => name)],
    questionSettings,
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
