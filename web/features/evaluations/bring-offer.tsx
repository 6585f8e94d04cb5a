/** Says that results from before the account are still on this device, and leads to where they are added. */

import { guestsHere } from '../../client/local-backend/guests-here.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import type { EvaluationsTexts } from '../../locales/evaluations.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './begun-list.module.css'

/** For a member; shows nothing where there is nothing to bring. */
export function BringOffer({ texts }: { texts: EvaluationsTexts }) {
  const { loaded } = useLoaded(guestsHere)
  if (loaded.status === 'loading' || loaded.value.length === 0) return null
  return (
    <section className={styles.panel}>
      <h2>{texts.bringTitle}</h2>
      <p>{texts.bringText}</p>
      <ButtonLink to={paths.myData}>{texts.bringLink}</ButtonLink>
    </section>
  )
}
