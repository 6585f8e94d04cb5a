/** Perceived Stress Scale, 9 of its 10 items: how hard life felt in the last month, 0 to 40. */

import { type Band, type Instrument, itemsOf } from '../instrument.ts'
import { stressQuestionnaire } from '../questionnaires/stress-questionnaire.ts'
import { readChoices, sumOf } from '../rules/answer-sheet.ts'
import { roundHalfUp } from '../rules/rounding.ts'
import { scored } from '../rules/scored.ts'
import { isFault, type Outcome } from '../scoring.ts'

const items = itemsOf(stressQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Low',
    from: 0,
    to: 13,
    tone: 'good',
    meaning: 'Life felt mostly easy to handle in the last month. Keep doing what keeps you calm.',
  },
  {
    label: 'Moderate',
    from: 14,
    to: 26,
    tone: 'fair',
    meaning:
      'Life felt hard to handle some of the time. A daily walk, slow breathing or a talk with a friend can help.',
  },
  {
    label: 'High',
    from: 27,
    to: 40,
    tone: 'poor',
    meaning:
      'Life felt hard to handle much of the time. That is a lot to carry. Please talk to your doctor or someone you trust about it.',
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

function score(answers: unknown): Outcome {
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
  scoreName: 'stress score',
  minScore: 0,
  maxScore: 40,
  direction: 'lower-is-better',
  bands,
  components: [
    { name: 'strain', label: 'Strain', max: 24 },
    { name: 'lowControl', label: 'Low sense of control', max: 12 },
    { name: 'rawNine', label: 'Plain sum of the nine answers', max: 36 },
  ],
  formula: [
    'Each answer gives 0 to 4 points.',
    'Three questions ask about good things. Their points are turned around: "Very often" gives 0 and "Never" gives 4.',
    'Strain is the sum of the six other answers, 0 to 24.',
    'Low control is the sum of the three turned answers, 0 to 12. It is multiplied by 4 and divided by 3, then rounded, because the published scale has four such questions.',
    'The score is strain plus the rounded control part, 0 to 40. Lower is better.',
  ],
  notes: [
    '9-question version; the ninth part of control is estimated.',
    'One question of the published scale is left out. The three questions most like it stand in for it.',
    'The bands are the usual ones. The author of the scale gives no limits between them.',
    'Questions adapted in our own words from the published instrument; not the official form; for self-reflection, not diagnosis.',
  ],
  shortSource: 'Perceived Stress Scale (PSS), Cohen and colleagues, 1983',
  citation:
    'Cohen, Kamarck and Mermelstein, Journal of Health and Social Behavior, 1983;24:385-396; United States figures of 2009: Cohen and Janicki-Deverts, 2012; two parts: Klein and colleagues, BMC Psychiatry, 2016;16:159.',
  licence:
    'As far as we know, free for non-profit research and education without asking. Use for profit needs permission, now through Mapi ePROVIDE. One weak source names the American Sociological Association as well, and a fee.',
  deviations: [
    'Our own wording in place of the published sentences; how well the new wording measures has not been tested.',
    'The published scale has 10 questions. Number 7 (handling irritations) is left out, because this form has 9 questions and the other answers predict this one best.',
    'The missing question is estimated from the three other control questions, so that 40 can still be reached.',
    'The three bands are the usual ones, not limits of the author.',
  ],
  algorithmVersion: 1,
  score,
}
