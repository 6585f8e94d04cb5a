/** Digital Literacy Survey: what a person does online, 0 to 10; an index of our own, not a published scale. */

import { type Band, type Instrument, itemsOf } from '../instrument.ts'
import { literacyQuestionnaire } from '../questionnaires/literacy-questionnaire.ts'
import { readChoices, sumOf } from '../rules/answer-sheet.ts'
import { scored } from '../rules/scored.ts'
import { isFault, type Outcome } from '../scoring.ts'

const items = itemsOf(literacyQuestionnaire)

const bands: readonly Band[] = [
  {
    label: 'Potential Cognitive Concerns',
    from: 0,
    to: 5,
    tone: 'poor',
    meaning:
      'You use digital devices for a few things, now and then, or not at all. That says nothing about your memory or thinking. A class at a library or senior center is a friendly way to start.',
  },
  {
    label: 'Mild Cognitive Changes',
    from: 6,
    to: 7,
    tone: 'fair',
    meaning:
      'You use digital devices with some confidence. That says nothing about your memory or thinking. Try one new thing this month, such as a video call.',
  },
  {
    label: 'Strong Cognitive Function',
    from: 8,
    to: 10,
    tone: 'good',
    meaning:
      'You know your way around digital devices. Keep learning new things, and maybe show a friend.',
  },
]

function score(answers: unknown): Outcome {
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
  scoreName: 'digital confidence score',
  minScore: 0,
  maxScore: 10,
  direction: 'higher-is-better',
  bands,
  components: [
    { name: 'device', label: 'Device', max: 2 },
    { name: 'frequency', label: 'How often online', max: 2 },
    { name: 'activity', label: 'Hardest thing done alone', max: 3 },
    { name: 'belief', label: 'Digital skills matter', max: 1 },
    { name: 'motivation', label: 'Wish to learn more', max: 1 },
    { name: 'courses', label: 'Course or class', max: 1 },
  ],
  formula: [
    'What you do counts most: device 0 to 2, how often 0 to 2, and the hardest thing you do alone 0 to 3 points.',
    'What you think and learn counts 0 to 1 point each: that digital skills matter, that you would like to learn more, and that you took a class.',
    'Your age adds nothing.',
    'The score is the sum, 0 to 10. Higher is better.',
  ],
  notes: [
    'This is about your digital habits. It is not a test of memory or thinking.',
    'The questions and points are our own. They are for self-reflection, not diagnosis.',
  ],
  shortSource: 'Our own index of digital habits, not a published scale',
  citation:
    'Our own index. Ideas from: Roque and Boot, 2018 (mobile device skills of older adults); Oh and colleagues, JMIR, 2021, e26145 (review of measures); Wieczorek and colleagues, Scientific Reports, 2024 (regular use as at least weekly).',
  licence: 'Our own questions and rule, under the license of this software.',
  deviations: [
    'No published scale has these seven single-choice questions, so both the questions and the points are ours. Nobody has tested how well they measure.',
    'The band names are set by the makers of this site and speak of cognition. The questions ask about digital habits. One study (Heponiemi and colleagues, JMIR, 2023, e42287) found a link between word memory and digital skills, but also with eyesight and arm movement. So the names say nothing about memory or thinking.',
    'The keys of five answers (food-intake, weight-loss, mobility, stress, neuro) are left over from the nutrition form. They are kept and never shown.',
  ],
  algorithmVersion: 1,
  score,
}
