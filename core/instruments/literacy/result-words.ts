/** What is said about the score of digital habits: its bands, its parts, its rule and where it comes from. */

import type { Translated } from '../../languages.ts'

export const literacyResultWords = {
  scoreName: 'digital confidence',
  /** By the label that is stored and sent. */
  bands: {
    'Potential Cognitive Concerns': {
      name: 'Potential Cognitive Concerns',
      plainName: 'Some things are new to you',
      meaning:
        'You use digital devices for a few things, now and then, or not at all. This score says nothing about your memory or thinking. A class at a library or senior center is a friendly way to start.',
    },
    'Mild Cognitive Changes': {
      name: 'Mild Cognitive Changes',
      plainName: 'Getting along with technology',
      meaning:
        'You use digital devices with some confidence. This score says nothing about your memory or thinking. Try one new thing this month, such as a video call.',
    },
    'Strong Cognitive Function': {
      name: 'Strong Cognitive Function',
      plainName: 'Comfortable with technology',
      meaning:
        'You know your way around digital devices. Keep learning new things, and maybe show a friend.',
    },
  },
  components: {
    device: 'Device',
    frequency: 'How often online',
    activity: 'Hardest thing done alone',
    belief: 'Digital skills matter',
    motivation: 'Wish to learn more',
    courses: 'Course or class',
  },
  formula: [
    'What you do counts most: device 0 to 2, how often 0 to 2, and the hardest thing you do alone 0 to 3 points.',
    'What you think and learn counts 0 to 1 point each: that digital skills matter, that you would like to learn more, and that you took a class.',
    'Your age adds nothing.',
    'The score is the sum, 0 to 10. Higher is better.',
  ],
  notes: [
    'This is about your digital habits. It is not a test of memory or thinking.',
    'The questions and points are our own. They are for self-reflection, not diagnosis.',
  ],
  shortSource: 'Our own index of digital habits, not a published scale',
  licence: 'Our own questions and rule, under the license of this software.',
  deviations: [
    'No published scale has these seven single-choice questions, so both the questions and the points are ours. Nobody has tested how well they measure.',
    'The makers of this site chose the band names, which speak of cognition. The questions ask about digital habits. One study (Heponiemi and colleagues, JMIR, 2023, e42287) linked digital skills with word memory. It also linked them with eyesight and arm movement. So the names say nothing about memory or thinking.',
    'The keys of five answers (food-intake, weight-loss, mobility, stress, neuro) are left over from the nutrition form. They are kept and never shown.',
  ],
  changeBasis: 'Our own choice: there is no evidence for this survey.',
  whenToSeeDoctor:
    'This score is no reason to see a doctor. If you or people close to you worry about your memory or thinking, talk to your doctor about that. A real check looks at quite different things.',
} as const

/** What is said about the score of digital habits in one language. */
export type LiteracyResultWords = Translated<typeof literacyResultWords>
