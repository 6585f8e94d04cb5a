/** Hears what a person told of themselves that changes which advice is safe or fitting. */

import { patterns } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { type Topic, topicRules, topics } from '../topics/catalog.ts'
import { heardInSpanish } from '../topics/heard-in-spanish.ts'

const compiled = topics.map((topic) => ({
  topic,
  expressions: patterns([...topicRules[topic].heardAs, ...(heardInSpanish[topic] ?? [])]),
}))

/** Words that show the person asks about others in general rather than tells of themselves. */
const denied = patterns([
  '(no|never had|do not have|without) (any )?$',
  '(no|nunca|sin) (tengo|tuve|he tenido|padezco|sufro|soy|uso|tomo)? ?(de )?(ningun|ninguna|problemas de)? ?$',
])

function isHeard(expressions: readonly RegExp[], text: string): boolean {
  return expressions.some((expression) => {
    const found = expression.exec(text)
    if (!found) return false
    const before = text.slice(0, found.index)
    return !denied.some((denial) => denial.test(before))
  })
}

/**
 * Hears what a person told of themselves.
 *
 * @param said - their own messages or notes, in any order.
 * @returns the topics heard; empty where nothing was said.
 */
export function topicsIn(said: readonly string[]): ReadonlySet<Topic> {
  const texts = said.map(normalise)
  return new Set(
    compiled
      .filter(({ expressions }) => texts.some((text) => isHeard(expressions, text)))
      .map(({ topic }) => topic),
  )
}
