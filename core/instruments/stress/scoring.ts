/** Perceived Stress Scale, 9 of its 10 items: how hard life felt in the last month, 0 to 40. */

import { type Band, type Instrument, itemsOf } from '../../instrument.ts'
import { stressQuestionnaire } from './questionnaire.ts'
import { readChoices, sumOf } from '../../rules/answer-sheet.ts'
import { roundHalfUp } from '../../rules/numbers.ts'
import { scored } from '../../bands.ts'
import { isFault, type ScoringResult } from '../../scoring.ts'
import { stressResultWords } from './result-words.ts'

const words = stressResultWords
const items = itemsOf(stressQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Low',
    from: 0,
    to: 13,
    tone: 'good',
    ...words.bands.Low,
  },
  {
    label: 'Moderate',
    from: 14,
    to: 26,
    tone: 'fair',
    ...words.bands.Moderate,
  },
  {
    label: 'High',
    from: 27,
    to: 40,
    tone: 'poor',
    callsForDoctor: true,
    ...words.bands.High,
  },
]

/**
 * Counts low control as if all four published control items had been asked: three items times 4/3.
 *
 * @param lowControl - sum of the three reversed items, 0 to 12.
 * @returns 0 to 16, rounded half up.
 */
export function estimatedControl(lowControl: number): number {
  return roundHalfUp(4 * lowControl, 3)
}

function score(answers: unknown): ScoringResult {
  const points = readChoices(items, answers)
  if (isFault(points)) return points
  const strain = sumOf(points, items, 'strain')
  const lowControl = sumOf(points, items, 'lowControl')
  return scored(bands, strain + estimatedControl(lowControl), {
    strain,
    lowControl,
    rawNine: strain + lowControl,
  })
}

/** The stress instrument: 9 items on 2 pages, higher is worse. */
export const stress: Instrument = {
  ...stressQuestionnaire,
  scoreName: words.scoreName,
  minScore: 0,
  maxScore: 40,
  direction: 'lower-is-better',
  bands,
  components: [
    { name: 'strain', label: words.components.strain, max: 24, isInReport: true },
    { name: 'lowControl', label: words.components.lowControl, max: 12, isInReport: true },
    { name: 'rawNine', label: words.components.rawNine, max: 36 },
  ],
  formula: words.formula,
  notes: words.notes,
  shortSource: words.shortSource,
  licence: words.licence,
  deviations: words.deviations,
  change: {
    measure: 'score',
    betterWhen: 'lower',
    threshold: 8,
    strength: 'derived',
    basis: words.changeBasis,
  },
  countedFrom: [0, 14],
  isRapidDecline: (before, now) => now - before >= 10,
  whenToSeeDoctor: words.whenToSeeDoctor,
  algorithmVersion: 1,
  score,
}
