/** Whom to call right now: the lines of the operator's region, each number ready to be dialed. */

import { Fragment } from 'react'
import { regionOf } from '#coach/safety/regions.ts'
import { language } from '../../locales/language.ts'
import { contactTexts } from '../../locales/contact.ts'
import { Note } from '../../ui/note.tsx'
import styles from './help-lines.module.css'

/** @param region - two letters; words such as "your local emergency number" where empty or unknown. */
export function HelpLines({ region }: { region: string }) {
  const texts = contactTexts
  const { emergency, crisis, poison, abuse, company } = regionOf(region)
  const lines = [
    texts.emergency(emergency[language]),
    texts.crisis(crisis[language]),
    texts.poison(poison[language]),
    texts.abuse(abuse[language]),
    texts.company(company[language]),
  ]
  return (
    <Note tone="urgent">
      <h2>{texts.emergencyHeading}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <WithNumbers text={line} />
          </li>
        ))}
      </ul>
      <p>{texts.notWatched}</p>
    </Note>
  )
}

/** Turns each telephone number of a sentence into a link that dials it. */
function WithNumbers({ text }: { text: string }) {
  return text.split(/(\d[\d ]*\d)/).map((part) => (
    <Fragment key={part}>
      {/^\d/.test(part) ? (
        <a href={`tel:${part.replaceAll(' ', '')}`} className={styles.number}>
          {part}
        </a>
      ) : (
        part
      )}
    </Fragment>
  ))
}
