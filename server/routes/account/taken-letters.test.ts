/** Somebody registers the address of another again and again: the owner is told, and not flooded. */

import { expect, it } from 'vitest'
import { startTestApp } from '../../test-support/test-app.ts'

it('writes that there is a new account, then once that it was asked for again', async () => {
  // Nobody listens there: every letter that leaves is one line of the log.
  const server = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const lettersSent = () => server.log.filter((line) => line.includes('a letter could not be sent'))
  const register = (plus: string) =>
    server.send({
      method: 'POST',
      url: '/register',
      payload: {
        email: `ann${plus}@example.org`,
        password: 'a long password',
        yearOfBirth: 1950,
        gender: 'Female',
      },
    })
  // Whatever follows a plus, one mailbox reads it.
  for (const plus of ['', '', '+x', '+y', '+y', '+z']) {
    expect((await register(plus)).statusCode).toBe(200)
  }
  await expect.poll(() => lettersSent().length).toBeGreaterThan(1)
  await server.close()
  expect(lettersSent()).toHaveLength(2)
})
