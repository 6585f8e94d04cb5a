/** What the frame of every page can do without until the page itself is there. */

import { useEffect } from 'react'
import { forgetLateOnes } from '../../client/my-data/leave-device.ts'
import { hideFromBack } from './hide-from-back.ts'
import { untilQuietEnds } from '../../client/quiet.ts'
import { useSession } from '../../client/session.ts'
import { copyDrafts } from '../../client/waiting/draft-copies.ts'
import { LeaveQuestion } from '../offline/leave-question.tsx'
import { registerWorker } from '../offline/register-worker.ts'
import { untilPageIsIdle } from '../offline/until-idle.ts'
import { useSendingLater } from '../offline/use-sending-later.ts'
import { sharedPeople } from '../../client/local-backend/shared-device.ts'
import { sharedDeviceTexts } from '../../locales/shared-device.ts'
import { useLocation } from '../../ui/navigation.tsx'
import styles from './later-frame.module.css'

/** Stands above the top bar; most people see nothing of it. */
export function LaterFrame() {
  useEffect(() => {
    const ends = [hideFromBack(), forgetWhoAsked()]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return (
    <>
      <SharedDeviceNote />
      <OfflineKeeper />
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

/** Shows nothing but the question at Logout, where something waits to be sent. */
function OfflineKeeper() {
  useEffect(() => {
    void untilQuietEnds().then(untilPageIsIdle).then(registerWorker)
  }, [])
  useSendingLater()
  const userId = useSession()?.userId ?? null
  useEffect(() => (userId === null ? undefined : copyDrafts(userId)), [userId])
  return <LeaveQuestion />
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
