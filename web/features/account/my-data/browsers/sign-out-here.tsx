/** Asks before a person signs out in the browser they are using: they could lock themselves out. */

import type { Ref } from 'react'
import { useSiteSettings } from '../../../../client/use-site-settings.ts'
import { browsersTexts } from '../../../../locales/browsers.ts'
import { Button } from '../../../../ui/button.tsx'
import dialogStyles from '../../../../ui/dialog.module.css'

/**
 * The native dialog keeps the focus inside and gives it back.
 *
 * @param ref - to open and close it.
 * @param isBusy - while something is being signed out.
 * @param onSure - when the person wants it.
 */
export function SignOutHere({
  ref,
  isBusy,
  onSure,
}: {
  ref: Ref<HTMLDialogElement>
  isBusy: boolean
  onSure: () => void
}) {
  const texts = browsersTexts
  const hasMail = useSiteSettings()?.mail !== false
  return (
    <dialog ref={ref} className={dialogStyles.dialog} aria-labelledby="sign-out-question">
      <h2 id="sign-out-question">{texts.hereQuestion}</h2>
      <p>{hasMail ? texts.hereIntro : texts.hereIntroNoMail}</p>
      <p>{hasMail ? texts.hereCheck : texts.hereCheckNoMail}</p>
      <Button
        weight="secondary"
        onClick={(event) => event.currentTarget.closest('dialog')?.close()}
      >
        {texts.stay}
      </Button>
      <Button unavailable={isBusy} onClick={onSure}>
        {isBusy ? texts.signingOut : texts.signOutHere}
      </Button>
    </dialog>
  )
}
