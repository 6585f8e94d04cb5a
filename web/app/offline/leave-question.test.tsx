/** Logout asks about what waits, also where the server says nothing at all. */

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mayLeave } from '../../client/logout.ts'
import { forgetSession, signIn } from '../../client/session.ts'
import { markShared, unmarkShared } from '../../client/local-backend/shared-device.ts'
import { keepWaiting, removeWaitingOf } from '../../client/waiting/waiting-records.ts'
import { waitingTexts } from '../../locales/waiting.ts'
import { LeaveQuestion } from './leave-question.tsx'

const showModal = vi.fn<() => void>()
let root: Root
let page: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // The simulated page has no dialogs.
  Object.assign(HTMLDialogElement.prototype, { showModal, close: () => undefined })
  signIn({ userId: 'ann', token: 'secret' })
  await keepWaiting({
    userId: 'ann',
    subject: 'stress',
    domain: 'Stress',
    pressedOn: '/stressscale',
    shownOn: '/stressscore',
    call: 'submitStress',
    body: { userId: 'ann', responses: {} },
    key: 'k',
    pressedAt: '2026-11-21T10:00:00.000Z',
  })
  page = document.createElement('div')
  root = createRoot(page)
  await act(async () => root.render(<LeaveQuestion />))
})

afterEach(async () => {
  await act(async () => root.unmount())
  await removeWaitingOf('ann')
  forgetSession()
  showModal.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
})

it('offers to keep nothing on a device that others use too', async () => {
  markShared('ann')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const leaving = mayLeave()
  await expect.poll(() => showModal).toHaveBeenCalled()
  await act(async () => undefined)
  expect(page.textContent).toContain(waitingTexts.leave.sharedText)
  expect(page.textContent).not.toContain(waitingTexts.leave.keep)
  unmarkShared('ann')
  const buttons = [...page.querySelectorAll('button')]
  buttons.find(({ textContent }) => textContent === waitingTexts.leave.remove)?.click()
  expect(await leaving).toBe(true)
})

it('asks after some seconds in which no answer came', async () => {
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const leaving = mayLeave()
  await expect.poll(() => fetched).toHaveBeenCalled()
  expect(showModal).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  await expect.poll(() => showModal).toHaveBeenCalled()
  const stay = [...page.querySelectorAll('button')].find(
    ({ textContent }) => textContent === waitingTexts.leave.stay,
  )
  stay?.click()
  expect(await leaving).toBe(false)
})
