/** Checks every piece of evidence: source, audience, wording, numbers and reading grade. */

import { describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { readingGrade, sentencesOf, wordsOf } from '../text/reading-grade.ts'
import { topics } from '../topics/catalog.ts'
import { wordingOf } from '../wording/catalog.ts'
import type { AppliesTo } from './applies-to.ts'
import { evidence, evidenceOf } from './catalog.ts'

const numberWords: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
}

function numbersIn(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase().replaceAll(/(\d),(\d)/gu, '$1$2')
  const words = Object.entries(numberWords).filter(([word]) => wordsOf(plain).includes(word))
  return new Set([...(plain.match(/\d+(?:\.\d+)?/gu) ?? []), ...words.map(([, digit]) => digit)])
}

function isReachable(condition: AppliesTo): boolean {
  if (condition === 'everyone') return true
  if ('allOf' in condition) return condition.allOf.every(isReachable)
  if ('anyOf' in condition) return condition.anyOf.some(isReachable)
  if ('topic' in condition) return topics.includes(condition.topic)
  const from = condition.from ?? -Infinity
  const to = condition.to ?? Infinity
  if ('age' in condition) return from <= to && from <= 110 && to >= 18
  if ('bmi' in condition) return from <= to && from <= 80 && to >= 10
  const { minScore, maxScore } = instruments[condition.instrument]
  return from <= to && from <= maxScore && to >= minScore
}

describe('evidence', () => {
  it('holds 117 entries with ids of their own', () => {
    expect(evidence).toHaveLength(117)
    expect(new Set(evidence.map(({ id }) => id)).size).toBe(117)
    expect(evidenceOf('Z13')?.domain).toBe('Sleep')
    expect(evidenceOf('X99')).toBeUndefined()
  })

  it.each(evidence.map((entry) => [entry.id, entry] as const))('%s has a source', (_, entry) => {
    expect(entry.citation.length).toBeGreaterThan(3)
    if (entry.url !== null) expect(entry.url).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+(\/\S*)?$/u)
    if (entry.citation.includes('doi:')) expect(entry.url).toContain('https://doi.org/10.')
  })

  it.each(evidence.map((entry) => [entry.id, entry] as const))(
    '%s fits someone who can exist',
    (_, { appliesTo }) => {
      expect(isReachable(appliesTo)).toBe(true)
    },
  )

  it.each(evidence.map((entry) => [entry.id, entry] as const))(
    '%s has a step of grade 7 or less, in short sentences',
    (_, entry) => {
      for (const step of [entry.firstStep, entry.firstStepOutsideUS ?? entry.firstStep]) {
        expect(readingGrade(step)).toBeLessThanOrEqual(7)
        for (const sentence of sentencesOf(step)) expect(wordsOf(sentence).length).toBeLessThan(20)
      }
    },
  )

  it.each(evidence.map((entry) => [entry.id, entry] as const))(
    '%s says only numbers of its fact or step, in short sentences without dashes',
    (_, { id, fact, firstStep, caution, citation, appliesToText }) => {
      const { says, topics: asked } = wordingOf(id)
      expect(says.length).toBeGreaterThan(0)
      expect(asked).not.toBe('')
      const allowed = numbersIn(`${fact} ${firstStep} ${caution} ${citation} ${appliesToText}`)
      for (const sentence of says) {
        for (const number of numbersIn(sentence)) expect(allowed).toContain(number)
        expect(wordsOf(sentence).length).toBeLessThan(20)
      }
      expect(`${says.join(' ')} ${firstStep}`).not.toMatch(/[-–—•]/u)
    },
  )

  it('never promises or names an illness of the reader', () => {
    const all = evidence.map(({ id, firstStep }) => `${wordingOf(id).says.join(' ')} ${firstStep}`)
    const barred =
      /\b(?:cures?|reverses?) (?:dementia|alzheimer)|(?:will|can) (?:prevent|stop) (?:dementia|memory loss)|you (?:have|may have) (?:dementia|depression)/iu
    for (const text of all) expect(text).not.toMatch(barred)
  })

  it('keeps recalled sources marked', () => {
    expect(evidence.filter(({ verified }) => !verified).length).toBeGreaterThan(40)
  })
})
