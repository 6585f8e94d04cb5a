/** A chat as events: fixed safety texts at once, then the language model or the built-in coach, then the whole reply. */

import { answerInSteps, type FirstLook } from '#coach/answer/answer.ts'
import type { CoachAnswer, Question } from '#coach/conversation/question.ts'
import { chatBriefing } from '#coach/briefing/chat-briefing.ts'
import { builtInCoachNames } from '#coach/wording/coach-name.ts'
import { fixedAnswer } from '#coach/danger/danger-answer.ts'
import { evidenceOf, sourceOf } from '#coach/evidence/catalog.ts'
import { hasRoomFor, isWholeAnswer } from '#coach/guard/is-whole-answer.ts'
import type { Passage, Source } from '#coach/person/person.ts'
import type { SafetyCode } from '#coach/safety/codes.ts'
import type { Language } from '#core/languages.ts'
import type { MemoryChange } from '#core/memory.ts'
import type { ChatEvent } from '#contract/schemas/coach-events.ts'
import type { ModelClient } from '../../model/model-client.ts'
import type { AnswerRules, GuardedSentence } from '../../model/guarded-generation.ts'
import { noticeOf } from '../../model/notices.ts'
import type { WorkTurns } from './work-turns.ts'

/** What a chat stands on. */
export interface ChatParts {
  readonly question: Question
  /** What was found in the message. */
  readonly look: FirstLook
  /** What of danger stands in the message itself, and in the turn before where only fixed texts are sent. */
  readonly own: readonly SafetyCode[]
  /** False where this network or person has had so many answers that only fixed texts are sent. */
  readonly mayCompose: boolean
  readonly turns: WorkTurns
  /** Keeps what is to be remembered, before the answer that says so. */
  readonly remember: (change: MemoryChange) => Promise<void>
  /** Undefined where the built-in coach speaks alone. */
  readonly model: ModelClient | undefined
  /** True where fixed texts are seen as soon as they are sent; else a model must not hold them up. */
  readonly isStreamed: boolean
  /** The person has gone. */
  readonly signal: AbortSignal
}

/** What an answer in a language must be as a whole. */
function rulesIn(language: Language): AnswerRules {
  return {
    isWhole: (said) => isWholeAnswer(said, language),
    hasRoomFor: (said, next) => hasRoomFor(said, next, language),
  }
}

/** A piece of the answer, by whomever it was worded. */
interface Said extends Passage {
  readonly startsParagraph: boolean
}

/**
 * Answers a question.
 *
 * @param parts - the question, who may speak, and whether somebody still listens.
 * @returns `safety` first, before anything is composed or a model is asked: at once where the message
 *   itself tells of danger, and once more where earlier turns add to it; passages; `done` with the
 *   whole reply, which is what counts where passages were taken back. Ends without it when the person
 *   has gone.
 */
export async function* chatEvents(parts: ChatParts): AsyncGenerator<ChatEvent, void, undefined> {
  const { question, look, own, mayCompose, turns, isStreamed, signal } = parts
  const { language: ofPage = 'en' } = question
  const { atOnce } = look
  // A written step alone may wait for what is asked beside it.
  const isFixed = !mayCompose || (atOnce?.safety.length ?? 0) > 0
  const fixed =
    isFixed || own.length > 0
      ? (atOnce ?? (await turns.run(() => fixedAnswer(question, own), question.message.length)))
      : undefined
  if (fixed) yield safetyOf(fixed)
  // A written step waits for no other chat, as a fixed text does not.
  const urgentLength = atOnce && question.message.length
  const steps = answerInSteps(question, look)
  const answer = isFixed ? fixed : await turns.runSteps(steps, signal, urgentLength)
  if (answer === undefined) return
  if (answer.memoryChange) await parts.remember(answer.memoryChange)
  if (!isFixed && (own.length === 0 || answer.safety.length > own.length)) yield safetyOf(answer)
  // A written step in a danger, like a fixed text, is worded by nobody else.
  const isWorded = !isFixed && !atOnce && answer.safety.every(({ tier }) => tier > 1)
  const model = isWorded && (isStreamed || answer.safety.length === 0) ? parts.model : undefined
  const briefing = model && (await turns.run(() => chatBriefing(question, answer)))
  let notice: string | null = null
  if (model && briefing) {
    const { lead, closing } = ownWordsOf(answer)
    const said: Said[] = [...lead]
    for (const each of lead) yield passage(each)
    const generation = yield* passing(
      model.generate(briefing, rulesIn(answer.language), signal),
      said,
    )
    if (generation.outcome === 'gone') return
    if (generation.outcome === 'spoken') {
      said.push(...closing)
      for (const each of closing) yield passage(each)
      yield done(answer, said, model.labelIn(ofPage), null)
      return
    }
    notice = noticeOf(generation.fault?.fault ?? 'incomplete', answer.language)
    yield passage({ text: notice, sources: [], startsParagraph: true })
  }
  const builtIn = answer.passages.map((each) => ({ ...each, startsParagraph: true }))
  const isLeadSent = notice !== null && answer.memory.lead !== undefined
  for (const each of isLeadSent ? builtIn.slice(1) : builtIn) yield passage(each)
  yield done(answer, builtIn, builtInCoachNames[ofPage], notice)
}

/** What the coach says of its memory stays as it is, whoever words the rest. */
function ownWordsOf({ memory }: CoachAnswer): Readonly<Record<'lead' | 'closing', Said[]>> {
  return { lead: ownParagraph(memory.lead), closing: ownParagraph(memory.closing) }
}

function ownParagraph(one: Passage | undefined): Said[] {
  return one ? [{ ...one, startsParagraph: true }] : []
}

function safetyOf({ safety, help }: CoachAnswer): ChatEvent {
  return { event: 'safety', data: { safety: [...safety], help } }
}

/** Sends each sentence on and remembers it. */
async function* passing<End>(
  sentences: AsyncGenerator<GuardedSentence, End, undefined>,
  said: Said[],
): AsyncGenerator<ChatEvent, End, undefined> {
  for (;;) {
    const next = await sentences.next()
    if (next.done) return next.value
    const { text, ids, startsParagraph } = next.value
    const one = { text, startsParagraph, sources: sourcesOf(ids) }
    said.push(one)
    yield passage(one)
  }
}

function sourcesOf(ids: readonly string[]): Source[] {
  return ids.flatMap((id) => {
    const entry = evidenceOf(id)
    return entry ? [sourceOf(entry)] : []
  })
}

function passage({ text, startsParagraph, sources }: Said): ChatEvent {
  return { event: 'passage', data: { text, startsParagraph, sources: [...sources] } }
}

function done(
  answer: CoachAnswer,
  said: readonly Said[],
  model: string,
  notice: string | null,
): ChatEvent {
  const sources = new Map(said.flatMap((each) => each.sources.map((one) => [one.id, one] as const)))
  const texts = [...answer.safety.map(({ text }) => text), ...paragraphsOf(said)]
  return {
    event: 'done',
    data: {
      advice: texts.join('\n\n'),
      safety: [...answer.safety],
      sources: [...sources.values()],
      suggestions: [...answer.suggestions],
      model,
      notice,
      help: answer.help,
      ...(answer.step && { step: answer.step }),
    },
  }
}

function paragraphsOf(said: readonly Said[]): string[] {
  const paragraphs: string[] = []
  for (const { text, startsParagraph } of said) {
    const last = paragraphs.at(-1)
    if (startsParagraph || last === undefined) paragraphs.push(text)
    else paragraphs.splice(-1, 1, `${last} ${text}`)
  }
  return paragraphs
}
