/** A labelled input with its hint and its error beside it. */

import type { ComponentProps, ElementType, ReactNode } from 'react'
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

/** One frame for every kind of control: it is loaded with the first question, so it is written once. */
function Field({
  as: Control,
  id,
  label,
  around,
  hint,
  error,
  errorPrefix = 'Error:',
  ...own
}: FieldProps & { as: ElementType }) {
  const named = <label htmlFor={id}>{label}</label>
  const described = [
    hint === undefined ? '' : `${id}-hint`,
    error === undefined ? '' : `${id}-error`,
  ]
  return (
    <div className={`${styles.field} ${error === undefined ? '' : styles.faulty}`}>
      {around === undefined ? named : around(named)}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <span className="visually-hidden">{errorPrefix} </span>
          <span>{error}</span>
        </p>
      )}
      <Control
        {...own}
        id={id}
        className={styles.input}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
      />
    </div>
  )
}

type ControlProps<Control extends 'input' | 'select' | 'textarea'> = FieldProps &
  Omit<ComponentProps<Control>, keyof FieldProps | 'className'>

/** A one-line input. */
export function TextField(props: ControlProps<'input'>) {
  return <Field {...props} as="input" />
}

/** A choice from a list; give the options as children. */
export function SelectField(props: ControlProps<'select'>) {
  return <Field {...props} as="select" />
}

/** A text of several lines. */
export function TextAreaField(props: ControlProps<'textarea'>) {
  return <Field {...props} as="textarea" />
}
