/** What one person typed and did not send is never in the box of the next one. */

import { act, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetTabMemory, readTabMemory } from '../../client/tab-memory.ts'
import { AskForm } from './ask-form.tsx'

afterEach(() => {
  forgetTabMemory()
  vi.unstubAllGlobals()
})

it('empties the box when the chat becomes another person’s, and keeps nothing of it for them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const field = createRef<HTMLTextAreaElement>()
  const root = createRoot(document.createElement('div'))
  const show = (draftKey: string | null) =>
    act(async () =>
      root.render(
        <AskForm
          field={field}
          draftKey={draftKey}
          busy={false}
          hinted={false}
          fault={null}
          onAsk={() => true}
        />,
      ),
    )
  await show(null)
  if (field.current !== null) field.current.value = 'typed before the script'
  await show('chat:draft:assistant:ann')
  expect(field.current?.value).toBe('typed before the script')
  await show('chat:draft:assistant:anyone')
  expect(field.current?.value).toBe('')
  await show('chat:draft:assistant:bob')
  expect(field.current?.value).toBe('')
  expect(readTabMemory('chat:draft:assistant:bob')).toBeNull()
  await act(async () => root.unmount())
})
