/** Five windows from less good to better, with the person's own window lit; the words beside it say the same. */

import { coachTexts } from '../../locales/coach.ts'
import styles from './standings.module.css'
import type { AdviceReply } from './use-advice.ts'

type Position = NonNullable<NonNullable<AdviceReply['standings']>[number]['position']>

const places: readonly Position[] = [
  'clearly-worse',
  'somewhat-worse',
  'about-typical',
  'somewhat-better',
  'clearly-better',
]

/** @param position - the person's place. */
export function PlaceScale({ position }: { position: Position }) {
  const texts = coachTexts
  return (
    <div className={styles.scale} aria-hidden="true">
      <span>{texts.lessGoodEnd}</span>
      <span className={styles.windows}>
        {places.map((place) => (
          <span key={place} className={place === position ? styles.own : styles.window} />
        ))}
      </span>
      <span>{texts.betterEnd}</span>
    </div>
  )
}
