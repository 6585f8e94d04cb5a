import { describe, expect, it } from 'vitest'
import { bandShape, needleDegrees } from './gauge-geometry.ts'

const social = { min: 0, max: 11 }

describe('needleDegrees', () => {
  it('points into the middle of the slot of a score', () => {
    expect(needleDegrees({ min: 0, max: 8 }, 4)).toBe(0)
    expect(needleDegrees(social, 0)).toBe(-82.5)
    expect(needleDegrees(social, 11)).toBe(82.5)
  })

  it('stops at the ends', () => {
    expect(needleDegrees(social, 40)).toBe(82.5)
    expect(needleDegrees(social, -3)).toBe(-82.5)
  })
})

describe('bandShape', () => {
  it('gives a band of a single score room of its own', () => {
    const { path, label } = bandShape(social, { from: 11, to: 11 }, false)
    expect(path).toMatch(/^M.*Z$/)
    expect(label.degrees).toBe(82.5)
    expect(label.x).toBeGreaterThan(0)
  })

  it('lets neighbours meet without a gap', () => {
    const first = bandShape(social, { from: 0, to: 3 }, false).label.degrees
    const second = bandShape(social, { from: 4, to: 8 }, false).label.degrees
    expect(first).toBe(-60)
    expect(second).toBe(7.5)
  })

  it('draws the band of the score wider', () => {
    const band = { from: 4, to: 8 }
    expect(bandShape(social, band, true).path).not.toBe(bandShape(social, band, false).path)
  })
})
