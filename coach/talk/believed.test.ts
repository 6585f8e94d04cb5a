/** Who says that they do not have or take a thing is believed, and what was said once is not said each time. */

import { describe, expect, it } from 'vitest'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import { talk } from '../test-support/talk.ts'
import { limitsIn } from './limits-heard.ts'

describe('what is denied', () => {
  it.each([
    ['I do not take warfarin', 'warfarin', 'warfarin'],
    ['No tomo warfarina', 'warfarin', 'warfarin'],
    ['I never had any surgery', 'surgery', 'recent-operation'],
    ['No tengo insuficiencia cardiaca', 'heart-failure', 'heart-failure'],
  ] as const)('is no limit: %s', (said, topic, limit) => {
    expect(topicsIn([said])).not.toContain(topic)
    expect(limitsIn([said])).not.toContain(limit)
  })

  it('is taken back where it was heard before', () => {
    const said = ['I take warfarin, I think', 'No, I do not take warfarin']
    expect(topicsIn(said)).not.toContain('warfarin')
    expect(limitsIn(said)).not.toContain('warfarin')
    expect(topicsIn(said.toReversed())).toContain('warfarin')
  })

  it('takes no fall back with a cane, and no tablets with insulin', () => {
    expect(limitsIn(['I fell twice this year', 'I do not use a cane'])).toContain('unsteady')
    expect(limitsIn(['no uso insulina, tomo metformina'])).toContain('sugar-medicine')
  })

  it('does not silence somebody who leaves out their own tablet', () => {
    expect(topicsIn(['I do not take my warfarin any more'])).toContain('warfarin')
  })

  it('takes no broken sleep, nor what did not break, for an operation', () => {
    expect(topicsIn(['My sleep is broken', 'I fell, nothing broken'])).not.toContain('surgery')
    expect(topicsIn(['I broke my left wrist'])).toContain('surgery')
  })
})

it('says once what a condition asks for', () => {
  const note = 'Hold a counter or sturdy chair, and ask for a falls check.'
  const said = talk([
    'I fell last month. Which exercise is good for my balance?',
    'Which exercise is good for my legs?',
    'And which one for my arms?',
  ]).map(({ text }) => text)
  expect(said.filter((text) => text.includes(note)).length).toBeLessThanOrEqual(1)
})

describe('a sign that asks for rest', () => {
  const told = 'I did the leg lifts for a week and now my knee is swollen and hot'

  it('goes to a doctor, and no exercise is told until one has seen it', () => {
    const [, doctor, meanwhile, after] = talk([
      'My knees ache from arthritis, which exercise helps?',
      told,
      'Is there an exercise I can do till then?',
      'The doctor looked at it, and it is fine. Which exercise is good for knees?',
    ])
    expect(doctor?.text).toMatch(/swollen and hot needs a doctor today/u)
    expect(meanwhile?.text).toMatch(/^Until a doctor has seen it/u)
    expect(after?.text).not.toMatch(/Until a doctor has seen it/u)
  })

  it.each([
    'With my heart failure the shoes got too tight this week',
    'Tengo insuficiencia cardiaca y los zapatos me aprietan',
  ])('is a sign for the heart team: %s', (message) => {
    expect(talk([message])[0]?.text).toMatch(/heart team today|equipo del corazón hoy/u)
  })

  it.each(['a hot bath for my swollen knee?', 'my knee is swollen, not hot'])(
    'is not heard in: %s',
    (message) => {
      expect(talk([message])[0]?.text).not.toMatch(/needs a doctor today/u)
    },
  )
})
