/** Checks when guarded sentences make an answer. */

import { describe, expect, it } from 'vitest'
import { evidence } from '../evidence/catalog.ts'
import { wordingOf } from '../wording/catalog.ts'
import { hasRoomFor, isWholeAnswer } from './is-whole-answer.ts'

const kind = { text: 'That sounds hard.', ids: [] }
const fact = { text: 'Most people over 65 do well with seven to eight hours.', ids: ['Z01'] }
const step = { text: 'Keep the same wake time every day.', ids: ['Z01'] }
const question = { text: 'Which of these could you try tonight?', ids: [] }

describe('isWholeAnswer', () => {
  it.each([
    [true, [kind, fact, step, question]],
    [true, [fact, step]],
    [false, []],
    [false, [kind, question]],
    [false, [kind, step, question]],
    [false, [fact, fact, question]],
    [false, [fact, { ...step, ids: [] }]],
    [
      false,
      [
        { ...fact, ids: ['Z99'] },
        { ...step, ids: ['Z99'] },
      ],
    ],
  ])('is %s for %j', (isWhole, passages) => {
    expect(isWholeAnswer(passages)).toBe(isWhole)
  })

  it('asks for plain words', () => {
    const hard = {
      text: 'Nocturnal restlessness necessitates considerable environmental modification.',
      ids: ['Z13'],
    }
    expect(isWholeAnswer([hard, hard, step])).toBe(false)
  })
})

it('lets a paragraph of two or three sentences use the words of its entry', () => {
  const missed = evidence.filter(({ id, firstStep }) => {
    const said = `${firstStep} ${wordingOf(id).says[0] ?? ''}`.split(/(?<=[.!?])\s+/u)
    return !isWholeAnswer(said.map((text) => ({ text, ids: [id] })))
  })
  expect(missed.length).toBeLessThan(evidence.length / 20)
})

describe('hasRoomFor', () => {
  it('ends an answer before 150 words', () => {
    const long = { text: 'word '.repeat(75) }
    expect(hasRoomFor([], long)).toBe(true)
    expect(hasRoomFor([long], long)).toBe(true)
    expect(hasRoomFor([long, long], { text: 'word' })).toBe(false)
  })
})
