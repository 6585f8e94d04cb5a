/** A password that can be shown while it is typed. */

import { useState } from 'react'
import { accountTexts } from '../../locales/account.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account.module.css'

/**
 * The field named `password`. Pasting and password managers are welcome.
 *
 * @param autoComplete - tells the password manager whether to fill in or to make up a password.
 */
export function PasswordField({
  autoComplete,
  hint,
  error,
}: {
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
}) {
  const texts = accountTexts
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        id="password"
        name="password"
        label={texts.password}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        hint={hint}
        error={error}
      />
      <Button
        weight="quiet"
        aria-controls="password"
        onClick={() => {
          setShown(!shown)
        }}
      >
        {shown ? texts.hidePassword : texts.showPassword}
      </Button>
    </div>
  )
}
