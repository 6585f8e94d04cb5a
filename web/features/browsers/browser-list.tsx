/** The browsers of a person, each with a way to sign out in it. */

import { deviceName } from '../../locales/device-name.ts'
import { type Ref, useRef } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { useHasMail } from '../../client/use-site-settings.ts'
import { browsersTexts } from '../../locales/browsers.ts'
import { Button } from '../../ui/button.tsx'
import dialogStyles from '../../ui/dialog.module.css'
import removable from '../../ui/removable-list.module.css'
import { type KnownBrowser, useSignOut } from './use-sign-out.ts'

/**
 * @param userId - the signed-in person.
 * @param browsers - the list as the server gave it.
 * @param headingId - element that takes the focus when a row goes away.
 */
export function BrowserList({
  userId,
  browsers,
  headingId,
}: {
  userId: string
  browsers: Reply<'browsers'>
  headingId: string
}) {
  const texts = browsersTexts
  const dialog = useRef<HTMLDialogElement>(null)
  const { known, busy, signOut } = useSignOut(userId, browsers, headingId)
  const own = known.find(({ isThis }) => isThis)
  const hasOthers = known.some(({ isThis }) => !isThis)
  return (
    <>
      <p>{hasOthers ? texts.adviceUnknown : texts.onlyThis}</p>
      <ul className={removable.list}>
        {known.map((browser) => (
          <li key={browser.id}>
            <BrowserFacts browser={browser} />
            <Button
              weight="secondary"
              aria-describedby={`browser-${browser.id}`}
              unavailable={busy !== undefined}
              onClick={() => {
                if (browser.isThis) dialog.current?.showModal()
                else void signOut(browser)
              }}
            >
              {labelOf(browser)}
            </Button>
          </li>
        ))}
      </ul>
      {own !== undefined && (
        <SignOutHere
          ref={dialog}
          isBusy={busy !== undefined}
          onSure={() => {
            void signOut(own).then(() => dialog.current?.close())
          }}
        />
      )}
    </>
  )

  function labelOf({ id, isThis }: KnownBrowser): string {
    if (busy === id) return texts.signingOut
    return isThis ? texts.signOutHere : texts.signOutThere
  }
}

function BrowserFacts({ browser }: { browser: KnownBrowser }) {
  const texts = browsersTexts
  const { id, name, firstSeen, lastUsed, isThis, isSignedIn } = browser
  const state = isThis ? texts.thisOne : isSignedIn ? texts.signedIn : texts.notSignedIn
  return (
    <div className={removable.facts}>
      <p id={`browser-${id}`} className={removable.name}>
        {deviceName(name)}
      </p>
      <p className={isThis ? 'bold' : undefined}>{state}</p>
      <p>
        <time dateTime={lastUsed}>{texts.lastUsed(lastUsed)}</time>
      </p>
      <p>
        <time dateTime={firstSeen}>{texts.firstSeen(firstSeen)}</time>
      </p>
    </div>
  )
}

/**
 * Asks before a person signs out in the browser they are using: they could lock themselves out. The
 * native dialog keeps the focus inside and gives it back.
 *
 * @param ref - to open and close it.
 * @param isBusy - while something is being signed out.
 * @param onSure - when the person wants it.
 */
function SignOutHere({
  ref,
  isBusy,
  onSure,
}: {
  ref: Ref<HTMLDialogElement>
  isBusy: boolean
  onSure: () => void
}) {
  const texts = browsersTexts
  const hasMail = useHasMail()
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
