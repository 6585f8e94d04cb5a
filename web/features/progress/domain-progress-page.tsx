/** The results of one domain over time: what became of them in a sentence, the drawing, and the table. */

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Instrument } from '#core/instrument.ts'
import { daysFrom } from '#core/local-day.ts'
import { instrumentTable } from '#core/instrument-table.ts'
import { changeWording } from '#core/wording/change.ts'
import { personDay } from '../../client/plan/person-day.ts'
import { progressTexts } from '../../locales/progress.ts'
import { resultTexts } from '../../locales/result.ts'
import { domainPaths, paths } from '../../paths.ts'
import { longDate, shortDate } from '../../reading/dates.ts'
import { scoreWords } from '../../reading/score-words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WidePage } from '../../ui/wide-page.tsx'
import { ProgressDrawing } from './progress-drawing.tsx'
import { type ProgressLine, progressLine } from './progress-line.ts'
import { drawnWords, saidOf } from './progress-words.ts'
import { SeenBefore } from './seen-before.tsx'
import drawing from './progress-drawing.module.css'
import styles from './progress.module.css'
import { type Results, useResults } from './use-results.ts'

/** A test is offered again after so many days: its questions look back a month. */
const retestDays = 28
/** More rows wait for a press. */
const rowsAtFirst = 10

/** /progress/stress and its like, for members and guests. */
export function DomainProgressPage({ instrument }: { instrument: Instrument }) {
  const texts = progressTexts
  const { loaded, loadAgain } = useResults()
  return (
    <WidePage>
      <PageHeading>{texts.lineOf(instrument.domain)}</PageHeading>
      <LoadedPart loaded={loaded} texts={texts} onTryAgain={loadAgain}>
        {(results) => <OneDomain instrument={instrument} {...results} />}
      </LoadedPart>
    </WidePage>
  )
}

function OneDomain({
  instrument,
  assessments,
  seenAt,
  typed,
}: Results & { instrument: Instrument }) {
  const texts = progressTexts
  const { domain } = instrument
  const line = progressLine(instrument, assessments)
  const newest = line.points.at(-1)
  const entered = typed.filter(({ forum }) => forum === domain)
  const minutes = instrumentTable[instrument.id].minutes
  const isDue =
    newest !== undefined &&
    daysFrom(personDay(new Date(newest.assessment.finishedAt)), personDay()) >= retestDays
  const said = saidOf(instrument, line)
  return (
    <div className={styles.page}>
      <SeenBefore seenAt={seenAt} />
      <div className={styles.said}>
        {newest !== undefined && (
          <p className="lead">
            {texts.newest(
              texts.outOf(newest.value, line.max),
              longDate(newest.assessment.finishedAt),
            )}
          </p>
        )}
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {newest === undefined && (
          <p>
            <ButtonLink to={domainPaths[domain].start}>{texts.start(minutes)}</ButtonLink>
          </p>
        )}
      </div>
      {newest !== undefined && (
        <div className={styles.sides}>
          <ProgressDrawing line={line} name={drawnWords(instrument, line, said)} />
          <div className={styles.side}>
            {instrument.change.measure !== 'score' && <p>{texts.wholeNetwork}</p>}
            <Bands line={line} />
            <Disclosure summary={texts.table} heading={2} printed>
              <Table instrument={instrument} line={line} />
            </Disclosure>
          </div>
        </div>
      )}
      {entered.length > 0 && (
        <section className={styles.said}>
          <h2>{texts.typedHeading}</h2>
          <p>{texts.typed}</p>
          <ul>
            {entered.map(({ value, timestamp }) => (
              <li key={timestamp}>
                {texts.typedOne(texts.outOf(value, instrument.maxScore), longDate(timestamp))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.acts}>
        {isDue && <ButtonLink to={domainPaths[domain].start}>{texts.again(minutes)}</ButtonLink>}
        <ButtonLink weight="secondary" to={paths.progress}>
          {texts.all}
        </ButtonLink>
        {newest !== undefined && (
          <Button
            weight="quiet"
            onClick={() => {
              window.print()
            }}
          >
            {texts.print}
          </Button>
        )}
      </div>
    </div>
  )
}

function Bands({ line: { bands } }: { line: ProgressLine }) {
  return (
    <section className={styles.said}>
      <h2>{progressTexts.bandsFromTop}</h2>
      <ol className={drawing.bandList}>
        {bands.map(({ name, from, to, tone }, place) => (
          <li key={name} className={drawing[tone]}>
            <span className={drawing.swatch} />
            <span>
              {place + 1}. {name}: {from === to ? from : `${from}-${to}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Table({ instrument, line }: { instrument: Instrument; line: ProgressLine }) {
  const texts = progressTexts
  const [isWhole, setIsWhole] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const showAll = () => {
      flushSync(() => {
        setIsWhole(true)
      })
    }
    window.addEventListener('beforeprint', showAll)
    return () => {
      window.removeEventListener('beforeprint', showAll)
    }
  }, [])
  const newestFirst = line.points.toReversed()
  const shown = isWhole ? newestFirst : newestFirst.slice(0, rowsAtFirst)
  return (
    <div ref={frame} className={styles.said} tabIndex={-1}>
      <DataTable
        caption={texts.lineOf(instrument.domain)}
        columns={texts.columns}
        rows={shown.map(({ id, value, assessment }) => ({
          id,
          name: shortDate(assessment.finishedAt),
          cells: [
            texts.outOf(value, line.max),
            scoreWords(instrument, assessment, resultTexts).band,
            assessment.change === null
              ? texts.noChange
              : changeWording.short[assessment.change.verdict],
          ],
        }))}
      />
      {shown.length < newestFirst.length && (
        <p>
          <Button
            weight="secondary"
            onClick={() => {
              setIsWhole(true)
              // The button goes with the press.
              frame.current?.focus()
            }}
          >
            {texts.showAll(newestFirst.length)}
          </Button>
        </p>
      )}
    </div>
  )
}
