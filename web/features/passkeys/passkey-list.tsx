/** The passkeys of a member, each with when it was made and last used, and a way to remove it. */

import { useRef } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../client/call.ts'
import { isCalledOff } from '../../client/fresh-proof.ts'
import { useHasMail } from '../../client/use-site-settings.ts'
import { deviceName } from '../../locales/device-name.ts'
import { passkeyTexts } from '../../locales/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import dialogStyles from '../../ui/dialog.module.css'
import { useNotices } from '../../ui/notices.tsx'
import removable from '../../ui/removable-list.module.css'
import { useTask } from '../../ui/use-form.ts'

/**
 * @param passkeys - from the server, oldest first.
 * @param onRemoved - called when there is one less.
 */
export function PasskeyList({
  passkeys,
  onRemoved,
}: {
  passkeys: Reply<'passkeys'>
  onRemoved: () => void
}) {
  const texts = passkeyTexts
  if (passkeys.length === 0) return <p>{texts.none}</p>
  return (
    <>
      <h3>{texts.listHeading}</h3>
      <ul className={removable.list}>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <div className={removable.facts}>
              <p className={removable.name}>{deviceName(name)}</p>
              <p>{texts.made(createdAt)}</p>
              <p>{lastUsedAt === null ? texts.neverUsed : texts.used(lastUsedAt)}</p>
            </div>
            <RemovePasskey id={id} name={name} createdAt={createdAt} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * Removes one passkey, after one clear question: the native dialog keeps the focus inside and gives it back.
 *
 * @param onRemoved - called when the passkey is gone.
 */
function RemovePasskey({
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
  const hasMail = useHasMail()
  const { notify } = useNotices()
  const dialog = useRef<HTMLDialogElement>(null)
  const { busy, run } = useTask<'remove'>()
  const close = () => dialog.current?.close()

  async function remove(): Promise<void> {
    const outcome = await run('remove', () => call('removePasskey', { params: { passkeyId: id } }))
    if (outcome === undefined || isCalledOff(outcome)) return
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
        <p>{(hasMail ? texts.removeAbout : texts.removeAboutNoMail)(deviceName(name))}</p>
        <Button weight="secondary" onClick={close}>
          {texts.keep}
        </Button>
        <Button
          unavailable={busy !== undefined}
          onClick={() => {
            void remove()
          }}
        >
          {busy === undefined ? texts.removeNow : texts.removing}
        </Button>
      </dialog>
    </>
  )
}
