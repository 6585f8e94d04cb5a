/** Answers a matter on which the coach has no good source, and what a card leaves open. */

import { type Matter, matters } from '../understanding/matters.ts'
import type { QuickReply } from './acts.ts'
import { matterAnswers } from './matter-words.ts'
import { isSaid, type Reading, type Reply, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'

/** The nearest matter the coach can speak of, by its name. */
export function nearTo(matter: Matter): QuickReply {
  const { near, card } = matterAnswers[matter]
  return { act: 'ask', card, label: near }
}

/**
 * Says that there is no good source, who knows, and what is near.
 *
 * @param reading - the turn.
 * @param matter - what it is about.
 */
export function pointTo(reading: Reading, matter: Matter): Reply {
  const { say: said, who, domain } = matterAnswers[matter]
  const passage = isSaid(reading, said)
    ? spoken(reading, talkWords.stillForOthers, { who: who[reading.language] })
    : spoken(reading, said)
  return { act: 'ask', domains: [domain], passages: [passage], replies: [nearTo(matter)] }
}

/**
 * Takes what the person says to the question about a matter: it is worth saying to those who know.
 *
 * @param reading - the turn.
 * @param matter - what was pointed elsewhere.
 */
export function tellThem(reading: Reading, matter: Matter): Reply {
  const { who, domain } = matterAnswers[matter]
  return {
    act: 'answer',
    domains: [domain],
    passages: [spoken(reading, talkWords.tellThem, { who: who[reading.language] })],
    replies: [nearTo(matter)],
  }
}

/** The matter that was pointed elsewhere in the last answer. */
export function pointedTo(reading: Reading): Matter | undefined {
  return matters.find((matter) => {
    const { say: said } = matterAnswers[matter]
    const [start] = spoken(reading, said).text.split('. ')
    const last = reading.history.findLast(({ role }) => role === 'assistant')
    return start !== undefined && last?.content.includes(start) === true
  })
}
