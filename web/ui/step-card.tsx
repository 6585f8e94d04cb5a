/** A step of the plan for today, with its large tick. */

import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './step-card.module.css'

/**
 * A card with the tick of today. Focus stays on the button that takes the place of the one pressed.
 *
 * @param id - of the card.
 * @param cue - when and where.
 * @param words - the person's own.
 * @param lang - language of the words.
 * @param mark - what today is marked with; null where nothing is due.
 * @param said - how it stands, also read out when it changes.
 * @param isFirst - true where its tick is the one filled button of the page.
 * @param beside - what stands beside "Not today".
 * @param children - what stands under the tick, or beside it where both have room.
 * @param acts - what can be done with the step; it comes last, and under the tick where there is room beside.
 */
export function StepCard({
  id,
  cue,
  words,
  lang,
  mark,
  said,
  isFirst,
  texts,
  onMark,
  beside,
  children,
  acts,
}: {
  id: string
  cue: string
  words: string
  lang: string
  mark: 'done' | 'rest' | 'none' | null
  said: string
  isFirst: boolean
  texts: { readonly done: string; readonly notToday: string; readonly undo: string }
  onMark: (mark: 'done' | 'rest' | 'none') => void
  beside?: ReactNode
  children?: ReactNode
  acts?: ReactNode
}) {
  const first = useRef<HTMLButtonElement>(null)
  const set = (next: 'done' | 'rest' | 'none') => {
    onMark(next)
    first.current?.focus()
  }
  return (
    <div className={styles.card} id={id}>
      <div className={styles.parts}>
        <div className={styles.part}>
          <p lang={lang}>{cue}</p>
          <p className={styles.words} lang={lang}>
            {words}
          </p>
          <output className={styles.said}>{said}</output>
          {mark !== null && (
            <div className={styles.marks}>
              <Button
                ref={first}
                weight={isFirst && mark === 'none' ? 'primary' : 'secondary'}
                onClick={() => {
                  set(mark === 'none' ? 'done' : 'none')
                }}
              >
                {mark === 'none' ? texts.done : texts.undo}
              </Button>
              {mark === 'none' && (
                <Button
                  weight="quiet"
                  onClick={() => {
                    set('rest')
                  }}
                >
                  {texts.notToday}
                </Button>
              )}
              {beside}
            </div>
          )}
          {mark === null && beside}
        </div>
        {children !== undefined && <div className={styles.part}>{children}</div>}
        {acts !== undefined && <div className={styles.part}>{acts}</div>}
      </div>
    </div>
  )
}
