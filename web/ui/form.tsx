/** A form whose fields keep what is typed by themselves, with the summary of what is wrong above them. */

import type { ComponentProps } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import type { FormState } from './use-form.ts'

/**
 * `method="dialog"` keeps a press before the script arrived from sending anything, and what was typed
 * out of the address.
 *
 * @param form - from `useForm`.
 * @param heading - of the summary, for example "There is a problem".
 * @param onSend - given the fields each time the person sends the form.
 */
export function Form({
  form: { faults, attempt },
  heading,
  onSend,
  children,
  ...attributes
}: {
  form: Pick<FormState<string, string>, 'faults' | 'attempt'>
  heading: string
  onSend: (typed: FormData) => void
} & Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'>) {
  const listed = Object.entries(faults).flatMap(([fieldId, message]) =>
    message === undefined ? [] : [{ fieldId, message }],
  )
  return (
    <form
      {...attributes}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend(new FormData(event.currentTarget))
      }}
    >
      <ErrorSummary heading={heading} faults={listed} attempt={attempt} />
      {children}
    </form>
  )
}

/**
 * The text of one field.
 *
 * @returns exactly as typed; empty where there is no such field.
 */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
