/** The access check of a whole page against WCAG 2.2 A and AA. */

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Fails when axe finds anything on the page as it stands now.
 *
 * @throws with rule, place and reason of every finding.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  // The top bar stays in view, and what is scrolled under it would count as too small to hit.
  await page.evaluate(() => {
    window.scrollTo(0, 0)
  })
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: tags, resultTypes: ['violations'] })
    // The other mode opens a window of its own for every check, to put frames together; we have none.
    .setLegacyMode()
    .analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n  at ${target.join(' ')}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`,
    ),
  )
  if (findings.length === 0) return
  throw new Error(`${page.url()} has ${findings.length} access faults:\n${findings.join('\n')}`)
}
