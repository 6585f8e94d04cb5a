/** What a card is: one piece of evidence made into something to do, in both languages. */

import type { Said } from '../text/said.ts'
import type { Limit } from './limits.ts'

/** A step for somebody whom the card's own step does not suit. */
export interface InsteadIf {
  readonly limits: readonly Limit[]
  readonly say: Said
  /** Evidence id of the card that goes on from there. */
  readonly card?: string
}

/** One card. Every number in it stands in the evidence of `id` or of `also`. */
export interface Card {
  /** Evidence id. */
  readonly id: string
  /** What it is about, in a few words: a button that leads to it, and what is sent. */
  readonly title: Said
  /** Other evidence it draws on. */
  readonly also?: readonly string[]
  /** What is known, in one or two sentences; with `step` at most 45 words. */
  readonly know: Said
  /** One thing to do today, a verb first. */
  readonly step: Said
  /** How to do it: three lines. */
  readonly how: Said<readonly [string, string, string]>
  /** How much and how often: a figure and a unit within the first words. */
  readonly howMuch: Said
  /** One reason, and how sure it is. */
  readonly why: Said
  /** When to stop, and whom to see. */
  readonly watchFor: Said
  /** What to do instead under a limit. */
  readonly insteadIf: readonly InsteadIf[]
  /** Limits under which the card is not shown at all. */
  readonly notWhen: readonly Limit[]
  /** Limits under which its numbers are not given. */
  readonly noNumbersWhen?: readonly Limit[]
  /** One question to ask afterwards. */
  readonly followUp: Said
  /** Evidence ids to go on with when another idea is asked for, nearest first. */
  readonly neighbours: readonly string[]
  /** Where the three lines come from, if not from the evidence. */
  readonly howSource?: string
}
