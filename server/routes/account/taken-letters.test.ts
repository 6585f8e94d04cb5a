/** Whoever registers the address of another again and again, and deletes in turn, does not flood the owner. */

import { expect, it } from 'vitest'
import { bearer, startTestApp } from '../../test-support/test-app.ts'

const person = { password: 'a long password', yearOfBirth: 1950, gender: 'Female' }

/** Nobody listens there: every letter that leaves is one line of the log. */
async function startWithMail() {
  const server = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const post = (url: string, payload: object) => server.send({ method: 'POST', url, payload })
  return {
    server,
    post,
    register: (email: string) => post('/register', { ...person, email }),
    lettersSent: () => server.log.filter((line) => line.includes('a letter could not be sent')),
  }
}

it('writes that there is a new account, then once that it was asked for again', async () => {
  const { server, register, lettersSent } = await startWithMail()
  // Whatever follows a plus, one mailbox reads it.
  for (const plus of ['', '', '+x', '+y', '+y', '+z']) {
    expect((await register(`ann${plus}@example.org`)).statusCode).toBe(200)
  }
  await expect.poll(() => lettersSent().length).toBeGreaterThan(1)
  await server.close()
  expect(lettersSent()).toHaveLength(2)
})

it('sends fifteen codes an hour to an address whose account is made and deleted again and again', async () => {
  const { server, post, register, lettersSent } = await startWithMail()
  const email = 'ann@example.org'
  for (let times = 0; times < 20; times += 1) {
    await register(email)
    await post('/api/login/code', { email })
    const login = await post('/login', { email, password: person.password })
    const headers = bearer(login.json<{ token: string }>())
    const gone = await server.send({ method: 'DELETE', url: '/api/me', headers })
    expect(gone.statusCode).toBe(200)
  }
  await expect.poll(() => lettersSent().length).toBeGreaterThan(15)
  await server.close()
  expect(lettersSent()).toHaveLength(2 + 15)
})
