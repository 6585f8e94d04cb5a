/** "Since last time": whether the score has really moved, never with alarm. */

import type { Instrument } from '#core/instrument.ts'
import { resultTexts } from '../../locales/result.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { longDate } from './reading/long-date.ts'
import type { Assessment } from './newest-assessment.ts'
import styles from './result.module.css'

/** @param change - the judged difference; null where there is nothing to compare with. */
export function ChangeSection({
  instrument,
  change,
}: {
  instrument: Instrument
  change: Assessment['change']
}) {
  const texts = useTexts(resultTexts)
  return (
    <section className={styles.part}>
      <h2>{texts.changeHeading}</h2>
      {change === null ? (
        <p>{texts.firstTime}</p>
      ) : (
        <>
          <p>
            <strong>
              {change.verdict === 'no-clear-change'
                ? texts['no-clear-change'](change.threshold)
                : texts[change.verdict]}
            </strong>
          </p>
          {change.bandMoved && <p>{texts.bandMoved}</p>}
          <p>
            {texts.compared(
              instrument.id === 'social' ? texts.wholeNetwork : texts.title(instrument.scoreName),
              change.previous,
              longDate(change.previousAt),
              change.previous + change.difference,
            )}
          </p>
        </>
      )}
    </section>
  )
}
