/** A plan as events: fixed safety texts at once, then point by point, each in the model's words where they pass. */

import { advise } from '#coach/plan/advice.ts'
import { type Advice, type AdviceRequest, presentAdvice, withWords } from '#coach/plan/plan.ts'
import { adviceBriefing } from '#coach/briefing/advice-briefing.ts'
import { builtInCoachNames } from '#coach/wording/coach-name.ts'
import type { Language } from '#core/languages.ts'
import type { AdviceEvent } from '#contract/schemas/coach-events.ts'
import type { ModelClient, Generation } from '../../model/model-client.ts'
import type { AnswerRules } from '../../model/guarded-generation.ts'
import { noticeOf, notices } from '../../model/notices.ts'
import { PointWords, type Rewording } from '../../model/reworded-points.ts'

/** What a plan stands on. */
export interface PlanParts {
  readonly request: AdviceRequest
  /** Undefined where the built-in coach speaks alone. */
  readonly model: ModelClient | undefined
  /** True where fixed texts are seen as soon as they are sent; else a model must not hold them up. */
  readonly isStreamed: boolean
  /** The person has gone. */
  readonly signal: AbortSignal
}

/**
 * Makes a plan.
 *
 * @param parts - what is asked, who may word it, and whether somebody still listens.
 * @returns `safety` first, before a model is asked; one passage for each point, in order; `done`
 *   with the whole reply. Ends without it when the person has gone.
 */
export async function* adviceEvents(
  parts: PlanParts,
): AsyncGenerator<AdviceEvent, void, undefined> {
  const { request, isStreamed, signal } = parts
  const { language = 'en' } = request
  const advice = advise(request)
  yield { event: 'safety', data: { safety: [...advice.safety] } }
  const words = new Map<number, Rewording>()
  const model = isStreamed || advice.safety.length === 0 ? parts.model : undefined
  const speaker = mayReword(advice) ? model : undefined
  const generation = speaker && (yield* reword(advice, words, speaker, parts))
  if (signal.aborted) return
  const final = withWords(advice, words)
  const sent = generation === undefined ? 0 : lastPlace(words) + 1
  for (const place of final.points.keys()) if (place >= sent) yield pointEvent(final, place)
  const isReworded = words.size > 0 && model !== undefined
  yield {
    event: 'done',
    data: {
      ...presentAdvice(final, request),
      model: isReworded ? model.labelIn(language) : builtInCoachNames[language],
      notice: generation ? noticeFor(generation, words.size, advice.points.length, language) : null,
    },
  }
}

/** In a crisis every word is ours. */
function mayReword({ points, safety }: Advice): boolean {
  return points.length > 0 && safety.every(({ tier }) => tier > 1)
}

/** Sends each point as soon as its words are there, and those before it that got none. */
async function* reword(
  advice: Advice,
  words: Map<number, Rewording>,
  model: ModelClient,
  { request, signal }: PlanParts,
): AsyncGenerator<AdviceEvent, Generation, undefined> {
  const ids = advice.points.map(({ sources }) => sources.map(({ id }) => id))
  const collected = new PointWords(ids, request.language)
  const rules: AnswerRules = {
    isWhole(said) {
      const again = new PointWords(ids, request.language)
      return said.some((sentence) => again.push(sentence)) || again.end() !== undefined
    },
    hasRoomFor: () => true,
  }
  const sentences = model.generate(adviceBriefing(request, advice), rules, signal)
  let sent = 0
  for (;;) {
    const next = await sentences.next()
    const found = next.done ? lastWords(next.value, collected) : collected.push(next.value)
    if (found) {
      words.set(found.place, found)
      const final = withWords(advice, words)
      while (sent <= found.place) yield pointEvent(final, sent++)
    }
    if (next.done) return next.value
  }
}

/** A paragraph that broke off in the middle is not the model's last word on a point. */
function lastWords({ fault }: Generation, collected: PointWords): Rewording | undefined {
  return fault === undefined ? collected.end() : undefined
}

function lastPlace(words: ReadonlyMap<number, Rewording>): number {
  return Math.max(-1, ...words.keys())
}

function pointEvent({ points }: Advice, place: number): AdviceEvent {
  const { text = '', sources = [] } = points[place] ?? {}
  return { event: 'passage', data: { text, startsParagraph: true, sources: [...sources] } }
}

function noticeFor(
  generation: Generation,
  reworded: number,
  points: number,
  language: Language,
): string | null {
  if (reworded === points) return null
  return reworded > 0
    ? notices[language].partlyReworded
    : noticeOf(generation.fault?.fault ?? 'incomplete', language)
}
