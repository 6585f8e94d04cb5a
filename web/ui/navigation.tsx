/**
 * Links, addresses and moves between pages, over the smallest router there is, which only this file
 * knows: a question page may weigh 80 KiB of script in all (docs/decisions/010-router.md).
 */

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  createContext,
  useContext,
  useMemo,
} from 'react'
import { navigate as move, useHistoryState, useLocationProperty } from 'wouter/use-browser-location'

/** Where the person is. */
export interface NavigationLink {
  /** Path without the slash at its end. */
  readonly pathname: string
  /** Query with its question mark; empty where there is none. */
  readonly search: string
  /** Part of the page with its number sign; empty where there is none. */
  readonly hash: string
  /** What was handed over with the move that led here. */
  readonly state: unknown
}

/** How a move is made. */
interface MoveOptions {
  /** True to take the place of the current entry of the history. */
  readonly replace?: boolean
  /** Handed over to the page; see {@link NavigationLink}. */
  readonly state?: unknown
}

/** Moves to an address, to another query of this page, or back in the history (a negative number). */
export type Navigate = (
  to: string | number | { readonly search: string },
  options?: MoveOptions,
) => void

/** Told of every move before it is made; makes it when the page's code is there. */
export type AroundMove = (to: string, go: () => void) => void

interface Surroundings {
  readonly prerenderedPath: string
  readonly around: AroundMove
}

const NavigationContext = createContext<Surroundings>({
  prerenderedPath: '/',
  around: (_, go) => {
    go()
  },
})

// The browser tells of going back by an event before the address changes for the page.
let wentBack = false
/** Moves that were asked for so far: one that still waits for its code gives way to every later one. */
let moves = 0
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBack = true
    moves += 1
  })
}

/**
 * Stands above everything that links or moves.
 *
 * @param path - the address of the page that is prerendered or taken over; later the browser's own counts.
 */
export function Navigation({
  path = '/',
  around,
  children,
}: {
  path?: string
  around: AroundMove
  children: ReactNode
}) {
  const surroundings = useMemo(() => ({ prerenderedPath: path, around }), [path, around])
  return <NavigationContext value={surroundings}>{children}</NavigationContext>
}

/** A link to a page of the app; whoever asks for a new tab or window gets the browser's own way. */
export function Link({
  to,
  replace,
  state,
  onClick,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & MoveOptions & { to: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (event.defaultPrevented || !isPlain || rest.target !== undefined) return
    event.preventDefault()
    navigate(to, { replace: replace ?? false, state })
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}

/** Where the person is; changes with every move. */
export function useLocation(): NavigationLink {
  const { prerenderedPath } = useContext(NavigationContext)
  const path = useLocationProperty(
    () => window.location.pathname,
    () => prerenderedPath,
  )
  const search = useLocationProperty(() => window.location.search, noText)
  const hash = useLocationProperty(() => window.location.hash, noText)
  const state: unknown = useHistoryState()
  const pathname = path.length > 1 ? path.replace(/\/$/, '') : path
  return useMemo(() => ({ pathname, search, hash, state }), [pathname, search, hash, state])
}

/** Gives the function that moves; it stays the same from render to render. */
export function useNavigate(): Navigate {
  const { around } = useContext(NavigationContext)
  return useMemo<Navigate>(
    () => (to, options) => {
      if (typeof to === 'number') {
        history.go(to)
        return
      }
      const address = typeof to === 'string' ? to : `${window.location.pathname}${to.search}`
      moves += 1
      const mine = moves
      around(address, () => {
        if (mine !== moves) return
        wentBack = false
        // As browsers do: pressed twice, Back would lead to the same page again.
        const isHere = new URL(address, window.location.href).href === window.location.href
        move(address, isHere ? { ...options, replace: true } : options)
      })
    },
    [around],
  )
}

/** True where the browser's Back or Forward led here; then it also restores the place on the page. */
export function cameByHistory(): boolean {
  return wentBack
}

function noText(): string {
  return ''
}
