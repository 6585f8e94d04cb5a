/** Somebody guesses at one account over the network, from one address, from thirty and from many, and the owner still gets in. */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addresses } from '#contract/addresses.ts'
import { currentConsentVersion } from '#contract/consent.ts'
import { clockAt, startAppServer } from './app-server.ts'
import { onEnd } from './on-end.ts'
import { newPerson } from './person.ts'

/** What came of the guesses of one kind. */
export interface GuessCount {
  readonly sent: number
  /** Answers by status and code, for example `429 TOO_MANY_REQUESTS`. */
  readonly answers: Readonly<Record<string, number>>
  /** How many opened the account. */
  readonly accepted: number
  /** How many were compared with the right password or code at all. */
  readonly judged: number
}

/** What came of the whole campaign; every `true` is as it should be. */
export interface CampaignResult {
  readonly passwords: GuessCount
  readonly codes: GuessCount
  /** Letters with codes that the guesser made the server send. */
  readonly lettersSent: number
  /** While one address and thirty more guess, from an address and a browser nobody knows. */
  readonly ownerGetsInElsewhere: readonly [byPassword: boolean, byCode: boolean]
  /** While more addresses guess than something is kept for: in the remembered browser. */
  readonly ownerGetsIn: readonly [byEmail: boolean, byPassword: boolean]
  /** Then and after the server was started anew nothing more is judged. */
  readonly limitHolds: readonly [before: boolean, afterRestart: boolean]
  /** After a quarter of an hour, with the right password, from anywhere. */
  readonly passwordGetsInLater: boolean
  /** After an hour, with a new code, from anywhere. */
  readonly codeGetsInLater: boolean
}

/** Requests under way at once. */
const atOnce = 8
const minuteMs = 60_000
const pollMs = 20

/** Addresses of documentation and of private networks; nobody real is named. */
const ownersAddress = '198.51.100.1'
const oneAddress = '203.0.113.9'
/** Beside the one; from 40 on nothing is kept for others (docs/decisions/012). */
const fewAddresses = 30
const manyAddresses = (count: number) =>
  `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`

/**
 * Runs the campaign against the real program on a real socket.
 *
 * @param guesses - wrong passwords, and as many wrong codes; of the first half every other one comes
 *   from one address and the rest from thirty, of the second half the rest from as many addresses.
 * @param say - told what came of each part as soon as it is known.
 * @returns what came of it.
 */
export async function runGuessCampaign(
  guesses: number,
  say: (part: object) => void = () => undefined,
): Promise<CampaignResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sledss-guesses-'))
  const clearAway = () => rmSync(dataDir, { recursive: true, force: true })
  const forget = onEnd(clearAway)
  const beginMs = Date.now()
  // On a slow machine the guesses would otherwise outlast the windows of the limits.
  const start = (laterMs = 0) =>
    startAppServer({
      DATA_DIR: dataDir,
      RATE_LIMIT: 'on',
      LOG_LEVEL: 'error',
      ...clockAt(beginMs + laterMs),
    })
  const newerThan = (count: number) => () => {
    const codes = codesIn(dataDir)
    return codes.length > count ? codes.at(-1) : undefined
  }
  try {
    let server = await start()
    const owner = await register(server.url, () => codesIn(dataDir).at(-1))
    const lettersBefore = codesIn(dataDir).length
    const byPassword = { email: owner.email, password: owner.password }
    const asStranger = async () =>
      (await post(server.url, addresses.login.path, byPassword, { from: '192.0.2.50' })).status
    const few = await attackBothWays(server.url, owner.email, guesses / 2, fewAddresses)
    const ownerGetsInElsewhere = [
      (await asStranger()) === 200,
      await signInByCode(server.url, owner.email, newerThan(lettersBefore)),
    ] as const
    say({ few, ownerGetsInElsewhere })
    const many = await attackBothWays(server.url, owner.email, guesses / 2, guesses)
    const strangerIsRefused = (await asStranger()) === 429
    const asOwner = { from: ownersAddress, cookie: owner.cookie }
    const byEmail = await post(server.url, addresses.login.path, { email: owner.email }, asOwner)
    const known = await post(server.url, addresses.login.path, byPassword, asOwner)
    await server.stop()
    const lettersSent = codesIn(dataDir).length - lettersBefore
    say({ many, lettersSent, strangerIsRefused, owner: [byEmail.status, known.status] })

    server = await start()
    const strangerIsRefusedAfterRestart = (await asStranger()) === 429
    await server.stop()

    server = await start(16 * minuteMs)
    const passwordGetsInLater = (await asStranger()) === 200
    await server.stop()

    server = await start(62 * minuteMs)
    const before = codesIn(dataDir).length
    const codeGetsInLater = await signInByCode(server.url, owner.email, newerThan(before))
    await server.stop()
    return {
      passwords: sumOf(few.passwords, many.passwords),
      codes: sumOf(few.codes, many.codes),
      lettersSent,
      ownerGetsInElsewhere,
      ownerGetsIn: [byEmail.status === 200, known.status === 200],
      limitHolds: [strangerIsRefused, strangerIsRefusedAfterRestart],
      passwordGetsInLater,
      codeGetsInLater,
    }
  } finally {
    forget()
    clearAway()
  }
}

interface Guess {
  readonly path: string
  readonly body: object
}

function sumOf(one: GuessCount, other: GuessCount): GuessCount {
  const answers = { ...one.answers }
  for (const [name, times] of Object.entries(other.answers)) {
    answers[name] = (answers[name] ?? 0) + times
  }
  return {
    sent: one.sent + other.sent,
    answers,
    accepted: one.accepted + other.accepted,
    judged: one.judged + other.judged,
  }
}

const nothing: GuessCount = { sent: 0, answers: {}, accepted: 0, judged: 0 }

async function attackBothWays(url: string, email: string, guesses: number, networks: number) {
  const passwords = await guess(url, guesses, networks, (count) => ({
    path: addresses.login.path,
    body: { email, password: `wrong password ${count}` },
  }))
  let codes = nothing
  // For new codes it is asked again and again, as often as each network may.
  for (let from = 0; from < guesses; from += codesARound) {
    const asker = { from: manyAddresses(from % networks) }
    await post(url, addresses.requestCode.path, { email }, asker)
    const size = Math.min(codesARound, guesses - from)
    const round = await guess(
      url,
      size,
      networks,
      (count) => ({
        path: addresses.verifyCode.path,
        body: { email, code: String(from + count).padStart(6, '0') },
      }),
      from,
    )
    codes = sumOf(codes, round)
  }
  return { passwords, codes }
}

async function guess(
  url: string,
  guesses: number,
  networks: number,
  make: (count: number) => Guess,
  first = 0,
): Promise<GuessCount> {
  const answers: Record<string, number> = {}
  let next = 0
  const work = async () => {
    while (next < guesses) {
      const count = next++
      const { path, body } = make(count)
      const turn = first + count
      const from = turn % 2 === 0 ? oneAddress : manyAddresses(((turn - 1) / 2) % networks)
      const { status, code } = await post(url, path, body, { from })
      const name = code === '' ? String(status) : `${status} ${code}`
      answers[name] = (answers[name] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const judged = (answers['401 INVALID_EMAIL'] ?? 0) + (answers['401 INVALID_CODE'] ?? 0)
  return { sent: guesses, answers, accepted: answers['200'] ?? 0, judged }
}

const codesARound = 10

interface Caller {
  readonly from: string
  readonly cookie?: string
  readonly token?: string
}

async function post(url: string, path: string, body: object, { from, cookie = '', token }: Caller) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      cookie,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const json: unknown = await answer.json()
  const textOf = (name: string) =>
    typeof json === 'object' && json !== null
      ? String(new Map(Object.entries(json)).get(name) ?? '')
      : ''
  const givenCookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  return {
    status: answer.status,
    code: textOf('code'),
    token: textOf('token'),
    cookie: givenCookie,
  }
}

/** Proves the address too, as its owner would, and sets a password again: the first proof ends the earlier one. */
async function register(url: string, newest: () => string | undefined) {
  const person = newPerson()
  const body = { ...person, consentVersion: currentConsentVersion }
  const { status } = await post(url, addresses.register.path, body, { from: ownersAddress })
  if (status !== 200) throw new Error(`Registering answered ${status}.`)
  const { cookie, token } = await enterCode(url, person.email, newest, ownersAddress)
  const newPassword = { newPassword: person.password }
  await post(url, addresses.setPassword.path, newPassword, { from: ownersAddress, token })
  return { ...person, cookie }
}

async function signInByCode(
  url: string,
  email: string,
  newest: () => string | undefined,
): Promise<boolean> {
  return (await enterCode(url, email, newest, '192.0.2.51')).status === 200
}

async function enterCode(
  url: string,
  email: string,
  newest: () => string | undefined,
  from: string,
) {
  await post(url, addresses.requestCode.path, { email }, { from })
  let code = newest()
  // The letter is written after the answer.
  while (code === undefined) {
    await pause(pollMs)
    code = newest()
  }
  return post(url, addresses.verifyCode.path, { email, code }, { from })
}

/** Codes in the letters, oldest first. */
function codesIn(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .flatMap(
      (name) => /^Subject: (\d{6})/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? [],
    )
}
