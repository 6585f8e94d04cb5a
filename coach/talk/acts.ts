/** What a person does in a turn that leans on the card before it, pressed or typed. */

import type { Language } from '#core/languages.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Card } from '../cards/card.ts'
import { cards } from '../cards/catalog.ts'
import type { Said } from '../text/said.ts'
import type { Limit } from '../cards/limits.ts'
import { domainLabels, startLabel } from '../conversation/labels.ts'
import { normalise } from '../text/normalise.ts'
import type { Act } from '../understanding/acts.ts'

/** What leans on a step that was advised. */
export type FollowUpAct =
  | 'more'
  | 'how'
  | 'how_much'
  | 'cannot'
  | 'tried'
  | 'did'
  | 'other'
  | 'goal'

/** How a step went. */
export type Outcome = 'helped' | 'no-change' | 'harmed' | 'too-hard'

/** What one button, or one message, says. */
export interface Move {
  readonly act: Act
  /** Why a step cannot be done, where that is said. */
  readonly limit?: Limit | 'dislike' | 'pain'
  /** How it went, where that is said. */
  readonly outcome?: Outcome
  /** What the talk shall be about, where that is chosen. */
  readonly domain?: LifestyleDomain
  /** Evidence id of the card that is asked for by its name. */
  readonly card?: string
  /** What was said to "Are you safe?". */
  readonly safe?: 'yes' | 'no'
  /** What was said of a goal at the next visit, where it was not simply done. */
  readonly visit?: 'some-days' | 'not-yet'
}

/** A button under an answer: its label is what is sent. */
export interface QuickReply extends Move {
  readonly label: Said
}

/** Under an answer that is made of a card. */
export const afterCard: readonly QuickReply[] = [
  { act: 'more', label: { en: 'Tell me more', es: 'Cuénteme más' } },
  { act: 'how', label: { en: 'How do I do it?', es: '¿Cómo se hace?' } },
  { act: 'how_much', label: { en: 'How much?', es: '¿Cuánto?' } },
  { act: 'cannot', label: { en: "I can't do that", es: 'No puedo hacerlo' } },
  { act: 'tried', label: { en: 'I tried it', es: 'Ya lo probé' } },
  { act: 'other', label: { en: 'Another idea', es: 'Otra idea' } },
  { act: 'goal', label: { en: 'Make it my goal', es: 'Que sea mi meta' } },
]

/** After "What makes it hard?". */
export const reasons: readonly QuickReply[] = [
  { act: 'cannot', limit: 'pain', label: { en: 'Pain', es: 'Dolor' } },
  {
    act: 'cannot',
    limit: 'dizzy',
    label: { en: 'Dizzy or unsteady', es: 'Mareo o poco equilibrio' },
  },
  { act: 'cannot', limit: 'no-time', label: { en: 'No time', es: 'No tengo tiempo' } },
  { act: 'cannot', limit: 'no-money', label: { en: 'No money', es: 'No hay dinero' } },
  {
    act: 'cannot',
    limit: 'no-transport',
    label: { en: 'No way to get there', es: 'No tengo cómo ir' },
  },
  {
    act: 'cannot',
    limit: 'nobody-near',
    label: { en: 'Nobody to go with', es: 'No tengo con quién' },
  },
  { act: 'cannot', limit: 'dislike', label: { en: "I don't like it", es: 'No me gusta' } },
]

/** After "How did it go?". */
export const outcomes: readonly QuickReply[] = [
  { act: 'tried', outcome: 'helped', label: { en: 'It helped', es: 'Me ayudó' } },
  { act: 'tried', outcome: 'no-change', label: { en: 'No change', es: 'Siguió igual' } },
  { act: 'tried', outcome: 'harmed', label: { en: 'It hurt', es: 'Me hizo daño' } },
  { act: 'tried', outcome: 'too-hard', label: { en: 'It was too hard', es: 'Fue muy difícil' } },
]

const done: QuickReply = { act: 'did', label: { en: 'I did it', es: 'Lo hice' } }

/** After a step was made a goal, where "Make it my goal" has been said. */
export const afterGoal: readonly QuickReply[] = [
  done,
  ...afterCard.filter(({ act }) => act === 'how' || act === 'other'),
]

/** After "How did it go since last time?". */
export const visitReplies: readonly QuickReply[] = [
  done,
  { act: 'did', visit: 'some-days', label: { en: 'Some days', es: 'Algunos días' } },
  { act: 'did', visit: 'not-yet', label: { en: 'Not yet', es: 'Todavía no' } },
  { act: 'other', label: { en: 'Change it', es: 'Cambiarla' } },
]

/** Where to begin, for whoever has not said what it is about. */
export const domainReplies: readonly QuickReply[] = domainLabels.map(([domain, label]) => ({
  act: 'ask',
  domain,
  label,
}))

/** Where nothing was asked yet. */
export const whereToStart: QuickReply = { act: 'which_first', label: startLabel }

/** After "Are you safe?". */
export const safeReplies: readonly QuickReply[] = [
  { act: 'answer', safe: 'yes', label: { en: 'Yes, I am safe', es: 'Sí, estoy a salvo' } },
  { act: 'answer', safe: 'no', label: { en: 'No', es: 'No' } },
  { act: 'answer', safe: 'no', label: { en: 'Not sure', es: 'No lo sé' } },
]

/** After the question whether something is happening now; what waited for it is taken up by `waitingFor`. */
export const nowReplies: readonly QuickReply[] = [
  { act: 'answer', label: { en: 'No, nothing new', es: 'No, nada nuevo' } },
  { act: 'answer', label: { en: 'Yes, now', es: 'Sí, ahora' } },
]

/** Under cards of which one may be meant. */
export const noneOfThese: QuickReply = {
  act: 'unclear',
  label: { en: 'None of these', es: 'Ninguno de estos' },
}

/** The button that leads to a card. */
export function toCard({ id, title }: Card): QuickReply {
  return { act: 'ask', card: id, label: title }
}

const pressed = new Map<string, Move>(
  [
    ...afterCard,
    ...reasons,
    ...outcomes,
    ...visitReplies,
    whereToStart,
    ...domainReplies,
    ...safeReplies,
    ...cards.map(toCard),
    noneOfThese,
  ].flatMap(({ label, ...move }) =>
    Object.values(label).map((text) => [normalise(text), move] as const),
  ),
)

/** What a message does that is the label of a button; undefined where it is none. */
export function pressedMove(message: string): Move | undefined {
  return pressed.get(normalise(message))
}

/** Tells whether a message is the label of a button and says nothing of its own, as the name of a card does. */
export function isPressed(message: string): boolean {
  const move = pressedMove(message)
  return move !== undefined && move.card === undefined
}

/**
 * The label of the button of an act.
 *
 * @param act - any act.
 * @param language - language of the label.
 * @returns what is sent when it is pressed; undefined where it has no button.
 */
export function labelOf(act: string, language: Language): string | undefined {
  return [...afterCard, done, whereToStart].find((reply) => reply.act === act)?.label[language]
}
