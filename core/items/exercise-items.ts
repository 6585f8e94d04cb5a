/** The twelve activities in our own words; replace this file after licensing an official text. */

import type { ChoiceItem, Item, Page, ResponseOption } from '../instrument.ts'
import { choice } from './choice-item.ts'

/** Points are only ranks here: the rule in `rules/activity-weights.ts` gives the days their value. */
const days: readonly ResponseOption[] = [
  { code: 'Never', points: 0 },
  { code: '1-2 days', label: '1 or 2 days', points: 1 },
  { code: '3-4 days', label: '3 or 4 days', points: 2 },
  { code: '5-7 days', label: '5 to 7 days', points: 3 },
]

const hours: readonly ResponseOption[] = [
  { code: 'Less than 1 hour', points: 0 },
  { code: '1 hour to just under 2 hours', points: 1 },
  { code: '2 to 4 hours', points: 2 },
  { code: 'More than 4 hours', points: 3 },
]

const kinds: readonly ResponseOption[] = [
  { code: 'Mostly sitting', points: 0 },
  { code: 'Sitting or standing with some walking', points: 1 },
  { code: 'Walking with some lifting', points: 1 },
  { code: 'Walking with heavy lifting or carrying', points: 1 },
]

interface ActivityWording {
  readonly topic: string
  /** Completes "On how many of the last 7 days did you ...?". */
  readonly what: string
  readonly help: string
}

function daysItem(linkId: string, component: string, wording: ActivityWording): ChoiceItem {
  return choice(linkId, days, {
    component,
    topic: wording.topic,
    prompt: `On how many of the last 7 days did you ${wording.what}?`,
    help: wording.help,
  })
}

/** An activity with the hours that are asked once it was done at all. */
function timed(page: number, component: string, wording: ActivityWording): readonly Item[] {
  return [
    daysItem(`${page}-0`, component, wording),
    choice(`${page}-1`, hours, {
      component,
      appliesWhen: { linkId: `${page}-0`, isNot: 'Never' },
      topic: `${wording.topic}: hours on such a day`,
      prompt: 'On such a day, about how long did you do this?',
      help: 'Add up the whole day. For example, 20 minutes in the morning and 20 in the evening is "Less than 1 hour".',
    }),
  ]
}

function leisurePage(page: number, wording: ActivityWording): Page {
  return { heading: wording.topic, items: timed(page, 'leisure', wording) }
}

function householdPage(page: number, wording: ActivityWording): Page {
  return { heading: wording.topic, items: [daysItem(`${page}-0`, 'household', wording)] }
}

/** Eleven pages; lawn work and gardening share page 9. */
export const exercisePages: readonly Page[] = [
  leisurePage(1, {
    topic: 'Walking',
    what: 'walk outside your home',
    help: 'A stroll, the way to the store and walking the dog all count.',
  }),
  leisurePage(2, {
    topic: 'Light sport',
    what: 'do a light sport or hobby that keeps you moving',
    help: 'Light means you breathe as usual. For example bowling, fishing from a boat, stretching or easy chair exercises.',
  }),
  leisurePage(3, {
    topic: 'Moderate sport',
    what: 'do a sport that makes you breathe a little faster',
    help: 'You can still talk while you do it. For example dancing, water exercise, table tennis or golf when you walk the course.',
  }),
  leisurePage(4, {
    topic: 'Hard sport',
    what: 'do a hard sport that makes you breathe fast',
    help: 'You can say only a few words at a time. For example jogging, swimming laps, cycling uphill or an aerobics class.',
  }),
  leisurePage(5, {
    topic: 'Muscle exercises',
    what: 'do exercises that make your muscles stronger',
    help: 'For example lifting weights, stretch bands or push-ups against a wall. What a therapist showed you counts too.',
  }),
  householdPage(6, {
    topic: 'Light housework',
    what: 'do light work in the house',
    help: 'For example making the bed, wiping the table or folding clothes.',
  }),
  householdPage(7, {
    topic: 'Heavy housework',
    what: 'do heavy work in the house',
    help: 'For example vacuuming a whole room, mopping a floor or turning a mattress.',
  }),
  householdPage(8, {
    topic: 'Home repairs',
    what: 'do repairs at home',
    help: 'For example fixing a faucet, putting up a shelf or painting a fence.',
  }),
  {
    heading: 'Yard and garden',
    items: [
      daysItem('9-0', 'household', {
        topic: 'Lawn or yard work',
        what: 'do lawn or yard work',
        help: 'For example mowing, raking leaves or clearing snow.',
      }),
      daysItem('9-1', 'household', {
        topic: 'Gardening',
        what: 'work in a garden outdoors',
        help: 'For example planting, pulling weeds or watering flowers. House plants do not count.',
      }),
    ],
  },
  householdPage(10, {
    topic: 'Caring for someone',
    what: 'care for another person',
    help: 'For example a grandchild, a partner or a neighbor who needs help with washing, dressing or meals.',
  }),
  {
    heading: 'Paid or volunteer work',
    items: [
      ...timed(11, 'work', {
        topic: 'Paid or volunteer work',
        what: 'do paid or volunteer work',
        help: 'For example a job, or helping at a food bank, a school or a faith group.',
      }),
      choice('11-2', kinds, {
        component: 'work',
        appliesWhen: { linkId: '11-0', isNot: 'Never' },
        topic: 'Kind of work',
        prompt: 'What was that work mostly like?',
        help: 'Choose what you did for most of the time. For example, answering the phone at a desk is "Mostly sitting".',
      }),
    ],
  },
]
