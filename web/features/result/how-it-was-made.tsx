/** "How this score was made": every answer with its points, the rule, its source and its limits. */

import { useCallback } from 'react'
import type { Explanation } from '#core/explained.ts'
import type { Instrument } from '#core/instrument.ts'
import { isFault, type ScoringFault } from '#core/scoring.ts'
import { type Loaded, useLoaded } from '../../client/use-loaded.ts'
import { resultTexts } from '../../locales/result.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AnswerPoints } from './answer-points.tsx'
import type { Assessment } from '../../reading/assessment.ts'
import styles from './result.module.css'

type Explained = Explanation | ScoringFault | null

/**
 * The account of a score, closed until a person opens it.
 *
 * @param assessment - with the stored answers.
 */
export function HowItWasMade({
  instrument,
  assessment,
}: {
  instrument: Instrument
  assessment: Assessment
}) {
  const texts = resultTexts
  const { answers, bmi } = assessment
  const explain = useCallback(async (): Promise<Explained> => {
    // Fetched after the score is shown; without it the rule and its source are still there.
    const explained = await import('#core/explain.ts').catch(() => null)
    return explained?.explainScore(instrument, answers, { bmi }) ?? null
  }, [instrument, answers, bmi])
  const { loaded } = useLoaded(explain)
  return (
    <div className={styles.screenOnly}>
      <Disclosure summary={texts.howMade} heading={2}>
        <Points loaded={loaded} />
        <h3>{texts.rule}</h3>
        <ul>
          {instrument.formula.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>{texts.source}</h3>
        <p>{instrument.citation}</p>
        <h3>{texts.license}</h3>
        <p>{instrument.licence}</p>
        <h3>{texts.deviations}</h3>
        <ul>
          {instrument.deviations.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{texts.version(assessment.algorithmVersion)}</p>
      </Disclosure>
    </div>
  )
}

function Points({ loaded }: { loaded: Loaded<Explained> }) {
  const texts = resultTexts
  if (loaded.status === 'loading') return <Loading label={texts.makingIt} />
  if (loaded.value === null || isFault(loaded.value)) return <p>{texts.cannotExplain}</p>
  return <AnswerPoints explanation={loaded.value} />
}
