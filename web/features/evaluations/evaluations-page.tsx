/** The six evaluations, what is begun and done, and the way to the Health Coach. */

import { lazy, Suspense, useMemo, useSyncExternalStore, useState } from 'react'
import { evaluationNames, type LifestyleDomain } from '#core/lifestyle-domain.ts'
import { instrumentIdOf } from '#core/instrument-table.ts'
import { draftedInstruments, readDraft, subscribeToDrafts } from '../../client/drafts.ts'
import { useSession } from '../../client/session.ts'
import { expectedToday } from '../../client/plan/expected-today.ts'
import { useWaiting } from '../../client/waiting/use-waiting.ts'
import type { WaitingSubmit } from '../../client/waiting/waiting-submit.ts'
import { evaluationsTexts, type EvaluationsTexts } from '../../locales/evaluations.ts'
import { paths } from '../../paths.ts'
import { shortestFirst } from '../../reading/parts-by-length.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { BegunList, type Drafts, BringOffer } from './begun-list.tsx'
import { ConsentOffer } from './consent-offer.tsx'
import { EvaluationCard } from './evaluation-card.tsx'
import styles from './evaluations-page.module.css'
import { useCompletedTests } from './use-completed-tests.ts'
import { ConnectionNote } from './waiting/connection-note.tsx'
import { WaitingList } from './waiting/waiting-list.tsx'
import { markShared, sharedPeople, unmarkShared } from '../../client/local-backend/shared-device.ts'
import { accountTexts } from '../../locales/account.ts'
import { CheckField } from '../../ui/check-field.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

const TodaysStep = lazy(async () => {
  try {
    return { default: (await import('./todays-step.tsx')).TodaysStep }
  } catch {
    return { default: () => null } // without a connection the six parts alone are enough
  }
})

/** The page a person comes to after signing in. */
export function EvaluationsPage() {
  const texts = evaluationsTexts
  const session = useSession()
  const completed = useCompletedTests(session)
  const waiting = useWaiting(session?.userId ?? null)
  const drafts = withoutWaiting(useDrafts(session?.userId ?? null), waiting)
  // What is begun first, then what is open, the shortest first, then what is done.
  const rankOf = (domain: LifestyleDomain) => {
    if (drafts[instrumentIdOf(domain)] !== undefined) return 0
    return completed[evaluationNames[domain]] === undefined ? 1 : 2
  }
  const inOrder = shortestFirst.toSorted((a, b) => rankOf(a) - rankOf(b))
  const doneCount = Object.keys(completed).length
  return (
    <div className={styles.page} data-wide-page>
      <header className="stack-3">
        <PageHeading>{texts.title}</PageHeading>
        <p className={`lead ${styles.intro}`}>{texts.intro}</p>
        {typeof session?.userId === 'string' && <Today userId={session.userId} />}
      </header>
      <ConnectionNote session={session} />
      <WaitingList waiting={waiting} />
      <BegunList drafts={drafts} doneCount={doneCount} texts={texts} />
      {typeof session?.token === 'string' && <BringOffer texts={texts} />}
      <ul className={styles.cards}>
        {inOrder.map((domain) => {
          const id = instrumentIdOf(domain)
          return (
            <EvaluationCard
              key={domain}
              domain={domain}
              completed={completed[evaluationNames[domain]]}
              isWaiting={waiting.some(({ subject }) => subject === id)}
              isBegun={drafts[id] !== undefined}
              texts={texts}
            />
          )
        })}
      </ul>
      {typeof session?.token === 'string' && <ConsentOffer texts={texts} />}
      {typeof session?.userId === 'string' && session.token === null && (
        <SharedDevice userId={session.userId} texts={texts} />
      )}
      <div className={styles.after}>
        {doneCount === 0 && (
          <section className={styles.coach}>
            <h2>{texts.coachTitle}</h2>
            <p>{texts.coachText}</p>
            <p>{texts.coachNotYet}</p>
          </section>
        )}
        <nav className={styles.more} aria-labelledby="more-to-see">
          <h2 id="more-to-see">{texts.moreTitle}</h2>
          <ButtonLink to={paths.scores} weight="secondary">
            {texts.scores}
          </ButtonLink>
          <ButtonLink to={paths.tests} weight="secondary">
            {texts.tests}
          </ButtonLink>
        </nav>
      </div>
    </div>
  )
}

/** The room of the line is there at once where it is expected, so that no part moves away from under a finger. */
function Today({ userId }: { userId: string }) {
  const [expected] = useState(() => expectedToday(userId))
  const room = expected.length > 0 && (
    <p className={`target bold ${styles.expected}`} aria-hidden="true">
      {expected.map(({ text }) => `“${text}”`).join('\n')}
    </p>
  )
  return (
    <Suspense fallback={room}>
      <TodaysStep room={room} />
    </Suspense>
  )
}

/** What this person has begun; follows changes in other tabs. */
function useDrafts(userId: string | null): Drafts {
  const begun = useSyncExternalStore(
    subscribeToDrafts,
    () => (userId === null ? '' : draftedInstruments(userId).join(' ')),
    () => '',
  )
  return useMemo(() => {
    if (userId === null || begun === '') return {}
    const found: Drafts = {}
    for (const instrument of draftedInstruments(userId)) {
      const draft = readDraft({ userId, instrument })
      if (draft !== null) found[instrument] = draft
    }
    return found
  }, [userId, begun])
}

/** What is sent as it stands is not begun; answers that were changed since are. */
function withoutWaiting(drafts: Drafts, waiting: readonly WaitingSubmit[]): Drafts {
  const keys = new Set(waiting.map(({ key }) => key))
  return Object.fromEntries(
    Object.entries(drafts).filter(([, { submitKey = '' }]) => !keys.has(submitKey)),
  )
}

/** A fold with the box. */
function SharedDevice({ userId, texts }: { userId: string; texts: EvaluationsTexts }) {
  const [isShared, setShared] = useState(() => sharedPeople().includes(userId))
  return (
    <Disclosure summary={texts.sharedQuestion}>
      <CheckField
        id="shared-now"
        label={accountTexts.sharedDevice}
        checked={isShared}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) markShared(userId)
          else unmarkShared(userId)
          setShared(checked)
        }}
      />
      <output>{isShared ? accountTexts.sharedDeviceAbout : ''}</output>
    </Disclosure>
  )
}
