/** Height and weight in the units a person uses: lists for those of the specification, else typed. */

import { bmiLimits } from '#core/bmi.ts'
import { heightUnits, weightUnits } from '#core/body-units.ts'
import { type BodyUnits, specifiedUnits } from '../../client/body-measures.ts'
import type { BmiTexts } from '../../locales/bmi.ts'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import type { MeasureFaults } from './measure-faults.ts'
import styles from './measure-fields.module.css'
import { UnitChoice } from './unit-choice.tsx'

interface MeasureProps {
  readonly units: BodyUnits
  /** What is wrong after Calculate. */
  readonly faults: MeasureFaults
  readonly texts: BmiTexts
  readonly onUnits: (change: Partial<BodyUnits>) => void
}

/** Both measures, each with its switch of units. */
export function MeasureFields(props: MeasureProps) {
  const { texts, onUnits } = props
  return (
    <>
      <fieldset className={styles.measure}>
        <legend>{texts.height}</legend>
        <UnitChoice
          name="height-unit"
          legend={texts.heightIn}
          units={heightUnits}
          names={texts.heightUnits}
          initial={specifiedUnits.height}
          onChange={(height) => {
            onUnits({ height })
          }}
        />
        <div className={styles.fields}>
          <HeightFields {...props} />
        </div>
      </fieldset>
      <fieldset className={styles.measure}>
        <legend>{texts.weightTitle}</legend>
        <UnitChoice
          name="weight-unit"
          legend={texts.weightIn}
          units={weightUnits}
          names={texts.weightUnits}
          initial={specifiedUnits.weight}
          onChange={(weight) => {
            onUnits({ weight })
          }}
        />
        <div className={styles.fields}>
          <WeightFields {...props} />
        </div>
      </fieldset>
    </>
  )
}

function HeightFields({ units, faults, texts }: MeasureProps) {
  const fault = { error: faults.height, errorPrefix: texts.errorPrefix }
  if (units.height === 'cm') {
    return <Typed name="cm" label={texts.centimeters} hint={texts.like('168')} {...fault} />
  }
  return (
    <>
      <SelectField id="feet" name="feet" label={texts.feet} {...fault}>
        <Choices from={bmiLimits.feet.min} to={bmiLimits.feet.max} texts={texts} />
      </SelectField>
      <SelectField id="inches" name="inches" label={texts.inches}>
        <Choices from={bmiLimits.inches.min} to={bmiLimits.inches.max} texts={texts} />
      </SelectField>
    </>
  )
}

function WeightFields({ units, faults, texts }: MeasureProps) {
  const fault = { error: faults.weight, errorPrefix: texts.errorPrefix }
  if (units.weight === 'kg') {
    return <Typed name="kg" label={texts.kilograms} hint={texts.like('70')} {...fault} />
  }
  if (units.weight === 'st-lb') {
    return (
      <>
        <Typed name="stones" label={texts.stones} hint={texts.like('11')} {...fault} />
        <Typed name="pounds" label={texts.restPounds} hint={texts.like('4')} error={undefined} />
      </>
    )
  }
  const { min, max } = bmiLimits.weight
  return (
    <SelectField id="weight" name="weight" label={texts.weight} {...fault}>
      <Choices from={min} to={max} label={texts.pounds} texts={texts} />
    </SelectField>
  )
}

function Typed({
  name,
  ...field
}: {
  name: string
  label: string
  hint: string
  error: string | undefined
  errorPrefix?: string
}) {
  return <TextField id={name} name={name} inputMode="decimal" autoComplete="off" {...field} />
}

function Choices({
  from,
  to,
  label = String,
  texts,
}: {
  from: number
  to: number
  label?: (value: number) => string
  texts: BmiTexts
}) {
  return (
    <>
      <option value="">{texts.choose}</option>
      {Array.from({ length: to - from + 1 }, (_, index) => (
        <option key={from + index} value={from + index}>
          {label(from + index)}
        </option>
      ))}
    </>
  )
}
