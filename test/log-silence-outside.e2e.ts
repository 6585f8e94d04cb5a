/** The log says nothing of anybody either where letters, passkeys and a language model are in use. */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import { loginReplySchema } from '#contract/schemas/identity.ts'
import { startFakeService, type FakeService } from '#server/model/test-support/fake-service.ts'
import { answerAll } from '#server/test-support/answer-sets.ts'
import { createSoftwareAuthenticator } from '#server/test-support/software-authenticator.ts'
import { startAppServer, type AppServer } from './support/app-server.ts'
import { startMailServer, type MailServer } from './support/mail-server.ts'
import { waitTimeoutMs } from './support/wait-timeout.ts'

/** Slow hashes, and a model that is asked on the way. */

/** Nothing of this may be found; each is a text that comes from nowhere else. */
const person = {
  email: 'zz-agatha@leak.example.org',
  password: 'zz-copper-meadow-28',
  yearOfBirth: 1941,
  gender: 'Female',
}
const lostEmail = 'zz-nowhere@leak.example.org'
const modelKey = 'zz-key-of-the-model'
const asked = 'zz-tangerine'
const told = 'zz-lighthouse'

let mail: MailServer
let model: FakeService
let server: AppServer
let log = ''
let token = ''
const secrets: string[] = []

async function call(name: EndpointName, body?: object): Promise<Response> {
  const { method, path } = addresses[name]
  return fetch(server.url + path, {
    method,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function signIn(name: 'verifyCode' | 'signInWithPasskey', body: object): Promise<string> {
  const response = await call(name, body)
  expect(response.status, name).toBe(200)
  const reply = loginReplySchema.parse(await response.json())
  token = reply.token
  secrets.push(token, reply.userID)
  return reply.userID
}

async function comeInByLetter(): Promise<string> {
  const { email } = person
  expect((await call('register', person)).status).toBe(200)
  await call('register', person)
  await mail.letterTo(email)
  await call('requestCode', { email })
  const { content } = await mail.letterTo(email, (letter) =>
    /^Subject: \d{6}/m.test(letter.content),
  )
  const code = /^Subject: (\d{6})/m.exec(content)?.[1] ?? ''
  secrets.push(code)
  return signIn('verifyCode', { email, code })
}

async function comeInByPasskey(): Promise<void> {
  const phone = createSoftwareAuthenticator()
  const { origin } = new URL(server.url.replace('127.0.0.1', 'localhost'))
  const options = await (await call('passkeyOptions')).json()
  const credential = phone.make(options, { origin })
  expect((await call('createPasskey', { credential })).status).toBe(200)
  const offered = await (await call('passkeySignInOptions')).json()
  secrets.push(credential.id, options.challenge, offered.challenge)
  const used = phone.use(offered, { origin })
  await signIn('signInWithPasskey', { credential: used })
  // The same once more is refused: it was used.
  expect((await call('signInWithPasskey', { credential: used })).status).toBe(401)
}

async function askTheModel(userId: string): Promise<void> {
  await call('submitSleep', { userId, responses: answerAll('sleep', 'last') })
  const question = { prompt: `How can I sleep better, ${asked}?`, history: [] }
  model.follow((turn) => {
    turn.say(`Go to bed at the same time each evening, ${told}. `)
    turn.end()
  })
  await (await call('aiAdvice', question)).text()
  await (await call('getAdvice', { userID: userId, criteria: 'LikeMe' })).text()
  model.follow((turn) => turn.refuse(500))
  await (await call('chat', { message: question.prompt, history: [] })).text()
  model.follow((turn) => {
    turn.babble(told)
    turn.closeQuietly()
  })
  await (await call('chat', { message: question.prompt, history: [] })).text()
  expect(model.calls.length).toBeGreaterThan(2)
}

/** A mail server that refuses an address repeats it in its answer. */
async function loseALetter(): Promise<void> {
  await call('requestEmailChange', { email: lostEmail })
  await vi.waitFor(() => expect(server.said()).toContain('a letter could not'), waitTimeoutMs)
}

beforeAll(async () => {
  ;[mail, model] = await Promise.all([
    startMailServer((address) => address === lostEmail),
    startFakeService(),
  ])
  server = await startAppServer({
    LOG_LEVEL: 'trace',
    SMTP_URL: mail.url,
    COACH_MODEL: 'openai:test-model',
    COACH_BASE_URL: `${model.address}/v1`,
    COACH_API_KEY: modelKey,
  })
  const userId = await comeInByLetter()
  await comeInByPasskey()
  await askTheModel(userId)
  await loseALetter()
  await server.stop()
  log = server.said()
})

afterAll(async () => {
  await server?.stop()
  await model?.close()
  void mail?.stop()
})

describe('the log of a server with the world outside', () => {
  it('tells of letters and of the model', () => {
    expect(log).toContain('"route":"/api/login/passkey"')
    expect(log).toContain('language model')
    expect(log).toContain('a letter could not be sent')
  })

  it('says nothing of who it was, what they asked and what they were told', () => {
    const { email, password } = person
    const words = [email, 'leak.example', 'zz-agatha', 'zz-nowhere', password, asked, told]
    expect(secrets.length).toBeGreaterThan(7)
    for (const one of [...words, ...secrets, modelKey, 'Go to bed']) {
      expect(one).not.toBe('')
      expect(log.toLowerCase().includes(one.toLowerCase()), one).toBe(false)
    }
  })
})
