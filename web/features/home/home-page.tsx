/** The home page: what this is, how it works, and why it is worth the time. */

import { commonTexts } from '../../locales/common.ts'
import { homeTexts } from '../../locales/home.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { HomeIllustration } from '../../ui/illustrations/home-illustration.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WidePage } from '../../ui/wide-page.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { DomainWindows } from './domain-windows.tsx'
import styles from './home-page.module.css'
import { TwoWays } from './two-ways.tsx'
import { useGuestFromAddress } from './use-guest-from-address.ts'
import { WhyItMatters } from './why-it-matters.tsx'

const ForgetOffer = laterPart(async () => (await import('./forget-offer.tsx')).ForgetOffer)

/** /. */
export function HomePage() {
  useGuestFromAddress()
  const texts = homeTexts
  const { home } = commonTexts
  return (
    <WidePage>
      <div className={styles.hero}>
        <div className={styles.words}>
          <PageHeading title={home}>{texts.welcome}</PageHeading>
          <ForgetOffer />
          <p className={styles.journey}>{texts.journey}</p>
          <p>{texts.promise}</p>
          <ButtonLink to={paths.evaluations}>{texts.start}</ButtonLink>
          <p className="soft">{texts.startHint}</p>
        </div>
        <div className={styles.picture}>
          <HomeIllustration />
        </div>
      </div>
      <DomainWindows />
      <Steps />
      <TwoWays />
      <WhyItMatters />
    </WidePage>
  )
}

/** The part of the home page that says what will happen. */
function Steps() {
  const texts = homeTexts
  return (
    <section className={styles.part} aria-labelledby="how">
      <h2 id="how">{texts.howHeading}</h2>
      <ol className={styles.steps}>
        {texts.steps.map((step, index) => (
          <li key={step.name} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.name}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
