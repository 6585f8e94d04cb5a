/** Makes the language model of the settings: one streaming call, with every way it can fail named. */

import type { FinishReason } from 'ai'
import type { LanguageModel, ModelBriefing } from '../language-model.ts'
import { ModelFault, type ModelFaultName } from '../model-fault.ts'
import type { ModelSettings } from '../model-settings.ts'
import { startCallTimeout } from './call-timeout.ts'
import { maxOutputTokens, openClient, temperature } from './service-clients.ts'
import { nameServiceFault } from './service-faults.ts'

/**
 * Loads the packages and makes the model. Nothing is asked yet.
 *
 * @param settings - which model, and where.
 * @returns the model.
 */
export async function openLanguageModel(settings: ModelSettings): Promise<LanguageModel> {
  const [{ streamText }, client] = await Promise.all([import('ai'), openClient(settings)])
  // Their warnings go past our log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
  const { limits } = settings

  async function* generate({ instructions, messages }: ModelBriefing, signal: AbortSignal) {
    const listening = new AbortController()
    const waiting = startCallTimeout(limits)
    const { stream } = streamText({
      ...client,
      instructions,
      messages: messages.map((message) => ({ ...message })),
      temperature,
      maxOutputTokens,
      maxRetries: limits.maxRetries,
      abortSignal: AbortSignal.any([signal, waiting.signal, listening.signal]),
      // Faults are parts of the stream too; here they would be printed with all that was said.
      onError: () => undefined,
    })
    let hasSpoken = false
    let finish: FinishReason | undefined
    try {
      for await (const part of stream) {
        if (part.type === 'error') throw nameServiceFault(part.error, hasSpoken)
        if (part.type === 'abort') throw faultOfAbort(signal, hasSpoken)
        if (part.type === 'finish') finish = part.finishReason
        if (part.type === 'text-delta' && part.text !== '') {
          hasSpoken = true
          waiting.hear()
          yield part.text
        }
      }
      const fault = faultOfFinish(finish, hasSpoken)
      if (fault !== undefined) throw new ModelFault(fault)
    } catch (fault) {
      throw nameServiceFault(fault, hasSpoken)
    } finally {
      waiting.end()
      listening.abort()
    }
  }

  return { provider: settings.provider, name: shownName(settings.model), generate }
}

/** Names like `maker/model` are shown without the maker. */
function shownName(model: string): string {
  return model.split('/').at(-1) || model
}

/** Time limits and Stop come the same way; whoever stops may say why. */
function faultOfAbort(signal: AbortSignal, hasSpoken: boolean): ModelFault {
  if (!signal.aborted) return new ModelFault(hasSpoken ? 'stalled' : 'no-first-word')
  return signal.reason instanceof ModelFault ? signal.reason : new ModelFault('gone')
}

function faultOfFinish(
  finish: FinishReason | undefined,
  hasSpoken: boolean,
): ModelFaultName | undefined {
  if (finish === 'length') return hasSpoken ? 'too-long' : 'empty'
  if (finish === 'content-filter') return 'withheld'
  if (finish === 'error') return 'service-failed'
  if (finish !== 'stop') return 'cut-off'
  return hasSpoken ? undefined : 'empty'
}
