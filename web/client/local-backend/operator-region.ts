/** Whose emergency numbers hold here: the operator's setting, remembered for when there is no network. */

import { addresses } from '#contract/addresses.ts'
import type { Reply } from '#contract/endpoints.ts'
import { readStored, store } from '../device-storage.ts'
import { callServer } from '../server-transport.ts'

const storageKey = 'region'
/** Stands in while the operator's setting was never read. */
const usualRegion = 'US'
/** Help must not wait for a network that gives no answer. */
const timeoutMs = 1500

let asking: Promise<string> | undefined

/**
 * The region, two letters. Asking for it tells nothing about the person, and no answer waits for it
 * once it is known.
 */
export async function readRegion(): Promise<string> {
  asking ??= ask()
  return readStored(storageKey) ?? asking
}

/** True once the operator's setting was read, now or on an earlier visit. */
export function isRegionKnown(): boolean {
  return readStored(storageKey) !== null
}

async function ask(): Promise<string> {
  const waiting = new AbortController()
  const timer = setTimeout(() => {
    waiting.abort()
  }, timeoutMs)
  try {
    const options = { token: null, signal: waiting.signal }
    const site = await callServer<Reply<'siteSettings'>>(addresses.siteSettings, options)
    if (site.ok) {
      store(storageKey, site.reply.region)
      return site.reply.region
    }
  } catch {
    // Too slow: as good as no answer.
  } finally {
    clearTimeout(timer)
  }
  // Asked again with the next question.
  asking = undefined
  return usualRegion
}
