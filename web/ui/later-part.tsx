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
import { letPressesGo, waitsAttribute } from './held-presses.ts'
import { freshTryAfterMs, lazyPage } from './lazy-page.tsx'

const loads: (() => Promise<unknown>)[] = []

/**
 * Makes an element keep what is pressed in it until its later part has come.
 *
 * @returns to be spread over the element, and handed to the part inside it as `host`.
 */
export function usePartHost<Host extends HTMLElement>() {
  const ref = useRef<Host>(null)
  return { ref, [waitsAttribute]: '' } as const
}

/** Fetches the code of every later part known so far; the prerendering build waits for it. */
export function loadLaterParts(): Promise<unknown> {
  return Promise.all(loads.map((load) => load()))
}

/**
 * Makes a part whose code is fetched when it is shown. Until it has come, the prerendered part stands
 * there, or nothing, for which the caller keeps room; where it does not come, nothing, until a later try
 * brings it. With a host, a
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

function Arrival({ host }: { host: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (host.current !== null) letPressesGo(host.current)
  }, [host])
  return null
}

/** How often a part whose code did not come is asked for again, each time after twice as long. */
const retries = 5
const firstRetryAfterMs = 2 * freshTryAfterMs

/** The page does not break over a part that it can do without, and asks for it again. */
class Optional extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  private failures = 0
  private retry: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    if (this.failures === retries) return
    const waitMs = firstRetryAfterMs * 2 ** this.failures
    this.failures += 1
    this.retry = setTimeout(() => {
      this.setState({ hasFailed: false })
    }, waitMs)
  }

  override componentWillUnmount() {
    clearTimeout(this.retry)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
