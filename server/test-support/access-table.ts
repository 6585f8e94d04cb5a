/** Finds out what every call answers to every kind of caller, by making the calls. */

import * as fc from 'fast-check'
import { instrumentIds, instrumentTable } from '#core/instrument-table.ts'
import type { Access } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { submitFields } from '#contract/instrument-calls.ts'
import { answerAll } from './answer-sets.ts'
import { goodCalls, type Sent } from './fuzz/calls.ts'
import { idsIn, seenBy } from './seen-by.ts'
import { bearer, type TestApp, type TestMember } from './test-app.ts'

/** Who asks, in the order of the columns. */
export const askers = [
  'no token',
  'malformed token',
  'expired token',
  'revoked token',
  'guest id, no token',
  "another person's token",
  'right token, no fresh proof',
  'right token',
] as const

/** One of them. */
export type Asker = (typeof askers)[number]

/** What one call answered. */
export interface AccessRow {
  readonly name: string
  readonly call: string
  readonly access: Access
  /** Status and code of each answer, for example `401 UNAUTHENTICATED`. */
  readonly answers: Readonly<Record<Asker, string>>
  /** What somebody else learned or changed of the person the call is about; empty as it should be. */
  readonly leaks: readonly string[]
}

const hourMs = 3_600_000
const guestId = 'f47ac10b-58cc-4372-a567-0e02b2c3d479'

/** Tries of a call until it is one that succeeds: a schema does not know which answers fit. */
const maxTries = 40

/**
 * Makes the whole table.
 *
 * @param server - a server without limits on the rate, on the embedded database.
 * @returns one row for each call of the contract.
 */
export async function makeAccessTable(server: TestApp): Promise<AccessRow[]> {
  const rows: AccessRow[] = []
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    rows.push(await makeRow(server, name, endpoint))
  }
  return rows
}

async function makeRow(server: TestApp, name: string, endpoint: Endpoint): Promise<AccessRow> {
  const place = await placeOfGoodCall(server, endpoint)
  const first = await newPerson(server)
  server.passMs(13 * hourMs)
  const revoked = await server.signIn(first)
  await server.send({ method: 'POST', url: '/logout', headers: bearer(revoked) })
  const ann = await server.signIn(revoked)
  const bob = await server.newMember()
  const before = await seenBy(server.send, ann)
  const ids = idsIn(before)
  const call = sampleCalls(endpoint, { ...ann, ids })[place]
  const guests = sampleCalls(endpoint, { ...ann, userId: guestId, ids: [guestId] })[place]
  if (call === undefined || guests === undefined) throw new Error(`No call of ${name} was made.`)
  const ask = (headers: Record<string, string>, sent = call) =>
    server.send({ ...sent, headers: { ...sent.headers, ...headers } })
  const ofStrangers = {
    'no token': await ask({}),
    'malformed token': await ask(bearer({ token: "' or 1=1 --" })),
    'expired token': await ask(bearer(first)),
    'revoked token': await ask(bearer(revoked)),
    'guest id, no token': await ask({}, withGuest(guests)),
    "another person's token": await ask(bearer(bob)),
  }
  const after = await seenBy(server.send, ann)
  const { access, method, path, freshProof } = endpoint.address
  const told = Object.values(ofStrangers).map(({ body }) => body)
  const secrets = [ann.email, ann.token, ann.cookie, ...ids]
  const learned = secrets.filter((secret) => told.some((body) => body.includes(secret)))
  const changed = Object.keys(before).filter((each) => before[each] !== after[each])
  const answers = {
    ...mapValues(ofStrangers, describe),
    'right token, no fresh proof': freshProof
      ? describe(await ask(bearer(await openByBrowser(server, ann))))
      : 'not asked for',
    'right token': describe(await ask(bearer(ann))),
  }
  return {
    name,
    call: `${method} ${path}`,
    access,
    answers,
    leaks: [...learned.map((one) => `learned ${one}`), ...changed.map((one) => `changed ${one}`)],
  }
}

/** A session that the remembered browser alone opened. */
async function openByBrowser({ send }: TestApp, { email, cookie }: TestMember) {
  const login = await send({
    method: 'POST',
    url: '/login',
    headers: { cookie },
    payload: { email },
  })
  return login.json<{ token: string }>()
}

/** Calls are made until one succeeds, since a schema does not know which answers fit; else the first. */
async function placeOfGoodCall(server: TestApp, endpoint: Endpoint): Promise<number> {
  const carl = await newPerson(server)
  const ids = idsIn(await seenBy(server.send, carl))
  for (const [place, call] of sampleCalls(endpoint, { ...carl, ids }).entries()) {
    const headers = { ...call.headers, ...bearer(carl) }
    const { statusCode } = await server.send({ ...call, headers })
    if (statusCode === 200) return place
  }
  return 0
}

function mapValues<Key extends string, From, To>(
  values: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Record<Key, To> {
  const entries = Object.entries<From>(values).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(entries)
}

function sampleCalls(endpoint: Endpoint, about: Parameters<typeof goodCalls>[1]): Sent[] {
  return fc.sample(goodCalls(endpoint, about), { numRuns: maxTries, seed: 1 })
}

/** As a sister product leads guests here: with an id in the address. */
function withGuest(call: Sent): Sent {
  return { ...call, url: `${call.url}${call.url.includes('?') ? '&' : '?'}userId=${guestId}` }
}

type Answer = Awaited<ReturnType<TestApp['send']>>

function describe(answer: Answer): string {
  if (answer.statusCode < 400) return String(answer.statusCode)
  return `${answer.statusCode} ${answer.json<{ code: string }>().code}`
}

/** Somebody who has done everything once. */
async function newPerson(server: TestApp): Promise<TestMember> {
  const person = await server.newMember()
  const { userId } = person
  const post = (url: string, payload: object) =>
    server.send({ method: 'POST', url, headers: bearer(person), payload })
  await post('/api/save-bmi', { userId, bmi: '23.5', category: 'Healthy Weight' })
  await post('/api/me/shares', { name: 'For my daughter', duration: 'week' })
  for (const id of instrumentIds) {
    await post(instrumentTable[id].submit, submitFields(id, userId, answerAll(id)))
  }
  return person
}

/**
 * Writes the table.
 *
 * @param rows - from {@link makeAccessTable}.
 * @returns a page in Markdown.
 */
export function accessTableText(rows: readonly AccessRow[]): string {
  const head = ['call', 'open to', ...askers]
  return [
    '# Who may make which call',
    '',
    'Every call of the contract was made as each of these, and this is what came back. Written by',
    '`server/http/access-table.test.ts`, which also checks that nobody else learned or changed',
    'anything of the person a call is about. After a change of the contract write it anew with',
    '`npx vitest run --project unit access-table -u`.',
    '',
    'Open to `own-id`: the bearer token of the very person whose id the call carries. Open to `member`: any',
    'bearer token; the call acts on its holder alone, so a 200 to another person is about that',
    'other person. Open to `anyone`: a token is not looked at.',
    '',
    'Fresh proof: what could hand the account over is refused, 403 FRESH_PROOF_NEEDED, in a session whose',
    'person has not proved in the last ten minutes who they are. The session here was opened by the',
    'remembered browser alone; `POST /api/browsers/sign-out-others` asks for the proof where passkeys or the',
    'password are to end too.',
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(({ call, access, answers }) =>
      line([`\`${call}\``, access, ...askers.map((asker) => answers[asker])]),
    ),
    '',
  ].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
