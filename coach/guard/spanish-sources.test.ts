/** The guard lets through what the coach itself says in Spanish, or a model could never quote it. */

import { expect, it } from 'vitest'
import { evidence } from '../evidence/catalog.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import { wordingOf } from '../wording/catalog.ts'
import { sayIn } from '../wording/say-in.ts'
import { guardSentence } from './guard-sentence.ts'
import { isWholeAnswer } from './is-whole-answer.ts'
import { sentencesIn } from '../text/sentence-splitter.ts'
import { sleeplessInSpanish } from './test-support/sleepless.ts'

function sentencesOf(english: string): readonly string[] {
  return sentencesIn(sayIn('es', english))
}

const spoken = evidence.map((entry) => ({
  entry,
  sentences: [...wordingOf(entry.id).says, entry.firstStep].flatMap(sentencesOf),
}))

function faultOf(entry: EvidenceEntry, sentence: string): string {
  const permitted = { ...sleeplessInSpanish, entries: [entry] }
  const verdict = guardSentence(`${sentence} [${entry.id}]`, permitted)
  return verdict.ok ? 'ok' : `${verdict.fault}: ${sentence}`
}

it('lets every fact and step through', () => {
  const faults = spoken.flatMap(({ entry, sentences }) =>
    sentences.map((sentence) => faultOf(entry, sentence)),
  )
  expect(faults.filter((fault) => fault !== 'ok')).toEqual([])
})

it('lets no fact through under the source of another one', () => {
  const pairs = spoken.map(({ sentences }, place) => ({
    other: evidence[(place + 40) % evidence.length],
    sentences,
  }))
  const judged = pairs.flatMap(({ other, sentences }) =>
    sentences.map((sentence) => (other ? faultOf(other, sentence) : '')),
  )
  expect(judged.filter((fault) => fault === 'ok').length).toBeLessThan(judged.length * 0.03)
})

it('knows a whole answer in Spanish, with its step', () => {
  const entries = evidence.filter(({ id }) => id === 'Z13' || id === 'Z14')
  const passages = entries.flatMap(({ id, firstStep }) =>
    [wordingOf(id).says[0] ?? '', firstStep].map((text) => ({
      text: sayIn('es', text),
      ids: [id],
    })),
  )
  expect(isWholeAnswer(passages, 'es')).toBe(true)
  expect(isWholeAnswer(passages.slice(0, 1), 'es')).toBe(false)
  expect(isWholeAnswer([...passages.slice(0, 1), ...passages.slice(0, 1)], 'es')).toBe(false)
})
