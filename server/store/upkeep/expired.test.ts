/** What has ended goes by itself; what still lets somebody in stays. On both databases. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../databases/database.ts'
import type { Store } from '../store.ts'
import { databaseKinds, openForTest } from '../test-databases.ts'
import {
  noon,
  testDevice,
  testId,
  testLoginCode,
  testShareLink,
  testUser,
} from '../test-records.ts'

const ann = testId(1)
const later = '2026-03-01T13:00:00.000Z'
const tables = [
  'sessions',
  'devices',
  'login_codes',
  'passkey_challenges',
  'email_changes',
  'share_links',
] as const

describe.each(databaseKinds)('the sweep on $name', ({ create }) => {
  let database: Database
  let store: Store

  beforeEach(async () => {
    ;({ database, store } = await openForTest(create))
    await store.users.add(testUser(), testDevice({ expiresAt: later }))
    await open('first', later)
    const code = {
      userId: ann,
      codeHash: 'hash',
      expiresAt: later,
      tries: 5,
    }
    await store.loginCodes.keep(testLoginCode({ expiresAt: later }))
    await store.emailChanges.replace({ ...code, newEmail: 'new@example.org' })
    await store.shareLinks.add(testShareLink({ expiresAt: later }), 10)
    await store.passkeyChallenges.keep('challenge', noon, later)
  })

  const open = async (tokenHash: string, expiresAt: string) => {
    const known = await store.devices.find('ann@example.org', ['device-hash'], noon)
    if (known === undefined) throw new Error('The browser is not known.')
    await store.sessions.openIn({ tokenHash, createdAt: noon, expiresAt }, known)
  }
  const counts = async () =>
    Promise.all(
      tables.map(async (table) => {
        const rows = await database.reader.selectFrom(table).select('expires_at').execute()
        return rows.length
      }),
    )

  it('leaves everything whose time is not over', async () => {
    await store.ended.purgeExpired('2026-03-01T12:59:59.999Z')
    expect(await counts()).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('takes out everything whose time is over, and leaves the person', async () => {
    await store.ended.purgeExpired(later)
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0])
    expect(await store.users.find(ann)).toBeDefined()
  })

  it('leaves a browser on the list while somebody is still signed in there', async () => {
    await open('second', '2026-03-01T14:00:00.000Z')
    await store.ended.purgeExpired(later)
    expect(await counts()).toEqual([1, 1, 0, 0, 0, 0])
  })
})
