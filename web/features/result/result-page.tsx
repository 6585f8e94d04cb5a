/** The result page of every instrument: fetches the newest score, then shows it or says why there is none. */

import { useCallback, useState } from 'react'
import type { Instrument } from '#core/instrument.ts'
import { type InstrumentId, instrumentTable } from '#core/instrument-table.ts'
import { newestName } from '#contract/instrument-calls.ts'
import { call } from '../../client/call.ts'
import type { CallFailure, CallResult } from '../../client/call-result.ts'
import { type Assessment, takeSent } from '../../client/sent-assessment.ts'
import { useSession } from '../../client/session.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { commonTexts } from '../../locales/common.ts'
import { resultTexts } from '../../locales/result.ts'
import { Loading } from '../../ui/loading.tsx'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import { PageHeading, pageHeadingAttribute } from '../../ui/page-heading.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { useLocation } from '../../ui/navigation.tsx'
import { NoScore } from './no-score.tsx'
import styles from './result.module.css'
import { ScoreView } from './score-view.tsx'

/** What came of it; null where nobody is signed in. */
type Found = CallResult<Assessment> | null

/** @param instrument - whose newest score is shown. */
export function ResultPage({ instrument }: { instrument: Instrument }) {
  const texts = resultTexts
  const common = commonTexts
  const session = useSession()
  const userId = session?.userId
  const { state } = useLocation()
  const load = useCallback(
    // While a prerendered page is being taken over nobody is known yet: it stays waiting.
    (signal: AbortSignal): Promise<Found | undefined> => {
      if (userId === undefined) return Promise.resolve(undefined)
      if (userId === null) return Promise.resolve(null)
      const sent = takeSent(userId, instrument.id, state)
      if (sent !== null) return Promise.resolve({ ok: true, reply: sent })
      return fetchNewestAssessment(instrument.id, userId, signal)
    },
    [instrument.id, userId, state],
  )
  const { loaded, loadAgain } = useLoaded(load)
  const found = loaded.status === 'done' ? loaded.value : undefined
  const [corrected, setCorrected] = useState<Assessment | null>(null)
  const { notify } = useNotices()
  const newest = found?.ok === true ? found.reply : null
  const assessment = corrected !== null && corrected.id === newest?.id ? corrected : newest
  const failure = found?.ok === false ? found : null
  return (
    <div className={styles.result}>
      {/* There from the start, so that the heading keeps the focus when the score comes. */}
      <header className={styles.head}>
        <PageHeading>{texts.title(instrument.scoreName)}</PageHeading>
        <DomainIllustration domain={instrument.domain} size="small" />
      </header>
      {found === undefined && <Loading label={texts.loading} />}
      {assessment !== null && (
        <ScoreView
          instrument={instrument}
          assessment={assessment}
          isInAccount={typeof session?.token === 'string'}
          onCorrected={(again) => {
            setCorrected(again)
            notify({ tone: 'success', text: texts.scoredAgain, isThin: true })
            document.querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)?.focus()
          }}
        />
      )}
      {found !== undefined && assessment === null && (
        <NoScore
          instrument={instrument}
          message={
            failure === null ? common.userNotLoggedIn : messageOf(failure, common.networkError)
          }
          isMissing={failure?.problem?.code === 'NO_SCORE'}
          isUnreachable={failure?.reason === 'unreachable'}
          onTryAgain={loadAgain}
        />
      )}
    </div>
  )
}

/** From the call the specification names for the instrument. */
function fetchNewestAssessment(
  id: InstrumentId,
  userId: string,
  signal: AbortSignal,
): Promise<CallResult<Assessment>> {
  const { newest, owner } = instrumentTable[id]
  const isInPath = newest.includes(':userId')
  const whose = isInPath ? { params: { userId } } : { query: { [owner]: userId } }
  return call(newestName(id), { ...whose, signal })
}

function messageOf(failed: CallFailure, otherwise: string): string {
  return failed.problem?.error ?? otherwise
}
