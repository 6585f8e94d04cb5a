/** A person who is deleted while a call of theirs is under way is signed out, and is no fault. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { databaseKinds } from '../store/test-databases.ts'
import { answerAll } from '../test-support/answer-sets.ts'
import { bearer, type TestApp, type TestMember, appOnDatabase } from '../test-support/test-app.ts'

describe.each(databaseKinds)('deleted meanwhile, on $name', ({ create }) => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appOnDatabase(create)
    ann = await server.newMember()
  })

  const noFault = () => expect(server.log.join('')).not.toContain('"level":50')

  it('answers that arrive are refused', async () => {
    const submit = () =>
      server.send({
        method: 'POST',
        url: '/api/stress-scale',
        headers: bearer(ann),
        payload: { userId: ann.userId, responses: answerAll('stress') },
      })
    const before = await submit()
    expect(before.statusCode).toBe(200)
    const [removed, ...answers] = await Promise.all([
      server.store.users.remove(ann.userId),
      ...Array.from({ length: 8 }, submit),
    ])
    expect(removed).toBe(true)
    for (const { statusCode } of answers) expect([200, 401]).toContain(statusCode)
    expect((await submit()).statusCode).toBe(401)
    noFault()
  })

  it('a password that was right a moment ago opens nothing', async () => {
    const { email, password } = ann
    const { sessions, users } = server.store
    const open = sessions.open.bind(sessions)
    vi.spyOn(sessions, 'open').mockImplementationOnce(async (...parts) => {
      await users.remove(ann.userId)
      return open(...parts)
    })
    const login = { method: 'POST', url: '/login', payload: { email, password } } as const
    const late = await server.send(login)
    expect(late.statusCode).toBe(401)
    expect(late.headers['set-cookie']).toBeUndefined()
    noFault()
  })
})
