/** Everything a person can do with their own data. */

import { useCallback } from 'react'
import { currentConsentVersion } from '#contract/consent.ts'
import { call } from '../../../client/call.ts'
import { useSession } from '../../../client/session.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import { MyBrowsers } from './browsers/my-browsers.tsx'
import { AboutMe } from './about-me.tsx'
import { BringAlong } from './bring-along.tsx'
import { DeleteAll } from './delete-all.tsx'
import { SharingSection } from './sharing/sharing-section.tsx'
import { MyEmail } from './email/my-email.tsx'
import { DoctorReport } from './doctor-report.tsx'
import { GuestData } from './guest-data.tsx'
import { MyConsent } from './my-consent.tsx'
import styles from './my-data.module.css'
import { TakeAlong } from './take-along.tsx'

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

function MemberData({ userId, token }: { userId: string; token: string }) {
  const texts = myDataTexts
  const load = useCallback((signal: AbortSignal) => call('me', { signal }), [])
  const { loaded, loadAgain } = useLoaded(load)
  if (loaded.status === 'loading') return <Loading label={texts.loading} />
  if (!loaded.value.ok) {
    return (
      <section className={styles.part} role="alert">
        <h2>{texts.failed}</h2>
        <p>{texts.failedAdvice}</p>
        <Button onClick={loadAgain}>{texts.tryAgain}</Button>
      </section>
    )
  }
  const me = loaded.value.reply
  const isAsked = !me.consents.some(({ version }) => version === currentConsentVersion)
  return (
    <>
      {isAsked && <MyConsent me={me} />}
      <BringAlong userId={userId} />
      <MyEmail me={me} />
      <AboutMe me={me} />
      <MyBrowsers userId={userId} />
      <PasskeysSection />
      <DoctorReport />
      <SharingSection />
      <TakeAlong token={token} />
      {!isAsked && <MyConsent me={me} />}
      <DeleteAll userId={userId} intro={texts.deleteIntro} isMember />
    </>
  )
}
