/** Ready questions as large buttons; pressing one asks it at once. */

import styles from './chat.module.css'

/** @param busy - true while another question is on its way: then the buttons do nothing. */
export function QuestionButtons({
  questions,
  busy = false,
  onAsk,
}: {
  questions: readonly string[]
  busy?: boolean
  onAsk: (question: string) => unknown
}) {
  return (
    <ul className={styles.questions}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            className={styles.ready}
            aria-disabled={busy || undefined}
            onClick={() => {
              onAsk(question)
            }}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
