/** What the nine stress questions say, in our own words; replace this file after licensing an official text. */

export const stressItemWords = {
  title: 'Perceived Stress Scale',
  recallPeriod: 'the last month',
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
      help: 'For example, a large bill you did not expect, or bad news about a friend.',
    },
    '1-1': {
      topic: 'Big things out of your hands',
      prompt: 'How often did it seem that the big things in your life were out of your hands?',
      help: 'Big things can be your health, your home or your money. For example, others made plans for you and you had no say.',
    },
    '1-2': {
      topic: 'Feeling tense',
      prompt: 'How often did you feel tense or on edge?',
      help: 'For example, you could not sit still, or a small noise made you jump.',
    },
    '1-3': {
      topic: 'Sure you can deal with troubles',
      prompt: 'How often were you sure you could deal with your own troubles?',
      help: 'This question is about a good feeling. For example, something broke and you knew you would find a way.',
    },
    '1-4': {
      topic: 'Days going well',
      prompt: 'How often did your days turn out the way you hoped?',
      help: 'This question is about good days. For example, you had a plan for the day and it worked.',
    },
    '2-0': {
      topic: 'Too much to do',
      prompt: 'How often was there more to do than you could manage?',
      help: 'For example, doctor visits, chores and caring for someone all in the same week.',
    },
    '2-1': {
      topic: 'In charge of your day',
      prompt: 'How often did you feel in charge of your day?',
      help: 'This question is about a good feeling. For example, you knew what came next and felt ready for it.',
    },
    '2-2': {
      topic: 'Angry at what you cannot change',
      prompt: 'How often were you angry about something you could not change?',
      help: 'For example, a long wait on the phone, or a rule that made no sense to you.',
    },
    '2-3': {
      topic: 'Too many problems',
      prompt: 'How often did your problems add up until they felt like too many to solve?',
      help: 'For example, one worry came on top of another and you did not know where to start.',
    },
  },
}

/** What the stress questions say in one language. */
export type StressItemWords = typeof stressItemWords
