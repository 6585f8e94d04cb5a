/** Every page of the app, for whatever must hold on all of them. */

import type { Page } from 'playwright-core'
import { addresses } from '#contract/addresses.ts'
import { paths } from '#web/paths.ts'
import { testStep } from '#server/store/test-records.ts'
import type { Member } from '../support/person.ts'
import { resultCases } from '../result-cases.ts'

/** A page nobody has; it helps whoever comes to it. */
const missing = '/no-such-page'

/** One page with six addresses: the others differ in numbers alone. */
const progressOfOthers = new RegExp(`^${paths.progress}/(?!stress)`)

/** Addresses of all pages but the one that signs the person out. */
export const everyPage: readonly string[] = [
  ...Object.values(paths).filter((path) => path !== paths.logout && !progressOfOthers.test(path)),
  missing,
]

/** Sends a sitting of every questionnaire, so that no page is empty. */
export async function fillEveryPage(page: Page, { userID, token }: Member): Promise<void> {
  const sittings = [
    [addresses.saveBmi, { bmi: '24.5', category: 'Healthy Weight' }],
    ...resultCases.map(({ submit, body }) => [submit, body] as const),
  ] as const
  for (const [{ path }, body] of sittings) {
    const answer = await page.request.post(path, {
      headers: { authorization: `Bearer ${token}` },
      data: { userId: userID, ...body },
    })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  }
  const told = { kind: 'limit', words: 'My knees hurt', about: ['E14'], outcome: null }
  const remembered = await page.request.patch(addresses.changeMemory.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { consent: 'yes', told: [{ ...told, isForNow: false }] },
  })
  if (!remembered.ok()) throw new Error(`The memory answered ${remembered.status()}`)
  const planned = await page.request.patch(addresses.changePlan.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { steps: [testStep({ days: [1, 2, 3, 4, 5, 6, 7] })] },
  })
  if (!planned.ok()) throw new Error(`The plan answered ${planned.status()}`)
}
