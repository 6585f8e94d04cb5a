/** Checks that every sentence of the coach exists in Spanish and says no more and no less. */

import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../../answer/answer.ts'
import { numbersIn } from '../../guard/sources/numbers-in.ts'
import { withoutSplitters } from '../../plan/point-text.ts'
import { fairlyEasySpanish, spanishReadingEase } from '../../text/reading-ease-spanish.ts'
import { sayIn } from '../say-in.ts'
import { spanishDictionaries, spanishFor } from './catalog.ts'
import { sentencesIn } from '../../text/sentence-splitter.ts'
import { englishTexts } from '../../test-support/english-sentences.ts'

const english = new Set(englishTexts.flatMap(sentencesIn))
const pairs = Object.values(spanishDictionaries).flatMap((dictionary) => Object.entries(dictionary))

describe('the Spanish of the coach', () => {
  it('leaves no sentence in English', () => {
    expect([...english].filter((sentence) => spanishFor(sentence) === undefined)).toEqual([])
  })

  it('holds no sentence the coach no longer says', () => {
    expect(pairs.map(([key]) => key).filter((key) => !english.has(key))).toEqual([])
  })

  it('has one Spanish for each sentence', () => {
    expect(new Set(pairs.map(([key]) => key)).size).toBe(pairs.length)
  })

  it('finds each sentence again where several stand together', () => {
    const together = englishTexts.join(' ')
    const each = englishTexts.map((text) => sayIn('es', text)).join(' ')
    expect(sayIn('es', together)).toBe(each)
  })

  it('gives the caution where somebody asks if a thing is safe', () => {
    const { text } = answerQuestion({
      message: 'Is it safe for me to lift weights?',
      history: [],
      region: 'US',
    })
    expect(text).toContain('Ask your doctor first.')
  })
})

/** "un" and "una" count where English has "a" or "one"; only larger numbers must agree. */
function figuresOf(text: string, language: 'en' | 'es'): readonly string[] {
  return numbersIn(text, language)
    .map(({ value }) => value)
    .filter((value) => value !== '1')
    .toSorted()
}

/** The sentences whose Spanish fails a check, so that a fault shows the pair. */
function faulty(isFine: (source: string, spanish: string) => boolean): readonly string[] {
  return pairs
    .filter(([source, spanish]) => !isFine(source, spanish))
    .map((pair) => pair.join(' | '))
}

const englishWord = / (?:the|and|your|you|with|for) /u

function isSpanish(source: string, spanish: string): boolean {
  return spanish !== source && !englishWord.test(spanish)
}

function hasSameNumbers(source: string, spanish: string): boolean {
  return figuresOf(spanish, 'es').join(' ') === figuresOf(source, 'en').join(' ')
}

/** A plan is cut at line ends, bullets and dashes. */
function isWhole(source: string, spanish: string): boolean {
  return spanish.at(-1) === source.at(-1) && withoutSplitters(spanish) === spanish
}

function isShort(sentence: string): boolean {
  return sentence.split(' ').length <= 20
}

function linesOf(text: string): string {
  return (text.match(/\{\w+\}/gu) ?? []).join(' ')
}

describe('each Spanish sentence', () => {
  it('is Spanish', () => {
    expect(faulty(isSpanish)).toEqual([])
  })

  it('has the numbers of the English one', () => {
    expect(faulty(hasSameNumbers)).toEqual([])
  })

  it('ends as the English one, and a plan does not split within it', () => {
    expect(faulty(isWhole)).toEqual([])
  })

  it('keeps the help lines', () => {
    expect(faulty((source, spanish) => linesOf(source) === linesOf(spanish))).toEqual([])
  })

  it('has at most 20 words', () => {
    expect(faulty((_, spanish) => sentencesIn(spanish).every(isShort))).toEqual([])
  })
})

it.each(Object.entries(spanishDictionaries))('%s are easy to read', (_, dictionary) => {
  expect(spanishReadingEase(Object.values(dictionary).join(' '))).toBeGreaterThanOrEqual(
    fairlyEasySpanish,
  )
})
