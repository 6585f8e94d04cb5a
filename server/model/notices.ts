/** Says in one plain sentence why the built-in coach stands in for a language model. */

import type { Language } from '#core/languages.ts'
import type { ModelFaultName } from './model-fault.ts'
import { noticeWords as inSpanish } from './notice-words.es.ts'
import { noticeWords as inEnglish, type NoticeWords } from './notice-words.ts'

/** All that is said about the model, in each language. */
export const notices: Readonly<Record<Language, NoticeWords>> = { en: inEnglish, es: inSpanish }

const reasons: Readonly<Record<ModelFaultName, keyof NoticeWords['standIn']>> = {
  busy: 'busy',
  'too-often': 'tooOften',
  unreachable: 'unreachable',
  'key-refused': 'unreachable',
  'over-limit': 'overLimit',
  'call-refused': 'unreachable',
  'service-failed': 'unreachable',
  'no-first-word': 'slow',
  stalled: 'slow',
  'cut-off': 'broken',
  junk: 'unusable',
  'too-long': 'unusable',
  withheld: 'unusable',
  empty: 'unusable',
  incomplete: 'unusable',
  unsafe: 'unsafe',
  stopping: 'broken',
  gone: 'broken',
}

/**
 * Puts a fault into words for people.
 *
 * @param fault - why the model did not answer.
 * @param language - language of the answer.
 * @returns one sentence.
 */
export function noticeOf(fault: ModelFaultName, language: Language): string {
  return notices[language].standIn[reasons[fault]]
}
