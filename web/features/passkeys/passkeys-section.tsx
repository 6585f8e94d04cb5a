/** Passkeys on "My data": what they are, making one, and the list of them. */

import { useCallback, useEffect, useRef } from 'react'
import { call } from '../../client/call.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { useHasMail } from '../../client/use-site-settings.ts'
import { passkeyTexts } from '../../locales/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import sheet from '../../ui/sheet.module.css'
import { PasskeyList } from './passkey-list.tsx'
import { useMaking } from './use-making.ts'
import { usePasskeysWork } from '../../client/passkeys/passkey-support.ts'

/**
 * The list is there in every browser: a passkey that is lost with a phone is removed from elsewhere.
 *
 * @param round - rises when passkeys have ended elsewhere.
 * @param onCount - told how many there are, each time that is known anew.
 */
export function PasskeysSection({
  round,
  onCount,
}: {
  round: number
  onCount: (count: number) => void
}) {
  const texts = passkeyTexts
  const hasMail = useHasMail()
  const works = usePasskeysWork()
  const load = useCallback((signal: AbortSignal) => call('passkeys', { signal }), [])
  const { loaded, loadAgain } = useLoaded(load, round)
  const count = loaded.status === 'done' && loaded.value.ok ? loaded.value.reply.length : undefined
  useEffect(() => {
    if (count !== undefined) onCount(count)
  }, [count, onCount])
  const heading = useRef<HTMLHeadingElement>(null)
  const { isMaking, make } = useMaking(loadAgain)
  return (
    <section className={sheet.sheet} aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{texts.about}</p>
      <p>{texts.private}</p>
      {works === false && <p>{hasMail ? texts.cannotCreate : texts.cannotCreateNoMail}</p>}
      {works === true && (
        <>
          <p>{texts.ownDevice}</p>
          <Button
            weight="secondary"
            unavailable={isMaking}
            onClick={() => {
              void make()
            }}
          >
            {isMaking ? texts.creating : texts.create}
          </Button>
        </>
      )}
      <LoadedPart loaded={loaded} texts={texts} onTryAgain={loadAgain}>
        {(passkeys) => (
          <PasskeyList
            passkeys={passkeys}
            onRemoved={() => {
              // The button that was pressed goes away with its passkey.
              heading.current?.focus()
              loadAgain()
            }}
          />
        )}
      </LoadedPart>
    </section>
  )
}
