/** The ways on without an account: what an earlier guest left here, the tests as a guest, and healthy living tips. */

import { useNavigate } from '../../../ui/navigation.tsx'
import { randomId } from '../../../client/random-id.ts'
import { earlierGuests, enterAsGuest } from '../../../client/local-backend/enter-as-guest.ts'
import type { GuestHere } from '../../../client/local-backend/guests-here.ts'
import { useSession } from '../../../client/session.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import { accountTexts } from '../../../locales/account.ts'
import { dayInWords } from '../../../locales/day.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import styles from '../account.module.css'
import { SharedDeviceBox } from '../shared-device-box.tsx'
import { readWayBack } from '../way-back.ts'

const nobody: readonly GuestHere[] = []

/** The way in without an account; a person who already has an id keeps it, and goes where they wanted to go. */
export function GuestEntrance() {
  const texts = accountTexts
  const goOnAs = useGoOnAs()
  return (
    <section className={styles.aside} aria-labelledby="without-account">
      <h2 id="without-account">{texts.withoutAccount}</h2>
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

/** Enters as a guest and goes where the person wanted to go. */
function useGoOnAs(): (guest: string) => Promise<void> {
  const navigate = useNavigate()
  return async (guest) => {
    await enterAsGuest(guest)
    const { search, origin } = window.location
    navigate(readWayBack(search, origin) ?? paths.evaluations)
  }
}

/** Who has left something here without an account, for somebody nobody knows yet; null until it is known. */
export function useEarlierGuests(): readonly GuestHere[] | null {
  const session = useSession()
  const { loaded } = useLoaded(earlierGuests)
  if (typeof session?.userId === 'string') return nobody
  return loaded.status === 'loading' ? null : loaded.value
}

/**
 * Before anything else on the page; shows nothing where no guest has left anything. Of each guest only how
 * much there is and from when: others may use this device too. The newest is the one filled button.
 */
export function EarlierGuests({ guests }: { guests: readonly GuestHere[] | null }) {
  const texts = accountTexts
  const goOnAs = useGoOnAs()
  if (guests === null) return <div className={styles.earlier} />
  if (guests.length === 0) return null
  return (
    <section className={`${styles.aside} ${styles.first}`} aria-labelledby="were-you-here">
      <h2 id="were-you-here">{texts.wereYouHere}</h2>
      <p>{texts.wereYouHereAbout}</p>
      {guests.map(({ userId, results, begun, lastAt }, place) => (
        <Button
          key={userId}
          weight={place === 0 ? 'primary' : 'secondary'}
          onClick={() => {
            void goOnAs(userId)
          }}
        >
          {texts.goOnAsGuest(results, begun, lastAt === '' ? null : dayInWords(new Date(lastAt)))}
        </Button>
      ))}
    </section>
  )
}
