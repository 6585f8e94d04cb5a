/** An answer that is nothing but text. */

/** Text to be sent as it is, where the specification reads the whole body as the answer. */
export class PlainText {
  readonly text: string

  /** @param text - the body. */
  constructor(text: string) {
    this.text = text
  }
}
