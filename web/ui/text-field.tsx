/** A labelled input with its hint and its error beside it. */

import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  id: string
  label: string
  /** What the label stands in, where that is more than the field: a heading. */
  around?: ((label: ReactNode) => ReactNode) | undefined
  hint?: ReactNode
  /** What is wrong; shown at the field, also read out with it. */
  error?: string | undefined
  /** Word before the error for those who do not see its colour, for example "Error:". */
  errorPrefix?: string
}

function describedBy({ id, hint, error }: FieldProps): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
  return ids.filter(Boolean).join(' ') || undefined
}

function FieldFrame({ children, around, ...field }: FieldProps & { children: ReactNode }) {
  const label = <label htmlFor={field.id}>{field.label}</label>
  return (
    <div className={`${styles.field} ${field.error === undefined ? '' : styles.faulty}`}>
      {around === undefined ? label : around(label)}
      {field.hint !== undefined && (
        <p id={`${field.id}-hint`} className="soft">
          {field.hint}
        </p>
      )}
      {field.error !== undefined && (
        <p id={`${field.id}-error`} className={styles.error}>
          <span className="visually-hidden">{field.errorPrefix ?? 'Error:'} </span>
          <span>{field.error}</span>
        </p>
      )}
      {children}
    </div>
  )
}

/** A one-line input. */
export function TextField({
  id,
  label,
  around,
  hint,
  error,
  errorPrefix,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>) {
  const field = {
    id,
    label,
    around,
    hint,
    error,
    ...(errorPrefix === undefined ? {} : { errorPrefix }),
  }
  return (
    <FieldFrame {...field}>
      <input
        {...input}
        id={id}
        className={styles.input}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(field)}
      />
    </FieldFrame>
  )
}

/** A choice from a list; give the options as children. */
export function SelectField({
  id,
  label,
  hint,
  error,
  errorPrefix,
  children,
  ...select
}: FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps | 'className'>) {
  const field = { id, label, hint, error, ...(errorPrefix === undefined ? {} : { errorPrefix }) }
  return (
    <FieldFrame {...field}>
      <select
        {...select}
        id={id}
        className={styles.input}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(field)}
      >
        {children}
      </select>
    </FieldFrame>
  )
}

/** A text of several lines. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  errorPrefix,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'>) {
  const field = { id, label, hint, error, ...(errorPrefix === undefined ? {} : { errorPrefix }) }
  return (
    <FieldFrame {...field}>
      <textarea
        {...area}
        id={id}
        className={styles.input}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(field)}
      />
    </FieldFrame>
  )
}
