/** The thread of the built-in coach: hears one call after the other and answers each. */

import { bringFaqs } from './bring-faqs.ts'
import { callCoach, type CallName, type Given, type Made } from './coach-calls.ts'

/** What the page asks, and by which number it knows the answer. */
export interface AskedOfThread<Name extends CallName = CallName> {
  readonly id: number
  readonly name: Name
  readonly given: Given[Name]
}

/** What the thread gives back. */
export type SaidByThread<Name extends CallName = CallName> =
  | { readonly id: number; readonly result: Made[Name] }
  | { readonly id: number; readonly fault: string }

globalThis.addEventListener('message', ({ data }: MessageEvent<AskedOfThread>) => {
  void answer(data).then((said) => globalThis.postMessage(said, {}))
})

async function answer({ id, name, given }: AskedOfThread): Promise<SaidByThread> {
  try {
    if (name === 'answer') await bringFaqs()
    return { id, result: callCoach(name, given) }
  } catch (error) {
    return { id, fault: String(error) }
  }
}
