/** A part of a page that is taken over only after the page itself: nothing must wait for it. */

import {
  Component,
  type ComponentType,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
} from 'react'
import { lazyPage } from './lazy-page.tsx'

const loads: (() => Promise<unknown>)[] = []

/** Stands on an element while the part inside it is prerendered only: what is pressed there waits. */
const waits = 'data-waits'

/** What was pressed, or chosen from, in such elements, in the order of the last presses, and how to do it. */
const held = new Map<Element, () => void>()

/**
 * Makes an element keep what is pressed in it until its later part has come.
 *
 * @returns to be spread over the element, and handed to the part inside it as `host`.
 */
export function usePartHost<Host extends HTMLElement>() {
  const ref = useRef<Host>(null)
  return { ref, [waits]: '' } as const
}

/** Fetches the code of every later part known so far; the prerendering build waits for it. */
export function loadLaterParts(): Promise<unknown> {
  return Promise.all(loads.map((load) => load()))
}

/**
 * Makes a part whose code is fetched when it is shown. Until it has come, the prerendered part stands
 * there, or nothing, for which the caller keeps room; where it does not come, nothing. With a host, a
 * button that was pressed or a list that was chosen from in the meantime does its work as soon as it can,
 * unless the person has gone on to another page.
 *
 * @param fetchPart - imports the module and gives its component.
 * @returns the component; each time its props change before the code has come, what was prerendered is lost.
 */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): NamedExoticComponent<Props & { readonly host?: RefObject<HTMLElement | null> }> {
  const Part = lazyPage(fetchPart)
  loads.push(Part.load)
  // Kept from what changes around it, which would throw away what was prerendered.
  return memo((props: Props & { readonly host?: RefObject<HTMLElement | null> }) => (
    <Optional>
      <Suspense>
        <Part {...props} />
        {props.host && <Arrival host={props.host} />}
      </Suspense>
    </Optional>
  ))
}

/** From now on the host's buttons and lists do their work themselves; first what they were asked before. */
function Arrival({ host }: { host: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    host.current?.removeAttribute(waits)
    for (const [control, act] of held) {
      if (host.current?.contains(control) !== true) continue
      held.delete(control)
      act()
    }
  }, [host])
  return null
}

/** Who presses again and again means it once. */
function hold(event: Event): void {
  const { target } = event
  const control =
    target instanceof Element &&
    target.closest<HTMLButtonElement | HTMLSelectElement>(`[${waits}] :is(button, select)`)
  if (!control) return
  event.stopPropagation()
  const isList = control instanceof HTMLSelectElement
  // A list is pressed before it is chosen from.
  if (isList !== (event.type === 'change')) return
  const { pathname } = location
  const { value } = control
  held.delete(control)
  held.set(control, () => {
    if (pathname !== location.pathname) return
    if (!isList) {
      control.click()
      return
    }
    // Taking it over may have set it back.
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

if (typeof window !== 'undefined') {
  for (const type of ['click', 'change']) window.addEventListener(type, hold, true)
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
