/** What a person gives while the page is still filling the form counts. */

import { expect, it } from 'vitest'
import { specifiedUnits } from '../../client/body-measures.ts'
import { unitFields } from '#core/body-units.ts'
import { nothingGiven, readForm, writeForm } from './body-form.ts'

function fieldsOf(...units: (keyof typeof unitFields)[]): HTMLFormElement {
  const form = document.createElement('form')
  for (const name of units.flatMap((unit) => unitFields[unit])) {
    const field = document.createElement('input')
    field.name = name
    form.append(field)
  }
  return form
}

it('is read where it came between the reading of the form and the writing of nothing', () => {
  const form = fieldsOf(specifiedUnits.height, specifiedUnits.weight)
  const given = readForm(form, specifiedUnits, nothingGiven)
  const [feet, , pounds] = form.querySelectorAll('input')
  if (feet === undefined || pounds === undefined) throw new Error('The form has no fields.')
  feet.value = '5'
  pounds.value = '140'
  const written = writeForm(form, specifiedUnits, given)
  expect(readForm(form, specifiedUnits, written)).toMatchObject({ heightIn: 60, weightLb: 140 })
})
