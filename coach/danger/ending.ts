/** How a danger ends: what is said, what may be pressed, and the question that waited. */

import { type Language, languages } from '#core/languages.ts'
import { askedIn } from '../conversation/asked-in.ts'
import type { Said } from '../text/said.ts'
import type { Turn } from '../text/conversation-limits.ts'
import { pattern } from '../text/pattern.ts'
import { hearSafety } from '../safety/hear-safety.ts'
import { retrieve } from '../search/retrieval.ts'
import { normalise } from '../text/normalise.ts'
import { despairIn } from '../conversation/despair.ts'
import { feelingIn } from '../conversation/feelings.ts'
import { tiers } from '../safety/codes.ts'
import { domainLabels, hardestHour, startLabel } from '../conversation/labels.ts'
import { aboutOther } from '../safety/about-other.ts'
import { asksAbout, toldInstead } from './denied-sign.ts'
import type { Heard } from './heard-reply.ts'
import { helpAskedIn } from './help-asked.ts'
import type { LineId } from './lines.ts'
import type { NextStep } from './next-step.ts'
import { questionIn } from './question-in.ts'
import { isOfBody, saidOfDangerIn, say } from './scripts.ts'
import { endsAsItComes, endsMildly, endsWithHelp, explaining } from './end-lines.ts'
import { type Standing, standingIn } from './standing.ts'

/** The end of a danger. */
export interface Ending {
  readonly text: string
  readonly replies: readonly string[]
  /** What may now be answered below it. */
  readonly goesOn: string | undefined
}

/** In what language and for which region it is said, and to which message. */
export interface Ended {
  readonly message: string
  readonly region: string
  readonly language: Language
}

/** A longer question is no button. */
const mostLetters = 40

/** Takes a question up again that is too long for a button. */
const back: Said = { en: 'Back to my question', es: 'Volver a mi pregunta' }

/** The question that waits, as a button: pressed, it is asked. */
function buttonFor(question: string, language: Language): string {
  return question.length <= mostLetters ? question : back[language]
}

/**
 * What a button that takes a question up again asks.
 *
 * @param message - what was typed or pressed.
 * @param history - the turns before it.
 * @returns the question that waited; the message itself where it is no such button.
 */
export function takenUp(message: string, history: readonly Turn[]): string {
  const language = languages.find((each) => message === back[each])
  if (language === undefined) return message
  return standingIn(history).parked.findLast((each) => isAnswerable(each, language)) ?? message
}

const ofDanger = pattern(
  '((his|her|my) (old )?age|(la|su) edad|should i (?!eat|do|try|walk|sleep|use|buy)|give (him|her|them)|le doy|(go|come|get) back|inside|outside|call*|ring*|wait*|(get|send|need) help|help (is|is here|come*|here|arriv*)|ambulance*|paramedic*|hospital*|doctor*|drive|lie down|stand up|volver a entrar|adentro|afuera|llam*|esper*|(la|pido|pedir|llega*|viene*) ayuda|ambulancia*|paramedic*|medic*|manejar|acost*|what (do|should|shall|can|must) i do|que (hago|debo|tengo que|puedo))',
)

/** Tells whether words are of the danger itself, or of the help for it. */
export function isOfHelp(message: string): boolean {
  return ofDanger.test(normalise(message))
}

/** A question of the danger itself, such as when help comes, is none to go back to. */
export function isAnswerable(parked: string, language: Language): boolean {
  if (parked === '' || isOfHelp(parked) || despairIn(parked)) return false
  if (hearSafety(parked).some((code) => tiers[code] <= 1)) return false
  return retrieve(askedIn(parked, language)).hits.length > 0
}

/** Asked where nothing else was told that could be answered. */
export const whatThen: Said = { en: 'What would you like to ask?', es: '¿Qué quería preguntarme?' }

/** What is said where a danger ends, and what is answered below it. */
export function ofEnd(
  asked: Ended,
  standing: Standing,
  { line, before }: Pick<NextStep, 'line' | 'before'>,
  heard: ReadonlySet<Heard>,
): Ending {
  const { language } = asked
  const sayIt = (id: LineId) => say(id, standing.isOther, asked.region, language)
  const parked = standing.parked.findLast((each) => isAnswerable(each, language))
  const isAsEver = isNone(line, standing)
  const isFelt = line === 'ended' && standing.isGuess && parked === undefined && isSorry(standing)
  const own = ownOf(asked, line, standing, heard)
  const waiting = isAsEver || isFelt ? waitingIn(asked, standing, line, parked) : undefined
  const goesOn = own ?? waiting
  const isOver = isAsEver || endsMildly.has(line)
  const near = isOver && line !== 'endedGrief' ? nearLabels : []
  // Said below the end: to an answer the talk goes on.
  const below =
    parked !== undefined || goesOn !== undefined
      ? undefined
      : line === 'endedGrief'
        ? hardestHour
        : line === 'explained'
          ? whatThen
          : undefined
  return {
    text: [[before ?? [], line].flat().map(sayIt).join(' '), below?.[language] ?? []]
      .flat()
      .join('\n\n'),
    replies:
      parked === undefined ? near.map((label) => label[language]) : [buttonFor(parked, language)],
    goesOn,
  }
}

/** Where it was no danger, or is over, every question but one for the crew is an ordinary one. */
function isNone(line: LineId, { isGuess }: Standing): boolean {
  return explaining.has(line) || line === 'endedHome' || (line === 'ended' && isGuess)
}

/** Ends after which a question beside the danger is answered. */
const leavesOpen: ReadonlySet<LineId> = new Set(['ended', 'endedBody', 'endedHelp', 'endedCrew'])

/** The question in the very message that ends it. */
function ownOf(
  { message, language }: Ended,
  line: LineId,
  standing: Standing,
  heard: ReadonlySet<Heard>,
): string | undefined {
  if (!heard.has('asks')) return undefined
  const own = questionIn(message)
  if (isNone(line, standing)) {
    if (helpAskedIn(own).length > 0) return undefined
    const instead = toldInstead(message)
    return !isKnownIn(own, language) && isKnownIn(instead, language) ? instead : own
  }
  if (!leavesOpen.has(line)) return undefined
  if (isAnswerable(own, language)) return own
  // "I am safe. I have not eaten today. What do I do?" asks of what was told.
  const instead = toldInstead(message)
  return !standing.open.some(isOfBody) && isKnownIn(instead, language) ? instead : undefined
}

const nearLabels: readonly Said[] = [startLabel, ...domainLabels.map(([, label]) => label)]

/** Guilt or shame that was taken for a danger. */
function isSorry({ told }: Standing): boolean {
  return feelingIn(told)?.isGuilt === true
}

function isKnownIn(text: string, language: Language): boolean {
  return text !== '' && (retrieve(askedIn(text, language)).isSure || isOfMedicine(text))
}

/** What is asked of a medicine has its own text. */
function isOfMedicine(text: string): boolean {
  return hearSafety(text).includes('medication')
}

function isFeltIn(text: string): boolean {
  const felt = feelingIn(text)
  return felt !== undefined && !felt.isGrief
}

/** What waited for the end of a danger that was none: what is told in its place, a question, or what was told before. */
function waitingIn(
  { message, language }: Ended,
  { told, open, isGuess, parked: asked }: Standing,
  line: LineId,
  parked: string | undefined,
): string | undefined {
  const instead = line === 'endedGrief' ? '' : toldInstead(message)
  if (asksAbout.test(normalise(instead)) && isKnownIn(instead, language)) return instead
  if (parked !== undefined) return parked
  if (instead !== '' && (isFeltIn(instead) || isKnownIn(instead, language))) return instead
  if (isFeltIn(told)) return told
  const isKnown = isGuess && !open.some(isOfBody) && isKnownIn(told, language)
  // Of what was asked something is said, if only what is near it.
  return isKnown ? told : asked.findLast((each) => !isOfHelp(each))
}

/**
 * What is said in place of a guess just after help for the body was told, in this message or the one before it: who
 * trembles, or asks whether all will be well, wants no tip that is only near.
 *
 * @param standing - what stood before the message.
 * @param ended - what the message itself ends is said so.
 * @returns undefined where no such help was told.
 */
export function saidAfterHelp(
  { message, region, language }: Ended,
  standing: Standing,
  ended: string | undefined,
): string | undefined {
  const lines = ended === undefined ? standing.last : saidOfDangerIn(ended).lines
  if (
    !standing.shown.some(isOfBody) ||
    !lines.some((id) => endsWithHelp.has(id) || endsAsItComes.has(id))
  )
    return undefined
  return say('afterHelp', standing.isOther || aboutOther(message), region, language)
}
