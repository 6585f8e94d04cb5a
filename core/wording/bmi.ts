/** What is said about the body mass index. */

export const bmiWords = {
  /** By the category that is stored and sent. */
  categories: {
    Underweight: 'Underweight',
    'Healthy Weight': 'Healthy Weight',
    Overweight: 'Overweight',
    Obese: 'Obese',
  },
  invalidHeightWeight: 'Please enter valid height and weight.',
  deviations: {
    gaps: 'The usual lists leave gaps between the categories, for example from 24.9 to 25. We round to one decimal first, so there are none.',
    limits:
      'Height from 1 foot and weight up to 300 pounds are the limits of this form. Some people weigh more and cannot use this form.',
  },
}

/** What is said about the body mass index in one language. */
export type BmiWords = typeof bmiWords
