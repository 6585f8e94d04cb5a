/** Reads scores out of a pasted text, for example "Sleep 7, Stress: 14/40". */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { type Piece, piecesOf } from './pasted-pieces.ts'
import { instrumentOfDomain } from '#core/catalog.ts'

function rangeOf(domain: LifestyleDomain) {
  const { minScore, maxScore } = instrumentOfDomain(domain)
  return { min: minScore, max: maxScore }
}

/** Range of every domain's score. */
export const scoreRanges: ScoreRanges = {
  Socialization: rangeOf('Socialization'),
  Learning: rangeOf('Learning'),
  Exercise: rangeOf('Exercise'),
  Diet: rangeOf('Diet'),
  Stress: rangeOf('Stress'),
  Sleep: rangeOf('Sleep'),
}

/** Lowest and highest score of a domain, ends included. */
export interface ScoreRange {
  readonly min: number
  readonly max: number
}

/** What each domain may score. */
export type ScoreRanges = Readonly<Record<LifestyleDomain, ScoreRange>>

/** A score that was understood. */
export interface Reading {
  readonly domain: LifestyleDomain
  readonly value: number
}

/** A piece of the text that is no score, and why. */
export type Unread =
  | { readonly text: string; readonly reason: 'noName' | 'noNumber' | 'noScore' | 'notWhole' }
  | {
      readonly text: string
      readonly reason: 'outOfRange' | 'otherScale' | 'twice'
      readonly domain: LifestyleDomain
    }

/** What was understood, and what was not. */
export interface ReadScores {
  readonly readings: readonly Reading[]
  readonly unread: readonly Unread[]
}

/**
 * Reads every score in a text.
 *
 * @param text - anything at all; see {@link piecesOf} for what may stand in it.
 * @param ranges - what each domain may score.
 * @param known - scores that were given already, for example in fields of their own; they win.
 * @returns the known scores and those of the text, one a domain at most, and every piece that is
 *   none; equal pieces are named once.
 */
export function parseScores(
  text: string,
  ranges: ScoreRanges,
  known: readonly Reading[] = [],
): ReadScores {
  const readings = [...known]
  const unread: Unread[] = []
  const name = (piece: Unread) => {
    if (!unread.some((other) => other.text === piece.text && other.reason === piece.reason)) {
      unread.push(piece)
    }
  }
  for (const piece of piecesOf(text)) {
    const read = readPiece(piece, ranges)
    if ('reason' in read) {
      name(read)
      continue
    }
    const earlier = readings.find(({ domain }) => domain === read.domain)
    if (earlier === undefined) readings.push(read)
    else if (earlier.value !== read.value) {
      name({ text: piece.text, reason: 'twice', domain: read.domain })
    }
  }
  return { readings, unread }
}

/**
 * Reads one typed number.
 *
 * @returns null for anything but a whole number within the range.
 */
export function readWholeNumber(typed: string, { min, max }: ScoreRange): number | null {
  if (!/^\d+$/.test(typed.trim())) return null
  const value = Number(typed)
  return value < min || value > max ? null : value
}

function readPiece(piece: Piece, ranges: ScoreRanges): Reading | Unread {
  const { text, domain, number, scale } = piece
  if (domain === undefined) return { text, reason: number === undefined ? 'noScore' : 'noName' }
  if (number === undefined) return { text, reason: 'noNumber' }
  if (!/^[-\u2212]?\d+$/.test(number)) return { text, reason: 'notWhole' }
  const range = ranges[domain]
  if (scale !== undefined && scale !== range.max) return { text, reason: 'otherScale', domain }
  const value = readWholeNumber(number, range)
  return value === null ? { text, reason: 'outOfRange', domain } : { domain, value }
}
