/** What opens the account of a person, with a box to tick beside each kind that may end too. */

import { useCallback, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../client/call.ts'
import { isCalledOff } from '../../client/fresh-proof.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { useHasMail } from '../../client/use-site-settings.ts'
import { browsersTexts } from '../../locales/browsers.ts'
import { deviceName } from '../../locales/device-name.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { useTask } from '../../ui/use-form.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import sheet from '../../ui/sheet.module.css'

/** What has ended besides the other browsers. */
export interface Ended {
  readonly password: boolean
  readonly passkeys: boolean
  readonly shares: boolean
}

/** Loads the list anew each time it is shown. */
export function AccessChoices(events: { onEnded: (ended: Ended) => void; onClose: () => void }) {
  const load = useCallback((signal: AbortSignal) => call('myAccess', { signal }), [])
  const { loaded, loadAgain } = useLoaded(load)
  return (
    <LoadedPart loaded={loaded} texts={browsersTexts} onTryAgain={loadAgain}>
      {(access) => <AccessForm access={access} {...events} />}
    </LoadedPart>
  )
}

function AccessForm({
  access,
  onEnded,
  onClose,
}: {
  access: Reply<'myAccess'>
  onEnded: (ended: Ended) => void
  onClose: () => void
}) {
  const texts = browsersTexts
  const hasMail = useHasMail()
  const { isBusy, end } = useEnding(access, hasMail, onEnded, onClose)
  const [endsPasskeys, setEndsPasskeys] = useState(false)
  const others = access.browsers.filter(({ isThis }) => !isThis)
  const { hasPassword, passkeys, shares } = access
  // The server takes the last way in from nobody.
  const isOnlyWay = hasPassword && !hasMail && (passkeys.length === 0 || endsPasskeys)
  const canEndPassword = hasPassword && !isOnlyWay
  const hasMore = canEndPassword || passkeys.length > 0 || shares.length > 0
  return (
    <form
      method="dialog"
      className={sheet.form}
      onSubmit={(event) => {
        event.preventDefault()
        const ticked = new FormData(event.currentTarget)
        void end({
          password: ticked.has('password'),
          passkeys: ticked.has('passkeys'),
          shares: ticked.has('shares'),
        })
      }}
    >
      {others.length === 0 ? (
        <p>{texts.onlyThis}</p>
      ) : (
        <div>
          <p>{texts.othersEnd}</p>
          <Names names={others.map(({ name, lastUsed }) => [name, texts.lastUsed(lastUsed)])} />
        </div>
      )}
      {isOnlyWay && <p>{texts.onlyWay}</p>}
      {hasMore && (
        <fieldset className={sheet.choices}>
          <legend>{texts.tickMore}</legend>
          <p>{texts.tickMoreAbout}</p>
          {canEndPassword && (
            <div>
              <CheckField id="end-password" name="password" label={texts.endPassword} />
              <p>{hasMail ? texts.endPasswordAbout : texts.endPasswordAboutNoMail}</p>
            </div>
          )}
          {passkeys.length > 0 && (
            <div>
              <CheckField
                id="end-passkeys"
                name="passkeys"
                label={texts.endPasskeys(passkeys.length)}
                checked={endsPasskeys}
                onChange={(event) => setEndsPasskeys(event.currentTarget.checked)}
              />
              <Names names={passkeys.map(({ name }) => [name])} />
            </div>
          )}
          {shares.length > 0 && (
            <div>
              <CheckField id="end-shares" name="shares" label={texts.endShares(shares.length)} />
              <ul>
                {shares.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            </div>
          )}
        </fieldset>
      )}
      <Button type="submit" unavailable={isBusy}>
        {isBusy ? texts.ending : hasMore ? texts.endNow : texts.endNowOthers}
      </Button>
    </form>
  )
}

/** @param names - of devices; each with what else is known of it. */
function Names({ names }: { names: readonly (readonly [name: string, fact?: string])[] }) {
  return (
    <ul>
      {names.map(([name, fact], place) => (
        // Two of the same kind have the same name, and the list never changes while it is shown.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          {deviceName(name)}
          {fact !== undefined && <>. {fact}</>}
        </li>
      ))}
    </ul>
  )
}

function useEnding(
  { passkeys, shares }: Reply<'myAccess'>,
  hasMail: boolean,
  onEnded: (ended: Ended) => void,
  onClose: () => void,
) {
  const texts = browsersTexts
  const { notify } = useNotices()
  const { busy, run } = useTask<'end'>()

  async function end(wanted: Ended): Promise<void> {
    const outcome = await run('end', () => call('signOutOthers', { body: wanted }))
    if (outcome === undefined || isCalledOff(outcome)) return
    if (outcome.ok) {
      const things = [
        ...(wanted.password ? [texts.endPassword] : []),
        ...(wanted.passkeys ? [texts.endPasskeys(passkeys.length)] : []),
        ...(wanted.shares ? [texts.endShares(shares.length)] : []),
      ]
      const signedOut = hasMail ? texts.signedOutThereAdvice : texts.signedOutThereAdviceNoMail
      const advice = things.length === 0 ? signedOut : texts.alsoEnded(things)
      notify({ tone: 'success', text: texts.signedOutOthers, advice })
      return onEnded(wanted)
    }
    const isSaid = outcome.problem !== null && outcome.status < 500 && outcome.status !== 429
    const advice = isSaid ? outcome.problem.error : texts.connectionAdvice
    notify({ tone: 'error', text: texts.notEnded, advice })
    onClose()
  }

  return { isBusy: busy !== undefined, end }
}
