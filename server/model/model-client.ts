/** The client of the language model: few calls at once, ended when the server stops, each logged by its outcome alone. */

import type { Briefing } from '#coach/briefing/chat-briefing.ts'
import type { Language } from '#core/languages.ts'
import type { Clock } from '../ids.ts'
import { generateGuarded, type AnswerRules, type GuardedSentence } from './guarded-generation.ts'
import type { LanguageModel } from './language-model.ts'
import { ModelFault } from './model-fault.ts'
import type { ModelSettings } from './model-settings.ts'
import { notices } from './notices.ts'

/** How a call ended: all of it shown, kept up to a fault, replaced by the built-in coach, or nobody waited for it. */
export type GenerationOutcome = 'spoken' | 'kept' | 'replaced' | 'gone'

/** All that is ever logged of a call. */
export interface ModelCallLine {
  readonly provider: string
  readonly outcome: GenerationOutcome
  /** Name of the fault; absent where there was none. */
  readonly fault?: string
  readonly ms: number
}

/** What came of a call. */
export interface Generation {
  readonly outcome: GenerationOutcome
  /** Why it did not go to its end; undefined where it did. */
  readonly fault: ModelFault | undefined
}

/** Generates guarded answers. */
export interface ModelClient {
  /**
   * Name of the model, in words for people.
   *
   * @param language - language of the page.
   * @returns words that stand inside a sentence.
   */
  labelIn(language: Language): string
  /**
   * Generates an answer.
   *
   * @param briefing - what the model is told and allowed.
   * @param rules - what the answer must be as a whole.
   * @param signal - the person has gone.
   * @returns sentences that passed the guard, and at the end what came of it. It never throws.
   */
  generate(
    briefing: Briefing,
    rules: AnswerRules,
    signal: AbortSignal,
  ): AsyncGenerator<GuardedSentence, Generation, undefined>
  /** Ends all calls, so that the built-in coach can finish the answers. */
  stop(): void
}

/** What a client is made of. */
export interface ModelClientParts {
  readonly model: LanguageModel
  readonly callsAtOnce: number
  readonly clock: Clock
  readonly log: (line: ModelCallLine) => void
}

/**
 * Makes the client of the settings; the packages that call services are loaded only here.
 *
 * @param settings - which model, and where.
 * @param clock - the time.
 * @param log - takes one line a call.
 * @returns the client; nothing is asked yet.
 */
export async function openModelClient(
  settings: ModelSettings,
  clock: Clock,
  log: (line: ModelCallLine) => void,
): Promise<ModelClient> {
  const { openLanguageModel } = await import('./services/open-language-model.ts')
  const model = await openLanguageModel(settings)
  return createModelClient({ model, callsAtOnce: settings.limits.callsAtOnce, clock, log })
}

/**
 * Makes the client.
 *
 * @param parts - the model and what is around it.
 * @returns the client.
 */
export function createModelClient({
  model,
  callsAtOnce,
  clock,
  log,
}: ModelClientParts): ModelClient {
  // Each call costs money or a whole graphics card.
  let underWay = 0
  const stopping = new AbortController()

  async function* generateInTurn(briefing: Briefing, rules: AnswerRules, signal: AbortSignal) {
    if (stopping.signal.aborted) throw new ModelFault('stopping')
    if (underWay >= callsAtOnce) throw new ModelFault('busy')
    underWay += 1
    try {
      yield* generateGuarded(model, briefing, rules, AbortSignal.any([signal, stopping.signal]))
    } finally {
      underWay -= 1
    }
  }

  return {
    labelIn: (language) => `${model.name}, ${notices[language].checked}`,
    async *generate(briefing, rules, signal) {
      const startMs = clock().getTime()
      const sentences: GuardedSentence[] = []
      let fault: ModelFault | undefined
      try {
        for await (const sentence of generateInTurn(briefing, rules, signal)) {
          sentences.push(sentence)
          yield sentence
        }
      } catch (thrown) {
        // A fault of our own must not cost a person the answer either.
        fault = thrown instanceof ModelFault ? thrown : new ModelFault('unsafe', 'own fault')
      }
      const generation = judge(fault, rules.isWhole(sentences))
      log({
        provider: model.provider,
        outcome: generation.outcome,
        ...(generation.fault && { fault: generation.fault.message }),
        ms: clock().getTime() - startMs,
      })
      return generation
    },
    stop: () => stopping.abort(new ModelFault('stopping')),
  }
}

/** After a grave sentence nothing of the answer is trusted; after other faults what is whole stays. */
function judge(fault: ModelFault | undefined, isWhole: boolean): Generation {
  if (fault === undefined && isWhole) return { outcome: 'spoken', fault }
  if (fault === undefined) return { outcome: 'replaced', fault: new ModelFault('incomplete') }
  if (fault.fault === 'gone') return { outcome: 'gone', fault }
  const isTrusted = fault.fault !== 'unsafe'
  return { outcome: isTrusted && isWhole ? 'kept' : 'replaced', fault }
}
