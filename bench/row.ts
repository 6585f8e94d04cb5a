/** What a measurement found, and how it is printed. */

/** One line of the table: the product beside its reference. */
export interface Row {
  readonly what: string
  readonly ours: number
  readonly reference: number
  /** What the reference is, in a few words. */
  readonly against: string
  readonly unit: Unit
  /** Absent where a figure is only told. */
  readonly goal?: Goal
}

/** How a figure is written: a rate, a time, a size, or a bare count. */
export type Unit = '/s' | 'ms' | 'KiB' | 'MiB' | ''

/**
 * A bound of `ours / reference`, of `ours - reference`, or of `ours` alone, in the row's unit. `plus` is added to the
 * multiple of a reference so small that the clock's own grain counts.
 */
export type Goal =
  | { readonly ratioAtLeast: number }
  | { readonly ratioAtMost: number; readonly plus?: number }
  | { readonly moreAtMost: number }
  | { readonly atMost: number }

/** In a cell that has nothing to say. */
const none = '-'

/** The rows as a Markdown table with aligned columns. */
export function formatTable(rows: readonly Row[]): string {
  return tableOf([
    ['what', 'ours', 'reference', 'ours / reference', 'goal', 'met'],
    ...rows.map((row) => [
      row.what,
      format(row.ours, row.unit),
      `${format(row.reference, row.unit)} (${row.against})`,
      row.reference > 0 ? (row.ours / row.reference).toFixed(2) : none,
      goalInWords(row),
      verdictOn(row),
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

/**
 * A figure with its unit; one digit after the point below 10.
 *
 * @param value - NaN where there is nothing to measure.
 */
export function format(value: number, unit: Unit): string {
  if (Number.isNaN(value)) return none
  const digits = value < 10 ? 1 : 0
  const number = value.toLocaleString('en-US', { maximumFractionDigits: digits })
  return unit === '/s' ? `${number}/s` : `${number} ${unit}`.trim()
}

function goalInWords({ goal, unit }: Row): string {
  if (goal === undefined) return none
  if ('ratioAtLeast' in goal) return `at least ${goal.ratioAtLeast} x`
  if ('ratioAtMost' in goal) {
    const plus = goal.plus === undefined ? '' : ` + ${format(goal.plus, unit)}`
    return `at most ${goal.ratioAtMost} x${plus}`
  }
  if ('moreAtMost' in goal) return `at most ${format(goal.moreAtMost, unit)} more`
  return `at most ${format(goal.atMost, unit)}`
}

function verdictOn({ ours, reference, goal }: Row): string {
  if (goal === undefined) return none
  return isMet(ours, reference, goal) ? 'yes' : 'NO'
}

function isMet(ours: number, reference: number, goal: Goal): boolean {
  if ('ratioAtLeast' in goal) return ours >= goal.ratioAtLeast * reference
  if ('ratioAtMost' in goal) return ours <= goal.ratioAtMost * reference + (goal.plus ?? 0)
  if ('moreAtMost' in goal) return ours - reference <= goal.moreAtMost
  return ours <= goal.atMost
}
