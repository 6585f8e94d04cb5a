/** Nothing is fetched for keeping before there is something to keep, and everything once there is. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveAnswer } from '../drafts.ts'
import { sharedPeopleKey } from '../session.ts'
import {
  forgetLaterPrefix,
  isSomethingKept,
  untilSomethingIsToKeep,
  waitingDatabase,
} from './until-kept-for.ts'

const owner = { userId: 'ann', instrument: 'stress' } as const

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** What the browser says of its databases. */
function withDatabases(...names: readonly string[]): void {
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve(names.map((name) => ({ name }))) })
}

describe('what an earlier visit left', () => {
  it('is nothing on a first visit, also beside the databases of others', async () => {
    withDatabases('somebody-else')
    expect(await isSomethingKept()).toBe(false)
  })

  it('is the database of what waits', async () => {
    withDatabases(waitingDatabase)
    expect(await isSomethingKept()).toBe(true)
  })

  it.each([
    ['people who share this device', sharedPeopleKey],
    ['somebody who is to be forgotten', `${forgetLaterPrefix}ann`],
  ])('is %s', async (_, key) => {
    withDatabases()
    localStorage.setItem(key, '["ann"]')
    expect(await isSomethingKept()).toBe(true)
  })

  it('is an answer that has no copy yet', async () => {
    withDatabases()
    saveAnswer(owner, '1-0', 'Never', new Date(0))
    expect(await isSomethingKept()).toBe(true)
  })

  it('may be anything where the browser does not tell', async () => {
    vi.stubGlobal('indexedDB', {})
    expect(await isSomethingKept()).toBe(true)
  })
})

it('waits for the first answer', async () => {
  const happened: string[] = []
  const watch = async () => {
    await untilSomethingIsToKeep()
    happened.push('kept')
  }
  const watching = watch()
  await Promise.resolve()
  happened.push('answered')
  saveAnswer(owner, '1-0', 'Never', new Date(0))
  await watching
  expect(happened).toEqual(['answered', 'kept'])
})
