/** 'Your progress': the six domains, each with its line, what became of it, and its newest result. */

import { instrumentOfDomain } from '#core/catalog.ts'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { instrumentTable } from '#core/instrument-table.ts'
import { changeWording } from '#core/wording/change.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { progressTexts } from '../../locales/progress.ts'
import { domainPaths } from '../../paths.ts'
import { longDate } from '../../reading/dates.ts'
import { Button } from '../../ui/button.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { Link } from '../../ui/navigation.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WidePage } from '../../ui/wide-page.tsx'
import { SeenBefore } from './seen-before.tsx'
import { TinyLine } from './progress-drawing.tsx'
import { type ProgressLine, progressLine } from './progress-line.ts'
import styles from './progress.module.css'
import { type Results, useResults } from './use-results.ts'

/** /progress, for members and guests. */
export function ProgressPage() {
  const texts = progressTexts
  const { loaded, loadAgain } = useResults()
  return (
    <WidePage>
      <PageHeading>{texts.heading}</PageHeading>
      <p className="lead">{texts.lead}</p>
      <LoadedPart loaded={loaded} texts={texts} onTryAgain={loadAgain}>
        {(results) => <Six {...results} />}
      </LoadedPart>
    </WidePage>
  )
}

function Six({ assessments, seenAt }: Results) {
  const texts = progressTexts
  const lines = lifestyleDomains.map((domain) => {
    const instrument = instrumentOfDomain(domain)
    const line = progressLine(instrument, assessments)
    return { domain, instrument, line, isDone: line.points.length > 0 }
  })
  // What is there to be seen comes before what is not.
  const rows = lines.toSorted((one, other) => Number(other.isDone) - Number(one.isDone))
  return (
    <div className={styles.page}>
      <SeenBefore seenAt={seenAt} />
      {assessments.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.rows}>
        {rows.map(({ domain, instrument, line, isDone }) => {
          const minutes = instrumentTable[instrument.id].minutes
          return (
            <li key={domain} className={styles.row}>
              <Link to={isDone ? domainPaths[domain].progress : domainPaths[domain].intro}>
                <span className={styles.words}>
                  <strong>{domainNames[domain]}</strong>
                  <span>{isDone ? shortOf(line) : texts.notDone(minutes)}</span>
                  {isDone && <span>{newestOf(line)}</span>}
                </span>
                {isDone && <TinyLine line={line} />}
              </Link>
            </li>
          )
        })}
      </ul>
      {assessments.length > 0 && (
        <div className={styles.acts}>
          <Button
            weight="secondary"
            onClick={() => {
              window.print()
            }}
          >
            {texts.print}
          </Button>
        </div>
      )}
    </div>
  )
}

function shortOf({ change, points }: ProgressLine): string {
  if (change !== null) return changeWording.short[change.verdict]
  return points.length === 1 ? progressTexts.firstShort : progressTexts.otherRule
}

/** In points of what is compared, as in the drawing. */
function newestOf({ points, max }: ProgressLine): string {
  const newest = points.at(-1)
  if (newest === undefined) return ''
  const { newest: said, outOf } = progressTexts
  return said(outOf(newest.value, max), longDate(newest.assessment.finishedAt))
}
