/** The ways on without an account: healthy living tips, the tests as a guest, and what an earlier guest left here. */

import { useNavigate } from '../../../ui/navigation.tsx'
import { randomId } from '../../../client/random-id.ts'
import { forgetSharedPeople } from '../../../client/my-data/leave-device.ts'
import { guestsHere } from '../../../client/local-backend/guests-here.ts'
import { becomeGuest, readSession, useSession } from '../../../client/session.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import { isDeviceShared, markShared } from '../../../client/local-backend/shared-device.ts'
import { accountTexts } from '../../../locales/account.ts'
import { dayInWords } from '../../../locales/day.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import styles from '../account.module.css'
import { SharedDeviceBox } from '../shared-device-box.tsx'
import { readWayBack } from '../way-back.ts'

/** Shows both ways; a person who already has an id keeps it, and goes where they wanted to go. */
export function GuestChoices() {
  const texts = accountTexts
  const navigate = useNavigate()
  const goOnAs = async (guest: string) => {
    const isShared = await isDeviceShared()
    if (readSession().userId === null) becomeGuest(guest)
    const { userId, token } = readSession()
    if (isShared && userId !== null && token === null) markShared(userId)
    const { search, origin } = window.location
    navigate(readWayBack(search, origin) ?? paths.evaluations)
  }
  return (
    <section className={styles.aside} aria-labelledby="without-account">
      <h2 id="without-account">{texts.withoutAccount}</h2>
      <div className="stack-3 start">
        <p>{texts.guestAbout}</p>
        <SharedDeviceBox id="shared-guest" />
        <Button
          weight="secondary"
          onClick={() => {
            void goOnAs(randomId())
          }}
        >
          {texts.continueAsGuest}
        </Button>
      </div>
      <div className="stack-3 start">
        <p>{texts.exploreAbout}</p>
        <ButtonLink weight="secondary" to={paths.assistant}>
          {texts.exploreTips}
        </ButtonLink>
      </div>
      <EarlierGuests onChoose={(guest) => void goOnAs(guest)} />
    </section>
  )
}

/**
 * For somebody nobody knows yet; shows nothing where no guest has left anything. Of each guest only
 * how much there is and from when: others may use this device too.
 *
 * @param onChoose - told the id of the guest they were.
 */
function EarlierGuests({ onChoose }: { onChoose: (userId: string) => void }) {
  const texts = accountTexts
  const session = useSession()
  const { loaded } = useLoaded(loadGuests)
  if (session?.userId !== null || loaded.status === 'loading' || loaded.value.length === 0) {
    return null
  }
  return (
    <div className="stack-3 start">
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
