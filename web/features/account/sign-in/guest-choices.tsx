/** The ways on without an account: what an earlier guest left here, the tests as a guest, and healthy living tips. */

import { useNavigate } from '../../../ui/navigation.tsx'
import { randomId } from '../../../client/random-id.ts'
import { enterAsGuest } from '../../../client/local-backend/enter-as-guest.ts'
import { accountTexts } from '../../../locales/account.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import styles from '../account.module.css'
import { SharedDeviceBox } from '../shared-device-box.tsx'
import { readWayBack } from '../way-back.ts'

/**
 * The way in without an account; a person who already has an id keeps it, and goes where they wanted to go.
 *
 * @param onEnter - told the press.
 */
export function GuestEntrance({ onEnter }: { onEnter: () => void }) {
  const texts = accountTexts
  return (
    <section className={styles.aside} aria-labelledby="without-account">
      <h2 id="without-account">{texts.withoutAccount}</h2>
      <p>{texts.guestAbout}</p>
      <SharedDeviceBox id="shared-guest" />
      <Button weight="secondary" onClick={onEnter}>
        {texts.continueAsGuest}
      </Button>
    </section>
  )
}

/** What needs no id at all. */
export function HealthyTips() {
  const texts = accountTexts
  return (
    <section className={styles.aside}>
      <p>{texts.exploreAbout}</p>
      <ButtonLink weight="secondary" to={paths.assistant}>
        {texts.exploreTips}
      </ButtonLink>
    </section>
  )
}

/** Enters as a guest, with a new id where none is given, and goes where the person wanted to go. */
export function useGoOnAs(): (guest?: string) => void {
  const navigate = useNavigate()
  return (guest = randomId()) => {
    void enterAsGuest(guest).then(() => {
      const { search, origin } = window.location
      navigate(readWayBack(search, origin) ?? paths.evaluations)
      return undefined
    })
  }
}
