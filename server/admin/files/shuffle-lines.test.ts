/** The order of the rows says nothing of the people, and nothing is left of the order they had. */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shuffleLines } from './shuffle-lines.ts'

/** With letters of several bytes, and more of them than are handed over at a time. */
const lines = Array.from({ length: 20_000 }, (_, number) => `${number} año\n`)

describe('lines that are shuffled', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sledss-shuffle-'))
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  const shuffle = async (
    count: number,
    randomInt: (below: number) => number,
    atFirst = (_piece: string) => undefined as void,
  ) => {
    let text = ''
    for await (const piece of shuffleLines(allLines(), {
      scratch: join(folder, 'rows'),
      count,
      randomInt,
    })) {
      if (text === '') atFirst(piece)
      text += piece
    }
    return text
  }

  it('come whole, each once, in the order that chance says', async () => {
    expect(await shuffle(lines.length, (below) => below - 1)).toBe(lines.join(''))
    const [first = '', ...others] = lines
    expect(await shuffle(lines.length, () => 0)).toBe([...others, first].join(''))
  })

  it('wait where nobody finds them, and are gone afterwards', async () => {
    let seen: readonly string[] | undefined
    await shuffle(
      lines.length,
      () => 0,
      () => {
        seen = readdirSync(folder)
      },
    )
    expect(seen).toEqual([])
    expect(readdirSync(folder)).toEqual([])
  })

  it('are never fewer or more than were planned', async () => {
    await expect(shuffle(lines.length - 1, () => 0)).rejects.toThrow('20000 lines came')
    await expect(shuffle(lines.length + 1, () => 0)).rejects.toThrow('20000 lines came')
  })
})

async function* allLines() {
  yield* lines
}
