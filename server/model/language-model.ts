/** A language model as the coach uses it: a briefing goes in, words come out, or a fault with a name. */

import type { Provider } from './model-settings.ts'

/** What a model is told: nothing else reaches it. */
export interface ModelBriefing {
  readonly instructions: string
  readonly messages: readonly {
    readonly role: 'user' | 'assistant'
    readonly content: string
  }[]
}

/** A model that can be asked. */
export interface LanguageModel {
  readonly provider: Provider
  /** Name of the model as people may see it, for example `llama3.1:8b`. */
  readonly name: string
  /**
   * Asks the model.
   *
   * @param briefing - what it is told.
   * @param signal - ends the call at once; its reason may be a ModelFault.
   * @returns the words as they come. Leaving the loop ends the call.
   * @throws ModelFault where they do not come, or end before their end.
   */
  generate(briefing: ModelBriefing, signal: AbortSignal): AsyncGenerator<string, void, undefined>
}
