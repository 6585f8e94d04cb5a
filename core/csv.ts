/** A small reader and writer of comma-separated values (RFC 4180), a row at a time. */

/** The text ends inside quotes, so that nobody can tell where its last rows begin. */
export class UnclosedQuote extends Error {
  /** @param row - number of the row in which the quote was opened; the header is row 1. */
  constructor(row: number) {
    super(
      `Row ${row} opens a quote that is never closed. That row and all after it are not scored.`,
    )
  }
}

/**
 * Reads rows from pieces of text, which may break anywhere.
 *
 * @param chunks - the text in order; rows end with CRLF, LF or CR; a byte order mark is dropped.
 * @yields {string[]} one row of fields; empty lines are passed over.
 * @throws UnclosedQuote after the rows before it.
 */
export async function* readCsv(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string[]> {
  const reader = new CsvReader()
  for await (const chunk of chunks) yield* reader.take(chunk)
  yield* reader.end()
}

/** The state of reading, kept from one piece of text to the next. */
class CsvReader {
  #rows: string[][] = []
  #row: string[] = []
  #field = ''
  #isStart = true
  #isQuoted = false
  /** A quote was seen inside a quoted field: the next character says whether it was the end. */
  #mayEnd = false
  #afterReturn = false
  #rowCount = 0

  take(chunk: string): string[][] {
    const text = this.#isStart ? chunk.replace(/^\uFEFF/, '') : chunk
    if (chunk !== '') this.#isStart = false
    for (const character of text) {
      if (!this.#isQuoted || this.#mayEnd) this.#outside(character)
      else if (character === '"') this.#mayEnd = true
      else this.#field += character
    }
    return this.#transferDrafts()
  }

  end(): string[][] {
    if (this.#isQuoted && !this.#mayEnd) throw new UnclosedQuote(this.#rowCount + 1)
    if (this.#field !== '' || this.#row.length > 0 || this.#isQuoted) this.#endRow()
    return this.#transferDrafts()
  }

  #transferDrafts(): string[][] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  #outside(character: string): void {
    const isSecondOfCrLf = this.#afterReturn && character === '\n'
    this.#afterReturn = character === '\r'
    if (isSecondOfCrLf) return
    if (this.#mayEnd && character === '"') {
      this.#field += '"'
      this.#mayEnd = false
    } else if (character === '"' && this.#field === '' && !this.#isQuoted) this.#isQuoted = true
    else if (character === ',') this.#endField()
    else if (character === '\n' || character === '\r') this.#endRow()
    else this.#field += character
  }

  #endField(): void {
    this.#row.push(this.#field)
    this.#field = ''
    this.#isQuoted = false
    this.#mayEnd = false
  }

  #endRow(): void {
    const isEmptyLine = this.#row.length === 0 && this.#field === '' && !this.#isQuoted
    this.#endField()
    if (!isEmptyLine) {
      this.#rows.push(this.#row)
      this.#rowCount += 1
    }
    this.#row = []
  }
}

/**
 * Writes one row.
 *
 * @param fields - the fields in order.
 * @returns the row with its line end; fields with commas, quotes or line ends are quoted.
 */
export function csvRow(fields: readonly string[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

/**
 * Writes one row for people, who open it in a spreadsheet.
 *
 * @param fields - the fields in order.
 * @returns the row of {@link csvRow}, with an apostrophe before what could be taken for a formula.
 */
export function sheetRow(fields: readonly string[]): string {
  return csvRow(fields.map(withoutFormula))
}

function csvField(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}

/**
 * A program that opens the table must not run what a person typed (OWASP, CSV Injection). The wide and
 * small forms of the signs count too: some programs fold them. A negative number is no formula.
 */
function withoutFormula(field: string): string {
  // Signs that take no room, and the minus of mathematics, hide no formula.
  const isFormula = /^\p{Cf}*[=+\-\u2212@\t\r\n]/u.test(field.slice(0, 40).normalize('NFKC'))
  return isFormula && !/^-\d+(?:\.\d+)?$/.test(field) ? `'${field}` : field
}
