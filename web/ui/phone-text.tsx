/** Words of help in which phone numbers can be pressed. */

import { Fragment } from 'react'
import styles from './safety-card.module.css'

/** Three digits alone (911, 988), or groups of digits (1 800 222 1222). */
const phoneNumber = /(\b\d{1,4}(?:[ -]\d{2,4})+\b|\b\d{3}\b)/

/**
 * Meant for texts of help, in which every number of that shape is a phone number.
 *
 * @param children - the text.
 */
export function PhoneText({ children }: { children: string }) {
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
