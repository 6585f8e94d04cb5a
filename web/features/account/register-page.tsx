/** Registration: email, password, year of birth and gender, each with its reason. */

import { Link, useLocation } from '../../ui/navigation.tsx'
import { useTakenOver } from '../../client/use-taken-over.ts'
import { accountTexts } from '../../locales/account.ts'
import { paths } from '../../paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './account.module.css'
import { RegisterForm } from './registration/register-form.tsx'
import { useRegister } from './registration/use-register.ts'
import { readWayBack, withWayBack } from './way-back.ts'

/** /register. */
export function RegisterPage() {
  const texts = accountTexts
  const registration = useRegister()
  const { search } = useLocation()
  const wayBack = useTakenOver() ? readWayBack(search, window.location.origin) : null
  const heading = texts.registerHeading
  return (
    <div className={styles.page}>
      <section className={styles.door}>
        <PageHeading title={registration.form.isFaulty ? texts.errorTitle(heading) : heading}>
          {heading}
        </PageHeading>
        <p className="lead">{texts.registerIntro}</p>
        <RegisterForm registration={registration} />
        <p className={styles.other}>
          {texts.alreadyRegistered}{' '}
          <Link to={withWayBack(paths.signIn, wayBack)}>{texts.loginHere}</Link>
        </p>
      </section>
    </div>
  )
}
