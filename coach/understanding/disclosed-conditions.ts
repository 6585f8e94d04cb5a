/** Hears what a person told of themselves that changes which advice is safe or fitting. */

import { patterns } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { onceATurn, type Told } from '../text/once-a-turn.ts'
import { type Topic, topicRules, topics } from '../topics/catalog.ts'
import { heardInSpanish } from '../topics/heard-in-spanish.ts'

const compiled = topics.map((topic) => ({
  topic,
  expressions: patterns([...topicRules[topic].heardAs, ...(heardInSpanish[topic] ?? [])]),
}))

/** What stands before a condition that somebody says they do not have; "I do not take my warfarin" tells of it. */
const denied = patterns([
  '(no|not|never|nothing|without|nor) ((had|have|has|got|take|takes|taking|took|use|uses|using|on|need|any|a|an|the|been|ever|really) )*$',
  '(no|nunca|sin|ni|nada de) ((me|he|tenido|tengo|tiene|tuve|tomo|toma|tome|padezco|sufro|soy|es|estoy|uso|usa|de|un|una|la|el|ningun|ninguna|problemas|ya) )*$',
])

/** What somebody lacks of what they have: "no COPD attacks this month" tells of it. */
export const lackedOfIt =
  'flares?|attacks?|admissions?|medicines?|tablets?|drops|inhalers?|before|this|crisis|ataques?|gotas|antes'
const ofHaving = new RegExp(`^ ?(?:${lackedOfIt}|trouble|problems? (?:on|with)|for) `, 'u')
/** Said of oneself. */
const ofSelf =
  / (?:i|no|nunca|yo) (?:do |did |have |am |was |never |not )*(?:not|never|tomo|tengo|uso|he|tuve|padezco|sufro|soy|estoy|have|take|had) /u
const ofOther =
  / (?:he|she|they|husband|wife|mother|father|sister|brother|friend|neighbou?r|espos[oa]|marido|mujer|mama|papa|herman[oa]|amig[oa]|vecin[oa]) /u

/** Whether a text tells of a condition or the person denies their own; undefined where it does neither. */
function toldIn(expressions: readonly RegExp[], text: string): boolean | undefined {
  const named = expressions.flatMap((expression) => {
    const found = expression.exec(text)
    if (!found) return []
    const after = text.slice(found.index + found[0].length)
    return [!isDenied(text.slice(0, found.index)) || ofHaving.test(after)]
  })
  if (named.includes(true)) return true
  return named.length > 0 && ofSelf.test(text) && !ofOther.test(text) ? false : undefined
}

/** The topics that one message tells of, and those that it denies. */
const topicsTold = onceATurn((message) => {
  const text = normalise(message)
  return compiled.flatMap(({ topic, expressions }) => {
    const is = toldIn(expressions, text)
    return is === undefined ? [] : [[topic, is] as const]
  })
})

function isDenied(before: string): boolean {
  return denied.some((denial) => denial.test(before))
}

/**
 * Hears what a person told of themselves.
 *
 * @param said - their own messages or notes, oldest first: what is denied later is taken back.
 * @returns the topics heard; empty where nothing was said.
 */
export function topicsIn(said: readonly Told[]): ReadonlySet<Topic> {
  const found = new Set<Topic>()
  for (const [topic, is] of said.flatMap(topicsTold)) {
    if (is) found.add(topic)
    else found.delete(topic)
  }
  return new Set(topics.filter((topic) => found.has(topic)))
}
