/** The score entry's behavior: read what was typed, show it back, save it. */

import { useRef, useState } from 'react'
import { useNavigate } from '../../../ui/navigation.tsx'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { call } from '../../../client/call.ts'
import type { CallFailure } from '../../../client/call-result.ts'
import { randomId } from '../../../client/random-id.ts'
import { readSession } from '../../../client/session.ts'
import { commonTexts } from '../../../locales/common.ts'
import { type ScoresTexts, scoresTexts } from '../../../locales/scores.ts'
import { paths } from '../../../paths.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { scoreRanges, type ReadScores, type Reading } from './parse-scores.ts'
import { forgetTypedEntry } from './kept-entry.ts'
import { type EntryField, type TypedEntry, readEntry } from './read-entry.ts'

/** Runs the score entry: what the page shows and does. */
export function useScoreEntry() {
  const texts = scoresTexts
  const { networkError } = commonTexts
  const { notify, dismiss } = useNotices()
  const navigate = useNavigate()
  const form = useForm<EntryField, 'save'>()
  /** What is shown back before saving; null while typing. */
  const [review, setReview] = useState<ReadScores | null>(null)
  const submitKey = useRef('')

  function check(typed: TypedEntry): void {
    dismiss()
    const result = readEntry(typed, scoreRanges)
    if ('faulty' in result) {
      const rows = result.faulty.map((domain) => [domain, rowFault(domain, texts)])
      form.check(result.empty ? { paste: texts.nothingTyped } : Object.fromEntries(rows))
      return
    }
    form.check({})
    submitKey.current = randomId()
    setReview(result)
  }

  async function save(): Promise<void> {
    const { userId } = readSession()
    if (review === null || userId === null) return
    const scores = review.readings.map(({ domain, value }) => ({ forum: domain, value }))
    const outcome = await form.run('save', () =>
      call('enterScores', {
        body: { userID: userId, scores },
        idempotencyKey: submitKey.current,
      }),
    )
    if (outcome === undefined) return
    if (outcome.ok) {
      forgetTypedEntry(userId)
      notify({ tone: 'success', text: texts.saved(scores.length) })
      navigate(paths.scores)
      return
    }
    const advice =
      outcome.reason === 'unreachable'
        ? `${networkError} ${texts.keptAdvice}`
        : refusal(outcome, review.readings, texts)
    notify({ tone: 'error', text: texts.saveFailed, advice })
  }

  const change = () => {
    dismiss()
    setReview(null)
  }
  return { form, review, check, change, save }
}

function rowFault(domain: LifestyleDomain, texts: ScoresTexts): string {
  return texts.rowFault(domainNames[domain], scoreRanges[domain])
}

/** The server's sentence, with the name of the score it is about where it says which. */
function refusal(
  { problem }: CallFailure,
  readings: readonly Reading[],
  texts: ScoresTexts,
): string {
  const reason = problem?.error ?? ''
  const row = /^scores\.(\d+)/.exec(String(problem?.field ?? ''))?.[1]
  const reading = row === undefined ? undefined : readings[Number(row)]
  return reading === undefined ? reason : texts.saveRowFailed(domainNames[reading.domain], reason)
}
