/** Steps for eating and drinking well. */

import { type DomainSteps, eatsTooLittle, isLonely } from '../step.ts'

const drinks = {
  Female: 'Keep water in sight. Women do well with about 1.6 liters of drinks a day.',
  Male: 'Keep water in sight. Men do well with about 2 liters of drinks a day.',
}
const pattern = ['Leafy greens, berries, nuts, beans, fish and whole grains go well together.']
const lowScore = ['A low nutrition score calls for more energy and protein, and a weight check.']
const littleAndOften = [
  'With a small appetite, little and often works.',
  'Enrich food with milk powder, cheese or oil.',
]
const proteinWords = ['Older people need protein at every meal, such as eggs, yogurt or fish.']

export const dietSteps: DomainSteps = {
  careful: [
    { id: 'D05', why: lowScore, when: eatsTooLittle },
    {
      id: 'D14',
      action: 'Eat small meals and snacks often. Cook a batch and freeze portions.',
      why: littleAndOften,
      when: (profile) => eatsTooLittle(profile) || profile.bmi < 18.5,
    },
    {
      id: 'D08',
      action: 'Weigh yourself once a month. Tell your doctor if your weight falls.',
      why: ['After 65, risk rises below a body mass index of 23.'],
      when: ({ age, bmi }) => age >= 65 && bmi < 21,
    },
    {
      id: 'D07',
      why: ['Older people should mostly avoid strict diets.', 'Exercise spares muscle.'],
      when: ({ bmi, mna }) => bmi >= 30 && !(mna <= 11),
    },
  ],
  general: [
    {
      id: 'D06',
      action: 'Add eggs, yogurt, fish, beans, cheese or milk at breakfast.',
      why: ['Spread protein over your meals.', 'Yogurt, eggs, fish, beans and nuts all count.'],
    },
    { id: 'D13', when: eatsTooLittle },
    { id: 'D04', why: pattern },
    { id: 'D21' },
    { id: 'D02' },
    {
      id: 'D03',
      action: 'Pick the healthy way of eating that you can keep.',
      why: ['In a trial, a healthy usual diet did as well as a special one.'],
    },
    { id: 'D11', when: ({ age }) => age >= 65 },
    { id: 'D10', why: ['Most pills of this kind do not do what is hoped.'] },
  ],
  personal: [
    {
      id: 'D05',
      action: 'Eat one extra protein snack each day. Note your weight weekly and show your doctor.',
      why: lowScore,
      when: eatsTooLittle,
    },
    {
      id: 'D13',
      action: 'Share one meal this week with a friend or neighbor, or try a senior center lunch.',
      when: (profile) => eatsTooLittle(profile) && isLonely(profile),
      because: 'Socialization',
    },
    {
      id: 'D13',
      action: 'Eat one meal this week with a friend, a neighbor or a lunch group.',
      when: eatsTooLittle,
    },
    {
      id: 'D08',
      action:
        'Step on the scale on the first day of each month. A fall is worth a call to your doctor.',
      why: ['After 65, risk rises below a body mass index of 23.'],
      when: ({ age, bmi }) => age >= 65 && bmi < 21,
      because: 'bmi',
    },
    {
      id: 'D14',
      action: 'Keep a snack with protein in reach, and eat a little between meals.',
      why: littleAndOften,
      when: (profile) => eatsTooLittle(profile) || profile.bmi < 21,
    },
    {
      id: 'D07',
      action: 'Think of strength first, not the scale. Ask a dietitian about protein.',
      why: ['Older people should mostly avoid strict diets.', 'Exercise spares muscle.'],
      when: ({ age, bmi }) => age >= 65 && bmi >= 30,
      because: 'bmi',
    },
    {
      id: 'D08',
      action: 'Keep your weight steady. At your size you most likely need no diet.',
      why: ['After 65 the safest range of weight is wider and higher.'],
      when: ({ age, bmi, mna }) => age >= 65 && bmi >= 25 && bmi < 30 && !(mna <= 11),
      because: 'bmi',
    },
    {
      id: 'D12',
      action: 'Ask your doctor whether you need vitamin D. Eat oily fish or fortified milk.',
      why: ['Guidance supports vitamin D mainly from age 75.'],
      when: ({ age, mna }) => age >= 75 && !(mna <= 11),
      because: 'age',
    },
    {
      id: 'D06',
      action: drinks.Female,
      why: proteinWords,
      when: ({ gender }) => gender === 'Female',
    },
    { id: 'D06', action: drinks.Male, why: proteinWords, when: ({ gender }) => gender === 'Male' },
    {
      id: 'D11',
      action: 'Ask for a B12 blood test at your next visit.',
      when: ({ age, mna }) => age >= 65 && !(mna <= 11),
      because: 'age',
    },
    { id: 'D21', action: 'Trade one packet food this week for fruit, yogurt or a bean soup.' },
    {
      id: 'D04',
      action: 'Put a handful of greens and one of berries on your list. Frozen is fine.',
      why: pattern,
      when: (profile) => !eatsTooLittle(profile),
    },
    { id: 'D03', action: 'Choose healthy meals you like. The way you can keep is the best one.' },
  ],
}
