/** Puts other people's words between marks, so that they cannot pass for orders or for evidence. */

import { withoutIdentity } from './without-identity.ts'

/**
 * Makes typed text safe to quote: one line, no identity, and no letter that our own marks use.
 *
 * @param text - what somebody typed.
 * @param most - how many letters to keep, 1 or more.
 * @returns plain text without angle, square or curly brackets, at most that long.
 */
export function plainLine(text: string, most: number): string {
  const plain = withoutIdentity(text)
    .replaceAll(/[<>[\]{}`|\\＜＞【】«»‹›〈〉《》]/gu, ' ')
    .replaceAll(/[#*_=~^]{2,}|-{2,}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).trim()}…`
}

/**
 * Puts text between two marks of one name.
 *
 * @param mark - name of the marks, for example `question`.
 * @param text - text without angle brackets.
 * @returns three lines: opening mark, text, closing mark.
 */
export function between(mark: string, text: string): string {
  return `<${mark}>\n${text}\n</${mark}>`
}
