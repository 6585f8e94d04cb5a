/** The fixed safety texts for a message, found on this device: help must not wait for a network. */

import { answerLanguage } from '#coach/answer-language.ts'
import { detect } from '#coach/safety/detect.ts'
import { fixedMessage } from '#coach/safety/fixed-texts.ts'
import type { RequestBody } from '#contract/endpoints.ts'
import { language } from '../../locales/language.ts'
import type { StreamedSafety } from '../stream/coach-listener.ts'
import { readRegion } from './operator-region.ts'

/**
 * Looks for danger in a message and the turns before it, by the rules the server has; nothing is sent.
 *
 * @param asked - the question as a chat sends it.
 * @returns the texts, most urgent first; empty where nothing calls for one.
 */
export async function fixedTextsFor({
  message,
  history = [],
}: RequestBody<'chat'>): Promise<readonly StreamedSafety[]> {
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const codes = detect(message, earlier)
  if (codes.length === 0) return []
  const spoken = answerLanguage({ message, history, language })
  const region = await readRegion()
  return codes.map((code) => ({ ...fixedMessage(code, region, spoken) }))
}

/** Fetches whose emergency numbers hold, so that the texts need no network afterwards. */
export async function prepareFixedTexts(): Promise<void> {
  await readRegion()
}
