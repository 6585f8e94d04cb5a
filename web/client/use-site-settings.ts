/** What the operator has set, read once for all parts of the page that want it. */

import { useEffect, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from './call.ts'

/** What the operator has set. */
export type SiteSettings = Reply<'siteSettings'>

let asked: Promise<SiteSettings | null> | undefined

/**
 * The settings of this installation.
 *
 * @returns null until they have come, and when they could not be read; pages show what holds everywhere.
 */
export function useSiteSettings(): SiteSettings | null {
  const [settings, setSettings] = useState<SiteSettings | null>(null)
  useEffect(() => {
    let left = false
    const read = async () => {
      const reply = await askSiteSettings()
      if (!left) setSettings(reply)
    }
    void read()
    return () => {
      left = true
    }
  }, [])
  return settings
}

/** Whether this site sends letters, codes among them; true until it is known. */
export function useHasMail(): boolean {
  return useSiteSettings()?.mail !== false
}

/** The settings, read once; null when they could not be read. */
export function askSiteSettings(): Promise<SiteSettings | null> {
  return (asked ??= ask())
}

/**
 * Reads the settings before a part of the page wants them.
 *
 * @throws when they did not come.
 */
export async function prepareSiteSettings(): Promise<void> {
  if ((await askSiteSettings()) === null) throw new Error('The site settings did not come')
}

async function ask(): Promise<SiteSettings | null> {
  const outcome = await call('siteSettings')
  if (outcome.ok) return outcome.reply
  // Asked again by the next part that is shown.
  asked = undefined
  return null
}
