/** Steps for moving more, safely. */

import { type DomainSteps, isLonely, isStressed, movesLittle, type Profile } from '../step.ts'

const pleasure = ['WHO strongly advises being active.', 'It may lower risks, but it is no promise.']
const sitting = ['Sitting over 10 hours a day is linked with poorer health of the mind.']

/** Under 50 points, or after a sudden fall of activity. */
const startsLow = ({ exercise, fast }: Profile): boolean => exercise < 50 || fast.has('exercise')

export const exerciseSteps: DomainSteps = {
  careful: [
    {
      id: 'E10',
      action: 'Walk with ease or march in a chair for five minutes, twice today.',
      when: startsLow,
    },
    {
      id: 'E11',
      action: 'Clear rugs, add night lights and wear firm shoes.',
      when: ({ age, exercise }) => age >= 65 && exercise < 50,
    },
  ],
  general: [
    {
      id: 'E01',
      when: ({ age }) => age >= 65,
      why: [
        'After 65, aim for 150 to 300 minutes of moderate activity a week.',
        'Some is better than none.',
      ],
    },
    {
      id: 'E18',
      why: pleasure,
      when: ({ age }) => !(age >= 65),
    },
    { id: 'E02' },
    { id: 'E15' },
    { id: 'E17' },
    { id: 'E20' },
    { id: 'E06', why: sitting, when: movesLittle },
  ],
  personal: [
    {
      id: 'E10',
      action: 'Do five minutes of easy marching in a chair, twice today. Add a little each week.',
      why: ['Start low and go slow: 5 to 10 minutes, then add a few minutes each week.'],
      when: startsLow,
    },
    {
      id: 'E20',
      action: 'Ask one person to walk with you each week. A buddy makes it easier to keep going.',
      why: ['Plans, a buddy, a log and small goals keep people going.'],
      when: (profile) => isLonely(profile) && profile.exercise >= 50,
      because: 'Socialization',
    },
    {
      id: 'E08',
      action: 'Stand up from a chair 5 times, twice a day. Hold on if you need to.',
      when: (profile) => profile.age >= 70 && movesLittle(profile),
      because: 'age',
    },
    {
      id: 'E18',
      action: 'Pick the movement that calms you most, such as a walk, gardening or a dance.',
      why: pleasure,
      when: isStressed,
      because: 'Stress',
    },
    {
      id: 'E03',
      action: 'Look for a beginner tai chi class for your balance. There are seated ones too.',
      when: ({ age }) => age >= 70,
      because: 'age',
    },
    {
      id: 'E15',
      action: 'Do two sets of 8 wall pushes, twice a week. They build strength.',
      when: ({ bmi, exercise }) => bmi >= 30 && exercise >= 50,
      because: 'bmi',
    },
    {
      id: 'E04',
      action: 'Find out your usual steps, then add 500 a day in short walks.',
      when: ({ age, exercise }) => age >= 60 && age < 75 && exercise >= 50 && exercise < 250,
      because: 'age',
    },
    {
      id: 'E19',
      action: 'Do ten seated marches and ten ankle circles, morning and afternoon.',
      when: ({ exercise }) => exercise < 50,
    },
    {
      id: 'E06',
      action: 'Swap one TV hour a day for a walk or other things that move you.',
      why: sitting,
      when: movesLittle,
    },
    {
      id: 'E17',
      action: 'Write down your house and garden minutes for a week. They count too.',
    },
    {
      id: 'E20',
      action: 'Set one small goal for the week. Tick it off in a log and tell a friend.',
      why: ['Plans, a buddy, a log and small goals keep people going.'],
    },
    {
      id: 'E15',
      action: 'Try band pulls or wall pushes, two sets of 8, twice a week.',
    },
  ],
}
