/** The body mass index in a number and in words, with what it means after 65. */

import { type BodyMassIndex, bmiTenths } from '#core/bmi.ts'
import type { BmiTexts } from '../../locales/bmi.ts'
import styles from './bmi-page.module.css'

/** Outside of these the lists were probably misread (scoring design, section 10.6). */
const usual = { fromTenths: 100, toTenths: 800 } as const

/** @param result - null until Calculate was pressed; the place is kept for it. */
export function BmiResult({
  result,
  isSaving,
  texts,
}: {
  result: BodyMassIndex | null
  isSaving: boolean
  texts: BmiTexts
}) {
  return (
    <section className={styles.result} aria-labelledby="bmi-result">
      <h2 id="bmi-result">{texts.resultTitle}</h2>
      <output className={styles.outcome}>
        {result === null ? (
          <span>{texts.noResult}</span>
        ) : (
          <>
            <strong className={styles.number}>{result.bmi}</strong>
            <strong className={styles.category}>{texts.category[result.category]}</strong>
            <span className={styles.meaning}>{texts.categoryMeaning[result.category]}</span>
            {isUnusual(result) && <span className={styles.meaning}>{texts.unusual}</span>}
            {isSaving && <span className={styles.meaning}>{texts.saving}</span>}
          </>
        )}
      </output>
      <p>{texts.laterLife}</p>
      <p className={styles.hint}>{texts.laterLifeSource}</p>
      <p className={styles.hint}>{texts.notDiagnosis}</p>
    </section>
  )
}

function isUnusual(result: BodyMassIndex): boolean {
  const tenths = bmiTenths(result.bmi) ?? 0
  return tenths < usual.fromTenths || tenths > usual.toTenths
}
