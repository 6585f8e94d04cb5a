/** Answers what was told before somebody was asked whether they are safe. */

import { asideWords } from './aside-words.ts'
import { firstAnswer } from './first-answer.ts'
import { nearestFaq } from './of-subjects.ts'
import { pointTo } from './matter.ts'
import { suitsAll } from './matter-suits.ts'
import { type Reading, readingOf, type Reply, spoken } from './reading.ts'

/** What was told before it was asked whether they are safe is answered once they are. */
export function onceSafe(reading: Reading): Reply | undefined {
  const { history, state } = reading
  const told = history.findLast(({ role }) => role === 'user')?.content ?? ''
  const before = readingOf({ ...reading, message: told, history: history.slice(0, -2), state })
  const found = before.search()
  const { matter, isSure } = found
  const isMatter = matter && suitsAll(matter, before)
  const near = nearestFaq(before) ?? (isSure ? firstAnswer(before, found) : undefined)
  const reply = isMatter ? pointTo(before, matter) : near
  // The feeling was met where it was asked whether they are safe.
  const fresh = reply?.passages.filter(
    ({ text }) => history.at(-1)?.content.includes(text) !== true,
  )
  return (
    reply && {
      ...reply,
      act: 'answer',
      passages: [spoken(reading, asideWords.glad), ...(fresh ?? [])],
    }
  )
}
