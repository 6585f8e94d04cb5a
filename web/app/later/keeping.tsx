/** Keeps what a person has answered: copies it, sends what waits, and forgets who asked for it. */

import { useEffect } from 'react'
import { sharedPeople } from '../../client/local-backend/shared-device.ts'
import { forgetLateOnes } from '../../client/my-data/leave-device.ts'
import { untilQuietEnds } from '../../client/quiet.ts'
import { useSession } from '../../client/session.ts'
import { copyDrafts } from '../../client/waiting/draft-copies.ts'
import { sharedDeviceTexts } from '../../locales/shared-device.ts'
import { useLocation } from '../../ui/navigation.tsx'
import { LeaveQuestion } from '../offline/leave-question.tsx'
import { registerWorker } from '../offline/register-worker.ts'
import { untilPageIsIdle } from '../offline/until-idle.ts'
import { useSendingLater } from '../offline/use-sending-later.ts'
import styles from './keeping.module.css'

/** Shows nothing but the note of a shared device, and at Logout the question about what waits. */
export function Keeping() {
  useEffect(forgetWhoAsked, [])
  useEffect(() => {
    void untilQuietEnds().then(untilPageIsIdle).then(registerWorker)
  }, [])
  useSendingLater()
  const userId = useSession()?.userId ?? null
  useEffect(() => (userId === null ? undefined : copyDrafts(userId)), [userId])
  return (
    <>
      <SharedDeviceNote />
      <LeaveQuestion />
    </>
  )
}

function tryAgain(): void {
  void forgetLateOnes()
}

/** At the start, and whenever there is a connection again. */
function forgetWhoAsked(): () => void {
  tryAgain()
  window.addEventListener('online', tryAgain)
  return () => {
    window.removeEventListener('online', tryAgain)
  }
}

/** Looks again with every move and every change of who is there. */
function SharedDeviceNote() {
  const texts = sharedDeviceTexts
  const userId = useSession()?.userId
  useLocation()
  if (typeof userId !== 'string' || !sharedPeople().includes(userId)) return null
  return (
    <section className={styles.note} aria-label={texts.name}>
      {texts.note}
    </section>
  )
}
