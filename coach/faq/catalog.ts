/** Every subject with questions of its own. */

import { normalise } from '../text/normalise.ts'
import { allOf } from '../text/said.ts'
import type { Faq, FaqEntry } from './faq.ts'
import { afterOperation } from './after-operation.ts'
import { breathAndLungs } from './breath-and-lungs.ts'
import { caringForSomebody } from './caring-for-somebody.ts'
import { dementiaCare } from './dementia-care.ts'
import { dizzyOnStanding } from './dizzy-on-standing.ts'
import { doctorToday } from './doctor-today.ts'
import { eatingAlone } from './eating-alone.ts'
import { fearOfFalling } from './fear-of-falling.ts'
import { grief } from './grief.ts'
import { hardOfHearing } from './hard-of-hearing.ts'
import { kneeArthritis } from './knee-arthritis.ts'
import { learningLate } from './learning-late.ts'
import { memoryWorry } from './memory-worry.ts'
import { moneyWorry } from './money-worry.ts'
import { newPlace } from './new-place.ts'
import { parentFarAway } from './parent-far-away.ts'
import { phonesAndTablets } from './phones-and-tablets.ts'
import { pressureAndSalt } from './pressure-and-salt.ts'
import { sleepingTablets } from './sleeping-tablets.ts'
import { sugarAndFood } from './sugar-and-food.ts'
import { wakingAtNight } from './waking-at-night.ts'
import { weakHeart } from './weak-heart.ts'
import { worryAndNerves } from './worry-and-nerves.ts'

export const faqs: readonly Faq[] = [
  afterOperation,
  breathAndLungs,
  caringForSomebody,
  dementiaCare,
  dizzyOnStanding,
  doctorToday,
  eatingAlone,
  fearOfFalling,
  grief,
  hardOfHearing,
  kneeArthritis,
  learningLate,
  memoryWorry,
  moneyWorry,
  newPlace,
  parentFarAway,
  phonesAndTablets,
  pressureAndSalt,
  sleepingTablets,
  sugarAndFood,
  wakingAtNight,
  weakHeart,
  worryAndNerves,
]

/** The subjects that some messages tell of, in the order of the catalog. */
export function faqsIn(messages: readonly string[]): readonly Faq[] {
  const texts = messages.map(normalise)
  return faqs.filter(({ about }) => texts.some((text) => about.test(text)))
}

/** A question as its button asks it. */
export interface Labelled {
  readonly faq: Faq
  readonly entry: FaqEntry
}

let byLabel: ReadonlyMap<string, Labelled> | undefined

/** The question whose button was pressed. */
export function faqLabelled(label: string): Labelled | undefined {
  byLabel ??= new Map(
    faqs.flatMap((faq) =>
      faq.entries.flatMap((entry) => allOf(entry.label).map((each) => [each, { faq, entry }])),
    ),
  )
  return byLabel.get(label)
}
