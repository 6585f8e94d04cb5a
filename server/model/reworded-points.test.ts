/** Which words of a model belong to which point of a plan. */

import { describe, expect, it } from 'vitest'
import { evidenceOf } from '#coach/evidence/catalog.ts'
import { PointWords, type Rewording } from './reworded-points.ts'

const ids = ['Z13', 'E01', 'T06'] as const
const stepOf = (id: string) => evidenceOf(id)?.firstStep ?? ''

/** Words of a plan, paragraph by paragraph; each sentence with the id it names. */
function wordsOf(paragraphs: readonly (readonly [string, string?])[][]): Rewording[] {
  const words = new PointWords(ids.map((id) => [id]))
  const found = paragraphs.flatMap((sentences) =>
    sentences.map(([text, id], place) =>
      words.push({ text, ids: id === undefined ? [] : [id], startsParagraph: place === 0 }),
    ),
  )
  return [...found, words.end()].filter((one) => one !== undefined)
}

const good = (id: string): [string, string][] => [
  [stepOf(id), id],
  ['It helps many people.', id],
]

describe('the words of a plan', () => {
  it('go to the points whose evidence they name', () => {
    const found = wordsOf(ids.map(good))
    expect(found).toEqual(
      ids.map((id, place) => ({ place, action: stepOf(id), why: 'It helps many people.' })),
    )
  })

  it('may leave out a point, and may say more around them', () => {
    const found = wordsOf([[['Here is your plan.']], good('E01'), [['Shall we begin?']]])
    expect(found.map(({ place }) => place)).toEqual([1])
  })

  it('keep the order of the plan', () => {
    const found = wordsOf([good('E01'), good('Z13'), good('E01'), good('T06')])
    expect(found.map(({ place }) => place)).toEqual([1, 2])
  })

  it('are not taken where two points are mixed or the step is missing', () => {
    const mixed: [string, string][] = [
      [stepOf('Z13'), 'Z13'],
      [stepOf('E01'), 'E01'],
    ]
    const stepless: [string, string][] = [
      ['Rest is good.', 'T06'],
      ['So is calm.', 'T06'],
    ]
    expect(wordsOf([mixed, stepless])).toEqual([])
  })
})
