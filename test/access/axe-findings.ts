/** What axe finds on the page as it stands, told in lines. */

import axe from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** There once it has been brought in. */
    axe: Pick<typeof axe, 'run'>
  }
}

/** WCAG 2.2 A and AA, and of AAA the contrast of text (7:1). */
export const wholePage: axe.RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'color-contrast-enhanced': { enabled: true } },
}

/** The rules that a change of colors can break. */
export const colorsAlone: axe.RunOptions = {
  runOnly: {
    type: 'rule',
    values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
  },
}

/** Brings axe into the page; once for each load. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source)
}

/**
 * Runs axe, which must have been brought in.
 *
 * @param options - which rules.
 * @returns one line for each finding, with rule, place and reason.
 */
export function axeFindings(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (rules) => {
    // The top bar stays in view, and what is scrolled under it would count as covered.
    window.scrollTo(0, 0)
    const { violations } = await window.axe.run(document, { ...rules, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id} at ${target.join(' ')}: ${(failureSummary ?? '').replaceAll(/\s+/g, ' ')}`,
      ),
    )
  }, options)
}
