/**
 * `npm run train`: teaches the models what the writers who train wrote, and writes their weights to
 * `coach/understanding/weights`. The same rows give the same bytes.
 */

import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { PackedModel } from '#coach/understanding/model.ts'
import { inProject } from '../setup/project-folder.mjs'
import { learn } from './learn.ts'
import {
  leastSteps,
  questionRows,
  replyRows,
  safetyClasses,
  safetyLessons,
  safetySettings,
} from './lessons.ts'
import { pack } from './pack.ts'

const quoted = (text: string) => `'${text}'`
const list = (values: readonly (string | number)[]) =>
  values.map((value) => `    ${typeof value === 'string' ? quoted(value) : value},`).join('\n')

function moduleOf(name: string, about: string, packed: PackedModel): string {
  return `/** Weights by which the coach hears ${about}. Written by \`npm run train\`. */

import type { PackedModel } from '../model.ts'

// biome-ignore format: as the program writes it
export const ${name}: PackedModel = {
  classes: [
${list(packed.classes)}
  ],
  taughtBy: ${packed.taughtBy},
  biases: [
${list(packed.biases)}
  ],
  scales: [
${list(packed.scales)}
  ],
  check: ${packed.check},
  steps: '${packed.steps}',
}
`
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0)

function write(name: string, about: string, packed: PackedModel): void {
  const text = moduleOf(`${name}Weights`, about, packed)
  writeFileSync(inProject('coach', 'understanding', 'weights', `${name}.ts`), text)
  console.log(`${name}: ${kilobytes(text.length)} kB, ${kilobytes(gzipSync(text).length)} gzipped`)
}

const { lessons, hash } = safetyLessons()
const learned = learn(lessons, safetyClasses.length, safetySettings)
write('safety', 'danger', pack(learned, safetyClasses, hash, leastSteps))

/** Writes examples down as they are: the nearest of them speak for a new text. */
function writeRows(name: string, about: string, rows: string): void {
  const text = `/** ${about} Written by \`npm run train\`. */

// biome-ignore format: as the program writes it
export const ${name}Examples = {
  rows: ${JSON.stringify(rows)},
} as const
`
  writeFileSync(inProject('coach', 'understanding', 'weights', `${name}.ts`), text)
  console.log(`${name}: ${kilobytes(text.length)} kB, ${kilobytes(gzipSync(text).length)} gzipped`)
}

writeRows('asked', 'Questions with the facts that answer them.', questionRows())
writeRows('reply', 'Replies with what the person does by them.', replyRows())
