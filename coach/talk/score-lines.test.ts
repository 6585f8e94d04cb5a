/** Checks that saved scores are spoken of once, before the first advice, whatever it is about. */

import { expect, it } from 'vitest'
import { answerQuestion } from '../answer/answer.ts'
import type { Turn } from '../text/conversation-limits.ts'
import type { Person } from '../person/person.ts'

function result(score: number, flags: readonly string[] = []) {
  return { score, band: 'A band', flags, components: {}, ageDays: 1 }
}

function texts(person: Person, messages: readonly string[], language: 'en' | 'es' = 'en') {
  const history: Turn[] = []
  return messages.map((message) => {
    const { text } = answerQuestion({
      message,
      history: [...history],
      person,
      region: 'US',
      language,
    })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: text })
    return text
  })
}

it.each<[Person, RegExp]>([
  [
    { bmi: 24, results: { mna: result(6) } },
    /^Before that: your saved nutrition score is very low/u,
  ],
  [
    { results: { sleep: result(13, ['snoring-and-pauses']) } },
    /^Before that: your saved answers tell of bad sleep, loud snoring/u,
  ],
  [{ results: { stress: result(30) } }, /^Before that: your saved stress score is high/u],
])('says it once: %j', (person, expected) => {
  const [first, second] = texts(person, ['How can I remember names better?', 'How do I do it?'])
  expect(first).toMatch(expected)
  expect(second).not.toContain('Before that')
})

it('says it in Spanish', () => {
  const [first] = texts({ results: { stress: result(30) } }, ['¿Cómo recuerdo los nombres?'], 'es')
  expect(first).toMatch(/^Antes de eso: su puntaje de estrés es alto/u)
})

it('says nothing of scores that call for nothing, nor beside grief', () => {
  const [well] = texts({ results: { stress: result(9) } }, ['How can I remember names better?'])
  expect(well).not.toContain('Before that')
  const grief = texts({ results: { stress: result(30) } }, ['My sister died in May', 'evenings'])
  expect(grief.join(' ')).not.toContain('Before that')
})

it.each<[string, 'en' | 'es', RegExp]>([
  ['what is my stress score', 'en', /^Your stress score is 22/u],
  ['¿cuál es mi puntaje de estrés?', 'es', /^Su puntaje de estrés es 22/u],
  ['what is my sleep score', 'en', /^You have not tested sleep yet/u],
  ['what does my stress score mean', 'en', /^(?!Your stress score is 22)/u],
])('answers whoever asks for one number with it: %s', (message, language, says) => {
  const person = { results: { stress: result(22) } }
  expect(texts(person, [message], language)[0]).toMatch(says)
})
