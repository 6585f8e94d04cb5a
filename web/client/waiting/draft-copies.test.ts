/** What a browser that was ended in the middle had not written yet comes back. */

import { afterEach, describe, expect, it, vi } from 'vitest'
import { readDraft, removeDraft, saveAnswer } from '../drafts.ts'
import { copyDrafts, removeDraftCopiesOf } from './draft-copies.ts'
import { withDatabase } from './waiting-database.ts'

const owner = { userId: 'ann', instrument: 'stress' } as const
const answer = (text: string, linkId = '1-0') => saveAnswer(owner, linkId, text, new Date(0))
const copies = () => withDatabase((database) => database.getAll('drafts'))
const kept = () => localStorage.getItem('draft:ann:stress') ?? ''

/** The local storage as the disk has it after the browser was ended. */
function loseTo(older: string | null): void {
  if (older === null) localStorage.removeItem('draft:ann:stress')
  else localStorage.setItem('draft:ann:stress', older)
}

async function isCopied(): Promise<boolean> {
  const [copy, ...others] = await copies()
  return (copy?.raw ?? '') === kept() && others.length === 0
}

describe('the second copy of begun answers', () => {
  let stop: (() => void) | undefined

  afterEach(async () => {
    stop?.()
    removeDraft(owner)
    await removeDraftCopiesOf('ann')
  })

  /** Begins the copies anew, as the next page does. */
  async function restart(): Promise<void> {
    stop?.()
    stop = copyDrafts('ann')
    await expect.poll(isCopied).toBe(true)
  }

  it('brings back the answers that the local storage lost, all or the last', async () => {
    answer('Never')
    const older = kept()
    await restart()
    answer('Often', '1-1')
    await restart()
    for (const left of [older, null]) {
      loseTo(left)
      await restart()
      expect(readDraft(owner)?.responses).toEqual({ '1-0': 'Never', '1-1': 'Often' })
    }
  })

  it('keeps beside them what was answered before they were back', async () => {
    answer('Never')
    const older = kept()
    answer('Often', '1-1')
    answer('Often', '1-2')
    await restart()
    stop?.()
    loseTo(older)
    answer('Sometimes', '1-3')
    await restart()
    expect(readDraft(owner)?.responses).toEqual({
      '1-0': 'Never',
      '1-1': 'Often',
      '1-2': 'Often',
      '1-3': 'Sometimes',
    })
  })

  it('leaves what is newer here, and goes with the draft', async () => {
    answer('Never')
    await restart()
    stop?.()
    answer('Sometimes')
    await restart()
    expect(readDraft(owner)?.responses).toEqual({ '1-0': 'Sometimes' })
    removeDraft(owner)
    await expect.poll(copies).toEqual([])
  })

  it('does not bring back what was sent just before the page was left', async () => {
    answer('Never')
    await restart()
    stop?.()
    removeDraft(owner)
    await restart()
    expect(readDraft(owner)).toBeNull()
    await expect.poll(copies).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('has nothing to forget in a browser that allows the site no database', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('', 'SecurityError')
      },
    })
    await removeDraftCopiesOf('ann')
    vi.unstubAllGlobals()
  })
})
