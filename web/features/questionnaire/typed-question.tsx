/** A question answered by typing: a clock time, read back in words, or a number. */

import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { clockInWords, parseClockText } from '#core/clock-text.ts'
import type { ClockItem, NumberItem } from '#core/instrument.ts'
import { isFault } from '#core/scoring.ts'
import type * as SpokenAnswer from './spoken-answer.ts'
import type { QuestionnaireTexts } from '../../locales/questionnaire.ts'
import { TextField } from '../../ui/text-field.tsx'
import { durationInWords, fieldNameOf } from './flow/page-faults.ts'
import { QuestionHelp } from './question-help.tsx'
import styles from './question.module.css'

const TimeChoice = lazy(async () => {
  try {
    return { default: (await import('./flow/night/time-choice.tsx')).TimeChoice }
  } catch {
    return { default: () => null } // without a connection the time can still be typed
  }
})

const keyboards = { minutes: 'numeric', hours: 'decimal' } as const

/** Long enough that a time is not read back in the middle of typing it. */
const typingPauseMs = 600

/** A labelled input; free text with a fitting keyboard, never a spinner. */
export function TypedQuestion({
  help,
  item,
  response,
  error,
  texts,
  asHeading,
  onAnswer,
}: {
  help: string
  item: ClockItem | NumberItem
  response: string | undefined
  error: string | undefined
  texts: QuestionnaireTexts
  /** Makes the heading of the page of the label, where it is. */
  asHeading: (label: ReactNode) => ReactNode
  onAnswer: (linkId: string, answer: string) => void
}) {
  const name = fieldNameOf(item)
  // What is said in words stays in the field as it was typed; the plain text behind it is the answer.
  const [typed, setTyped] = useState(response ?? '')
  const [turned, setTurned] = useState('')
  const spoken = useRef<typeof SpokenAnswer>(null)
  const settled = useSettled(response ?? '')
  const [isLeft, setLeft] = useState(false)
  const hear = (text: string) => {
    const plain = spoken.current?.plainAnswer(item, text) ?? null
    if (plain === null || text !== typed) return
    setTurned(plain)
    onAnswer(item.linkId, plain)
  }
  const hearSettled = useEffectEvent(hear)
  useEffect(() => {
    // Fetched when there is a field for it; without a connection figures can still be typed.
    const fetchSpoken = async () => {
      spoken.current = await import('./spoken-answer.ts').catch(() => null)
    }
    void fetchSpoken()
  }, [])
  useEffect(() => {
    hearSettled(settled)
  }, [settled])
  return (
    <div className="stack-3">
      <TextField
        id={name}
        name={name}
        label={item.prompt}
        around={asHeading}
        hint={item.kind === 'number' ? texts.units[item.unit] : undefined}
        error={error}
        errorPrefix={texts.errorPrefix}
        placeholder={item.placeholder}
        defaultValue={response}
        autoComplete="off"
        inputMode={item.kind === 'clock' ? undefined : keyboards[item.unit]}
        onChange={(event) => {
          setLeft(false)
          setTyped(event.target.value)
          onAnswer(item.linkId, event.target.value)
        }}
        onBlur={() => {
          setLeft(true)
          hear(typed)
        }}
      />
      {item.kind === 'number' && (
        <output className={styles.reading}>
          {turned !== '' && turned === response && (
            <strong>{texts.weReadThisAs(amountInWords(item, turned, texts))}</strong>
          )}
        </output>
      )}
      {item.kind === 'clock' && (
        <Reading
          item={item}
          typed={response ?? ''}
          settled={settled}
          isLeft={isLeft}
          texts={texts}
          onAnswer={onAnswer}
        />
      )}
      <QuestionHelp help={help} item={item} texts={texts} />
    </div>
  )
}

/**
 * "We read this as 10:30 PM", so that a wrong reading is seen before it counts.
 *
 * @param settled - the answer once it has stopped changing.
 * @param isLeft - true where nobody is typing: it is read at once.
 */
function Reading({
  item,
  typed,
  settled,
  isLeft,
  texts,
  onAnswer,
}: {
  item: ClockItem
  typed: string
  settled: string
  isLeft: boolean
  texts: QuestionnaireTexts
  onAnswer: (linkId: string, answer: string) => void
}) {
  const time = parseClockText(isLeft ? typed : settled, item.clock)
  const isRead = !isFault(time)
  return (
    <>
      <output className={styles.reading}>
        {isRead && <strong>{texts.weReadThisAs(clockInWords(time.minutes))}</strong>}
      </output>
      {isRead && (
        <Suspense>
          <TimeChoice
            item={item}
            typed={typed}
            settled={settled}
            onChoose={(answer) => {
              const field = document.getElementById(fieldNameOf(item))
              if (field instanceof HTMLInputElement) field.value = answer
              onAnswer(item.linkId, answer)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * The value once it has stopped changing.
 *
 * @returns the value at once when it first appears, later ones after a pause.
 */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setSettled, typingPauseMs, value)
    return () => {
      clearTimeout(timer)
    }
  }, [value])
  return settled
}

/** "7 hours 30 minutes". */
function amountInWords({ unit }: NumberItem, typed: string, texts: QuestionnaireTexts): string {
  return durationInWords(Math.round(Number(typed) * (unit === 'hours' ? 60 : 1)), texts)
}
