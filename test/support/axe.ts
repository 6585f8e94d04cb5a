/** The access check of a whole page. */

import { readFileSync } from 'node:fs'
import type { default as axe, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** There once it has been brought in. */
    readonly axe: typeof axe
  }
}

/** A third of what `axe.source` weighs, and it is brought into every document anew. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.2, levels A and AA. */
const levelsToAa: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}

/**
 * Fails when axe finds anything against WCAG 2.2 A and AA on the page as it stands now.
 *
 * @throws with rule, place and reason of every finding.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  const findings = await axeFindings(page, levelsToAa)
  if (findings.length === 0) return
  throw new Error(`${page.url()} has ${findings.length} access faults:\n${findings.join('\n')}`)
}

/**
 * Lets axe look at the page. Our pages have no frames, and a document that was checked before still has
 * axe in it.
 *
 * @param rules - which rules.
 * @returns one line for each finding, with rule, place and reason.
 */
export async function axeFindings(page: Page, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async (options) => {
      // The top bar stays in view, and what is scrolled under it would count as too small to hit.
      window.scrollTo(0, 0)
      const { violations } = await window.axe.run(document, options)
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => {
          const why = (failureSummary ?? '').replaceAll(/\s+/g, ' ')
          return `${id}: ${help} at ${target.join(' ')}: ${why}`
        }),
      )
    },
    // No rule here reads what would be loaded ahead: style sheets of other hosts, and films.
    { ...rules, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  )
}
