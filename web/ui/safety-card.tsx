/** Help that comes before everything else: fixed texts, with phone numbers that can be pressed. */

import { useId } from 'react'
import { PhoneText } from './phone-text.tsx'
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
