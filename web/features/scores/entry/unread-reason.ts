/** Says in words why a piece of a pasted text is no score. */

import { domainNames } from '#core/wording/domain-names.ts'
import type { ScoresTexts } from '../../../locales/scores.ts'
import type { ScoreRanges, Unread } from './parse-scores.ts'

/**
 * One plain sentence with the piece in it.
 *
 * @param piece - from `parseScores`.
 */
export function describeUnread(piece: Unread, ranges: ScoreRanges, texts: ScoresTexts): string {
  if (!('domain' in piece)) return texts[piece.reason](piece.text)
  const name = domainNames[piece.domain]
  if (piece.reason === 'twice') return texts.twice(piece.text, name)
  return texts[piece.reason](piece.text, name, ranges[piece.domain])
}
