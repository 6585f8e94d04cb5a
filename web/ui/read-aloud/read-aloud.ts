/** Reads a part of a page aloud with the voice of the browser, and marks what is being read. */

import { readableParts, type ReadablePart } from './readable-parts.ts'

/** A reading that has begun. */
export interface Reading {
  /** Stops at once; calling it again does nothing. */
  readonly stop: () => void
}

/** Some browsers fall silent in the middle of a longer piece. */
const longestPiece = 200

/** Voices are fetched by the browser after it was first asked for them. */
const voiceTimeoutMs = 1500

/** Whether this browser has a voice for a language; a browser without voices says nothing at all. */
export async function hasVoice(language: string): Promise<boolean> {
  if (!('speechSynthesis' in window)) return false
  const { speechSynthesis } = window
  if (speechSynthesis.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true })
      setTimeout(resolve, voiceTimeoutMs)
    })
  }
  return voiceFor(language) !== undefined
}

/** Told to the window before anything is read: what is read here is not what a person says. */
export const readingBegins = 'readingbegins'

/** There is one voice: what begins to read ends what was being read. */
let current: Reading | undefined

/**
 * Reads aloud.
 *
 * @param root - what is read, from its first word to its last.
 * @param language - as the page is written, for example `en`; parts that say they are in another one
 *   get its voice, where the device has it.
 * @param onEnd - told once, when it has ended by itself or was stopped.
 */
export function readAloud(root: Element, language: string, onEnd: () => void): Reading {
  const pieces = readableParts(root).flatMap(piecesOf)
  let isOver = false
  let marked: Element | undefined
  const mark = (element: Element | undefined) => {
    marked?.removeAttribute('data-being-read')
    element?.setAttribute('data-being-read', '')
    marked = element
  }
  const stop = () => {
    if (isOver) return
    isOver = true
    mark(undefined)
    window.removeEventListener('pagehide', stop)
    window.speechSynthesis.cancel()
    onEnd()
  }
  const say = (index: number) => {
    const piece = pieces[index]
    if (isOver) return
    if (piece === undefined || !piece.element.isConnected) {
      stop()
      return
    }
    const utterance = new SpeechSynthesisUtterance(piece.text)
    const spoken = piece.element.closest<HTMLElement>('[lang]')?.lang ?? language
    const own = voiceFor(spoken)
    const voice = own ?? voiceFor(language)
    utterance.lang = own === undefined ? language : spoken
    if (voice !== undefined) utterance.voice = voice
    utterance.addEventListener('end', () => {
      say(index + 1)
    })
    utterance.addEventListener('error', stop)
    if (piece.element !== marked) {
      mark(piece.element)
      piece.element.scrollIntoView({ block: 'nearest' })
    }
    window.speechSynthesis.speak(utterance)
  }
  window.addEventListener('pagehide', stop)
  window.dispatchEvent(new Event(readingBegins))
  current?.stop()
  // What another page of this site had begun.
  window.speechSynthesis.cancel()
  current = { stop }
  say(0)
  return current
}

/** Stops whatever is being read. */
export function stopReading(): void {
  current?.stop()
}

/** Only voices of the device itself: others send what they read over a network, and it may be private. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  return window.speechSynthesis
    .getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language))
}

/** Cuts at the ends of sentences, and where one is too long at a space. */
function piecesOf({ element, text }: ReadablePart): ReadablePart[] {
  const pieces: ReadablePart[] = []
  let rest = text
  while (rest.length > longestPiece) {
    const head = rest.slice(0, longestPiece)
    const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '), head.lastIndexOf('! ')) + 1
    const cut = end > 0 ? end : Math.max(head.lastIndexOf(' '), 0) || longestPiece
    pieces.push({ element, text: rest.slice(0, cut).trim() })
    rest = rest.slice(cut).trim()
  }
  return [...pieces, { element, text: rest }]
}
