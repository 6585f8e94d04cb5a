/** The six parts of a person: doors on a hill, and under them the same in words, each a link. */

import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { shortDay } from '../../../locales/day.ts'
import { myDayTexts } from '../../../locales/my-day.ts'
import { domainPaths, paths } from '../../../paths.ts'
import { minutesOf } from '../../../reading/parts-by-length.ts'
import { noonOf } from '../../../reading/step-words.ts'
import { type DoorState, doorSigns } from '../../../ui/illustrations/hill.tsx'
import { DoorsIllustration } from '../../../ui/illustrations/home-illustration.tsx'
import { Link } from '../../../ui/navigation.tsx'
import styles from './known-home.module.css'
import { isDueAgain, type Known } from './what-next.ts'

/**
 * @param known - of the person.
 * @param today - the person's day.
 * @param freshDoor - the part whose door fades in, where one does.
 * @param isBrief - true where a phone has no room left for the picture; the words say the same.
 */
export function SixParts({
  known: { finished, begun },
  today,
  freshDoor,
  isBrief,
}: {
  known: Pick<Known, 'finished' | 'begun'>
  today: string
  freshDoor: LifestyleDomain | null
  isBrief: boolean
}) {
  const texts = myDayTexts
  const doorOf = (domain: LifestyleDomain): DoorState => {
    const day = finished[domain]
    if (begun.includes(domain)) return 'begun'
    if (day === undefined) return 'closed'
    return isDueAgain(day, today) ? 'due' : 'done'
  }
  const stateOf = (domain: LifestyleDomain) => {
    const day = finished[domain]
    if (begun.includes(domain)) return texts.started
    return day === undefined ? texts.minutes(minutesOf(domain)) : texts.done(shortDay(noonOf(day)))
  }
  const states = lifestyleDomains.map(doorOf)
  const open = lifestyleDomains.filter((_, index) => /done|due/.test(states[index] ?? ''))
  return (
    <section className={styles.six} aria-labelledby="six">
      <h2 id="six">{texts.six(Object.keys(finished).length)}</h2>
      <div className={`${styles.doors} ${isBrief ? styles.brief : ''}`}>
        <DoorsIllustration
          states={states}
          fresh={freshDoor === null ? -1 : lifestyleDomains.indexOf(freshDoor)}
          title={texts.doors(open.map((domain) => domainNames[domain]))}
        />
      </div>
      <ul className={styles.parts}>
        {lifestyleDomains.map((domain, index) => (
          <li key={domain}>
            <Link className={`target ${styles.part}`} to={domainPaths[domain].intro}>
              <DoorSign sign={doorSigns[index] ?? ''} />
              {domainNames[domain]}
            </Link>
            <span>{stateOf(domain)}</span>
          </li>
        ))}
      </ul>
      <Link className="target" to={paths.evaluations}>
        {texts.allParts}
      </Link>
    </section>
  )
}

/** The sign that stands on the door of the part. */
function DoorSign({ sign }: { sign: string }) {
  return (
    <svg className={styles.sign} viewBox="-17 -47 34 38" aria-hidden="true" focusable="false">
      <path d={sign} />
    </svg>
  )
}
