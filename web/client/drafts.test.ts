/** Drafts: kept at once, resumed exactly, and sent once. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  areDraftsStored,
  draftedInstruments,
  readDraft,
  removeDraft,
  saveAnswer,
  savePlace,
  submitKeyOf,
  subscribeToDrafts,
} from './drafts.ts'

const owner = { userId: 'u1', instrument: 'stress' } as const
const at = new Date('2026-11-21T10:00:00Z')

beforeEach(() => {
  localStorage.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('an answer', () => {
  it('opens the draft with its moment and is there at once', () => {
    expect(readDraft(owner)).toBeNull()
    saveAnswer(owner, '1-0', 'Never', at)
    expect(readDraft(owner)).toEqual({
      responses: { '1-0': 'Never' },
      place: 1,
      startedAt: '2026-11-21T10:00:00.000Z',
      changes: 1,
    })
    expect(localStorage.getItem('draft:u1:stress')).toContain('Never')
  })

  it('keeps the moment of the first one and takes the place of an older one', () => {
    saveAnswer(owner, '1-0', 'Never', at)
    saveAnswer(owner, '1-0', 'Sometimes', new Date('2026-11-22T10:00:00Z'))
    expect(readDraft(owner)?.responses).toEqual({ '1-0': 'Sometimes' })
    expect(readDraft(owner)?.startedAt).toBe('2026-11-21T10:00:00.000Z')
  })

  it('belongs to one person and one instrument', () => {
    saveAnswer(owner, '1-0', 'Never', at)
    expect(readDraft({ ...owner, userId: 'u2' })).toBeNull()
    expect(draftedInstruments('u1')).toEqual(['stress'])
    expect(draftedInstruments('u2')).toEqual([])
  })

  it('opens no draft while it is empty', () => {
    saveAnswer(owner, '1-0', '', at)
    expect(readDraft(owner)).toBeNull()
  })

  it('is seen beside the answers of another tab', () => {
    saveAnswer(owner, '1-0', 'Never', at)
    const draft = readDraft(owner)
    const other = { ...draft, responses: { '1-0': 'Never', '1-1': 'Sometimes' } }
    localStorage.setItem('draft:u1:stress', JSON.stringify(other))
    saveAnswer(owner, '1-2', 'Never', at)
    expect(readDraft(owner)?.responses).toEqual({
      '1-0': 'Never',
      '1-1': 'Sometimes',
      '1-2': 'Never',
    })
  })
})

describe('the draft', () => {
  it('is the same object until it changes', () => {
    saveAnswer(owner, '1-0', 'Never', at)
    const draft = readDraft(owner)
    expect(readDraft(owner)).toBe(draft)
    saveAnswer(owner, '1-0', 'Never', at)
    expect(readDraft(owner)).toBe(draft)
    savePlace(owner, 2)
    expect(readDraft(owner)).not.toBe(draft)
  })

  it('remembers the place, once there is something to come back to', () => {
    savePlace(owner, 2)
    expect(readDraft(owner)).toBeNull()
    saveAnswer(owner, '1-0', 'Never', at)
    savePlace(owner, 'review')
    expect(readDraft(owner)?.place).toBe('review')
  })

  it('tells its listeners of every change, until they leave', () => {
    const listener = vi.fn<() => void>()
    const leave = subscribeToDrafts(listener)
    saveAnswer(owner, '1-0', 'Never', at)
    removeDraft(owner)
    expect(listener).toHaveBeenCalledTimes(2)
    leave()
    saveAnswer(owner, '1-0', 'Never', at)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it.each(['no json', '{"responses":{"1-0":7},"place":1,"startedAt":"x"}', '[]', 'null'])(
    'is none where %s is stored',
    (raw) => {
      localStorage.setItem('draft:u1:stress', raw)
      expect(readDraft(owner)).toBeNull()
    },
  )
})

describe('the key of a submit', () => {
  it('stays until an answer changes', () => {
    saveAnswer(owner, '1-0', 'Never', at)
    const key = submitKeyOf(owner)
    expect(submitKeyOf(owner)).toBe(key)
    savePlace(owner, 2)
    expect(submitKeyOf(owner)).toBe(key)
    saveAnswer(owner, '1-0', 'Sometimes', at)
    expect(submitKeyOf(owner)).not.toBe(key)
  })
})

describe('a browser that stores nothing', () => {
  it('keeps the answers as long as the page, and says so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    saveAnswer(owner, '1-0', 'Never', at)
    expect(readDraft(owner)?.responses).toEqual({ '1-0': 'Never' })
    expect(areDraftsStored()).toBe(false)
    vi.restoreAllMocks()
    saveAnswer(owner, '1-1', 'Never', at)
    expect(areDraftsStored()).toBe(true)
    expect(Object.keys(readDraft(owner)?.responses ?? {})).toEqual(['1-0', '1-1'])
  })
})
