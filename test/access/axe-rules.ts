/** The sets of axe's rules that every page is held to. */

import type { RunOptions } from 'axe-core'

/** WCAG 2.2 A and AA, what axe itself advises, and of AAA the contrast of text (7:1). */
export const wholePage: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
}

/** The rules that a change of colors can break. */
export const colorsAlone: RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
  },
}
