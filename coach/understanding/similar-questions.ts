/** Finds what answered similar questions. */

import { matterOf } from './features.ts'
import { NearestExamples } from './nearest.ts'
import { askedExamples } from './weights/asked.ts'

/** What answers questions like this one. */
export interface Similar {
  /** By evidence id, how strongly the nearest examples speak for it; 0.1 and more is strong. */
  readonly facts: ReadonlyMap<string, number>
  /** Which part of their likeness belongs to those that are not the coach's business, from 0 to 1. */
  readonly outside: number
}

/** So many of the nearest examples speak. */
const nearest = 40

let examples: NearestExamples<string> | undefined

function readExamples(): NearestExamples<string> {
  const rows = askedExamples.rows.split('\n').map((row) => {
    const [ids = '', text = ''] = row.split('|')
    return { labels: ids === '' ? [] : ids.split(' '), features: matterOf(text) }
  })
  return new NearestExamples(rows)
}

/**
 * Finds what answers questions like this one.
 *
 * @param text - what the person typed, in either language.
 * @returns how strongly the nearest examples speak for each fact, and for none.
 */
export function similarTo(text: string): Similar {
  examples ??= readExamples()
  const { by, none, all } = examples.ask(matterOf(text), nearest)
  return { facts: by, outside: all === 0 ? 0 : none / all }
}
