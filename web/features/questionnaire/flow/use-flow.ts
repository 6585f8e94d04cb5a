/** One sitting from the first question to the sending: where the person is, and what a press does. */

import { type RefObject, useMemo, useState, useSyncExternalStore } from 'react'
import { useNavigate } from '../../../ui/navigation.tsx'
import type { Item, Questionnaire, Page } from '#core/instrument.ts'
import { type Responses, requiredItems, unansweredItems } from '#core/responses.ts'
import { endQuiet } from '../../../client/quiet.ts'
import { useSession } from '../../../client/session.ts'
import type { QuestionnaireTexts } from '../../../locales/questionnaire.ts'
import { domainPaths } from '../../../paths.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { pageOf, searchOf, type Spot } from './flow-position.ts'
import { fieldIdOf, pageFaults, scoringFault } from './page-faults.ts'
import { type NightChecking, useNightCheck } from './use-night-check.ts'
import { usePlace } from './use-place.ts'
import { useResponses } from './use-responses.ts'
import { type ShownFaults, useShownFaults } from './use-shown-faults.ts'
import { useSubmit } from './use-submit.ts'
import { useTakeover } from './use-takeover.ts'

/** What pressing the main button does. */
export type FlowStep = 'next' | 'submit' | 'back-to-review'

/** Everything the page shows and offers. */
export interface FlowState {
  /** Whose answers these are; null while nobody is known. */
  readonly userId: string | null
  readonly spot: Spot
  /** What is asked here: a page, or on narrow screens one question of it; null on the review. */
  readonly page: Page | null
  /** True where Next leaves the page of the instrument, with all its questions. */
  readonly isEndOfPage: boolean
  readonly responses: Responses
  /** False where the browser keeps nothing, so that nobody can stop and come back. */
  readonly isStored: boolean
  readonly answer: (linkId: string, text: string) => void
  readonly shown: ShownFaults
  readonly step: FlowStep
  /** The question that is being changed from the review. */
  readonly changing: string | null
  /** The question that takes the focus on arrival. */
  readonly asked: string | null
  /** True while a question of this page has no answer. */
  readonly isOpen: boolean
  readonly isSending: boolean
  /** True where this address was left by sending: the browser's Back led here, and nothing is begun anew. */
  readonly cameBack: boolean
  readonly hasNoWayBack: boolean
  /** Whether the typed times fit together. */
  readonly check: NightChecking
  readonly forward: () => void
  readonly back: () => void
  readonly review: () => void
  /** Puts the person at a question of this page. */
  readonly turnTo: (item: Item) => void
}

/**
 * Runs the flow of one instrument.
 *
 * @param form - holds the fields of the prerendered page.
 */
export function useFlow(
  instrument: Questionnaire,
  form: RefObject<HTMLFormElement | null>,
  texts: QuestionnaireTexts,
): FlowState {
  const { id, pages } = instrument
  const navigate = useNavigate()
  const { dismiss } = useNotices()
  const session = useSession()
  const userId = session?.userId ?? null
  const owner = useMemo(() => (userId === null ? null : { userId, instrument: id }), [userId, id])
  const { draft, responses, isStored, answer } = useResponses(instrument, userId)
  useTakeover(form, id, session === undefined, answer, () => {
    const first = pages[0]?.items[0]?.linkId
    if (first === undefined || !isOneByOne()) return
    // With an answer it is not the first open question any more, and nobody has pressed Next yet. Named at
    // once: a move of the app would come after the next rendering.
    window.history.replaceState(window.history.state, '', searchOf({ place: 1, at: first }))
  })
  // Who begins comes without a place in the address, and who goes on has answers.
  const [hadPlace] = useState(() => owner !== null && window.location.search !== '')

  const itemsOn = (page: Page | undefined) =>
    page === undefined ? [] : requiredItems({ pages: [page] }, responses)
  const faultsOf = (asked: Page) => pageFaults(instrument, asked, responses, texts)
  const isComplete = (page: Page) => faultsOf(page).length === 0
  const shown = useShownFaults(responses)
  const isOne = useOneByOne()
  const { spot, changing, asked, goTo, goBackTo } = usePlace({
    pages,
    responses,
    owner,
    remembered: draft?.place ?? null,
    isComplete,
    isOneByOne: isOne,
    faultsAt: shown.at,
  })
  const { place, at } = spot
  const whole = place === 'review' ? undefined : pages[place - 1]
  const items = itemsOn(whole)
  const index = items.findIndex(({ linkId }) => linkId === at)
  const following = at === null ? undefined : items[index + 1]
  const page =
    whole === undefined
      ? null
      : at === null
        ? whole
        : { ...whole, items: items.slice(index, index + 1) }
  const spotOf = (number: number, item: Item | undefined): Spot => ({
    place: number,
    at: isOne && item !== undefined ? item.linkId : null,
  })
  const leavePath = domainPaths[instrument.domain].leave

  const submit = useSubmit(instrument, texts, ({ code, field }) => {
    const number = pageOf(instrument, String(field))
    const item = number && itemsOn(pages[number - 1]).find(({ linkId }) => linkId === String(field))
    if (!number || !item) return
    const target = spotOf(number, item)
    shown.show(target, [scoringFault(code, item, instrument, responses, texts)])
    goTo(target)
  })

  const check = useNightCheck(instrument, responses)
  /** Says what is missing here, else goes on; the end of a page is passed when all of it is complete. */
  const onward = (go: () => void, isLeaving: boolean) => {
    if (submit.isSending) return
    dismiss()
    const here = page === null ? [] : faultsOf(page)
    if (here.length > 0) {
      shown.show(spot, here)
      return
    }
    shown.clear()
    const [elsewhere] = isLeaving && whole !== undefined ? faultsOf(whole) : []
    if (elsewhere === undefined) {
      check.whenSure(isLeaving ? (whole ?? null) : null, go)
      return
    }
    const item = items.find(({ linkId }) => linkId === elsewhere.linkId)
    const target = { place, at: elsewhere.linkId }
    // A question that was not seen yet is no fault of the person.
    if (item && !unansweredItems({ pages: [{ items: [item] }] }, responses).includes(item)) {
      shown.show(target, [elsewhere])
    }
    goTo(target, changing)
  }
  const isEndOfPage = following === undefined
  const step: FlowStep =
    changing !== null
      ? 'back-to-review'
      : place === 'review' || (place === pages.length && isEndOfPage)
        ? 'submit'
        : 'next'

  const spotBefore = (): Spot | null => {
    if (place !== 'review' && changing !== null) return review
    if (index > 0 && place !== 'review') return spotOf(place, items[index - 1])
    const before = place === 'review' ? pages.length : place - 1
    return before === 0 ? null : spotOf(before, itemsOn(pages[before - 1]).at(-1))
  }

  return {
    spot,
    page,
    isEndOfPage,
    responses,
    isStored,
    answer,
    shown,
    step,
    changing,
    asked,
    isOpen: page !== null && unansweredItems({ pages: [page] }, responses).length > 0,
    isSending: submit.isSending,
    userId,
    cameBack: hadPlace && draft === null,
    check,
    hasNoWayBack: leavePath === null && spotBefore() === null,
    forward() {
      onward(
        () => {
          if (step === 'back-to-review') goBackTo(review)
          else if (place === 'review' || step === 'submit') submit.send()
          else if (following !== undefined) goTo(spotOf(place, following))
          else {
            endQuiet()
            goTo(spotOf(place + 1, itemsOn(pages[place])[0]))
          }
        },
        isEndOfPage || changing !== null,
      )
    },
    back() {
      dismiss()
      check.close()
      const target = spotBefore()
      if (target !== null) goBackTo(target)
      else if (leavePath !== null) navigate(leavePath)
    },
    review() {
      onward(() => {
        goTo(review)
      }, true)
    },
    turnTo(item) {
      if (place !== 'review' && at !== null) goTo({ place, at: item.linkId }, changing)
      else document.getElementById(fieldIdOf(item))?.focus()
    },
  }
}

const review: Spot = { place: 'review', at: null }

/** The same width as in question.module.css, which shows the first question alone before the script has come. */
const narrow = '(max-width: 37.5em)'

/** Whether one question is shown at a time: on narrow screens, where a page of several is many swipes long. */
function isOneByOne(): boolean {
  return window.matchMedia(narrow).matches
}

/** Follows the width of the window; false while the prerendered page is being taken over. */
function useOneByOne(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const width = window.matchMedia(narrow)
      width.addEventListener('change', onChange)
      return () => {
        width.removeEventListener('change', onChange)
      }
    },
    isOneByOne,
    () => false,
  )
}
