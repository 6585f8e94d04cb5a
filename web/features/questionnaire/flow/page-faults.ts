/** What stands between a person and the next page: questions without an answer, and answers that cannot be read. */

import { clockInWords, clockMinutes, minutesUntil, parseClockText } from '#core/clock-text.ts'
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
    if (open.has(item)) return [faultAt(item, openMessage(item, texts))]
    return isRead(item, responses[item.linkId]) ? [] : [faultAt(item, againMessage(item, texts))]
  })
  return faults.length > 0 ? faults : crossFaults(instrument, page, responses, texts)
}

/**
 * What the typed answers of a page say together.
 *
 * @returns undefined where nothing is typed on this page, null where the answers do not fit yet.
 */
export function timeInBedOf(
  instrument: Questionnaire,
  page: Page,
  responses: Responses,
): TimeInBed | null | undefined {
  const check = checkOf(instrument, page, responses)
  return check && isFault(check) ? null : check
}

/** Minutes as hours and minutes. */
export function durationInWords(minutes: number, texts: QuestionnaireTexts): string {
  return texts.duration(Math.floor(minutes / 60), minutes % 60)
}

/** What to say at a question for a fault of its answer, by the code of the scoring. */
export function scoringFault(
  code: string,
  item: Item,
  instrument: Questionnaire,
  responses: Responses,
  texts: QuestionnaireTexts,
): ItemFault {
  const aboutTimes = timesMessage(code, item, instrument, responses, texts)
  return faultAt(
    item,
    aboutTimes ?? againMessage(item, texts),
    aboutTimes ? clocksOf(instrument).filter((clock) => clock !== item) : [],
  )
}

/** Undefined for a fault that lies in one answer alone. */
function timesMessage(
  code: string,
  item: Item,
  instrument: Questionnaire,
  responses: Responses,
  texts: QuestionnaireTexts,
): string | undefined {
  if (code === 'SAME_BED_AND_WAKE_TIME') return texts.sameTimes
  return code === 'HOURS_EXCEED_TIME_IN_BED'
    ? moreSleepMessage(item, instrument, responses, texts)
    : undefined
}

/** With the times as they were read: a slip between AM and PM is then seen at once. */
function moreSleepMessage(
  asleep: Item,
  instrument: Questionnaire,
  responses: Responses,
  texts: QuestionnaireTexts,
): string {
  const [bed = 0, wake = 0] = clocksOf(instrument).map((item) =>
    clockMinutes(responses[item.linkId], item.clock),
  )
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

/** What to say where an answer cannot be used: how to write what is typed. */
function againMessage(item: Item, texts: QuestionnaireTexts): string {
  if (item.kind === 'clock') return texts.invalidTime
  return item.kind === 'number'
    ? texts.invalidNumber(item.min, item.max, item.unit)
    : texts.askAgain(item.topic)
}

/** What is chosen can be read always. */
function isRead(item: Item, answer: string | undefined): boolean {
  if (item.kind === 'clock') return !isFault(parseClockText(answer, item.clock))
  return item.kind === 'choice' || parseNumber(answer, item) !== null
}

function crossFaults(
  instrument: Questionnaire,
  page: Page,
  responses: Responses,
  texts: QuestionnaireTexts,
): readonly ItemFault[] {
  const check = checkOf(instrument, page, responses)
  if (!check || !isFault(check)) return []
  const item = page.items.find(({ linkId }) => linkId === check.field)
  return item === undefined ? [] : [scoringFault(check.error, item, instrument, responses, texts)]
}

/** Undefined where nothing is typed on this page. */
function checkOf({ checkTyped }: Questionnaire, page: Page, responses: Responses) {
  return hasTyped(page) ? checkTyped?.(responses) : undefined
}

/** Whether a page asks for something typed. */
export function hasTyped(page: Page): boolean {
  return page.items.some((item) => item.kind !== 'choice')
}
