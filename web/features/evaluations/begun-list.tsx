/** What a person has begun and not sent: each a link to the very question. */

import { useCallback } from 'react'
import { type Item, itemsOf, type Questionnaire } from '#core/instrument.ts'
import { type InstrumentId, instrumentIds } from '#core/instrument-table.ts'
import { progressOf, unansweredItems } from '#core/responses.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import type { Draft } from '../../client/drafts.ts'
import { fetchQuestionnaire } from '../../client/instrument-code.ts'
import type { EvaluationsTexts } from '../../locales/evaluations.ts'
import { domainPaths } from '../../paths.ts'
import styles from './begun-list.module.css'
import { guestsHere } from '../../client/local-backend/guests-here.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/navigation.tsx'

/** Drafts by instrument. */
export type Drafts = Partial<Record<InstrumentId, Draft>>

/** The panel at the top: what is begun, the way to the coach once one is done, or how to begin; its place is kept. */
export function BegunList({
  drafts,
  doneCount,
  texts,
}: {
  drafts: Drafts
  doneCount: number
  texts: EvaluationsTexts
}) {
  const begun = instrumentIds.flatMap((id) => {
    const draft = drafts[id]
    return draft === undefined ? [] : [{ id, draft }]
  })
  const isCoachReady = doneCount > 0
  const coach = isCoachReady && <ButtonLink to={paths.advice}>{texts.activateCoach}</ButtonLink>
  if (begun.length === 0) {
    const isAllDone = doneCount === lifestyleDomains.length
    const readyTitle = isAllDone ? texts.allDoneTitle : texts.coachTitle
    const readyText = isAllDone ? texts.allDoneText : texts.coachText
    return (
      <section className={styles.panel}>
        <h2>{isCoachReady ? readyTitle : texts.startTitle}</h2>
        {coach}
        <p>{isCoachReady ? readyText : texts.startText}</p>
      </section>
    )
  }
  return (
    <section className={styles.panel}>
      <h2>{texts.continueTitle}</h2>
      <ul className={styles.list}>
        {begun.map(({ id, draft }) => (
          <li key={id}>
            <Begun id={id} draft={draft} texts={texts} />
          </li>
        ))}
      </ul>
      {coach}
    </section>
  )
}

/** Only the questions of what is begun are fetched; until they are here their place is kept. */
function Begun({ id, draft, texts }: { id: InstrumentId; draft: Draft; texts: EvaluationsTexts }) {
  // Without a connection the cards still lead to what is begun.
  const load = useCallback(() => fetchQuestionnaire(id).catch(() => null), [id])
  const { loaded } = useLoaded(load)
  const instrument = loaded.status === 'done' ? loaded.value : null
  if (instrument === null) return null
  return (
    <Link to={`${domainPaths[instrument.domain].questions}${placeStopped(instrument, draft)}`}>
      {whereStopped(instrument, draft, texts)}
    </Link>
  )
}

/** The query that opens the very question: its page, and the question itself where there is one. */
export function placeStopped(instrument: Questionnaire, { responses }: Draft): string {
  const [open] = unansweredItems(instrument, responses)
  if (open === undefined) return '?page=review'
  return `?page=${pageOf(instrument, open)}&at=${open.linkId}`
}

function pageOf({ pages }: Questionnaire, item: Item): number {
  return pages.findIndex((page) => page.items.includes(item)) + 1
}

/** Pages are counted where follow-ups make the number of questions change. */
export function whereStopped(
  instrument: Questionnaire,
  { responses }: Draft,
  texts: EvaluationsTexts,
): string {
  const { domain, pages } = instrument
  const [open] = unansweredItems(instrument, responses)
  if (open === undefined) return texts.continueReview(domain)
  if (itemsOf(instrument).some((item) => item.appliesWhen !== undefined)) {
    return texts.continuePage(domain, pageOf(instrument, open), pages.length, open.topic)
  }
  const { total } = progressOf(instrument, responses)
  return texts.continueQuestion(domain, itemsOf(instrument).indexOf(open) + 1, total, open.topic)
}

/** For a member; shows nothing where there is nothing to bring. */
export function BringOffer({ texts }: { texts: EvaluationsTexts }) {
  const { loaded } = useLoaded(guestsHere)
  if (loaded.status === 'loading' || loaded.value.length === 0) return null
  return (
    <section className={styles.panel}>
      <h2>{texts.bringTitle}</h2>
      <p>{texts.bringText}</p>
      <ButtonLink to={paths.myData} weight="secondary">
        {texts.bringLink}
      </ButtonLink>
    </section>
  )
}
