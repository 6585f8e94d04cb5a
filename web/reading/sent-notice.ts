/** What to say after something that waited on this device went out. */

import type { SentLater } from '../client/waiting/send-waiting.ts'
import { waitingTexts } from '../locales/waiting.ts'
import type { Notice } from '../ui/notices.tsx'

/**
 * @param result - what became of what waited.
 * @returns what was not taken, else what was sent; null where it is neither.
 */
export function sentNotice({ sent, refused }: SentLater): Notice | null {
  const texts = waitingTexts
  const [notTaken] = refused.flatMap(({ domain }) => domain ?? [])
  if (notTaken !== undefined) {
    return { tone: 'error', text: texts.notTaken(notTaken), advice: texts.notTakenAdvice }
  }
  if (refused.length > 0) {
    return { tone: 'error', text: texts.bmiNotTaken, advice: texts.bmiNotTakenAdvice }
  }
  const domains = sent.flatMap(({ domain }) => domain ?? [])
  if (domains.length === 0) {
    return sent.length === 0 ? null : { tone: 'success', text: texts.bmiSent }
  }
  return { tone: 'success', text: texts.sent(domains), advice: texts.sentAdvice }
}
