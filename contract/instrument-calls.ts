/** The two calls of each instrument, by their names and in its spellings, as {@link instrumentTable} says them. */

import { type InstrumentId, type InstrumentRow, instrumentTable } from '#core/instrument-table.ts'

type Table = typeof instrumentTable

/** Name of the call that takes the answers of an instrument, for example `submitSleep`. */
export type SubmitName<Id extends InstrumentId = InstrumentId> = `submit${Capitalize<Id>}`

/** Name of the call that gives its newest score, for example `sleepScore`. */
export type NewestName<Id extends InstrumentId = InstrumentId> = `${Id}Score`

const ids = Object.keys(instrumentTable).filter((id): id is InstrumentId => id in instrumentTable)

const namedSubmits: string[][] = ids.map((id) => [
  id,
  `submit${id.charAt(0).toUpperCase()}${id.slice(1)}`,
])
const submitNames: { readonly [Id in InstrumentId]: SubmitName<Id> } =
  Object.fromEntries(namedSubmits)

/** Names the call that takes the answers of an instrument. */
export function submitName<Id extends InstrumentId>(id: Id): SubmitName<Id> {
  return submitNames[id]
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
 * @returns what was made, by the name of the call; that each is of its own call's type cannot be checked.
 */
export function forInstrumentCalls<Made extends Record<SubmitName | NewestName, unknown>>(
  submit: (id: InstrumentId) => Made[SubmitName],
  newest: (id: InstrumentId) => Made[NewestName],
): Pick<Made, SubmitName | NewestName> {
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
  const { owner, answers: field } = instrumentTable[id]
  const fields: unknown[][] = [
    [owner, userId],
    [field, answers],
  ]
  return Object.fromEntries(fields)
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
