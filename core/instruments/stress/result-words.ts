/** What is said about the stress score: its bands, its parts, its rule and where it comes from. */

import { derivedThreshold } from '../../wording/change.ts'
import type { Translated } from '../../languages.ts'

export const stressResultWords = {
  scoreName: 'stress score',
  /** By the label that is stored and sent. */
  bands: {
    Low: {
      name: 'Low',
      meaning: 'Life felt mostly easy to handle in the last month. Keep doing what keeps you calm.',
    },
    Moderate: {
      name: 'Moderate',
      meaning:
        'Life felt hard to handle some of the time. A daily walk, slow breathing or a talk with a friend can help.',
    },
    High: {
      name: 'High',
      meaning:
        'Life felt hard to handle much of the time. That is a lot to carry. Please talk to your doctor or someone you trust about it.',
    },
  },
  components: {
    strain: 'Strain',
    lowControl: 'Low sense of control',
    rawNine: 'Plain sum of the nine answers',
  },
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
    'We ask the published questions in our own words. This is not the official form. It is for thinking about yourself, not a diagnosis.',
  ],
  shortSource: 'Perceived Stress Scale (PSS), Cohen and colleagues, 1983',
  licence:
    'As far as we know, free for non-profit research and education without asking. Use for profit needs permission, now through Mapi ePROVIDE. One weak source names the American Sociological Association as well, and a fee.',
  deviations: [
    'We use our own words in place of the published ones. Nobody has tested how well our words measure.',
    'The published scale has 10 questions. This form has 9. Number 7 (handling irritations) is left out: the other answers predict this one best.',
    'We estimate the missing question from the three others on control. So 40 can still be reached.',
    'The three bands are the usual ones, not limits of the author.',
  ],
  changeBasis: `${derivedThreshold}; r .85 over 2 days (Cohen, 1983, from memory), SD 6.77 (United States 2009).`,
  whenToSeeDoctor:
    'Talk to your doctor if worry or low mood keeps you from sleeping, eating or enjoying things for more than two weeks. If you feel that you cannot go on, do not wait: call your emergency number, or tell someone you trust right now.',
} as const

/** What is said about the stress score in one language. */
export type StressResultWords = Translated<typeof stressResultWords>
