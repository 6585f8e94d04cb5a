/** Help that comes before everything else: fixed texts, with phone numbers that can be pressed. */

import { useId, Fragment } from 'react'
import styles from './safety-card.module.css'

/**
 * A calm card that cannot be missed.
 *
 * @param heading - for example "Please read this first".
 * @param texts - the fixed texts, each once.
 * @param lang - language of the fixed texts, where it is not the page's.
 * @param urgent - true where someone may be in danger now.
 */
export function SafetyCard({
  heading,
  texts,
  lang,
  urgent,
}: {
  heading: string
  texts: readonly string[]
  lang?: string | undefined
  urgent: boolean
}) {
  const id = useId()
  return (
    <section
      className={`${styles.card} ${urgent ? styles.urgent : styles.calm}`}
      aria-labelledby={id}
    >
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {texts.map((text) => (
        <p key={text} lang={lang}>
          <PhoneText>{text}</PhoneText>
        </p>
      ))}
    </section>
  )
}

/** Three digits alone (911, 988), or groups of digits (1 800 222 1222). */
const phoneNumber = /(\b\d{1,4}(?:[ -]\d{2,4})+\b|\b\d{3}\b)/

/**
 * Meant for fixed safety texts, in which every number of that shape is a phone number.
 *
 * @param children - the text.
 */
function PhoneText({ children }: { children: string }) {
  return partsOf(children).map(({ start, text, isPhone }) =>
    isPhone ? (
      <a key={start} className={styles.phone} href={`tel:${text.replaceAll(/\D/g, '')}`}>
        {text}
      </a>
    ) : (
      <Fragment key={start}>{text}</Fragment>
    ),
  )
}

function partsOf(text: string) {
  let start = 0
  // Splitting at a captured group puts the numbers at the odd places.
  return text.split(phoneNumber).map((part, place) => {
    start += part.length
    return { start: start - part.length + place, text: part, isPhone: place % 2 === 1 }
  })
}
