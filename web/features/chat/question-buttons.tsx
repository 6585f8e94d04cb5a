/** Ready questions as large buttons; pressing one asks it at once. */

import styles from './chat.module.css'

/**
 * @param busy - true while another question is on its way: then the buttons do nothing.
 * @param lang - language of the questions, where it is not the page's.
 */
export function QuestionButtons({
  questions,
  lang,
  busy = false,
  onAsk,
}: {
  questions: readonly string[]
  lang?: string | undefined
  busy?: boolean
  onAsk: (question: string) => unknown
}) {
  return (
    <ul className={styles.questions} lang={lang}>
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
