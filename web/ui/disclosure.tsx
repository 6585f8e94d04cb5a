/** "Tell me more": a part that is closed until a person opens it. */

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './disclosure.module.css'

/**
 * A native `details`; works before the script arrives, and find-in-page opens it.
 *
 * @param summary - what a person reads while it is closed.
 * @param heading - level of the heading the summary stands for, where it is part of the page's
 *   outline; no heading where absent.
 * @param open - true shows it opened at first.
 * @param printed - true opens it for as long as the page is printed.
 */
export function Disclosure({
  summary,
  heading,
  open = false,
  printed = false,
  children,
}: {
  summary: ReactNode
  heading?: 2 | 3 | 4
  open?: boolean
  printed?: boolean
  children: ReactNode
}) {
  const details = useOpenInPrint(printed)
  const Heading = heading === undefined ? 'span' : (`h${heading}` as const)
  return (
    <details ref={details} className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        <Heading className={styles.heading}>{summary}</Heading>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

/** A style sheet cannot open `details` in every browser. */
function useOpenInPrint(printed: boolean) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!printed) return undefined
    const print = window.matchMedia('print')
    let wasOpen = false
    const turn = () => {
      const part = details.current
      if (part === null) return
      if (print.matches) wasOpen = part.open
      part.open = print.matches || wasOpen
    }
    print.addEventListener('change', turn)
    return () => {
      print.removeEventListener('change', turn)
    }
  }, [printed])
  return details
}
