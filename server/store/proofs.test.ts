/** The first proof of an address ends what was before, once, whatever happens at the same moment, on both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { NewAuditEvent } from './audit.ts'
import type { Proof } from './proofs.ts'
import type { Store } from './store.ts'
import { databaseKinds, storeForTest } from './test-databases.ts'
import { noon, testAssessment, testDevice, testId, testMark, testUser } from './test-records.ts'

const evening = '2026-03-01T20:00:00.000Z'
const ann = testId(1)
const { email, passwordHash } = testUser()

describe.each(databaseKinds)('the first proof of an address on $name', ({ create }) => {
  let store: Store
  let events: number

  beforeEach(async () => {
    store = await storeForTest(create)
    events = 0
    await store.users.add(testUser(), testDevice({ tokenHash: 'of a stranger' }))
  })

  const event = (action: NewAuditEvent['action']): NewAuditEvent => ({
    id: testId(900 + events++),
    at: noon,
    action,
    actor: 'person',
    userId: ann,
    newSubject: 'subject of Ann',
  })
  const byCode = (): Proof => ({ by: 'code', email, firstProof: event('email-proved') })
  const byPassword: Proof = { by: 'password', passwordHash }
  const open = (name: string, proof: Proof) => {
    const session = { tokenHash: `session ${name}`, createdAt: noon, expiresAt: evening }
    const device = testDevice({ id: testId(60 + name.length), tokenHash: `device ${name}` })
    return store.sessions.open(session, device, undefined, proof)
  }
  const isOpen = async (name: string) =>
    (await store.sessions.find(`session ${name}`, noon)) !== undefined
  const firstProofs = async () =>
    (await store.audit.list({ limit: 100 })).filter(({ action }) => action === 'email-proved')

  it('is one of two at the same moment, and both people come in', async () => {
    await open('old', byPassword)
    const both = await Promise.all([open('a', byCode()), open('bb', byCode())])
    expect(both).toEqual([true, true])
    expect(await firstProofs()).toHaveLength(1)
    expect([await isOpen('old'), await isOpen('a'), await isOpen('bb')]).toEqual([
      false,
      true,
      true,
    ])
    expect(await store.users.find(ann)).toMatchObject({ emailProvedAt: noon, passwordHash: '' })
  })

  it('keeps answers, and the session and browser it was given in', async () => {
    await store.assessments.add(testAssessment(), testMark())
    await open('old', byPassword)
    await open('mine', byPassword)
    const mine = await store.sessions.find('session mine', noon)
    if (mine === undefined) throw new Error('No session.')
    const kept = { ...mine, tokenHash: 'session mine' }
    const newEmail = 'new@example.org'
    const change = { userId: ann, newEmail, codeHash: 'c', expiresAt: evening, tries: 5 }
    await store.emailChanges.replace({ ...change, tokenHash: kept.tokenHash })
    const proof = { userId: ann, at: noon, firstProof: event('email-proved'), kept }
    expect(await store.emailChanges.apply(ann, 'c', undefined, proof)).toBe(true)
    expect([await isOpen('old'), await isOpen('mine')]).toEqual([false, true])
    expect(await store.signedInBrowsers.list(ann, noon)).toMatchObject([{ id: mine.deviceId }])
    expect(await store.assessments.newest(ann, 'stress')).toBeDefined()
    const again = { ...byCode(), email: newEmail }
    expect(await store.sessions.prove(kept, again, evening)).toBe(true)
    expect(await store.users.find(ann)).toMatchObject({ emailProvedAt: noon })
    expect(await firstProofs()).toHaveLength(1)
  })

  it('lets in nobody whose password was judged before it and opens a session after it', async () => {
    await open('owner', byCode())
    expect(await open('late', byPassword)).toBe(false)
    expect(await isOpen('late')).toBe(false)
  })

  it('lets in no passkey that was removed, and no code that went to an earlier address', async () => {
    expect(await open('late', { by: 'passkey', passkeyId: testId(70) })).toBe(false)
    const old = { by: 'code', email: 'old@example.org', firstProof: event('email-proved') } as const
    expect(await open('late', old)).toBe(false)
    expect(await firstProofs()).toEqual([])
  })

  it('leaves nothing to a session that ended while its call was under way', async () => {
    const tokenHash = 'session old'
    await open('old', byPassword)
    await open('owner', byCode())
    const passkey = { userId: ann, id: testId(70), credentialId: 'AQID', publicKey: 'BAUG' }
    const shown = { counter: 0, transports: [], name: 'x', createdAt: noon, lastUsedAt: null }
    expect(await store.passkeys.add({ ...passkey, ...shown }, 20, undefined, tokenHash)).toBe(
      'nobody',
    )
    const link = { userId: ann, id: testId(80), secretHash: 's', name: 'x', withAnswers: true }
    const opened = { withPerson: true, withPlan: false, createdAt: noon, expiresAt: evening }
    const uses = { openedCount: 0, lastOpenedAt: null }
    const whole = { ...link, ...opened, ...uses }
    expect(await store.shareLinks.add(whole, 10, undefined, tokenHash)).toBe('nobody')
    const code = { codeHash: 'c', expiresAt: evening, tries: 5 }
    const wish = { userId: ann, newEmail: 'stranger@example.org', tokenHash }
    expect(await store.emailChanges.replace({ ...wish, ...code })).toBe('gone')
    expect(await store.users.setPassword({ userId: ann, tokenHash }, 'hash')).toBe(false)
    const session = { userId: ann, deviceId: testId(50), tokenHash }
    expect(await store.sessions.prove(session, byCode(), noon)).toBe(false)
    expect(await store.users.find(ann)).toMatchObject({ passwordHash: '', email })
  })
})
