/** Long harmless messages do not alarm for a few words in them; a danger told at length is still heard. */

import { describe, expect, it } from 'vitest'
import { lastOf, talk } from '../test-support/talk.ts'
import { hearSafety } from './hear-safety.ts'
import { softenedIn } from './softened.ts'

describe('a long message', () => {
  it.each([
    'Mom is 84 and has lived with us in Tampa since Dad passed. She fell in June, all healed, and is afraid to go out. How do I get her to walk with me?',
    'I am 76, take a water pill for my pressure as the doctor said, get up three times a night and feel tired by day. What can I do?',
    'Mi suegra tiene 83 años, vive con nosotros en Lima desde que enviudó, oye poco y ya no quiere ir a su grupo. ¿Cómo la animo?',
  ])('does not alarm: %s', (message) => {
    expect(hearSafety(message)).toEqual([])
  })

  it.each([
    [
      'I am 80 and live in Ohio with my wife. We had a lovely lunch with the children, and since then my left arm hangs and my words come out wrong. What can I read to her?',
      'stroke',
    ],
    [
      'Dad is 79 and has been low since Mom died in spring. Last night he told me that he would rather be with her and has put his papers in order. How do I cheer him up?',
      'suicide_self_harm',
    ],
    [
      'Mi mamá tiene 81 años, vive sola en Quito y le gusta coser. Desde ayer no sabe qué día es y no conoce a mi hermana. ¿Qué actividad le propongo?',
      'sudden_confusion',
    ],
  ] as const)('is heard: %s', (message, code) => {
    expect(hearSafety(message)).toContain(code)
  })

  it.each([
    'I turned eighty last week, I like my garden and my cards, on Sundays my son comes, and I am short of breath even when I sit, how far should I walk?',
    'Good morning, I fed the cat and swept the porch, my neighbor sang, and the right words will not come out of my mouth today. Which soup is easy?',
    'Fui maestra y me gusta coser, los domingos viene mi hijo, y hay noches en que le pido a Dios no despertar, ¿el té de manzanilla ayuda a dormir?',
  ])('is heard in one clause of many, or its numbers stand there: %s', (message) => {
    const { safety, help } = lastOf([message])
    expect(safety.length > 0 || help !== null).toBe(true)
  })

  it('with words of an emergency that nothing else bears out is answered, and the numbers stand beside it', () => {
    const message =
      'The nurse says it was a mini stroke and sent me home with new tablets. Which meals and which walks are good for me from now on?'
    expect(softenedIn(message, [], false)).toContain('stroke')
    const { safety, help, text } = lastOf([message])
    expect([safety, help]).toEqual([[], 'Emergency: 911 · To talk: 988'])
    expect(text).not.toMatch(/911|988/u)
  })
})

it('what only answers a question of the coach must sound more like a danger than a first message', () => {
  const [, second] = talk([
    'My sister lives far away and I miss her',
    'I just feel so far away from her',
  ])
  expect(second?.safety).toEqual([])
})

it('movement waits where words of an emergency stand beside the question', () => {
  const { text } = lastOf([
    'My aunt had what they called a mini stroke last spring and is well again, she says. Which exercises would be good for her legs?',
  ])
  expect(text).toMatch(
    /Before I go on: is any of what you told me happening now[^]*Then call 911 first/u,
  )
})
