/** A reply with lists that may be long: read, checked and sent a page at a time. */

import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { turned } from '../store/databases/pages.ts'
import { isPages, jsonPieces, type PagedJson, type Pages } from './json-pieces.ts'
import { sendInPieces } from './send-in-pieces.ts'

/** A reply whose lists may come in pages. */
export type InPages<Whole> = Whole extends readonly (infer One)[]
  ? Pages<One>
  : {
      readonly [Key in keyof Whole]:
        | Whole[Key]
        | (Whole[Key] extends readonly (infer One)[] ? Pages<One> : never)
    }

/** What a handler gives back in place of a reply. */
export class LongReply<Whole> {
  readonly parts: InPages<Whole>

  /** @param parts - the reply with its lists in pages; they are read once. */
  constructor(parts: InPages<Whole>) {
    this.parts = parts
  }
}

/**
 * Sends a reply. Each row is checked by itself, and what the schema does not name is dropped, as in
 * every other reply.
 *
 * @param reply - the answer.
 * @param schema - of the whole: a list, or an object of which the paged fields are lists.
 * @param parts - the reply.
 * @param mayGoOn - asked before each piece; throws where nothing more may be sent.
 * @returns the answer.
 */
export function sendLongReply(
  reply: FastifyReply,
  schema: z.ZodType,
  parts: PagedJson,
  mayGoOn: () => Promise<void>,
): Promise<FastifyReply> {
  const json = jsonPieces(checked(schema, parts))
  return sendInPieces(reply.type('application/json; charset=utf-8'), json, mayGoOn)
}

function checked(schema: unknown, parts: PagedJson): PagedJson {
  if (isPages(parts)) return checkedPages(schema, parts)
  if (!(schema instanceof z.ZodObject)) throw new Error('The reply is no object.')
  const fields: Readonly<Record<string, unknown>> = schema.shape
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const part = parts[name]
      return [name, isPages(part) ? checkedPages(field, part) : parsed(field, part)]
    }),
  )
}

function checkedPages(schema: unknown, pages: Pages): Pages {
  if (!(schema instanceof z.ZodArray)) throw new Error('The reply is no list.')
  const { element } = schema
  return turned(pages, (one) => parsed(element, one))
}

function parsed(schema: unknown, value: unknown): unknown {
  if (!(schema instanceof z.ZodType)) throw new Error('There is no schema for a part.')
  return schema.parse(value)
}
