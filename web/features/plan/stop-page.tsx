/** 'Reminders': whoever follows the link of a message has them off at once, without signing in. */

import { useCallback, useState } from 'react'
import { call } from '../../client/call.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { useTakenOver } from '../../client/use-taken-over.ts'
import { reminderTexts } from '../../locales/reminder.ts'
import { paths } from '../../paths.ts'
import { ArrivalHeading } from '../../ui/arrival-heading.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useLocation } from '../../ui/navigation.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import sheet from '../../ui/sheet.module.css'

/** /stop; the secret stands behind the number sign, which browsers never send by themselves. */
export function StopPage() {
  const isTakenOver = useTakenOver()
  const secret = useLocation().hash.slice(1)
  return (
    <div className={sheet.sheets}>
      <PageHeading>{reminderTexts.stopHeading}</PageHeading>
      {!isTakenOver ? (
        <Waiting />
      ) : secret === '' ? (
        <Ended />
      ) : (
        <Stopping key={secret} secret={secret} />
      )}
    </div>
  )
}

function Waiting() {
  return <Loading label={reminderTexts.stopping} />
}

function Stopping({ secret }: { secret: string }) {
  const texts = reminderTexts
  const stop = useCallback(
    (signal: AbortSignal) => call('stopReminders', { params: { secret }, signal }),
    [secret],
  )
  const { loaded, loadAgain } = useLoaded(stop)
  if (loaded.status === 'loading') return <Waiting />
  if (loaded.value.ok) return <Stopped secret={secret} />
  if (loaded.value.status === 404 || loaded.value.status === 400) return <Ended />
  return (
    <div className="stack-4 start" role="alert">
      <h2>{texts.failed}</h2>
      <p>{texts.connectionAdvice}</p>
      <Button onClick={loadAgain}>{texts.tryAgain}</Button>
    </div>
  )
}

function Ended() {
  const texts = reminderTexts
  return (
    <div className="stack-4 start" role="alert">
      <h2>{texts.ended}</h2>
      <p>{texts.endedAdvice}</p>
      <ButtonLink to={paths.plan}>{texts.myPlan}</ButtonLink>
    </div>
  )
}

function Stopped({ secret }: { secret: string }) {
  const texts = reminderTexts
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')
  const resume = async () => {
    const outcome = await call('resumeReminders', { params: { secret } })
    setState(outcome.ok ? 'on' : 'failed')
  }
  return (
    <div className="stack-4 start">
      <ArrivalHeading key={state}>{state === 'on' ? texts.resumed : texts.stopped}</ArrivalHeading>
      {state === 'off' && <p>{texts.stoppedAdvice}</p>}
      {state === 'failed' && <p>{texts.notDone}</p>}
      {state !== 'on' && (
        <Button weight="secondary" onClick={() => void resume()}>
          {texts.resume}
        </Button>
      )}
      <ButtonLink weight="secondary" to={paths.plan}>
        {texts.myPlan}
      </ButtonLink>
    </div>
  )
}
