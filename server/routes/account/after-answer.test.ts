/** A person can see that somebody tried to get in, and nobody can fill the audit by trying. */

import { beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, type TestMember, appForTest } from '../../test-support/test-app.ts'

const hourMs = 60 * 60_000
const allowed = 40

describe('a refused sign-in', () => {
  let server: TestApp
  let ann: TestMember

  beforeEach(async () => {
    server = await appForTest()
    ann = await server.newMember()
  })

  const guess = (email: string) =>
    server.send({ method: 'POST', url: '/login', payload: { email, password: 'wrong password' } })
  const guessCode = (email: string) =>
    server.send({ method: 'POST', url: '/api/login/verify', payload: { email, code: '000000' } })
  const refusals = async () => {
    const events = await server.store.audit.list({ action: 'sign-in-refused', limit: 100 })
    return events.map(({ subject }) => subject)
  }

  it('is recorded for the person whose account it is, and for nobody else', async () => {
    await guess(ann.email)
    await guessCode(ann.email)
    await guess('stranger@example.org')
    await expect.poll(refusals).toHaveLength(3)
    const subject = await server.store.audit.subjectOf(ann.userId)
    expect(await refusals()).toEqual(expect.arrayContaining([subject, null]))
    expect((await refusals()).filter((one) => one === subject)).toHaveLength(2)
  })

  it('is recorded no more often than an account may be guessed at', async () => {
    for (let times = 0; times < 22; times += 1) await guess(ann.email)
    server.passMs(16 * 60_000)
    for (let times = 0; times < 20; times += 1) await guess(ann.email)
    await expect.poll(refusals).toHaveLength(allowed)
    server.passMs(hourMs)
    await guess(ann.email)
    await expect.poll(refusals).toHaveLength(allowed + 1)
  })

  it('is recorded no more often for all addresses without an account together', async () => {
    for (let times = 0; times < allowed + 5; times += 1) await guess(`${times}@example.org`)
    await expect.poll(refusals).toHaveLength(allowed)
    await guess(ann.email)
    await expect.poll(refusals).toHaveLength(allowed + 1)
  })

  it('is not what asking for another proof is: email alone comes first everywhere', async () => {
    await server.send({ method: 'POST', url: '/login', payload: { email: ann.email } })
    await guess(ann.email)
    await expect.poll(refusals).toHaveLength(1)
  })
})
