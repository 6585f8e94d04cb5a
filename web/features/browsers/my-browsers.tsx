/** The section of "My data" that says where a person is signed in. */

import { useCallback } from 'react'
import { call } from '../../client/call.ts'
import { sharedPeople } from '../../client/local-backend/shared-device.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { browsersTexts } from '../../locales/browsers.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import sheet from '../../ui/sheet.module.css'
import type { Ended } from './access-choices.tsx'
import { BrowserList } from './browser-list.tsx'
import { SignOutOthers } from './sign-out-others.tsx'

const headingId = 'my-browsers'

/**
 * @param userId - the signed-in person.
 * @param round - rises when browsers have ended.
 * @param onEnded - called when everything else was signed out.
 */
export function MyBrowsers({
  userId,
  round,
  onEnded,
}: {
  userId: string
  round: number
  onEnded: (ended: Ended) => void
}) {
  const texts = browsersTexts
  const load = useCallback((signal: AbortSignal) => call('browsers', { signal }), [])
  const { loaded, loadAgain } = useLoaded(load, round)
  return (
    <section className={sheet.sheet} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{sharedPeople().includes(userId) ? texts.introShared : texts.intro}</p>
      <LoadedPart loaded={loaded} texts={texts} onTryAgain={loadAgain}>
        {(browsers) => <BrowserList userId={userId} browsers={browsers} headingId={headingId} />}
      </LoadedPart>
      <SignOutOthers onEnded={onEnded} />
    </section>
  )
}
