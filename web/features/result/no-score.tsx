/** Why there is no score to show, and the ways on from there. */

import type { Instrument } from '#core/instrument.ts'
import { commonTexts } from '../../locales/common.ts'
import { resultTexts } from '../../locales/result.ts'
import { waitingTexts } from '../../locales/waiting.ts'
import { domainPaths, paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import styles from './result.module.css'

/**
 * The state without a score.
 *
 * @param message - the server's sentence, or the specification's.
 * @param isMissing - true where the person has not taken the test yet; trying again would not help.
 * @param isUnreachable - true where no server answered.
 * @param onTryAgain - fetches once more.
 */
export function NoScore({
  instrument,
  message,
  isMissing,
  isUnreachable,
  onTryAgain,
}: {
  instrument: Instrument
  message: string
  isMissing: boolean
  isUnreachable: boolean
  onTryAgain: () => void
}) {
  const texts = resultTexts
  const common = commonTexts
  const isSocial = instrument.id === 'social'
  return (
    <>
      {isSocial && (
        <p className={styles.missing}>
          {texts.scoreLabel}: <strong>{texts.notAvailable}</strong>
        </p>
      )}
      <div role="alert">
        <Note tone={isMissing ? 'calm' : 'urgent'}>
          {isSocial && (
            <p>
              <strong>{texts.noScoreFound}</strong>
            </p>
          )}
          {!(isSocial && isMissing) && (
            <p>
              <strong>{message}</strong>
            </p>
          )}
          <p>{adviceFor({ isMissing, isUnreachable })}</p>
        </Note>
      </div>
      <div className={styles.actions}>
        {isMissing ? (
          <ButtonLink to={domainPaths[instrument.domain].start}>{texts.takeTest}</ButtonLink>
        ) : (
          <Button onClick={onTryAgain}>{common.tryAgain}</Button>
        )}
        <ButtonLink weight="secondary" to={paths.evaluations}>
          {common.backToEvaluations}
        </ButtonLink>
      </div>
    </>
  )
}

function adviceFor({ isMissing, isUnreachable }: Record<'isMissing' | 'isUnreachable', boolean>) {
  if (isMissing) return resultTexts.noScoreAdvice
  return isUnreachable ? waitingTexts.offlineNeedsServer : resultTexts.failureAdvice
}
