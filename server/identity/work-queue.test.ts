/** Heavy work in its turn. */

import { describe, expect, it } from 'vitest'
import { Busy, WorkQueue } from './work-queue.ts'

describe('the work queue', () => {
  it('runs as many at once as it has places, in the order they came', async () => {
    const queue = new WorkQueue(2)
    const begun: number[] = []
    const enders: (() => void)[] = []
    let atOnce = 0
    let most = 0
    const works = [0, 1, 2, 3, 4].map((number) =>
      queue.run(async () => {
        begun.push(number)
        atOnce += 1
        most = Math.max(most, atOnce)
        await new Promise<void>((resolve) => enders.push(resolve))
        atOnce -= 1
        return number
      }),
    )
    for (let turn = 0; turn < works.length; turn += 1) {
      await new Promise(setImmediate)
      enders[turn]?.()
    }
    expect(await Promise.all(works)).toEqual([0, 1, 2, 3, 4])
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect(most).toBe(2)
  })

  it('goes on after a work that failed', async () => {
    const queue = new WorkQueue(1)
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue.run(async () => 'yes')).toBe('yes')
  })

  it('refuses work when the line is too long', async () => {
    const queue = new WorkQueue(1)
    const { promise: blocked, resolve: end } = Promise.withResolvers<void>()
    const works = Array.from({ length: 51 }, () => queue.run(() => blocked))
    await expect(queue.run(() => blocked)).rejects.toThrow(Busy)
    end()
    await Promise.all(works)
  })
})
