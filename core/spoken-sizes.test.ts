/** Sizes as people say them; a number alone is left to its field. */

import { describe, expect, it } from 'vitest'
import { sizeSaid } from './spoken-sizes.ts'

describe('a size said with its unit', () => {
  it.each([
    ["5'6", 'ft-in', 66],
    ['5’6”', 'ft-in', 66],
    ['5 ft 6 in', 'ft-in', 66],
    ['5 feet', 'ft-in', 60],
    ['5 pies y 6 pulgadas', 'ft-in', 66],
    ['168 cm', 'cm', 168 / 2.54],
    ['1.68 m', 'cm', 168 / 2.54],
    ['1,68', 'cm', 168 / 2.54],
    ['168 centímetros', 'cm', 168 / 2.54],
  ])('reads the height %s', (text, unit, inches) => {
    const said = sizeSaid('height', text)
    expect(said).toMatchObject({ of: 'height', unit })
    expect(said?.of === 'height' ? said.heightIn : NaN).toBeCloseTo(inches)
  })

  it.each([
    ['75 kg', 'kg', 75 / 0.45359237],
    ['75,5 kilos', 'kg', 75.5 / 0.45359237],
    ['11 stone 4', 'st-lb', 158],
    ['11 st 4 lb', 'st-lb', 158],
    ['11 stone', 'st-lb', 154],
    ['155 libras', 'lb', 155],
  ])('reads the weight %s', (text, unit, pounds) => {
    const said = sizeSaid('weight', text)
    expect(said).toMatchObject({ of: 'weight', unit })
    expect(said?.of === 'weight' ? said.weightLb : NaN).toBeCloseTo(pounds)
  })

  it.each(['5', '66', '155', '5 6', "5'13", 'tall', '', '75 kg or so'])(
    'leaves %j to the field it stands in',
    (text) => {
      expect(sizeSaid('height', text)).toBeNull()
      expect(sizeSaid('weight', text)).toBeNull()
    },
  )
})
