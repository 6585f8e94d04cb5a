/** The comforts in a row of their own at the top of a wide page, and folded away on a phone. */

import { comfortTexts } from '../../locales/comfort.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import styles from './comfort.module.css'

/** The letters and colors are set without them: a question must not wait for the buttons. */
const LaterControls = laterPart(
  async () => (await import('./comfort-controls.tsx')).ComfortControls,
)

/** The row of a wide page; scrolls away with it. */
export function ComfortBar() {
  const { bar } = comfortTexts
  return (
    <section className={styles.bar} aria-label={bar}>
      <LaterControls />
    </section>
  )
}

/** The same behind a button, for the row of a phone that stays in view. */
export function ComfortPanel() {
  const { bar, short } = comfortTexts
  return (
    <div className={styles.panel}>
      <Dropdown
        label={
          <>
            <span aria-hidden="true">Aa</span>
            <span className={styles.short}>{short}</span>
            <span className="visually-hidden">{bar}</span>
          </>
        }
        spread
      >
        <LaterControls />
      </Dropdown>
    </div>
  )
}
