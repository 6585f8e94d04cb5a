/** Answers a matter that no card answers head-on: what is known, or who knows, and what is near. */

import type { Language } from '#core/languages.ts'
import { cardOf } from '../cards/catalog.ts'
import { evidenceOf, sourceOf } from '../evidence/catalog.ts'
import { answeredMatters } from '../matters/catalog.ts'
import { mattersForOthers } from '../matters/for-others.ts'
import type { AnsweredMatter, MatterForOthers } from '../matters/matter.ts'
import type { Passage } from '../person/person.ts'
import { afterCard, type QuickReply } from './acts.ts'
import { insteadOf, isBarred } from './fitting-cards.ts'
import { isSaid, type Reading, type Reply, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'

/** The nearest that a card speaks of, by its name. */
export function nearTo({ near, card }: MatterForOthers | AnsweredMatter): QuickReply {
  return { act: 'ask', card, label: near }
}

/**
 * Says what is known of a matter, or that there is no good source and who knows; and what is near.
 *
 * @param reading - the turn.
 * @param matter - what it is about.
 */
export function pointTo(reading: Reading, matter: MatterForOthers | AnsweredMatter): Reply {
  const { say: said, domain } = matter
  const reply = { act: 'ask', domains: [domain] } as const
  if ('facts' in matter) {
    const passages = isSaid(reading, said) ? wayOf(reading, matter) : [answerOf(reading, matter)]
    return { ...reply, passages, replies: [...afterCard, nearTo(matter)] }
  }
  const { who } = matter
  const passage = isSaid(reading, said)
    ? spoken(reading, talkWords.stillForOthers, { who: who[reading.language] })
    : spoken(reading, said)
  return { ...reply, passages: [passage], replies: [nearTo(matter)] }
}

function sourcesOf({ facts }: AnsweredMatter): Passage['sources'] {
  return facts.flatMap((id) => {
    const entry = evidenceOf(id)
    return entry ? [sourceOf(entry)] : []
  })
}

function answerOf(reading: Reading, matter: AnsweredMatter): Passage {
  return { ...spoken(reading, matter.say), sources: sourcesOf(matter) }
}

/** How it is done, each line a paragraph of its own. */
export function wayOf(
  { language }: { language: Language },
  matter: AnsweredMatter,
): readonly Passage[] {
  return matter.how[language].map((line, place) => ({
    text: `${place + 1}. ${line}`,
    sources: place === 0 ? sourcesOf(matter) : [],
  }))
}

/** Tells whether no limit bars or changes what an answer comes near to; who knows of it may be named to anybody. */
export function suitsAll(matter: MatterForOthers | AnsweredMatter, reading: Reading): boolean {
  const card = cardOf(matter.card)
  return 'who' in matter || !card || !(isBarred(card, reading) || insteadOf(card, reading))
}

/** The matter by whose answer a step was offered. */
export function matterOffered(said: AnsweredMatter['say'] | undefined): AnsweredMatter | undefined {
  return said && answeredMatters.find(({ say }) => say === said)
}

/**
 * Takes what the person says to the question about a matter: it is worth saying to those who know.
 *
 * @param reading - the turn.
 * @param matter - what was pointed elsewhere.
 */
export function tellThem(reading: Reading, matter: MatterForOthers): Reply {
  const { who, domain } = matter
  return {
    act: 'answer',
    domains: [domain],
    passages: [spoken(reading, talkWords.tellThem, { who: who[reading.language] })],
    replies: [nearTo(matter)],
  }
}

/** The matter that was pointed elsewhere in the last answer. */
export function pointedTo(reading: Reading): MatterForOthers | undefined {
  const last = reading.history.findLast(({ role }) => role === 'assistant')
  return mattersForOthers.find(({ say: said }) => {
    const [start] = spoken(reading, said).text.split('. ')
    return start !== undefined && last?.content.includes(start) === true
  })
}
