/** A doctor reads the newest score first, and nothing that was ever saved is missing from the report. */

import { describe, expect, it } from 'vitest'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import type { Assessment } from '../../client/sent-assessment.ts'
import { domainReports } from './domain-reports.ts'

const sitting = (at: string, score: number): Assessment => ({
  id: at,
  instrument: 'stress',
  score,
  band: 'Moderate',
  components: {},
  flags: [],
  answers: {},
  bmi: null,
  algorithmVersion: 1,
  finishedAt: at,
  change: null,
})

const row = (at: string, value: number, source: 'assessment' | 'entered') => ({
  forum: 'Stress' as const,
  value,
  meaning: 'Moderate',
  timestamp: at,
  source,
})

const first = '2026-09-01T10:00:00.000Z'
const second = '2026-10-01T10:00:00.000Z'
const third = '2026-11-01T10:00:00.000Z'

function stressOf(...given: Parameters<typeof domainReports>) {
  return domainReports(...given).find(({ instrument }) => instrument.id === 'stress')
}

describe('domainReports', () => {
  it('has all six domains in their order, also without any score', () => {
    const reports = domainReports([], [])
    expect(reports.map(({ instrument }) => instrument.domain)).toEqual(lifestyleDomains)
    expect(reports.every(({ newest, earlier }) => newest === null && earlier.length === 0)).toBe(
      true,
    )
  })

  it('takes the newest sitting, and the others newest first', () => {
    const report = stressOf([sitting(first, 14), sitting(third, 20), sitting(second, 17)], [])
    expect(report?.newest).toMatchObject({ score: 20, at: third })
    expect(report?.earlier.map(({ score }) => score)).toEqual([17, 14])
  })

  it('puts what was typed in among the sittings, and takes no sitting twice', () => {
    const report = stressOf(
      [sitting(first, 14), sitting(third, 20)],
      [row(third, 20, 'assessment'), row(second, 30, 'entered'), row(first, 14, 'assessment')],
    )
    expect(report?.newest?.assessment?.id).toBe(third)
    expect(report?.earlier.map(({ score }) => score)).toEqual([30, 14])
  })

  it('shows a typed score as the newest where it is', () => {
    const report = stressOf([sitting(first, 14)], [row(second, 30, 'entered')])
    expect(report?.newest).toEqual({ score: 30, band: 'Moderate', at: second, assessment: null })
  })
})
