/** Whoever waits for a long command sees that it goes on, and is not disturbed by a short one. */

import { expect, it } from 'vitest'
import { countRows } from './count-rows.ts'

async function linesOf(total: number, atOnce: number): Promise<readonly string[]> {
  const told: string[] = []
  async function* pages() {
    for (let done = 0; done < total; done += atOnce) yield Math.min(atOnce, total - done)
  }
  const { signal } = new AbortController()
  const report = (text: string) => told.push(text)
  let rows = 0
  const counting = { total, doing: 'Copied', report, signal }
  for await (const size of countRows(pages(), counting, (one) => one)) rows += size
  expect(rows).toBe(total)
  return told
}

it('tells of each tenth once, up to the end, and of nothing where it is soon done', async () => {
  const told = await linesOf(120_000, 7000)
  expect(told).toHaveLength(10)
  expect(told[0]).toBe('Copied 14,000 of 120,000 rows (10 %)\n')
  expect(told.at(-1)).toBe('Copied 120,000 of 120,000 rows (100 %)\n')
  expect(await linesOf(99_999, 7000)).toEqual([])
})

it('ends when the operator stops it, however much is still to come', async () => {
  const stopped = new AbortController()
  const counting = { total: 1e6, doing: 'Copied', report: () => undefined, signal: stopped.signal }
  const copying = async () => {
    for await (const row of countRows(endless(), counting)) if (row === 5) stopped.abort()
  }
  await expect(copying()).rejects.toThrow(stopped.signal.reason)
})

async function* endless() {
  for (let row = 0; ; row += 1) yield row
}
