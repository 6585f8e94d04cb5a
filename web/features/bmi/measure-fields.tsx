/** Height and weight in the units a person uses, typed; what is said in another unit is read as well. */

import { heightUnits, type UnitField, weightUnits } from '#core/body-units.ts'
import { type BodyUnits, specifiedUnits } from '../../client/body-measures.ts'
import type { BmiTexts } from '../../locales/bmi.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { Faults } from '../../ui/use-form.ts'
import styles from './measure-fields.module.css'
import { UnitChoice } from './unit-choice.tsx'

interface MeasureProps {
  readonly units: BodyUnits
  /** What is wrong after Calculate. */
  readonly faults: Faults<UnitField>
  readonly texts: BmiTexts
  /** What was read of what was typed in another way than the fields ask. */
  readonly readAs: ReadAs
  readonly onUnits: (change: Partial<BodyUnits>) => void
  /** Told a field that the person has left. */
  readonly onLeave: (field: HTMLInputElement) => void
}

/** In words, by measure; empty where nothing had to be read. */
export type ReadAs = Readonly<Record<keyof BodyUnits, string>>

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
        <output className={styles.readAs}>{props.readAs.height}</output>
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
        <output className={styles.readAs}>{props.readAs.weight}</output>
      </fieldset>
    </>
  )
}

// Each field has a key of its own: one unit's field is never taken for another's, with what stands in it.

function HeightFields({ units, faults, texts, onLeave }: MeasureProps) {
  const common = { faults, errorPrefix: texts.errorPrefix, onLeave }
  if (units.height === 'cm') {
    return (
      <Typed key="cm" name="cm" label={texts.centimeters} hint={texts.like('168')} {...common} />
    )
  }
  return (
    <>
      <Typed key="feet" name="feet" label={texts.feet} hint={texts.like('5')} {...common} />
      <Typed name="inches" label={texts.inches} hint={texts.like('6')} {...common} />
    </>
  )
}

function WeightFields({ units, faults, texts, onLeave }: MeasureProps) {
  const common = { faults, errorPrefix: texts.errorPrefix, onLeave }
  if (units.weight === 'kg') {
    return <Typed key="kg" name="kg" label={texts.kilograms} hint={texts.like('70')} {...common} />
  }
  if (units.weight === 'st-lb') {
    return (
      <>
        <Typed
          key="stones"
          name="stones"
          label={texts.stones}
          hint={texts.like('11')}
          {...common}
        />
        <Typed name="pounds" label={texts.restPounds} hint={texts.like('4')} {...common} />
      </>
    )
  }
  return (
    <Typed key="weight" name="weight" label={texts.weight} hint={texts.like('155')} {...common} />
  )
}

function Typed({
  name,
  faults,
  onLeave,
  ...field
}: {
  name: UnitField
  label: string
  hint: string
  faults: MeasureProps['faults']
  errorPrefix: string
  onLeave: MeasureProps['onLeave']
}) {
  return (
    <TextField
      id={name}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      error={faults[name]}
      onBlur={(event) => {
        onLeave(event.target)
      }}
      {...field}
    />
  )
}
