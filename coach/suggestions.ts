/** What a person may want to say next, offered as buttons under an answer. */

import type { Language } from '#core/languages.ts'
import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import { cannedQuestions } from './canned-questions.ts'
import { cardOf } from './cards/catalog.ts'
import type { Source } from './person.ts'
import { afterCard } from './talk/acts.ts'
import { sayIn } from './wording/say-in.ts'

/** What an answer was made of. */
interface Answered {
  /** Its domains, best first; none where nothing was found. */
  readonly domains: readonly LifestyleDomain[]
  /** Its sources; with one that has a card the talk can stay there. */
  readonly sources: readonly Source[]
  /** What the person asked so far, in English where it is a ready question. */
  readonly asked: readonly string[]
  readonly language: Language
}

const mostQuestions = 3

/**
 * Offers what to say next.
 *
 * @param answered - what the answer was made of.
 * @returns after a card what can be done with it, else up to three ready questions not asked before.
 */
export function suggestionsFor({ domains, sources, asked, language }: Answered): readonly string[] {
  const [first] = sources
  if (first && cardOf(first.id)) return afterCard.map(({ label }) => label[language])
  const ordered = [...domains, ...lifestyleDomains.filter((domain) => !domains.includes(domain))]
  const questions = ordered.flatMap((domain, place) =>
    cannedQuestions[domain].slice(0, place === 0 && domains.length > 0 ? mostQuestions : 1),
  )
  return questions
    .filter((question) => !asked.includes(question))
    .slice(0, mostQuestions)
    .map((question) => sayIn(language, question))
}
