/** Lists everything that a browser keeps for the site: where anything of a person could have stayed. */

import type { Page } from 'playwright-core'

/**
 * Reads all of it: cookies with their values, both storages, every database with its records, every
 * cache with its answers, and what the entry of the history carries.
 *
 * @param page - on a page of the site.
 * @returns one line each, which begins with where it stands.
 */
export async function keptByBrowser(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const inPage = await page.evaluate(readPage)
  return [...cookies.map(({ name, value }) => `cookie ${name}=${value}`), ...inPage]
}

/** Runs in the page, so everything it needs stands inside it. */
async function readPage(): Promise<string[]> {
  const lines = [
    ...Object.entries<string>(localStorage).map(([key, text]) => `local ${key}=${text}`),
    ...Object.entries<string>(sessionStorage).map(([key, text]) => `session ${key}=${text}`),
    `history ${JSON.stringify(history.state)}`,
  ]
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => resolve(opening.result))
    })
    for (const store of database.objectStoreNames) {
      const reading = database.transaction(store).objectStore(store).getAll()
      await new Promise((resolve) => {
        reading.addEventListener('success', resolve)
      })
      for (const record of reading.result) {
        lines.push(`database ${name}/${store} ${JSON.stringify(record)}`)
      }
    }
    database.close()
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const answer = await cache.match(request)
      const type = answer?.headers.get('content-type') ?? ''
      const text = /text|json/.test(type) ? await answer?.text() : ''
      lines.push(`cache ${name} ${request.url} ${text ?? ''}`)
    }
  }
  return lines
}
