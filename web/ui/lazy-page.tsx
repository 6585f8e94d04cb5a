/** A page, or a part of one, whose code is fetched when it is first needed, and at once when it is already on the screen. */

import { type ComponentType, use } from 'react'

/** Long enough for a failed fetch to be shown as failed; much shorter than a person's next try. */
export const freshTryAfterMs = 1000

/** A page component that knows how to fetch its own code. */
export interface LazyPage<Props = object> {
  (props: Props): React.ReactNode
  /** Fetches the code; resolves when the page can be rendered without waiting. */
  readonly load: () => Promise<unknown>
}

/**
 * Makes a lazy page. Unlike `React.lazy`, a page that was loaded beforehand renders without
 * suspending, so that the prerendering build gets its markup and taking over changes nothing; and a
 * failed fetch is tried again the next time.
 *
 * @param fetchPage - imports the module and gives its component.
 */
export function lazyPage<Props extends object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  const load = (): Promise<ComponentType<Props>> => {
    pending ??= fetchPage().then(
      (component) => {
        loaded = component
        return component
      },
      (error: unknown) => {
        // Forgotten only after a pause: a page that suspends asks again at once, and would go on
        // asking without end instead of letting the error be shown.
        setTimeout(() => {
          pending = undefined
        }, freshTryAfterMs)
        throw error
      },
    )
    return pending
  }
  function Page(props: Props) {
    const Component = loaded ?? use(load())
    return <Component {...props} />
  }
  return Object.assign(Page, { load })
}
