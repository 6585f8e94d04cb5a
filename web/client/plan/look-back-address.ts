/** The address that opens the look back at a week at once, as the button on home says. */

import { paths } from '../../paths.ts'

const parameter = 'look-back'

/** Of the plan, with its look back open. */
export const lookBackAddress = `${paths.plan}?${parameter}`

/** @param search - query part of an address. */
export function asksForLookBack(search: string): boolean {
  return new URLSearchParams(search).has(parameter)
}
