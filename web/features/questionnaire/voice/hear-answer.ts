/** Hears an answer, marks it where it is one of those that are offered, and says what came of it. */

import type { ChoiceItem } from '#core/instrument.ts'
import { spokenWords } from '../../../locales/spoken-words.ts'
import { voiceTexts } from '../../../locales/voice.ts'
import { listen, type ListeningEnd } from './listen.ts'
import { matchSpokenAnswer } from './match-spoken-answer.ts'

/**
 * Listens once.
 *
 * @param item - the question.
 * @param question - the element that holds its rows of answers, in the order of the item.
 * @param stop - ends the listening, and nothing is marked then.
 * @param onListening - told once, when the microphone is open.
 * @returns sentences for the person, the first one what was heard; never rejects.
 */
export async function hearAnswer(
  item: ChoiceItem,
  question: Element,
  stop: AbortSignal,
  onListening: () => void,
): Promise<readonly string[]> {
  return outcomeOf(await listen(stop, onListening), item, question)
}

function outcomeOf(end: ListeningEnd, item: ChoiceItem, question: Element): readonly string[] {
  const texts = voiceTexts
  if (end.kind === 'stopped') return [texts.stopped, texts.again]
  if (end.kind === 'trouble') return [texts.troubles[end.trouble], texts.again]
  const heard = texts.heard(end.words)
  const match = matchSpokenAnswer(end.words, item.options, spokenWords)
  if (match.kind !== 'one') return [heard, texts[match.kind], texts.again]
  const option = item.options[match.index]
  const row = question.querySelectorAll<HTMLInputElement>('input[type="radio"]')[match.index]
  if (row === undefined || option === undefined) return [texts.troubles.other, texts.again]
  // The press itself: whatever follows from one follows from this.
  row.click()
  return [heard, texts.chosen(option.label ?? option.code)]
}
