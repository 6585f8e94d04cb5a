/** Six self-tests on other websites, one for each domain, and the way to enter their scores. */

import { useLoaded } from '../../client/use-loaded.ts'
import { paths } from '../../paths.ts'
import { testsTexts } from '../../locales/tests.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WidePage } from '../../ui/wide-page.tsx'
import { fetchForumTests } from './fetch-forum-tests.ts'
import { ForumTestCard } from './forum-test-card.tsx'
import styles from './forum-tests.module.css'

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
