/** Height and weight as lists to choose from, in the limits of the specification. */

import { bmiLimits } from '#core/bmi.ts'
import type { BmiTexts } from '../../locales/bmi.ts'
import { SelectField } from '../../ui/text-field.tsx'
import styles from './bmi-page.module.css'

/** @param isFaulty - true after Calculate could not use what was chosen. */
export function MeasureFields({ isFaulty, texts }: { isFaulty: boolean; texts: BmiTexts }) {
  return (
    <>
      <fieldset className={styles.height}>
        <legend>{texts.height}</legend>
        <SelectField
          id="feet"
          name="feet"
          label={texts.feet}
          error={isFaulty ? texts.chooseFeet : undefined}
          errorPrefix={texts.errorPrefix}
        >
          <Choices from={bmiLimits.feet.min} to={bmiLimits.feet.max} texts={texts} />
        </SelectField>
        <SelectField id="inches" name="inches" label={texts.inches}>
          <Choices from={bmiLimits.inches.min} to={bmiLimits.inches.max} texts={texts} />
        </SelectField>
      </fieldset>
      <SelectField
        id="weight"
        name="weight"
        label={texts.weight}
        error={isFaulty ? texts.chooseWeight : undefined}
        errorPrefix={texts.errorPrefix}
      >
        <Choices
          from={bmiLimits.weight.min}
          to={bmiLimits.weight.max}
          label={texts.pounds}
          texts={texts}
        />
      </SelectField>
    </>
  )
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
