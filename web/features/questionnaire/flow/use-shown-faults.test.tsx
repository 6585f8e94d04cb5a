/** What is said to be wrong goes with the answer that was wrong: nobody is told of a problem that they have mended. */

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import type { Responses } from '#core/responses.ts'
import { type ShownFaults, useShownFaults } from './use-shown-faults.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const faults = ['1-0', '1-1'].map((linkId) => ({
  linkId,
  fieldId: `q-${linkId}`,
  message: linkId,
  others: [],
}))

it('is solved once each of the answers has changed, and keeps its list until then', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const seen: ShownFaults[] = []
  const Flow = ({ responses }: { responses: Responses }) => {
    const shown = useShownFaults(responses)
    seen.push(shown)
    return null
  }
  const root = createRoot(document.createElement('div'))
  const answer = (responses: Responses) =>
    act(async () => root.render(<Flow responses={responses} />))
  const now = () => seen.at(-1)
  await answer({ '1-0': '10 zz' })
  await act(async () => now()?.show({ place: 1, at: null }, faults))
  expect(now()?.isSolved).toBe(false)
  await answer({ '1-0': '10 pm' })
  expect(now()?.errorOf('1-0')).toBeUndefined()
  expect(now()?.errorOf('1-1')).toBe('1-1')
  expect(now()?.isSolved).toBe(false)
  await answer({ '1-0': '10 pm', '1-1': '20' })
  expect(now()?.isSolved).toBe(true)
  expect(now()?.faults).toEqual(faults)
  await act(async () => root.unmount())
})
