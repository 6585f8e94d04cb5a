/** "Sign out everywhere else": everything that opens the account in one look, and what of it ends. */

import { useRef, useState } from 'react'
import { browsersTexts } from '../../locales/browsers.ts'
import { Button } from '../../ui/button.tsx'
import dialogStyles from '../../ui/dialog.module.css'
import { AccessChoices, type Ended } from './access-choices.tsx'

/**
 * The native dialog keeps the focus inside and gives it back.
 *
 * @param onEnded - called when it is done.
 */
export function SignOutOthers({ onEnded }: { onEnded: (ended: Ended) => void }) {
  const texts = browsersTexts
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => dialog.current?.close()
  return (
    <div className="stack-2 start">
      <Button
        weight="secondary"
        aria-describedby="sign-out-others"
        onClick={() => {
          setIsOpen(true)
          dialog.current?.showModal()
          // What can be ticked comes a moment later: the question is heard first.
          heading.current?.focus()
        }}
      >
        {texts.signOutOthers}
      </Button>
      <p id="sign-out-others">{texts.signOutOthersAbout}</p>
      <dialog
        ref={dialog}
        className={dialogStyles.dialog}
        aria-labelledby="others-question"
        onClose={() => setIsOpen(false)}
      >
        <h2 id="others-question" ref={heading} tabIndex={-1}>
          {texts.signOutOthers}
        </h2>
        <p>{texts.othersIntro}</p>
        {isOpen && (
          <AccessChoices
            onEnded={(ended) => {
              close()
              onEnded(ended)
            }}
            onClose={close}
          />
        )}
        <Button weight="quiet" onClick={close}>
          {texts.goBack}
        </Button>
      </dialog>
    </div>
  )
}
