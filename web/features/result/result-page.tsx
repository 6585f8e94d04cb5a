/** The result page of every instrument: fetches the newest score, then shows it or says why there is none. */

import { useCallback } from 'react'
import type { Instrument } from '#core/instrument.ts'
import type { Outcome } from '../../client/outcome.ts'
import { useSession } from '../../client/session.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { commonTexts } from '../../locales/common.ts'
import { resultTexts } from '../../locales/result.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { type Assessment, fetchNewestAssessment } from './newest-assessment.ts'
import { NoScore } from './no-score.tsx'
import { ScoreView } from './score-view.tsx'

/** What came of it; null where nobody is signed in. */
type Found = Outcome<Assessment> | null

/** @param instrument - whose newest score is shown. */
export function ResultPage({ instrument }: { instrument: Instrument }) {
  const texts = useTexts(resultTexts)
  const common = useTexts(commonTexts)
  const session = useSession()
  const userId = session?.userId
  const load = useCallback(
    // While a prerendered page is being taken over nobody is known yet: it stays waiting.
    (signal: AbortSignal): Promise<Found | undefined> => {
      if (userId === undefined) return Promise.resolve(undefined)
      if (userId === null) return Promise.resolve(null)
      return fetchNewestAssessment(instrument.id, userId, signal)
    },
    [instrument.id, userId],
  )
  const { loaded, loadAgain } = useLoaded(load)
  const found = loaded.status === 'done' ? loaded.value : undefined
  if (found?.ok === true) return <ScoreView instrument={instrument} assessment={found.reply} />
  return (
    <>
      <PageHeading>{texts.title(instrument.scoreName)}</PageHeading>
      {found === undefined ? (
        <Loading label={texts.loading} />
      ) : (
        <NoScore
          instrument={instrument}
          message={found === null ? common.userNotLoggedIn : messageOf(found, common.networkError)}
          isMissing={found?.problem?.code === 'NO_SCORE'}
          onTryAgain={loadAgain}
        />
      )}
    </>
  )
}

function messageOf(failed: Extract<Outcome<Assessment>, { ok: false }>, otherwise: string): string {
  return failed.problem?.error ?? otherwise
}
