/** What works in the background of every page so that the connection may go away. */

import { useEffect } from 'react'
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
  return <LeaveQuestion />
}
