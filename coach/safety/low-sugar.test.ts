/** Low sugar that is told as now leads with sugar by mouth, and nothing stands against it. */

import { describe, expect, it } from 'vitest'
import { answerQuestion } from '../answer/answer.ts'
import { hearSafety } from './hear-safety.ts'
import { isLowSugar } from './low-sugar.ts'

describe('low sugar', () => {
  it.each([
    'I am diabetic, the meter reads 47 and I am trembling',
    'glucose 3.4, hot and shaky',
    'My brother takes insulin, he is soaked in sweat and makes no sense, so muddled',
    'I took my insulin and skipped supper, now I feel faint',
    'I took gliclazide an hour ago, have not eaten, and I am shaky and cannot think',
    'My meter says 52. What do I do?',
    'El glucómetro marca 49, ¿qué hago?',
    'Mi papá es diabético, marca 51 y está temblando',
    'My sugar dropped to 58',
    'Tengo 55 de azúcar',
    'Se me bajó el azúcar',
  ])('%s', (message) => {
    expect(hearSafety(message)).toEqual(['emergency_other'])
    const { text, safety } = answerQuestion({ message, history: [], region: 'US', language: 'en' })
    expect(safety).toHaveLength(1)
    expect(text).toMatch(/take sugar now|tome azúcar ya/u)
    expect(text).toContain('911')
  })

  it.each([
    'I am 66, diabetic, and shaky on my feet since I was young',
    'My meter said 104 this morning',
    'My meter says 96, is that fine?',
    'I was shaky with low sugar two weeks ago',
    'I had a low last month, it frightened me',
    'Doctor wants 40 pounds off me for my sugar, and I am weak at the knees',
    'Is sugar bad for sleep?',
    'My sugar is 128',
    'Tengo 120 de azúcar',
    'I eat low sugar jam',
    'My mouth is crooked on one side and I am diabetic and muddled',
  ])('not %s', (message) => {
    expect(isLowSugar(message)).toBe(false)
  })
})
