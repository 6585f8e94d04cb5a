/** "Help me with this" for the sleep questions, each with an example, in our own words. */

const whenUnsure =
  'If nobody can tell you, choose "Not in the past month". This answer adds no points.'

/** By linkId. */
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
