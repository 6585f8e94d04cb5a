/** Says back what was said in a talk: in the person's own words, or in the coach's. */

import { cardOf } from '../cards/catalog.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import type { Said } from '../text/said.ts'
import { stemsIn } from '../text/stems.ts'
import { asideWords } from './aside-words.ts'
import { repliesFor, stepWords } from './asides.ts'
import { insteadOf } from './fitting-cards.ts'
import { limitsIn } from './limits-heard.ts'
import { domainsOf, fromCard, isSaid, type Reading, type Reply, say, spoken } from './reading.ts'
import { quoted } from './when-words.ts'

/** Stems of the words with which something is asked back. */
const ofRecall = stemsIn(
  'said tell told know remember remind again earlier before asked mentioned wanted going dije dijiste dijo conte recuerda acuerda sobre antes pregunte habia queria',
)

const asksBack =
  /^(?:and |so )?(?:what|which|when|do you|did|remind|qué|cuál|recuerda|se acuerda)\b/iu

/** What the person told of the matter that they ask back for; else the last limit they told. */
function toldOf({ history, message, state, person }: Reading): string | undefined {
  const told = history.flatMap(({ role, content }) =>
    role === 'user' && !asksBack.test(content) ? [content] : [],
  )
  const stems = stemsIn(message)
  const ofMatter = told.findLast((content) =>
    [...stemsIn(content)].some((stem) => stems.has(stem) && !ofRecall.has(stem)),
  )
  const limit = told.findLast((content) => limitsIn([content]).size > 0)
  return ofMatter ?? limit ?? state.refusals.at(-1) ?? person?.said?.at(-1)
}

/** What the coach said of the thing that is asked back for: the sentence that shares most of its words and numbers. */
function saidOf({ history, message }: Reading): string | undefined {
  const wanted = [...wordsAskedBack(message)]
  const said = history
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) => content.split('\n\n').flatMap(sentencesOf))
    .filter((sentence) => !sentence.includes('?'))
  const shared = said.map((sentence) => {
    const own = wordsAskedBack(sentence)
    return wanted.filter((word) => own.has(word)).length
  })
  const most = Math.max(0, ...shared)
  return most > 0 ? said[shared.lastIndexOf(most)] : undefined
}

/** Stems and numbers by which something is asked back for. */
function wordsAskedBack(text: string): ReadonlySet<string> {
  const numbers = text.match(/\d+/gu) ?? []
  return new Set([...numbers, ...[...stemsIn(text)].filter((stem) => !ofRecall.has(stem))])
}

const asksOfCoach = pattern(
  '(you|coach) (said|told|mentioned|suggested|gave|advised)|did you (say|tell|mention|suggest)|remind me (of|about)|what was (that|the) .. (thing|idea|tip|trick|one|bit)|(me )?(dijo|dijiste|aconsejo|recomendo|comento)(?! (el|la|mi|ella))|lo (de|del) .. (que)?|(me|nos) (recuerda|recuerdas|repite|repites)',
)

/** What was said in this talk, in the person's own words, or in the coach's where they ask for those. */
export function recall(reading: Reading): Reply {
  const own = asksOfCoach.test(normalise(reading.message)) ? saidOf(reading) : undefined
  if (own === undefined) return recallAll(reading)
  return {
    act: 'recall',
    domains: domainsOf(reading.state.card),
    passages: [spoken(reading, asideWords.iSaid, { words: own })],
    replies: repliesFor(reading),
  }
}

function recallAll(reading: Reading): Reply {
  const { state, message } = reading
  const told = toldOf(reading)
  const wantsFirst = /first|start|begin|primer|empe|comen/u.test(normalise(message))
  const asked = wantsFirst ? state.asked[0] : state.asked.at(-1)
  const quote = (said: Said, words: string | undefined) =>
    words === undefined ? [] : [say(reading, said, { words: quoted(words) })]
  const chosen = state.goal && stepWords(reading, state.goal)
  const last = state.card ?? cardOf([...state.used].at(-1) ?? '')
  const instead = last && insteadOf(last, reading)?.say
  const lent = last === state.card ? state.lent : undefined
  const step = lent ?? (instead && isSaid(reading, instead) ? instead : last?.step)
  const parts = [
    ...quote(asideWords.youAsked, asked),
    ...(told === asked ? [] : quote(asideWords.youTold, told)),
    ...(chosen === undefined ? [] : [say(reading, asideWords.youChose, { words: chosen })]),
    ...(step && chosen === undefined
      ? [say(reading, asideWords.iSaid, { words: say(reading, step) })]
      : []),
  ]
  const text =
    parts.length > 0
      ? [...parts, say(reading, asideWords.isThatRight)].join(' ')
      : say(reading, asideWords.notToldYet)
  const sources = last ? fromCard(reading, last).sources : []
  return {
    act: 'recall',
    domains: domainsOf(last),
    passages: [{ text, sources: parts.length > 0 ? sources : [] }],
    replies: repliesFor(reading),
  }
}
