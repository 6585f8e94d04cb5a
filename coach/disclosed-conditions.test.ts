/** Checks what is heard of conditions and what follows from it. */

import { expect, it } from 'vitest'
import { constraintsOf, topicsIn } from './disclosed-conditions.ts'

it.each([
  ['I was told I have epilepsy', 'seizures'],
  ['My kidneys are bad, I have kidney disease', 'kidney-disease'],
  ['On Coumadin since 2019', 'warfarin'],
  ['I am ten years sober', 'sober'],
  ['I use a wheelchair', 'limited-mobility'],
  ['I look after my husband', 'carer'],
  ['Estoy en diálisis, mis riñones no funcionan', 'kidney-disease'],
] as const)('%s', (said, topic) => {
  expect(topicsIn([said])).toContain(topic)
})

it('does not hear what is denied', () => {
  expect(topicsIn(['I have no diabetes'])).not.toContain('diabetes')
})

it('bars what is not safe', () => {
  const seizures = constraintsOf(topicsIn(['I have seizures']))
  expect(seizures.barred).toContain('Z12')
  expect(seizures.notes[0]?.text).toContain('doctor')
  expect(constraintsOf(topicsIn(['I had an eating disorder'])).withoutNumbers).toBe(true)
  expect(constraintsOf(topicsIn(['I am sober'])).barred).toContain('Z19')
})
