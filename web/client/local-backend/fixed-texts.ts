/** The fixed safety texts for a message, found on this device: help must not wait for a network. */

import type { RequestBody } from '#contract/endpoints.ts'
import { language } from '../../locales/language.ts'
import type { StreamedSafety } from '../call-result.ts'
import { askCoach, prepareCoachThread } from './coach/ask-coach.ts'
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
 * @returns the texts, most urgent first; empty where nothing calls for one.
 */
export async function fixedTextsFor({
  message,
  history = [],
}: RequestBody<'chat'>): Promise<FixedTexts> {
  return askCoach('fixedTexts', { message, history, language, region: await readRegion() })
}

/** Fetches the code and whose emergency numbers hold, so that the texts need no network afterwards. */
export async function prepareFixedTexts(): Promise<void> {
  await Promise.all([prepareCoachThread(), readRegion()])
}
