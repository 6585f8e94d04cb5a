/** The access check of a whole page against WCAG 2.2 A and AA. */

import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
}

/**
 * Fails when axe finds anything on the page as it stands now.
 *
 * @throws with rule, place and reason of every finding.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  const violations = await violationsOf(page)
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`,
    ),
  )
  if (findings.length === 0) return
  throw new Error(`${page.url()} has ${findings.length} access faults:\n${findings.join('\n')}`)
}

/** Our pages have no frames; a document that was checked before still has axe in it. */
async function violationsOf(page: Page): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (how) => {
    // The top bar stays in view, and what is scrolled under it would count as too small to hit.
    window.scrollTo(0, 0)
    const { violations } = await window.axe.run(document, how)
    return violations
  }, options)
}

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}
