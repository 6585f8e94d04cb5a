/** Sign-in by email, with the ways on for people who have no account: in without a form stands first. */

import { useState } from 'react'
import { Link, useLocation } from '../../ui/navigation.tsx'
import { useEarlierGuests } from '../../client/local-backend/use-earlier-guests.ts'
import { useSession } from '../../client/session.ts'
import { useTakenOver } from '../../client/use-taken-over.ts'
import { accountTexts } from '../../locales/account.ts'
import { earlierGuestTexts } from '../../locales/earlier-guests.ts'
import { paths } from '../../paths.ts'
import { guestsInWords } from '../../reading/guests-in-words.ts'
import { EarlierGuests } from '../../ui/earlier-guests.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './account.module.css'
import { GuestEntrance, HealthyTips, useGoOnAs } from './sign-in/guest-choices.tsx'
import { SignInForm, SignInIntro } from './sign-in/sign-in-form.tsx'
import { useSignIn } from './sign-in/use-sign-in.ts'
import { readWayBack, withWayBack } from './way-back.ts'

/** /login: the email-only form, and 'Explore healthy living tips'. */
export function LoginPage() {
  const texts = accountTexts
  const form = useSignIn()
  const guests = useEarlierGuests()
  const [isAnew, setAnew] = useState(false)
  const goOnAs = useGoOnAs()
  const session = useSession()
  const isGuest = typeof session?.userId === 'string' && session.token === null
  const { search } = useLocation()
  const wayBack = useTakenOver() ? readWayBack(search, window.location.origin) : null
  return (
    <div
      className={`${styles.page} ${styles.ways} ${isGuest ? styles.ofGuest : ''}`}
      data-wide-page
    >
      {isGuest && <HealthyTips />}
      <EarlierGuests
        guests={guestsInWords(guests)}
        about={earlierGuestTexts.wereYouHereAbout}
        isAnew={isAnew}
        texts={earlierGuestTexts}
        className={styles.first}
        onGoOn={goOnAs}
        onAnew={goOnAs}
      />
      {!isAnew && (
        <GuestEntrance
          onEnter={() => {
            if (guests !== null && guests.length > 0) setAnew(true)
            else goOnAs()
          }}
        />
      )}
      <section className={styles.door}>
        <PageHeading
          title={form.state.isFaulty ? texts.errorTitle(texts.loginHeading) : texts.loginHeading}
        >
          {texts.loginHeading}
        </PageHeading>
        <SignInIntro text={texts.loginIntro} />
        <SignInForm form={form} isFilled={guests === null || guests.length === 0} />
        <p className={styles.other}>
          {texts.newHere}{' '}
          <Link to={withWayBack(paths.register, wayBack)}>{texts.createAccount}</Link>
        </p>
      </section>
      {!isGuest && <HealthyTips />}
    </div>
  )
}
