/** The shape of "How this score was made", and the rows that every instrument shares. */

import type { Instrument, Item } from './instrument.ts'
import { countedPoints } from './rules/answer-sheet.ts'
import { chosenOption, isAsked } from './rules/asked.ts'
import { ownValue, type PlainObject } from './rules/plain-object.ts'
import type { Scored } from './scoring.ts'
import { explanationWords as words } from './wording/explanation.ts'

/** One answer and what it added. */
export interface ExplainedRow {
  readonly linkId: string
  readonly topic: string
  readonly prompt: string
  /** The label of the chosen option, or the text as typed. */
  readonly answer: string
  /** The part of the score it goes into; null when unscored. */
  readonly component: string | null
  /** Points as counted, after reversal; null where the answer only helps to compute something. */
  readonly points: number | null
  /** How the answer was counted, in words, where that is not plain from the points. */
  readonly note: string | null
}

/** One part of the score. */
export interface ExplainedPart {
  /** Name of the component. */
  readonly name: string
  readonly label: string
  /** Points of its rows added up; null where the part is computed from times. */
  readonly sum: number | null
  /** What the part counts in the total. */
  readonly counted: number
  /** How the sum became the count; null where they are the same. */
  readonly how: string | null
}

/** A whole score, taken apart. */
export interface Explanation {
  readonly rows: readonly ExplainedRow[]
  readonly parts: readonly ExplainedPart[]
  /** The last steps from the parts to the score, in words. */
  readonly steps: readonly string[]
  readonly result: Scored
}

/** What an explanation is made from: answers that were scored without fault. */
export interface Explainable {
  readonly instrument: Instrument
  /** Answers by linkId. */
  readonly values: PlainObject
  readonly result: Scored
  /** The BMI that was used; null where none was. */
  readonly bmi: string | null
}

/**
 * Lists the items that were asked.
 *
 * @param from - the scored answers.
 * @returns the items in order, without follow-ups that did not apply.
 */
export function askedItems({ instrument, values }: Explainable): readonly Item[] {
  return instrument.pages.flatMap((page) => page.items).filter((item) => isAsked(item, values))
}

/**
 * Builds the row of one item; typed answers get no points here.
 *
 * @param item - an item that was asked.
 * @param values - answers by linkId.
 * @returns the row.
 */
export function rowOf(item: Item, values: PlainObject): ExplainedRow {
  const value = ownValue(values, item.linkId)
  const base = {
    linkId: item.linkId,
    topic: item.topic,
    prompt: item.prompt,
    component: item.component ?? null,
  }
  const option = item.kind === 'choice' ? chosenOption(item, value) : undefined
  if (item.kind !== 'choice' || option === undefined) {
    const answer = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return { ...base, answer, points: null, note: null }
  }
  const isScored = item.component !== undefined
  return {
    ...base,
    answer: option.label ?? option.code,
    points: isScored ? countedPoints(item, option) : 0,
    note: noteOf(item.reversed === true, isScored),
  }
}

function noteOf(isReversed: boolean, isScored: boolean): string | null {
  if (!isScored) return words.addsNoPoints
  return isReversed ? words.reversed : null
}

/**
 * Adds up the points of a component's rows.
 *
 * @param rows - all rows.
 * @param component - name of the component.
 * @returns the sum; rows without points add nothing.
 */
export function sumOfRows(rows: readonly ExplainedRow[], component: string): number {
  return rows
    .filter((row) => row.component === component)
    .reduce((sum, row) => sum + (row.points ?? 0), 0)
}

/**
 * Reads the label of a component.
 *
 * @param instrument - the instrument.
 * @param name - name of the component.
 * @returns its label, or the name where it is not described.
 */
export function labelOf(instrument: Instrument, name: string): string {
  return instrument.components.find((component) => component.name === name)?.label ?? name
}

/**
 * Reads a component that is a number.
 *
 * @param result - the scored result.
 * @param name - name of the component.
 * @returns the number; 0 where it is none.
 */
export function numberOf(result: Scored, name: string): number {
  const value = ownValue(result.components, name)
  return typeof value === 'number' ? value : 0
}

/**
 * Builds the rows of all that was asked.
 *
 * @param from - the scored answers.
 * @returns the rows in order, without follow-ups that did not apply.
 */
export function choiceRows(from: Explainable): readonly ExplainedRow[] {
  return askedItems(from).map((item) => rowOf(item, from.values))
}

/**
 * Builds a part that counts what its rows add up to.
 *
 * @param from - the scored answers.
 * @param rows - all rows.
 * @param name - name of the component.
 * @returns the part.
 */
export function sumPart(
  { instrument }: Explainable,
  rows: readonly ExplainedRow[],
  name: string,
): ExplainedPart {
  const sum = sumOfRows(rows, name)
  return { name, label: labelOf(instrument, name), sum, counted: sum, how: null }
}

/** Writes the addition of the parts, for example `4 + 12`. */
export function additionOf(parts: readonly ExplainedPart[]): string {
  return parts.map((part) => part.counted).join(' + ')
}

/**
 * Explains a score that is the sum of its parts.
 *
 * @param from - the scored answers.
 * @param rows - a row for each answer.
 * @param parts - all parts.
 * @returns the explanation, with the addition as its one step.
 */
export function explainedBySum(
  { result }: Explainable,
  rows: readonly ExplainedRow[],
  parts: readonly ExplainedPart[],
): Explanation {
  return { rows, parts, steps: [`${additionOf(parts)} = ${result.score}`], result }
}
