/** The turns of a talk outside of any danger. */

import { conversationLimits, type Turn } from '../text/conversation-limits.ts'
import { isOfBody, saidOfDangerIn } from './scripts.ts'
import { endings } from './end-lines.ts'
import { afterCoach, afterPerson, isOfDanger, nothing } from './standing.ts'

/**
 * What an answer says below the line that ends a danger, or below a danger that was guessed at; undefined where there
 * is no such line, or nothing below it.
 */
function belowEnding({ role, content }: Turn): string | undefined {
  if (role !== 'assistant') return undefined
  const parts = content.split('\n\n')
  const place = parts.findIndex((part, at) => {
    const { codes, lines } = saidOfDangerIn(part)
    const isEnding = at === 0 && lines.some((id) => endings.has(id))
    return codes.length === 0 && (isEnding || lines.includes('orElse'))
  })
  const below = parts.slice(place + 1)
  return place < 0 || below.length === 0 ? undefined : below.join('\n\n')
}

/**
 * The turns outside of any danger, oldest first: what was said in one is no matter for later answers. Where it was a
 * guess, or was explained and no sign of the body, what the person told in it counts as ever.
 */
export function quietTurns(history: readonly Turn[]): readonly Turn[] {
  const held = new Set<number>()
  let open: number[] = []
  let standing = nothing
  for (const [place, turn] of history.entries()) {
    if (turn.role === 'user') {
      standing = afterPerson(standing, turn.content)
      const answer = history[place + 1]
      if (answer && isOfDanger(answer) && belowEnding(answer) === undefined) open.push(place)
      continue
    }
    const { isGuess, isWish, open: codes } = standing
    standing = afterCoach(standing, turn.content, toldBefore(history, place))
    if (isOfDanger(turn) && belowEnding(turn) === undefined) held.add(place)
    if (standing.open.length > 0) continue
    const isDenied = codes[0] === 'suicide_self_harm' && !isWish
    const { lines } = saidOfDangerIn(turn.content)
    const isGrief = lines.includes('endedGrief')
    const isOver = lines.includes('explained') && !codes.some(isOfBody)
    const isNone = isGuess || isDenied || isGrief || isOver
    if (!isNone) for (const each of open) held.add(each)
    open = []
  }
  for (const each of open) held.add(each)
  return history.flatMap((turn, place) =>
    held.has(place) ? [] : [{ ...turn, content: belowEnding(turn) ?? turn.content }],
  )
}

/** What the person said in the turns before an answer. */
function toldBefore(history: readonly Turn[], place: number): readonly string[] {
  const told = history.slice(0, place).filter(({ role }) => role === 'user')
  return told.slice(-conversationLimits.earlierTurns).map(({ content }) => content)
}
