/** A part of a page that is taken over only after the page itself: nothing must wait for it. */

import {
  Component,
  type ComponentType,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react'
import { lazyPage } from './lazy-page.tsx'

const loads: (() => Promise<unknown>)[] = []

/**
 * What was pressed, or chosen from, before its code had come, and how to do it again: React keeps it from
 * everybody. Each once, in the order of the last presses: who presses again and again means it once.
 */
const heldBack = new Map<Element, () => void>()

/** Fetches the code of every later part known so far; the prerendering build waits for it. */
export function loadLaterParts(): Promise<unknown> {
  return Promise.all(loads.map((load) => load()))
}

/**
 * Makes a part whose code is fetched when it is shown. Until it has come, the prerendered part stands
 * there, or nothing, for which the caller keeps room; where it does not come, nothing. A button that was
 * pressed or a list that was chosen from in the meantime does its work as soon as it can, unless the
 * person has gone on to another page.
 *
 * @param fetchPart - imports the module and gives its component.
 * @returns the component; each time its props change before the code has come, what was prerendered is lost.
 */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): NamedExoticComponent<Props> {
  const Part = lazyPage(fetchPart)
  loads.push(Part.load)
  // Kept from what changes around it, which would throw away what was prerendered.
  return memo((props: Props) => (
    <Optional>
      <Suspense>
        <Part {...props} />
        <Arrival />
      </Suspense>
    </Optional>
  ))
}

/** Does again what was held back; where the code of that is another one, it is held back again. */
function Arrival() {
  useEffect(() => {
    const again = [...heldBack.values()]
    heldBack.clear()
    for (const act of again) act()
  }, [])
  return null
}

/** Notes what begins; what comes back up was not held back. */
function follow({ type, target, eventPhase }: Event): void {
  const control =
    target instanceof Element &&
    target.closest<HTMLButtonElement | HTMLSelectElement>(type === 'click' ? 'button' : 'select')
  if (!control) return
  heldBack.delete(control)
  if (eventPhase !== Event.CAPTURING_PHASE) return
  const { pathname } = location
  const { value } = control
  heldBack.set(control, () => {
    if (pathname !== location.pathname) return
    // Taking a list over may have set it back.
    control.value = value
    control.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  })
}

if (typeof window !== 'undefined') {
  for (const type of ['click', 'change']) {
    window.addEventListener(type, follow, true)
    window.addEventListener(type, follow)
  }
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
