/** A box to tick with its words, and several of them that answer one question. */

import type { ComponentProps, ReactNode } from 'react'
import styles from './check-field.module.css'

/**
 * A native checkbox whose whole row is the target. Uncontrolled unless `checked` is given: what was
 * ticked before the script arrived stays ticked.
 *
 * @param label - what ticking means.
 */
export function CheckField({
  id,
  label,
  ...input
}: {
  id: string
  label: string
} & Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'>) {
  return (
    <label className={styles.row} htmlFor={id}>
      <input {...input} id={id} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}

/**
 * Boxes that answer one question together: what is wrong with the answer is wrong with none of them alone.
 *
 * @param id - of the group.
 * @param legend - the question, where it is not seen: said to those who hear the page.
 * @param error - shown above the boxes, also read out with them.
 * @param errorPrefix - word before the error for those who do not see its colour.
 */
export function CheckGroup({
  id,
  legend,
  error,
  errorPrefix = 'Error:',
  children,
}: {
  id: string
  legend: string
  error?: string | undefined
  errorPrefix?: string
  children: ReactNode
}) {
  const isFaulty = error !== undefined
  return (
    <fieldset
      className={`stack-3 ${isFaulty ? styles.faulty : ''}`}
      aria-describedby={isFaulty ? `${id}-error` : undefined}
    >
      <legend className="visually-hidden">{legend}</legend>
      {isFaulty && (
        <p id={`${id}-error`} className={styles.error}>
          <span className="visually-hidden">{errorPrefix} </span>
          <span>{error}</span>
        </p>
      )}
      {children}
    </fieldset>
  )
}
