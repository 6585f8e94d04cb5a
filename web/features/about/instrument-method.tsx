/** One instrument: what it measures, its bands, its rule, its source and every deviation. */

import { instrumentTable } from '#core/instrument-table.ts'
import { type Band, type Instrument, itemsOf } from '#core/instrument.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { methodsTexts } from '../../locales/methods.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import styles from './methods-page.module.css'

/** The part of the methods page about one instrument. */
export function InstrumentMethod({ instrument }: { instrument: Instrument }) {
  const texts = methodsTexts
  const { id, domain, title, bands } = instrument
  return (
    <section className={styles.part} id={id}>
      <div className={styles.head}>
        <DomainIllustration domain={domain} size="small" />
        <h2>
          <span className={styles.domain}>{domainNames[domain]}</span> {title}
        </h2>
      </div>
      <Facts instrument={instrument} />
      <DataTable
        caption={texts.bandsCaption(title, texts[instrument.direction])}
        columns={texts.bandColumns}
        rows={bands.map((band) => ({
          id: band.label,
          name: <span className={styles.range}>{rangeOf(band)}</span>,
          cells: [
            <>
              <strong>{band.name}</strong>
              <span className={styles.under}>{band.meaning}</span>
            </>,
          ],
        }))}
      />
      <Disclosure summary={texts.ruleHeading} heading={3}>
        <ol>
          {instrument.formula.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Disclosure>
      <Disclosure summary={texts.topicsHeading} heading={3}>
        <ol>
          {itemsOf(instrument).map((item) => (
            <li key={item.linkId}>{item.topic}</li>
          ))}
        </ol>
      </Disclosure>
      <Disclosure summary={texts.sourceHeading} heading={3}>
        <Provenance instrument={instrument} />
      </Disclosure>
    </section>
  )
}

/** As the specification prints it, where that differs from the band's own ends. */
function rangeOf({ from, to, printedRange }: Band): string {
  return printedRange ?? (from === to ? `${from}` : `${from}-${to}`)
}

function Facts({ instrument }: { instrument: Instrument }) {
  const texts = methodsTexts
  const { domain, minScore, maxScore, recallPeriod, direction, needsBmi } = instrument
  const asked = needsBmi ? texts.questionsAndBmi : texts.questions
  return (
    <dl className={styles.facts}>
      <dt>{texts.measuresLabel}</dt>
      <dd>{texts.measures[domain]}</dd>
      <dt>{texts.questionsLabel}</dt>
      <dd>{asked(itemsOf(instrument).length, instrumentTable[instrument.id].minutes)}</dd>
      <dt>{texts.periodLabel}</dt>
      <dd>{recallPeriod}</dd>
      <dt>{texts.scoreLabel}</dt>
      <dd>
        {texts.range(minScore, maxScore)}, {texts[direction]}
      </dd>
    </dl>
  )
}

function Provenance({ instrument }: { instrument: Instrument }) {
  const texts = methodsTexts
  return (
    <>
      <h4>{texts.source}</h4>
      <p>{instrument.citation}</p>
      <h4>{texts.license}</h4>
      <p>{instrument.licence}</p>
      <h4>{texts.changes}</h4>
      <ul>
        {instrument.deviations.map((deviation) => (
          <li key={deviation}>{deviation}</li>
        ))}
      </ul>
      <h4>{texts.remarks}</h4>
      <ul>
        {instrument.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p>{texts.version(instrument.algorithmVersion)}</p>
    </>
  )
}
