/** Downloads of everything that is stored about a member. */

import { useState } from 'react'
import type { ExportFormat } from '#contract/schemas/my-data.ts'
import { isCalledOff } from '../../../client/fresh-proof.ts'
import { downloadMyData } from '../../../client/my-data/download-my-data.ts'
import { myDataTexts } from '../../../locales/my-data.ts'
import { Button } from '../../../ui/button.tsx'
import { useNotices } from '../../../ui/notices.tsx'
import styles from './my-data.module.css'

/** @param token - of the session. */
export function TakeAlong({ token }: { token: string }) {
  const texts = myDataTexts
  const { notify, dismiss } = useNotices()
  const [getting, setGetting] = useState<ExportFormat | null>(null)
  /** What the server said where it makes a file for this person already. */
  const [refused, setRefused] = useState<{ format: ExportFormat; sentence: string } | null>(null)
  const files: readonly { format: ExportFormat; label: string; about: string }[] = [
    { format: 'json', label: texts.takeAll, about: texts.takeAllAbout },
    { format: 'csv', label: texts.takeTable, about: texts.takeTableAbout },
    { format: 'codebook', label: texts.takeCodebook, about: texts.takeCodebookAbout },
  ]

  async function download(format: ExportFormat): Promise<void> {
    if (getting !== null) return
    dismiss()
    setRefused(null)
    setGetting(format)
    const outcome = await downloadMyData(token, format)
    setGetting(null)
    if (outcome.ok || isCalledOff(outcome)) return
    if (outcome.problem?.code === 'EXPORT_RUNNING') {
      setRefused({ format, sentence: outcome.problem.error })
    } else notify({ tone: 'error', text: texts.notTaken, advice: texts.failedAdvice })
  }

  return (
    <section className={styles.part}>
      <h2>{texts.takeHeading}</h2>
      <p>{texts.takeIntro}</p>
      <ul className={styles.files}>
        {files.map(({ format, label, about }) => (
          <li key={format}>
            <Button
              weight="secondary"
              aria-describedby={`about-${format}`}
              unavailable={getting !== null}
              onClick={() => {
                void download(format)
              }}
            >
              {getting === format ? texts.getting : label}
            </Button>
            <p id={`about-${format}`}>{about}</p>
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
