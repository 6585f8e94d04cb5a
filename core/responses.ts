/** What a person chose: the working form of answers while a questionnaire is filled in. */

import { parseClockText } from './clock-text.ts'
import { type Instrument, type Item, itemsOf } from './instrument.ts'
import { chosenOption, isAnswered, isAsked } from './rules/asked.ts'
import { parseNumber } from './rules/numbers.ts'
import { isPlainObject, ownValue } from './rules/plain-object.ts'
import { isFault, type ScoringError } from './scoring.ts'

/** Responses by linkId. Option codes, clock texts and numbers as typed; absent keys are unanswered. */
export type Responses = Readonly<Record<string, string>>

/** Answers as they travel: a list for social, an object keyed by linkId for the others. */
export type WireAnswers = readonly string[] | Readonly<Record<string, string>>

/** Whatever has pages: a whole instrument, or one page as `{ pages: [page] }`. */
export type Asked = Pick<Instrument, 'pages'>

/** How far a person has come. */
export interface Progress {
  readonly answered: number
  /** Questions required now; it grows when a follow-up appears. */
  readonly total: number
  /** 0 to 1. */
  readonly fraction: number
}

/**
 * Lists the items that must be answered now.
 *
 * @param asked - an instrument or pages of it.
 * @param responses - responses so far; they decide which follow-ups apply.
 * @returns the items in the order asked.
 */
export function requiredItems(asked: Asked, responses: Responses): readonly Item[] {
  return itemsOf(asked).filter((item) => isAsked(item, responses))
}

/**
 * Lists the items that still need an answer.
 *
 * @param asked - an instrument or pages of it.
 * @param responses - responses so far.
 * @returns the items in the order asked; empty when all is answered.
 */
export function unansweredItems(asked: Asked, responses: Responses): readonly Item[] {
  return requiredItems(asked, responses).filter(
    (item) => !isAnswered(ownValue(responses, item.linkId)),
  )
}

/**
 * Tells how many of the required questions are answered.
 *
 * @param asked - an instrument or pages of it.
 * @param responses - responses so far.
 * @returns the counts; fraction 0 where nothing is asked.
 */
export function progressOf(asked: Asked, responses: Responses): Progress {
  const total = requiredItems(asked, responses).length
  const answered = total - unansweredItems(asked, responses).length
  return { answered, total, fraction: total === 0 ? 0 : answered / total }
}

/**
 * Puts responses into the form that is sent and scored.
 *
 * @param instrument - the instrument; social travels as a list.
 * @param responses - responses by linkId.
 * @returns for social a list of 12 with '' where unanswered; else an object with the answers of required
 *   items only, so that an answer left over from a follow-up that no longer applies is not sent.
 */
export function toWireAnswers(
  instrument: Pick<Instrument, 'id' | 'pages'>,
  responses: Responses,
): WireAnswers {
  const textOf = (item: Item) => {
    const value = ownValue(responses, item.linkId)
    return typeof value === 'string' ? value : ''
  }
  if (instrument.id === 'social') return itemsOf(instrument).map(textOf)
  return Object.fromEntries(
    requiredItems(instrument, responses)
      .map((item) => [item.linkId, textOf(item)] as const)
      .filter(([, text]) => isAnswered(text)),
  )
}

/**
 * Reads answers as they travel back into responses.
 *
 * @param instrument - the instrument.
 * @param answers - anything; unknown keys and values that are neither text nor number are left out.
 * @returns responses by linkId; empty where the container is wrong.
 */
export function fromWireAnswers(
  instrument: Pick<Instrument, 'id' | 'pages'>,
  answers: unknown,
): Responses {
  const items = itemsOf(instrument)
  const list: readonly unknown[] = Array.isArray(answers) ? answers : []
  const valueOf = (item: Item, index: number): unknown => {
    if (instrument.id === 'social') return list[index]
    return isPlainObject(answers) ? ownValue(answers, item.linkId) : undefined
  }
  const responses: Record<string, string> = {}
  for (const [index, item] of items.entries()) {
    const value = valueOf(item, index)
    if (typeof value === 'number' || typeof value === 'string') {
      if (isAnswered(value)) responses[item.linkId] = String(value)
    }
  }
  return responses
}

/**
 * Judges one response by itself, with the same rules as the scorer.
 *
 * @param item - the item.
 * @param response - its response as typed or chosen; undefined when there is none.
 * @returns the fault, or null where the response can be used.
 */
export function responseFault(item: Item, response: unknown): ScoringError | null {
  if (!isAnswered(response)) return 'INCOMPLETE'
  if (item.kind === 'choice') {
    return chosenOption(item, response) === undefined ? 'INVALID_OPTION' : null
  }
  if (item.kind === 'clock') {
    return isFault(parseClockText(response, item.clock)) ? 'INVALID_TIME' : null
  }
  return parseNumber(response, item) === null ? 'INVALID_NUMBER' : null
}
