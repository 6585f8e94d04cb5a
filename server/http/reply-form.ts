/** In which form a client wants its answer, and the form that is nothing but text. */

/** Text to be sent as it is, where the specification reads the whole body as the answer. */
export class PlainText {
  readonly text: string

  /** @param text - the body. */
  constructor(text: string) {
    this.text = text
  }
}

/**
 * The specification shows the whole body as the answer, so whoever takes text gets text. Some
 * clients name JSON first in every call and would take anything.
 *
 * @param accept - the header `Accept`.
 * @returns true where JSON is asked for and text would not do.
 */
export function wantsJsonAlone(accept = ''): boolean {
  return accept.includes('application/json') && !/text\/(plain|\*)|\*\/\*/.test(accept)
}

/**
 * Events come only to those who name them: everybody else reads a body as a whole.
 *
 * @param accept - the header `Accept`.
 * @returns true where a stream of events is asked for by name.
 */
export function wantsEvents(accept = ''): boolean {
  return accept.includes('text/event-stream')
}
