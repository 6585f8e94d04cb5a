/** What must hold for every instrument, tried on at least 10,000 cases each. */

import * as fc from 'fast-check'
import { assert, describe, expect, it } from 'vitest'
import { instruments } from '../catalog.ts'
import { explainScore } from '../explain.ts'
import { type Instrument, itemsOf } from '../instrument.ts'
import { type InstrumentId, instrumentIds } from '../instrument-table.ts'
import { fromWireAnswers, type Responses, toWireAnswers } from '../responses.ts'
import { pickedResponses } from '../vectors/picked-answers.ts'

// Inside a property `assert`: with `expect` the looking would take longer than the scoring.
const runs = { numRuns: 2_000 }
const picks = fc.array(fc.nat(100_000), { minLength: 22, maxLength: 22 })
const bmi = '21.5'
const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
})
const trickyKeys = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '1-9')

/** Final bands as the specification prints them: label and first score, ascending. */
const printedBands: Readonly<Record<InstrumentId, readonly (readonly [string, number])[]>> = {
  social: [
    ['Not Lonely', 0],
    ['Moderately Lonely', 4],
    ['Severely Lonely', 9],
    ['Very Severely Lonely', 11],
  ],
  literacy: [
    ['Potential Cognitive Concerns', 0],
    ['Mild Cognitive Changes', 6],
    ['Strong Cognitive Function', 8],
  ],
  exercise: [
    ['Very Low Activity', 0],
    ['Low to Moderate', 50],
    ['Moderate to Active', 150],
    ['Highly Active', 250],
  ],
  mna: [
    ['Malnourished', 0],
    ['At Risk', 8],
    ['Normal Nutrition', 12],
  ],
  stress: [
    ['Low', 0],
    ['Moderate', 14],
    ['High', 27],
  ],
  sleep: [
    ['Good', 0],
    ['Moderate', 6],
    ['Severe', 11],
    ['Very Severe', 16],
  ],
}

function scoreOf(instrument: Instrument, responses: Responses): number {
  const result = instrument.score(toWireAnswers(instrument, responses), { bmi })
  return 'score' in result ? result.score : expect.fail(JSON.stringify(result))
}

describe.each(instrumentIds)('%s', (id) => {
  const instrument = instruments[id]
  const items = itemsOf(instrument)
  const textOfScore = (answers: unknown) => JSON.stringify(instrument.score(answers, { bmi }))

  it('scores every complete sheet within its range, with the printed band and described parts', () => {
    const names = instrument.components.map((component) => component.name)
    fc.assert(
      fc.property(picks, (numbers) => {
        const wire = toWireAnswers(instrument, pickedResponses(instrument, numbers))
        const result = instrument.score(wire, { bmi })
        if (!('score' in result)) expect.fail(JSON.stringify(result))
        assert(Number.isInteger(result.score))
        assert(result.score >= instrument.minScore)
        assert(result.score <= instrument.maxScore)
        const band = printedBands[id].findLast(([, from]) => result.score >= from)
        assert.strictEqual(result.band, band?.[0])
        assert.deepEqual(Object.keys(result.components), names)
      }),
      runs,
    )
  })

  it('does not mind the order of keys, unknown keys or a trip over the wire', () => {
    const things = fc.sample(anything, 300)
    fc.assert(
      fc.property(picks, trickyKeys, fc.constantFrom(...things), (numbers, key, value) => {
        const responses = pickedResponses(instrument, numbers)
        const wire = toWireAnswers(instrument, responses)
        const expected = textOfScore(wire)
        const again = toWireAnswers(instrument, fromWireAnswers(instrument, wire))
        assert.strictEqual(textOfScore(again), expected)
        const parsed: unknown = JSON.parse(JSON.stringify(wire))
        assert.strictEqual(textOfScore(parsed), expected)
        if (Array.isArray(wire)) return
        const turned = Object.fromEntries([[key, value], ...Object.entries(wire).toReversed()])
        assert.strictEqual(textOfScore(turned), expected)
      }),
      runs,
    )
  })

  it('never moves the wrong way when one answer gains a point', () => {
    const steps = items.flatMap((item) => {
      if (item.kind !== 'choice' || item.component === undefined) return []
      const sorted = item.options.toSorted((a, b) => a.points - b.points)
      return sorted.slice(1).map((more, index) => ({
        linkId: item.linkId,
        less: sorted[index]?.code ?? '',
        more: more.code,
        isReversed: item.reversed === true,
      }))
    })
    // Points count towards the score, except in the social list, where contacts lower it.
    const sign = id === 'social' ? -1 : 1
    fc.assert(
      fc.property(picks, fc.constantFrom(...steps), (numbers, step) => {
        const responses = pickedResponses(instrument, numbers)
        const less = scoreOf(instrument, { ...responses, [step.linkId]: step.less })
        const more = scoreOf(instrument, { ...responses, [step.linkId]: step.more })
        const growth = sign * (step.isReversed ? less - more : more - less)
        assert(growth >= 0)
      }),
      runs,
    )
  })

  it('never throws, whatever comes', () => {
    const broken = fc
      .tuple(picks, fc.constantFrom(...items.map((item) => item.linkId)), anything)
      .map(([numbers, linkId, value]): unknown => {
        const responses = { ...pickedResponses(instrument, numbers), [linkId]: value }
        if (id !== 'social') return responses
        return items.map((item) => (item.linkId === linkId ? value : responses[item.linkId]))
      })
    const answers = fc.oneof(
      anything,
      broken,
      fc.array(anything, { maxLength: 14 }),
      fc.dictionary(fc.oneof(trickyKeys, fc.constantFrom(...items.map((i) => i.linkId))), anything),
    )
    fc.assert(
      fc.property(answers, fc.oneof(fc.string(), fc.constant(bmi)), (junk, savedBmi) => {
        const result = instrument.score(junk, { bmi: savedBmi })
        if ('error' in result) {
          const fields = items.map((item) => (id === 'social' ? Number(item.linkId) : item.linkId))
          if (result.field !== null) assert(fields.includes(result.field))
        } else assert(result.score <= instrument.maxScore)
        const explained = explainScore(instrument, junk, { bmi: savedBmi })
        assert.strictEqual('error' in explained, 'error' in result)
        assert.strictEqual(typeof fromWireAnswers(instrument, junk), 'object')
      }),
      runs,
    )
  })

  it('gives an account whose points add up to the score', () => {
    fc.assert(
      fc.property(picks, (numbers) => {
        const wire = toWireAnswers(instrument, pickedResponses(instrument, numbers))
        const account = explainScore(instrument, wire, { bmi })
        if ('error' in account) expect.fail(account.error)
        const { rows, parts, result } = account
        for (const part of parts) {
          if (part.sum === null) continue
          const points = rows.filter((row) => row.component === part.name)
          const sum = points.reduce((total, row) => total + (row.points ?? 0), 0)
          assert(Math.abs(sum - part.sum) < 0.05)
        }
        const counted = parts.reduce((total, part) => total + part.counted, 0)
        if (id === 'social') assert.strictEqual(counted, result.components['lsnsR'])
        else if (id === 'exercise') {
          assert(Math.abs(counted - Number(result.components['raw'])) < 0.02)
        } else assert.strictEqual(counted, result.score)
      }),
      runs,
    )
  })
})

describe('symbols, boxed and other odd values', () => {
  it.each(instrumentIds)('%s takes them for bad answers, not for a reason to throw', (id) => {
    const instrument = instruments[id]
    const odd: readonly unknown[] = [Symbol('x'), Object('Never'), () => 'Never', 10n, -0, /x/u]
    for (const value of odd) {
      expect(instrument.score(value, {})).toEqual({ error: 'INVALID_ANSWERS', field: null })
      const responses = pickedResponses(instrument, [])
      const entries = Object.keys(responses).map((key) => [key, value] as const)
      const sheet = id === 'social' ? entries.map(([, each]) => each) : Object.fromEntries(entries)
      expect(instrument.score(sheet, { bmi })).toHaveProperty('error')
    }
  })
})
