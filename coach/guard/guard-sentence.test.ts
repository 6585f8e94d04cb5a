/** Checks the guard as a whole: tags, the built-in coach's own sentences, numbers of any kind. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../answer/answer.ts'
import type { Question } from '../conversation/question.ts'
import { chatBriefing } from '../briefing/chat-briefing.ts'
import { cannedQuestions } from '../wording/canned-questions.ts'
import { evidence } from '../evidence/catalog.ts'
import type { Person, Result } from '../person/person.ts'
import { wordingOf } from '../wording/catalog.ts'
import { guardSentence } from './guard-sentence.ts'
import { isGrave } from './guard-fault.ts'
import { textOf } from './sources/entry-text.ts'
import { numbersIn } from './sources/numbers-in.ts'
import { faultIn, sleepless } from './test-support/sleepless.ts'

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/u).filter((part) => part !== '')

const result = (score: number, band: string): Result => ({
  score,
  band,
  flags: [],
  components: { bmi: 2 },
  ageDays: 3,
})

const person: Person = {
  ageYears: 74,
  bmi: 24.1,
  results: {
    sleep: result(12, 'Severe'),
    stress: result(20, 'Moderate'),
    social: result(9, 'Severely Lonely'),
    literacy: result(6, 'Mild Cognitive Changes'),
    exercise: result(80, 'Low to Moderate'),
    mna: result(12, 'Normal Nutrition'),
  },
}

describe('guardSentence', () => {
  it.each([
    ['Keep the same wake time every day [Z01].', 'Keep the same wake time every day.', ['Z01']],
    ['Keep the same wake time every day. [z01]', 'Keep the same wake time every day.', ['Z01']],
    ['[Z01] Keep the same wake time every day.', 'Keep the same wake time every day.', ['Z01']],
    [
      'Keep the same wake time [Z01], morning light helps [Z17, Z01].',
      'Keep the same wake time, morning light helps.',
      ['Z01', 'Z17'],
    ],
    [
      '1. **Keep the same wake time** every day (Z01).',
      'Keep the same wake time every day.',
      ['Z01'],
    ],
    ['That sounds hard.', 'That sounds hard.', []],
  ])('takes the tags out of %j', (sentence, text, ids) => {
    expect(guardSentence(sentence, sleepless)).toEqual({ ok: true, text, ids })
  })

  it('knows only the entries it was given', () => {
    const entries = evidence.filter(({ id }) => id === 'Z01')
    expect(faultIn('Keep one wake time [Z01].', { ...sleepless, entries })).toBe('ok')
    expect(faultIn('Get out of bed [Z13].', { ...sleepless, entries })).toBe('unknown-source')
  })

  it('tells slight faults from grave ones', () => {
    expect(isGrave('too-long')).toBe(false)
    expect(isGrave('no-source')).toBe(false)
    expect(isGrave('medicine')).toBe(true)
    expect(isGrave('unknown-source')).toBe(true)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(guardSentence(text, sleepless).ok).toBeTypeOf('boolean')
      }),
    )
  })

  it('holds a long run of letters without delay of the event loop', () => {
    for (const text of ['a '.repeat(4000), '['.repeat(4000), 'you have '.repeat(800)]) {
      expect(guardSentence(text, sleepless).ok).toBe(false)
    }
  })
})

describe('the words of the built-in coach', () => {
  const questions = Object.values(cannedQuestions).flat()

  it.each(questions)('pass, for a stranger and for a person: %s', (message) => {
    for (const who of [{}, { person }]) {
      const question: Question = { message, history: [], region: 'US', ...who }
      const briefing = chatBriefing(question, answerQuestion(question))
      expect(briefing).toBeDefined()
      if (!briefing) return
      for (const { text, sources } of answerQuestion(question).passages) {
        const tag = sources.length === 0 ? '' : ` [${sources.map(({ id }) => id).join(', ')}]`
        for (const sentence of sentencesOf(text)) {
          expect(guardSentence(`${sentence}${tag}`, briefing.permitted)).toEqual({
            ok: true,
            text: sentence,
            ids: sources.map(({ id }) => id),
          })
        }
      }
    }
  })

  it('pass, ninety-eight of a hundred, whichever entry they come from', () => {
    const sentences = evidence.flatMap(({ id, firstStep, firstStepOutsideUS = '' }) =>
      [...wordingOf(id).says, firstStep, firstStepOutsideUS]
        .flatMap(sentencesOf)
        .map((sentence) => `${sentence} [${id}]`),
    )
    const stopped = sentences.filter((sentence) => faultIn(sentence) !== 'ok')
    expect(stopped.length, stopped.join('\n')).toBeLessThan(sentences.length / 50)
  })
})

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

function inWords(value: number): string {
  if (value < 20) return ones.split(' ')[value - 1] ?? ''
  const ten = tens.split(' ')[Math.floor(value / 10) - 2] ?? ''
  return value % 10 === 0 ? ten : `${ten}-${inWords(value % 10)}`
}

describe('numbers that the cited entry does not hold', () => {
  const entry = fc.constantFrom(...evidence)
  const unit = fc.constantFrom(
    'minutes',
    'hours',
    'percent',
    'days',
    'steps',
    'times',
    'of them',
    'years',
  )
  const written = fc
    .tuple(fc.integer({ min: 2, max: 99 }), fc.boolean())
    .map(([value, isWord]) => ({
      value: String(value),
      text: isWord ? inWords(value) : String(value),
    }))
  const large = fc
    .integer({ min: 100, max: 999_999 })
    .map((value) => ({ value: String(value), text: value.toLocaleString('en-US') }))

  it('never pass, in digits or in words', () => {
    const numbers = new Map(
      evidence.map((each) => [
        each.id,
        numbersIn(textOf(each), 'en', true).map(({ value }) => value),
      ]),
    )
    fc.assert(
      fc.property(entry, fc.oneof(written, large), unit, (cited, number, counted) => {
        const known = numbers.get(cited.id) ?? []
        fc.pre(!known.includes(number.value) && !sleepless.personNumbers.has(number.value))
        const step = sentencesOf(cited.firstStep)[0]?.replace(/[.!?]$/u, '') ?? ''
        for (const sentence of [
          `${step} for ${number.text} ${counted} [${cited.id}].`,
          `About ${number.text} ${counted}: ${step} [${cited.id}].`,
        ]) {
          expect(guardSentence(sentence, sleepless).ok).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })
})
