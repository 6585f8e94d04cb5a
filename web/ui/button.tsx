/** The one kind of button, in three weights. */

import type { ComponentProps } from 'react'
import { Link } from './navigation.tsx'
import styles from './button.module.css'

/** How strongly a button asks to be pressed; one `primary` a screen. */
export type ButtonWeight = 'primary' | 'secondary' | 'quiet'

/**
 * A button. It stays focusable when unavailable (`aria-disabled`), so that pressing it can explain why.
 */
export function Button({
  weight = 'primary',
  unavailable = false,
  type = 'button',
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'disabled'> & {
  weight?: ButtonWeight
  unavailable?: boolean
}) {
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${styles[weight]}`}
      aria-disabled={unavailable || undefined}
    />
  )
}

/** A link that looks like a button: it goes to another page. */
export function ButtonLink({
  weight = 'primary',
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & { weight?: ButtonWeight }) {
  return <Link {...rest} className={`${styles.button} ${styles[weight]}`} />
}
