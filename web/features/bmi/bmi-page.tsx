/** Height and weight in, body mass index out; the way on to the nutrition questions. */

import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../../ui/navigation.tsx'
import { type BodyMassIndex, calculateBmi, invalidHeightWeightMessage } from '#core/bmi.ts'
import { isFault } from '#core/scoring.ts'
import {
  type BodyMeasures,
  keepBodyMeasures,
  readBodyMeasures,
} from '../../client/body-measures.ts'
import { readSession, useSession } from '../../client/session.ts'
import { bmiTexts } from '../../locales/bmi.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './bmi-page.module.css'
import { BmiNotes, BmiResult } from './bmi-result.tsx'
import { MeasureFields } from './measure-fields.tsx'
import { saveBmi } from './save-bmi.ts'

/** The BMI calculator. */
export function BmiPage() {
  const texts = useTexts(bmiTexts)
  const { notify, dismiss } = useNotices()
  const navigate = useNavigate()
  const [result, setResult] = useState<BodyMassIndex | null>(null)
  const [isFaulty, setFaulty] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const userId = useSession()?.userId ?? null
  useEffect(() => {
    const known = userId === null ? null : readBodyMeasures(userId)
    if (known !== null && form.current !== null) fillEmptyFields(form.current, known)
  }, [userId])

  const calculate = async () => {
    if (form.current === null || isSaving) return
    dismiss()
    const measures = measuresIn(form.current)
    const index = calculateBmi(measures)
    setFaulty(isFault(index))
    if (isFault(index)) {
      setResult(null)
      notify({ tone: 'error', text: invalidHeightWeightMessage })
      firstEmptyField(form.current)?.focus({ preventScroll: true })
      return
    }
    setResult(index)
    const owner = readSession().userId
    if (owner === null) {
      notify({ tone: 'error', text: texts.noUser, advice: texts.noUserAdvice })
      return
    }
    keepBodyMeasures(owner, measures)
    setSaving(true)
    const saved = await saveBmi(owner, index, measures)
    setSaving(false)
    if (saved === 'saved') notify({ tone: 'success', text: texts.saved })
    else if (saved === 'no-user') {
      notify({ tone: 'error', text: texts.noUser, advice: texts.noUserAdvice })
    } else notify({ tone: 'error', text: texts.notSaved, advice: texts.notSavedAdvice })
  }

  const goOn = () => {
    if (result === null) firstEmptyField(form.current)?.focus()
    else navigate(paths.mnaTest)
  }

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageHeading>{texts.title}</PageHeading>
        <p>{texts.intro}</p>
        <details className={styles.why}>
          <summary>{texts.why}</summary>
          <p>{texts.whyText}</p>
        </details>
      </header>
      <BmiResult result={result} isSaving={isSaving} texts={texts} />
      <form
        ref={form}
        className={styles.form}
        // Until the script is here, the Enter key must not put height and weight into the address.
        method="dialog"
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          void calculate()
        }}
      >
        <MeasureFields isFaulty={isFaulty} texts={texts} />
        <Button
          type="submit"
          weight={result === null ? 'primary' : 'secondary'}
          unavailable={isSaving}
        >
          {texts.calculate}
        </Button>
      </form>
      <div className={styles.ways}>
        <Button
          weight={result === null ? 'secondary' : 'primary'}
          unavailable={result === null}
          aria-describedby={result === null ? 'next-needs-result' : undefined}
          onClick={goOn}
        >
          {texts.next}
        </Button>
        <Button weight="quiet" onClick={() => navigate(paths.diet)}>
          {texts.back}
        </Button>
        {result === null && (
          <p id="next-needs-result" className={styles.hint}>
            {texts.nextNeedsResult}
          </p>
        )}
      </div>
      {result !== null && <BmiNotes texts={texts} />}
    </div>
  )
}

function measuresIn(form: HTMLFormElement): BodyMeasures {
  const data = new FormData(form)
  const chosen = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { feet: chosen('feet'), inches: chosen('inches'), weight: chosen('weight') }
}

/** What was chosen already, even before the script arrived, is never overwritten. */
function fillEmptyFields(form: HTMLFormElement, known: BodyMeasures): void {
  for (const select of form.querySelectorAll('select')) {
    if (select.value !== '') continue
    if (select.name === 'feet') select.value = known.feet
    if (select.name === 'inches') select.value = known.inches
    if (select.name === 'weight') select.value = known.weight
  }
}

function firstEmptyField(form: HTMLFormElement | null): HTMLElement | undefined {
  const selects = [...(form?.querySelectorAll('select') ?? [])]
  return selects.find((select) => select.value === '' && select.name !== 'inches') ?? selects[0]
}
