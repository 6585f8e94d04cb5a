/** The voice of a question: "Read this question aloud", and "Say my answer" where answers are offered. */

import type { Item } from '#core/instrument.ts'
import { displayTexts } from '../../locales/display-settings.ts'
import { useNotices } from '../../ui/notices.tsx'
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button.tsx'
import styles from './question-reader.module.css'
import { SayAnswer } from './voice/say-answer.tsx'

/** @param item - its topic tells the buttons of a page apart for who does not see them. */
export function QuestionReader({ item }: { item: Item }) {
  const texts = displayTexts
  const { notify } = useNotices()
  return (
    <>
      <div className={styles.voice}>
        <ReadAloudButton
          label={
            <span>
              <span className={styles.shortLabel}>{texts.readShort}</span>
              <span className={styles.longLabel}>{texts.readQuestion}</span>
              <span className="visually-hidden">: {item.topic}</span>
            </span>
          }
          stopLabel={texts.stopReading}
          findRoot={(button) => button.closest('[data-item]')}
          onNoVoice={() => {
            notify({ tone: 'info', text: texts.noVoice, advice: texts.noVoiceAdvice })
          }}
        />
      </div>
      {item.kind === 'choice' && <SayAnswer item={item} />}
    </>
  )
}
