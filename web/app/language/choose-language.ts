/** Changes the language of this browser: a cookie, and the same page again. */

import { type Language } from '#core/languages.ts'
import { languageCookie } from '#contract/addresses.ts'

const yearS = 365 * 24 * 60 * 60

/** A page that has not come within this time would not come whole either. */
const timeoutMs = 8000

/**
 * Asks whether the page can come in another language before anything is changed: a page that is
 * reloaded without a connection would be lost.
 *
 * @returns true when the server answers.
 */
export async function canReload(): Promise<boolean> {
  try {
    // Not GET, which the service worker would answer from this device.
    const signal = AbortSignal.timeout(timeoutMs)
    return (await fetch('/', { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** Keeps the choice for the coming requests of this browser; the server reads it. */
export function keepLanguage(language: Language): void {
  const attributes = ['Path=/', `Max-Age=${yearS}`, 'SameSite=Lax']
  if (window.location.protocol === 'https:') attributes.push('Secure')
  document.cookie = [`${languageCookie}=${language}`, ...attributes].join('; ')
}
