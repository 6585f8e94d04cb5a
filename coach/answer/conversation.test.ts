/** Checks small talk, questions about the own results, and messages that lean on what was said before. */

import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer.ts'
import type { CoachAnswer } from '../conversation/question.ts'
import type { Person } from '../person/person.ts'

const sleep = { score: 12, band: 'Severe', flags: [], components: {}, ageDays: 3 }
const known: Person = {
  results: { sleep, stress: { ...sleep, score: 20, band: 'Moderate' } },
}

function talk(messages: readonly string[], person?: Person): CoachAnswer {
  const history: { role: 'user' | 'assistant'; content: string }[] = []
  let answer = answerQuestion({ message: '', history, region: 'US' })
  for (const message of messages) {
    const question = { message, history: [...history], region: 'US' }
    answer = answerQuestion(person ? { ...question, person } : question)
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text })
  }
  return answer
}

describe('small talk', () => {
  it.each([
    ['hello', /an AI coach/u],
    ['Good morning!', /an AI coach|a program/u],
    ['Thanks so much!', /welcome/u],
    ['Who are you?', /not a person/u],
    ['Are you a doctor?', /no doctor/u],
    ['What can you do?', /food, movement, sleep/u],
    ['What are your sources?', /I rest on/u],
    ['Goodbye', /care/u],
    ['How are you today?', /program/u],
  ])('%s', (message, expected) => {
    const answer = talk([message])
    expect(answer.text).toMatch(expected)
    expect(answer.sources).toEqual([])
  })
})

describe('own results', () => {
  it.each(['What does my score mean?', 'How am I doing?', 'Can you explain my results?'])(
    '%s',
    (message) => {
      expect(talk([message], known).text).toContain('Your sleep score is 12')
      expect(talk([message]).text).toContain('Take one short test first')
    },
  )

  it.each(['What should I do first?', 'Where should I start?', 'What is my weakest area?'])(
    'starts with the weakest: %s',
    (message) => {
      const answer = talk([message], known)
      expect(answer.text).toContain('Your sleep score is 12')
      expect(answer.sources.length).toBeGreaterThan(0)
      for (const { id } of answer.sources) expect(id).toMatch(/^Z/u)
    },
  )

  it('leaves questions with a matter of their own alone', () => {
    expect(talk(['I use a wheelchair. What can I do?'], known).domains[0]).toBe('Exercise')
    expect(talk(['What skill should I learn first?'], known).domains[0]).toBe('Learning')
  })
})

describe('follow-ups', () => {
  it.each(['What else?', 'Anything else I could try?'])(
    'brings another of sleep: %s',
    (message) => {
      const first = talk(['How do I sleep better at night?'])
      const second = talk(['How do I sleep better at night?', message])
      expect(second.domains[0]).toBe('Sleep')
      const said = new Set(first.sources.map(({ id }) => id))
      for (const { id } of second.sources) expect(said).not.toContain(id)
    },
  )

  it.each(['and how long for?', 'Why?', 'Tell me more'])('stays with the fact: %s', (message) => {
    const first = talk(['How do I sleep better at night?'])
    const second = talk(['How do I sleep better at night?', message])
    expect(second.sources.map(({ id }) => id)).toEqual([first.sources[0]?.id])
  })

  it('turns to what the body allows', () => {
    const answer = talk([
      'How do I start to exercise after years without it?',
      "I can't do that, my knees are bad",
    ])
    expect(answer.sources[0]?.id).toBe('E14')
  })

  it.each(['Is that safe with a pacemaker?', 'Is it ok with a heart condition?'])(
    'sends to the doctor first: %s',
    (message) => {
      expect(talk(['How do I start to exercise?', message]).text).toMatch(
        /your (doctor|heart team)/,
      )
    },
  )

  it('takes up a new matter', () => {
    expect(talk(['How do I sleep better?', 'And how much protein do I need?']).domains[0]).toBe(
      'Diet',
    )
  })

  it('declines what is outside, also in the middle of a talk', () => {
    const answer = talk(['How do I sleep better?', 'Who won the game last night?'])
    expect(answer.sources).toEqual([])
    expect(answer.text).toContain('I cannot help with that one')
  })
})
