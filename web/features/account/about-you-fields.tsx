/** The two things a person says of themselves, asked alike wherever they are asked. */

import type { Gender } from '#core/comparison/cohort-cell.ts'
import { accountTexts } from '../../locales/account.ts'
import { SelectField, TextField } from '../../ui/text-field.tsx'

/**
 * @param known - the year the server has; absent where nothing is known yet.
 * @param error - what is wrong.
 */
export function YearOfBirthField({ known, error }: { known?: number; error: string | undefined }) {
  const texts = accountTexts
  return (
    <TextField
      id="yearOfBirth"
      name="yearOfBirth"
      label={texts.yearOfBirth}
      type="number"
      inputMode="numeric"
      autoComplete="bday-year"
      placeholder={texts.yearPlaceholder}
      defaultValue={known}
      required
      error={error}
    />
  )
}

/**
 * @param known - the gender the server has; absent where nothing is known yet, and then nothing is
 *   chosen beforehand.
 * @param error - what is wrong.
 */
export function GenderField({ known, error }: { known?: Gender; error?: string | undefined }) {
  const texts = accountTexts
  return (
    <SelectField
      id="gender"
      name="gender"
      label={texts.gender}
      autoComplete="sex"
      defaultValue={known ?? ''}
      required
      error={error}
    >
      {known === undefined && <option value="">{texts.selectGender}</option>}
      <option value="Male">{texts.male}</option>
      <option value="Female">{texts.female}</option>
    </SelectField>
  )
}
