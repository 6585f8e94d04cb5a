/** Asks, before a person logs out, what becomes of answers that are not sent yet. */

import { useEffect, useRef, useState } from 'react'
import { readDraft, removeDraft } from '../../client/drafts.ts'
import { beforeLeaving } from '../../client/logout.ts'
import { readSession } from '../../client/session.ts'
import { sharedPeople } from '../../client/local-backend/shared-device.ts'
import { removeDraftCopiesOf } from '../../client/waiting/draft-copies.ts'
import { sendWaiting } from '../../client/waiting/send-waiting.ts'
import { removeWaitingOf, waitingOf } from '../../client/waiting/waiting-records.ts'
import { waitingTexts } from '../../locales/waiting.ts'
import { Button } from '../../ui/button.tsx'
import dialogStyles from '../../ui/dialog.module.css'

/** Where the server does not answer, whoever presses Logout is asked after this long. */
const timeoutMs = 3000

/** What a person may choose; closing the dialog is to stay. */
type Choice = 'keep' | 'remove' | 'stay'

/** The native dialog keeps the focus inside and gives it back. */
export function LeaveQuestion() {
  const texts = waitingTexts.leave
  const dialog = useRef<HTMLDialogElement>(null)
  const chosen = useRef<(choice: Choice) => void>(undefined)
  const [isShared, setIsShared] = useState(false)
  useEffect(() => {
    beforeLeaving(async () => {
      const { userId, token } = readSession()
      if (userId === null || token === null || !(await hasWaiting(userId))) return true
      const choice = await new Promise<Choice>((resolve) => {
        chosen.current = resolve
        setIsShared(sharedPeople().includes(userId))
        dialog.current?.showModal()
      })
      if (choice === 'remove') await removeAll(userId)
      return choice !== 'stay'
    })
    return () => {
      beforeLeaving(() => Promise.resolve(true))
    }
  }, [])
  const choose = (choice: Choice) => {
    chosen.current?.(choice)
    dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="leave-question"
      onClose={() => {
        chosen.current?.('stay')
      }}
    >
      <h2 id="leave-question">{texts.heading}</h2>
      <p>{isShared ? texts.sharedText : texts.text}</p>
      <Choices canKeep={!isShared} onChoose={choose} />
    </dialog>
  )
}

/** On a shared device nothing can be kept. */
function Choices({ canKeep, onChoose }: { canKeep: boolean; onChoose: (choice: Choice) => void }) {
  const texts = waitingTexts.leave
  return (
    <>
      {canKeep && (
        <div className="stack-2 start">
          <Button aria-describedby="keep-hint" onClick={() => onChoose('keep')}>
            {texts.keep}
          </Button>
          <p id="keep-hint">{texts.keepHint}</p>
        </div>
      )}
      <div className="stack-2 start">
        <Button
          weight="secondary"
          aria-describedby="remove-hint"
          onClick={() => onChoose('remove')}
        >
          {texts.remove}
        </Button>
        <p id="remove-hint">{texts.removeHint}</p>
      </div>
      <Button weight="quiet" onClick={() => onChoose('stay')}>
        {texts.stay}
      </Button>
    </>
  )
}

/** Whoever is connected is asked only about what does not go out now, and soon: they want to leave. */
async function hasWaiting(userId: string): Promise<boolean> {
  const waits = async () => (await waitingOf(userId).catch(() => [])).length > 0
  if (!(await waits())) return false
  const late = new Promise((resolve) => {
    setTimeout(resolve, timeoutMs)
  })
  if (navigator.onLine) await Promise.race([sendWaiting(), late])
  return waits()
}

/** The answers themselves too, which stand in the questions until they are sent. */
async function removeAll(userId: string): Promise<void> {
  const waiting = await waitingOf(userId).catch(() => [])
  for (const { subject, key } of waiting) {
    if (subject === 'bmi') continue
    const owner = { userId, instrument: subject }
    if (readDraft(owner)?.submitKey === key) removeDraft(owner)
  }
  await removeDraftCopiesOf(userId).catch(() => undefined)
  await removeWaitingOf(userId).catch(() => undefined)
}
