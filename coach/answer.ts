/** The answer of the built-in coach to a question in a chat. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Person, SafetyMessage, Source } from './person.ts'

/** What is asked, with what was said before. */
export interface Question {
  readonly message: string
  /** Earlier turns of this conversation, oldest first. */
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  /** What is known of the person; absent in the topic chat of a stranger. */
  readonly person?: Person
  /** Two-letter region whose emergency numbers apply, for example `US`. */
  readonly region: string
}

/** What the coach says. */
export interface CoachAnswer {
  /** Fixed texts for whatever was detected; shown before anything else. */
  readonly safety: readonly SafetyMessage[]
  /** Best matching domains, best first; empty when the question is out of scope. */
  readonly domains: readonly LifestyleDomain[]
  /** The answer as shown, safety texts first. */
  readonly text: string
  readonly sources: readonly Source[]
  /** Questions the person may want to ask next. */
  readonly suggestions: readonly string[]
}
