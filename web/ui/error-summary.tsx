/** "There is a problem": the faults of a form, each a link to its field. */

import { useEffect, useRef } from 'react'
import styles from './error-summary.module.css'

/** One fault of a form. */
export interface FieldFault {
  /** Element id of the field (for a group of radios: of its first one). */
  readonly fieldId: string
  readonly message: string
  /** Goes to a field that may stand on another screen; without it the field of this one takes the focus. */
  readonly onFollow?: () => void
}

/**
 * The summary; takes the focus each time `attempt` rises.
 *
 * @param heading - for example "There is a problem".
 * @param faults - nothing is shown while there are none.
 * @param attempt - number of times the person pressed the button.
 */
export function ErrorSummary({
  heading,
  faults,
  attempt,
}: {
  heading: string
  faults: readonly FieldFault[]
  attempt: number
}) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (faults.length === 0) return null
  return (
    <section ref={box} className={styles.summary} tabIndex={-1} aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={fault.fieldId}>
            <a
              href={`#${fault.fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                if (fault.onFollow) fault.onFollow()
                else document.getElementById(fault.fieldId)?.focus()
              }}
            >
              {fault.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
