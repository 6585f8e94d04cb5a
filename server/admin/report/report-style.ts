/** How the page of the report looks: as the site does. A test holds its colors to those of the site. */

/** Colors by the names that the design of the site has for them, for light and dark. */
export const reportColors = {
  paper: 'light-dark(#fbf5e9, #161c1b)',
  'paper-raised': 'light-dark(#fffdf8, #1f2726)',
  'paper-sunken': 'light-dark(#f4ead8, #101514)',
  ink: 'light-dark(#1d2a29, #f6f0e3)',
  'ink-soft': 'light-dark(#374442, #dcd6c8)',
  'line-soft': 'light-dark(#ddd0b8, #3c4644)',
  brand: 'light-dark(#0b4f4a, #8ed8c6)',
  focus: 'light-dark(#073a36, #ffd35c)',
  'tone-good': 'light-dark(#2f7d4f, #6cc58f)',
  'tone-fair': 'light-dark(#9a6f00, #e3bd4f)',
  'tone-poor': 'light-dark(#bf5a15, #ee9a58)',
  'tone-severe': 'light-dark(#a3302b, #f08a80)',
} as const

const colors = Object.entries(reportColors).map(([name, value]) => `--${name}: ${value};`)

/** The style sheet. */
export const reportStyle = `
:root { color-scheme: light dark; ${colors.join(' ')} }
* { box-sizing: border-box; }
body {
  max-width: 78rem;
  margin: 0 auto;
  padding: clamp(1rem, 4vw, 3rem);
  background: var(--paper);
  color: var(--ink);
  font: 1.1875rem/1.55 "Atkinson Hyperlegible", "Segoe UI", system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
h1, h2 { color: var(--brand); line-height: 1.2; text-wrap: balance; }
h1 { margin: 0; font-size: clamp(2.125rem, 1.85rem + 1.2vw, 2.75rem); }
h2 { margin: 0 0 0.5rem; font-size: clamp(1.75rem, 1.6rem + 0.6vw, 2.125rem); }
p { max-width: 38rem; margin: 0 0 0.75rem; }
.day { font-size: 1.375rem; margin-block: 0.25rem 1.25rem; }
.how { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 0 2rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 1rem 0 0; padding: 0; list-style: none; }
a { display: inline-block; padding-block: 0.6rem; color: var(--brand); text-underline-offset: 0.2em; }
:focus-visible { outline: 0.1875rem solid var(--focus); outline-offset: 0.1875rem; }
section { margin-block-start: 2.5rem; padding-block-start: 1.5rem; border-block-start: 0.1875rem solid var(--brand); }
.tables { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 31rem), 1fr)); gap: 1.5rem; align-items: start; margin-block-start: 1.25rem; }
table { width: 100%; border-collapse: collapse; background: var(--paper-raised); }
.tables table, .wide { border: 0.125rem solid var(--line-soft); border-radius: 0.25rem; }
.tables table { border-collapse: separate; border-spacing: 0; }
caption { padding-block-end: 0.5rem; font-size: 1.375rem; font-weight: 700; text-align: start; }
th, td { padding: 0.5rem 0.75rem; border-block-end: 0.0625rem solid var(--line-soft); text-align: start; vertical-align: baseline; }
thead th { background: var(--paper-sunken); color: var(--ink-soft); font-weight: 400; }
tbody th { font-weight: 400; overflow-wrap: break-word; hyphens: auto; }
.tables :is(tbody, tfoot) tr:last-child > * { border-block-end: 0; }
.tables tfoot > tr > * { border-block-start: 0.125rem solid var(--line-soft); }
tfoot { font-weight: 700; }
.number { text-align: end; white-space: nowrap; }
.small { color: var(--ink-soft); }
.share { width: 38%; }
.drawn { display: flex; gap: 0.75rem; align-items: center; }
.bar { flex: 1 1 3rem; min-width: 2rem; height: 0.875rem; }
.percent { flex: none; min-width: 3.5rem; text-align: end; }
.whole { fill: var(--paper-sunken); }
.part { fill: var(--brand); }
.good { fill: var(--tone-good); }
.fair { fill: var(--tone-fair); }
.poor { fill: var(--tone-poor); }
.severe { fill: var(--tone-severe); }
.wide { overflow-x: auto; margin-block-start: 1.25rem; }
.wide th:first-child { position: sticky; inset-inline-start: 0; background: var(--paper-raised); }
.wide thead th:first-child { background: var(--paper-sunken); }
.wide tr:last-child > * { border-block-end: 0; }
@media (max-width: 34rem) {
  th, td { padding-inline: 0.5rem; }
  .share { width: 28%; }
  .drawn { flex-direction: column; gap: 0.25rem; align-items: stretch; }
  .bar { flex: none; width: 100%; }
}
@media (max-width: 22rem) {
  th, td { padding-inline: 0.25rem; }
  .tables .small { white-space: normal; }
}
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; background: none; font-size: 10.5pt; }
  nav { display: none; }
  h1 { font-size: 20pt; }
  h2 { font-size: 15pt; break-after: avoid; }
  caption, .day { font-size: 12pt; }
  th, td { padding: 0.15rem 0.4rem; }
  section { margin-block-start: 1.25rem; padding-block-start: 0.75rem; }
  .tables { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem; }
  .share { width: 34%; }
  .drawn { flex-direction: row; gap: 0.25rem; }
  .bar { flex: 1 1 0; width: auto; min-width: 0; height: 0.6rem; }
  .percent { min-width: 2.25rem; }
  table { break-inside: avoid; background: none; }
  .wide { overflow: visible; }
  .wide th:first-child { position: static; white-space: nowrap; }
  svg { print-color-adjust: exact; }
}
`
