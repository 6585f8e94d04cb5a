/**
 * What a coach call sends when events are asked for (`Accept: text/event-stream`), in this order:
 * `safety` once and at once, any number of `passage`, and then either `done` or `failed`.
 */

import { z } from 'zod'
import {
  adviceReplySchema,
  coachAnswerSchema,
  helpSchema,
  safetySchema,
  sourceSchema,
} from './coach.ts'

/** Fixed safety texts; an empty list where nothing calls for one. */
export const safetyEventSchema = z.object({ safety: z.array(safetySchema), help: helpSchema })

/** A piece of the answer that has passed every check: a sentence or a paragraph, or one point of advice. */
export const passageEventSchema = z.object({
  text: z.string(),
  /** True where a new paragraph begins with it. */
  startsParagraph: z.boolean(),
  sources: z.array(sourceSchema),
})

/** The call failed after the stream had begun. */
export const failedEventSchema = z.object({ error: z.string() })

/** The data of each event by its name. `done` carries the whole reply, as the call gives it in JSON. */
export const chatEventSchemas = {
  safety: safetyEventSchema,
  passage: passageEventSchema,
  done: coachAnswerSchema,
  failed: failedEventSchema,
} as const

/** As `chatEventSchemas`, for `/get-advice`: each passage is one point. */
export const adviceEventSchemas = { ...chatEventSchemas, done: adviceReplySchema } as const

/** One event of a chat. */
export type ChatEvent = {
  readonly [Name in keyof typeof chatEventSchemas]: {
    readonly event: Name
    readonly data: z.infer<(typeof chatEventSchemas)[Name]>
  }
}[keyof typeof chatEventSchemas]

/** One event of the advice. */
export type AdviceEvent = {
  readonly [Name in keyof typeof adviceEventSchemas]: {
    readonly event: Name
    readonly data: z.infer<(typeof adviceEventSchemas)[Name]>
  }
}[keyof typeof adviceEventSchemas]
