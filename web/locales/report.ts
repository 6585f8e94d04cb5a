/** Texts of the report for the doctor; what is said of one instrument alone comes from the instrument. */

export const reportTexts = {
  heading: 'Report for your doctor',
  /** On the pages that lead here. */
  link: 'Report for your doctor',
  open: 'Open the report',
  linkAbout: 'All your scores on one page, to print or to save as a PDF.',
  intro: 'One page with all your scores. Print it, write your name on it, and take it along.',
  loading: 'Putting your report together',
  failed: 'We could not load your scores.',
  failedAdvice: 'They are safe. Check your connection, then try again.',
  tryAgain: 'Try again',
  empty: 'You have no scores yet.',
  emptyAdvice: 'Take a short test. Then your report will be here.',
  goToEvaluations: 'Go to the evaluations',

  options: 'What goes on it',
  addAnswers: 'Add my answers',
  largePrint: 'Large print',
  print: 'Print or save as PDF',
  stays: 'The report is made on your device. We send it to nobody.',
  shareLink: 'Share my results by a link',
  howToSave: 'How to save it as a PDF',
  ways: [
    ['Computer', 'Press the button. Where the printer is named, choose "Save as PDF". Press Save.'],
    [
      'Android phone or tablet',
      'Press the button. At the top, choose "Save as PDF". Press the round PDF sign.',
    ],
    [
      'iPhone or iPad',
      'Press the button. In the print window, press the share sign. Choose "Save to Files".',
    ],
  ] as readonly (readonly [string, string])[],
  noWindow:
    'Does no window open? Then open this page in the main browser of your device, such as Chrome, Safari, Edge or Firefox.',

  name: 'Name',
  born: 'Date of birth',
  byHand: 'to be written by hand',
  about: (date: string) => `From Healthy Lifestyle Choices, ${date}. No score here is a diagnosis.`,
  notTaken: 'Not taken yet.',
  entered: 'Typed in by the person. There is nothing more to show.',
  sinceLast: 'Since last time',
  before: (scores: readonly string[]) => `Before: ${scores.join('; ')}.`,
  origin: 'Where from',
  onDate: (score: number, date: string) => `${score} on ${date}`,
  andOlder: (count: number) => (count === 1 ? '1 older score' : `${count} older scores`),
  parts: 'Parts',
  part: (label: string, value: string) => `${label} ${value}`,
  pleaseSee: 'Please look at',
  keepInMind: 'Keep in mind',
  first: 'First score. There is nothing to compare it with yet.',

  /** What a clinician should see at a glance; each by the name of the remark. */
  remarks: {
    atRisk: 'Short form (LSNS-6) below its line of 12, although the whole scale is above its own.',
    clamped: 'The score stops at 350. The sum of the answers is higher.',
    longerThanInBed: 'More sleep was given than time in bed. All time in bed was counted as sleep.',
    longTimeInBed: 'A very long time in bed was given. Morning and evening may be mixed up.',
    snoringAndPauses: 'Loud snoring and pauses in breathing were reported.',
  },
  assumedBedTime: (time: string) => `Bed time was given without AM or PM. It was read as ${time}.`,
  assumedWakeTime: (time: string) =>
    `Getting-up time was given without AM or PM. It was read as ${time}.`,

  addPlan: 'Add my plan',
  addDrawings: 'Add drawings of my scores over time',
  planHeading: 'What the person is trying',
  planSince: (date: string) => `Since ${date}.`,
  planKept: (done: number, due: number) => `Done on ${done} of ${due} days of the last 12 weeks.`,
  planLookBack: (said: string, date: string) => `Last look back, ${date}: “${said}”.`,

  answersHeading: 'The answers',
  answersOf: (domain: string, date: string) => `${domain}, answered ${date}`,
  noPoints: 'no points of its own',
  cannotShow: 'The points of these answers cannot be shown.',
  enteredHasNone: 'This score was typed in, so there are no answers to it.',
}

/** Texts of one language. */
export type ReportTexts = typeof reportTexts
