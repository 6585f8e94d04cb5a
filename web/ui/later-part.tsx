/** A part of a page that is taken over only after the page itself: nothing must wait for it. */

import { Component, type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { lazyPage } from './lazy-page.tsx'

const loads: (() => Promise<unknown>)[] = []

/** The button that was pressed before its code had come: React keeps such a press from everybody. */
let heldBack: HTMLElement | null = null

/** Fetches the code of every later part known so far; the prerendering build waits for it. */
export function loadLaterParts(): Promise<unknown> {
  return Promise.all(loads.map((load) => load()))
}

/**
 * Makes a part whose code is fetched when it is shown. Until it has come, the prerendered part stands
 * there, or nothing, for which the caller keeps room; where it does not come, nothing. A button that was
 * pressed in the meantime does its work as soon as it can.
 *
 * @param fetchPart - imports the module and gives its component.
 * @returns the component; each time its props change before the code has come, what was prerendered is lost.
 */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPage(fetchPart)
  loads.push(Part.load)
  return (props) => (
    <Optional>
      <Suspense>
        <Part {...props} />
        <Arrival />
      </Suspense>
    </Optional>
  )
}

/** Presses again what was held back; where the code of that button is another one, it is held back again. */
function Arrival() {
  useEffect(() => {
    const button = heldBack
    heldBack = null
    button?.click()
  }, [])
  return null
}

if (typeof window !== 'undefined') {
  const note = ({ target }: Event) => {
    heldBack = target instanceof Element ? target.closest('button') : null
  }
  const forget = () => {
    heldBack = null
  }
  window.addEventListener('click', note, true)
  window.addEventListener('click', forget)
}

/** The page does not break over a part that it can do without. */
class Optional extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
