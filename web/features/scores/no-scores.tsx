/** What stands in place of the score list when there is none. */

import { scoresTexts } from '../../locales/scores.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** For a person who has not taken a test yet. */
export function NoScores() {
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
export function ScoresFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const texts = scoresTexts
  return (
    <div className="stack-4 start" role="alert">
      <h2>{texts.failed}</h2>
      <p>{texts.failedAdvice}</p>
      <Button onClick={onTryAgain}>{texts.tryAgain}</Button>
    </div>
  )
}
