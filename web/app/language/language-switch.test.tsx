/** After a change of language the person is where they were, whichever of the two switches comes first. */

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NoticesProvider } from '../../ui/notices.tsx'
import { keepPage } from './kept-page.ts'
import { LanguageSwitch } from './language-switch.tsx'

const roots: Root[] = []

async function showIn(id: string) {
  const place = document.getElementById(id)
  if (place === null) throw new Error(`no ${id}`)
  const root = createRoot(place)
  roots.push(root)
  await act(async () => {
    root.render(
      <NoticesProvider>
        <LanguageSwitch />
      </NoticesProvider>,
    )
  })
}

const focused = () => document.activeElement?.closest('div')?.id ?? document.activeElement?.tagName

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => undefined)
  document.body.innerHTML =
    '<div id="folded" hidden></div><div id="bar"></div><main id="main"><input name="note"></main>'
  HTMLElement.prototype.checkVisibility = function () {
    return this.closest('[hidden]') === null
  }
})

afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount())
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility')
  vi.unstubAllGlobals()
})

it('takes the focus once it can be seen, also where the hidden one was there first', async () => {
  keepPage()
  await showIn('folded')
  expect(focused()).toBe('BODY')
  await showIn('bar')
  expect(focused()).toBe('bar')
})

it('leaves a person alone who has gone on meanwhile', async () => {
  keepPage()
  await showIn('folded')
  document.querySelector('input')?.focus()
  await showIn('bar')
  expect(document.activeElement?.tagName).toBe('INPUT')
})

it('takes no focus on a page that came in another way', async () => {
  await showIn('bar')
  expect(focused()).toBe('BODY')
})
