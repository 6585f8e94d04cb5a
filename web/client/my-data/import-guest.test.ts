/** Two guests of one device, a member beside them, and what goes from the ones to the other. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepBodySize, readBodySize } from '../body-measures.ts'
import { markCompleted, readCompletedTests } from '../completed-tests.ts'
import { readDraft, saveAnswer, savePlace } from '../drafts.ts'
import { becomeGuest, forgetSession, readSession, signIn } from '../session.ts'
import { readTabMemory, writeTabMemory } from '../tab-memory.ts'
import { guestsHere } from '../local-backend/guests-here.ts'
import { rememberGuest } from '../local-backend/known-guests.ts'
import { changeGuestMemory, readGuestMemory } from '../local-backend/records/guest-memory.ts'
import { withGuestDatabase } from '../local-backend/records/guest-database.ts'
import { changeGuestRecords, readGuestRecords } from '../local-backend/records/guest-records.ts'
import { everyGuestStore } from '../local-backend/records/guest-schema.ts'
import { importGuestResults } from './import-guest.ts'

const member = { userId: 'member', token: 'secret' }
const at = new Date('2026-11-21T10:00:00.000Z')

async function enter(guest: string, ...ids: string[]): Promise<void> {
  const timestamp = at.toISOString()
  await changeGuestRecords(guest, () => ({
    added: {
      enteredScores: ids.map((id) => ({
        id,
        submitKey: null,
        forum: 'Sleep',
        value: 7,
        meaning: 'Moderate',
        timestamp,
        source: 'entered',
      })),
    },
    result: null,
  }))
}

/** A server that takes what it is sent; gives back the ids it was sent. */
function stubServer(answer: (ids: readonly string[]) => Response) {
  const taken: string[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const sent: { enteredScores?: { id: string }[] } = JSON.parse(body)
    const ids = (sent.enteredScores ?? []).map(({ id }) => id)
    const response = answer(ids)
    if (response.ok) taken.push(...ids)
    return Promise.resolve(response)
  })
  return taken
}

/** A server that says what it remembers of the member, and takes what it is sent of that. */
function stubMemory(consent: string) {
  const taken: unknown[] = []
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string }) => {
    if (!url.endsWith('/api/me/memory')) return Promise.resolve(takeAll([]))
    if (method === 'PATCH') taken.push(JSON.parse(body ?? ''))
    return Promise.resolve(Response.json({ consent, slots: [], opening: null }))
  })
  return taken
}

const takeAll = (ids: readonly string[]) =>
  Response.json({ assessments: 0, bmiRecords: 0, enteredScores: ids.length })
const refuseAll = () => Response.json({ error: 'Sorry.', code: 'INTERNAL' }, { status: 500 })

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await withGuestDatabase(async (database) => {
    for (const name of everyGuestStore) await database.clear(name)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('two guests of one device', () => {
  it('never see each other, whoever uses the device in between', async () => {
    becomeGuest('ann')
    await enter('ann', 'a')
    saveAnswer({ userId: 'ann', instrument: 'stress' }, '1-0', 'Never', at)
    signIn(member)
    forgetSession()
    becomeGuest('bob')
    await enter('bob', 'b')
    expect(readSession()).toEqual({ userId: 'bob', token: null })
    expect(readDraft({ userId: 'bob', instrument: 'stress' })).toBeNull()
    becomeGuest('ann')
    expect((await readGuestRecords('ann')).enteredScores.map(({ id }) => id)).toEqual(['a'])
    expect((await readGuestRecords('bob')).enteredScores.map(({ id }) => id)).toEqual(['b'])
    expect(readDraft({ userId: 'ann', instrument: 'stress' })?.responses).toEqual({
      '1-0': 'Never',
    })
  })

  it('are both found again, the later one first, and nobody who has left nothing', async () => {
    await enter('ann', 'a', 'b')
    for (const guest of ['ann', 'bob', 'eve']) rememberGuest(guest)
    saveAnswer({ userId: 'bob', instrument: 'sleep' }, '2-0', 'x', new Date('2026-11-22T10:00:00Z'))
    const plain = { isRemembered: false, steps: 0 }
    expect(await guestsHere()).toEqual([
      { ...plain, userId: 'bob', results: 0, begun: 1, lastAt: '2026-11-22T10:00:00.000Z' },
      { ...plain, userId: 'ann', results: 2, begun: 0, lastAt: at.toISOString() },
    ])
  })
})

describe('bringing along what the coach remembers', () => {
  const told = { kind: 'limit', words: 'I hear badly', about: [], outcome: null, isForNow: false }
  const heardAt = '2026-11-20T10:00:00.000Z'

  beforeEach(async () => {
    const change = { consent: 'yes', told: [{ ...told, kind: 'limit', heardAt }] } as const
    await changeGuestMemory('ann', change)
    signIn(member)
  })

  it('takes it along with its day, and leaves nothing here', async () => {
    expect(await guestsHere()).toMatchObject([{ userId: 'ann', results: 0, isRemembered: true }])
    const taken = stubMemory('unasked')
    expect(await importGuestResults('ann', 'member')).toMatchObject({ ok: true })
    expect(taken).toEqual([{ consent: 'yes', told: [{ ...told, heardAt }] }])
    expect(await guestsHere()).toEqual([])
  })

  it('does not go into the account of somebody who said never', async () => {
    const taken = stubMemory('never')
    expect(await importGuestResults('ann', 'member')).toMatchObject({ ok: true })
    expect(taken).toEqual([])
  })

  it('stays here when the server refuses', async () => {
    stubServer(refuseAll)
    expect((await importGuestResults('ann', 'member')).ok).toBe(false)
    expect((await readGuestMemory('ann')).slots).toMatchObject([told])
  })
})

describe('bringing results along', () => {
  it('takes everything into the account and leaves nothing of the guest behind', async () => {
    await enter('ann', ...Array.from({ length: 45 }, (_, number) => `a${number}`))
    rememberGuest('ann')
    markCompleted('ann', 'Sleep', at)
    keepBodySize('ann', { heightIn: 66, weightLb: 140 })
    saveAnswer({ userId: 'ann', instrument: 'stress' }, '1-0', 'Never', at, 'with-help')
    savePlace({ userId: 'ann', instrument: 'stress' }, 2)
    writeTabMemory('chat:advice:ann', 'hello')
    signIn(member)
    const taken = stubServer(takeAll)
    expect(await importGuestResults('ann', 'member')).toEqual({
      ok: true,
      reply: { taken: 45, refused: 0, noRoom: null },
    })
    expect(taken).toHaveLength(45)
    expect(await guestsHere()).toEqual([])
    expect(Object.entries(localStorage).filter((entry) => entry.join(' ').includes('ann'))).toEqual(
      [],
    )
    expect(readTabMemory('chat:advice:ann')).toBeNull()
    expect(readCompletedTests('ann')).toEqual({})
    expect(readBodySize('member')).toEqual({ heightIn: 66, weightLb: 140 })
    expect(readDraft({ userId: 'member', instrument: 'stress' })).toMatchObject({
      responses: { '1-0': 'Never' },
      place: 2,
      startedAt: at.toISOString(),
      answeredBy: 'with-help',
    })
  })

  it('leaves everything where it is when the server refuses', async () => {
    await enter('ann', 'a')
    saveAnswer({ userId: 'ann', instrument: 'stress' }, '1-0', 'Never', at)
    rememberGuest('ann')
    signIn(member)
    stubServer(refuseAll)
    expect((await importGuestResults('ann', 'member')).ok).toBe(false)
    expect(await guestsHere()).toMatchObject([{ userId: 'ann', results: 1, begun: 1 }])
  })

  it('lets the later of two begun tests count', async () => {
    rememberGuest('ann')
    const mine = { userId: 'member', instrument: 'stress' } as const
    saveAnswer({ userId: 'ann', instrument: 'stress' }, '1-0', 'Never', at)
    saveAnswer(mine, '1-0', 'Very Often', new Date('2026-11-22T10:00:00Z'))
    signIn(member)
    stubServer(takeAll)
    await importGuestResults('ann', 'member')
    expect(readDraft(mine)?.responses).toEqual({ '1-0': 'Very Often' })
  })

  it('leaves the results of another guest of the device alone', async () => {
    await enter('ann', 'a')
    await enter('bob', 'b')
    saveAnswer({ userId: 'bob', instrument: 'stress' }, '1-0', 'Never', at)
    rememberGuest('bob')
    signIn(member)
    const taken = stubServer(takeAll)
    await importGuestResults('ann', 'member')
    expect(taken).toEqual(['a'])
    expect(await guestsHere()).toMatchObject([{ userId: 'bob', results: 1, begun: 1 }])
    expect(readDraft({ userId: 'member', instrument: 'stress' })).toBeNull()
  })

  it('takes all that can be read, and keeps what the server finds fault with', async () => {
    await enter('ann', 'a', 'junk', 'b')
    signIn(member)
    const taken = stubServer((ids) =>
      ids.includes('junk')
        ? Response.json({ error: 'Out of range.', code: 'INVALID_FIELD' }, { status: 400 })
        : takeAll(ids),
    )
    expect(await importGuestResults('ann', 'member')).toEqual({
      ok: true,
      reply: { taken: 2, refused: 1, noRoom: null },
    })
    expect(taken).toEqual(['a', 'b'])
    expect((await readGuestRecords('ann')).enteredScores.map(({ id }) => id)).toEqual(['junk'])
  })

  it('keeps on the device exactly what the account lacks when it breaks off between two parts', async () => {
    const ids = Array.from({ length: 45 }, (_, number) => `a${number}`)
    await enter('ann', ...ids)
    signIn(member)
    let calls = 0
    const taken = stubServer((sent) => {
      calls += 1
      return calls === 2 ? refuseAll() : takeAll(sent)
    })
    expect((await importGuestResults('ann', 'member')).ok).toBe(false)
    const here = (await readGuestRecords('ann')).enteredScores.map(({ id }) => id)
    expect(here).toHaveLength(25)
    expect([...taken, ...here].toSorted()).toEqual(ids.toSorted())
    expect(await importGuestResults('ann', 'member')).toMatchObject({ reply: { taken: 25 } })
    expect(taken.toSorted()).toEqual(ids.toSorted())
    expect(await guestsHere()).toEqual([])
  })

  it('does so too when it breaks off among the records that are sent one by one', async () => {
    await enter('ann', 'a', 'junk', 'b', 'c')
    signIn(member)
    const taken = stubServer((ids) => {
      if (ids.includes('junk')) return Response.json({ error: 'No.', code: 'X' }, { status: 400 })
      return ids.includes('b') ? refuseAll() : takeAll(ids)
    })
    expect((await importGuestResults('ann', 'member')).ok).toBe(false)
    const here = (await readGuestRecords('ann')).enteredScores.map(({ id }) => id)
    expect([taken, here]).toEqual([['a'], ['junk', 'b', 'c']])
  })

  it('keeps what the account has no room for, and says so', async () => {
    await enter('ann', 'a', 'b')
    signIn(member)
    const error = 'There is no room.'
    stubServer((ids) =>
      ids.includes('b')
        ? Response.json({ error, code: 'QUOTA_REACHED' }, { status: 409 })
        : takeAll(ids),
    )
    expect(await importGuestResults('ann', 'member')).toEqual({
      ok: true,
      reply: { taken: 1, refused: 1, noRoom: error },
    })
    expect((await readGuestRecords('ann')).enteredScores.map(({ id }) => id)).toEqual(['b'])
  })

  it('goes on an hour later where the server takes no more now', async () => {
    await enter('ann', ...Array.from({ length: 45 }, (_, number) => `a${number}`))
    signIn(member)
    let calls = 0
    stubServer((ids) => {
      calls += 1
      return calls === 2
        ? Response.json({ error: 'Wait.', code: 'TOO_MANY_REQUESTS' }, { status: 429 })
        : takeAll(ids)
    })
    expect(await importGuestResults('ann', 'member')).toMatchObject({ ok: false, status: 429 })
    expect((await readGuestRecords('ann')).enteredScores).toHaveLength(25)
    expect(await importGuestResults('ann', 'member')).toMatchObject({ reply: { taken: 25 } })
  })
})
