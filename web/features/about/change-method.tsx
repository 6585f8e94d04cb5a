/** When two scores of the same person really differ. */

import { instruments } from '#core/catalog.ts'
import { minDaysBetween } from '#core/change.ts'
import { methodsTexts } from '../../locales/methods.ts'
import { DataTable } from '../../ui/data-table.tsx'
import styles from './methods-page.module.css'

/** The part of the methods page about change thresholds. */
export function ChangeMethod() {
  const texts = methodsTexts
  return (
    <section className={styles.part} id="change">
      <h2>{texts.changeHeading}</h2>
      <p>{texts.changeLead(minDaysBetween)}</p>
      <DataTable
        caption={texts.changeCaption}
        columns={texts.changeColumns}
        rows={Object.values(instruments).map(({ id, title }) => {
          const { measure, threshold, strength, basis } = instruments[id].change
          const points = measure === 'score' ? texts.points : texts.pointsOfNetwork
          const cell = (
            <>
              <strong>{points(threshold)}</strong>
              <span className={styles.under}>
                {texts.strengths[strength]} {basis}
              </span>
            </>
          )
          return { id, name: title, cells: [cell] }
        })}
      />
    </section>
  )
}
