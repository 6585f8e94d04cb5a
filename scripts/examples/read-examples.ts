/** Reads the labelled examples from `coach/examples`, each row held against its shape. */

import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Limit, limits } from '#coach/cards/limits.ts'
import { evidence } from '#coach/evidence/catalog.ts'
import { tiers, type SafetyCode } from '#coach/safety/codes.ts'
import { matters } from '#coach/matters/catalog.ts'
import { acts } from '#coach/understanding/acts.ts'
import { writers } from '#coach/examples/writers.ts'
import { languages } from '#core/languages.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { inProject } from '../setup/project-folder.mjs'

const codes = Object.keys(tiers).filter((name): name is SafetyCode => name in tiers)
const text = z.string().trim().min(1)
const lang = z.enum(languages)

const safetyShape = z.strictObject({
  text,
  lang,
  code: z.enum(['none', ...codes]),
  also: z.array(z.enum(codes)).default([]),
  family: z.string().regex(/^(plain|veiled|harmless|v([1-9]|1\d|2[0-4])|h([1-9]|[123]\d|40))$/),
  kind: z.enum(['plain', 'veiled', 'mixed', 'harmless']),
  who: z.enum(['self', 'other']).optional(),
  /** The text without its noise, where there is some. */
  clean: text.optional(),
})

const questionShape = z.strictObject({
  text,
  lang,
  topic: z.string(),
  domains: z.array(z.enum(lifestyleDomains)),
  /** Every fact that answers, best first; none where it is not the coach's business. */
  facts: z.array(z.enum(evidence.map(({ id }) => id))),
  /** A matter that no card answers head-on, where it is that. */
  matter: z.enum(matters.map(({ name }) => name)).optional(),
})

const actShape = z.strictObject({
  /** What the coach had just said; empty where the conversation begins. */
  before: z.string().trim(),
  text,
  lang,
  act: z.enum(acts),
  also: z.array(z.enum(acts)).default([]),
})

const limitNames = Object.keys(limits).filter((name): name is Limit => name in limits)

const limitShape = z.strictObject({
  text,
  lang,
  /** What is told of the writer's own limits, or `dislike`; none where it is somebody else's or long past. */
  limits: z.array(z.enum([...limitNames, 'dislike'])),
})

/** Who wrote a row, by the name in {@link writers}. */
interface Written {
  readonly writer: string
}

/** A message with the danger in it, or none. */
export type SafetyExample = z.infer<typeof safetyShape> & Written

/** A question with the facts that answer it. */
export type QuestionExample = z.infer<typeof questionShape> & Written

/** A reply with what the person does by it. */
export type ActExample = z.infer<typeof actShape> & Written

/** A message with the limits that are told in it. */
export type LimitExample = z.infer<typeof limitShape> & Written

/** All messages, writer by writer; like the others it throws for a wrong row, with the file and the line. */
export const readSafety = (): readonly SafetyExample[] => readKind('safety', safetyShape)

/** All questions, writer by writer. */
export const readQuestions = (): readonly QuestionExample[] => readKind('questions', questionShape)

/** All replies, writer by writer. */
export const readActs = (): readonly ActExample[] => readKind('acts', actShape)

/** All messages that tell of limits, and their neighbors that do not. */
export const readLimits = (): readonly LimitExample[] => readKind('limits', limitShape)

function readKind<Row>(kind: string, shape: z.ZodType<Row>): readonly (Row & Written)[] {
  return Object.keys(writers).flatMap((writer) => {
    const file = inProject('coach', 'examples', kind, `${writer}.jsonl`)
    // Not every writer was asked for every kind.
    if (!existsSync(file)) return []
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    return lines.map((line, place) => {
      const row = shape.safeParse(JSON.parse(line))
      if (!row.success) throw new Error(`${file}:${place + 1}: ${z.prettifyError(row.error)}`)
      return { ...row.data, writer }
    })
  })
}
