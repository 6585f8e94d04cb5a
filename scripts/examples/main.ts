/**
 * `npm run examples`: how the built-in coach does on the labelled examples, by the side of the trial each
 * writer is on. Prints Markdown.
 */

import { answerQuestion } from '#coach/answer.ts'
import { detectIn } from '#coach/safety/detect.ts'
import { tiers, type SafetyCode } from '#coach/safety/codes.ts'
import { writers, type ExamplePart } from '#coach/understanding/writers.ts'
import {
  readQuestions,
  readSafety,
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

const judged = readSafety().map((row) => ({ ...row, found: detectIn(row.text) }))
console.log([`Messages: ${judged.length}`, '', ...table(safetyMeasures, judged), ''].join('\n'))
const asked = readQuestions().map(answered)
console.log([`Questions: ${asked.length}`, '', ...table(questionMeasures, asked)].join('\n'))
