/** Fetches what people ask on about each subject: all of it, whatever a talk is about, so that no request tells of what. */

import { faqFiles } from 'virtual:faq-files'
import { bringIn } from '#coach/matters/faq/catalog.ts'
import type { Faq } from '#coach/matters/faq/faq.ts'
import { faqInBoth } from '#coach/matters/faq/one-language.ts'
import type { Language } from '#core/languages.ts'

const fetching = new Map<Language, Promise<unknown>>()
let atHand: readonly Faq[] = []

/** Nobody waits longer for an answer, least of all in a danger. */
const patienceMs = 1500

/**
 * Brings in what is asked in one language, once; what could not be fetched is asked for again at the next call.
 *
 * @param language - of the answer that is to be given.
 * @returns when it is at hand, or patience is at its end: the coach answers from its cards until then.
 */
export async function bringFaqs(language: Language): Promise<void> {
  const brought =
    fetching.get(language) ??
    bring(language).catch(() => {
      fetching.delete(language)
    })
  fetching.set(language, brought)
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patienceMs)
  await Promise.race([brought, promise])
  clearTimeout(timer)
}

async function bring(language: Language): Promise<void> {
  const reply = await fetch(faqFiles[language])
  if (!reply.ok) throw new Error(`Questions of the subjects: status ${reply.status}`)
  const faqs: readonly Faq[] = await reply.json()
  atHand = faqs.map((faq, at) => (atHand[at] ? faqInBoth(atHand[at], faq) : faq))
  bringIn(atHand)
}
