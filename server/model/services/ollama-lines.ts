/** Reads Ollama's lines before its client does: that one prints what it cannot read, words included. */

import { z } from 'zod'
import { ModelFault } from '../model-fault.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** What the client understands. */
const lineSchema = z.object({
  model: z.string(),
  created_at: z.string(),
  done: z.boolean(),
  message: z.object({ role: z.string(), content: z.string() }),
})

/** The server says its own faults in a line like `{"error": "…"}`. */
const faultSchema = z.object({ error: z.unknown() })

/**
 * Asks as {@link boundedFetch} does, and ends the answer with a named fault at the first line that is none.
 *
 * @param input - the address.
 * @param init - the request.
 * @returns the answer; one that refuses is left as it is.
 */
export async function fetchLines(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await boundedFetch(input, init)
  if (!response.ok || response.body === null) return response
  const { status, headers } = response
  return new Response(checkedLines(response.body), { status, headers })
}

function checkedLines(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let rest = ''
  return new ReadableStream({
    async pull(controller) {
      let lines: string[] = []
      let isOver = false
      while (lines.length === 0 && !isOver) {
        const { done, value } = await reader.read()
        isOver = done
        const parts = (rest + (done ? '\n' : decoder.decode(value, { stream: true }))).split('\n')
        rest = parts.pop() ?? ''
        lines = parts.filter((line) => line.trim() !== '')
      }
      for (const line of lines) check(line)
      if (lines.length > 0) controller.enqueue(encoder.encode(`${lines.join('\n')}\n`))
      if (isOver) controller.close()
    },
    // Their client leaves this promise alone, and a rejection nobody hears ends the process.
    cancel: () => reader.cancel().catch(() => undefined),
  })
}

/** @throws ModelFault for a line that is no piece of an answer. */
function check(line: string): void {
  const value = parse(line)
  if (lineSchema.safeParse(value).success) return
  throw new ModelFault(faultSchema.safeParse(value).success ? 'service-failed' : 'junk')
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
