/** A page whose code cannot be fetched: asked for once, shown as broken, tried again when a person asks. */

import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPage } from '../ui/lazy-page.tsx'
import { NoticesProvider } from '../ui/notices.tsx'
import { PageErrorBoundary } from './page-error-boundary.tsx'

describe('a page whose code cannot be fetched', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('says so after one try, and works after the next', async () => {
    const fetchPage = vi.fn(async () => () => <p>The page</p>)
    fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const Page = lazyPage(fetchPage)
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    await act(async () => {
      root.render(
        <NoticesProvider>
          <PageErrorBoundary>
            <Suspense fallback={<p>Loading</p>}>
              <Page />
            </Suspense>
          </PageErrorBoundary>
        </NoticesProvider>,
      )
    })
    expect(place.textContent).toContain('This page could not be shown')
    expect(fetchPage).toHaveBeenCalledTimes(1)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(2000)
    })
    await act(async () => {
      place.querySelector('button')?.click()
    })
    expect(place.textContent).toBe('The page')
    expect(fetchPage).toHaveBeenCalledTimes(2)
    await act(async () => {
      root.unmount()
    })
    place.remove()
  })
})
