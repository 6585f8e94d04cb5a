/** What the nine stress questions say, in our own words; replace this file after licensing an official text. */

export const stressItemWords = {
  title: 'Perceived Stress Scale',
  recallPeriod: 'the last month',
  citation:
    'Cohen, Kamarck and Mermelstein, Journal of Health and Social Behavior, 1983;24:385-396; United States figures of 2009: Cohen and Janicki-Deverts, 2012; two parts: Klein and colleagues, BMC Psychiatry, 2016;16:159.',
  pages: {
    1: 'Think about the last month',
    2: 'Still about the last month',
  },
  often: {
    Never: 'Never',
    'Almost Never': 'Almost never',
    Sometimes: 'Sometimes',
    'Fairly Often': 'Fairly often',
    'Very Often': 'Very often',
  },
  items: {
    '1-0': {
      topic: 'Bad surprises',
      prompt: 'How often did a sudden surprise leave you feeling bad?',
    },
    '1-1': {
      topic: 'Big things out of your hands',
      prompt: 'How often did it seem that the big things in your life were out of your hands?',
    },
    '1-2': {
      topic: 'Feeling tense',
      prompt: 'How often did you feel tense or on edge?',
    },
    '1-3': {
      topic: 'Sure you can deal with troubles',
      prompt: 'How often were you sure you could deal with your own troubles?',
    },
    '1-4': {
      topic: 'Days going well',
      prompt: 'How often did your days turn out the way you hoped?',
    },
    '2-0': {
      topic: 'Too much to do',
      prompt: 'How often was there more to do than you could manage?',
    },
    '2-1': {
      topic: 'In charge of your day',
      prompt: 'How often did you feel in charge of your day?',
    },
    '2-2': {
      topic: 'Angry at what you cannot change',
      prompt: 'How often were you angry about something you could not change?',
    },
    '2-3': {
      topic: 'Too many problems',
      prompt: 'How often did your problems add up until they felt like too many to solve?',
    },
  },
}

/** What the stress questions say in one language. */
export type StressItemWords = typeof stressItemWords

/** "Help me with this", by linkId: an example for each question. */
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
