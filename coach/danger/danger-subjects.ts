/** The subjects of what is asked on after a danger was told: the coach's own words open them. */

import { faqLabelled, faqNamed, faqSaidIn } from '../matters/faq/catalog.ts'
import type { Faq } from '../matters/faq/faq.ts'
import type { SafetyCode } from '../safety/codes.ts'
import { type Heard, heardIn } from './heard-reply.ts'
import type { Standing } from './standing.ts'

const afterDespair = ['dark-thoughts', 'somebody-in-despair']
const afterHarm = ['hurt-at-home', 'somebody-is-harmed']
const afterEmergency = ['after-the-ambulance']

const namesOf: Partial<Record<SafetyCode, readonly string[]>> = {
  suicide_self_harm: afterDespair,
  abuse_neglect: afterHarm,
  fall_injury: afterEmergency,
  stroke: afterEmergency,
  chest_pain: afterEmergency,
  sudden_confusion: afterEmergency,
}

/**
 * The subjects of some dangers.
 *
 * @param codes - those that were told, the one that leads first.
 * @returns those that are at hand, each once.
 */
export function dangerSubjects(codes: readonly SafetyCode[]): readonly Faq[] {
  const names = new Set(codes.flatMap((code) => namesOf[code] ?? []))
  return [...names].flatMap((name) => faqNamed(name) ?? [])
}

/** Those of the dangers of a talk that were none of them explained away. */
export function subjectsAfter({ shown, explained }: Standing): readonly Faq[] {
  return dangerSubjects(shown.filter((code) => !explained.has(code)))
}

const names = new Set(Object.values(namesOf).flat())

/** Tells whether a text of the coach answers one of their questions. */
export function isOfDangerSubject(text: string): boolean {
  const said = faqSaidIn(text)
  return said !== undefined && names.has(said.faq.name)
}

/** What a message replies; the button of a question asks, and says nothing of the danger. */
export function repliesIn(message: string): ReadonlySet<Heard> {
  return faqLabelled(message) ? new Set(['asks']) : heardIn(message)
}
