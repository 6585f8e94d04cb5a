/** The form of height and weight: what stands in it, in which units, and what was known already. */

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { heightUnits, unitFields, weightUnits } from '#core/body-units.ts'
import { type SaidSize, sizeSaid } from '#core/spoken-sizes.ts'
import {
  type BodyUnits,
  keepBodyUnits,
  readBodySize,
  readBodyUnits,
  specifiedUnits,
} from '../../client/body-measures.ts'
import {
  chosenIn,
  type Given,
  type GivenSize,
  nothingGiven,
  readForm,
  takeSaid,
  writeForm,
} from './body-form.ts'

/** What the page needs of its form. */
export interface BodyForm {
  readonly form: RefObject<HTMLFormElement | null>
  readonly units: BodyUnits
  /** Changes units; what was typed is converted and kept. */
  readonly changeUnits: (change: Partial<BodyUnits>) => void
  /** What stands in the form now. */
  readonly read: () => GivenSize
  /** Takes what a field was told in another unit than it asks for; null where it was not. */
  readonly hear: (field: string, text: string) => SaidSize | null
}

/**
 * Fills the form with what a person gave before, in the units used last on this device.
 *
 * @param userId - null while nobody is known: then the page stays as it was prerendered.
 */
export function useBodyForm(userId: string | null): BodyForm {
  const form = useRef<HTMLFormElement>(null)
  const given = useRef<Given>(nothingGiven)
  const [units, setUnits] = useState(specifiedUnits)

  // The fields of a new unit are there, and empty, once it is rendered.
  useLayoutEffect(() => {
    if (form.current !== null) given.current = writeForm(form.current, units, given.current)
  }, [units])

  useEffect(() => {
    if (userId === null || form.current === null) return
    const known = readBodySize(userId)
    const now = readForm(form.current, specifiedUnits, nothingGiven)
    const filled = {
      ...now,
      heightIn: now.heightIn ?? known?.heightIn ?? null,
      weightLb: now.weightLb ?? known?.weightLb ?? null,
    }
    given.current = writeForm(form.current, specifiedUnits, filled)
    const wished = wishedUnits(form.current)
    // The same units are not set again: what the person gives until the next render would be undone by it.
    setUnits((shown) =>
      shown.height === wished.height && shown.weight === wished.weight ? shown : wished,
    )
  }, [userId])

  const read = () => {
    if (form.current !== null) given.current = readForm(form.current, units, given.current)
    return given.current
  }
  const show = (next: BodyUnits) => {
    keepBodyUnits(next)
    setUnits(next)
  }
  return {
    form,
    units,
    read,
    hear(field, text) {
      const of = measureOf(field)
      const said = of && sizeSaid(of, text)
      if (!said || form.current === null) return null
      given.current = takeSaid(form.current, units, read(), said)
      if (units[said.of] !== said.unit) show({ ...units, [said.of]: said.unit })
      return said
    },
    changeUnits(change) {
      read()
      show({ ...units, ...change })
    },
  }
}

/** What a field asks for; undefined for one that is no number. */
function measureOf(field: string): SaidSize['of'] | undefined {
  const isOf = (unit: keyof typeof unitFields) => unitFields[unit].some((name) => name === field)
  if (heightUnits.some(isOf)) return 'height'
  return weightUnits.some(isOf) ? 'weight' : undefined
}

/** A unit chosen before the script arrived counts more than the one kept. */
function wishedUnits(form: HTMLFormElement): BodyUnits {
  const kept = readBodyUnits()
  const height = heightUnits.find((unit) => unit === chosenIn(form, 'height-unit'))
  const weight = weightUnits.find((unit) => unit === chosenIn(form, 'weight-unit'))
  return {
    height: height === undefined || height === specifiedUnits.height ? kept.height : height,
    weight: weight === undefined || weight === specifiedUnits.weight ? kept.weight : weight,
  }
}
