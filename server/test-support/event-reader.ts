/** Reads a stream of events as a browser's page would, over a real socket. */

import { chatEventSchemas } from '#contract/schemas/coach-events.ts'

/** One event as it arrived. */
export interface ReceivedEvent {
  readonly event: string
  readonly data: unknown
}

/**
 * Reads events one by one.
 *
 * @param answer - the answer to a call that asked for events.
 * @returns the events as they come; comments are left out.
 */
export async function* readEvents(
  answer: Response,
): AsyncGenerator<ReceivedEvent, void, undefined> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of answer.body ?? []) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
      if (event !== undefined && data !== undefined) yield { event, data: JSON.parse(data) }
    }
  }
}

/**
 * Reads all events that are still to come.
 *
 * @param events - the events.
 * @returns the list of them.
 */
export async function readAll(events: AsyncIterable<ReceivedEvent>): Promise<ReceivedEvent[]> {
  const list: ReceivedEvent[] = []
  for await (const event of events) list.push(event)
  return list
}

/** A chat that has been read to its end. */
export interface ReadChat {
  /** Names of the events in their order. */
  readonly names: readonly string[]
  readonly safety: readonly {
    readonly code: string
    readonly tier: number
    readonly text: string
  }[]
  /** Text of the passages, in order. */
  readonly passages: readonly string[]
  /** The whole reply. */
  readonly done: ReturnType<typeof chatEventSchemas.done.parse> | undefined
}

/**
 * Reads a chat to its end and checks the shape of every event.
 *
 * @param answer - the answer to a call that asked for events.
 * @returns what came.
 */
export async function readChat(answer: Response): Promise<ReadChat> {
  const events = await readAll(readEvents(answer))
  const of = (name: string) => events.filter(({ event }) => event === name).map(({ data }) => data)
  const [first] = of('safety')
  const last = of('done').at(-1)
  return {
    names: events.map(({ event }) => event),
    safety: chatEventSchemas.safety.parse(first).safety,
    passages: of('passage').map((data) => chatEventSchemas.passage.parse(data).text),
    done: last === undefined ? undefined : chatEventSchemas.done.parse(last),
  }
}
