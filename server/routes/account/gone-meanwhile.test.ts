/** Somebody deletes their data while other calls are under way: nothing comes back, nothing breaks. */

import { beforeEach, describe, expect, it } from 'vitest'
import { currentConsentVersion } from '#contract/consent.ts'
import { lettersIn } from '../../test-support/outbox.ts'
import { bearer, type TestApp, type TestMember, appForTest } from '../../test-support/test-app.ts'

describe('a deletion', () => {
  let server: TestApp

  beforeEach(async () => {
    server = await appForTest()
  })

  const post = (url: string, payload: object, headers: Record<string, string>) =>
    server.send({ method: 'POST', url, headers, payload })

  /** Everything that writes something about a person, once. */
  const everything = ({ userId, email, password, cookie, token }: TestMember) => {
    const own = bearer({ token })
    const savedAt = '2026-11-20T10:00:00.000Z'
    return [
      post('/api/scores', { userId, scores: [{ forum: 'Sleep', value: 7 }] }, own),
      post('/api/import', { bmiRecords: [{ id: 'one', bmi: '23.5', savedAt }] }, own),
      post('/api/me/consent', { version: currentConsentVersion }, own),
      post('/api/me/email', { email: `new.${email}` }, own),
      post('/api/passkeys/options', {}, own),
      post('/api/login/code', { email }, {}),
      post('/login', { email, password }, {}),
      post('/login', { email }, { cookie }),
    ]
  }

  it('wins over every call beside it, and no call is a fault of the server', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ann = await server.newMember()
      const deletion = { method: 'DELETE', url: '/api/me', headers: bearer(ann) } as const
      const answers = await Promise.all([
        ...everything(ann),
        server.send(deletion),
        ...everything(ann),
        server.send(deletion),
      ])
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
      const again = await post('/login', { email: ann.email, password: ann.password }, {})
      expect(again.statusCode).toBe(401)
      const letters = lettersIn(server.dataDir).filter((one) => one.includes(ann.email))
      expect(letters).toEqual([])
    }
    const { users, sessions, devices, login_codes, email_changes } = server.rows()
    expect({ users, sessions, devices, login_codes, email_changes }).toEqual({
      users: 0,
      sessions: 0,
      devices: 0,
      login_codes: 0,
      email_changes: 0,
    })
  })
})
