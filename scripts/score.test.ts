/** The score command: published vectors, lines that are broken, streaming, and CSV. */

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { csvRow, readCsv } from '#core/csv.ts'
import { outputColumns, scoreCsv } from './score/score-csv.ts'
import { scoreJson } from './score/score-json.ts'

interface Vector {
  readonly id: string
  readonly instrument: string
  readonly answers: object
  readonly bmi?: string | null
  readonly expected: { readonly score?: number; readonly error?: string; readonly flags?: string[] }
}

const vectorsUrl = new URL('../core/vectors/golden-sample.json', import.meta.url)
const vectorsText = await readFile(vectorsUrl, 'utf8')
const vectors: readonly Vector[] = JSON.parse(vectorsText)
const jsonLines = vectors.map((vector) => `${JSON.stringify(vector)}\n`).join('')
const broken = { error: 'INVALID_ANSWERS', field: null }

async function collected<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of source) all.push(each)
  return all
}

async function resultsOf(chunks: readonly string[]): Promise<unknown[]> {
  const lines = await collected(scoreJson(chunks))
  return lines.map((line): unknown => JSON.parse(line))
}

async function* slowly(): AsyncGenerator<string> {
  yield `${JSON.stringify(vectors[0])}\n`
  await new Promise<never>(() => {})
}

async function recordsOf(text: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const rows = await collected(readCsv(scoreCsv([text])))
  const [header = [], ...body] = rows
  expect(header).toEqual(outputColumns)
  return body.map((row) => Object.fromEntries(header.map((name, i) => [name, row[i] ?? ''])))
}

function run(args: readonly string[], input: string): Promise<string> {
  const script = fileURLToPath(new URL('score.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [script, ...args], (fault, stdout) =>
      fault === null ? resolve(stdout) : reject(fault),
    )
    child.stdin?.end(input)
  })
}

describe('scoreJson', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))(
    'gives the expected values of %s',
    async (_id, vector) => {
      expect(await resultsOf([JSON.stringify(vector)])).toMatchObject([vector.expected])
    },
  )

  it('reads lines, pieces of lines and a whole list alike', async () => {
    const expected = await resultsOf([jsonLines])
    expect(expected).toMatchObject(vectors.map((vector) => vector.expected))
    expect(await resultsOf([vectorsText])).toEqual(expected)
    expect(await resultsOf(jsonLines.match(/[^]{1,37}/g) ?? [])).toEqual(expected)
    expect(await resultsOf([`\uFEFF${jsonLines.replaceAll('\n', '\r\n\r\n')}`])).toEqual(expected)
  })

  it('answers a broken line on its line and goes on', async () => {
    const change = JSON.stringify(vectors.at(-1))
    const good = { verdict: 'no-clear-change' }
    expect(await resultsOf([`{bad\n${change}\nnull\n7\n`])).toMatchObject([
      broken,
      good,
      broken,
      broken,
    ])
    expect(await resultsOf([`[bad\n${change}`])).toMatchObject([broken, good])
    expect(await resultsOf([])).toEqual([])
  })

  it('reads a large list on one line in small pieces, so that a study is not held up for minutes', async () => {
    const requests = Array.from({ length: 60_000 }, () => vectors.at(-1))
    const pieces = JSON.stringify(requests).match(/[^]{1,32}/g) ?? []
    expect(await collected(scoreJson(pieces))).toHaveLength(requests.length)
  })

  it('gives a result before the next line is there', async () => {
    const first = await scoreJson(slowly()).next()
    expect(first.done).toBe(false)
  })
})

describe('readCsv and csvRow', () => {
  it('read back what was written, however the text is cut', async () => {
    const rows = [
      ['a', 'b,c', 'say "hi"'],
      ['', 'two\r\nlines', ' x '],
      ['1', '', ''],
    ]
    const text = rows.map(csvRow).join('')
    for (const size of [1, 2, 3, 100]) {
      const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
      expect(await collected(readCsv(chunks))).toEqual(rows)
    }
  })

  it.each([
    [
      '\uFEFFa,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb\r\n\r\nc\n', [['a'], ['b'], ['c']]],
    ['""\n', [['']]],
    ['a"b,c', [['a"b', 'c']]],
    ['a,', [['a', '']]],
    ['', []],
  ])('reads %j', async (text, rows) => {
    expect(await collected(readCsv([text]))).toEqual(rows)
  })
})

describe('a quote that is never closed', () => {
  it('is reported after the rows before it, so that no person vanishes from a study unnoticed', async () => {
    const seen: string[][] = []
    const readAll = async () => {
      for await (const row of readCsv(['id,note\np1,x\np2,"oh\np3,y\n'])) seen.push(row)
    }
    await expect(readAll()).rejects.toThrow('Row 3 opens a quote')
    expect(seen).toEqual([
      ['id', 'note'],
      ['p1', 'x'],
    ])
  })

  it('ends the command with code 1', async () => {
    const input = 'instrument,feet,inches,weight,note\nbmi,5,7,150,"tall\nbmi,5,7,150,\n'
    await expect(run(['--csv'], input)).rejects.toMatchObject({ code: 1 })
  })
})

describe('scoreCsv', () => {
  it('scores social from columns 0 to 11', async () => {
    const header = ['instrument', 'id', ...Array.from({ length: 12 }, (_, index) => String(index))]
    const half = ['9+', '9+', '9+', 'Always', 'Always', 'Daily']
    const full = csvRow(['social', 'p1', ...half, ...half])
    const short = csvRow(['social', 'p2', ...half])
    const records = await recordsOf(csvRow(header) + full + short)
    expect(records).toMatchObject([
      { id: 'p1', score: '0', band: 'Not Lonely', 'components.lsnsR': '60', flags: '', error: '' },
      { id: 'p2', score: '', error: 'INCOMPLETE', field: '6' },
    ])
  })

  it('scores BMI, times, changes and rows it cannot read', async () => {
    const header = 'instrument,id,feet,inches,weight,text,kind,of,previous,current\n'
    const rows = 'bmi,1,5,,150\nsleep-time,2,,,,10:30,bed\nchange,3,,,,,,stress,20,10\nother,4\n'
    expect(await recordsOf(header + rows)).toMatchObject([
      { id: '1', bmi: '29.3', category: 'Overweight' },
      { id: '2', time: '22:30', minutes: '1350', assumed: 'pm' },
      { id: '3', difference: '-10', threshold: '8', verdict: 'better' },
      { id: '4', error: 'INVALID_ANSWERS', field: '' },
    ])
  })

  it('scores every vector that has an object of answers as JSON does', async () => {
    const names = new Set(['sleep', 'mna', 'exercise'])
    for (const sheet of vectors.filter((vector) => names.has(vector.instrument))) {
      const cells = { instrument: sheet.instrument, bmi: sheet.bmi ?? '', ...sheet.answers }
      const text = csvRow(Object.keys(cells)) + csvRow(Object.values(cells).map(String))
      const [record] = await recordsOf(text)
      const { score, flags, error } = sheet.expected
      expect(record?.['score']).toBe(String(score ?? ''))
      expect(record?.['error']).toBe(error ?? '')
      expect(record?.['flags']).toBe(flags?.join(';') ?? '')
    }
  })
})

describe('the command', () => {
  it('reads standard input and writes one line each', async () => {
    const lines = (await run([], `${jsonLines}{bad\n`)).trim().split('\n')
    const expected = [...vectors.map((vector) => vector.expected), broken]
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject(expected)
  })

  it('reads and writes CSV with --csv', async () => {
    const output = await run(['--csv'], 'instrument,feet,inches,weight\nbmi,5,7,150\n')
    expect(output.split('\r\n')[1]).toContain('23.5,Healthy Weight')
  })

  it('says how it is used when an option is unknown', async () => {
    await expect(run(['--xml'], '')).rejects.toMatchObject({ code: 2 })
  })
})
