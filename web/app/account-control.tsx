/** The place at the top right: Logout for whoever is known, the way to sign in for everyone else. */

import { useId } from 'react'
import { useSession } from '../client/session.ts'
import { frameTexts } from '../locales/frame.ts'
import { commonTexts } from '../locales/common.ts'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import styles from './top-bar.module.css'
import { useLogout } from './use-logout.ts'

/** Its place is kept free until it is known who is using the browser. */
export function AccountControl() {
  const { logout: label } = commonTexts
  const { logIn, savedHint } = frameTexts
  const session = useSession()
  const logout = useLogout()
  const hint = useId()
  return (
    <div className={styles.account}>
      {session?.userId === null && (
        <ButtonLink weight="secondary" to={paths.login}>
          {logIn}
        </ButtonLink>
      )}
      {typeof session?.userId === 'string' && (
        <>
          <Button
            weight="secondary"
            onClick={logout}
            aria-describedby={session.token === null ? undefined : hint}
          >
            {label}
          </Button>
          <span id={hint} hidden>
            {savedHint}
          </span>
        </>
      )}
    </div>
  )
}
