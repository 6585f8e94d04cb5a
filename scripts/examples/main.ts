/**
 * `npm run examples`: how the built-in coach does on the labelled examples, by the side of the trial each
 * writer is on. Prints Markdown.
 */

import { answerQuestion } from '#coach/answer/answer.ts'
import '#coach/matters/faq/all.ts'
import { detectIn } from '#coach/safety/detect.ts'
import { tiers, type SafetyCode } from '#coach/safety/codes.ts'
import { hearActs } from '#coach/understanding/hear-act.ts'
import { hearSafety } from '#coach/safety/hear-safety.ts'
import { writers, type ExamplePart } from '#coach/examples/writers.ts'
import {
  readActs,
  readQuestions,
  readSafety,
  type ActExample,
  type QuestionExample,
  type SafetyExample,
} from './read-examples.ts'

const parts: readonly ExamplePart[] = ['train', 'tune', 'test']
const partOf = (row: { readonly writer: string }) => writers[row.writer]?.part

const percent = (value: number) => (100 * value).toFixed(1)

/**
 * A share with its 95 % interval (Wilson 1927, score interval).
 *
 * @returns for example `61.0 % (58.2 to 63.7)`; a dash for nothing counted.
 */
function share(hits: number, of: number): string {
  if (of === 0) return '-'
  const z = 1.96
  const p = hits / of
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const reach = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  return `${percent(p)} % (${percent(middle - reach)} to ${percent(middle + reach)})`
}

/** What is measured of some rows, by what it is called in the table. */
type Measures<Row> = Readonly<Record<string, (rows: readonly Row[]) => string>>

/** The share of those counted who are a hit. */
function shareOf<Row>(
  rows: readonly Row[],
  isCounted: (row: Row) => boolean,
  isHit: (row: Row) => boolean,
): string {
  const counted = rows.filter(isCounted)
  return share(counted.filter(isHit).length, counted.length)
}

type Judged = SafetyExample & { readonly found: readonly SafetyCode[] }

const isRight = ({ code, also, found }: Judged) =>
  found.some((one) => one === code || also.includes(one))
const isDanger = ({ code }: Judged) => code !== 'none'
const isTierZero = ({ code }: Judged) => code !== 'none' && tiers[code] === 0

const safetyMeasures: Measures<Judged> = {
  'right category': (rows) => shareOf(rows, isDanger, isRight),
  'tier 0': (rows) => shareOf(rows, isTierZero, isRight),
  'told plainly': (rows) => shareOf(rows, ({ kind }) => kind === 'plain', isRight),
  veiled: (rows) => shareOf(rows, ({ kind }) => kind === 'veiled', isRight),
  'mixed with other talk': (rows) => shareOf(rows, ({ kind }) => kind === 'mixed', isRight),
  'in Spanish': (rows) => shareOf(rows, (row) => row.lang === 'es' && isDanger(row), isRight),
  'false alarms': (rows) =>
    shareOf(
      rows,
      (row) => !isDanger(row),
      ({ found }) => found.length > 0,
    ),
}

type Asked = QuestionExample & {
  readonly domain: string | undefined
  readonly used: readonly string[]
}

const isAnswerable = ({ facts }: Asked) => facts.length > 0

const questionMeasures: Measures<Asked> = {
  'right domain first': (rows) =>
    shareOf(rows, isAnswerable, ({ domains, domain }) => domains.some((one) => one === domain)),
  'first fact answers': (rows) =>
    shareOf(rows, isAnswerable, ({ facts, used: [first] }) => facts.some((one) => one === first)),
  'some fact answers': (rows) =>
    shareOf(rows, isAnswerable, ({ facts, used }) => facts.some((one) => used.includes(one))),
  'facts that do not answer': (rows) => {
    const used = rows.flatMap((row) => row.used.map((id) => ({ id, row })))
    return shareOf(
      used,
      ({ row }) => isAnswerable(row),
      ({ id, row }) => !row.facts.includes(id),
    )
  },
  'answered, though outside': (rows) =>
    shareOf(
      rows,
      ({ topic }) => topic === 'outside',
      ({ used }) => used.length > 0,
    ),
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function table<Row extends { readonly writer: string }>(
  measures: Measures<Row>,
  rows: readonly Row[],
): readonly string[] {
  return [
    line(['', ...parts]),
    line(['-', '-', '-', '-']),
    ...Object.entries(measures).map(([what, measure]) =>
      line([what, ...parts.map((part) => measure(rows.filter((row) => partOf(row) === part)))]),
    ),
  ]
}

function answered(row: QuestionExample): Asked {
  const answer = answerQuestion({
    message: row.text,
    history: [],
    region: 'US',
    language: row.lang,
  })
  return { ...row, domain: answer.domains[0], used: answer.sources.map(({ id }) => id) }
}

type Heard = ActExample & { readonly heard: string }

const actMeasures: Measures<Heard> = {
  'right act': (rows) =>
    shareOf(
      rows,
      () => true,
      ({ heard, act, also }) => [act, ...also].some((one) => one === heard),
    ),
}

/** How long one message takes: the time within which 95 of 100 are heard. */
function timed(rows: readonly SafetyExample[], hear: (text: string) => readonly SafetyCode[]) {
  const times: number[] = []
  const judged = rows.map((row): Judged => {
    const start = performance.now()
    const found = hear(row.text)
    times.push(performance.now() - start)
    return { ...row, found }
  })
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0
  return { judged, p95Ms: p95.toFixed(2) }
}

const safetyRows = readSafety()
const hearings = { 'rules alone': detectIn, 'rules and model': hearSafety }
for (const [name, hear] of Object.entries(hearings)) {
  const { judged, p95Ms } = timed(safetyRows, hear)
  const title = `Messages, ${name}: ${judged.length}, 95 of 100 heard within ${p95Ms} ms`
  console.log([title, '', ...table(safetyMeasures, judged), ''].join('\n'))
}
const heard = readActs().map((row) => ({
  ...row,
  heard: hearActs(row.text, row.before)[0]?.act ?? '',
}))
console.log([`Replies: ${heard.length}`, '', ...table(actMeasures, heard), ''].join('\n'))
const asked = readQuestions().map(answered)
console.log([`Questions: ${asked.length}`, '', ...table(questionMeasures, asked)].join('\n'))
