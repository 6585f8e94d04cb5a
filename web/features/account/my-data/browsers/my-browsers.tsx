/** The section of "My data" that says where a person is signed in. */

import { useCallback } from 'react'
import { call } from '../../../../client/call.ts'
import { useLoaded } from '../../../../client/use-loaded.ts'
import { browsersTexts } from '../../../../locales/browsers.ts'
import { Button } from '../../../../ui/button.tsx'
import { Loading } from '../../../../ui/loading.tsx'
import part from '../my-data.module.css'
import { BrowserList } from './browser-list.tsx'
import styles from './browsers.module.css'

const headingId = 'my-browsers'

/** @param userId - the signed-in person. */
export function MyBrowsers({ userId }: { userId: string }) {
  const texts = browsersTexts
  const load = useCallback((signal: AbortSignal) => call('browsers', { signal }), [])
  const { loaded, loadAgain } = useLoaded(load)
  return (
    <section className={part.part} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{texts.intro}</p>
      {loaded.status === 'loading' && (
        <div className={styles.waiting}>
          <Loading label={texts.loading} />
        </div>
      )}
      {loaded.status === 'done' &&
        (loaded.value.ok ? (
          <BrowserList userId={userId} browsers={loaded.value.reply} headingId={headingId} />
        ) : (
          <div className={styles.failed} role="alert">
            <p>{texts.failed}</p>
            <p>{texts.failedAdvice}</p>
            <Button weight="secondary" onClick={loadAgain}>
              {texts.tryAgain}
            </Button>
          </div>
        ))}
    </section>
  )
}
