/** The weights belong to the examples, the settings and the rules that are there now. */

import { expect, it } from 'vitest'
import { actWeights } from '#coach/understanding/weights/act.ts'
import { safetyWeights } from '#coach/understanding/weights/safety.ts'
import { readActs, readSafety } from '../examples/read-examples.ts'
import { actSubject, hashOfLessons, ofPart, safetySubject } from './lessons.ts'

const message = 'Examples, settings or rules have changed since: run `npm run train`.'

it('the weights for danger are of these examples', () => {
  const now = hashOfLessons(ofPart(readSafety(), 'train'), safetySubject)
  expect(safetyWeights.taughtBy, message).toBe(now)
})

it('the weights for acts are of these examples', () => {
  expect(actWeights.taughtBy, message).toBe(hashOfLessons(ofPart(readActs(), 'train'), actSubject))
})
