/** Keeps calls to a model few at a time: each costs money or a whole graphics card. */

/** Places for calls. */
export interface CallSlots {
  /**
   * Takes a place.
   *
   * @returns what gives it back; undefined where all are taken.
   */
  take(): (() => void) | undefined
}

/**
 * Makes places.
 *
 * @param most - how many calls may be under way at once.
 * @returns the places, all free.
 */
export function createCallSlots(most: number): CallSlots {
  let taken = 0
  return {
    take() {
      if (taken >= most) return undefined
      taken += 1
      return () => void (taken -= 1)
    },
  }
}
