/** Cuts a growing stream of text into sentences, the same ones however the stream is cut. */

/** One sentence as it was written, tags included. */
export interface StreamedSentence {
  readonly text: string
  /** True for the first sentence and for each that begins on a line of its own. */
  readonly startsParagraph: boolean
}

/** A text without any end is cut here, so that a broken model cannot fill the memory. */
const longest = 800

/** How far past an end is looked before it is settled. */
const lookahead = 200

/** Stands after the end of the stream; no sentence holds it. */
const beyond = '\u0000'

/** Never the end of a sentence. */
const titles = new Set('dr mr mrs ms prof st vs e.g i.e approx fig sra sr ud uds'.split(' '))

/** The end of a sentence only where the next word opens with a capital letter. */
const undecided = new Set('a.m p.m u.s u.k etc min hr hrs no oz lb lbs ft inc'.split(' '))

const ender = /[.!?…]+["'”’)*_]*/gu
const tag =
  /^[ \t]*[[(【]\s*[A-Za-z]{1,2}\d{1,3}(?:[\s,;&]+(?:and |y )?[A-Za-z]{1,2}\d{1,3})*\s*[\])】]/u
/** What may still grow into a tag. */
const openTag = /^[ \t]*[[(【][^\])】\n]{0,40}$/u
const marker = /^(?:[-*•–—]|\d{1,2}[.)])[ \t]+/u

/** Length of the tags at the start of a text; undefined where more text is needed to tell. */
function tagsAt(text: string): number | undefined {
  let length = 0
  for (;;) {
    const rest = text.slice(length)
    if (/^[ \t]*$/u.test(rest) || openTag.test(rest)) return undefined
    const found = tag.exec(rest)?.[0]
    if (found === undefined) return length
    length += found.length
  }
}

/**
 * Length of a line that holds nothing but tags, blanks before it included: it belongs to the
 * sentence above. Undefined where more text is needed to tell.
 */
function tagLineAt(text: string): number | undefined {
  const blanks = /^\s*/u.exec(text)?.[0] ?? ''
  const tags = tagsAt(text.slice(blanks.length))
  if (tags === undefined) return undefined
  const end = blanks.length + tags
  return tags > 0 && /^[ \t]*\n/u.test(text.slice(end)) ? end : 0
}

/** True where the stop after these words ends nothing, given what follows it. */
function isWithinSentence(before: string, stop: string, after: string): boolean {
  if (/^\S/u.test(after)) return true
  const isNextUnlike = !/^[\s"'“‘¿¡*_]*\p{Lu}/u.test(after) && !/^[ \t]*\n/u.test(after)
  if (/^(?:\.{2,}|…)/u.test(stop)) return isNextUnlike
  if (!stop.startsWith('.')) return false
  const word = /[\p{L}\d.]+$/u.exec(before)?.[0].toLowerCase() ?? ''
  return titles.has(word) || (undecided.has(word) && isNextUnlike)
}

/** Finds the end of the first sentence; undefined where more text is needed to tell. */
function firstEnd(text: string): number | undefined {
  const isFull = text.length >= longest + lookahead
  return firstEndIn(text.slice(0, longest + lookahead)) ?? (isFull ? longest : undefined)
}

function firstEndIn(text: string): number | undefined {
  const firstLetter = text.search(/[\p{L}\d]/u)
  const line = text.indexOf('\n')
  ender.lastIndex = marker.exec(text)?.[0].length ?? 0
  for (let found = ender.exec(text); found; found = ender.exec(text)) {
    if (line !== -1 && found.index > line) break
    if (firstLetter === -1 || found.index <= firstLetter) continue
    const stop = ender.lastIndex
    const tags = tagsAt(text.slice(stop))
    if (tags === undefined) return undefined
    const after = text.slice(stop + tags)
    if (/^[ \t]*["'“‘¿¡*_]*$/u.test(after)) return undefined
    const before = text.slice(0, found.index)
    const isWithin = tags === 0 && isWithinSentence(before, found[0], after)
    if (!isWithin) return stop + tags
  }
  return line === -1 ? undefined : line
}

/** Length of the tags on lines of their own after an end; undefined where more text is needed. */
function tagLineAfter(text: string): number | undefined {
  if (!/^[ \t]*\n/u.test(text)) return 0
  const isFull = text.length >= lookahead
  return tagLineAt(text.slice(0, lookahead)) ?? (isFull ? 0 : undefined)
}

/** Takes the pieces of a stream and gives the sentences as they end. */
export class SentenceSplitter {
  #text = ''
  #startsParagraph = true

  /**
   * Takes the next piece.
   *
   * @param delta - any piece of text, also an empty one or half a word.
   * @returns the sentences that ended with it, in order; often none.
   */
  push(delta: string): readonly StreamedSentence[] {
    this.#text += delta.replaceAll('\r', '').replaceAll(beyond, '')
    return this.#take()
  }

  /**
   * Takes the end of the stream.
   *
   * @returns what is left, whether it ended or not.
   */
  end(): readonly StreamedSentence[] {
    this.#text += `\n${beyond}`
    const last = this.#take()
    this.#text = ''
    return last
  }

  #take(): readonly StreamedSentence[] {
    const sentences: StreamedSentence[] = []
    for (;;) {
      this.#skipBlanks()
      const end = firstEnd(this.#text)
      if (end === undefined) return sentences
      const tagLine = tagLineAfter(this.#text.slice(end))
      if (tagLine === undefined) return sentences
      const text = this.#text
        .slice(0, end + tagLine)
        .replace(marker, '')
        .trim()
      this.#text = this.#text.slice(end + tagLine)
      if (text === '') continue
      sentences.push({ text, startsParagraph: this.#startsParagraph })
      this.#startsParagraph = false
    }
  }

  #skipBlanks(): void {
    const blanks = /^\s*/u.exec(this.#text)?.[0] ?? ''
    if (blanks.includes('\n')) this.#startsParagraph = true
    this.#text = this.#text.slice(blanks.length)
  }
}

/**
 * Cuts a whole text, as a stream of it is cut.
 *
 * @param text - one or more sentences.
 * @returns its sentences.
 */
export function sentencesIn(text: string): readonly string[] {
  const splitter = new SentenceSplitter()
  return [...splitter.push(text), ...splitter.end()].map((sentence) => sentence.text)
}
