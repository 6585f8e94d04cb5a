/** How long a questionnaire takes a person of 65 or more, said in one place for every page that says it. */

import { type Item, itemsOf, type Questionnaire } from './instrument.ts'

/**
 * Seconds for an adult of any age. These are our own assumptions, made before anybody was timed: to
 * read a question and pick one answer, to work out and type a number, to think of a time and type it.
 */
const secondsFor: Readonly<Record<Item['kind'], number>> = { choice: 12, number: 15, clock: 20 }
const secondsForPage = 3
/** Feet, inches and pounds, where the test begins with them. */
const bodyMeasures = 3
/** People over 65 took 43% longer on the web than people from 21 to 55 (Nielsen Norman Group, 2013). */
const slowerAfter65 = 1.43

/**
 * Computes the honest time: the number of questions by their kind, times 1.43. Follow-up questions are
 * all counted, as if each were asked, so that nobody needs longer because more applies to them.
 *
 * @param questionnaire - its pages, and whether height and weight come first.
 * @returns whole minutes, 1 or more, rounded up.
 */
export function minutesToAnswer({
  pages,
  needsBmi,
}: Pick<Questionnaire, 'pages' | 'needsBmi'>): number {
  const questions = itemsOf({ pages }).reduce((sum, { kind }) => sum + secondsFor[kind], 0)
  const measures = needsBmi ? bodyMeasures * secondsFor.number + secondsForPage : 0
  const seconds = questions + measures + pages.length * secondsForPage
  return Math.max(1, Math.ceil((seconds * slowerAfter65) / 60))
}
