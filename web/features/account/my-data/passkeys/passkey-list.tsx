/** The passkeys of a member, each with when it was made and last used. */

import { deviceName } from '../../../../locales/device-name.ts'
import type { Reply } from '#contract/endpoints.ts'
import { passkeyTexts } from '../../../../locales/passkeys.ts'
import removable from '../removable-list.module.css'
import { RemovePasskey } from './remove-passkey.tsx'

/**
 * @param passkeys - from the server, oldest first.
 * @param onRemoved - called when there is one less.
 */
export function PasskeyList({
  passkeys,
  onRemoved,
}: {
  passkeys: Reply<'passkeys'>
  onRemoved: () => void
}) {
  const texts = passkeyTexts
  if (passkeys.length === 0) return <p>{texts.none}</p>
  return (
    <>
      <h3>{texts.listHeading}</h3>
      <ul className={removable.list}>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <div className={removable.facts}>
              <p className={removable.name}>{deviceName(name)}</p>
              <p>{texts.made(createdAt)}</p>
              <p>{lastUsedAt === null ? texts.neverUsed : texts.used(lastUsedAt)}</p>
            </div>
            <RemovePasskey id={id} name={name} createdAt={createdAt} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
    </>
  )
}
