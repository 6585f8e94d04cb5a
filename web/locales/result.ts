/** Texts of the result page. What is said of one instrument alone comes from the instrument. */

export const resultTexts = {
  title: (scoreName: string) => `Your ${scoreName}`,
  loading: 'Loading your score',
  noScoreFound: 'No score found',
  scoreLabel: 'Score',
  notAvailable: 'N/A',
  noScoreAdvice: 'Take the test first. Then your score will be here.',
  failureAdvice: 'Your answers are safe. Please try again in a moment.',
  takeTest: 'Take the test',

  finished: (date: string) => `From your answers of ${date}`,
  outOf: (max: number) => `out of ${max}`,
  orMore: (score: number) => `${score} or more`,
  stressBand: (label: string) => `${label} stress`,
  goodSleep: (label: string) => `${label} sleep`,
  bandWith: (label: string, caption: string) => `${label} ${caption}`,
  lowerIsBetter: 'Lower is better',
  higherIsBetter: 'Higher is better',

  seeAdvice: 'See what I can do about it',

  legendAndTable: 'Legend and table',
  legend: 'What the scores are called',
  yourScore: 'Your score',
  asTable: 'Show this as a table',
  tableColumns: ['Score', 'Name', 'Where you are'] as readonly [string, string, string],
  noteWord: (note: string) => `Note: ${note}.`,

  whatItMeans: 'What it means',
  behindIt: 'The numbers behind it',
  keepInMind: 'What to keep in mind',
  doctorHeading: 'When to talk to a doctor',

  ofMax: (value: number, max: number) => `${value} of ${max}`,
  points: (value: number) => (Math.round(value) === 1 ? '1 point' : `${Math.round(value)} points`),
  wholeNetwork: 'Whole network (LSNS-R)',
  wholeNetworkLine:
    'This is all 12 answers added up, from 0 to 60. Here more is better: 24 or more is the usual line.',
  shortForm: 'Short form of six questions (LSNS-6)',
  shortFormLine: '12 or more is the usual line.',
  atRisk:
    'Your short form is below its line of 12, although your whole score is good. A few people carry much of your network. It may be worth adding one more person to call.',
  strainHint: 'How heavy things felt. Lower is better.',
  controlHint: 'How little you felt in charge. Lower is better.',
  bmi: 'Body mass index (BMI)',
  bmiHint: 'Shown here because the test itself looks only for too little food.',
  clamped: 'The score stops at 350. Yours is 350 or more.',
  surveyGroup: (name: string) => `Group name on this scale: ${name}`,
  bedTime: 'Bed time',
  wakeTime: 'Getting-up time',
  assumedTime: (time: string) =>
    `You did not say morning or evening, so we read this as ${time}. If that is wrong, change that answer below, or take the test again.`,
  asleep: 'Asleep',
  inBed: 'In bed',
  hours: inHours,
  efficiency: 'Share of time in bed asleep',
  efficiencyHint: '85% or more counts as good.',
  longerThanInBed:
    'You told us more sleep than time in bed. We counted all your time in bed as sleep.',
  longTimeInBed:
    'This is a very long time in bed. Please check that morning and evening are right.',
  snoringAndPauses:
    'You told us about loud snoring and pauses in breathing. Please mention it to your doctor. It can be checked and treated.',

  changeHeading: 'Since last time',
  firstTime:
    'This is your first score here. Take the test again in a month or so, and you will see here what changed.',
  compared: (measure: string, previous: number, date: string, current: number) =>
    `${measure}: ${previous} on ${date}, ${current} now.`,

  howMade: 'How this score was made',
  change: 'Change',
  changeAnswer: (topic: string) => `Change: ${topic}`,
  scoreAgain: 'Score again',
  keepAnswer: 'Keep my answer',
  scoredAgain: 'Scored again with your change.',
  makingIt: 'Working out the points',
  cannotExplain: 'The points of each answer cannot be shown just now.',
  yourAnswers: 'Your answers and their points',
  youAnswered: 'You answered:',
  noPointsOfItsOwn: 'No points of its own',
  partsHeading: 'The parts',
  lastSteps: 'From the parts to the score',
  rule: 'The rule in words',
  source: 'Source',
  license: 'License',
  deviations: 'What differs from the published form',
  version: (version: number) => `Version ${version} of this test and its rule.`,

  nextHeading: 'What to do next',
  nextPart: (name: string, minutes: number) => `Next: ${name}, about ${minutes} minutes`,
  healthCoach: 'Health Coach',
  allScores: 'See all your scores',
  overTime: 'See it over time',
  peopleLikeMe: 'People like me',
  takeAgain: 'Take this test again',
  print: 'Print this page',
}

/** 450 is "7 hours 30 minutes". */
function inHours(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const words = [
    hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'minute' : 'minutes'}` : '',
  ].filter(Boolean)
  return words.join(' ') || '0 minutes'
}

/** Texts of one language. */
export type ResultTexts = typeof resultTexts
