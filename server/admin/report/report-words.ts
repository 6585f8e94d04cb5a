/** What the report says; the operator reads English (decision 019). */

import { fewestTold } from '../research/small-groups.ts'

/** The head of the page. */
export const pageWords = {
  title: 'How this site is used',
  /** @param day - for example `23 November 2026`. */
  counted: (day: string) => `Counted on ${day} (UTC).`,
  howToRead: [
    'All numbers are people with an account, rounded down to tens: 40 stands for 40 to 49. Percentages are made of these numbers, so they are rough where few people are.',
    `Of fewer than ${fewestTold} people nothing is told. “Under ${fewestTold}” can also mean nobody. Because of the rounding, it cannot be worked out from the other numbers either.`,
    'Guests are not counted. They have no account, and their answers stay on their own devices.',
  ],
  small: `under ${fewestTold}`,
  group: 'Group',
  people: 'People',
  share: 'Share',
  everybody: 'Everybody',
  month: 'Month',
  contents: 'On this page',
  /** @param title - of a table that may be wider than the page. */
  wide: (title: string) => `${title}, a wide table`,
} as const

/** Heading of each section, and what has to be known to read it. */
export const sectionWords = {
  participation: {
    title: 'Who takes part',
    notes: ['A part counts as done with its first result.'],
  },
  months: {
    title: 'Month by month',
    notes: [
      'People who finished a questionnaire in the month, by the day on which they finished it. The present month is not over.',
    ],
  },
  results: {
    title: 'Newest results',
    notes: [
      'The newest result of each person. Scores that people typed in from elsewhere are not counted.',
    ],
  },
  change: {
    title: 'Change since the first result',
    notes: [
      'The newest result beside the first one, judged as on people’s own pages: only a difference beyond normal variation counts as better or worse, and only from two weeks apart on.',
      'People also change for other reasons, and those who come back are not like those who do not. So this does not show what the site has brought about.',
    ],
  },
  time: {
    title: 'From the first answer to the last',
    notes: ['Of the newest result of each person.'],
  },
  questions: {
    title: 'Question by question',
    notes: [
      'At which question people stop cannot be known here: what somebody has begun stays on their device until they finish it, and what they never finish never comes to the server.',
      'What is known: how many of those who finished answered each question, in their newest result. Where it is fewer than all, the question was asked of some people only, or need not be answered.',
    ],
  },
  plans: {
    title: 'Plans kept',
    notes: [
      'Steps that people chose for themselves, and what they said of them. Their words are not read. How a week went is what the person said at their newest look back.',
    ],
  },
} as const

/** Titles of the tables that are not of one domain. */
export const tableTitles = {
  parts: 'Parts done',
  domains: 'People with a result, by part',
  plans: 'Steps, of all accounts',
  steps: 'What the steps are for',
  weeks: 'How the week went',
  days: 'Days marked as done in that week',
} as const

/** What the groups are called. */
export const groupNames = {
  parts: {
    none: 'None yet',
    one: 'One',
    'two-or-three': 'Two or three',
    'four-or-five': 'Four or five',
    all: 'All',
  },
  change: {
    better: 'Better',
    'no-clear-change': 'No clear change',
    worse: 'Worse',
    'too-soon': 'Too soon to say',
    'one-result': 'One result only',
  },
  pace: {
    'within-an-hour': 'Within an hour',
    'within-a-day': 'Within a day',
    later: 'After more than a day',
    'not-noted': 'Not noted',
  },
  plans: {
    chosen: 'Chose a step',
    ticked: 'Marked a day as done',
    'looked-back': 'Looked back on a week',
  },
  ownIdea: 'An idea of their own',
  weeks: {
    kept: 'Kept',
    hard: 'Too hard',
    easy: 'Too easy',
    notForMe: 'Not for me',
  },
  days: {
    'all-days': 'All days',
    'half-or-more': 'Half or more',
    'less-than-half': 'Fewer than half',
  },
} as const
