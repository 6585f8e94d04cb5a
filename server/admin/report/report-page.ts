/** Writes the report as a page of its own: no script, nothing from elsewhere, to read and to print. */

import { type ReportRow, type ReportSection, type ReportTable } from './report-tables.ts'
import { reportStyle } from './report-style.ts'
import { pageWords as words, sectionWords } from './report-words.ts'
import type { Told } from '../research/small-groups.ts'

/**
 * Writes the page.
 *
 * @param sections - what is told.
 * @param now - UTC ISO, when it was counted.
 * @returns a whole HTML document.
 */
export function reportPage(sections: readonly ReportSection[], now: string): string {
  const day = new Date(now).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${words.title}</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<h1>${words.title}</h1>
<p class="day">${words.counted(day)}</p>
<div class="how">
${words.howToRead.map(paragraph).join('\n')}
</div>
</header>
<nav aria-label="${words.contents}">
<ul>
${sections.map(({ section }) => `<li><a href="#${section}">${text(sectionWords[section].title)}</a></li>`).join('\n')}
</ul>
</nav>
<main>
${sections.map(sectionHtml).join('\n')}
</main>
</body>
</html>
`
}

function sectionHtml({ section, tables }: ReportSection): string {
  const { title, notes } = sectionWords[section]
  const shown =
    section === 'months'
      ? matrixHtml(title, tables)
      : `<div class="tables">\n${tables.map(tableHtml).join('\n')}\n</div>`
  return `<section id="${section}">
<h2>${text(title)}</h2>
${notes.map(paragraph).join('\n')}
${shown}
</section>`
}

function tableHtml({ title, people, rows }: ReportTable): string {
  return `<table>
<caption>${text(title)}</caption>
<thead><tr><th scope="col">${words.group}</th><th scope="col" class="number">${words.people}</th><th scope="col">${words.share}</th></tr></thead>
<tbody>
${rows.map(rowHtml).join('\n')}
</tbody>
<tfoot><tr><th scope="row">${words.everybody}</th>${numberHtml(people)}<td></td></tr></tfoot>
</table>`
}

function rowHtml({ name, people, percent, tone }: ReportRow): string {
  return `<tr><th scope="row">${text(name)}</th>${numberHtml(people)}<td class="share">${percent === null ? '' : barHtml(percent, tone)}</td></tr>`
}

/** The number stands beside the bar, so the bar is for the eye alone. */
function barHtml(percent: number, tone: ReportRow['tone']): string {
  const bar = `<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="whole" width="100" height="10"/><rect class="${tone ?? 'part'}" width="${percent}" height="10"/></svg>`
  return `<span class="drawn">${bar}<span class="percent">${percent} %</span></span>`
}

/** One row for each table, under the same heads. */
function matrixHtml(title: string, tables: readonly ReportTable[]): string {
  const heads = tables[0]?.rows ?? []
  const lines = tables.map(
    (table) =>
      `<tr><th scope="row">${text(table.title)}</th>${[table, ...table.rows].map(({ people }) => numberHtml(people)).join('')}</tr>`,
  )
  return `<div class="wide" role="region" aria-label="${text(words.wide(title))}" tabindex="0">
<table>
<thead><tr><th scope="col">${words.month}</th>${[words.everybody, ...heads.map(({ name }) => text(name))].map((name) => `<th scope="col" class="number">${name}</th>`).join('')}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
</div>`
}

function numberHtml(people: Told): string {
  return people === null
    ? `<td class="number small">${words.small}</td>`
    : `<td class="number">${people.toLocaleString('en-US')}</td>`
}

function paragraph(plain: string): string {
  return `<p>${text(plain)}</p>`
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function text(plain: string): string {
  return plain.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}
