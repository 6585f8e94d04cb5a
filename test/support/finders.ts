/** Finds a text by what it is to the person who reads it, whole and word for word. */

import type { Locator, Page } from 'playwright-core'
import type { Role } from '../spec-texts.ts'

/** One way to look for each kind of text. */
export const finders: Readonly<Record<Role, (page: Page, text: string) => Locator>> = {
  heading: (page, name) => page.getByRole('heading', { name, exact: true }),
  link: (page, name) => page.getByRole('link', { name, exact: true }),
  button: (page, name) => page.getByRole('button', { name, exact: true }),
  text: (page, text) => page.getByText(text, { exact: true }),
  placeholder: (page, text) => page.getByPlaceholder(text, { exact: true }),
  alert: (page, text) => page.getByRole('alert').getByText(text, { exact: true }),
  status: (page, text) => page.getByRole('status').getByText(text, { exact: true }),
}
