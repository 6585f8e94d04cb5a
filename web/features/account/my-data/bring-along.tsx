/** Offers to put a guest's results of this device into the account. */

import { useState } from 'react'
import { bringGuestResults } from '../../../client/my-data/bring-along.ts'
import { countGuestResults } from '../../../client/this-device/guest-records.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { useTexts } from '../../../locales/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import styles from './my-data.module.css'

/** Shows nothing where there is nothing to bring. */
export function BringAlong() {
  const texts = useTexts(myDataTexts)
  const { notify, dismiss } = useNotices()
  const [waiting, setWaiting] = useState(countGuestResults)
  const [busy, setBusy] = useState(false)
  if (waiting === 0) return null

  async function bring(): Promise<void> {
    if (busy) return
    dismiss()
    setBusy(true)
    const outcome = await bringGuestResults()
    setBusy(false)
    setWaiting(countGuestResults())
    if (outcome.ok) notify({ tone: 'success', text: texts.brought(outcome.reply) })
    else notify({ tone: 'error', text: texts.notBrought, advice: texts.stillHere })
  }

  return (
    <section className={styles.part}>
      <h2>{texts.bringHeading}</h2>
      <p>{texts.bringIntro(waiting)}</p>
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
