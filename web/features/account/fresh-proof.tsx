/** Stands on every page whose calls may ask for a fresh proof, and asks for it when one does. */

import { useEffect, useState } from 'react'
import type { SignInProof } from '#contract/problem.ts'
import { onFreshProofNeeded } from '../../client/fresh-proof.ts'
import { freshProofTexts } from '../../locales/fresh-proof.ts'
import { useNotices } from '../../ui/notices.tsx'
import { ProofDialog, type ProofEnd } from './proof-dialog.tsx'

interface Question {
  readonly proofs: readonly SignInProof[]
  readonly answer: (isProved: boolean) => void
}

/** @param onFirst - called where the proof was the first one of the email. */
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
