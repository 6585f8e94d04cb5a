/** Lets the built-in coach think once before anybody waits for it. */

import { setImmediate as untilOthersHadTheirTurn, setTimeout as wait } from 'node:timers/promises'
import { advise } from '#coach/plan/advice.ts'
import { answerInSteps } from '#coach/answer/answer.ts'
import { languages } from '#core/languages.ts'

/** Whoever has waited for the start asks within this time, and is served before there is other work. */
const firstAskersMs = 250

/**
 * Asks one question in each language and makes one plan, and throws the answers away: the first
 * time, word patterns and the search over the evidence are prepared, which takes about half a
 * second that somebody in distress should not wait. Calls that come meanwhile are served in between.
 *
 * @param region - two-letter code of the region.
 */
export async function warmCoach(region: string): Promise<void> {
  const earlier = [
    { role: 'user', content: 'How can I eat well?' },
    { role: 'assistant', content: 'Make half the plate vegetables and fruit.' },
  ] as const
  await wait(firstAskersMs, undefined, { ref: false })
  for (const message of ['How can I sleep better?', '¿Cómo puedo dormir mejor?']) {
    await untilOthersHadTheirTurn()
    const steps = answerInSteps({ message, history: earlier, region })
    while (steps.next().done !== true) await untilOthersHadTheirTurn()
  }
  const sleep = { score: 12, band: '', flags: [], components: {}, ageDays: 0 }
  const person = { ageYears: 76, results: { sleep } }
  for (const language of languages) {
    await untilOthersHadTheirTurn()
    advise({ person, criteria: 'Anyone', comparisons: [], region, language })
  }
}
