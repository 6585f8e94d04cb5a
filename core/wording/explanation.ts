/** The words of "How this score was made". */

export const explanationWords = {
  addsNoPoints: 'Adds no points.',
  reversed: 'Counted the other way around, because this is a good thing.',

  savedBmi: 'Your saved BMI',
  bmiPoints: 'Below 19.0 gives 0 points, from 19.0 gives 1, from 21.0 gives 2, from 23.0 gives 3.',
  threeForFour: (control: number, counted: number) =>
    `${control} x 4 ÷ 3, rounded, is ${counted}: three questions stand for four.`,
  publishedTotal: (sum: string, total: number) =>
    `${sum} = ${total}, the published total of 0 to 60`,
  fromTheLine: (score: number) =>
    `24 or more: 3 less 1 for each full 9 points above 24, but not below 0, gives ${score}`,
  belowTheLine: (less: number, score: number) =>
    `Below 24: 11 less ${less} (1 for each full 3 points) gives ${score}`,

  readAs: (time: string) => `Read as ${time}. Used for the time in bed.`,
  alsoForShare: 'Also used for the share of time in bed asleep.',
  asleepOf: (asleep: number, inBed: number, percent: number) =>
    `${asleep} of ${inBed} minutes in bed asleep is ${percent}%.`,
  countsAs: (sum: number, counted: number) => `${sum} counts as ${counted}.`,

  stopsAt350: 'The score stops at 350',
  roundedAtTheEnd: (sum: string, total: number) =>
    `${sum} is about ${total}: added up first, then rounded.`,
  decides: 'Decides whether the work counts.',
  usedAbove: 'Used in the line above.',
  notDone: 'Not done in the last 7 days.',
  countsOnce: (weight: number) => `Counts ${weight} once if done at all; more days add nothing.`,
  sittingAddsNothing: 'Work done mostly sitting adds nothing.',
  weighed: (weight: number, days: number, hours: number, average: number) =>
    `${weight} x ${days} days x ${hours} hours ÷ 7 (about ${average} hours a day)`,
}

/** The words of "How this score was made" in one language. */
export type ExplanationWords = typeof explanationWords
