/** An answer while it is written: what has come so far, in the shape of the whole reply. */

import type { StreamedPassage } from '../../../client/call-result.ts'
import type { CoachReply, Safety } from './chat-message.ts'

/** Before anything has come. Who speaks is not known before the end, so the name stays empty. */
export const nothingYet: CoachReply = {
  advice: '',
  safety: [],
  sources: [],
  suggestions: [],
  model: '',
  notice: null,
}

/** With the fixed safety texts, which come first. */
export function withSafety(answer: CoachReply, safety: readonly Safety[]): CoachReply {
  return { ...answer, safety: [...safety], advice: textOf(safety) }
}

/** With one more passage, and each of its sources once. */
export function withPassage(answer: CoachReply, passage: StreamedPassage): CoachReply {
  const isFirst = answer.advice === textOf(answer.safety)
  const gap = isFirst || passage.startsParagraph ? '\n\n' : ' '
  const fresh = passage.sources.filter(({ id }) => answer.sources.every((known) => known.id !== id))
  return {
    ...answer,
    advice: answer.advice === '' ? passage.text : answer.advice + gap + passage.text,
    sources: [...answer.sources, ...fresh],
  }
}

function textOf(safety: readonly Safety[]): string {
  return safety.map(({ text }) => text).join('\n\n')
}
