/** Offers a member who has just logged out to be forgotten on this device. */

import { forgetMember, useLastLeft } from '../../client/my-data/leave-device.ts'
import { useSession } from '../../client/session.ts'
import { useWaiting } from '../../client/waiting/use-waiting.ts'
import { sharedDeviceTexts } from '../../locales/shared-device.ts'
import { Button } from '../../ui/button.tsx'
import { noticeBoardId, useNotices } from '../../ui/notices.tsx'
import { useTask } from '../../ui/use-form.ts'
import styles from './forget-offer.module.css'

/** Stands under the heading, which has the focus after a logout, as long as nobody has come since. */
export function ForgetOffer() {
  const { userId, opensByEmail } = useLastLeft()
  const isNobodyHere = useSession()?.userId === null
  return userId !== null && isNobodyHere ? (
    <Offer userId={userId} opensByEmail={opensByEmail} />
  ) : null
}

function Offer({ userId, opensByEmail }: { userId: string; opensByEmail: boolean }) {
  const texts = sharedDeviceTexts
  const { notify } = useNotices()
  const { busy, run } = useTask<'forget'>()
  const unsent = useWaiting(userId).length
  const forget = async () => {
    const outcome = await run('forget', () => forgetMember(userId))
    if (outcome === undefined) return
    // The button that has the focus may be gone.
    document.getElementById(noticeBoardId)?.focus({ preventScroll: true })
    if (outcome === 'done') {
      notify({ tone: 'success', text: texts.forgotten, advice: texts.forgottenAdvice })
      return
    }
    const advice = outcome === 'refused' ? texts.keptAdvice : texts.notForgottenAdvice
    notify({ tone: 'error', text: texts.notForgotten, advice })
  }
  return (
    <section className={styles.offer} aria-label={texts.forget}>
      <p>{opensByEmail ? texts.stillKnown : texts.stillHere}</p>
      {unsent > 0 && <p className="bold">{texts.unsent(unsent)}</p>}
      <Button
        weight="secondary"
        unavailable={busy !== undefined}
        aria-describedby="forget-about"
        onClick={() => void forget()}
      >
        {busy === undefined ? texts.forget : texts.forgetting}
      </Button>
      <p id="forget-about">{texts.forgetAbout}</p>
    </section>
  )
}
