/** Pittsburgh Sleep Quality Index: how well a person slept in the last month, 0 to 21. */

import { type Band, type Instrument, itemsOf } from '../instrument.ts'
import { sleepQuestionnaire } from '../questionnaires/sleep-questionnaire.ts'
import {
  type AnswerSheet,
  openSheet,
  type Points,
  readPoints,
  sumOf,
} from '../rules/answer-sheet.ts'
import { scored } from '../rules/scored.ts'
import { type Night, readNight, sleepDerived } from '../rules/sleep-night.ts'
import {
  durationPoints,
  efficiencyPoints,
  inNines,
  inPairs,
  latencyPoints,
} from '../rules/sleep-parts.ts'
import { isFault, type Outcome, type ScoringFault } from '../scoring.ts'

const items = itemsOf(sleepQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Good',
    from: 0,
    to: 5,
    tone: 'good',
    meaning: 'Your answers show few sleep problems. Keep your usual bed time and getting-up time.',
  },
  {
    label: 'Moderate',
    from: 6,
    to: 10,
    tone: 'fair',
    meaning:
      'You have some sleep problems. The same getting-up time each day and a calm hour before bed can help.',
  },
  {
    label: 'Severe',
    from: 11,
    to: 15,
    tone: 'poor',
    meaning:
      'You have many sleep problems. Good help exists. Please tell your doctor how you have been sleeping.',
  },
  {
    label: 'Very Severe',
    from: 16,
    to: 21,
    tone: 'severe',
    meaning:
      'Sleep is hard for you on most nights. Please talk to your doctor soon: much can be done for sleep at any age.',
  },
]

function score(answers: unknown): Outcome {
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
  scoreName: 'sleep score',
  bandCaption: 'sleep problems',
  minScore: 0,
  maxScore: 21,
  direction: 'lower-is-better',
  bands,
  components: [
    { name: 'quality', label: 'Sleep as a whole', max: 3 },
    { name: 'latency', label: 'Falling asleep', max: 3 },
    { name: 'duration', label: 'Hours of sleep', max: 3 },
    { name: 'efficiency', label: 'Share of time in bed asleep', max: 3 },
    { name: 'disturbance', label: 'Things that spoil sleep', max: 3 },
    { name: 'medication', label: 'Medicine to help you sleep', max: 3 },
    { name: 'daytime', label: 'Tired by day', max: 3 },
    { name: 'bedTime', label: 'Bed time as we read it' },
    { name: 'wakeTime', label: 'Getting-up time as we read it' },
    { name: 'minutesInBed', label: 'Minutes in bed', max: 1439 },
    { name: 'sleepMinutes', label: 'Minutes asleep', max: 1440 },
    { name: 'efficiencyPercent', label: 'Percent of time in bed asleep', max: 100 },
  ],
  formula: [
    'The answers make seven parts of 0 to 3 points each. 0 means no problem.',
    'Falling asleep: up to 15 minutes 0, up to 30 minutes 1, up to 60 minutes 2, longer 3, plus 0 to 3 for how often it took over 30 minutes. A sum of 1-2 counts 1, 3-4 counts 2, 5-6 counts 3.',
    'Hours of sleep: 7 or more 0, 6 or more 1, 5 or more 2, less 3.',
    'Share of time in bed asleep: 85% or more 0, 75% or more 1, 65% or more 2, less 3.',
    'Things that spoil sleep: nine answers added up. 1-9 counts 1, 10-18 counts 2, 19-27 counts 3.',
    'Tired by day: two answers added up. 1-2 counts 1, 3-4 counts 2, 5-6 counts 3.',
    'Sleep as a whole and medicine to help you sleep count 0 to 3 as answered.',
    'The score is the sum of the seven parts, 0 to 21. Lower is better.',
  ],
  notes: [
    'A score above 5 is the published line for poor sleep. The other lines are set by the makers of this site.',
    'Four answers about what others noticed add no points.',
    'Questions adapted in our own words from the published instrument; not the official form; for self-reflection, not diagnosis.',
  ],
  shortSource: 'Pittsburgh Sleep Quality Index (PSQI), Buysse and colleagues, 1989',
  citation:
    'Buysse, Reynolds, Monk, Berman and Kupfer, Psychiatry Research, 1989;28:193-213; line of more than 5: American Thoracic Society page on the scale.',
  licence:
    'Copyright 1989 University of Pittsburgh. Free only for non-commercial research and education; no changes without written permission; electronic versions need permission for each project; translations go through Mapi. Our own wording is not a faithful copy.',
  deviations: [
    'Our own wording in place of the published sentences; how well the new wording measures has not been tested.',
    'The 22 items are 4 typed answers and 18 choices. Four of the choices come from the part for bed partners, which has five; they are asked of the person and not scored.',
    'The question on sleep as a whole comes later than on the published form.',
    'A clock time without AM or PM is guessed: bed time as evening or night, getting-up time as morning, 12 as noon. We show how we read it and mark it in the result.',
    'Exactly 7 hours counts as 0, and 85%, 75% and 65% are lower ends: the paper leaves exactly 7 hours and 84.5% open.',
    'Up to 60 minutes more sleep than time in bed is accepted and counted as 100%; more is refused.',
    'The band names Severe and Very Severe do not say what is severe, so we add the words "sleep problems".',
    'Only the line between 5 and 6 is published; 10, 15 and the names of the bands are set by the makers of this site.',
  ],
  algorithmVersion: 1,
  score,
}
