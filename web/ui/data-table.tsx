/** A small table with a name; the first cell of each row names the row. */

import type { ReactNode } from 'react'
import styles from './data-table.module.css'

/** One row: what names it, then its cells, as many as there are further columns. */
export interface DataRow {
  readonly id: string
  readonly name: ReactNode
  readonly cells: readonly ReactNode[]
  /** True for the row that is the reader's own; marked by more than colour. */
  readonly current?: boolean
}

/**
 * The table.
 *
 * @param caption - what the table is about.
 * @param columns - headings, the first one for the names of the rows.
 */
export function DataTable({
  caption,
  columns,
  rows,
}: {
  caption: ReactNode
  columns: readonly string[]
  rows: readonly DataRow[]
}) {
  return (
    <div className={columns.length > 3 ? styles.frame : `${styles.frame} ${styles.few}`}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.current === true ? styles.current : undefined}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
