/** Every word of the instruments stands in every language, plainly said; or a person meets a language they cannot read. */

import { describe, expect, it } from 'vitest'
import { readingGrade } from '#coach/text/reading-grade.ts'
import { fairlyEasySpanish, spanishReadingEase } from '#coach/text/reading-ease-spanish.ts'
import { instrumentIds } from '#core/instrument-table.ts'
import { readWording, textsIn, wordingNames } from './wording-files.ts'

const pairs = await readWording()

/** Sources and licences name things that have no easy word. */
const learned = /\.(?:licence|shortSource|citation|changeBasis)\b|^derivedThreshold/
/** A single sentence with a named thing in it may stand a little lower, as in the pages. */
const oneAtLeast = 55
/** Flesch-Kincaid grades of the same for English: older-adults.md, rule 12. */
const wholeAtMost = 6
const oneAtMost = 7
/** In shorter ones a single word decides the figure. */
const fewestWords = 12

/** The same in both languages: numbers, a name that everybody uses, and names of journals. */
const sameInBoth = /^(?:\d+|No|.*BMC Musculoskeletal.*)$/

/** What is read as a sentence: also a long line that has no full stop. */
function sentencesIn(words: unknown): readonly string[] {
  return textsIn(words)
    .filter(({ at, text }) => (/[.?!]$/.test(text) || isLong(text)) && !learned.test(at))
    .map(({ text }) => text)
}

function isLong(text: string): boolean {
  return text.split(/\s+/).length >= fewestWords
}

describe('the words of the instruments', () => {
  it('have a Spanish twin for each file, and no twin without a file', () => {
    expect(wordingNames('.es.ts')).toEqual(wordingNames('.ts'))
    expect(pairs.length).toBeGreaterThanOrEqual(2 * instrumentIds.length)
  })

  it.each(pairs)('are all there in Spanish: $name', ({ english, spanish }) => {
    const inEnglish = textsIn(english)
    const inSpanish = textsIn(spanish)
    expect(inSpanish.map(({ at }) => at).toSorted()).toEqual(
      inEnglish.map(({ at }) => at).toSorted(),
    )
    const english1 = new Map(inEnglish.map(({ at, text }) => [at, text]))
    for (const { at, text } of inSpanish) {
      expect(text.trim(), at).not.toBe('')
      if (!sameInBoth.test(text)) expect(text, at).not.toBe(english1.get(at))
    }
  })

  it.each(pairs)('ask with both Spanish question marks: $name', ({ spanish }) => {
    for (const { at, text } of textsIn(spanish)) {
      expect(text.split('¿').length, at).toBe(text.split('?').length)
      expect(text.split('¡').length, at).toBe(text.split('!').length)
    }
  })

  it.each(pairs)('are plain in English: $name', ({ english }) => {
    const sentences = sentencesIn(english)
    expect(readingGrade(sentences.join('\n'))).toBeLessThanOrEqual(wholeAtMost)
    expect(sentences.filter(isLong).filter((text) => readingGrade(text) > oneAtMost)).toEqual([])
  })

  it.each(pairs)('are plain in Spanish: $name', ({ spanish }) => {
    const sentences = sentencesIn(spanish)
    expect(spanishReadingEase(sentences.join('\n'))).toBeGreaterThanOrEqual(fairlyEasySpanish)
    const long = sentences.filter(isLong)
    expect(long.filter((text) => spanishReadingEase(text) < oneAtLeast)).toEqual([])
  })
})

describe('what must not get lost in Spanish', () => {
  const all = new Map(
    pairs.flatMap(({ spanish }) => textsIn(spanish)).map(({ at, text }) => [at, text]),
  )

  it('says that the learning score is no test of memory or thinking, as strongly as in English', () => {
    expect(all.get('literacyResultWords.notes.0')).toMatch(
      /^Esto habla de sus costumbres digitales\. No es una prueba de la memoria/,
    )
    for (const band of ['Potential Cognitive Concerns', 'Mild Cognitive Changes']) {
      expect(all.get(`literacyResultWords.bands.${band}.meaning`)).toContain(
        'no dice nada de su memoria ni de su forma de pensar',
      )
    }
  })

  it('says of every test that it is no diagnosis', () => {
    for (const id of ['social', 'literacy', 'exercise', 'mna', 'stress', 'sleep']) {
      const notes = [...all].filter(([at]) => at.startsWith(`${id}ResultWords.notes`))
      expect(notes.map(([, text]) => text).join(' ')).toMatch(/no (?:es|son) un diagnóstico/)
    }
  })

  it('sends the lowest nutrition score to the doctor', () => {
    expect(all.get('mnaResultWords.bands.Malnourished.meaning')).toContain(
      'hable pronto con su médico',
    )
  })

  it('quotes in a help only answers that are offered', () => {
    const answers = new Set(
      [...all].filter(([at]) => /ItemWords\./.test(at)).map(([, text]) => text),
    )
    const starts = new Set([...answers].map((answer) => answer.split(' ')[0]))
    for (const [at, text] of all) {
      if (!/Helps\./.test(at)) continue
      for (const [, quoted = ''] of text.matchAll(/"([^"]+)"/g)) {
        expect(answers.has(quoted) || starts.has(quoted), `${at}: ${quoted}`).toBe(true)
      }
    }
  })
})
