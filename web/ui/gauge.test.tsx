import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Gauge } from './gauge.tsx'
import type { GaugeBand } from './gauge-geometry.ts'
import { ScoreLegend, ScoreLegendTable } from './score-legend.tsx'

const bands: readonly GaugeBand[] = [
  { label: 'Low', from: 0, to: 13, range: '0-13', tone: 'good' },
  { label: 'Moderate', from: 14, to: 26, range: '14-26', tone: 'fair' },
  { label: 'High', from: 27, to: 40, range: '27-40', tone: 'poor' },
]

function show(element: React.ReactElement): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(element)
  return place
}

const gauge = (value: number) =>
  show(
    <Gauge
      name="Your stress score"
      min={0}
      max={40}
      value={value}
      bands={bands}
      valueText="14 out of 40, moderate stress"
    />,
  )

describe('Gauge', () => {
  it('is a meter with its reading in words, its drawing hidden', () => {
    const meter = gauge(14).querySelector('[role=meter]')
    expect(meter?.getAttribute('aria-label')).toBe('Your stress score')
    expect(meter?.getAttribute('aria-valuemin')).toBe('0')
    expect(meter?.getAttribute('aria-valuemax')).toBe('40')
    expect(meter?.getAttribute('aria-valuenow')).toBe('14')
    expect(meter?.getAttribute('aria-valuetext')).toBe('14 out of 40, moderate stress')
    expect(meter?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })

  it('labels both ends and every band', () => {
    const labels = [...gauge(14).querySelectorAll('text')].map((text) => text.textContent)
    expect(labels).toEqual(['0-13', '14-26', '27-40', '0', '40'])
  })

  it('keeps the value within its ends', () => {
    expect(gauge(99).querySelector('[role=meter]')?.getAttribute('aria-valuenow')).toBe('40')
  })
})

describe('ScoreLegend', () => {
  it('marks the band of the score in words, in the list and in the table', () => {
    const list = show(
      <ScoreLegend bands={bands} value={27} currentText="Your score" label="Bands" />,
    )
    const table = show(
      <ScoreLegendTable
        bands={bands}
        value={27}
        currentText="Your score"
        caption="Bands"
        columns={['Score', 'Name', 'Yours']}
      />,
    )
    const marked = [...list.querySelectorAll('li')].filter((row) =>
      row.textContent?.includes('Your score'),
    )
    expect(marked.map((row) => row.textContent)).toEqual(['27-40HighYour score'])
    expect(table.querySelectorAll('tbody tr')).toHaveLength(3)
    expect(table.querySelectorAll('tbody tr')[2]?.textContent).toBe('27-40HighYour score')
  })
})
