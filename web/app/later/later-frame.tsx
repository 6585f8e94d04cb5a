/** What the frame of every page can do without until the page itself is there. */

import { useEffect } from 'react'
import { onFarewell } from '../../client/logout.ts'
import { forgetLateOnes, sayFarewell } from '../../client/my-data/leave-device.ts'
import { keepTabToOwner } from '../../client/my-data/tab-owner.ts'
import { OfflineKeeper } from '../offline/offline-keeper.tsx'
import { SharedDeviceNote } from './shared-device-note.tsx'
import { hideFromBack } from './hide-from-back.ts'

/** Stands above the top bar; most people see nothing of it. */
export function LaterFrame() {
  useEffect(() => {
    onFarewell(sayFarewell)
    const ends = [keepTabToOwner(), hideFromBack(), forgetWhoAsked()]
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
