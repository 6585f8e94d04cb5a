/** The part of the day a clock time falls in, for people who do not think in AM and PM. */

import { clockInWords } from '#core/clock-text.ts'
import type { NightTexts } from '../../../../locales/night.ts'

/** Name of a part of the day. */
export type PartOfDay = keyof NightTexts['parts']

/**
 * Names the part of the day.
 *
 * @param minutes - minutes after midnight, 0 to 1439.
 */
export function partOfDay(minutes: number): PartOfDay {
  const hour = Math.floor(minutes / 60)
  if (hour < 5 || hour >= 21) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

/** A time with its part of the day; noon and midnight say it themselves. */
export function timeInWords(minutes: number, texts: NightTexts): string {
  const time = clockInWords(minutes)
  return minutes % 720 === 0 ? time : texts.atTime(time, texts.parts[partOfDay(minutes)])
}
