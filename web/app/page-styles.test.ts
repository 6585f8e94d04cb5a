/** The styles of other pages are fetched once, and again where they did not come. */

import { afterEach, expect, it } from 'vitest'
import { stylesOf } from './page-styles.ts'

const links = () => [...document.head.querySelectorAll('link')]

/** As the build puts it into a page. */
function openPage(route: string): void {
  const style = document.createElement('style')
  Object.assign(style.dataset, { page: route, others: '/assets/others.css' })
  document.head.append(style)
}

afterEach(() => {
  document.head.replaceChildren()
})

it('are not fetched for the page that was opened, nor where all styles are there', async () => {
  await stylesOf('/plan')
  openPage('/login')
  await stylesOf('/login')
  expect(links()).toEqual([])
})

it('come with the next page, and are asked for again after a failure', async () => {
  openPage('/login')
  const first = stylesOf('/plan')
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('/assets/others.css did not come')
  expect(links()).toEqual([])
  const both = Promise.all([stylesOf('/plan'), stylesOf('/contact')])
  expect(links().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['stylesheet', '/assets/others.css'],
  ])
  links()[0]?.dispatchEvent(new Event('load'))
  await both
  await stylesOf('/scores')
  expect(links()).toHaveLength(1)
})
