/** The page and the table that leave the server hold what is told, and nothing that runs or is fetched. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCsv } from '#core/csv.ts'
import { Counts } from './count-use.ts'
import { reportCsv, reportSections, type ReportSection } from './report-tables.ts'
import { reportPage } from './report-page.ts'
import { reportColors } from './report-style.ts'

const now = '2026-11-23T23:59:59.999Z'

function sectionsOf(people: number): readonly ReportSection[] {
  const counts = new Counts()
  for (let each = 0; each < people; each += 1) {
    for (const measure of ['domains', 'months.2026-11', 'months.2025-12']) {
      counts.add(measure, 'stress')
    }
    counts.add('people', 'everybody')
    counts.add('bands.stress', each < 25 ? 'Low' : 'High')
    counts.add('months.2026-11', 'everybody')
    counts.add('questions.stress', '1-0')
  }
  return reportSections({ counts, accounts: 125, now })
}

async function linesOf(sections: readonly ReportSection[]): Promise<string[]> {
  const lines: string[] = []
  for await (const row of readCsv(reportCsv(sections))) lines.push(row.join(','))
  return lines
}

describe('the report', () => {
  it('tells tens, and withholds what is fewer than twenty people', async () => {
    const lines = await linesOf(sectionsOf(44))
    expect(lines[0]).toBe('section,measure,group,people_at_least,percent')
    for (const line of [
      'participation,parts,everybody,120,100',
      'participation,parts,none,80,67',
      'participation,domains,stress,40,33',
      'participation,domains,sleep,<20,',
      'months,2026-11,everybody,40,100',
      'months,2026-11,stress,40,100',
      'months,2025-12,stress,40,',
      'results,stress,Low,20,50',
      'results,stress,High,<20,',
      'questions,stress,1-0,40,100',
      'plans,weeks,kept,<20,',
    ]) {
      expect(lines).toContain(line)
    }
    expect(lines.filter((line) => line.startsWith('months,'))).toHaveLength(12 * 7)
    const names = lines.map((line) => line.split(',').slice(0, 3).join(','))
    expect(new Set(names).size).toBe(names.length)
  })

  it('says the same on the page', () => {
    const page = reportPage(sectionsOf(44), now)
    expect(page).toContain('Counted on 23 November 2026 (UTC).')
    expect(page).toContain('<th scope="row">High</th><td class="number small">under 20</td>')
    expect(page).toMatch(/<th scope="row">Low<\/th><td class="number">20<\/td>.*?50 %/)
    expect(page).toContain('<th scope="row">December 2025</th>')
    expect(page).toContain('cannot be known here')
    expect(page).not.toMatch(/\b(44|25|125)\b/)
  })

  it('runs nothing and fetches nothing', () => {
    const page = reportPage(sectionsOf(44), now)
    expect(page).not.toMatch(/<script|<link|<img|\bsrc=|url\(|@import|\son\w+=|https?:/i)
    expect(page).toContain(`default-src 'none'`)
  })

  it('writes words as words, and no formula', async () => {
    const row = { group: '=1+1', name: '<b>"Fish" & chips', people: 20, percent: 100 }
    const table = { measure: 'days', title: 'A < B', people: 20, rows: [row] }
    const sections = [{ section: 'plans', tables: [table] }] as const
    const page = reportPage(sections, now)
    expect(page).toContain('&lt;b&gt;&quot;Fish&quot; &amp; chips')
    expect(page).toContain('A &lt; B')
    expect(await linesOf(sections)).toContain(`plans,days,'=1+1,20,100`)
  })

  it('has the colors of the site', () => {
    const tokens = readFileSync(new URL('../../../web/styles/tokens.css', import.meta.url), 'utf8')
    for (const [name, value] of Object.entries(reportColors)) {
      expect(tokens).toContain(`--${name}: ${value};`)
    }
  })
})
