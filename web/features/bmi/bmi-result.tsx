/** The body mass index in a number and in words, with what it means after 65. */

import { useId } from 'react'
import { type BodyMassIndex, isUnusualBmi, laterLifePlace } from '#core/bmi.ts'
import type { BmiTexts } from '../../locales/bmi.ts'
import styles from './bmi-page.module.css'
import type { SavedBmi } from './save-bmi.ts'

/**
 * The result under its heading, which can take the focus.
 *
 * @param saved - what became of it; null while it is being saved.
 * @param isFrom65 - true where the person is known to be 65 or older: then what holds for them comes first.
 */
export function BmiResult({
  result,
  saved,
  isFrom65,
  texts,
}: {
  result: BodyMassIndex
  saved: SavedBmi | null
  isFrom65: boolean
  texts: BmiTexts
}) {
  const id = useId()
  return (
    <section className={styles.result} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        <span>{texts.resultTitle} </span>
        <span className={styles.number}>{result.bmi}</span>
      </h2>
      {isFrom65 ? (
        <LaterLife result={result} texts={texts} />
      ) : (
        <>
          <p className={styles.category}>{texts.category[result.category]}</p>
          <p>{texts.categoryMeaning[result.category]}</p>
        </>
      )}
      {isUnusualBmi(result.bmi) && <p>{texts.unusual}</p>}
      <Saved saved={saved} texts={texts} />
    </section>
  )
}

/** Beside the result, where the eyes are; a failure interrupts whoever hears the page. */
function Saved({ saved, texts }: { saved: SavedBmi | null; texts: BmiTexts }) {
  const failure =
    saved === null || saved.became === 'saved'
      ? null
      : saved.became === 'no-user'
        ? { text: texts.noUser, advice: texts.noUserAdvice }
        : { text: texts.notSaved, advice: saved.reason ?? texts.notSavedAdvice }
  return (
    <>
      <output>{failure === null && (saved === null ? texts.saving : texts.saved)}</output>
      <div role="alert" className={styles.failure}>
        {failure !== null && (
          <>
            <p className="bold">{failure.text}</p>
            <p>{failure.advice}</p>
          </>
        )}
      </div>
    </>
  )
}

/** What the index says of somebody of 65 or older; the group of all adults, another matter, is named below a line. */
function LaterLife({ result, texts }: { result: BodyMassIndex; texts: BmiTexts }) {
  const place = laterLifePlace(result.bmi)
  return (
    <>
      {place !== null && <p className="bold">{texts.laterLifePlace[place]}</p>}
      <p className={styles.anyAge}>
        {texts.groupOfAll} <strong>{texts.category[result.category]}</strong>
      </p>
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
