/** Checks what was sent against the contract and says in plain words what is wrong. */

import type { z } from 'zod'
import { invalidField } from './problems.ts'

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
  const result = schema.safeParse(value, { error: plainSentence })
  if (result.success) return result.data
  const [issue] = result.error.issues
  const path = issue?.path.map(String) ?? []
  throw invalidField(sentenceOf(issue), path.length > 0 ? path.join('.') : undefined)
}

/** Rows of a list are named as people count them. */
function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'What was sent is not valid.'
  const row = issue.path.find((part) => typeof part === 'number')
  return row === undefined ? issue.message : `Row ${row + 1}: ${issue.message}`
}

/** Used where the contract names no sentence of its own. */
function plainSentence(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.at(-1)
  return field === undefined
    ? 'Please send the fields as one JSON object.'
    : `The field ${String(field)} is not valid.`
}
