/** How minutes, hours and sums become the 0 to 3 points of a sleep part (scoring design, section 4d). */

/**
 * Points of the minutes to fall asleep.
 *
 * @param minutes - 0 to 720.
 * @returns 0 up to 15, 1 up to 30, 2 up to 60, else 3.
 */
export function latencyPoints(minutes: number): number {
  if (minutes <= 15) return 0
  if (minutes <= 30) return 1
  return minutes <= 60 ? 2 : 3
}

/**
 * Points of the time asleep. Exactly 7 hours is enough: the >= reading closes the holes of the 1989 paper.
 *
 * @param sleepMinutes - whole minutes, 0 to 1440.
 * @returns 0 from 420, 1 from 360, 2 from 300, else 3.
 */
export function durationPoints(sleepMinutes: number): number {
  if (sleepMinutes >= 420) return 0
  if (sleepMinutes >= 360) return 1
  return sleepMinutes >= 300 ? 2 : 3
}

/**
 * Points of the share of time in bed asleep, by multiplication, since a quotient such as 84.99 % would
 * depend on binary fractions.
 *
 * @param asleepInBed - whole minutes, at most `minutesInBed`.
 * @param minutesInBed - 1 to 1439.
 * @returns 0 from 85 %, 1 from 75 %, 2 from 65 %, else 3.
 */
export function efficiencyPoints(asleepInBed: number, minutesInBed: number): number {
  const hundredfold = asleepInBed * 100
  if (hundredfold >= 85 * minutesInBed) return 0
  if (hundredfold >= 75 * minutesInBed) return 1
  return hundredfold >= 65 * minutesInBed ? 2 : 3
}

/**
 * The share of time in bed asleep as it is said. Rounded down, so that it never reads as a limit that
 * the points do not count as reached.
 *
 * @param sleepMinutes - whole minutes; more than there were in bed count as those.
 * @param minutesInBed - 1 to 1439.
 * @returns whole percent, 0 to 100.
 */
export function wholePercentAsleep(sleepMinutes: number, minutesInBed: number): number {
  return Math.floor((100 * Math.min(sleepMinutes, minutesInBed)) / minutesInBed)
}

/**
 * Points of two answers together.
 *
 * @param sum - 0 to 6.
 * @returns 0, 1-2, 3-4, 5-6 as 0, 1, 2, 3.
 */
export function inPairs(sum: number): number {
  return Math.ceil(sum / 2)
}

/**
 * Points of the nine disturbances together.
 *
 * @param sum - 0 to 27.
 * @returns 0, 1-9, 10-18, 19-27 as 0, 1, 2, 3.
 */
export function inNines(sum: number): number {
  return Math.ceil(sum / 9)
}
