/** "Read this question aloud": the question, its help where that is open, and the answers. */

import { comfortTexts } from '../../locales/comfort.ts'
import { useNotices } from '../../ui/notices.tsx'
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button.tsx'
import styles from './question.module.css'

/** @param topic - tells the buttons of a page apart for who does not see them. */
export function QuestionReader({ topic }: { topic: string }) {
  const texts = comfortTexts
  const { notify } = useNotices()
  return (
    <ReadAloudButton
      label={
        <span>
          <span className={styles.shortLabel}>{texts.readShort}</span>
          <span className={styles.longLabel}>{texts.readQuestion}</span>
          <span className="visually-hidden">: {topic}</span>
        </span>
      }
      stopLabel={texts.stopReading}
      findRoot={(button) => button.closest('[data-item]')}
      onNoVoice={() => {
        notify({ tone: 'info', text: texts.noVoice, advice: texts.noVoiceAdvice })
      }}
    />
  )
}
