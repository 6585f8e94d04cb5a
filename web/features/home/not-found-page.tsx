/** What a person sees at an address that leads nowhere: where to go instead. */

import { Link } from '../../ui/navigation.tsx'
import { homeTexts } from '../../locales/home.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NotFoundIllustration } from '../../ui/illustrations/not-found-illustration.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './not-found-page.module.css'

/** Any unknown address; the server answers it with 404. */
export function NotFoundPage() {
  const texts = homeTexts
  const ways = [
    [paths.evaluations, texts.toEvaluations],
    [paths.scores, texts.toScores],
    [paths.advice, texts.toAdvice],
    [paths.contact, texts.toContact],
  ] as const
  return (
    <div className={styles.page}>
      <NotFoundIllustration />
      <PageHeading>{texts.lostHeading}</PageHeading>
      <p>{texts.lostLead}</p>
      <ButtonLink to={paths.home}>{texts.toHome}</ButtonLink>
      <p>{texts.lostWays}</p>
      <ul className={styles.ways}>
        {ways.map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
