/** What stands between a person and the next page: questions without an answer, and answers that cannot be read. */

import { clockInWords, minutesUntil, parseClockText } from '#core/clock-text.ts'
import type { ClockItem, Questionnaire, Item, Page, TimeInBed } from '#core/instrument.ts'
import { type Responses, requiredItems, unansweredItems } from '#core/responses.ts'
import { parseNumber } from '#core/rules/numbers.ts'
import { isFault } from '#core/scoring.ts'
import type { QuestionnaireTexts } from '../../../locales/questionnaire.ts'
import type { FieldFault } from '../../../ui/error-summary.tsx'

/** One fault and the question it belongs to. */
export interface ItemFault extends FieldFault {
  readonly linkId: string
  /** The other answers it may as well lie in, each perhaps on a screen of its own. */
  readonly others: readonly Item[]
}

function faultAt(item: Item, message: string, others: readonly Item[] = []): ItemFault {
  return { linkId: item.linkId, fieldId: fieldIdOf(item), message, others }
}

/** Element id of the field that belongs to a question: of its input, or of its first radio. */
export function fieldIdOf(item: Item): string {
  return item.kind === 'choice' ? `${fieldNameOf(item)}-0` : fieldNameOf(item)
}

/** Form name of a question. */
export function fieldNameOf(item: Item): string {
  return `${fieldPrefix}${item.linkId}`
}

/** The question a form name belongs to. */
export function linkIdOfField(fieldName: string): string {
  return fieldName.slice(fieldPrefix.length)
}

const fieldPrefix = 'q-'

/**
 * Judges one page.
 *
 * @returns its faults in the order asked; empty when the person may go on.
 */
export function pageFaults(
  instrument: Questionnaire,
  page: Page,
  responses: Responses,
  texts: QuestionnaireTexts,
): readonly ItemFault[] {
  const asked = { pages: [page] }
  const open = new Set(unansweredItems(asked, responses))
  const faults = requiredItems(asked, responses).flatMap((item) => {
    const message = open.has(item)
      ? openMessage(item, texts)
      : unreadMessage(item, responses[item.linkId] ?? '', texts)
    return message === null ? [] : [faultAt(item, message)]
  })
  return faults.length > 0 ? faults : crossFaults(instrument, page, responses, texts)
}

/**
 * What the typed answers of a page say together.
 *
 * @returns null where nothing is typed on this page or the answers do not fit yet.
 */
export function timeInBedOf(
  instrument: Questionnaire,
  page: Page,
  responses: Responses,
): TimeInBed | null {
  if (instrument.checkTyped === undefined || !hasTyped(page)) return null
  const check = instrument.checkTyped(responses)
  return isFault(check) ? null : check
}

/** Minutes as hours and minutes. */
export function durationInWords(minutes: number, texts: QuestionnaireTexts): string {
  return texts.duration(Math.floor(minutes / 60), minutes % 60)
}

/** What to say at a question for a fault that scoring found in it. */
export function scoringFault(
  code: string,
  item: Item,
  instrument: Questionnaire,
  responses: Responses,
  texts: QuestionnaireTexts,
): ItemFault {
  const isAboutTimes = code === 'SAME_BED_AND_WAKE_TIME' || code === 'HOURS_EXCEED_TIME_IN_BED'
  return faultAt(
    item,
    scoringMessage(code, item, instrument, responses, texts),
    isAboutTimes ? clocksOf(instrument).filter((clock) => clock !== item) : [],
  )
}

function scoringMessage(
  code: string,
  item: Item,
  instrument: Questionnaire,
  responses: Responses,
  texts: QuestionnaireTexts,
): string {
  if (code === 'SAME_BED_AND_WAKE_TIME') return texts.sameTimes
  if (code === 'HOURS_EXCEED_TIME_IN_BED') {
    return moreSleepMessage(item, instrument, responses, texts)
  }
  if (code === 'INVALID_TIME') return texts.invalidTime
  if (code === 'INVALID_NUMBER' && item.kind === 'number') {
    return texts.invalidNumber(item.min, item.max, item.unit)
  }
  return texts.askAgain(item.topic)
}

/** With the times as they were read: a slip between AM and PM is then seen at once. */
function moreSleepMessage(
  asleep: Item,
  instrument: Questionnaire,
  responses: Responses,
  texts: QuestionnaireTexts,
): string {
  const [bed = 0, wake = 0] = clocksOf(instrument).map((item) => {
    const time = parseClockText(responses[item.linkId], item.clock)
    return isFault(time) ? 0 : time.minutes
  })
  const sleepMinutes = Math.round(Number(responses[asleep.linkId]) * 60)
  return texts.moreSleepThanBed(
    clockInWords(bed),
    clockInWords(wake),
    durationInWords(minutesUntil(bed, wake), texts),
    durationInWords(sleepMinutes, texts),
  )
}

function clocksOf({ pages }: Questionnaire): readonly ClockItem[] {
  return pages.flatMap(({ items }) => items.filter((item) => item.kind === 'clock'))
}

function openMessage(item: Item, texts: QuestionnaireTexts): string {
  return item.kind === 'choice' ? texts.chooseAnswer(item.topic) : texts.typeAnswer(item.topic)
}

function unreadMessage(item: Item, answer: string, texts: QuestionnaireTexts): string | null {
  if (item.kind === 'clock' && isFault(parseClockText(answer, item.clock))) return texts.invalidTime
  if (item.kind === 'number' && parseNumber(answer, item) === null) {
    return texts.invalidNumber(item.min, item.max, item.unit)
  }
  return null
}

function crossFaults(
  instrument: Questionnaire,
  page: Page,
  responses: Responses,
  texts: QuestionnaireTexts,
): readonly ItemFault[] {
  if (instrument.checkTyped === undefined || !hasTyped(page)) return []
  const check = instrument.checkTyped(responses)
  if (!isFault(check)) return []
  const item = page.items.find(({ linkId }) => linkId === check.field)
  return item === undefined ? [] : [scoringFault(check.error, item, instrument, responses, texts)]
}

/** Whether a page asks for something typed. */
export function hasTyped(page: Page): boolean {
  return page.items.some((item) => item.kind !== 'choice')
}
