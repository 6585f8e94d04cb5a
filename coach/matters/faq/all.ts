/** Brings in every subject with questions of its own, where nothing is to be saved by waiting. */

import { isLifestyleDomain } from '#core/lifestyle-domain.ts'
import afterOperation from './subjects/after-operation.json' with { type: 'json' }
import afterStroke from './subjects/after-stroke.json' with { type: 'json' }
import afterTheAmbulance from './subjects/after-the-ambulance.json' with { type: 'json' }
import backAndShoulder from './subjects/back-and-shoulder.json' with { type: 'json' }
import bladderLeaks from './subjects/bladder-leaks.json' with { type: 'json' }
import bloodThinner from './subjects/blood-thinner.json' with { type: 'json' }
import breathAndLungs from './subjects/breath-and-lungs.json' with { type: 'json' }
import caringForSomebody from './subjects/caring-for-somebody.json' with { type: 'json' }
import constipation from './subjects/constipation.json' with { type: 'json' }
import cookingAhead from './subjects/cooking-ahead.json' with { type: 'json' }
import coupleAtHome from './subjects/couple-at-home.json' with { type: 'json' }
import darkThoughts from './subjects/dark-thoughts.json' with { type: 'json' }
import dementiaCare from './subjects/dementia-care.json' with { type: 'json' }
import dizzyOnStanding from './subjects/dizzy-on-standing.json' with { type: 'json' }
import doctorToday from './subjects/doctor-today.json' with { type: 'json' }
import eatingAlone from './subjects/eating-alone.json' with { type: 'json' }
import eveningDrinks from './subjects/evening-drinks.json' with { type: 'json' }
import familyQuarrels from './subjects/family-quarrels.json' with { type: 'json' }
import fearOfFalling from './subjects/fear-of-falling.json' with { type: 'json' }
import gardenAndOutdoors from './subjects/garden-and-outdoors.json' with { type: 'json' }
import gettingSomebodyGoing from './subjects/getting-somebody-going.json' with { type: 'json' }
import grief from './subjects/grief.json' with { type: 'json' }
import handsThatHurtOrShake from './subjects/hands-that-hurt-or-shake.json' with { type: 'json' }
import hardOfHearing from './subjects/hard-of-hearing.json' with { type: 'json' }
import hardTalks from './subjects/hard-talks.json' with { type: 'json' }
import hello from './subjects/hello.json' with { type: 'json' }
import helpLines from './subjects/help-lines.json' with { type: 'json' }
import hurtAtHome from './subjects/hurt-at-home.json' with { type: 'json' }
import inAnyTalk from './subjects/in-any-talk.json' with { type: 'json' }
import kneeArthritis from './subjects/knee-arthritis.json' with { type: 'json' }
import learningLate from './subjects/learning-late.json' with { type: 'json' }
import legsAtNight from './subjects/legs-at-night.json' with { type: 'json' }
import lonelyDays from './subjects/lonely-days.json' with { type: 'json' }
import losingWeight from './subjects/losing-weight.json' with { type: 'json' }
import lowSpirits from './subjects/low-spirits.json' with { type: 'json' }
import memoryWorry from './subjects/memory-worry.json' with { type: 'json' }
import moneyWorry from './subjects/money-worry.json' with { type: 'json' }
import mouthAndTeeth from './subjects/mouth-and-teeth.json' with { type: 'json' }
import movingAtHome from './subjects/moving-at-home.json' with { type: 'json' }
import newPlace from './subjects/new-place.json' with { type: 'json' }
import officesAndBanks from './subjects/offices-and-banks.json' with { type: 'json' }
import parentFarAway from './subjects/parent-far-away.json' with { type: 'json' }
import parkinsons from './subjects/parkinsons.json' with { type: 'json' }
import phonesAndTablets from './subjects/phones-and-tablets.json' with { type: 'json' }
import plainCompany from './subjects/plain-company.json' with { type: 'json' }
import plainFeelings from './subjects/plain-feelings.json' with { type: 'json' }
import plainFood from './subjects/plain-food.json' with { type: 'json' }
import plainLearning from './subjects/plain-learning.json' with { type: 'json' }
import plainMoving from './subjects/plain-moving.json' with { type: 'json' }
import plainSleep from './subjects/plain-sleep.json' with { type: 'json' }
import poorSight from './subjects/poor-sight.json' with { type: 'json' }
import pressureAndSalt from './subjects/pressure-and-salt.json' with { type: 'json' }
import retiredAndOfUse from './subjects/retired-and-of-use.json' with { type: 'json' }
import sleepingTablets from './subjects/sleeping-tablets.json' with { type: 'json' }
import snoring from './subjects/snoring.json' with { type: 'json' }
import somebodyInDespair from './subjects/somebody-in-despair.json' with { type: 'json' }
import somebodyIsHarmed from './subjects/somebody-is-harmed.json' with { type: 'json' }
import stomachAndHeartburn from './subjects/stomach-and-heartburn.json' with { type: 'json' }
import sugarAndFood from './subjects/sugar-and-food.json' with { type: 'json' }
import toiletAtNight from './subjects/toilet-at-night.json' with { type: 'json' }
import wakingAtNight from './subjects/waking-at-night.json' with { type: 'json' }
import weakAfterIllness from './subjects/weak-after-illness.json' with { type: 'json' }
import weakHeart from './subjects/weak-heart.json' with { type: 'json' }
import withoutACar from './subjects/without-a-car.json' with { type: 'json' }
import worryAndNerves from './subjects/worry-and-nerves.json' with { type: 'json' }
import { bringIn } from './catalog.ts'
import type { Faq, FaqEntry } from './faq.ts'

const files: readonly FaqFile[] = [
  afterOperation,
  afterStroke,
  afterTheAmbulance,
  backAndShoulder,
  bladderLeaks,
  bloodThinner,
  breathAndLungs,
  caringForSomebody,
  constipation,
  cookingAhead,
  coupleAtHome,
  darkThoughts,
  dementiaCare,
  dizzyOnStanding,
  doctorToday,
  eatingAlone,
  eveningDrinks,
  familyQuarrels,
  fearOfFalling,
  gardenAndOutdoors,
  gettingSomebodyGoing,
  grief,
  handsThatHurtOrShake,
  hardOfHearing,
  hardTalks,
  hello,
  helpLines,
  hurtAtHome,
  inAnyTalk,
  kneeArthritis,
  learningLate,
  legsAtNight,
  lonelyDays,
  losingWeight,
  lowSpirits,
  memoryWorry,
  moneyWorry,
  mouthAndTeeth,
  movingAtHome,
  newPlace,
  officesAndBanks,
  parentFarAway,
  parkinsons,
  phonesAndTablets,
  plainCompany,
  plainFeelings,
  plainFood,
  plainLearning,
  plainMoving,
  plainSleep,
  poorSight,
  pressureAndSalt,
  retiredAndOfUse,
  sleepingTablets,
  snoring,
  somebodyInDespair,
  somebodyIsHarmed,
  stomachAndHeartburn,
  sugarAndFood,
  toiletAtNight,
  wakingAtNight,
  weakAfterIllness,
  weakHeart,
  withoutACar,
  worryAndNerves,
]

/** All of them. */
export const faqs: readonly Faq[] = files.map((file) => {
  if (!isFaq(file)) throw new Error(`${file.name}: no such domain, or whose question it is`)
  return file
})

bringIn(faqs)

/** What the compiler knows of such a file: words, whichever they are. */
type FaqFile = Omit<Faq, 'domain' | 'entries'> & {
  readonly domain: string
  readonly entries: readonly (Omit<FaqEntry, 'whose'> & { readonly whose?: string })[]
}

function isFaq(file: FaqFile): file is FaqFile & Faq {
  return (
    isLifestyleDomain(file.domain) &&
    file.entries.every(({ whose = 'self' }) => whose === 'self' || whose === 'other')
  )
}
