/** Checks what was sent against the contract and says in plain words what is wrong. */

import type { z } from 'zod'
import { fieldRefusals, type SchemaRefusal } from '#contract/refusals.ts'
import { type Problem, refuse } from './problems.ts'

/**
 * Reads one part of a request.
 *
 * @param schema - what the contract expects.
 * @param value - what was sent.
 * @returns the value as the contract gives it on.
 * @throws Problem 400 with the first fault and the field it is in.
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path ?? []
  // Rows of a list are named as people count them.
  const row = path.find((part) => typeof part === 'number')
  const field = path.length > 0 ? path.map(String).join('.') : undefined
  throw problemOf(issue?.message ?? '', path.at(-1)).with({ row, field })
}

/** Where the contract names no refusal of its own, the message is the library's. */
function problemOf(message: string, field: PropertyKey | undefined): Problem {
  if (isSchemaRefusal(message)) return refuse(message)
  return field === undefined ? refuse('objectExpected') : refuse('fieldInvalid', String(field))
}

function isSchemaRefusal(message: string): message is SchemaRefusal {
  return Object.hasOwn(fieldRefusals, message)
}
