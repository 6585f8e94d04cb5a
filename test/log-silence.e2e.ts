/** The log of a real server says nothing of anybody, at its most talkative and whatever is sent. */

import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import { loginReplySchema } from '#contract/schemas/identity.ts'
import { instrumentIds } from '#core/instrument-table.ts'
import { answerAll } from '#server/test-support/answer-sets.ts'
import { codesIn } from '#server/test-support/outbox.ts'
import { startAppServer, type AppServer } from './support/app-server.ts'
import { waitTimeoutMs } from './support/wait-timeout.ts'

/** Some seventy calls one after another, some of which wait for a slow hash. */

/** Nothing of this may be found; each is a text that comes from nowhere else. */
const person = {
  email: 'zz-grace@leak.example.org',
  password: 'zz-velvet-harbor-93',
  yearOfBirth: 1937,
  gender: 'Female',
}
const newEmail = 'zz-newhouse@leak.example.org'
const wrongPassword = 'zz-crooked-lantern-41'
const newPassword = 'zz-gentle-orchard-58'
const stranger = 'zz-stranger@leak.example.org'
const clientAddress = '203.0.113.77'
const bmi = '61.9'
const chatWords = 'zz-marmalade'
const crisisWords = 'zz-violet'
const brokenWords = 'zz-splinter'
const headerWords = 'zz-header'

let server: AppServer
let log = ''
let token = ''
let userID = ''
let cookie = ''
const secrets: string[] = []
const replies: string[] = []

interface Sent {
  readonly body?: object | string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes a call as this person, from an address of their own, and keeps the answer. */
async function call(name: EndpointName, sent: Sent = {}): Promise<Response> {
  const { method, path } = addresses[name]
  const { body, headers } = sent
  const response = await fetch(server.url + (sent.path ?? path.replace(':userId', userID)), {
    method,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(cookie !== '' && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      'user-agent': headerWords,
      'x-forwarded-for': clientAddress,
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  replies.push(await response.clone().text())
  const given = response.headers.get('set-cookie')?.split(';', 1)[0]
  if (given !== undefined) {
    cookie = given
    // Taken back, it is empty.
    const secret = given.split('=')[1] ?? given
    if (secret !== '') secrets.push(secret)
  }
  return response
}

async function works(name: EndpointName, sent?: Sent): Promise<Response> {
  const response = await call(name, sent)
  expect(response.status, name).toBe(200)
  return response
}

async function refused(name: EndpointName, sent?: Sent): Promise<void> {
  const { status } = await call(name, sent)
  expect(status, name).toBeGreaterThanOrEqual(400)
  expect(status, name).toBeLessThan(500)
}

async function signIn(name: 'login' | 'verifyCode', body: object): Promise<void> {
  const response = await works(name, { body })
  ;({ token, userID } = loginReplySchema.parse(await response.json()))
  secrets.push(token, userID)
}

/** The code in the letter that a person gets a moment later. */
function codeSentTo(email: string): Promise<string> {
  return vi.waitFor(() => {
    const [code] = codesIn(server.dataDir, email)
    if (code === undefined) throw new Error('No letter has come.')
    return code
  }, waitTimeoutMs)
}

async function comeIn(): Promise<void> {
  const { email, password } = person
  await works('register', { body: person })
  await call('register', { body: person })
  await signIn('login', { email })
  await works('logout')
  await signIn('login', { email, password })
  await refused('login', { body: { email, password: wrongPassword } })
  await refused('login', { body: { email: stranger, password: wrongPassword } })
  await works('requestCode', { body: { email } })
  await works('requestCode', { body: { email: stranger } })
  const code = await codeSentTo(email)
  const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  secrets.push(code, wrongCode)
  await refused('verifyCode', { body: { email, code: wrongCode } })
  await signIn('verifyCode', { email, code })
}

async function answerEverything(): Promise<void> {
  const about = { userID }
  await works('saveBmi', { body: { ...about, bmi, category: 'Obese' } })
  await works('submitSocial', { body: { ...about, answers: answerAll('social', 'last') } })
  await works('submitMna', { body: { ...about, answers: answerAll('mna', 'last') } })
  await works('submitStress', { body: { ...about, responses: answerAll('stress', 'last') } })
  await works('submitSleep', { body: { ...about, responses: answerAll('sleep', 'last') } })
  await works('submitExercise', { body: { ...about, responses: answerAll('exercise', 'last') } })
  await works('submitLiteracy', { body: { ...about, answers: answerAll('literacy', 'last') } })
  await works('enterScores', { body: { ...about, scores: [{ forum: 'Exercise', value: 313 }] } })
  for (const name of ['viewScores', 'history', 'latestBmi', 'stressScore', 'sleepScore'] as const) {
    await works(name)
  }
  await works('mnaScore', { path: `${addresses.mnaScore.path}?userID=${userID}` })
}

async function askTheCoach(): Promise<void> {
  const crisis = `I want to kill myself ${crisisWords}`
  const events = { accept: 'text/event-stream' }
  for (const criteria of ['Anyone', 'LikeMe']) {
    await works('getAdvice', { body: { userID, criteria } })
    await works('getAdvice', { body: { userID, criteria }, headers: events })
  }
  for (const words of [`How can I sleep better ${chatWords}?`, crisis]) {
    await works('aiAdvice', { body: { prompt: words, history: [] } })
    await works('aiAdvice', { body: { prompt: words, history: [] }, headers: events })
    await works('chat', { body: { message: words, history: [] } })
    await works('chat', { body: { message: words, history: [] }, headers: events })
  }
}

async function sendNonsense(): Promise<void> {
  const email = encodeURIComponent(person.email)
  await refused('login', { body: `{"email":"${person.email}","password":"${brokenWords}` })
  await refused('register', { body: { ...person, email: brokenWords, gender: brokenWords } })
  await refused('submitStress', { body: { userID, responses: { [brokenWords]: brokenWords } } })
  await refused('chat', { body: { message: chatWords.repeat(10_000) } })
  await refused('stressScore', { headers: { authorization: `Bearer ${brokenWords}` } })
  await refused('correctMe', { body: { gender: brokenWords } })
  await refused('requestEmailChange', { body: { email: brokenWords } })
  await refused('setPassword', { body: { newPassword: [brokenWords] } })
  await refused('proveMyself', { body: { code: brokenWords } })
  await refused('createPasskey', { body: { credential: { id: brokenWords } } })
  await refused('signInWithPasskey', { body: { credential: { id: brokenWords } } })
  await refused('signOutBrowser', { path: `/api/browsers/${brokenWords}` })
  await refused('stressScore', { path: `/api/stress-score/${brokenWords}` })
  await refused('history', { path: '/api/history/01900000-0000-7000-8000-00000000abcd' })
  await refused('me', { path: `/api/nobody/${userID}?email=${email}` })
  await refused('me', { path: `/api/%ff/${email}` })
  await call('me', { path: `/nowhere/${email}?email=${email}&password=${person.password}` })
  await call('me', { path: `/?userId=${userID}&email=${email}` })
  await refused('saveBmi', { body: { userID, bmi }, headers: { origin: `https://${brokenWords}` } })
  await refused('saveBmi', {
    body: { userID, bmi: brokenWords },
    headers: { 'idempotency-key': brokenWords, cookie: `remembered-browser=${brokenWords}` },
  })
  await sendRaw(`GET /${person.email} ${brokenWords}\r\nx: ${person.email}\r\n\r\n`)
  await sendRaw(`POST /login HTTP/1.1\r\nhost: ${brokenWords}\r\ncontent-length: 9\r\n\r\n{"email"`)
}

/** Says something that may be no HTTP at all, and hangs up. */
async function sendRaw(words: string): Promise<void> {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.end(words)
  await text(socket).catch(() => undefined)
}

async function takeAlongAndLeave(): Promise<void> {
  await works('correctMe', { body: { gender: 'Male' } })
  const result = {
    id: brokenWords,
    instrument: 'sleep',
    answers: answerAll('sleep'),
    finishedAt: '2026-01-01T10:00:00.000Z',
  }
  await works('importResults', { body: { assessments: [result] } })
  for (const format of ['json', 'csv', 'codebook']) {
    await works('exportMe', { path: `${addresses.exportMe.path}?format=${format}` })
  }
  await works('browsers')
  await works('myAccess')
  await works('passkeyOptions')
  await works('passkeyProofOptions')
  await refused('proveMyself', { body: { password: wrongPassword } })
  await works('setPassword', { body: { newPassword } })
  await works('proveMyself', { body: { password: newPassword } })
  await works('requestEmailChange', { body: { email: newEmail } })
  const newCode = await codeSentTo(newEmail)
  secrets.push(newCode)
  await works('verifyEmailChange', { body: { code: newCode } })
  await works('deleteMe')
  await refused('me')
}

beforeAll(async () => {
  server = await startAppServer({ LOG_LEVEL: 'trace', RATE_LIMIT: 'on' })
  await comeIn()
  await answerEverything()
  await askTheCoach()
  await sendNonsense()
  await takeAlongAndLeave()
  // Whatever lies beside the database is read like a log.
  const beside = readdirSync(server.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('lifestyle.sqlite'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  await server.stop()
  // Times are numbers like any other; an answer must not be taken for one.
  const said = server.said().replaceAll(/"(ms|time)":[\d.]+/g, '')
  log = [said, ...beside].join('\n')
})

afterAll(() => server?.stop())

function silentAbout(words: readonly string[], said = log): void {
  for (const one of words) {
    expect(one).not.toBe('')
    expect(said.toLowerCase().includes(one.toLowerCase()), one).toBe(false)
  }
}

describe('the log of a whole trip', () => {
  it('has a line for every call, with the pattern of its address', () => {
    const lines = log.split('\n').filter((line) => line.startsWith('{'))
    expect(lines.length).toBeGreaterThan(60)
    for (const path of ['/register', '/login', '/api/stress-score/:userId', '/api/me']) {
      expect(log).toContain(`"route":"${path}"`)
    }
  })

  it('says nothing of who it was and how they proved it', () => {
    silentAbout([
      person.email,
      newEmail,
      'zz-grace',
      'leak.example',
      encodeURIComponent(person.email),
    ])
    silentAbout([stranger, person.password, wrongPassword, newPassword, ...secrets])
    expect(secrets.length).toBeGreaterThan(8)
  })

  it('says nothing of where they came from, and with what', () => {
    silentAbout([clientAddress, '127.0.0.1', headerWords])
  })

  it('says nothing of what they are and what they answered', () => {
    const answers = instrumentIds.flatMap((id) => Object.entries(answerAll(id, 'last')).flat())
    const told = answers.filter((one) => /[A-Za-z]{4}|:/.test(one))
    expect(told.length).toBeGreaterThan(20)
    const patterns = Object.values(addresses).map(({ path }) => `"route":"${path}"`)
    const withoutRoutes = patterns.reduce((rest, one) => rest.replaceAll(one, ''), log)
    silentAbout([...told, String(person.yearOfBirth), person.gender, bmi, '313'], withoutRoutes)
  })

  it('says nothing of what they asked, and nothing of what they were told', () => {
    silentAbout([chatWords, crisisWords, brokenWords, 'kill'])
    const sentences = replies
      .flatMap((reply) => reply.match(/[A-Z][a-z]+(?: [a-z]+){4,}/g) ?? [])
      .filter((sentence) => sentence.length > 30)
    expect(sentences.length).toBeGreaterThan(100)
    silentAbout(sentences)
  })
})
