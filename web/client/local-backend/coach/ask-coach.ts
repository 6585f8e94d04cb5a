/** Asks the built-in coach, which runs in a thread of its own: no press waits until it has thought. */

import { language } from '../../../locales/language.ts'
import { trustedScript } from '../../trusted-script.ts'
import type { CallName, Given, Made } from './coach-calls.ts'
import type { AskedOfThread, SaidByThread } from './coach-thread.ts'

/** Who waits for an answer. */
interface Waiting {
  settle(said: SaidByThread): void
}

/** Where the build put the thread; one entry. */
const addresses: Readonly<Record<string, string>> = import.meta.glob<string>('./coach-thread.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
})

let trusted: string | undefined
let thread: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/**
 * Makes one call; the thread is fetched and started by the first.
 *
 * @param name - what the coach shall do.
 * @param given - what it must know for that: plain data.
 * @throws when the thread could not be fetched or broke, and then the next call starts it anew; or when the
 *   call failed in it.
 */
export function askCoach<Name extends CallName>(
  name: Name,
  given: Given[Name],
): Promise<Made[Name]> {
  thread ??= startThread()
  lastId += 1
  const asked: AskedOfThread<Name> = { id: lastId, name, given }
  const answer = new Promise<Made[Name]>((resolve, reject) => {
    waiting.set(asked.id, {
      settle(said: SaidByThread<Name>) {
        waiting.delete(said.id)
        if ('result' in said) resolve(said.result)
        else reject(new Error(said.fault))
      },
    })
  })
  thread.postMessage(asked, [])
  return answer
}

/** Fetches and starts the thread, so that it needs no network afterwards. */
export async function prepareCoachThread(): Promise<void> {
  await askCoach('fixedTexts', { message: '', history: [], language: 'en', region: 'US' })
}

/** The same for answers in the language of the page: what they are made of comes beside the thread, in a file of its own. */
export async function prepareCoachAnswers(): Promise<void> {
  await askCoach('answer', { message: '', history: [], kept: null, language, region: 'US' })
}

function startThread(): Worker {
  trusted ??= trustedScript('coach', Object.values(addresses).join(''))
  const started = new Worker(trusted, { name: 'coach' })
  started.addEventListener('message', ({ data }: MessageEvent<SaidByThread>) => {
    waiting.get(data.id)?.settle(data)
  })
  const giveUp = () => {
    started.terminate()
    // A thread that was ended before says nothing of the one that took its place.
    if (thread !== started) return
    thread = undefined
    for (const [id, waits] of waiting) waits.settle({ id, fault: 'The coach could not be started' })
  }
  started.addEventListener('error', giveUp)
  started.addEventListener('messageerror', giveUp)
  return started
}
