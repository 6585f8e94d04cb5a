/** A question with its answers: native radios whose whole row is the target. */

import type { ReactNode } from 'react'
import styles from './option-group.module.css'

/** One answer row. */
export interface OptionRow {
  /** What is stored. */
  readonly value: string
  /** What is read. */
  readonly label: string
}

/**
 * A fieldset of radios. Uncontrolled on purpose: what a person chose before the script arrived
 * stays chosen, because the browser holds it.
 *
 * @param name - form name of the group; ids are `{name}-{index}`.
 * @param legend - the question.
 * @param chosen - the stored answer to begin with, if any.
 * @param about - id of what the question is about, where that stands above it.
 * @param error - what is wrong, shown with the question.
 * @param onChoose - told the value each time a person chooses.
 */
export function OptionGroup({
  name,
  legend,
  options,
  chosen,
  about,
  error,
  errorPrefix = 'Error:',
  children,
  onChoose,
}: {
  name: string
  legend: ReactNode
  options: readonly OptionRow[]
  chosen?: string | undefined
  about?: string | undefined
  error?: string | undefined
  errorPrefix?: string
  /** Help that stands between question and answers. */
  children?: ReactNode
  onChoose: (value: string) => void
}) {
  const describedBy = [about, error === undefined ? undefined : `${name}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset
      className={`stack-3 ${error === undefined ? '' : styles.faulty}`}
      aria-describedby={describedBy || undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {children}
      {error !== undefined && (
        <p id={`${name}-error`} className={styles.error}>
          <span className="visually-hidden">{errorPrefix} </span>
          {error}
        </p>
      )}
      <div className="stack-3">
        {options.map((option, index) => (
          <label key={option.value} className={styles.row} htmlFor={`${name}-${index}`}>
            <input
              id={`${name}-${index}`}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === chosen}
              // A row that was prerendered and taken over follows its default no longer.
              ref={(row) => {
                if (row !== null && option.value === chosen) row.checked = true
              }}
              onChange={() => {
                onChoose(option.value)
              }}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
