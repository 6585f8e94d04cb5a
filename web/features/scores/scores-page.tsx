/** 'Your Submitted Scores': the newest score of each domain, the older ones, and the way to advice. */

import { useCallback, useEffect } from 'react'
import { Link, useNavigate } from '../../ui/navigation.tsx'
import { call } from '../../client/call.ts'
import { useSession } from '../../client/session.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { progressTexts } from '../../locales/progress.ts'
import { scoresTexts } from '../../locales/scores.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WidePage } from '../../ui/wide-page.tsx'
import type { ScoreRecord } from './score-list.ts'
import { ScoreSections } from './score-sections.tsx'
import styles from './scores.module.css'

/** /about5; strangers are sent to sign in. */
export function ScoresPage() {
  const texts = scoresTexts
  const session = useSession()
  const navigate = useNavigate()
  const stranger = session?.userId === null
  useEffect(() => {
    if (!stranger) return
    navigate(`${paths.signIn}?next=${encodeURIComponent(paths.scores)}`, { replace: true })
  }, [navigate, stranger])
  if (stranger) return <Loading label={texts.goingToSignIn} />
  return (
    <WidePage>
      <PageHeading>{texts.heading}</PageHeading>
      <p className="lead">{texts.intro}</p>
      {session === undefined ? (
        <Waiting />
      ) : (
        <ScoreList key={session.userId} userId={session.userId ?? ''} />
      )}
      <p>
        <Link className={styles.enter} to={paths.progress}>
          {progressTexts.seeLine}
        </Link>
      </p>
      <p>
        <Link className={styles.enter} to={paths.scoreEntry}>
          {texts.enterScores}
        </Link>
      </p>
    </WidePage>
  )
}

function Waiting() {
  const texts = scoresTexts
  return (
    <div className={styles.waiting}>
      <Loading label={texts.loading} />
    </div>
  )
}

function ScoreList({ userId }: { userId: string }) {
  const load = useCallback((signal: AbortSignal) => loadScores(userId, signal), [userId])
  const { loaded, loadAgain } = useLoaded(load)
  if (loaded.status === 'loading') return <Waiting />
  return (
    <div className={styles.list}>
      {loaded.value === null && <ScoresFailed onTryAgain={loadAgain} />}
      {loaded.value?.length === 0 && <NoScores />}
      {loaded.value !== null && loaded.value.length > 0 && <ScoreSections records={loaded.value} />}
    </div>
  )
}

/** For a person who has not taken a test yet. */
function NoScores() {
  const texts = scoresTexts
  return (
    <div className="stack-4 start">
      <h2>{texts.empty}</h2>
      <p>{texts.emptyAdvice}</p>
      <ButtonLink to={paths.evaluations}>{texts.goToEvaluations}</ButtonLink>
    </div>
  )
}

/** When the list could not be loaded. */
function ScoresFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const texts = scoresTexts
  return (
    <div className="stack-4 start" role="alert">
      <h2>{texts.failed}</h2>
      <p>{texts.failedAdvice}</p>
      <Button onClick={onTryAgain}>{texts.tryAgain}</Button>
    </div>
  )
}

/** Null when the list could not be had; that is logged, without anything about the person. */
async function loadScores(
  userId: string,
  signal: AbortSignal,
): Promise<readonly ScoreRecord[] | null> {
  const outcome = await call('viewScores', { params: { userId }, signal })
  if (outcome.ok) return outcome.reply
  reportError(
    new Error(`The score list could not be loaded (${outcome.reason}, ${outcome.status})`),
  )
  return null
}
