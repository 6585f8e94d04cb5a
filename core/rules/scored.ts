/** The last step of every scorer: the band of the final score. */

import { bandOf } from '../bands.ts'
import type { Band } from '../instrument.ts'
import type { Scored } from '../scoring.ts'

/**
 * Puts a result together; the band is decided on the rounded score that is shown.
 *
 * @param bands - bands of the instrument, covering its whole range.
 * @param score - final whole score within the range.
 * @param components - parts of the score.
 * @param flags - in the order of the scoring design; none when left out.
 * @returns the result.
 */
export function scored(
  bands: readonly Band[],
  score: number,
  components: Scored['components'],
  flags: readonly string[] = [],
): Scored {
  return { score, band: bandOf({ bands }, score)?.label ?? '', components, flags }
}
