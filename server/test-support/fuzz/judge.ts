/** Judges an answer, whatever was sent: its form, and what must never be in it. */

import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { exportFiles } from '#contract/export-files.ts'
import { problemCodes } from '#contract/problem.ts'

/** Codes the scorers give (core/scoring.ts). */
const scoringCodes = [
  'INVALID_ANSWERS',
  'INCOMPLETE',
  'INVALID_OPTION',
  'INVALID_TIME',
  'INVALID_NUMBER',
  'SAME_BED_AND_WAKE_TIME',
  'HOURS_EXCEED_TIME_IN_BED',
  'BMI_REQUIRED',
  'INVALID_BMI',
  'INVALID_HEIGHT_WEIGHT',
]

const problemSchema = z.strictObject({
  error: z.string().min(8).max(400),
  code: z.enum([...problemCodes, ...scoringCodes]),
  field: z.union([z.string(), z.number()]).optional(),
  proofs: z.array(z.string()).optional(),
})

/** Signs of what goes on inside. */
const insides =
  /\n\s+at |node_modules|\.ts:\d|ERR_[A-Z]|FST_|SQLITE|kysely|violates |duplicate key|relation "|invalid input syntax|invalid byte|ZodError|argon2/

/**
 * Finds what is wrong with an answer.
 *
 * @param endpoint - what was called.
 * @param answer - what came back.
 * @param secrets - texts of another person, none of which may be in it.
 * @returns sentences; none where all is well.
 */
export function faultsOf(
  endpoint: Endpoint,
  answer: LightMyRequestResponse,
  secrets: readonly string[],
): string[] {
  const { statusCode, body } = answer
  const everything = `${body}\n${JSON.stringify(answer.headers)}`
  return [
    ...(statusCode >= 500 ? [`It answered ${statusCode}.`] : []),
    ...(insides.test(body) ? ['It tells what goes on inside.'] : []),
    ...secrets.filter((secret) => everything.includes(secret)).map((one) => `It tells ${one}.`),
    ...(statusCode >= 400 ? faultsOfProblem(answer) : faultsOfReply(endpoint, answer)),
  ]
}

function faultsOfProblem(answer: LightMyRequestResponse): string[] {
  if (!isJson(answer)) return ['Its refusal is no JSON.']
  const { error } = problemSchema.safeParse(parse(answer.body))
  return error ? [`Its refusal has another form: ${error.message}`] : []
}

function faultsOfReply(endpoint: Endpoint, answer: LightMyRequestResponse): string[] {
  const type = String(answer.headers['content-type'])
  if (type.startsWith('text/event-stream')) return faultsOfEvents(endpoint, answer.body)
  // The text of a chat and the files of an export are their own form; a bundle is held by a checker of its own.
  if (type.startsWith('text/') || type === exportFiles.fhir.type) return []
  if (!isJson(answer)) return [`Its reply is ${type}.`]
  const { error } = endpoint.reply.safeParse(parse(answer.body))
  return error ? [`Its reply has another form: ${error.message}`] : []
}

function faultsOfEvents(endpoint: Endpoint, body: string): string[] {
  const events = body.split('\n\n').filter((block) => block.startsWith('event: '))
  const faults = events.flatMap((block) => {
    const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
    const schema = endpoint.events?.[name]
    if (name === 'failed' || !schema) return [`An event is ${name}.`]
    return schema.safeParse(parse(data)).success ? [] : [`The event ${name} has another form.`]
  })
  return events.length === 0 ? ['Its stream is empty.'] : faults
}

function isJson(answer: LightMyRequestResponse): boolean {
  return String(answer.headers['content-type']).startsWith('application/json')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
