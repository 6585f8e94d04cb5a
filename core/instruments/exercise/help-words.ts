/** "Help me with this" for the questions on activities, each with an example, in our own words. */

const hours =
  'Add up the whole day. For example, 20 minutes in the morning and 20 in the evening is "Less than 1 hour".'

/** By linkId. */
export const exerciseHelps = {
  '1-0': 'A stroll, the way to the store and walking the dog all count.',
  '1-1': hours,
  '2-0':
    'Light means you breathe as usual. For example bowling, fishing from a boat, stretching or easy chair exercises.',
  '2-1': hours,
  '3-0':
    'You can still talk while you do it. For example dancing, water exercise, table tennis or golf when you walk the course.',
  '3-1': hours,
  '4-0':
    'You can say only a few words at a time. For example jogging, swimming laps, cycling uphill or an aerobics class.',
  '4-1': hours,
  '5-0':
    'For example lifting weights, stretch bands or push-ups against a wall. What a therapist showed you counts too.',
  '5-1': hours,
  '6-0': 'For example making the bed, wiping the table or folding clothes.',
  '7-0': 'For example, you vacuum a whole room, mop a floor or turn a mattress.',
  '8-0': 'For example fixing a faucet, putting up a shelf or painting a fence.',
  '9-0': 'For example mowing, raking leaves or clearing snow.',
  '9-1': 'For example planting, pulling weeds or watering flowers. House plants do not count.',
  '10-0': 'For example, a grandchild, a partner or a neighbor needs help to wash, dress or eat.',
  '11-0': 'For example a job, or helping at a food bank, a school or a faith group.',
  '11-1': hours,
  '11-2':
    'Choose what you did for most of the time. For example, answering the phone at a desk is "Mostly sitting".',
}

/** The helps in one language. */
export type ExerciseHelps = typeof exerciseHelps
