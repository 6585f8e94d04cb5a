/** Sharing on "My data": what it is, the way to a new link, and the links that work now. */

import { useCallback, useRef } from 'react'
import { call } from '../../client/call.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { sharingTexts } from '../../locales/sharing.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import sheet from '../../ui/sheet.module.css'
import { ShareList } from './share-list.tsx'

/**
 * For members.
 *
 * @param round - rises when links have ended elsewhere.
 */
export function SharingSection({ round }: { round: number }) {
  const texts = sharingTexts
  const load = useCallback((signal: AbortSignal) => call('shares', { signal }), [])
  const { loaded, loadAgain } = useLoaded(load, round)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={sheet.sheet} aria-labelledby="sharing">
      <h2 id="sharing" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{texts.about}</p>
      <ButtonLink weight="secondary" to={paths.share}>
        {texts.start}
      </ButtonLink>
      <LoadedPart loaded={loaded} texts={texts} onTryAgain={loadAgain}>
        {(shares) => (
          <ShareList
            shares={shares}
            onStopped={() => {
              // The button that was pressed goes away with its link.
              heading.current?.focus()
              loadAgain()
            }}
          />
        )}
      </LoadedPart>
    </section>
  )
}

/** Why a guest has no link to share; stands beside the report, which a guest can print. */
export function GuestSharing() {
  const texts = sharingTexts
  return (
    <section className={sheet.sheet}>
      <h2>{texts.heading}</h2>
      <p>{texts.guest}</p>
      <p>{texts.guestAdvice}</p>
    </section>
  )
}
