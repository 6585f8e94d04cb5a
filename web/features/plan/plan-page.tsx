/** 'My plan': what to do today, how the week stands, looking back, and making or changing a step. */

import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { personDay } from '../../client/plan/person-day.ts'
import { handOverIdea, ideaHandedOver } from '../../client/plan/step-idea.ts'
import type { PlanHere } from '../../client/plan/member-plan.ts'
import { useChanges, useMyPlan } from '../../client/plan/use-plan.ts'
import { hasRoom } from '#core/plan.ts'
import { planTexts } from '../../locales/plan.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { PageHeading, pageHeadingAttribute } from '../../ui/page-heading.tsx'
import sheet from '../../ui/sheet.module.css'
import styles from './plan.module.css'
import { LookBackPart } from './look-back-part.tsx'
import { PlanPart, type Shown } from './plan-part.tsx'
import { StepForm } from './step-form.tsx'

/** /plan, for members and guests. */
export function PlanPage() {
  const texts = planTexts
  const { loaded, loadAgain } = useMyPlan()
  const [heading, setHeading] = useState(
    () => headings[ideaHandedOver() === null ? 'plan' : 'form'],
  )
  const [isFaulty, setFaulty] = useState(false)
  const isThere = loaded.status === 'done' && loaded.value.ok
  const shown = isThere ? heading : texts.heading
  const head = useCallback((next: string) => {
    // Written before it is focused, or the old one would be read out.
    flushSync(() => {
      setHeading(next)
    })
    document.querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)?.focus()
  }, [])
  return (
    <div className={sheet.sheets}>
      <div className={styles.screen}>
        <PageHeading title={isFaulty ? texts.errorTitle(shown) : shown}>{shown}</PageHeading>
      </div>
      <LoadedPart loaded={loaded} texts={texts} onTryAgain={loadAgain}>
        {(here) => <Parts loaded={here} head={head} onFaulty={setFaulty} />}
      </LoadedPart>
    </div>
  )
}

const headings = {
  plan: planTexts.heading,
  form: planTexts.formHeading,
  lookBack: planTexts.lookBackHeading,
} as const

function Parts({
  loaded,
  head,
  onFaulty,
}: {
  loaded: PlanHere
  head: (heading: string) => void
  onFaulty: (isFaulty: boolean) => void
}) {
  const texts = planTexts
  const { notify, dismiss } = useNotices()
  const [idea] = useState(ideaHandedOver)
  const [shown, setShown] = useState<Shown>(
    idea === null ? { part: 'plan' } : { part: 'form', step: null },
  )
  const { here, change } = useChanges(loaded, ({ problem }) => {
    const advice = problem?.error ?? texts.connectionAdvice
    notify({ tone: 'error', text: texts.notDone, advice })
  })
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
