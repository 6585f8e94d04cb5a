/** Asks the browser to keep the site for the time without a connection (web/worker). */

import { language } from '../../locales/language.ts'

/** Its own address, and the language it keeps. */
const workerAddress = `/service-worker.js?language=${language}`

/** Not in the compiler's list of the browser's parts yet (W3C Trusted Types). */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string }
}

/**
 * Registers the service worker of this page's language; does nothing where the browser has none, and
 * where the person has asked it to save data.
 */
export async function registerWorker(): Promise<void> {
  // Missing on plain-http pages of a home network.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV || savesData()) return
  // What could not be fetched now is tried again with the next page.
  await navigator.serviceWorker.register(trusted(workerAddress)).catch(() => undefined)
}

/** The page's policy lets no text become a script; this one address is the exception it names. */
function trusted(address: string): string {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes')
  if (trustedTypes === undefined) return address
  const policy = trustedTypes.createPolicy('service-worker', {
    createScriptURL(asked) {
      if (asked === workerAddress) return asked
      throw new TypeError('This is not the service worker.')
    },
  })
  return policy.createScriptURL(address)
}

/** The wish of the person, where the browser tells it (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
