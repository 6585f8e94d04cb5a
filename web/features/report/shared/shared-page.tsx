/** 'Shared results': what somebody let others read, for whoever has the link; no sign-in, nothing to change. */

import { useState } from 'react'
import type { CallFailure } from '../../../client/call-result.ts'
import { useTakenOver } from '../../../client/use-taken-over.ts'
import { sharedTexts } from '../../../locales/shared.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { useLocation } from '../../../ui/navigation.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import styles from '../report-for-doctor.module.css'
import { SharedDesk } from './shared-desk.tsx'
import { useSharedReport } from './use-shared-report.ts'

/** /shared; the secret stands behind the number sign, which browsers never send by themselves. */
export function SharedPage() {
  const isTakenOver = useTakenOver()
  const secret = useLocation().hash.slice(1)
  const [attempt, setAttempt] = useState(0)
  return (
    <div className={styles.page}>
      <PageHeading>{sharedTexts.heading}</PageHeading>
      {!isTakenOver ? (
        <Waiting />
      ) : secret === '' ? (
        <Ended />
      ) : (
        <SharedReport
          key={`${secret} ${attempt}`}
          secret={secret}
          onTryAgain={() => {
            setAttempt(attempt + 1)
          }}
        />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Loading label={sharedTexts.loading} />
    </div>
  )
}

function SharedReport({ secret, onTryAgain }: { secret: string; onTryAgain: () => void }) {
  const answer = useSharedReport(secret)
  if (answer === null) return <Waiting />
  const { outcome, loadedAt } = answer
  if (outcome.ok) return <SharedDesk report={outcome.reply} today={loadedAt} />
  return outcome.status === 404 ? <Ended /> : <Failed refusal={outcome} onTryAgain={onTryAgain} />
}

function Ended() {
  const texts = sharedTexts
  return (
    <div className="stack-4 start" role="alert">
      <h2>{texts.ended}</h2>
      <p>{texts.endedAdvice}</p>
      <ButtonLink weight="secondary" to={paths.home}>
        {texts.home}
      </ButtonLink>
    </div>
  )
}

function Failed({ refusal, onTryAgain }: { refusal: CallFailure; onTryAgain: () => void }) {
  const texts = sharedTexts
  return (
    <div className="stack-4 start" role="alert">
      <h2>{texts.failed}</h2>
      <p>{refusal.status === 429 ? texts.waitAdvice : texts.failedAdvice}</p>
      <Button onClick={onTryAgain}>{texts.tryAgain}</Button>
    </div>
  )
}
