/** How scores are made: every instrument with its rule, source, license and limits. */

import { instruments } from '#core/catalog.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { methodsTexts } from '../../locales/methods.ts'
import { Note } from '../../ui/note.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { CoachSources } from './coach-sources.tsx'
import { InstrumentMethod } from './instrument-method.tsx'
import styles from './methods-page.module.css'
import { DataTable } from '../../ui/data-table.tsx'
import { minDaysBetween } from '#core/change.ts'

/** /about2; each part can be reached by its own anchor, for example `/about2#stress`. */
export function MethodsPage() {
  const texts = methodsTexts
  const all = Object.values(instruments)
  const contents = [
    ...all.map((instrument) => ({
      id: instrument.id,
      name: `${domainNames[instrument.domain]}: ${instrument.title}`,
    })),
    { id: 'bmi', name: texts.bmiHeading },
    { id: 'change', name: texts.changeHeading },
    { id: 'limits', name: texts.limitsHeading },
    { id: 'sources', name: texts.sourcesHeading },
  ]
  return (
    <div className={styles.page}>
      <PageHeading>{texts.heading}</PageHeading>
      <p>{texts.lead}</p>
      <Note>
        <p>{texts.notOfficial}</p>
      </Note>
      <nav aria-labelledby="contents">
        <h2 id="contents">{texts.contents}</h2>
        <ul className={styles.contents}>
          {contents.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {all.map((instrument) => (
        <InstrumentMethod key={instrument.id} instrument={instrument} />
      ))}
      <BmiMethod />
      <ChangeMethod />
      <section className={styles.part} id="limits">
        <h2>{texts.limitsHeading}</h2>
        <ul>
          {texts.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
      <CoachSources />
    </div>
  )
}

/** The part of the methods page about the BMI; its limits are those of core/bmi. */
function BmiMethod() {
  const texts = methodsTexts
  return (
    <section className={styles.part} id="bmi">
      <h2>{texts.bmiHeading}</h2>
      <p>{texts.bmiRule}</p>
      <DataTable
        caption={texts.bmiCaption}
        columns={texts.bmiColumns}
        rows={texts.bmiRows.map(({ range, name }) => ({ id: name, name: range, cells: [name] }))}
      />
      <p>{texts.bmiNote}</p>
    </section>
  )
}

/** The part of the methods page about change thresholds. */
function ChangeMethod() {
  const texts = methodsTexts
  return (
    <section className={styles.part} id="change">
      <h2>{texts.changeHeading}</h2>
      <p>{texts.changeLead(minDaysBetween)}</p>
      <DataTable
        caption={texts.changeCaption}
        columns={texts.changeColumns}
        rows={Object.values(instruments).map(({ id, title }) => {
          const { measure, threshold, strength, basis } = instruments[id].change
          const points = measure === 'score' ? texts.points : texts.pointsOfNetwork
          const cell = (
            <>
              <strong>{points(threshold)}</strong>
              <span className={styles.under}>
                {texts.strengths[strength]} {basis}
              </span>
            </>
          )
          return { id, name: title, cells: [cell] }
        })}
      />
    </section>
  )
}
