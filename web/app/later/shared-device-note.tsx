/** Says on every page that others use this device too, until the person logs out. */

import { useSession } from '../../client/session.ts'
import { sharedPeople } from '../../client/local-backend/shared-device.ts'
import { sharedDeviceTexts } from '../../locales/shared-device.ts'
import { useLocation } from '../../ui/navigation.tsx'
import styles from './shared-device-note.module.css'

/** Looks again with every move and every change of who is there. */
export function SharedDeviceNote() {
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
