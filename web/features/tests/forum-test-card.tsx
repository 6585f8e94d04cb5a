/** One external self-test. */

import { domainNames } from '#core/wording/domain-names.ts'
import { testsTexts } from '../../locales/tests.ts'
import styles from './forum-tests.module.css'
import type { ForumTest } from './read-forum-tests.ts'

/** Name, what it is, what its score is good for, and the link that leaves this site. */
export function ForumTestCard({ test }: { test: ForumTest }) {
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
