/** The home page: what this is, how it works, and why it is worth the time. */

import { Suspense } from 'react'
import { useSession } from '../../client/session.ts'
import { startAsGuest } from '../../client/start-as-guest.ts'
import { commonTexts } from '../../locales/common.ts'
import { homeTexts } from '../../locales/home.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { HomeIllustration } from '../../ui/illustrations/home-illustration.tsx'
import { lazyPage } from '../../ui/lazy-page.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WidePage } from '../../ui/wide-page.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { useNavigate } from '../../ui/navigation.tsx'
import { DomainWindows } from './domain-windows.tsx'
import styles from './home-page.module.css'
import { TwoWays } from './two-ways.tsx'
import { useGuestFromAddress } from './use-guest-from-address.ts'
import { WhyItMatters } from './why-it-matters.tsx'

const ForgetOffer = laterPart(async () => (await import('./forget-offer.tsx')).ForgetOffer)
const KnownHome = lazyPage(async () => (await import('./known/known-home.tsx')).KnownHome)

/** /. A stranger reads what this is; whoever has been here before begins with their own day. */
export function HomePage() {
  useGuestFromAddress()
  const userId = useSession()?.userId ?? null
  const isStranger = userId === null
  return (
    <WidePage>
      <div
        className={isStranger ? styles.hero : undefined}
        data-front-door={isStranger ? '' : undefined}
      >
        <div className={isStranger ? styles.words : styles.known}>
          {/* The same for both, so that it stays when it becomes known who is there. */}
          <PageHeading title={commonTexts.home}>{homeTexts.welcome}</PageHeading>
          {isStranger ? (
            <Invitation />
          ) : (
            <Suspense fallback={<Loading label={commonTexts.loadingPage} />}>
              <KnownHome key={userId} userId={userId} />
            </Suspense>
          )}
        </div>
        {isStranger && (
          <div className={styles.picture}>
            <HomeIllustration />
          </div>
        )}
      </div>
      {isStranger ? (
        <About />
      ) : (
        <details className={styles.about}>
          <summary>
            <h2>{homeTexts.about}</h2>
          </summary>
          <p className={styles.journey}>{homeTexts.journey}</p>
          <About />
        </details>
      )}
    </WidePage>
  )
}

function Invitation() {
  const texts = homeTexts
  const navigate = useNavigate()
  return (
    <>
      <ForgetOffer />
      <p className={styles.journey}>{texts.journey}</p>
      <p>{texts.promise}</p>
      <ButtonLink
        to={paths.evaluations}
        onClick={(event) => {
          startAsGuest(event, navigate)
        }}
      >
        {texts.start}
      </ButtonLink>
      <p className="soft">{texts.startHint}</p>
    </>
  )
}

function About() {
  return (
    <>
      <DomainWindows />
      <Steps />
      <TwoWays />
      <WhyItMatters />
    </>
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
