/** The links that work now, each with what it shows, until when, and how often it was opened. */

import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../client/call.ts'
import { sharingTexts } from '../../locales/sharing.ts'
import { Button } from '../../ui/button.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { useTask } from '../../ui/use-form.ts'
import removable from '../../ui/removable-list.module.css'

/**
 * @param shares - from the server, the newest first.
 * @param onStopped - called when there is one less.
 */
export function ShareList({
  shares,
  onStopped,
}: {
  shares: Reply<'shares'>
  onStopped: () => void
}) {
  const texts = sharingTexts
  if (shares.length === 0) return <p>{texts.none}</p>
  return (
    <>
      <h3>{texts.listHeading}</h3>
      <ul className={removable.list}>
        {shares.map((share) => (
          <li key={share.id}>
            <div className={removable.facts}>
              <p className={removable.name}>{share.name}</p>
              <p>{texts.shows(share)}</p>
              <p>{texts.made(share.createdAt)}</p>
              <p>{texts.ends(share.expiresAt)}</p>
              <p>
                {share.lastOpenedAt === null
                  ? texts.neverOpened
                  : texts.opened(share.openedCount, share.lastOpenedAt)}
              </p>
            </div>
            <StopShare id={share.id} name={share.name} onStopped={onStopped} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Acts at the first press: what is stopped by mistake can be made anew, what goes on by mistake is read. */
function StopShare({ id, name, onStopped }: { id: string; name: string; onStopped: () => void }) {
  const texts = sharingTexts
  const { notify } = useNotices()
  const { busy, run } = useTask<'stop'>()

  async function stop(): Promise<void> {
    const outcome = await run('stop', () => call('stopShare', { params: { shareId: id } }))
    if (outcome === undefined) return
    // Gone is gone, also where it ended or was stopped in another window.
    if (outcome.ok || outcome.status === 404) {
      notify({ tone: 'success', text: texts.stopped, advice: texts.stoppedAdvice(name) })
      onStopped()
      return
    }
    notify({ tone: 'error', text: texts.notStopped, advice: texts.notStoppedAdvice })
  }

  return (
    <Button
      weight="secondary"
      aria-label={texts.stopNamed(name)}
      unavailable={busy !== undefined}
      onClick={() => {
        void stop()
      }}
    >
      {busy === undefined ? texts.stop : texts.stopping}
    </Button>
  )
}
