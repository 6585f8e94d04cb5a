/** Holds the contrast of the design: text 7:1 (WCAG 1.4.6), parts of controls and charts 3:1 (1.4.11). */

import { describe, expect, it } from 'vitest'
import tokensCss from './tokens.css?raw'

const papers = ['paper', 'paper-raised', 'paper-sunken']
const walls = ['socialization', 'learning', 'exercise', 'diet', 'stress', 'sleep'].map(
  (domain) => `wall-${domain}`,
)
const softs = ['brand-soft', 'accent-soft']

/** Each text colour with every ground it may stand on. */
const textPairs: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...papers, ...walls, ...softs, 'error-soft', 'success-soft']],
  ['ink-soft', [...papers, ...walls, ...softs]],
  ['brand', [...papers, ...softs]],
  ['brand-strong', [...papers, ...walls, ...softs]],
  ['accent-ink', [...papers, ...softs]],
  ['brand-ink', ['brand', 'brand-strong']],
  ['error', [...papers, 'error-soft']],
  ['success', [...papers, 'success-soft']],
  ['floor-ink', ['floor']],
  ['floor-link', ['floor']],
]

/** Colours of lines, marks and bands with the grounds they must be told from. */
const partPairs: readonly (readonly [string, readonly string[]])[] = [
  ['line-strong', [...papers, ...walls, ...softs]],
  ['brand', [...papers, ...walls]],
  ['accent', [...papers, ...walls]],
  ['focus', [...papers, ...walls, ...softs]],
  ['tone-good', papers],
  ['tone-fair', papers],
  ['tone-poor', papers],
  ['tone-severe', papers],
]

const [usual = '', contrasting = ''] = tokensCss.split('[data-colors="contrast"]')
const schemes = {
  light: colorsOf(usual, 'light'),
  dark: colorsOf(usual, 'dark'),
  'high contrast': new Map([...colorsOf(usual, 'light'), ...colorsOf(contrasting, 'light')]),
}

function colorsOf(css: string, scheme: 'light' | 'dark'): Map<string, string> {
  const one = /--([\w-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g
  return new Map(
    [...css.matchAll(one)].map(([, name = '', light, dark, both = '']) => [
      name,
      (scheme === 'light' ? light : dark) ?? both,
    ]),
  )
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

function faintPairs(
  colors: ReadonlyMap<string, string>,
  pairs: typeof textPairs,
  least: number,
): string[] {
  return pairs.flatMap(([front, grounds]) =>
    grounds
      .map((ground) => {
        const [one, other] = [colors.get(front), colors.get(ground)]
        return one === undefined || other === undefined
          ? `${front} or ${ground} is no token`
          : `${front} on ${ground}: ${contrast(one, other).toFixed(2)}`
      })
      .filter((line) => !(Number(line.split(': ')[1]) >= least)),
  )
}

describe.each(Object.entries(schemes))('the %s colours', (_scheme, colors) => {
  it('let every text be read at 7:1', () => {
    expect(faintPairs(colors, textPairs, 7)).toEqual([])
  })

  it('let every part of a control or chart be seen at 3:1', () => {
    expect(faintPairs(colors, partPairs, 3)).toEqual([])
  })
})
