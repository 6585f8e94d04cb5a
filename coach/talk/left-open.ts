/** What a question about a step asks beyond what its card knows, and who knows that. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Card } from '../cards/card.ts'
import type { Said } from '../text/said.ts'
import type { Passage } from '../person/person.ts'
import { isPressed } from './acts.ts'
import { stemsIn } from '../text/stems.ts'
import { domainsOf, type Reading, say, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'

const nurse: Said = { en: 'your doctor or nurse', es: 'su médico o enfermera' }

/** Who knows more of each domain. */
export const whoKnows: Readonly<Record<LifestyleDomain, Said>> = {
  Exercise: nurse,
  Sleep: nurse,
  Stress: nurse,
  Diet: { en: 'your nurse or a dietitian', es: 'su enfermera o nutricionista' },
  Learning: { en: 'the library', es: 'la biblioteca' },
  Socialization: { en: '{company}', es: '{company}' },
}

/** So many words of its own a question must have, and so few of them the card may know. */
const fewestStems = 3
const mostKnown = 0.34

function isLeftOpen({ message, language }: Reading, card: Card): boolean {
  const stems = [...stemsIn(message)]
  if (isPressed(message) || stems.length < fewestStems) return false
  const { know, step, how, howMuch, why, watchFor } = card
  const texts = [know, step, howMuch, why, watchFor].map((said) => said[language])
  const own = stemsIn([...texts, ...how[language]].join(' '))
  return stems.filter((stem) => own.has(stem)).length <= stems.length * mostKnown
}

/** Says who knows the rest, where a question names what the card does not. */
export function leftOpen(reading: Reading, card: Card): readonly Passage[] {
  const [domain] = domainsOf(card)
  if (!domain || !isLeftOpen(reading, card)) return []
  return [spoken(reading, talkWords.thatIsMyPart, { who: say(reading, whoKnows[domain]) })]
}
