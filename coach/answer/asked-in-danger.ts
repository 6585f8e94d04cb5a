/** Answers what is asked on in a danger, from the questions written for it, in place of the next step or before it. */

import type { Language } from '#core/languages.ts'
import type { CoachAnswer, Question } from '../conversation/question.ts'
import { faqLabelled } from '../matters/faq/catalog.ts'
import { scriptIn } from '../danger/next-step.ts'
import { tellsSwallowed } from '../danger/grave-now.ts'
import { type SafetyCode, tiers } from '../safety/codes.ts'
import { dangerSubjects, subjectsAfter } from '../danger/danger-subjects.ts'
import { safetyLabels, safetyReplies } from '../danger/danger-turn.ts'
import { isOfBody, saidOfDangerIn } from '../danger/scripts.ts'
import { isOfOther, type Standing, standingIn } from '../danger/standing.ts'
import type { LineId } from '../danger/lines.ts'
import { ofSubjects } from '../talk/of-subjects.ts'
import { isQuestion, isRequest } from '../search/question-form.ts'
import { readingOf, type Reply } from '../talk/reading.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { allOf } from '../text/said.ts'

/** Steps that answer the message itself, or tell to call at once: nothing is said in their place. */
const unmoved: ReadonlySet<LineId> = new Set([
  'unsafe',
  'wrongLine',
  'wrongHelp',
  'means',
  'meansAgain',
  'named',
  'stayOnLine',
  'strong',
  'nobody',
  'personHere',
  'tellThem',
  'fault',
  'thankAnswer',
])

/** What is told in fewer words answers the coach. */
const fewestWords = 8

/** Questions of the coach that stay below an answer: until they were asked nobody knows how grave it is. */
const stillAsked: ReadonlySet<LineId> = new Set(['plain', 'place', 'check', 'mayBeWrong'])

/** So like a question, it is answered in place of a step; where no call waits, a question is answered sooner. */
const likeness = { sure: 0.8, asked: 0.65 } as const

/** How many of its buttons stand before those of the danger. */
const offered = 2

/**
 * Answers a message while a danger stands, or as it ends.
 *
 * @param asked - the message, and the turns before it.
 * @param step - what would be said without these questions.
 * @param heard - the dangers that are heard in the message.
 * @returns undefined where a fixed text leads, the step itself answers, or no question is surely asked.
 */
export function askedInDanger(
  asked: Question & { readonly language: Language },
  step: CoachAnswer,
  heard: readonly SafetyCode[],
): CoachAnswer | undefined {
  const { message, language } = asked
  const standing = standingIn(asked.history)
  const { lines } = saidOfDangerIn(step.text)
  // The button of a question that was offered beside the steps wants its answer, whichever step is due.
  const isOffered = faqLabelled(message) !== undefined
  if (step.safety.length > 0) return undefined
  if (!isOffered && lines.some((id) => unmoved.has(id))) return undefined
  const isEnded = step.act !== 'danger'
  const isLeftToStep = isLed(standing) || isDone(standing) || heard.some(isOfMeans)
  if (!isEnded && isLeftToStep) return undefined
  const isPressed = safetyReplies.some(({ label }) => allOf(label).includes(message))
  const isAsked = isQuestion(message) || isRequest(message)
  // Of harm by others more is told than asked: what keeps them from help.
  const isTold =
    !isEnded &&
    standing.open[0] === 'abuse_neglect' &&
    message.trim().split(/\s+/u).length >= fewestWords
  if (isPressed || !(isAsked || isTold)) return undefined
  const subjects = isEnded ? subjectsAfter(standing) : dangerSubjects(standing.open)
  const reply = ofSubjects(readingOf(asked), subjects, {
    notMeant: isOfOther(standing, message) ? 'self' : 'other',
    goesOn: isEnded,
    least: isAsked ? likeness.asked : likeness.sure,
    isAsked: isAsked && !isEnded,
  })
  if (!reply) return undefined
  const isLeft = isEnded || lines.some((id) => stillAsked.has(id))
  const steps = isLeft ? step.passages : []
  const passages = isEnded ? [...steps, ...reply.passages] : [...reply.passages, ...steps]
  const near = reply.replies.map(({ label }) => label[language])
  return {
    ...step,
    passages,
    text: passages.map(({ text }) => text).join('\n\n'),
    suggestions: isEnded ? near : [...near.slice(0, offered), ...safetyLabels(message, language)],
  }
}

/** A body in danger waits for its call alone, and whoever did the harm has steps of their own. */
function isLed(standing: Standing): boolean {
  return standing.open.some(isOfBody) || scriptIn(standing) === 'carer'
}

const wasCut = pattern('((cut|slit|slashed) (my|his|her)|bleeding|(me|se) cort[eo]|sangr*)')

/** Something was taken or cut: until help is there no question is answered. */
function isDone({ open, told }: Standing): boolean {
  const words = normalise(told)
  const isTaken = tellsSwallowed(words) || wasCut.test(words)
  return open.includes('suicide_self_harm') && isTaken
}

/** What sounds like a way to harm oneself, or like a medicine, gets no answer but the step. */
function isOfMeans(code: SafetyCode): boolean {
  return tiers[code] === 0 || code === 'medication'
}

/**
 * Answers what is asked in the very message that ends a danger.
 *
 * @returns undefined where nothing is asked, or no question is surely meant.
 */
export function askedAtItsEnd(
  asked: Question & { readonly language: Language },
  standing: Standing,
): Reply | undefined {
  if (!isQuestion(asked.message)) return undefined
  return ofSubjects(readingOf(asked), subjectsAfter(standing), {
    least: likeness.asked,
    goesOn: true,
  })
}
