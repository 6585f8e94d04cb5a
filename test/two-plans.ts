/** The two plans of the advice screen, as they are read and compared there. */

import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What is advised. */
export const adviceReport = (page: Page) => page.getByRole('region', { name: /^Your advice/ })

/**
 * Presses one of the two cards and opens all that comes.
 *
 * @returns the name of each step.
 */
export async function choosePlan(page: Page, title: 'General Wellness' | 'People Like Me') {
  await page.getByRole('button', { name: title }).click()
  await page.getByRole('heading', { name: `Your advice: ${title}` }).waitFor()
  const report = adviceReport(page)
  await report
    .locator('details')
    .evaluateAll((parts) => parts.map((part) => part.setAttribute('open', '')))
  return report
    .getByRole('button', { name: /^Make this my step: / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
}

/** Both plans are whole, and at least half of the steps of one are not in the other; ends at the first. */
export async function expectTwoPlans(page: Page): Promise<void> {
  const anyone = await choosePlan(page, 'General Wellness')
  expect(await page.getByRole('heading', { name: 'You and people like you' }).count()).toBe(0)
  const likeMe = await choosePlan(page, 'People Like Me')
  for (const plan of [anyone, likeMe]) {
    expect(plan.length).toBeGreaterThanOrEqual(3)
    expect(plan.length).toBeLessThanOrEqual(6)
    expect(new Set(plan).size).toBe(plan.length)
  }
  const own = likeMe.filter((action) => !anyone.includes(action))
  expect(own.length * 2).toBeGreaterThanOrEqual(likeMe.length)
  expect(await choosePlan(page, 'General Wellness')).toEqual(anyone)
}
