/** The pictures of the home page: a path up a gentle hill, past six doors. */

import { useId } from 'react'
import { Picture, type PictureProps } from './arch-frame.tsx'
import { type DoorState, Hill } from './hill.tsx'
import styles from './illustrations.module.css'
import { Line, paint } from './ink.tsx'

const opening = 'M18 350V206a342 188 0 0 1 684 0v144Z'

/**
 * The wide scene of the home page, 720 by 370 in proportion; as wide as its place.
 *
 * @param title - name of the picture; without it the picture is decoration.
 */
export function HomeIllustration({ title }: PictureProps) {
  const clip = useId()
  return (
    <Picture width={720} height={370} className={styles.scene} title={title}>
      <clipPath id={clip}>
        <path d={opening} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Hill sky={opening} />
      </g>
      <path
        d="M12 350V206a348 194 0 0 1 696 0v144"
        fill="none"
        stroke={paint.trim}
        strokeWidth={12}
      />
      <Line d={opening} color={paint.line} />
      <Line d="M4 344V204a354 200 0 0 1 708 0v140" color={paint.line} />
      <path d="M14 346h692a8 8 0 0 1 0 18h-692a8 8 0 0 1 0-18Z" fill={paint.trim} />
      <Line d="M12 344h692a8 8 0 0 1 0 18h-692a8 8 0 0 1 0-18Z" color={paint.line} />
    </Picture>
  )
}

/** The same hill seen nearer, through a window of its own, 468 by 316 in proportion. */
const nearOpening = 'M104 352V196a222 134 0 0 1 444 0v156Z'

/**
 * The hill of somebody who is known: the doors of what they did stand open.
 *
 * @param states - of the six doors, in the order of the six parts.
 * @param fresh - place of the door that fades in; -1 where none does.
 * @param title - name of the picture, which says which are open.
 */
export function DoorsIllustration({
  states,
  fresh,
  title,
}: {
  states: readonly DoorState[]
  fresh: number
  title: string
}) {
  const clip = useId()
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox="92 50 468 316"
      width={468}
      height={316}
      className={styles.doors}
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={nearOpening} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Hill sky={nearOpening} states={states} fresh={fresh} isNear />
      </g>
      <path d={nearOpening} fill="none" stroke={paint.trim} strokeWidth={8} />
      <Line d={nearOpening} color={paint.line} />
      <path d="M98 350h456a7 7 0 0 1 0 14h-456a7 7 0 0 1 0-14Z" fill={paint.trim} />
      <Line d="M98 350h456a7 7 0 0 1 0 14h-456a7 7 0 0 1 0-14Z" color={paint.line} />
    </svg>
  )
}
