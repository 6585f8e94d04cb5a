/** Every matter, found by its name. */

import { activityMatters } from './activities.ts'
import { aloneMatters } from './alone-and-with-others.ts'
import { bedroomMatters } from './bedroom.ts'
import { bookMatters } from './books-and-letters.ts'
import { caringMatters } from './caring-and-new-places.ts'
import { companyMatters } from './company.ts'
import { eveningMatters } from './evenings-and-distance.ts'
import { foodMatters } from './foods.ts'
import { mattersForOthers } from './for-others.ts'
import { frightMatters } from './frights-and-farewells.ts'
import { griefMatters } from './grief.ts'
import { healthMatters } from './health-services.ts'
import { hipMatters } from './hips-falls-and-dancing.ts'
import { homeMatters } from './home-and-kin.ts'
import { jointMatters } from './joints-and-breath.ts'
import { familyMatters } from './for-family.ts'
import { dementiaMatters } from './dementia-at-home.ts'
import { effortMatters } from './keeping-at-it.ts'
import type { AnsweredMatter, Matter } from './matter.ts'
import { mealMatters } from './meals.ts'
import { missingMatters } from './missing-somebody.ts'
import { movingMatters } from './moving-with-care.ts'
import { namedMatters } from './named-in-words.ts'
import { paperMatters } from './names-screens-and-papers.ts'
import { nightMindMatters } from './nights-and-memory.ts'
import { nightMatters } from './nights.ts'
import { pastimeMatters } from './pastimes-and-devices.ts'
import { plateMatters } from './plates-and-new-tables.ts'
import { pressureMatters } from './pressure-readings.ts'
import { tabletMatters } from './pressure-tablets-and-drinks.ts'
import { bodyMatters } from './salt-sugar-and-drink.ts'
import { carefulMatters } from './sore-or-unsure.ts'
import { lossAndTabletMatters } from './since-a-loss-and-tablets.ts'
import { supperAndFaceMatters } from './suppers-languages-and-faces.ts'
import { standingMatters } from './standing-steadily.ts'
import { firmStepMatters } from './steps-after-a-fall.ts'
import { sugarMatters } from './sugar-and-tablets.ts'
import { eatingMatters } from './ways-of-eating.ts'
import { worryMatters } from './worries-and-calm.ts'

const learned: readonly AnsweredMatter[] = [
  ...companyMatters,
  ...caringMatters,
  ...pastimeMatters,
  ...activityMatters,
  ...movingMatters,
  ...effortMatters,
  ...foodMatters,
  ...mealMatters,
  ...eatingMatters,
  ...griefMatters,
  ...worryMatters,
  ...bedroomMatters,
  ...nightMatters,
  ...healthMatters,
  ...carefulMatters,
  ...standingMatters,
  ...bodyMatters,
  ...nightMindMatters,
  ...aloneMatters,
  ...bookMatters,
]

/** Those that the coach answers itself: what a few words name comes before what they name among other things. */
export const answeredMatters: readonly AnsweredMatter[] = [
  ...frightMatters,
  ...familyMatters,
  ...dementiaMatters,
  ...firmStepMatters,
  ...paperMatters,
  ...plateMatters,
  ...lossAndTabletMatters,
  ...supperAndFaceMatters,
  ...hipMatters,
  ...sugarMatters,
  ...missingMatters,
  ...eveningMatters,
  ...learned,
  ...namedMatters,
  ...jointMatters,
  ...tabletMatters,
  ...homeMatters,
  ...pressureMatters,
]

/** Those of which it learned from examples how people ask. */
export const taughtMatters: readonly Matter[] = [...mattersForOthers, ...learned]

/** All of them. */
export const matters: readonly Matter[] = [...mattersForOthers, ...answeredMatters]

const byName = new Map(matters.map((matter) => [matter.name, matter]))

/** Finds a matter by the class under which examples are labelled. */
export function matterNamed(name: string): Matter | undefined {
  return byName.get(name)
}

/**
 * The matter that words name beyond doubt.
 *
 * @param plain - the question in normalised words, in either language.
 */
export function matterInWords(plain: string): Matter | undefined {
  return answeredMatters.find(({ when }) => when?.test(plain) === true)
}
