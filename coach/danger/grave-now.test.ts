/** A life in danger this minute calls for help at once, whichever step of the danger was next. */

import { expect, it } from 'vitest'
import type { Language } from '#core/languages.ts'
import { lastOf } from '../test-support/talk.ts'
import { isGraveNow } from './grave-now.ts'

it.each<[Language, string, string]>([
  ['en', 'I want to end my life', 'I have taken the pills now'],
  ['es', 'Quiero quitarme la vida', 'Me tomé todas las pastillas'],
  ['en', 'My neighbor says he wants to kill himself', 'He took the gun and went out to the shed'],
  ['en', 'I swallowed too many sleeping pills', 'I am so drowsy'],
  ['en', 'My son hits me', 'He has his hands on my neck'],
  ['es', 'Mi hijo me pega', 'Me está ahorcando ahora mismo'],
  ['en', 'I have crushing chest pain', 'My wife writes: he is not breathing'],
])('sends to the emergency number, in %s: %s > %s', (language, told, message) => {
  const { text } = lastOf([told, message], language)
  expect(text).toMatch(/911/u)
  expect(text).not.toMatch(/plainly|claro:|screen|pantalla/u)
})

it('asks whoever called to call again, with what is new', () => {
  const said = [
    'I fell and hit my head, and I take warfarin.',
    'I called 911',
    'Now I have vomited',
  ]
  expect(lastOf(said).text).toMatch(/^Call 911 again now/u)
})

it.each([
  'He took the pills away from me',
  'He hit me last year',
  'I took my tablets at noon',
  'I am so sleepy',
])('is not heard in: %s', (message) => {
  expect(isGraveNow(message, 'I want to end my life')).toBe(false)
})

it('takes no button of a question for a denial', () => {
  const label = 'I would never do it, I am so tired'
  expect(lastOf(['I want to end my life', label, label]).act).toBe('danger')
})
