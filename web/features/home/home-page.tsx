/** The home page: what this is, how it works, and why it is worth the time. */

import { Suspense, useState } from 'react'
import { useEarlierGuests } from '../../client/local-backend/use-earlier-guests.ts'
import { useSession } from '../../client/session.ts'
import { startAnew, startAsGuest } from '../../client/start-as-guest.ts'
import { commonTexts } from '../../locales/common.ts'
import { earlierGuestTexts } from '../../locales/earlier-guests.ts'
import { homeTexts } from '../../locales/home.ts'
import { paths } from '../../paths.ts'
import { guestsInWords } from '../../reading/guests-in-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EarlierGuests } from '../../ui/earlier-guests.tsx'
import { HomeIllustration } from '../../ui/illustrations/home-illustration.tsx'
import { lazyPage } from '../../ui/lazy-page.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading, pageHeadingAttribute } from '../../ui/page-heading.tsx'
import { WidePage } from '../../ui/wide-page.tsx'
import { laterPart } from '../../ui/later-part.tsx'
import { Link, useNavigate } from '../../ui/navigation.tsx'
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
  const guests = useEarlierGuests()
  const [isAnew, setAnew] = useState(false)
  const wasHere = guests !== null && guests.length > 0
  return (
    <>
      <ForgetOffer />
      <p className={styles.journey}>{texts.journey}</p>
      {!wasHere && <p className={styles.promise}>{texts.promise}</p>}
      <EarlierGuests
        guests={guestsInWords(guests)}
        isAnew={isAnew}
        texts={earlierGuestTexts}
        onGoOn={(guest) => void goOnAs(guest)}
        onAnew={() => {
          startAnew(navigate)
        }}
      />
      {!isAnew && (
        <ButtonLink
          to={paths.evaluations}
          weight={wasHere ? 'secondary' : 'primary'}
          onClick={(event) => {
            startAsGuest(
              event,
              navigate,
              wasHere
                ? () => {
                    setAnew(true)
                  }
                : null,
            )
          }}
        >
          {texts.start}
        </ButtonLink>
      )}
      {wasHere ? (
        <p>
          <Link className="target" to={paths.login}>
            {earlierGuestTexts.logIn}
          </Link>
        </p>
      ) : (
        <p className="soft">{texts.startHint}</p>
      )}
    </>
  )
}

/** The page is theirs then; the button that was pressed goes away. */
async function goOnAs(guest: string): Promise<void> {
  const { enterAsGuest } = await import('../../client/local-backend/enter-as-guest.ts')
  await enterAsGuest(guest)
  document.querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)?.focus()
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
