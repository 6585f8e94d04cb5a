/** A question answered by typing: a clock time, read back in words, or a number. */

import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { clockInWords, parseClockText } from '#core/clock-text.ts'
import type { ClockItem, NumberItem } from '#core/instrument.ts'
import { isFault } from '#core/scoring.ts'
import type * as SpokenAnswer from './spoken-answer.ts'
import type { QuestionnaireTexts } from '../../locales/questionnaire.ts'
import { TextField } from '../../ui/text-field.tsx'
import { fieldNameOf } from './flow/page-faults.ts'
import { QuestionHelp } from './question-help.tsx'
import styles from './question.module.css'

const TimeChoice = lazy(async () => {
  try {
    return { default: (await import('./flow/night/time-choice.tsx')).TimeChoice }
  } catch {
    return { default: () => null } // without a connection the time can still be typed
  }
})

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
  const settledText = useSettled(typed)
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
    hearSettled(settledText)
  }, [settledText])
  return (
    <div className="stack-3">
      <TextField
        id={name}
        name={name}
        label={item.prompt}
        around={asHeading}
        hint={item.kind === 'number' ? hintOf(item, texts) : undefined}
        error={error}
        errorPrefix={texts.errorPrefix}
        placeholder={item.placeholder}
        defaultValue={response}
        autoComplete="off"
        {...keyboardOf(item)}
        onChange={(event) => {
          setTyped(event.target.value)
          onAnswer(item.linkId, event.target.value)
        }}
        onBlur={() => {
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
        <Reading item={item} typed={response ?? ''} texts={texts} onAnswer={onAnswer} />
      )}
      <QuestionHelp help={help} item={item} texts={texts} />
    </div>
  )
}

/** "We read this as 10:30 PM", so that a wrong reading is seen before it counts. */
function Reading({
  item,
  typed,
  texts,
  onAnswer,
}: {
  item: ClockItem
  typed: string
  texts: QuestionnaireTexts
  onAnswer: (linkId: string, answer: string) => void
}) {
  const settled = useSettled(typed)
  const time = parseClockText(settled, item.clock)
  const isRead = settled.trim() !== '' && !isFault(time)
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
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value)
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
    }
  }, [value])
  return settled
}

/** "7 hours 30 minutes". */
function amountInWords({ unit }: NumberItem, typed: string, texts: QuestionnaireTexts): string {
  const minutes = Math.round(Number(typed) * (unit === 'hours' ? 60 : 1))
  return texts.duration(Math.floor(minutes / 60), minutes % 60)
}

function hintOf(item: NumberItem, texts: QuestionnaireTexts): string {
  return item.unit === 'minutes' ? texts.units.minutes : texts.units.hours
}

function keyboardOf(item: ClockItem | NumberItem): { inputMode?: 'numeric' | 'decimal' } {
  if (item.kind === 'clock') return {}
  return { inputMode: item.unit === 'minutes' ? 'numeric' : 'decimal' }
}
