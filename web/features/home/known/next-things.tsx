/** What comes next: the most useful as the one filled button, the others as links. */

import { domainNames } from '#core/wording/domain-names.ts'
import { lookBackAddress } from '../../../client/plan/look-back-address.ts'
import { myDayTexts } from '../../../locales/my-day.ts'
import { planTexts } from '../../../locales/plan.ts'
import { domainPaths, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/navigation.tsx'
import styles from './known-home.module.css'
import { minutesOf } from '../../../reading/parts-by-length.ts'
import type { NextThing } from './what-next.ts'

const most = 3

interface Worded {
  readonly about: string
  readonly link: string
  readonly to: string
}

/**
 * @param things - as `whatNext` gives them; steps of today have their own cards.
 * @param isNew - true for somebody who has done nothing yet.
 */
export function NextThings({ things, isNew }: { things: readonly NextThing[]; isNew: boolean }) {
  const texts = myDayTexts
  const [first] = things
  const worded = things.flatMap((thing) => wordsOf(thing, isNew)).slice(0, most)
  if (worded.length === 0) return null
  const isFilled = first?.kind !== 'tick' && first?.kind !== 'goOn'
  return (
    <section className={styles.next} aria-labelledby="next">
      <h2 id="next">{texts.next}</h2>
      <ul>
        {worded.map(({ about, link, to }, place) => (
          <li key={link}>
            <p>{about}</p>
            {isFilled && place === 0 ? (
              <ButtonLink to={to}>{link}</ButtonLink>
            ) : (
              <Link className="target" to={to}>
                {link}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function wordsOf(thing: NextThing, isNew: boolean): readonly Worded[] {
  const texts = myDayTexts
  switch (thing.kind) {
    case 'goOn':
    case 'tick':
      return []
    case 'lookBack':
      return [{ about: planTexts.lookDue, link: planTexts.lookGo, to: lookBackAddress }]
    case 'noStep':
      return [{ about: texts.noStep, link: texts.see, to: paths.advice }]
    case 'allDone':
      return [{ about: texts.allDone, link: texts.seeProgress, to: paths.progress }]
    default: {
      const { kind, domain } = thing
      const minutes = minutesOf(domain)
      const name = domainNames[domain]
      const { intro, questions } = domainPaths[domain]
      if (kind === 'begun') return [{ about: name, link: texts.begun, to: questions }]
      if (kind === 'retest') {
        return [{ about: texts.retest(domain), link: texts.again(minutes), to: intro }]
      }
      const about = isNew ? texts.shortest(minutes) : texts.part(name, minutes)
      return [{ about, link: texts.startWith(name), to: intro }]
    }
  }
}
