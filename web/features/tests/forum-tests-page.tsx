/** Six self-tests on other websites, one for each domain, and the way to enter their scores. */

import { useLoaded } from '../../client/use-loaded.ts'
import { paths } from '../../paths.ts'
import { testsTexts } from '../../locales/tests.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WidePage } from '../../ui/wide-page.tsx'
import { fetchForumTests, type ForumTest } from './read-forum-tests.ts'
import styles from './forum-tests.module.css'
import { domainNames } from '#core/wording/domain-names.ts'

/** /about3. */
export function ForumTestsPage() {
  const texts = testsTexts
  const { loaded, loadAgain } = useLoaded(fetchForumTests)
  return (
    <WidePage>
      <PageHeading>{texts.heading}</PageHeading>
      <p className="lead">{texts.intro}</p>
      <p className={styles.note}>{texts.notOurs}</p>
      <div className={styles.tests}>
        {loaded.status === 'loading' && <Loading label={texts.loading} />}
        {loaded.status === 'done' && loaded.value === null && (
          <div className="stack-4 start" role="alert">
            <p>
              <strong>{texts.failed}</strong> {texts.failedAdvice}
            </p>
            <Button weight="secondary" onClick={loadAgain}>
              {texts.tryAgain}
            </Button>
          </div>
        )}
        {loaded.status === 'done' && loaded.value !== null && (
          <ul className={styles.list} aria-label={texts.list}>
            {loaded.value.map((test) => (
              <ForumTestCard key={test.domain} test={test} />
            ))}
          </ul>
        )}
      </div>
      <section className={styles.paste} aria-labelledby="have-scores">
        <h2 id="have-scores">{texts.haveScores}</h2>
        <p>{texts.haveScoresAbout}</p>
        <ButtonLink to={paths.scoreEntry} target="_blank">
          <span>
            {texts.pasteAll} <span className={styles.newTab}>{texts.newTab}</span>
          </span>
        </ButtonLink>
      </section>
    </WidePage>
  )
}

/** Name, what it is, what its score is good for, and the link that leaves this site. */
function ForumTestCard({ test }: { test: ForumTest }) {
  const texts = testsTexts
  return (
    <li className={styles.card}>
      <p className={styles.domain}>{domainNames[test.domain]}</p>
      <h2 className={styles.name}>{test.name}</h2>
      <p>{test.description}</p>
      <p className="soft">{test.scoreNote}</p>
      <a className={styles.open} href={test.url} target="_blank" rel="noopener noreferrer">
        <span>
          {texts.openTest(test.name)} <span className={styles.newTab}>{texts.newTab}</span>
        </span>
      </a>
    </li>
  )
}
