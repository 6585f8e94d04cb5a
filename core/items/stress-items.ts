/** The nine stress items in our own words; replace this file after licensing an official text. */

import type { Page, ResponseOption } from '../instrument.ts'
import { choice } from './choice-item.ts'

const frequencies: readonly ResponseOption[] = [
  { code: 'Never', points: 0 },
  { code: 'Almost Never', label: 'Almost never', points: 1 },
  { code: 'Sometimes', points: 2 },
  { code: 'Fairly Often', label: 'Fairly often', points: 3 },
  { code: 'Very Often', label: 'Very often', points: 4 },
]

const strain = 'strain'
const control = { component: 'lowControl', reversed: true } as const

/** Pages of 5 and 4 items: published numbers 1 to 5 and 6, 8, 9, 10. */
export const stressPages: readonly Page[] = [
  {
    heading: 'Think about the last month',
    items: [
      choice('1-0', frequencies, {
        component: strain,
        topic: 'Bad surprises',
        prompt: 'How often did a sudden surprise leave you feeling bad?',
        help: 'For example, a large bill you did not expect, or bad news about a friend.',
      }),
      choice('1-1', frequencies, {
        component: strain,
        topic: 'Big things out of your hands',
        prompt: 'How often did it seem that the big things in your life were out of your hands?',
        help: 'Big things can be your health, your home or your money. For example, others made plans for you and you had no say.',
      }),
      choice('1-2', frequencies, {
        component: strain,
        topic: 'Feeling tense',
        prompt: 'How often did you feel tense or on edge?',
        help: 'For example, you could not sit still, or a small noise made you jump.',
      }),
      choice('1-3', frequencies, {
        ...control,
        topic: 'Sure you can deal with troubles',
        prompt: 'How often were you sure you could deal with your own troubles?',
        help: 'This question is about a good feeling. For example, something broke and you knew you would find a way.',
      }),
      choice('1-4', frequencies, {
        ...control,
        topic: 'Days going well',
        prompt: 'How often did your days turn out the way you hoped?',
        help: 'This question is about good days. For example, you had a plan for the day and it worked.',
      }),
    ],
  },
  {
    heading: 'Still about the last month',
    items: [
      choice('2-0', frequencies, {
        component: strain,
        topic: 'Too much to do',
        prompt: 'How often was there more to do than you could manage?',
        help: 'For example, doctor visits, chores and caring for someone all in the same week.',
      }),
      choice('2-1', frequencies, {
        ...control,
        topic: 'In charge of your day',
        prompt: 'How often did you feel in charge of your day?',
        help: 'This question is about a good feeling. For example, you knew what came next and felt ready for it.',
      }),
      choice('2-2', frequencies, {
        component: strain,
        topic: 'Angry at what you cannot change',
        prompt: 'How often were you angry about something you could not change?',
        help: 'For example, a long wait on the phone, or a rule that made no sense to you.',
      }),
      choice('2-3', frequencies, {
        component: strain,
        topic: 'Too many problems',
        prompt: 'How often did your problems add up until they felt like too many to solve?',
        help: 'For example, one worry came on top of another and you did not know where to start.',
      }),
    ],
  },
]
