/** What is said about the sleep score: its bands, its parts, its rule and where it comes from. */

import { derivedThreshold } from '../../wording/change.ts'
import type { Translated } from '../../languages.ts'

export const sleepResultWords = {
  scoreName: 'sleep score',
  bandCaption: 'sleep problems',
  /** By the label that is stored and sent. */
  bands: {
    Good: {
      name: 'Good',
      meaning:
        'Your answers show few sleep problems. Keep your usual bed time and getting-up time.',
    },
    Moderate: {
      name: 'Moderate',
      meaning:
        'You have some sleep problems. The same getting-up time each day and a calm hour before bed can help.',
    },
    Severe: {
      name: 'Severe',
      meaning:
        'You have many sleep problems. Good help exists. Please tell your doctor how you have been sleeping.',
    },
    'Very Severe': {
      name: 'Very Severe',
      meaning:
        'Sleep is hard for you on most nights. Please talk to your doctor soon: much can be done for sleep at any age.',
    },
  },
  components: {
    quality: 'Sleep as a whole',
    latency: 'Falling asleep',
    duration: 'Hours of sleep',
    efficiency: 'Share of time in bed asleep',
    disturbance: 'Things that spoil sleep',
    medication: 'Medicine to help you sleep',
    daytime: 'Tired by day',
    bedTime: 'Bed time as we read it',
    wakeTime: 'Getting-up time as we read it',
    minutesInBed: 'Minutes in bed',
    sleepMinutes: 'Minutes asleep',
    efficiencyPercent: 'Percent of time in bed asleep',
  },
  formula: [
    'The answers make seven parts of 0 to 3 points each. 0 means no problem.',
    'Falling asleep: up to 15 minutes 0, up to 30 minutes 1, up to 60 minutes 2, longer 3, plus 0 to 3 for how often it took over 30 minutes. A sum of 1-2 counts 1, 3-4 counts 2, 5-6 counts 3.',
    'Hours of sleep: 7 or more 0, 6 or more 1, 5 or more 2, less 3.',
    'Share of time in bed asleep: 85% or more 0, 75% or more 1, 65% or more 2, less 3.',
    'Things that spoil sleep: nine answers added up. 1-9 counts 1, 10-18 counts 2, 19-27 counts 3.',
    'Tired by day: two answers added up. 1-2 counts 1, 3-4 counts 2, 5-6 counts 3.',
    'Sleep as a whole and medicine to help you sleep count 0 to 3 as answered.',
    'The score is the sum of the seven parts, 0 to 21. Lower is better.',
  ],
  notes: [
    'A score above 5 is the published line for poor sleep. The other lines are set by the makers of this site.',
    'Four answers about what others noticed add no points.',
    'We ask the published questions in our own words. This is not the official form. It is for thinking about yourself, not a diagnosis.',
  ],
  shortSource: 'Pittsburgh Sleep Quality Index (PSQI), Buysse and colleagues, 1989',
  licence:
    'Copyright 1989 University of Pittsburgh. Free only for non-commercial research and education; no changes without written permission; electronic versions need permission for each project; translations go through Mapi. Our own wording is not a faithful copy.',
  deviations: [
    'We use our own words in place of the published ones. Nobody has tested how well our words measure.',
    'The 22 items are 4 typed answers and 18 choices. Four of the choices come from the part for bed partners, which has five; they are asked of the person and not scored.',
    'The question on sleep as a whole comes later than on the published form.',
    'A clock time without AM or PM is guessed: bed time as evening or night, getting-up time as morning, 12 as noon. We show how we read it and mark it in the result.',
    'Exactly 7 hours counts as 0, and 85%, 75% and 65% are lower ends: the paper leaves exactly 7 hours and 84.5% open.',
    'Up to 60 minutes more sleep than time in bed is accepted and counted as 100%; more is refused.',
    'The band names Severe and Very Severe do not say what is severe, so we add the words "sleep problems".',
    'Only the line between 5 and 6 is published. The makers of this site set 10, 15 and the band names.',
  ],
  changeBasis: `${derivedThreshold}; r .85 (American Thoracic Society page), SD 3.3.`,
  whenToSeeDoctor:
    'Talk to your doctor if poor sleep lasts more than a month, or if you are very sleepy by day. Go too if others say that you stop breathing in your sleep. Do not stop or change a medicine on your own.',
} as const

/** What is said about the sleep score in one language. */
export type SleepResultWords = Translated<typeof sleepResultWords>
