/** The spot in the flow, kept in the address (`?page=3`), so that the browser's Back works. */

import { useEffect, useRef } from 'react'
import { cameByHistory, useLocation, useNavigate } from '../../../ui/navigation.tsx'
import type { Page } from '#core/instrument.ts'
import type { Responses } from '#core/responses.ts'
import { type DraftOwner, type DraftPlace, savePlace } from '../../../client/drafts.ts'
import { pageHeadingAttribute } from '../../../ui/page-heading.tsx'
import { placeFrom, questionAt, reachablePlace, searchOf, type Spot } from './flow-position.ts'

/** What the spot depends on. */
interface PlaceOptions {
  readonly pages: readonly Page[]
  readonly responses: Responses
  /** Null while the prerendered first page is being taken over. */
  readonly owner: DraftOwner | null
  /** The place in the draft, where an address without a place resumes. */
  readonly remembered: DraftPlace | null
  readonly isComplete: (page: Page) => boolean
  /** True where one question of a page is shown at a time. */
  readonly isOneByOne: boolean
  /** The spot whose faults are being shown: there the summary takes the focus, not the heading. */
  readonly faultsAt: string | null
}

/** Follows the address; a place that may not be opened yet becomes the nearest one that may. */
export function usePlace({
  pages,
  responses,
  owner,
  remembered,
  isComplete,
  isOneByOne,
  faultsAt,
}: PlaceOptions) {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const query = new URLSearchParams(search)
  const named = query.get('page')
  const wish = placeFrom(named, pages.length) ?? remembered ?? 1
  const place = owner === null ? 1 : reachablePlace(wish, pages, isComplete)
  /** The question that is being changed from the review; null in the ordinary course. */
  const changing = query.get('change')
  const asked = changing ?? query.get('at')
  const question = query.get('question')
  const page = place === 'review' ? undefined : pages[place - 1]
  const isOne = isOneByOne && owner !== null && page !== undefined
  const at = isOne ? questionAt(page, responses, question ?? asked) : null
  const here = searchOf({ place, at })

  // The question is named as well: the first one without an answer is another one in a moment.
  const isNamed = named === String(place) && (at === null || at === question || at === changing)
  useEffect(() => {
    if (owner !== null && !isNamed) navigate({ search: here }, { replace: true })
  }, [owner, isNamed, here, navigate])

  const hasDraft = remembered !== null
  useEffect(() => {
    if (owner !== null && hasDraft) savePlace(owner, place)
  }, [owner, hasDraft, place])

  useFocusOnArrival(
    owner !== null,
    isOneByOne,
    here,
    faultsAt === here || (!isOne && asked !== null),
  )

  const goTo = (target: Spot, change: string | null = null) => {
    const also = change === null ? '' : `&change=${change}`
    navigate({ search: `${searchOf(target)}${also}` }, { state: { from: here } })
  }
  /** Goes to an earlier spot, over the browser's own history where that is where it leads. */
  const goBackTo = (target: Spot) => {
    if (cameFrom(state) === searchOf(target)) navigate(-1)
    else navigate({ search: searchOf(target) }, { replace: true })
  }
  return {
    spot: { place, at } satisfies Spot,
    changing,
    /** The question of a whole page that the address names: to be changed, or where the person stopped. */
    asked: at === null ? asked : null,
    goTo,
    goBackTo,
  }
}

/**
 * The layout announces a new address; spots within one address are ours to announce. Who turns the phone
 * stays where they are.
 */
function useFocusOnArrival(live: boolean, isOneByOne: boolean, here: string, hasOwnFocus: boolean) {
  const shown = useRef<{ isOneByOne: boolean; here: string } | null>(null)
  useEffect(() => {
    if (!live || shown.current?.here === here) return
    const arrived = shown.current?.isOneByOne === isOneByOne
    shown.current = { isOneByOne, here }
    if (!arrived || hasOwnFocus) return
    // Going back, the browser returns to where the person was on the page.
    const isBack = cameByHistory()
    if (!isBack) window.scrollTo(0, 0)
    document
      .querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)
      ?.focus({ preventScroll: isBack })
  }, [live, isOneByOne, here, hasOwnFocus])
}

function cameFrom(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'from' in state ? state.from : null
}
