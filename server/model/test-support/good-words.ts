/** What a model would say that keeps to its briefing: steps and facts of the evidence it was sent, each with its tag. */

import { sentencesIn } from '#coach/text/sentence-splitter.ts'
import type { ReceivedCall, Script } from './fake-service.ts'
import { reciting } from './scripts.ts'

/**
 * Makes a good answer to a call.
 *
 * @param call - as it arrived.
 * @returns one paragraph for each piece of evidence, sentences tagged.
 */
export function goodWords(call: ReceivedCall): string {
  return evidenceIn(call)
    .map(({ id, fact, step }) => {
      const sentences = [...sentencesIn(step), ...sentencesIn(fact).slice(0, 1)]
      return sentences.map((text) => `${text} [${id}]`).join(' ')
    })
    .join('\n\n')
}

/** Answers every call well. */
export const answeringWell: Script = (turn) => reciting(goodWords(turn))(turn)

/**
 * Changes a good answer.
 *
 * @param change - makes other words of it.
 * @returns the script.
 */
export function answeringWith(change: (good: string) => string): Script {
  return (turn) => reciting(change(goodWords(turn)))(turn)
}

/** Evidence stands in a prompt as `[Z16] fact. Step: what to do. Mind: caution.` */
function evidenceIn({ body }: ReceivedCall): { id: string; fact: string; step: string }[] {
  const prompt = JSON.stringify(body).replaceAll('\\n', '\n')
  return [...prompt.matchAll(/^\[(\w+)\] (.*?) Step: (.*?)(?: Mind: .*)?$/gm)].map(
    ([, id = '', fact = '', step = '']) => ({ id, fact, step }),
  )
}
