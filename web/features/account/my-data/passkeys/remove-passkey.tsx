/** Removes one passkey, after one clear question. */

import { deviceName } from '../../../../locales/device-name.ts'
import { useRef, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { isCalledOff } from '../../../../client/fresh-proof.ts'
import { passkeyTexts } from '../../../../locales/passkeys.ts'
import { Button } from '../../../../ui/button.tsx'
import { useNotices } from '../../../../ui/notices.tsx'
import dialogStyles from '../../../../ui/dialog.module.css'

/**
 * The native dialog keeps the focus inside and gives it back.
 *
 * @param onRemoved - called when the passkey is gone.
 */
export function RemovePasskey({
  id,
  name,
  createdAt,
  onRemoved,
}: {
  id: string
  name: string
  createdAt: string
  onRemoved: () => void
}) {
  const texts = passkeyTexts
  const { notify, dismiss } = useNotices()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const close = () => dialog.current?.close()

  async function remove(): Promise<void> {
    if (isBusy) return
    dismiss()
    setIsBusy(true)
    const outcome = await call('removePasskey', { params: { passkeyId: id } })
    setIsBusy(false)
    if (isCalledOff(outcome)) return
    close()
    // Gone is gone, also where it was removed in another window.
    if (outcome.ok || outcome.status === 404) {
      notify({ tone: 'success', text: texts.removed, advice: texts.removedAdvice })
      onRemoved()
      return
    }
    notify({ tone: 'error', text: texts.notRemoved, advice: texts.notRemovedAdvice })
  }

  return (
    <>
      <Button
        weight="secondary"
        aria-label={texts.removeNamed(deviceName(name), texts.made(createdAt))}
        onClick={() => dialog.current?.showModal()}
      >
        {texts.remove}
      </Button>
      <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={`remove-${id}`}>
        <h2 id={`remove-${id}`}>{texts.removeQuestion}</h2>
        <p>{texts.removeAbout(deviceName(name))}</p>
        <Button weight="secondary" onClick={close}>
          {texts.keep}
        </Button>
        <Button
          unavailable={isBusy}
          onClick={() => {
            void remove()
          }}
        >
          {isBusy ? texts.removing : texts.removeNow}
        </Button>
      </dialog>
    </>
  )
}
