/** A voice that may be used only so often; beyond it the built-in coach stands in. */

import type { CoachVoice } from './coach-voice.ts'
import { ModelFault } from './model-fault.ts'

/**
 * Meters a voice. Only what would really be asked is counted: not a crisis, whose words are fixed,
 * and not where the built-in coach answers anyway.
 *
 * @param voice - the voice.
 * @param mayAsk - counts one question; false where there were too many. What it throws counts as
 *   false: a person gets an answer even when nothing can be counted.
 * @returns the same voice, which has nothing to say where it may not be asked.
 */
export function meteredVoice(voice: CoachVoice, mayAsk: () => Promise<boolean>): CoachVoice {
  return {
    labelIn: (language) => voice.labelIn(language),
    async *speak(briefing, rules, signal) {
      if (await mayAsk().catch(() => false)) return yield* voice.speak(briefing, rules, signal)
      return { outcome: 'replaced', fault: new ModelFault('too-often') }
    },
    stop: () => voice.stop(),
  }
}
