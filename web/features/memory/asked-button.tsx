/** A button that asks one question before it does what cannot be taken back. */

import { useId, useRef } from 'react'
import { memoryTexts } from '../../locales/memory.ts'
import { Button } from '../../ui/button.tsx'
import dialogStyles from '../../ui/dialog.module.css'

/**
 * The native dialog keeps the focus inside and gives it back.
 *
 * @param question - asked first; without one the button acts at once.
 * @param about - what stands below the question.
 * @param sure - the label of the button that does it.
 * @param onSure - does it.
 */
export function AskedButton({
  label,
  question,
  about,
  sure,
  isBusy,
  onSure,
}: {
  label: string
  question?: string | undefined
  about?: string
  sure?: string
  isBusy: boolean
  onSure: () => Promise<unknown>
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const close = () => dialog.current?.close()
  return (
    <>
      <Button
        weight="secondary"
        unavailable={isBusy}
        onClick={() => {
          if (question === undefined) void onSure()
          else dialog.current?.showModal()
        }}
      >
        {label}
      </Button>
      {question !== undefined && (
        <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby={id}>
          <h2 id={id}>{question}</h2>
          <p>{about}</p>
          <Button weight="secondary" onClick={close}>
            {memoryTexts.keepAll}
          </Button>
          <Button
            unavailable={isBusy}
            onClick={() => {
              // Closed first: the list takes the focus when it has changed.
              close()
              void onSure()
            }}
          >
            {sure}
          </Button>
        </dialog>
      )}
    </>
  )
}
