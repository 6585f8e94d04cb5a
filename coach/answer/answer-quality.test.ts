/** Checks the built-in answers over all canned questions and a spread of people: ease, length, numbers, sameness. */

import { describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { answerQuestion } from './answer.ts'
import type { CoachAnswer } from '../conversation/question.ts'
import { cannedQuestions } from '../wording/canned-questions.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import type { Person } from '../person/person.ts'
import { talkWords } from '../talk/talk-words.ts'
import { readingGrade, sentencesOf, wordsOf } from '../text/reading-grade.ts'

type Scores = readonly [social: number, sleep: number, stress: number, mna: number, active: number]

function person(ageYears: number, scores: Scores, bmi: number): Person {
  const names = ['social', 'sleep', 'stress', 'mna', 'exercise'] as const
  const [social, sleep, stress, mna, exercise] = scores.map((score, place) => ({
    score,
    band:
      instruments[names[place] ?? 'social'].bands.find(
        ({ from, to }) => score >= from && score <= to,
      )?.label ?? '',
    flags: [],
    components: {},
    ageDays: 2,
  }))
  if (!social || !sleep || !stress || !mna || !exercise) return { results: {} }
  const literacy = { ...social, score: Math.max(0, 10 - social.score) }
  return { ageYears, bmi, results: { social, sleep, stress, mna, exercise, literacy } }
}

const people: readonly Person[] = [
  person(68, [2, 12, 20, 13, 180], 26),
  person(81, [9, 4, 9, 10, 40], 22),
  person(74, [6, 8, 30, 12, 120], 33),
  person(66, [11, 17, 15, 8, 260], 24),
  person(77, [4, 6, 12, 11, 90], 29),
]

const questions = lifestyleDomains.flatMap((domain) => cannedQuestions[domain])

function ask(message: string, who?: Person): CoachAnswer {
  return answerQuestion({ message, history: [], region: 'US', ...(who ? { person: who } : {}) })
}

const answers = questions.flatMap((question) =>
  [undefined, ...people].map((who) => ({ question, who, answer: ask(question, who) })),
)

describe('answers to the canned questions', () => {
  it('are easy to read: 95 of 100 at grade 7 or less, no sentence over 20 words', () => {
    const grades = answers.map(({ answer }) => readingGrade(answer.text))
    expect(grades.filter((grade) => grade <= 7).length / grades.length).toBeGreaterThan(0.95)
    expect(grades.toSorted((one, other) => one - other)[grades.length >> 1]).toBeLessThan(5.5)
    for (const { answer } of answers) {
      for (const sentence of sentencesOf(answer.text)) {
        expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(20)
      }
    }
  })

  it('are about a minute long', () => {
    for (const { answer } of answers) {
      expect(wordsOf(answer.text).length).toBeLessThanOrEqual(120)
    }
  })

  it('name entries that exist, each once', () => {
    for (const { answer } of answers) {
      const ids = answer.sources.map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(evidenceOf(id)).toBeDefined()
    }
  })

  it('are the same each time, and keep tier and domains when sex or age change', () => {
    for (const question of questions) {
      const [who] = people
      if (!who) continue
      const answer = ask(question, who)
      expect(ask(question, who)).toEqual(answer)
      const swapped = ask(question, { ...who, gender: 'Male', ageYears: 90 })
      expect(swapped.domains).toEqual(answer.domains)
      expect(swapped.safety).toEqual(answer.safety)
    }
  })

  it.each(questions)('give new steps five times in a row: %s', (message) => {
    const history: { role: 'user' | 'assistant'; content: string }[] = []
    const ids: string[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = answerQuestion({ message, history: [...history], region: 'US' })
      ids.push(...answer.sources.map(({ id }) => id))
      history.push({ role: 'user', content: message }, { role: 'assistant', content: answer.text })
    }
    expect(new Set(ids).size / ids.length).toBeGreaterThanOrEqual(0.6)
  })

  it('say kindly when nothing new is left', () => {
    const message = 'How can I sleep better at night?'
    const history: { role: 'user' | 'assistant'; content: string }[] = []
    for (let turn = 0; turn < 24; turn += 1) {
      const { text } = answerQuestion({ message, history: [...history], region: 'US' })
      history.push({ role: 'user', content: message }, { role: 'assistant', content: text })
    }
    expect(history.at(-1)?.content).toContain(talkWords.onceMore.en)
  })
})
