/** Hears what a person does in a turn: asks, thanks, says that it cannot be done. */

import { type Act, acts } from './acts.ts'
import { replyFeatures } from './features.ts'
import { NearestExamples } from './nearest.ts'
import { SoftmaxRegression } from './softmax.ts'
import { replyExamples } from './weights/reply.ts'

/** An act, and how likely it is from 0 to 1. */
export interface LikelyAct {
  readonly act: Act
  readonly likely: number
}

/** So many of the nearest examples speak. */
const nearest = 25

interface Hearing {
  readonly nearest: NearestExamples<Act>
  readonly regression: SoftmaxRegression<Act>
}

let hearing: Hearing | undefined

const isAct = (name: string): name is Act => acts.some((act) => act === name)

function readExamples(): Hearing {
  const rows = replyExamples.rows.split('\n').map((row) => {
    const [names = '', before = '', text = ''] = row.split('|')
    return { labels: names.split(' ').filter(isAct), features: replyFeatures(text, before) }
  })
  return { nearest: new NearestExamples(rows), regression: new SoftmaxRegression(rows, acts) }
}

/**
 * Says what a person may be doing in a turn; docs/coach-examples.md says what each act means.
 *
 * @param text - what the person typed.
 * @param before - what the coach had just said; empty where it had said nothing.
 * @returns every act, the likeliest first: the mean of what the nearest examples say and of what all of
 *   them taught.
 */
export function hearActs(text: string, before: string): readonly LikelyAct[] {
  hearing ??= readExamples()
  const features = replyFeatures(text, before)
  const { by, all } = hearing.nearest.ask(features, nearest)
  const learned = hearing.regression.likely(features)
  return acts
    .map((act) => ({
      act,
      likely: ((by.get(act) ?? 0) / (all || 1) + (learned.get(act) ?? 0)) / 2,
    }))
    .toSorted((one, other) => other.likely - one.likely)
}
