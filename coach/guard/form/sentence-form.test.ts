/** Checks the form of a sentence: marks, language, length and reading grade. */

import { describe, expect, it } from 'vitest'
import { faultIn } from '../test-support/sleepless.ts'

describe('markup', () => {
  it.each([
    'Z13 is the id of this fact.',
    'Get out of bed <b>now</b> when awake [Z13].',
    '![bed](bed.png) Get out of bed when awake [Z13].',
    'Get out of `bed` when awake [Z13].',
    'Get out of bed when awake Z13.',
    'Get out of bed when awake 😴 [Z13].',
    'Get out of bed when awake | dim light [Z13].',
    'Get out of bed when awake {calm} [Z13].',
    '## Get out of bed when awake [Z13]',
    'Get out of bed&nbsp;when awake [Z13].',
    'Get out of bed\u200b when awake [Z13].',
    'Get out of bed [here](http://x.y) when awake [Z13].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('markup')
  })
})

describe('language', () => {
  it.each([
    'Levántese de la cama si está despierto [Z13].',
    'Não fique na cama se você não dorme [Z13].',
    '起きてください [Z13].',
    'Вставайте с кровати [Z13].',
    'Sortez du lit et ne restez pas dans le lit [Z13].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('language')
  })
})

describe('too-long', () => {
  it.each([
    'If you are lying awake in your bed for about 20 minutes then please get out of the bed and do something calm in dim light [Z13].',
    'Call a friend, and a neighbor, and your sister, and your brother, and someone from your old job, and then call one more person [S01].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('too-long')
  })
})

describe('hard-to-read', () => {
  it.each([
    'Nocturnal restlessness necessitates considerable environmental modification, particularly illumination [Z13].',
    'The sleep academy advises against melatonin for chronic insomnia [Z10].',
    'Physical inactivity accelerates deterioration of cardiovascular and musculoskeletal capability considerably [E01].',
  ])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('hard-to-read')
  })
})

describe('empty', () => {
  it.each(['[Z13]', '12 [Z13]', '...'])('is found in: %s', (sentence) => {
    expect(faultIn(sentence)).toBe('empty')
  })
})
