/** What a member finds on "My data": one section for each matter. */

import { useCallback, useState } from 'react'
import { currentConsentVersion } from '#contract/consent.ts'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../../client/call.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { FreshProof } from '../fresh-proof.tsx'
import type { ProofEnd } from '../proof-dialog.tsx'
import { AboutMe } from './about-me.tsx'
import { ImportGuest } from './import-guest.tsx'
import { MyBrowsers } from './browsers/my-browsers.tsx'
import { DeleteAll } from './delete-all.tsx'
import { DoctorReport } from './doctor-report.tsx'
import { MyEmail } from './email/my-email.tsx'
import { MyConsent } from './my-consent.tsx'
import styles from './my-data.module.css'
import { PasskeysSection } from './passkeys/passkeys-section.tsx'
import { PasswordSection } from './password/password-section.tsx'
import { SharingSection } from './sharing/sharing-section.tsx'
import { TakeAlong } from './take-along.tsx'

/**
 * @param userId - the member.
 * @param token - of the session.
 */
export function MemberData({ userId, token }: { userId: string; token: string }) {
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
  return <Sections userId={userId} token={token} loaded={loaded.value.reply} />
}

function Sections({
  userId,
  token,
  loaded,
}: {
  userId: string
  token: string
  loaded: Reply<'me'>
}) {
  const { me, setMe, round, isJustConfirmed, takeProof, takeEnded } = useMember(loaded)
  const [passkeys, setPasskeys] = useState(0)
  const [isSettingPassword, setIsSettingPassword] = useState(false)
  const isAsked = !me.consents.some(({ version }) => version === currentConsentVersion)
  const consent = <MyConsent key={me.emailProvedAt} me={me} />
  return (
    <>
      {isAsked && consent}
      <ImportGuest userId={userId} />
      <MyEmail
        me={me}
        isJustConfirmed={isJustConfirmed}
        onProved={takeProof}
        onSetPassword={() => setIsSettingPassword(true)}
      />
      <AboutMe me={me} />
      <PasswordSection
        hasPassword={me.hasPassword}
        passkeys={passkeys}
        isOpen={isSettingPassword}
        onOpen={setIsSettingPassword}
        onChanged={setMe}
      />
      <PasskeysSection round={round} onCount={setPasskeys} />
      <MyBrowsers userId={userId} round={round} onEnded={takeEnded} />
      <DoctorReport />
      <SharingSection round={round} />
      <TakeAlong token={token} />
      {!isAsked && consent}
      <DeleteAll userId={userId} intro={myDataTexts.deleteIntro} isMember />
      <FreshProof onFirst={takeProof} />
    </>
  )
}

/** What the server knows of the person, kept up to date without loading the page anew. */
function useMember(loaded: Reply<'me'>) {
  const [me, setMe] = useState(loaded)
  /** Rises when the lists of what opens the account have changed. */
  const [round, setRound] = useState(0)
  const [isJustConfirmed, setIsJustConfirmed] = useState(false)
  const readListsAnew = () => setRound((count) => count + 1)
  return {
    me,
    setMe,
    round,
    isJustConfirmed,
    takeProof: ({ me: proved, isFirst }: ProofEnd) => {
      setMe(proved)
      if (!isFirst) return
      setIsJustConfirmed(true)
      readListsAnew()
    },
    takeEnded: ({ password }: { readonly password: boolean }) => {
      if (password) setMe((known) => ({ ...known, hasPassword: false }))
      readListsAnew()
    },
  }
}
