/**
 * What must be known of each instrument before any of its questions is loaded, one row each: its domain, its
 * minutes, the two calls, how they spell what they carry, the pages, and how the questions are left and sent.
 * Ids, calls, handlers, the guest's backend, the flow and the router follow from it. The spellings are the
 * specification's (sections 2, 4, 7 and 8: `/nurtition`, `/pitt`, `userID`).
 */

import type { LifestyleDomain } from './lifestyle-domain.ts'

/** One row of {@link instrumentTable}. */
export interface InstrumentRow {
  readonly domain: LifestyleDomain
  /** Honest minutes, as `minutes-to-answer.ts` computes them; its test holds them to the questions. */
  readonly minutes: number
  /** Path of the call that takes the answers. */
  readonly submit: `/${string}`
  /** Path of the call that gives the newest score; without a parameter the id travels as a query. */
  readonly newest: `/${string}`
  /** How the pages spell the id of a person; every call reads both. */
  readonly owner: 'userId' | 'userID'
  /** Field of the answers in a submit. */
  readonly answers: 'answers' | 'responses'
  /** Field of the score in a reply; `score` is always there too. */
  readonly score: 'score' | 'mnaScore'
  /** Pages: the introduction, the questions and the result. */
  readonly intro: `/${string}`
  readonly questions: `/${string}`
  readonly result: `/${string}`
  /** Where the questions begin: height and weight come first where they are part of the score. */
  readonly start: 'questions' | 'bmi'
  /** Where Back on the first page of questions leads; null where it is unavailable. */
  readonly leave: 'intro' | 'evaluations' | null
  /** The set of sentences that is said of a sending; with `test` a stranger is led to the sign-in. */
  readonly sentences: 'answers' | 'test' | 'responses'
}

/** Every instrument, in the order of the six domains; the first row of a domain is its measure. */
export const instrumentTable = {
  social: {
    domain: 'Socialization',
    minutes: 4,
    submit: '/social',
    newest: '/social-score/:userId',
    owner: 'userId',
    answers: 'answers',
    score: 'score',
    intro: '/socialization',
    questions: '/socialtest',
    result: '/socialanswers',
    start: 'questions',
    leave: 'intro',
    sentences: 'answers',
  },
  literacy: {
    domain: 'Learning',
    minutes: 3,
    submit: '/api/learn-scale',
    newest: '/api/learn-scale/:userId',
    owner: 'userID',
    answers: 'answers',
    score: 'score',
    intro: '/learning',
    questions: '/literacy',
    result: '/literacyscore',
    start: 'questions',
    leave: 'intro',
    sentences: 'test',
  },
  exercise: {
    domain: 'Exercise',
    minutes: 7,
    submit: '/api/exercise-scale',
    newest: '/api/exercise-score/:userId',
    owner: 'userId',
    answers: 'responses',
    score: 'score',
    intro: '/exercise',
    questions: '/exerciseactivity',
    result: '/exerciseresult',
    start: 'questions',
    leave: 'evaluations',
    sentences: 'responses',
  },
  mna: {
    domain: 'Diet',
    minutes: 3,
    submit: '/api/mna-test',
    newest: '/api/mna-score',
    owner: 'userID',
    answers: 'answers',
    score: 'mnaScore',
    intro: '/diet',
    questions: '/nurtition',
    result: '/mna',
    start: 'bmi',
    leave: null,
    sentences: 'test',
  },
  stress: {
    domain: 'Stress',
    minutes: 3,
    submit: '/api/stress-scale',
    newest: '/api/stress-score/:userId',
    owner: 'userId',
    answers: 'responses',
    score: 'score',
    intro: '/stress',
    questions: '/stressscale',
    result: '/stressscore',
    start: 'questions',
    leave: 'evaluations',
    sentences: 'responses',
  },
  sleep: {
    domain: 'Sleep',
    minutes: 8,
    submit: '/api/sleep-scale',
    newest: '/api/sleep-score/:userId',
    owner: 'userId',
    answers: 'responses',
    score: 'score',
    intro: '/sleep',
    questions: '/pitt',
    result: '/pittscore',
    start: 'questions',
    leave: 'evaluations',
    sentences: 'responses',
  },
} as const satisfies Readonly<Record<string, InstrumentRow>>

/** Identifier of an instrument (names as in the vectors). */
export type InstrumentId = keyof typeof instrumentTable

/** The instruments in the order of the table. */
export const instrumentIds = Object.keys(instrumentTable).filter(
  (id): id is InstrumentId => id in instrumentTable,
)

const idOfDomain = new Map<LifestyleDomain, InstrumentId>(
  instrumentIds.toReversed().map((id) => [instrumentTable[id].domain, id]),
)

/**
 * Finds out which instrument measures a domain.
 *
 * @param domain - one of the six lifestyle domains.
 * @returns the id of its instrument.
 */
export function instrumentIdOf(domain: LifestyleDomain): InstrumentId {
  const id = idOfDomain.get(domain)
  if (id === undefined) throw new Error(`No instrument measures ${domain}`)
  return id
}
