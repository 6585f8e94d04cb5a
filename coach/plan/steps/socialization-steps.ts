/** Steps for company and contact. */

import { type DomainSteps, isNewToDevices, isStressed, movesLittle } from '../step.ts'

export const socializationSteps: DomainSteps = {
  careful: [
    {
      id: 'S01',
      when: ({ social }) => social >= 9,
    },
  ],
  general: [
    { id: 'S02' },
    { id: 'S11' },
    { id: 'S12' },
    { id: 'S18' },
    { id: 'S10', when: ({ social }) => social <= 10 },
    { id: 'S15' },
    { id: 'S17' },
  ],
  personal: [
    {
      id: 'S01',
      action: 'Think of one person you miss. Phone or text them today, even for a minute.',
      when: ({ social }) => social >= 9,
    },
    {
      id: 'S11',
      action:
        'Call a friend and try a walking group together. You get company and movement at once.',
      why: ['Company with a shared task, such as walking, works well.'],
      when: (profile) => movesLittle(profile) && profile.exercise >= 50,
      because: 'Exercise',
    },
    {
      id: 'S11',
      action: 'Call a friend and go to a club, class or choir together.',
      why: ['Company works best with a shared task.'],
      when: ({ social }) => social >= 6,
      because: 'Socialization',
    },
    {
      id: 'S03',
      action: 'Find the hour when you feel most tense or alone. Plan one call for that time.',
      when: isStressed,
      because: 'Stress',
    },
    {
      id: 'S04',
      action: 'Set up one phone or video call with a person who shares a topic you love.',
      why: ['In a trial, guided video chats helped isolated people over 75 think better.'],
      when: ({ age, social }) => age >= 75 && social >= 4,
      because: 'age',
    },
    {
      id: 'S02',
      action:
        'Ask a friend or a younger relative to teach you video calls. Then call twice a week.',
      why: ['Weak ties are linked with more heart disease. Set contact times keep ties strong.'],
      when: (profile) => isNewToDevices(profile) && !profile.topics.has('poor-sight'),
      because: 'Learning',
    },
    {
      id: 'S10',
      action: 'Call a library, school or food bank and offer one hour a week.',
      when: ({ age, social }) => age >= 50 && age < 75 && social <= 10,
      because: 'age',
    },
    {
      id: 'S02',
      action: 'Choose two days a week for a call or a visit. Write them on the calendar.',
    },
    {
      id: 'S12',
      action: 'Choose the one person you trust most. Tell them you would like to talk more often.',
    },
    {
      id: 'S15',
      action: 'Write down what you miss: more contact, deeper talks, or neither. Start with that.',
    },
    {
      id: 'S18',
      action: 'Greet one neighbor by name this week and ask one small question.',
    },
    {
      id: 'S17',
      action: 'Visit a friend who has a pet, or join them for a dog walk.',
    },
  ],
}
