/** Nobody is refused for longer than a window, whatever the clock of the machine does. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SteadyWindows } from './steady-windows.ts'

const minuteMs = 60_000
const yearMs = 365 * 24 * 60 * minuteMs

function count(windows: SteadyWindows, key: string) {
  let counted = { current: 0, ttl: 0 }
  windows.incr(key, (_, result = counted) => (counted = result), minuteMs)
  return counted
}

describe('windows in memory', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('end after their time although the clock was put back a year', () => {
    const windows = new SteadyWindows()
    expect(count(windows, 'one')).toEqual({ current: 1, ttl: minuteMs })
    vi.setSystemTime(Date.now() - yearMs)
    expect(count(windows, 'one')).toEqual({ current: 2, ttl: minuteMs })
    expect(count(windows, 'other')).toEqual({ current: 1, ttl: minuteMs })
    vi.advanceTimersByTime(minuteMs)
    expect(count(windows, 'one')).toEqual({ current: 1, ttl: minuteMs })
  })

  it('forget who has not called for the longest time', () => {
    const windows = new SteadyWindows()
    for (let number = 0; number < 5001; number += 1) count(windows, `network ${number}`)
    expect(count(windows, 'network 1').current).toBe(2)
    expect(count(windows, 'network 0').current).toBe(1)
  })
})
