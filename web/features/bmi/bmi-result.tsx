/** The body mass index in a number and in words, with what it means after 65. */

import { type BodyMassIndex, bmiTenths, laterLifePlace } from '#core/bmi.ts'
import type { BmiTexts } from '../../locales/bmi.ts'
import styles from './bmi-page.module.css'

/** Outside of these the lists were probably misread (scoring design, section 10.6). */
const usual = { fromTenths: 100, toTenths: 800 } as const

/**
 * @param result - null until Calculate was pressed; then only the place to announce it is there.
 * @param isFrom65 - true where the person is known to be 65 or older: then what holds for them comes first.
 */
export function BmiResult({
  result,
  isFrom65,
  isSaving,
  texts,
}: {
  result: BodyMassIndex | null
  isFrom65: boolean
  isSaving: boolean
  texts: BmiTexts
}) {
  return (
    <output className={styles.outcome}>
      {result !== null && (
        <span className={styles.result}>
          <span className={styles.name}>{texts.resultTitle}</span>
          <strong className={styles.number}>{result.bmi}</strong>
          {isFrom65 ? (
            <LaterLife result={result} texts={texts} />
          ) : (
            <>
              <strong className={styles.category}>{texts.category[result.category]}</strong>
              <span className={styles.meaning}>{texts.categoryMeaning[result.category]}</span>
            </>
          )}
          {isUnusual(result) && <span className={styles.meaning}>{texts.unusual}</span>}
          {isSaving && <span className={styles.meaning}>{texts.saving}</span>}
        </span>
      )}
    </output>
  )
}

/** What the index says of somebody of 65 or older; the group of all adults is named after it. */
function LaterLife({ result, texts }: { result: BodyMassIndex; texts: BmiTexts }) {
  const place = laterLifePlace(result.bmi)
  return (
    <>
      {place !== null && <strong className={styles.meaning}>{texts.laterLifePlace[place]}</strong>}
      <span className={styles.meaning}>
        {texts.groupOfAll} <strong>{texts.category[result.category]}</strong>
      </span>
    </>
  )
}

/** What the four groups do and do not mean after 65. */
export function BmiNotes({ texts }: { texts: BmiTexts }) {
  return (
    <section className={styles.notes}>
      <h2>{texts.laterLifeTitle}</h2>
      <p>{texts.laterLife}</p>
      <p className="soft">{texts.laterLifeSource}</p>
      <p className="soft">{texts.notDiagnosis}</p>
    </section>
  )
}

function isUnusual(result: BodyMassIndex): boolean {
  const tenths = bmiTenths(result.bmi) ?? 0
  return tenths < usual.fromTenths || tenths > usual.toTenths
}
