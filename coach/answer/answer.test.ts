/** Checks chat answers: domain, sources, length, scope, safety first, and no repeating. */

import { describe, expect, it } from 'vitest'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { answerQuestion } from './answer.ts'
import type { CoachAnswer, Question } from '../conversation/question.ts'
import { cannedQuestions } from '../wording/canned-questions.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import { readingGrade, sentencesOf, wordsOf } from '../text/reading-grade.ts'

function ask(message: string, more: Partial<Question> = {}): CoachAnswer {
  return answerQuestion({ message, history: [], region: 'US', ...more })
}

const canned = lifestyleDomains.flatMap((domain) =>
  cannedQuestions[domain].map((question) => [domain, question] as const),
)

describe('canned questions', () => {
  it.each(canned)('%s: %s', (domain, question) => {
    const answer = ask(question)
    expect(answer.safety).toEqual([])
    expect(answer.domains[0]).toBe(domain)
    expect(answer.sources.length).toBeGreaterThan(0)
    for (const { id } of answer.sources) expect(evidenceOf(id)).toBeDefined()
    expect(wordsOf(answer.text).length).toBeLessThan(160)
    expect(readingGrade(answer.text)).toBeLessThanOrEqual(7)
    for (const sentence of sentencesOf(answer.text)) {
      expect(wordsOf(sentence).length).toBeLessThanOrEqual(20)
    }
    expect(answer.suggestions).toContain('How do I do it?')
    expect(answer.suggestions).not.toContain(question)
  })
})

describe('suggestions', () => {
  it.each(['I have crushing chest pain', 'My son hits me and takes my money'])(
    'are words about the danger alone after: %s',
    (message) => {
      expect(ask(message).safety[0]?.tier).toBeLessThan(2)
      const labels = ['I am alone', 'Someone is here', 'Help is here', 'I am safe now']
      expect(ask(message).suggestions).toEqual(labels)
    },
  )

  it('come after what only a doctor may decide', () => {
    const answer = ask('Can I stop my blood pressure pills?')
    expect(answer.safety[0]?.tier).toBe(2)
    expect(answer.suggestions).not.toEqual([])
  })
})

describe('answerQuestion', () => {
  it.each([
    ['Sleep', 'My mind will not shut off at bedtime'],
    ['Sleep', '¿Por qué me despierto tan temprano?'],
    ['Diet', 'I am constipated, what helps?'],
    ['Diet', 'My dentures hurt when I eat'],
    ['Exercise', 'Sore after my workout'],
    ['Exercise', '¿Cuánto debo caminar?'],
    ['Learning', 'Someone phoned and said my computer is infected'],
    ['Learning', '¿Cómo aprendo a usar el celular?'],
    ['Socialization', 'My husband died and the evenings are hard'],
    ['Socialization', 'Quiero conocer gente nueva'],
    ['Stress', 'The news upsets me'],
    ['Stress', 'How do I say no to my family?'],
  ])('finds %s for: %s', (domain, message) => {
    expect(ask(message).domains[0]).toBe(domain)
  })

  it.each([
    'What is the capital of Peru?',
    'Write me a poem about cats',
    'Should I buy shares in a car maker?',
    '¿Quién ganó el partido?',
  ])('declines and points back: %s', (message) => {
    const answer = ask(message)
    expect(answer.domains).toEqual([])
    expect(answer.sources).toEqual([])
    expect(answer.text).toMatch(/sleep|sueño/u)
  })

  it.each(['', '?!', 'asdf qwer zxcv'])('asks what is meant by: %s', (message) => {
    const answer = ask(message)
    expect(answer.sources).toEqual([])
    expect(answer.text).toMatch(/\?$/u)
    expect(answer.suggestions).toContain('Sleep')
  })

  it('says its fixed text first and alone in an emergency', () => {
    const answer = ask('My chest feels squeezed and I am sweating')
    expect(answer.safety[0]?.code).toBe('chest_pain')
    expect(answer.text.startsWith(answer.safety[0]?.text ?? '-')).toBe(true)
    expect(answer.sources).toEqual([])
  })

  it('keeps the crisis in sight after a denial', () => {
    const history = [{ role: 'user', content: 'I do not want to live any more' }] as const
    const answer = ask('I was only joking. How do I sleep better?', { history })
    expect(answer.safety[0]?.code).toBe('suicide_self_harm')
  })

  it('gives no tip over a danger that nobody answered', () => {
    const history = [{ role: 'user', content: 'I fell and hit my head' }] as const
    const answer = ask('How much protein do I need?', { history })
    expect(answer.safety[0]?.code).toBe('fall_injury')
    expect(answer.sources).toEqual([])
  })

  it('answers in the language and with the numbers of the region', () => {
    expect(ask('Quiero morirme', { region: 'ES' }).text).toContain('024')
    expect(ask('I want to die', { region: 'GB' }).text).toContain('116 123')
    expect(ask('I want to die', { region: 'XX' }).text).toContain('your local crisis line')
  })

  it('uses the number of the person', () => {
    const sleep = { score: 12, band: 'Severe', flags: [], components: {}, ageDays: 3 }
    const answer = ask('How can I sleep better?', { person: { results: { sleep } } })
    expect(answer.text).toContain('Your sleep score is 12, which is called Severe.')
  })

  it('explains a score that is named', () => {
    expect(ask('What does a stress score of 30 mean?').text).toContain('is called High')
  })

  it('does not say the same twice in a row', () => {
    const first = ask('How do I sleep better at night?')
    const history = [
      { role: 'user', content: 'How do I sleep better at night?' },
      { role: 'assistant', content: first.text },
    ] as const
    const second = ask('How do I sleep better at night?', { history })
    expect(second.passages.filter(({ text }) => first.text.includes(text))).toEqual([])
  })

  it('heeds a condition told earlier', () => {
    const history = [{ role: 'user', content: 'I take warfarin' }] as const
    const answer = ask('What greens should I eat?', { history })
    expect(answer.sources.map(({ id }) => id)).not.toContain('D04')
    expect(answer.text).toMatch(/steady|same amount/u)
  })

  it('never throws', () => {
    for (const message of ['\u0000', '🙂🙂', 'a'.repeat(5000), '((((', '*** .. ...']) {
      expect(() => ask(message)).not.toThrow()
    }
  })
})

function told(message: string): string {
  return answerQuestion({ message, history: [], region: 'US' }).text
}

describe('small talk and matters of the doctor', () => {
  it.each([
    'how are you today dear',
    'thank you that was nice',
    'oops wrong button',
    'tell me a joke',
    'Gracias, eres muy amable, hasta mañana',
    'Hola, ¿en qué me puedes ayudar?',
  ])('answers kindly: %s', (message) => {
    expect(told(message)).not.toMatch(/^(I cannot help|Con eso no puedo)/u)
  })

  it('points to the doctor', () => {
    expect(told('My ankles swell by evening')).toMatch(/^Call your doctor about it/u)
  })

  it('does not talk of insulin to who never told of it', () => {
    expect(told('My feet went on strike after the museum')).not.toMatch(/insulin/iu)
  })

  it('speaks of water, not of alcohol, to who asks about water', () => {
    expect(told('How much water should a person my age drink?')).toMatch(/liters/u)
    expect(told('How much water should a person my age drink?')).not.toMatch(/^.*alcohol/u)
  })
})
