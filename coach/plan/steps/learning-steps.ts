/** Steps for learning and digital skills. */

import {
  type DomainSteps,
  eatsTooLittle,
  isLonely,
  isNewToDevices,
  isStressed,
  movesLittle,
} from '../step.ts'

const reserve = ['Learning builds a reserve that helps the brain cope.', 'It can grow at any age.']
const lessons = ['Libraries teach phones and computers free, at a patient pace.']
const screens = ['Daily use of a phone or tablet goes with a sharp mind.']

export const learningSteps: DomainSteps = {
  careful: [],
  general: [
    { id: 'L18', why: lessons, when: isNewToDevices },
    { id: 'L19' },
    { id: 'L01' },
    { id: 'L05', why: screens, when: isNewToDevices },
    { id: 'L12', why: reserve },
    { id: 'L15' },
  ],
  personal: [
    {
      id: 'L18',
      action: 'Ask your library for its next beginner class. You learn, and you meet people too.',
      why: lessons,
      when: (profile) => isNewToDevices(profile) && isLonely(profile),
      because: 'Socialization',
    },
    {
      id: 'L08',
      action: 'Set one small learning goal a week. Tell a friend who will ask you about it.',
      when: (profile) =>
        profile.age >= 60 && profile.age <= 79 && (movesLittle(profile) || eatsTooLittle(profile)),
      because: 'age',
    },
    {
      id: 'L19',
      action: 'Practice 15 minutes a day with a warm drink. Stop while it is still fun.',
      when: isStressed,
      because: 'Stress',
    },
    {
      id: 'L04',
      action: 'Swap one hour of TV for cards, a puzzle, a class or writing.',
      why: ['Games, cards, puzzles and writing do more for the mind than passive hours.'],
      when: ({ age }) => age >= 70,
      because: 'age',
    },
    {
      id: 'L05',
      action: 'Pick one thing to learn on your phone, such as a video call with family.',
      why: screens,
      when: isNewToDevices,
    },
    {
      id: 'L06',
      action: 'Mix your week: read one thing, make one thing, and learn one thing with others.',
      when: ({ age }) => age >= 70,
      because: 'age',
    },
    {
      id: 'L15',
      action:
        'Choose a language, an instrument or painting. Add a second when the first feels easy.',
      when: ({ literacy }) => literacy >= 8,
    },
    {
      id: 'L12',
      action: 'Sign up for one free or low cost course on a subject you have always liked.',
      why: reserve,
    },
    {
      id: 'L01',
      action: 'Pick a skill that stretches you a little, and book your first lesson this week.',
    },
  ],
}
