/** "Help me with this" for the stress questions, each with an example, in our own words. */

/** By linkId. */
export const stressHelps = {
  '1-0': 'For example, a large bill you did not expect, or bad news about a friend.',
  '1-1':
    'Big things can be your health, your home or your money. For example, others made plans for you and you had no say.',
  '1-2': 'For example, you could not sit still, or a small noise made you jump.',
  '1-3':
    'This question is about a good feeling. For example, something broke and you knew you would find a way.',
  '1-4': 'This question is about good days. For example, you had a plan for the day and it worked.',
  '2-0': 'For example, doctor visits, chores and caring for someone all in the same week.',
  '2-1':
    'This question is about a good feeling. For example, you knew what came next and felt ready for it.',
  '2-2': 'For example, a long wait on the phone, or a rule that made no sense to you.',
  '2-3': 'For example, one worry came on top of another and you did not know where to start.',
}

/** The helps in one language. */
export type StressHelps = typeof stressHelps
