/** Fills in the registration as a person does. */

import type { Page } from 'playwright-core'
import type { Person } from './person.ts'

/**
 * Fills every field of /register; the button is left to the test.
 *
 * @param page - showing /register.
 * @param person - whose data.
 */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  const form = page.getByRole('main')
  // First what no other form asks for: the one for logging in may be about to leave.
  await form.getByLabel('Year of birth').fill(String(person.yearOfBirth))
  await form.getByLabel('Email').fill(person.email)
  await form.getByLabel('Password', { exact: true }).fill(person.password)
  await form.getByLabel('Gender').selectOption(person.gender)
}
