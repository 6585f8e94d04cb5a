/** Passes on what a model generates sentence by sentence: what does not pass the guard is never given out. */

import type { Briefing } from '#coach/briefing/chat-briefing.ts'
import { isGrave } from '#coach/guard/guard-fault.ts'
import { guardSentence, type PermittedContent } from '#coach/guard/guard-sentence.ts'
import { SentenceSplitter, type StreamedSentence } from '#coach/text/sentence-splitter.ts'
import type { LanguageModel } from './language-model.ts'
import { ModelFault } from './model-fault.ts'

/** A sentence that passed, without its tags. */
export interface GuardedSentence {
  readonly text: string
  /** Evidence it names. */
  readonly ids: readonly string[]
  readonly startsParagraph: boolean
}

/** What an answer must be as a whole. */
export interface AnswerRules {
  /** Tells whether the sentences may stand as the answer. */
  isWhole(sentences: readonly GuardedSentence[]): boolean
  /** Tells whether one more sentence still fits; the answer ends before one that does not. */
  hasRoomFor(sentences: readonly GuardedSentence[], next: GuardedSentence): boolean
}

/** A model that keeps missing the rules is not worth waiting for. */
const mostLeftOut = 3

/**
 * Asks a model and holds each sentence against what it was allowed.
 *
 * @param model - who is asked.
 * @param briefing - what it is told and allowed.
 * @param rules - how much an answer may say.
 * @param signal - ends the call at once.
 * @returns the sentences that passed, as soon as each has ended. A sentence with a slight fault is
 *   left out.
 * @throws ModelFault `unsafe` at a grave fault or after too many slight ones; and whatever the call
 *   throws.
 */
export async function* generateGuarded(
  model: LanguageModel,
  briefing: Briefing,
  { hasRoomFor }: Pick<AnswerRules, 'hasRoomFor'>,
  signal: AbortSignal,
): AsyncGenerator<GuardedSentence, void, undefined> {
  const splitter = new SentenceSplitter()
  const judge = createJudge(briefing.permitted)
  const { instructions, messages } = briefing
  const shown: GuardedSentence[] = []
  for await (const words of model.generate({ instructions, messages }, signal)) {
    for (const sentence of judge(splitter.push(words))) {
      if (!hasRoomFor(shown, sentence)) return
      shown.push(sentence)
      yield sentence
    }
  }
  for (const sentence of judge(splitter.end())) if (hasRoomFor(shown, sentence)) yield sentence
}

function createJudge(permitted: PermittedContent) {
  let leftOut = 0
  // Where the first sentence of a paragraph is left out, the next one begins it.
  let owesParagraph = false
  // Small models say the same again and again; once is enough for a person.
  const said = new Set<string>()
  return function* judge(sentences: readonly StreamedSentence[]) {
    for (const { text, startsParagraph } of sentences) {
      owesParagraph ||= startsParagraph
      const verdict = guardSentence(text, permitted)
      if (verdict.ok) {
        if (said.has(verdict.text)) continue
        said.add(verdict.text)
        yield { text: verdict.text, ids: verdict.ids, startsParagraph: owesParagraph }
        owesParagraph = false
        continue
      }
      leftOut += 1
      if (isGrave(verdict.fault) || leftOut > mostLeftOut) {
        throw new ModelFault('unsafe', verdict.fault)
      }
    }
  }
}
