/** The ways on without an account: healthy living tips, and the tests as a guest. */

import { useNavigate } from '../../../ui/navigation.tsx'
import { randomId } from '../../../client/random-id.ts'
import { becomeGuest, readSession } from '../../../client/session.ts'
import { isDeviceShared, markShared } from '../../../client/local-backend/shared-device.ts'
import { accountTexts } from '../../../locales/account.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import styles from '../account.module.css'
import { SharedDeviceBox } from '../shared-device-box.tsx'
import { readWayBack } from '../way-back.ts'
import { EarlierGuests } from './earlier-guests.tsx'

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
      <div className={styles.choice}>
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
      <div className={styles.choice}>
        <p>{texts.exploreAbout}</p>
        <ButtonLink weight="secondary" to={paths.assistant}>
          {texts.exploreTips}
        </ButtonLink>
      </div>
      <EarlierGuests onChoose={(guest) => void goOnAs(guest)} />
    </section>
  )
}
