/** Reads server-sent events (WHATWG HTML standard, section 9.2.6) from text that comes in pieces. */

/** One event as it was sent. */
export interface ServerSentEvent {
  /** Its name; `message` where none was given. */
  readonly event: string
  /** Its data; several lines are joined by line ends. */
  readonly data: string
}

// A carriage return at the very end may be half of a line end whose other half is still coming.
const lineEnd = /\r\n|\n|\r(?!$)/

/**
 * Makes a reader for one stream.
 *
 * @returns takes the next piece of text, cut anywhere, and gives the events that it completes. Comments,
 *   ids, reconnection times and events without data are passed over, as the standard says.
 */
export function createEventParser(): (piece: string) => readonly ServerSentEvent[] {
  let rest = ''
  let event = ''
  let data: string[] = []

  function readLine(line: string): ServerSentEvent | undefined {
    if (line === '') {
      const complete =
        data.length === 0 ? undefined : { event: event || 'message', data: data.join('\n') }
      event = ''
      data = []
      return complete
    }
    // Only line feeds and carriage returns end a line here; Unicode's other separators are text.
    const [, field, value] = /^([^:]*)(?:: ?)?(.*)$/s.exec(line) ?? []
    if (field === 'event') event = value ?? ''
    if (field === 'data') data.push(value ?? '')
    return undefined
  }

  return (piece) => {
    const lines = (rest + piece).split(lineEnd)
    rest = lines.pop() ?? ''
    return lines.map(readLine).filter((complete) => complete !== undefined)
  }
}
