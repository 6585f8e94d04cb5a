/** How much of a conversation the coach reads, so that no message can hold it up. */

/** What is read, on the server, on a guest's device and for a language model alike; what goes beyond is not looked at. */
export const conversationLimits = {
  /**
   * Last turns that are read as the message itself is: for danger, and for what is asked. Older ones
   * are only compared with what the coach says, and heard for illnesses, which costs next to nothing.
   */
  earlierTurns: 4,
  /** Letters of one turn. Word patterns cannot be counted as they run, so it is their text that is bounded. */
  turnChars: 2000,
  /** Letters of one word: no word of the rules or the evidence is as long. */
  wordChars: 32,
} as const

/** One turn of a conversation. */
export interface Turn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** A message of the person, and what was said before it, oldest first. */
export interface MessageInTalk {
  readonly message: string
  readonly history: readonly Turn[]
}

/** The turns of the person in a conversation, oldest first. */
export function turnsOf(history: readonly Turn[]): readonly Turn[] {
  return history.filter(({ role }) => role === 'user')
}

/** What the person said in a conversation, oldest first. */
export function messagesOf(history: readonly Turn[]): readonly string[] {
  return turnsOf(history).map(({ content }) => content)
}

/** Blanks beyond the first tell nothing, and whatever looks for the end of a sentence begins anew at each of them. */
const blanks = /\s{2,}/gu
/** Paragraphs stand apart by two new lines. */
const paragraph = '\n\n'

/**
 * Leaves of a turn what is read.
 *
 * @param content - as typed.
 * @returns its beginning, with one blank where there were several, or one new line, or two, where they are among them.
 */
export function readPart(content: string): string {
  return content.slice(0, conversationLimits.turnChars).replaceAll(blanks, (run) => {
    const lines = run.split('\n').length - 1
    return lines === 0 ? ' ' : paragraph.slice(0, lines)
  })
}
