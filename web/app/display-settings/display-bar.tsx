/** The display settings in a row of their own at the top of a wide page, and folded away on a phone. */

import { frameTexts } from '../../locales/frame.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import { laterPart, usePartHost } from '../../ui/later-part.tsx'
import styles from './display-settings.module.css'

/** The letters and colors are set without them: a question must not wait for the buttons. */
const LaterControls = laterPart(
  async () => (await import('./display-controls.tsx')).DisplayControls,
)

/** The row of a wide page; scrolls away with it. */
export function DisplayBar() {
  const { displaySettings } = frameTexts
  const host = usePartHost()
  return (
    <section {...host} className={styles.bar} aria-label={displaySettings}>
      <LaterControls host={host.ref} />
    </section>
  )
}

/** The same behind a button, for the row of a phone that stays in view. */
export function DisplayPanel() {
  const { displaySettings, displaySettingsShort } = frameTexts
  const host = usePartHost<HTMLDivElement>()
  return (
    <div {...host} className={styles.panel}>
      <Dropdown
        label={
          <>
            <span aria-hidden="true">Aa</span>
            <span className={styles.short}>{displaySettingsShort}</span>
            <span className="visually-hidden">{displaySettings}</span>
          </>
        }
        spread
      >
        <LaterControls host={host.ref} />
      </Dropdown>
    </div>
  )
}
