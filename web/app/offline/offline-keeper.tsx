/** What works in the background of every page so that the connection may go away. */

import { useEffect } from 'react'
import { useSession } from '../../client/session.ts'
import { copyDrafts } from '../../client/waiting/draft-copies.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { registerWorker } from './register-worker.ts'
import { untilIdle } from './until-idle.ts'
import { useSendingLater } from './use-sending-later.ts'

/** Shows nothing but the question at Logout, where something waits to be sent. */
export function OfflineKeeper() {
  useEffect(() => {
    void untilIdle().then(registerWorker)
  }, [])
  useSendingLater()
  const userId = useSession()?.userId ?? null
  useEffect(() => (userId === null ? undefined : copyDrafts(userId)), [userId])
  return <LeaveQuestion />
}
