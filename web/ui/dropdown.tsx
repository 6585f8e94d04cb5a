/** A button that opens a short list of links below it. */

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './dropdown.module.css'

/**
 * Links that show when a person asks for them. A native `details`, so it opens before the script
 * arrives; the script closes it on Escape, on a press elsewhere, when the focus leaves and when a
 * link is chosen.
 *
 * @param label - words on the button.
 * @param spread - true lays the panel over the whole width of the bar (phones).
 * @param children - links.
 */
export function Dropdown({
  label,
  spread = false,
  children,
}: {
  label: ReactNode
  spread?: boolean
  children: ReactNode
}) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = box.current
    if (details === null) return undefined
    return closeByItself(details)
  }, [])
  return (
    <details ref={box} className={`${styles.dropdown} ${spread ? styles.spread : ''}`}>
      <summary className={styles.button}>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

function closeByItself(details: HTMLDetailsElement): () => void {
  const stop = new AbortController()
  const listen = { signal: stop.signal }
  const isOutside = (target: EventTarget | null) =>
    target instanceof Node && !details.contains(target)
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    },
    listen,
  )
  details.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) {
        details.open = false
      }
    },
    listen,
  )
  details.addEventListener(
    'focusout',
    (event) => {
      if (isOutside(event.relatedTarget)) details.open = false
    },
    listen,
  )
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (isOutside(event.target)) details.open = false
    },
    listen,
  )
  return () => {
    stop.abort()
  }
}
