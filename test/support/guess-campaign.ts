/** Somebody guesses at one account over the network, from one address and from many, and the owner still gets in. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addresses } from '#contract/addresses.ts'
import { currentConsentVersion } from '#contract/consent.ts'
import { startAppServer } from './app-server.ts'
import { onEnd } from './on-end.ts'
import { newPerson } from './person.ts'

/** What came of the guesses of one kind. */
export interface GuessCount {
  readonly sent: number
  /** Answers by status and code, for example `429 TOO_MANY_REQUESTS`. */
  readonly answers: Readonly<Record<string, number>>
  /** How many opened the account. */
  readonly accepted: number
  /** How many were compared with the right password or code at all; at most. */
  readonly judged: number
}

/** What came of the whole campaign; every `true` is as it should be. */
export interface CampaignResult {
  readonly passwords: GuessCount
  readonly codes: GuessCount
  /** Letters with codes that the guesser made the server send. */
  readonly lettersSent: number
  /** While the limit holds: the right password from a browser nobody knows. */
  readonly strangerIsRefused: boolean
  /** While the limit holds, in the remembered browser: by email alone, and by the right password. */
  readonly ownerGetsIn: readonly [byEmail: boolean, byPassword: boolean]
  /** After the server was started anew, the limit holds still. */
  readonly strangerIsRefusedAfterRestart: boolean
  /** After a quarter of an hour, with the right password, from anywhere. */
  readonly strangerGetsInLater: boolean
  /** After an hour, with a new code, from anywhere. */
  readonly codeGetsInLater: boolean
}

/** Requests under way at once. */
const atOnce = 8
const minuteMs = 60_000
const laterClock = fileURLToPath(new URL('later-clock.ts', import.meta.url))

/** Addresses of documentation and of private networks; nobody real is named. */
const ownersAddress = '198.51.100.1'
const oneAddress = '203.0.113.9'
const manyAddresses = (count: number) =>
  `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`

/**
 * Runs the campaign against the real program on a real socket.
 *
 * @param guesses - wrong passwords, and as many wrong codes; half come from one address, half from
 *   as many addresses.
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
  const start = (laterMs = 0) =>
    startAppServer({
      DATA_DIR: dataDir,
      RATE_LIMIT: 'on',
      LOG_LEVEL: 'error',
      ...(laterMs > 0 && {
        LATER_MS: String(laterMs),
        NODE_OPTIONS: `--import=${laterClock}`,
      }),
    })
  try {
    let server = await start()
    const owner = await register(server.url)
    const attack = new Attack(server.url, owner.email)
    const passwords = await attack.guess(guesses, (count) => ({
      path: addresses.login.path,
      body: { email: owner.email, password: `wrong password ${count}` },
    }))
    say({ passwords })
    const codes = await attack.guessCodes(guesses)
    say({ codes })
    const byPassword = { email: owner.email, password: owner.password }
    const asStranger = async (url: string) =>
      (await post(url, addresses.login.path, byPassword, { from: '192.0.2.50' })).status
    const asOwner = { from: ownersAddress, cookie: owner.cookie }
    const strangerIsRefused = (await asStranger(server.url)) === 429
    const byEmail = await post(server.url, addresses.login.path, { email: owner.email }, asOwner)
    const known = await post(server.url, addresses.login.path, byPassword, asOwner)
    await server.stop()
    const lettersSent = codesIn(dataDir).length
    say({ lettersSent, strangerIsRefused, owner: [byEmail.status, known.status] })

    server = await start()
    // The owner's right password has made the count begin anew; the guesser goes on.
    const again = new Attack(server.url, owner.email)
    await again.guess(2 * judgedAtMost, (count) => ({
      path: addresses.login.path,
      body: { email: owner.email, password: `another wrong password ${count}` },
    }))
    await server.stop()
    server = await start()
    const strangerIsRefusedAfterRestart = (await asStranger(server.url)) === 429
    await server.stop()

    server = await start(16 * minuteMs)
    const strangerGetsInLater = (await asStranger(server.url)) === 200
    await server.stop()

    server = await start(62 * minuteMs)
    const codeGetsInLater = await signInByCode(server.url, owner.email, dataDir)
    await server.stop()
    return {
      passwords: { ...passwords, judged: passwords.answers['401 INVALID_EMAIL'] ?? 0 },
      codes: { ...codes, judged: Math.min(lettersSent * triesACode, codes.sent) },
      lettersSent,
      strangerIsRefused,
      ownerGetsIn: [byEmail.status === 200, known.status === 200],
      strangerIsRefusedAfterRestart,
      strangerGetsInLater,
      codeGetsInLater,
    }
  } finally {
    forget()
    clearAway()
  }
}

/** The allowances the server promises (docs/decisions/012). */
const judgedAtMost = 20
const triesACode = 5

interface Guess {
  readonly path: string
  readonly body: object
}

type Counted = Omit<GuessCount, 'judged'>

class Attack {
  readonly #url: string
  readonly #email: string

  constructor(url: string, email: string) {
    this.#url = url
    this.#email = email
  }

  async guess(guesses: number, make: (count: number) => Guess): Promise<Counted> {
    const answers: Record<string, number> = {}
    let next = 0
    const work = async () => {
      while (next < guesses) {
        const count = next++
        const { path, body } = make(count)
        const from = count % 2 === 0 ? oneAddress : manyAddresses(count)
        const { status, code } = await post(this.#url, path, body, { from })
        const name = code === '' ? String(status) : `${status} ${code}`
        answers[name] = (answers[name] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return { sent: guesses, answers, accepted: answers['200'] ?? 0 }
  }

  /** Asks for a new code again and again, as somebody would who knows that each has five tries. */
  async guessCodes(guesses: number): Promise<Counted> {
    const answers: Record<string, number> = {}
    let accepted = 0
    for (let from = 0; from < guesses; from += codesARound) {
      await post(
        this.#url,
        addresses.requestCode.path,
        { email: this.#email },
        {
          from: manyAddresses(1_000_000 + from),
        },
      )
      const size = Math.min(codesARound, guesses - from)
      const round = await this.guess(size, (count) => ({
        path: addresses.verifyCode.path,
        body: { email: this.#email, code: String(from + count).padStart(6, '0') },
      }))
      accepted += round.accepted
      for (const [name, times] of Object.entries(round.answers)) {
        answers[name] = (answers[name] ?? 0) + times
      }
    }
    return { sent: guesses, answers, accepted }
  }
}

const codesARound = 10

interface Caller {
  readonly from: string
  readonly cookie?: string
}

async function post(url: string, path: string, body: object, { from, cookie = '' }: Caller) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify(body),
  })
  const json: unknown = await answer.json()
  const code = typeof json === 'object' && json && 'code' in json ? String(json.code) : ''
  return { status: answer.status, code, cookie: answer.headers.get('set-cookie') ?? '' }
}

async function register(url: string) {
  const person = newPerson()
  const body = { ...person, consentVersion: currentConsentVersion }
  const { status, cookie } = await post(url, addresses.register.path, body, { from: ownersAddress })
  if (status !== 200) throw new Error(`Registering answered ${status}.`)
  return { ...person, cookie: cookie.split(';', 1)[0] ?? '' }
}

async function signInByCode(url: string, email: string, dataDir: string): Promise<boolean> {
  const before = codesIn(dataDir).length
  const from = '192.0.2.51'
  await post(url, addresses.requestCode.path, { email }, { from })
  let codes = codesIn(dataDir)
  // The letter is written after the answer.
  while (codes.length === before) codes = codesIn(dataDir)
  const answer = await post(url, addresses.verifyCode.path, { email, code: codes.at(-1) }, { from })
  return answer.status === 200
}

/** Codes in the letters, oldest first. */
function codesIn(dataDir: string): string[] {
  const folder = join(dataDir, 'outbox')
  return readdirSync(folder)
    .toSorted()
    .flatMap(
      (name) => /^Subject: (\d{6})/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? [],
    )
}
