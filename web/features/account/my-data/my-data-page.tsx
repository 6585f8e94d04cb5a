/** Everything a person can do with their own data. */

import { useSession } from '../../../client/session.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { Loading } from '../../../ui/loading.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { GuestData } from './guest-data.tsx'
import { MemberData } from './member-data.tsx'
import styles from './my-data.module.css'

/** /account. */
export function MyDataPage() {
  const texts = myDataTexts
  const session = useSession()
  return (
    <div className={styles.page}>
      <PageHeading>{texts.heading}</PageHeading>
      <p className={styles.intro}>{texts.intro}</p>
      {session === undefined && <Loading label={texts.loading} />}
      {typeof session?.userId === 'string' &&
        (session.token === null ? (
          <GuestData userId={session.userId} />
        ) : (
          <MemberData userId={session.userId} token={session.token} />
        ))}
    </div>
  )
}
