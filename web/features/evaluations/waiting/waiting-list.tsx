/** What waits on this device for the server, with a button that sends it now. */

import { sendWaiting } from '../../../client/waiting/send-waiting.ts'
import type { WaitingSubmit } from '../../../client/waiting/waiting-submit.ts'
import { waitingTexts } from '../../../locales/waiting.ts'
import { longDate } from '../../../reading/dates.ts'
import { sentNotice } from '../../../reading/sent-notice.ts'
import { Button } from '../../../ui/button.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import { useTask } from '../../../ui/use-form.ts'
import styles from '../begun-list.module.css'
import { RefusedAnswers } from './refused-answers.tsx'

/** Shows nothing where nothing waits. */
export function WaitingList({ waiting }: { waiting: readonly WaitingSubmit[] }) {
  const texts = waitingTexts
  const { notify } = useNotices()
  const { busy, run } = useTask<'send'>()
  const isSending = busy !== undefined
  const unsent = waiting.filter(({ refusal }) => refusal === undefined)
  const sendNow = async () => {
    const result = await run('send', sendWaiting)
    if (result === undefined) return
    const notice = sentNotice(result)
    if (notice !== null) notify(notice)
    else if (result.isWaiting) {
      notify({ tone: 'error', text: texts.stillWaiting, advice: texts.stillWaitingAdvice })
    }
  }
  return (
    <>
      <RefusedAnswers waiting={waiting} />
      {unsent.length > 0 && (
        <section className={styles.panel} aria-labelledby="waiting-to-be-sent">
          <h2 id="waiting-to-be-sent">{texts.title}</h2>
          <p>{texts.intro}</p>
          <ul>
            {unsent.map(({ subject, domain, pressedAt }) => (
              <li key={subject}>
                {domain === null
                  ? texts.bmi(longDate(pressedAt))
                  : texts.answers(domain, longDate(pressedAt))}
              </li>
            ))}
          </ul>
          <div>
            <Button weight="secondary" unavailable={isSending} onClick={() => void sendNow()}>
              {texts.sendNow}
            </Button>
          </div>
          <output>{isSending && texts.sending}</output>
        </section>
      )}
    </>
  )
}
