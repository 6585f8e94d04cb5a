/** Mini Nutritional Assessment, short form: eating enough for your health, 0 to 14. */

import { bmiPoints } from '../bmi.ts'
import { type Band, type Instrument, itemsOf } from '../instrument.ts'
import { mnaQuestionnaire } from '../questionnaires/mna-questionnaire.ts'
import { readChoices, sumOf } from '../rules/answer-sheet.ts'
import { scored } from '../rules/scored.ts'
import { isFault, type Outcome, type ScoringContext, type ScoringFault } from '../scoring.ts'

const items = itemsOf(mnaQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Malnourished',
    from: 0,
    to: 7,
    tone: 'poor',
    meaning:
      'Your answers suggest that your body may not be getting enough food. Please talk to your doctor about it soon.',
  },
  {
    label: 'At Risk',
    from: 8,
    to: 11,
    tone: 'fair',
    meaning:
      'Your body may be getting too little food. Small extra meals can help. Weigh yourself each week and tell your doctor about this result.',
  },
  {
    label: 'Normal Nutrition',
    from: 12,
    to: 14,
    tone: 'good',
    meaning: 'You seem to eat enough for your body. Keep up your regular meals.',
  },
]

function score(answers: unknown, context: ScoringContext): Outcome {
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

/** The nutrition instrument: 5 items and the saved BMI, higher is better. */
export const mna: Instrument = {
  ...mnaQuestionnaire,
  scoreName: 'nutrition score',
  minScore: 0,
  maxScore: 14,
  direction: 'higher-is-better',
  bands,
  components: [
    { name: 'foodIntake', label: 'How much you eat', max: 2 },
    { name: 'weightLoss', label: 'Weight lost', max: 3 },
    { name: 'mobility', label: 'Getting about', max: 2 },
    { name: 'stress', label: 'Heavy stress or sudden illness', max: 2 },
    { name: 'neuro', label: 'Memory and mood', max: 2 },
    { name: 'bmi', label: 'Body mass index (BMI)', max: 3 },
  ],
  formula: [
    'The five answers give 0 to 11 points.',
    'Your saved BMI gives 0 points below 19.0, 1 point from 19.0, 2 points from 21.0 and 3 points from 23.0.',
    'The score is the sum, 0 to 14. Higher is better.',
  ],
  notes: [
    'This looks only for too little food. A high weight still gets full points, so look at your BMI as well.',
    'With a BMI below 19.0 the best possible score is 11, which is At Risk.',
    'Memory and mood are hard to judge for ourselves, so that answer is less certain.',
    'Questions adapted in our own words from the published instrument; not the official form; for self-reflection, not diagnosis.',
  ],
  shortSource: 'Mini Nutritional Assessment (MNA-SF), Kaiser and colleagues, 2009',
  citation:
    'Kaiser and colleagues, Journal of Nutrition, Health and Aging, 2009;13:782-788 (short form); self-completed form: Huhmann and colleagues, the same journal, 2013;17:339.',
  licence:
    'The form can be downloaded freely. As far as we know it is copyright and trademark of Société des Produits Nestlé, and commercial or electronic use needs permission.',
  deviations: [
    'Our own wording in place of the published sentences; how well the new wording measures has not been tested.',
    'Filled in by the person, though it was made for professionals. In one study a self-completed form agreed with staff for 99% of the malnourished and 83% of those at risk.',
    'This form asks five questions; the sixth item of the published form is the saved BMI. Without a saved BMI there is no score.',
    'The memory and mood answers are softer than on the form, because people are asked about themselves.',
  ],
  algorithmVersion: 1,
  score,
}
