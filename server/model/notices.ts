/** Says in one plain sentence why the built-in coach stands in for a language model. */

import type { ModelFaultName } from './model-fault.ts'

const standsIn = 'so the built-in coach answers.'
const unreachable = `The language model cannot be reached now, ${standsIn}`
const slow = `The language model took too long, ${standsIn}`
const broken = `The language model stopped in the middle, ${standsIn}`
const unusable = `The language model gave no answer we could use, ${standsIn}`
const unsafe = `What the language model said broke our safety rules, ${standsIn}`

const notices: Readonly<Record<ModelFaultName, string>> = {
  busy: `Many people are asking right now, ${standsIn}`,
  'too-often': `You have asked the language model many times in the last hour, ${standsIn}`,
  unreachable,
  'key-refused': unreachable,
  'over-limit': `The language model is busy now, ${standsIn}`,
  'call-refused': unreachable,
  'service-failed': unreachable,
  'no-first-word': slow,
  stalled: slow,
  'cut-off': broken,
  junk: unusable,
  'too-long': unusable,
  withheld: unusable,
  empty: unusable,
  incomplete: unusable,
  unsafe,
  stopping: broken,
  gone: broken,
}

/**
 * Puts a fault into words for people.
 *
 * @param fault - why the model did not answer.
 * @returns one sentence.
 */
export function noticeOf(fault: ModelFaultName): string {
  return notices[fault]
}

/** Stands under a plan of which the model worded a part. */
export const partlyReworded =
  'The language model worded some of these points. The built-in coach worded the others.'
