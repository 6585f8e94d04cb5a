/** The numbers behind a score that are worth a line of their own, for each instrument. */

import { bmiCategory } from '#core/bmi.ts'
import type { Instrument } from '#core/instrument.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import { wholePercentAsleep } from '#core/instruments/sleep/component-points.ts'
import { keptTimeInWords } from '#core/clock-text.ts'
import { bmiWords } from '#core/wording/bmi.ts'
import type { ResultTexts } from '../locales/result.ts'
import type { Assessment } from '../client/sent-assessment.ts'

/** One line: what it is, its value in words, and how to read it. */
export interface ResultFact {
  readonly label: string
  readonly value: string
  readonly hint?: string
}

type FactsOf = (of: {
  readonly instrument: Instrument
  readonly assessment: Assessment
  readonly texts: ResultTexts
  readonly part: (name: string, label?: string) => ResultFact
}) => readonly ResultFact[]

/** All parts, where nothing else is said here. */
const everyPart: FactsOf = ({ instrument, part }) =>
  instrument.components.map(({ name }) => part(name))

const factsOf: Readonly<Partial<Record<InstrumentId, FactsOf>>> = {
  social: ({ part, texts }) => [
    { ...part('lsnsR', texts.wholeNetwork), hint: texts.wholeNetworkLine },
    part('family'),
    part('friends'),
    { ...part('lsns6', texts.shortForm), hint: texts.shortFormLine },
  ],
  stress: ({ part, texts }) => [
    { ...part('strain'), hint: texts.strainHint },
    { ...part('lowControl'), hint: texts.controlHint },
  ],
  mna: bmiFacts,
  sleep: sleepFacts,
  exercise: activityFacts,
}

/**
 * Lists the numbers behind a score.
 *
 * @param instrument - the instrument.
 * @param assessment - the scored assessment.
 * @param texts - texts of the result page.
 */
export function resultFacts(
  instrument: Instrument,
  assessment: Assessment,
  texts: ResultTexts,
): readonly ResultFact[] {
  const part = (name: string, label = labelOf(instrument, name)): ResultFact => {
    const max = instrument.components.find((component) => component.name === name)?.max
    const value = numberOf(assessment, name)
    return { label, value: max === undefined ? String(value) : texts.ofMax(value, max) }
  }
  const facts = factsOf[instrument.id] ?? everyPart
  return facts({ instrument, assessment, texts, part })
}

function activityFacts({ instrument, assessment, texts }: Parameters<FactsOf>[0]): ResultFact[] {
  const isClamped = assessment.flags.includes('clamped-to-350')
  return ['leisure', 'household', 'work', ...(isClamped ? ['raw'] : [])].map((name) => ({
    label: labelOf(instrument, name),
    value: texts.points(numberOf(assessment, name)),
  }))
}

function bmiFacts({ assessment: { bmi }, texts }: Parameters<FactsOf>[0]): ResultFact[] {
  if (bmi === null) return []
  const category = bmiCategory(bmi)
  return [
    {
      label: texts.bmi,
      value: category === null ? bmi : `${bmi} (${bmiWords.categories[category]})`,
      hint: texts.bmiHint,
    },
  ]
}

function sleepFacts({ assessment, texts }: Parameters<FactsOf>[0]): ResultFact[] {
  const asleep = numberOf(assessment, 'sleepMinutes')
  const inBed = numberOf(assessment, 'minutesInBed')
  return [
    { label: texts.bedTime, ...readTime(assessment, 'bed', texts) },
    { label: texts.wakeTime, ...readTime(assessment, 'wake', texts) },
    { label: texts.asleep, value: texts.hours(asleep) },
    { label: texts.inBed, value: texts.hours(inBed) },
    {
      label: texts.efficiency,
      value: `${wholePercentAsleep(asleep, inBed)}%`,
      hint: texts.efficiencyHint,
    },
  ]
}

/** A typed time as it was read; says so where morning or evening had to be guessed. */
function readTime(
  assessment: Assessment,
  kind: 'bed' | 'wake',
  texts: ResultTexts,
): Omit<ResultFact, 'label'> {
  const { value, isAssumed } = readClock(assessment, kind)
  return isAssumed ? { value, hint: texts.assumedTime(value) } : { value }
}

/**
 * Reads a typed time of a sleep sitting.
 *
 * @param assessment - a scored sleep assessment.
 * @param kind - bed time or getting-up time.
 * @returns the time in words, for example `11:00 PM`, and whether morning or evening was guessed.
 */
export function readClock(
  assessment: Assessment,
  kind: 'bed' | 'wake',
): { readonly value: string; readonly isAssumed: boolean } {
  return {
    value: keptTimeInWords(assessment.components[`${kind}Time`]),
    isAssumed: assessment.flags.some((flag) => flag.startsWith(`${kind}-time-assumed-`)),
  }
}

function labelOf(instrument: Instrument, name: string): string {
  return instrument.components.find((component) => component.name === name)?.label ?? name
}

function numberOf(assessment: Assessment, name: string): number {
  const value = assessment.components[name]
  return typeof value === 'number' ? value : 0
}
