/** A part that a page can do without comes late rather than never. */

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { laterPart } from './later-part.tsx'

let root: Root
let page: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  page = document.createElement('div')
  root = createRoot(page)
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Shows a page with a part whose code fails to come as often as told. */
async function showPage(failures: number) {
  const fetchPart = vi.fn(async () => {
    if (fetchPart.mock.calls.length <= failures) throw new Error('no network')
    return () => <button type="button">Say my answer</button>
  })
  const Part = laterPart(fetchPart)
  await act(async () =>
    root.render(
      <>
        The question
        <Part />
      </>,
    ),
  )
  return fetchPart
}

/** Lets two minutes pass; the page changes at the end of each second. */
async function wait(): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
}

it('leaves the page standing where the code fails to come, and brings the part at a later try', async () => {
  await showPage(2)
  expect(page.textContent).toBe('The question')
  await wait()
  expect(page.textContent).toBe('The questionSay my answer')
})

it('stops asking for code that never comes', async () => {
  const fetchPart = await showPage(Number.POSITIVE_INFINITY)
  await wait()
  expect(fetchPart).toHaveBeenCalledTimes(6)
  expect(page.textContent).toBe('The question')
})
