/** Asks a guest for year of birth and gender, both free to leave out. */

import { useState } from 'react'
import { type Gender, genders } from '#core/comparison/cohort-cell.ts'
import { yearOfBirthRange } from '#contract/limits.ts'
import type { GuestProfile } from '../../client/local-backend/records/guest-schema.ts'
import { commonTexts } from '../../locales/common.ts'
import { peopleTexts } from '../../locales/people.ts'
import { Button } from '../../ui/button.tsx'
import { Form, typedText } from '../../ui/form.tsx'
import { OptionGroup } from '../../ui/option-group.tsx'
import sheet from '../../ui/sheet.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { useForm } from '../../ui/use-form.ts'

const ratherNot = 'rather-not'
const declined: GuestProfile = { yearOfBirth: null, gender: null }

/**
 * @param known - what was said before.
 * @param onSaid - given what is said now; settles when it is kept.
 */
export function ProfileForm({
  known,
  onSaid,
}: {
  known: GuestProfile | undefined
  onSaid: (profile: GuestProfile) => Promise<void>
}) {
  const texts = peopleTexts
  const form = useForm<'yearOfBirth' | 'gender-0', 'compare'>()
  const [chosen, setChosen] = useState<string | undefined>(known && (known.gender ?? ratherNot))
  const gender = genders.find((one) => one === chosen)

  async function say(typed: FormData): Promise<void> {
    const year = typedText(typed, 'yearOfBirth').trim()
    const found =
      chosen === ratherNot
        ? {}
        : {
            yearOfBirth: yearFault(year),
            'gender-0': gender === undefined ? texts.chooseGender : undefined,
          }
    const profile = gender === undefined ? declined : { yearOfBirth: Number(year), gender }
    await form.send('compare', found, () => onSaid(profile))
  }

  return (
    <section className={sheet.sheet} aria-labelledby="asked">
      <h2 id="asked" tabIndex={-1}>
        {texts.askHeading}
      </h2>
      <p>{texts.askAbout}</p>
      <Form
        className={sheet.form}
        form={form}
        heading={commonTexts.thereIsAProblem}
        onSend={(typed) => void say(typed)}
      >
        <TextField
          id="yearOfBirth"
          name="yearOfBirth"
          label={texts.yearOfBirth}
          inputMode="numeric"
          autoComplete="bday-year"
          defaultValue={known?.yearOfBirth ?? ''}
          error={form.faults.yearOfBirth}
        />
        <OptionGroup
          name="gender"
          legend={texts.gender}
          options={[
            { value: 'Female' satisfies Gender, label: texts.female },
            { value: 'Male' satisfies Gender, label: texts.male },
            { value: ratherNot, label: texts.ratherNot },
          ]}
          chosen={chosen}
          error={form.faults['gender-0']}
          onChoose={setChosen}
        />
        <p className="soft">{texts.askHere}</p>
        <Button type="submit" unavailable={form.busy !== undefined}>
          {form.busy === undefined ? texts.compare : texts.comparing}
        </Button>
      </Form>
    </section>
  )
}

/** What is wrong with a year, as typed; undefined where nothing is. */
function yearFault(typed: string): string | undefined {
  const texts = peopleTexts
  if (!/^\d{4}$/.test(typed)) return texts.yearWrong
  const { from, to } = yearOfBirthRange(new Date().getFullYear())
  const year = Number(typed)
  return year < from || year > to ? texts.yearRange(from, to) : undefined
}
