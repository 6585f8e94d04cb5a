/** The two cards: general wellness, or people like me. */

import { coachTexts } from '../../locales/coach.ts'
import styles from './advice.module.css'
import type { Criterion } from './use-advice.ts'

/**
 * Pressing a card fetches its advice at once; once one was pressed both are small, so that the advice has the room.
 *
 * @param chosen - the card whose advice is shown or coming.
 */
export function CriterionCards({
  chosen,
  onChoose,
}: {
  chosen: Criterion | null
  onChoose: (criterion: Criterion) => void
}) {
  const texts = coachTexts
  const cards = [
    { criterion: 'Anyone', title: texts.anyoneTitle, about: texts.anyoneAbout },
    { criterion: 'LikeMe', title: texts.likeMeTitle, about: texts.likeMeAbout },
  ] as const
  return (
    <section aria-labelledby="criteria" className={styles.criteria}>
      <h2 id="criteria">{texts.chooseHeading}</h2>
      <div className={chosen === null ? styles.cards : styles.chosenCards}>
        {cards.map(({ criterion, title, about }) => (
          <button
            key={criterion}
            type="button"
            className={styles.card}
            aria-pressed={chosen === criterion}
            onClick={() => {
              onChoose(criterion)
            }}
          >
            <span className={styles.title}>{title}</span>
            {chosen === null && <span>{about}</span>}
          </button>
        ))}
      </div>
    </section>
  )
}
