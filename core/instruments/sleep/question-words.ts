/** What the 22 sleep questions say, in our own words; replace this file after licensing an official text. */

export const sleepItemWords = {
  title: 'Pittsburgh Sleep Quality Index',
  recallPeriod: 'the last month',
  citation:
    'Buysse, Reynolds, Monk, Berman and Kupfer, Psychiatry Research, 1989;28:193-213; line of more than 5: American Thoracic Society page on the scale.',
  pages: {
    1: 'Your usual nights in the last month',
    2: 'What troubled your sleep in the last month?',
    3: 'What else troubled your sleep?',
    4: 'What else troubled your sleep?',
    5: 'More about your nights and days',
    6: 'How you felt, and what others noticed',
    7: 'What others noticed while you slept',
  },
  often: {
    'Not in the past month': 'Not in the past month',
    'Less than once a week': 'Less than once a week',
    'Once or twice a week': 'Once or twice a week',
    'Three or more times a week': 'Three or more times a week',
  },
  quality: {
    'Very good': 'Very good',
    'Fairly good': 'Fairly good',
    'Fairly bad': 'Fairly bad',
    'Very bad': 'Very bad',
  },
  problem: {
    'Not a problem': 'Not a problem',
    'A slight problem': 'A slight problem',
    'A moderate problem': 'A moderate problem',
    'A big problem': 'A big problem',
  },
  bedTime: {
    placeholder: 'e.g. 10:30 PM',
    topic: 'Bed time',
    prompt: 'At what time did you usually go to bed?',
  },
  latency: {
    placeholder: 'e.g. 20',
    topic: 'Minutes to fall asleep',
    prompt: 'About how many minutes did it take you to fall asleep?',
  },
  wakeTime: {
    placeholder: 'e.g. 6:30 AM',
    topic: 'Getting-up time',
    prompt: 'At what time did you usually get up in the morning?',
  },
  hours: {
    placeholder: 'e.g. 7.5',
    topic: 'Hours of sleep',
    prompt: 'How many hours did you really sleep each night?',
  },
  items: {
    '2-0': {
      topic: 'More than 30 minutes to fall asleep',
      prompt: 'How often did it take you more than 30 minutes to fall asleep?',
    },
    '2-1': {
      topic: 'Waking in the night or too soon',
      prompt: 'How often did you wake in the night, or too soon in the morning?',
    },
    '2-2': {
      topic: 'Trips to the bathroom',
      prompt: 'How often did you have to get up in the night for the bathroom?',
    },
    '3-0': {
      topic: 'Hard to breathe',
      prompt: 'How often did trouble with your breathing spoil your sleep?',
    },
    '3-1': {
      topic: 'Coughing or snoring',
      prompt: 'How often did coughing or your own loud snoring spoil your sleep?',
    },
    '3-2': {
      topic: 'Too cold',
      prompt: 'How often were you too cold to sleep well?',
    },
    '4-0': {
      topic: 'Too hot',
      prompt: 'How often were you too hot to sleep well?',
    },
    '4-1': {
      topic: 'Bad dreams',
      prompt: 'How often did bad dreams spoil your sleep?',
    },
    '4-2': {
      topic: 'Pain',
      prompt: 'How often did pain spoil your sleep?',
    },
    '5-0': {
      topic: 'Anything else',
      prompt: 'How often did anything else spoil your sleep?',
    },
    '5-1': {
      topic: 'Medicine to help you sleep',
      prompt: 'How often did you take a medicine to help you sleep?',
    },
    '5-2': {
      topic: 'Hard to stay awake by day',
      prompt: 'How often was it hard to stay awake in the daytime?',
    },
    '6-0': {
      topic: 'Getting yourself going',
      prompt: 'How much of a problem was it to get yourself going and do things?',
    },
    '6-1': {
      topic: 'Sleep as a whole',
      prompt: 'All in all, how good was your sleep?',
    },
    '6-2': {
      topic: 'Loud snoring noticed',
      prompt: 'How often did you snore loudly, as far as you know or were told?',
    },
    '7-0': {
      topic: 'Long pauses in breathing noticed',
      prompt: 'How often did your breathing stop for a while, as far as you know or were told?',
    },
    '7-1': {
      topic: 'Leg twitching noticed',
      prompt: 'How often did your legs twitch or kick, as far as you know or were told?',
    },
    '7-2': {
      topic: 'Confusion at night noticed',
      prompt: 'How often were you mixed up in the night, as far as you know or were told?',
    },
  },
}

/** What the sleep questions say in one language. */
export type SleepItemWords = typeof sleepItemWords

const whenUnsure =
  'If nobody can tell you, choose "Not in the past month". This answer adds no points.'

/** "Help me with this", by linkId: an example for each question. */
export const sleepHelps = {
  '1-0': 'Write it as you like, for example 10:30 PM, 22:30 or midnight. We show how we read it.',
  '1-1': 'A good guess is enough. For example, half an hour is 30.',
  '1-2': 'We mean when you left your bed for the day. For example 6:30 AM or 7.',
  '1-3':
    'This can be less than the time you lay in bed. Use a point for half hours: seven and a half is 7.5.',
  '2-0':
    'For example, you turned off the light at ten. At a quarter to eleven you were still awake.',
  '2-1': 'For example, you woke at four and could not sleep again.',
  '2-2': 'Count nights when you left your bed for it, even once.',
  '3-0': 'For example, a blocked nose, or feeling short of breath when you lie down.',
  '3-1': 'For example, a cough that kept you up, or a snore that woke you.',
  '3-2': 'For example, cold feet kept you awake.',
  '4-0': 'For example, you threw off the blanket or opened a window.',
  '4-1': 'For example, a dream woke you and you felt afraid.',
  '4-2': 'For example, a sore hip, a headache or cramps.',
  '5-0':
    'For example worries, noise or a pet. If nothing else did, choose "Not in the past month".',
  '5-1':
    'Count what your doctor gave you and what you bought yourself, for example sleeping pills or herbs. A cup of warm milk does not count.',
  '5-2': 'For example while driving, during a meal or in company.',
  '6-0': 'For example, you wanted to cook or go out but had no energy for it.',
  '6-1':
    'Think of the whole month. For example, put the good nights and the bad nights together and choose what fits best.',
  '6-2': `For example, your partner told you so. ${whenUnsure}`,
  '7-0': `For example, someone heard you stop and then gasp. ${whenUnsure}`,
  '7-1': `For example, you kicked the blanket away in your sleep. ${whenUnsure}`,
  '7-2': `For example, you woke and did not know where you were. ${whenUnsure}`,
}

/** The helps in one language. */
export type SleepHelps = typeof sleepHelps
