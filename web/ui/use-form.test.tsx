/** A form sends once for each press that may send, and says what is wrong where the person finds it. */

import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Form, typedText } from './form.tsx'
import { NoticesProvider, useNotices } from './notices.tsx'
import { useFocusOnChange, useForm } from './use-form.ts'

const sent = vi.fn<(name: string) => Promise<string>>()
let finish: (reply: string) => void
let root: Root
let page: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent.mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  page = document.createElement('div')
  document.body.append(page)
  root = createRoot(page)
  await act(async () =>
    root.render(
      <NoticesProvider>
        <NameForm />
      </NoticesProvider>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  sent.mockReset()
  vi.unstubAllGlobals()
})

/** A form for one name; a second step stands in the place of the first one. */
function NameForm() {
  const form = useForm<'name' | 'again', 'save'>()
  const { notice, notify } = useNotices()
  const [step, setStep] = useState<'name' | 'again'>('name')
  useFocusOnChange(step)
  const save = async (name: string) => {
    const found = { [step]: name === '' ? 'Type a name' : undefined }
    const reply = await form.send('save', found, () => sent(name)).catch(() => undefined)
    if (reply === undefined) return
    notify({ tone: 'success', text: reply })
    setStep('again')
  }
  return (
    <Form form={form} heading="Problem" onSend={(typed) => void save(typedText(typed, step))}>
      <input key={step} id={step} name={step} />
      <output>
        {form.busy ?? 'free'} {form.attempt} {notice?.text ?? 'no notice'}
      </output>
    </Form>
  )
}

const state = () => page.querySelector('output')?.textContent
const submit = () => page.querySelector('form')?.requestSubmit()
const type = (text: string) => {
  const field = page.querySelector('input')
  if (field !== null) field.value = text
}

it('lists what is wrong, takes the focus there each time, and sends nothing', async () => {
  expect(document.activeElement).toBe(document.body)
  await act(async () => submit())
  expect(page.querySelector('section')?.textContent).toBe('ProblemType a name')
  expect(document.activeElement).toBe(page.querySelector('section'))
  expect(state()).toBe('free 1 no notice')
  page.querySelector('input')?.focus()
  await act(async () => submit())
  expect(document.activeElement).toBe(page.querySelector('section'))
  expect(sent).not.toHaveBeenCalled()
})

it('sends once, however often it is pressed meanwhile, and is free again afterwards', async () => {
  type('Ada')
  await act(async () => {
    submit()
    submit()
  })
  await act(async () => submit())
  expect(sent.mock.calls).toEqual([['Ada']])
  expect(state()).toBe('save 0 no notice')
  await act(async () => finish('Saved'))
  expect(state()).toBe('free 0 Saved')
})

it('moves the focus to the next step, and takes the last notice away with the next press', async () => {
  type('Ada')
  await act(async () => submit())
  await act(async () => finish('Saved'))
  expect(document.activeElement?.id).toBe('again')
  await act(async () => submit())
  expect(state()).toBe('free 1 no notice')
})

it('is free again where what was sent came to grief', async () => {
  sent.mockImplementation(() => Promise.reject(new Error('no network')))
  type('Ada')
  await act(async () => submit())
  expect(state()).toBe('free 0 no notice')
})
