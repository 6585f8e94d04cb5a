/** A model client with a rate limit; beyond it the built-in coach stands in. */

import type { ModelClient } from './model-client.ts'
import { ModelFault } from './model-fault.ts'

/**
 * Puts a rate limit on a client. Only what would really be asked is counted: not a crisis, whose words are fixed,
 * and not where the built-in coach answers anyway.
 *
 * @param client - the client.
 * @param mayAsk - counts one question; false where there were too many. What it throws counts as
 *   false: a person gets an answer even when nothing can be counted.
 * @returns the same client, whose answers are replaced where it may not be asked.
 */
export function meteredClient(client: ModelClient, mayAsk: () => Promise<boolean>): ModelClient {
  return {
    labelIn: (language) => client.labelIn(language),
    async *generate(briefing, rules, signal) {
      if (await mayAsk().catch(() => false)) return yield* client.generate(briefing, rules, signal)
      return { outcome: 'replaced', fault: new ModelFault('too-often') }
    },
    stop: () => client.stop(),
  }
}
