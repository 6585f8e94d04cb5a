/** "How this score was made": every answer with its points, the rule, its source and its limits. */

import { type ComponentProps, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Explanation } from '#core/explained.ts'
import { type Instrument, itemsOf } from '#core/instrument.ts'
import { isFault, type ScoringFault } from '#core/scoring.ts'
import { isCorrectable } from '#core/sitting.ts'
import { limits } from '#contract/limits.ts'
import { type Loaded, useLoaded } from '../../client/use-loaded.ts'
import { resultTexts } from '../../locales/result.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AnswerPoints } from './answer-points.tsx'
import { ChangeAnswer } from './change-answer.tsx'
import type { Assessment } from '../../client/sent-assessment.ts'
import styles from './result.module.css'

type Explained = Explanation | ScoringFault | null

/**
 * The account of a score, closed until a person opens it.
 *
 * @param assessment - with the stored answers.
 * @param onCorrected - told the sitting as it is scored after an answer was changed.
 */
export function HowItWasMade({
  instrument,
  assessment,
  onCorrected,
}: {
  instrument: Instrument
  assessment: Assessment
  onCorrected: (corrected: Assessment) => void
}) {
  const texts = resultTexts
  const { answers, bmi } = assessment
  const explain = useCallback(async (): Promise<Explained> => {
    // Fetched after the score is shown; without it the rule and its source are still there.
    const explained = await import('#core/explain.ts').catch(() => null)
    return explained?.explainScore(instrument, answers, { bmi }) ?? null
  }, [instrument, answers, bmi])
  const { loaded } = useLoaded(explain)
  const changeOf = useChange(instrument, assessment, onCorrected)
  return (
    <div className={styles.screenOnly}>
      <Disclosure summary={texts.howMade} heading={2}>
        <Points loaded={loaded} changeOf={changeOf} />
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

const buttonId = (linkId: string) => `change-answer-${linkId}`

/** Which answer is being changed; none of a sitting that is too old for it, nor the saved body mass index. */
function useChange(
  instrument: Instrument,
  assessment: Assessment,
  onCorrected: (corrected: Assessment) => void,
) {
  const [changing, setChanging] = useState<string | null>(null)
  const [now] = useState(() => Date.now())
  const isInTime = isCorrectable(assessment.finishedAt, now, limits.correctableDays)
  const texts = resultTexts
  return (linkId: string, topic: string) => {
    if (!isInTime || !itemsOf(instrument).some((item) => item.linkId === linkId)) return null
    if (changing !== linkId) {
      return (
        <Button
          id={buttonId(linkId)}
          weight="quiet"
          aria-label={texts.changeAnswer(topic)}
          onClick={() => {
            setChanging(linkId)
          }}
        >
          {texts.change}
        </Button>
      )
    }
    return (
      <ChangeAnswer
        instrument={instrument}
        assessment={assessment}
        linkId={linkId}
        onScored={(corrected) => {
          setChanging(null)
          onCorrected(corrected)
        }}
        onKeep={() => {
          // The button that had the focus goes away: the one that takes its place gets it.
          flushSync(() => {
            setChanging(null)
          })
          document.getElementById(buttonId(linkId))?.focus()
        }}
      />
    )
  }
}

function Points({
  loaded,
  changeOf,
}: {
  loaded: Loaded<Explained>
  changeOf: ComponentProps<typeof AnswerPoints>['changeOf']
}) {
  const texts = resultTexts
  if (loaded.status === 'loading') return <Loading label={texts.makingIt} />
  if (loaded.value === null || isFault(loaded.value)) return <p>{texts.cannotExplain}</p>
  return <AnswerPoints explanation={loaded.value} changeOf={changeOf} />
}
