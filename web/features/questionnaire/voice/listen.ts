/** Listens to one answer with the browser's own recognition of speech, on the device where that can be. */

import { formatLocale, language } from '../../../locales/language.ts'
import { readingBegins, stopReading } from '../../../ui/read-aloud/read-aloud.ts'

/** Why nothing was heard; the keys of the texts. */
export type ListeningTrouble =
  | 'silence'
  | 'refused'
  | 'service'
  | 'microphone'
  | 'connection'
  | 'language'
  | 'other'

/** How a listening ended; `stopped` by the person, or by leaving the page. */
export type ListeningEnd =
  | { readonly kind: 'heard'; readonly words: string }
  | { readonly kind: 'trouble'; readonly trouble: ListeningTrouble }
  | { readonly kind: 'stopped' }

/** The part of the Web Speech API that is used; the types of the platform do not have it yet. */
interface Recognition {
  lang: string
  processLocally?: boolean
  addEventListener(type: 'start' | 'nomatch' | 'end', listener: () => void): void
  addEventListener(
    type: 'result',
    listener: (event: { readonly results: SpeechRecognitionResultList }) => void,
  ): void
  addEventListener(type: 'error', listener: (event: { readonly error: string }) => void): void
  start(): void
  abort(): void
}

interface RecognitionClass {
  new (): Recognition
  available?(wish: { langs: readonly string[]; processLocally: true }): Promise<string>
}

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass
    webkitSpeechRecognition?: RecognitionClass
  }
}

/** Errors of the Web Speech API, section 4.1.5. */
const troubles: Readonly<Record<string, ListeningTrouble>> = {
  'no-speech': 'silence',
  'not-allowed': 'refused',
  'service-not-allowed': 'service',
  'audio-capture': 'microphone',
  network: 'connection',
  'language-not-supported': 'language',
}

/** Browsers end by themselves after some seconds of silence; no microphone stays open if one does not. */
const longestMs = 30_000

/** There is one microphone: what begins to listen ends what listened. */
const anotherBegins = 'listeningbegins'

/**
 * Listens until something was said, in the language of the page.
 *
 * @param stop - ends it at once; nothing that was said counts then.
 * @param onListening - told once, when the microphone is open.
 * @returns how it ended; never rejects.
 */
export function listen(stop: AbortSignal, onListening: () => void): Promise<ListeningEnd> {
  const Recognizer = window.SpeechRecognition ?? window.webkitSpeechRecognition
  // What the page says itself is no answer.
  stopReading()
  window.dispatchEvent(new Event(anotherBegins))
  if (stop.aborted) return Promise.resolve({ kind: 'stopped' })
  if (Recognizer === undefined) return Promise.resolve({ kind: 'trouble', trouble: 'other' })
  const recognition = new Recognizer()
  const over = new AbortController()
  const { signal } = over
  return new Promise<ListeningEnd>((resolve) => {
    const end = (how: ListeningEnd) => {
      if (signal.aborted) return
      over.abort()
      resolve(how)
      recognition.abort()
    }
    const fail = (trouble: ListeningTrouble) => {
      end({ kind: 'trouble', trouble })
    }
    const tooLong = setTimeout(fail, longestMs, 'silence')
    signal.addEventListener('abort', () => {
      clearTimeout(tooLong)
    })
    endEarly(stop, signal, () => {
      end({ kind: 'stopped' })
    })
    recognition.addEventListener('start', onListening)
    recognition.addEventListener('result', ({ results }) => {
      const words = [...results].map((result) => result[0]?.transcript.trim() ?? '').join(' ')
      if (words === '') fail('silence')
      else end({ kind: 'heard', words })
    })
    recognition.addEventListener('error', ({ error }) => {
      fail(troubles[error] ?? 'other')
    })
    for (const empty of ['nomatch', 'end'] as const) {
      recognition.addEventListener(empty, () => {
        fail('silence')
      })
    }
    start(Recognizer, recognition, signal).catch(() => {
      fail('other')
    })
  })
}

async function start(
  Recognizer: RecognitionClass,
  recognition: Recognition,
  over: AbortSignal,
): Promise<void> {
  recognition.lang = spokenKind()
  // A browser without the question is not kept waiting: it may hold the press for too long ago then.
  if (Recognizer.available !== undefined) {
    const wish = { langs: [recognition.lang], processLocally: true } as const
    const found = await Recognizer.available(wish).catch(() => 'unavailable')
    if (found === 'available') recognition.processLocally = true
  }
  if (!over.aborted) recognition.start()
}

/** Nobody is listened to who has gone on to something else. */
function endEarly(stop: AbortSignal, signal: AbortSignal, end: () => void): void {
  const endIf = (isSo: boolean) => {
    if (isSo) end()
  }
  stop.addEventListener('abort', end, { signal })
  window.addEventListener('pagehide', end, { signal })
  window.addEventListener(readingBegins, end, { signal })
  window.addEventListener(anotherBegins, end, { signal })
  document.addEventListener('visibilitychange', () => endIf(document.hidden), { signal })
  document.addEventListener('keydown', ({ key }) => endIf(key === 'Escape'), { signal })
}

/** As this person speaks the language of the page, for example `en-GB`. */
function spokenKind(): string {
  return navigator.languages.find((kind) => kind.split('-')[0] === language) ?? formatLocale
}
