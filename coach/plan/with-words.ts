/** Puts other words into the points of a plan. */

import type { Advice, AdvicePoint } from './plan.ts'
import { withoutSplitters } from './point-text.ts'

/**
 * Words some points of a plan anew; order, reasons, sources and fixed texts stay as they are.
 *
 * @param advice - the plan.
 * @param words - for a place in the plan, from 0, the action and why in their new words.
 * @returns the plan with the new words, in its points and in its text.
 */
export function withWords(
  advice: Advice,
  words: ReadonlyMap<number, Pick<AdvicePoint, 'action' | 'why'>>,
): Advice {
  let { text } = advice
  const points = advice.points.map((point, place) => {
    const own = words.get(place)
    if (own === undefined) return point
    const [action, why] = [withoutSplitters(own.action), withoutSplitters(own.why)]
    const reworded = { ...point, action, why, text: why === '' ? action : `${action} ${why}` }
    text = text.replace(withoutSplitters(point.text), () => reworded.text)
    return reworded
  })
  return { ...advice, points, text }
}
