/** Mini Nutritional Assessment, short form: eating enough for your health, 0 to 14. */

import { bmiPoints, bmiTenths } from '../../bmi.ts'
import { type Band, type Instrument, itemsOf } from '../../instrument.ts'
import { mnaQuestionnaire } from './questionnaire.ts'
import { readChoices, sumOf } from '../../rules/answer-sheet.ts'
import { scored } from '../../bands.ts'
import {
  isFault,
  type ScoringResult,
  type ScoringContext,
  type ScoringFault,
} from '../../scoring.ts'
import { mnaResultWords } from './result-words.ts'

const words = mnaResultWords
const items = itemsOf(mnaQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Malnourished',
    from: 0,
    to: 7,
    tone: 'poor',
    callsForDoctor: true,
    ...words.bands.Malnourished,
  },
  {
    label: 'At Risk',
    from: 8,
    to: 11,
    tone: 'fair',
    ...words.bands['At Risk'],
  },
  {
    label: 'Normal Nutrition',
    from: 12,
    to: 14,
    tone: 'good',
    ...words.bands['Normal Nutrition'],
  },
]

function score(answers: unknown, context: ScoringContext): ScoringResult {
  const points = readChoices(items, answers)
  if (isFault(points)) return points
  const bmi = readBmi(context.bmi)
  if (typeof bmi !== 'number') return bmi

  const parts = {
    foodIntake: sumOf(points, items, 'foodIntake'),
    weightLoss: sumOf(points, items, 'weightLoss'),
    mobility: sumOf(points, items, 'mobility'),
    stress: sumOf(points, items, 'stress'),
    neuro: sumOf(points, items, 'neuro'),
    bmi,
  }
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0)
  return scored(bands, total, parts)
}

/** The context may come from outside, so its BMI is read as if it could be anything. */
function readBmi(bmi: unknown): number | ScoringFault {
  if (bmi === undefined || bmi === null || (typeof bmi === 'string' && bmi.trim() === '')) {
    return { error: 'BMI_REQUIRED', field: null }
  }
  const points = typeof bmi === 'string' ? bmiPoints(bmi) : null
  return points ?? { error: 'INVALID_BMI', field: null }
}

/** Of a BMI that went into a score, so it can be read. */
const tenthsOf = (bmi: string | null) => bmiTenths(bmi ?? '') ?? 0

/** The nutrition instrument: 5 items and the saved BMI, higher is better. */
export const mna: Instrument = {
  ...mnaQuestionnaire,
  scoreName: words.scoreName,
  minScore: 0,
  maxScore: 14,
  direction: 'higher-is-better',
  bands,
  components: [
    { name: 'foodIntake', label: words.components.foodIntake, max: 2 },
    { name: 'weightLoss', label: words.components.weightLoss, max: 3 },
    { name: 'mobility', label: words.components.mobility, max: 2 },
    { name: 'stress', label: words.components.stress, max: 2 },
    { name: 'neuro', label: words.components.neuro, max: 2 },
    { name: 'bmi', label: words.components.bmi, max: 3 },
  ],
  formula: words.formula,
  notes: words.notes,
  noteConditions: {
    0: ({ bmi }) => tenthsOf(bmi) >= 250,
    1: ({ bmi }) => tenthsOf(bmi) < 190,
  },
  shortSource: words.shortSource,
  licence: words.licence,
  deviations: words.deviations,
  change: {
    measure: 'score',
    betterWhen: 'higher',
    threshold: 3,
    strength: 'weak',
    basis: words.changeBasis,
  },
  countedFrom: [0, 5, 10],
  isRapidDecline: (before, now) => before - now >= 3,
  whenToSeeDoctor: words.whenToSeeDoctor,
  algorithmVersion: 1,
  score,
}
