/** Which cards a plan draws on in each domain, for whom, and in which order; their words stand in the cards. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import {
  type DomainSteps,
  eatsTooLittle,
  isLonely,
  isNewToDevices,
  isStressed,
  lacksFood,
  movesLittle,
  type Profile,
  sleepsPoorly,
} from './step.ts'

/** Under 50 points, or after a sudden fall of activity. */
const startsLow = ({ exercise, fast }: Profile): boolean => exercise < 50 || fast.has('exercise')

/** From so many years on; never for whoever has not told their age. */
const from =
  (years: number) =>
  ({ age }: Profile): boolean =>
    age >= years

const both =
  (one: (profile: Profile) => boolean, other: (profile: Profile) => boolean) =>
  (profile: Profile): boolean =>
    one(profile) && other(profile)

const mayWalk = (profile: Profile): boolean => movesLittle(profile) && !startsLow(profile)

const isLight = ({ age, bmi }: Profile): boolean => age >= 65 && bmi < 21

const diet: DomainSteps = {
  careful: [
    { id: 'D14', when: (profile) => eatsTooLittle(profile) || profile.bmi < 18.5 },
    { id: 'D08', when: (profile) => isLight(profile) && !eatsTooLittle(profile) },
    { id: 'D07', when: ({ bmi, mna }) => bmi >= 30 && !(mna <= 11) },
  ],
  general: [
    { id: 'D05', when: lacksFood },
    { id: 'D13', when: lacksFood },
    { id: 'D06' },
    { id: 'D04' },
    { id: 'D21' },
    { id: 'D02' },
    { id: 'D11', when: from(65) },
    { id: 'D03' },
    { id: 'D18' },
  ],
  personal: [
    { id: 'D13', when: both(eatsTooLittle, isLonely), because: 'Socialization' },
    { id: 'D15', when: both(from(65), lacksFood), because: 'age' },
    {
      id: 'D08',
      when: ({ age, bmi, mna }) => age >= 65 && bmi >= 25 && bmi < 30 && !(mna <= 11),
      because: 'bmi',
    },
    { id: 'D12', when: ({ age, mna }) => age >= 75 && !(mna <= 11), because: 'age' },
    { id: 'D11', when: ({ age, mna }) => age >= 65 && !(mna <= 11), because: 'age' },
    { id: 'D19', when: lacksFood },
    { id: 'D20', when: lacksFood },
    { id: 'D03' },
    { id: 'D06' },
    { id: 'D17', when: ({ mna }) => !(mna <= 11) },
    { id: 'D21' },
    { id: 'D18' },
  ],
}

const socialization: DomainSteps = {
  careful: [],
  general: [
    { id: 'S01', when: ({ social }) => social >= 9 },
    { id: 'S11' },
    { id: 'S02' },
    { id: 'S12' },
    { id: 'S18' },
    { id: 'S10', when: ({ social }) => social <= 8 },
    { id: 'S15' },
    { id: 'S06' },
    { id: 'S09' },
    { id: 'S17' },
  ],
  personal: [
    { id: 'S05', when: ({ social }) => social >= 9, because: 'Socialization' },
    { id: 'S03', when: both(isStressed, isLonely), because: 'Stress' },
    { id: 'S04', when: ({ age, social }) => age >= 75 && social >= 4, because: 'age' },
    { id: 'S16', when: ({ age, social }) => age >= 75 && social >= 4, because: 'age' },
    { id: 'S10', when: ({ age, social }) => age >= 50 && age < 75 && social <= 8, because: 'age' },
    { id: 'S07', when: isLonely },
    { id: 'S08', when: isLonely },
    { id: 'S06' },
    { id: 'S15' },
    { id: 'S09' },
    { id: 'S17' },
    { id: 'S12' },
  ],
}

const learning: DomainSteps = {
  careful: [],
  general: [
    { id: 'L18', when: isNewToDevices },
    { id: 'L19' },
    { id: 'L01' },
    { id: 'L05', when: isNewToDevices },
    { id: 'L12' },
    { id: 'L15' },
    { id: 'L04' },
  ],
  personal: [
    { id: 'L05', when: isNewToDevices, because: 'Learning' },
    { id: 'L10', when: both(isNewToDevices, isLonely), because: 'Socialization' },
    { id: 'L13', when: from(75), because: 'age' },
    { id: 'L04', when: from(70), because: 'age' },
    { id: 'L17', when: isNewToDevices },
    { id: 'L06' },
    { id: 'L15' },
    { id: 'L12' },
  ],
}

const exercise: DomainSteps = {
  careful: [
    {
      id: 'E11',
      when: ({ age, exercise: points, limits }) =>
        age >= 65 && points < 50 && !limits.has('wheelchair'),
    },
    { id: 'E10', when: startsLow },
  ],
  general: [
    { id: 'E01', when: (profile) => profile.age >= 65 && !startsLow(profile) },
    { id: 'E18', when: ({ age }) => !(age >= 65) },
    { id: 'E02' },
    { id: 'E15' },
    { id: 'E17', when: ({ age }) => !(age < 65) },
    { id: 'E06', when: movesLittle },
  ],
  personal: [
    { id: 'E19', when: ({ exercise: points }) => points < 50 },
    { id: 'E08', when: both(from(70), movesLittle), because: 'age' },
    { id: 'E18', when: both(from(65), isStressed), because: 'Stress' },
    { id: 'E03', when: from(70), because: 'age' },
    { id: 'E15', when: ({ bmi, exercise: points }) => bmi >= 30 && points >= 50, because: 'bmi' },
    {
      id: 'E04',
      when: (profile) => profile.age >= 60 && profile.age < 75 && mayWalk(profile),
      because: 'age',
    },
    { id: 'E06', when: movesLittle },
    { id: 'E17', when: ({ age }) => !(age < 65) },
  ],
}

const stress: DomainSteps = {
  careful: [{ id: 'T11', when: ({ stress: points }) => points >= 27 }],
  general: [
    { id: 'T06' },
    { id: 'T14' },
    { id: 'T08' },
    { id: 'T07' },
    { id: 'T17' },
    { id: 'T04' },
  ],
  personal: [
    { id: 'T13', when: ({ stress: points, social }) => points >= 27 && social >= 4 },
    { id: 'T19', when: sleepsPoorly, because: 'Sleep' },
    { id: 'T03', when: mayWalk, because: 'Exercise' },
    { id: 'T17', when: from(75), because: 'age' },
    { id: 'T01' },
    { id: 'T09' },
    { id: 'T18' },
    { id: 'T08' },
    { id: 'T04' },
  ],
}

const sleep: DomainSteps = {
  careful: [{ id: 'Z02', when: ({ sleep: points }) => points >= 11 }],
  general: [
    { id: 'Z06', when: ({ sleep: points }) => points >= 16 },
    { id: 'Z01' },
    { id: 'Z14' },
    { id: 'Z13' },
    { id: 'Z21' },
    { id: 'Z15' },
    { id: 'Z17' },
  ],
  personal: [
    { id: 'Z21', when: isStressed, because: 'Stress' },
    { id: 'Z09', when: ({ bmi, sleep: points }) => bmi >= 30 && points >= 6, because: 'bmi' },
    { id: 'Z16', when: both(mayWalk, sleepsPoorly), because: 'Exercise' },
    { id: 'Z18', when: from(75), because: 'age' },
    { id: 'Z04', when: ({ age, sleep: points }) => age >= 60 && points >= 11, because: 'age' },
    { id: 'Z06', when: sleepsPoorly },
    { id: 'Z14' },
    { id: 'Z17' },
    { id: 'Z15' },
    { id: 'Z01' },
  ],
}

/** The steps by domain. */
export const steps: Readonly<Record<LifestyleDomain, DomainSteps>> = {
  Socialization: socialization,
  Learning: learning,
  Exercise: exercise,
  Diet: diet,
  Stress: stress,
  Sleep: sleep,
}
