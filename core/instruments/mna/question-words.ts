/** What the five eating and health questions say, in our own words; replace this file after licensing an official text. */

export const mnaItemWords = {
  title: 'Mini Nutritional Assessment',
  recallPeriod: 'the last 3 months',
  citation:
    'Kaiser and colleagues, Journal of Nutrition, Health and Aging, 2009;13:782-788 (short form); self-completed form: Huhmann and colleagues, the same journal, 2013;17:339.',
  eating: {
    'Eating much less than before': 'Eating much less than before',
    'Eating somewhat less than before': 'Eating somewhat less than before',
    'Eating the same or more': 'Eating the same or more',
  },
  weight: {
    'Lost more than 6.6 lbs (3 kg)': 'Lost more than 6.6 lbs (3 kg)',
    'I do not know': 'I do not know',
    'Lost 2.2 to 6.6 lbs (1 to 3 kg)': 'Lost 2.2 to 6.6 lbs (1 to 3 kg)',
    'No weight loss (or under 2.2 lbs)': 'No weight loss (or under 2.2 lbs)',
  },
  moving: {
    'I stay in bed or a chair': 'I stay in bed or a chair',
    'I get up but do not go out': 'I get up but do not go out',
    'I go out': 'I go out',
  },
  yesOrNo: { Yes: 'Yes', No: 'No' },
  memory: {
    'Severe memory problems or depression': 'Severe memory problems, or severe depression',
    'Mild memory problems': 'Mild memory problems',
    'No such problems': 'No such problems',
  },
  items: {
    'food-intake': {
      topic: 'How much you eat',
      prompt:
        'In the last 3 months, has a poor appetite or trouble with eating changed how much you eat?',
    },
    'weight-loss': {
      topic: 'Weight lost',
      prompt: 'Has your weight gone down in the last 3 months?',
    },
    mobility: {
      topic: 'Getting about',
      prompt: 'How do you get about these days?',
    },
    stress: {
      topic: 'Heavy stress or sudden illness',
      prompt: 'In the last 3 months, were you under heavy stress, or did you fall ill suddenly?',
    },
    neuro: {
      topic: 'Memory and mood',
      prompt: 'Do you have trouble with your memory, or a deep sadness that stays?',
    },
  },
}

/** What the eating and health questions say in one language. */
export type MnaItemWords = typeof mnaItemWords

/** "Help me with this", by linkId: an example for each question. */
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
