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

function shareOf<Row>(rows: readonly Row[], isHit: (row: Row) => boolean): string {
  return share(rows.filter(isHit).length, rows.length)
}

type Judged = SafetyExample & { readonly found: readonly SafetyCode[] }

const isRight = ({ code, also, found }: Judged) =>
  found.some((one) => one === code || also.includes(one))
const isDanger = ({ code }: Judged) => code !== 'none'
const isTierZero = ({ code }: Judged) => code !== 'none' && tiers[code] === 0

function safetyTable(rows: readonly Judged[]): readonly string[] {
  const measures: Readonly<Record<string, (of: readonly Judged[]) => string>> = {
    'right category': (of) => shareOf(of.filter(isDanger), isRight),
    'tier 0': (of) => shareOf(of.filter(isTierZero), isRight),
    'told plainly': (of) =>
      shareOf(
        of.filter(({ kind }) => kind === 'plain'),
        isRight,
      ),
    veiled: (of) =>
      shareOf(
        of.filter(({ kind }) => kind === 'veiled'),
        isRight,
      ),
    'mixed with other talk': (of) =>
      shareOf(
        of.filter(({ kind }) => kind === 'mixed'),
        isRight,
      ),
    'in Spanish': (of) =>
      shareOf(
        of.filter((row) => row.lang === 'es' && isDanger(row)),
        isRight,
      ),
    'false alarms': (of) =>
      shareOf(
        of.filter((row) => !isDanger(row)),
        ({ found }) => found.length > 0,
      ),
  }
  return table(measures, rows)
}

type Asked = QuestionExample & {
  readonly domain: string | undefined
  readonly used: readonly string[]
}

function questionTable(rows: readonly Asked[]): readonly string[] {
  const answerable = (of: readonly Asked[]) => of.filter(({ facts }) => facts.length > 0)
  const measures: Readonly<Record<string, (of: readonly Asked[]) => string>> = {
    'right domain first': (of) =>
      shareOf(answerable(of), ({ domains, domain }) => domains.some((one) => one === domain)),
    'first fact answers': (of) =>
      shareOf(answerable(of), ({ facts, used: [first] }) => facts.some((one) => one === first)),
    'some fact answers': (of) =>
      shareOf(answerable(of), ({ facts, used }) => facts.some((one) => used.includes(one))),
    'facts that do not answer': (of) => {
      const used = answerable(of).flatMap((row) => row.used.map((id) => ({ id, row })))
      return shareOf(used, ({ id, row }) => !row.facts.includes(id))
    },
    'answered, though outside': (of) =>
      shareOf(
        of.filter(({ topic }) => topic === 'outside'),
        ({ used }) => used.length > 0,
      ),
  }
  return table(measures, rows)
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function table<Row extends { readonly writer: string }>(
  measures: Readonly<Record<string, (of: readonly Row[]) => string>>,
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
console.log([`Messages: ${judged.length}`, '', ...safetyTable(judged), ''].join('\n'))
const asked = readQuestions().map(answered)
console.log([`Questions: ${asked.length}`, '', ...questionTable(asked)].join('\n'))
