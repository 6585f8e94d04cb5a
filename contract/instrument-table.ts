/**
 * Everything that has an address of its own for each instrument, one row each: the two calls, how they
 * spell what they carry, the pages, and how the questions are left and sent. Calls, handlers, the
 * guest's backend, the flow and the router follow from it. The spellings are the specification's
 * (sections 2, 4, 7 and 8: `/nurtition`, `/pitt`, `userID`).
 */

import type { InstrumentId } from '#core/instrument.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'

/** One row of {@link instrumentTable}. */
export interface InstrumentRow {
  readonly domain: LifestyleDomain
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

/** Every instrument, in the order in which section 7 prints their calls. */
export const instrumentTable = {
  social: {
    domain: 'Socialization',
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
  mna: {
    domain: 'Diet',
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
  exercise: {
    domain: 'Exercise',
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
  literacy: {
    domain: 'Learning',
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
} as const satisfies Readonly<Record<InstrumentId, InstrumentRow>>

type Table = typeof instrumentTable

/** Name of the call that takes the answers of an instrument, for example `submitSleep`. */
export type SubmitName<Id extends InstrumentId = InstrumentId> = `submit${Capitalize<Id>}`

/** Name of the call that gives its newest score, for example `sleepScore`. */
export type NewestName<Id extends InstrumentId = InstrumentId> = `${Id}Score`

/** Names the call that takes the answers of an instrument. */
export function submitName<Id extends InstrumentId>(id: Id): SubmitName<Id> {
  return `submit${id.charAt(0).toUpperCase()}${id.slice(1)}` as SubmitName<Id>
}

/** Names the call that gives the newest score of an instrument. */
export function newestName<Id extends InstrumentId>(id: Id): NewestName<Id> {
  return `${id}Score`
}

/**
 * Gives each call of each instrument what is made for it.
 *
 * @param submit - makes it for the calls that take answers.
 * @param newest - makes it for the calls that give the newest score.
 * @returns what was made, by the name of the call.
 */
export function forInstrumentCalls<Submit, Newest>(
  submit: (id: InstrumentId) => Submit,
  newest: (id: InstrumentId) => Newest,
): Record<SubmitName, Submit> & Record<NewestName, Newest> {
  const ids = Object.keys(instrumentTable) as InstrumentId[]
  const made = ids.flatMap((id) => [
    [submitName(id), submit(id)],
    [newestName(id), newest(id)],
  ])
  return Object.fromEntries(made)
}

/** Id and answers in the spellings of one instrument. */
export type SubmitFields<Id extends InstrumentId = InstrumentId, Answers = unknown> = {
  readonly [Each in Id]: Readonly<Record<Table[Each]['owner'], string>> &
    Readonly<Record<Table[Each]['answers'], Answers>>
}[Id]

/**
 * Spells what a submit carries.
 *
 * @param id - the instrument.
 * @param userId - whose answers.
 * @param answers - as they travel.
 * @returns the fields of the body.
 */
export function submitFields<Id extends InstrumentId, Answers>(
  id: Id,
  userId: string,
  answers: Answers,
): SubmitFields<Id, Answers> {
  const row: InstrumentRow = instrumentTable[id]
  return { [row.owner]: userId, [row.answers]: answers } as unknown as SubmitFields<Id, Answers>
}

/**
 * Puts the score of a reply into the field in which its instrument is read, too.
 *
 * @param id - the instrument.
 * @param reply - with the score in `score`.
 * @returns the reply of the instrument's calls.
 */
export function withScoreField<Reply extends { readonly score: number }>(
  id: InstrumentId,
  reply: Reply,
): Reply & { readonly [field in InstrumentRow['score']]?: number } {
  return { ...reply, [instrumentTable[id].score]: reply.score }
}
