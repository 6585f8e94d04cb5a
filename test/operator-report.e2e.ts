/** The page that `npm run admin -- report` writes, as whoever runs the site opens it. */

import type { Browser } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { Counts } from '#server/admin/report/count-use.ts'
import { reportPage } from '#server/admin/report/report-page.ts'
import { reportSections } from '#server/admin/report/report-tables.ts'
import { expectNoViolations } from './support/axe.ts'
import { screens } from './support/browser.ts'
import { sharedApp } from './support/shared-app.ts'

const now = '2026-11-23T12:00:00.000Z'

let browser: Browser

beforeAll(async () => {
  ;({ browser } = await sharedApp())
})

function filledPage(): string {
  const counts = new Counts()
  for (let each = 0; each < 1500; each += 1) {
    counts.add('people', 'everybody')
    counts.add('domains', 'stress')
    counts.add('months.2026-11', 'everybody')
    counts.add('months.2026-11', 'stress')
    counts.add('bands.stress', ['Low', 'Moderate', 'High'][each % 3] ?? '')
  }
  return reportPage(reportSections({ counts, accounts: 2100, now }), now)
}

it.each([
  ['small', 'light'],
  ['desktop', 'dark'],
] as const)('reads well on a %s screen in %s, and fits it', async (screen, colorScheme) => {
  // The policy of the page lets nothing run, and so not even the check.
  const context = await browser.newContext({
    bypassCSP: true,
    colorScheme,
    viewport: screens[screen],
  })
  const page = await context.newPage()
  await page.setContent(filledPage())
  await expect.poll(() => page.getByRole('table').count()).toBeGreaterThan(20)
  const stress = page.getByRole('table', { name: 'Stress' }).first()
  await expect
    .poll(() => stress.getByRole('row', { name: 'Moderate' }).innerText())
    .toMatch(/500\s+33 %/)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(screens[screen].width)
  await expectNoViolations(page)
  await context.close()
})
