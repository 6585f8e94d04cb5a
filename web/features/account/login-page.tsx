/** Sign-in by email, with the ways on for people who have no account: in without a form stands first. */

import { Link, useLocation } from '../../ui/navigation.tsx'
import { useTakenOver } from '../../client/use-taken-over.ts'
import { accountTexts } from '../../locales/account.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './account.module.css'
import {
  EarlierGuests,
  GuestEntrance,
  HealthyTips,
  useEarlierGuests,
} from './sign-in/guest-choices.tsx'
import { SignInForm, SignInIntro } from './sign-in/sign-in-form.tsx'
import { useSignIn } from './sign-in/use-sign-in.ts'
import { readWayBack, withWayBack } from './way-back.ts'

/** /login: the email-only form, and 'Explore healthy living tips'. */
export function LoginPage() {
  const texts = accountTexts
  const form = useSignIn()
  const guests = useEarlierGuests()
  const { search } = useLocation()
  const wayBack = useTakenOver() ? readWayBack(search, window.location.origin) : null
  return (
    <div className={`${styles.page} ${styles.ways}`} data-wide-page>
      <EarlierGuests guests={guests} />
      <GuestEntrance />
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
      <HealthyTips />
    </div>
  )
}
