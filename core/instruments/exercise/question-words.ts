/** What the questions on twelve activities say, in our own words; replace this file after licensing an official text. */

export const exerciseItemWords = {
  title: 'Sports and Activities',
  recallPeriod: 'the last 7 days',
  citation:
    'Physical Activity Scale for the Elderly (PASE): Washburn, Smith, Jette and Janney, Journal of Clinical Epidemiology, 1993;46:153-162; Washburn and colleagues, the same journal, 1999;52:643-651.',
  /** Builds the question about days. The text completes it: "did you ...?" */
  daysPrompt: (what: string) => `On how many of the last 7 days did you ${what}?`,
  hoursPrompt: 'On such a day, about how long did you do this?',
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
    },
    '2-0': {
      topic: 'Light sport',
      what: 'do a light sport or hobby that keeps you moving',
    },
    '3-0': {
      topic: 'Moderate sport',
      what: 'do a sport that makes you breathe a little faster',
    },
    '4-0': {
      topic: 'Hard sport',
      what: 'do a hard sport that makes you breathe fast',
    },
    '5-0': {
      topic: 'Muscle exercises',
      what: 'do exercises that make your muscles stronger',
    },
    '6-0': {
      topic: 'Light housework',
      what: 'do light work in the house',
    },
    '7-0': {
      topic: 'Heavy housework',
      what: 'do heavy work in the house',
    },
    '8-0': {
      topic: 'Home repairs',
      what: 'do repairs at home',
    },
    '9-0': {
      topic: 'Lawn or yard work',
      what: 'do lawn or yard work',
    },
    '9-1': {
      topic: 'Gardening',
      what: 'work in a garden outdoors',
    },
    '10-0': {
      topic: 'Caring for someone',
      what: 'care for another person',
    },
    '11-0': {
      topic: 'Paid or volunteer work',
      what: 'do paid or volunteer work',
    },
  },
  kindOfWork: {
    topic: 'Kind of work',
    prompt: 'What was that work mostly like?',
  },
}

/** What the questions on activities say in one language. */
export type ExerciseItemWords = typeof exerciseItemWords

const hours =
  'Add up the whole day. For example, 20 minutes in the morning and 20 in the evening is "Less than 1 hour".'

/** "Help me with this", by linkId: an example for each question. */
export const exerciseHelps = {
  '1-0': 'A stroll, the way to the store and walking the dog all count.',
  '1-1': hours,
  '2-0':
    'Light means you breathe as usual. For example bowling, fishing from a boat, stretching or easy chair exercises.',
  '2-1': hours,
  '3-0':
    'You can still talk while you do it. For example dancing, water exercise, table tennis or golf when you walk the course.',
  '3-1': hours,
  '4-0':
    'You can say only a few words at a time. For example jogging, swimming laps, cycling uphill or an aerobics class.',
  '4-1': hours,
  '5-0':
    'For example lifting weights, stretch bands or push-ups against a wall. What a therapist showed you counts too.',
  '5-1': hours,
  '6-0': 'For example making the bed, wiping the table or folding clothes.',
  '7-0': 'For example, you vacuum a whole room, mop a floor or turn a mattress.',
  '8-0': 'For example fixing a faucet, putting up a shelf or painting a fence.',
  '9-0': 'For example mowing, raking leaves or clearing snow.',
  '9-1': 'For example planting, pulling weeds or watering flowers. House plants do not count.',
  '10-0': 'For example, a grandchild, a partner or a neighbor needs help to wash, dress or eat.',
  '11-0': 'For example a job, or helping at a food bank, a school or a faith group.',
  '11-1': hours,
  '11-2':
    'Choose what you did for most of the time. For example, answering the phone at a desk is "Mostly sitting".',
}

/** The helps in one language. */
export type ExerciseHelps = typeof exerciseHelps
