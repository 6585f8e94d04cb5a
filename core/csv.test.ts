/** What a person typed, or a file brought along, must not run in the spreadsheet that opens a table. */

import { describe, expect, it } from 'vitest'
import { sheetRow } from './csv.ts'

describe('a row for a spreadsheet', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
    '\u200b=1',
    '\u22121+1',
  ])('has an apostrophe before %j', (field) => {
    expect(sheetRow(['a', field]).replaceAll('"', '')).toBe(`a,'${field}\r\n`)
  })

  it.each(['-3', '-0.5', '12', 'a=b', '5 - 6', ''])('leaves %j as it is', (field) => {
    expect(sheetRow([field])).toBe(`${field}\r\n`)
  })
})
