/** The contract as an OpenAPI 3.1 document, made from the same schemas that check every call. */

import { z } from 'zod'
import { instrumentIds } from '#core/instrument-table.ts'
import { idempotencyHeader } from './addresses.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { submitName } from './instrument-calls.ts'
import { limits } from './limits.ts'
import { problemCodes } from './problem.ts'

/** An OpenAPI document, or a part of one. */
export type JsonObject = { [key: string]: unknown }

/** Calls a repeated submit of which makes no second record. */
const repeatable: ReadonlySet<string> = new Set([
  ...instrumentIds.map(submitName),
  'saveBmi',
  'enterScores',
])

/**
 * Describes every call.
 *
 * @param serverUrl - address of the server; empty for the one the document comes from.
 * @returns an OpenAPI 3.1 document.
 */
export function describeApi(serverUrl: string): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Healthy Lifestyle Choices',
      version: '1',
      description:
        'Self-assessment and coaching in six lifestyle domains for older adults. Every refusal has the body Problem.',
    },
    servers: [{ url: serverUrl === '' ? '/' : serverUrl }],
    paths: describePaths(),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema },
    },
  }
}

function describePaths(): JsonObject {
  const paths: { [path: string]: JsonObject } = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const { method, path } = endpoint.address
    const template = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[template] = { ...paths[template], [method.toLowerCase()]: describeCall(name, endpoint) }
  }
  return paths
}

function describeCall(name: string, endpoint: Endpoint): JsonObject {
  const { access, freshProof } = endpoint.address
  return {
    operationId: name,
    summary: endpoint.summary,
    ...(access === 'anyone' ? {} : { security: [{ token: [] }] }),
    ...(freshProof && { description: aboutFreshProof(freshProof), 'x-fresh-proof': freshProof }),
    parameters: describeParameters(name, endpoint),
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.body.safeParse(undefined).success,
        content: json(toJsonSchema(endpoint.body, 'input')),
      },
    }),
    responses: {
      200: { description: 'Done.', content: contentOf(name, endpoint) },
      '4XX': { description: 'Refused.', content: json({ $ref: '#/components/schemas/Problem' }) },
      '5XX': { description: 'Failed.', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  }
}

function aboutFreshProof(freshProof: true | readonly string[]): string {
  const when = freshProof === true ? '' : ` where one of these is true: ${freshProof.join(', ')}`
  return `Needs a proof of the person of the last ${limits.freshProofMinutes} minutes${when}; else 403 FRESH_PROOF_NEEDED, with the proofs that this person has.`
}

/** The chat gives its answer as text too: the specification reads the whole body. */
function contentOf(name: string, endpoint: Endpoint): JsonObject {
  return {
    ...(name === 'chat' && { 'text/plain': { schema: { type: 'string' } } }),
    ...json(toJsonSchema(endpoint.reply, 'output')),
    ...(endpoint.events && { 'text/event-stream': { schema: describeEvents(endpoint.events) } }),
  }
}

/** OpenAPI 3.1 has no form for streams: each event is described by its name and its data. */
function describeEvents(events: NonNullable<Endpoint['events']>): JsonObject {
  const oneOf = Object.entries(events).map(([name, data]) => ({
    type: 'object',
    required: ['event', 'data'],
    properties: { event: { const: name }, data: toJsonSchema(data, 'output') },
  }))
  const description =
    'Events in this order: safety once and at once, any number of passages, then done or failed. The data of each is one line of JSON.'
  return { description, oneOf }
}

function describeParameters(name: string, { params, query }: Endpoint): JsonObject[] {
  return [
    ...(params ? parametersOf(params, 'path') : []),
    ...(query ? parametersOf(query, 'query') : []),
    ...(repeatable.has(name)
      ? [{ name: idempotencyHeader, in: 'header', schema: { type: 'string', maxLength: 200 } }]
      : []),
  ]
}

function parametersOf(schema: z.ZodType, place: 'path' | 'query'): JsonObject[] {
  const { properties = {} } = toJsonSchema(schema, 'input') as { properties?: JsonObject }
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: one,
  }))
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function json(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } }
}

const problemSchema: JsonObject = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'One plain sentence that can be shown to the person.' },
    code: { type: 'string', examples: [...problemCodes] },
    field: { type: ['string', 'integer'], description: 'The field or the item at fault.' },
    proofs: { type: 'array', items: { enum: ['password', 'code', 'passkey'] } },
  },
}
