/** How a call is described: its address, what it takes and what it gives back. */

import type { z } from 'zod'
import type { Address } from './addresses.ts'

/** One call. Schemas that are absent mean that part of the request is not read. */
export interface Endpoint {
  readonly address: Address
  /** What the call is for, in one sentence; becomes the OpenAPI summary. */
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  /** Events by name, where the call may answer with a stream of them (`Accept: text/event-stream`). */
  readonly events?: Readonly<Record<string, z.ZodType>>
}

/** Gives an endpoint its exact type: which parts of a request it reads is known to the compiler. */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition
}
