/** Says the answer to a question of a subject, with what else is asked on it, and what is asked on after it. */

import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import { evidenceOf, sourceOf } from '../evidence/catalog.ts'
import {
  type Asked,
  askedAfterDoctor,
  faqLabelled,
  faqMatter,
  movesNowhere,
  withoutYesOrNo,
} from '../matters/faq/catalog.ts'
import { type Found, findQuestions } from '../matters/faq/find.ts'
import { asksYesOrNo } from '../search/question-form.ts'
import type { Said } from '../text/said.ts'
import { namingStems, stemsIn } from '../text/stems.ts'
import { afterCard, type QuickReply, whereToStart } from './acts.ts'
import { amountIn } from './asked-of-card.ts'
import { linesOf } from './left-out.ts'
import { hasStep, matterOffered } from './matter.ts'
import { hardlyAsked, notOfHere } from './open-subjects.ts'
import { isFit, wasSaid } from './questions-asked.ts'
import { fromCard, type Reading, type Reply, say, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'

/** A call for help is no goal. */
const ofHelp = /\{(?:emergency|crisis)\}|\b(?:doctor|nurse|pharmacist)\b/iu

/** What can be done with the answer itself. */
function leansOn({ entry }: Asked): readonly QuickReply[] {
  const matter = matterOffered(entry.say)
  return afterCard.filter(
    ({ act }) =>
      act === 'more' ||
      act === 'cannot' ||
      (act === 'goal' && matter && hasStep(matter) && !ofHelp.test(entry.say.en)),
  )
}

/** What is of no habit: what sends to a doctor, and what is asked in any talk. */
const ofNoHabit: ReadonlySet<string | undefined> = new Set([askedAfterDoctor, ...movesNowhere])

/** So many questions are offered to press. */
export const mostOffered = 3

/** What else is asked on the subject, the nearest first. */
export function nearTo(reading: Reading, told: readonly Asked[], near: readonly Found[]) {
  const [first] = told
  if (!first) return []
  if (movesNowhere.has(first.faq.name)) return reading.state.card ? afterCard : [whereToStart]
  const { entries } = first.faq
  const at = entries.indexOf(first.entry)
  const inOrder = [...entries.slice(at + 1), ...entries.slice(0, at)]
  const notMeant = hardlyAsked(reading)
  const fresh = [...new Set([...near.map(({ entry }) => entry), ...inOrder])].filter(
    (entry) =>
      (notMeant === undefined || entry.whose !== notMeant) &&
      !wasSaid(reading, entry.say) &&
      isFit(reading, { faq: first.faq, entry }) &&
      !told.some((one) => one.entry === entry),
  )
  const asked = fresh.slice(0, mostOffered).map(({ label }): QuickReply => ({ act: 'ask', label }))
  return [...asked, ...leansOn(first)]
}

/** What was not said yet of an answer, less the lines that name what was turned down; undefined where too little is left. */
function leftOf(reading: Reading, { entry }: Asked): string | undefined {
  const fresh = [entry.say, entry.more].filter((said) => !wasSaid(reading, said))
  if (faqLabelled(reading.message)) return fresh[0] && say(reading, fresh[0])
  const left = fresh.map((each) => linesOf(reading, each))
  const said = left.find((each) => each !== undefined)
  if (!said) return undefined
  const text = say(reading, said)
  return asksYesOrNo(reading.message) ? text : withoutYesOrNo(text)
}

export function replyOf(
  reading: Reading,
  act: Reply['act'],
  told: readonly Asked[],
  near: readonly Found[] = [],
): Reply | undefined {
  const [first] = told
  const passages = told.flatMap((asked) => {
    const text = leftOf(notOfHere(reading, asked), asked)
    const sources = (asked.entry.facts ?? []).flatMap((id) => {
      const entry = evidenceOf(id)
      return entry ? [sourceOf(entry)] : []
    })
    return text === undefined ? [] : [{ text, sources }]
  })
  if (!first || passages.length === 0) return undefined
  const domains = ofNoHabit.has(first.faq.name) ? [] : [first.faq.domain]
  return { act, domains, passages, replies: nearTo(reading, told, near) }
}

/** So many questions are near enough to be another idea. */
const mostNear = 6

/** The answer to one of the nearest questions of the subject, with a source of its own where one has that. */
function otherIdea(
  reading: Reading,
  act: Reply['act'],
  { faq, entry: answered }: Asked,
): Reply | undefined {
  const { used, withdrawn } = reading.state
  const known = new Set([...(answered.facts ?? []), ...used, ...withdrawn])
  const next = findQuestions(answered.label[reading.language], [faq], reading.language, undefined)
    .map(({ entry }) => entry)
    .filter(
      (entry) =>
        entry !== answered &&
        entry.whose === answered.whose &&
        // What only answers something told is no idea.
        entry.label[reading.language].endsWith('?') &&
        !wasSaid(reading, entry.say) &&
        isFit(reading, { faq, entry }),
    )
    .slice(0, mostNear)
  const isNew = ({ facts = [] }: Asked['entry']): boolean =>
    facts.length > 0 && !facts.some((id) => known.has(id))
  const entry = next.find(isNew) ?? (answered.facts ? undefined : next[0])
  return entry && replyOf(reading, act, [{ faq, entry }])
}

function opened(reading: Reading, opening: Said, reply: Reply | undefined): Reply | undefined {
  return reply && { ...reply, passages: [spoken(reading, opening), ...reply.passages] }
}

/** The sentence of an answer that tells how much or how often. */
function amountSaid(reading: Reading, act: Reply['act'], last: Asked): Reply | undefined {
  const matter = faqMatter(last.entry.say)
  const told = matter && amountIn(reading, matter)
  return (
    told && {
      act,
      domains: [last.faq.domain],
      passages: [told],
      replies: nearTo(reading, [last], []),
    }
  )
}

/**
 * Answers what is asked of an answer that was just given, in words that name nothing: more, how, how much, another
 * idea, or that it cannot be done.
 *
 * @param act - what is asked.
 * @param last - the question that was answered.
 * @returns undefined where nothing of the subject is left to say.
 */
export function askedOn(reading: Reading, act: Reply['act'], last: Asked): Reply | undefined {
  const rest = replyOf(reading, act, [last])
  const other = (): Reply | undefined => otherIdea(reading, act, last)
  switch (act) {
    case 'other':
      return (
        opened(reading, talkWords.anotherIdea, other()) ?? (last.entry.facts ? undefined : rest)
      )
    case 'cannot':
      // The second text says what to do where the first does not go.
      return (
        opened(reading, talkWords.thenRather, rest) ??
        opened(reading, talkWords.thenNotThat, other())
      )
    case 'how_much':
      return amountSaid(reading, act, last) ?? rest
    default:
      return rest ?? opened(reading, talkWords.anotherIdea, other())
  }
}

/** What bears out an answer, to whoever asks how it is known: its evidence says why, else it is plain sense. */
export function proofOf(reading: Reading, asked: Asked, act: Reply['act']): Reply | undefined {
  const { say: said, more, facts } = asked.entry
  const stems = stemsIn([said.en, more.en].join(' '))
  // Evidence may stand behind an answer and speak of another step.
  const isOfIt = ({ why }: Card): boolean =>
    [...namingStems(why.en)].some((stem) => stems.has(stem))
  const card = facts?.flatMap((id) => cardOf(id) ?? []).find(isOfIt)
  const passage = card ? fromCard(reading, card, card.why) : spoken(reading, talkWords.plainSense)
  if (reading.history.some(({ content }) => content.includes(passage.text))) return undefined
  const replies = nearTo(reading, [asked], [])
  return { act, domains: [asked.faq.domain], passages: [passage], replies }
}
