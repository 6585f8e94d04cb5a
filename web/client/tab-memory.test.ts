/** What is remembered in a tab can be read, is announced, and is forgotten on request. */

import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  forgetTabMemory,
  readTabMemory,
  subscribeToTabMemory,
  writeTabMemory,
} from './tab-memory.ts'

afterEach(() => {
  vi.restoreAllMocks()
  forgetTabMemory()
})

describe('tab memory', () => {
  it('gives back what was written, and null after it was taken away', () => {
    writeTabMemory('a', 'one')
    expect(readTabMemory('a')).toBe('one')
    writeTabMemory('a', null)
    expect(readTabMemory('a')).toBeNull()
  })

  it('tells its listeners until they stop', () => {
    const heard = vi.fn()
    const stop = subscribeToTabMemory(heard)
    writeTabMemory('a', 'one')
    forgetTabMemory()
    stop()
    writeTabMemory('a', 'two')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('forgets everything at once', () => {
    writeTabMemory('a', 'one')
    writeTabMemory('b', 'two')
    forgetTabMemory()
    expect([readTabMemory('a'), readTabMemory('b')]).toEqual([null, null])
  })

  it('lasts as long as the page where the browser refuses to store', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    writeTabMemory('a', 'one')
    expect(readTabMemory('a')).toBe('one')
    forgetTabMemory()
    expect(readTabMemory('a')).toBeNull()
  })
})
