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
 * Puts each text between two marks of its name.
 *
 * @param blocks - lines without angle brackets, by the name of their marks, for example `question`.
 * @returns opening mark, lines, closing mark for each; nothing for a block without lines.
 */
export function inBlocks(blocks: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(blocks)
    .filter(([, lines]) => lines.length > 0)
    .map(([mark, lines]) => `<${mark}>\n${lines.join('\n')}\n</${mark}>`)
    .join('\n\n')
}
