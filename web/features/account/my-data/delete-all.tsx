/** Deletes everything of a person, after one clear question. */

import { useEffect, useRef, useState } from 'react'
import { call } from '../../../client/call.ts'
import { isCalledOff } from '../../../client/fresh-proof.ts'
import { deleteResultsHere, forgetPerson } from '../../../client/my-data/forget-person.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/navigation.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import { useTask } from '../../../ui/use-form.ts'
import dialogStyles from '../../../ui/dialog.module.css'
import sheet from '../../../ui/sheet.module.css'
import styles from './my-data.module.css'

/**
 * The native dialog keeps the focus inside and gives it back.
 *
 * @param userId - whose data.
 * @param intro - what is deleted.
 * @param isMember - false where everything is on this device.
 */
export function DeleteAll({
  userId,
  intro,
  isMember,
}: {
  userId: string
  intro: string
  isMember: boolean
}) {
  const texts = myDataTexts
  const dialog = useRef<HTMLDialogElement>(null)
  const { busy, deleteNow } = useDeletion(userId, isMember)
  const [isSure, setIsSure] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const close = () => dialog.current?.close()
  return (
    <section className={sheet.sheet}>
      <h2>{texts.deleteHeading}</h2>
      <p>{intro}</p>
      <Button weight="secondary" onClick={() => dialog.current?.showModal()}>
        {texts.deleteStart}
      </Button>
      <dialog
        ref={dialog}
        className={dialogStyles.dialog}
        aria-labelledby="delete-question"
        onClose={() => {
          setIsSure(false)
          setIsAsked(false)
        }}
      >
        <h2 id="delete-question">{texts.deleteQuestion}</h2>
        <p>{intro}</p>
        <Button weight="secondary" onClick={close}>
          {texts.keep}
        </Button>
        <label className={styles.sure}>
          <input
            type="checkbox"
            checked={isSure}
            aria-describedby="tick-first"
            onChange={(event) => {
              setIsSure(event.currentTarget.checked)
            }}
          />
          <span>{texts.deleteUnderstood}</span>
        </label>
        <output id="tick-first" className={styles.tick}>
          {isAsked && !isSure ? texts.deleteTick : ''}
        </output>
        <Button
          unavailable={busy !== undefined}
          onClick={() => {
            setIsAsked(true)
            if (isSure) void deleteNow(close)
          }}
        >
          {busy === undefined ? texts.deleteNow : texts.deleting}
        </Button>
      </dialog>
    </section>
  )
}

function useDeletion(userId: string, isMember: boolean) {
  const texts = myDataTexts
  const { notify } = useNotices()
  const navigate = useNavigate()
  const { busy, run } = useTask<'delete'>()
  const isDeleted = useRef(false)
  // The page is left before the person is forgotten: it would take them for a stranger.
  useEffect(
    () => () => {
      if (isDeleted.current) forgetPerson(userId)
    },
    [userId],
  )

  async function deleteNow(close: () => void): Promise<void> {
    const isGone = await run('delete', async () => {
      const outcome = isMember ? await call('deleteMe') : undefined
      if (outcome !== undefined && isCalledOff(outcome)) return undefined
      return outcome?.ok !== false && deleteResultsHere(userId)
    })
    if (isGone === undefined) return
    close()
    if (!isGone) {
      notify({ tone: 'error', text: texts.notDeleted, advice: texts.failedAdvice })
      return
    }
    isDeleted.current = true
    notify({ tone: 'success', text: texts.deleted, advice: texts.deletedAdvice })
    navigate(paths.home)
  }

  return { busy, deleteNow }
}
