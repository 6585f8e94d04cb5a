/** Checks what a model is told about a plan. */

import { describe, expect, it } from 'vitest'
import { advise } from '../plan/advice.ts'
import type { AdviceRequest } from '../plan/plan.ts'
import type { Person, Result } from '../person/person.ts'
import { adviceBriefing } from './advice-briefing.ts'

const result = (score: number, band: string): Result => ({
  score,
  band,
  flags: [],
  components: { bmi: 1 },
  ageDays: 3,
})

const person: Person = {
  ageYears: 74,
  gender: 'Female',
  bmi: 27.3,
  results: {
    sleep: result(12, 'Severe'),
    stress: result(21, 'Moderate'),
    social: result(9, 'Severely Lonely'),
    literacy: result(6, 'Mild Cognitive Changes'),
    exercise: result(80, 'Low to Moderate'),
    mna: result(10, 'At Risk'),
  },
  said: ['I live with Frank and I am sober. Write to me at mary@mail.com'],
}

function brief(more: Partial<AdviceRequest> = {}) {
  const request: AdviceRequest = {
    person,
    criteria: 'LikeMe',
    comparisons: [],
    region: 'US',
    ...more,
  }
  const advice = advise(request)
  const briefing = adviceBriefing(request, advice)
  return {
    ...briefing,
    advice,
    content: briefing.messages.map(({ content }) => content).join('\n'),
  }
}

describe('adviceBriefing', () => {
  it('names the points in order, each with its entry', () => {
    const { advice, content, permitted } = brief()
    const plan = content.slice(content.indexOf('<plan>'))
    const ids = advice.points.flatMap(({ sources }) => sources.map(({ id }) => id))
    expect(plan.match(/\[[A-Z]\d\d\]/gu)).toEqual(ids.map((id) => `[${id}]`))
    expect(plan.match(/^\d\. /gmu)).toHaveLength(advice.points.length)
    expect(permitted.entries.map(({ id }) => id)).toEqual([...new Set(ids)])
  })

  it('tells no age, gender, name or word of the person', () => {
    const { content, instructions } = brief()
    expect(content).not.toMatch(/\b74\b|Female|woman|Frank|mary|sober|Cognitive/u)
    expect(content).toContain('70 to 79')
    expect(content).toContain('Never mention wine')
    expect(instructions).toContain('same order')
  })

  it('lets the numbers of the person be said, and checks them', () => {
    const { permitted } = brief()
    expect([...permitted.personNumbers]).toEqual(expect.arrayContaining(['12', '21', '9', '80']))
    const sleep = { name: 'sleep', score: 12, band: 'Severe' }
    expect(permitted.scores).toContainEqual(expect.objectContaining(sleep))
  })

  it('stays under 2,500 tokens', () => {
    for (const criteria of ['Anyone', 'LikeMe'] as const) {
      const { content, instructions } = brief({ criteria })
      expect((content.length + instructions.length) / 4).toBeLessThan(2500)
    }
  })
})
