/** What one step of a plan is, and what it may ask of a person. */

import type { InstrumentId } from '#core/instrument-table.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Limit } from '../cards/limits.ts'
import type { Topic } from '../topics/catalog.ts'
import type { Person } from '../person/person.ts'
import type { Numbers } from '../person/numbers.ts'

/** A person as steps see them. */
export interface Profile extends Numbers {
  readonly gender: Person['gender']
  readonly topics: ReadonlySet<Topic>
  /** What bars a step or calls for another, told or shown by answers. */
  readonly limits: ReadonlySet<Limit>
  /** Of them what was told. */
  readonly told: ReadonlySet<Limit>
  /** What got worse fast. */
  readonly fast: ReadonlySet<InstrumentId | 'bmi'>
}

/** One step: a card, and whom it is for. */
export interface PlanStep {
  /** Id of the card and of its evidence. */
  readonly id: string
  /** Whom it fits; everybody where absent. */
  readonly when?: (profile: Profile) => boolean
  /** What led to it besides the score of its own domain, to be named in the reason; the own domain where that score alone asks for this step. */
  readonly because?: LifestyleDomain | 'age' | 'bmi'
  /** True where what the person told asks for it. */
  readonly isTold?: boolean
}

/** The steps of one domain. */
export interface DomainSteps {
  /** For both criteria, first, where a score asks for special care. */
  readonly careful: readonly PlanStep[]
  /** For both criteria where the domain goes poorly; what helps most older adults, best first. */
  readonly general: readonly PlanStep[]
  /** For 'LikeMe' alone: fitted to age, body and how domains go together; closest fit first. */
  readonly personal: readonly PlanStep[]
}

/** Social score of 4 or more: lonely at least in part. */
export const isLonely = ({ social }: Profile): boolean => social >= 4
/** Activity score under 150: little activity. */
export const movesLittle = ({ exercise }: Profile): boolean => exercise < 150
/** Stress score of 14 or more: moderate or high. */
export const isStressed = ({ stress }: Profile): boolean => stress >= 14
/** Sleep score of 6 or more: poor sleep as felt. */
export const sleepsPoorly = ({ sleep }: Profile): boolean => sleep >= 6
/** Nutrition score of 11 or less: at risk or lower. */
export const eatsTooLittle = ({ mna }: Profile): boolean => mna <= 11
/** Learning score under 8: room to learn digital skills. */
export const isNewToDevices = ({ literacy }: Profile): boolean => literacy < 8
/** Too thin: a body mass index under 18.5, or under 21 from 65 on. */
const isThin = ({ age, bmi }: Profile): boolean => bmi < 18.5 || (age >= 65 && bmi < 21)
/** Malnourished, at risk of it, or thin (MNA short form; body mass index). */
export const lacksFood = (profile: Profile): boolean => eatsTooLittle(profile) || isThin(profile)
