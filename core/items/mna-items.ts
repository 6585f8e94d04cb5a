/** The five eating and health items in our own words; replace this file after licensing an official text. */

import type { Page } from '../instrument.ts'
import { choice } from './choice-item.ts'

/** Five steps of one item; the sixth part of the score is the saved BMI. */
export const mnaPages: readonly Page[] = [
  {
    items: [
      choice(
        'food-intake',
        [
          { code: 'Eating much less than before', points: 0 },
          { code: 'Eating somewhat less than before', points: 1 },
          { code: 'Eating the same or more', points: 2 },
        ],
        {
          component: 'foodIntake',
          topic: 'How much you eat',
          prompt:
            'In the last 3 months, has a poor appetite or trouble with eating changed how much you eat?',
          help: 'Trouble with eating can be an upset stomach, or food that is hard to chew or swallow. For example, you may leave food on your plate that you used to finish. If nothing has changed, choose the last answer.',
        },
      ),
    ],
  },
  {
    items: [
      choice(
        'weight-loss',
        [
          { code: 'Lost more than 6.6 lbs (3 kg)', points: 0 },
          { code: 'I do not know', points: 1 },
          { code: 'Lost 2.2 to 6.6 lbs (1 to 3 kg)', points: 2 },
          { code: 'No weight loss (or under 2.2 lbs)', points: 3 },
        ],
        {
          component: 'weightLoss',
          topic: 'Weight lost',
          prompt: 'Has your weight gone down in the last 3 months?',
          help: 'Clothes or a ring that became loose are a sign. For example, from 150 to 145 pounds is a loss of 5 pounds. If you cannot tell, choose "I do not know".',
        },
      ),
    ],
  },
  {
    items: [
      choice(
        'mobility',
        [
          { code: 'I stay in bed or a chair', points: 0 },
          { code: 'I get up but do not go out', points: 1 },
          { code: 'I go out', points: 2 },
        ],
        {
          component: 'mobility',
          topic: 'Getting about',
          prompt: 'How do you get about these days?',
          help: 'Choose what fits most days. A cane, a walker or a helping arm is fine: if you get to the store with a walker, choose "I go out".',
        },
      ),
    ],
  },
  {
    items: [
      choice(
        'stress',
        [
          { code: 'Yes', points: 0 },
          { code: 'No', points: 2 },
        ],
        {
          component: 'stress',
          topic: 'Heavy stress or sudden illness',
          prompt:
            'In the last 3 months, were you under heavy stress, or did you fall ill suddenly?',
          help: 'Heavy stress can come with the loss of someone close, for example. A sudden illness can be a bad chest infection or a stay in the hospital. Both can change how we eat.',
        },
      ),
    ],
  },
  {
    items: [
      choice(
        'neuro',
        [
          { code: 'Severe memory problems or depression', points: 0 },
          { code: 'Mild memory problems', points: 1 },
          { code: 'No such problems', points: 2 },
        ],
        {
          component: 'neuro',
          topic: 'Memory and mood',
          prompt: 'Do you have trouble with your memory, or a deep sadness that stays?',
          help: 'We ask because both can change how we eat. Severe means it gets in the way on most days, for example meals are forgotten. It is hard to judge for ourselves, so you may ask someone close.',
        },
      ),
    ],
  },
]
