/** The calls of the specification, section 7: method and path, letter for letter. */

import { describe, expect, it } from 'vitest'
import { addresses } from './addresses.ts'

/** As printed, in the order printed; `{userId}` is a parameter. */
const printed = [
  ['login', 'POST /login'],
  ['register', 'POST /register'],
  ['aiAdvice', 'POST /api/ai-advice'],
  ['getAdvice', 'POST /get-advice'],
  ['viewScores', 'GET /view-scores/{userId}'],
  ['chat', 'POST /chat'],
  ['submitSocial', 'POST /social'],
  ['saveBmi', 'POST /api/save-bmi'],
  ['submitMna', 'POST /api/mna-test'],
  ['mnaScore', 'GET /api/mna-score'],
  ['submitStress', 'POST /api/stress-scale'],
  ['stressScore', 'GET /api/stress-score/{userId}'],
  ['submitSleep', 'POST /api/sleep-scale'],
  ['sleepScore', 'GET /api/sleep-score/{userId}'],
  ['submitExercise', 'POST /api/exercise-scale'],
  ['exerciseScore', 'GET /api/exercise-score/{userId}'],
  ['submitLiteracy', 'POST /api/learn-scale'],
  ['literacyScore', 'GET /api/learn-scale/{userId}'],
  ['socialScore', 'GET /social-score/{userId}'],
] as const

describe('the calls of the specification', () => {
  it.each(printed)('%s is %s', (name, call) => {
    const { method, path } = addresses[name]
    expect(`${method} ${path.replace(':userId', '{userId}')}`).toBe(call)
  })

  it('are printed once each, and no two calls share a method and a path', () => {
    const all = Object.values(addresses).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(all).size).toBe(all.length)
    expect(new Set(printed.map(([, call]) => call)).size).toBe(19)
  })

  it('are closed to strangers where they carry the id of a person', () => {
    for (const [name] of printed) {
      const { access } = addresses[name]
      const isOpen = name === 'login' || name === 'register' || name === 'chat'
      expect([name, access === 'anyone']).toEqual([name, isOpen])
    }
  })
})
