/** The seven items on digital habits: our own questions. The linkIds are left-overs of another form and never shown. */

import type { Page, ResponseOption } from '../instrument.ts'
import { choice } from './choice-item.ts'

function unscored(codes: readonly string[]): readonly ResponseOption[] {
  return codes.map((code) => ({ code, points: 0 }))
}

/** Seven pages of one item. */
export const literacyPages: readonly Page[] = [
  {
    items: [
      choice(
        'food-intake',
        unscored(['Under 60', '60-64', '65-69', '70-74', '75-79', '80 or older']),
        {
          topic: 'Age group',
          prompt: 'How old are you?',
          help: 'Your age adds no points. For example, choose "70-74" if you are 72.',
        },
      ),
    ],
  },
  {
    items: [
      choice(
        'weight-loss',
        [
          { code: 'None, or a basic phone', points: 0 },
          { code: 'Smartphone', points: 1 },
          { code: 'Tablet', points: 1 },
          { code: 'Computer', points: 1 },
          { code: 'More than one of these', points: 2 },
        ],
        {
          component: 'device',
          topic: 'Device',
          prompt: 'What do you use most to go online?',
          help: 'Going online means using the internet, for example to read news or send a message. A laptop counts as a computer.',
        },
      ),
    ],
  },
  {
    items: [
      choice(
        'mobility',
        [
          { code: 'Never', points: 0 },
          { code: 'Less than once a week', points: 0 },
          { code: 'Every week, but not every day', points: 1 },
          { code: 'Every day', points: 2 },
        ],
        {
          component: 'frequency',
          topic: 'How often online',
          prompt: 'How often do you go online?',
          help: 'Any use of the internet counts, on any device. For example, a short look at your email each morning is "Every day".',
        },
      ),
    ],
  },
  {
    items: [
      choice(
        'stress',
        [
          { code: 'None', label: 'None of these', points: 0 },
          { code: 'Reading, watching or listening', points: 1 },
          { code: 'Email, messages or video calls', points: 2 },
          { code: 'Services such as banking, shopping or health appointments', points: 3 },
        ],
        {
          component: 'activity',
          topic: 'Hardest thing done alone',
          prompt: 'What is the hardest thing you do online without help?',
          help: 'Choose the last one on the list that you do on your own. For example, if you read news and also book doctor visits, choose "Services".',
        },
      ),
    ],
  },
  {
    items: [
      choice(
        'neuro',
        [
          { code: 'Strongly disagree', points: 0 },
          { code: 'Disagree', points: 0 },
          { code: 'Not sure', points: 0 },
          { code: 'Agree', points: 1 },
          { code: 'Strongly agree', points: 1 },
        ],
        {
          component: 'belief',
          topic: 'Digital skills matter',
          prompt:
            'It matters to know how to use a phone, tablet or computer. Do you agree or disagree?',
          help: 'Think of daily life. For example, some people use them to order their medicine. Others do well without them.',
        },
      ),
    ],
  },
  {
    items: [
      choice(
        'skill',
        [
          { code: 'Not at all', points: 0 },
          { code: 'A little', points: 0 },
          { code: 'Quite a lot', points: 1 },
          { code: 'Very much', points: 1 },
        ],
        {
          component: 'motivation',
          topic: 'Wish to learn more',
          prompt: 'How much would you like to learn more about using phones, tablets or computers?',
          help: 'There is no right answer. For example, you may want to learn video calls, or you may be happy with what you know.',
        },
      ),
    ],
  },
  {
    items: [
      choice(
        'class',
        [
          { code: 'No', points: 0 },
          { code: 'Not yet, but I plan to', points: 0 },
          { code: 'Yes', points: 1 },
        ],
        {
          component: 'courses',
          topic: 'Course or class',
          prompt:
            'Have you ever taken a course or class on how to use a phone, tablet or computer?',
          help: 'A class at a library or senior center counts, and so does an online course. For example, one afternoon on how to use a tablet is "Yes".',
        },
      ),
    ],
  },
]
