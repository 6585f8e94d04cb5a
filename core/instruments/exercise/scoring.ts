/** Physical Activity Scale for the Elderly, 12 activities: how much a person moved in the last week, 0 to 350. */

import { type Band, type Instrument, itemsOf } from '../../instrument.ts'
import { exerciseQuestionnaire } from './questionnaire.ts'
import { activityParts, activityWeights, partsOfPoint } from './activity-weights.ts'
import { openSheet, readPoints } from '../../rules/answer-sheet.ts'
import { ownValue } from '../../rules/plain-object.ts'
import { roundHalfUp, roundToDecimals } from '../../rules/numbers.ts'
import { scored } from '../../bands.ts'
import { isFault, type ScoringResult } from '../../scoring.ts'
import { exerciseResultWords } from './result-words.ts'

const words = exerciseResultWords
const items = itemsOf(exerciseQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Very Low Activity',
    from: 0,
    to: 49,
    tone: 'poor',
    printedRange: '0-50',
    ...words.bands['Very Low Activity'],
  },
  {
    label: 'Low to Moderate',
    from: 50,
    to: 149,
    tone: 'fair',
    printedRange: '51-150',
    ...words.bands['Low to Moderate'],
  },
  {
    label: 'Moderate to Active',
    from: 150,
    to: 249,
    tone: 'good',
    printedRange: '151-250',
    ...words.bands['Moderate to Active'],
  },
  {
    label: 'Highly Active',
    from: 250,
    to: 350,
    tone: 'good',
    printedRange: '251-350',
    ...words.bands['Highly Active'],
  },
]

const componentOf = new Map(items.map((item) => [item.linkId, item.component]))

function score(answers: unknown): ScoringResult {
  const sheet = openSheet(items, answers)
  if (isFault(sheet)) return sheet
  const points = readPoints(sheet)
  if (isFault(points)) return points

  // A left-over answer to a follow-up that is not asked must not count, so only asked items are read.
  const asked = new Set(sheet.required.map((item) => item.linkId))
  const codeOf = (linkId: string) =>
    asked.has(linkId) ? ownValue(sheet.values, linkId) : undefined
  const parts = { leisure: 0, household: 0, work: 0 }
  for (const linkId of Object.keys(activityWeights)) {
    const component = componentOf.get(linkId)
    if (component === 'leisure' || component === 'household' || component === 'work') {
      parts[component] += activityParts(linkId, codeOf)
    }
  }
  const total = parts.leisure + parts.household + parts.work
  const rounded = roundHalfUp(total, partsOfPoint)
  return scored(
    bands,
    Math.min(350, rounded),
    {
      leisure: roundToDecimals(parts.leisure, partsOfPoint, 2),
      household: parts.household / partsOfPoint,
      work: roundToDecimals(parts.work, partsOfPoint, 2),
      raw: roundToDecimals(total, partsOfPoint, 2),
    },
    rounded > 350 ? ['clamped-to-350'] : [],
  )
}

/** The exercise instrument: 11 pages with follow-ups, higher is better. */
export const exercise: Instrument = {
  ...exerciseQuestionnaire,
  scoreName: words.scoreName,
  minScore: 0,
  maxScore: 350,
  direction: 'higher-is-better',
  bands,
  components: [
    { name: 'leisure', label: words.components.leisure, max: 501.43 },
    { name: 'household', label: words.components.household, max: 171 },
    { name: 'work', label: words.components.work, max: 90 },
    { name: 'raw', label: words.components.raw, max: 762.43 },
  ],
  formula: words.formula,
  notes: words.notes,
  // Only there do the printed ranges say another band than the one that counts.
  noteConditions: { 0: ({ score: given }) => bands.some(({ from }) => from > 0 && from === given) },
  shortSource: words.shortSource,
  licence: words.licence,
  deviations: words.deviations,
  change: {
    measure: 'score',
    betterWhen: 'higher',
    threshold: 87,
    strength: 'published',
    basis: words.changeBasis,
  },
  countedFrom: [0, 117, 234],
  isRapidDecline: (before, now) => now * 2 <= before && before - now >= 60,
  whenToSeeDoctor: words.whenToSeeDoctor,
  algorithmVersion: 1,
  score,
}
