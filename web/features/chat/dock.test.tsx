/** The numbers that stay in sight above the question: quiet, named, and to be pressed. */

import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { chatTexts } from '../../locales/chat.ts'
import { chatTexts as spanishTexts } from '../../locales/chat.es.ts'
import type { Chat } from './conversation/use-chat.ts'
import { Dock } from './dock.tsx'

const nothing = () => undefined

function shown(help: string | null): string {
  const chat: Chat = {
    messages: [],
    opening: undefined,
    busy: false,
    isOpen: false,
    draftKey: null,
    help,
    fault: null,
    ask: () => true,
    askAgain: nothing,
    startNew: nothing,
    progress: '',
    urgent: [],
    error: null,
    stop: nothing,
  }
  return renderToStaticMarkup(<Dock chat={chat} field={createRef()} />)
}

it('is named for who hears the page, with numbers that can be called', () => {
  const page = shown('To talk: 988 · Emergency: 911')
  expect(page).toMatch(new RegExp(`<section [^>]*aria-label="${chatTexts.helpHeading}"`))
  expect(page).toMatch(
    /<a [^>]*href="tel:988">988<\/a> · Emergency: <a [^>]*href="tel:911">911<\/a>/,
  )
  expect(spanishTexts.helpHeading).not.toBe(chatTexts.helpHeading)
})

it('is spoken in its own language', () => {
  expect(shown('Para hablar: 988 (presione 2 para español) · Emergencia: 911')).toMatch(
    /<p lang="es">Para hablar: <a/,
  )
})

it('shows words where no number is known, and nothing where no danger was told', () => {
  const words = shown('To talk: your local crisis line · Emergency: your local emergency number')
  expect(words).toContain('your local crisis line')
  expect(words).not.toContain('tel:')
  expect(shown(null)).not.toContain(chatTexts.helpHeading)
})
