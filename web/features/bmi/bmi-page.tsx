/** Height and weight in, body mass index out; the way on to the nutrition questions. */

import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../../ui/navigation.tsx'
import { type BodyMassIndex, bmiOfSize, invalidHeightWeightMessage } from '#core/bmi.ts'
import { heightTexts, type UnitField, weightTexts } from '#core/body-units.ts'
import { isFault } from '#core/scoring.ts'
import { type BodyUnits, keepBodySize } from '../../client/body-measures.ts'
import { useIsFrom65 } from '../../client/known-age.ts'
import { readSession, useSession } from '../../client/session.ts'
import { bmiTexts } from '../../locales/bmi.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { type Faults, useForm } from '../../ui/use-form.ts'
import styles from './bmi-page.module.css'
import { BmiNotes, BmiResult } from './bmi-result.tsx'
import { measureFaults } from './body-form.ts'
import { MeasureFields, type ReadAs } from './measure-fields.tsx'
import { type SavedBmi, saveBmi } from './save-bmi.ts'
import { useBodyForm } from './use-body-form.ts'

const nothingRead: ReadAs = { height: '', weight: '' }

/** The BMI calculator. */
export function BmiPage() {
  const texts = bmiTexts
  const { notify } = useNotices()
  const navigate = useNavigate()
  const [result, setResult] = useState<BodyMassIndex | null>(null)
  const [saved, setSaved] = useState<SavedBmi | null>(null)
  const { busy, run, faults, isFaulty, attempt, check } = useForm<UnitField, 'save'>()
  const session = useSession()
  const isFrom65 = useIsFrom65(session)
  const { form, units, changeUnits, read, hear } = useBodyForm(session?.userId ?? null)
  const [readAs, setReadAs] = useState<ReadAs>(nothingRead)
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = faultyField(faults)
    if (attempt === 0 || field === null) return
    // The notice is at the top of the page; what is wrong with the field stands above it.
    field.focus({ preventScroll: true })
    field.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [attempt, faults])
  useEffect(() => {
    if (result === null) return
    // The page has changed under the person's hand, and the way on is behind it.
    outcome.current?.querySelector('h2')?.focus({ preventScroll: true })
    outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [result])

  const findFaults = () =>
    form.current === null ? {} : measureFaults(form.current, units, read(), texts)

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
    check(findFaults())
    if (isFault(index)) {
      setResult(null)
      notify({ tone: 'error', text: invalidHeightWeightMessage })
      return
    }
    setResult(index)
    setSaved(null)
    const owner = readSession().userId
    if (owner !== null) keepBodySize(owner, size)
    setSaved(owner === null ? { became: 'no-user' } : await saveBmi(owner, index, size))
  }

  const onUnits = (change: Partial<BodyUnits>) => {
    // What is wrong was said in the unit before.
    check({})
    changeUnits(change)
  }

  const goOn = () => {
    if (result !== null) navigate(paths.mnaTest)
    else (faultyField(findFaults()) ?? form.current?.querySelector('button'))?.focus()
  }

  return (
    <div className={styles.page} data-wide-page>
      <header className="stack-4 start">
        <PageHeading title={isFaulty ? texts.errorTitle(texts.title) : texts.title}>
          {texts.title}
        </PageHeading>
        <p>{texts.intro}</p>
        <details className={styles.why}>
          <summary>{texts.why}</summary>
          <p>{texts.whyText}</p>
        </details>
      </header>
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
          unavailable={busy !== undefined}
          // A field that is left says how it was read, which would move the button from under the finger.
          onMouseDown={(event) => {
            event.preventDefault()
          }}
        >
          {texts.calculate}
        </Button>
      </form>
      <div ref={outcome} className={styles.outcome}>
        {result !== null && (
          <BmiResult result={result} saved={saved} isFrom65={isFrom65} texts={texts} />
        )}
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
      </div>
      {result !== null && <BmiNotes texts={texts} />}
    </div>
  )
}

/** The first field that something is wrong with. */
function faultyField(faults: Faults<UnitField>): HTMLElement | null {
  const found = Object.entries(faults).find(([, fault]) => fault !== undefined)
  return found === undefined ? null : document.getElementById(found[0])
}
