/** What the questions on twelve activities say, in our own words; replace this file after licensing an official text. */

export const exerciseItemWords = {
  title: 'Sports and Activities',
  recallPeriod: 'the last 7 days',
  /** Builds the question about days. The text completes it: "did you ...?" */
  daysPrompt: (what: string) => `On how many of the last 7 days did you ${what}?`,
  hoursPrompt: 'On such a day, about how long did you do this?',
  hoursHelp:
    'Add up the whole day. For example, 20 minutes in the morning and 20 in the evening is "Less than 1 hour".',
  hoursTopic: (activity: string) => `${activity}: hours on such a day`,
  yardAndGarden: 'Yard and garden',
  days: {
    Never: 'Never',
    '1-2 days': '1 or 2 days',
    '3-4 days': '3 or 4 days',
    '5-7 days': '5 to 7 days',
  },
  hours: {
    'Less than 1 hour': 'Less than 1 hour',
    '1 hour to just under 2 hours': '1 hour to just under 2 hours',
    '2 to 4 hours': '2 to 4 hours',
    'More than 4 hours': 'More than 4 hours',
  },
  kinds: {
    'Mostly sitting': 'Mostly sitting',
    'Sitting or standing with some walking': 'Sitting or standing with some walking',
    'Walking with some lifting': 'Walking with some lifting',
    'Walking with heavy lifting or carrying': 'Walking with heavy lifting or carrying',
  },
  /** By the key of the question about days. */
  activities: {
    '1-0': {
      topic: 'Walking',
      what: 'walk outside your home',
      help: 'A stroll, the way to the store and walking the dog all count.',
    },
    '2-0': {
      topic: 'Light sport',
      what: 'do a light sport or hobby that keeps you moving',
      help: 'Light means you breathe as usual. For example bowling, fishing from a boat, stretching or easy chair exercises.',
    },
    '3-0': {
      topic: 'Moderate sport',
      what: 'do a sport that makes you breathe a little faster',
      help: 'You can still talk while you do it. For example dancing, water exercise, table tennis or golf when you walk the course.',
    },
    '4-0': {
      topic: 'Hard sport',
      what: 'do a hard sport that makes you breathe fast',
      help: 'You can say only a few words at a time. For example jogging, swimming laps, cycling uphill or an aerobics class.',
    },
    '5-0': {
      topic: 'Muscle exercises',
      what: 'do exercises that make your muscles stronger',
      help: 'For example lifting weights, stretch bands or push-ups against a wall. What a therapist showed you counts too.',
    },
    '6-0': {
      topic: 'Light housework',
      what: 'do light work in the house',
      help: 'For example making the bed, wiping the table or folding clothes.',
    },
    '7-0': {
      topic: 'Heavy housework',
      what: 'do heavy work in the house',
      help: 'For example vacuuming a whole room, mopping a floor or turning a mattress.',
    },
    '8-0': {
      topic: 'Home repairs',
      what: 'do repairs at home',
      help: 'For example fixing a faucet, putting up a shelf or painting a fence.',
    },
    '9-0': {
      topic: 'Lawn or yard work',
      what: 'do lawn or yard work',
      help: 'For example mowing, raking leaves or clearing snow.',
    },
    '9-1': {
      topic: 'Gardening',
      what: 'work in a garden outdoors',
      help: 'For example planting, pulling weeds or watering flowers. House plants do not count.',
    },
    '10-0': {
      topic: 'Caring for someone',
      what: 'care for another person',
      help: 'For example a grandchild, a partner or a neighbor who needs help with washing, dressing or meals.',
    },
    '11-0': {
      topic: 'Paid or volunteer work',
      what: 'do paid or volunteer work',
      help: 'For example a job, or helping at a food bank, a school or a faith group.',
    },
  },
  kindOfWork: {
    topic: 'Kind of work',
    prompt: 'What was that work mostly like?',
    help: 'Choose what you did for most of the time. For example, answering the phone at a desk is "Mostly sitting".',
  },
}

/** What the questions on activities say in one language. */
export type ExerciseItemWords = typeof exerciseItemWords
