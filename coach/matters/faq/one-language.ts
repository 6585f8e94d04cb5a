/** Subjects in one language, as a browser fetches them: who talks in one of them needs not the other. */

import type { Language } from '#core/languages.ts'
import { inEach, type Said } from '../../text/said.ts'
import type { Faq, FaqEntry } from './faq.ts'

/** What of an entry is said in each language. */
const texts = ['label', 'asks', 'needs', 'say', 'more'] as const
/** What bars an answer is looked for in its English text. */
const everywhere: ReadonlySet<TextName> = new Set(['say', 'more'])

type TextName = (typeof texts)[number]

function entryWith(entry: FaqEntry, change: (said: Said, name: TextName) => Said): FaqEntry {
  const changed = texts.flatMap((name) => {
    const said = entry[name]
    return said ? [[name, change(said, name)]] : []
  })
  return { ...entry, ...Object.fromEntries(changed) }
}

/**
 * Leaves one language of a subject.
 *
 * @returns the same with empty texts in the other; the answers stay in English too.
 */
export function faqIn(faq: Faq, language: Language): Faq {
  const only = (said: Said, name: TextName): Said =>
    inEach((each) =>
      each === language || (each === 'en' && everywhere.has(name)) ? said[each] : '',
    )
  return { ...faq, entries: faq.entries.map((entry) => entryWith(entry, only)) }
}

/**
 * Puts two languages of a subject together.
 *
 * @param one - as {@link faqIn} leaves it.
 * @param other - the same subject in another language.
 */
export function faqInBoth(one: Faq, other: Faq): Faq {
  const entries = one.entries.map((entry, at) =>
    entryWith(entry, (said, name) => {
      const second = other.entries[at]?.[name]
      return inEach((language) => said[language] || (second?.[language] ?? ''))
    }),
  )
  return { ...one, entries }
}
