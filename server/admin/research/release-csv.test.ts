/** The table for research holds points, and nothing somebody typed. */

import { expect, it } from 'vitest'
import { releaseHeader, releaseLine } from './release-csv.ts'

const facts = {
  algorithm_version: 1,
  age_band: '75+',
  gender: 'Female',
  answered_by: 'with-help',
  period: '2026-Q3',
} as const

it('gives every part of a score its column, and leaves clock times and minutes out', () => {
  const sleep = { quality: 2, bedTime: '23:10', minutesInBed: 431, efficiencyPercent: 88.5 }
  const rows = [
    { ...facts, instrument: 'sleep', score: 7, band: 'Poor', components: JSON.stringify(sleep) },
    {
      ...facts,
      instrument: 'stress',
      score: 9,
      band: 'Low',
      components: '{"strain":4,"even":true}',
    },
  ] as const
  const lines = [releaseHeader, ...rows.map(releaseLine)]
  const [header = [], ofSleep = [], ofStress = []] = lines.map((line) => line.trim().split(','))
  expect(header.slice(0, 8)).toEqual([
    'instrument',
    'version',
    'age_band',
    'gender',
    'answered_by',
    'period',
    'score',
    'band',
  ])
  expect(ofSleep.slice(0, 8)).toEqual([
    'sleep',
    '1',
    '75+',
    'Female',
    'with-help',
    '2026-Q3',
    '7',
    'Poor',
  ])
  expect(ofSleep[header.indexOf('sleep.quality')]).toBe('2')
  expect(ofStress[header.indexOf('stress.strain')]).toBe('4')
  expect(ofStress[header.indexOf('sleep.quality')]).toBe('')
  expect(lines.join('')).not.toMatch(/23:10|431|88\.5|bedTime|minutes|true/i)
  for (const line of lines) expect(line.trim().split(',')).toHaveLength(header.length)
})
