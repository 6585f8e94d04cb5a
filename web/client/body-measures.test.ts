/** Height and weight kept on the device: without them a person measures and types them again. */

import { beforeEach, describe, expect, it } from 'vitest'
import {
  forgetBodyMeasures,
  keepBodySize,
  keepBodyUnits,
  readBodySize,
  readBodyUnits,
} from './body-measures.ts'

beforeEach(() => {
  localStorage.clear()
})

describe('height and weight', () => {
  it('are read as they were kept, for one person alone', () => {
    keepBodySize('ann', { heightIn: 66.14, weightLb: 150 })
    expect(readBodySize('ann')).toEqual({ heightIn: 66.14, weightLb: 150 })
    expect(readBodySize('bob')).toBeNull()
  })

  it('are read from the lists they were once chosen from', () => {
    const older = JSON.stringify({ feet: '5', inches: '', weight: '140' })
    localStorage.setItem('bodyMeasures:ann', older)
    expect(readBodySize('ann')).toEqual({ heightIn: 60, weightLb: 140 })
  })

  it('are nothing where nothing can be read', () => {
    for (const text of ['', '{', 'null', '[]', '{"heightIn":"x"}', '{"feet":"5"}']) {
      localStorage.setItem('bodyMeasures:ann', text)
      expect(readBodySize('ann')).toBeNull()
    }
  })

  it('can be forgotten', () => {
    keepBodySize('ann', { heightIn: 66, weightLb: 150 })
    forgetBodyMeasures('ann')
    expect(readBodySize('ann')).toBeNull()
  })
})

describe('the units', () => {
  it('are feet, inches and pounds until others are chosen', () => {
    expect(readBodyUnits()).toEqual({ height: 'ft-in', weight: 'lb' })
    localStorage.setItem('bodyUnits', '{"height":"miles","weight":"kg"}')
    expect(readBodyUnits()).toEqual({ height: 'ft-in', weight: 'kg' })
  })

  it('stay as they were chosen', () => {
    keepBodyUnits({ height: 'cm', weight: 'st-lb' })
    expect(readBodyUnits()).toEqual({ height: 'cm', weight: 'st-lb' })
  })
})
