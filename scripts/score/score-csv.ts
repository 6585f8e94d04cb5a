/** Scores CSV: columns `instrument`, `id`, `bmi` and the answer keys in; score, parts, flags and faults out. */

import { instruments } from '#core/catalog.ts'
import { type LineResult, scoreLine } from '#core/score-line.ts'
import { sheetRow, readCsv } from '#core/csv.ts'

type Cells = ReadonlyMap<string, string>

/** Every part of every instrument, so that the header is the same for all files. */
const componentNames = [
  ...new Set(
    Object.values(instruments).flatMap((instrument) =>
      instrument.components.map((component) => component.name),
    ),
  ),
]

/** Results of `bmi`, `sleep-time` and `change`. */
const otherNames = [
  'bmi',
  'category',
  'time',
  'minutes',
  'assumed',
  'difference',
  'threshold',
  'verdict',
] as const

/** Columns of the output, in order. Parts of a score carry the prefix `components.`. */
export const outputColumns: readonly string[] = [
  'instrument',
  'id',
  'score',
  'band',
  ...componentNames.map((name) => `components.${name}`),
  ...otherNames,
  'flags',
  'error',
  'field',
]

/**
 * Scores rows as they arrive. Social answers stand in columns `0` to `11`; an empty cell is no answer.
 * For a `change` row the instrument compared stands in the column `of`.
 *
 * @param chunks - the text, broken anywhere; the first row is the header.
 * @yields {string} the header, then one row for each row read.
 */
export async function* scoreCsv(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let header: readonly string[] | null = null
  for await (const row of readCsv(chunks)) {
    if (header === null) {
      header = row.map((name) => name.trim())
      yield sheetRow(outputColumns)
    } else yield resultRow(cellsOf(header, row))
  }
}

function cellsOf(header: readonly string[], row: readonly string[]): Cells {
  const cells = header.map((name, index) => [name, row[index] ?? ''] as const)
  return new Map(cells.filter(([, text]) => text !== ''))
}

function resultRow(cells: Cells): string {
  const instrument = cells.get('instrument') ?? ''
  const result = scoreLine({
    instrument,
    answers: answersOf(instrument, cells),
    bmi: cells.get('bmi') ?? null,
  })
  const texts = new Map([
    ['instrument', instrument],
    ['id', cells.get('id') ?? ''],
    ...resultTexts(result),
  ])
  return sheetRow(outputColumns.map((column) => texts.get(column) ?? ''))
}

function answersOf(instrument: string, cells: Cells): unknown {
  if (instrument === 'social') {
    return Array.from({ length: 12 }, (_, index) => cells.get(String(index)) ?? '')
  }
  const answers = [...cells].filter(([name]) => !['instrument', 'id', 'bmi'].includes(name))
  if (instrument === 'change') {
    return Object.fromEntries([...answers, ['instrument', cells.get('of') ?? '']])
  }
  return Object.fromEntries(answers)
}

function resultTexts(result: LineResult): [string, string][] {
  const texts: [string, string][] = []
  for (const [name, value] of Object.entries(result)) {
    if (name === 'flags' && Array.isArray(value)) texts.push([name, value.join(';')])
    else if (name === 'components') texts.push(...componentTexts(value))
    else texts.push([name, textOf(value)])
  }
  return texts
}

function componentTexts(components: object): [string, string][] {
  return Object.entries(components).map(([name, value]) => [`components.${name}`, textOf(value)])
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}
