/** The window every picture is seen through: an arch in a warm wall, with a sill. */

import { type ReactNode, useId } from 'react'
import { Line, paint } from './ink.tsx'
import styles from './illustrations.module.css'

/** What every picture takes. */
export interface PictureProps {
  /** Says what is shown, where the picture stands for words; decoration where absent. */
  title?: string | undefined
}

const shapes = {
  tall: {
    width: 240,
    height: 260,
    opening: 'M28 236V108a92 92 0 0 1 184 0V236Z',
    edge: 'M22 236V108a98 98 0 0 1 196 0V236',
    rim: 'M16 232V108a104 104 0 0 1 208 0V232',
    sill: 'M14 230h212a8 8 0 0 1 0 18h-212a8 8 0 0 1 0-18Z',
  },
  wide: {
    width: 320,
    height: 220,
    opening: 'M24 196V112a136 98 0 0 1 272 0V196Z',
    edge: 'M18 196V112a142 104 0 0 1 284 0V196',
    rim: 'M12 192V112a148 110 0 0 1 296 0V192',
    sill: 'M14 190h294a8 8 0 0 1 0 18h-294a8 8 0 0 1 0-18Z',
  },
} as const

/**
 * Draws a scene in an arch.
 *
 * @param shape - `tall` is 240 by 260 units, opening x 28-212, y 16-230; `wide` is 320 by 220,
 *   opening x 24-296, y 14-190.
 * @param size - `small` for cards, `large` for the head of a page.
 * @param backdrop - paint of the wall or sky behind the scene.
 * @param front - what stands on the sill, in front of the window.
 * @param children - the scene, cut off at the edge of the opening.
 */
export function ArchFrame({
  shape,
  size = 'large',
  backdrop,
  front,
  title,
  children,
}: PictureProps & {
  shape: keyof typeof shapes
  size?: 'small' | 'large'
  backdrop: string
  front?: ReactNode
  children: ReactNode
}) {
  const clip = useId()
  const { width, height, opening, edge, rim, sill } = shapes[shape]
  return (
    <Picture width={width} height={height} className={styles[`${shape}-${size}`]} title={title}>
      <clipPath id={clip}>
        <path d={opening} />
      </clipPath>
      <path d={opening} fill={backdrop} />
      <g clipPath={`url(#${clip})`}>{children}</g>
      <path d={edge} fill="none" stroke={paint.trim} strokeWidth={12} />
      <Line d={opening} color={paint.line} />
      <g transform="translate(-2 -2)">
        <Line d={rim} color={paint.line} />
        <path d={sill} transform="translate(2 2)" fill={paint.trim} />
        <Line d={sill} color={paint.line} />
      </g>
      {front}
    </Picture>
  )
}

/**
 * An svg of fixed proportions: hidden from screen readers, or an image with a name.
 *
 * @param width - width of the drawing in its own units; the page decides the size by `className`.
 * @param height - height of the drawing; its top stands at -6, where the rim of the arch needs room.
 */
export function Picture({
  width,
  height,
  title,
  className,
  children,
}: PictureProps & {
  width: number
  height: number
  className?: string | undefined
  children: ReactNode
}) {
  const name = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <svg
      {...name}
      viewBox={`0 -6 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      focusable="false"
    >
      {children}
    </svg>
  )
}
