/** Steps for better nights. */

import { type DomainSteps, isStressed, movesLittle } from '../step.ts'

const diary = 'Keep a sleep diary for one or two weeks. Take it to your doctor.'

export const sleepSteps: DomainSteps = {
  careful: [
    {
      id: 'Z02',
      action: 'Ask your doctor for CBT for insomnia.',
      when: ({ sleep }) => sleep >= 11,
    },
    { id: 'Z06', action: diary, when: ({ sleep }) => sleep >= 16 },
  ],
  general: [
    {
      id: 'Z01',
      why: ['Seven to eight hours suits most people over 65.'],
      when: ({ age }) => age >= 65,
    },
    {
      id: 'Z01',
      why: [
        'The need for sleep does not shrink much with age.',
        'Its timing often shifts earlier.',
      ],
      when: ({ age }) => !(age >= 65),
    },
    {
      id: 'Z21',
      action: 'Write the list for tomorrow after supper. Dim lights an hour before bed.',
    },
    { id: 'Z14' },
    { id: 'Z13' },
    { id: 'Z15' },
  ],
  personal: [
    {
      id: 'Z02',
      action: 'Take your sleep score to your doctor. Ask for CBT for insomnia.',
      when: ({ sleep }) => sleep >= 11,
    },
    {
      id: 'Z21',
      action: 'Write the list for tomorrow after supper. Let the worry stay on the paper.',
      when: isStressed,
      because: 'Stress',
    },
    {
      id: 'Z09',
      action: 'Ask your doctor about a sleep test. Do not drive when sleepy.',
      when: ({ bmi, sleep }) => bmi >= 30 && sleep >= 6,
      because: 'bmi',
    },
    {
      id: 'Z16',
      action: 'Walk or do gentle tai chi three times a week, by day.',
      when: (profile) => movesLittle(profile) && profile.exercise >= 50 && profile.sleep >= 6,
      because: 'Exercise',
    },
    {
      id: 'Z04',
      action: 'Get up at the same time each day. Go to bed only when you feel sleepy.',
      when: ({ age, sleep }) => age >= 60 && sleep >= 11,
      because: 'age',
    },
    { id: 'Z15', action: 'Nap early in the afternoon, and set a 25 minute alarm.' },
    { id: 'Z06', action: 'Note your bed time, wake time, naps and coffee for one or two weeks.' },
    { id: 'Z14', action: 'Let your last coffee, tea or cola be at lunch.' },
    { id: 'Z01', action: 'Choose one wake time and keep it every day, weekends too.' },
    { id: 'Z13', action: 'Set out a lamp, a robe and a quiet book for when you lie awake.' },
  ],
}
