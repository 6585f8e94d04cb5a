/** The 22 sleep items in our own words; replace this file after licensing an official text. */

import type { ClockItem, NumberItem, Page, ResponseOption } from '../instrument.ts'
import { choice } from './choice-item.ts'

const frequencies: readonly ResponseOption[] = [
  { code: 'Not in the past month', points: 0 },
  { code: 'Less than once a week', points: 1 },
  { code: 'Once or twice a week', points: 2 },
  { code: 'Three or more times a week', points: 3 },
]

const qualities: readonly ResponseOption[] = [
  { code: 'Very good', points: 0 },
  { code: 'Fairly good', points: 1 },
  { code: 'Fairly bad', points: 2 },
  { code: 'Very bad', points: 3 },
]

const problems: readonly ResponseOption[] = [
  { code: 'Not a problem', points: 0 },
  { code: 'A slight problem', points: 1 },
  { code: 'A moderate problem', points: 2 },
  { code: 'A big problem', points: 3 },
]

const disturbance = 'disturbance'
const whenUnsure =
  'If nobody can tell you, choose "Not in the past month". This answer adds no points.'

/** Usual bed time. */
export const bedTimeItem: ClockItem = {
  kind: 'clock',
  clock: 'bed',
  linkId: '1-0',
  component: 'efficiency',
  placeholder: 'e.g. 10:30 PM',
  topic: 'Bed time',
  prompt: 'At what time did you usually go to bed?',
  help: 'Write it as you like, for example 10:30 PM, 22:30 or midnight. We show how we read it.',
}

/** Minutes until asleep. */
export const latencyItem: NumberItem = {
  kind: 'number',
  min: 0,
  max: 720,
  unit: 'minutes',
  linkId: '1-1',
  component: 'latency',
  placeholder: 'e.g. 20',
  topic: 'Minutes to fall asleep',
  prompt: 'About how many minutes did it take you to fall asleep?',
  help: 'A good guess is enough. For example, half an hour is 30.',
}

/** Usual getting-up time. */
export const wakeTimeItem: ClockItem = {
  kind: 'clock',
  clock: 'wake',
  linkId: '1-2',
  component: 'efficiency',
  placeholder: 'e.g. 6:30 AM',
  topic: 'Getting-up time',
  prompt: 'At what time did you usually get up in the morning?',
  help: 'We mean when you left your bed for the day. For example 6:30 AM or 7.',
}

/** Hours asleep. */
export const hoursItem: NumberItem = {
  kind: 'number',
  min: 0,
  max: 24,
  unit: 'hours',
  linkId: '1-3',
  component: 'duration',
  placeholder: 'e.g. 7.5',
  topic: 'Hours of sleep',
  prompt: 'How many hours did you really sleep each night?',
  help: 'This can be less than the time you lay in bed. Use a point for half hours: seven and a half is 7.5.',
}

/** Seven pages: 4 typed answers, then 18 choices of which the last 4 are not scored. */
export const sleepPages: readonly Page[] = [
  {
    heading: 'Your usual nights in the last month',
    items: [bedTimeItem, latencyItem, wakeTimeItem, hoursItem],
  },
  {
    heading: 'What troubled your sleep in the last month?',
    items: [
      choice('2-0', frequencies, {
        component: 'latency',
        topic: 'More than 30 minutes to fall asleep',
        prompt: 'How often did it take you more than 30 minutes to fall asleep?',
        help: 'For example, you turned the light off at ten and were still awake at a quarter to eleven.',
      }),
      choice('2-1', frequencies, {
        component: disturbance,
        topic: 'Awake in the night or up too soon',
        prompt: 'How often were you awake in the night, or awake too soon in the morning?',
        help: 'For example, you woke at four and could not sleep again.',
      }),
      choice('2-2', frequencies, {
        component: disturbance,
        topic: 'Trips to the bathroom',
        prompt: 'How often did a trip to the bathroom break your sleep?',
        help: 'Count nights when you left your bed for it, even once.',
      }),
    ],
  },
  {
    heading: 'What else troubled your sleep?',
    items: [
      choice('3-0', frequencies, {
        component: disturbance,
        topic: 'Hard to breathe',
        prompt: 'How often did trouble with your breathing spoil your sleep?',
        help: 'For example, a blocked nose, or feeling short of breath when you lie down.',
      }),
      choice('3-1', frequencies, {
        component: disturbance,
        topic: 'Coughing or snoring',
        prompt: 'How often did coughing or your own loud snoring spoil your sleep?',
        help: 'For example, a cough that kept you up, or a snore that woke you.',
      }),
      choice('3-2', frequencies, {
        component: disturbance,
        topic: 'Too cold',
        prompt: 'How often were you too cold to sleep well?',
        help: 'For example, cold feet kept you awake.',
      }),
    ],
  },
  {
    heading: 'What else troubled your sleep?',
    items: [
      choice('4-0', frequencies, {
        component: disturbance,
        topic: 'Too hot',
        prompt: 'How often were you too hot to sleep well?',
        help: 'For example, you threw off the blanket or opened a window.',
      }),
      choice('4-1', frequencies, {
        component: disturbance,
        topic: 'Bad dreams',
        prompt: 'How often did bad dreams spoil your sleep?',
        help: 'For example, a dream woke you and you felt afraid.',
      }),
      choice('4-2', frequencies, {
        component: disturbance,
        topic: 'Pain',
        prompt: 'How often did pain spoil your sleep?',
        help: 'For example, a sore hip, a headache or cramps.',
      }),
    ],
  },
  {
    heading: 'More about your nights and days',
    items: [
      choice('5-0', frequencies, {
        component: disturbance,
        topic: 'Anything else',
        prompt: 'How often did anything else spoil your sleep?',
        help: 'For example worries, noise or a pet. If nothing else did, choose "Not in the past month".',
      }),
      choice('5-1', frequencies, {
        component: 'medication',
        topic: 'Medicine to help you sleep',
        prompt: 'How often did you take a medicine to help you sleep?',
        help: 'Count what your doctor gave you and what you bought yourself, for example sleeping pills or herbs. A cup of warm milk does not count.',
      }),
      choice('5-2', frequencies, {
        component: 'daytime',
        topic: 'Hard to stay awake by day',
        prompt: 'How often was it hard to stay awake in the daytime?',
        help: 'For example while driving, during a meal or in company.',
      }),
    ],
  },
  {
    heading: 'How you felt, and what others noticed',
    items: [
      choice('6-0', problems, {
        component: 'daytime',
        topic: 'Getting yourself going',
        prompt: 'How much of a problem was it to get yourself going and do things?',
        help: 'For example, you wanted to cook or go out but had no energy for it.',
      }),
      choice('6-1', qualities, {
        component: 'quality',
        topic: 'Sleep as a whole',
        prompt: 'All in all, how good was your sleep?',
        help: 'Think of the whole month. For example, put the good nights and the bad nights together and choose what fits best.',
      }),
      choice('6-2', frequencies, {
        topic: 'Loud snoring noticed',
        prompt: 'How often did you snore loudly, as far as you know or were told?',
        help: `For example, your partner told you so. ${whenUnsure}`,
      }),
    ],
  },
  {
    heading: 'What others noticed while you slept',
    items: [
      choice('7-0', frequencies, {
        topic: 'Long pauses in breathing noticed',
        prompt: 'How often did your breathing stop for a while, as far as you know or were told?',
        help: `For example, someone heard you stop and then gasp. ${whenUnsure}`,
      }),
      choice('7-1', frequencies, {
        topic: 'Leg twitching noticed',
        prompt: 'How often did your legs twitch or kick, as far as you know or were told?',
        help: `For example, you kicked the blanket away in your sleep. ${whenUnsure}`,
      }),
      choice('7-2', frequencies, {
        topic: 'Confusion at night noticed',
        prompt: 'How often were you mixed up in the night, as far as you know or were told?',
        help: `For example, you woke and did not know where you were. ${whenUnsure}`,
      }),
    ],
  },
]
