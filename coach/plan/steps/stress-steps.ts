/** Steps for a calmer day. */

import { type DomainSteps, isLonely, movesLittle, sleepsPoorly } from '../step.ts'

export const stressSteps: DomainSteps = {
  careful: [
    {
      id: 'T11',
      action:
        'Ask your doctor for a talking therapy. Keep one 15 minute worry time, early in the day.',
      when: ({ stress }) => stress >= 27,
    },
  ],
  general: [
    { id: 'T06' },
    { id: 'T14' },
    { id: 'T08' },
    { id: 'T07' },
    { id: 'T17' },
    { id: 'T04' },
  ],
  personal: [
    {
      id: 'T11',
      action: 'Tell your doctor how heavy the worry is. Ask who near you offers talking therapy.',
      when: ({ stress }) => stress >= 27,
    },
    {
      id: 'T19',
      action: 'Write your worries down for ten minutes before supper, not in bed.',
      when: sleepsPoorly,
      because: 'Sleep',
    },
    {
      id: 'T14',
      action: 'Plan one calm thing you enjoy for tomorrow, and ask someone to join you.',
      when: isLonely,
      because: 'Socialization',
    },
    {
      id: 'T03',
      action: 'After a tense moment, take a slow 10 minute walk, indoors or out.',
      why: ['Older people with high stress for years had a weaker memory.'],
      when: (profile) => movesLittle(profile) && profile.exercise >= 50,
      because: 'Exercise',
    },
    {
      id: 'T17',
      action: 'Sit down, lift your shoulders for five seconds, then let go. Repeat five times.',
      when: ({ age, exercise }) => age >= 75 || exercise < 50,
    },
    {
      id: 'T08',
      action: 'Spend 20 minutes a day in a park or a garden, walking or sitting.',
      when: ({ age }) => age < 75,
    },
    { id: 'T18', action: 'Look at the news once a day. Say one short, kind no this week.' },
    { id: 'T09', action: 'When tension rises, name what you see, hear and feel for one minute.' },
    { id: 'T04', action: 'Sit still each day and notice five breaths, without judging them.' },
    { id: 'T06', action: 'Before each meal, breathe in for a count of 4 and out for 6.' },
  ],
}
