/** A box to tick, with its words, and its error beside it. */

import type { ComponentProps } from 'react'
import styles from './check-field.module.css'

/**
 * A native checkbox whose whole row is the target. Uncontrolled unless `checked` is given: what was
 * ticked before the script arrived stays ticked.
 *
 * @param label - what ticking means.
 * @param error - what is wrong; shown above the row, also read out with it.
 * @param errorPrefix - word before the error for those who do not see its colour.
 */
export function CheckField({
  id,
  label,
  error,
  errorPrefix = 'Error:',
  ...input
}: {
  id: string
  label: string
  error?: string | undefined
  errorPrefix?: string
} & Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>) {
  return (
    <div className={error === undefined ? undefined : styles.faulty}>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <span className="visually-hidden">{errorPrefix} </span>
          <span>{error}</span>
        </p>
      )}
      <label className={styles.row} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        <span>{label}</span>
      </label>
    </div>
  )
}
