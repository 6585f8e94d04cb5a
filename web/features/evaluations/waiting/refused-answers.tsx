/** Answers that waited and that the server did not take: kept, and led back to the questions. */

import { removeWaiting } from '../../../client/waiting/waiting-records.ts'
import type { WaitingSubmit } from '../../../client/waiting/waiting-submit.ts'
import { waitingTexts } from '../../../locales/waiting.ts'
import { domainPaths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/navigation.tsx'
import styles from '../begun-list.module.css'
import { instrumentIdOf } from '#core/instrument-table.ts'
import { fetchQuestionnaire } from '../../../client/instrument-code.ts'
import { fromWireAnswers } from '#core/responses.ts'
import { removeDraft, saveAnswer, savePlace } from '../../../client/drafts.ts'

/** Shows nothing where all was taken. */
export function RefusedAnswers({ waiting }: { waiting: readonly WaitingSubmit[] }) {
  const texts = waitingTexts
  const navigate = useNavigate()
  const lookAt = async (submit: WaitingSubmit) => {
    if (submit.domain === null) return
    await takeUpAgain(submit)
    await removeWaiting(submit).catch(() => undefined)
    navigate(`${domainPaths[submit.domain].questions}?page=review`)
  }
  return waiting.map((submit) => {
    const { subject, domain, refusal } = submit
    if (refusal === undefined || domain === null) return null
    return (
      <section key={subject} className={styles.panel}>
        <h2>{texts.notTaken(domain)}</h2>
        {refusal !== '' && <p>{refusal}</p>}
        <p>{texts.notTakenAdvice}</p>
        <div>
          <Button weight="secondary" onClick={() => void lookAt(submit)}>
            {texts.lookAgain(domain)}
          </Button>
        </div>
      </section>
    )
  })
}

/** Puts the answers, with who gave them, in the place of what was begun since. */
export async function takeUpAgain({
  userId,
  domain,
  body,
  pressedAt,
}: WaitingSubmit): Promise<void> {
  if (domain === null) return
  const instrument = await fetchQuestionnaire(instrumentIdOf(domain))
  const owner = { userId, instrument: instrument.id }
  const answers = 'answers' in body ? body.answers : 'responses' in body ? body.responses : null
  const who = 'answeredBy' in body ? body.answeredBy : undefined
  removeDraft(owner)
  for (const [linkId, answer] of Object.entries(fromWireAnswers(instrument, answers))) {
    saveAnswer(owner, linkId, answer, new Date(pressedAt), who)
  }
  savePlace(owner, 'review')
}
