/** Fetches the questions of those subjects alone that a talk is about: all of them are more than the coach itself. */

import { subjectsIn } from '#coach/matters/faq/about.ts'
import { addFaq, askedAfterDoctor, faqNamed } from '#coach/matters/faq/catalog.ts'
import type { Faq } from '#coach/matters/faq/faq.ts'
import type { Question } from '#coach/conversation/question.ts'

/** Where the build put the file of each subject. */
const addresses = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../coach/matters/faq/subjects/*.json', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([file, address]) => [file.replace(/^.*\/|\.json$/gu, ''), address]),
)

/**
 * Brings in what a question may need.
 *
 * @param question - the message and what was said before it.
 * @returns when it is at hand; what cannot be fetched, without a network, is left to the coach's other answers.
 */
export async function bringFaqs({ message, history }: Pick<Question, 'message' | 'history'>) {
  const told = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const later = history.length > 0 ? [askedAfterDoctor] : []
  const wanted = [...subjectsIn([...told, message]), ...later].filter((name) => !faqNamed(name))
  await Promise.allSettled(wanted.map(bring))
}

async function bring(name: string): Promise<void> {
  const address = addresses.get(name)
  if (address === undefined) return
  const reply = await fetch(address)
  const faq: Faq = await reply.json()
  addFaq(faq)
}
