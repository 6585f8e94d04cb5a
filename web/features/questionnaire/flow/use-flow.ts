/** One sitting from the first question to the sending: where the person is, and what a press does. */

import { type RefObject, useMemo, useState } from 'react'
import { useNavigate } from '../../../ui/navigation.tsx'
import type { Questionnaire, Page } from '#core/instrument.ts'
import { type Responses, unansweredItems } from '#core/responses.ts'
import type { DraftPlace } from '../../../client/drafts.ts'
import { endQuiet } from '../../../client/quiet.ts'
import { useSession } from '../../../client/session.ts'
import type { QuestionnaireTexts } from '../../../locales/questionnaire.ts'
import { domainPaths } from '../../../paths.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { pageOf } from './flow-position.ts'
import { faultMessage, pageFaults } from './page-faults.ts'
import { type NightChecking, useNightCheck } from './use-night-check.ts'
import { usePlace } from './use-place.ts'
import { useResponses } from './use-responses.ts'
import { type ShownFaults, useShownFaults } from './use-shown-faults.ts'
import { useSubmit, type WayOn } from './use-submit.ts'
import { useTakeover } from './use-takeover.ts'

/** What pressing the main button does. */
export type FlowStep = 'next' | 'submit' | 'back-to-review'

/** Everything the page shows and offers. */
export interface FlowState {
  /** Whose answers these are; null while nobody is known. */
  readonly userId: string | null
  readonly place: DraftPlace
  /** The page at this place; null on the review. */
  readonly page: Page | null
  readonly responses: Responses
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
  readonly wayOn: WayOn | null
  /** True where this address was left by sending: the browser's Back led here, and nothing is begun anew. */
  readonly cameBack: boolean
  readonly hasNoWayBack: boolean
  /** Whether the typed times fit together. */
  readonly check: NightChecking
  readonly forward: () => void
  readonly back: () => void
  readonly review: () => void
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
  const { draft, responses, answer } = useResponses(instrument, userId)
  useTakeover(form, id, session === undefined, answer)
  // Who begins comes without a place in the address, and who goes on has answers.
  const [hadPlace] = useState(() => owner !== null && window.location.search !== '')

  const faultsOf = (page: Page) => pageFaults(instrument, page, responses, texts)
  const shown = useShownFaults(responses)
  const isComplete = (page: Page) => faultsOf(page).length === 0
  const { place, changing, asked, goTo, goBackTo } = usePlace({
    pages,
    owner,
    remembered: draft?.place ?? null,
    isComplete,
    faultsAt: shown.place,
  })
  const page = place === 'review' ? null : (pages[place - 1] ?? null)
  const leavePath = domainPaths[instrument.domain].leave

  const submit = useSubmit(instrument, responses, texts, ({ code, field }) => {
    const at = pageOf(instrument, String(field))
    const item = at && pages[at - 1]?.items.find(({ linkId }) => linkId === String(field))
    if (!at || !item) return
    shown.show(at, [{ linkId: item.linkId, message: faultMessage(code, item, texts) }])
    goTo(at)
  })

  const check = useNightCheck(instrument, responses)
  /** Goes on where the page is complete; otherwise says what is missing. */
  const onward = (go: () => void) => {
    if (submit.isSending) return
    dismiss()
    const faults = page === null ? [] : faultsOf(page)
    if (faults.length > 0) {
      shown.show(place, faults)
      return
    }
    shown.clear()
    check.whenSure(page, go)
  }
  const step: FlowStep =
    changing !== null
      ? 'back-to-review'
      : place === 'review' || place === pages.length
        ? 'submit'
        : 'next'

  return {
    place,
    page,
    responses,
    answer,
    shown,
    step,
    changing,
    asked,
    isOpen: page !== null && unansweredItems({ pages: [page] }, responses).length > 0,
    isSending: submit.isSending,
    wayOn: submit.wayOn,
    userId,
    cameBack: hadPlace && draft === null,
    check,
    hasNoWayBack: place === 1 && changing === null && leavePath === null,
    forward() {
      onward(() => {
        if (step === 'back-to-review') goBackTo('review')
        else if (place === 'review' || step === 'submit') submit.send()
        else {
          endQuiet()
          goTo(place + 1)
        }
      })
    },
    back() {
      dismiss()
      const target = placeBefore(place, changing, pages.length)
      if (target !== null) goBackTo(target)
      else if (leavePath !== null) navigate(leavePath)
    },
    review() {
      onward(() => {
        goTo('review')
      })
    },
  }
}

function placeBefore(
  place: DraftPlace,
  changing: string | null,
  pageCount: number,
): DraftPlace | null {
  if (place === 'review') return pageCount
  if (changing !== null) return 'review'
  return place > 1 ? place - 1 : null
}
