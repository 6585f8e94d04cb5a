/** "Remind me", below the plan of a member whose server can send letters or notes. */

import { useCallback, useEffect, useRef, useState } from 'react'
import { reminderTimes, type ReminderWish } from '#core/reminder.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { PushTarget } from '#contract/schemas/reminder.ts'
import { call } from '../../client/call.ts'
import { endNotes, knowsNotes, showNote, subscribeToNotes } from '../../client/device-notes.ts'
import { readStored } from '../../client/device-storage.ts'
import { readSession, sharedPeopleKey } from '../../client/session.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { reminderTexts } from '../../locales/reminder.ts'
import { clockTime } from '../../reading/dates.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { OptionGroup } from '../../ui/option-group.tsx'
import { useOwnNotices } from '../../ui/own-notices.ts'
import { SelectField } from '../../ui/text-field.tsx'
import styles from './plan.module.css'

const usualMinutes = 9 * 60

/**
 * Nothing where there is no way to remind, and while nobody knows whether there is.
 *
 * @param say - says that something is done.
 */
export function ReminderPart({ say }: { say: (text: string) => void }) {
  const texts = reminderTexts
  const load = useCallback((signal: AbortSignal) => call('reminder', { signal }), [])
  const { loaded } = useLoaded(load)
  if (loaded.status === 'loading' || !loaded.value.ok) return null
  const { mail, push, wish } = loaded.value.reply
  // On a device of many, others would read the notes after the person has left.
  const pushKey = knowsNotes() && readStored(sharedPeopleKey) === null ? push : null
  if (mail === 'none' && pushKey === null && wish?.channel !== 'push') return null
  return (
    <section className={styles.screen}>
      <h2>{texts.heading}</h2>
      {mail === 'not-proved' && pushKey === null && wish === null ? (
        <p>{texts.notProved}</p>
      ) : (
        <Reminder kept={wish} mail={mail} pushKey={pushKey} say={say} />
      )}
    </section>
  )
}

/** The ways that are open to this person on this device; `pushKey` is null where notes do not come here. */
interface Ways {
  readonly mail: Reply<'reminder'>['mail']
  readonly pushKey: string | null
}

function Reminder({
  kept,
  say,
  ...ways
}: Ways & { kept: ReminderWish | null; say: (text: string) => void }) {
  const texts = reminderTexts
  const { notify, dismiss } = useOwnNotices()
  const [wish, setWish] = useState(kept)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const shown = isOpen ? 'form' : wish === null ? 'off' : 'on'
  const wasShown = useRef(shown)
  useEffect(() => {
    // What was pressed is gone: the focus goes to what came in its place.
    if (shown !== wasShown.current) {
      place.current?.querySelector<HTMLElement>('input, select, button')?.focus()
    }
    wasShown.current = shown
  }, [shown])
  const change = async (next: ReminderWish | null, subscription?: PushTarget) => {
    dismiss()
    const outcome = await call('changeReminder', { body: { wish: next, subscription } })
    if (!outcome.ok) {
      const advice = outcome.problem?.error ?? texts.connectionAdvice
      notify({ tone: 'error', text: texts.notDone, advice })
      return false
    }
    if (next?.channel !== 'push') await endNotes()
    setOpen(false)
    setWish(next)
    say(next === null ? texts.stopped : texts.saved)
    return true
  }
  const save = async (next: ReminderWish) => {
    const { pushKey } = ways
    const { userId } = readSession()
    const isHere = next.channel === 'push' && pushKey !== null && userId !== null
    const subscription = isHere ? await subscribeToNotes(pushKey, userId) : undefined
    if (subscription === null) {
      notify({ tone: 'error', text: texts.saidNo, advice: texts.saidNoAdvice })
      return
    }
    const isKept = await change(next, subscription)
    if (isKept && subscription !== undefined) {
      await showNote(texts.saved, texts.isOnDevice(clockTime(next.atMinutes)))
    }
  }
  const open = () => {
    setOpen(true)
  }
  return (
    <div ref={place} className={styles.screen}>
      {isOpen ? (
        <WishForm
          {...ways}
          wish={wish}
          onSave={(next) => void save(next)}
          onCancel={() => {
            setOpen(false)
          }}
        />
      ) : wish === null ? (
        <>
          <p>{texts.about}</p>
          <div className={styles.acts}>
            <Button weight="secondary" onClick={open}>
              {texts.begin}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {(wish.channel === 'push' ? texts.isOnDevice : texts.isOn)(clockTime(wish.atMinutes))}
          </p>
          {wish.timeZone !== zoneHere() && (
            <div className="stack-2 start">
              <p>{texts.otherZone(clockTime(wish.atMinutes))}</p>
              <Button
                weight="secondary"
                onClick={() => void change({ ...wish, timeZone: zoneHere() })}
              >
                {texts.takeZone(clockTime(wish.atMinutes))}
              </Button>
            </div>
          )}
          <div className={styles.acts}>
            <Button weight="secondary" onClick={open}>
              {texts.change}
            </Button>
            <Button weight="secondary" onClick={() => void change(null)}>
              {texts.stop}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function WishForm({
  wish,
  mail,
  pushKey,
  onSave,
  onCancel,
}: Ways & {
  wish: ReminderWish | null
  onSave: (wish: ReminderWish) => void
  onCancel: () => void
}) {
  const texts = reminderTexts
  const [atMinutes, setAtMinutes] = useState(wish?.atMinutes ?? usualMinutes)
  const [showsText, setShowsText] = useState(wish?.showsText ?? false)
  const [wished, setWished] = useState<string>(wish?.channel ?? 'mail')
  const hasMail = mail === 'ready'
  const channel = pushKey === null || (hasMail && wished === 'mail') ? 'mail' : 'push'
  return (
    <>
      {hasMail && pushKey !== null && (
        <OptionGroup
          name="reminder-channel"
          legend={texts.where}
          options={[
            { value: 'mail', label: texts.byMail },
            { value: 'push', label: texts.onDevice },
          ]}
          chosen={channel}
          onChoose={setWished}
        />
      )}
      {channel === 'push' && <p>{texts.willAsk}</p>}
      {mail === 'not-proved' && <p className="soft">{texts.mailLater}</p>}
      <SelectField
        id="reminder-time"
        label={texts.time}
        value={atMinutes}
        onChange={(event) => {
          setAtMinutes(Number(event.target.value))
        }}
      >
        {reminderTimes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {clockTime(minutes)}
          </option>
        ))}
      </SelectField>
      <div>
        <CheckField
          id="reminder-text"
          label={texts.showsText}
          checked={showsText}
          aria-describedby="reminder-text-hint"
          onChange={(event) => {
            setShowsText(event.target.checked)
          }}
        />
        <p id="reminder-text-hint" className="soft">
          {texts.showsTextHint}
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          weight="secondary"
          onClick={() => {
            onSave({ channel, atMinutes, showsText, timeZone: zoneHere() })
          }}
        >
          {texts.save}
        </Button>
        <Button weight="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </>
  )
}

/** IANA name of the time zone of this device. */
function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
