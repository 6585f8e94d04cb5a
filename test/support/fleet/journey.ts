/** One person's whole way: register, answer everything, read it back, make a plan; with the retries of the app. */

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addresses, type EndpointName, idempotencyHeader } from '#contract/addresses.ts'
import { currentConsentVersion } from '#contract/consent.ts'
import { newestName, submitFields, submitName } from '#contract/instrument-calls.ts'
import { type InstrumentId, instrumentIds } from '#core/instrument-table.ts'
import { answerAll } from '#server/test-support/answer-sets.ts'
import { testStep } from '#server/store/test-records.ts'
import { newPerson } from '../person.ts'
import type { Balancer } from './balancer.ts'
import type { Answer, Ledger } from './ledger.ts'

/** A proxy gives up a call that is not answered by then. */
const callMs = 10_000
/** The app tries again by itself as soon as this where it was not told when. */
const againMs = 1000
/** Whoever is refused for so long has not been served. */
const patienceMs = 120_000

/** Where the person walks. */
export interface Place {
  readonly balancer: Balancer
  readonly ledger: Ledger
  /** Time to read and think between two calls. */
  readonly thinkMs: number
}

interface Request {
  readonly query?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Walks the whole way once.
 *
 * @param place - where.
 * @throws when the person was not served within their patience.
 */
export async function walk(place: Place): Promise<void> {
  const { ledger } = place
  const person = newPerson()
  const { email, password } = person
  const registered = await insist(place, 'register', {
    body: { ...person, consentVersion: currentConsentVersion },
  })
  if (registered.isSure) ledger.counts.registered += 1
  const { body: session } = await insist(place, 'login', { body: { email, password } })
  const { userID, token } = Object(session)
  const headers = { authorization: `Bearer ${token}` }
  const known = new Set<string>()
  await submit(place, 'saveBmi', { userID, bmi: '24.5', category: 'Healthy Weight' }, headers)
  for (const id of instrumentIds) {
    const body = submitFields(id, userID, answerAll(id, 'last'))
    const key = randomUUID()
    const result = await submit(place, submitName(id), body, headers, key)
    ledger.acknowledge(key, userID)
    known.add(result.id)
    await readBack(place, { id, userID, headers }, result.id)
  }
  await makePlan(place, headers)
  const { body: history } = await insist(place, 'history', { query: userID, headers })
  const ids: string[] = Object(history).assessments.map(({ id }: { id: string }) => id)
  const isWhole = ids.length === known.size && ids.every((id) => known.has(id))
  if (!isWhole) ledger.fault(`${ids.length} sittings are listed, ${known.size} were acknowledged`)
  ledger.counts.journeys += 1
}

async function submit(
  place: Place,
  name: EndpointName,
  body: object,
  headers: Readonly<Record<string, string>>,
  key: string = randomUUID(),
) {
  if (name !== 'saveBmi') place.ledger.send(key)
  const answer = await insist(place, name, {
    body,
    headers: { ...headers, [idempotencyHeader]: key },
  })
  return Object(answer.body)
}

interface Asked {
  readonly id: InstrumentId
  readonly userID: string
  readonly headers: Readonly<Record<string, string>>
}

/** What was acknowledged a moment ago is there, whichever process answers. */
async function readBack(place: Place, { id, userID, headers }: Asked, expected: string) {
  const { body } = await insist(place, newestName(id), { query: userID, headers })
  const { id: found } = Object(body)
  if (found !== expected)
    place.ledger.fault(`${id}: ${found} was read after ${expected} was stored`)
}

async function makePlan(place: Place, headers: Readonly<Record<string, string>>): Promise<void> {
  const step = testStep({ id: randomUUID() })
  await insist(place, 'changePlan', { body: { steps: [step] }, headers })
  place.ledger.counts.plans += 1
  const { body } = await insist(place, 'plan', { headers })
  const ids: string[] = Object(body).steps.map(({ id }: { id: string }) => id)
  if (ids.join() !== step.id) place.ledger.fault(`the plan has ${ids.length} steps, not the one`)
}

/** An answer, and whether it is known to be the first that the server gave. */
type Served = Answer & { readonly isSure: boolean }

/** Calls until there is a success, as the app does: after the time it was told, at another process perhaps. */
async function insist(place: Place, name: EndpointName, request: Request): Promise<Served> {
  const { ledger, thinkMs } = place
  await pause(thinkMs / 2 + Math.random() * thinkMs)
  const deadline = performance.now() + patienceMs
  let isSure = true
  while (performance.now() < deadline) {
    const answer = await call(place, name, request)
    if (answer === undefined) {
      ledger.counts.unanswered += 1
      isSure = false
      await pause(againMs)
      continue
    }
    // The one before may have been stored and its answer lost, on either side of the server: then the address is theirs.
    const isTaken = name === 'register' && !isSure && answer.status === 409
    if (!isTaken) ledger.take(answer)
    if (answer.status < 400 || isTaken) return { ...answer, isSure }
    isSure = false
    await pause(Number(answer.retryAfter ?? 1) * 1000)
  }
  throw new Error(`Nobody was served by ${name} for ${patienceMs / 1000} s.`)
}

/** @returns undefined where nothing came back. */
async function call(
  { balancer }: Place,
  name: EndpointName,
  { query = '', body, headers = {} }: Request,
): Promise<Answer | undefined> {
  const { method, path } = addresses[name]
  const asked = path.includes(':') ? path.replace(/:\w+/, query) : withQuery(path, query)
  const startedAt = performance.now()
  try {
    const answer = await fetch(balancer.next() + asked, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(callMs),
    })
    return {
      path,
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: await answer.json(),
      ms: performance.now() - startedAt,
    }
  } catch {
    return undefined
  }
}

/** The newest eating score takes its owner so. */
function withQuery(path: string, owner: string): string {
  return owner === '' ? path : `${path}?userID=${owner}`
}
