/** Finds, in what a model says about a plan, the words for each point; a point without good words keeps its own. */

import { isWholeAnswer } from '#coach/guard/is-whole-answer.ts'
import type { Language } from '#core/languages.ts'
import type { GuardedSentence } from './guarded-generation.ts'

/** New words of one point. */
export interface Rewording {
  /** Place of the point in the plan, from 0. */
  readonly place: number
  /** What to do. */
  readonly action: string
  /** Why it helps; may be empty. */
  readonly why: string
}

/**
 * Collects sentences into paragraphs and gives each paragraph to the point whose evidence it names.
 * The order of the plan is kept: what comes late or twice is left out.
 */
export class PointWords {
  readonly #language: Language
  readonly #places: ReadonlyMap<string, number>
  #paragraph: GuardedSentence[] = []
  #next = 0

  /**
   * @param sourceIds - for each point the ids of its evidence.
   * @param language - language of the plan.
   */
  constructor(sourceIds: readonly (readonly string[])[], language: Language = 'en') {
    this.#language = language
    this.#places = new Map(sourceIds.flatMap((ids, place) => ids.map((id) => [id, place] as const)))
  }

  /**
   * Takes the next sentence.
   *
   * @param sentence - one that passed the guard.
   * @returns the words of a point, where a paragraph ended before it that has some.
   */
  push(sentence: GuardedSentence): Rewording | undefined {
    const finished = sentence.startsParagraph ? this.end() : undefined
    this.#paragraph.push(sentence)
    return finished
  }

  /**
   * Takes the end of a paragraph.
   *
   * @returns the words of a point, where the last paragraph has some: it names one point, tells the
   *   step of its evidence, and can be read easily.
   */
  end(): Rewording | undefined {
    const paragraph = this.#paragraph
    this.#paragraph = []
    const named = new Set(
      paragraph.flatMap(({ ids }) => ids.map((id) => this.#places.get(id) ?? -1)),
    )
    const [place = -1] = named
    if (named.size !== 1 || place < this.#next || !isWholeAnswer(paragraph, this.#language))
      return undefined
    this.#next = place + 1
    const [action = '', ...why] = paragraph.map(({ text }) => text)
    return { place, action, why: why.join(' ') }
  }
}
