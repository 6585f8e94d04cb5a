/** Offers to put a guest's results of this device into the account. */

import { useState } from 'react'
import { bringGuestResults } from '../../../client/my-data/bring-along.ts'
import { type GuestHere, guestsHere } from '../../../client/this-device/guests-here.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { useTexts } from '../../../locales/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import styles from './my-data.module.css'

/**
 * Shows nothing where there is nothing to bring.
 *
 * @param userId - id of the member.
 */
export function BringAlong({ userId }: { userId: string }) {
  const texts = useTexts(myDataTexts)
  const { notify, dismiss } = useNotices()
  const { loaded, loadAgain } = useLoaded(guestsHere)
  const [busy, setBusy] = useState(false)
  const guests = loaded.status === 'done' ? loaded.value : []
  if (guests.length === 0) return null

  async function bring(): Promise<void> {
    if (busy) return
    dismiss()
    setBusy(true)
    const outcome = await bringGuestResults(userId)
    setBusy(false)
    loadAgain()
    if (outcome.ok) notify({ tone: 'success', text: texts.brought(outcome.reply) })
    else notify({ tone: 'error', text: texts.notBrought, advice: texts.stillHere })
  }

  return (
    <section className={styles.part}>
      <h2>{texts.bringHeading}</h2>
      <p>{texts.bringIntro(sumOf(guests, 'results'), sumOf(guests, 'begun'))}</p>
      <p>{texts.bringQuestion}</p>
      <Button
        unavailable={busy}
        onClick={() => {
          void bring()
        }}
      >
        {busy ? texts.bringing : texts.bring}
      </Button>
    </section>
  )
}

function sumOf(guests: readonly GuestHere[], what: 'results' | 'begun'): number {
  return guests.reduce((sum, guest) => sum + guest[what], 0)
}
