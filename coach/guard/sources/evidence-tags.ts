/** Reads the evidence tags out of a sentence. */

/** A sentence without its tags, and the ids they named. */
export interface TaggedSentence {
  /** The words alone, blanks mended. */
  readonly text: string
  /** Ids in capitals, each once, in order. */
  readonly ids: readonly string[]
}

const id = '[A-Za-z]{1,2}\\d{1,3}'
const tags = new RegExp(
  `[ \\t]*[[(【]\\s*(?:(?:ids?|sources?|see|fuentes?):?\\s*)?(${id}(?:[\\s,;&]+(?:and |y )?${id})*)\\s*[\\])】]`,
  'giu',
)
const marker = /^\s*(?:[-*•–—]|\d{1,2}[.)])\s+/u
const emphasis = /(\*{1,3}|_{1,3})(?=\S)([^*_\n]+?)(?<=\S)\1/gu

/**
 * Takes the tags out of a sentence; marks of a list and of emphasis go with them.
 *
 * @param sentence - one sentence as a model wrote it, for example "Keep one wake time [Z01]."
 * @returns the words without tags, and the ids named.
 */
export function readTags(sentence: string): TaggedSentence {
  const ids = new Set<string>()
  const text = sentence
    .normalize('NFKC')
    .replaceAll(tags, (_, list: string) => {
      for (const each of list.match(new RegExp(id, 'gu')) ?? []) ids.add(each.toUpperCase())
      return ' '
    })
    .replace(marker, '')
    .replaceAll(emphasis, '$2')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[.,;:!?…])/gu, '')
    .replaceAll(/([.!?])(?:\s*\.)+$/gu, '$1')
    .trim()
  return { text, ids: [...ids] }
}
