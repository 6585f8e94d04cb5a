/** How the body mass index is made and grouped. */

import { methodsTexts } from '../../locales/methods.ts'
import { DataTable } from '../../ui/data-table.tsx'
import styles from './methods-page.module.css'

/** The part of the methods page about the BMI; its limits are those of core/bmi. */
export function BmiMethod() {
  const texts = methodsTexts
  return (
    <section className={styles.part} id="bmi">
      <h2>{texts.bmiHeading}</h2>
      <p>{texts.bmiRule}</p>
      <DataTable
        caption={texts.bmiCaption}
        columns={texts.bmiColumns}
        rows={texts.bmiRows.map(({ range, name }) => ({ id: name, name: range, cells: [name] }))}
      />
      <p>{texts.bmiNote}</p>
    </section>
  )
}
