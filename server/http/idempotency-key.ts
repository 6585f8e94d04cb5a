/** The key of a submit as a caller sends it, and what a repeat is answered; server/store decides what a repeat is. */

import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { idempotencyHeader } from '#contract/addresses.ts'
import { instruments } from '#core/catalog.ts'
import { instrumentIds, type InstrumentId } from '#core/instrument-table.ts'
import type { IdempotencyRecord, KindOfRecord, Stored } from '../store/idempotency.ts'
import { type Problem, refuse } from './problems.ts'

/** Visible letters only, and few enough to keep. */
const keyPattern = /^[!-~]{1,200}$/

/**
 * Reads the key of a submit.
 *
 * @param request - the request; the header may be missing.
 * @param content - what was sent, already checked: flat values, lists and objects of them.
 * @returns the mark to store with the record.
 * @throws Problem 400 for a key that cannot be kept.
 */
export function readIdempotencyRecord(
  request: FastifyRequest,
  content: unknown,
): IdempotencyRecord {
  const key = request.headers[idempotencyHeader] ?? null
  if (key !== null && (typeof key !== 'string' || !keyPattern.test(key))) {
    throw refuse('idempotencyKeyInvalid').with({ field: idempotencyHeader })
  }
  return markOf(key, content)
}

/**
 * Makes the mark of a record.
 *
 * @param key - the caller's key; null where there is none.
 * @param content - flat values, lists and objects of them.
 * @returns the mark to store with the record.
 */
export function markOf(key: string | null, content: unknown): IdempotencyRecord {
  return { key, payloadHash: hash('sha256', canonicalJson(content), 'hex') }
}

/**
 * Gives what was stored, now or the first time.
 *
 * @param stored - what became of the submit.
 * @returns the stored record.
 * @throws Problem 409 when the key was used for another content, or when there is no room for it.
 */
export function storedOrRefused<Result>(stored: Stored<Result>): Result {
  if (stored.kind === 'conflict') throw refuse('idempotencyConflict')
  if (stored.kind === 'full') throw noRoomFor(stored.of)
  return stored.result
}

function noRoomFor(kind: KindOfRecord): Problem {
  if (kind === 'bmi') return refuse('noRoomForBmi')
  return isInstrumentId(kind)
    ? refuse('noRoomForResults', instruments[kind].domain)
    : refuse('noRoomForScores', kind)
}

const isInstrumentId = (kind: KindOfRecord): kind is InstrumentId =>
  instrumentIds.some((id) => id === kind)

/** The order of keys in an object says nothing, so it must not count. */
function canonicalJson(content: unknown): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
