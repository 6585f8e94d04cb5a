/** Fields and pasted text are read together. */

import { describe, expect, it } from 'vitest'
import { scoreRanges } from './parse-scores.ts'
import { type TypedEntry, readEntry } from './read-entry.ts'

const nothing: TypedEntry = {
  Socialization: '',
  Learning: '',
  Exercise: '',
  Diet: ' ',
  Stress: '',
  Sleep: '',
  paste: '\n',
}
const read = (typed: Partial<TypedEntry>) => readEntry({ ...nothing, ...typed }, scoreRanges)

describe('readEntry', () => {
  it('says when nothing was typed', () => {
    expect(read({})).toEqual({ faulty: [], empty: true })
  })

  it('names every field at fault', () => {
    expect(read({ Sleep: '22', Stress: 'ten', Diet: '12' })).toEqual({
      faulty: ['Stress', 'Sleep'],
      empty: false,
    })
  })

  it('puts fields and pasted text together; the field wins', () => {
    expect(read({ Sleep: '7', paste: 'Sleep 9, Stress 14' })).toEqual({
      readings: [
        { domain: 'Sleep', value: 7 },
        { domain: 'Stress', value: 14 },
      ],
      unread: [{ text: 'Sleep 9', reason: 'twice', domain: 'Sleep' }],
    })
  })
})
