/** What a section of "My data" has to fetch first: a word while it comes, the thing, or a way to try again. */

import type { ReactNode } from 'react'
import type { Loaded } from '../../../client/use-loaded.ts'
import { Button } from '../../../ui/button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import styles from './my-data.module.css'

interface LoadedPartTexts {
  readonly loading: string
  readonly notLoaded: string
  readonly connectionAdvice: string
  readonly tryAgain: string
}

/**
 * @param loaded - how far it is.
 * @param onTryAgain - called by the button that is there when it did not come.
 * @param children - shows what came.
 */
export function LoadedPart<Value>({
  loaded,
  texts,
  onTryAgain,
  children,
}: {
  loaded: Loaded<{ readonly ok: true; readonly reply: Value } | { readonly ok: false }>
  texts: LoadedPartTexts
  onTryAgain: () => void
  children: (value: Value) => ReactNode
}) {
  if (loaded.status === 'loading') {
    return (
      <div className={styles.coming}>
        <Loading label={texts.loading} />
      </div>
    )
  }
  if (loaded.value.ok) return children(loaded.value.reply)
  return (
    <div className={styles.failed} role="alert">
      <p>{texts.notLoaded}</p>
      <p>{texts.connectionAdvice}</p>
      <Button weight="secondary" onClick={onTryAgain}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
