/** The sentence above the sign-in form. */

import { Link } from '../../../ui/navigation.tsx'
import { useSession } from '../../../client/session.ts'
import { accountTexts } from '../../../locales/account.ts'
import { paths } from '../../../paths.ts'
import styles from '../account.module.css'

/**
 * Tells a member that they are signed in already; the menu leads everyone here.
 *
 * @param text - what everyone else reads.
 */
export function SignInIntro({ text }: { text: string }) {
  const texts = accountTexts
  const session = useSession()
  if (session === undefined || session.token === null) return <p className={styles.intro}>{text}</p>
  return (
    <p className={styles.intro}>
      {texts.signedInAlready} <Link to={paths.evaluations}>{texts.goToEvaluations}</Link>
    </p>
  )
}
