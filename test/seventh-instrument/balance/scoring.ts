/** A made-up balance check: how steady a person stands, 0 to 6. */

import { scored } from '#core/bands.ts'
import { type Band, type Instrument, itemsOf } from '#core/instrument.ts'
import { readChoices, sumOf } from '#core/rules/answer-sheet.ts'
import { isFault, type ScoringResult } from '#core/scoring.ts'
import { balanceQuestionnaire } from './questionnaire.ts'
import { balanceResultWords as words } from './result-words.ts'

const items = itemsOf(balanceQuestionnaire)

const bands: readonly Band[] = [
  { label: 'Shaky', from: 0, to: 3, tone: 'poor', ...words.bands.Shaky },
  { label: 'Steady', from: 4, to: 6, tone: 'good', ...words.bands.Steady },
]

function score(answers: unknown): ScoringResult {
  const points = readChoices(items, answers)
  if (isFault(points)) return points
  const parts = { legs: sumOf(points, items, 'legs'), hands: sumOf(points, items, 'hands') }
  return scored(bands, parts.legs + parts.hands, parts)
}

/** The balance instrument: 3 items on 2 pages, higher is better. */
export const balance = {
  ...balanceQuestionnaire,
  scoreName: words.scoreName,
  minScore: 0,
  maxScore: 6,
  direction: 'higher-is-better',
  bands,
  components: [
    { name: 'legs', label: words.components.legs, max: 4 },
    { name: 'hands', label: words.components.hands, max: 2, isInReport: true },
  ],
  formula: words.formula,
  notes: words.notes,
  shortSource: words.shortSource,
  licence: words.licence,
  deviations: words.deviations,
  change: {
    measure: 'score',
    betterWhen: 'higher',
    threshold: 2,
    strength: 'none',
    basis: words.changeBasis,
  },
  isRapidDecline: (before, now) => before - now >= 3,
  countedFrom: [0, 4],
  whenToSeeDoctor: words.whenToSeeDoctor,
  algorithmVersion: 1,
  score,
} as const satisfies Omit<Instrument, 'id'> & { readonly id: string }
