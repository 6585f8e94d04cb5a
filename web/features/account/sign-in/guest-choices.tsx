/** The ways on without an account: what an earlier guest left here, the tests as a guest, and healthy living tips. */

import { useNavigate } from '../../../ui/navigation.tsx'
import { randomId } from '../../../client/random-id.ts'
import { earlierGuests, enterAsGuest } from '../../../client/local-backend/enter-as-guest.ts'
import { useSession } from '../../../client/session.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
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
  const goOnAs = useGoOnAs()
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

/**
 * For somebody nobody knows yet, before anything else on the page; shows nothing where no guest has left
 * anything. Of each guest only how much there is and from when: others may use this device too.
 */
export function EarlierGuests() {
  const texts = accountTexts
  const goOnAs = useGoOnAs()
  const session = useSession()
  const { loaded } = useLoaded(earlierGuests)
  if (typeof session?.userId === 'string') return null
  if (loaded.status === 'loading') return <div className={styles.earlier} />
  if (loaded.value.length === 0) return null
  return (
    <section className={styles.aside} aria-labelledby="were-you-here">
      <h2 id="were-you-here">{texts.wereYouHere}</h2>
      <p>{texts.wereYouHereAbout}</p>
      {loaded.value.map(({ userId, results, begun, lastAt }) => (
        <Button
          key={userId}
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
