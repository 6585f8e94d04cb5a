/** Messages in the page's own notice: the texts the specification calls alerts. */

import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Link } from './navigation.tsx'
import styles from './notices.module.css'

/** A message; errors interrupt a screen reader, the others wait their turn. */
export interface Notice {
  /** `info` is neither good nor bad news: something a person should know. */
  readonly tone: 'error' | 'success' | 'info'
  /** The sentence, word for word. */
  readonly text: string
  /** What to do about it, in a plain sentence. */
  readonly advice?: string | undefined
  /** A page where the person can act on it. */
  readonly link?: { readonly to: string; readonly text: string } | undefined
  /** True where the page stays as it is: the person goes on at the button they pressed. */
  readonly staysPut?: boolean | undefined
  /** True where the page says more than the message: then it is one line, and its button a cross. */
  readonly isThin?: boolean | undefined
}

interface Notices {
  readonly notice: Notice | null
  /** Shows a message until it is dismissed or replaced; it survives the navigation that follows. */
  readonly notify: (notice: Notice) => void
  /** Takes the message away; with `old`, only while that very message is still shown. */
  readonly dismiss: (old?: Notice) => void
}

const NoticesContext = createContext<Notices | null>(null)

/** Holds the current message above all pages, so that it survives a navigation. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null)
  const dismiss = useCallback((old?: Notice) => {
    setNotice((shown) => (old === undefined || shown === old ? null : shown))
  }, [])
  const value = useMemo(() => ({ notice, notify: setNotice, dismiss }), [notice, dismiss])
  return <NoticesContext value={value}>{children}</NoticesContext>
}

/** The message board; throws outside of {@link NoticesProvider}. */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext)
  if (notices === null) throw new Error('useNotices needs a NoticesProvider above it')
  return notices
}

/** Takes the focus where what had it goes away with the message that follows. */
export const noticeBoardId = 'notices'

/**
 * The place where messages appear; stands once, at the top of the main region.
 *
 * @param dismissLabel - words on the button that closes the message.
 */
export function NoticeBoard({ dismissLabel }: { dismissLabel: string }) {
  const { notice, dismiss } = useNotices()
  const board = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (notice === null) return
    // The button that led to the message may be far below it, and the message pushes it further down.
    const shown = notice.staysPut === true ? document.activeElement : board.current
    shown?.scrollIntoView({ block: 'nearest' })
  }, [notice])
  const close = () => {
    // The button that has the focus goes away with the message.
    board.current?.focus({ preventScroll: true })
    dismiss()
  }
  return (
    <div ref={board} id={noticeBoardId} className={styles.board} tabIndex={-1}>
      <div role="alert">
        {notice?.tone === 'error' && (
          <NoticeCard notice={notice} dismissLabel={dismissLabel} onDismiss={close} />
        )}
      </div>
      <output className={styles.place}>
        {notice !== null && notice.tone !== 'error' && (
          <NoticeCard notice={notice} dismissLabel={dismissLabel} onDismiss={close} />
        )}
      </output>
    </div>
  )
}

function NoticeCard({
  notice,
  dismissLabel,
  onDismiss,
}: {
  notice: Notice
  dismissLabel: string
  onDismiss: () => void
}) {
  const isThin = notice.isThin === true
  return (
    <span className={`${styles.card} ${styles[notice.tone]} ${isThin ? styles.thin : ''}`}>
      <span className={styles.words}>
        <span className={styles.text}>{notice.text}</span>
        {notice.advice !== undefined && <span className={styles.advice}>{notice.advice}</span>}
        {notice.link !== undefined && (
          <Link className="target" to={notice.link.to}>
            {notice.link.text}
          </Link>
        )}
      </span>
      <button
        type="button"
        className={styles.dismiss}
        onClick={onDismiss}
        aria-label={isThin ? dismissLabel : undefined}
      >
        {isThin ? <span aria-hidden="true">×</span> : dismissLabel}
      </button>
    </span>
  )
}
