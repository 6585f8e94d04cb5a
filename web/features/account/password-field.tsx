/** A password that can be shown while it is typed. */

import { useState } from 'react'
import { accountTexts } from '../../locales/account.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account.module.css'

/**
 * The field named `password`. Pasting and password managers are welcome.
 *
 * @param id - of the field, where there may be another one on the page.
 * @param label - where it is not simply the password.
 * @param autoComplete - tells the password manager whether to fill in or to make up a password.
 */
export function PasswordField({
  id = 'password',
  label = accountTexts.password,
  autoComplete,
  hint,
  error,
}: {
  id?: string
  label?: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
  error?: string | undefined
}) {
  const texts = accountTexts
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <TextField
        id={id}
        name="password"
        label={label}
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
        aria-controls={id}
        onClick={() => {
          setShown(!shown)
        }}
      >
        {shown ? texts.hidePassword : texts.showPassword}
      </Button>
    </div>
  )
}
