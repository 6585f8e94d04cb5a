/** The fixed safety texts for a message, found on this device: help must not wait for a network. */

import { answerLanguage } from '#coach/conversation/answer-language.ts'
import { helpLine } from '#coach/danger/danger-turn.ts'
import { isLasting } from '#coach/danger/scripts.ts'
import { standingIn } from '#coach/danger/standing.ts'
import { withLasting } from '#coach/safety/detect.ts'
import { fixedMessage } from '#coach/safety/fixed-texts.ts'
import { leadingOf } from '#coach/safety/leading.ts'
import { hearConversation } from '#coach/safety/hear-safety.ts'
import type { RequestBody } from '#contract/endpoints.ts'
import { language } from '../../locales/language.ts'
import type { StreamedSafety } from '../call-result.ts'
import { readRegion } from './operator-region.ts'

/** What is shown before an answer. */
export interface FixedTexts {
  readonly safety: readonly StreamedSafety[]
  /** The numbers that stay in sight; null where no danger was told. */
  readonly help: string | null
}

/**
 * Looks for danger in a message and the turns before it, as the server does; nothing is sent.
 *
 * @param asked - the question as a chat sends it.
 * @returns the texts, most urgent first; empty where nothing calls for one. Where a danger stands its text
 *   comes again: without an answer there is no next step to say.
 */
export async function fixedTextsFor({
  message,
  history = [],
}: RequestBody<'chat'>): Promise<FixedTexts> {
  const standing = standingIn(history)
  const told = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const isKnown = standing.shown.length > 0
  const codes = withLasting(hearConversation(message, isKnown ? [] : told), standing.open)
  const lasting = [...standing.shown, ...codes].filter(isLasting)
  if (codes.length === 0 && lasting.length === 0) return { safety: [], help: null }
  const spoken = answerLanguage({ message, history, language })
  const region = await readRegion()
  return {
    safety: leadingOf(codes, message).map((code) => ({
      ...fixedMessage(code, region, spoken, message),
    })),
    help: lasting.length > 0 ? helpLine(region, spoken) : null,
  }
}

/** Fetches whose emergency numbers hold, so that the texts need no network afterwards. */
export async function prepareFixedTexts(): Promise<void> {
  await readRegion()
}
