/** Cuts a growing stream of text into sentences, the same ones however the stream is cut. */

/** One sentence as it was written, tags included. */
export interface StreamedSentence {
  readonly text: string
  /** True for the first sentence and for each that begins on a line of its own. */
  readonly startsParagraph: boolean
}

/** A text without any end is cut here, so that a broken model cannot fill the memory. */
const longest = 800

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

interface Cut {
  /** Where the sentence ends. */
  readonly end: number
}

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

/** True where the stop after these words ends nothing whatever follows. */
function isWithinSentence(before: string, stop: string, next: string, after: string): boolean {
  if (/^[^\s[(【]/u.test(next)) return true
  const isCapital = /^[\s"'“‘¿¡*_]*\p{Lu}/u.test(after)
  if (/^(?:\.{2,}|…)/u.test(stop)) return !isCapital && !/^\s*\n/u.test(after)
  if (!stop.startsWith('.')) return false
  const word = /[\p{L}\d.]+$/u.exec(before)?.[0].toLowerCase() ?? ''
  if (titles.has(word)) return true
  return undecided.has(word) && !isCapital && !/^\s*\n/u.test(after)
}

/** Finds the end of the first sentence; undefined where more text is needed to tell. */
function firstCut(text: string): Cut | undefined {
  const line = text.indexOf('\n')
  const opening = marker.exec(text)?.[0].length ?? 0
  ender.lastIndex = opening
  for (let found = ender.exec(text); found; found = ender.exec(text)) {
    if (line !== -1 && found.index > line) break
    const stop = ender.lastIndex
    const rest = text.slice(stop)
    if (rest === '') return undefined
    const tags = tagsAt(rest)
    if (tags === undefined) {
      if (line === -1) return undefined
      continue
    }
    const after = rest.slice(tags)
    if (/^[ \t]*$/u.test(after)) return undefined
    const before = text.slice(0, found.index)
    if (before.length < opening + 1 && !/\w/u.test(before)) continue
    if (!isWithinSentence(before, found[0], rest, after)) return { end: stop + tags }
  }
  if (line !== -1) return { end: line }
  return text.length > longest ? { end: longest } : undefined
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
    this.#text += delta.replaceAll('\r', '')
    return this.#take()
  }

  /**
   * Takes the end of the stream.
   *
   * @returns what is left, whether it ended or not.
   */
  end(): readonly StreamedSentence[] {
    this.#text += '\n'
    return this.#take()
  }

  #take(): readonly StreamedSentence[] {
    const sentences: StreamedSentence[] = []
    for (;;) {
      this.#skipBlanks()
      const cut = firstCut(this.#text)
      if (!cut) return sentences
      const text = this.#text.slice(0, cut.end).replace(marker, '').trim()
      this.#text = this.#text.slice(cut.end)
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
