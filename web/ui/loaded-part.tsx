/** What a section has to fetch first: a word while it comes, the thing, or a way to try again. */

import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Loading } from './loading.tsx'
import styles from './sheet.module.css'

interface LoadedPartTexts {
  readonly loading: string
  readonly notLoaded: string
  readonly connectionAdvice: string
  readonly tryAgain: string
}

type Answer<Value> = { readonly ok: true; readonly reply: Value } | { readonly ok: false }

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
  loaded:
    | { readonly status: 'loading' }
    | { readonly status: 'done'; readonly value: Answer<Value> }
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
    <div className="stack-2 start" role="alert">
      <p>{texts.notLoaded}</p>
      <p>{texts.connectionAdvice}</p>
      <Button weight="secondary" onClick={onTryAgain}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
