/** 'How It Works' in three steps. */

import { homeTexts } from '../../locales/home.ts'
import styles from './steps.module.css'

/** The part of the home page that says what will happen. */
export function Steps() {
  const texts = homeTexts
  return (
    <section className={styles.part} aria-labelledby="how">
      <h2 id="how">{texts.howHeading}</h2>
      <ol className={styles.steps}>
        {texts.steps.map((step, index) => (
          <li key={step.name} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.name}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
