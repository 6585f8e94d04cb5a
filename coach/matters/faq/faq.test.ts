/** What is asked on about a subject is found, and what is said to it holds together. */

import { describe, expect, it } from 'vitest'
import { languages } from '#core/languages.ts'
import { evidence } from '../../evidence/catalog.ts'
import { readingGrade } from '../../text/reading-grade.ts'
import { spanishReadingEase } from '../../text/reading-ease-spanish.ts'
import { normalise } from '../../text/normalise.ts'
import { pattern } from '../../text/pattern.ts'
import type { Said } from '../../text/said.ts'
import { subjectsIn } from './about.ts'
import { faqs } from './all.ts'
import { askedAfterDoctor, faqLabelled, faqSaidIn } from './catalog.ts'
import { findQuestions } from './find.ts'

const ids = new Set<string>(evidence.map(({ id }) => id))
const wordsIn = (text: string) => text.trim().split(/\s+/u).length
const isPlain: Said<(text: string) => boolean> = {
  en: (text) => readingGrade(text) <= 6.5,
  es: (text) => spanishReadingEase(text) >= 70,
}
const asked = faqs.flatMap((faq) => faq.entries.map((entry) => ({ faq, entry })))
const mostWords = 45
const mostLetters = 40

describe.each(faqs.map((faq) => [faq.name, faq] as const))('%s', (_, faq) => {
  it('rests on evidence that there is', () => {
    const named = [faq.card, ...faq.entries.flatMap(({ facts = [] }) => facts)]
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })

  it.each(languages)(
    'is short and plain, asks nothing, and has figures from evidence alone, in %s',
    (language) => {
      const faulty = faq.entries.flatMap(({ say, more, facts = [] }) =>
        [say[language], more[language]].filter(
          (text) =>
            wordsIn(text) > mostWords ||
            /\?\s*$/u.test(text) ||
            !isPlain[language](text) ||
            (facts.length === 0 && /\d/u.test(text)),
        ),
      )
      expect(faulty).toEqual([])
    },
  )

  it.each(languages)('finds nearly every question by its own words, in %s', (language) => {
    const missed = faq.entries.filter((entry) => {
      const [best] = findQuestions(entry.label[language], [faq], language, undefined)
      return best?.entry !== entry
    })
    expect(missed.length).toBeLessThanOrEqual(Math.ceil(faq.entries.length / 10))
  })
})

it.each(languages)('says for each subject who knows what goes beyond it, in %s', (language) => {
  const all = faqs.map(({ beyond }) => beyond[language])
  const faulty = all.filter(
    (text) => wordsIn(text) > mostWords || /\d|\?\s*$/u.test(text) || !isPlain[language](text),
  )
  expect(faulty).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})

it('needs no words that most who ask it would not use', () => {
  const silenced = asked.flatMap(({ entry: { label, asks, needs } }) =>
    languages.filter((language) => {
      if (!needs) return false
      const named = pattern(`(${needs[language]})`)
      const ways = [label[language], ...asks[language].split(';')].map(normalise)
      return ways.filter((way) => named.test(way)).length < ways.length / 2
    }),
  )
  expect(silenced).toEqual([])
})

it('takes nobody for somebody else: who fell is not answered as one whose friend did', () => {
  const faq = faqs.filter(({ name }) => name === 'fear-of-falling')
  const message = 'I fell in the yard and now I never go to the church hall'
  const likest = findQuestions(message, faq, 'en', undefined).slice(0, 3)
  expect(likest.map(({ entry }) => entry.label.en)).not.toContain(
    'A friend fell and never came home',
  )
})

it('has buttons that fit, each for one question alone', () => {
  const labels = asked.flatMap(({ entry }) => languages.map((language) => entry.label[language]))
  expect(labels.filter((label) => label.length > mostLetters)).toEqual([])
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
  expect(asked.filter(({ entry }) => faqLabelled(entry.label.en)?.entry !== entry)).toEqual([])
})

it('knows its own answers again, filled in as they were said', () => {
  const lost = asked.filter(({ entry }) =>
    languages.some(
      (language) => faqSaidIn(entry.say[language].replaceAll(/\{\w+\}/gu, '911'))?.entry !== entry,
    ),
  )
  expect(lost).toEqual([])
})

it('has words that open each subject, and none that open what the coach opens itself', () => {
  expect(['Hello, how are you today?', '¿Qué tal? Buenos días.'].flatMap(subjectsIn)).toEqual([])
  expect(subjectsIn('My mother has dementia and wants to go home')).toContain('dementia-care')
  expect(subjectsIn('me operaron de la cadera hace dos meses')).toContain('after-operation')
  expect(faqs.map(({ name }) => name)).toContain(askedAfterDoctor)
})
