/** Height and weight in, body mass index out; the way on to the nutrition questions. */

import { useState } from 'react'
import { useNavigate } from '../../ui/navigation.tsx'
import { type BodyMassIndex, bmiOfSize, invalidHeightWeightMessage } from '#core/bmi.ts'
import { heightTexts, weightTexts } from '#core/body-units.ts'
import { isFault } from '#core/scoring.ts'
import { type BodyUnits, keepBodySize } from '../../client/body-measures.ts'
import { useIsFrom65 } from '../../client/known-age.ts'
import { readSession, useSession } from '../../client/session.ts'
import { bmiTexts } from '../../locales/bmi.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useForm } from '../../ui/use-form.ts'
import styles from './bmi-page.module.css'
import { BmiNotes, BmiResult } from './bmi-result.tsx'
import { firstFieldOf, measureFaults } from './body-form.ts'
import { MeasureFields, type ReadAs } from './measure-fields.tsx'
import { saveBmi } from './save-bmi.ts'
import { useBodyForm } from './use-body-form.ts'

const nothingRead: ReadAs = { height: '', weight: '' }

/** The BMI calculator. */
export function BmiPage() {
  const texts = bmiTexts
  const { notify } = useNotices()
  const navigate = useNavigate()
  const [result, setResult] = useState<BodyMassIndex | null>(null)
  const { busy, run, faults, check } = useForm<keyof BodyUnits, 'save'>()
  const isSaving = busy !== undefined
  const session = useSession()
  const isFrom65 = useIsFrom65(session)
  const { form, units, changeUnits, read, hear } = useBodyForm(session?.userId ?? null)
  const [readAs, setReadAs] = useState<ReadAs>(nothingRead)

  const focusMissing = (options?: FocusOptions) => {
    if (form.current === null) return
    const { height } = measureFaults(read(), units, texts)
    const unit = height === undefined ? units.weight : units.height
    firstFieldOf(form.current, unit)?.focus(options)
  }

  const listen = ({ name, value }: HTMLInputElement) => {
    const said = hear(name, value)
    if (said === null) return
    const words =
      said.of === 'height'
        ? texts.sizes[said.unit](heightTexts(said.unit, said.heightIn))
        : texts.sizes[said.unit](weightTexts(said.unit, said.weightLb))
    setReadAs({ ...readAs, [said.of]: texts.readAs(words) })
  }

  const calculate = async () => {
    // The Enter key sends a field that was not left.
    if (document.activeElement instanceof HTMLInputElement) listen(document.activeElement)
    const given = read()
    const size = { heightIn: given.heightIn ?? 0, weightLb: given.weightLb ?? 0 }
    const index = bmiOfSize(size)
    check(measureFaults(given, units, texts))
    if (isFault(index)) {
      setResult(null)
      notify({ tone: 'error', text: invalidHeightWeightMessage })
      focusMissing({ preventScroll: true })
      return
    }
    setResult(index)
    const owner = readSession().userId
    if (owner === null) {
      notify({ tone: 'error', text: texts.noUser, advice: texts.noUserAdvice })
      return
    }
    keepBodySize(owner, size)
    const { became, reason } = await saveBmi(owner, index, size)
    if (became === 'saved') notify({ tone: 'success', text: texts.saved })
    else if (became === 'no-user') {
      notify({ tone: 'error', text: texts.noUser, advice: texts.noUserAdvice })
    } else notify({ tone: 'error', text: texts.notSaved, advice: reason ?? texts.notSavedAdvice })
  }

  const onUnits = (change: Partial<BodyUnits>) => {
    // What is wrong was said in the unit before.
    check({})
    changeUnits(change)
  }

  const goOn = () => {
    if (result === null) focusMissing()
    else navigate(paths.mnaTest)
  }

  // Beside the result, once there is one: the way on is where the eyes are.
  const ways = (
    <div className={styles.ways}>
      <Button
        weight={result === null ? 'secondary' : 'primary'}
        unavailable={result === null}
        aria-describedby={result === null ? 'next-needs-result' : undefined}
        onClick={goOn}
      >
        {texts.next}
      </Button>
      <Button weight="quiet" onClick={() => navigate(paths.mnaIntro)}>
        {texts.back}
      </Button>
      {result === null && (
        <p id="next-needs-result" className="soft">
          {texts.nextNeedsResult}
        </p>
      )}
    </div>
  )
  return (
    <div className={styles.page}>
      <header className="stack-4 start">
        <PageHeading>{texts.title}</PageHeading>
        <p>{texts.intro}</p>
        <details className={styles.why}>
          <summary>{texts.why}</summary>
          <p>{texts.whyText}</p>
        </details>
      </header>
      <BmiResult result={result} isFrom65={isFrom65} isSaving={isSaving} texts={texts} />
      {result !== null && ways}
      <form
        ref={form}
        className={styles.form}
        // Until the script is here, the Enter key must not put height and weight into the address.
        method="dialog"
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          void run('save', calculate)
        }}
      >
        <MeasureFields
          units={units}
          faults={faults}
          texts={texts}
          readAs={readAs}
          onUnits={onUnits}
          onLeave={listen}
        />
        <Button
          type="submit"
          weight={result === null ? 'primary' : 'secondary'}
          unavailable={isSaving}
        >
          {texts.calculate}
        </Button>
      </form>
      {result === null && ways}
      {result !== null && <BmiNotes texts={texts} />}
    </div>
  )
}
