/** Has a person who is logged in show that it is them: in a dialog, on each page whose calls may ask for it. */

import { useCallback, useEffect, useRef, useState } from 'react'
import type { SignInProof } from '#contract/problem.ts'
import { call } from '../../client/call.ts'
import { onFreshProofNeeded } from '../../client/fresh-proof.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { freshProofTexts } from '../../locales/fresh-proof.ts'
import { Button } from '../../ui/button.tsx'
import dialogStyles from '../../ui/dialog.module.css'
import { useNotices } from '../../ui/notices.tsx'
import { ProofForm } from './proof/proof-form.tsx'
import type { ProvedPerson } from './proof/use-proof.ts'

interface Question {
  readonly proofs: readonly SignInProof[]
  readonly answer: (isProved: boolean) => void
}

/**
 * Stands on the page and asks when a call does.
 *
 * @param onFirst - called where the proof was the first one of the email.
 */
export function FreshProof({ onFirst }: { onFirst?: (end: ProofEnd) => void }) {
  const texts = freshProofTexts
  const { notify } = useNotices()
  const [question, setQuestion] = useState<Question>()
  useEffect(
    () =>
      onFreshProofNeeded(
        (proofs) =>
          new Promise((answer) => {
            setQuestion({ proofs, answer })
          }),
      ),
    [],
  )
  // Whoever leaves the page has not answered; after an answer this says nothing new.
  useEffect(() => () => question?.answer(false), [question])
  if (question === undefined) return null
  return (
    <ProofDialog
      proofs={question.proofs}
      heading={texts.heading}
      reason={texts.reason}
      onEnd={(end) => {
        question.answer(end !== null)
        setQuestion(undefined)
        if (end === null) notify({ tone: 'info', text: texts.stopped, staysPut: true })
        if (end?.isFirst === true) {
          notify({ tone: 'success', text: texts.confirmed, advice: texts.confirmedAdvice })
          onFirst?.(end)
        }
      }}
    />
  )
}

/** How the question ended. */
export interface ProofEnd {
  readonly me: ProvedPerson
  /** True where it was the first proof of the email, which has ended what was set up before. */
  readonly isFirst: boolean
}

/**
 * Opens at once. The native dialog keeps the focus inside and gives it back.
 *
 * @param proofs - what this person has.
 * @param heading - the question.
 * @param reason - why it is asked, in one sentence.
 * @param onEnd - called when it has closed; null where the person went back.
 */
export function ProofDialog({
  proofs,
  heading,
  reason,
  onEnd,
}: {
  proofs: readonly SignInProof[]
  heading: string
  reason: string
  onEnd: (end: ProofEnd | null) => void
}) {
  const texts = freshProofTexts
  const dialog = useRef<HTMLDialogElement>(null)
  const end = useRef<ProofEnd>(null)
  const load = useCallback((signal: AbortSignal) => call('me', { signal }), [])
  const { loaded } = useLoaded(load)
  const isUnconfirmed =
    loaded.status === 'done' && loaded.value.ok && loaded.value.reply.emailProvedAt === null
  useEffect(() => {
    if (dialog.current?.open !== false) return
    dialog.current.showModal()
    // The field has the focus; with very large letters the question would be above what is seen.
    dialog.current.scrollTop = 0
  }, [])
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.dialog}
      aria-labelledby="proof-question"
      aria-describedby="proof-reason"
      onClose={() => onEnd(end.current)}
    >
      <h2 id="proof-question">{heading}</h2>
      <p id="proof-reason">{reason}</p>
      <ProofForm
        proofs={proofs}
        isFirst={isUnconfirmed}
        onProved={(me) => {
          end.current = { me, isFirst: isUnconfirmed && me.emailProvedAt !== null }
          dialog.current?.close()
        }}
      />
      <Button weight="quiet" onClick={() => dialog.current?.close()}>
        {texts.cancel}
      </Button>
    </dialog>
  )
}
