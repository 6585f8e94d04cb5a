/** "Remind me by mail", below the plan of a member whose server sends mail. */

import { useCallback, useEffect, useRef, useState } from 'react'
import { reminderTimes, type ReminderWish } from '#core/reminder.ts'
import { call } from '../../client/call.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { reminderTexts } from '../../locales/reminder.ts'
import { clockTime } from '../../reading/dates.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import styles from './plan.module.css'

const usualMinutes = 9 * 60

/**
 * Nothing where there is no mail, and while nobody knows whether there is.
 *
 * @param say - says that something is done.
 */
export function ReminderPart({ say }: { say: (text: string) => void }) {
  const texts = reminderTexts
  const load = useCallback((signal: AbortSignal) => call('reminder', { signal }), [])
  const { loaded } = useLoaded(load)
  if (loaded.status === 'loading' || !loaded.value.ok) return null
  const { mail, wish } = loaded.value.reply
  if (mail === 'none') return null
  return (
    <section className={styles.screen}>
      <h2>{texts.heading}</h2>
      {mail === 'not-proved' ? <p>{texts.notProved}</p> : <Reminder kept={wish} say={say} />}
    </section>
  )
}

function Reminder({ kept, say }: { kept: ReminderWish | null; say: (text: string) => void }) {
  const texts = reminderTexts
  const { notify, dismiss } = useNotices()
  const [wish, setWish] = useState(kept)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const shown = isOpen ? 'form' : wish === null ? 'off' : 'on'
  const wasShown = useRef(shown)
  useEffect(() => {
    // What was pressed is gone: the focus goes to what came in its place.
    if (shown !== wasShown.current) {
      place.current?.querySelector<HTMLElement>('select, button')?.focus()
    }
    wasShown.current = shown
  }, [shown])
  const change = async (next: ReminderWish | null) => {
    dismiss()
    const outcome = await call('changeReminder', { body: { wish: next } })
    if (!outcome.ok) {
      const advice = outcome.problem?.error ?? texts.connectionAdvice
      notify({ tone: 'error', text: texts.notDone, advice })
      return
    }
    setOpen(false)
    setWish(next)
    say(next === null ? texts.stopped : texts.saved)
  }
  const open = () => {
    setOpen(true)
  }
  return (
    <div ref={place} className={styles.screen}>
      {isOpen ? (
        <WishForm
          wish={wish}
          onSave={(next) => void change(next)}
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
          <p>{texts.isOn(clockTime(wish.atMinutes))}</p>
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
  onSave,
  onCancel,
}: {
  wish: ReminderWish | null
  onSave: (wish: ReminderWish) => void
  onCancel: () => void
}) {
  const texts = reminderTexts
  const [atMinutes, setAtMinutes] = useState(wish?.atMinutes ?? usualMinutes)
  const [showsText, setShowsText] = useState(wish?.showsText ?? false)
  return (
    <>
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
            onSave({ atMinutes, showsText, timeZone: zoneHere() })
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
