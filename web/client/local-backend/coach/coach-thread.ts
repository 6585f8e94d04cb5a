/** The thread of the built-in coach: hears one call after the other and answers each. */

import { answerLanguage } from '#coach/conversation/answer-language.ts'
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

function isAsked(name: CallName, given: Given[CallName]): given is Given['answer'] {
  return name === 'answer' && 'message' in given
}

async function answer({ id, name, given }: AskedOfThread): Promise<SaidByThread> {
  try {
    if (isAsked(name, given)) await bringFaqs(answerLanguage(given))
    return { id, result: callCoach(name, given) }
  } catch (error) {
    return { id, fault: String(error) }
  }
}
