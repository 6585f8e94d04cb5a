/** What a person takes along: everything that is stored about them, and a report for the doctor. */

import { useState } from 'react'
import { type ExportFormat, exportFormats } from '#contract/export-files.ts'
import { isCalledOff } from '../../../client/fresh-proof.ts'
import { downloadMyData } from '../../../client/my-data/download-my-data.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { reportTexts } from '../../../locales/report.ts'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import { useTask } from '../../../ui/use-form.ts'
import sheet from '../../../ui/sheet.module.css'
import styles from './my-data.module.css'

/**
 * Downloads for a member.
 *
 * @param token - of the session.
 */
export function TakeAlong({ token }: { token: string }) {
  const texts = myDataTexts
  const { notify } = useNotices()
  const { busy: getting, run } = useTask<ExportFormat>()
  /** What the server said where it makes a file for this person already. */
  const [refused, setRefused] = useState<{ format: ExportFormat; sentence: string } | null>(null)
  const words: Readonly<Record<ExportFormat, { label: string; about: string }>> = {
    json: { label: texts.takeAll, about: texts.takeAllAbout },
    csv: { label: texts.takeTable, about: texts.takeTableAbout },
    codebook: { label: texts.takeCodebook, about: texts.takeCodebookAbout },
    fhir: { label: texts.takeFhir, about: texts.takeFhirAbout },
  }

  async function download(format: ExportFormat): Promise<void> {
    const outcome = await run(format, () => {
      setRefused(null)
      return downloadMyData(token, format)
    })
    if (outcome === undefined || outcome.ok || isCalledOff(outcome)) return
    if (outcome.problem?.code === 'EXPORT_RUNNING') {
      setRefused({ format, sentence: outcome.problem.error })
    } else notify({ tone: 'error', text: texts.notTaken, advice: texts.failedAdvice })
  }

  return (
    <section className={sheet.sheet}>
      <h2>{texts.takeHeading}</h2>
      <p>{texts.takeIntro}</p>
      <ul className={styles.files}>
        {exportFormats.map((format) => (
          <li key={format}>
            <Button
              weight="secondary"
              aria-describedby={`about-${format}`}
              unavailable={getting !== undefined}
              onClick={() => {
                void download(format)
              }}
            >
              {getting === format ? texts.getting : words[format].label}
            </Button>
            <p id={`about-${format}`}>{words[format].about}</p>
            {refused?.format === format && (
              <p role="alert" className={styles.refused}>
                {refused.sentence}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way to the report for the doctor, for members and guests. */
export function DoctorReport() {
  const texts = reportTexts
  return (
    <section className={sheet.sheet}>
      <h2>{texts.heading}</h2>
      <p>{texts.linkAbout}</p>
      <ButtonLink weight="secondary" to={paths.report}>
        {texts.open}
      </ButtonLink>
    </section>
  )
}
