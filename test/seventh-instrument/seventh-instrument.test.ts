/** A seventh instrument is scored and explained by what scores and explains the six: it brings only its folder. */

import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSeventh, type SevenInstruments } from './add-seventh.ts'

let seven: SevenInstruments

beforeAll(() => {
  seven = addSeventh()
})

afterAll(() => seven.remove())

const answers = { '1-0': 'Always', '1-1': 'Sometimes', '2-0': 'Never' }

/** Runs a program of the copy and reads what it prints as JSON. */
function run(args: readonly string[], input = ''): unknown {
  const options = { cwd: seven.project, input, encoding: 'utf8' } as const
  return JSON.parse(execFileSync(process.execPath, args, options))
}

const score = (given: unknown) =>
  run(['scripts/score.ts'], `${JSON.stringify({ instrument: 'balance', answers: given })}\n`)

describe('an instrument that was added by its folder', () => {
  it('is scored with its bands and parts', () => {
    const components = { legs: 3, hands: 2 }
    expect(score(answers)).toEqual({ score: 5, band: 'Steady', components, flags: [] })
    expect(score({})).toEqual({ error: 'INCOMPLETE', field: '1-0' })
  })

  it('is explained as a sum of its parts', () => {
    const code = `
      import { instruments } from '#core/catalog.ts'
      import { explainScore } from '#core/explain.ts'
      const made = explainScore(instruments.balance, ${JSON.stringify(answers)}, {})
      console.log(JSON.stringify({ steps: made.steps, points: made.rows.map((row) => row.points) }))`
    const explained = run(['--input-type=module', '--eval', code])
    expect(explained).toEqual({ steps: ['3 + 2 = 5'], points: [2, 1, 2] })
  })
})
