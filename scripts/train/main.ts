/**
 * `npm run train`: teaches the models what the writers who train wrote, and writes their weights to
 * `coach/understanding/weights`. The same rows give the same bytes.
 */

import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { PackedModel } from '#coach/understanding/model.ts'
import { matterNamed } from '#coach/matters/catalog.ts'
import { inProject } from '../setup/project-folder.mjs'
import { type Learned, learn } from './learn.ts'
import { learnSoftmax } from './learn-softmax.ts'
import { learnFew } from './keep.ts'
import {
  actLessons,
  questionLessons,
  safetyLessons,
  safetySettings,
  type Taught,
} from './lessons.ts'
import { pack, type Rounding, scalesOf } from './pack.ts'

const quoted = (text: string) => `'${text}'`
const list = (values: readonly (string | number)[]) =>
  values.map((value) => (typeof value === 'string' ? quoted(value) : value)).join(', ')

function moduleOf(name: string, about: string, packed: PackedModel): string {
  return `/** Weights by which the coach hears ${about}. Written by \`npm run train\`. */

import type { PackedModel } from '../model.ts'

// biome-ignore format: as the program writes it
export const ${name}: PackedModel = {
  classes: [${list(packed.classes)}],
  taughtBy: ${packed.taughtBy},
  biases: [${list(packed.biases)}],
  scales: [${list(packed.scales)}],
  check: ${packed.check},
  gaps: '${packed.gaps}',
  steps: '${packed.steps}',
}
`
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0)

function write(
  name: string,
  about: string,
  learned: Learned,
  { classes, hash }: Taught,
  rounding: Rounding,
): void {
  const text = moduleOf(`${name}Weights`, about, pack(learned, classes, hash, rounding))
  writeFileSync(inProject('coach', 'understanding', 'weights', `${name}.ts`), text)
  console.log(`${name}: ${kilobytes(text.length)} kB, ${kilobytes(gzipSync(text).length)} gzipped`)
}

/** The same model, less sure of itself. */
function weakened(learned: Learned, share: number): Learned {
  const weights = learned.weights.map((weight) => weight * share)
  return { ...learned, weights, biases: learned.biases.map((bias) => bias * share) }
}

const safety = safetyLessons()
const messages = safety.lessons()
const learned = learnFew(
  (cells) => learn(messages, safety.classes.length, safetySettings.learn, cells),
  safetySettings.mostWeights,
)
write('safety', 'danger', learned, safety, {
  mostSteps: safetySettings.mostSteps,
  scales: scalesOf(learned, safetySettings.mostSteps),
})
for (const [name, about, taught] of [
  ['act', 'what a person does in a turn', actLessons()],
  ['question', 'what a question asks for', questionLessons()],
] as const) {
  const { mostWeights, mostSteps, step, share, pace, matterWorth = 1 } = taught.settings
  const scales = taught.classes.map(() => step * share)
  const lessons = taught.lessons()
  const few = learnFew(
    (cells) => learnSoftmax(lessons, taught.classes.length, pace, cells),
    mostWeights,
    (place) => (matterNamed(taught.classes[place] ?? '') ? matterWorth : 1),
  )
  write(name, about, weakened(few, share), taught, { mostSteps, scales })
}
