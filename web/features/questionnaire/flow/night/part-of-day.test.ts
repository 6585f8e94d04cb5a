/** Times in words: who mixes up AM and PM sees the slip in "in the morning". */

import { describe, expect, it } from 'vitest'
import { nightTexts } from '../../../../locales/night.ts'
import { timeInWords } from './part-of-day.ts'

const inWords = (hour: number, minute = 0) => timeInWords(hour * 60 + minute, nightTexts)

describe('a time in words', () => {
  it('says its part of the day', () => {
    expect(inWords(22, 30)).toBe('10:30 PM, at night')
    expect(inWords(4, 59)).toBe('4:59 AM, at night')
    expect(inWords(5)).toBe('5:00 AM, in the morning')
    expect(inWords(12, 15)).toBe('12:15 PM, in the afternoon')
    expect(inWords(17)).toBe('5:00 PM, in the evening')
  })

  it('leaves noon and midnight as they are', () => {
    expect(inWords(0)).toBe('12:00 AM (midnight)')
    expect(inWords(12)).toBe('12:00 PM (noon)')
  })
})
