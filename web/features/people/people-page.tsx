/** 'People like me': the newest scores beside those of people of the same age and gender, and the two things it needs to know. */

import { useCallback, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../client/call.ts'
import {
  keepGuestProfile,
  readGuestProfile,
  removeGuestProfile,
} from '../../client/local-backend/records/guest-profile.ts'
import type { GuestProfile } from '../../client/local-backend/records/guest-schema.ts'
import { useSession } from '../../client/session.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { peopleTexts } from '../../locales/people.ts'
import { paths } from '../../paths.ts'
import { standingRows } from '../../reading/standing-rows.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import sheet from '../../ui/sheet.module.css'
import { StandingRows } from '../../ui/standings.tsx'
import { useFocusOnChange } from '../../ui/use-form.ts'
import { ProfileForm } from './profile-form.tsx'

interface Compared extends Reply<'peopleLikeMe'> {
  /** What a guest said of themselves; undefined where they were not asked, null for a member. */
  readonly profile: GuestProfile | undefined | null
}

/** /people, for members and guests. */
export function PeoplePage() {
  const texts = peopleTexts
  const session = useSession()
  const userId = session?.userId ?? ''
  const isGuest = session?.token === null
  const load = useCallback(
    (signal: AbortSignal) => compare(userId, isGuest, signal),
    [userId, isGuest],
  )
  const { loaded, loadAgain } = useLoaded(load)
  return (
    <div className={sheet.sheets}>
      <PageHeading>{texts.heading}</PageHeading>
      <p className="lead">{texts.lead}</p>
      <LoadedPart loaded={loaded} texts={texts} onTryAgain={loadAgain}>
        {(compared) => <Answer userId={userId} loaded={compared} />}
      </LoadedPart>
    </div>
  )
}

async function compare(userId: string, isGuest: boolean, signal?: AbortSignal) {
  const outcome = await call('peopleLikeMe', { params: { userId }, ...(signal && { signal }) })
  if (!outcome.ok) return outcome
  const profile = isGuest ? await readGuestProfile(userId) : null
  return { ok: true, reply: { ...outcome.reply, profile } satisfies Compared } as const
}

function Answer({ userId, loaded }: { userId: string; loaded: Compared }) {
  const texts = peopleTexts
  const { notify } = useNotices()
  const [{ group, standings, profile }, setCompared] = useState(loaded)
  const [isAsking, setIsAsking] = useState(profile === undefined)
  const isDeclined = profile !== null && profile?.yearOfBirth === null

  /** Keeps what the guest says, or removes it where nothing is given. */
  async function change(next: GuestProfile | undefined): Promise<void> {
    try {
      if (next === undefined) await removeGuestProfile(userId)
      else await keepGuestProfile(userId, next)
    } catch {
      notify({ tone: 'error', text: texts.notKept, advice: texts.notKeptAdvice })
      return
    }
    const again = await compare(userId, true)
    if (again.ok) setCompared(again.reply)
    setIsAsking(next === undefined)
    if (next === undefined) notify({ tone: 'success', text: texts.removed })
  }

  useFocusOnChange(isAsking ? 'asked' : 'compared')
  if (standings.length === 0) {
    return (
      <section className={sheet.sheet}>
        <p>{texts.noScores}</p>
        <ButtonLink to={paths.evaluations}>{texts.goToEvaluations}</ButtonLink>
      </section>
    )
  }
  if (isAsking) return <ProfileForm known={profile ?? undefined} onSaid={change} />
  const about = group === null ? texts.noGroup : texts.group(group)
  return (
    <>
      <section className="stack-4" aria-labelledby="compared">
        <h2 id="compared" tabIndex={-1}>
          {texts.comparisonHeading}
        </h2>
        <p>{isDeclined ? texts.declined : about}</p>
        {!isDeclined && <StandingRows rows={standingRows(standings)} texts={texts} />}
      </section>
      <OwnWords
        profile={profile}
        onAsk={() => {
          setIsAsking(true)
        }}
        onRemove={() => change(undefined)}
      />
    </>
  )
}

function OwnWords({
  profile,
  onAsk,
  onRemove,
}: {
  profile: Compared['profile']
  onAsk: () => void
  onRemove: () => Promise<void>
}) {
  const texts = peopleTexts
  if (profile === null) {
    return (
      <section className={sheet.sheet} aria-labelledby="said">
        <h2 id="said">{texts.yoursHeading}</h2>
        <p>{texts.inAccount}</p>
        <ButtonLink weight="secondary" to={paths.myData}>
          {texts.toAccount}
        </ButtonLink>
      </section>
    )
  }
  const { yearOfBirth = null, gender = null } = profile ?? {}
  const words = gender === 'Male' ? texts.male : texts.female
  return (
    <section className={sheet.sheet} aria-labelledby="said">
      <h2 id="said">{texts.yoursHeading}</h2>
      <p>{yearOfBirth === null ? texts.ratherNot : texts.said(yearOfBirth, words)}</p>
      <p className="soft">{texts.askHere}</p>
      <Button weight="secondary" onClick={onAsk}>
        {texts.change}
      </Button>
      <Button weight="quiet" onClick={() => void onRemove()}>
        {texts.remove}
      </Button>
    </section>
  )
}
