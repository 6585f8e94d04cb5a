/** Begins with a part of life that was pressed, or named in one word: one plain step, and what it may be about. */

import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import { cardOf } from '../cards/catalog.ts'
import { faqNamed } from '../matters/faq/catalog.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import type { Said } from '../text/said.ts'
import { only } from '../text/whole.ts'
import { afterCard, type QuickReply } from './acts.ts'
import { insteadOf, isBarred } from './fitting-cards.ts'
import { isFit, wasSaid } from './questions-asked.ts'
import { fromCard, inOrder, type Reading, type Reply, spoken } from './reading.ts'

interface Beginning {
  /** Evidence id of the card to begin with. */
  readonly card: string
  /** The subject of its plainest openings, and which of them are offered, by their English labels. */
  readonly subject: string
  readonly labels: readonly string[]
  /** The part of life in one word. */
  readonly named: RegExp
}

const my = '(my |the |about |of |mi |el |la |los |las |de |del |sobre )*'

const beginnings: Readonly<Record<LifestyleDomain, Beginning>> = {
  Sleep: {
    card: 'Z01',
    subject: 'plain-sleep',
    labels: ["I can't fall asleep", 'I wake up at three every night', 'I wake up tired'],
    named: pattern(only(`${my}(sleep|sleeping|nights?|sueno|dormir|noches)`)),
  },
  Stress: {
    card: 'T06',
    subject: 'plain-feelings',
    labels: ['I worry about everything', 'I am stressed', 'I feel sad today'],
    named: pattern(only(`${my}(stress|worry|worries|nerves|estres|preocupaciones|nervios)`)),
  },
  Diet: {
    card: 'D01',
    subject: 'plain-food',
    labels: ['I have no appetite', 'I want to lose weight', 'What do I cook for one?'],
    named: pattern(only(`${my}(food|eating|meals|nutrition|comida|alimentacion|comer)`)),
  },
  Exercise: {
    card: 'E01',
    subject: 'plain-moving',
    labels: ['My knees hurt', 'My balance is bad', 'I want to be stronger'],
    named: pattern(only(`${my}(movement|moving|fitness|movimiento|moverme|ejercicio|ejercicios)`)),
  },
  Socialization: {
    card: 'S18',
    subject: 'plain-company',
    labels: ['I feel lonely', 'I want to make friends', 'I miss my family far away'],
    named: pattern(only(`${my}(company|people|friends|compania|amigos|amistades|gente)`)),
  },
  Learning: {
    card: 'L19',
    subject: 'plain-learning',
    labels: ['I forget names', "I can't use my phone", 'I want to learn something'],
    named: pattern(only(`${my}(learning|aprender|aprendizaje)`)),
  },
}

const whichIsIt: Said = {
  en: 'Which of these is nearest? You can also say it in your own words.',
  es: '¿Cuál de estas se acerca más? También puede decirlo con sus palabras.',
}

/**
 * Begins with a part of life.
 *
 * @returns undefined where its card was said before, or does not suit.
 */
export function domainOpening(reading: Reading, domain: LifestyleDomain): Reply | undefined {
  const { subject, labels, card: id } = beginnings[domain]
  const card = cardOf(id)
  if (!card || reading.state.used.has(id) || isBarred(card, reading)) return undefined
  const faq = faqNamed(subject)
  const offered = labels.flatMap((label): readonly QuickReply[] => {
    const entry = faq?.entries.find((one) => one.label.en === label)
    const suits = faq && entry && !wasSaid(reading, entry.say) && isFit(reading, { faq, entry })
    return suits ? [{ act: 'ask', label: entry.label }] : []
  })
  const step = insteadOf(card, reading)?.say ?? card.step
  return {
    act: 'ask',
    domains: [domain],
    passages: [
      fromCard(reading, card, ...inOrder(reading, card, step)),
      ...(offered.length > 0 ? [spoken(reading, whichIsIt)] : []),
    ],
    replies: [...offered, ...afterCard.filter(({ act }) => act === 'how' || act === 'other')],
  }
}

/** Begins with a part of life that a message names, and nothing else. */
export function domainInOneWord(reading: Reading): Reply | undefined {
  const words = normalise(reading.message)
  const domain = lifestyleDomains.find((one) => beginnings[one].named.test(words))
  return domain && domainOpening(reading, domain)
}
