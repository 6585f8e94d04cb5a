/** Letters, refusals, notices and the coach's fixed texts are read by the same people as the pages, and are as plain. */

import { describe, expect, it } from 'vitest'
import { readingGrade } from '#coach/text/reading-grade.ts'
import { fairlyEasySpanish, spanishReadingEase } from '#coach/text/reading-ease-spanish.ts'
import { tiers, type SafetyCode } from '#coach/safety/codes.ts'
import { fixedMessage } from '#coach/safety/fixed-texts.ts'
import { scoreAlerts } from '#coach/wording/spanish/plan.ts'
import * as refusalsInEnglish from '#contract/refusals.ts'
import * as refusalsInSpanish from '#contract/refusals.es.ts'
import type { Language } from '#core/languages.ts'
import { letterWords as inSpanish } from '#server/mail/letter-words.es.ts'
import { letterWords as inEnglish, type LettersInWords } from '#server/mail/letter-words.ts'
import { notices } from '#server/model/notices.ts'

/** Flesch-Kincaid; older-adults.md, rule 12. */
const atMost = 6

const isCode = (name: string): name is SafetyCode => name in tiers
const fixed = (language: Language) =>
  Object.keys(tiers)
    .filter(isCode)
    .map((code) => fixedMessage(code, 'US', language).text)

const letters = (words: LettersInWords) =>
  [
    words.code('123456', 31, true),
    words.newAccount(),
    words.alreadyRegistered(),
    words.inactivity(new Date('2026-11-21T12:00:00Z'), ''),
    words.newEmail('123456'),
    words.emailTaken(),
    words.emailChanged(),
  ].map(({ subject, text }) => `${subject}\n${text}`)

const refusals = ({ fieldRefusals, refusals: others }: typeof refusalsInSpanish) =>
  Object.values({ ...fieldRefusals, ...others }).filter((text) => typeof text === 'string')

const noticesIn = (language: Language) => [
  ...Object.values(notices[language].standIn),
  notices[language].partlyReworded,
]

const texts: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  'fixed texts': { en: fixed('en'), es: fixed('es') },
  letters: { en: letters(inEnglish), es: letters(inSpanish) },
  'alerts of scores': { en: Object.keys(scoreAlerts), es: Object.values(scoreAlerts) },
  refusals: { en: refusals(refusalsInEnglish), es: refusals(refusalsInSpanish) },
  notices: { en: noticesIn('en'), es: noticesIn('es') },
}

/** Nothing is read by itself but a letter and a fixed text. */
const wholes = new Set(['fixed texts', 'letters'])

describe.each(Object.entries(texts))('%s', (name, { en, es }) => {
  it('are plain in English', () => {
    expect(readingGrade(en.join('\n'))).toBeLessThanOrEqual(atMost)
    if (wholes.has(name)) expect(en.filter((text) => readingGrade(text) > atMost)).toEqual([])
  })

  it('are plain in Spanish', () => {
    expect(spanishReadingEase(es.join('\n'))).toBeGreaterThanOrEqual(fairlyEasySpanish)
    if (!wholes.has(name)) return
    expect(es.filter((text) => spanishReadingEase(text) < fairlyEasySpanish)).toEqual([])
  })

  it('are no English in Spanish', () => {
    expect(es.filter((text) => en.includes(text))).toEqual([])
  })
})
