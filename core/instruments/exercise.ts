/** Physical Activity Scale for the Elderly, 12 activities: how much a person moved in the last week, 0 to 350. */

import { type Band, type Instrument, itemsOf } from '../instrument.ts'
import { exerciseQuestionnaire } from '../questionnaires/exercise-questionnaire.ts'
import { activityParts, activityWeights, partsOfPoint } from '../rules/activity-weights.ts'
import { openSheet, readPoints } from '../rules/answer-sheet.ts'
import { ownValue } from '../rules/plain-object.ts'
import { roundHalfUp, roundToDecimals } from '../rules/rounding.ts'
import { scored } from '../rules/scored.ts'
import { isFault, type Outcome } from '../scoring.ts'

const items = itemsOf(exerciseQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Very Low Activity',
    from: 0,
    to: 49,
    tone: 'poor',
    printedRange: '0-50',
    meaning:
      'You moved very little in the last week. Every bit helps: begin with five minutes of walking a day, or a few chair exercises.',
  },
  {
    label: 'Low to Moderate',
    from: 50,
    to: 149,
    tone: 'fair',
    printedRange: '51-150',
    meaning:
      'You moved some in the last week, as many people over 65 do. A little more walking or strength exercise would do you good.',
  },
  {
    label: 'Moderate to Active',
    from: 150,
    to: 249,
    tone: 'good',
    printedRange: '151-250',
    meaning:
      'You moved a good deal in the last week. Well done. Keep a mix of walking and strength.',
  },
  {
    label: 'Highly Active',
    from: 250,
    to: 350,
    tone: 'good',
    printedRange: '251-350',
    meaning: 'You moved a great deal in the last week. Well done. Remember to rest as well.',
  },
]

const componentOf = new Map(items.map((item) => [item.linkId, item.component]))

function score(answers: unknown): Outcome {
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
  scoreName: 'activity score',
  minScore: 0,
  maxScore: 350,
  direction: 'higher-is-better',
  bands,
  components: [
    { name: 'leisure', label: 'Walking, sport and muscle exercises', max: 501.43 },
    { name: 'household', label: 'House, yard and care', max: 171 },
    { name: 'work', label: 'Paid or volunteer work', max: 90 },
    { name: 'raw', label: 'Sum before the limit of 350', max: 762.43 },
  ],
  formula: [
    'Each answer about days stands for a middle value: 1-2 days for 1.5, 3-4 days for 3.5, 5-7 days for 6.',
    'Each answer about hours stands for a middle value: under 1 hour for 0.5, 1 to just under 2 hours for 1.5, 2 to 4 hours for 3, over 4 hours for 5.',
    'Walking, sport, muscle exercises and work: weight times days times hours, divided by 7. Weights: walking 20, light sport 21, moderate 23, hard 23, muscles 30, work 21. Work done mostly sitting counts 0.',
    'House and garden count once if done at all: light housework 25, heavy housework 25, repairs 30, yard 36, gardening 20, care 35. More days do not add more.',
    'The parts are added and rounded. The score stops at 350, so 350 means 350 or more. Higher is better.',
  ],
  notes: [
    'a score of exactly 50, 150 or 250 counts in the higher group',
    'The bands are set by the makers of this site, not from a published study. In one study people over 65 scored 119 on average.',
    'Questions adapted in our own words from the published instrument; not the official form; for self-reflection, not diagnosis.',
  ],
  shortSource: 'Physical Activity Scale for the Elderly (PASE), Washburn and colleagues, 1993',
  citation:
    'Physical Activity Scale for the Elderly (PASE): Washburn, Smith, Jette and Janney, Journal of Clinical Epidemiology, 1993;46:153-162; Washburn and colleagues, the same journal, 1999;52:643-651.',
  licence:
    'The official form and manual are sold by New England Research Institutes; permission also through HealthCore. Ours is not the official form.',
  deviations: [
    'Our own wording in place of the published sentences; how well the new wording measures has not been tested.',
    'The first published question (sitting) is not scored and is left out. Lawn work and gardening share a page.',
    'House, yard and care are asked by days, but count only as done or not done, as in the published scale.',
    'The published scale asks for work in hours a week. We ask days and hours in groups and use middle values.',
    'The published score has no upper limit; this one stops at 350 and keeps the full sum beside it.',
    'The bands and their limits are not published. The printed groups 0-50, 51-150, 151-250 and 251-350 leave exactly 50, 150 and 250 unclear; they count in the higher group.',
  ],
  algorithmVersion: 1,
  score,
}
