/** A question in a chat, with what is known, and what the coach says to it. */

import type { Language } from '#core/languages.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Memory, MemoryChange } from '#core/memory.ts'
import type { Turn } from '../text/conversation-limits.ts'
import type { Passage, Person, SafetyMessage, Source } from '../person/person.ts'
import type { SafetyCode } from '../safety/codes.ts'
import type { Act } from '../understanding/acts.ts'

/** What is remembered, at one moment. */
export interface Recollection {
  readonly memory: Memory
  /** Hours from a moment, UTC ISO, until now. */
  readonly hoursSince: (moment: string) => number
}

/** What is asked, with what was said before. */
export interface Question {
  readonly message: string
  /** Earlier turns of this conversation, oldest first, read as far as `conversationLimits` allow. */
  readonly history: readonly Turn[]
  /** What is known of the person; absent in the topic chat of a stranger. */
  readonly person?: Person
  /** What is remembered of them; absent for whom nothing can be kept. */
  readonly recollection?: Recollection
  /** Two-letter region whose emergency numbers apply, for example `US`. */
  readonly region: string
  /** Language of the page, for messages too short to tell theirs; English where absent. */
  readonly language?: Language
}

/** A step that the person took up, as it may go into a plan. */
export interface GoalStep {
  readonly text: string
  /** In the person's own words; empty where they have not said. */
  readonly when: string
  readonly domain: LifestyleDomain
  readonly evidenceId: string
}

/** What the coach says. */
export interface CoachAnswer {
  /** What the person does by the message. */
  readonly act: Act | 'danger'
  /** Language it is said in. */
  readonly language: Language
  /** Fixed texts for whatever this message tells; shown before anything else. */
  readonly safety: readonly SafetyMessage[]
  /** Best matching domains, best first; empty when the question is out of scope. */
  readonly domains: readonly LifestyleDomain[]
  /** The answer as shown, safety texts first. */
  readonly text: string
  /** The answer without the safety texts, paragraph by paragraph. */
  readonly passages: readonly Passage[]
  /** Of the passages the first, where it says what was remembered, and the last, where it asks for consent: they stay as they are whoever words the rest. */
  readonly memory: { readonly lead: Passage | undefined; readonly closing: Passage | undefined }
  /** What becomes of the memory; absent where nothing changes. */
  readonly memoryChange?: MemoryChange
  readonly sources: readonly Source[]
  /** What the person may want to say next, each a message of its own; in a danger words about it alone. */
  readonly suggestions: readonly string[]
  /** A step that the person made their goal by this message; absent where there is none. */
  readonly step?: GoalStep
  /** Codes of tier 0 and 1 that were told in this conversation: their numbers stay in sight. */
  readonly standing: readonly SafetyCode[]
  /** The line of those numbers, for example "To talk: 988 · Emergency: 911"; null where no danger was told. */
  readonly help: string | null
}

/** An answer before the numbers that stay are put beside it. */
export type Composed = Omit<CoachAnswer, 'standing' | 'help'>
