/** What is said about the nutrition score: its bands, its parts, its rule and where it comes from. */

import { derivedThreshold } from '../../wording/change.ts'
import type { Translated } from '../../languages.ts'

export const mnaResultWords = {
  scoreName: 'nutrition score',
  /** By the label that is stored and sent. */
  bands: {
    Malnourished: {
      name: 'Malnourished',
      meaning:
        'Your answers suggest that your body may not be getting enough food. Please talk to your doctor about it soon.',
    },
    'At Risk': {
      name: 'At Risk',
      meaning:
        'Your body may be getting too little food. Small extra meals can help. Weigh yourself each week and tell your doctor about this result.',
    },
    'Normal Nutrition': {
      name: 'Normal Nutrition',
      meaning: 'You seem to eat enough for your body. Keep up your regular meals.',
    },
  },
  components: {
    foodIntake: 'How much you eat',
    weightLoss: 'Weight lost',
    mobility: 'Getting about',
    stress: 'Heavy stress or sudden illness',
    neuro: 'Memory and mood',
    bmi: 'Body mass index (BMI)',
  },
  formula: [
    'The five answers give 0 to 11 points.',
    'Your saved BMI gives 0 points below 19.0, 1 point from 19.0, 2 points from 21.0 and 3 points from 23.0.',
    'The score is the sum, 0 to 14. Higher is better.',
  ],
  notes: [
    'This looks only for too little food. A high weight still gets full points, so look at your BMI as well.',
    'With a BMI below 19.0 the best possible score is 11, which is At Risk.',
    'Memory and mood are hard to judge for ourselves, so that answer is less certain.',
    'We ask the published questions in our own words. This is not the official form. It is for thinking about yourself, not a diagnosis.',
  ],
  shortSource: 'Mini Nutritional Assessment (MNA-SF), Kaiser and colleagues, 2009',
  licence:
    'The form can be downloaded freely. As far as we know it is copyright and trademark of Société des Produits Nestlé, and commercial or electronic use needs permission.',
  deviations: [
    'We use our own words in place of the published ones. Nobody has tested how well our words measure.',
    'Filled in by the person, though it was made for professionals. In one study a self-completed form agreed with staff for 99% of the malnourished and 83% of those at risk.',
    'This form asks five questions; the sixth item of the published form is the saved BMI. Without a saved BMI there is no score.',
    'The answers on memory and mood are softer than on the form. Here people speak of themselves.',
  ],
  changeBasis: `${derivedThreshold}; r .75 to .85 and SD 2 (both from memory), so this is weak.`,
  whenToSeeDoctor:
    'Talk to your doctor if you lose weight and do not want to. Talk to them too if you are rarely hungry, or find it hard to chew or swallow.',
} as const

/** What is said about the nutrition score in one language. */
export type MnaResultWords = Translated<typeof mnaResultWords>
