/** First a domain, then its three ready questions. */

import { useState } from 'react'
import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { chatTexts, topicQuestions } from '../../locales/chat.ts'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import styles from './chat.module.css'
import { QuestionButtons } from './question-buttons.tsx'

/** @param onAsk - told the question that was pressed. */
export function TopicPicker({
  busy,
  onAsk,
}: {
  busy: boolean
  onAsk: (question: string) => unknown
}) {
  const texts = chatTexts
  const [chosen, setChosen] = useState<LifestyleDomain | null>(null)
  return (
    <div className="stack-5">
      <ul className={styles.domains}>
        {lifestyleDomains.map((domain) => (
          <li key={domain}>
            <button
              type="button"
              className={styles.domain}
              aria-pressed={chosen === domain}
              onClick={() => {
                setChosen(domain)
              }}
            >
              <DomainIllustration domain={domain} size="small" />
              {domainNames[domain]}
            </button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {chosen !== null && (
          <div className="stack-5">
            <h3>{texts.questionsFor(domainNames[chosen])}</h3>
            <QuestionButtons questions={topicQuestions[chosen]} busy={busy} onAsk={onAsk} />
          </div>
        )}
      </div>
    </div>
  )
}
