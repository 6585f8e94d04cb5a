/** Random calls of an endpoint, made from the contract. */

import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { z } from 'zod'
import { instrumentIds } from '#core/instrument-table.ts'
import { isPlainObject } from '#core/rules/plain-object.ts'
import { reminderChannels, reminderTimes } from '#core/reminder.ts'
import type { Address } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { answerAll } from '../answer-sets.ts'
import { mangledHeaders, mangledParts, mangledTexts, mangledValues } from './mangled.ts'
import { valuesOf, type FieldValues } from './schema-values.ts'

/** A call without the header that says who makes it. */
export interface Sent {
  readonly method: Address['method']
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

/** Whom calls are about. */
export interface About {
  readonly userId: string
  /** An address that has an account. */
  readonly email: string
  /** Ids of things the person has. */
  readonly ids: readonly string[]
}

const answers = fc.constantFrom(
  ...instrumentIds.flatMap((id) => [answerAll(id, 'first'), answerAll(id, 'last')]),
)

/** What the fields mean that no schema can tell. */
function fieldsAbout({ userId, email, ids }: About): FieldValues {
  return {
    // Each spelling may be left out; calls with neither are left out in turn.
    userID: fc.option(fc.constant(userId), { nil: undefined }),
    userId: fc.option(fc.constant(userId), { nil: undefined }),
    email: fc.oneof(fc.constant(email), fc.emailAddress()),
    yearOfBirth: fc.integer({ min: 1900, max: 2012 }),
    answers,
    responses: answers,
    // An id of something that is the person's, or somebody else's: never of their newest result.
    corrects: fc.option(fc.constantFrom(...ids), { nil: undefined, freq: 1 }),
    bmi: fc.oneof(
      fc.constant('23.5'),
      fc.double({ min: 5, max: 90, noNaN: true }).map((bmi) => bmi.toFixed(1)),
    ),
    category: fc.constantFrom('Healthy Weight', 'Overweight', ''),
    feet: fc.constant(undefined),
    inches: fc.constant(undefined),
    weight: fc.constant(undefined),
    heightIn: fc.constant(undefined),
    weightLb: fc.constant(undefined),
    value: fc.integer({ min: 0, max: 40 }),
    atMinutes: fc.constantFrom(...reminderTimes),
    channel: fc.constantFrom(...reminderChannels),
    endpoint: fc.constant('https://fcm.googleapis.com/fcm/send/one'),
    p256dh: fc.constant(`B${'A'.repeat(86)}`),
    auth: fc.constant('A'.repeat(22)),
    timeZone: fc.constantFrom('America/Chicago', 'Asia/Kathmandu', 'UTC'),
  }
}

/**
 * Makes calls as the contract has them.
 *
 * @param endpoint - the endpoint.
 * @param about - whom they are about.
 * @returns calls.
 */
export function goodCalls(endpoint: Endpoint, about: About): Arbitrary<Sent> {
  const fields = { ...fieldsAbout(about), ...paramsAbout(about, endpoint) }
  const parts = partsOf(endpoint, fields)
  return fc.tuple(parts.params, parts.query, parts.body).map(([params, query, body]) => ({
    method: endpoint.address.method,
    url: addressOf(endpoint, params, encodeURIComponent) + queryText(query),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  }))
}

/**
 * Makes calls with something wrong in them: body, address, query or headers.
 *
 * @param endpoint - the endpoint.
 * @param about - whom they are about.
 * @returns calls.
 */
export function badCalls(endpoint: Endpoint, about: About): Arbitrary<Sent> {
  const fields = { ...paramsAbout(about, endpoint), ...fieldsAbout(about) }
  const { body } = partsOf(endpoint, fields)
  const bodies = fc.oneof(
    mangledValues(body).map((value) => JSON.stringify(value) ?? ''),
    mangledTexts(body),
  )
  const calls = fc.tuple(goodCalls(endpoint, about), fc.nat(5))
  return fc
    .tuple(calls, bodies, mangledHeaders, oddQueries, mangledParts)
    .map(([[good, what], payload, headers, query, part]) => {
      const withBody = { ...good, headers: { 'content-type': 'application/json' }, payload }
      if (what === 0) return { ...good, headers: { ...good.headers, ...headers } }
      if (what === 1)
        return { ...good, url: `${good.url}${good.url.includes('?') ? '&' : '?'}${query}` }
      if (what === 2) return { ...good, url: addressOf(endpoint, {}, () => part) }
      if (what === 3) return { ...withBody, headers: { ...withBody.headers, ...headers } }
      return withBody
    })
}

const oddQueries: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'userID=a&userID=b',
    'userId[]=a',
    'format=json&format=csv',
    'format[x]=json',
    '__proto__=x&constructor=y',
    '=&&=',
    '%',
    'a=%00',
  ),
  fc
    .tuple(fc.constantFrom('userID', 'userId', 'format', 'x'), mangledParts)
    .map((pair) => pair.join('=')),
)

/** Things are named by their ids, whatever the name of the parameter. */
function paramsAbout({ ids }: About, { address }: Endpoint): FieldValues {
  const names = address.path.match(/:\w+/g) ?? []
  const secret = fc.stringMatching(/^[\w-]{43}$/)
  const valueOf = (name: string) => (name === ':secret' ? secret : fc.constantFrom(...ids))
  return Object.fromEntries(names.map((name) => [name.slice(1), valueOf(name)]))
}

function partsOf({ params, query, body }: Endpoint, fields: FieldValues) {
  const of = (schema: z.ZodType | undefined) =>
    schema ? valuesOf(schema, fields) : fc.constant(undefined)
  return { params: of(params), query: of(query), body: of(body) }
}

/** Fills the parameters of a path; what is not given is a word. */
function addressOf(
  { address }: Endpoint,
  params: unknown,
  write: (text: string) => string,
): string {
  const given = new Map(textsIn(params))
  return address.path.replaceAll(/:(\w+)/g, (_all, name: string) => write(given.get(name) ?? 'x'))
}

function queryText(query: unknown): string {
  const texts = textsIn(query)
  return texts.length === 0 ? '' : `?${new URLSearchParams(texts).toString()}`
}

function textsIn(values: unknown): [string, string][] {
  if (!isPlainObject(values)) return []
  return Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
}
