/** What a member finds on "My data": one section for each matter. */

import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { currentConsentVersion } from '#contract/consent.ts'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../../client/call.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { FreshProof, type ProofEnd } from '../fresh-proof.tsx'
import { AboutMe } from './about-me.tsx'
import { ImportGuest } from './import-guest.tsx'
import { DeleteAll } from './delete-all.tsx'
import { MyEmail } from './email/my-email.tsx'
import { MyConsent } from './my-consent.tsx'
import sheet from '../../../ui/sheet.module.css'
import { PasswordSection } from './password/password-section.tsx'
import { DoctorReport, TakeAlong } from './take-along.tsx'

/** Sections that are features of their own; `round` rises when what they list has changed elsewhere. */
export interface MemberSections {
  /** Tells how many passkeys there are, each time that is known anew. */
  readonly Passkeys: ComponentType<{ round: number; onCount: (count: number) => void }>
  /** Tells what has ended when everything else was signed out. */
  readonly Browsers: ComponentType<{
    userId: string
    round: number
    onEnded: (ended: { readonly password: boolean }) => void
  }>
  readonly Sharing: ComponentType<{ round: number }>
}

interface Member {
  readonly userId: string
  /** Of the session. */
  readonly token: string
  readonly sections: MemberSections
  readonly memory: ReactNode
}

/** All that a member can do with their data. */
export function MemberData(member: Member) {
  const texts = myDataTexts
  const load = useCallback((signal: AbortSignal) => call('me', { signal }), [])
  const { loaded, loadAgain } = useLoaded(load)
  if (loaded.status === 'loading') return <Loading label={texts.loading} />
  if (!loaded.value.ok) {
    return (
      <section className={sheet.sheet} role="alert">
        <h2>{texts.failed}</h2>
        <p>{texts.failedAdvice}</p>
        <Button onClick={loadAgain}>{texts.tryAgain}</Button>
      </section>
    )
  }
  return <Sections {...member} loaded={loaded.value.reply} />
}

function Sections({
  userId,
  token,
  sections: { Passkeys, Browsers, Sharing },
  memory,
  loaded,
}: Member & { loaded: Reply<'me'> }) {
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
      <Passkeys round={round} onCount={setPasskeys} />
      <Browsers userId={userId} round={round} onEnded={takeEnded} />
      <DoctorReport />
      <Sharing round={round} />
      {memory}
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
