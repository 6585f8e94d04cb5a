/** What is said about the activity score: its bands, its parts, its rule and where it comes from. */

import type { Translated } from '../../languages.ts'

export const exerciseResultWords = {
  scoreName: 'activity score',
  /** By the label that is stored and sent. */
  bands: {
    'Very Low Activity': {
      name: 'Very Low Activity',
      meaning:
        'You moved very little in the last week. Every bit helps: begin with five minutes of walking a day, or a few chair exercises.',
    },
    'Low to Moderate': {
      name: 'Low to Moderate',
      meaning:
        'You moved some in the last week, as many people over 65 do. A little more walking or strength exercise would do you good.',
    },
    'Moderate to Active': {
      name: 'Moderate to Active',
      meaning:
        'You moved a good deal in the last week. Well done. Keep a mix of walking and strength.',
    },
    'Highly Active': {
      name: 'Highly Active',
      meaning: 'You moved a great deal in the last week. Well done. Remember to rest as well.',
    },
  },
  components: {
    leisure: 'Walking, sport and muscle exercises',
    household: 'House, yard and care',
    work: 'Paid or volunteer work',
    raw: 'Sum before the limit of 350',
  },
  formula: [
    'Each answer about days stands for a middle value: 1-2 days for 1.5, 3-4 days for 3.5, 5-7 days for 6.',
    'Each answer about hours stands for a middle value: under 1 hour for 0.5, 1 to just under 2 hours for 1.5, 2 to 4 hours for 3, over 4 hours for 5.',
    'Walking, sport, muscle exercises and work: weight times days times hours, divided by 7. Weights: walking 20, light sport 21, moderate 23, hard 23, muscles 30, work 21. Work done mostly sitting counts 0.',
    'House and garden count once if done at all: light housework 25, heavy housework 25, repairs 30, yard 36, gardening 20, care 35. More days do not add more.',
    'The parts are added and rounded. The score stops at 350, so 350 means 350 or more. Higher is better.',
  ],
  notes: [
    'a score of exactly 50, 150 or 250 counts in the higher group',
    'The bands are set by the makers of this site, not from a published study. In one study people over 65 scored 119 on average.',
    'We ask the published questions in our own words. This is not the official form. It is for thinking about yourself, not a diagnosis.',
  ],
  shortSource: 'Physical Activity Scale for the Elderly (PASE), Washburn and colleagues, 1993',
  licence:
    'The official form and manual are sold by New England Research Institutes; permission also through HealthCore. Ours is not the official form.',
  deviations: [
    'We use our own words in place of the published ones. Nobody has tested how well our words measure.',
    'The first published question (sitting) is not scored and is left out. Lawn work and gardening share a page.',
    'House, yard and care are asked by days, but count only as done or not done, as in the published scale.',
    'The published scale asks for work in hours a week. We ask days and hours in groups and use middle values.',
    'The published score has no upper limit; this one stops at 350 and keeps the full sum beside it.',
    'The bands and their limits are not published. The printed groups 0-50, 51-150, 151-250 and 251-350 leave exactly 50, 150 and 250 unclear; they count in the higher group.',
  ],
  changeBasis: 'Svege and colleagues, BMC Musculoskeletal Disorders, 2012;13:26.',
  whenToSeeDoctor:
    'Talk to your doctor before you start anything much harder than now, and if you fell in the last year, feel dizzy, or get short of breath with little effort. Pain in the chest is an emergency: call your emergency number.',
} as const

/** What is said about the activity score in one language. */
export type ExerciseResultWords = Translated<typeof exerciseResultWords>
