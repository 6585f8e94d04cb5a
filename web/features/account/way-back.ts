/** What one page of the account hands on to the next, and what it does not: where the person wanted to go, and the email they registered. */

/** Name of the query parameter that carries the way back. */
export const wayBackParameter = 'next'

/**
 * Reads the way back from an address.
 *
 * @param search - query part of the address, for example `?next=%2Fpitt`.
 * @param origin - origin of this site, for example `https://example.org`.
 * @returns a path on this site, query included; null when there is none or it leads elsewhere.
 */
export function readWayBack(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get(wayBackParameter)
  // Only plain paths: browsers read '//host' and '/\host' as another site.
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return null
  const url = URL.parse(wanted, origin)
  if (url === null || url.origin !== origin) return null
  return url.pathname + url.search + url.hash
}

/**
 * Adds the way back to the address of another page, so that it is not lost on the way.
 *
 * @param path - the page to go to first.
 * @param wayBack - from {@link readWayBack}.
 */
export function withWayBack(path: string, wayBack: string | null): string {
  return wayBack === null ? path : `${path}?${wayBackParameter}=${encodeURIComponent(wayBack)}`
}

/** Carried by the history entry, never by the address. */
export interface Arrival {
  readonly registered: true
  readonly email: string
}

/**
 * Reads what was handed over.
 *
 * @param state - state of the history entry; anything at all.
 * @returns null for a person who did not come from the registration.
 */
export function readArrival(state: unknown): Arrival | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('registered' in state) || state.registered !== true) return null
  if (!('email' in state) || typeof state.email !== 'string') return null
  return { registered: true, email: state.email }
}

/**
 * Empties what was typed on this page. To be called before a move away from it: browsers write what stands in
 * the fields into the entry of the history that is left, and show it to whoever goes back.
 */
export function emptyFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input')) {
    if (field.type !== 'checkbox' && field.type !== 'radio') field.value = ''
  }
}
