/** Digital Literacy Survey: what a person does online, 0 to 10; an index of our own, not a published scale. */

import { type Band, type Instrument, itemsOf } from '../../instrument.ts'
import { literacyQuestionnaire } from './questionnaire.ts'
import { readChoices, sumOf } from '../../rules/answer-sheet.ts'
import { scored } from '../../bands.ts'
import { isFault, type ScoringResult } from '../../scoring.ts'
import { literacyResultWords } from './result-words.ts'

const words = literacyResultWords
const items = itemsOf(literacyQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Potential Cognitive Concerns',
    from: 0,
    to: 5,
    tone: 'poor',
    ...words.bands['Potential Cognitive Concerns'],
  },
  {
    label: 'Mild Cognitive Changes',
    from: 6,
    to: 7,
    tone: 'fair',
    ...words.bands['Mild Cognitive Changes'],
  },
  {
    label: 'Strong Cognitive Function',
    from: 8,
    to: 10,
    tone: 'good',
    ...words.bands['Strong Cognitive Function'],
  },
]

function score(answers: unknown): ScoringResult {
  const points = readChoices(items, answers)
  if (isFault(points)) return points
  const parts = {
    device: sumOf(points, items, 'device'),
    frequency: sumOf(points, items, 'frequency'),
    activity: sumOf(points, items, 'activity'),
    belief: sumOf(points, items, 'belief'),
    motivation: sumOf(points, items, 'motivation'),
    courses: sumOf(points, items, 'courses'),
  }
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0)
  return scored(bands, total, parts)
}

/** The learning instrument: 7 items on 7 pages, higher is better. */
export const literacy: Instrument = {
  ...literacyQuestionnaire,
  scoreName: words.scoreName,
  minScore: 0,
  maxScore: 10,
  direction: 'higher-is-better',
  bands,
  components: [
    { name: 'device', label: words.components.device, max: 2 },
    { name: 'frequency', label: words.components.frequency, max: 2 },
    { name: 'activity', label: words.components.activity, max: 3 },
    { name: 'belief', label: words.components.belief, max: 1 },
    { name: 'motivation', label: words.components.motivation, max: 1 },
    { name: 'courses', label: words.components.courses, max: 1 },
  ],
  formula: words.formula,
  notes: words.notes,
  shortSource: words.shortSource,
  licence: words.licence,
  deviations: words.deviations,
  change: {
    measure: 'score',
    betterWhen: 'higher',
    threshold: 3,
    strength: 'none',
    basis: words.changeBasis,
  },
  countedFrom: [0, 6],
  isRapidDecline: (before, now) => before - now >= 3,
  whenToSeeDoctor: words.whenToSeeDoctor,
  algorithmVersion: 1,
  score,
}
