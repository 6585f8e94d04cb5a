/** Lets a person who was here before without an account go on with what they left on this device. */

import { forgetSharedPeople } from '../../../client/my-data/leave-device.ts'
import { guestsHere } from '../../../client/local-backend/guests-here.ts'
import { dayInWords } from '../../../locales/day.ts'
import { useSession } from '../../../client/session.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import { accountTexts } from '../../../locales/account.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../account.module.css'

/**
 * For somebody nobody knows yet; shows nothing where no guest has left anything. Of each guest only
 * how much there is and from when: others may use this device too.
 *
 * @param onChoose - told the id of the guest they were.
 */
export function EarlierGuests({ onChoose }: { onChoose: (userId: string) => void }) {
  const texts = accountTexts
  const session = useSession()
  const { loaded } = useLoaded(loadGuests)
  if (session?.userId !== null || loaded.status === 'loading' || loaded.value.length === 0) {
    return null
  }
  return (
    <div className={styles.choice}>
      <h3>{texts.wereYouHere}</h3>
      <p>{texts.wereYouHereAbout}</p>
      {loaded.value.map(({ userId, results, begun, lastAt }) => (
        <Button
          key={userId}
          weight="secondary"
          onClick={() => {
            onChoose(userId)
          }}
        >
          {texts.goOnAsGuest(results, begun, lastAt === '' ? null : dayInWords(new Date(lastAt)))}
        </Button>
      ))}
    </div>
  )
}

/** Whoever shared this device and left in a way that kept their traces is forgotten first. */
async function loadGuests() {
  await forgetSharedPeople()
  return guestsHere()
}
