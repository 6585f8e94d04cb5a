/** The sign-in that follows a registration, and where the score list sends strangers. */

import { Link, useLocation } from '../../ui/navigation.tsx'
import { useTakenOver } from '../../client/use-taken-over.ts'
import { accountTexts } from '../../locales/account.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './account.module.css'
import { SignInForm, SignInIntro } from './sign-in/sign-in-form.tsx'
import { useSignIn } from './sign-in/use-sign-in.ts'
import { readArrival, readWayBack, withWayBack } from './way-back.ts'

/** /about: says that the account is ready to a person who has just registered. */
export function SignInPage() {
  const texts = accountTexts
  const { search, state } = useLocation()
  const takenOver = useTakenOver()
  const arrival = readArrival(takenOver ? state : null)
  const form = useSignIn(arrival !== null)
  const readyIntro = form.isShared ? texts.readyIntroShared : texts.readyIntro
  const wayBack = takenOver ? readWayBack(search, window.location.origin) : null
  const heading = arrival === null ? texts.signInHeading : texts.readyHeading
  return (
    <div className={styles.page}>
      <section className={styles.door}>
        <PageHeading title={form.state.isFaulty ? texts.errorTitle(heading) : heading}>
          {heading}
        </PageHeading>
        <SignInIntro text={arrival === null ? texts.signInIntro : readyIntro} />
        <SignInForm form={form} email={arrival?.email} />
        {arrival === null && (
          <p className={styles.other}>
            {texts.newHere}{' '}
            <Link to={withWayBack(paths.register, wayBack)}>{texts.createAccount}</Link>
          </p>
        )}
      </section>
    </div>
  )
}
