/** Pittsburgh Sleep Quality Index: how well a person slept in the last month, 0 to 21. */

import { type Band, type Instrument, itemsOf } from '../../instrument.ts'
import { sleepQuestionnaire } from './questionnaire.ts'
import {
  type AnswerSheet,
  openSheet,
  type Points,
  readPoints,
  sumOf,
} from '../../rules/answer-sheet.ts'
import { scored } from '../../bands.ts'
import { type Night, readNight, sleepDerived } from './night.ts'
import {
  durationPoints,
  efficiencyPoints,
  inNines,
  inPairs,
  latencyPoints,
} from './component-points.ts'
import { isFault, type ScoringResult, type ScoringFault } from '../../scoring.ts'
import { sleepResultWords } from './result-words.ts'

const words = sleepResultWords
const items = itemsOf(sleepQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Good',
    from: 0,
    to: 5,
    tone: 'good',
    ...words.bands.Good,
  },
  {
    label: 'Moderate',
    from: 6,
    to: 10,
    tone: 'fair',
    ...words.bands.Moderate,
  },
  {
    label: 'Severe',
    from: 11,
    to: 15,
    tone: 'poor',
    callsForDoctor: true,
    ...words.bands.Severe,
  },
  {
    label: 'Very Severe',
    from: 16,
    to: 21,
    tone: 'severe',
    callsForDoctor: true,
    ...words.bands['Very Severe'],
  },
]

function score(answers: unknown): ScoringResult {
  const sheet = openSheet(items, answers)
  if (isFault(sheet)) return sheet
  const read = readSheet(sheet)
  if (isFault(read)) return read
  const { night, points } = read
  const derived = sleepDerived(night)
  if (isFault(derived)) return derived

  const parts = {
    quality: sumOf(points, items, 'quality'),
    latency: inPairs(latencyPoints(night.latencyMinutes) + sumOf(points, items, 'latency')),
    duration: durationPoints(derived.sleepMinutes),
    efficiency: efficiencyPoints(derived.asleepInBed, derived.minutesInBed),
    disturbance: inNines(sumOf(points, items, 'disturbance')),
    medication: sumOf(points, items, 'medication'),
    daytime: inPairs(sumOf(points, items, 'daytime')),
  }
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0)
  const { minutesInBed, sleepMinutes, efficiencyPercent } = derived
  return scored(
    bands,
    total,
    {
      ...parts,
      bedTime: night.bed.time,
      wakeTime: night.wake.time,
      minutesInBed,
      sleepMinutes,
      efficiencyPercent,
    },
    [...derived.flags, ...observedFlags(points)],
  )
}

/** The typed answers stand first on the form, so their faults come before those of the choices. */
function readSheet(sheet: AnswerSheet): { night: Night; points: Points } | ScoringFault {
  const night = readNight(sheet.values)
  if (isFault(night)) return night
  const points = readPoints(sheet)
  return isFault(points) ? points : { night, points }
}

function observedFlags(points: Points): readonly string[] {
  const snoring = points.get('6-2') ?? 0
  const pauses = points.get('7-0') ?? 0
  return snoring >= 2 && pauses >= 1 ? ['snoring-and-pauses'] : []
}

/** The sleep instrument: 22 items on 7 pages, higher is worse. */
export const sleep: Instrument = {
  ...sleepQuestionnaire,
  scoreName: words.scoreName,
  bandCaption: words.bandCaption,
  minScore: 0,
  maxScore: 21,
  direction: 'lower-is-better',
  bands,
  components: [
    { name: 'quality', label: words.components.quality, max: 3 },
    { name: 'latency', label: words.components.latency, max: 3 },
    { name: 'duration', label: words.components.duration, max: 3 },
    { name: 'efficiency', label: words.components.efficiency, max: 3 },
    { name: 'disturbance', label: words.components.disturbance, max: 3 },
    { name: 'medication', label: words.components.medication, max: 3 },
    { name: 'daytime', label: words.components.daytime, max: 3 },
    { name: 'bedTime', label: words.components.bedTime, isInReport: true },
    { name: 'wakeTime', label: words.components.wakeTime, isInReport: true },
    { name: 'minutesInBed', label: words.components.minutesInBed, max: 1439, isInReport: true },
    { name: 'sleepMinutes', label: words.components.sleepMinutes, max: 1440, isInReport: true },
    {
      name: 'efficiencyPercent',
      label: words.components.efficiencyPercent,
      max: 100,
      isInReport: true,
    },
  ],
  formula: words.formula,
  notes: words.notes,
  shortSource: words.shortSource,
  licence: words.licence,
  deviations: words.deviations,
  change: {
    measure: 'score',
    betterWhen: 'lower',
    threshold: 4,
    strength: 'derived',
    basis: words.changeBasis,
  },
  countedFrom: [0, 8],
  isRapidDecline: (before, now) => now - before >= 6,
  whenToSeeDoctor: words.whenToSeeDoctor,
  algorithmVersion: 1,
  score,
}
