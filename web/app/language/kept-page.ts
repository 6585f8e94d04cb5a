/** Carries what stands on a page over to the same page in another language. */

import { readTabMemory, writeTabMemory } from '../../client/tab-memory.ts'
import { type FieldValue, readFields, writeFields } from './field-values.ts'

/** Used once, by the page that comes next in this tab. */
const memoryKey = 'page-in-another-language'

/** After this long a field that is not there yet will not come any more. */
const timeoutMs = 10_000

interface KeptPage {
  readonly address: string
  readonly fields: readonly FieldValue[]
  readonly scrollY: number
}

/** Keeps what stands in the fields, and where the person is on the page. */
export function keepPage(): void {
  const page: KeptPage = {
    address: addressNow(),
    fields: readFields(mainPart()),
    scrollY: window.scrollY,
  }
  writeTabMemory(memoryKey, JSON.stringify(page))
}

/** Forgets it again, when the page stays after all. */
export function forgetKeptPage(): void {
  writeTabMemory(memoryKey, null)
}

/**
 * Puts everything back where it stood; fields that the page shows only later are waited for.
 *
 * @returns true when this page came by a change of language; false at every further call.
 */
export function putPageBack(): boolean {
  const page = takeKeptPage()
  if (page === null) return false
  const missing = writeFields(mainPart(), page.fields)
  window.scrollTo(0, page.scrollY)
  if (missing.length > 0) putBackLater(missing)
  return true
}

function takeKeptPage(): KeptPage | null {
  const kept = readTabMemory(memoryKey)
  if (kept === null) return null
  writeTabMemory(memoryKey, null)
  const page: KeptPage = JSON.parse(kept)
  return page.address === addressNow() ? page : null
}

function putBackLater(values: readonly FieldValue[]): void {
  let missing = values
  const address = addressNow()
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('input', whenTyped)
    clearTimeout(timer)
  }
  // Whoever types already is not interrupted.
  const whenTyped = (event: Event) => {
    if (event.isTrusted) stop()
  }
  const observer = new MutationObserver(() => {
    if (addressNow() === address) missing = writeFields(mainPart(), missing)
    if (addressNow() !== address || missing.length === 0) stop()
  })
  const timer = setTimeout(stop, timeoutMs)
  document.addEventListener('input', whenTyped)
  observer.observe(mainPart(), { childList: true, subtree: true })
}

/** The part below is the page's own business. */
function addressNow(): string {
  return window.location.pathname + window.location.search
}

function mainPart(): HTMLElement {
  return document.getElementById('main') ?? document.body
}
