/** Texts about the typed times of a night: which half of the day is meant, and whether they fit together. */

export const nightTexts = {
  whichHalf: (typed: string) => `You wrote ${typed}. Which one do you mean?`,
  atTime: (time: string, part: string) => `${time}, ${part}`,
  parts: {
    night: 'at night',
    morning: 'in the morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
  },

  checkTitle: 'Please check your times',
  doubts: {
    'more-sleep-than-bed': (inBed: string, asleep: string) =>
      `You were in bed about ${inBed} and slept about ${asleep}. Is that right?`,
    'long-night': (from: string, to: string, inBed: string) =>
      `From ${from} to ${to} is about ${inBed} in bed. Is that right?`,
    'bed-by-day': (bed: string) => `You go to bed at ${bed}. Is that right?`,
  },
  keep: 'Yes, that is right',
}

/** Texts of one language. */
export type NightTexts = typeof nightTexts
