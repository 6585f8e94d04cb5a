/** Which day it is for the person. */

/** Until three at night it is still yesterday for whoever has not slept yet. */
const nightHours = 3

/**
 * The person's day, by the clock and the zone of the device.
 *
 * @param now - the moment.
 * @returns `YYYY-MM-DD`.
 */
export function personDay(now = new Date()): string {
  const awake = new Date(now)
  awake.setHours(awake.getHours() - nightHours)
  return `${awake.getFullYear()}-${pad(awake.getMonth() + 1)}-${pad(awake.getDate())}`
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
