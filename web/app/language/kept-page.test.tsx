/** Nothing that was typed is lost when the language changes, and no secret is ever kept. */

import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKeptPage, keepPage, putPageBack } from './kept-page.ts'

let root: Root

/** A controlled field shows whether React has heard of what was put back. */
function Form({ later = false }: { later?: boolean }) {
  const [name, setName] = useState('')
  const [sex, setSex] = useState('')
  const [agreed, setAgreed] = useState(false)
  return (
    <form>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input name="email" type="email" autoComplete="email" />
      <input name="password" type="text" autoComplete="new-password" />
      <input name="code" autoComplete="one-time-code" />
      <select
        value={sex}
        name="sex"
        aria-label="Sex"
        onChange={({ target }) => setSex(target.value)}
      >
        <option value="">?</option>
        <option value="Female">Woman</option>
      </select>
      <input type="radio" name="often" value="0" />
      <input type="radio" name="often" value="1" />
      <input
        type="checkbox"
        name="agreed"
        checked={agreed}
        onChange={() => {
          setAgreed(!agreed)
        }}
      />
      {later && <textarea name="note" />}
      <output>{[name, sex, agreed].join(' ')}</output>
    </form>
  )
}

const field = (selector: string) => {
  const found = document.querySelector<HTMLInputElement>(selector)
  if (found === null) throw new Error(`no ${selector}`)
  return found
}
const valueOf = (name: string) => field(`[name="${name}"]`).value

async function show(later = false) {
  await act(async () => {
    root.render(<Form later={later} />)
  })
}

async function loadAgain() {
  await act(async () => {
    root.unmount()
  })
  root = createRoot(field('main'))
  await show()
}

function type(name: string, text: string) {
  const one = field(`[name="${name}"]`)
  Reflect.set(Object.getPrototypeOf(one), 'value', text, one)
  one.dispatchEvent(new Event(one.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => undefined)
  document.body.innerHTML = '<main id="main"></main>'
  window.history.replaceState(null, '', '/register?from=home')
  root = createRoot(field('main'))
  await show()
  await act(async () => {
    type('name', 'María')
    type('email', 'maria@exa')
    type('password', 'open sesame')
    type('code', '123456')
    type('sex', 'Female')
    field('[value="1"]').click()
    field('[name="agreed"]').click()
  })
})

afterEach(async () => {
  await act(async () => {
    root.unmount()
  })
  forgetKeptPage()
  vi.unstubAllGlobals()
})

describe('a page in another language', () => {
  it('has everything in its fields again, and React knows of it', async () => {
    keepPage()
    await loadAgain()
    expect(field('output').textContent).toBe('  false')
    await act(async () => {
      expect(putPageBack()).toBe(true)
    })
    expect(field('output').textContent).toBe('María Female true')
    expect(valueOf('email')).toBe('maria@exa')
    expect(field('[value="1"]').checked).toBe(true)
    expect(field('[value="0"]').checked).toBe(false)
  })

  it('never had a password or a code, though they could be seen', async () => {
    keepPage()
    const kept = JSON.stringify(Object.entries(sessionStorage))
    expect(kept).toContain('María')
    expect(kept).not.toMatch(/sesame|123456/)
    await loadAgain()
    await act(async () => {
      putPageBack()
    })
    expect(valueOf('password')).toBe('')
  })

  it('is put back once', async () => {
    keepPage()
    await loadAgain()
    await act(async () => {
      putPageBack()
    })
    expect(sessionStorage.length).toBe(0)
    expect(putPageBack()).toBe(false)
  })

  it('is not put back on another page', async () => {
    keepPage()
    window.history.replaceState(null, '', '/login')
    await loadAgain()
    expect(putPageBack()).toBe(false)
    expect(valueOf('name')).toBe('')
  })

  it('waits for fields that come later', async () => {
    await show(true)
    type('note', 'half a sen')
    keepPage()
    await loadAgain()
    await act(async () => {
      putPageBack()
    })
    await show(true)
    await expect.poll(() => valueOf('note')).toBe('half a sen')
  })
})
