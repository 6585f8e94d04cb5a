/** The fixed safety texts for a message, found on this device: help must not wait for a network. */

import { detect } from '#coach/safety/detect.ts'
import { fixedMessage } from '#coach/safety/fixed-texts.ts'
import { languageOf } from '#coach/safety/language.ts'
import { normalise } from '#coach/safety/normalise.ts'
import type { RequestBody } from '#contract/endpoints.ts'
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
  const language = languageOf(normalise(message), message)
  const region = await readRegion()
  return codes.map((code) => ({ ...fixedMessage(code, region, language) }))
}

/** Fetches whose emergency numbers hold, so that the texts need no network afterwards. */
export async function prepareFixedTexts(): Promise<void> {
  await readRegion()
}
