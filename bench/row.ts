/** What a measurement found, and how it is printed. */

/** One line of the table: the product beside its reference. */
export interface Row {
  readonly what: string
  readonly ours: number
  readonly reference: number
  /** What the reference is, in a few words. */
  readonly against: string
  readonly unit: Unit
  readonly goal: Goal
}

/** How a figure is written: a rate, or a time, or a size. */
export type Unit = '/s' | 'ms' | 'KiB'

/** A bound of `ours / reference`, of `ours - reference`, or of `ours` alone, in the row's unit. */
export type Goal =
  | { readonly ratioAtLeast: number }
  | { readonly ratioAtMost: number }
  | { readonly moreAtMost: number }
  | { readonly atMost: number }

/** The rows as a Markdown table with aligned columns. */
export function formatTable(rows: readonly Row[]): string {
  return tableOf([
    ['what', 'ours', 'reference', 'ours / reference', 'goal', 'met'],
    ...rows.map((row) => [
      row.what,
      format(row.ours, row.unit),
      `${format(row.reference, row.unit)} (${row.against})`,
      (row.ours / row.reference).toFixed(2),
      goalInWords(row),
      isMet(row) ? 'yes' : 'NO',
    ]),
  ])
}

/**
 * A Markdown table with aligned columns.
 *
 * @param cells - lines of cells; the first holds the heads.
 */
export function tableOf(cells: readonly (readonly string[])[]): string {
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  )
  const lines = cells.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  return lines.join('\n')
}

function format(value: number, unit: Unit): string {
  const digits = value < 10 ? 1 : 0
  const number = value.toLocaleString('en-US', { maximumFractionDigits: digits })
  return unit === '/s' ? `${number}/s` : `${number} ${unit}`
}

function goalInWords({ goal, unit }: Row): string {
  if ('ratioAtLeast' in goal) return `at least ${goal.ratioAtLeast} x`
  if ('ratioAtMost' in goal) return `at most ${goal.ratioAtMost} x`
  if ('moreAtMost' in goal) return `at most ${format(goal.moreAtMost, unit)} more`
  return `at most ${format(goal.atMost, unit)}`
}

function isMet({ ours, reference, goal }: Row): boolean {
  if ('ratioAtLeast' in goal) return ours >= goal.ratioAtLeast * reference
  if ('ratioAtMost' in goal) return ours <= goal.ratioAtMost * reference
  if ('moreAtMost' in goal) return ours - reference <= goal.moreAtMost
  return ours <= goal.atMost
}
