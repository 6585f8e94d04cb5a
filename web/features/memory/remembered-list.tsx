/** Everything that is remembered, one niche a thing. */

import { useEffect, useRef, useState } from 'react'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { memoryLimits } from '#core/memory.ts'
import { memoryTexts } from '../../locales/memory.ts'
import { Button } from '../../ui/button.tsx'
import removable from '../../ui/removable-list.module.css'
import { TextField } from '../../ui/text-field.tsx'
import styles from './memory.module.css'

/** What a change is, and what is said when it is done. */
export interface MemoryTask {
  readonly name: string
  readonly body: RequestBody<'changeMemory'>
  readonly done: string
  readonly advice?: string
}

type Shown = Reply<'memory'>['slots'][number]

interface Changes {
  /** Name of the change that is under way. */
  readonly busy: string | undefined
  /** Makes a change; false where it failed. */
  readonly onChange: (task: MemoryTask) => Promise<boolean>
}

/** @param slots - the newest first. */
export function RememberedList({ slots, ...changes }: Changes & { slots: readonly Shown[] }) {
  return (
    <ul className={removable.list}>
      {slots.map((slot) => (
        <li key={slot.id}>
          <RememberedThing slot={slot} {...changes} />
        </li>
      ))}
    </ul>
  )
}

function RememberedThing({ slot, busy, onChange }: Changes & { slot: Shown }) {
  const texts = memoryTexts
  const [isChanging, setIsChanging] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
  const { id, kind, words, outcome, step, heardAt, isForNow } = slot
  const hasStep = step !== null && !step.startsWith(words)
  return (
    <>
      <div className={`${removable.facts} ${styles.facts}`}>
        <p>{texts.kind(kind)}</p>
        <p className={removable.name}>{texts.words(words)}</p>
        {hasStep && <p>{texts.step(step)}</p>}
        {outcome !== null && <p>{texts.outcome(outcome)}</p>}
        {isForNow && <p>{texts.forNow}</p>}
        <p>
          <time dateTime={heardAt}>{texts.told(heardAt)}</time>
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          ref={changeButton}
          weight="secondary"
          aria-label={texts.changeNamed(words)}
          aria-expanded={isChanging}
          unavailable={busy !== undefined}
          onClick={() => setIsChanging(!isChanging)}
        >
          {texts.change}
        </Button>
        <Button
          weight="secondary"
          aria-label={texts.forgetNamed(words)}
          unavailable={busy !== undefined}
          onClick={() => {
            const { forgotten: done, forgottenAdvice: advice } = texts
            void onChange({ name: id, body: { forget: [id] }, done, advice })
          }}
        >
          {busy === id ? texts.forgetting : texts.forget}
        </Button>
      </div>
      {isChanging && (
        <ChangeForm
          slot={slot}
          busy={busy}
          onChange={onChange}
          onEnd={() => {
            setIsChanging(false)
            // What had the focus goes away with the form.
            changeButton.current?.focus()
          }}
        />
      )}
    </>
  )
}

function ChangeForm({
  slot: { id, words },
  busy,
  onChange,
  onEnd,
}: Changes & { slot: Shown; onEnd: () => void }) {
  const texts = memoryTexts
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('words')
        const changed = typeof typed === 'string' ? typed.trim() : ''
        setIsMissing(changed === '')
        if (changed === '') return
        const task = { name: id, body: { correct: { id, words: changed } }, done: texts.changed }
        void onChange(task).then((isDone) => isDone && onEnd())
      }}
    >
      <TextField
        ref={field}
        id={`words-${id}`}
        name="words"
        label={texts.newWords}
        defaultValue={words}
        maxLength={memoryLimits.wordsMaxChars}
        error={isMissing ? texts.wordsMissing : undefined}
        autoComplete="off"
      />
      <div className={styles.acts}>
        <Button type="submit" unavailable={busy !== undefined}>
          {busy === id ? texts.saving : texts.save}
        </Button>
        <Button weight="secondary" onClick={onEnd}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
