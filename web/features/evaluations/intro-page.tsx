/** What a person reads before the questions of a domain begin. */

import { useSyncExternalStore } from 'react'
import { itemsOf, type Questionnaire } from '#core/instrument.ts'
import { instrumentTable } from '#core/instrument-table.ts'
import { evaluationNames } from '#core/lifestyle-domain.ts'
import { readDraft, subscribeToDrafts } from '../../client/drafts.ts'
import { useSession } from '../../client/session.ts'
import { introTexts } from '../../locales/intro.ts'
import { domainPaths, paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './intro-page.module.css'
import { useKnownTests } from './use-completed-tests.ts'
import { WhoAnswers } from './who-answers.tsx'

/** The introduction of one instrument's domain. */
export function IntroPage({ instrument }: { instrument: Questionnaire }) {
  const texts = introTexts
  const { domain } = instrument
  const intro = texts.domains[domain]
  const isBegun = useIsBegun(instrument)
  const isDone = useKnownTests(useSession())[evaluationNames[domain]] !== undefined
  const { start, questions, result } = domainPaths[domain]
  const always = itemsOf(instrument).filter((item) => item.appliesWhen === undefined)
  return (
    <article className={styles.page} data-wide-page>
      <header className={styles.head}>
        <div className={styles.words}>
          <PageHeading>{intro.title}</PageHeading>
          <p className="lead">{intro.lead}</p>
          <div className={styles.ways}>
            <ButtonLink to={isBegun ? questions : start}>
              {isBegun ? texts.resume : texts.start}
            </ButtonLink>
            {isDone && (
              <ButtonLink to={result} weight="secondary">
                {texts.seeResult}
              </ButtonLink>
            )}
            <ButtonLink to={paths.evaluations} weight="quiet">
              {texts.back}
            </ButtonLink>
          </div>
          <WhoAnswers />
        </div>
        <DomainIllustration domain={domain} />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.timeTitle}</dt>
          <dd>
            {texts.time(instrumentTable[instrument.id].minutes, always.length)}{' '}
            {texts.period(instrument.recallPeriod)}
          </dd>
        </div>
        <div>
          <dt>{texts.isNotTitle}</dt>
          <dd>{intro.isNot}</dd>
        </div>
      </dl>
      <Disclosure summary={texts.asksTitle} heading={2} printed>
        <ul>
          {intro.asks.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure summary={texts.sourceTitle} heading={2} printed>
        <p>
          {instrument.title}. {instrument.citation}
        </p>
      </Disclosure>
    </article>
  )
}

/** True where this person has answers to these questions that are not sent yet. */
function useIsBegun({ id }: Questionnaire): boolean {
  const userId = useSession()?.userId ?? null
  return useSyncExternalStore(
    subscribeToDrafts,
    () => userId !== null && readDraft({ userId, instrument: id }) !== null,
    () => false,
  )
}
