/** What works in the background of every page so that the connection may go away. */

import { useEffect } from 'react'
import { registerWorker } from './register-worker.ts'
import { untilIdle } from './until-idle.ts'

/** Shows nothing while all is well. */
export function OfflineKeeper() {
  useEffect(() => {
    void untilIdle().then(registerWorker)
  }, [])
  return null
}
