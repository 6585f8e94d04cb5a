/** Hears what a person does in a turn: asks, thanks, says that it cannot be done. */

import { type Act, acts } from './acts.ts'
import { replyFeatures } from './features.ts'
import { NearestExamples } from './nearest.ts'
import { replyExamples } from './weights/reply.ts'

/** An act, and how likely it is from 0 to 1. */
export interface LikelyAct {
  readonly act: Act
  readonly likely: number
}

/** So many of the nearest examples speak. */
const nearest = 25

let examples: NearestExamples<Act> | undefined

const isAct = (name: string): name is Act => acts.some((act) => act === name)

function readExamples(): NearestExamples<Act> {
  const rows = replyExamples.rows.split('\n').map((row) => {
    const [names = '', before = '', text = ''] = row.split('|')
    return { labels: names.split(' ').filter(isAct), features: replyFeatures(text, before) }
  })
  return new NearestExamples(rows)
}

/**
 * Says what a person may be doing in a turn; docs/coach-examples.md says what each act means.
 *
 * @param text - what the person typed.
 * @param before - what the coach had just said; empty where it had said nothing.
 * @returns the acts that the nearest examples speak for, the likeliest first; none where nothing is like it.
 */
export function hearActs(text: string, before: string): readonly LikelyAct[] {
  examples ??= readExamples()
  const { by, all } = examples.ask(replyFeatures(text, before), nearest)
  return [...by]
    .map(([act, votes]) => ({ act, likely: votes / all }))
    .toSorted((one, other) => other.likely - one.likely)
}
