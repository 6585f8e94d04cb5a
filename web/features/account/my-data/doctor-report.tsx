/** The way to the report for the doctor, from a person's own data. */

import { reportTexts } from '../../../locales/report.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './my-data.module.css'

/** For members and guests. */
export function DoctorReport() {
  const texts = reportTexts
  return (
    <section className={styles.part}>
      <h2>{texts.heading}</h2>
      <p>{texts.linkAbout}</p>
      <ButtonLink weight="secondary" to={paths.report}>
        {texts.open}
      </ButtonLink>
    </section>
  )
}
