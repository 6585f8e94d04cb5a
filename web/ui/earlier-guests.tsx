/** Asks a person whom nobody knows yet whether it was they who left something on this device. */

import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import styles from './earlier-guests.module.css'

/** At first; the others come with a press. */
const most = 3

interface EarlierGuestsTexts {
  readonly wereYouHere: string
  readonly showMore: string
  readonly anew: string
  readonly goOn: string
  readonly startAnew: string
}

/**
 * The newest guest is the one filled button. Shows nothing where nobody has left anything.
 *
 * @param guests - the latest first, each with how much there is and from when, never what: others may use
 *   this device too; null until it is known.
 * @param about - more to say before the buttons.
 * @param isAnew - true where the person is about to begin with an empty list: that is never done unasked.
 * @param onGoOn - told the id of the guest they were.
 * @param onAnew - told that they want to begin anew all the same.
 */
export function EarlierGuests({
  guests,
  about,
  isAnew,
  texts,
  className = '',
  onGoOn,
  onAnew,
}: {
  guests: readonly { readonly id: string; readonly label: string }[] | null
  about?: string
  isAnew: boolean
  texts: EarlierGuestsTexts
  className?: string | undefined
  onGoOn: (id: string) => void
  onAnew: () => void
}) {
  const [isWhole, setWhole] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnew) heading.current?.focus()
  }, [isAnew])
  if (guests === null) return <div className={`${styles.coming} ${className}`} />
  if (guests.length === 0) return null
  const isOne = guests.length === 1
  return (
    <section className={`${styles.part} ${className}`} aria-labelledby="were-you-here">
      <h2 id="were-you-here" ref={heading} tabIndex={-1}>
        {isAnew ? texts.anew : texts.wereYouHere}
      </h2>
      {about !== undefined && !isAnew && <p>{about}</p>}
      {guests.slice(0, isWhole ? guests.length : most).map(({ id, label }, place) => (
        <Button
          key={id}
          weight={place === 0 ? 'primary' : 'secondary'}
          onClick={() => {
            onGoOn(id)
          }}
        >
          {isAnew && isOne ? texts.goOn : label}
        </Button>
      ))}
      {guests.length > most && !isWhole && (
        <Button
          weight="quiet"
          onClick={() => {
            setWhole(true)
          }}
        >
          {texts.showMore}
        </Button>
      )}
      {isAnew && (
        <Button weight="secondary" onClick={onAnew}>
          {texts.startAnew}
        </Button>
      )}
    </section>
  )
}
