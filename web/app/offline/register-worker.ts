/** Asks the browser to keep the site for the time without a connection (web/worker). */

import { trustedScript } from '../../client/trusted-script.ts'
import { language } from '../../locales/language.ts'

/** Its own address, and the language it keeps. */
const workerAddress = `/service-worker.js?language=${language}`

/**
 * Registers the service worker of this page's language; does nothing where the browser has none, and
 * where the person has asked it to save data.
 *
 * @returns false where there is none.
 */
export function registerWorker(): Promise<boolean> {
  return (registered ??= register())
}

let registered: Promise<boolean> | undefined

async function register(): Promise<boolean> {
  // Missing on plain-http pages of a home network.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV || savesData()) return false
  // What could not be fetched now is tried again with the next page.
  const found: unknown = await navigator.serviceWorker
    .register(trustedScript('service-worker', workerAddress))
    .catch(() => undefined)
  return found !== undefined
}

/** A worker that keeps everything takes over open pages within this; a forced reload leaves a page without it. */
const takeOverMs = 3000

/**
 * Waits until the service worker has everything and answers this page.
 *
 * @returns false where none does: then each page has to be fetched before the connection goes away.
 */
export async function isKeptByWorker(): Promise<boolean> {
  if (!(await registerWorker())) return false
  await navigator.serviceWorker.ready
  if (navigator.serviceWorker.controller !== null) return true
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), {
      once: true,
    })
    setTimeout(resolve, takeOverMs, false)
  })
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
