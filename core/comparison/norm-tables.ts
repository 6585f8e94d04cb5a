/** Published comparison figures, each with its source, year and standing (scoring design, section 8). */

import type { InstrumentId } from '../instrument-table.ts'
import type { AgeBand, Gender } from './cohort-cell.ts'

/** Where a figure comes from. */
export interface NormSource {
  readonly name: string
  /** Year of publication or survey; null where we do not know it for certain. */
  readonly year: number | null
  /** `verified`: printed there; `derived`: computed by us from figures printed there. */
  readonly status: 'verified' | 'derived'
  /** What to know before reading the figure. */
  readonly caution?: string
}

/** A published or derived mean. */
export interface MeanNorm {
  readonly mean: number
  /** Standard deviation, above 0. */
  readonly sd: number
  readonly source: NormSource
}

/** Means of every cell. */
export type MeanTable = Readonly<Record<AgeBand, Readonly<Record<Gender, MeanNorm>>>>

const stressSource: NormSource = {
  name: 'Cohen and Janicki-Deverts, United States survey of 2009',
  year: 2009,
  status: 'derived',
  caution: 'The difference between men and women is estimated from all ages.',
}
const stressOver65 = {
  Male: { mean: 10.8, sd: 6.8, source: stressSource },
  Female: { mean: 11.4, sd: 6.8, source: stressSource },
}

const sleepSource: NormSource = {
  name: 'Hinz and colleagues, Leipzig, Germany, 9,284 people aged 18 to 80',
  year: 2017,
  status: 'derived',
  caution: 'The averages are published; the spread is estimated.',
}
const sleepOver75Source: NormSource = {
  ...sleepSource,
  caution:
    'The averages are published; the spread is estimated. Other studies of older people found averages near 6.',
}
function sleepNorms(source: NormSource): Readonly<Record<Gender, MeanNorm>> {
  return {
    Male: { mean: 4.4, sd: 3.1, source },
    Female: { mean: 5.5, sd: 3.1, source },
  }
}

const washburn: NormSource = {
  name: 'Washburn and colleagues, Journal of Clinical Epidemiology',
  year: 1999,
  status: 'derived',
  caution:
    'The people were volunteers who moved little. The difference between men and women is estimated.',
}
const olderMen: NormSource = {
  name: 'MrOS study of 3,767 men, average age 79 (PMC6230211)',
  year: null,
  status: 'verified',
}
const olderWomen: NormSource = {
  name: 'Study of men and women, average age 76 (PMC3181497)',
  year: null,
  status: 'derived',
  caution: 'The figure for women is estimated.',
}

/** Means by instrument; social, MNA and literacy have none that could be verified. */
export const meanNorms: Readonly<Partial<Record<InstrumentId, MeanTable>>> = {
  stress: {
    '55-64': {
      Male: { mean: 14.2, sd: 7.2, source: stressSource },
      Female: { mean: 14.8, sd: 7.2, source: stressSource },
    },
    '65-74': stressOver65,
    '75+': stressOver65,
  },
  sleep: {
    '55-64': sleepNorms(sleepSource),
    '65-74': sleepNorms(sleepSource),
    '75+': sleepNorms(sleepOver75Source),
  },
  exercise: {
    '55-64': {
      Male: { mean: 160, sd: 76, source: washburn },
      Female: { mean: 138, sd: 76, source: washburn },
    },
    '65-74': {
      Male: { mean: 134, sd: 64, source: washburn },
      Female: { mean: 112, sd: 64, source: washburn },
    },
    '75+': {
      Male: { mean: 131, sd: 69, source: olderMen },
      Female: { mean: 103, sd: 67, source: olderWomen },
    },
  },
}

/** A published share of people, for instruments without a mean. */
export interface ShareNorm {
  /** The figure as a whole sentence. */
  readonly sentence: string
  readonly source: NormSource
}

const socialOver65: readonly ShareNorm[] = [
  {
    sentence: 'In large European studies 11 to 22 in 100 people over 65 fall under this line.',
    source: {
      name: 'Lubben and colleagues, The Gerontologist (London, Hamburg, Solothurn), 2006; Röhr and colleagues (Leipzig)',
      year: 2021,
      status: 'verified',
    },
  },
]
const socialUnder65: readonly ShareNorm[] = [
  {
    sentence:
      'In a large German study of people aged 18 to 79, 14 in 100 men and 11 in 100 women fall under this line.',
    source: {
      name: 'Röhr and colleagues, Leipzig, 9,392 people (PMC8445781)',
      year: 2021,
      status: 'verified',
    },
  },
]

/** Shares of people under the short-form line of 12, by age band. */
export const socialShares: Readonly<Record<AgeBand, readonly ShareNorm[]>> = {
  '55-64': socialUnder65,
  '65-74': socialOver65,
  '75+': socialOver65,
}

/** Shares of the three nutrition bands; no figures by age and gender could be verified. */
export const mnaShares: readonly ShareNorm[] = [
  {
    sentence:
      'In a study of 353 older people in an emergency department, 64 in 100 had normal nutrition, 28 were at risk and 8 were malnourished. They were a sicker group than most.',
    source: { name: 'BMC Geriatrics (PMC7648316)', year: 2020, status: 'verified' },
  },
  {
    sentence:
      'Among older people living at home, about 6 in 100 were malnourished by the long form.',
    source: { name: 'Kaiser and colleagues', year: 2010, status: 'verified' },
  },
]
