/** Checks which sentences of a fact are said. */

import { expect, it } from 'vitest'
import { evidence, evidenceOf } from '../evidence/catalog.ts'
import { sayings } from './point-text.ts'

it('never says "It is a link, not proof" with nothing before it', () => {
  const entry = evidenceOf('T02')
  expect(entry && sayings(entry, new Set(['link', 'proof']), 1)).toBe(
    'Higher felt stress went with a higher risk of memory illness.',
  )
})

it('picks the sentence that takes up the question', () => {
  const entry = evidenceOf('Z17')
  expect(entry && sayings(entry, new Set(['shift', 'bedtim']), 1)).toBe(
    'Shift bedtime 15 minutes at a time.',
  )
})

it('says something of every fact, however little room there is', () => {
  expect(evidence.filter((entry) => sayings(entry, new Set(), 1) === '')).toEqual([])
})
