/** What a person gives while the page is still filling the form counts, and what is wrong is said at the right field. */

import { describe, expect, it } from 'vitest'
import { type BodyUnits, specifiedUnits } from '../../client/body-measures.ts'
import { unitFields } from '#core/body-units.ts'
import { bmiTexts } from '../../locales/bmi.ts'
import { measureFaults, nothingGiven, readForm, writeForm } from './body-form.ts'

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

/** The fields that are said to be wrong. */
function faultyIn(units: BodyUnits, typed: readonly string[]): string[] {
  const form = fieldsOf(units.height, units.weight)
  for (const [place, field] of form.querySelectorAll('input').entries()) {
    field.value = typed[place] ?? ''
  }
  const faults = measureFaults(form, units, readForm(form, units, nothingGiven), bmiTexts)
  return Object.entries(faults).flatMap(([field, fault]) => (fault === undefined ? [] : [field]))
}

describe('what cannot be used', () => {
  it.each([
    [['5', '12', '165'], ['inches']],
    [['5', '6 1/2', '165'], ['inches']],
    [['9', '11.5', '165'], ['inches']],
    [['5.5', '', '165'], ['feet']],
    [
      ['', '6', ''],
      ['feet', 'weight'],
    ],
    [
      ['tall', 'very', '165'],
      ['feet', 'inches'],
    ],
    [['5', '6', '165'], []],
  ])('is mended where it was typed: %j', (typed, fields) => {
    expect(faultyIn(specifiedUnits, typed)).toEqual(fields)
  })

  it.each([
    [['11', '14'], ['pounds']],
    [['11.5', '4'], ['stones']],
    [['3', '5'], ['stones']],
    [['11', '4'], []],
  ])('is told apart in stones and pounds too: %j', (typed, fields) => {
    const units = { ...specifiedUnits, weight: 'st-lb' } as const
    expect(faultyIn(units, ['5', '6', ...typed])).toEqual(fields)
  })
})
