/** "Since last time": whether the score has really moved, never with alarm. */

import type { Instrument } from '#core/instrument.ts'
import { resultTexts } from '../../locales/result.ts'
import type { Assessment } from '../../reading/assessment.ts'
import { changeWords } from '../../reading/change-words.ts'
import styles from './result.module.css'

/** @param change - the judged difference; null where there is nothing to compare with. */
export function ChangeSection({
  instrument,
  change,
}: {
  instrument: Instrument
  change: Assessment['change']
}) {
  const texts = resultTexts
  const words = change === null ? null : changeWords(instrument, change, texts)
  return (
    <section className={styles.part}>
      <h2>{texts.changeHeading}</h2>
      {words === null ? (
        <p>{texts.firstTime}</p>
      ) : (
        <>
          <p>
            <strong>{words.verdict}</strong>
          </p>
          {words.bandMoved !== null && <p>{words.bandMoved}</p>}
          <p>{words.compared}</p>
        </>
      )}
    </section>
  )
}
