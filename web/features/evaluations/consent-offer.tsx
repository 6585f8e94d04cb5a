/** Says that the newest words about a member's data have no yes yet, and leads to where they are read. */

import { useEffect, useState } from 'react'
import { currentConsentVersion } from '#contract/consent.ts'
import { call } from '../../client/call.ts'
import type { EvaluationsTexts } from '../../locales/evaluations.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './begun-list.module.css'

/** For a member; shows nothing where all is agreed, or where it cannot be found out. */
export function ConsentOffer({ texts }: { texts: EvaluationsTexts }) {
  const isMissing = useMissingConsent()
  if (!isMissing) return null
  return (
    <section className={styles.panel}>
      <h2>{texts.consentTitle}</h2>
      <p>{texts.consentText}</p>
      <ButtonLink to={paths.myData} weight="secondary">
        {texts.consentLink}
      </ButtonLink>
    </section>
  )
}

function useMissingConsent(): boolean {
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    let isLeft = false
    const ask = async () => {
      const outcome = await call('me')
      if (isLeft || !outcome.ok) return
      setIsMissing(!outcome.reply.consents.some(({ version }) => version === currentConsentVersion))
    }
    void ask()
    return () => {
      isLeft = true
    }
  }, [])
  return isMissing
}
