/** 'My plan': what to do today, how the week stands, looking back, and making or changing a step. */

import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { asksForLookBack } from '../../client/plan/look-back-address.ts'
import { personDay } from '../../client/plan/person-day.ts'
import { handOverIdea, ideaHandedOver } from '../../client/plan/step-idea.ts'
import type { PlanHere } from '../../client/plan/member-plan.ts'
import { useChanges, useMyPlan } from '../../client/plan/use-plan.ts'
import { hasRoom } from '#core/plan.ts'
import { lookBackDue } from '#core/plan-week.ts'
import { planTexts } from '../../locales/plan.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { useLocation } from '../../ui/navigation.tsx'
import { useOwnNotices } from '../../ui/own-notices.ts'
import { PageHeading, pageHeadingAttribute } from '../../ui/page-heading.tsx'
import styles from './plan.module.css'
import { LookBackPart } from './look-back-part.tsx'
import { PlanPart, type Shown } from './plan-part.tsx'
import { StepForm } from './step-form.tsx'

/** /plan, for members and guests. */
export function PlanPage() {
  const texts = planTexts
  const { loaded, loadAgain } = useMyPlan()
  const { search } = useLocation()
  const [heading, setHeading] = useState<string>()
  const [isFaulty, setFaulty] = useState(false)
  const first =
    loaded.status === 'done' && loaded.value.ok ? firstShown(loaded.value.reply, search) : null
  const shown = first === null ? texts.heading : (heading ?? headings[first.part])
  const head = useCallback((next: string) => {
    // Written before it is focused, or the old one would be read out.
    flushSync(() => {
      setHeading(next)
    })
    document.querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)?.focus()
  }, [])
  return (
    <div className={styles.page} data-wide-page>
      <div className={styles.screen}>
        <PageHeading title={isFaulty ? texts.errorTitle(shown) : shown}>{shown}</PageHeading>
      </div>
      <LoadedPart loaded={loaded} texts={texts} onTryAgain={loadAgain}>
        {(here) => (
          <Parts loaded={here} first={first ?? { part: 'plan' }} head={head} onFaulty={setFaulty} />
        )}
      </LoadedPart>
    </div>
  )
}

const headings = {
  plan: planTexts.heading,
  form: planTexts.formHeading,
  lookBack: planTexts.lookBackHeading,
} as const

/** A step that was handed over, the look back that was pressed on home, or the plan. */
function firstShown({ plan }: PlanHere, search: string): Shown {
  if (ideaHandedOver() !== null) return { part: 'form', step: null }
  const looked = asksForLookBack(search)
    ? plan.steps.find((step) => step.state === 'active' && lookBackDue(step, personDay()) !== null)
    : undefined
  return looked === undefined ? { part: 'plan' } : { part: 'lookBack', stepId: looked.id }
}

function Parts({
  loaded,
  first,
  head,
  onFaulty,
}: {
  loaded: PlanHere
  first: Shown
  head: (heading: string) => void
  onFaulty: (isFaulty: boolean) => void
}) {
  const texts = planTexts
  const { notify, dismiss } = useOwnNotices()
  const [idea] = useState(ideaHandedOver)
  const [shown, setShown] = useState(first)
  const { here, change: keep } = useChanges(loaded, ({ problem }) => {
    const advice = problem?.error ?? texts.connectionAdvice
    notify({ tone: 'error', text: texts.notDone, advice })
  })
  // What was said of the last thing done is over with the next.
  const change: typeof keep = (changes) => {
    dismiss()
    return keep(changes)
  }
  const { plan } = here
  const today = personDay()
  const goTo = (next: Shown) => {
    dismiss()
    handOverIdea(null)
    setShown(next)
    head(headings[next.part])
  }
  const say = (text: string) => {
    const advice = here.isWaiting ? texts.notSaved : undefined
    notify({ tone: 'success', text, advice })
  }
  const common = { plan, today, change, goTo, head, say }
  if (shown.part === 'form' && (shown.step !== null || hasRoom(plan))) {
    return <StepForm {...common} step={shown.step} idea={idea} onFaulty={onFaulty} />
  }
  const looked = plan.steps.find(({ id }) => shown.part === 'lookBack' && id === shown.stepId)
  if (looked !== undefined) return <LookBackPart {...common} step={looked} />
  return <PlanPart {...common} isWaiting={here.isWaiting} />
}
