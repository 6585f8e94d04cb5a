/** "Help me with this" for the eating and health questions, each with an example, in our own words. */

/** By linkId. */
export const mnaHelps = {
  'food-intake':
    'Trouble with eating can be an upset stomach, or food that is hard to chew or swallow. For example, you may leave food on your plate that you used to finish. If nothing has changed, choose the last answer.',
  'weight-loss':
    'Clothes or a ring that became loose are a sign. For example, from 150 to 145 pounds is a loss of 5 pounds. If you cannot tell, choose "I do not know".',
  mobility:
    'Choose what fits most days. A cane, a walker or a helping arm is fine: if you get to the store with a walker, choose "I go out".',
  stress:
    'Heavy stress can come with the loss of someone close, for example. A sudden illness can be a bad chest infection or a stay in the hospital. Both can change how we eat.',
  neuro:
    'We ask because both can change how we eat. Severe means it gets in the way on most days, for example meals are forgotten. It is hard to judge for ourselves, so you may ask someone close.',
}

/** The helps in one language. */
export type MnaHelps = typeof mnaHelps
