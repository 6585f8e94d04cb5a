/** Fetches what people ask on about each subject: all of it, whatever a talk is about, so that no request tells of what. */

import { addFaq } from '#coach/matters/faq/catalog.ts'
import type { Faq } from '#coach/matters/faq/faq.ts'

/** Where the build put the file of each subject. */
const addresses = import.meta.glob<string>('../../../../coach/matters/faq/subjects/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

const waiting = new Set(Object.values(addresses))
let fetching: Promise<unknown> | undefined

/** Nobody waits longer for an answer, least of all in a danger. */
const patienceMs = 1500

/**
 * Brings it all in, once; what could not be fetched is asked for again at the next call.
 *
 * @returns when it is at hand, or patience is at its end: the coach answers from its cards until then.
 */
export async function bringFaqs(): Promise<void> {
  if (waiting.size === 0) return
  fetching ??= Promise.allSettled([...waiting].map(bring)).finally(() => {
    fetching = undefined
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patienceMs)
  await Promise.race([fetching, promise])
  clearTimeout(timer)
}

async function bring(address: string): Promise<void> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`Questions of a subject: status ${reply.status}`)
  const faq: Faq = await reply.json()
  addFaq(faq)
  waiting.delete(address)
}
