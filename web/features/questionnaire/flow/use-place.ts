/** The place in the flow, kept in the address (`?page=3`), so that the browser's Back works. */

import { useEffect, useRef } from 'react'
import { cameByHistory, useLocation, useNavigate } from '../../../ui/navigation.tsx'
import type { Page } from '#core/instrument.ts'
import { type DraftOwner, type DraftPlace, savePlace } from '../../../client/drafts.ts'
import { pageHeadingAttribute } from '../../../ui/page-heading.tsx'
import { placeFrom, reachablePlace } from './flow-position.ts'

/** Where the person is and how they move. */
export interface FlowPlace {
  readonly place: DraftPlace
  /** The question that is being changed from the review; null in the ordinary course. */
  readonly changing: string | null
  /** The question that the address names: to be changed, or where the person stopped. */
  readonly asked: string | null
  readonly goTo: (place: DraftPlace, changing?: string) => void
  /** Goes to an earlier place, over the browser's own history where that is where it leads. */
  readonly goBackTo: (place: DraftPlace) => void
}

/** What the place depends on. */
interface PlaceOptions {
  readonly pages: readonly Page[]
  /** Null while the prerendered first page is being taken over. */
  readonly owner: DraftOwner | null
  /** The place in the draft, where an address without a place resumes. */
  readonly remembered: DraftPlace | null
  readonly isComplete: (page: Page) => boolean
  /** A place whose faults are being shown: there the summary takes the focus, not the heading. */
  readonly faultsAt: DraftPlace | null
}

/** Follows the address; a place that may not be opened yet becomes the nearest one that may. */
export function usePlace({
  pages,
  owner,
  remembered,
  isComplete,
  faultsAt,
}: PlaceOptions): FlowPlace {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const query = new URLSearchParams(search)
  const named = query.get('page')
  const wish = placeFrom(named, pages.length) ?? remembered ?? 1
  const place = owner === null ? 1 : reachablePlace(wish, pages, isComplete)
  const changing = query.get('change')
  const asked = changing ?? query.get('at')

  useEffect(() => {
    if (owner === null || named === String(place)) return
    navigate({ search: `?page=${place}` }, { replace: true })
  }, [owner, named, place, navigate])

  const hasDraft = remembered !== null
  useEffect(() => {
    if (owner !== null && hasDraft) savePlace(owner, place)
  }, [owner, hasDraft, place])

  useFocusOnArrival(owner !== null, place, faultsAt === place || asked !== null)

  const goTo = (target: DraftPlace, change?: string) => {
    const wanted = new URLSearchParams({ page: String(target) })
    if (change !== undefined) wanted.set('change', change)
    navigate({ search: `?${wanted.toString()}` }, { state: { from: place } })
  }
  const goBackTo = (target: DraftPlace) => {
    if (cameFrom(state) === target) navigate(-1)
    else navigate({ search: `?page=${target}` }, { replace: true })
  }
  return { place, changing, asked, goTo, goBackTo }
}

/** The layout announces a new address; places within one address are ours to announce. */
function useFocusOnArrival(live: boolean, place: DraftPlace, hasOwnFocus: boolean): void {
  const shown = useRef<DraftPlace | null>(null)
  useEffect(() => {
    if (!live || shown.current === place) return
    const arrived = shown.current !== null
    shown.current = place
    if (!arrived || hasOwnFocus) return
    // Going back, the browser returns to where the person was on the page.
    const isBack = cameByHistory()
    if (!isBack) window.scrollTo(0, 0)
    document
      .querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)
      ?.focus({ preventScroll: isBack })
  }, [live, place, hasOwnFocus])
}

function cameFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : null
}
